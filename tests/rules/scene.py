"""Plays a scene: a short worked example of the rules, written as data.

A scene is a JSON object: ``id``, ``statements`` (ids of the rules), ``rulebook``, ``note``,
``players``, ``dealer``, ``options`` (overrides of the rulebook), ``deck`` in dealing order
(or ``decks``, one a round: then it is a match and ``dealer`` its first dealer), ``stocks``
(orders of rebuilt stocks), ``refused`` (the deal itself must fail), and ``steps`` in order.

Shorter ways to write one: several ids under ``rulebook``; ``deal`` (or ``deals``) instead of
``deck`` (``decks``), see ``build_scene``; ``clash`` for options that exclude each other; a step
that is a text is a move, ``2: claim > m1`` one of seat 2.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS, Card, IllegalMove, Match, Move, Round, Rules
from tests.rules.build_scene import Scene, written_out

FOLDER = Path(__file__).parent / "scenes"


def load_scenes() -> Iterator[Scene]:
    for file in sorted(FOLDER.glob("*.json")):
        for scene in json.loads(file.read_text(encoding="utf-8")):
            yield from written_out(scene)


def scene_rules(scene: Scene) -> Rules:
    return RULEBOOKS[scene["rulebook"]].replace(**scene.get("options", {}))


class Stage:
    """The round or match in which a scene is played."""

    def __init__(self, scene: Scene, rules: Rules) -> None:
        self._stocks = iter(scene.get("stocks", []))
        self.match: Match | None = None
        if "decks" in scene:
            decks = [_cards(deck) for deck in scene["decks"]]
            self.match = Match.new(
                rules,
                scene["players"],
                seed=0,
                first_dealer=scene["dealer"],
                decks=decks,
                reshuffle=self._next_stock,
            )
        else:
            self._round = Round.deal(
                rules,
                scene["players"],
                scene["dealer"],
                _cards(scene["deck"]),
                reshuffle=self._next_stock,
            )

    @property
    def round(self) -> Round:
        return self.match.round if self.match else self._round

    def play(self, text: str, seat: int | None) -> None:
        (self.match or self._round).play(Move.parse(text), seat)

    def _next_stock(self, cards: list[Card]) -> list[Card]:
        return _cards(next(self._stocks))


def play_scene(scene: Scene, changes: dict[str, Any] | None = None) -> None:
    """Plays every step; an ``AssertionError`` names the step that failed.

    ``changes`` are made to the rules, to check whether the scene notices.
    """
    if "clash" in scene:
        with pytest.raises(ValueError, match=scene["clash"][0]) as refused:
            scene_rules(scene)
        assert scene["clash"][1] in str(refused.value)
        return
    rules = scene_rules(scene).replace(**(changes or {}))
    if scene.get("refused"):
        with pytest.raises(ValueError, match=r"deck|players|fit"):
            Stage(scene, rules)
        return
    stage = Stage(scene, rules)
    for number, step in enumerate(scene["steps"]):
        seat = step.get("by")
        for word, expected in step.items():
            if word == "by":
                continue
            try:
                _STEPS[word](stage, expected, seat)
            except (AssertionError, IllegalMove, ValueError, StopIteration) as error:
                raise AssertionError(
                    f"{scene['id']} ({scene['note']}), step {number} {step}: {error}"
                ) from error


def _cards(texts: list[str]) -> list[Card]:
    return [Card.parse(text) for text in texts]


def _same(actual: object, expected: object) -> None:
    assert actual == expected, f"{actual!r} is not {expected!r}"


def _listed(stage: Stage, seat: int | None) -> set[str]:
    return {str(move) for move in stage.round.legal_moves(seat)}


def _accepted(stage: Stage, text: str, seat: int | None) -> None:
    reason = stage.round.refusal(Move.parse(text), seat)
    assert not reason, f"refused: {reason}"


def _legal(stage: Stage, text: str, seat: int | None) -> None:
    assert text in _listed(stage, seat), f"not listed among {sorted(_listed(stage, seat))}"
    _accepted(stage, text, seat)


def _illegal(stage: Stage, text: str, seat: int | None) -> None:
    assert text not in _listed(stage, seat), "is listed"
    before = stage.round.position
    try:
        move = Move.parse(text)
    except ValueError:
        return
    with pytest.raises(IllegalMove):
        stage.play(text, seat)
    assert stage.round.position == before, f"{move} changed the position"


def _unlisted(stage: Stage, text: str, seat: int | None) -> None:
    assert text not in _listed(stage, seat), "is listed"
    _accepted(stage, text, seat)


def _refused(stage: Stage, refused: list[str], seat: int | None) -> None:
    text, reason = refused
    _same(stage.round.refusal(Move.parse(text), seat), reason)


def _hand(stage: Stage, expected: list[str], seat: int | None) -> None:
    hand = stage.round.hand(stage.round.seat if seat is None else seat)
    _same(sorted(map(str, hand)), sorted(expected))


def _scores(stage: Stage, expected: list[int | None], seat: int | None) -> None:
    scores = stage.round.scores
    assert scores is not None, "the round is not over"
    known = [None if e is None else s for e, s in zip(expected, scores, strict=True)]
    _same(known, expected)


def _sees(stage: Stage, card: str, seat: int | None) -> bool:
    """Whether the seat sees this card among the discards."""
    view = stage.round.view(stage.round.seat if seat is None else seat)
    return card in map(str, view.discards)


def _match(stage: Stage) -> Match:
    assert stage.match is not None, "the scene is no match"
    return stage.match


_STEPS: dict[str, Callable[[Stage, Any, int | None], None]] = {
    "play": lambda stage, text, seat: stage.play(text, seat),
    "legal": _legal,
    "illegal": _illegal,
    "unlisted": _unlisted,
    "legal_set": lambda stage, moves, seat: _same(_listed(stage, seat), set(moves)),
    "hand": _hand,
    "refused": _refused,
    "view_hides": lambda stage, card, seat: _same(_sees(stage, card, seat), False),
    "view_shows": lambda stage, card, seat: _same(_sees(stage, card, seat), True),
    "discards": lambda stage, cards, _: _same([str(c) for c in stage.round.discards], cards),
    "melds": lambda stage, melds, _: _same([str(m) for m in stage.round.melds], melds),
    "seat": lambda stage, expected, _: _same(stage.round.seat, expected),
    "stock_count": lambda stage, count, _: _same(stage.round.stock_count, count),
    "ending": lambda stage, ending, _: _same(stage.round.ending, ending),
    "dealer": lambda stage, seat, _: _same(stage.round.dealer, seat),
    "over": lambda stage, over, _: _same(stage.round.over, over),
    "scores": _scores,
    "next_round": lambda stage, _, __: (_match(stage).next_round(), None)[1],
    "totals": lambda stage, totals, _: _same(_match(stage).totals, totals),
    "match_over": lambda stage, over, _: _same(_match(stage).over, over),
    "winner": lambda stage, winner, _: _same(_match(stage).winner, winner),
    "settlement": lambda stage, sums, _: _same(_match(stage).settlement, sums),
}
