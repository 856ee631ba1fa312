"""Card pictures: every card has one, in device pixels, kept, and in the colours asked for."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

import rummy_qt.ui.resources_rc  # noqa: F401 - registers the card pictures
from rummy_qt.engine import Card
from rummy_qt.engine.cards import full_deck
from rummy_qt.ui.table.art import BACKS, FOUR_COLOURS, CardArt, Picture, Style
from rummy_qt.ui.table.dressing import style_of, theme_of
from rummy_qt.ui.table.lanes import TAB
from rummy_qt.ui.theme import JOKER, SEAT_COLOURS

from .conftest import Wishes


@pytest.fixture
def art(qtbot: QtBot) -> CardArt:
    return CardArt()


def image(picture: Picture) -> QImage:
    return picture.pixmap.toImage()


def has_colour(picture: Picture, colour: str) -> bool:
    wanted, shown = QColor(colour).rgb(), image(picture)
    return any(
        shown.pixel(x, y) == wanted for x in range(shown.width()) for y in range(shown.height())
    )


def test_every_card_of_two_decks_has_a_face(art: CardArt) -> None:
    faces = [image(art.card(card, 60)) for card in full_deck(1, 3)]
    assert all(not face.isNull() for face in faces)
    assert len({bytes(face.constBits()) for face in faces}) == 55
    assert image(art.card(Card.parse("7c'"), 60)) == image(art.card(Card.parse("7c"), 60))


def test_pictures_are_kept(art: CardArt) -> None:
    assert art.card(Card.parse("7c"), 80) is art.card(Card.parse("7c"), 80)
    assert art.card(Card.parse("7c"), 80) is not art.card(Card.parse("7c"), 90)


def test_pictures_have_the_screens_pixels(qtbot: QtBot) -> None:
    sharp = CardArt(Style(ratio=2.0)).card(Card.parse("7c"), 80)
    assert sharp.width == 80
    assert sharp.pixmap.devicePixelRatio() == 2
    assert sharp.pixmap.width() >= 160


def test_a_tab_stands_out_above_the_card(art: CardArt) -> None:
    bare, tabbed = (art.card(Card.parse("7c"), 80, tab) for tab in ("", "#4c73a5"))
    assert tabbed.pixmap.height() == bare.pixmap.height() + TAB
    assert tabbed.offset.y() == bare.offset.y() - TAB
    assert has_colour(tabbed, "#4c73a5")


def test_small_cards_show_the_large_index(qtbot: QtBot) -> None:
    classic, large = CardArt(Style(face="classic")), CardArt(Style(face="large"))
    seven = Card.parse("7c")
    assert image(classic.card(seven, 50)) == image(large.card(seven, 50))
    assert image(classic.card(seven, 90)) != image(large.card(seven, 90))


def test_four_colours(qtbot: QtBot) -> None:
    art = CardArt(Style(four_colour=True))
    assert has_colour(art.card(Card.parse("7c"), 100), FOUR_COLOURS["c"][1])
    assert has_colour(art.card(Card.parse("7d"), 100), FOUR_COLOURS["d"][1])
    assert has_colour(art.card(Card.parse("7h"), 100), "#b5302a")


@pytest.mark.parametrize("face", ["classic", "large"])
def test_a_laid_joker_reads_in_a_fan_as_the_card_it_stands_for(qtbot: QtBot, face: str) -> None:
    art = CardArt(Style(face=face))
    laid, natural = (image(art.card(Card.parse(text), 100)) for text in ("*1=8c", "8c"))
    figure = QRect(8, 12, 10, 14)
    assert laid.copy(figure) == natural.copy(figure)
    assert has_colour(art.card(Card.parse("*1=8c"), 100), JOKER)
    assert image(art.tile(Card.parse("*1=8c"), 24)) != image(art.tile(Card.parse("*1=9c"), 24))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_tab_stands_off_the_felt(qtbot: QtBot, theme: str) -> None:
    """A tab as dark, or as pale, as the felt is seen by its outline."""
    wishes = Wishes()
    wishes.theme = theme
    art = CardArt(style_of(wishes, 1.0))
    lane = QColor(theme_of(wishes).panel)
    for colour in SEAT_COLOURS:
        tabbed = image(art.card(Card.parse("7c"), 100, colour))
        column = [tabbed.pixelColor(12, y) for y in range(round(TAB) + 1)]
        assert any(abs(spot.lightness() - lane.lightness()) > 60 for spot in column), colour


@pytest.mark.parametrize("back", BACKS)
def test_every_back_is_there(qtbot: QtBot, back: str) -> None:
    assert not CardArt(Style(back=back)).back(80).pixmap.isNull()


def test_another_style_draws_anew(art: CardArt) -> None:
    before = art.card(Card.parse("7c"), 80)
    assert art.restyle(Style(four_colour=True))
    assert not art.restyle(Style(four_colour=True))
    assert image(art.card(Card.parse("7c"), 80)) != image(before)


def test_faces_can_be_drawn_before_they_are_needed(art: CardArt) -> None:
    deck = full_deck(1, 0)[:3]
    assert [art.draw_one(deck, 70) for _ in range(4)] == [True, True, True, False]


def test_a_missing_picture_is_an_error(art: CardArt) -> None:
    art.restyle(Style(back="no such back"))
    with pytest.raises(FileNotFoundError):
        art.back(80)
