"""Measurements of opponents and review, not part of the product: `python -m laboratory --help`."""
