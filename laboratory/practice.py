"""``python -m laboratory practice``: the practice positions for people without reviewed rounds.

Players below Club play rounds of all rulebooks; where one of them deviates from a Club and a
concept speaks against that, the teacher judges the decision. Decisions that cost enough, with the
concept that explains the cost, are written: as many per concept and rulebook as can be found.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.arguments import add_seed, positive
from rummy_qt.opponents.codec import Codec
from rummy_qt.opponents.judge import policy_for
from rummy_qt.play.concepts import concepts
from rummy_qt.play.practice import PERSON, ShippedRound, exercises, header_of, with_whys
from rummy_qt.play.review import (
    Decision,
    Question,
    Review,
    ReviewResult,
    club_choice,
    questions,
    run_review,
    same_choice,
)
from rummy_qt.records.life import Life

from .review import Here, played_out

_FILE: Final = Path(__file__).parents[1] / "assets/practice/positions.jsonl"
_LEAST: Final = 8.0
"""The least points that a decision must cost …"""
_SURE: Final = 4.0
"""… and the least at the lower end of its interval, two standard errors below."""
_OTHER_DEALS: Final = 1_000_000
"""Seeds from here on are not used by reviews."""
_WEAK: Final = ("beginner", "casual")
_COMPANY: Final = (("casual",), ("club", "beginner"), ("casual", "club", "casual"))


def register(subparsers: Any) -> None:
    """Adds the command to the parser."""
    parser = subparsers.add_parser(
        "practice",
        help="make the positions to practise that come with the program",
        description=f"Fills {_FILE.name} up: decisions of weaker players, judged by the teacher.",
    )
    parser.add_argument(
        "--check", action="store_true", help="strike what does not hold again, name concepts anew"
    )
    parser.add_argument("--positions", type=positive, default=60, help="how many to find")
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Adds positions to the file up to the number asked for, or removes those that fail a check."""
    if args.check:
        return _check()
    found = _there()
    by_concept = Counter(one.made.why for one in found)
    by_rulebook = Counter(one.rulebook for one in found)
    for number in range(100 * args.positions):
        if len(found) == args.positions:
            break
        rulebook = list(RULEBOOKS)[number % len(RULEBOOKS)]
        others = _COMPANY[number // len(RULEBOOKS) % len(_COMPANY)]
        if by_rulebook[rulebook] > args.positions / len(RULEBOOKS):
            continue
        kinds, seed = ("human", *others), f"practice {args.seed} {number}"
        life = played_out(header_of(rulebook, kinds, seed), (_WEAK[number % 2], *others))
        for question, names in _doubtful(life):
            if min(by_concept[name] for name in names) > len(found) / 12:
                continue
            made = _judged(life, question)
            if made.loss < _LEAST or made.interval[0] < _SURE or not made.why:
                continue
            if by_concept[made.why] > len(found) / 8:
                continue
            if not _judged(life, question, _OTHER_DEALS).loss:
                continue  # it costs nothing in other deals
            moves = tuple(f"{seat} {move}" for seat, move in life.rounds[0].moves)
            found.append(ShippedRound(rulebook, kinds, seed, moves, made))
            by_concept[made.why] += 1
            by_rulebook[rulebook] += 1
            print(f"{len(found)}: {rulebook}, {made.why}, {made.loss:.0f} ± {made.error:.1f}")
            sys.stdout.flush()
            break  # one per round
    _write(found)
    return 0 if len(found) == args.positions else 1


def _there() -> list[ShippedRound]:
    """The positions in the file; empty if it does not exist."""
    lines = _FILE.read_text("utf-8").splitlines() if _FILE.exists() else []
    return [one.shipped for one in exercises([], lines) if one.shipped is not None]


def _write(found: Sequence[ShippedRound]) -> None:
    _FILE.parent.mkdir(exist_ok=True)
    lines = [json.dumps(Codec().write(one), separators=(",", ":")) for one in found]
    _FILE.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def _judged(life: Life, question: Question, seeds: int = 0) -> Decision:
    asked = Review(life, 1, PERSON, only=[question])
    judged = run_review(asked, Here(seeds), lambda: None, lambda _: None)
    return with_whys(life, judged).decisions[0]


def _check() -> int:
    """Judges all positions again in deals that did not select them, and updates their concepts.

    Returns 1 if one was removed or has another concept.
    """
    there, right = _there(), []
    for one in there:
        life, at = one.life, one.made.at
        question = next(question for question in questions(life, 1, PERSON) if question.at == at)
        again = _judged(life, question, 2 * _OTHER_DEALS)
        if again.loss:
            told = ReviewResult(1, PERSON, (one.made,), 0.0, by_match=False)
            right.append(one._replace(made=with_whys(life, told).decisions[0]))
        said = f"{one.made.loss:.0f} for {one.made.why}, again {again.loss:.0f}"
        print(f"{one.seed}, move {at}: {said}", flush=True)
    print(f"{len(right)} of {len(there)} cost points in other deals, too")
    _write(right)
    return 0 if right == there else 1


def _doubtful(life: Life) -> Iterator[tuple[Question, list[str]]]:
    """Decisions that differ from a Club's and have a reason against them, with that reason."""
    header = life.header
    policy = policy_for(header.rules, len(header.seats))
    for question in questions(life, 1, PERSON):
        club = club_choice(policy, question)
        if not same_choice(question.view, club, question.played):
            said = concepts(question.view, question.played, club)
            if said:
                yield question, [str(one) for one in said]
