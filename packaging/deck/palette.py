"""The colours of the deck. The program recolours suits by replacing the strings of `INK`."""

from __future__ import annotations

IVORY = "#fbf6e8"
EDGE = "#cfba8c"
SAND = "#ecd0a6"
#: The lit half of a face: never the bare card, or half the face would seem cut away.
LIT = "#f5e2c4"
BRASS = "#c4953a"

#: Colour of a suit's index and pips as the files are written (the two-colour deck).
INK = {"c": "#23282d", "d": "#b5302a", "h": "#b5302a", "s": "#23282d"}
#: What each suit becomes in the four-colour deck.
FOUR_COLOURS = {"c": "#00856a", "d": "#1a4496", "h": "#b5302a", "s": "#23282d"}
#: Second paper of a suit's court cards; never one of the strings of `INK`.
CLOTH = {"c": "#6f8f72", "d": "#5a4030", "h": "#2f4f66", "s": "#6a8ba3"}
#: Index of the jokers, unlike any suit in either deck.
JOKER = "#844a84"
#: Dark paper of jokers, backs and icons.
NIGHT = "#26384a"
