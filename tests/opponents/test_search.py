"""Search: what it must notice, and what it must not depend on."""

import math
from collections.abc import Callable

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Move, Round, Rules, View
from rummy_qt.engine.bits import row_of
from rummy_qt.engine.cards import cards_of
from rummy_qt.engine.match import round_deck
from rummy_qt.opponents.belief import DOUBT, Belief
from rummy_qt.opponents.candidates import candidates
from rummy_qt.opponents.chance import Chance
from rummy_qt.opponents.judge import Judge, hands_of, policy_for
from rummy_qt.opponents.leanings import LEANINGS
from rummy_qt.opponents.levels import MASTER, new_player
from rummy_qt.opponents.policy import Policy
from rummy_qt.opponents.search import error_by_hands
from rummy_qt.opponents.thinker import Thinker, match_value, recalled, table_of
from rummy_qt.opponents.tuned import weights_for
from tests.opponents.tables import CASES, dealt, random_views, situation
from tests.play.test_targets import stand

RULES = RULEBOOKS["500-rum-de"]
PUBLIC = (
    "seat", "due", "stock_size", "pile_size", "fits", "turns", "idle", "melders", "rebuilds",
    "table_grew", "duty", "barred", "drew_stock", "drew_last", "laid", "peeked", "discarder",
    "callers", "out",
)  # fmt: skip
"""Fields of a position that everybody can know."""


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_a_seat_recalls_what_happened(rulebook: str, players: int) -> None:
    """Replayed from the view's history, everything visible is as in the round."""
    for number, (rnd, view) in enumerate(random_views(rulebook, players, seed=9)):
        if number % 4:
            continue
        recalled_, truth = view.position, rnd.position
        for name in PUBLIC:
            assert getattr(recalled_, name) == getattr(truth, name), name
        assert recalled_.melds == truth.melds
        assert recalled_.discards == truth.discards
        assert [*recalled_.counts] == [*truth.counts]
        assert [*recalled_.penalties] == [*truth.penalties]
        assert recalled_.held(view.seat) == truth.held(view.seat)
        for seat in range(players):
            assert recalled_.held(seat) & ~truth.held(seat) == 0


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_every_candidate_way_is_legal_to_its_end(rulebook: str, players: int) -> None:
    policy = policy_for(RULEBOOKS[rulebook], players)
    views = [
        (rnd, view)
        for rnd, view in random_views(rulebook, players, seed=12)
        if view.to_move == view.seat and view.phase != "closed"
        if len(view.history) % 8 == 0
        for ways in [candidates(policy, view.position)]
        if is_legal_to_its_end(rnd, [way.moves for way in ways])
    ]
    assert views


def is_legal_to_its_end(rnd: Round, ways: list[list[Move]]) -> bool:
    assert len({tuple(moves) for moves in ways}) == len(ways)
    for moves in ways:
        twin = rnd.copy()
        for move in moves:
            assert twin.refusal(move) == "", moves
            twin.play(move)
    return bool(ways)


@pytest.mark.parametrize("hand", ["*1", "Kc Kh Ks Jd"])
def test_no_way_discards_a_last_card_that_must_be_laid_off(hand: str) -> None:
    """Where the last card must not fit a meld: otherwise a hint would advise an illegal move."""
    rules = RULEBOOKS["rommy-dk"].replace(closing_card_may_fit=False)
    rnd = stand(rules, hand, "m1 run: 8d/1 9d/1 Td/1", "melders: 1")
    ways = candidates(policy_for(rules, 2), rnd.position)
    assert is_legal_to_its_end(rnd, [way.moves for way in ways])


def test_with_three_or_more_players_every_discard_is_considered() -> None:
    """A card may be discarded as bait, however valuable it is."""
    rnd = dealt("rommy-dk", 3)
    rnd.play(Move.parse("draw"))
    view = rnd.view(rnd.seat)
    ways = candidates(policy_for(view.rules, 3), view.position)
    discarded = {way.moves[-1] for way in ways}
    assert discarded == {move for move in view.legal_moves if move.kind == "discard"}


def test_with_three_or_more_players_the_greedy_way_is_left_sooner() -> None:
    assert MASTER.clear_for(3) == MASTER.clear_in_company < MASTER.clear_for(2)


def hit_rate(deals: int, seed: int) -> tuple[float, float]:
    """The share of a hand's hidden cards that believed hands contain, and the share by chance."""
    rnd = dealt("500-rum-de", 2, seed)
    policy = policy_for(RULES, 2)
    judge = Judge()
    for _ in range(40):
        if not rnd.over:
            rnd.play(judge.choose(rnd.view(rnd.seat), situation(2)))
    while not rnd.over and rnd.phase != "draw":
        rnd.play(judge.choose(rnd.view(rnd.seat), situation(2)))
    if rnd.over:
        return 0.0, 0.0
    view = rnd.view(rnd.seat)
    belief = Belief([policy] * 2, deals, Chance(1, 2, seed))
    position = recalled(view, len(view.history), belief)
    belief.choose()
    other = 1 - view.seat
    unseen = rnd.position.held(other) & ~position.held(other)
    if not unseen:
        return 0.0, 0.0
    right = 0
    for number in range(deals):
        twin = position.copy()
        belief.fill(twin, number, number)
        assert sum(twin.counts) + twin.stock_size == sum(position.counts) + position.stock_size
        assert twin.held(other).bit_count() == twin.counts[other]
        right += (twin.held(other) & unseen).bit_count()
    hidden = unseen.bit_count() + position.stock_size
    return right / deals / unseen.bit_count(), unseen.bit_count() / hidden


def test_hidden_cards_are_guessed_better_than_by_chance() -> None:
    """A player who discarded a card's neighbours rarely holds it."""
    rates = [hit_rate(40, seed) for seed in range(10)]
    assert sum(found for found, _ in rates) > 1.1 * sum(chance for _, chance in rates)


def cards_that_go_together(hand: int) -> int:
    """How many cards of a hand share a rank or have a neighbour there."""
    cards = cards_of(hand)

    def go(one: Card, other: Card) -> bool:
        beside = one.suit == other.suit and abs(one.rank - other.rank) == 1
        return beside or (one != other and one.rank == other.rank)

    return sum(any(go(one, other) for other in cards) for one in cards)


def jokers(hand: int) -> int:
    return sum(card.is_joker for card in cards_of(hand))


def believed_and_true(
    counted: Callable[[int], int], rulebook: str, players: int, doubt: float = 0.0
) -> tuple[float, float]:
    """A count over Casuals' hands before each draw: as believed by others, and the true value."""
    rules, true, believed = RULEBOOKS[rulebook], 0.0, 0.0
    table = table_of(hands_of(rules, players), ("casual",) * players)
    player = new_player("casual")
    for number in range(6):
        rnd = Round.deal(rules, players, 0, round_deck(rules, players, 36, number), reshuffle=list)
        while not rnd.over:
            view = rnd.view(rnd.seat)
            if view.phase == "draw":
                belief = Belief(table, 24, Chance(1, 2, number), doubt)
                twin = recalled(view, len(view.history), belief)
                belief.choose()
                start, next_seat = twin.copy(), (rnd.seat + 1) % players
                for deal in range(24):
                    twin.copy_from(start)
                    belief.fill(twin, deal, deal)
                    believed += counted(twin.held(next_seat)) / 24
                true += counted(rnd.position.held(next_seat))
            rnd.play(player.choose(view, situation(players)))
    return believed, true


def test_a_level_is_believed_to_keep_cards_that_go_together() -> None:
    """Its hand is not just the deal without the cards that left it: the player chose which left."""
    believed, true = believed_and_true(cards_that_go_together, "femhundra", 2)
    assert 0.85 < believed / true < 1.15


def test_knowing_the_level_makes_its_hand_easier_to_guess() -> None:
    """Otherwise its hand would seem too loose, and a discard less of a gift than it is."""
    sure, true = believed_and_true(cards_that_go_together, "femhundra", 2)
    doubted, _ = believed_and_true(cards_that_go_together, "femhundra", 2, DOUBT)
    assert abs(sure - true) < abs(doubted - true)


def test_a_level_is_believed_to_lay_its_jokers() -> None:
    """It does not discard jokers, yet holds few: they were melded with a pair, or laid off."""
    believed, true = believed_and_true(jokers, "rommy-dk", 3)
    assert 0.6 < believed / true < 1.7


def test_believed_deals_agree_with_every_visible_card() -> None:
    """In every believed deal, each card is in one place, whatever has become visible."""
    for rulebook, players in (("rommy-dk", 3), ("500-rum-nl", 6)):
        rules, company = RULEBOOKS[rulebook], ("casual", "beginner", "newcomer") * (players // 3)
        policy = policy_for(rules, players)
        levels = table_of(hands_of(rules, players), company)
        for number, (rnd, view) in enumerate(random_views(rulebook, players, seed=5)):
            if number % 16:
                continue
            table = (levels, [policy] * players)[number // 16 % 2]
            belief = Belief(table, 6, Chance(1, 2, 3))
            position = recalled(view, len(view.history), belief)
            belief.choose()
            for deal in range(6):
                twin = position.copy()
                belief.fill(twin, deal, deal)
                cards = [card for seat in range(players) for card in cards_of(twin.held(seat))]
                cards += [*twin.stock_cards, *twin.discards]
                cards += [card.bare for meld in twin.melds for card in meld.cards]
                wanted = rnd.rules.deck(players)
                assert sorted(card.index for card in cards) == [card.index for card in wanted]


def test_deals_with_the_same_hands_are_recognized() -> None:
    for number, (_, view) in enumerate(random_views("500-rum-de", 2, seed=9)):
        if number % 16:
            continue
        policy = policy_for(RULES, 2)
        belief = Belief([policy] * 2, 24, Chance(1, 2, 3))
        world = recalled(view, len(view.history), belief)
        belief.choose()
        hands = []
        for at in range(24):
            deal = world.copy()
            belief.fill(deal, at, 1)
            hands.append(deal.held(1 - view.seat))
        assert belief.alike() == [hands.index(held) for held in hands]


def test_playouts_of_the_same_hands_are_not_counted_as_independent() -> None:
    """Of two likely hands, one favours a way and one does not, in twenty playouts each."""
    played = row_of([40, 40])
    policy = Policy(hands_of(RULES, 2), weights_for(RULES, 2))
    worth = [policy.take_worth, policy.discard_cost]  # rows of zeros, compiled or not
    for at in range(40):
        worth[0][at] = 1.0 if at % 2 else -1.0
    assert error_by_hands(worth, played, 0, 1, [0, 1]) == pytest.approx(1.0)
    forty = error_by_hands(worth, played, 0, 1, list(range(40)))
    assert forty == pytest.approx(1 / math.sqrt(39))
    assert error_by_hands(worth, played, 0, 1, [0]) == pytest.approx(forty)


def view_after_drawing() -> View:
    rnd = dealt("500-rum-de", 2)
    rnd.play(Move.parse("draw"))
    return rnd.view(rnd.seat)


def test_a_search_limited_by_playouts_is_repeatable() -> None:
    view = view_after_drawing()
    answers = set()
    for _ in range(2):
        player = Thinker(MASTER._replace(playouts=60, deals=16))
        answers.add((player.choose(view, situation(2)), player.playouts))
    assert len(answers) == 1
    assert answers.pop()[1] <= 120


def test_a_forced_move_is_not_searched() -> None:
    rules = RULES.replace(hand_sizes=[1, 7, 7, 7, 7, 7, 7])
    deck = [Card.parse(text) for text in ("9c", "4h", "Kd")]
    deck += [card for card in rules.deck(2) if card not in deck]
    rnd = Round.deal(rules, 2, 0, deck)
    player = new_player("master")
    assert isinstance(player, Thinker)
    assert player.choose(rnd.view(1), situation(2)) == Move.parse("draw")
    assert player.playouts == 0


def test_near_the_target_winning_the_match_counts_more_than_points() -> None:
    far = match_value(RULES, (0, 0), 0)
    assert far.worth(row_of([30, 10])) == 20
    near = match_value(RULES, (470, 480), 0)
    just_won, just_lost = near.worth(row_of([60, 40])), near.worth(row_of([40, 60]))
    assert just_won - just_lost > 40


def test_a_match_of_rounds_is_played_for_points() -> None:
    value = match_value(Rules(max_players=4, rounds=3), (900, 10), 1)
    assert value.worth(row_of([0, 25])) == 25


def test_a_search_returns_every_way_with_its_value() -> None:
    view = view_after_drawing()
    player = Thinker(MASTER._replace(playouts=60, deals=8))
    discards = [move for move in view.legal_moves if move.kind == "discard"][:4]
    named = [(move,) for move in discards]
    ways = player.ways(view, situation(2), named)
    assert {way.moves for way in ways} >= set(named)
    assert ways[0].error == 0
    assert all(way.playouts for way in ways)
    assert all(way.error > 0 for way in ways[1:])
    unasked = player.ways(view, situation(2))
    assert unasked[0].moves[0] == player.choose(view, situation(2))


def test_naming_the_first_candidate_changes_nothing() -> None:
    view = view_after_drawing()
    player = Thinker(MASTER._replace(playouts=200, deals=8))
    unasked = player.ways(view, situation(2))
    first = candidates(policy_for(view.rules, view.players), view.position)[0]
    assert player.ways(view, situation(2), [first.moves]) == unasked


def test_named_ways_alone_all_get_equally_many_playouts() -> None:
    view = view_after_drawing()
    player = Thinker(MASTER._replace(playouts=200, deals=8))
    discards = [[move] for move in view.legal_moves if move.kind == "discard"][:4]
    ways = player.ways(view, situation(2), discards, only=True)
    assert len({way.playouts for way in ways}) == 1
    assert len(ways) == 4


def test_ways_are_sorted_by_how_far_they_are_behind_the_best() -> None:
    """By their value as shown by a hint: over the deals in which both were tried."""
    player = Thinker(MASTER._replace(playouts=200, deals=8))
    at_random = (view for _, view in random_views("rummy-500", 2, seed=4))
    views = [view for view in at_random if view.to_move == view.seat and view.phase == "play"]
    longest = 0
    for view in views[:40:4]:
        ways = player.ways(view, situation(2))
        behind = [-way.parts.total for way in ways[1:]]
        assert behind == sorted(behind)
        longest = max(longest, len(behind))
    assert longest > 5


@pytest.mark.parametrize(("rulebook", "players"), [("rommy-dk", 3), ("500-rum-pl", 2)])
def test_ways_are_found_from_any_point_of_a_turn(rulebook: str, players: int) -> None:
    """In every phase, mid-turn and in a call; a named way is tried with the others."""
    player = Thinker(MASTER._replace(deals=4))
    phases = set()
    for number, (_, view) in enumerate(random_views(rulebook, players, seed=3)):
        claims = [move for move in view.legal_moves if move.kind == "claim"]
        in_turn = view.to_move == view.seat and view.phase != "closed"
        if number % 8 if in_turn else not any(move.meld for move in claims):
            continue
        named = view.legal_moves[-1] if in_turn else claims[-1]
        ways = player.ways(view, situation(players), [[named]], playouts=4)
        phases.add(view.phase if in_turn else "call")
        begun = [way.moves[0] for way in ways if way.moves]
        assert named in begun
        assert all(move in view.legal_moves for move in begun)
        assert len({way.moves for way in ways}) == len(ways)
    assert phases >= ({"draw", "play"} | ({"call"} if view.rules.claims else set()))


def test_a_search_values_a_false_call() -> None:
    """If no call is valid, letting the card lie is better than paying the price."""
    player = Thinker(MASTER._replace(deals=8))
    claim = Move.parse("claim")
    view = next(
        view
        for _, view in random_views("rommy-dk", 2, seed=8)
        if view.to_move != view.seat and claim in view.legal_moves
    )
    quiet, called = player.ways(view, situation(2), [[claim]], playouts=40)
    assert not quiet.moves
    assert called.moves == (claim,)
    assert called.mean < quiet.mean


def test_a_named_way_must_be_legal_to_its_end() -> None:
    view = view_after_drawing()
    held, absent = view.hand[0], next(c for c in RULES.deck(2) if c not in view.hand)
    player = Thinker(MASTER._replace(deals=4))
    for row in (
        [Move("discard", (absent,))],
        [Move.parse("draw")],
        [Move("discard", (held,)), Move.parse("draw")],
    ):
        with pytest.raises(ValueError, match=r"legal|end of the turn"):
            player.ways(view, situation(2), [row], playouts=8)


def test_one_search_decides_the_rest_of_a_turn() -> None:
    """Asked again after each move, with or without a memory, it continues its plan."""
    budget = MASTER._replace(playouts=24, deals=6)
    for seed in range(4, 6):
        rnd = dealt("500-rum-pl", 2, seed)
        told = situation(2)
        one = Thinker(budget)
        while not rnd.over and len(rnd.history) < 30:
            view = rnd.view(rnd.seat)
            other = Thinker(budget)
            move = one.choose(view, told)
            assert other.choose(view, told) == move
            assert other.playouts == one.playouts
            rnd.play(move)


@pytest.mark.parametrize("leaning", LEANINGS)
@pytest.mark.parametrize("level", ["casual", "expert", "master"])
def test_only_the_seats_own_leaning_changes_its_answers(level: str, leaning: str) -> None:
    """Another seat's leaning changes nothing; its own changes some answer sooner or later."""
    player = new_player(level, playouts=8)
    for seed in range(20):
        rnd = dealt("500-rum-de", 2, seed=seed)
        while not rnd.over:
            view, asked = rnd.view(rnd.seat), situation(2)
            plain = player.choose(view, asked)
            others = tuple("" if seat == rnd.seat else leaning for seat in range(2))
            if not seed and view.turns < 6:
                assert player.choose(view, asked._replace(leanings=others)) == plain
            if player.choose(view, asked._replace(leanings=others[::-1])) != plain:
                return
            rnd.play(plain)
    pytest.fail(f"{leaning} plays as anybody else")


@pytest.mark.parametrize(("rulebook", "players"), CASES)
def test_every_game_has_weights(rulebook: str, players: int) -> None:
    assert weights_for(RULEBOOKS[rulebook], players).stock > 0


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_levels_that_search_play_whole_rounds(level: str, rulebook: str) -> None:
    rnd = dealt(rulebook, 3, seed=6)
    searcher = new_player(level, playouts=16)
    club = new_player("club")
    while not rnd.over:
        player = searcher if rnd.seat == 0 else club
        rnd.play(player.choose(rnd.view(rnd.seat), situation(3)))
    assert rnd.scores is not None
