"""Faces on pages: pictures of players in the yarn of their seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from rummy_qt.play.company import Face, Mood, faces_of, seat_numbers
from rummy_qt.records.header import SeatInfo
from rummy_qt.ui.drawings import clear_pixmap
from rummy_qt.ui.plain_text import plain_label
from rummy_qt.ui.table.portraits import ABOVE, ASIDE, draw_portrait, portrait
from rummy_qt.ui.theme import Theme
from rummy_qt.ui.windows.look import worn

_CLOSE: Final = 1.3
"""From one ring's middle to the next in a row, by a ring's diameter."""
_FAINT: Final = 0.3
"""Of somebody who does not sit there yet."""


def seated(seats: Sequence[SeatInfo], winner: int | None = None) -> list[Face]:
    """The faces of a match's seats; whoever has won is glad of it."""
    person = next((n for n, seat in enumerate(seats) if seat.kind == "human"), None)
    colours = seat_numbers([seat.colour for seat in seats], person)
    moods: list[Mood] = ["glad" if seat == winner else "calm" for seat in range(len(seats))]
    return list(map(Face, faces_of(seats), moods, colours))


def face_label(who: Face, wide: float, parent: QWidget, *, faint: bool = False) -> QLabel:
    """A face whose ring is so many points wide."""
    label = plain_label("", parent)
    picture = portrait(who, wide, worn(), label.devicePixelRatioF())
    label.setPixmap(faded(picture) if faint else picture)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return label


def faded(picture: QPixmap) -> QPixmap:
    """The same, hardly to be seen."""
    pale = QPixmap(picture.size())
    pale.setDevicePixelRatio(picture.devicePixelRatio())
    pale.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pale)
    painter.setOpacity(_FAINT)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return pale


def row_size(count: int, wide: float) -> QSize:
    """Points that a row of so many faces takes."""
    return QSize(round((2 * ASIDE + 1 + (count - 1) * _CLOSE) * wide), round((1 + ABOVE) * wide))


def row_of_faces(faces: Sequence[Face], wide: float, theme: Theme, ratio: float) -> QPixmap:
    """Faces side by side."""
    size = row_size(len(faces), wide)
    picture = clear_pixmap(size.width(), size.height(), ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for at, who in enumerate(faces):
        x = (ASIDE + 0.5 + at * _CLOSE) * wide
        draw_portrait(painter, (x, size.height() - wide / 2, wide), who, theme)
    painter.end()
    return picture
