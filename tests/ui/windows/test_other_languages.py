"""When the language changes while the window is open, everything that stays is translated again.

Most pages never need that: only the preferences themselves, and the handbook, which is read beside
the table, can be open while the language is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pytest
from check_translations import WHOLE
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTabWidget,
    QWidget,
)

from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.records import files, journal
from rummy_qt.ui.houses import House
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.windows.handbook import HandbookWindow
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.practice import PracticePage
from rummy_qt.ui.windows.preferences_dialog import KeysPage, PreferencesDialog
from rummy_qt.ui.windows.replay_page import ReplayPage
from rummy_qt.ui.words import language
from rummy_qt.ui.words.notices import Notice
from tests.system_faults import full_disk
from tests.ui.windows.conftest import bridge_of, saved_match
from tests.ui.windows.prompt import PromptOpponents
from tests.ui.windows.states import DIALOGS
from tests.ui.words.pseudo import Brackets


def settle() -> None:
    """Process all pending events and tasks."""
    for _ in range(3):
        QCoreApplication.processEvents()


@pytest.fixture
def change_language() -> Iterator[Callable[[], None]]:
    translator = Brackets()

    def change() -> None:
        QCoreApplication.installTranslator(translator)
        settle()

    yield change
    QCoreApplication.removeTranslator(translator)
    QCoreApplication.processEvents()


def _is_ours(part: QWidget, page: QWidget) -> bool:
    """Whether a widget belongs to the page, rather than to another window or to Qt's tab bar."""
    if part.objectName().startswith("Scroll"):
        return False
    return part.window() is page.window() or isinstance(part, QMenu)


def words_of(widget: QWidget) -> dict[str, list[str]]:
    """All texts of a widget and its children, by kind and in order of creation."""
    said: dict[str, list[str]] = {"title": [widget.windowTitle()]}

    def note(kind: str, *texts: str) -> None:
        said.setdefault(kind, []).extend(text for text in texts if text)

    for part in (widget, *widget.findChildren(QWidget)):
        if not _is_ours(part, widget):
            continue
        note("names", part.accessibleName(), part.accessibleDescription())
        note("tips", part.toolTip())
        if isinstance(part, QLabel | QAbstractButton):
            note("texts", part.text())
        elif isinstance(part, QMenu | QGroupBox):
            note("titles", part.title())
        elif isinstance(part, QComboBox):
            note("choices", *(part.itemText(row) for row in range(part.count())))
        elif isinstance(part, QTabWidget):
            note("tabs", *(part.tabText(place) for place in range(part.count())))
        elif isinstance(part, QLineEdit):
            note("hints", part.placeholderText())
    for action in widget.findChildren(QAction):
        note("actions", action.text(), action.toolTip())
    return {kind: sorted(texts) for kind, texts in said.items()}


def in_brackets(said: dict[str, list[str]]) -> dict[str, list[str]]:
    """The translated texts: without names and the fingerprints of other matches."""
    return {kind: [text for text in texts if "⟦" in text] for kind, texts in said.items()}


def show_table(window: MainWindow) -> QWidget:
    window.commands.open_file(saved_match())
    return window


def show_replay(window: MainWindow) -> QWidget:
    show_table(window)
    window.commands.actions["replay"].trigger()
    page = window.pages.overlay
    assert isinstance(page, ReplayPage)
    return page.bar


def show_lesson(window: MainWindow) -> QWidget:
    window.commands.actions["lesson"].trigger()
    assert window.pages.lesson is not None
    strip = window.pages.lesson
    for _ in range(99):  # the teacher answers in a later iteration of the event loop
        QApplication.processEvents()
        if strip.sentence.text():
            break
    return strip


def show_practice(window: MainWindow) -> QWidget:
    window.commands.actions["practice"].trigger()
    page = window.pages.overlay
    assert isinstance(page, PracticePage)
    return page.strip


def show_notice(window: MainWindow) -> QWidget:
    window.notices.add(Notice(lambda: "A sentence from before"))
    window.notices.add(Notice(lambda: "Another one"))
    return window.notices


def show_page(action: str, window: MainWindow) -> QDialog:
    show_table(window)
    DIALOGS[action](window)
    dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    return dialogs[-1]


def show_keys(window: MainWindow) -> QWidget:
    page = show_page("preferences", window)
    assert isinstance(page, PreferencesDialog)
    page.tabs.setCurrentIndex(page.tabs.count() - 1)
    page.tabs.tabBar().setFocus()
    assert page.findChildren(KeysPage)
    return page


PAGES: dict[str, Callable[[MainWindow], QWidget]] = {
    "menus": lambda window: window.menuBar(),
    "replay": show_replay,
    "lesson": show_lesson,
    "practice": show_practice,
    "notice": show_notice,
    "keys": show_keys,
    "welcome": lambda window: window.pages.welcome,
    **{action: partial(show_page, action) for action in ("preferences", "handbook", "differences")},
}
"""How to open each page that follows a change of language."""


@pytest.mark.parametrize("page", sorted({*DIALOGS} - {"handbook", "differences"}))
def test_no_other_page_is_open_while_the_language_is_chosen(page: str, window: MainWindow) -> None:
    assert show_page(page, window).isModal()


@pytest.mark.parametrize("page", PAGES)
def test_an_open_page_is_retranslated_completely(
    page: str,
    make_window: Callable[..., MainWindow],
    window: MainWindow,
    preferences: Preferences,
    change_language: Callable[[], None],
) -> None:
    preferences.house_rules = (House("Ours", "rommy-dk", RULEBOOKS["rommy-dk"]),)
    shown = PAGES[page](window)
    settle()
    before, focus, seen = words_of(shown), QApplication.focusWidget(), shown.isVisible()
    change_language()
    after = words_of(shown)
    assert after != before
    assert QApplication.focusWidget() is focus
    assert shown.isVisible() == seen
    window.close()
    opened = PAGES[page](make_window(preferences))
    assert in_brackets(after) == in_brackets(words_of(opened))


# ------------------------------------------------------------- the table


def play(window: MainWindow, path: Path, *moves: str) -> TableView:
    window.commands.open_file(path)
    bridge = bridge_of(window)
    for move in moves:
        bridge.submit(Move.parse(move))
    table = window.pages.table
    assert table is not None
    return table


def ask(window: MainWindow, path: Path) -> TableView:
    """A question is open, with the focus on its second answer."""
    table = play(window, path, "draw")
    melds = [move for move in table.state.view.legal_moves if move.kind == "meld"]
    table.want((melds[0], melds[-1]))
    table.chooser.buttons[1].setFocus()
    return table


def look_back(window: MainWindow, path: Path) -> TableView:
    play(window, path)
    window.commands.actions["replay"].trigger()
    page = window.pages.overlay
    assert isinstance(page, ReplayPage)
    page.game.jump(9)
    page.bar.hands.click()
    return page.table


PHASES_OF_PLAY: dict[str, Callable[[MainWindow, Path], TableView]] = {
    "before the draw": play,
    "after the draw": lambda window, path: play(window, path, "draw"),
    "a refusal": lambda window, path: play(window, path, "draw", "draw"),
    "a question": ask,
    "a replay": look_back,
}


def state_of(window: MainWindow, table: TableView) -> list[object]:
    """State that a change of language must not affect."""
    focus, path = QApplication.focusWidget(), bridge_of(window).game.record.path
    assert path is not None
    places = {key: place.spot for key, place in table.scene_.arrangement.places.items()}
    chooser = table.chooser
    asked = [button is focus for button in chooser.buttons] if chooser.isVisible() else [focus]
    return [path.read_bytes(), window.size(), table.state.view, places, asked]


@pytest.mark.parametrize("phase", PHASES_OF_PLAY)
def test_an_open_table_is_retranslated_completely(
    phase: str,
    make_window: Callable[..., MainWindow],
    window: MainWindow,
    preferences: Preferences,
    change_language: Callable[[], None],
) -> None:
    path = saved_match()
    whole = path.read_bytes()
    table = PHASES_OF_PLAY[phase](window, path)
    settle()
    before, picture = state_of(window, table), table.grab_picture()
    change_language()
    assert state_of(window, table) == before
    words, sentence, after = words_of(table), table.bar.caption.text(), table.grab_picture()
    assert after != picture
    window.close()
    path.write_bytes(whole)
    fresh = PHASES_OF_PLAY[phase](make_window(preferences), path)
    settle()
    fresh.areas.set_names()
    assert words == words_of(fresh)
    assert sentence == fresh.bar.caption.text()
    assert after == fresh.grab_picture()


def wait_for_an_answer(window: MainWindow, path: Path) -> TableView:
    """An opponent is thinking and does not answer."""
    table = play(window, path)
    opponents = window.session._opponents
    assert isinstance(opponents, PromptOpponents)
    opponents.ask = lambda *_: Future()  # type: ignore[method-assign]  # it never answers
    bridge = bridge_of(window)
    for move in (Move.parse("draw"), None):
        view = bridge.game.view()
        discards = [legal for legal in view.legal_moves if legal.kind == "discard"]
        bridge.submit(move or discards[0])
    assert bridge.game.view().to_move != 0
    return table


def fly(window: MainWindow, path: Path) -> TableView:
    """Cards are moving."""
    table = play(window, path)
    table.scene_.motion.speed = 1.0
    bridge_of(window).submit(Move.parse("draw"))
    assert any(sprite.flying for sprite in table.scene_.cards.sprites.values())
    return table


def fail_to_save(window: MainWindow, path: Path) -> TableView:
    """The disk is full, and a notice says so."""
    table = play(window, path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "write_all", full_disk)
        bridge_of(window).submit(Move.parse("draw"))
    assert bridge_of(window).game.record.unsaved
    QCoreApplication.processEvents()
    assert window.notices.text
    return table


MOMENTS = {
    "a question": ask, "a replay": look_back,
    "an opponent thinks": wait_for_an_answer, "cards fly": fly, "a save fails": fail_to_save,
}  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_changing_through_all_languages_moves_nothing(
    moment: str, window: MainWindow, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "_RETRY", 3600.0)  # on a slow machine a retry would succeed
    table = MOMENTS[moment](window, saved_match())
    before, told, said = state_of(window, table), bool(window.notices.text), set()
    for code in [*language.languages(), "en"]:
        preferences.language = code
        QCoreApplication.processEvents()
        assert state_of(window, table) == before
        assert bool(window.notices.text) == told
        said.add(table.bar.discard.text())
    assert len(said) > len(WHOLE)


def test_an_unknown_language_is_reported_until_another_is_chosen(
    window: MainWindow, preferences: Preferences
) -> None:
    table = ask(window, saved_match())
    before = state_of(window, table)
    preferences.language = "qq"
    assert window.notices.text == language.not_spoken("qq")
    preferences.language = "sv"
    assert not window.notices.text
    preferences.language = "en"
    settle()
    assert state_of(window, table) == before


@pytest.mark.parametrize("what", ["language", "keys"])
def test_an_open_handbook_is_retranslated_at_the_same_place(
    what: str,
    window: MainWindow,
    preferences: Preferences,
    change_language: Callable[[], None],
) -> None:
    page = show_page("handbook", window)
    assert isinstance(page, HandbookWindow)
    settle()
    page.chapters.setCurrentRow(3)
    place = page.text.verticalScrollBar().value()
    assert place > 0
    if what == "language":
        change_language()
        assert "⟦" in page.text.toPlainText()
    else:
        preferences.keys = {"undo": "F9"}
        assert "F9 takes the last move back" in page.text.toPlainText()
    assert page.chapters.currentRow() == 3
    head = page.text.cursorForPosition(QPoint(60, 24)).block().text()
    assert head.strip("⟦").startswith("4."), "the chapter stands at the head of the page"
