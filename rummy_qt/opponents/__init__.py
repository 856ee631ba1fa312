"""Computer opponents: they see one seat's view and answer with a move."""
