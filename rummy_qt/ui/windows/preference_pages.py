"""The pages of the Preferences dialog as data: every preference, its values and its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QLocale

from rummy_qt.ui.i18n import QT_TRANSLATE_NOOP, languages
from rummy_qt.ui.names import say
from rummy_qt.ui.sounds.players import is_there_one

CONTEXT = "Preferences"


class Option(NamedTuple):
    """One value that a preference may have."""

    value: Any
    text: str
    picture: str = ""
    """A drawing from the resources, shown beside the text."""


class ChoiceSpec(NamedTuple):
    """A preference chosen from a list."""

    name: str
    label: str
    options: tuple[Option, ...]


class SwitchSpec(NamedTuple):
    """A preference that is on or off."""

    name: str
    label: str
    tip: str


class SliderSpec(NamedTuple):
    """A preference from 0 to 1, in tenths."""

    name: str
    label: str


class PageSpec(NamedTuple):
    """One page of the dialog."""

    title: str
    entries: tuple[ChoiceSpec | SwitchSpec | SliderSpec, ...]
    note: Callable[[], str] = str
    """What else there is to say, in the person's language."""


def no_player_note() -> str:
    """Why nothing is heard, on a system that cannot play."""
    if is_there_one():
        return ""
    return says(
        QT_TRANSLATE_NOOP(
            "Preferences",
            "This system has no program that plays sounds, so the game is silent. One of pw-play,"
            " paplay and aplay is enough.",
        )
    )


def _back(name: str, text: str) -> Option:
    return Option(name, text, f":/assets/cards/backs/{name}.svg")


def _face(name: str, text: str) -> Option:
    return Option(name, text, f":/assets/cards/{name}/Qs.svg")


PAGES = (
    PageSpec(
        QT_TRANSLATE_NOOP("Preferences", "&Look"),
        (
            ChoiceSpec(
                "theme",
                QT_TRANSLATE_NOOP("Preferences", "&Theme"),
                (
                    Option("system", QT_TRANSLATE_NOOP("Preferences", "As the desktop")),
                    Option("light", QT_TRANSLATE_NOOP("Preferences", "Light")),
                    Option("dark", QT_TRANSLATE_NOOP("Preferences", "Dark")),
                ),
            ),
            ChoiceSpec(
                "table_colour",
                QT_TRANSLATE_NOOP("Preferences", "Table &colour"),
                (
                    Option("spruce", QT_TRANSLATE_NOOP("Preferences", "Spruce, by day sage")),
                    Option("night", QT_TRANSLATE_NOOP("Preferences", "Night blue, by day birch")),
                ),
            ),
            ChoiceSpec(
                "card_face",
                QT_TRANSLATE_NOOP("Preferences", "Card &faces"),
                (
                    _face("classic", QT_TRANSLATE_NOOP("Preferences", "Classic")),
                    _face("large", QT_TRANSLATE_NOOP("Preferences", "Large print")),
                ),
            ),
            ChoiceSpec(
                "card_back",
                QT_TRANSLATE_NOOP("Preferences", "Card &backs"),
                (
                    _back("selbu", QT_TRANSLATE_NOOP("Preferences", "Knitted stars")),
                    _back("herringbone", QT_TRANSLATE_NOOP("Preferences", "Herringbone")),
                    _back("basket", QT_TRANSLATE_NOOP("Preferences", "Basket weave")),
                    _back("petals", QT_TRANSLATE_NOOP("Preferences", "Petals")),
                ),
            ),
            ChoiceSpec(
                "card_scale",
                QT_TRANSLATE_NOOP("Preferences", "Card si&ze"),
                (
                    Option(0.8, QT_TRANSLATE_NOOP("Preferences", "Small")),
                    Option(1.0, QT_TRANSLATE_NOOP("Preferences", "Normal")),
                    Option(1.18, QT_TRANSLATE_NOOP("Preferences", "Large")),
                ),
            ),
            SwitchSpec(
                "four_colour",
                QT_TRANSLATE_NOOP("Preferences", "Four &suit colours"),
                QT_TRANSLATE_NOOP("Preferences", "Clubs green, diamonds blue"),
            ),
        ),
    ),
    PageSpec(
        QT_TRANSLATE_NOOP("Preferences", "&Pace"),
        (
            ChoiceSpec(
                "animation_speed",
                QT_TRANSLATE_NOOP("Preferences", "Cards &move"),
                (
                    Option(0.0, QT_TRANSLATE_NOOP("Preferences", "At once, without motion")),
                    Option(2.0, QT_TRANSLATE_NOOP("Preferences", "Briskly")),
                    Option(1.0, QT_TRANSLATE_NOOP("Preferences", "At ease")),
                    Option(0.5, QT_TRANSLATE_NOOP("Preferences", "Slowly")),
                ),
            ),
            ChoiceSpec(
                "pace_ms",
                QT_TRANSLATE_NOOP("Preferences", "&Opponents play"),
                (
                    Option(250, QT_TRANSLATE_NOOP("Preferences", "Quickly")),
                    Option(700, QT_TRANSLATE_NOOP("Preferences", "At ease")),
                    Option(1300, QT_TRANSLATE_NOOP("Preferences", "Slowly")),
                    Option(2500, QT_TRANSLATE_NOOP("Preferences", "Very slowly")),
                ),
            ),
            ChoiceSpec(
                "call_ms",
                QT_TRANSLATE_NOOP("Preferences", "&Time to call a discard"),
                (
                    Option(3000, QT_TRANSLATE_NOOP("Preferences", "3 seconds")),
                    Option(6000, QT_TRANSLATE_NOOP("Preferences", "6 seconds")),
                    Option(12000, QT_TRANSLATE_NOOP("Preferences", "12 seconds")),
                    Option(30000, QT_TRANSLATE_NOOP("Preferences", "30 seconds")),
                    Option(0, QT_TRANSLATE_NOOP("Preferences", "As long as I like")),
                ),
            ),
        ),
    ),
    PageSpec(
        QT_TRANSLATE_NOOP("Preferences", "&Help"),
        (
            SwitchSpec(
                "highlights",
                QT_TRANSLATE_NOOP("Preferences", "Show where &cards may go"),
                QT_TRANSLATE_NOOP(
                    "Preferences", "Places light up while cards are chosen or dragged"
                ),
            ),
            SwitchSpec(
                "previews",
                QT_TRANSLATE_NOOP("Preferences", "Tell the &points of a meld before it is laid"),
                QT_TRANSLATE_NOOP("Preferences", "The points appear beside the place"),
            ),
            SwitchSpec(
                "confirmations",
                QT_TRANSLATE_NOOP("Preferences", "&Ask before a move that costs points"),
                QT_TRANSLATE_NOOP("Preferences", "Conceding a duty, looking into the pile"),
            ),
        ),
    ),
    PageSpec(
        QT_TRANSLATE_NOOP("Preferences", "&Sound"),
        (
            SwitchSpec(
                "sound",
                QT_TRANSLATE_NOOP("Preferences", "&Hear the cards"),
                QT_TRANSLATE_NOOP("Preferences", "Short and quiet; a key turns it off and on"),
            ),
            SliderSpec("volume", QT_TRANSLATE_NOOP("Preferences", "&Volume")),
        ),
        no_player_note,
    ),
)


def pages() -> tuple[PageSpec, ...]:
    """All pages; that of languages lists those which are there."""
    names = [(code, QLocale(code).nativeLanguageName()) for code in languages()]
    own = [Option(code, name[:1].upper() + name[1:]) for code, name in names]
    first = Option("", QT_TRANSLATE_NOOP("Preferences", "As the desktop"))
    label = QT_TRANSLATE_NOOP("Preferences", "&Words")
    tongue = PageSpec(
        QT_TRANSLATE_NOOP("Preferences", "L&anguage"),
        (ChoiceSpec("language", label, (first, *own)),),
        lambda: says(QT_TRANSLATE_NOOP("Preferences", "From the next start on.")),
    )
    return (*PAGES, tongue)


def says(text: str) -> str:
    """A text of the tables above in the person's language."""
    return say(text, CONTEXT)
