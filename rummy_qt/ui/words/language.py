"""Languages: finds those that are there, installs one, and says every sentence in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QDir,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
)

FOLDER = ":/assets/translations"
PREFIX = "rummy-qt_"


def translate(context: str, text: str, n: int | None = None, /, **values: object) -> str:
    """A sentence in the person's language, with its blanks ``{…}`` filled by ``values``.

    ``n`` is the number of the counted noun that stands as ``%n card(s)``. The English ``text`` is
    written out in the call, or in a table that marks it by ``QT_TRANSLATE_NOOP``.
    """
    if n is None:
        words = QCoreApplication.translate(context, text)
    else:  # Qt takes −1 for no number at all, and would write −2 with a hyphen
        words = QCoreApplication.translate(context, text, None, abs(n))
        if n < 0:
            words = words.replace(str(-n), f"−{-n}", 1)
    return words.format(**values) if values else words


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text of a table for translation; whoever shows it translates it."""
    return text


class _Retold(QObject):
    """A child of a widget: Qt hands the widget's change of language on to it."""

    def __init__(self, widget: QObject, say: Callable[[], object]) -> None:
        super().__init__(widget)
        self._say = say

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        return super().event(event)


def retold(widget: QObject, say: Callable[[], object]) -> None:
    """Has a widget say its words, now and again whenever the language changes.

    ``say`` sets every text that the widget shows; what a person has typed or chosen stays.
    """
    _Retold(widget, say)
    say()


def languages() -> list[str]:
    """The codes of the languages that the program speaks, English first."""
    names = QDir(FOLDER).entryList([f"{PREFIX}*.qm"])
    codes = {name.removeprefix(PREFIX).removesuffix(".qm") for name in names}
    return ["en", *sorted(codes - {"en"})]


class Language:
    """The kind of a preference: a language by its code, or empty for the desktop's."""

    @property
    def words(self) -> dict[str, str]:
        """The languages that there are, each called by its own name."""
        names = {code: QLocale(code).nativeLanguageName() for code in languages()}
        own = {code: name[:1].upper() + name[1:] for code, name in names.items()}
        return {"": QT_TRANSLATE_NOOP("Preferences", "Follow the desktop"), **own}

    def read(self, kept: Any) -> str:
        """The code; ``ValueError`` where it is none. Its language may be a later version's."""
        if isinstance(kept, str) and re.fullmatch(r"([a-z]{2,3}(_[A-Z]{2})?)?", kept):
            return kept
        raise ValueError("the code of a language is wanted")

    def write(self, code: str) -> str:
        """As JSON holds it."""
        return code


def install(language: str = "") -> list[QTranslator]:
    """Install the translations of ``language`` (empty: the system's) and return them.

    English lies below every language: its file carries the plural forms, also for sentences that
    another language's file does not have yet.
    """
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("translations need a running application")
    locale = QLocale(language) if language else QLocale.system()
    if locale.language() == QLocale.Language.C:
        locale = QLocale("en_001")  # of no country: dates that anybody can read
        QLocale.setDefault(locale)
    if language:
        QLocale.setDefault(locale)
    own = [QLocale("en")]
    if locale.language() != QLocale.Language.English:
        own.append(locale)
    words = [(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), "qtbase", locale)]
    words += [(FOLDER, PREFIX.rstrip("_"), each) for each in own]
    installed = []
    for folder, name, wanted in words:  # what is installed last is asked first
        translator = QTranslator(app)
        if translator.load(wanted, name, "_", folder) and app.installTranslator(translator):
            installed.append(translator)
    return installed
