"""The judge: compares every sentence of many positions with the position."""

from __future__ import annotations

import re
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from .said import said
from .second import Second
from .table import CARD, faults, kinds_of
from .worlds import World, positions

EXAMPLES = 3


@dataclass
class Found:
    """How much was judged, what was wrong, and examples of that."""

    positions: int = 0
    judged: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    examples: dict[str, dict[str, str]] = field(default_factory=lambda: defaultdict(dict))

    def table(self) -> str:
        """The counts by kind, followed by what was wrong."""
        lines = [f"{'kind':24}{'judged':>10}{'wrong':>8}"]
        for kind in sorted(self.judged | self.wrong):
            lines.append(f"{kind:24}{self.judged[kind]:10}{self.wrong[kind]:8}")
        for kind, texts in sorted(self.examples.items()):
            lines += [f"{kind}: {text}\n    {where}" for text, where in texts.items()]
        return "\n".join(lines) + "\n"


def judge(seed: int, count: int, seconds: float = 1e9) -> Found:
    """Judge the sentences of ``count`` positions, or for ``seconds``."""
    found, begun = Found(), time.monotonic()
    for world, rng in positions(seed, count):
        found.positions += 1
        compare(world, found)
        me = world.round.seat if rng.random() < 0.7 else rng.randrange(world.round.players)
        for at in said(world, me, rng):
            found.judged.update(kinds_of(at) or [f"{at.family}-unknown"])
            for kind, text in faults(at):
                found.wrong[kind] += 1
                shape = _shape(text)
                known = found.examples[kind]
                if len(known) < EXAMPLES and shape not in map(_shape, known):
                    rules = world.round.rules
                    known[text] = f"{at.move or '-'} · {at.second.phase} · {rules!r}"
        if time.monotonic() - begun > seconds:
            break
    return found


def compare(world: World, found: Found) -> None:
    """Both engines list the same moves for each seat, and at the end the same points."""
    for seat in range(world.round.players):
        told, right = set(map(str, world.round.legal_moves(seat))), world.second.legal(seat)
        kind = f"moves {_statement(world.second, seat)}"
        found.judged[kind] += 1
        if told != right:
            found.wrong[kind] += 1
            found.examples[kind][str(sorted(told ^ right))] = repr(world.round.rules)
    if world.round.over:
        found.judged["points"] += 1
        found.wrong["points"] += list(world.round.scores or ()) != world.second.scores()


def _statement(second: Second, seat: int) -> str:
    """The settled statement that a seat's moves depend on here, the rarest first."""
    rules, jokers = second.rules, any(card[0] == "*" for card in second.hands[seat])
    if second.phase == "closed" or not (rules.closing_card_may_fit or second.hands[seat][1:]):
        return "S-21"
    if second.may_call(seat):
        return "S-06"
    if second.phase == "duty" or (second.phase == "draw" and rules.duty and second.pile):
        return "S-02" if seat == second.seat else ""
    return "S-01" if jokers and second.phase == "play" and seat == second.seat else ""


def _shape(text: str) -> str:
    """A sentence with its cards and numbers removed."""
    return re.sub(rf"{CARD}|[\d ]", "", text)
