"""What the seven at the table are like, and what they say after a round or a match."""

from __future__ import annotations

from typing import Final, NamedTuple

from rummy_qt.play.company import Occasion
from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP, translate


class _Manners(NamedTuple):
    about: str
    beaten: str
    """Said after a match that the person has won."""
    winning: str
    """And after one that was lost."""
    out: str
    """After a round in which they went out."""
    caught: str
    """And after one in which they lost most."""


_MANNERS: Final = {
    "Bo": _Manners(
        QT_TRANSLATE_NOOP("Company", "Came ashore for good, and is still learning the cards."),
        QT_TRANSLATE_NOOP("Company", "Well, blow me down. You must show me that again."),
        QT_TRANSLATE_NOOP("Company", "Did I win? I was only trying to stay afloat."),
        QT_TRANSLATE_NOOP("Company", "All hands off deck, and mine is empty!"),
        QT_TRANSLATE_NOOP("Company", "That was a heavy sea."),
    ),
    "Cleo": _Manners(
        QT_TRANSLATE_NOOP("Company", "Quick as they come, and seldom looks twice."),
        QT_TRANSLATE_NOOP("Company", "Too fast for me! Another one, right now?"),
        QT_TRANSLATE_NOOP("Company", "First over the line. I do like running."),
        QT_TRANSLATE_NOOP("Company", "Hop, and I am out."),
        QT_TRANSLATE_NOOP("Company", "I blinked, and the round was over."),
    ),
    "Dag": _Manners(
        QT_TRANSLATE_NOOP("Company", "Plays at night, and blinks before every discard."),
        QT_TRANSLATE_NOOP("Company", "I saw it coming. I only did not see it in time."),
        QT_TRANSLATE_NOOP("Company", "Hm. One sees a good deal from up here."),
        QT_TRANSLATE_NOOP("Company", "Hoo. That was my last one."),
        QT_TRANSLATE_NOOP("Company", "Hoo. Not my night."),
    ),
    "Ester": _Manners(
        QT_TRANSLATE_NOOP("Company", "Knits between her turns, and forgets nothing of use."),
        QT_TRANSLATE_NOOP("Company", "Well played, dear. Have a biscuit."),
        QT_TRANSLATE_NOOP("Company", "Not a stitch dropped. I am rather pleased."),
        QT_TRANSLATE_NOOP("Company", "There, all cast off."),
        QT_TRANSLATE_NOOP("Company", "Dear me. I had better unravel that one."),
    ),
    "Frode": _Manners(
        QT_TRANSLATE_NOOP("Company", "Slow to decide, and hard to move once he has."),
        QT_TRANSLATE_NOOP("Company", "Mph. Fairly done. I shall think about it all winter."),
        QT_TRANSLATE_NOOP("Company", "It takes a while until I get going. Then I go."),
        QT_TRANSLATE_NOOP("Company", "Even I get there in the end."),
        QT_TRANSLATE_NOOP("Company", "Heavy going, that round."),
    ),
    "Greta": _Manners(
        QT_TRANSLATE_NOOP("Company", "Counts the cards aloud, and is right."),
        QT_TRANSLATE_NOOP("Company", "I counted on everything but you. Bravo."),
        QT_TRANSLATE_NOOP("Company", "I counted to the end. It came out right."),
        QT_TRANSLATE_NOOP("Company", "Not one left. I counted twice."),
        QT_TRANSLATE_NOOP("Company", "I know to the point what that cost me."),
    ),
    "Hugo": _Manners(
        QT_TRANSLATE_NOOP("Company", "Has played in every house in town, and swept up in most."),
        QT_TRANSLATE_NOOP("Company", "My hat off to you. I mean it: look, it is off."),
        QT_TRANSLATE_NOOP("Company", "Touch my sleeve, it brings luck. You may need it."),
        QT_TRANSLATE_NOOP("Company", "Swept clean."),
        QT_TRANSLATE_NOOP("Company", "A little soot on my cuffs. It will brush off."),
    ),
}  # fmt: skip


def about_text(name: str) -> str:
    """What one of the seven is like."""
    return translate("Company", _MANNERS[name].about)


def words_of(name: str, occasion: Occasion) -> str:
    """What one of the seven says."""
    words: str = getattr(_MANNERS[name], occasion)
    return translate("Company", words)


def remark_text(name: str, occasion: Occasion) -> str:
    """The same, with who says it."""
    #: somebody at the table speaks; {words} is a whole sentence
    return translate("Company", "{name}: “{words}”", name=name, words=words_of(name, occasion))
