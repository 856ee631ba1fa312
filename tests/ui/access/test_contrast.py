"""Text and meaningful graphics have enough contrast, by the palette and in pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPalette
from pytestqt.qtbot import QtBot

from rummy_qt.ui.drawings import clear_pixmap, cloth, smooth_painter
from rummy_qt.ui.portraits import draw_ring
from rummy_qt.ui.table.sprites import seen_at
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import IVORY, ON_PAPER, TABLE_COLOURS, Theme, look_of
from rummy_qt.ui.windows.chart import LineChart, Series
from rummy_qt.ui.windows.look import palette_of, sheet_colours
from rummy_qt.ui.windows.page_dialog import page_cloth_theme, welcome_cloth_theme
from tests.ui.access.conftest import Keyboard
from tests.ui.colours import contrast

Role = QPalette.ColorRole
TEXT, LARGE, SIGN = 4.5, 3.0, 3.0
"""Minimum contrast of text, large text, and borders and signs (WCAG 2.2, AA)."""
ENOUGH = 7
"""Number of pixels of a colour that cannot come from the soft edge of a letter alone."""
SOFT = 0.85
"""Share of the contrast that a small letter's thin stem keeps, as no pixel is fully covered."""
INSIDE = (24, 24, -24, -24)
"""Margins within which the cloth may have text: inside its stitched line."""
LOOKS = list(product(("dark", "light"), TABLE_COLOURS, (False, True)))


def theme_of(brightness: str, colour: str, *, strong: bool) -> Theme:
    return look_of(TABLE_COLOURS[colour], dark=brightness == "dark", strong=strong)


def pairs_of(theme: Theme) -> Iterator[tuple[str, str, float]]:
    """Every pair of colours used on each other outside the table, with the required contrast."""
    palette = palette_of(theme)

    def role(name: Role) -> str:
        return palette.color(name).name()

    sheet, page = sheet_colours(theme), page_cloth_theme(theme)
    for text, ground in (
        (Role.WindowText, Role.Window), (Role.Text, Role.Base), (Role.Text, Role.AlternateBase),
        (Role.ButtonText, Role.Button), (Role.HighlightedText, Role.Highlight),
        (Role.ToolTipText, Role.ToolTipBase), (Role.PlaceholderText, Role.Base),
        (Role.Link, Role.Window), (Role.Link, Role.Base),
    ):  # fmt: skip
        yield role(text), role(ground), TEXT
    for under in (theme.panel, page.felt, page.felt_edge, role(Role.Base)):
        yield theme.text, under, TEXT
        yield theme.text_quiet, under, TEXT
        yield theme.accent, under, SIGN
        yield sheet["field"], under, SIGN
        yield sheet["brass_edge"], under, SIGN
    yield theme.text, welcome_cloth_theme(theme).felt, TEXT
    yield theme.text, sheet["hover"], TEXT
    yield sheet["brass_ink"], sheet["brass"], TEXT
    yield sheet["brass_ink"], sheet["bright"], TEXT
    yield sheet["brass_ink"], sheet["pressed"], TEXT
    yield sheet["brass_shade"], sheet["paper"], SIGN
    yield sheet["ink"], sheet["paper"], TEXT
    yield sheet["ink_quiet"], sheet["paper"], TEXT
    yield theme.price, theme.panel, TEXT


@pytest.mark.parametrize(("brightness", "colour", "strong"), LOOKS)
def test_all_colours_of_pages_have_enough_contrast(
    brightness: str, colour: str, strong: bool
) -> None:
    theme = theme_of(brightness, colour, strong=strong)
    faults = [
        (text, ground, round(contrast(text, ground), 2))
        for text, ground, least in pairs_of(theme)
        if contrast(text, ground) < least
    ]
    assert not faults


@pytest.mark.parametrize("yarn", range(len(ON_PAPER.threads)))
def test_lines_of_a_chart_have_enough_contrast(yarn: int, qtbot: QtBot) -> None:
    chart = LineChart()
    qtbot.addWidget(chart)
    chart.show_series([Series("", yarn, (20, 20))])
    dots = colours_in(chart.grab().toImage(), chart.rect())
    assert dots[ON_PAPER.threads[yarn]] > ENOUGH
    assert contrast(ON_PAPER.threads[yarn], IVORY) >= SIGN


@pytest.mark.parametrize("yarn", range(len(ON_PAPER.threads)))
def test_a_ring_on_paper_has_a_visible_edge_all_around(yarn: int, qtbot: QtBot) -> None:
    paper = clear_pixmap(60, 60, 1)
    paper.fill(QColor(IVORY))
    painter = smooth_painter(paper)
    draw_ring(painter, (30, 30, 50), ON_PAPER, yarn)
    painter.end()
    picture = paper.toImage()
    for x, y in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        seen = {picture.pixelColor(30 + far * x, 30 + far * y).name() for far in range(29)}
        assert max(contrast(colour, IVORY) for colour in seen) > 1.4


# ------------------------------------------------------------------------ pictures of the table


def colours_in(picture: QImage, box: QRect) -> Counter[str]:
    """How often each colour stands in a part of a picture."""
    part = picture.copy(box & picture.rect()).convertToFormat(QImage.Format.Format_RGB32)
    pixels = Counter(memoryview(part.constBits()).cast("I"))
    return Counter({f"#{pixel & 0xFFFFFF:06x}": count for pixel, count in pixels.items()})


def worst_contrast_on(text: str, grounds: Counter[str], part: float = 0.005) -> tuple[float, str]:
    """How far a text stands out from the cloth where only so small a part of it is worse."""
    few = part * grounds.total()
    for worst, ground in sorted((contrast(text, ground), ground) for ground in grounds):
        few -= grounds[ground]
        if few <= 0:
            return worst, ground
    raise AssertionError("there is no cloth")


def contrast_of_text(picture: QImage, box: QRect) -> float:
    """How far what is written in a box stands out from its ground, which is most of it."""
    found = colours_in(picture, box)
    ground, _ = found.most_common(1)[0]
    levels: Counter[int] = Counter()
    for colour, count in found.items():
        levels[int(4 * contrast(colour, ground))] += count
    reached = 0
    for level in sorted(levels, reverse=True):
        reached += levels[level]
        if reached >= ENOUGH:
            return level / 4
    return 1.0


def parts_of(view: TableView) -> Iterator[tuple[str, QRect]]:
    """What is written on the table, and where."""
    arrangement = view.scene_.arrangement
    yield "count", view.scene_.furniture._count.sceneBoundingRect().toRect()
    yield "sentence", seen_at(view, arrangement.words)
    yield "plate", seen_at(view, arrangement.size.plate)
    for seat in arrangement.seats:
        yield f"name of {seat.chair}", seen_at(view, seat.name)
    for button in view.bar.buttons:
        if button.isVisible():
            yield f"button {button.text()}", button.geometry()
    if view.chooser.isVisible():
        for answer in view.chooser.buttons:
            box = QRect(answer.mapTo(view, answer.rect().topLeft()), answer.size())
            yield f"answer {answer.text()}", box


def test_text_on_the_table_is_legible_in_every_look(
    asked: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = asked.view
    faults: list[tuple[object, ...]] = []
    for brightness, colour, strong in LOOKS:
        monkeypatch.setattr("rummy_qt.ui.theme.system_wants_contrast", lambda strong=strong: strong)
        asked.wishes.theme, asked.wishes.table_colour = brightness, colour
        view.dress()
        theme, picture = view.scene_.art.theme, view.grab_picture()
        assert theme == theme_of(brightness, colour, strong=strong)
        bare = cloth(view.width(), view.height(), theme, 1.0).toImage()
        grounds = colours_in(bare, bare.rect().adjusted(*INSIDE))
        least = 7.0 if strong else TEXT
        for text in (theme.text, theme.text_quiet):
            worst, ground = worst_contrast_on(text, grounds)
            if worst < least:
                faults.append((theme.felt, "cloth", text, ground, worst))
        for part, box in parts_of(view):
            if (stands_out := contrast_of_text(picture, box)) < SOFT * least:
                faults.append((theme.felt, strong, part, stands_out))
    assert not faults
