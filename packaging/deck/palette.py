"""The colours of the deck. The program recolours suits by replacing the strings of `INK`."""

from __future__ import annotations

IVORY = "#fbf6e8"
EDGE = "#cfba8c"
SAND = "#ecd0a6"
#: The lit half of a face: never the bare card, or half the face would seem cut away.
LIT = "#f5e2c4"
#: The side of a neck or a fist that the light does not reach.
SHADE = "#d8b27f"
BRASS = "#c4953a"

#: Colour of a suit's index and pips as the files are written (the two-colour deck).
INK = {"c": "#23282d", "d": "#b5302a", "h": "#b5302a", "s": "#23282d"}
#: What each suit becomes in the four-colour deck.
FOUR_COLOURS = {"c": "#007f65", "d": "#1a4496", "h": "#b5302a", "s": "#23282d"}
#: Second paper of a suit's court cards; never one of the strings of `INK`.
CLOTH = {"c": "#6f8f72", "d": "#5a4030", "h": "#2f4f66", "s": "#6a8ba3"}
#: A suit is a family: raven, chestnut, brown and fair, from the jack to the king.
HAIR = {"c": "#d9b571", "d": "#6b4a35", "h": "#94502c", "s": "#414b5a"}
#: Index of the jokers, unlike any suit in either deck.
JOKER = "#844a84"
#: Dark paper of jokers, backs and icons.
NIGHT = "#26384a"
#: What is printed on a night-blue back: quiet on the table, where the stock lies all evening.
MIST = "#b9c4d3"
#: The program's icon: the table's spruce, and the fox's coat.
SPRUCE, OCHRE = "#1f4238", "#d08a3c"
