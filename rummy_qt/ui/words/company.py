"""The seven named opponents: what they are like, and their remarks on rounds and matches."""

from __future__ import annotations

from typing import Final, NamedTuple

from rummy_qt.play.company import Occasion
from rummy_qt.records.texts import English
from rummy_qt.ui.words.language import in_context

tr = in_context("Company")


class _Character(NamedTuple):
    about: English
    beaten: English
    """Said after a match that the person won."""
    winning: English
    """Said after a match that the person lost."""
    out: English
    """Said after a round in which this opponent went out."""
    caught: English
    """Said after a round in which this opponent lost the most points."""


_CHARACTERS: Final = {
    "Bo": _Character(
        "Came ashore for good, and is still learning the cards.",
        "Well, blow me down. You must show me that again.",
        "Did I win? I was only trying to stay afloat.",
        "All hands off deck, and mine is empty!",
        "That was a heavy sea.",
    ),
    "Cleo": _Character(
        "Quick as they come, and seldom looks twice.",
        "Too fast for me! Another one, right now?",
        "First over the line. I do like running.",
        "Hop, and I am out.",
        "I blinked, and the round was over.",
    ),
    "Dag": _Character(
        "Plays at night, and blinks before every discard.",
        "I saw it coming. I just did not see it in time.",
        "Hm. One sees a good deal from up here.",
        "Hoo. That was my last one.",
        "Hoo. Not my night.",
    ),
    "Ester": _Character(
        "Knits between her turns, and forgets nothing of use.",
        "Well played, dear. Have a biscuit.",
        "Not a stitch dropped. I am rather pleased.",
        "There, all cast off.",
        "Dear me. I had better unravel that one.",
    ),
    "Frode": _Character(
        "Slow to decide, and hard to move once he has.",
        "Mph. Fairly done. I shall think about it all winter.",
        "It takes me a while to get going. Then I go.",
        "Even I get there in the end.",
        "Heavy going, that round.",
    ),
    "Greta": _Character(
        "Counts the cards aloud, and is right.",
        "I counted on everything but you. Bravo.",
        "I counted to the end. It came out right.",
        "Not one left. I counted twice.",
        "I know to the point what that cost me.",
    ),
    "Hugo": _Character(
        "Has played in every house in town, and swept up in most.",
        "My hat off to you. I mean it: look, it is off.",
        "Touch my sleeve, it brings luck. You may need it.",
        "Swept clean.",
        "A little soot on my cuffs. It will brush off.",
    ),
}  # fmt: skip


def about_text(name: str) -> str:
    """What an opponent is like."""
    return tr(_CHARACTERS[name].about)


def words_of(name: str, occasion: Occasion) -> str:
    """What an opponent says on an occasion."""
    words: str = getattr(_CHARACTERS[name], occasion)
    return tr(words)


def remark_text(name: str, occasion: Occasion) -> str:
    """What an opponent says, after its name."""
    #: somebody at the table speaks; {words} is a whole sentence
    return tr("{name}: “{words}”", name=name, words=words_of(name, occasion))
