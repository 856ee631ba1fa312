"""All painted text has enough room in every language, measured from what is painted."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from update_translations import messages

from rummy_qt.engine import RULEBOOKS
from rummy_qt.engine.events import Dealt, Discarded, Drew, Melded, RoundEnded
from rummy_qt.play.company import PEOPLE
from rummy_qt.play.concepts import CONCEPTS
from rummy_qt.play.targets import NEW_MELD
from rummy_qt.ui.table import panels
from rummy_qt.ui.table.panels import ROOM, fit_sentence
from rummy_qt.ui.table.plates import fit_turn, shorter
from rummy_qt.ui.table.sprites import Sprite
from rummy_qt.ui.voice import Voice
from rummy_qt.ui.words.cards import WRITTEN
from rummy_qt.ui.words.language import languages, translate
from rummy_qt.ui.words.log import Part
from tests.ui.keyboard import press
from tests.ui.tables import cards
from tests.ui.words.pseudo import MADE, spoken
from tests.ui.words.test_sentences import examples_for, texts_of_round

from .conftest import Lay, Table, Wishes

WINDOW = (1024, 596)
"""The table's size in a window of 1024×640, below the menu bar."""
LARGE = 1.5
CODES = [*languages(), *MADE]


class Painted:
    """Records painted text in its context: which is cut, and which overlaps other text."""

    def __init__(self) -> None:
        self.cut: set[str] = set()
        self.over: set[tuple[str, str]] = set()
        self.texts: set[str] = set()
        self._shortened: dict[str, str] = {}
        self._canvas: QPainter | None = None
        self._boxes: list[tuple[str, QRectF]] = []

    def shortened(self, text: str, shown: str) -> None:
        if shown != text:
            self._shortened[shown] = text

    def drawn(self, painter: QPainter, place: Any, *rest: Any) -> None:
        text = str(rest[-1])
        if not text.strip():
            return
        self.texts.add(text)
        if text in self._shortened:
            self.cut.add(self._shortened[text])
        metrics = QFontMetricsF(painter.font())
        if isinstance(place, QRectF):
            box = metrics.boundingRect(place, rest[0], text)
        else:
            box = metrics.tightBoundingRect(text).translated(place)
        box = painter.combinedTransform().mapRect(box).adjusted(1, 1, -1, -1)
        if painter is not self._canvas:
            self._canvas, self._boxes = painter, []
        self.over |= {(other, text) for other, where in self._boxes if where.intersects(box)}
        self._boxes.append((text, box))
        ratio = painter.device().devicePixelRatioF()
        if not 0 <= box.left() <= box.right() <= ratio * painter.device().width():
            self.cut.add(text)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    heard = Painted()
    for kind in (QFontMetrics, QFontMetricsF):
        elided = kind.elidedText

        def shorten(self: Any, text: str, *rest: Any, elided: Any = elided) -> str:
            shown = str(elided(self, text, *rest))
            heard.shortened(text, shown)
            return shown

        monkeypatch.setattr(kind, "elidedText", shorten)
    draw: Any = QPainter.drawText

    def paint(self: QPainter, *args: Any) -> Any:
        heard.drawn(self, *args)
        return draw(self, *args)

    monkeypatch.setattr(QPainter, "drawText", paint)
    return heard


@pytest.fixture
def large_words(larger_font: Callable[[float], None]) -> None:
    larger_font(LARGE)


def play_on(table: Table, seed: int) -> None:
    """Play the round at random; paint it now and then, and at its end."""
    chance, rnd = random.Random(seed), table.game.round
    for step in range(30):
        if rnd.over:
            break
        possible = list(rnd.legal_moves(rnd.seat))
        keen = [m for m in possible if m.kind in ("meld", "lay", "take")]
        move = chance.choice(keen if keen and chance.random() < 0.7 else possible)
        table.game.play(str(move), rnd.seat)
        if step % 3 == 0:
            table.view.grab_picture()
    table.view.grab_picture()


@pytest.mark.parametrize(
    ("code", "players"), [*((code, 2) for code in CODES), ("de", 4), ("long", 4)]
)
@pytest.mark.usefixtures("large_words")
def test_no_painted_text_is_cut_or_overlaps(
    code: str, players: int, lay: Lay, painted: Painted
) -> None:
    with spoken(code):
        table = lay([""] * players, size=WINDOW, rulebook="rommy-dk")
        table.view.bar.moves.click()
        play_on(table, seed=players)
        assert len(painted.texts) > 20
        assert not painted.cut
        assert not painted.over
        shown = [b for b in table.view.viewport().findChildren(QPushButton) if b.isVisible()]
        assert not [b.text() for b in shown if b.width() < b.sizeHint().width()]
        pairs = [(b, c) for n, b in enumerate(shown) for c in shown[:n]]
        assert not [(b.text(), c.text()) for b, c in pairs if b.geometry().intersects(c.geometry())]


@pytest.mark.parametrize("code", CODES)
def test_buttons_in_the_corner_fit_beside_the_hand(code: str, lay: Lay) -> None:
    with spoken(code):
        table = lay(["", ""], size=WINDOW, rulebook="500-rum-de")
        view, bar = table.view, table.view.bar
        hand = [p for p in view.scene_.arrangement.places.values() if p.home == "hand"]
        assert len(hand) == 13
        end = max(x for place in hand for x, _ in place.spot.corners)
        corner = [button for button in (*bar.sorts.values(), bar.moves) if button.isVisible()]
        wide = {b: QFontMetricsF(b.font()).horizontalAdvance(b.text()) for b in corner}
        assert not [b.text() for b in corner if b.geometry().center().x() - wide[b] / 2 < end]
        assert all(button.height() >= 24 for button in corner)


@pytest.mark.parametrize("players", [6, 8])
def test_names_are_not_cut_in_the_smallest_window(
    players: int,
    lay: Lay,
    painted: Painted,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wishes = Wishes()
    Voice(qapp, wishes).setParent(wishes)
    monkeypatch.setattr("tests.ui.tables.NAMES", ("You", *PEOPLE))
    sets = [f"{rank}c {rank}d {rank}h" for rank in "A3456789"[:players]]
    table = lay(sets, size=(872, 400), rulebook="femhundra")
    table.game.game.match.totals[:] = [135, 210, 80, 45, 310, -35, 390, 145][:players]
    for meld in sets:
        for move in ("draw", f"meld {meld}"):
            table.game.play(move)
        table.game.play(f"discard {table.game.round.hand(table.game.round.seat)[-1]}")
    table.view.grab_picture()
    assert painted.texts.issuperset(list(PEOPLE)[: players - 1])
    assert not painted.cut


@pytest.mark.parametrize("code", CODES)
@pytest.mark.usefixtures("large_words")
def test_every_sentence_above_the_hand_has_room(code: str, lay: Lay) -> None:
    with spoken(code):
        table = lay(["", ""], size=WINDOW)
        row = table.view.bar
        arrangement = table.view.scene_.arrangement
        room = arrangement.words.w - row.why.sizeHint().width() - 22 * arrangement.t
        said = [
            translate(
                m.context, m.text, 25 if "%n" in m.text else None, **examples_for(m.context, m.text)
            )
            for m in messages()
            if m.context in ("Reasons", "Preview", "Choices")
        ]
        for rulebook in ("rommy-dk", "femhundra"):  # including the advice after a refusal
            said += {text for text in texts_of_round(rulebook, WRITTEN, seed=5) if text[-1:] != "…"}
        assert len(said) > 100
        assert not [
            text for text in said if "…" in fit_sentence(text, room, arrangement.t)[0][-1][-1:]
        ]


def test_without_room_for_its_cards_a_meld_shows_their_number() -> None:
    """In the replay a turn may end with such a meld for a while."""
    meld = Part(Melded, "laid", tuple(cards("Qc Qd Qh")))
    drawn = Part(Drew, "drew")
    for parts in ((meld,), (drawn, meld)):
        assert [*shorter(parts)][-1] == (meld.counted(),)
    gone = Part(Discarded, "discarded", tuple(cards("4s")))
    assert [*shorter((meld, gone))][-1] == (gone,)


def test_without_room_a_deal_shows_only_the_upcard() -> None:
    dealt = Part(Dealt, "dealt 7, turned up", tuple(cards("4s")))
    told = [*shorter((dealt,))]
    assert all(parts[-1].cards for parts in told), "never that it was one card"
    assert told[-1] == (dealt._replace(word=""),)


def test_without_room_going_out_is_shown_rather_than_the_discard() -> None:
    gone = Part(Discarded, "discarded", tuple(cards("4s")))
    out = Part(RoundEnded, "went out")
    for parts in ((gone, out), (Part(Drew, "drew"), gone._replace(cards=()), out)):
        assert [*shorter(parts)][-1] == (out,)


@pytest.mark.parametrize("code", CODES)
def test_no_seat_loses_the_word_for_its_last_action(code: str, lay: Lay, painted: Painted) -> None:
    with spoken(code):
        hands = [f"{rank}c {rank}d" for rank in "A3456789"]
        table = lay(
            hands,
            size=(872, 414),
            rulebook="500-rum-de",
            stock="Tc Td Th Ts Jc Jd Jh Js",
            upcard="2s",
        )
        for hand in hands:
            table.game.play("draw")
            table.game.play(f"discard {hand.split()[0]}")
        scene = table.view.scene_
        looks = [look for look in scene.furniture.seat_looks().values() if look.last]
        assert len(looks) == 7
        for look in looks:
            words = [word for _, word in fit_turn(look, scene.art)[0] if isinstance(word, str)]
            assert words[-1] == look.last[-1].word != ""
        table.view.grab_picture()
        assert not painted.cut


def longest_of(context: str, naming: Callable[[str], bool] = bool) -> list[str]:
    """The sentences of a context, filled with examples, the longest last."""
    said = [
        translate(
            m.context, m.text, 25 if "%n" in m.text else None, **examples_for(m.context, m.text)
        )
        for m in messages()
        if m.context == context and naming(m.text)
    ]
    return sorted(said, key=len)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.usefixtures("large_words")
def test_questions_and_hints_are_shown_whole(
    code: str, lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    with spoken(code):
        rules = RULEBOOKS["rommy-dk"].replace(joker_limit="unlimited", closed_first_lap=False)
        hands = ["6d 7d *1 *2 3c 3h Kd", ""]
        table = lay(hands, upcard="Kh", size=WINDOW, rules=rules)
        view = table.view
        table.game.play("draw")
        view.state.hand.select(cards("7d *1 *2"))
        ways = view.state.targets.for_cards(view.state.hand.selection)[NEW_MELD]
        assert len(ways) > 5
        view.want(ways)
        chooser, picture = view.chooser, view.chooser._picture
        run = tuple(cards("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"))
        said = [f"{text}  +250" for text in longest_of("Choices", lambda text: "{meld}" in text)]
        answers = iter([text for text in said for _ in ("eye", "ear")])
        for longest in (False, True):
            if longest:
                monkeypatch.setattr(panels, "choice_text", lambda *_: next(answers))
                monkeypatch.setattr(chooser, "_picture", lambda _, ends: picture(run, ends))
                question = longest_of("Choices", lambda text: "?" in text)[-1]
                chooser.ask(question, ways[:1] * len(said), view.state.view)
                view._place_chooser()
            assert view.rect().contains(chooser.geometry())
            for part in filter(QWidget.isVisible, chooser.findChildren(QWidget)):
                assert chooser.rect().contains(part.geometry())
                assert part.width() >= part.minimumSizeHint().width()
        chooser.dismiss()
        concepts = {template.sentence for template in CONCEPTS.values()}
        why = longest_of("Reasons", lambda text: text in concepts)[-1]
        move = longest_of("Hints", lambda text: "{cards}" in text)[-1]
        view.bar.advise(f"{move}\n{why}", "", follow=True)
        row, t, bar = view.scene_.arrangement.words, view.scene_.arrangement.t, view.bar
        lines, *_ = fit_sentence(move, row.w - bar.do_it.width() - 22 * t, t)
        assert " ".join(lines).replace(ROOM, "") == move
        lines, *_ = fit_sentence(why, row.w, t, "reason")
        assert " ".join(lines).replace(ROOM, "") == why
        button = bar.do_it.geometry()
        assert view.rect().contains(button)
        below = bar.reason.sceneBoundingRect()
        assert view.rect().contains(below.toRect())
        assert button.bottom() - 5 * t <= below.top(), "it stands below sentence and button"


@pytest.mark.parametrize("times", [1.0, 1.15, 1.3, LARGE])
def test_in_the_smallest_window_a_reason_ends_above_the_hand(
    times: float, lay: Lay, larger_font: Callable[[float], None]
) -> None:
    larger_font(times)
    with spoken("nl"):
        table = lay(["7c 8c 9c Kd Qh 2s 3d", ""], upcard="Kh", size=(872, 412))
        table.game.play("draw")
        view = table.view
        concepts = {template.sentence for template in CONCEPTS.values()}
        why = longest_of("Reasons", lambda text: text in concepts)[-1]
        view.bar.advise(f"7♣ 8♣ 9♣\n{why}", "", follow=True)
        rim = 4 * view.scene_.arrangement.t
        words, hand = view.bar.reason.sceneBoundingRect(), view.scene_.arrangement.contents.hand
        tops = [view.scene_.places[card.index].spot.box.y for card in hand]
        assert words.bottom() - rim <= min(tops)


def last_written(sprite: Sprite) -> float:
    """The lowest point on the table to which the sprite's text reaches."""
    picture = sprite.pixmap().toImage()
    rows = range(picture.height())
    columns = range(picture.width())
    written = [y for y in rows if any(picture.pixelColor(x, y).alpha() > 32 for x in columns)]
    return sprite.sceneBoundingRect().top() + (written[-1] + 1) / picture.devicePixelRatio()


@pytest.mark.parametrize("laps", [0, 3, 6])
@pytest.mark.parametrize(
    ("size", "times"), [(WINDOW, 1.17), (WINDOW, 1.4), ((872, 412), 1.0), ((872, 412), 1.17)]
)
def test_the_focused_card_covers_no_reason(
    size: tuple[int, int], times: float, laps: int, lay: Lay, larger_font: Callable[[float], None]
) -> None:
    larger_font(times)
    table = lay(["Kc Kd Ks 4d 5d 4s 5s", "", ""], upcard="9d", size=size, rulebook="rummy-500")
    view, game = table.view, table.game
    for _ in range(3 * laps):
        game.play("draw")
        drew = game.round.view(game.round.seat).history[-1]
        assert isinstance(drew, Drew)
        game.play(f"discard {drew.card}")
    game.play("draw")
    game.play("meld Kc Kd Ks")
    why = "A♥ from the discard pile can go into melds with cards in the hand."
    view.bar.advise(f"Discard 7♠.\n{why}", "", follow=True)
    if not view.bar.reason.isVisible():
        assert size != WINDOW, "it is away where it would lie over cards, and only there"
        return
    end = last_written(view.bar.reason)
    view.areas.hand.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in view.state.hand.cards:
        press(Qt.Key.Key_Right, to=view.areas.hand)
        ring = view.scene_.focus
        assert ring.isVisible()
        assert end <= ring.sceneBoundingRect().top() + 1
