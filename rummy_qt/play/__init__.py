"""One match being played: seats, opponents, undo, record. It runs without a screen."""
