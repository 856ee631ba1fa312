"""The handbook and the house rules: descriptions of the options, and which can be changed."""

from __future__ import annotations

import html
import json
import re
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QTextBrowser,
)
from pytestqt.qtbot import QtBot

from rummy_qt.engine import OPTIONS, REASONS, RULEBOOKS, Move, Rules
from rummy_qt.engine.reasons import Reason
from rummy_qt.engine.rules import YES_NO, Choice, Number
from rummy_qt.records.header import PROGRAM, SeatInfo
from rummy_qt.records.sentences import RecordError
from rummy_qt.ui import houses
from rummy_qt.ui.houses import House
from rummy_qt.ui.match_choice import first_choice, from_json, to_json
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.windows.handbook import HandbookWindow
from rummy_qt.ui.windows.house_rules import HouseRulesDialog
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.page_dialog import Veil
from rummy_qt.ui.windows.questions import QuestionBox
from rummy_qt.ui.words.handbook.chapters import SECTIONS
from rummy_qt.ui.words.handbook.page import (
    OURS,
    HandbookPage,
    anchor_of,
    side_by_side_html,
    topic_for,
)
from rummy_qt.ui.words.names import RULEBOOK_WORDS
from rummy_qt.ui.words.prompts import option_text
from tests.ui.keyboard import press, write
from tests.ui.windows.conftest import bridge_of, click, dialog_of, label_texts, named


def plain(rules: Rules, rulebook: str = "", words: str = "") -> str:
    """The text of the handbook's page without tags and non-breaking characters."""
    page = HandbookPage(rules, "Title", rulebook, words).html.replace("\u00a0", " ")
    return re.sub(r"<[^>]+>", " ", page)


def test_every_option_has_a_clause() -> None:
    spoken = {o for section in SECTIONS for clause in section.clauses for o in clause.options}
    assert spoken == set(OPTIONS)
    assert set(OURS) == set(RULEBOOKS)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_of_an_option_changes_the_handbook(name: str) -> None:
    """In at least one rulebook: a house rule explains itself."""
    values = OPTIONS[name].values
    others: list[object] = []
    if isinstance(values, Choice):
        others = list(values.values)
    elif isinstance(values, Number):
        said = {getattr(rules, name) for rules in RULEBOOKS.values()}
        others = [*said, 50, values.low, values.low + 1, *([None] if values.without else [])]
    else:
        others = [(5,) * 7]
    grounds = [*RULEBOOKS.values(), RULEBOOKS["rommy-dk"].replace(closing_card_face_up=True)]
    different = False
    for rules in grounds:
        for value in others:
            try:
                changed = rules.replace(**{name: value})
            except ValueError:
                continue
            different = different or (changed != rules and plain(changed) != plain(rules))
    assert different


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_no_handbook_has_unfilled_blanks(rulebook: str) -> None:
    text = plain(RULEBOOKS[rulebook], rulebook)
    assert not re.search(r"[{}]|None|True|False|%n", text)
    assert "°" in text


def test_the_handbook_shows_the_rules_of_the_match(window: MainWindow) -> None:
    choice = first_choice("Anna", ["club", "club"])
    window.commands.begin(choice._replace(rulebook="femhundra", rules=RULEBOOKS["femhundra"]))
    window.commands.actions["handbook"].trigger()
    text = named(dialog_of(window, "handbook"), QTextBrowser, "handbook_text").toPlainText()
    assert text.startswith("Femhundra · Swedish rules")
    assert "you pay 100 points" in text


def test_changed_rules_have_a_handbook_of_their_own(window: MainWindow) -> None:
    choice = first_choice("Anna", ["club", "club"])
    rules = choice.rules.replace(going_out_bonus=75)
    window.commands.begin(choice._replace(rules=rules, house="At Anna's"))
    window.commands.actions["handbook"].trigger()
    text = named(dialog_of(window, "handbook"), QTextBrowser, "handbook_text").toPlainText()
    assert text.startswith("House rule: At Anna's")
    assert "Going out is worth 75 points." in text


def test_searching_the_handbook_keeps_only_matching_clauses(
    qtbot: QtBot, preferences: Preferences
) -> None:
    window = HandbookWindow(preferences, House("", "rommy-dk", RULEBOOKS["rommy-dk"]))
    qtbot.addWidget(window)
    write("joker dealer", to=window.search)
    assert "Nothing was found" in window.text.toPlainText()
    window.search.clear()
    write("jok", to=window.search)
    text = window.text.toPlainText()
    assert "A joker counts 25" in text
    assert "The aim" not in text


def test_the_tabs_of_the_handbook_follow_its_pages(window: MainWindow) -> None:
    window.resize(1280, 800)
    window.commands.actions["handbook"].trigger()
    dialog = dialog_of(window, "handbook")
    assert isinstance(dialog, HandbookWindow)
    QApplication.processEvents()
    assert dialog.chapters.currentRow() == 0
    dialog.chapters.setCurrentRow(3)
    columns = 60, 60 + dialog.text.viewport().width() // 2
    heads = [dialog.text.cursorForPosition(QPoint(x, 24)).block().text() for x in columns]
    assert "4. " + dialog.chapters.item(3).text().removeprefix("4  ") in heads
    bar = dialog.text.verticalScrollBar()
    there = bar.value()
    bar.setValue(0)
    assert dialog.chapters.currentRow() == 0
    bar.setValue(there)
    assert dialog.chapters.currentRow() == 3, "back where the tab had led"


def test_the_handbook_has_two_columns_beside_its_tabs(
    window: MainWindow,
) -> None:
    window.resize(1280, 800)
    window.commands.actions["handbook"].trigger()
    dialog = dialog_of(window, "handbook")
    assert isinstance(dialog, HandbookWindow)
    QApplication.processEvents()
    left = 60 + dialog.text.viewport().width() // 2
    tops = [dialog.text.cursorForPosition(QPoint(x, 300)).block() for x in (60, left)]
    assert tops[0] != tops[1], "one column stands beside the other"
    assert not dialog.chapters.verticalScrollBar().isVisible()
    assert dialog.card.isVisible()
    assert dialog.width() < window.width(), "and the table is seen behind it"


def test_choosing_a_tab_shows_its_chapter_and_keeps_it_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.commands.actions["handbook"].trigger()
    dialog = dialog_of(window, "handbook")
    assert isinstance(dialog, HandbookWindow)
    text = dialog.text.viewport()

    def on_the_screen() -> QImage:
        corner = text.mapTo(dialog, QPoint())
        place = corner.x(), corner.y(), text.width(), text.height()
        return dialog.screen().grabWindow(dialog.winId(), *place).toImage()

    qtbot.waitUntil(lambda: dialog.text.verticalScrollBar().maximum() > 0)
    QApplication.processEvents()
    dialog.repaint()
    last = dialog.chapters.count() - 1
    dialog.chapters.setCurrentRow(last)  # it is short, so it stays at the bottom of the page
    QApplication.processEvents()
    shown = on_the_screen()
    dialog.repaint()
    assert on_the_screen() == shown
    assert dialog.chapters.currentRow() == last


def test_why_opens_the_handbook_at_the_marked_clause(window: MainWindow) -> None:
    choice = first_choice("Anna", ["club", "club"])
    window.commands.begin(choice._replace(rulebook="rommy-dk", rules=RULEBOOKS["rommy-dk"]))
    bridge_of(window).refused.emit(Reason("too_many_jokers"))
    assert window.pages.table is not None
    why = window.pages.table.bar.why
    assert "F1" in why.toolTip()
    click(why)
    text = named(dialog_of(window, "handbook"), QTextBrowser, "handbook_text")
    top = text.cursorForPosition(QPoint(100, 60))
    assert top.block().text().startswith("Every meld has more natural cards")
    assert top.currentTable().format().background().style() != Qt.BrushStyle.NoBrush


def test_why_after_a_refused_draw_opens_the_clause_on_turns(window: MainWindow) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    bridge_of(window).refused.emit(Reason("draw_first"))
    window.commands.actions["handbook"].trigger()
    text = named(dialog_of(window, "handbook"), QTextBrowser, "handbook_text")
    assert (
        text.cursorForPosition(QPoint(100, 60)).block().text().startswith("A turn has three parts")
    )


def test_after_the_next_move_the_handbook_opens_at_its_beginning(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.commands.begin(first_choice("Anna", ["club", "club"]))
    bridge = bridge_of(window)
    qtbot.waitUntil(lambda: bridge.game.view().to_move == 0)
    bridge.refused.emit(Reason("too_many_jokers"))
    assert bridge.submit(Move.parse("draw"))
    window.commands.actions["handbook"].trigger()
    text = named(dialog_of(window, "handbook"), QTextBrowser, "handbook_text")
    assert text.verticalScrollBar().value() == 0


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_refusal_has_a_clause(rulebook: str) -> None:
    rules = RULEBOOKS[rulebook]
    page = HandbookPage(rules, "Title").html
    for reason in REASONS:
        topic = topic_for(reason, rules)
        assert f'name="{anchor_of(topic)}"' in page
        assert "class='asked'" in HandbookPage(rules, "Title", asked=topic).html


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_one_and_two_columns_hold_the_same_text(rulebook: str) -> None:
    pages = [
        HandbookPage(RULEBOOKS[rulebook], "Title", rulebook, column_height=height).html
        for height in (0, 400)
    ]
    one, two = (re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", page)) for page in pages)
    assert one == two


def test_in_a_wide_handbook_the_tabs_lead_to_their_chapters(
    qtbot: QtBot, preferences: Preferences
) -> None:
    window = HandbookWindow(preferences, House("", "500-rum-de", RULEBOOKS["500-rum-de"]))
    qtbot.addWidget(window)
    window.show()
    window.resize(1200, 600)
    broad = window.text.document().size().height()
    for row in (1, 3, 4):
        window.chapters.setCurrentRow(row)
        window._mark_chapter()
        assert window.chapters.currentRow() == row
    window.resize(800, 600)
    assert window.text.document().size().height() > broad


@pytest.mark.parametrize("width", [800, 1200])
def test_after_why_the_tab_is_that_of_the_clause(
    qtbot: QtBot, preferences: Preferences, width: int
) -> None:
    """In two columns, the page may start with another chapter."""
    house = House("", "rommy-dk", RULEBOOKS["rommy-dk"])
    window = HandbookWindow(preferences, house, refusal="draw_first")
    qtbot.addWidget(window)
    window.show()
    window.resize(width, 600)
    window.show_answer()
    assert window.chapters.currentItem().text().split() == ["3", "Drawing"]


# ------------------------------------------------------------------------ house rules


@pytest.fixture
def page(qtbot: QtBot, preferences: Preferences) -> HouseRulesDialog:
    return house_rules(qtbot, preferences)


def house_rules(qtbot: QtBot, preferences: Preferences) -> HouseRulesDialog:
    dialog = HouseRulesDialog(preferences)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def answers(page: HouseRulesDialog) -> Rules:
    """The rules as entered on the page."""
    return Rules(**{name: editor.value for name, editor in page.editors.items()})  # type: ignore[arg-type]  # by name


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_house_rules_page_shows_every_option(rulebook: str, page: HouseRulesDialog) -> None:
    page.cards.choose(rulebook, "")
    assert page.rules() == answers(page) == RULEBOOKS[rulebook]


@pytest.mark.parametrize("size", [(872, 440), (1280, 760)])
def test_saved_house_rules_are_chosen_for_the_next_match(
    size: tuple[int, int], window: MainWindow, preferences: Preferences
) -> None:
    window.resize(*size)
    window.commands.actions["house_rules"].trigger()
    page = dialog_of(window, "house_rules")
    name = named(page, QLineEdit, "house_name")
    name.clear()
    write("At Anna's", to=name)
    named(page, QSpinBox, "going_out_bonus").setValue(75)
    click(named(page, QPushButton, "house_save"))
    page.close()
    window.commands.actions["new_match"].trigger()
    dialog = dialog_of(window, "new_match_dialog")
    rulebooks = named(dialog, QListWidget, "rulebooks")
    QApplication.processEvents()
    chosen = rulebooks.currentItem()
    assert chosen.text() == "At Anna's"
    assert rulebooks.viewport().rect().contains(rulebooks.visualItemRect(chosen))
    click(named(dialog, QPushButton, "play"))
    game = bridge_of(window).game
    assert game.header.house == "At Anna's"
    assert game.match.rules.going_out_bonus == 75


@pytest.mark.parametrize(("least", "most"), [(2, 8), (5, 8), (2, 2)])
def test_saving_house_rules_keeps_as_many_opponents_as_allowed(
    least: int, most: int, page: HouseRulesDialog, preferences: Preferences
) -> None:
    first = first_choice("Anna", ["club", "expert"])
    me, someone, _ = first.seats
    company = me, someone, SeatInfo("robot.py", PROGRAM, 5, "robot.py")
    preferences.last_match = first._replace(seats=company)
    named(page, QSpinBox, "min_players").setValue(least)
    named(page, QSpinBox, "max_players").setValue(most)
    page.name.setText("At Anna's")
    click(named(page, QPushButton, "house_save"))
    chosen = preferences.last_match
    assert chosen.house == "At Anna's"
    assert chosen.seats[:3] == company[:most]
    assert from_json(to_json(chosen)) == chosen, "it would be refused at the next start"


def answer(page: HouseRulesDialog, words: str) -> None:
    """Click an answer to the question about unsaved changes."""
    box = named(page, QuestionBox, "leave_draft")
    buttons = box.findChildren(QPushButton)
    button = next(one for one in buttons if words in one.text().replace("&", ""))
    button.click()


@pytest.mark.parametrize(
    ("words", "left", "bonus"), [("Save", True, 75), ("Discard", True, None), ("Keep", False, 75)]
)
def test_closing_with_unsaved_changes_asks_first(
    words: str, left: bool, bonus: int | None, page: HouseRulesDialog, preferences: Preferences
) -> None:
    spin = named(page, QSpinBox, "going_out_bonus")
    spin.setValue(75)
    press(Qt.Key.Key_Escape, to=page)
    assert page.isVisible()
    answer(page, words)
    assert page.isVisible() is not left
    kept = [house.rules.going_out_bonus for house in preferences.house_rules]
    assert kept == ([75] if words == "Save" else [])
    assert bonus is None or spin.value() == bonus


def test_enter_does_not_discard_rules_that_cannot_be_saved(page: HouseRulesDialog) -> None:
    named(page, QSpinBox, "going_out_bonus").setValue(75)
    page.name.clear()
    press(Qt.Key.Key_Escape, to=page)
    press(Qt.Key.Key_Return, to=named(page, QuestionBox, "leave_draft"))
    assert page.isVisible()
    assert page.rules().going_out_bonus == 75


def test_rules_that_cannot_be_saved_stay_selected(
    page: HouseRulesDialog,
) -> None:
    for name in ("One", "Two"):
        page.name.setText(name)
        click(named(page, QPushButton, "house_save"))
    page.name.clear()
    page.cards.choose("500-rum-de", "One")
    answer(page, "Keep")
    assert page.cards.chosen.name == "Two"
    assert not page.name.text()
    click(named(page, QPushButton, "house_delete"))
    assert [house.name for house in page.cards.houses if house.name] == ["One"]


def test_only_the_chosen_rule_card_shows_unsaved_changes(
    page: HouseRulesDialog,
) -> None:
    named(page, QSpinBox, "going_out_bonus").setValue(75)
    (drawn,) = page.cards.drafts.values()
    assert (page.cards.currentRow(), drawn.rules.going_out_bonus) == (0, 75)
    page.cards.choose("rommy-dk", "")
    answer(page, "Discard")
    ((row, drawn),) = page.cards.drafts.items()
    assert row == page.cards.currentRow() > 0
    assert drawn.rules == RULEBOOKS["rommy-dk"]
    assert page.cards.houses[0].rules == RULEBOOKS["500-rum-de"]


def test_choosing_own_rules_moves_no_card(window: MainWindow, preferences: Preferences) -> None:
    preferences.house_rules = (House("Mine", "500-rum-de", RULEBOOKS["500-rum-de"]),)
    window.commands.actions["house_rules"].trigger()
    page, places = dialog_of(window, "house_rules"), []
    assert isinstance(page, HouseRulesDialog)
    for row in (0, page.cards.count() - 1):
        page.cards.setCurrentRow(row)
        QApplication.processEvents()
        places.append((page.cards.geometry(), page.cards.breadth))
    assert places[0] == places[1]


def test_a_page_on_top_casts_no_shadow_into_the_one_below(window: MainWindow) -> None:
    """Once, a repaint behind the house rules included the shadow of their page."""
    window.commands.actions["new_match"].trigger()
    behind = dialog_of(window, "new_match_dialog")
    QApplication.processEvents()
    seats = behind.rect().adjusted(behind.width() // 2, 0, 0, 0)  # no focus frame in this half
    before = behind.grab(seats).toImage()
    click(named(behind, QPushButton, "own_rules"))
    QApplication.processEvents()
    assert dialog_of(window, "house_rules").isVisible()
    veil = behind.findChild(Veil)
    assert veil is not None
    veil.hide()  # nothing below it may have changed
    assert behind.grab(seats).toImage() == before


def test_deleted_rules_can_be_restored(page: HouseRulesDialog) -> None:
    save, delete = (named(page, QPushButton, f"house_{name}") for name in ("save", "delete"))
    assert not delete.isVisible()
    click(save)
    click(delete)
    assert not delete.isVisible()
    assert not [house for house in page.cards.houses if house.name]
    click(save)
    assert page.cards.chosen.name == page.name.text()
    assert delete.isEnabled()


def test_closing_without_changes_asks_nothing(page: HouseRulesDialog) -> None:
    named(page, QSpinBox, "going_out_bonus").setValue(75)
    click(named(page, QPushButton, "house_save"))
    press(Qt.Key.Key_Escape, to=page)
    assert not page.isVisible()


def test_choosing_other_rules_with_unsaved_changes_asks_first(page: HouseRulesDialog) -> None:
    click(named(page, QPushButton, "house_save"))
    first = page.name.text()
    page.cards.choose("500-rum-de", "")
    page.name.setText("Mine")
    page.cards.choose("500-rum-de", first)
    assert page.name.text() == "Mine"
    answer(page, "Keep")
    assert page.name.text() == "Mine"
    assert not page.cards.chosen.name
    page.cards.choose("500-rum-de", first)
    answer(page, "Discard")
    assert page.name.text() == first


def test_clashing_options_are_reported_at_once(page: HouseRulesDialog) -> None:
    pile = named(page, QComboBox, "discard_pile")
    save = named(page, QPushButton, "house_save")
    assert save.isEnabled()
    pile.setCurrentIndex(1 - pile.currentIndex())
    assert not save.isEnabled()
    assert "do not fit together" in page.message.text()
    assert "_" not in page.message.text()
    pile.setCurrentIndex(1 - pile.currentIndex())
    assert save.isEnabled()


def test_tab_leads_from_the_rule_cards_to_a_visible_question(page: HouseRulesDialog) -> None:
    bar = page.questions.verticalScrollBar()
    bar.setValue(bar.maximum())
    page.cards.setFocus()
    press(Qt.Key.Key_Tab)
    first = next(iter(page.editors.values()))
    assert page.focusWidget() is first.field
    assert not first.field.visibleRegion().isEmpty()


def test_the_fields_of_all_questions_are_aligned(page: HouseRulesDialog) -> None:
    flags = [name for name, option in OPTIONS.items() if option.values == YES_NO]
    QApplication.processEvents()
    places = {
        name: one.field.mapTo(page.questions.inner, QPoint())
        for name, one in page.editors.items()
        if name not in flags  # a check box precedes its sentence
    }
    assert len({place.x() for place in places.values()}) == 1


def test_a_clash_is_explained_beside_both_options(page: HouseRulesDialog) -> None:
    pile = named(page, QComboBox, "discard_pile")
    usual, editor = pile.currentIndex(), page.editors["discard_pile"]
    pile.setCurrentIndex(1 - usual)
    (why,) = (text for text in label_texts(editor) if "does not fit with" in text)
    (other,) = (
        name for name, one in page.editors.items() if one is not editor and one.property("clash")
    )
    assert named(page, QComboBox, other).currentText() in why, "the question stands there itself"
    (why,) = (text for text in label_texts(page.editors[other]) if "does not fit with" in text)
    assert pile.currentText() in why
    pile.setCurrentIndex(usual)
    assert page.buttons["save"].isEnabled()
    for one in page.editors.values():
        assert not one.property("clash")
        assert not any("does not fit with" in text for text in label_texts(one))


def test_a_clash_names_the_other_question(page: HouseRulesDialog) -> None:
    editor = page.editors["closing_card_face_up"]
    editor.value = True
    (why,) = (text for text in label_texts(editor) if "does not fit with" in text)
    assert option_text("must_discard_to_go_out") in why


def test_fields_for_each_number_of_players_have_accessible_names(
    page: HouseRulesDialog,
) -> None:
    boxes = page.editors["hand_sizes"].findChildren(QSpinBox)
    assert [box.accessibleName() for box in boxes] == [f"{n} players" for n in range(2, 9)]


def test_house_rules_need_a_name(page: HouseRulesDialog) -> None:
    page.name.setText("  ")
    assert not named(page, QPushButton, "house_save").isEnabled()
    assert "name" in page.message.text()


def test_house_rules_can_be_exported_and_imported(page: HouseRulesDialog, tmp_path: Path) -> None:
    page.name.setText("Grandmother's")
    page.editors["target"].value = 300
    page.export_file(tmp_path / "g.rummy-rules")
    page.cards.choose("rommy-dk", "")
    answer(page, "Discard")
    page.import_file(tmp_path / "g.rummy-rules")
    assert page.name.text() == "Grandmother's"
    assert page.rules().target == 300
    click(named(page, QPushButton, "house_delete"))
    assert not [house for house in page.cards.houses if house.name]


def test_no_rules_are_lost_to_others_of_their_name(
    page: HouseRulesDialog, preferences: Preferences, tmp_path: Path
) -> None:
    bonus, file = page.editors["going_out_bonus"], tmp_path / "one.rummy-rules"
    for name, points in (("One", 10), ("Two", 20)):
        page.name.setText(name)
        bonus.value = points
        click(named(page, QPushButton, "house_save"))
    page.export_file(file)
    file.write_text(file.read_text("utf-8").replace("Two", "One"), encoding="utf-8")
    page.name.setText("One")
    assert not named(page, QPushButton, "house_save").isEnabled()
    assert "Other rules of yours" in page.message.text()
    page.name.setText("Three")
    page.import_file(file)
    assert page.name.text() == "Three", "it asks first what shall become of the changes"
    answer(page, "Save")
    page.import_file(file)
    page.import_file(file)
    known = {house.name: house.rules.going_out_bonus for house in preferences.house_rules}
    assert known == {"One": 10, "Two": 20, "Three": 20, "One 2": 20}


GOOD = houses.to_json(House("A", "rommy-dk", RULEBOOKS["rommy-dk"]))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "not JSON"),
        ("[" * 100_000, "too large|not JSON"),
        ("[1]", "does not say"),
        (json.dumps({**GOOD, "format": 2}), "newer"),
        (json.dumps({**GOOD, "name": " "}), "“name” makes no sense"),
        (json.dumps({**GOOD, "rulebook": "bridge"}), "“rulebook” makes no sense"),
        (json.dumps({**GOOD, "rules": {"target": -1}}), "target"),
        (json.dumps({**GOOD, "rules": {"colour": 1}}), "no option"),
    ],
)
def test_a_bad_rules_file_is_reported_in_a_sentence(
    content: str, words: str, tmp_path: Path
) -> None:
    path = tmp_path / "bad.rummy-rules"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(RecordError, match=words):
        houses.read_file(path)


def test_a_missing_rules_file_is_reported_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="no such file"):
        houses.read_file(tmp_path / "none.rummy-rules")
    with pytest.raises(RecordError, match="cannot be written"):
        houses.write_file(House("A", "rommy-dk", Rules()), tmp_path)


@pytest.mark.rule("S-22")
def test_rules_that_an_older_version_allowed_show_their_clash(
    qtbot: QtBot, preferences: Preferences
) -> None:
    rules = RULEBOOKS["500-rum-de"].as_dict() | {"winner": "nearest"}
    values = {"t": "house", "format": 1, "name": "Old", "rulebook": "500-rum-de", "rules": rules}
    preferences.house_rules = houses.all_from_json([values])
    page = house_rules(qtbot, preferences)
    assert page.name.text() == "Old"
    assert page.editors["winner"].value == "nearest"
    assert page.editors["settlement"].value is True
    assert "do not fit together" in page.message.text()
    assert not page.buttons["save"].isEnabled()
    page.editors["settlement"].value = False
    page._check()
    assert page.buttons["save"].isEnabled()
    assert preferences.house_rules[0].rules.clash is not None, "kept until it is mended"


def marked(rulebook: str) -> list[str]:
    """The sentences marked as our own choice."""
    text = html.unescape(plain(RULEBOOKS[rulebook], rulebook))
    return [part.strip().rpartition("  ")[2] for part in text.split(" °")[:-1]]


def test_our_own_choices_are_marked_sentence_by_sentence() -> None:
    swedish, polish = marked("femhundra"), marked("500-rum-pl")
    assert any(part.endswith("All cards of a run are of one suit.") for part in swedish)
    assert any(part.endswith("An ace left in hand counts 15.") for part in swedish)
    assert not any(part.endswith("15 anywhere else in one.") for part in swedish)
    assert not any(part.endswith("cards of one rank.") for part in swedish)
    assert not any("Everybody is dealt" in part.rpartition(".")[2] for part in polish)
    assert any(part.endswith("In a set an ace counts 15.") for part in polish)
    assert not any(part.endswith("15 anywhere else in one.") for part in polish)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_handbook_says_when_to_pass_and_how_cards_rank(rulebook: str) -> None:
    text = plain(RULEBOOKS[rulebook])
    assert "ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2" in text
    ends_by_the_last_card = RULEBOOKS[rulebook].stock_out == "last_draw"
    assert ("may you pass" in text) != ends_by_the_last_card, "nobody could pass there"


def test_the_handbook_of_rommy_explains_the_empty_stock() -> None:
    text = plain(RULEBOOKS["rommy-dk"])
    assert "only if a card has gone to the table since the last time" in text
    assert "takes a discard or passes, until the round ends by itself" in text


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("undo", "Ctrl+Z takes the last move back"),
        ("keyboard", "Tab leads from the stock"),
        ("hint", "advice for every move"),
        ("mouse", "Drag cards to where they should go"),
        ("beginner", "Sees the top discard only"),
        ("stitch", "The yarn below a card"),
    ],
)
def test_the_handbook_says_how_to_play_at_this_table(
    word: str, said: str, qtbot: QtBot, preferences: Preferences
) -> None:
    window = HandbookWindow(preferences, House("", "500-rum-de", RULEBOOKS["500-rum-de"]))
    qtbot.addWidget(window)
    window.search.setText(word)
    assert said in window.text.toPlainText()
    assert "{" not in window.text.toPlainText()


def test_the_handbook_names_the_keys_of_this_person(qtbot: QtBot, preferences: Preferences) -> None:
    preferences.keys = {"undo": "F9", "redo": ""}
    window = HandbookWindow(preferences, House("", "500-rum-de", RULEBOOKS["500-rum-de"]))
    qtbot.addWidget(window)
    assert "F9 takes the last move back, Redo plays it again" in window.text.toPlainText()


def test_an_open_handbook_follows_the_chosen_card_style(
    qtbot: QtBot, preferences: Preferences
) -> None:
    window = HandbookWindow(preferences, House("", "500-rum-de", RULEBOOKS["500-rum-de"]))
    qtbot.addWidget(window)
    window.show()
    window.text.scrollToAnchor(anchor_of("ring_runs"))
    before = window.text.grab().toImage()
    preferences.card_face = "large"
    assert window.text.grab().toImage() != before
    preferences.card_face = "classic"
    assert window.text.grab().toImage() == before, "at the same place"


# ------------------------------------------------------------------------------ side by side


def rows_beside() -> list[list[str]]:
    """The rows that compare all rulebooks, each with the answers shown below it."""
    rows = [
        [html.unescape(re.sub(r"<[^>]+>", "", cell)) for cell in re.findall(r"<td.*?</td>", row)]
        for row in re.findall(r"<tr>(.*?)</tr>", side_by_side_html())
    ]
    return [[*asked, *told] for asked, told in pairwise(rows) if (len(asked), len(told)) == (1, 6)]


def test_the_comparison_lists_exactly_the_differences() -> None:
    told = {row[0]: row[1:] for row in rows_beside()}
    differ = {
        option.sentence.rstrip("."): [str(getattr(rules, name)) for rules in RULEBOOKS.values()]
        for name, option in OPTIONS.items()
    }
    assert set(told) == {said for said, values in differ.items() if len(set(values)) > 1}
    for said, cells in told.items():
        assert len(cells) == len(RULEBOOKS)
        for one, other in combinations(range(len(cells)), 2):  # in the page's order
            same = differ[said][BESIDE[one]] == differ[said][BESIDE[other]]
            assert same == (cells[one] == cells[other]) or "joker" in said


BESIDE = [list(RULEBOOKS).index(name) for name in RULEBOOK_WORDS]
"""By column, the index of its rulebook."""


@pytest.mark.parametrize(
    ("said", "cells"),
    [  # as in the sources (RULES.md)
        ("The cards dealt", ["13/7", "7", "7", "13/7", "7", "10/7"]),
        ("How many jokers each deck has", [f"{n} jokers" for n in (0, 0, 0, 0, 3, 2)]),
        ("What going out scores", [f"{n} points" for n in (0, 50, 50, 0, 0, 0)]),
        ("What a joker counts", ["–", "–", "–", "–", "25 points", "15 points"]),
        ("A discard that fits a meld may be called", ["–", "–", "–", "–", "✓", "–"]),
    ],
)
def test_the_comparison_has_the_values_of_each_rulebook(said: str, cells: list[str]) -> None:
    assert [row[1:] for row in rows_beside() if row[0].startswith(said)] == [cells]


def test_the_rule_cards_lead_to_the_comparison(window: MainWindow) -> None:
    window.commands.actions["new_match"].trigger()
    dialog = dialog_of(window, "new_match_dialog")
    click(named(dialog, QPushButton, "differences"))
    handbook = dialog_of(window, "handbook")
    assert isinstance(handbook, HandbookWindow)
    assert handbook.isVisible()
    assert handbook.parent() is dialog  # it covers the dialog, and closing it leads back there
    assert handbook.isModal()
    assert "Runs may turn the corner" in handbook.text.toPlainText()
    assert not handbook.chapters.isVisible()
    assert not {"Femhundra", "Swedish rules"} - set(label_texts(handbook.columns))
    assert "Femhundra · Swedish rules" in handbook.text.accessibleDescription()
    handbook.text.verticalScrollBar().setValue(10_000)
    assert handbook.columns.isVisible(), "whose each column is stands over all of them"
    write("joker", to=handbook.search)
    assert "Runs may turn" not in handbook.text.toPlainText()
    handbook.search.clear()
    handbook.chooser.setCurrentIndex(0)
    assert handbook.chapters.isVisible()
    assert not handbook.columns.isVisible()
    assert not handbook.text.accessibleDescription()
    assert handbook.chapters.count() > 5
