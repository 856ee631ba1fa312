"""What measures the opponents and the review, beside the product: `python -m laboratory --help`."""
