"""Computer opponents: they see one seat's view and answer with a move."""

TABLE_LEVELS = ("newcomer", "beginner", "casual", "club", "expert", "master")
"""The levels that sit at a table with a person, from below."""
LEANING_LEVELS = TABLE_LEVELS[2:]
"""Those whose leaning is seen: below, all is laid at once, and hardly a discard is taken."""
SEARCHING_LEVELS = TABLE_LEVELS[-2:]
"""Those that try their moves out, and think long enough for it to be noticed."""
