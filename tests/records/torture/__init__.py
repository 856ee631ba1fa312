"""Stress tests of records: kills, damage and forgery. The suite includes short runs;
`make kill-test`, `make damage-test` and `make forgery-test` do the full ones."""
