"""Every action of the window as data: text, keys, tooltip, icon, menu."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QIcon, QKeySequence

from rummy_qt.ui.i18n import QT_TRANSLATE_NOOP

CONTEXT = "Actions"


class ActionSpec(NamedTuple):
    """What there is to know about an action before it is made."""

    id: str
    text: str
    keys: str
    """The key as Qt writes it (``Ctrl+N``)."""
    tip: str
    icon: str = ""
    """A name from the desktop's icon theme; empty for none."""
    checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    """Where macOS wants it."""


class MenuSpec(NamedTuple):
    """One menu of the menu bar; an empty string among its entries is a line."""

    id: str
    title: str
    entries: tuple[str, ...]


ACTIONS = (
    ActionSpec(
        "new_match",
        QT_TRANSLATE_NOOP("Actions", "&New match…"),
        "Ctrl+N",
        QT_TRANSLATE_NOOP("Actions", "Choose rules and opponents, and deal"),
        "document-new",
    ),
    ActionSpec(
        "rematch",
        QT_TRANSLATE_NOOP("Actions", "&Rematch"),
        "Ctrl+Shift+N",
        QT_TRANSLATE_NOOP("Actions", "Start a match with the same rules and opponents"),
        "view-refresh",
    ),
    ActionSpec(
        "same_deals",
        QT_TRANSLATE_NOOP("Actions", "Same &deals again"),
        "Ctrl+D",
        QT_TRANSLATE_NOOP("Actions", "Play this match again with the very same cards"),
        "edit-redo",
    ),
    ActionSpec(
        "same_deal",
        QT_TRANSLATE_NOOP("Actions", "Same deal of &this round"),
        "Ctrl+Shift+D",
        QT_TRANSLATE_NOOP("Actions", "Play this round again for practice, in a copy of the match"),
        "edit-redo",
    ),
    ActionSpec(
        "resign",
        QT_TRANSLATE_NOOP("Actions", "Res&ign the match…"),
        "Ctrl+Shift+W",
        QT_TRANSLATE_NOOP("Actions", "Give the match up; it counts as lost"),
        "process-stop",
    ),
    ActionSpec(
        "saved_matches",
        QT_TRANSLATE_NOOP("Actions", "&Saved matches"),
        "Ctrl+Shift+O",
        QT_TRANSLATE_NOOP("Actions", "Find a match and play on, or look back at it"),
        "document-open-recent",
    ),
    ActionSpec(
        "open_match",
        QT_TRANSLATE_NOOP("Actions", "&Open a match file…"),
        "Ctrl+O",
        QT_TRANSLATE_NOOP("Actions", "Open a match from a file"),
        "document-open",
    ),
    ActionSpec(
        "replay",
        QT_TRANSLATE_NOOP("Actions", "Re&play rounds"),
        "Ctrl+R",
        QT_TRANSLATE_NOOP("Actions", "Look at the finished rounds of this match, move by move"),
        "media-playback-start",
    ),
    ActionSpec(
        "about_match",
        QT_TRANSLATE_NOOP("Actions", "About this &match…"),
        "Ctrl+I",
        QT_TRANSLATE_NOOP("Actions", "Players, file and the fingerprint of the deals"),
        "document-properties",
    ),
    ActionSpec(
        "leave_table",
        QT_TRANSLATE_NOOP("Actions", "&Leave the table"),
        "Ctrl+W",
        QT_TRANSLATE_NOOP("Actions", "Go to the welcome page; the match stays as it is"),
        "go-home",
    ),
    ActionSpec(
        "quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        "Ctrl+Q",
        QT_TRANSLATE_NOOP("Actions", "Close the window; the match is saved"),
        "application-exit",
        role=QAction.MenuRole.QuitRole,
    ),
    ActionSpec(
        "undo",
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        "Ctrl+Z",
        QT_TRANSLATE_NOOP("Actions", "Take the last move back"),
        "edit-undo",
    ),
    ActionSpec(
        "redo",
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        "Ctrl+Shift+Z",
        QT_TRANSLATE_NOOP("Actions", "Play again what was taken back"),
        "edit-redo",
    ),
    ActionSpec(
        "lay_everything",
        QT_TRANSLATE_NOOP("Actions", "&Lay everything"),
        "Ctrl+E",
        QT_TRANSLATE_NOOP("Actions", "Lay all melds that your hand holds, and all cards that fit"),
        "go-up",
    ),
    ActionSpec(
        "next_round",
        QT_TRANSLATE_NOOP("Actions", "Next &round"),
        "Ctrl+Return",
        QT_TRANSLATE_NOOP("Actions", "Deal the next round"),
        "go-next",
    ),
    ActionSpec(
        "score_sheet",
        QT_TRANSLATE_NOOP("Actions", "S&core sheet"),
        "F3",
        QT_TRANSLATE_NOOP("Actions", "The points of every round"),
        "view-list-details",
    ),
    ActionSpec(
        "log",
        QT_TRANSLATE_NOOP("Actions", "&Moves of this round"),
        "Ctrl+L",
        QT_TRANSLATE_NOOP("Actions", "Show or hide the list of moves beside the table"),
        "view-list-text",
        checkable=True,
    ),
    ActionSpec(
        "statistics",
        QT_TRANSLATE_NOOP("Actions", "S&tatistics"),
        "Ctrl+T",
        QT_TRANSLATE_NOOP("Actions", "How you have played so far"),
        "office-chart-line",
    ),
    ActionSpec(
        "full_screen",
        QT_TRANSLATE_NOOP("Actions", "&Full screen"),
        "F11",
        QT_TRANSLATE_NOOP("Actions", "Fill the screen with the table"),
        "view-fullscreen",
        checkable=True,
    ),
    ActionSpec(
        "sound",
        QT_TRANSLATE_NOOP("Actions", "So&und"),
        "M",
        QT_TRANSLATE_NOOP("Actions", "Hear the cards, or not"),
        "audio-volume-high",
        checkable=True,
    ),
    ActionSpec(
        "house_rules",
        QT_TRANSLATE_NOOP("Actions", "&House rules…"),
        "Ctrl+H",
        QT_TRANSLATE_NOOP("Actions", "Copy a rulebook and change what you like"),
        "document-edit",
    ),
    ActionSpec(
        "preferences",
        QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
        "Ctrl+,",
        QT_TRANSLATE_NOOP("Actions", "Theme, cards, animation and help"),
        "configure",
        role=QAction.MenuRole.PreferencesRole,
    ),
    ActionSpec(
        "lesson",
        QT_TRANSLATE_NOOP("Actions", "&Guided first round"),
        "Ctrl+G",
        QT_TRANSLATE_NOOP("Actions", "Learn to draw, meld, lay off and discard in two minutes"),
        "help-hint",
    ),
    ActionSpec(
        "handbook",
        QT_TRANSLATE_NOOP("Actions", "&Handbook"),
        "F1",
        QT_TRANSLATE_NOOP("Actions", "The rules of this game, clause by clause"),
        "help-contents",
    ),
    ActionSpec(
        "data_folder",
        QT_TRANSLATE_NOOP("Actions", "Show where matches are &kept"),
        "Ctrl+Shift+K",
        QT_TRANSLATE_NOOP("Actions", "Open the folder of the saved matches"),
        "folder-open",
    ),
    ActionSpec(
        "about",
        QT_TRANSLATE_NOOP("Actions", "&About Rummy Qt"),
        "Shift+F1",
        QT_TRANSLATE_NOOP("Actions", "Version and licence"),
        "help-about",
        role=QAction.MenuRole.AboutRole,
    ),
)

MENUS = (
    MenuSpec(
        "game",
        QT_TRANSLATE_NOOP("Actions", "&Game"),
        (
            "new_match", "rematch", "same_deals", "", "replay", "same_deal", "", "saved_matches",
            "open_match", "", "about_match", "resign", "leave_table", "", "quit",
        ),
    ),
    MenuSpec(
        "move",
        QT_TRANSLATE_NOOP("Actions", "&Move"),
        ("undo", "redo", "", "lay_everything", "", "next_round"),
    ),
    MenuSpec(
        "view",
        QT_TRANSLATE_NOOP("Actions", "&View"),
        ("score_sheet", "log", "", "statistics", "", "full_screen"),
    ),
    MenuSpec(
        "settings",
        QT_TRANSLATE_NOOP("Actions", "&Settings"),
        ("sound", "", "house_rules", "", "preferences"),
    ),
    MenuSpec(
        "help",
        QT_TRANSLATE_NOOP("Actions", "&Help"),
        ("handbook", "lesson", "", "data_folder", "", "about"),
    ),
)  # fmt: skip


def translated(text: str) -> str:
    """A text of the tables above in the person's language."""
    return QCoreApplication.translate(CONTEXT, text)


def make_action(spec: ActionSpec, keys: str, parent: QObject) -> QAction:
    """The action of ``spec`` with ``keys`` instead of its usual ones."""
    action = QAction(translated(spec.text), parent)
    action.setObjectName(spec.id)
    if spec.icon:
        action.setIcon(QIcon.fromTheme(spec.icon))
    action.setCheckable(spec.checkable)
    action.setMenuRole(spec.role)
    set_keys(action, translated(spec.tip), keys)
    return action


def set_keys(action: QAction, tip: str, keys: str) -> None:
    """Give the action its keys, and a tooltip that names them."""
    sequence = QKeySequence(keys)
    action.setShortcut(sequence)
    shown = sequence.toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{tip} ({shown})" if shown else tip)
    action.setStatusTip(tip)
