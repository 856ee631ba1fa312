"""A finished round, looked at again on the table."""
