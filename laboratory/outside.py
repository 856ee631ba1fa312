"""A greedy player of 500 Rum written from the rules and the opponent protocol alone.

Every level is measured against it, so that steps between levels are seen from outside. It imports
nothing of the program, and none of its numbers was tuned on our levels. It lays all it can at once,
takes from the pile what brings more than an unseen card would, discards what promises least and
helps the others least, and does not look ahead.

As a program it speaks the protocol on its standard input and output.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

RANKS, SUITS = "A23456789TJQK", "cdhs"
UNSEEN = 6.0
"""Points that a card of the stock is worth, by rule of thumb: half of a card that will be laid."""
OUT = 0.2
"""Odds of melding a card, for each unseen card that would complete the meld."""
FEAR = 0.3
"""Cost of a card left over, as a fraction of its points, while nobody is close to going out."""


class Card(NamedTuple):
    """A face; jokers have none."""

    rank: int
    suit: int


def face_of(text: str) -> Card | None:
    """``7c``, ``7c'`` or ``*1=7c`` as rank and suit; None for a joker without a role."""
    face = text.partition("=")[2] or text
    return None if face[0] == "*" else Card(RANKS.index(face[0]), SUITS.index(face[1]))


def faces_of(texts: Iterable[str]) -> list[Card]:
    """The faces of these cards, jokers left out."""
    return [face for face in map(face_of, texts) if face is not None]


class Table:
    """One request of the protocol."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.rules = view["rules"]
        self.seat: int = view["seat"]
        self.hand = faces_of(view["hand"])
        self.lying = set(faces_of(view["discards"]))
        seen = [*self.hand, *faces_of(view["discards"])]
        for meld in view["melds"]:
            seen += faces_of(meld["cards"])
        self.taken = self._taken()
        decks = 2 if sum(view["hand_counts"]) + view["stock_count"] + len(seen) > 75 else 1
        self.left = {Card(rank, suit): decks for rank in range(13) for suit in range(4)}
        for card in seen:
            self.left[card] = max(0, self.left[card] - 1)
        others = [count for seat, count in enumerate(view["hand_counts"]) if seat != self.seat]
        self.fear: float = FEAR + 1.5 / max(1, min(others))
        self.fits = self._fits()

    def _taken(self) -> set[Card]:
        """Cards that others took openly and have neither discarded nor laid."""
        held: set[Card] = set()
        for event in self.view["history"]:
            cards = set(faces_of(text for text in event.get("cards") or [] if text))
            if event["e"] == "took" and event["seat"] != self.seat:
                held |= cards
            elif event["e"] in ("melded", "laid_off"):
                held -= cards
            elif event["e"] == "discarded" and event["card"]:
                held -= set(faces_of([event["card"]]))
        return held

    def _fits(self) -> set[Card]:
        """The faces that somebody may lay off on the table."""
        found: set[Card] = set()
        for meld in self.view["melds"]:
            cards = faces_of(meld["cards"])
            if meld["kind"] == "set":
                found |= {Card(cards[0].rank, s) for s in range(4)} - set(cards)
                continue
            low, high = cards[0], cards[-1]
            ring = self.rules["ring_runs"]
            if len(cards) < 13:
                if low.rank or ring:
                    found.add(Card((low.rank - 1) % 13, low.suit))
                if high.rank or ring:
                    found.add(Card((high.rank + 1) % 13, high.suit))
        return found

    def may_lay_off(self) -> bool:
        """Whether the rules let this seat lay off."""
        return self.view["melders"][self.seat] or not self.rules["lay_off_needs_meld"]

    def points(self, card: Card) -> int:
        """The points of a laid card, an ace high."""
        if not card.rank:
            return int(self.rules["ace_high"])
        if card.rank >= 9:
            return 10
        return card.rank + 1 if self.rules["pip_values"] else 5

    def value(self, text: str) -> int:
        """The points of a card in the protocol's notation."""
        face = face_of(text)
        return int(self.rules["joker_value"]) if "*" in text or face is None else self.points(face)

    # ------------------------------------------------------------------- melds and hands

    def melds(self, hand: Iterable[Card]) -> Iterator[tuple[int, frozenset[Card]]]:
        """All melds without jokers, each with its points."""
        held = set(hand)
        if self.rules["meld_kinds"] != "runs":
            for rank in range(13):
                suits = [Card(rank, suit) for suit in range(4) if Card(rank, suit) in held]
                for size in (4, 3):
                    for chosen in combinations(suits, size):
                        yield sum(map(self.points, chosen)), frozenset(chosen)
        if self.rules["meld_kinds"] != "sets":
            for suit in range(4):
                for start in range(13):
                    yield from self._runs(held, suit, start)

    def _runs(
        self, held: set[Card], suit: int, start: int
    ) -> Iterator[tuple[int, frozenset[Card]]]:
        """The runs of a suit that begin with this rank."""
        cards: list[Card] = []
        for place in range(start, start + 13 if self.rules["ring_runs"] else 14):
            card = Card(place % 13, suit)
            if card not in held or card in cards:
                return
            cards.append(card)
            if len(cards) >= self.rules["min_run"]:
                low = self.points(cards[0]) if cards[0].rank else self.rules["ace_low"]
                yield low + sum(map(self.points, cards[1:])), frozenset(cards)

    def best_melds(self, hand: Iterable[Card]) -> list[tuple[int, frozenset[Card]]]:
        """Disjoint melds with the most points: greedy, starting from each of the best melds."""
        every = sorted(
            self.melds(hand), key=lambda meld: (-meld[0], -len(meld[1]), sorted(meld[1]))
        )
        best: list[tuple[int, frozenset[Card]]] = []
        for first in every[:6]:
            chosen, used = [first], set(first[1])
            for meld in every:
                if not meld[1] & used:
                    chosen.append(meld)
                    used |= meld[1]
            if sum(points for points, _ in chosen) > sum(points for points, _ in best):
                best = chosen
        return best

    def promise(self, card: Card, hand: set[Card], lying: set[Card]) -> float:
        """The value in hand of a card that cannot be laid yet: expected gain less expected loss."""
        odds = 0.0
        for pair in self._pairs(card):
            have = [other in hand for other in pair]
            open_ = [bool(self.left[other]) or other in lying for other in pair]
            if all(have):
                odds += 3.0
            elif (have[0] and open_[1]) or (have[1] and open_[0]):
                odds += OUT
            elif all(open_):
                odds += OUT / 10
        points = float(self.points(card))
        hope = odds / (1.0 + odds)
        return hope * (points + 3.0) - (1.0 - hope) * self.fear * points

    def _pairs(self, card: Card) -> Iterator[tuple[Card, Card]]:
        """Pairs of cards that make a meld of three with this one."""
        if self.rules["meld_kinds"] != "runs":
            for one, other in combinations([s for s in range(4) if s != card.suit], 2):
                yield Card(card.rank, one), Card(card.rank, other)
        if self.rules["meld_kinds"] != "sets":
            for low in range(card.rank - 2, card.rank + 1):
                ends_at_ace = not card.rank and low == -2  # queen, king, ace
                if not (0 <= low <= 11 or ends_at_ace or self.rules["ring_runs"]):
                    continue
                one, other = (p % 13 for p in range(low, low + 3) if p != card.rank)
                yield Card(one, card.suit), Card(other, card.suit)

    def worth(self, hand: set[Card], lying: set[Card]) -> float:
        """The value of a hand: what can be laid now, and what the rest promises."""
        total, rest = 0.0, set(hand)
        if not (self.rules["closed_first_lap"] and self.view["turns"] < self.view["players"]):
            for points, cards in self.best_melds(hand):
                total += points
                rest -= cards
            if self.may_lay_off():
                total += sum(map(self.points, rest & self.fits))
                rest -= self.fits
        return total + sum(self.promise(card, rest, lying) for card in sorted(rest))

    # ------------------------------------------------------------------------- the turn

    def move(self) -> str:
        """The legal move to play."""
        moves: list[str] = self.view["legal_moves"]
        kinds = {move.split()[0] for move in moves}
        call = next((move for move in moves if move.startswith("claim >")), None)
        if call or self.view["phase"] == "closed":
            return call or "pass"
        if kinds & {"draw", "pass", "take"}:
            return self._draw(moves)
        plays = [move for move in moves if move.split()[0] in ("meld", "lay", "swap")]
        if plays:
            return max(plays, key=self._gain)
        discards = [move for move in moves if move.startswith("discard")]
        return min(discards, key=self._cost) if discards else moves[0]

    def _draw(self, moves: list[str]) -> str:
        own, open_ = set(self.hand), self.view["discards"]
        choice = next((move for move in ("draw", "pass") if move in moves), moves[0])
        best = self.worth(own, self.lying) + (UNSEEN if choice == "draw" else 0.0)
        for move in moves:
            name = move.removeprefix("take ")
            if name == move or name not in open_:
                continue
            taken = open_[open_.index(name) :]
            fresh = set(faces_of(taken))
            needs_meld = self.rules["duty"] != "chosen_card" and len(taken) > 1
            if needs_meld and not any(meld & fresh for _, meld in self.melds(own | fresh)):
                continue
            worth = self.worth(own | fresh, self.lying - fresh)
            worth += 0.8 * self.rules["joker_value"] * (len(taken) - len(faces_of(taken)))
            worth -= self.fear * sum(map(self.points, own & fresh))
            if worth > best:
                best, choice = worth, move
        return choice

    def _gain(self, move: str) -> tuple[float, int, str]:
        """The gain of laying: long melds of high cards first, jokers where they cost least."""
        kind, *words = move.split(" > ")[0].split()
        points, jokers = sum(map(self.value, words)), sum("*" in word for word in words)
        if kind != "meld":
            return points - 300 * jokers, len(words), move
        cards = set(faces_of(words))
        best = any(cards == meld for _, meld in self.best_melds(set(self.hand)))
        return 1000 * best + points - 400 * jokers, len(words), move

    def _cost(self, move: str) -> tuple[float, str]:
        """The cost of a discard: its own value, and its use to others."""
        card = face_of(move.split()[1])
        if card is None:
            return 1000.0, move
        cost = self.promise(card, set(self.hand) - {card}, self.lying)
        if self.hand.count(card) > 1:
            cost = -self.fear * self.points(card)
        if card in self.fits:
            cost += self.points(card)
        near = sum(len({*pair} & self.taken) for pair in self._pairs(card))
        return cost + 0.15 * near * (self.points(card) + 5), move


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The answer to one request of the protocol."""
    table = Table(request["view"])
    if request["t"] == "call":
        calls = [m for m in request["view"]["legal_moves"] if m.startswith("claim >")]
        return {"t": "call", "id": request["id"], "m": calls[0] if calls else None, "delay_ms": 900}
    return {"t": "move", "id": request["id"], "m": table.move()}


def main() -> None:
    """Answers requests until the input ends."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
