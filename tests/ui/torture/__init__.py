"""Rough treatment of the whole window: a disk that fails or is slow, wild hands, long evenings.

Small runs are in the suite; `make fault-test`, `make slow-disk-test`, `make monkey-test` and
`make soak-test` do the full ones.
"""
