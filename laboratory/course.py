"""``python -m laboratory course``: what following the course's advice brings, and how soon.

A pupil plays what the course points at. ``--gain`` plays deals twice in the same seat, by the pupil
and by a Newcomer; ``--find`` looks for deals in which a round of the course is soon learned.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from concurrent.futures import Future
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from rummy_qt.engine import RULEBOOKS, Card, Match, Move, View
from rummy_qt.engine.events import RoundEnded
from rummy_qt.opponents.levels import new_player
from rummy_qt.opponents.player import Player, Situation
from rummy_qt.opponents.process import Opponents, Reply
from rummy_qt.opponents.thinker import Thinker
from rummy_qt.play.company import PEOPLE
from rummy_qt.play.director import Director, EmptyHost
from rummy_qt.play.game import Game
from rummy_qt.play.situations import company_of, situation_of
from rummy_qt.records.header import Header, SeatInfo, seed_of_deal
from rummy_qt.records.record import MatchRecord
from rummy_qt.ui.hinting import FIRST
from rummy_qt.ui.windows.lesson.tutor import COURSE, OPPONENT, Chapter, advised
from rummy_qt.ui.words.lesson import GOALS

_TIMES: Final = 3
"""A deal is played by so many nonces: each is another pupil and another opponent."""


class Heard(NamedTuple):
    """How a round of the course went."""

    turns: int | None
    """Of the pupil until all was learned; None where it was not."""
    points: int


class AtOnce(Opponents):
    """Opponents that answer at once, by their level."""

    def __init__(self) -> None:
        self._players: dict[str, Player] = {}

    def _player(self, level: str) -> Player:
        return self._players.setdefault(level, new_player(level, timed=False))

    def ask(self, level: str, view: View, situation: Situation) -> Future[Reply]:
        return _done(Reply(self._player(level).choose(view, situation)))

    def ask_claim(self, level: str, view: View, situation: Situation) -> Future[Reply]:
        call = self._player(level).claim(view, situation)
        return _done(Reply(None) if call is None else Reply(call.move, call.delay_ms))

    def close(self) -> None:
        """There is nothing to close."""


def _done(reply: Reply) -> Future[Reply]:
    future: Future[Reply] = Future()
    future.set_result(reply)
    return future


class Pupil:
    """Plays what the course points at, and calls whatever fits."""

    def __init__(self, chapter: Chapter) -> None:
        teacher = new_player("master", timed=False)
        assert isinstance(teacher, Thinker)
        self._teacher = teacher
        self._chapter = chapter
        self.done: Counter[str] = Counter()

    def choose(self, game: Game) -> Move:
        """The move that is pointed at."""
        view = game.view(0)
        situation = situation_of(game, 0)._replace(company=company_of(game.header))
        legal = view.legal_moves
        try:
            ways = self._teacher.ways(view, situation, playouts=FIRST) if len(legal) > 1 else []
        except ValueError:  # there is nothing to choose
            ways = []
        return advised(view, ways, self._chapter, self.done)

    def call(self, game: Game) -> Move | None:
        """The call that fits, if one does."""
        return next((move for move in game.match.round.legal_moves(0) if move.meld), None)


def play(chapter: Chapter, deal: str, pupil: Pupil | None, most: int = 10_000) -> Heard:
    """A round of the course; without a pupil a Newcomer sits there. ``most``: turns."""
    seats = [SeatInfo("You", "human")]
    seats += [SeatInfo(name, OPPONENT) for name in list(PEOPLE)[: chapter.opponents]]
    header = Header.new(chapter.rulebook, RULEBOOKS[chapter.rulebook], seats, deal)
    game, host = Game.start(header, MatchRecord.create(header, None)), EmptyHost()
    director = Director(game, AtOnce(), host)
    newcomer, rnd, turns = new_player("newcomer"), game.match.round, 0
    director.go_on()
    host.run()
    while not rnd.over and turns < most:
        if rnd.seat != 0:
            call = pupil.call(game) if pupil is not None and rnd.may_claim(0) else None
            if call is not None and pupil is not None:
                game.submit(call, 0)
                pupil.done["claim"] += 1
            else:
                director.let_pass()
        else:
            move = newcomer.choose(game.view(0), situation_of(game, 0))
            if pupil is not None:
                move = pupil.choose(game)
                pupil.done[move.kind] += 1
            turns += move.kind == "discard"
            game.submit(move)
        host.run()
        if pupil is not None and _learned(pupil, chapter, game):
            return Heard(turns, 0)
    return Heard(None, 0 if rnd.scores is None else rnd.scores[0])


def _learned(pupil: Pupil, chapter: Chapter, game: Game) -> bool:
    last = game.match.round.history[-1]
    done = Counter(pupil.done)
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
    parser.add_argument("--find", type=int, metavar="N", help="deals for this round, from 1")
    parser.add_argument("--tries", type=int, default=300, help="deals that are tried")
    parser.add_argument("--from", type=int, default=1, dest="first", help="the first of them")
    parser.add_argument("--within", type=int, default=6, help="turns of the pupil")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measures the six rounds as they are, unless something else is asked for; 0."""
    if args.gain is not None:
        _gain(args.gain, args.first)
    elif args.find is not None:
        _find(COURSE[args.find - 1], range(args.first, args.first + args.tries), args.within)
    else:
        for number, chapter in enumerate(COURSE, 1):
            found = [play(chapter, chapter.deal, Pupil(chapter)).turns for _ in range(_TIMES)]
            print(f"{number}. {chapter.words.title}: learned after {found} turns")
    return 0


def _gain(deals: int, first: int) -> None:
    """The mean difference of a round, and its 95 % interval."""
    everything = COURSE[1]._replace(goals=tuple(f"{kind} for ever" for kind in GOALS))
    gained = []
    for deal in range(first, first + deals):
        pupil = play(everything, str(deal), Pupil(everything)).points
        gained.append(pupil - play(everything, str(deal), None).points)
        if len(gained) > 1:
            error = 1.96 * stdev(gained) / math.sqrt(len(gained))
            print(f"{len(gained)} deals: {mean(gained):+.1f} ± {error:.1f}", flush=True)


def _find(chapter: Chapter, deals: range, within: int) -> None:
    for deal in deals:
        found: list[int] = []
        while len(found) < _TIMES:
            turns = play(chapter, str(deal), Pupil(chapter), within).turns
            if turns is None:
                break
            found.append(turns)
        if len(found) == _TIMES:
            hand = round_hand(chapter, str(deal))
            print(deal, found, " ".join(map(str, hand)), flush=True)


def round_hand(chapter: Chapter, deal: str) -> list[Card]:
    """What the person is dealt."""
    return Match.new(
        RULEBOOKS[chapter.rulebook], chapter.opponents + 1, seed_of_deal(deal)
    ).round.hand(0)
