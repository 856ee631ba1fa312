"""The current language, its name, and how it formats numbers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from build_resources import compile_with
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPointF, QTranslator
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from rummy_qt.engine import RULEBOOKS, Card
from rummy_qt.records.paths import settings_file
from rummy_qt.ui import start
from rummy_qt.ui.crash import CrashReporter
from rummy_qt.ui.drawings import draw_numerals
from rummy_qt.ui.words import language
from rummy_qt.ui.words.cards import spoken_cards
from rummy_qt.ui.words.handbook.page import HandbookPage
from rummy_qt.ui.words.language import (
    Language,
    alphabetical,
    joined,
    locale_for,
    number_text,
    percent_text,
    points_phrase,
    points_text,
    speak,
    translate,
    unaccented,
)
from tests.architecture.sources import ROOT

SIX = ["en", "da", "de", "nl", "pl", "sv"]


@pytest.fixture
def six(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "languages", lambda: SIX)


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (["de-AT", "de"], "de"),
        (["pt-BR", "pt", "sv-SE", "en"], "sv"),
        (["sv_FI", "en"], "sv"),
        (["nb-NO", "nb"], "en"),
        (["nn-NO", "nb-NO", "nl-BE"], "nl"),
        (["C"], "en"),
        ([], "en"),
        (["en-US", "de"], "en"),
        (["zh-Hant-TW", "x", "", "da"], "da"),
    ],
)
@pytest.mark.usefixtures("six")
def test_the_first_available_language_of_the_desktop_is_used(tags: list[str], code: str) -> None:
    assert language.wanted_language(tags) == code


ASKED = """
from PySide6.QtCore import QLocale
from rummy_qt.ui.words import language
language.languages = lambda: ["en", "da", "de", "nl", "pl", "sv"]
desktop = QLocale.system()
code = language.wanted_language(desktop.uiLanguages())
print(code, language.locale_for(code, desktop).name())
"""


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"LC_ALL": "C"}, "en en_001"),
        ({"LC_ALL": "POSIX"}, "en en_001"),
        ({"LANG": "de_AT.UTF-8"}, "de de_AT"),
        ({"LANG": "pt_BR.UTF-8"}, "en en_001"),
        ({"LANG": "sv_FI.UTF-8", "LANGUAGE": "sv_FI:en"}, "sv sv_FI"),
        ({"LANG": "nb_NO.UTF-8"}, "en en_001"),
        ({"LANG": "fi_FI.UTF-8", "LANGUAGE": "fi:sv:en"}, "sv sv_SE"),
    ],
    ids=str,
)
def test_the_language_follows_the_desktops_settings(environment: dict[str, str], said: str) -> None:
    ours = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        env=ours | environment | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == said, done.stderr


@pytest.mark.usefixtures("six")
def test_languages_are_listed_by_their_own_names() -> None:
    words = Language().words
    assert list(words) == ["", "da", "de", "en", "nl", "pl", "sv"]
    assert list(words.values()) == [
        "Follow the desktop", "Dansk", "Deutsch", "English", "Nederlands", "Polski", "Svenska",
    ]  # fmt: skip
    assert language.language_name("qq") == "qq"


def test_numbers_follow_the_country_only_if_it_speaks_the_language() -> None:
    assert locale_for("de", QLocale("de_CH")).name() == "de_CH"
    assert locale_for("de", QLocale("sv_SE")).name() == "de_DE"
    assert locale_for("en", QLocale("en_GB")).name() == "en_GB"
    assert locale_for("en", QLocale("pt_BR")).name() == "en_001"


@pytest.mark.parametrize("code", ["de_CH", "ar_EG", "fa_IR", "mr_IN", "pl"])
def test_the_table_can_draw_the_numbers_of_any_country(code: str) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    usual = drawn(number_text(12_340))
    QLocale.setDefault(QLocale(code))
    assert number_text(12_340) != "12,340"
    assert drawn(number_text(12_340)) == usual


def drawn(number: str) -> QImage:
    """A number drawn in the digits of the table."""
    image = QImage(260, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw_numerals(painter, number, QPointF(4, 4), 50, "#203040")
    painter.end()
    return image


@pytest.mark.parametrize(
    ("code", "number", "names"),
    [
        ("en", "1,234", "Bo, Cleo, and Dag"),
        ("sv", "1\N{NO-BREAK SPACE}234", "Bo, Cleo och Dag"),
        ("de", "1.234", "Bo, Cleo und Dag"),
        ("nl", "1.234", "Bo, Cleo en Dag"),
        ("da", "1.234", "Bo, Cleo og Dag"),
        ("pl", "1234", "Bo, Cleo i Dag"),
    ],
)
def test_numbers_and_lists_follow_the_language(code: str, number: str, names: str) -> None:
    QLocale.setDefault(QLocale(code))
    assert number_text(1234) == number
    assert number_text(-15) == "−15"
    assert points_text(1234) == f"+{number}"
    assert points_text(-1234) == f"−{number}"
    assert points_phrase(-1234) == f"−{number} points"
    assert points_phrase(999) == "999 points"
    assert joined(["Bo", "Cleo", "Dag"]) == names


@pytest.mark.parametrize(
    ("code", "share"),
    [("en", "43%"), ("sv", "43\u00a0%"), ("de", "43\u00a0%"), ("nl", "43%"), ("pl", "43%")],
)
def test_a_percentage_is_written_as_in_the_language(code: str, share: str) -> None:
    speak(code)
    assert percent_text(43) == share


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("sv", ["adam", "Bo", "Zoe", "Åke", "Ängla", "Örjan"]),
        ("da", ["adam", "Bo", "Zoe", "Ærø", "Øjvind", "Åge"]),
        ("pl", ["adam", "Lech", "Łucja", "Marek"]),
        ("de", ["adam", "Ännchen", "Bo", "Özlem", "Zoe"]),
    ],
)
def test_names_are_sorted_by_the_languages_alphabet(code: str, names: list[str]) -> None:
    QLocale.setDefault(QLocale(code))
    assert alphabetical(reversed(names)) == names


# ------------------------------------------------------------- files of a language


def swedish(folder: Path, text: str = "Förråd") -> Path:
    """A language file with one sentence."""
    source = folder / "rummy-qt_sv.ts"
    source.write_text(
        '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="sv">'
        "<context><name>Areas</name><message><source>Stock</source>"
        f"<translation>{text}</translation></message></context></TS>",
        "utf-8",
    )
    made = source.with_suffix(".qm")
    compile_with("lrelease", ["-silent", str(source)], "-qm", made)
    return made


@pytest.fixture(scope="session")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return swedish(tmp_path_factory.mktemp("words")).read_bytes()


@pytest.fixture
def file(tmp_path: Path, made_once: bytes, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A translations folder with one language."""
    monkeypatch.setattr(language, "FOLDER", str(tmp_path))
    path = tmp_path / "rummy-qt_sv.qm"
    path.write_bytes(made_once)
    return path


@pytest.mark.usefixtures("file")
def test_the_language_can_be_changed_and_changed_back(qapp: QApplication) -> None:
    assert speak("sv")
    assert translate("Areas", "Stock") == "Förråd"
    assert translate("Areas", "Older than the program") == "Older than the program"
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.buttons()[0].text() == "Avbryt"
    assert joined(["Bo", "Ida"]) == "Bo och Ida"
    assert not speak("de")
    assert translate("Areas", "Stock") == "Stock"
    assert speak("sv")
    speak("en")
    assert translate("Areas", "Stock") == "Stock"
    for _ in range(100):
        assert speak("sv")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(qapp.findChildren(QTranslator, language.OURS)) <= 3


@pytest.mark.parametrize("code", ["sv", "fi", "qq"])
@pytest.mark.threads
def test_a_missing_language_is_reported_once_at_the_start(
    code: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_bytes(b"rubbish")
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_text(f'{{"language": "{code}"}}')
    monkeypatch.setattr(CrashReporter, "install", lambda _: None)
    window = start.open_window(None)
    try:
        assert window.notices.text == language.not_spoken(code)
        assert window.notices.more.text() == "+0"
    finally:
        window.close()
        window.deleteLater()


# ------------------------------------------------------------- searching


@pytest.mark.parametrize(
    ("text", "sought"),
    [("Korthögen", "korthogen"), ("dołożyć", "dolozyc"), ("LÄGGA", "lagga"), ("bøn", "bon")],
)
def test_a_search_needs_no_accents(text: str, sought: str) -> None:
    assert unaccented(text) == sought
    assert len(unaccented("İłæøß")) == 5


@pytest.mark.parametrize(("code", "sought", "marked"), [
    ("sv", "korthogen", "korthögen"), ("pl", "talonu gorna", "górn"), ("da", "braet", ""),
])  # fmt: skip
def test_the_handbook_is_searched_without_accents(code: str, sought: str, marked: str) -> None:
    speak(code)
    page = HandbookPage(RULEBOOKS["rommy-dk"], "Rommy", words=sought).html
    assert (f"<span class='found'>{marked}" in page) == bool(marked)


@pytest.mark.parametrize(
    ("tag", "run"),
    [
        ("en", "five to eight of hearts"),
        ("da", "hjerter fem til otte"),
        ("de", "Herz Fünf bis Acht"),
        ("nl", "harten vijf tot en met acht"),
        ("pl", "piątka – ósemka kier"),
        ("sv", "hjärter fem till åtta"),
    ],
)
def test_a_run_is_spoken_by_its_ends_and_its_suit(qapp: QApplication, tag: str, run: str) -> None:
    speak(tag)
    assert spoken_cards(map(Card.parse, ("5h", "6h", "7h", "8h"))) == run
