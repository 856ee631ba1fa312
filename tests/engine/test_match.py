"""A match: rounds are played until somebody has won."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Match, Move, Rules
from tests.rules.build_scene import build_deck

# Three cards each: aces and deuces decide how many points a round brings.
SHORT = Rules(hand_sizes=(3,) * 7, ace_high=15, max_players=3, going_out_bonus=0)
WIN, LOSE = "7c 8c 9c", "2d 4h 6s"
"""24 points on the table; 12 points in hand."""


def deck_for(rules: Rules, players: int, dealer: int, hands: dict[int, str]) -> list[Card]:
    held = {seat: cards.split() for seat, cards in hands.items()}
    texts = build_deck(rules, players, dealer, held, "Jd", ["Kh", "Ks", "Qh"])
    return [Card.parse(text) for text in texts]


def match_of(rules: Rules, winners: Sequence[int], **more: Any) -> Match:
    """A match of two players whose rounds are won by these seats; seat 0 deals first."""
    decks = [
        deck_for(rules, 2, (0 + n) % 2, {winner: WIN, 1 - winner: LOSE})
        for n, winner in enumerate(winners)
    ]
    return Match.new(rules, 2, seed=1, first_dealer=0, decks=decks, **more)


def play_round(match: Match, winner: int) -> None:
    while not match.round.over:
        match.play(Move.parse("draw"))
        if match.round.seat == winner:
            match.play(Move.parse("meld 7c 8c 9c"))
        held = set(map(str, match.round.hand(match.round.seat)))
        drawn = next(card for card in ("Kh", "Ks", "Qh") if card in held)
        match.play(Move.parse(f"discard {drawn}"))


def test_rounds_add_up_and_can_be_taken_back() -> None:
    match = match_of(SHORT, [0, 1])
    play_round(match, 0)
    assert match.scores == [[24, -12]]
    assert match.totals == [24, -12]
    match.round.undo()
    assert match.scores == []
    assert not match.round.over
    play_round_end(match)
    match.next_round()
    play_round(match, 1)
    assert match.totals == [12, 12]
    assert (match.over, match.winner, match.settlement) == (False, None, None)
    assert match.round_number == 2


def test_moves_played_on_the_round_itself_count_in_the_match() -> None:
    match = match_of(SHORT, [0, 1])
    while not match.round.over:
        match.round.play(match.round.legal_moves()[-1])
    scores = match.round.scores
    assert scores is not None
    assert match.totals == scores
    match.next_round()
    assert match.scores == [scores]


def play_round_end(match: Match) -> None:
    match.play(next(move for move in match.round.legal_moves() if move.kind == "discard"))


def test_no_round_begins_before_the_last_one_is_over() -> None:
    match = match_of(SHORT, [0])
    with pytest.raises(ValueError, match="the round is not over"):
        match.next_round()
    play_round(match, 0)
    with pytest.raises(ValueError, match="no deck was given for round 2"):
        match.next_round()
    assert match.round_number == 1


@pytest.mark.rule("S-20")
def test_no_round_follows_a_match_that_is_over() -> None:
    match = match_of(SHORT.replace(target=24), [0])
    play_round(match, 0)
    assert match.winner == 0
    with pytest.raises(ValueError, match="the match is over"):
        match.next_round()


@pytest.mark.rule("S-20")
def test_rounds_are_added_until_the_best_total_is_unique() -> None:
    match = match_of(SHORT.replace(rounds=2), [0, 1, 0])
    for winner in (0, 1):
        play_round(match, winner)
        assert not match.over
        match.next_round()
    play_round(match, 0)
    assert match.totals == [36, 0]
    assert match.winner == 0


@pytest.mark.rule("S-20")
def test_after_a_tie_play_goes_on_even_if_all_fall_below_the_target() -> None:
    match = match_of(SHORT.replace(target=24), [0])
    match._past = [[0, 36]]  # as if rounds had been played before
    play_round(match, 0)
    assert match.totals == [24, 24]
    assert not match.over
    match._past.append([-10, -20])
    assert not match.over
    match._past.append([15, 5])
    assert match.winner == 0


def test_a_tie_may_go_to_the_player_who_went_out() -> None:
    match = match_of(SHORT.replace(rounds=2, tie_break="closer"), [0, 1])
    play_round(match, 0)
    match.next_round()
    play_round(match, 1)
    assert match.totals == [12, 12]
    assert match.winner == 1


@pytest.mark.rule("S-20")
def test_after_a_tied_round_the_winner_nearest_to_the_left_deals() -> None:
    rules = SHORT.replace(next_dealer="winner", hand_sizes=(3,) * 7)
    deck = deck_for(
        rules,
        3,
        2,
        {0: WIN, 1: LOSE, 2: LOSE.replace("d", "c").replace("4h", "4s").replace("6s", "6h")},
    )
    match = Match.new(rules, 3, seed=1, first_dealer=2, decks=[deck, deck])
    played: Any = SimpleNamespace(over=True, scores=[5, 24, 24], closer=0, dealer=2)
    match.round = played
    assert match.next_round().dealer == 1


@pytest.mark.rule("S-22")
def test_the_settlement_of_an_older_match_is_computed_as_it_was_then() -> None:
    changes = {"rounds": 1, "winner": "nearest", "target": 1, "settlement": True}
    match = match_of(Rules.saved(SHORT.as_dict() | changes), [0])
    play_round(match, 0)
    assert match.totals == [24, -12]
    assert match.winner == 1
    assert match.settlement == [36, -36]


@pytest.mark.parametrize("players", [0, 9])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(ValueError, match="these rules are for 2 to 8 players"):
        Match.new(RULEBOOKS["femhundra"], players, seed=1, first_dealer=0)


def test_a_redealt_round_keeps_its_number_and_dealer() -> None:
    match = Match.new(SHORT, 2, seed=5, first_dealer=1)
    deck = list(reversed(match.deck))
    match.play(Move.parse("draw"))
    match.redeal(deck)
    assert (match.round_number, match.round.dealer) == (1, 1)
    assert list(match.deck) == deck
    with pytest.raises(ValueError, match="exactly the"):
        match.redeal(deck[1:])
