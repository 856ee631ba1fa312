"""The hint on the table: small cards where its cards would lie, and a sentence that says why.

Nothing here moves a card. The small cards are placed by the arrangement, as silhouettes are; a
review shows them without a hint.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from textwrap import fill
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from rummy_qt.engine import Card, Move, View
from rummy_qt.opponents.player import Way
from rummy_qt.play.measuring import next_step, shown_first
from rummy_qt.ui.hinting import Hinting, MoveWarning
from rummy_qt.ui.theme import BRASS, IVORY
from rummy_qt.ui.words import hints as wording
from rummy_qt.ui.words.cards import SPOKEN, WRITTEN, Naming
from rummy_qt.ui.words.language import translate

from . import RATIO
from .arrangement import Box, FaceStyle, Layer, Spot
from .art import CardArt, CardLook, Drawn, Mark
from .geometry import face_of, row_ends
from .motion import appear
from .scene import TableScene
from .sprites import SilhouetteSprite, Sprite, TagSprite

LOOKING_MS: Final = 400
"""After this time without an answer, the hint says that it is searching."""
SMALLER, LEAST, NEARLY = 0.72, 60.0, 0.9
"""The size of a ghost card by that of a real one. One narrower than ``LEAST`` pixels is shown
larger, at ``NEARLY`` the real size at most."""
SILENT: Final = " "
"""The text while cards of the step that was played are in flight."""
WORD: Final = 0.75
"""The size of a word on a tag by that of points, so that it is no wider than a card."""


def ghost_width(w: float) -> float:
    """The width of the ghost of a card with this width, in pixels."""
    return max(SMALLER * w, min(LEAST, NEARLY * w))


def draw_ghost(card: Card, spot: Spot, face: FaceStyle, art: CardArt) -> Drawn:
    """Draws a ghost: a small opaque card with a brass edge."""
    w = ghost_width(spot.w)
    return art.card(card, w, face_of(w, face), CardLook(spot.angle, mark=Mark.ADVISED))[:2]


class Ghosts(QObject):
    """Shows small cards where those of some moves would lie, while their position is shown."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._moves: tuple[Move, ...] = ()
        self.played: tuple[Move, ...] = ()
        """The moves that were played instead; their first card gets a tag."""
        self._words = False
        """Whether tags say which cards are better and which were played."""
        self._of: View | None = None
        """The position that the moves belong to."""
        self._cards: list[Sprite] = []
        self._outlines: list[SilhouetteSprite] = []
        self.boxes: list[Box] = []
        """The bounding boxes of the outlines."""
        self._tags: list[TagSprite] = []
        scene.arranged.connect(self._draw)

    def show(
        self, moves: tuple[Move, ...], played: tuple[Move, ...] = (), *, words: bool = True
    ) -> list[Sprite]:
        """Shows where the cards of these moves would lie, and what was ``played`` instead.

        ``words``: with tags. Without moves nothing is shown. Returns the visible ghosts.
        """
        self._moves, self.played, self._words = moves, played if moves else (), words
        self._of = self._scene.state.view
        return self._draw()

    def _draw(self) -> list[Sprite]:
        """Draws the ghosts in the current arrangement, and marks the cards they stand for."""
        scene = self._scene
        moves = self._moves if self._of is scene.state.view else ()
        cards = [card for move in moves for card in self._marked_cards(move)]
        landings = self._landings(moves)
        lies = {spot: scene.arrangement.meld_cards.get(spot[:2]) for _, spot in landings}
        cards += filter(None, lies.values())
        landings = [each for each in landings if lies[each[1]] is None]
        scene.highlight(self, cards, stock=any(move.kind == "draw" for move in moves[:1]))
        spots = sorted((spot for _, spot in landings), key=lambda spot: (spot.y, spot.x))
        rows, on_pile = row_ends(spots), {*filter(scene.arrangement.is_on_pile, spots)}
        landings = [each for each in landings if each[1] not in on_pile]
        ghosts = scene.several(self._cards, Sprite, len(landings))
        outlines = scene.several(self._outlines, SilhouetteSprite, len(rows))
        tops = [((a.x + b.x) / 2, a.y - RATIO * a.w / 2) for a, b in rows if a not in on_pile]
        tops = tops or [(spot.x, spot.box.y) for spot in self._begin_spots(moves)[:1]]
        words = [(translate("Review", "Better"), BRASS, top) for top in tops]
        above = 14 * WORD * scene.arrangement.t  # clear of the indices of neighbours
        words += [
            (translate("Review", "Played"), IVORY, (spot.x, spot.box.y - above))
            for spot in self._begin_spots(self.played if moves else ())[:1]
        ]
        tags = scene.several(self._tags, TagSprite, len(words) if self._words else 0)
        melds = [meld.box for meld in scene.arrangement.melds]
        joined = {
            spot: [spot.box.x < box.x - 1 for box in melds if spot.box.overlap(box)]
            for spot in spots
        }
        below = {spot for spot, begins in joined.items() if begins and all(begins)}
        for ghost, (card, spot) in zip(ghosts, landings, strict=True):
            ghost.show_drawn(scene.art, draw_ghost, card, spot, scene.space.face)
            # At an end of a meld it is moved outwards, to cover less of it or, below the meld,
            # to be seen beside it.
            outwards = -1 if spot in below else bool(joined[spot]) and not any(joined[spot])
            aside = (spot.w - ghost_width(spot.w)) / 2 * outwards
            ghost.setPos(spot.x + aside, spot.y)
            layer = Layer.BELOW_MELDS if spot in below else Layer.HAND_WHOLE
            ghost.setZValue(layer + 1 + spots.index(spot))  # as in a meld, from the left
        for outline, (first, last) in zip(outlines, rows, strict=True):
            about, longer = scene.arrangement.outline(first, last)
            dark = not joined[first] and first not in on_pile
            outline.show_at(scene.art, about, False, longer, dark)
            under = first in below | on_pile
            outline.setZValue(Layer.BELOW_PILE if under else Layer.SILHOUETTES)
        for tag, (word, paper, top) in zip(tags, words, strict=False):
            tag.say(word, scene.art, WORD * scene.arrangement.t, paper)
            tag.hang(*top)
        seen = [outline.sceneBoundingRect() for outline in outlines]
        self.boxes = [Box(each.x(), each.y(), each.width(), each.height()) for each in seen]
        return [*ghosts, *outlines]

    def _marked_cards(self, move: Move) -> Sequence[Card]:
        """The cards to mark for a move; of a take, all that come with the card."""
        pile = self._scene.arrangement.contents.pile
        takes = move.kind == "take" and move.cards[0] in pile
        return pile[pile.index(move.cards[0]) :] if takes else move.cards

    def _begin_spots(self, moves: tuple[Move, ...]) -> list[Spot]:
        """Where the first move begins: at the stock, discards, or cards of the hand."""
        scene, cards = self._scene, [card for move in moves[:1] for card in move.cards]
        spots = [scene.places[card.index].spot for card in cards if card.index in scene.places]
        draws = any(move.kind == "draw" for move in moves[:1])
        return [scene.arrangement.stock] if draws else spots

    def _landings(self, moves: tuple[Move, ...]) -> list[tuple[Card, Spot]]:
        """The cards of these moves with where they would lie on the table, one at each spot.

        Cards that go to the hand have no ghost; they are marked where they come from.
        """
        card_at, called = dict[Spot, Card](), self._scene.arrangement.contents.pile[-1:]
        for move in moves:
            spots = self._scene.landing(move, moves)
            for card, spot in zip(move.cards or called, spots, strict=False):
                card_at.setdefault(spot, card)
        return [(card, spot) for spot, card in card_at.items()]


class HintView(QObject):
    """Shows one of the ways to play that ``hints`` found; asking again shows the next."""

    unavailable = Signal(str)
    """A remark about why there is no hint."""
    spoken = Signal(str)
    """The hint as a screen reader reads it."""
    changed = Signal()
    """``text`` and ``way`` may have changed."""

    def __init__(
        self, scene: TableScene, hints: Hinting | None, key_of: Callable[[str], str]
    ) -> None:
        """``key_of``: the key of an action, by its name."""
        super().__init__(scene)
        self._key_of = key_of
        self._scene = scene
        self._hints = hints
        self.text = ""
        """The sentence over the hand; empty where no hint is shown."""
        self.details = ""
        """The tool tip: which of how many ways it is, its worth, the later moves, the keys."""
        self._warns = False
        """Whether the text is a warning about a move that the person made."""
        self.ghosts = Ghosts(scene)
        self._moves: tuple[Move, ...] = ()
        """The moves of the way that is shown."""
        self._waits_for: View | None = None
        """The position whose hint waits until its cards have landed."""
        self._nth = 0
        """The index of the way that is shown, in ``_ways``."""
        self._read_out = ""
        """The last hint that was read out."""
        self._announce = QTimer(self, singleShot=True, interval=LOOKING_MS)
        self._announce.timeout.connect(self._update_text)
        scene.teller.told.connect(self._teller_told)
        if hints is not None:
            hints.changed.connect(partial(self._hints_changed, hints))
            hints.refused.connect(self._refuse)

    @property
    def shown(self) -> bool:
        return bool(self.text)

    @property
    def way(self) -> Way | None:
        valid = self._ways and self.shown and not self._warns and self._waits_for is None
        return self._ways[self._nth] if valid else None

    @property
    def another(self) -> bool:
        """Whether a way other than the best is shown."""
        return self._nth > 0

    @property
    def _ways(self) -> tuple[Way, ...]:
        """The ways that asking again shows in turn, then those they are compared with."""
        return () if self._hints is None else shown_first(self._hints.ways)[0]

    @property
    def _turns(self) -> int:
        """How many of ``_ways`` are shown in turn."""
        return shown_first(self._ways)[1]

    def ask(self, within_ms: float) -> None:
        """Shows a hint that waits, or the next way, or asks ``hints`` to answer in this time."""
        if self.catch_up() or self._hints is None:
            return
        if not self._ways:
            self._hints.ask(within_ms)
            return
        self._nth = (self._nth + 1) % self._turns if self.shown else 0
        self._show()

    def warn(self, warned: MoveWarning | None) -> None:
        """Shows what the person's last move cost; None removes that warning."""
        if warned is None:
            if self._warns:
                self.put_away()
            return
        name, undo = self._scene.state.texts.name, self._key_of("undo")
        self._moves = ()
        self.ghosts.show(())
        self._set_text(wording.warning_text(warned, name, undo, WRITTEN), warns=True)
        self.spoken.emit(wording.warning_text(warned, name, undo, SPOKEN))

    def put_away(self) -> None:
        """Removes the hint; it is kept for asking again in this position."""
        self._announce.stop()
        self._waits_for = None
        if self._hints is not None and self._hints.asking:
            self._hints.forget()
        if self.shown:
            self._moves = ()
            self.ghosts.show(())
            self._set_text("")

    def retell(self) -> None:
        if self._warns:
            self.put_away()
        elif self.shown:
            self._update_text()

    # ---------------------------------------------------------------- following

    def _hints_changed(self, hints: Hinting) -> None:
        if hints.asking:
            self._nth, self._read_out = 0, ""
            self._announce.start()
        elif hints.ways:
            self._announce.stop()
            if self.shown or not self._read_out:  # else it was put away meanwhile
                rest = [way.moves for way in self._ways[: self._turns]]
                left = self._moves[1:]
                self._nth = rest.index(left) if left and left in rest else 0
                self._show()
        else:
            self._read_out = ""
            self.put_away()

    def _refuse(self, why: str) -> None:
        state = self._scene.state
        self.unavailable.emit(wording.no_hint_text(why, state.texts.name(state.view.to_move)))

    def _teller_told(self) -> None:
        if self._waits_for is self._scene.state.view:
            self._show()

    def catch_up(self) -> bool:
        """Lands all cards that a hint waits for; returns whether that has shown one."""
        waited_for = self._waits_for
        self._scene.motion.finish()
        return self._waits_for is not waited_for

    def _show(self) -> None:
        scene, self._moves = self._scene, self._ways[self._nth].moves
        self._waits_for = None if scene.teller.all_told else scene.state.view
        if self._waits_for is not None:
            if self.shown:
                self._set_text(SILENT)
            return
        ghosts = self.ghosts.show(next_step(self._moves), words=False)
        self._update_text()
        if scene.motion.moves:
            scene.motion.run(appear(ghosts))
        told = " ".join(filter(None, self._whole(SPOKEN)))
        if told != self._read_out:
            self._read_out = told
            self.spoken.emit(told)

    def _set_text(self, text: str, details: str = "", *, warns: bool = False) -> None:
        self.text, self.details, self._warns = text, details, warns
        self.changed.emit()

    def _update_text(self) -> None:
        ways, nth, state = self._ways, self._nth, self._scene.state
        if not ways:
            self._set_text(translate("Hints", "Trying out what you could play…"))
            return
        moves = ways[nth].moves
        now = wording.advice_text(moves, state.view, another=self.another)
        why = wording.why_text(nth, ways, state.view, state.texts.name, WRITTEN, short=True)
        keys = wording.keys_text(self._key_of("hint"), self._key_of("follow_hint"), self._turns)
        heading, plan, worth, whole = self._whole(WRITTEN)
        later = plan if next_step(moves) != moves else ""
        lines = f"{heading} {worth}", later, whole.replace(why, "").strip(), keys
        details = "\n".join(fill(line, width=60) for line in lines if line)
        self._set_text(f"{now}\n{why}".strip(), details)

    def _whole(self, naming: Naming) -> tuple[str, str, str, str]:
        state = self._scene.state
        return wording.whole_hint(self._nth, self._ways, state.view, state.texts.name, naming)
