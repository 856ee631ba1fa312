"""The command line on the same parts as the program: simulate, verify, arena, bench."""
