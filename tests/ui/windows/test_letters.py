"""The letters on ace, king, queen and jack: optionally those of the language, everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from check_translations import WHOLE
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from rummy_qt.engine import RULEBOOKS, Card, Move
from rummy_qt.ui.drawings import picture_of
from rummy_qt.ui.houses import House
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.rule_cards import PictureChoice, draw_rule_card
from rummy_qt.ui.words.cards import LETTERS, WRITTEN, Letters, card_text, spoken_card
from rummy_qt.ui.words.language import speak
from tests.ui.windows.conftest import bridge_of, saved_match

OWN = {
    "en": "A K Q J", "sv": "E K D Kn", "de": "A K D B", "nl": "A H V B", "da": "E K D Kn",
    "pl": "A K D W",
}  # fmt: skip


@pytest.fixture(autouse=True)
def international_again() -> Iterator[None]:
    yield
    Letters.own = False


@pytest.mark.parametrize("code", ["en", *sorted(WHOLE)])
def test_each_language_has_its_own_drawn_card_letters(code: str) -> None:
    speak(code)
    assert Letters.now() == LETTERS
    assert card_text(Card.parse("Qc")) == "Q♣"
    Letters.own = True
    assert Letters.now() == OWN[code]
    signs = [card_text(Card.parse(f"{rank}h")) for rank in "AKQJ"]
    assert signs == [f"{letter}♥" for letter in OWN[code].split()]
    assert card_text(Card.parse("Th")) == "10♥"
    assert WRITTEN.rank(Card.parse("Ks")) == OWN[code].split()[1]
    for face in ("classic", "large"):
        for rank, letter in zip("AKQJ", OWN[code].split(), strict=True):
            for suit in "cdhs":
                plain = picture_of(f"{face}/{rank}{suit}")
                printed = picture_of(f"{face}/{rank}{suit}", OWN[code])
                assert (printed != plain) == (letter != rank)
                assert QSvgRenderer(printed).isValid()
    assert picture_of("classic/joker-1", OWN[code]) == picture_of("classic/joker-1")
    assert picture_of("classic/7c", OWN[code]) == picture_of("classic/7c")


def test_a_card_letter_has_its_suits_colour_and_is_drawn_once() -> None:
    red, black = picture_of("classic/Jh", "E K D Kn"), picture_of("classic/Jc", "E K D Kn")
    for printed in (red, black):
        assert printed.count(b'id="rank-lines"') <= 1
        assert printed.count(b'id="rank-solid"') <= 1
    assert b'id="rank-solid" fill="#b5302a"' in red
    assert b"#23282d" not in red


def test_letters_without_a_drawing_leave_the_card_unchanged() -> None:
    assert picture_of("classic/Kc", "A Z Q J") == picture_of("classic/Kc")


def test_cards_on_pages_have_the_same_letters_as_the_hand(qapp: QApplication) -> None:
    def drawn() -> list[QImage]:
        """A rule card that shows a king, and the queen on the preferences page."""
        pictures = [QImage(150, 210, QImage.Format.Format_RGB32) for _ in range(2)]
        choice = PictureChoice(None, "faces", ["classic"], "{}/Qs")
        choice.set_texts(lambda face: "")
        choice.resize(choice.sizeHint())
        choice.render(pictures[1])
        rules = RULEBOOKS["500-rum-de"]
        painter = QPainter(pictures[0])
        card = House("", "500-rum-de", rules)
        draw_rule_card(painter, QRectF(5, 5, 140, 196), card)
        painter.end()
        return pictures

    speak("nl")
    international = drawn()
    Letters.own = True
    for own, plain in zip(drawn(), international, strict=True):
        assert own != plain


def test_changing_the_letters_changes_cards_and_texts_but_no_record(
    window: MainWindow, preferences: Preferences
) -> None:
    window.commands.open_file(saved_match())
    bridge, table = bridge_of(window), window.pages.table
    assert table is not None
    preferences.language = "de"
    preferences.own_letters = True
    QCoreApplication.processEvents()
    assert table.scene_.art.style.letters == "A K D B"
    card = table.state.view.discards[-1]
    bridge.submit(Move("take", (Card.parse("Qc" if card != Card.parse("Qc") else "Qd"),)))
    assert "D♣" in table.bar.caption.text() or "D♦" in table.bar.caption.text()
    path = bridge.game.record.path
    assert path is not None
    record = path.read_bytes()
    own = table.grab_picture()
    spoken = spoken_card(Card.parse("Qc"))
    preferences.own_letters = False
    QCoreApplication.processEvents()
    assert table.scene_.art.style.letters == LETTERS
    assert table.grab_picture() != own
    assert path.read_bytes() == record
    assert spoken_card(Card.parse("Qc")) == spoken
