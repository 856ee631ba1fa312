"""A short digest of the open cards on the table: from the scene, or from a saved match."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from rummy_qt.engine import View
from rummy_qt.ui.table.scene import TableScene


def digest_of_scene(scene: TableScene) -> str:
    """The digest of the cards that the table shows."""
    places = scene.arrangement.places.values()
    return _digest(f"{p.home} {p.card}" for p in places)


def digest_of_view(view: View) -> str:
    """The digest of what a table shows for this view, with the pile cleared away at the end."""
    hand = [f"hand {card}" for card in view.hand]
    pile = [f"pile {card}" for card in view.discards if not view.over]
    melds = [f"meld {card}" for meld in view.melds for card in meld.cards]
    return _digest([*hand, *pile, *melds])


def _digest(facts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(sorted(facts)).encode()).hexdigest()[:16]
