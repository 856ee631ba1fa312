"""Computer opponents: they see one seat's view and answer with a move."""

TABLE_LEVELS = ("newcomer", "beginner", "casual", "club", "expert", "master")
"""The levels that a person can play against, the weakest first."""
LEANING_LEVELS = TABLE_LEVELS[2:]
"""Those with visible leanings: lower ones lay at once and rarely take a discard."""
SEARCHING_LEVELS = TABLE_LEVELS[-2:]
"""Those that search, and so take a noticeable time."""
