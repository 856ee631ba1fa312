"""The guided rounds: six times two minutes on the real table."""
