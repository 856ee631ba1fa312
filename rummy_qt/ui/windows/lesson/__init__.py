"""The guided first round: two minutes on the real table."""
