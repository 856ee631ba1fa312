"""Match records: the saved game, the replay and the evidence; and what is derived from them."""
