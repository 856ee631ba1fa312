"""Rough treatment of records: kills, damage and forgery. Small runs are in the suite; the
commands `make kill-test`, `make damage-test` and `make forgery-test` do the full ones."""
