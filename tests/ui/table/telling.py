"""Checks one law of the table: nothing is announced before it is seen.

Every 30 ms during each move of whole rounds, it compares new text and signs, as recorded from calls
of the painter, with the cards on screen; the person's own moves are made by drag and drop where the
target is clear. No word, chip, number, veil or button may be new before the cards that make it
true are in their final place, and face up if they end so; nothing about a round's end may show
within a quarter of a second. It uses sprites and painters, but nothing of how motion is planned.

``python -m tests.ui.table.telling [ROUNDS [SEED]]`` judges that many rounds of each rulebook, with
calls offered as by the director, and as many in which someone interferes with moving cards: moves
during others, undo, drags, resizing, replay steps, pointing, speed changes. All in simulated time.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import repeat
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, cast

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from rummy_qt.engine import RULEBOOKS, Card, Move, Round, Rules
from rummy_qt.engine.events import (
    Claimed,
    Discarded,
    Drew,
    LaidOff,
    Melded,
    RoundEnded,
    Swapped,
    Took,
)
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Player, Situation
from rummy_qt.play.game import Change
from rummy_qt.play.targets import Grab, drop_zones
from rummy_qt.ui import drawings
from rummy_qt.ui.application import register_resources
from rummy_qt.ui.models.table_state import TurnRow
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table import plates
from rummy_qt.ui.table.art import CardArt, Drawn
from rummy_qt.ui.table.motion import Leg
from rummy_qt.ui.table.scene import PUT_DOWN
from rummy_qt.ui.table.sprites import CardSprite, Sprite
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.theme import INK
from tests.ui.keyboard import press
from tests.ui.mouse import LEFT, NO_KEY, carry, corner, drag, inside
from tests.ui.tables import TableGame

LOOK_MS = 30
QUIET_MS = 250
QUIET_LOOK_MS = 10
"""For a round's last move: steps of 30 ms would measure the pause too roughly."""
SIGNS = ("draw_silhouette", "_draw_focus", "draw_lens")
"""Signs that follow the pointer."""


SHOWN = Sprite.show_drawn


def kind_of(sprite: Sprite) -> str:
    """The name of the function that draws the sprite."""
    return str(getattr(sprite._key[0], "__name__", "")) if sprite._key else ""


class Reading:
    """The text that the painter last wrote into each picture."""

    def __init__(self) -> None:
        self.chips: dict[int, str] = {}
        """By key of a small picture, its text."""
        self.pictures: dict[int, tuple[str, ...]] = {}
        """By key of a sprite's picture, its texts."""
        self.of: dict[int, tuple[str, ...]] = {}
        """By id of a sprite, its texts."""
        self._writing: list[str] | None = None

    def write(self, *words: object) -> None:
        """Record text written into the picture being drawn."""
        if self._writing is not None:
            self._writing += [word for word in words if isinstance(word, str) and word]

    def show(
        self, sprite: Sprite, art: CardArt, draw: Callable[..., Drawn], *what: Any, kept: bool
    ) -> None:
        """Record text while the sprite's picture is drawn or comes from the cache."""
        before, self._writing = self._writing, []
        SHOWN(sprite, art, draw, *what, kept=kept)
        picture = sprite.pixmap().cacheKey()
        if picture not in self.pictures:
            self.write(self.chips.get(picture))
            self.pictures[picture] = tuple(self._writing)
        self.of[id(sprite)] = self.pictures[picture]
        self._writing = before


@contextmanager
def reading() -> Iterator[Reading]:
    """Record the text of all tables created within the context."""
    book, patch = Reading(), pytest.MonkeyPatch()
    text, pixmap, numerals = QPainter.drawText, QPainter.drawPixmap, vars(plates)["draw_numerals"]
    chip, slip = CardArt.chip, CardArt.slip

    def draw_text(painter: QPainter, *what: Any) -> Any:
        book.write(*what)
        return text(painter, *what)

    def draw_pixmap(painter: QPainter, *what: Any) -> Any:
        keys = [each.cacheKey() for each in what if isinstance(each, QPixmap)]
        book.write(*map(book.chips.get, keys))
        return pixmap(painter, *what)

    def draw_numerals(painter: QPainter, words: str, *how: Any) -> Any:
        *_, colour = how
        book.write(f"{words} on a slip" if colour == INK else words)  # as who is first has it
        return numerals(painter, words, *how)

    def made_chip(art: CardArt, card: Card, height: float) -> QPixmap:
        picture = chip(art, card, height)
        book.chips[picture.cacheKey()] = f"[{card}]"
        return picture

    def made_slip(art: CardArt, words: str, *how: Any) -> QPixmap:
        picture = slip(art, words, *how)
        book.chips[picture.cacheKey()] = words
        return picture

    patch.setattr(QPainter, "drawText", draw_text)
    patch.setattr(QPainter, "drawPixmap", draw_pixmap)
    for room in (plates, drawings):
        patch.setattr(room, "draw_numerals", draw_numerals)
    patch.setattr(CardArt, "chip", made_chip)
    patch.setattr(CardArt, "slip", made_slip)
    patch.setattr(Sprite, "show_drawn", lambda *what, kept=False: book.show(*what, kept=kept))
    try:
        yield book
    finally:
        patch.undo()


class Seen(NamedTuple):
    """What the table shows at one moment."""

    words: dict[str, tuple[str, ...]]
    """Texts by where they appear: a seat's plate, the sentence, a button, the list of moves."""
    cards: dict[str, tuple[float, float, float, bool, bool, bool]]
    """By open card: centre and width, and whether it is face up, veiled, and visible."""
    backs: frozenset[int]
    """Ids of moving card sprites that do not belong to a card on the table."""
    gathered: bool
    """Whether the layout is gathered: melds are elsewhere then, and cards of the pile nowhere."""


def drawn_of(sprite: Sprite) -> Any:
    """The first argument from which the sprite's picture was drawn."""
    _, what, *_ = cast("tuple[Any, ...]", sprite._key)
    return what[0]


def told_without_words(sprite: Sprite) -> tuple[str, ...]:
    """What a ring or threads tell: that a call is possible, or who owns cards of a meld."""
    kind = kind_of(sprite)
    if kind == "draw_ring":
        return ("the time to call runs",)
    if kind == "draw_threads":
        threads = drawn_of(sprite)
        return tuple(f"thread{nth}/{thread.owner}" for nth, thread in enumerate(threads))
    return ()


def mood(face: Sprite) -> tuple[str, ...]:
    """The expression of a face, and whether it is marked as the seat to move."""
    looks = drawn_of(face)
    return (looks.who.mood, *(["to move"] if looks.turn else []))


def look(view: TableView, book: Reading) -> Seen:
    """Take a snapshot of what is visible now."""
    words: dict[str, tuple[str, ...]] = {}
    cards: dict[str, tuple[float, float, float, bool, bool, bool]] = {}
    known = set(map(id, view.scene_.cards.sprites.values()))
    backs = set()
    for item in view.scene_.items():
        if isinstance(item, CardSprite):
            if id(item) in known:
                cards[str(item.card)] = (
                    *item.spot[:3], item.face_up, item.look.veiled, item.isVisible(),
                )  # fmt: skip
            elif item.isVisible():
                backs.add(id(item))
        elif isinstance(item, Sprite) and item.isVisible() and item.opacity() > 0:
            kind = kind_of(item)
            if kind not in SIGNS:
                words[f"{kind} {id(item)}"] = book.of.get(id(item), ()) + told_without_words(item)
            if kind == "draw_face":
                words[f"mood {id(item)}"] = mood(item)
    for button in view.viewport().findChildren(QPushButton):
        if (
            button.isVisible()
            and button.text()
            and button.property("kind") not in ("corner", "tab")
        ):
            words[f"button {button.text()}"] = (button.text(),)
    words["list"] = tuple(map(written, view.scene_.teller.turns.values))
    return Seen(words, cards, frozenset(backs), view.scene_.arrangement.contents.gathered)


def written(row: TurnRow) -> str:
    """The text of a row in the list of moves, with its small cards written out."""
    return " ".join(
        " ".join((part.word, *(str(card.bare) for card in part.cards), part.place))
        for part in row.parts
    )


MOVES: Final = (Claimed, Discarded, Drew, LaidOff, Melded, Swapped, Took)
"""Events that move cards."""


def moved_by(change: Change) -> set[str]:
    """The visible cards that the events moved."""
    found: set[str] = set()
    for event in change.events:
        if isinstance(event, (Melded, LaidOff, Took)):
            found |= {str(card.bare) for card in event.cards}
        elif isinstance(event, (Drew, Discarded, Claimed, Swapped)) and event.card is not None:
            found.add(str(event.card.bare))
            if isinstance(event, Swapped):
                found.add(str(event.joker.bare))
    return found


def in_the_air(now: Seen, last: Seen, moved: set[str]) -> bool:
    """Whether a moved card has not reached its final place."""
    if now.backs - last.backs:
        return True
    ends = {name.partition("/")[0]: place for name, place in last.cards.items()}
    for name, (x, y, w, up, _, visible) in now.cards.items():
        end = ends.get(name.partition("/")[0])
        bare = str(Card.parse(name).bare) if "=" in name else name
        if end is None or (bare not in moved and name not in moved):
            continue
        if abs(x - end[0]) > 1.5 or abs(y - end[1]) > 1.5 or up != end[3]:
            return True
        if abs(w - end[2]) > 0.5 or (end[5] and not visible):
            return True
    return False


COUNTS = ("draw_stock", "draw_count", "draw_face")
OF_THE_END: Final = {
    **dict.fromkeys(("draw_winner", "mood"), QUIET_MS),
    **dict.fromkeys(("draw_left", "draw_slip", "draw_gain"), QUIET_MS + 600),
    **dict.fromkeys(("draw_tag", "draw_own", "draw_seat"), QUIET_MS + 1_150),
    **dict.fromkeys(("draw_sentence", "button"), QUIET_MS + 1_550),
}
"""By element about a round's end, how long it waits after the last card has landed, in ms: winner
and reason, cards left in hands, gains, and then the ranking and what to do next."""


class Judge:
    """Judges each move from its beginning to its end."""

    def __init__(self, view: TableView, book: Reading) -> None:
        self.view, self.book = view, book
        self.looks = 0
        self.faults: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def run(self, change: Change, before: Seen) -> None:
        """Step the running motion from 0 to its end, and judge each moment."""
        lands = {
            str(place.card): (*place.spot[:3], True, False, False)
            for place in self.view.scene_.places.values()
        }
        over = any(isinstance(event, RoundEnded) for event in change.events)
        seen = list(self._steps(QUIET_LOOK_MS if over else LOOK_MS))
        self.view.scene_.finish()
        last = look(self.view, self.book)
        moved = moved_by(change)
        if last.gathered:
            last = last._replace(cards=last.cards | lands)
        flies, landed = any(isinstance(event, MOVES) for event in change.events), 0
        for at, now in seen:
            # What was in the air when all was gathered has never been seen to land.
            flies = flies if now.gathered else in_the_air(now, last, moved)
            landed = at + 1 if flies else landed
        for at, now in seen:
            self.looks += 1
            for where, words in now.words.items():
                if where.split()[0] in COUNTS and any(word.startswith("-") for word in words):
                    self._fault("less than no card", f"{where}: {words}")
            if at < landed:
                self._flying(before, now)
                self._counted(before, now, last, begun=at > 0)
            elif over:
                waits = {kind for kind, ms in OF_THE_END.items() if at < landed + ms - 1}
                self._new_words(before, now, waits)
                if at < landed + QUIET_MS - 1:
                    self._veiled(before, now)

    def _steps(self, every: int) -> Iterator[tuple[int, Seen]]:
        motion = self.view.scene_.motion
        yield 0, look(self.view, self.book)
        at = 0
        while motion.state() != QAbstractAnimation.State.Stopped:
            motion.pause()
            at += every
            if at >= motion.totalDuration():
                break
            motion.setCurrentTime(at)
            yield at, look(self.view, self.book)

    def _new_words(self, before: Seen, now: Seen, kinds: set[str] | None = None) -> None:
        """Check for early text; ``kinds`` limits what must wait, without the plates' last turns."""
        for where, words in now.words.items():
            kind, known = where.split()[0], before.words.get(where, ())
            if kind in COUNTS or (kinds is not None and kind not in kinds):
                continue
            part = totals_of if kinds is not None and kind == "draw_seat" else tuple[str, ...]
            if _tells_more(kind, part(known), part(words)):
                self._fault(kind, f"{where}: {known} → {words}")

    def _flying(self, before: Seen, now: Seen) -> None:
        self._new_words(before, now)
        self._veiled(before, now)

    def _veiled(self, before: Seen, now: Seen) -> None:
        for name, place in now.cards.items():
            known = before.cards.get(name)
            if known is not None and place[4] and not known[4]:
                self._fault("veil", name)

    def _counted(self, before: Seen, now: Seen, last: Seen, *, begun: bool) -> None:
        """Card counts: a stock counts what has not left it, a hand what has reached it."""
        for where, words in now.words.items():
            kind, known = where.split()[0], before.words.get(where, ())
            if kind not in COUNTS or not known:
                continue
            ends = last.words.get(where, ())
            if not begun and words != known:
                self._fault(kind, f"{where}: {known} → {words} before anything has moved")
            if kind == "draw_face" and _grows_by_one(known, ends) and words == ends:
                self._fault(kind, f"{where}: {known} → {words} before the card is there")

    def _fault(self, kind: str, example: str) -> None:
        self.faults[kind] += 1
        self.examples.setdefault(kind, example)


A_CARD: Final = {"a", "card", "card."}
"""How text refers to a card covered in a stacked pile."""


def _tells_more(kind: str, known: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Whether the text contains anything new; a line may lose words."""
    if kind == "list":  # a rebuilt stock is announced when it lies there, before a draw from it
        words = tuple(word for word in words if not word.startswith("The discards became"))
        known = tuple(word for word in known if not word.startswith("The discards became"))
    if kind == "list" and len(words) > len(known):
        return True
    if kind == "draw_seat" and any(word.startswith("laid ") for word in (*known, *words)):
        return False  # the same turn in longer or shorter form, after a plate changed its width
    lines = (
        zip(known, words, strict=False) if kind == "list" else [(" ".join(known), " ".join(words))]
    )
    return any(set(_tokens(now)) - set(_tokens(old)) - A_CARD for old, now in lines)


def totals_of(plate: tuple[str, ...]) -> tuple[str, ...]:
    """The total on a seat's plate, and the points on the table if there are any."""
    return plate[1:2] + tuple(word for word in plate[2:3] if word[0] in "+−-")


def _tokens(text: str) -> set[str]:
    return set(text.replace(",", " ").replace(".", " ").split())


def _grows_by_one(known: tuple[str, ...], ends: tuple[str, ...]) -> bool:
    return len(known) == len(ends) == 1 and int(ends[0]) == int(known[0]) + 1


def random_round(rules: Rules, players: int, seed: int) -> TableGame:
    """A round from a shuffled deck."""
    game = TableGame([""] * players, rules=rules)
    deck = game.round.rules.deck(players)
    random.Random(seed).shuffle(deck)
    game.round = Round.deal(game.round.rules, players, players - 1, deck)
    return game


def judge_round(
    rules: Rules,
    players: int,
    seed: int,
    preferences: Preferences,
    moves: int = 400,
    held: int = 108,
) -> Judge:
    """Play up to ``moves`` moves of one round, and judge the table during each.

    With ``held``, it is judged only while some player holds at most that many cards.
    """
    with reading() as book:
        game = random_round(rules, players, seed)
        preferences.animation_speed = 1.0
        preferences.calls = CALLS[seed % len(CALLS)]
        view = TableView(game, preferences)
        view.resize(1280, 760)
        view.show()
        judge = Judge(view, book)
        blank = Seen({}, {}, frozenset(), gathered=False)
        scene = view.scene_
        scene.finish()
        lying = look(view, book)
        scene.show_state(Change("dealt"))
        names = {k: v for k, v in lying.words.items() if k.split()[0] in KNOWN_BEFORE}
        judge.run(Change("dealt"), blank._replace(words=_without_cards(names)))
        changes: list[Change] = []
        view.state.changed.connect(changes.append)
        minds = [new_player("plain" if seed % 2 else "newcomer") for _ in range(players)]
        before = look(view, book)
        chance = random.Random(seed)
        while not game.round.over and len(changes) < moves:
            seat = game.round.seat
            situation = Situation((0,) * players, len(changes), seed)
            call = called_by(game.round, minds, situation, chance)
            if call is None:
                game.call_window.emit(False)
                move = minds[seat].choose(game.round.view(seat), situation)
            else:
                seat, move = call
            made = len(changes)
            if seat == 0:
                drop(view, move)
            if len(changes) == made:
                game.play(str(move), seat)
            rnd = game.round
            if not rnd.over and rnd.may_claim(0):
                game.call_window.emit(bool(rnd.melds))
            if min(view.state.view.hand_counts) <= held:
                judge.run(changes[-1], before)
            else:
                scene.finish()
            before = look(view, book)
        view.hide()
        view.deleteLater()
    return judge


def drop(view: TableView, move: Move) -> None:
    """Drag the cards of the person's move to the middle of their target, if it is unambiguous."""
    held = tuple(card.bare for card in move.cards)
    zones = drop_zones(Grab("hand", held), view.state.targets) if move.kind in PUT_DOWN else {}
    for zone in [zone for zone, moves in zones.items() if moves == (move,)][:1]:
        view.state.hand.select(held)
        view.scene_.finish()
        box = max(view.scene_.arrangement.zones[zone], key=lambda box: box.w * box.h)
        drag(view.viewport(), corner(view, held[0]), inside(box, 0.5))
        view.pointer.leave()  # pointing at something shows text about it


KNOWN_BEFORE: Final = ("draw_seat", "draw_own", "mood")
"""What a deal may show early: who sits where, and their faces."""
CALLS: Final = ("3s", "fits", "open", "never")
"""Settings for when the game pauses for a call: each round uses one of them."""
WHIM = 0.05
"""Probability of a call that no player would choose, usually a false one."""


def called_by(
    rnd: Round, minds: list[Player], situation: Situation, chance: random.Random
) -> tuple[int, Move] | None:
    """The seat that calls the open discard and its move, chosen as by the director or at random."""
    for seat in range(rnd.players):
        if rnd.may_claim(seat):
            call = minds[seat].claim(rnd.view(seat), situation)
            if call is not None:
                return seat, call.move
            calls = [move for move in rnd.legal_moves(seat) if move.kind == "claim"]
            if calls and rnd.melds and chance.random() < WHIM:
                return seat, chance.choice(calls)
    return None


def _without_cards(words: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """The texts of plates and faces as they are before any seat has moved."""
    return {
        where: tuple(w for w in said if not w.startswith("[") and w != "to move")
        for where, said in words.items()
    }


# ------------------------------------------------------------------------------- interference


def named(view: TableView, words: dict[str, tuple[str, ...]]) -> set[str]:
    """The moving cards that plates, list and sentence name, and no earlier event did."""
    text = " ".join(word for where in words for word in words[where])
    history, found = view.state.view.history, set()
    for leg in flying(view):
        card = str(leg.sprite.card)
        earlier = str(history[: leg.event])
        if card not in earlier and (f"[{card}]" in text or pretty(card) in text):
            found.add(card)
    return found


def pretty(card: str) -> str:
    """A card as plates and sentences write it."""
    signs = dict(zip("cdhs", "♣♦♥♠", strict=True))
    return card[:-1].replace("T", "10") + signs.get(card[-1], card[-1])


def flying(view: TableView) -> list[Leg]:
    """The moving cards whose faces the person sees or will see."""
    return [leg for leg in view.scene_.motion.legs if leg.flight and leg.flight.journey.card]


DEEDS: Final = (*["move"] * 6, "undo", "drag", "size", "leaf", "speed", "press", "point")


class Meddler:
    """A player who interferes at random moments without waiting."""

    def __init__(
        self, view: TableView, game: TableGame, preferences: Preferences, seed: int
    ) -> None:
        self.preferences = preferences
        self.view, self.game, self.seed = view, game, seed
        self.chance = random.Random(seed)
        self.mind = new_player("plain")
        self.looks = 0
        self._played: list[tuple[Move, int]] = []
        game.changed.connect(self._note)

    def _note(self, change: Change) -> None:
        if change.move is not None and change.seat is not None:
            self._played.append((change.move, change.seat))

    def meddle(self, book: Reading, deeds: int = 150) -> list[str]:
        """What is named too early, and after which action; empty if nothing is."""
        motion, faults = self.view.scene_.motion, []
        while deeds and not self.game.round.over:
            deeds -= 1
            before = look(self.view, book).words
            deed = self.chance.choice(DEEDS)
            getattr(self, f"_{deed}")()
            known = named(self.view, before)
            for _ in range(self.chance.choice([0, 1, 3, 12])):
                if not motion.busy:
                    break
                motion.pause()
                motion.setCurrentTime(motion.currentTime() + LOOK_MS)
                self.looks += 1
                told = named(self.view, look(self.view, book).words) - known
                faults += [f"{deed}: {card}" for card in sorted(told)]
        self.view.scene_.finish()
        return faults

    def _move(self) -> None:
        rnd = self.game.round
        move = self.mind.choose(rnd.view(rnd.seat), Situation((0,) * rnd.players, 1, self.seed))
        self.game.play(str(move), rnd.seat)

    def _undo(self) -> None:
        if self._played:
            self._played.pop()
            self.game.undo()

    def _leaf(self) -> None:
        """A step back and forward again, as in a replay."""
        last = self._played[-1:]
        self._undo()
        self.view.scene_.show_state(Change("shown"))
        for move, seat in last:
            self.game.play(str(move), seat)

    def _size(self) -> None:
        self.view.resize(self.chance.choice([1100, 1280, 1500]), self.chance.choice([640, 760]))

    def _speed(self) -> None:
        self.preferences.animation_speed = self.chance.choice([0.5, 1.0, 2.0])

    def _press(self) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, NO_KEY, self.view.rect().center())

    def _point(self) -> None:
        """Move the pointer to the pile, where a card may be about to land."""
        place = self.chance.choice([0.1, 0.5, 0.9])
        QTest.mouseMove(self.view.viewport(), inside(self.view.scene_.arrangement.pile_box, place))

    def _drag(self) -> None:
        """Drag a card out of the hand, and drop it there."""
        port, hand = self.view.viewport(), self.view.state.hand.cards
        if hand:
            at = corner(self.view, self.chance.choice(hand))
            carry(port, at, at - QPoint(0, 150))
            press(Qt.Key.Key_Escape, to=self.view)
            QTest.mouseRelease(port, LEFT, NO_KEY, at - QPoint(0, 150))


def meddle_round(
    rules: Rules, players: int, seed: int, preferences: Preferences
) -> tuple[int, list[str]]:
    """Judge moments of a round with interference; returns what was announced too early."""
    with reading() as book:
        game = random_round(rules, players, seed)
        preferences.animation_speed = 0.0
        view = TableView(game, preferences)
        view.resize(1280, 760)
        view.show()
        view.scene_.finish()
        preferences.animation_speed = 1.0
        meddler = Meddler(view, game, preferences, seed)
        faults = meddler.meddle(book)
        if not view.scene_.teller.all_told:
            faults.append("in the end not all is told")
        view.hide()
        view.deleteLater()
    return meddler.looks, faults


def judge_each(seed: int, nth: int) -> tuple[int, Counter[str], dict[str, str]]:
    """Judge a round of each rulebook twice: moments, faults, and an example of each kind.

    Runs in a process of its own: a table's pictures are kept as long as Python has its signals.
    """
    register_resources()
    app = QApplication.instance() or QApplication([])
    looks, faults, examples = 0, Counter[str](), dict[str, str]()
    for name, rules in RULEBOOKS.items():
        players = max(rules.min_players, min(rules.max_players, 2 + (seed + nth) % 3))
        judge = judge_round(rules, players, seed * 1_000 + nth, Preferences())
        meddled, early = meddle_round(rules, players, seed * 1_000 + nth, Preferences())
        looks += judge.looks + meddled
        faults += judge.faults + Counter("meddled with" for _ in early)
        if early:
            judge.examples["meddled with"] = ", ".join(early)
        for kind, example in judge.examples.items():
            examples.setdefault(kind, f"{name}, {nth}: {example[:300]}")
        app.processEvents()
    return looks, faults, examples


def main(arguments: list[str]) -> int:
    rounds, seed = (*map(int, arguments), *(5, 1)[len(arguments) :])[:2]
    looks, faults = 0, Counter[str]()
    examples: dict[str, str] = {}
    fresh = get_context("spawn")
    with ProcessPoolExecutor(1, fresh, max_tasks_per_child=1) as one_by_one:
        found = one_by_one.map(judge_each, repeat(seed), range(rounds))
        for nth, (more, wrong, shown) in enumerate(found, 1):
            looks, faults, examples = looks + more, faults + wrong, shown | examples
            told = f"told too early: {sum(faults.values())} {dict(faults)} {examples or ''}"
            sys.stdout.write(f"{nth} rounds of each rulebook, twice: {looks} looks, {told}\n")
            sys.stdout.flush()
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
