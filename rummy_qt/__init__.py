"""Rummy Qt: the desktop game of 500 Rum."""

__version__ = "0.1.0"
