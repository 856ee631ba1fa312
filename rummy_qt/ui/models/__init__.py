"""Item models of a match: the content of the table, the windows and screen readers."""
