"""The aces: one great suit, cut open to show the suit's cloth."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from deck.cloth import WEAVES
from deck.drawing import Drawing
from deck.fox import fox_head
from deck.geometry import CENTRE, Shape, contains, ellipse, flattened, trimmed
from deck.palette import BRASS, INK, IVORY
from deck.suits import suit

_X, _Y = CENTRE
_SIGN = ellipse(_X, _Y + 8, 46, 50)


def _spade() -> Iterable[Shape]:
    """Give a band of cloth along the leaf's edge, around the maker's sign."""
    leaf = trimmed(suit("s", 176, _X, _Y - 6), (_X + 90, _Y + 47), (_X - 90, _Y + 47))
    for piece in WEAVES["s"].over(leaf, 0.75):
        if not contains(_SIGN, flattened(piece)[0][0]):
            yield piece


def _heart() -> Iterable[Shape]:
    return WEAVES["h"].over(suit("h", 124, _X, _Y), 0.75)


def _diamond() -> Iterable[Shape]:
    """Give a lattice with one lozenge in the very middle."""
    half_row = WEAVES["d"].down / 2
    region = suit("d", 130, _X, _Y + half_row)
    return (piece.moved(0, -half_row) for piece in WEAVES["d"].over(region))


def _club() -> Iterable[Shape]:
    """Give a ring of seeds in each leaf."""
    for x, y in ((0, -42), (-40.5, 18), (40.5, 18)):
        leaf = (_X + x, _Y + y)
        for count, radius, size in ((12, 22, 3.4), (6, 11.5, 3.8), (1, 0, 4.4)):
            for k in range(count):
                seed = ellipse(leaf[0], leaf[1] - radius, size)
                yield seed.turned(360 * k / count, leaf)


#: The ace of spades bears the maker's sign, and is larger, as in every deck.
_SIZES = {"s": 202}
_ORNAMENTS: dict[str, Callable[[], Iterable[Shape]]] = {
    "c": _club,
    "d": _diamond,
    "h": _heart,
    "s": _spade,
}


def ace(suit_name: str) -> Drawing:
    """Give the picture of an ace, without its index."""
    drawing = Drawing()
    drawing.cut(INK[suit_name], suit(suit_name, _SIZES.get(suit_name, 150), *CENTRE))
    drawing.cut(IVORY, *_ORNAMENTS[suit_name]())
    if suit_name == "s":
        sign = fox_head(BRASS, IVORY, INK["s"], bold=1.3)
        drawing.pieces += sign.placed(0.5, _X - 62.5, _Y + 8 - 70).pieces
    return drawing
