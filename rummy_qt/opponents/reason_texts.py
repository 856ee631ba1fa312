"""Every reason for a way to play: its name and its English sentence, with blanks for the data."""

from __future__ import annotations

from typing import Final

from rummy_qt.engine.reasons import Reason, Template

_COUNTED: Final = (
    ("lay_more", "You lay %n more point(s) in this round."),
    ("lay_less", "You lay %n fewer point(s) in this round."),
    ("left_less", "You are left with %n fewer point(s) in hand at the end."),
    ("left_more", "You are left with %n more point(s) in hand at the end."),
    (
        "left_with",
        "You are left with %n more point(s) in hand at the end: with {card} in {share} of the"
        " deals tried, against {otherwise}.",
    ),
    ("bonus_more", "You go out more often: the bonus brings %n more point(s)."),
    ("bonus_less", "You go out less often: the bonus brings %n fewer point(s)."),
    ("pay_less", "You pay %n fewer point(s) in prices."),
    ("pay_more", "You pay %n more point(s) in prices."),
    ("others_less", "The others score %n fewer point(s) on average."),
    ("others_more", "The others score %n more point(s) on average."),
    ("other_less", "{player} scores %n fewer point(s)."),
    ("other_more", "{player} scores %n more point(s)."),
    (
        "given_away",
        "{player} is likely to lay {card}, in {share} of the deals tried, and the others score %n"
        " more point(s) on average.",
    ),
    (
        "given_to_other",
        "{player} is likely to lay {card}, in {share} of the deals tried, and scores %n more"
        " point(s).",
    ),
    ("win_more", "The match is more likely to be won, which is worth %n point(s)."),
    ("win_less", "The match is less likely to be won, which costs %n point(s)."),
)
_FACTS: Final = (
    ("fits", "{card} fits the meld {meld} on the table."),
    ("taken_near", "{player} took {cards}, close to {card}, %n turn(s) ago."),
    ("rank_gone", "All other cards of the rank of {card} lie on the table or in the discard pile."),
    ("takes", "%n card(s) would be taken, and at once laid for points: {points}."),
    ("takes_only", "%n card(s) would be taken, and nothing laid at once."),
    ("lays_now", "%n point(s) would be laid at once."),
    ("barred", "{card} could not be discarded in this turn."),
)

REASON_TEXTS: Final[dict[str, Template]] = {
    name: Template(name, None, sentence) for name, sentence in (*_COUNTED, *_FACTS)
}
"""Every reason for a way to play, by name: sentences about one way, against another."""
FACTS: Final = frozenset(name for name, _ in _FACTS)
"""Those that state what stands in the position, and not what was counted."""


class Share(int):
    """A share of the deals tried among the data of a reason, in whole percent."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{int(self)}%"


class Why(Reason):
    """A reason for or against a way: a key of ``REASON_TEXTS``, with the data of its sentence.

    ``n`` and ``points`` are whole points (``n`` of a take: cards; ``n`` of ``taken_near``: the
    turns that the player has ended since, that of the take among them), ``share`` and
    ``otherwise`` are each a ``Share`` of the deals with this way and with the other, ``meld`` the
    cards that lie there.
    """

    __slots__ = ()

    @property
    def template(self) -> Template:
        return REASON_TEXTS[self]
