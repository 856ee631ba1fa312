"""``python -m laboratory course``: what following the course's advice gains, and how soon.

A pupil plays the moves that the course points at. ``--gain`` plays deals in the same seat by a
Newcomer and by a better player: the pupil, or one who follows the course's rules without advice.
``--find`` searches for deals in which a round of the course is learned quickly.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from rummy_qt.engine import RULEBOOKS, Card, Match, Move
from rummy_qt.engine.events import RoundEnded
from rummy_qt.lab.estimates import estimate
from rummy_qt.lab.matches import seat_for
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.plain import Plain, own_chance
from rummy_qt.opponents.player import Player
from rummy_qt.opponents.programs import Seats
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.play.director import Director, EmptyHost
from rummy_qt.play.game import Game, situation_of
from rummy_qt.play.true_hands import company_of
from rummy_qt.records.header import HUMAN, seed_of_deal
from rummy_qt.records.record import MatchRecord
from rummy_qt.ui.course import COURSE, GOALS, Chapter, advised, lesson_header
from rummy_qt.ui.hinting import FIRST_PLAYOUTS

_TIMES: Final = 20
"""Teachers tried per deal: first the course's own, then others for a person who deviates."""


class Heard(NamedTuple):
    """The result of a round of the course."""

    turns: int | None
    """The pupil's turns until all was learned; None if it was not."""
    points: int


class Person(Protocol):
    """A player in the person's seat."""

    done: Counter[str]
    """How often each kind of move was made."""

    def choose(self, game: Game) -> Move:
        """A move in the person's turn."""

    def call(self, game: Game) -> Move | None:
        """A call of the last discard."""


class Alone:
    """Plays without advice, like an opponent."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.done: Counter[str] = Counter()

    def choose(self, game: Game) -> Move:
        return self._player.choose(game.view(0), situation_of(game, 0))

    def call(self, game: Game) -> Move | None:
        call = self._player.claim(game.view(0), situation_of(game, 0))
        return None if call is None else call.move


class Taught(Alone):
    """A Newcomer who follows the course's rules in this share of the moves.

    Like ``Plain``, looks through the whole pile for what can be laid at once; lays, swaps, lays off
    and calls all that fits; keeps what may become a meld, and discards expensive cards first.
    """

    def __init__(self, share: float = 1.0) -> None:
        super().__init__(new_player("newcomer"))
        self._share, self._rules = share, Alone(Plain())

    def _kept(self, game: Game) -> bool:
        return own_chance(game.view(0), situation_of(game, 0)).random() < self._share

    def choose(self, game: Game) -> Move:
        return self._rules.choose(game) if self._kept(game) else super().choose(game)

    def call(self, game: Game) -> Move | None:
        return self._rules.call(game) if self._kept(game) else super().call(game)


class Pupil:
    """Plays the moves that the course points at, and calls whatever fits."""

    def __init__(self, chapter: Chapter, teacher_number: int = 0) -> None:
        """``teacher_number``: 0 for the course's own; others use another random seed."""
        self._number = teacher_number
        teacher = new_player("master")
        assert isinstance(teacher, Thinker)
        self._teacher = teacher
        self._chapter = chapter
        self.done: Counter[str] = Counter()

    def choose(self, game: Game) -> Move:
        """The move that the course points at."""
        view = game.view(0)
        situation = situation_of(game, 0)._replace(company=company_of(game.life, 1, 0))
        situation = situation._replace(seed=situation.seed ^ self._number)
        legal = view.legal_moves
        try:
            ways = (
                self._teacher.ways(view, situation, playouts=FIRST_PLAYOUTS)
                if len(legal) > 1
                else []
            )
        except ValueError:  # there is nothing to choose
            ways = []
        return _as_dragged(advised(view, ways, self._chapter), legal)

    def call(self, game: Game) -> Move | None:
        """A call that fits, or None."""
        return next((move for move in game.match.round.legal_moves(0) if move.meld), None)


def _as_dragged(move: Move, legal: Sequence[Move]) -> Move:
    """The move made by dragging its cards: a joker stands for the first possible card."""
    if move.kind != "meld":
        return move
    cards = {card.bare for card in move.cards}
    melds = (other for other in legal if other.kind == "meld")
    return next(other for other in melds if {card.bare for card in other.cards} == cards)


def play(chapter: Chapter, deal: str, person: Person, most: int = 10_000) -> Heard:
    """Plays a round of the course until all of it is learned, for at most ``most`` turns."""
    header = lesson_header("", chapter._replace(deal=deal))
    game, host = Game.start(header, MatchRecord.create(header, None)), EmptyHost()
    others = [seat_for(seat.kind) for seat in header.seats if seat.kind != HUMAN]
    director = Director(game, Seats(dict(enumerate(others, 1))), host)
    rnd, turns = game.match.round, 0
    director.go_on()
    host.run()
    while not rnd.over and turns < most:
        if rnd.seat != 0:
            call = person.call(game) if rnd.may_claim(0) else None
            if call is not None:
                game.submit(call, 0)
                person.done["claim"] += 1
            else:
                director.let_pass()
        else:
            move = person.choose(game)
            person.done[move.kind] += 1
            turns += move.kind == "discard"
            game.submit(move)
        host.run()
        if _learned(person, chapter, game):
            return Heard(turns, 0)
    return Heard(None, 0 if rnd.scores is None else rnd.scores[0])


def _learned(person: Person, chapter: Chapter, game: Game) -> bool:
    last = game.match.round.history[-1]
    done = Counter(person.done)
    done["out"] += isinstance(last, RoundEnded) and last.closer == 0
    return all(done[kind] >= chapter.goals.count(kind) for kind in chapter.goals)


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "course",
        help="measure the course, and find deals for it",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--gain", type=int, metavar="DEALS", help="against a Newcomer")
    parser.add_argument(
        "--person",
        choices=("advised", "taught", "half"),
        default="advised",
        help="with --gain: who hears advice, keeps the rules, or half of them",
    )
    parser.add_argument("--rulebook", choices=RULEBOOKS, help="with --gain: another than German")
    parser.add_argument("--find", type=int, metavar="N", help="deals for this round, from 1")
    parser.add_argument("--tries", type=int, default=300, help="deals that are tried")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first of them")
    parser.add_argument("--within", type=int, default=6, help="turns of the pupil")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measures the six rounds, or what the options select; returns 0."""
    if args.gain is not None:
        _gain(args.gain, args.first, args.person, args.rulebook)
    elif args.find is not None:
        _find(COURSE[args.find - 1], range(args.first, args.first + args.tries), args.within)
    else:
        for number, chapter in enumerate(COURSE, 1):
            found = [play(chapter, chapter.deal, Pupil(chapter, n)).turns for n in range(_TIMES)]
            others = [turns for turns in found[1:] if turns is not None]
            print(
                f"{number}. {chapter.title}: learned after {found[0]} turns; with other"
                f" teachers in {len(others)} of {_TIMES - 1} cases, after {max(others)} at most"
            )
    return 0


def _gain(deals: int, first: int, who: str, rulebook: str | None) -> None:
    """The mean difference per round, and its 95 % interval."""
    chapter = COURSE[1]._replace(goals=tuple(f"{kind} for ever" for kind in GOALS))
    chapter = chapter._replace(rulebook=rulebook or chapter.rulebook)
    gained = []
    for deal in range(first, first + deals):
        person = Pupil(chapter) if who == "advised" else Taught(1.0 if who == "taught" else 0.5)
        alone = play(chapter, str(deal), Alone(new_player("newcomer"))).points
        gained.append(play(chapter, str(deal), person).points - alone)
    print(f"{len(gained)} deals: {estimate(gained)}", flush=True)


def _find(chapter: Chapter, deals: range, within: int) -> None:
    for deal in deals:
        found: list[int] = []
        while len(found) < _TIMES:
            turns = play(chapter, str(deal), Pupil(chapter, len(found)), within).turns
            if turns is None:
                break
            found.append(turns)
        if len(found) == _TIMES:
            hand = round_hand(chapter, str(deal))
            print(deal, found, " ".join(map(str, hand)), flush=True)


def round_hand(chapter: Chapter, deal: str) -> list[Card]:
    """The person's hand in a round of the course."""
    return Match.new(
        RULEBOOKS[chapter.rulebook], chapter.opponents + 1, seed_of_deal(deal)
    ).round.hand(0)
