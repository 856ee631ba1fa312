"""A small opponent for Rummy Qt: it lays what it can, and throws its dearest card.

It needs nothing but Python, and nothing of Rummy Qt.
"""

import json
import sys

POINTS = {"A": 15, "T": 10, "J": 10, "Q": 10, "K": 10}
FIRST = ("meld", "lay", "draw", "pass", "concede")


def points(card):
    """About what a card is worth; a joker is not for throwing."""
    return 0 if card.startswith("*") else POINTS.get(card[0]) or int(card[0])


def choose(view):
    """The answer to `choose`: one of the legal moves."""
    moves = view["legal_moves"]
    for kind in FIRST:
        for move in moves:
            if move.split(" ")[0] == kind:
                return move
    throws = [move for move in moves if move.startswith("discard ")]
    return max(throws, key=lambda move: points(move.split(" ")[1]))


def claim(view):
    """The answer to `call`: a claim that fits, or None."""
    return next((move for move in view["legal_moves"] if move.startswith("claim > ")), None)


for line in sys.stdin:
    request = json.loads(line)
    if request["t"] == "choose":
        answer = {"t": "move", "id": request["id"], "m": choose(request["view"])}
    else:
        answer = {"t": "call", "id": request["id"], "m": claim(request["view"]), "delay_ms": 900}
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
