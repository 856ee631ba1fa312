"""Card pictures: every card has one, in device pixels, kept, and in the colours asked for."""

from typing import Any

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

import rummy_qt.ui.resources_rc  # noqa: F401 - registers the card pictures
from rummy_qt.engine import Card
from rummy_qt.engine.cards import full_deck
from rummy_qt.ui.table.art import BACKS, CardArt, Lift, Mark, Picture, Style, Wear
from rummy_qt.ui.theme import FOUR_COLOURS, JOKER, THEMES

FELT = THEMES["dark"]["spruce"]


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


def test_pictures_are_kept(art: CardArt) -> None:
    assert art.card(Card.parse("7c"), 80, "classic") is art.card(Card.parse("7c"), 80, "classic")
    assert art.card(Card.parse("7c"), 80, "classic") is not art.card(
        Card.parse("7c"), 90, "classic"
    )


def test_pictures_have_the_screens_pixels(qtbot: QtBot) -> None:
    sharp = art_of(ratio=2.0).card(Card.parse("7c"), 80, "classic")
    assert sharp.width == 80
    assert sharp.pixmap.devicePixelRatio() == 2
    assert sharp.pixmap.width() >= 160


def test_a_turned_card_is_baked_with_its_turn_and_keeps_its_size(art: CardArt) -> None:
    straight, turned = (art.card(Card.parse("7c"), 80, "classic", Wear(a)) for a in (0.0, 12.0))
    assert (straight.angle, turned.angle) == (0.0, 12.0)
    assert straight.width == turned.width == 80
    assert turned.pixmap.width() > straight.pixmap.width()
    assert art.card(Card.parse("7c"), 80, "classic", Wear(12.04)) is turned


def test_a_card_in_the_air_throws_a_larger_shadow(art: CardArt) -> None:
    low, high = (
        art.card(Card.parse("7c"), 80, "classic", Wear(lift=lift)).pixmap
        for lift in (Lift.LYING, Lift.IN_THE_AIR)
    )
    assert high.height() > low.height() + 10


@pytest.mark.parametrize("mark", [Mark.CHOSEN, Mark.DUE, Mark.NEW, Mark.FRESH])
def test_what_a_card_is_marked_with_is_seen_in_a_fan(art: CardArt, mark: Mark) -> None:
    bare, marked = (
        art.card(Card.parse("7c"), 100, "classic", Wear(mark=m)) for m in (Mark.NONE, mark)
    )
    assert image(bare) != image(marked)


def test_a_cut_card_shows_its_upper_strip_alone(art: CardArt) -> None:
    whole, cut = (art.card(Card.parse("7c"), 100, "classic", Wear(shown=s)) for s in (1.4, 0.5))
    rows = [sum(image(p).pixelColor(50, y).alpha() > 200 for y in range(image(p).height()))
            for p in (whole, cut)]  # fmt: skip
    assert rows[1] < 0.45 * rows[0]


def test_a_veil_takes_light_away_and_nothing_else(art: CardArt) -> None:
    bare, veiled = (
        art.card(Card.parse("7c"), 100, "classic", Wear(veiled=v)) for v in (False, True)
    )
    middle = bare.pixmap.width() // 2, bare.pixmap.height() - 40
    assert (
        image(veiled).pixelColor(*middle).lightness() < image(bare).pixelColor(*middle).lightness()
    )
    assert veiled.pixmap.size() == bare.pixmap.size()


def test_four_colours(qtbot: QtBot) -> None:
    art = art_of(four_colour=True)
    assert has_colour(art.card(Card.parse("7c"), 100, "classic"), FOUR_COLOURS["c"])
    assert has_colour(art.card(Card.parse("7d"), 100, "classic"), FOUR_COLOURS["d"])
    assert has_colour(art.card(Card.parse("7h"), 100, "classic"), "#b5302a")


@pytest.mark.parametrize("face", ["classic", "large"])
def test_a_laid_joker_reads_in_a_fan_as_the_card_it_stands_for(qtbot: QtBot, face: str) -> None:
    art = art_of(face=face)
    laid, natural = (image(art.card(Card.parse(text), 100, "classic")) for text in ("*1=8c", "8c"))
    figure = QRect(8, 12, 10, 14)
    assert laid.copy(figure) == natural.copy(figure)
    assert has_colour(art.card(Card.parse("*1=8c"), 100, "classic"), JOKER)
    chips = [art.chip(Card.parse(text), 20).toImage() for text in ("*1=8c", "*1=9c", "8c")]
    assert chips[0] != chips[1]
    assert chips[0] != chips[2]


@pytest.mark.parametrize("back", BACKS)
def test_every_back_is_there(qtbot: QtBot, back: str) -> None:
    assert not art_of(back=back).back(80).pixmap.isNull()


def test_another_style_draws_anew(art: CardArt) -> None:
    before = art.card(Card.parse("7c"), 80, "classic")
    art.restyle(Style(four_colour=True), FELT)
    assert image(art.card(Card.parse("7c"), 80, "classic")) != image(before)


def test_a_missing_picture_is_an_error(art: CardArt) -> None:
    art.restyle(Style(back="no such back"), FELT)
    with pytest.raises(FileNotFoundError):
        art.back(80)
