"""What the seven at the table are like, and what they say after a round or a match."""

from __future__ import annotations

from typing import Final, NamedTuple

from rummy_qt.play.company import Occasion
from rummy_qt.records.texts import Said
from rummy_qt.ui.words.language import in_context

tr = in_context("Company")


class _Manners(NamedTuple):
    about: Said
    beaten: Said
    """Said after a match that the person has won."""
    winning: Said
    """And after one that was lost."""
    out: Said
    """After a round in which they went out."""
    caught: Said
    """And after one in which they lost most."""


_MANNERS: Final = {
    "Bo": _Manners(
        "Came ashore for good, and is still learning the cards.",
        "Well, blow me down. You must show me that again.",
        "Did I win? I was only trying to stay afloat.",
        "All hands off deck, and mine is empty!",
        "That was a heavy sea.",
    ),
    "Cleo": _Manners(
        "Quick as they come, and seldom looks twice.",
        "Too fast for me! Another one, right now?",
        "First over the line. I do like running.",
        "Hop, and I am out.",
        "I blinked, and the round was over.",
    ),
    "Dag": _Manners(
        "Plays at night, and blinks before every discard.",
        "I saw it coming. I only did not see it in time.",
        "Hm. One sees a good deal from up here.",
        "Hoo. That was my last one.",
        "Hoo. Not my night.",
    ),
    "Ester": _Manners(
        "Knits between her turns, and forgets nothing of use.",
        "Well played, dear. Have a biscuit.",
        "Not a stitch dropped. I am rather pleased.",
        "There, all cast off.",
        "Dear me. I had better unravel that one.",
    ),
    "Frode": _Manners(
        "Slow to decide, and hard to move once he has.",
        "Mph. Fairly done. I shall think about it all winter.",
        "It takes a while until I get going. Then I go.",
        "Even I get there in the end.",
        "Heavy going, that round.",
    ),
    "Greta": _Manners(
        "Counts the cards aloud, and is right.",
        "I counted on everything but you. Bravo.",
        "I counted to the end. It came out right.",
        "Not one left. I counted twice.",
        "I know to the point what that cost me.",
    ),
    "Hugo": _Manners(
        "Has played in every house in town, and swept up in most.",
        "My hat off to you. I mean it: look, it is off.",
        "Touch my sleeve, it brings luck. You may need it.",
        "Swept clean.",
        "A little soot on my cuffs. It will brush off.",
    ),
}  # fmt: skip


def about_text(name: str) -> str:
    """What one of the seven is like."""
    return tr(_MANNERS[name].about)


def words_of(name: str, occasion: Occasion) -> str:
    """What one of the seven says."""
    words: str = getattr(_MANNERS[name], occasion)
    return tr(words)


def remark_text(name: str, occasion: Occasion) -> str:
    """The same, with who says it."""
    #: somebody at the table speaks; {words} is a whole sentence
    return tr("{name}: “{words}”", name=name, words=words_of(name, occasion))
