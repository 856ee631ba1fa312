"""A picture: coloured shapes in painting order, and its SVG Tiny 1.2 text."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from deck.geometry import HEIGHT, WIDTH, Point, Shape, rounded
from deck.palette import EDGE, IVORY

RADIUS = 15.0


@dataclass(frozen=True)
class Piece:
    """A shape cut from paper of one colour (`fill`) or a line of a given width (`stroke`)."""

    shape: Shape
    colour: str
    line: float = 0.0
    holes: bool = False
    round_ends: bool = False
    name: str = ""
    """The `id` of the element: the program may put another piece in its place."""

    def opposite(self) -> Piece:
        """Give the piece half a turn about the card's centre."""
        return replace(self, shape=self.shape.opposite())

    def svg(self) -> str:
        """Give the piece as one element."""
        data = self.shape.path_data()
        name = f' id="{self.name}"' if self.name else ""
        if not self.line:
            rule = ' fill-rule="evenodd"' if self.holes else ""
            return f'<path{name} fill="{self.colour}"{rule} d="{data}"/>'
        ends = ' stroke-linecap="round" stroke-linejoin="round"' if self.round_ends else ""
        return (
            f'<path{name} fill="none" stroke="{self.colour}" stroke-width="{self.line:.3g}"{ends}'
            f' d="{data}"/>'
        )


@dataclass
class Drawing:
    """Pieces laid on one another, the first undermost; width and height in units."""

    width: float = WIDTH
    height: float = HEIGHT
    pieces: list[Piece] = field(default_factory=list)

    def cut(self, colour: str, *shapes: Shape, name: str = "") -> None:
        """Lay paper of one colour; shapes given together become one piece."""
        segments = tuple(s for shape in shapes for s in shape.segments)
        if segments:
            self.pieces.append(Piece(Shape(segments), colour, name=name))

    def ring(self, colour: str, *shapes: Shape) -> None:
        """Lay paper with holes: what an even number of outlines covers stays open."""
        self.pieces.append(
            Piece(Shape(tuple(s for shape in shapes for s in shape.segments)), colour, holes=True)
        )

    def line(self, colour: str, width: float, *shapes: Shape, name: str = "") -> None:
        """Draw square-ended lines."""
        segments = tuple(s for shape in shapes for s in shape.segments)
        if segments:
            self.pieces.append(Piece(Shape(segments), colour, width, name=name))

    def soft_line(self, colour: str, width: float, *shapes: Shape) -> None:
        """Draw round-ended lines."""
        segments = tuple(s for shape in shapes for s in shape.segments)
        self.pieces.append(Piece(Shape(segments), colour, width, round_ends=True))

    def twice(self, other: Drawing) -> None:
        """Lay another drawing and its half-turned copy, piece by piece.

        The halves of a card do not overlap, so a piece and its copy share one path.
        """
        for p in other.pieces:
            self.pieces.append(replace(p, shape=p.shape + p.shape.opposite()))

    def turned(self, degrees: float, about: Point) -> Drawing:
        """Turn every piece clockwise about a point."""
        pieces = [replace(p, shape=p.shape.turned(degrees, about)) for p in self.pieces]
        return Drawing(self.width, self.height, pieces)

    def placed(self, scale: float, dx: float, dy: float) -> Drawing:
        """Scale every piece about the origin, its line with it, and shift it."""
        pieces = [
            replace(p, shape=p.shape.scaled(scale).moved(dx, dy), line=p.line * scale)
            for p in self.pieces
        ]
        return Drawing(self.width, self.height, pieces)

    def svg(self) -> str:
        """Give the whole file's text."""
        size = f"{self.width:g} {self.height:g}"
        head = (
            '<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny"'
            f' width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {size}">'
        )
        return "\n".join([head, *(p.svg() for p in self.pieces), "</svg>", ""])


def blank_card() -> Drawing:
    """Give an empty card: ivory with a hair of warm edge."""
    card = Drawing()
    card.cut(EDGE, rounded(0, 0, WIDTH, HEIGHT, RADIUS))
    card.cut(IVORY, rounded(1.6, 1.6, WIDTH - 3.2, HEIGHT - 3.2, RADIUS - 1.6))
    return card
