"""The advice in a refusal can be followed: every action it names is a legal move at that moment.

Only the words of the sentence are judged, as a player would read them.
`python -m tests.engine.test_advice 100000` judges that many refusals.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter

import pytest

from rummy_qt.engine import RULEBOOKS, Move, Round
from rummy_qt.engine.reasons import Reason
from rummy_qt.lab.fuzz import wrong_move
from rummy_qt.lab.random_rules import random_rules
from tests.engine.worlds import SHARE, Recorded

ADVISED_MOVES = {
    r"\bDraw\b|\bdraw from the stock\b": "draw",
    r"\b[Tt]ake (?:a|another) discard\b": "take",
    r"\bpass\b": "pass",
    r"\bMeld\b|\b[Ll]ay a (?:new )?meld\b|\bUse it in a meld\b": "meld",
    r"\bL?l?ay off\b|\b[Ll]ay it off\b|\bLay a card off\b": "lay",
    r"(?<!a )(?<!another )\bdiscard\.|\bDiscard a": "discard",
    r"\bpay \d+": "concede",
    r"\b[Cc]all the last card\b": "claim",
}
"""By pattern in a sentence, the kind of move that it advises."""
NO_ADVICE = re.compile(
    r"may not pass|may pass only|[Yy]ou cannot take a discard|Laying one off is not"
    r"|may not lay (?:it )?off|could not lay a new meld"
)


def advised_but_illegal(text: str, legal: set[str]) -> set[str]:
    """The kinds of move that a sentence advises although they are not legal."""
    named = NO_ADVICE.sub("", text)
    return {kind for words, kind in ADVISED_MOVES.items() if re.search(words, named)} - legal


def some_round(rng: random.Random) -> Round | None:
    """A round in progress, of a rulebook or of random house rules."""
    rules = rng.choice([*RULEBOOKS.values(), *(random_rules(rng) for _ in range(6))])
    world = Recorded(rules, rng)
    world.play_on(rng.randrange(90), rng, eager=rng.choice([0.2, 0.5, 0.9]))
    return None if world.round.over else world.round


def judge_refusals(number: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Judge ``number`` refusals: how many there were of each reason, and what was wrong."""
    rng, count, wrong = random.Random(seed), Counter[str](), []
    while count.total() < number:
        rnd = some_round(rng)
        for _ in range(12 if rnd else 0):
            assert rnd is not None
            move = wrong_move(rnd, rnd.seat, rng)
            why = rnd.refusal(move) if move else Reason("")
            if why:
                count[why] += 1
                wrong += faults(rnd, move, why)
    return count, wrong


def faults(rnd: Round, move: Move | None, why: Reason) -> list[str]:
    """The false claims in the sentence of a refusal."""
    text = why.sentence()
    legal = rnd.legal_moves()
    named = advised_but_illegal(text, {each.kind for each in legal})
    if "duty" in why.values:  # otherwise the sentence names no card
        faces = {card.face for card in why.values["duty"]}
        plays = [each for each in legal if each.kind in ("meld", "lay")]
        if any(faces.isdisjoint(card.bare.face for card in each.cards) for each in plays):
            named |= {"a card that meets the duty is not named"}
    return [f"{why} on {move}: {text} – {sorted(named)}"] if named else []


def test_the_advice_in_a_refusal_can_be_followed() -> None:
    count, wrong = judge_refusals(3000 // SHARE, seed=30)
    assert len(count) > 25
    assert not wrong, (len(wrong), wrong[:3])


REASON_FOR_FALSE_ADVICE = {
    "draw": "already_drawn",
    "pass": "draw_first",
    "meld_or_lay_or_discard": "draw_first",
    "duty_concede": "draw_first",
    "claim_or_pass": "already_drawn",
    "take_or_pass_another": "already_drawn",
    "duty_meld": "draw_first",
    "lay": "draw_first",
    "discard": "draw_first",
}


@pytest.mark.parametrize("advice", REASON_FOR_FALSE_ADVICE)
def test_advice_that_cannot_be_followed_is_caught(advice: str) -> None:
    rng = random.Random(3)
    legal: set[str] = set()
    while (REASON_FOR_FALSE_ADVICE[advice] == "draw_first") != bool(legal & {"draw"}):
        rnd = some_round(rng)
        legal = {move.kind for move in rnd.legal_moves()} if rnd else legal
        legal = (
            legal
            if REASON_FOR_FALSE_ADVICE[advice] == "draw_first" or "discard" in legal
            else {"draw"}
        )
    lie = Reason(REASON_FOR_FALSE_ADVICE[advice], advice=Reason(advice, n=100))
    assert advised_but_illegal(lie.sentence(), legal - {"pass"})


if __name__ == "__main__":
    counted, found = judge_refusals(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000, seed=1)
    for reason, times in counted.most_common():
        bad = [line for line in found if line.startswith(f"{reason} ")]
        sys.stdout.write(f"{times:7} {reason}: {len(bad)} wrong  {' | '.join(bad[:1])}\n")
    sys.stdout.write(f"{counted.total()} refusals, {len(found)} wrong\n")


def test_advice_on_what_is_open_now_can_be_followed() -> None:
    rng, heard = random.Random(34), Counter[str]()
    while heard.total() < 400 // SHARE:
        rnd = some_round(rng)
        if rnd is None:
            continue
        view = rnd.view(rnd.seat)
        advice = view.open_now
        legal: set[str] = {move.kind for move in view.legal_moves}
        if legal & {"draw", "take", "pass"} and not view.duty:
            assert advice, legal
        if advice:
            heard[advice] += 1
            text = advice.sentence()
            assert "{" not in text
            assert not advised_but_illegal(text, legal), (text, legal)
    assert len(heard) >= 8, heard
