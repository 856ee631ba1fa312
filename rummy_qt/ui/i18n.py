"""Languages: finds the translations that are there and installs one for the whole program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDir, QLibraryInfo, QLocale, QTranslator

FOLDER = ":/assets/translations"
PREFIX = "rummy-qt_"


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text of a table for translation; whoever shows it translates it. Qt's own, typed."""
    return text


def languages() -> list[str]:
    """The codes of the languages that the program speaks, English first."""
    names = QDir(FOLDER).entryList([f"{PREFIX}*.qm"])
    codes = {name.removeprefix(PREFIX).removesuffix(".qm") for name in names}
    return ["en", *sorted(codes - {"en"})]


def install(language: str = "") -> list[QTranslator]:
    """Install the translations of ``language`` (empty: the system's) and return them.

    English has translations too: they carry the plural forms.
    """
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("translations need a running application")
    locale = QLocale(language) if language else QLocale.system()
    if locale.language() == QLocale.Language.C:
        locale = QLocale("en")
    if language:
        QLocale.setDefault(locale)
    installed = []
    own_words = QTranslator(app), PREFIX.rstrip("_"), FOLDER
    qt_words = (
        QTranslator(app),
        "qtbase",
        QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath),
    )
    for translator, name, folder in (qt_words, own_words):
        found = translator.load(locale, name, "_", folder)
        if not found and name == PREFIX.rstrip("_"):
            found = translator.load(f"{PREFIX}en", folder)
        if found and app.installTranslator(translator):
            installed.append(translator)
    return installed
