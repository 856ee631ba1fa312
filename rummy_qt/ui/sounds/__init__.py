"""What is heard: which sound belongs to what happened, and how this system plays it."""
