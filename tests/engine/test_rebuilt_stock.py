"""Every stock that is rebuilt in a round follows from the seed, also the second and third."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS, Card, Match, Move
from rummy_qt.engine.events import Rebuilt
from rummy_qt.engine.view import known_position

GOLDEN = Path(__file__).parents[1] / "golden/rebuilt-stocks.txt"
"""A round of Rommy as moves; before a draw from a rebuilt stock, that stock, next card first."""
SEED = 30


def golden_lines() -> list[str]:
    return GOLDEN.read_text("utf-8").splitlines()


def new_match() -> Match:
    rules = RULEBOOKS["rommy-dk"].replace(hand_sizes=(20, 7, 7, 7, 7, 7, 7))
    return Match.new(rules, 2, SEED, first_dealer=0)


def played(match: Match) -> Iterator[tuple[str, list[str], list[Card]]]:
    """The round's moves, each with the stock rebuilt for it, and the discards before it."""
    for line in golden_lines():
        if line.startswith(("#", "stock")):
            continue
        seat, move = line.split(": ")
        discards = list(match.round.discards)
        events = match.play(Move.parse(move), int(seat))
        stocks = [event.stock for event in events if isinstance(event, Rebuilt)]
        yield line, [str(card) for stock in stocks for card in stock or ()], discards


@pytest.mark.rule("S-05")
def test_rebuilt_stocks_are_those_of_the_golden_file() -> None:
    told = [line for line in golden_lines() if not line.startswith("#")]
    again = []
    for line, stock, _ in played(new_match()):
        again += [f"stock: {' '.join(stock)}"] if stock else []
        again.append(line)
    assert again == told
    assert sum(line.startswith("stock") for line in told) >= 3


def test_rebuilt_stocks_follow_from_the_seed_as_documented() -> None:
    """Written anew from docs/engine.md, "Every deal from a seed"."""
    rebuilt = 0
    for _, stock, discards in played(new_match()):
        if stock:
            rebuilt += 1
            ordered = [str(card) for card in discards[:-1]]
            in_page_order(ordered, f"rummy-qt|{SEED}|round 1 stock {rebuilt}|")
            assert stock == ordered
    assert rebuilt >= 3


def test_a_seat_that_remembers_the_round_knows_the_rebuilt_stocks_size() -> None:
    match = new_match()
    for _, stock, _ in played(match):
        if stock:
            remembered = [known_position(match.round.view(seat)).stock_size for seat in (0, 1)]
            assert remembered == [match.round.stock_count] * 2


def in_page_order(cards: list[str], label: str) -> None:
    numbers = page_numbers(label)
    for i in range(len(cards) - 1, 0, -1):
        n = i + 1
        x = next(x for x in numbers if x < 2**64 - 2**64 % n)
        cards[i], cards[x % n] = cards[x % n], cards[i]


def page_numbers(label: str) -> Iterator[int]:
    for counter in range(1000):
        digest = hashlib.sha256(f"{label}{counter}".encode()).digest()
        for at in (0, 8, 16, 24):
            yield int.from_bytes(digest[at : at + 8], "big")
