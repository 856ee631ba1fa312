"""The numbers the greedy player judges by, tuned by self-play (``python -m laboratory tune``)."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """Unit: points, unless it says otherwise."""

    stock: float = 7.0
    """What a card of the stock is worth: a take must bring more."""
    out: float = 0.25
    """Odds of a card to be melded, for each unseen card that completes a meld with a partner."""
    pile: float = 0.5
    """The same for each such card in the open discard pile."""
    two: float = 0.03
    """The same for each two unseen cards that would make a meld with it."""
    near: float = 0.2
    """The same for an unseen neighbour that fits the table."""
    gain: float = 1.0
    """What a card that will be melded is worth, as a part of its points …"""
    flat: float = 3.0
    """… and in points, whatever it is."""
    dead: float = 0.25
    """What a card that stays is feared for, as a part of its points …"""
    haste: float = 0.6
    """… more as an opponent has fewer cards (divided by that number) …"""
    late: float = 0.3
    """… and in the last draws of the stock."""
    fit: float = 1.0
    """Danger of a discard that fits the table, as a part of its points."""
    pair: float = 6.0
    """Danger of a discard for each two unseen cards that would meld it, if they are held."""
    open_pair: float = 6.0
    """The same where one of the two lies in the discard pile."""
    seen: float = 3.0
    """The same where one of the two was seen to be taken."""
    carry: float = 0.05
    """What a discard adds to the pile for others, as a part of its points."""
    joker: float = 0.0
    """What a joker in hand is worth beyond its points."""
    deny: float = 0.1
    """What taken discards are worth because others do not get them, as a part of their points."""
    lay_few: float = 0.0
    """How pressing it is to lay what is held, from 1 on at once: divided by the fewest cards that
    another seat holds …"""
    lay_late: float = 0.0
    """… by the draws of a seat that the stock has left, and one …"""
    lay_loose: float = 99.0
    """… by the own cards that would be left, and one …"""
    lay_points: float = 0.0
    """… and for each hundred points of melds held; less pressing …"""
    lay_gifts: float = 0.0
    """… for each ten unseen cards that would fit them on the table, which others may lay off …"""
    lay_pile: float = 0.0
    """… and for each ten such cards in the open pile, which the melds held can pick up."""
