"""Colours are distinguishable and text is legible, also with colour blindness."""

import math
from itertools import combinations, product

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from rummy_qt.ui.drawings import with_alpha
from rummy_qt.ui.fonts import SMALLEST_TEXT, text_font
from rummy_qt.ui.theme import (
    BRASS,
    BRASS_INK,
    BRASS_SHADE,
    IVORY,
    PRICE_INK,
    RIM,
    SUIT_COLOURS,
    TABLE_COLOURS,
    USUAL_COLOUR,
    Theme,
    theme_named,
)
from tests.ui.colours import SIGHTS, Light, contrast, lab, seen_as

EVERY_THEME = [
    look for colour in TABLE_COLOURS.values() for look in colour.looks if not look.strong
]


def ciede2000(one: Light, other: Light) -> float:
    """CIEDE2000 difference of two colours (Sharma, Wu and Dalal 2005); 1 is just noticeable."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grow = 1.5 - 0.5 * math.sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = math.hypot(grow * a1, b1), math.hypot(grow * a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, grow * a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    d_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    t = 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
    t -= 0.20 * cosine(4 * hue - 63)
    s_l = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    s_c, s_h = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    r_t = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    r_t *= math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    parts = (l2 - l1) / s_l, (c2 - c1) / s_c, d_hue / s_h
    return math.sqrt(sum(part * part for part in parts) + r_t * parts[1] * parts[2])


def cosine(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def colour_difference(one: str, other: str, sight: str) -> float:
    return ciede2000(lab(seen_as(one, sight)), lab(seen_as(other, sight)))


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.felt)
def test_yarn_colours_differ_from_each_other_and_their_grounds(theme: Theme, sight: str) -> None:
    brass = BRASS if theme.dark else theme.accent
    grounds = {"felt": theme.felt, "felt_edge": theme.felt_edge, "ivory": IVORY, "brass": brass}
    for one, other in combinations(theme.threads, 2):
        assert colour_difference(one, other, sight) >= 9.99, (one, other)
    for thread, (name, ground) in product(theme.threads, grounds.items()):
        assert colour_difference(thread, ground, sight) >= 9.99, (
            f"the thread {thread} on {name}, {ground}"
        )


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.felt)
def test_yarn_has_enough_contrast_with_its_ground(theme: Theme) -> None:
    grounds = (theme.felt, theme.felt_edge) if theme.dark else (IVORY,)
    for thread, ground in product(theme.threads, grounds):
        assert contrast(thread, ground) >= 3, (thread, ground)


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.felt)
def test_text_has_enough_contrast(theme: Theme) -> None:
    for ground in (theme.felt, theme.felt_edge, theme.panel):
        assert contrast(theme.text, ground) >= 5.5
        assert contrast(theme.text_quiet, ground) >= 4.5
        assert contrast(theme.accent, ground) >= 3
    assert contrast(theme.price, theme.panel) >= 4.5


def test_brass_and_slips_are_legible_in_every_look() -> None:
    assert contrast(BRASS_INK, BRASS) >= 4.5
    assert contrast(BRASS_SHADE, IVORY) >= 3
    assert contrast(BRASS_SHADE, BRASS) >= 3
    assert contrast(PRICE_INK, IVORY) >= 6
    for colour in SUIT_COLOURS.values():
        assert contrast(colour, IVORY) >= 4.5


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.felt)
def test_the_outline_of_a_seat_has_enough_contrast(theme: Theme) -> None:
    rim, ground = with_alpha(theme.text, RIM), QColor(theme.panel)
    share = rim.alphaF()
    pairs = (
        (rim.red(), ground.red()), (rim.green(), ground.green()), (rim.blue(), ground.blue())
    )  # fmt: skip
    mixed = [round(share * one + (1 - share) * other) for one, other in pairs]
    assert contrast(QColor(*mixed).name(), theme.panel) >= 3


def test_a_theme_is_chosen_by_name(qtbot: QtBot) -> None:
    for table in TABLE_COLOURS:
        assert theme_named("dark", table).dark
        assert not theme_named("light", table).dark
    assert theme_named("dark", "no such felt") == theme_named("dark", USUAL_COLOUR)
    assert theme_named("system", "spruce") in EVERY_THEME


def test_no_text_is_too_small(qtbot: QtBot) -> None:
    assert text_font(4).pixelSize() == SMALLEST_TEXT
    assert text_font(20).pixelSize() == 20
