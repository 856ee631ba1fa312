"""The card table: layout, card art, motion, dragging, and the view that holds them."""

from typing import Final

RATIO: Final = 1.4
"""A card's height by its width."""
