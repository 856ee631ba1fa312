"""For any cards dropped anywhere: moves on offer are legal, and all else is refused with a reason.

The engine judges each move separately.
"""

import random

from hypothesis import given, settings

from rummy_qt.engine import Round, Rules
from rummy_qt.play.targets import DISCARD, NEW_MELD, Targets, Zone
from tests.engine.worlds import SEEDS, Recorded, house_rules


def zones_of(rnd: Round) -> list[Zone]:
    """Every place on the table that takes cards."""
    melds = range(1, len(rnd.view(0).melds) + 1)
    return [NEW_MELD, DISCARD, *(Zone("meld", meld) for meld in melds)]


@settings(deadline=None, max_examples=40)
@given(rules=house_rules, seed=SEEDS)
def test_a_drop_is_legal_or_refused_with_a_reason(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    world = Recorded(rules, chance)
    world.play_on(chance.randrange(60), chance)
    rnd = world.round
    if rnd.over:
        return
    seat = rnd.seat
    targets = Targets(rnd.view(seat))
    hand = rnd.hand(seat)
    for _ in range(30):
        zone = chance.choice(zones_of(rnd))
        most = 1 if zone == DISCARD else min(5, len(hand))
        cards = chance.sample(hand, chance.randint(1, most))
        plays = [move.cards for move in rnd.legal_moves() if move.kind in ("meld", "lay", "swap")]
        if plays and zone != DISCARD and chance.random() < 0.5:  # random cards seldom form a play
            cards = [card.bare for card in chance.choice(plays)]
        moves = targets.for_cards(cards).get(zone, ())
        for move in moves:
            assert not rnd.refusal(move, seat), (rnd, move)
            assert sorted(card.index for card in move.cards) == sorted(card.index for card in cards)
        if not moves:
            reason = rnd.refusal(targets.intended(cards, zone), seat)
            assert reason, (rnd, targets.intended(cards, zone))
            assert reason.sentence()
