"""The windows, pages and dialogs around the table."""
