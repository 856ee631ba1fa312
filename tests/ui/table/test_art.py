"""Card pictures: every card has one, in device pixels, kept, and in the colours asked for."""

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

import rummy_qt.ui.resources_rc  # noqa: F401 - registers the card pictures
from rummy_qt.engine import Card
from rummy_qt.engine.cards import full_deck
from rummy_qt.ui.table.art import BACKS, FOUR_COLOURS, CardArt, Picture, Style
from rummy_qt.ui.table.lanes import TAB


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


def test_a_laid_joker_shows_what_it_stands_for(art: CardArt) -> None:
    joker, as_eight, as_nine = (Card.parse(text) for text in ("*1", "*1=8c", "*1=9c"))
    shown = [image(art.card(card, 100)) for card in (joker, as_eight, as_nine)]
    assert shown[0] != shown[1] != shown[2]
    assert image(art.tile(as_eight, 24)) != image(art.tile(as_nine, 24))


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
