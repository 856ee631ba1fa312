"""Languages: lists and installs them; formats sentences, numbers, lists and dates."""

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
from rummy_qt.records.texts import English

FOLDER = ":/assets/translations"
PREFIX = "rummy-qt_"
OURS = "language"
"""The object name of our translators among the application's children."""


def translate(context: str, text: str, n: int | None = None, /, **values: object) -> str:
    """A sentence in the current language, with its blanks ``{…}`` filled by ``values``.

    ``n`` is the count for a noun written as ``%n card(s)``. The English ``text`` is a literal in
    the call, or ``English`` in a table, so that the translation tools find it.
    """
    if n is None or "%n" not in text:  # with a number, Qt finds only texts with plural forms
        words = QCoreApplication.translate(context, text)
    else:  # Qt reads −1 as no number, and writes −2 with a hyphen and 1000 ungrouped
        words = QCoreApplication.translate(context, text, None, abs(n))
        if "(s)" in words or "(es)" in words:  # it has no plural forms
            words = counted(text, abs(n))
        if not 0 <= n < 1000:
            words = words.replace(str(abs(n)), number_text(n), 1)
    if not values:
        return words
    return words.format(**{blank: isolated(value) for blank, value in values.items()})


def isolated(value: object) -> object:
    """A value to fill in; right-to-left text is kept from reordering the text beside it.

    All our languages are left-to-right, so only values with right-to-left letters (mostly names)
    are wrapped in FSI and PDI, the isolates of Unicode's bidirectional algorithm (UAX #9).
    """
    if isinstance(value, str) and any(bidirectional(sign) in ("R", "AL", "AN") for sign in value):
        return f"\u2068{value}\u2069"
    return value


def number_text(number: int) -> str:
    """A whole number as the person's locale writes it, with a true minus sign."""
    return ("−" if number < 0 else "") + QLocale().toString(abs(number))


def points_text(points: int) -> str:
    """Points with a plus or a true minus sign: ``+25``, ``−50``; 0 has none."""
    return f"+{number_text(points)}" if points > 0 else number_text(points)


def points_phrase(points: int) -> str:
    """``1 point``, ``25 points``, ``−50 points``, to stand after a colon or between commas."""
    return translate("Numbers", "%n point(s)", points)


def cards_phrase(count: int) -> str:
    """``1 card``, ``7 cards``, to stand after a colon or between commas."""
    return translate("Numbers", "%n card(s)", count)


def percent_text(share: int) -> str:
    """A percentage with the sign where the language puts it: ``43%``."""
    return translate("Numbers", "{number}%", number=number_text(share))


def joined(texts: Sequence[str]) -> str:
    """A list as the language writes it: ``Bo, Cleo, and Dag``."""
    return QLocale().createSeparatedList([str(isolated(text)) for text in texts])


def moment_text(created: str) -> str:
    """A date and time (ISO 8601) in the locale's short format; unchanged if it is invalid."""
    when = QDateTime.fromString(created, Qt.DateFormat.ISODate)
    if not when.isValid():
        return created
    return QLocale().toString(when.toLocalTime(), QLocale.FormatType.ShortFormat)


def day_text(day: str, *, full: bool = True) -> str:
    """The day of a date or time (ISO 8601) in the locale's format; empty if it is invalid."""
    when = QDateTime.fromString(day, Qt.DateFormat.ISODate)
    length = QLocale.FormatType.LongFormat if full else QLocale.FormatType.ShortFormat
    return QLocale().toString(when.toLocalTime().date(), length) if when.isValid() else ""


def date_text(day: QDate) -> str:
    """A day in the locale's long format: ``24 November``, with the year if it is not this one."""
    year = r"|,?\s*y+" if day.year() == QDate.currentDate().year() else ""
    whole = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    return QLocale().toString(day, re.sub(rf"dddd,?\s*|'[^']*'\s*{year}", "", whole))


def unaccented(text: str) -> str:
    """A text for searches: lower case without accents, as many letters as before."""
    return "".join(map(_unaccented_letter, text)).translate(_WITHOUT_DECOMPOSITION)


@lru_cache(maxsize=1024)
def _unaccented_letter(letter: str) -> str:
    return normalize("NFD", letter.lower())[:1]


_WITHOUT_DECOMPOSITION: Final = str.maketrans("łøæđß", "loads")


def in_context(context: str) -> partial[str]:
    """``translate`` bound to one context, for a module's ``tr``, as it is called in Qt."""
    return partial(translate, context)


class _Localizer(QObject):
    """A child of a widget: Qt forwards ``LanguageChange`` from the widget to its children."""

    def __init__(self, widget: QObject, show_texts: Callable[[], object]) -> None:
        super().__init__(widget)
        self._show_texts = show_texts

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            # Deferred: Qt is iterating over the widget's children, which may change.
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))
        elif event.type() == QEvent.Type.User:
            self._show_texts()
        return super().event(event)


def localize(widget: QObject, show_texts: Callable[[], object]) -> None:
    """Calls ``show_texts`` now and whenever the language changes, as long as ``widget`` lives."""
    _Localizer(widget, show_texts)
    show_texts()


def languages() -> list[str]:
    """The codes of the available languages, English first."""
    names = QResource(FOLDER).children()  # QDir would open and map each file
    codes = {name.removeprefix(PREFIX).removesuffix(".qm") for name in names}
    return ["en", *sorted(codes - {"en"})]


def language_name(code: str) -> str:
    """A language's own name, without a country: ``Svenska``; the code of an unknown one."""
    language = QLocale(code).language()
    if language == QLocale.Language.C:
        return code
    name = QLocale(language, QLocale.Country.World).nativeLanguageName()
    return name[:1].upper() + name[1:]


def alphabetical(things: Iterable[str], name_of: Callable[[str], str] = str) -> list[str]:
    """Things sorted by name in the order of the language's alphabet: Å after Z, Ł after L."""
    order = QCollator(QLocale())
    order.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return sorted(things, key=lambda thing: order.sortKey(name_of(thing)))


class Language(SettingKind):
    """A kind of setting: the code of a language, or empty for the desktop's."""

    @property
    def words(self) -> dict[str, str]:
        """The available languages by code, with their own names; the desktop's choice first."""
        names = {code: language_name(code) for code in languages()}
        own = alphabetical(names, names.__getitem__)
        first: dict[str, Annotated[English, "Preferences"]] = {"": "Follow the desktop"}
        return first | {code: names[code] for code in own}

    def read(self, raw: Any) -> str:
        """The code; ``ValueError`` if it is not one. A later version may have its language."""
        if isinstance(raw, str) and re.fullmatch(r"([a-z]{2,3}(_[A-Z]{2})?)?", raw):
            return raw
        raise ValueError("the code of a language is wanted")


def wanted_language(tags: Iterable[str]) -> str:
    """The first available of a desktop's languages (``sv-FI``, ``en``), else English.

    Danish is not a substitute for Norwegian: only a person may choose that.
    """
    spoken = languages()
    codes = (tag.replace("_", "-").split("-")[0] for tag in tags)
    return next((code for code in codes if code in spoken), "en")


def locale_for(code: str, desktop: QLocale) -> QLocale:
    """A language's locale for numbers, dates and lists: the desktop's if it has the language."""
    locale = QLocale(code)
    if locale.language() == desktop.language():
        return desktop
    return QLocale("en_001") if locale.language() == QLocale.Language.English else locale


def speak(language: str = "") -> bool:
    """Installs the translations and the locale of a language (empty: the desktop's).

    Open windows get a ``LanguageChange``. English is installed below every language: its file has
    the plural forms, also for sentences that the language's own file lacks. Returns whether the
    language is available; if not, English is installed.
    """
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("translations need a running application")
    desktop = QLocale.system()
    code = language or wanted_language(desktop.uiLanguages())
    own = _load(f"{FOLDER}/{PREFIX}{code}.qm")
    spoken = code if own else "en"
    qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    files = [_load(f"{qt}/qtbase_{spoken}.qm"), _load(f"{FOLDER}/{PREFIX}en.qm")]
    before = app.findChildren(QTranslator, OURS)
    QLocale.setDefault(locale_for(spoken, desktop))
    for translator in filter(None, [*files, own if spoken != "en" else None]):
        translator.setParent(app)
        app.installTranslator(translator)  # Qt searches the one installed last first
    for translator in before:
        app.removeTranslator(translator)
        translator.deleteLater()
    return own is not None


def retranslate() -> None:
    """Sends ``LanguageChange``, so that every open window sets its texts again."""
    app = QCoreApplication.instance()
    assert app is not None
    QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))


def _load(path: str) -> QTranslator | None:
    """The translations of a file; None if it has none or cannot be read."""
    translator = QTranslator()
    translator.setObjectName(OURS)
    return translator if translator.load(path) and not translator.isEmpty() else None


def not_spoken(language: str) -> str:
    """The message that a language (empty: the desktop's) is not available."""
    code = language or wanted_language(QLocale.system().uiLanguages())
    return translate(
        "Language",
        "This translation cannot be read, so the program speaks English: {language}.",
        language=language_name(code),
    )
