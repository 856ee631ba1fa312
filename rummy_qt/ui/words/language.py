"""Languages: finds those that are there, installs one, and says everything in it.

Sentences, numbers, lists and dates are as the person reads them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from typing import Annotated, Any, Final
from unicodedata import bidirectional, normalize

from PySide6.QtCore import (
    QCollator,
    QCoreApplication,
    QDate,
    QDateTime,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QResource,
    Qt,
    QTranslator,
)

from rummy_qt.engine.reasons import counted
from rummy_qt.records.settings import SettingKind
from rummy_qt.records.texts import Said

FOLDER = ":/assets/translations"
PREFIX = "rummy-qt_"
OURS = "language"
"""What our translators are called among the application's children."""


def translate(context: str, text: str, n: int | None = None, /, **values: object) -> str:
    """A sentence in the person's language, with its blanks ``{…}`` filled by ``values``.

    ``n`` is the number of the counted noun that stands as ``%n card(s)``. The English ``text`` is
    written out in the call, or it is ``Said`` in a table.
    """
    if n is None or "%n" not in text:  # asked with a number, Qt finds only what has forms
        words = QCoreApplication.translate(context, text)
    else:  # Qt takes −1 for no number at all, and would write −2 with a hyphen, and 1000 so
        words = QCoreApplication.translate(context, text, None, abs(n))
        if "(s)" in words or "(es)" in words:  # nobody has given it forms
            words = counted(text, abs(n))
        if not 0 <= n < 1000:
            words = words.replace(str(abs(n)), number_text(n), 1)
    if not values:
        return words
    return words.format(**{blank: isolated(value) for blank, value in values.items()})


def isolated(value: object) -> object:
    """A text that is filled in, kept from turning round what stands beside it.

    All our languages run to the right: only what has letters that run to the left (a name, most of
    all) goes into isolates, the marks FSI and PDI of Unicode's bidirectional algorithm (UAX #9).
    """
    if isinstance(value, str) and any(bidirectional(sign) in ("R", "AL", "AN") for sign in value):
        return f"\u2068{value}\u2069"
    return value


def number_text(number: int) -> str:
    """A whole number as the person's locale writes it, with a true minus sign."""
    return ("−" if number < 0 else "") + QLocale().toString(abs(number))


def points_text(points: int) -> str:
    """Points with a sign that is as wide as a plus: ``+25``, ``−50``; nothing has none."""
    return f"+{number_text(points)}" if points > 0 else number_text(points)


def points_phrase(points: int) -> str:
    """``1 point``, ``25 points``, ``−50 points``, to stand after a colon or between commas."""
    return translate("Numbers", "%n point(s)", points)


def cards_phrase(count: int) -> str:
    """``1 card``, ``7 cards``, to stand after a colon or between commas."""
    return translate("Numbers", "%n card(s)", count)


def percent_text(share: int) -> str:
    """A share in hundredths with the sign where the language has it: ``43%``."""
    return translate("Numbers", "{number}%", number=number_text(share))


def joined(texts: Sequence[str]) -> str:
    """A list as the language writes it: ``Bo, Cleo, and Dag``."""
    return QLocale().createSeparatedList([str(isolated(text)) for text in texts])


def moment(created: str) -> str:
    """A moment of a record (ISO 8601) as the person's locale writes it."""
    when = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    if not when.isValid():
        return created
    return QLocale().toString(when.toLocalTime(), QLocale.FormatType.ShortFormat)


def day_text(day: str, *, full: bool = True) -> str:
    """A date, or the day of a moment, (ISO 8601) as the person's locale writes it; else empty."""
    when = QDateTime.fromString(day, Qt.DateFormat.ISODate)
    length = QLocale.FormatType.LongFormat if full else QLocale.FormatType.ShortFormat
    return QLocale().toString(when.toLocalTime().date(), length) if when.isValid() else ""


def date_text(day: QDate) -> str:
    """A day as the person's locale writes it: ``24 November``, another year's with its year."""
    year = r"|,?\s*y+" if day.year() == QDate.currentDate().year() else ""
    whole = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    return QLocale().toString(day, re.sub(rf"dddd,?\s*|'[^']*'\s*{year}", "", whole))


def bare(text: str) -> str:
    """A text as searches compare it: small letters without accents, one for each of the text."""
    return "".join(map(_bare_letter, text)).translate(_BARE)


@lru_cache(maxsize=1024)
def _bare_letter(letter: str) -> str:
    return normalize("NFD", letter.lower())[:1]


_BARE: Final = str.maketrans("łøæđß", "loads")


def in_context(context: str) -> partial[str]:
    """``translate`` for a file whose sentences are of one context, by Qt's name for it: ``tr``."""
    return partial(translate, context)


class _Retold(QObject):
    """A child of a widget: Qt hands the widget's change of language on to it."""

    def __init__(self, widget: QObject, say: Callable[[], object]) -> None:
        super().__init__(widget)
        self._say = say

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            # Not now: Qt goes through the widget's children, and what is said may change them.
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))
        elif event.type() == QEvent.Type.User:
            self._say()
        return super().event(event)


def retold(widget: QObject, say: Callable[[], object]) -> None:
    """Has a widget say its words, now and when the language changes; what was typed stays."""
    _Retold(widget, say)
    say()


def languages() -> list[str]:
    """The codes of the languages that the program speaks, English first."""
    names = QResource(FOLDER).children()  # QDir would look at each, and so map it
    codes = {name.removeprefix(PREFIX).removesuffix(".qm") for name in names}
    return ["en", *sorted(codes - {"en"})]


def language_name(code: str) -> str:
    """A language in its own words, without a country: ``Svenska``; an unknown one by its code."""
    language = QLocale(code).language()
    if language == QLocale.Language.C:
        return code
    name = QLocale(language, QLocale.Country.World).nativeLanguageName()
    return name[:1].upper() + name[1:]


def alphabetical(things: Iterable[str], called: Callable[[str], str] = str) -> list[str]:
    """These by their names in the order of the language's alphabet: Å after Z, Ł after L."""
    order = QCollator(QLocale())
    order.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return sorted(things, key=lambda thing: order.sortKey(called(thing)))


class Language(SettingKind):
    """The kind of a preference: a language by its code, or empty for the desktop's."""

    @property
    def words(self) -> dict[str, str]:
        """The languages that there are, each called by its own name, the desktop's choice first."""
        names = {code: language_name(code) for code in languages()}
        own = alphabetical(names, names.__getitem__)
        first: dict[str, Annotated[Said, "Preferences"]] = {"": "Follow the desktop"}
        return first | {code: names[code] for code in own}

    def read(self, raw: Any) -> str:
        """The code; ``ValueError`` where it is none. Its language may be a later version's."""
        if isinstance(raw, str) and re.fullmatch(r"([a-z]{2,3}(_[A-Z]{2})?)?", raw):
            return raw
        raise ValueError("the code of a language is wanted")


def wanted_language(tags: Iterable[str]) -> str:
    """The first of a desktop's languages (``sv-FI``, ``en``) that the program speaks, else English.

    Norwegian is not Danish: only a person may choose that.
    """
    spoken = languages()
    codes = (tag.replace("_", "-").split("-")[0] for tag in tags)
    return next((code for code in codes if code in spoken), "en")


def locale_for(code: str, desktop: QLocale) -> QLocale:
    """How a language writes numbers, dates and lists: as the desktop does, if it speaks it."""
    locale = QLocale(code)
    if locale.language() == desktop.language():
        return desktop
    return QLocale("en_001") if locale.language() == QLocale.Language.English else locale


def speak(language: str = "") -> bool:
    """Have the program speak a language (empty: the desktop's) from now on.

    Windows that are open hear of it by ``LanguageChange``. English lies below every language: its
    file carries the plural forms, also for sentences that another language's file does not have.
    False where the program does not have it; then English is spoken.
    """
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("translations need a running application")
    desktop = QLocale.system()
    code = language or wanted_language(desktop.uiLanguages())
    own = loaded(f"{FOLDER}/{PREFIX}{code}.qm")
    spoken = code if own else "en"
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    files = [loaded(f"{qt}/qtbase_{spoken}.qm"), loaded(f"{FOLDER}/{PREFIX}en.qm")]
    before = app.findChildren(QTranslator, OURS)
    QLocale.setDefault(locale_for(spoken, desktop))
    for translator in filter(None, [*files, own if spoken != "en" else None]):
        translator.setParent(app)
        app.installTranslator(translator)  # what is installed last is asked first
    for translator in before:
        app.removeTranslator(translator)
        translator.deleteLater()
    return own is not None


def say_again() -> None:
    """Have every open window say its words anew, as after a change of language."""
    app = QCoreApplication.instance()
    assert app is not None
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))


def loaded(path: str) -> QTranslator | None:
    """The translations of a file; None where there are none that can be read."""
    translator = QTranslator()
    translator.setObjectName(OURS)
    return translator if translator.load(path) and not translator.isEmpty() else None


def not_spoken(language: str) -> str:
    """What to tell a person whose language (empty: the desktop's) cannot be spoken."""
    code = language or wanted_language(QLocale.system().uiLanguages())
    return translate(
        "Language",
        "The words of this language cannot be read, so the program speaks English: {language}.",
        language=language_name(code),
    )
