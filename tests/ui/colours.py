"""Perceptual measures of colours."""

from __future__ import annotations

from PySide6.QtGui import QColor

Light = tuple[float, float, float]


def linear(colour: str) -> Light:
    def channel(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    rgb = QColor(colour)
    return channel(rgb.redF()), channel(rgb.greenF()), channel(rgb.blueF())


def contrast(a: str, b: str) -> float:
    """WCAG contrast ratio of two colours, 1 to 21."""
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b)))
    return (high + 0.05) / (low + 0.05)
