"""Worlds of the simulation in which every card is known, as no opponent may have them."""

from rummy_qt.engine.position import Phase, Position
from rummy_qt.opponents.sim.bridge import lay_table
from rummy_qt.opponents.sim.sheet import Sheet
from rummy_qt.opponents.sim.world import CLOSED, DRAW, OVER, PLAY, World

_PHASES = {
    Phase.DRAW: DRAW,
    Phase.DUTY: PLAY,
    Phase.PLAY: PLAY,
    Phase.CLOSED: CLOSED,
    Phase.OVER: OVER,
}


def world_of(position: Position) -> World:
    """The world of a position in which all cards are known."""
    sheet = Sheet.of(position.rules, position.players)
    world = World.fresh(sheet, position.dealer)
    world.seat = position.seat
    world.phase = _PHASES[position.phase]
    world.hands = position.hands.copy()
    world.stock = [card.index for card in position.stock]
    world.discards = [card.index for card in position.discards]
    lay_table(world, position.melds)
    world.points = [
        points - paid for points, paid in zip(world.points, position.penalties, strict=True)
    ]
    world.melders, world.turns, world.idle = position.melders, position.turns, position.idle
    world.rebuilds, world.table_grew = position.rebuilds, position.table_grew
    world.duty, world.barred = position.duty, position.barred
    world.drew_stock, world.drew_last = position.drew_stock, position.drew_last
    world.laid, world.discarder, world.callers = position.laid, position.discarder, position.callers
    world.closer = -1 if position.closer is None else position.closer
    return world
