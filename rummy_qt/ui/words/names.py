"""Names that several pages show: of rulebooks, matches, players, levels, programs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rummy_qt.opponents import LEANING_LEVELS, SEARCHING_LEVELS
from rummy_qt.play.company import leaning_of
from rummy_qt.records.entry import Entry, entry_of
from rummy_qt.records.header import HUMAN, PROGRAM, Header, SeatInfo, mark_of
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.texts import English, shown

from .language import day_text, in_context, isolated, joined, number_text

if TYPE_CHECKING:
    from rummy_qt.opponents.protocol import Cause

tr = in_context("Words")


class RulebookWords(NamedTuple):
    """A rulebook's name and description."""

    name: str
    """As in its own country; never translated."""
    origin: English
    about: English


RULEBOOK_WORDS: dict[str, RulebookWords] = {
    "500-rum-de": RulebookWords(
        "500 Rum",
        "German rules",
        "The classic. All discards lie open: take any of them, with every card above it, if"
        " you use it at once. The winner of a match collects the difference from each opponent.",
    ),
    "femhundra": RulebookWords(
        "Femhundra",
        "Swedish rules",
        "Only the top discard shows. Take it, or dare to take the whole pile: then you lay a"
        " new meld from it at once or pay 100 points. Going out is worth 50.",
    ),
    "rummy-500": RulebookWords(
        "Rummy 500",
        "Michigan rummy",
        "Like Femhundra, but with the discards open: take the top one, or dare to take a deeper one"
        " with every card above it: then you lay a new meld from them or pay 100 points.",
    ),
    "500-rum-nl": RulebookWords(
        "500 Rum",
        "Dutch rules",
        "The same game as the German one, told in its own words: all discards open, seven"
        " cards, thirteen with two players.",
    ),
    "rommy-dk": RulebookWords(
        "Rommy / 500",
        "Danish rules",
        "With three jokers, runs that turn the corner, and the call “Rommy!” for a"
        " discard that fits a meld. You go out with a last card, face down.",
    ),
    "500-rum-pl": RulebookWords(
        "500 Rum",
        "Polish rules",
        "All discards lie open; the round ends at the latest with the last card of the stock.",
    ),
}
"""In the order in which pages list them."""

LEVEL_WORDS: dict[str, English] = {
    "newcomer": "Newcomer",
    "beginner": "Beginner",
    "casual": "Casual",
    "club": "Club",
    "expert": "Expert",
    "master": "Master",
    "random": "Random",
    PROGRAM: "Program",
    HUMAN: "You",
}

LEVEL_ABOUT: dict[str, English] = {
    "newcomer": "Learned the game today: seldom takes a discard, and misses most lay-offs.",
    "beginner": "Sees the top discard only, and overlooks a good deal.",
    "casual": "Looks a few discards deep, and overlooks something now and then.",
    "club": "Misses nothing and knows what each card is worth, but does not look ahead.",
    "expert": "Plays like Club, but guesses at hidden hands and tries its moves out first.",
    "master": "Plays like Expert, but looks five times as long and far more closely.",
}

PROGRAM_TROUBLES: dict[str, English] = {
    "unstarted": "{program} cannot be started.",
    "ended": "{program} ended instead of answering.",
    "late": "{program} did not answer in time.",
    "unusable": "{program} answered with something that is not a legal move.",
}

LEANING_ABOUT: dict[str, English] = {
    "eager": "{name} likes to take from the discard pile.",
    "careful": "{name} seldom takes the pile, and gives little away.",
    "quick": "{name} lays at once, and wants to be out first.",
    "greedy": "{name} keeps valuable cards, and lays them late.",
}
"""An opponent's style of play, by the name of its leaning."""

COLOUR_WORDS: tuple[English, ...] = (
    "Fjord", "Straw", "Clay", "Moss", "Ice", "Slate", "Lichen", "Sky",
)  # fmt: skip
"""The yarn colours of the seats on dark felt."""
DEEP_COLOUR_WORDS: tuple[English, ...] = (
    "Iris", "Ochre", "Raspberry", "Fern", "Teal", "Violet", "Olive", "Azure",
)  # fmt: skip
"""The same on light felt."""


def seat_name(seat: SeatInfo) -> str:
    """A player's name; of a person who typed none, "You" in the current language."""
    return seat.name or level_name(HUMAN)


def standing_text(seats: Iterable[SeatInfo], totals: Iterable[int]) -> str:
    """The points of each player: ``Bo 120 and Cleo −45``."""
    points = zip(seats, totals, strict=False)
    return joined([f"{isolated(seat_name(seat))} {number_text(total)}" for seat, total in points])


def deal_name(named: str) -> str:
    """The title of a named deal: ``Deal of 24/11/2026``, or of a challenge."""
    mark = mark_of(named)
    if mark is not None:
        #: {mark}: four digits and letters that tell challenges apart
        return tr("Challenge {mark}", mark=shown(mark))
    date = day_text(named.removeprefix("day "), full=False)
    return tr("Deal of {date}", date=date) if date else shown(named)


def match_name(of: Header | Entry, title: str | None) -> str:
    """A match's title: the one it was given, else that of its deal, else its rules."""
    own = of.named and deal_name(of.named)
    return title or own or rulebook_name(of.rulebook, of.house)


def entry_name(entry: Entry) -> str:
    """A match's title in lists; the file's name if its record is not known."""
    return match_name(entry, entry.title) if entry.known else entry.path.name


def rulebook_name(rulebook: str, house: str | None = None) -> str:
    """``500 Rum · German rules``; house rules are always marked as such, whatever their name."""
    if house is not None:
        #: {house}: the name of house rules, whatever was typed
        return tr("House rule: {house}", house=house)
    words = RULEBOOK_WORDS.get(rulebook)
    return rulebook if words is None else f"{words.name} · {tr(words.origin)}"


def rulebook_about(rulebook: str) -> str:
    """A rulebook's description; empty for an unknown one."""
    words = RULEBOOK_WORDS.get(rulebook)
    return "" if words is None else tr(words.about)


def level_name(kind: str) -> str:
    """A level's name; an unknown kind is capitalized."""
    words = LEVEL_WORDS.get(kind)
    return kind.capitalize() if words is None else tr(words)


def opposition_text(opponents: int, levels: Iterable[str]) -> str:
    """The opponents in a group of matches: ``3 opponents, Beginner and Club``."""
    #: a row of the statistics. {levels}: Beginner and Club. Little room.
    return tr("%n opponent(s), {levels}", opponents, levels=joined(list(map(level_name, levels))))


def level_about(kind: str) -> str:
    """How a level plays, in a sentence or two; empty for kinds that cannot be chosen."""
    about = tr(LEVEL_ABOUT[kind]) if kind in LEVEL_ABOUT else ""
    from rummy_qt.uncompiled import is_compiled  # not needed to start

    if kind in SEARCHING_LEVELS and not is_compiled():
        slow = tr("Without machine code, as here, it takes 40 times as long.")
        return f"{about} {slow}"
    return about


def program_name(program: str) -> str:
    """A program in a choice of opponents: ``Program: bot.py``."""
    if not program:
        return tr("Program…")
    return tr("Program: {program}", program=shown(program))


def program_about(*, boxed: bool) -> str:
    """What playing against one's own program means; ``boxed``: it runs in a sandbox."""
    like = tr("Your own program. Hints and reviews count it as the level it plays most like.")
    if boxed:
        return like
    alone = tr("Nothing confines it here: it can do anything that you can.")
    return f"{like} {alone}"


def program_trouble_text(program: str, cause: Cause | None) -> str:
    """Why a program cannot play."""
    known = PROGRAM_TROUBLES.get(cause or "", PROGRAM_TROUBLES["unusable"])
    return tr(known, program=shown(program))


def program_gone_text(program: str, name: str) -> str:
    """That a simple player replaces a missing program."""
    words: English = "{program} is no longer there: a simple stand-in plays for {name}."
    return tr(words, program=shown(program), name=name)


def leaning_about(seat: SeatInfo) -> str:
    """An opponent's style of play; empty if it has none or its level does not show it."""
    leaning = leaning_of(seat) if seat.kind in LEANING_LEVELS else ""
    return leaning and tr(LEANING_ABOUT[leaning], name=seat.name)


def colour_name(number: int, dark: bool) -> str:
    """The name of a seat's yarn colour on dark felt, or on light."""
    return tr((COLOUR_WORDS if dark else DEEP_COLOUR_WORDS)[number])


FACE_WORDS: Final[dict[str, English]] = {
    "girl": "Girl with a wreath",
    "sailor": "Sailor",
    "hare": "Hare",
    "owl": "Owl",
    "grandmother": "Grandmother",
    "moose": "Moose",
    "goose": "Goose",
    "sweep": "Chimney sweep",
}


def face_name(face: str) -> str:
    """The name of a face: who it shows."""
    return tr(FACE_WORDS[face])


def match_text(path: Path) -> str:
    """A saved match by its name and players; any other file by its name."""
    if path.parent == matches_dir():
        entry = entry_of(path)
        if entry.problem is None:
            names = joined([seat_name(seat) for seat in entry.seats])
            return f"{entry_name(entry)} ({names})"
    return path.name
