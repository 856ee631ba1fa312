"""Expands a scene written in short form.

A short ``deal`` names only the cards that matter: ``hands`` by seat, the ``up`` card, and the
``stock`` in drawing order. Hands are filled with cards that form as few melds as possible;
``dealer`` is that of the round, where it differs from the scene's.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from rummy_qt.engine import RULEBOOKS, Card, Rules

Scene = dict[str, Any]
Deal = dict[str, Any]

_PREFIXES = {"500-rum-de": "DE-", "500-rum-nl": "NL-", "500-rum-pl": "PL-"}
"""Rulebooks that share scenes but not statements."""


def written_out(scene: Scene) -> Iterator[Scene]:
    """One scene for each rulebook, with complete decks and steps."""
    rulebooks = scene["rulebook"]
    if isinstance(rulebooks, str):
        yield _written_out(scene)
        return
    for rulebook in rulebooks:
        others = tuple(p for name, p in _PREFIXES.items() if name != rulebook)
        ids = [name for name in scene["statements"] if not name.startswith(others)]
        own = {"id": f"{scene['id']}-{rulebook}", "rulebook": rulebook, "statements": ids}
        yield _written_out(scene | own)


def _written_out(short: Scene) -> Scene:
    scene: Scene = {"players": 2, "dealer": 1, "steps": []} | short
    scene["steps"] = [_step(step) for step in scene["steps"]]
    if "deal" in scene:
        scene["deck"] = _deck_of(scene, scene.pop("deal"))
    if "deals" in scene:
        scene["decks"] = [_deck_of(scene, deal) for deal in scene.pop("deals")]
    return scene


def _step(step: str | dict[str, Any]) -> dict[str, Any]:
    if not isinstance(step, str):
        return step
    seat, colon, move = step.partition(": ")
    return {"play": move, "by": int(seat)} if colon else {"play": step}


def _deck_of(scene: Scene, deal: Deal) -> list[str]:
    rules = RULEBOOKS[scene["rulebook"]].replace(**scene.get("options", {}))
    hands = {int(seat): cards.split() for seat, cards in deal["hands"].items()}
    return build_deck(
        rules,
        scene["players"],
        deal["dealer"] if "dealer" in deal else scene["dealer"],
        hands,
        deal.get("up", ""),
        deal.get("stock", "").split(),
    )


def build_deck(
    rules: Rules,
    players: int,
    dealer: int,
    hands: Mapping[int, list[str]],
    up: str,
    stock: list[str],
) -> list[str]:
    """A deck in dealing order that produces these hands, this upcard and this stock."""
    deck = rules.deck(players)
    named = [*(card for hand in hands.values() for card in hand), *stock, *([up] if up else [])]
    left = [card for card in deck if str(card) not in named]
    left.sort(key=lambda card: (card.index * 7) % 53)
    if len(left) + len(named) != len(deck):
        raise ValueError(f"a card stands twice, or is not in the deck: {' '.join(named)}")
    order = [(dealer + 1 + n) % players for n in range(players)]
    full = {seat: _filled(hands.get(seat, []), rules.hand_size(players), left) for seat in order}
    dealt = [full[seat][n] for n in range(rules.hand_size(players)) for seat in order]
    if not up:
        up = str(left.pop())
    return [*dealt, up, *stock, *map(str, left)]


def _filled(hand: list[str], size: int, left: list[Card]) -> list[str]:
    """The hand filled up to ``size``; the cards used are removed from ``left``."""
    if len(hand) > size:
        raise ValueError(f"too many cards for a hand of {size}: {' '.join(hand)}")
    cards = [Card.parse(text) for text in hand]
    while len(cards) < size:
        calmest = min(left, key=lambda card: (sum(_go_together(card, c) for c in cards), str(card)))
        left.remove(calmest)
        cards.append(calmest)
    return [str(card) for card in cards]


def _go_together(one: Card, other: Card) -> int:
    """How close two cards are to forming a meld: 0 for not at all."""
    if one.is_joker or other.is_joker:
        return 5
    if one.rank == other.rank:
        return 2
    near = abs(one.rank - other.rank) in (1, 2, 11, 12)
    return 2 * (near and one.suit == other.suit)
