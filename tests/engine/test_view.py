"""A seat sees what it may see, and nothing else."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from rummy_qt.engine import Card, Move, Round, Rules
from rummy_qt.engine.events import (
    Claimed,
    Dealt,
    Discarded,
    Drew,
    Event,
    LaidOff,
    Melded,
    Rebuilt,
    Swapped,
)
from rummy_qt.engine.legal import legal_moves
from rummy_qt.lab.random_rules import random_rules
from rummy_qt.opponents.protocol import view_from_json, view_to_json
from tests.engine.placed import round_at
from tests.engine.test_position import snapshot
from tests.engine.worlds import SEEDS, SHARE, Recorded, house_rules


@settings(max_examples=150 // SHARE)
@given(rules=house_rules, seed=SEEDS, moves=st.integers(0, 150))
def test_a_view_does_not_depend_on_the_cards_it_hides(rules: Rules, seed: int, moves: int) -> None:
    """The round is replayed from a deck in which the cards that one seat has never seen are
    permuted; cards hidden by a rebuilt stock are permuted there."""
    rng = random.Random(seed)
    world = Recorded(rules, rng)
    world.play_on(moves, rng)
    if world.round.over:
        world.round.undo()  # the score at the end reveals every hand
        world.moves.pop()
    seat = rng.randrange(world.players)
    since = [seen_since(world.round, seat, rebuilds) for rebuilds in range(len(world.stocks) + 1)]
    deck = with_unseen_shuffled(world.deck, since[0], rng)
    pairs = zip(world.stocks, since[1:], strict=True)
    twin = world.deal(deck, [with_unseen_shuffled(stock, seen, rng) for stock, seen in pairs])
    for mover, move in world.moves:
        if twin.refusal(move, mover):
            return  # a later move reveals a hidden card: this other deal is impossible
        twin.play(move, mover)
    assert twin.view(seat) == world.round.view(seat)
    assert snapshot(twin.view(seat).position) == snapshot(world.round.view(seat).position)


def seen_since(rnd: Round, seat: int, rebuilds: int) -> set[Card]:
    """The cards that the seat has seen since the stock was rebuilt for the n-th time (0: ever)."""
    seen = set(rnd.hand(seat))
    count = 0
    for event in rnd.history:
        count += isinstance(event, Rebuilt)
        if count >= rebuilds:
            seen |= {card.bare for card in shown(event, seat)}
    return seen


def shown(event: Event, seat: int) -> Iterable[Card]:
    """The cards that an event shows to the seat for the first time."""
    match event:
        case Dealt(upcard=card):
            return [card]
        case Drew(who, card):
            return [card] if who == seat and card else []
        case Melded(cards=cards) | LaidOff(cards=cards):
            return cards
        case Swapped(card=card) | Claimed(card=card):
            return [card]
        case Discarded(card=card):
            return [card] if card else []
    return []


def with_unseen_shuffled(cards: Sequence[Card], seen: set[Card], rng: random.Random) -> list[Card]:
    hidden = [card for card in cards if card not in seen]
    rng.shuffle(hidden)
    left = iter(hidden)
    return [card if card in seen else next(left) for card in cards]


def test_a_face_down_closing_card_is_seen_by_its_player_only() -> None:
    text = """players: 3, dealer 2
        to move: 0, play
        hand 0: 9h
        hand 1: 2c
        hand 2: 3c
        discards: 4d
        turns: 3"""
    rnd = round_at(text, Rules(must_discard_to_go_out=True))
    closing = Move.parse("discard 9h")
    assert rnd.view(0).after(closing).face_down
    rnd.play(closing)
    assert [str(card) for card in rnd.discards] == ["4d", "9h"]
    for seat in range(3):
        view = rnd.view(seat)
        assert [str(card) for card in view.discards] == ["4d"]
        assert view.discard_count == 2
        assert ("9h" in repr(view.history)) == (seat == 0)


@settings(max_examples=100 // SHARE)
@given(rules=house_rules, seed=SEEDS, moves=st.integers(0, 80))
def test_a_view_tells_what_each_move_would_bring(rules: Rules, seed: int, moves: int) -> None:
    rng = random.Random(seed)
    world = Recorded(rules, rng)
    world.play_on(moves, rng, 0.8)
    rnd = world.round
    for seat in range(rnd.players):
        view = rnd.view(seat)
        for move in rng.sample(list(view.legal_moves), min(8, len(view.legal_moves))):
            outcome = view.after(move)
            paid, held = rnd.view(0).penalties[seat], len(rnd.hand(seat))
            before = rnd.position.laid_points(seat)
            hand = rnd.position.hand_points(seat)
            rnd.play(move, seat)
            after = rnd.view(seat)
            if move.kind not in ("discard", "draw"):
                assert not outcome.face_down
            if move.kind == "take":
                assert outcome.number == len(rnd.hand(seat)) - held
                assert set(outcome.taken) <= set(rnd.hand(seat))
                assert outcome.taken or not outcome.risk
                if outcome.taken:
                    assert outcome.risk == rnd.position.hand_points(seat) - hand
                assert (outcome.duty is None) == (not after.duty)
                assert (outcome.price is not None) == any(
                    m.kind == "concede" for m in after.legal_moves
                )
            elif outcome.meld is not None:
                assert outcome.meld in rnd.melds
            assert outcome.points == rnd.position.laid_points(seat) - before
            if move.kind not in ("take", "draw"):
                assert rnd.view(0).penalties[seat] - paid == (outcome.price or 0)
            rnd.undo()


@settings(max_examples=100 // SHARE)
@given(rules=house_rules, seed=SEEDS, moves=st.integers(0, 80))
def test_a_views_position_is_the_round_as_far_as_the_seat_knows_it(
    rules: Rules, seed: int, moves: int
) -> None:
    """This also holds for a view received over the protocol."""
    rng = random.Random(seed)
    world = Recorded(rules, rng)
    world.play_on(moves, rng, 0.7)
    rnd, truth = world.round, world.round.position
    for seat in range(rnd.players):
        view = rnd.view(seat)
        known = view.position
        assert snapshot(view_from_json(view_to_json(view)).position) == snapshot(known)
        assert legal_moves(known, seat) == list(view.legal_moves)
        assert known.held(seat) == truth.held(seat)
        assert known.melds == truth.melds
        for name in ("counts", "penalties"):
            assert [*getattr(known, name)] == [*getattr(truth, name)], name
        for name in OPEN_FIELDS:
            assert getattr(known, name) == getattr(truth, name), name
        points: Counter[int] = Counter()
        for meld in view.melds:
            for owner, value in zip(
                meld.owners, truth.sheet.meld_points(meld.kind, meld.cards), strict=True
            ):
                points[owner] += value
        for other in range(rnd.players):
            assert known.laid_points(other) == truth.laid_points(other) == points[other]
            cards = rnd.hand(other)
            assert known.cost_of(other, cards) == truth.hand_points(other)


OPEN_FIELDS = (
    "seat", "due", "stock_size", "pile_size", "meld_count", "table_size", "fits", "turns",
    "melders", "barred", "out", "ending", "can_draw", "laying_closed",
)  # fmt: skip


def test_asking_a_view_changes_nothing_in_it() -> None:
    rng = random.Random(30)
    for _ in range(60):
        world = Recorded(random_rules(rng), rng)
        world.play_on(rng.randrange(60), rng, 0.7)
        view = world.round.view(world.round.seat)
        known = snapshot(view.position)
        for move in view.legal_moves:
            view.after(move)
        assert snapshot(view.position) == known
        assert view == world.round.view(world.round.seat)


def test_a_view_with_another_position_leaves_the_first_one_alone() -> None:
    rng = random.Random(31)
    world = Recorded(random_rules(rng), rng)
    world.play_on(20, rng, 0.7)
    view = world.round.view(world.round.seat)
    first, second = view.position, view.position.copy()
    assert view.with_position(second).position is second
    assert view.position is first


@settings(max_examples=60 // SHARE)
@given(rules=house_rules, seed=SEEDS, moves=st.integers(0, 60))
def test_the_answers_of_a_view_agree_with_its_legal_moves(
    rules: Rules, seed: int, moves: int
) -> None:
    rng = random.Random(seed)
    world = Recorded(rules, rng)
    world.play_on(moves, rng)
    rnd = world.round
    for seat in range(rnd.players):
        view = rnd.view(seat)
        kinds = {move.kind for move in view.legal_moves}
        if view.position.laying_closed:
            assert not kinds & {"meld", "lay", "swap"}
        if not view.position.may_lay_off(seat):
            assert "lay" not in kinds
            assert not any(move.kind == "claim" and move.meld for move in view.legal_moves)
        if view.phase == "duty" and view.to_move == seat:
            assert ("concede" in kinds) == (view.duty_price is not None)
            assert view.position.duty_allows_lay_off or "lay" not in kinds
        assert ("peek" not in kinds) or view.peek_price is not None
        assert (view.claimable is None) or view.false_call_price is not None
        assert view.is_stacked == (len(view.discards) < 2 and rules.discard_pile == "stacked")
