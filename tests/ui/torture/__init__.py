"""Stress tests of the whole window: failing or slow disks, random input, long evenings.

The suite includes short runs; `make fault-test`, `make slow-disk-test`, `make monkey-test` and
`make soak-test` do the full ones.
"""
