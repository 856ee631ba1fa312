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
from tests.ui.colours import Light, contrast, linear

# Machado, Oliveira and Fernandes (2009), severity 1.0; the matrices apply to linear light.
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
EVERY_THEME = [
    look for colour in TABLE_COLOURS.values() for look in colour.looks if not look.strong
]


def seen(colour: str, sight: str) -> Light:
    light = linear(colour)
    rows = SIGHTS[sight]
    red, green, blue = (
        min(1.0, max(0.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in rows
    )
    return red, green, blue


def lab(light: Light) -> Light:
    """CIE L*a*b* of linear sRGB light, white point D65."""
    r, g, b = light
    x = 0.4124564 * r + 0.3575761 * g + 0.1804375 * b
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = 0.0193339 * r + 0.1191920 * g + 0.9503041 * b

    def bent(t: float) -> float:
        return math.cbrt(t) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    fx, fy, fz = bent(x / 0.95047), bent(y), bent(z / 1.08883)
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


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
    t = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6)
    t -= 0.20 * _cos(4 * hue - 63)
    s_l = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    s_c, s_h = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    r_t = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    r_t *= math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    parts = (l2 - l1) / s_l, (c2 - c1) / s_c, d_hue / s_h
    return math.sqrt(sum(part * part for part in parts) + r_t * parts[1] * parts[2])


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def far(one: str, other: str, sight: str) -> float:
    return ciede2000(lab(seen(one, sight)), lab(seen(other, sight)))


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.felt)
def test_yarns_are_told_apart_and_from_felt_ivory_and_brass(theme: Theme, sight: str) -> None:
    brass = BRASS if theme.dark else theme.accent
    grounds = {"felt": theme.felt, "felt_edge": theme.felt_edge, "ivory": IVORY, "brass": brass}
    for one, other in combinations(theme.threads, 2):
        assert far(one, other, sight) >= 9.99, (one, other)
    for thread, (name, ground) in product(theme.threads, grounds.items()):
        assert far(thread, ground, sight) >= 9.99, f"the thread {thread} on {name}, {ground}"


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.felt)
def test_yarn_stands_out_from_what_it_is_sewn_on(theme: Theme) -> None:
    grounds = (theme.felt, theme.felt_edge) if theme.dark else (IVORY,)
    for thread, ground in product(theme.threads, grounds):
        assert contrast(thread, ground) >= 3, (thread, ground)


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.felt)
def test_text_stands_out(theme: Theme) -> None:
    for ground in (theme.felt, theme.felt_edge, theme.panel):
        assert contrast(theme.text, ground) >= 5.5
        assert contrast(theme.text_quiet, ground) >= 4.5
        assert contrast(theme.accent, ground) >= 3
    assert contrast(theme.price, theme.panel) >= 4.5


def test_brass_and_slips_are_read_in_every_look() -> None:
    assert contrast(BRASS_INK, BRASS) >= 4.5
    assert contrast(BRASS_SHADE, IVORY) >= 3
    assert contrast(BRASS_SHADE, BRASS) >= 3
    assert contrast(PRICE_INK, IVORY) >= 6
    for colour in SUIT_COLOURS.values():
        assert contrast(colour, IVORY) >= 4.5


@pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.felt)
def test_a_seat_of_any_colour_is_seen_by_its_outline(theme: Theme) -> None:
    rim, ground = with_alpha(theme.text, RIM), QColor(theme.panel)
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
    assert theme_named("dark", "no such felt") == theme_named("dark", USUAL_COLOUR)
    assert theme_named("system", "spruce") in EVERY_THEME


def test_no_text_is_too_small(qtbot: QtBot) -> None:
    assert text_font(4).pixelSize() == SMALLEST_TEXT
    assert text_font(20).pixelSize() == 20
