"""Card pictures: one for every card, in device pixels, cached, and in the theme's colours."""

import math
from collections.abc import Iterator
from itertools import groupby
from statistics import pstdev
from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Card
from rummy_qt.engine.cards import full_deck
from rummy_qt.play.company import FACES, Face
from rummy_qt.ui.drawings import cloth, drawn
from rummy_qt.ui.fonts import VOICE
from rummy_qt.ui.table import RATIO
from rummy_qt.ui.table.arrangement import Box
from rummy_qt.ui.table.art import (
    BACKS,
    LEVELS,
    CardArt,
    CardLook,
    Lift,
    Mark,
    Picture,
    Style,
    draw_shade,
)
from rummy_qt.ui.table.panels import draw_sentence, fit_sentence
from rummy_qt.ui.table.plates import FaceLook, draw_face
from rummy_qt.ui.theme import FOUR_COLOURS, JOKER, TABLE_COLOURS, USUAL_COLOUR, Theme
from rummy_qt.ui.voice import load_family

FELT = TABLE_COLOURS[USUAL_COLOUR].looks[0]


def art_of(**style: Any) -> CardArt:
    return CardArt(Style()._replace(**style), FELT)


@pytest.fixture
def art(qtbot: QtBot) -> CardArt:
    return art_of()


def image(picture: Picture) -> QImage:
    return picture.pixmap.toImage()


def has_colour(picture: Picture, colour: str) -> bool:
    wanted, shown = QColor(colour).rgb(), image(picture)
    return any(
        shown.pixel(x, y) == wanted for x in range(shown.width()) for y in range(shown.height())
    )


def test_every_card_of_two_decks_has_a_face(art: CardArt) -> None:
    faces = [image(art.card(card, 60, "classic")) for card in full_deck(1, 3)]
    assert all(not face.isNull() for face in faces)
    assert len({bytes(face.constBits()) for face in faces}) == 55
    assert image(art.card(Card.parse("7c'"), 60, "classic")) == image(
        art.card(Card.parse("7c"), 60, "classic")
    )


def test_card_pictures_are_cached(art: CardArt) -> None:
    assert art.card(Card.parse("7c"), 80, "classic") is art.card(Card.parse("7c"), 80, "classic")
    assert art.card(Card.parse("7c"), 80, "classic") is not art.card(
        Card.parse("7c"), 90, "classic"
    )


def test_pictures_have_the_resolution_of_the_screen(qtbot: QtBot) -> None:
    sharp = art_of(ratio=2.0).card(Card.parse("7c"), 80, "classic")
    assert sharp.width == 80
    assert sharp.pixmap.devicePixelRatio() == 2
    assert sharp.pixmap.width() >= 160


def test_a_rotated_card_keeps_its_size_and_is_cached(art: CardArt) -> None:
    straight, turned = (art.card(Card.parse("7c"), 80, "classic", CardLook(a)) for a in (0.0, 12.0))
    assert (straight.angle, turned.angle) == (0.0, 12.0)
    assert straight.width == turned.width == 80
    assert turned.pixmap.width() > straight.pixmap.width()
    assert art.card(Card.parse("7c"), 80, "classic", CardLook(12.04)) is turned


def test_the_shadow_of_a_flying_card_is_no_larger_than_its_picture(
    art: CardArt,
) -> None:
    shadow, _ = art.shared(draw_shade, 80, RATIO, 0)
    assert art.shared(draw_shade, 80, RATIO, 0)[0] is shadow, "drawn once for all that fly"
    card = art.card(Card.parse("7c"), 80, "classic", CardLook(lift=Lift.LYING))
    assert shadow.width() <= card.pixmap.width() + 4
    assert shadow.height() <= card.pixmap.height() + 4


def test_a_card_in_the_air_has_a_larger_shadow(art: CardArt) -> None:
    low, high = (draw_shade(80, RATIO, level, art)[0] for level in (0, LEVELS))
    assert high.height() > low.height() + 10


@pytest.mark.parametrize("mark", [Mark.CHOSEN, Mark.ADVISED])
def test_the_mark_of_a_card_is_visible_in_a_fan(art: CardArt, mark: Mark) -> None:
    bare, marked = (
        art.card(Card.parse("7c"), 100, "classic", CardLook(mark=m)) for m in (Mark.NONE, mark)
    )
    assert image(bare) != image(marked)


def test_a_cut_card_shows_only_its_upper_strip(art: CardArt) -> None:
    whole, cut = (art.card(Card.parse("7c"), 100, "classic", CardLook(shown=s)) for s in (1.4, 0.5))
    rows = [sum(image(p).pixelColor(50, y).alpha() > 200 for y in range(image(p).height()))
            for p in (whole, cut)]  # fmt: skip
    assert rows[1] < 0.45 * rows[0]


def test_a_shaded_card_is_only_darker(art: CardArt) -> None:
    bare, veiled = (
        art.card(Card.parse("7c"), 100, "classic", CardLook(veiled=v)) for v in (False, True)
    )
    middle = bare.pixmap.width() // 2, bare.pixmap.height() - 40
    assert (
        image(veiled).pixelColor(*middle).lightness() < image(bare).pixelColor(*middle).lightness()
    )
    assert veiled.pixmap.size() == bare.pixmap.size()


def test_a_deck_can_have_four_colours(qtbot: QtBot) -> None:
    art = art_of(four_colour=True)
    assert has_colour(art.card(Card.parse("7c"), 100, "classic"), FOUR_COLOURS["c"])
    assert has_colour(art.card(Card.parse("7d"), 100, "classic"), FOUR_COLOURS["d"])
    assert has_colour(art.card(Card.parse("7h"), 100, "classic"), "#b5302a")


@pytest.mark.parametrize("face", ["classic", "large"])
def test_a_laid_joker_shows_the_card_it_stands_for_in_a_fan(qtbot: QtBot, face: str) -> None:
    art = art_of(face=face)
    bare = CardLook(lift=Lift.NONE)
    laid, natural = (
        image(art.card(Card.parse(text), 100, "classic", bare)) for text in ("*1=8c", "8c")
    )
    figure = QRect(4, 8, 10, 14)
    assert laid.copy(figure) == natural.copy(figure)
    assert has_colour(art.card(Card.parse("*1=8c"), 100, "classic"), JOKER)
    chips = [art.chip(Card.parse(text), 20).toImage() for text in ("*1=8c", "*1=9c", "8c")]
    assert chips[0] != chips[1]
    assert chips[0] != chips[2]


@pytest.mark.parametrize("back", BACKS)
def test_every_card_back_can_be_drawn(qtbot: QtBot, back: str) -> None:
    assert not art_of(back=back).card(None, 80, "").pixmap.isNull()


def test_another_style_redraws_the_cards(art: CardArt) -> None:
    before = art.card(Card.parse("7c"), 80, "classic")
    art.restyle(Style(four_colour=True), FELT)
    assert image(art.card(Card.parse("7c"), 80, "classic")) != image(before)


def test_a_missing_picture_is_an_error(art: CardArt) -> None:
    art.restyle(Style(back="no such back"), FELT)
    with pytest.raises(FileNotFoundError):
        art.card(None, 80, "")


# ------------------------------------------------------------------------------- cloth


def threads_of(theme: Theme, ratio: float) -> float:
    """The standard deviation of lightness (L*) over 6 points, in 40 × 40 points of the cloth."""
    image = cloth(300, 240, theme, ratio).toImage()
    size, reach = round(40 * ratio), round(3 * ratio)
    left, top = round(130 * ratio), round(90 * ratio)
    rows = [
        [lightness(image.pixelColor(left + x, top + y)) for x in range(size)] for y in range(size)
    ]
    across = [
        [sum(row[x - reach : x + reach + 1]) for x in range(reach, size - reach)] for row in rows
    ]
    around = (2 * reach + 1) ** 2
    off = [
        rows[y][x + reach] - sum(across[y + dy][x] for dy in range(-reach, reach + 1)) / around
        for y in range(reach, size - reach)
        for x in range(size - 2 * reach)
    ]
    return pstdev(off)


def lightness(colour: QColor) -> float:
    """L* in CIELAB (CIE 1976)."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    y = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return float(116 * y ** (1 / 3) - 16)


@pytest.mark.parametrize("colour", TABLE_COLOURS)
@pytest.mark.parametrize("look", [0, 1], ids=["dark", "light"])
def test_the_wool_of_the_cloth_is_equally_visible_on_every_screen(
    qtbot: QtBot, colour: str, look: int
) -> None:
    seen = [threads_of(TABLE_COLOURS[colour].looks[look], ratio) for ratio in (1, 2, 3)]
    assert all(0.85 <= one <= 1.4 for one in seen), seen
    assert max(seen) < 1.1 * min(seen)


@pytest.mark.parametrize(("look", "least", "most"), [(0, 10, 14), (1, 10, 17)])
def test_the_border_of_the_cloth_is_complete_and_faint(
    qtbot: QtBot, look: int, least: int, most: int
) -> None:
    """Roses and a thread within them are some 12 or 15 of 255 levels lighter than the cloth."""
    theme = TABLE_COLOURS["spruce"].looks[look]
    woven, bare = (cloth(700, 640, theme, 1.0, roses=roses).toImage() for roses in (True, False))
    lit = {
        (x, y): woven.pixelColor(x, y).green() - bare.pixelColor(x, y).green()
        for x in range(8, 692)
        for y in range(8, 632)
        if woven.pixel(x, y) != bare.pixel(x, y)
    }
    assert least <= sorted(lit.values())[len(lit) * 4 // 5] <= most
    roses = {(x, y) for x, y in lit if not (41 < x < 658 and 41 < y < 598)}
    assert roses == set(lit), "nothing of it lies within"
    for side in ({x for x, _ in roses}, {699 - x for x, _ in roses}):
        assert min(side) == 10, "as far from either edge"


@pytest.mark.parametrize("angle", [0.0, 3.0, -8.0, 14.0])
def test_the_edge_of_a_shadow_has_no_steps(qtbot: QtBot, angle: float) -> None:
    """Below a rotated card, the line of half darkness in the shadow is straight."""
    art, width = art_of(), 140.0
    bare, shaded = (
        art.card(Card.parse("7c"), width, "classic", CardLook(angle, lift))
        for lift in (Lift.NONE, Lift.IN_HAND)
    )
    seen, rim = image(shaded), round(bare.corner.x() - shaded.corner.x())
    cut = QPainter(seen)
    cut.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    cut.drawPixmap(rim, rim, bare.pixmap)
    cut.end()
    middle = seen.width() // 2
    edge = []
    for x in range(middle - 30, middle + 30):
        column = [seen.pixelColor(x, y).alphaF() for y in range(seen.height() - 1, -1, -1)]
        at = next(n for n, alpha in enumerate(column) if alpha > 0.2)
        before = column[at - 1]
        edge.append(at - (column[at] - 0.2) / (column[at] - before))
    slope = (edge[-1] - edge[0]) / (len(edge) - 1)
    assert slope == pytest.approx(-math.tan(math.radians(angle)), abs=0.03)
    assert all(abs(edge[0] + slope * n - at) < 1 for n, at in enumerate(edge))


@pytest.fixture
def voice(qapp: QApplication) -> Iterator[None]:
    """Text is set in the font family that the game bundles."""
    assert load_family()
    before = qapp.font()
    qapp.setFont(QFont(VOICE))
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("voice")
def test_the_tail_of_a_q_in_a_sentence_is_not_cut(art: CardArt) -> None:
    red = QColor(art.suit_colour("d")).rgb()

    def lowest(rank: str) -> int:
        """The lowest row with a pixel in the red of the rank."""
        picture, _ = draw_sentence([f"{rank}♦"], 17, "plain", 0.8, art)
        shown = picture.toImage()
        left = shown.width() // 2  # the suit is in the right half
        return max(
            y for y in range(shown.height()) for x in range(left) if shown.pixel(x, y) == red
        )

    assert lowest("Q") >= lowest("0") + 2


@pytest.mark.usefixtures("voice")
def test_card_names_in_a_sentence_have_space_around_them(art: CardArt) -> None:
    [line] = fit_sentence("5♠ and 6♠", 500, 1.0)[0]
    picture, _ = draw_sentence([line, line], 14, "plain", 1.0, art)
    shown = picture.toImage()
    alpha = [
        [shown.pixelColor(x, y).alpha() for x in range(shown.width())]
        for y in range(shown.height())
    ]
    gaps = [y for y, row in enumerate(alpha) if not any(row)]
    between = [y for y in gaps if any(map(any, alpha[:y])) and any(map(any, alpha[y:]))]
    assert len(between) >= 3, "the two lines are apart"
    columns = [not any(column) for column in zip(*alpha, strict=True)]
    runs = [len(list(run)) for clear, run in groupby(columns) if clear]
    assert sum(run >= 2 for run in runs[1:-1]) >= 2, "so are the words and the cards"


@pytest.mark.parametrize("who", FACES)
def test_no_face_of_a_winner_is_cut(who: str, art: CardArt) -> None:
    """Hats, ears and antlers may extend beyond the ring."""
    box = Box(-64, -64, 128, 128)
    drawn, _ = draw_face(FaceLook(Face(who, "glad", 1), box, True, False, None), art)
    picture = drawn.toImage()
    rim = [picture.pixelColor(x, 0).alpha() for x in range(picture.width())]
    assert not any(rim)


def test_an_error_while_drawing_is_raised(qtbot: QtBot) -> None:
    """Otherwise Qt would abort: a pixmap must not be deleted before the painter active on it."""

    class Spoilt(QSvgRenderer):
        def render(self, *_: Any) -> None:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        drawn(Spoilt(), 40, 40, 1)
