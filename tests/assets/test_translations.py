"""What each language's file says is sound; and whatever may be wrong with one is found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import check_translations
import pytest
import update_translations
from check_translations import (
    Book,
    Entry,
    every_message,
    faults_of,
    glossary,
    menus_and_dialogs,
    read,
    translations,
    waiting_in,
)
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from rummy_qt.ui.application import register_resources
from rummy_qt.ui.words.language import number_text, speak, translate

register_resources()


@pytest.mark.parametrize("path", translations(), ids=lambda path: path.stem)
def test_every_translation_is_free_of_faults(path: Path) -> None:
    assert faults_of(read(path)) == []


# ------------------------------------------------------------- what is wrong is found

CORRECT = Book(
    "pl",
    (
        Entry("Actions", "&Undo", ("&Cofnij",)),
        Entry("Actions", "&Redo", ("&Ponów",)),
        Entry("Actions", "&New match…", ("&Nowa partia…",)),
        Entry("Actions", "&Game", ("&Gra",)),
        Entry("ReplayBar", "&Close", ("&Zamknij",)),
        Entry("Review", "&Try again", ("&Spróbuj jeszcze raz",)),
        Entry("Review", "&Back to the list", ("Wróć do li&sty",)),
        Entry("LessonStrip", "&Play on", ("Graj &dalej",)),
        Entry("ContinuePanel", "Cont&inue", ("&Kontynuuj",)),
        Entry("HouseRulesDialog", "&Save", ("&Zachowaj",)),
        Entry("HouseRulesDialog", "&Discard", ("&Odrzuć zmiany",)),
        Entry("Reasons", "Use this first: {duty}.", ("Najpierw do użycia: {duty}.",)),
        Entry("Reasons", "Draw from the stock.", ("Dobierz z talonu.",)),
        Entry(
            "Table",
            "{name} leads with %n point(s).",
            tuple(f"{{name}} prowadzi: %n {word}." for word in ("punkt", "punkty", "punktów")),
            numerus=True,
        ),
        Entry("Words", "Plays as “Club”.", ("Gra jak „klubowy”.",)),
        Entry("Words", "<b>All</b> lie open.", ("<b>Wszystkie</b> leżą odkryte.",)),
        Entry("Words", "Joker", ("Joker",)),
        Entry("Words", "Fjord", ("Fjord",), meant=True),
    ),
    "pl",
)
WANTED = {(entry.context, entry.source) for entry in CORRECT.entries}


def changed(text: str, *forms: str, **changes: Any) -> Book:
    """The sound file with one message otherwise."""
    if forms:
        changes["forms"] = forms
    entries = [e._replace(**changes) if e.source == text else e for e in CORRECT.entries]
    assert entries != list(CORRECT.entries)
    return CORRECT._replace(entries=tuple(entries))


def test_a_correct_translation_file_has_no_faults() -> None:
    assert faults_of(CORRECT) == []
    assert waiting_in(CORRECT, WANTED) == []


USED = "Use this first: {duty}."
LEADS = "{name} leads with %n point(s)."
FORMS_OF_LEADS = next(entry.forms for entry in CORRECT.entries if entry.source == LEADS)
FAULTY = {
    "there 2 times": CORRECT._replace(entries=(*CORRECT.entries, CORRECT.entries[0])),
    "nothing stands there": changed(USED, ""),
    "{duty} is lost": changed(USED, "Najpierw do użycia."),
    "{karta} is not in the source": changed(USED, "Najpierw do użycia: {duty} {karta}."),
    "{duty. is not in": changed(USED, "Najpierw do użycia: {duty."),
    "%n is lost": changed(LEADS, "{name} prowadzi: 1 punkt.", *FORMS_OF_LEADS[1:]),
    "3 plural forms are wanted, not 2": changed(LEADS, *FORMS_OF_LEADS[:2]),
    "the mnemonic (&) is lost": changed("&Undo", "Cofnij"),
    "a mnemonic (&) that the source has not": changed("Draw from the stock.", "&Dobierz z talonu."),
    "no letter follows the mnemonic": changed("&Undo", "Cofnij & ponów"),
    "&p twice in the menu Move": changed("&Undo", "&Poprzedni"),
    "&g twice in the replay page": changed("&Close", "&Gotowe"),
    "&g twice in the lesson": changed("&Play on", "&Graj dalej"),
    "&g twice in the welcome page": changed("Cont&inue", "&Graj dalej"),
    "&n twice in the buttons of the welcome page": changed("Cont&inue", "Ko&ntynuuj"),
    "&z twice in the replay page": changed("&Try again", "Spróbuj jes&zcze raz"),
    "&o twice in HouseRulesDialog": changed("&Save", "Zach&owaj"),
    "HTML differs": changed("<b>All</b> lie open.", "<b>Wszystkie<b> leżą odkryte."),
    "HTML differs from the source: 'Najpierw": changed(USED, "Najpierw do&nbsp;użycia: {duty}."),
    "a space at an edge": changed(USED, "Najpierw do użycia: {duty}. "),
    "two spaces": changed(USED, "Najpierw  do użycia: {duty}."),
    "it should end with '.'": changed(USED, "Najpierw do użycia: {duty}"),
    "it should end with '…'": changed("&New match…", "&Nowa partia"),
    "dots for an ellipsis": changed("&New match…", "&Nowa partia..."),
    '" is not how the language quotes': changed("Plays as “Club”.", 'Gra jak "klubowy".'),
    "“ is not how the language quotes": changed("Plays as “Club”.", "Gra jak “klubowy”."),
    "the source’s quotes are lost": changed("Plays as “Club”.", "Gra jak klubowy."),
    "the same as in English": changed("Fjord", meant=False),
    "“stock” is talon": changed("Draw from the stock.", "Dobierz ze stosu."),
    "“magazyn” is not a word": changed("Draw from the stock.", "Dobierz z magazynu, z talonu."),
    "depends on the player’s sex": changed(USED, "Najpierw użyłeś: {duty}."),
    "nobody has said in QUOTED": CORRECT._replace(language="sl", said="sl"),
    "its language is 'de'": CORRECT._replace(said="de"),
}
"""By what is said of it, a file with that one fault."""


@pytest.mark.parametrize("said", FAULTY)
def test_every_fault_of_a_translation_is_named(said: str) -> None:
    faults = faults_of(FAULTY[said])
    assert any(said in fault for fault in faults), faults
    assert all(re.match(r"\[\w+\] |the file says", fault) for fault in faults), faults


def test_a_translators_comment_allows_another_term() -> None:
    other = changed("Draw from the stock.", "Dobierz ze stosu.", meant=True)
    assert faults_of(other) == []


WAITING = {
    "missing": CORRECT._replace(entries=CORRECT.entries[1:]),
    "unfinished": changed("&Undo", "", finished=False),
}


@pytest.mark.parametrize("how", WAITING)
def test_an_untranslated_sentence_is_waiting_and_not_a_fault(how: str) -> None:
    assert faults_of(WAITING[how]) == []
    assert waiting_in(WAITING[how], WANTED) == [("Actions", "&Undo")]


def test_a_release_needs_complete_translations(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = next(path for path in translations() if path.stem.endswith("sv"))
    path = tmp_path / whole.name
    text = whole.read_text("utf-8")
    first = text.index("<message")
    path.write_text(text[:first] + text[text.index("</message>") + len("</message>") :], "utf-8")
    context, source = next((e.context, e.source) for e in read(whole).entries)
    assert check_translations.main([path]) == 0
    said = capsys.readouterr().out
    assert f"rummy-qt_sv.ts [{context}] {source!r}: waits for its translation" in said
    assert re.search(r"rummy-qt_sv\.ts: \d\d % said, \d+ wait, 0 faults", said)
    assert check_translations.main([path], whole=True) == 1


def test_a_language_just_begun_does_not_block_a_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(check_translations.QUOTED, "nb", "«[^»]*»")
    monkeypatch.setattr(update_translations, "FOLDER", tmp_path)
    update_translations.update(["nb"])
    begun = tmp_path / "rummy-qt_nb.ts"
    text = begun.read_text("utf-8")
    told = "<source>Licence</source>\n            <translation"
    assert told in text
    begun.write_text(text.replace(f'{told} type="unfinished" />', f"{told}>Lisens</translation>"))
    assert check_translations.main([begun], whole=True) == 0
    assert re.search(r"rummy-qt_nb\.ts: 0 % said, \d+ wait, 0 faults", capsys.readouterr().out)
    assert "nb" not in check_translations.WHOLE


def test_a_damaged_translation_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "rummy-qt_sv.ts"
    path.write_text('<TS language="sv"><context><name>Log</name><message>', "utf-8")
    with pytest.raises(ValueError, match=r"rummy-qt_sv\.ts is damaged"):
        read(path)


def test_no_english_dialog_has_a_mnemonic_twice() -> None:
    english = {each: Entry(*each, (each[1],)) for each in every_message()}
    assert list(check_translations.doubled_mnemonics(Book("en", tuple(english.values())))) == []
    save = ("HouseRulesDialog", "&Save")
    english[save] = english[save]._replace(forms=("Save and &delete",))
    assert list(check_translations.doubled_mnemonics(Book("en", tuple(english.values()))))


def test_every_mnemonic_belongs_to_a_menu_or_a_dialog() -> None:
    seen = {each for _, texts in menus_and_dialogs() for each in texts}
    letters = {each for each in every_message() if check_translations.MNEMONIC.search(each[1])}
    assert len(letters) > 50
    assert letters <= seen


def test_the_glossary_has_each_term_in_every_language() -> None:
    terms = glossary().terms
    assert len(terms) > 30
    for term in terms:
        assert {code for code, stems in term.stems.items() if stems} >= check_translations.WHOLE
    assert "joker" in glossary().same["sv"]
    assert "ableg" in glossary().never["de"]


# ------------------------------------------------------------- numbers


NUMBERS = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 1234, -1, -15)


def form_for(language: str, number: int) -> int:
    """Which plural form the grammar wants."""
    count = abs(number)
    if language != "pl":
        return int(count != 1)
    few = count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14)
    return 0 if count == 1 else 1 if few else 2


@pytest.mark.parametrize("path", translations(), ids=lambda path: path.stem)
def test_every_number_takes_the_right_plural_form(path: Path, qapp: QApplication) -> None:
    book = read(path)
    counted = [entry for entry in book.entries if entry.numerus and entry.finished]
    before = QLocale()
    assert speak(book.language) or not counted  # Qt loads no file that says nothing yet
    try:
        for entry in counted:
            for number in NUMBERS:
                form = entry.forms[form_for(book.language, number)]
                wanted = form.replace("%n", number_text(number))
                assert translate(entry.context, entry.source, number) == wanted
                assert "(s)" not in wanted
    finally:
        speak("en")
        QLocale.setDefault(before)
