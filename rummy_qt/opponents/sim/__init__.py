"""A small copy of the game for players that think ahead: fast, and held to the engine by tests."""
