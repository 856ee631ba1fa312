"""Random play in the simulation: whole rounds of random legal turns, for tests and speed.

A turn draws from the stock or, as often as a place of the pile chosen by chance allows it, from
there; lays the melds that it holds; and throws any card.
"""

from __future__ import annotations

from random import Random

from rummy_qt.engine.cards import DECK

from . import melding
from .policy import throws
from .sheet import FACE, Sheet, faces_of
from .world import CLOSED, DRAW, OVER, PLAY, World

_TAKES = 0.15
"""How often a turn looks at the discard pile."""
_MANY = 1 << 30
_RUN_STARTS = sum((1 << 11) - 1 << 13 * suit for suit in range(4))
_QUEENS = sum(1 << 13 * suit + 11 for suit in range(4))
_KINGS = _QUEENS << 1


def play_round(world: World, chance: Random) -> None:
    """Plays random turns until the round is over."""
    while world.phase != OVER:
        play_turn(world, chance)


def play_turn(world: World, chance: Random) -> None:
    """Plays a random turn of the seat to move."""
    if world.phase == CLOSED:
        world.pass_turn()
        return
    seat, number = world.seat, chance.random()
    if world.phase == DRAW:
        at = _place(world, number) if number < _TAKES else -1
        if at >= 0:
            world.take(at)
            if world.duty and not melding.meet_duty(world):
                world.concede()
        elif world.stock or world.can_draw():
            world.draw(chance)
        else:
            world.pass_turn()
    if world.phase == PLAY and world.seat == seat:
        hand = world.hands[seat]
        if may_meld(world.sheet, (hand | hand >> 52) & DECK) and not world.laying_closed:
            _lay(world)
            if world.phase != PLAY or world.seat != seat:
                return
        cards = throws(world) if world.barred >= 0 else world.hands[seat]
        skip = int(number * _MANY) % cards.bit_count()
        while skip:
            cards &= cards - 1
            skip -= 1
        world.discard((cards & -cards).bit_length() - 1)


def _lay(world: World) -> None:
    """Lays the melds that the hand holds."""
    seat = world.seat
    for meld in melding.best_melds(world.sheet, faces_of(world.hands[seat])):
        if world.phase == PLAY and world.seat == seat and melding.first_is_good(world, meld):
            melding.put(world, meld)


def may_meld(sheet: Sheet, faces: int) -> bool:
    """Whether the faces may hold a meld; a quick look, true a little too often."""
    if faces & faces >> 1 & faces >> 2 & _RUN_STARTS:
        return True
    corner = faces & faces >> 1 & faces << 11 & _QUEENS
    if corner or (sheet.ring and faces & faces << 12 & faces << 11 & _KINGS):
        return True
    pairs, others = faces & faces >> 13, faces & faces >> 26
    return bool(pairs & others & (1 << 26) - 1 or pairs & faces << 13 or others & faces << 13)


def _place(world: World, number: float) -> int:
    """A place of the pile that can be taken, or −1; ``number``: from 0 up to 1."""
    discards = world.discards
    if not discards:
        return -1
    top = len(discards) - 1
    at = int(number / _TAKES * (top + 1))
    sheet, hand = world.sheet, world.hands[world.seat]
    if not hand or (at not in (0, top) and not sheet.any_discard):
        return -1
    if at < top and (world.laying_closed or sheet.rules.take_needs_meld):
        return -1
    duty = world.duty_at(at)
    if not duty:
        return at
    if world.laying_closed:
        return -1
    lays_off = sheet.rules.duty == "chosen_card" and world.may_lay_off(world.seat)
    if lays_off and world.fits & duty:
        return at
    faces = faces_of(hand)
    for card in discards[at:]:
        faces |= 1 << FACE[card] & DECK
    if not may_meld(sheet, faces):
        return -1
    melds = melding.melds_with(sheet, faces, duty)
    return at if any(melding.first_is_good(world, meld) for meld in melds) else -1
