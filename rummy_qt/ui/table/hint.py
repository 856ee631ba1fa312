"""The hint on the table: small cards where its cards would lie, and one sentence that says why.

Nothing here moves a card. The small cards read the arrangement, as silhouettes do; a review has
them without a hint.
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
from rummy_qt.ui.hinting import Hinting, Warned
from rummy_qt.ui.theme import BRASS, IVORY
from rummy_qt.ui.words import hints as wording
from rummy_qt.ui.words.cards import SPOKEN, WRITTEN, Naming
from rummy_qt.ui.words.language import translate

from . import RATIO
from .arrangement import Box, Face, Layer, Spot
from .art import CardArt, Drawn, Mark, Wear
from .geometry import face_of, spans
from .motion import appear
from .scene import TableScene
from .sprites import SilhouetteSprite, Sprite, TagSprite

LOOKING_MS: Final = 400
"""An answer that takes longer is announced."""
SMALLER, LEAST, NEARLY = 0.72, 60.0, 0.9
"""A card that would lie there is so much smaller than one that does; where it would be narrower
than these pixels so much at most."""
SILENT: Final = " "
"""Said where a step has been pressed, while its cards fly: it may nothing any more."""
BROAD: Final = 60
"""Signs in a line of what is told besides."""
WORD: Final = 0.75
"""A word on a tag is so much smaller than points: none is broader than a card."""


def small(w: float) -> float:
    """How broad a card is shown that would be so broad where it lay."""
    return max(SMALLER * w, min(LEAST, NEARLY * w))


def draw_ghost(card: Card, spot: Spot, face: Face, art: CardArt) -> Drawn:
    """A card that is not there: small and solid, with an edge of brass."""
    w = small(spot.w)
    return art.card(card, w, face_of(w, face), Wear(spot.angle, mark=Mark.ADVISED))[:2]


class Ghosts(QObject):
    """Small cards where those of some moves would lie, as long as their position is shown."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._moves: tuple[Move, ...] = ()
        self.played: tuple[Move, ...] = ()
        """What was played instead, of which the first cards are told by a word."""
        self._words = False
        self._of: View | None = None
        """The position that the moves belong to."""
        self._cards: list[Sprite] = []
        self._outlines: list[SilhouetteSprite] = []
        self.boxes: list[Box] = []
        """Where outlines stand."""
        self._tags: list[TagSprite] = []
        """Words at what should have been played, so that nobody takes it for what was."""
        scene.arranged.connect(self._draw)

    def point_at(
        self, moves: tuple[Move, ...], played: tuple[Move, ...] = (), *, words: bool = True
    ) -> list[Sprite]:
        """Show where the cards of these moves would lie, and what was ``played``; none: nothing."""
        self._moves, self.played, self._words = moves, played if moves else (), words
        self._of = self._scene.state.view
        return self._draw()

    def _draw(self) -> list[Sprite]:
        """The ghosts, and what they are ghosts of standing out, where all lies now."""
        scene = self._scene
        moves = self._moves if self._of is scene.state.view else ()  # else they lag behind
        cards = [card for move in moves for card in self._spoken_of(move)]
        landings = self._landings(moves)
        lies = {spot: scene.arrangement.meld_cards.get(spot[:2]) for _, spot in landings}
        cards += filter(None, lies.values())
        landings = [each for each in landings if lies[each[1]] is None]
        scene.stand_out(self, cards, stock=any(move.kind == "draw" for move in moves[:1]))
        spots = sorted((spot for _, spot in landings), key=lambda spot: (spot.y, spot.x))
        rows, on_pile = spans(spots), {*filter(scene.arrangement.is_on_pile, spots)}
        landings = [each for each in landings if each[1] not in on_pile]
        ghosts = scene.several(self._cards, Sprite, len(landings))
        outlines = scene.several(self._outlines, SilhouetteSprite, len(rows))
        tops = [((a.x + b.x) / 2, a.y - RATIO * a.w / 2) for a, b in rows if a not in on_pile]
        tops = tops or [(spot.x, spot.box.y) for spot in self._begun_with(moves)[:1]]
        words = [(translate("Review", "Better"), BRASS, top) for top in tops]
        above = 14 * WORD * scene.arrangement.t  # no index of a neighbour is covered
        words += [
            (translate("Review", "Played"), IVORY, (spot.x, spot.box.y - above))
            for spot in self._begun_with(self.played if moves else ())[:1]
        ]
        tags = scene.several(self._tags, TagSprite, len(words) if self._words else 0)
        melds = [meld.box for meld in scene.arrangement.melds]
        joined = {
            spot: [spot.box.x < box.x - 1 for box in melds if spot.box.overlap(box)]
            for spot in spots
        }
        below = {spot for spot, begins in joined.items() if begins and all(begins)}
        for ghost, (card, spot) in zip(ghosts, landings, strict=True):
            ghost.show_drawn(scene.art, draw_ghost, card, spot, scene.look.face)
            # At an end of a meld it stands outwards: it covers little of what lies, or peeps out
            # where no other meld lies there.
            outwards = -1 if spot in below else bool(joined[spot]) and not any(joined[spot])
            aside = (spot.w - small(spot.w)) / 2 * outwards
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

    def _spoken_of(self, move: Move) -> Sequence[Card]:
        """Of a take all that comes along, as when its card is pointed at."""
        pile = self._scene.arrangement.sight.pile
        takes = move.kind == "take" and move.cards[0] in pile
        return pile[pile.index(move.cards[0]) :] if takes else move.cards

    def _begun_with(self, moves: tuple[Move, ...]) -> list[Spot]:
        """Where lies what the first begins with: the stock, discards, or cards of the hand."""
        scene, cards = self._scene, [card for move in moves[:1] for card in move.cards]
        found = [scene.places[card.index].spot for card in cards if card.index in scene.places]
        draws = any(move.kind == "draw" for move in moves[:1])
        return [scene.arrangement.stock] if draws else found

    def _landings(self, moves: tuple[Move, ...]) -> list[tuple[Card, Spot]]:
        """Where the cards of its moves come to lie on the table: in each place one.

        What goes to the hand covers none of it: where it comes from has a rim.
        """
        found, called = dict[Spot, Card](), self._scene.arrangement.sight.pile[-1:]
        for move in moves:
            spots = self._scene.landing(move, moves)
            for card, spot in zip(move.cards or called, spots, strict=False):
                found.setdefault(spot, card)
        return [(card, spot) for spot, card in found.items()]


class HintView(QObject):
    """Shows one of the ways that ``hints`` knows; pressing again shows the next."""

    said = Signal(str)
    """To be said over the hand for a while: why there is no hint."""
    told = Signal(str)
    changed = Signal()
    """A hint is shown, another one, or none any more."""

    def __init__(
        self, scene: TableScene, hints: Hinting | None, key_of: Callable[[str], str]
    ) -> None:
        """``key_of``: the key of an action."""
        super().__init__(scene)
        self._key_of = key_of
        self._scene = scene
        self._hints = hints
        self.text = ""
        """What stands over the hand; empty where no hint is shown."""
        self.details = ""
        """What that does not say: which of how many it is, its worth, and by which keys is more."""
        self._warns = False
        """Whether what is said is about a move of the person."""
        self.ghosts = Ghosts(scene)
        self._moves: tuple[Move, ...] = ()
        """Of the way that is shown."""
        self._late: View | None = None
        """The position of which a hint is shown as soon as that is told."""
        self._nth = 0
        self._told = ""
        self._looking = QTimer(self, singleShot=True, interval=LOOKING_MS)
        self._looking.timeout.connect(self._tell)
        scene.teller.told.connect(self._follow_teller)
        if hints is not None:
            hints.changed.connect(partial(self._follow, hints))
            hints.refused.connect(self._refuse)

    @property
    def shown(self) -> bool:
        return bool(self.text)

    @property
    def way(self) -> Way | None:
        stands = self._ways and self.shown and not self._warns and self._late is None
        return self._ways[self._nth] if stands else None

    @property
    def another(self) -> bool:
        """Whether it is not the best."""
        return self._nth > 0

    @property
    def _ways(self) -> tuple[Way, ...]:
        """First those that are shown in turn, then what they are compared with."""
        return () if self._hints is None else shown_first(self._hints.ways)[0]

    @property
    def _turns(self) -> int:
        """How many are shown in turn."""
        return shown_first(self._ways)[1]

    def ask(self, within_ms: float) -> None:
        """Show the best way, the next one where one is shown, or at once what cards still delay."""
        if self.catch_up() or self._hints is None:
            return
        if not self._ways:
            self._hints.ask(within_ms)
            return
        self._nth = (self._nth + 1) % self._turns if self.shown else 0
        self._show()

    def warn(self, warned: Warned | None) -> None:
        """Say what a move costs, or no more."""
        if warned is None:
            if self._warns:
                self.put_away()
            return
        name, undo = self._scene.state.teller.name, self._key_of("undo")
        self._moves = ()
        self.ghosts.point_at(())
        self._say(wording.warned_text(warned, name, undo, WRITTEN), warns=True)
        self.told.emit(wording.warned_text(warned, name, undo, SPOKEN))

    def put_away(self) -> None:
        """Show nothing any more; asked again in this position, it is there at once."""
        self._looking.stop()
        self._late = None
        if self._hints is not None and self._hints.asking:
            self._hints.forget()
        if self.shown:
            self._moves = ()
            self.ghosts.point_at(())
            self._say("")

    def retell(self) -> None:
        if self._warns:
            self.put_away()
        elif self.shown:
            self._tell()

    # ---------------------------------------------------------------- following

    def _follow(self, hints: Hinting) -> None:
        if hints.asking:
            self._nth, self._told = 0, ""
            self._looking.start()
        elif hints.ways:
            self._looking.stop()
            if self.shown or not self._told:  # not one that was put away since
                rest = [way.moves for way in self._ways[: self._turns]]
                left = self._moves[1:]
                self._nth = rest.index(left) if left and left in rest else 0
                self._show()
        else:
            self._told = ""
            self.put_away()

    def _refuse(self, why: str) -> None:
        state = self._scene.state
        self.said.emit(wording.no_hint_text(why, state.teller.name(state.view.to_move)))

    def _follow_teller(self) -> None:
        if self._late is self._scene.state.view:
            self._show()

    def catch_up(self) -> bool:
        """Let nothing delay a hint any more; whether one is shown by that."""
        late = self._late
        self._scene.motion.finish()
        return self._late is not late

    def _show(self) -> None:
        scene, self._moves = self._scene, self._ways[self._nth].moves
        self._late = None if scene.teller.all_told else scene.state.view
        if self._late is not None:
            if self.shown:
                self._say(SILENT)
            return
        seen = self.ghosts.point_at(next_step(self._moves), words=False)
        self._tell()
        if scene.motion.moves:
            scene.motion.roll(appear(seen))
        told = " ".join(filter(None, self._whole(SPOKEN)))
        if told != self._told:
            self._told = told
            self.told.emit(told)

    def _say(self, text: str, details: str = "", *, warns: bool = False) -> None:
        self.text, self.details, self._warns = text, details, warns
        self.changed.emit()

    def _tell(self) -> None:
        ways, nth, state = self._ways, self._nth, self._scene.state
        if not ways:
            self._say(translate("Hints", "Trying out what you could play…"))
            return
        moves = ways[nth].moves
        now = wording.advice_text(moves, state.view, another=self.another)
        why = wording.why_text(nth, ways, state.view, state.teller.name, WRITTEN, short=True)
        keys = wording.keys_text(self._key_of("hint"), self._key_of("follow_hint"), self._turns)
        heading, plan, worth, whole = self._whole(WRITTEN)
        later = plan if next_step(moves) != moves else ""
        lines = f"{heading} {worth}", later, whole.replace(why, "").strip(), keys
        details = "\n".join(fill(line, BROAD) for line in lines if line)
        self._say(f"{now}\n{why}".strip(), details)

    def _whole(self, naming: Naming) -> tuple[str, str, str, str]:
        state = self._scene.state
        return wording.whole_hint(self._nth, self._ways, state.view, state.teller.name, naming)
