"""Colours that can be told apart and text that can be read, by everybody."""

import math
from itertools import combinations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from rummy_qt.ui.theme import (
    SEAT_COLOURS,
    SMALLEST_TEXT,
    TABLE_COLOURS,
    THEMES,
    Theme,
    rim_of,
    text_font,
    theme_named,
)

# Machado, Oliveira and Fernandes (2009), severity 1.0; they act on linear light.
SIGHTS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
EVERY_THEME = [theme for felts in THEMES.values() for theme in felts.values()]
Light = tuple[float, float, float]


def linear(colour: str) -> Light:
    def channel(c: float) -> float:
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    rgb = QColor(colour)
    return channel(rgb.redF()), channel(rgb.greenF()), channel(rgb.blueF())


def seen(colour: str, sight: str) -> Light:
    light = linear(colour)
    rows = SIGHTS[sight]
    red, green, blue = (
        min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in rows
    )
    return red, green, blue


def lab(light: Light) -> Light:
    """Oklab (Ottosson 2020), in which equal distances look about equal."""
    r, g, b = light
    long = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    middle = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def contrast(a: str, b: str) -> float:
    """WCAG contrast of two colours, 1 to 21."""
    low, high = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_are_told_apart(sight: str) -> None:
    for a, b in combinations(SEAT_COLOURS, 2):
        assert math.dist(lab(seen(a, sight)), lab(seen(b, sight))) > 0.1, (a, b)


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.felt)
def test_text_stands_out(theme: Theme) -> None:
    for ground in (theme.felt, theme.felt_edge, theme.panel):
        assert contrast(theme.text, ground) >= 7
        assert contrast(theme.text_quiet, ground) >= 4.5
        assert contrast(theme.accent, ground) >= 3
        assert contrast(theme.price, ground) >= 4.5
    assert contrast(theme.accent_text, theme.accent) >= 4.5


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.felt)
def test_a_seat_of_any_colour_is_seen_by_its_outline(theme: Theme) -> None:
    rim, ground = rim_of(QColor(theme.text)), QColor(theme.panel)
    share = rim.alphaF()
    pairs = (
        (rim.red(), ground.red()), (rim.green(), ground.green()), (rim.blue(), ground.blue())
    )  # fmt: skip
    mixed = [round(share * one + (1 - share) * other) for one, other in pairs]
    assert contrast(QColor(*mixed).name(), theme.panel) >= 3


def test_names_choose_a_theme(qtbot: QtBot) -> None:
    for table in TABLE_COLOURS:
        assert theme_named("dark", table).dark
        assert not theme_named("light", table).dark
    assert theme_named("dark", "no such felt") == theme_named("dark", TABLE_COLOURS[0])
    assert theme_named("system", "spruce") in EVERY_THEME


def test_no_text_is_too_small(qtbot: QtBot) -> None:
    assert text_font(4).pixelSize() == SMALLEST_TEXT
    assert text_font(20).pixelSize() == 20
