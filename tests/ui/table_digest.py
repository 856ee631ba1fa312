"""What lies open on the table, in a few letters: from the scene, or from a saved match."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from rummy_qt.engine import View
from rummy_qt.ui.table.scene import TableScene


def digest_of_scene(scene: TableScene) -> str:
    """Of the cards that the table shows."""
    places = scene.arrangement.places.values()
    return _digest(f"{p.home} {p.card}" for p in places)


def digest_of_view(view: View) -> str:
    """Of the cards that this view would have the table show, where the pile is put away at last."""
    hand = [f"hand {card}" for card in view.hand]
    pile = [f"pile {card}" for card in view.discards if not view.over]
    melds = [f"meld {card}" for meld in view.melds for card in meld.cards]
    return _digest([*hand, *pile, *melds])


def _digest(facts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(sorted(facts)).encode()).hexdigest()[:16]
