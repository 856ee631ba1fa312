"""What the seven at the table are like, and what they say after a match for two."""

from __future__ import annotations

from typing import Final, NamedTuple

from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP, translate


class _Manners(NamedTuple):
    about: str
    beaten: str
    """Said after a match that the person has won."""
    winning: str
    """And after one that was lost."""


_MANNERS: Final = {
    "Bo": _Manners(
        QT_TRANSLATE_NOOP("Company", "Came ashore for good, and is still learning the cards."),
        QT_TRANSLATE_NOOP("Company", "Well, blow me down. You must show me that again."),
        QT_TRANSLATE_NOOP("Company", "Did I win? I only wanted to be rid of that king."),
    ),
    "Cleo": _Manners(
        QT_TRANSLATE_NOOP("Company", "Quick as they come, and seldom looks twice."),
        QT_TRANSLATE_NOOP("Company", "Too fast for me! Another one, right now?"),
        QT_TRANSLATE_NOOP("Company", "First over the line. I do like running."),
    ),
    "Dag": _Manners(
        QT_TRANSLATE_NOOP("Company", "Plays at night, and blinks before every discard."),
        QT_TRANSLATE_NOOP("Company", "I saw it coming. I only did not see it in time."),
        QT_TRANSLATE_NOOP("Company", "Hm. One sees a good deal from up here."),
    ),
    "Ester": _Manners(
        QT_TRANSLATE_NOOP("Company", "Knits between her turns, and forgets nothing of use."),
        QT_TRANSLATE_NOOP("Company", "Well played, dear. Have a biscuit."),
        QT_TRANSLATE_NOOP("Company", "I dropped no stitch this time. Nor a card."),
    ),
    "Frode": _Manners(
        QT_TRANSLATE_NOOP("Company", "Slow to decide, and hard to move once he has."),
        QT_TRANSLATE_NOOP("Company", "Mph. Fairly done. I shall think about that pile all winter."),
        QT_TRANSLATE_NOOP("Company", "It takes a while until I get going. Then I go."),
    ),
    "Greta": _Manners(
        QT_TRANSLATE_NOOP("Company", "Counts the cards aloud, and is right."),
        QT_TRANSLATE_NOOP("Company", "I counted on everything but you. Bravo."),
        QT_TRANSLATE_NOOP("Company", "You left me the queen. One does not leave me a queen."),
    ),
    "Hugo": _Manners(
        QT_TRANSLATE_NOOP("Company", "Has played in every house in town, and swept up in most."),
        QT_TRANSLATE_NOOP("Company", "My hat off to you. I mean it: look, it is off."),
        QT_TRANSLATE_NOOP("Company", "Touch my sleeve, it brings luck. You may need it."),
    ),
}  # fmt: skip


def about_text(name: str) -> str:
    """What one of the seven is like."""
    return translate("Company", _MANNERS[name].about)


def remark_text(name: str, *, beaten: bool) -> str:
    """What one of the seven says to the person after a match: who says it, and the words."""
    manners = _MANNERS[name]
    words = translate("Company", manners.beaten if beaten else manners.winning)
    #: somebody at the table speaks; {words} is a whole sentence
    return translate("Company", "{name}: “{words}”", name=name, words=words)
