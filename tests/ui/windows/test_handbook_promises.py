"""The engine does what each sentence of the handbook promises, in random house rules."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Match, Move, Round, Rules
from rummy_qt.engine.melds import MeldRules
from rummy_qt.lab.random_rules import random_rules
from rummy_qt.ui.words.handbook.chapters import APART, BACK, MOVED, PILE, SECTIONS
from rummy_qt.ui.words.handbook.page import ANYWHERE, OURS
from tests.play.test_targets import stand

from .referee import WATCHED, Book, Referee

ROUNDS = 130
MOST_JOKERS = 3
"""More jokers can be laid in too many ways; only one where few first melds are worth enough."""
MATCH_OPTIONS = ("target", "winner", "rounds", "tie_break", "settlement", "next_dealer")
NAMES = {row.name for section in SECTIONS for clause in section.clauses for row in clause.rows}
"""All sentences that the handbook can contain."""
KEEN = ("meld", "lay", "swap", "claim", "take")


def rules_for_short_rounds(rng: random.Random) -> Rules:
    """Random rules, often such that rounds are short and rare events happen."""
    while True:
        rules = random_rules(rng)
        changes: list[dict[str, object]] = [
            {"jokers_per_deck": 2, "joker_swap": rng.choice(("never", "others", "anyone"))},
            {"claims": True, "lay_off_needs_meld": rng.random() < 0.5},
            {"first_meld_points": rng.choice((30, 500))},
            {"closed_first_lap": rng.random() < 0.5},
            {"max_players": 4, "hand_sizes": (rng.randint(3, 12),) * 7},
            {"max_players": 3, "hand_sizes": (16,) * 7, "stock_out": "rebuild"},
        ]
        for change in changes:
            if rng.random() < 0.4:
                try:
                    rules = rules.replace(**change)
                except ValueError:
                    continue
        jokers = sum(card.is_joker for card in rules.deck(rules.max_players))
        if jokers <= (MOST_JOKERS if (rules.first_meld_points or 0) < 100 else 0):
            return rules


def watch_round(rules: Rules, rng: random.Random, other: Book | None = None) -> None:
    """Check a round by the handbook of its rules, or by an ``other`` handbook."""
    book = other or Book(rules)
    players = rng.randint(rules.min_players, min(rules.max_players, rules.min_players + 2))
    deck, dealer = rules.deck(players), rng.randrange(players)
    rng.shuffle(deck)
    rnd = Round.deal(rules, players, dealer, deck)
    check_deal(book, rnd, deck, dealer)
    referee = Referee(book, rnd)
    referee.check()
    eager = rng.choice((0.2, 0.7, 0.95))
    for _ in range(250):
        if rnd.over:
            return
        callers = [seat for seat in range(players) if seat != rnd.seat and rnd.legal_moves(seat)]
        seat = rng.choice(callers) if callers and rng.random() < 0.3 else rnd.seat
        moves = list(rnd.legal_moves(seat))
        keen = [move for move in moves if move.kind in KEEN]
        referee.move_on(rng.choice(keen if keen and rng.random() < eager else moves), seat)


def check_deal(book: Book, rnd: Round, deck: Sequence[Card], dealer: int) -> None:
    players = rnd.players
    assert players >= book.number("fewest_players", "n")
    assert players <= book.number("most_players", "n")
    decks = 1
    if "one_deck" not in book:
        decks += players >= book.number("two_decks", "least")
    assert len(deck) == decks * (52 + book.number("deck", "jokers"))
    sizes = [s.values for s in book.said if s.name == "hands"]
    size = next(v["n"] for v in sizes if v["least"] <= players <= v["most"])
    WATCHED.update(("hands", "order"))
    first = (dealer + ("dealt_from_left" in book)) % players
    for seat in range(players):
        assert "dealt_singly" in book
        mine = deck[(seat - first) % players : players * size : players]
        assert sorted(map(str, rnd.hand(seat))) == sorted(map(str, mine))
    assert "upcard" in book
    assert rnd.discards == (deck[players * size],)
    assert "stock" in book
    assert rnd.stock_count == len(deck) - players * size - 1
    assert "left_begins" in book
    assert rnd.seat == (dealer + 1) % players


def rounds_of(rules: Rules, totals: Sequence[Sequence[int]], closer: int) -> Match:
    """A match whose last round has just ended with these scores."""
    options = {name: getattr(rules, name) for name in MATCH_OPTIONS}
    match = Match.new(Rules(max_players=7, **options), 3, seed=1, first_dealer=0)
    *before, last = map(list, totals)
    played: Any = SimpleNamespace(over=True, scores=last, closer=closer, dealer=0)
    match.round, match.round_number, match._past = played, len(totals), before
    return match


def watch_match(rules: Rules, rng: random.Random) -> None:
    """Check the end of a match, the settlement and the next dealer for random scores."""
    book = Book(rules)
    target = rules.target
    for _ in range(6):
        played = rng.randint(1, 4)
        near = (target, target, target - 1, target + 1, target // 2, -5, target + 40)
        scores = [[0, 0, 0] for _ in range(played - 1)] + [[rng.choice(near) for _ in range(3)]]
        closer = rng.randrange(3)
        match = rounds_of(rules, scores, closer)
        totals = match.totals
        if "rounds" in book:
            ends = played >= book.number("rounds", "n")
        else:
            ends = max(totals) >= book.number("target", "target")
        if "nearest_wins" in book:
            merit = [-abs(t - book.number("nearest_wins", "target")) for t in totals]
        else:
            assert "highest_wins" in book
            merit = totals
        best = [seat for seat in range(3) if merit[seat] == max(merit)]
        winner = best[0] if len(best) == 1 else None
        if winner is None and "closer_wins_tie" in book:
            winner = closer if closer in best else None
        elif winner is None:
            assert "tie_plays_on" in book
        assert match.winner == (winner if ends else None)
        check_settlement(book, match)
        check_next_dealer(book, match, scores[-1])


def check_settlement(book: Book, match: Match) -> None:
    if match.winner is None:
        assert match.settlement is None
        return
    sums = [0] * 3
    if "settlement" in book:
        for seat, total in enumerate(match.totals):
            sums[seat] -= match.totals[match.winner] - total
            sums[match.winner] += match.totals[match.winner] - total
    assert match.settlement == sums
    assert match.settlement[match.winner] >= 0, "a winner collects"


def check_next_dealer(book: Book, match: Match, scores: Sequence[int]) -> None:
    assert "first_dealer" in book
    last = match.round.dealer
    if "deal_passes" in book:
        assert match.next_dealer == (last + 1) % 3
        return
    assert "winner_deals" in book
    most = max(scores)
    assert match.next_dealer == next(
        seat for n in range(1, 4) if scores[seat := (last + n) % 3] == most
    )


def test_the_engine_does_what_the_handbook_says() -> None:
    """The test also covers every sentence that the handbook contains."""
    WATCHED.clear()
    spoken = set()
    for n in range(ROUNDS):
        rng = random.Random(f"17 {n}")  # other rounds keep their deals if a rule changes
        rules = rules_for_short_rounds(rng)
        spoken |= {sentence.name for sentence in Book(rules).said}
        watch_round(rules, rng)
        watch_match(rules, rng)
    assert spoken == NAMES, NAMES - spoken
    assert {name for name in NAMES if not WATCHED[name]} == set()


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_engine_plays_each_rulebook_as_its_handbook_says(rulebook: str) -> None:
    for seed in range(10):
        watch_round(RULEBOOKS[rulebook], random.Random(seed))


@pytest.mark.parametrize(("hand", "may"), [("4h 5h Kd", True), ("4h 6d Kd", False)])
def test_a_run_laid_off_needs_no_minimum_of_points(hand: str, may: bool) -> None:
    """Adding three cards to another player's run is a lay-off, which has no minimum of points."""
    rules = RULEBOOKS["500-rum-nl"].replace(first_meld_points=59, closed_first_lap=True)
    more = ("to move: 0, draw", "m1 run: 6h/1 7h/1 8h/1", "melders: 1", "discards: 3h 9c")
    rnd = stand(rules, hand, *more)
    referee = Referee(Book(rules), rnd)
    referee.turns = 4
    take = Move.parse("take 3h")
    assert (take in rnd.legal_moves()) is referee.may_take(0) is may


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_handbook_of_a_rulebook_marks_our_own_choices(rulebook: str) -> None:
    own = OURS[rulebook] - ANYWHERE
    assert own <= said_in(rulebook), own - said_in(rulebook)


def test_choices_without_any_source_are_marked_in_some_handbook() -> None:
    said = set().union(*map(said_in, RULEBOOKS))
    assert said >= ANYWHERE, ANYWHERE - said


def said_in(rulebook: str) -> set[str]:
    return {sentence.name for sentence in Book(RULEBOOKS[rulebook]).said}


OTHERS: list[tuple[str, dict[str, object]]] = [
    ("500-rum-de", {"discard_draw": "top_or_all"}),
    ("500-rum-de", {"duty": "taken_card_meld"}),
    ("500-rum-de", {"top_card_free": True}),
    ("500-rum-de", {"take_needs_meld": True}),
    ("500-rum-de", {"lay_off_needs_meld": True}),
    ("500-rum-de", {"min_run": 4}),
    ("500-rum-de", {"ring_runs": True}),
    ("500-rum-de", {"ace_in_hand": 5}),
    ("500-rum-de", {"stock_out": "last_draw"}),
    ("500-rum-de", {"first_meld_points": 30}),
    ("rummy-500", {"duty_price": 50}),
    ("rummy-500", {"may_return_top_card": True}),
    ("femhundra", {"going_out_bonus": 25}),
    ("500-rum-pl", {"joker_swap": "others"}),
    ("500-rum-pl", {"joker_limit": "unlimited"}),
    ("rommy-dk", {"closed_first_lap": False}),
    ("rommy-dk", {"closing_card_face_up": True}),
    ("rommy-dk", {"claims": False}),
    ("rommy-dk", {"peek_price": None}),
    ("rommy-dk", {"must_discard_to_go_out": False}),
]


@pytest.mark.parametrize(("rulebook", "changes"), OTHERS, ids=str)
def test_the_referee_notices_a_handbook_of_other_rules(
    rulebook: str, changes: dict[str, object]
) -> None:
    """This shows that the promises are really checked."""
    rules = RULEBOOKS[rulebook]
    assert any(is_noticed(rules, rules.replace(**changes), seed) for seed in range(40))


def is_noticed(rules: Rules, other: Rules, seed: int) -> bool:
    try:
        watch_round(rules, random.Random(seed), Book(other))
    except (AssertionError, KeyError):
        return True
    return False


def examples(rules: Rules) -> Iterator[tuple[list[Card], bool]]:
    for section in SECTIONS:
        for clause in section.clauses:
            for cards, right in clause.examples(rules) if clause.text(rules) else ():
                if PILE not in cards:
                    bare = cards.replace(MOVED, "").replace(APART, "").split()
                    yield [Card.parse(card) for card in bare], right


def test_melds_drawn_in_the_handbook_are_valid_as_marked() -> None:
    rng = random.Random(2)
    for _ in range(300):
        rules = rules_for_short_rounds(rng)
        judge = MeldRules(rules)
        for cards, right in examples(rules):
            ways = itertools.product(
                *(map(c.standing_for, range(52)) if c.is_joker else (c,) for c in cards)
            )
            good = any(judge.judge(way) in ("run", "set") for way in ways)
            assert good == right, (cards, rules)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_pile_drawn_in_the_handbook_follows_the_rules(rulebook: str) -> None:
    rules = RULEBOOKS[rulebook]
    (drawn,) = (
        cards.split()[1:]
        for section in SECTIONS
        for clause in section.clauses
        for cards, _ in clause.examples(rules)
        if PILE in cards
    )
    moved = [card.endswith(MOVED) for card in drawn]
    assert moved == sorted(moved), "what comes along lies at the top"
    assert all(moved) is (rules.discard_draw == "top_or_all")
    covered = [card.removesuffix(MOVED) == BACK for card in drawn]
    assert covered == [rules.discard_pile == "stacked"] * (len(drawn) - 1) + [False]


@pytest.mark.parametrize("least", [3, 4, 5])
def test_examples_of_long_runs_show_what_their_clause_says(least: int) -> None:
    """Once, both ends showed a crossed-out ace where the minimum was more than three cards."""
    rules = RULEBOOKS["rommy-dk"].replace(ring_runs=False, min_run=least)
    (clause,) = (
        clause
        for section in SECTIONS
        for clause in section.clauses
        if any(sentence.name == "ace_both_ways" for sentence in clause.sentences(rules))
    )
    assert [right for _, right in clause.examples(rules)] == [True, True, False]
