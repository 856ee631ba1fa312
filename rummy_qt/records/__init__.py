"""Match records: saved games, replays and evidence, and what is derived from them."""
