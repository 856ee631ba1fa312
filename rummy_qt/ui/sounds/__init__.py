"""Sound: which one belongs to an event of the match, and how to play it on this system."""
