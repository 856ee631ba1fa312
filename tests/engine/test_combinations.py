"""Melds and lay-offs of hands with many possibilities: all of them, and no others."""

import random
from collections.abc import Sequence

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rummy_qt.engine import Card, Move, Round, Rules
from tests.engine import slow_rules
from tests.engine.placed import round_at
from tests.engine.worlds import SEEDS, SHARE

meld_rules = st.builds(
    Rules,
    two_decks_from=st.just(2),
    jokers_per_deck=st.integers(1, 2),
    ring_runs=st.booleans(),
    same_suit_sets=st.booleans(),
    min_run=st.sampled_from((3, 3, 4, 6, 12, 13)),
    meld_kinds=st.sampled_from(("both", "both", "runs", "sets")),
    joker_limit=st.sampled_from(("fewer_than_naturals", "one", "unlimited")),
    joker_swap=st.sampled_from(("never", "others", "anyone")),
    lay_off_needs_meld=st.booleans(),
    hand_sizes=st.just((7,) * 7),
)


def crowded_hand(rules: Rules, rng: random.Random) -> list[Card]:
    """A hand of few ranks and suits, or mostly of one suit, with jokers."""
    ranks = {(rng.randrange(13) + n) % 13 for n in range(rng.choice((1, 2, 5, 13)))}
    suits = rng.sample(range(4), rng.randint(1, 4))
    deck = rules.deck(2)
    near = [card for card in deck if card.rank in ranks and card.suit in suits]
    jokers = [card for card in deck if card.is_joker]
    cards = rng.sample(near, min(len(near), rng.randint(2, 16)))
    return cards + rng.sample(jokers, rng.randint(0, 2))


def round_with(
    rules: Rules,
    hand: Sequence[Card],
    melds: Sequence[Sequence[Card]],
    pile: Sequence[Card] = (),
) -> Round:
    """Seat 0 holds this hand and has drawn, or must draw if there is a discard pile; seat 1 has
    laid these melds."""
    used = {*hand, *pile, *(card.bare for meld in melds for card in meld)}
    rest = [card for card in rules.deck(2) if card not in used]
    lines = [
        "players: 2, dealer 1",
        f"to move: 0, {'draw' if pile else 'play'}",
        f"hand 0: {' '.join(map(str, hand))}",
        f"hand 1: {rest[0]}",
        f"discards: {' '.join(map(str, pile))}",
        "turns: 4",
        "melders: 1",
    ]
    for number, meld in enumerate(melds, 1):
        kind = "set" if len({card.rank for card in meld}) == 1 else "run"
        lines.append(f"m{number} {kind}: {' '.join(f'{card}/1' for card in meld)}")
    return round_at("\n".join(lines), rules)


def some_melds(rules: Rules, rng: random.Random) -> list[list[Card]]:
    """Up to three melds that these rules allow, without a common card."""
    laid: list[list[Card]] = []
    for _ in range(3):
        used = {card.bare for meld in laid for card in meld}
        hand = [str(card) for card in crowded_hand(rules, rng) if card not in used]
        found = sorted(slow_rules.melds(rules, hand))
        if found:
            laid.append(list(Move.parse(rng.choice(found)).cards))
    return laid


@settings(max_examples=100 // SHARE)
@given(rules=meld_rules, seed=SEEDS)
@example(rules=Rules(ring_runs=True, two_decks_from=2, jokers_per_deck=1), seed=3)
def test_exactly_the_possible_melds_and_lay_offs_are_listed(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    melds = some_melds(rules, rng)
    used = {card.bare for meld in melds for card in meld}
    hand = [card for card in crowded_hand(rules, rng) if card not in used]
    if not hand:
        return
    rnd = round_with(rules, hand, melds)
    listed = [str(move) for move in rnd.legal_moves()]
    assert len(listed) == len(set(listed))
    assert set(listed) == slow_rules.legal(rnd, 0)


@settings(max_examples=70 // SHARE)
@given(rules=meld_rules, seed=SEEDS)
def test_a_discard_may_be_taken_when_some_play_uses_it(rules: Rules, seed: int) -> None:
    """Compares the engine's lookup with all plays that the take would make possible (S-02)."""
    rng = random.Random(seed)
    melds = some_melds(rules, rng)
    used = {card.bare for meld in melds for card in meld}
    cards = [card for card in crowded_hand(rules, rng) if card not in used]
    if len(cards) < 4:
        return
    rnd = round_with(rules, cards[3:], melds, pile=cards[:3])
    assert {str(move) for move in rnd.legal_moves()} == slow_rules.legal(rnd, 0)


def test_a_set_of_different_suits_takes_only_one_of_two_equal_aces() -> None:
    """The first card of the second deck is the lowest index that can be a copy."""
    rules = Rules(two_decks_from=2)
    rnd = round_with(rules, [Card.parse(text) for text in ("Ac", "Ac'", "Ad", "Ah", "9s")], [])
    laid = [move for move in rnd.legal_moves() if move.kind == "meld"]
    assert [str(move) for move in laid] == ["meld Ac Ad Ah"]
