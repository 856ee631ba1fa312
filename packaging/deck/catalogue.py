"""Every picture the deck and the icons consist of, by its path under the assets folder."""

from __future__ import annotations

from deck.aces import ace
from deck.backs import BACKS, rose
from deck.courts import court
from deck.drawing import Drawing, blank_card
from deck.faces import COMPANY, MOODS, portrait
from deck.icons import ICONS
from deck.index import FACES, Face, joker_mark, mark
from deck.jokers import JOKERS
from deck.letters import NATIONAL, NUMERALS, national, numeral, wordmark
from deck.palette import INK
from deck.pips import pips

RANKS = "A23456789TJQK"


def card(face: Face, rank: str, suit_name: str) -> Drawing:
    """One of the 52 faces."""
    drawing = blank_card()
    drawing.twice(mark(face, rank, suit_name, INK[suit_name]))
    if rank == "A":
        inner = ace(suit_name)
    elif rank in "JQK":
        inner = court(rank, suit_name)
    else:
        inner = pips(rank, suit_name)
    drawing.pieces += inner.pieces
    return drawing


def joker(face: Face, number: int) -> Drawing:
    """Give a joker, numbered from 1."""
    drawing = blank_card()
    drawing.twice(joker_mark(face))
    drawing.pieces += JOKERS[number - 1]().pieces
    return drawing


def pictures() -> dict[str, Drawing]:
    """Draw everything."""
    found: dict[str, Drawing] = {}
    for face in FACES:
        folder = f"cards/{face.name}"
        for rank in RANKS:
            for suit_name in INK:
                found[f"{folder}/{rank}{suit_name}.svg"] = card(face, rank, suit_name)
        for number in range(1, len(JOKERS) + 1):
            found[f"{folder}/joker-{number}.svg"] = joker(face, number)
        for letter in NATIONAL:
            found[f"letters/{face.name}/{letter}.svg"] = national(face, letter)
    found |= {f"letters/{name}.svg": numeral(sign) for name, sign in NUMERALS.items()}
    found["letters/wordmark.svg"] = wordmark()
    found |= {f"cards/backs/{name}.svg": draw() for name, draw in BACKS.items()}
    found["cloth/rose.svg"] = rose()
    found |= {f"icons/{name}.svg": draw() for name, draw in ICONS.items()}
    found |= {f"faces/{n}-{mood}.svg": portrait(n, mood) for n in COMPANY for mood in MOODS}
    return found
