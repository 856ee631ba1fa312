"""A small opponent for Rummy Qt: it lays what it can, and throws its dearest safe card.

It needs nothing but Python, and known_cards.py beside it; nothing of Rummy Qt.
"""

import json
import sys

from known_cards import RANKS, Known

POINTS = {"A": 15, "T": 10, "J": 10, "Q": 10, "K": 10}
FIRST = ("meld", "lay", "draw", "pass", "concede")


def points(card):
    """About what a card is worth; a joker is not for throwing."""
    return 0 if card.startswith("*") else POINTS.get(card[0]) or int(card[0])


def danger(card, known, view):
    """How many cards that others are known to hold would go with this one."""
    others = [held for seat, held in enumerate(known.held) if seat != view["seat"]]
    return sum(near(card, other) for held in others for other in held)


def near(card, other):
    """Whether two cards are of one rank, or neighbours in one suit."""
    if "*" in card + other:
        return False
    apart = abs(RANKS.index(card[0]) - RANKS.index(other[0]))
    return apart == 0 or (card[1] == other[1] and apart == 1)


def choose(view):
    """The answer to `choose`: one of the legal moves."""
    moves = view["legal_moves"]
    for kind in FIRST:
        for move in moves:
            if move.split(" ")[0] == kind:
                return move
    known = Known(view)
    throws = [move.split(" ")[1] for move in moves if move.startswith("discard ")]
    return "discard " + max(throws, key=lambda card: points(card) - 9 * danger(card, known, view))


def claim(view):
    """The answer to `call`: a claim that fits, or None."""
    return next((move for move in view["legal_moves"] if move.startswith("claim > ")), None)


def main():
    """Says that it is ready, and answers a request a line until there are no more."""
    print(json.dumps({"t": "ready"}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        if request["t"] == "choose":
            answer = {"t": "move", "id": request["id"], "m": choose(request["view"])}
        else:
            answer = {"t": "call", "id": request["id"], "m": claim(request["view"])}
            answer["delay_ms"] = 900
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
