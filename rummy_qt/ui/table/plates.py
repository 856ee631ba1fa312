"""Draws the players' plates: face, name, numbers, last turn, left-over cards, and the winner."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from rummy_qt.engine import Card
from rummy_qt.engine.events import Dealt, Discarded, Drew, RoundEnded
from rummy_qt.play.company import Face
from rummy_qt.ui.drawings import draw_numerals, numeral_width, shine, smooth_painter
from rummy_qt.ui.fonts import text_font
from rummy_qt.ui.models.table_state import SeatRow
from rummy_qt.ui.portraits import MIDDLE, YarnLine, draw_portrait, draw_yarn
from rummy_qt.ui.theme import BRASS, CARD_BACK, CARD_EDGES, INK, IVORY, LAMPLIGHT, PRICE_INK
from rummy_qt.ui.words.language import number_text, points_text
from rummy_qt.ui.words.log import Part, merge_plays

from .arrangement import Box, SeatPlace, around, badge_on
from .art import CardArt, Drawn, width_of
from .sprites import BOLD, Canvas

CHIP: Final = 20.0
"""The height of a small card in a line, in units of text."""
DOT: Final = "\u00b7"
"""Separates the actions of one turn."""
QUIET: Final = 13.0
"""The font size of secondary text, in units of text."""
HALO, CAST = 0.71, 0.57
"""The radius of the light behind a face's ring, and of its shadow, by the ring's diameter."""


# ------------------------------------------------------------------------------- an opponent


class SeatLook(NamedTuple):
    """Everything that an opponent's text depends on."""

    row: SeatRow
    where: SeatPlace
    last: tuple[Part, ...]
    open: tuple[Card, ...]
    """Its open hand, which is shown in place of the last turn."""
    price: int
    """What the cards left in hand cost once the round is over, else 0."""
    t: float
    """Pixels per unit of text."""
    said: str = ""
    """Its remark after the round, shown where there is room."""

    @property
    def left_over(self) -> bool:
        """Whether cards left in hand are shown in place of the last turn."""
        return bool(self.open or self.price)


NAME_SIZES: Final = (17.0, 15.0, 13.0, 12.0)
"""Font sizes for opponents' names in units of text; the first in which all names fit is used."""
FIGURES, SECOND = 0.84, 0.64
"""The height of the total's figures, and of the points on the table, by the size of the name."""
BETWEEN: Final = 0.52
"""The gap between a name and its numbers, by the size of the name."""


def name_size(looks: Collection[SeatLook]) -> float:
    """The font size for all these names, in units of text."""
    fit = (
        size
        for size in NAME_SIZES
        if all(name_line(each, size)[0] == each.row.name for each in looks)
    )
    return next(fit, NAME_SIZES[-1])


def name_line(look: SeatLook, size: float) -> tuple[str, list[float]]:
    """The name, elided to its room, and the x at which total, points and remark begin."""
    box, t, metrics = look.where.name, look.t, QFontMetricsF(text_font(size * look.t, BOLD))
    numbers = zip(_numbers(look.row), (FIGURES, SECOND), strict=True)
    wides = [
        numeral_width(n, part * size * t) + BETWEEN * size * t * bool(n) for n, part in numbers
    ]
    room = max(box.w - sum(wides), 34 * t)
    name = metrics.elidedText(look.row.name, Qt.TextElideMode.ElideRight, room)
    start = box.x + metrics.horizontalAdvance(name) + BETWEEN * size * t
    return name, [*accumulate(wides, initial=start)]


def _numbers(row: SeatRow) -> tuple[str, str]:
    gain = row.on_table - row.paid
    return number_text(row.total), points_text(gain) if gain else ""


def points_at(look: SeatLook, size: float) -> QPointF:
    """The middle of where the points on the table are or will be written."""
    _, (_, plus, _) = name_line(look, size)
    return QPointF(plus + 2.4 * BETWEEN * size * look.t, look.where.name.centre[1])


def draw_seat(look: SeatLook, size: float, art: CardArt) -> Drawn:
    """Draws an opponent's name, total, points of the round, remark, and last turn.

    ``size``: the font size of the name, in units of text.
    """
    where, t, theme = look.where, look.t, art.theme
    x, y, wide, high = around([where.face, where.name, where.last])
    canvas = Canvas(Box(x - 2, y - 8, wide + 6, high + 14), art)
    painter, (name, starts) = canvas.painter, name_line(look, size)
    painter.setFont(text_font(size * t, BOLD))
    painter.setPen(QColor(theme.text))
    base = where.name.centre[1] + QFontMetricsF(painter.font()).capHeight() / 2 - 1.5 * t
    painter.drawText(QPointF(where.name.x, base), name)
    inks = (theme.text, FIGURES * size * t), (theme.text_quiet, SECOND * size * t)
    for number, at, (ink, tall) in zip(_numbers(look.row), starts, inks, strict=False):
        draw_numerals(painter, number, QPointF(at, base - 0.91 * tall), tall, ink)
    painter.setPen(QColor(theme.text_quiet))
    remark, font = f"“{look.said}”", text_font(QUIET * t)
    ends = starts[-1] + QFontMetricsF(font).horizontalAdvance(remark)
    if look.said and ends <= where.name.right:
        painter.setFont(font)
        painter.drawText(QPointF(starts[-1], base), remark)
    if not look.left_over:
        laid, column = fit_turn(look, art)
        draw_line(painter, laid, QPointF(where.last.x, where.last.y + 1), column)
    return canvas.done()


# ------------------------------------------------------------------------------- its last turn


CONDENSED: Final = (90, 80, 70, 60, 50, 40)
"""Percentages to which letters are condensed before a word is elided."""


def fit_turn(look: SeatLook, art: CardArt) -> tuple[TextLine, TextColumn]:
    """A seat's last turn in one line, shortened to its room, and its measures."""
    font, over = text_font(QUIET * look.t), 0.0
    column = TextColumn(font, look.t)
    turns = [(shown, 100) for shown in shorter(look.last)]
    for shown, stretch in turns + [(turns[-1][0], narrow) for narrow in CONDENSED]:
        font.setStretch(stretch)
        [line], end = break_lines(shown, column, art)
        over = end - look.where.last.w
        if over <= 0:
            return line, column
    metrics, last = QFontMetricsF(font), shown[-1]
    room = metrics.horizontalAdvance(last.word) - over
    word = metrics.elidedText(last.word, Qt.TextElideMode.ElideRight, room)
    [line], _ = break_lines((*shown[:-1], last._replace(word=word)), column, art)
    return line, column


def shorter(parts: tuple[Part, ...]) -> Iterator[tuple[Part, ...]]:
    """The same turn in fewer and fewer words: first without the draw, last only its end.

    Cards are counted before parts are dropped; going out is more important than the discard.
    """
    yield parts
    parts = tuple(part for part in merge_plays(parts) if part.kind is not Drew) or parts
    yield parts
    yield tuple(p if len(p.cards) < 2 else p.counted() for p in parts)
    yield tuple(p if p.kind in (Dealt, Discarded) or not p.cards else p.counted() for p in parts)
    ends = tuple(p for p in parts if p.kind in (Discarded, RoundEnded)) or parts[-1:]
    yield ends
    last = ends[-1:]
    yield last
    yield tuple(p.counted() if len(p.cards) > 1 else p.brief() for p in last)


Piece = str | QPixmap
"""A word or a small card."""
TextLine = list[tuple[float, Piece]]
"""The words and small cards of a line, each with its x."""


class TextColumn(NamedTuple):
    """The font and column of a turn's text, in pixels."""

    font: QFont
    t: float
    """Pixels per unit of text."""
    first: float = 0.0
    """The x at which the first line begins."""
    indent: float = 0.0
    """The x at which the other lines begin."""
    width: float = 1e6
    """The x at which lines have to end."""

    def step(self, what: Piece) -> float:
        """The distance from the start of this word or card to that of a card after it."""
        if isinstance(what, QPixmap):
            return width_of(what) + 2 * self.t
        return QFontMetricsF(self.font).horizontalAdvance(what) + 5 * self.t


def break_lines(
    parts: Sequence[Part], column: TextColumn, art: CardArt
) -> tuple[list[TextLine], float]:
    """A turn in as many lines as it takes, and the x at which the last line ends.

    An action is kept on one line where it fits; else a word stays with the card beside it.
    """
    x, lines = column.first, [TextLine()]
    for nth, part in enumerate(parts):
        chips: list[Piece] = [art.chip(card, CHIP * column.t) for card in part.cards]
        groups: list[list[Piece]] = [[part.word, *chips, part.place]]
        if column.indent + sum(map(column.step, groups[0])) > column.width:
            between = ([chip] for chip in chips[1:-1])
            groups = [[part.word, *chips[:1]], *between, [*chips[1:][-1:], part.place]]
        groups[0][:0] = [DOT] * bool(nth)
        for group in groups:
            x = _append([what for what in group if what], lines, x, column)
    return lines, x


def _append(group: list[Piece], lines: list[TextLine], x: float, column: TextColumn) -> float:
    """Appends the group at ``x`` of the last line, or to a new line; returns where it ends.

    A group too wide for a line is split. No line begins with a dot.
    """
    need = sum(map(column.step, group))
    if len(group) > 1 and column.indent + need > column.width:
        for what in group:
            x = _append([what], lines, x, column)
        return x
    if x + need > column.width and x > column.indent:
        lines.append(TextLine())
        group, x = [what for what in group if what != DOT], column.indent
    metrics, dots = QFontMetricsF(column.font), Qt.TextElideMode.ElideRight
    for what in group:
        if isinstance(what, QPixmap):
            lines[-1].append((x, what))
        else:
            x += 3 * column.t * any(isinstance(before, QPixmap) for _, before in lines[-1][-1:])
            lines[-1].append((x, metrics.elidedText(what, dots, column.width - x)))
        x += column.step(what)
    return x


def draw_line(painter: QPainter, line: TextLine, corner: QPointF, column: TextColumn) -> None:
    """Paints a line with its top left corner there, words in the pen's colour."""
    base = (CHIP * column.t + QFontMetricsF(column.font).capHeight()) / 2
    painter.setFont(column.font)
    for at, what in line:
        if isinstance(what, str):
            painter.drawText(corner + QPointF(at, base), what)
        else:
            painter.drawPixmap(corner + QPointF(at, 0), what)


# ------------------------------------------------------------------------------- what is left


def draw_left(cards: Sequence[Card], price: int, box: Box, t: float, art: CardArt) -> Drawn:
    """Draws what the cards left in a hand cost, and the cards; those without room are counted.

    The count is “+3” on grey paper: on a card's back it would look like the number of cards held.
    """
    canvas = Canvas(Box(0, -2 * t, box.w + 6, box.h + 12), art)
    painter, x, y, step, more = canvas.painter, 0.0, 0.0, (CHIP + 3) * t, len(cards)
    if price:
        slip = art.slip(points_text(-price), CHIP * t, PRICE_INK)
        painter.drawPixmap(QPointF(), slip)
        x = width_of(slip) + 6 * t
    for card in cards:
        chip = art.chip(card, CHIP * t)
        wide = width_of(chip) + (1 if price else 3) * t
        last_line = y + step + CHIP * t > box.h + 4 * t
        keep = 34 * t if last_line and more > 1 else 0.0
        if x + wide + keep > box.w and x > 0:
            if last_line:
                break
            x, y = 0.0, y + step
        painter.drawPixmap(QPointF(x, y), chip)
        x += wide
        more -= 1
    if 0 < more < len(cards):
        rest = art.slip(points_text(more), CHIP * t, INK, CARD_EDGES[1])
        painter.drawPixmap(QPointF(x, y), rest)
    return canvas.done()


# ------------------------------------------------------------------------------- the person


class OwnLook(NamedTuple):
    """Everything that the person's own text depends on."""

    row: SeatRow
    box: Box
    aim: str
    """The target in points; empty in a match over a number of rounds."""
    round: str
    t: float
    """Pixels per unit of text."""


OWN_FIGURES: Final = 40.0
"""The height of the person's total where there is room, in units of text."""


def draw_own(look: OwnLook, art: CardArt) -> Drawn:
    """Draws the person's total in the deck's figures, with the target and the round."""
    box, t, row, theme = look.box, look.t, look.row, art.theme
    canvas = Canvas(Box(box.x, box.y - 6, box.w + 6, box.h + 12), art)
    painter, (total, plus) = canvas.painter, _numbers(row)
    high = min(OWN_FIGURES * t, box.w / numeral_width(total, 1.0))
    draw_numerals(painter, total, QPointF(box.x, box.y + 46 * t - high), high, theme.text)
    second = f" {DOT} ".join(filter(None, (look.aim, plus)))
    fonts = text_font(14 * t), text_font(12 * t)
    metrics = QFontMetricsF(fonts[0])
    long = max(map(metrics.horizontalAdvance, (second, look.round))) > box.w
    painter.setFont(fonts[long])
    painter.setPen(QColor(theme.text_quiet))
    for line, base in (second, 65), (look.round, 83):
        painter.drawText(QPointF(box.x, box.y + base * t), line)
    return canvas.done()


# ------------------------------------------------------------------------------- faces


class FaceLook(NamedTuple):
    """Everything that a face depends on."""

    who: Face
    box: Box
    """The ring is at the bottom of this box, as wide as the shorter side."""
    turn: bool
    mirrored: bool
    """Whether it is at the right of the table, as a profile looks to the middle."""
    held: int | None
    """The number of cards held; None where it is not shown here."""


def draw_face(look: FaceLook, art: CardArt) -> Drawn:
    """Draws a face with its number of cards; the bare face is cached, as it changes less often."""
    pixmap, corner = art.shared(_draw_without_count, look._replace(held=None))
    if look.held:
        pixmap = QPixmap(pixmap)
        with smooth_painter(pixmap) as painter:
            painter.translate(-corner)
            draw_badge(painter, look.held, badge_on(look.box))
    return pixmap, corner


def _draw_without_count(look: FaceLook, art: CardArt) -> Drawn:
    box, theme = look.box, art.theme
    wide = min(box.w, box.h)
    x, y = box.x + box.w / 2, box.bottom - wide / 2
    reach = HALO * wide + 2
    canvas = Canvas(Box(x - wide, y - MIDDLE * wide, 2 * wide, wide * MIDDLE + reach), art)
    painter = canvas.painter
    if look.turn:  # with a warm light instead of a shadow, and a rim of brass
        warm, middle = QColor(LAMPLIGHT[True]), QPointF(x, y)  # the dark theme's, to be visible
        shine(painter, middle, HALO * wide, warm, ((0.74, 0.7), (0.84, 0.45), (1.0, 0.0)))
        painter.setPen(QPen(QColor(BRASS), max(1.5, 0.03 * wide)))
        painter.drawEllipse(middle, 0.51 * wide, 0.51 * wide)
    else:
        below, shade = QPointF(x, y + 0.03 * wide), ((0.8, 0.6), (0.9, 0.3), (1.0, 0.0))
        shine(painter, below, CAST * wide, QColor(0, 0, 0), shade)
    draw_portrait(painter, (x, y, wide), look.who, theme, mirrored=look.mirrored)
    return canvas.done()


def draw_badge(painter: QPainter, held: int, box: Box) -> None:
    """Paints a small card back with the number of cards it stands for."""
    card, wide = QRectF(*box), box.w
    painter.setPen(QPen(QColor(IVORY), max(1.0, 0.07 * wide)))
    painter.setBrush(QColor(CARD_BACK))
    painter.drawRoundedRect(card, 0.13 * wide, 0.13 * wide)
    number = str(held)
    high = wide * min(0.68, 0.9 / numeral_width(number, 1.0))
    left_top = card.center() - QPointF(numeral_width(number, high), high) / 2
    draw_numerals(painter, number, left_top, high, IVORY)


OWN: Final = 64.0
"""The size of the person's own face, in units of text."""


def own_face(plate: Box, t: float) -> Box:
    """The box of the person's face, at the left of the plate."""
    return Box(plate.x, plate.y + 11 * t, OWN * t, OWN * t)


def beside_own_face(plate: Box, t: float) -> Box:
    """The box of the text beside it."""
    x = plate.x + (OWN + 16) * t
    return plate._replace(x=x, w=plate.right - x)


# ------------------------------------------------------------------------------- a round's end


LARGE_FACE: Final = 128.0
"""The diameter of the winner's ring where there is room, in units of text."""
LIGHT: Final = 2.6
"""The radius of the lamp's light around it, by the ring's diameter."""
LONGEST_NAME: Final = 1.5
"""The room for a single winner's name beside it, by the ring's diameter."""
START, GAIN = 0.74, 0.36
"""From the ring's middle to the text, and the height of the number, by the ring's diameter."""


def draw_winner(who: Face, name: str, gain: int, wide: float, most: float, art: CardArt) -> Drawn:
    """Draws the name of a round's winner, underlined with the seat's yarn, and a light behind.

    ``wide``: the diameter of the face's ring in pixels; the ring's middle is the origin. ``most``:
    the room for the name in pixels. The light is centred on face and text.
    """
    theme, start, counted = art.theme, START * wide, numeral_width(points_text(gain), GAIN * wide)
    font = text_font(max(12.0, 0.28 * wide), BOLD)
    metrics = QFontMetricsF(font)
    line = metrics.elidedText(name, Qt.TextElideMode.ElideRight, most)
    words = max(metrics.horizontalAdvance(line), counted)
    middle, reach = QPointF((start + words - 0.5 * wide) / 2, 0), LIGHT * wide
    canvas = Canvas(Box(middle.x() - reach, -reach, 2 * reach, 2 * reach), art)
    painter, warm = canvas.painter, QColor(LAMPLIGHT[theme.dark])
    shine(painter, middle, reach, warm, ((0.0, 0.12), (0.35, 0.066), (0.7, 0.018), (1.0, 0.0)))
    painter.setFont(font)
    painter.setPen(QColor(theme.text))
    painter.drawText(QPointF(start, -0.1 * wide), line)
    yarn = YarnLine(start, start + words, -0.01 * wide, max(2.5, 0.024 * wide))
    draw_yarn(painter, yarn, theme, who.colour)
    return canvas.done()


def draw_gain(gain: int, wide: float, art: CardArt) -> Drawn:
    """Draws what the round brought, below the winner's name."""
    total, high, at = points_text(gain), GAIN * wide, QPointF(START * wide, 0.14 * wide)
    canvas = Canvas(Box(*at.toTuple(), numeral_width(total, high), 1.2 * high), art)
    draw_numerals(canvas.painter, total, at, high, art.theme.text)
    return canvas.done()
