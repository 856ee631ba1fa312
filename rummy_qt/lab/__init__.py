"""The command line ``rummy-lab``: simulates, verifies, compares and measures without a screen."""
