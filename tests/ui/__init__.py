"""Tests of the windows, the table and their models."""
