"""Item models over a match being played: what the table, the windows and screen readers show."""
