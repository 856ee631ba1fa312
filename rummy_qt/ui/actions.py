"""Every action of the window as data: text, keys, tooltip, icon, menu."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QIcon, QKeySequence

from rummy_qt.records.settings import PartlyUnfit
from rummy_qt.ui.words.language import QT_TRANSLATE_NOOP, translate


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
    repeats: bool = False
    """Whether holding the key does it again and again."""


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
        "back_to_match",
        QT_TRANSLATE_NOOP("Actions", "&Back to the match"),
        "Ctrl+Shift+B",
        QT_TRANSLATE_NOOP("Actions", "Leave the practice, and go on where it was begun"),
        "go-previous",
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
        QT_TRANSLATE_NOOP("Actions", "Saved m&atches"),
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
        "review",
        QT_TRANSLATE_NOOP("Actions", "Re&view the last round"),
        "Ctrl+Shift+R",
        QT_TRANSLATE_NOOP("Actions", "What each of your decisions cost, and why"),
        "document-edit",
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
        QT_TRANSLATE_NOOP("Actions", "Go to the welcome page"),
        "go-home",
    ),
    ActionSpec(
        "quit",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        "Ctrl+Q",
        QT_TRANSLATE_NOOP("Actions", "Close the window"),
        "application-exit",
        role=QAction.MenuRole.QuitRole,
    ),
    ActionSpec(
        "undo",
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        "Ctrl+Z",
        QT_TRANSLATE_NOOP("Actions", "Take the last move back"),
        "edit-undo",
        repeats=True,
    ),
    ActionSpec(
        "redo",
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        "Ctrl+Shift+Z",
        QT_TRANSLATE_NOOP("Actions", "Play again what was taken back"),
        "edit-redo",
        repeats=True,
    ),
    ActionSpec(
        "hint",
        QT_TRANSLATE_NOOP("Actions", "&Hint"),
        "H",
        QT_TRANSLATE_NOOP("Actions", "Show a good move and why; the round then counts as assisted"),
        "help-hint",
    ),
    ActionSpec(
        "call",
        QT_TRANSLATE_NOOP("Actions", "&Call “Rommy!”"),
        "C",
        QT_TRANSLATE_NOOP("Actions", "Call the last discard, where the rules know such a call"),
    ),
    ActionSpec(
        "move_left",
        QT_TRANSLATE_NOOP("Actions", "Move cards le&ft"),
        "Ctrl+Left",
        QT_TRANSLATE_NOOP("Actions", "Move the chosen cards of your hand by one place"),
        repeats=True,
    ),
    ActionSpec(
        "move_right",
        QT_TRANSLATE_NOOP("Actions", "Move cards ri&ght"),
        "Ctrl+Right",
        QT_TRANSLATE_NOOP("Actions", "Move the chosen cards of your hand by one place"),
        repeats=True,
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
        QT_TRANSLATE_NOOP("Actions", "&Next round"),
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
        "next_area",
        QT_TRANSLATE_NOOP("Actions", "Ne&xt part of the table"),
        "F6",
        QT_TRANSLATE_NOOP(
            "Actions", "From the stock to the discards, the melds, your hand, and around"
        ),
        repeats=True,
    ),
    ActionSpec(
        "previous_area",
        QT_TRANSLATE_NOOP("Actions", "Previ&ous part of the table"),
        "Shift+F6",
        QT_TRANSLATE_NOOP("Actions", "The same way back"),
        repeats=True,
    ),
    ActionSpec(
        "say_again",
        QT_TRANSLATE_NOOP("Actions", "&What happened last?"),
        "?",
        QT_TRANSLATE_NOOP("Actions", "Say again what happened last"),
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
        QT_TRANSLATE_NOOP("Actions", "Turn the sounds on or off"),
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
        QT_TRANSLATE_NOOP("Actions", "G&uided first round"),
        "Ctrl+G",
        QT_TRANSLATE_NOOP("Actions", "Learn to draw, meld, lay off and discard in two minutes"),
        "help-hint",
    ),
    ActionSpec(
        "handbook",
        QT_TRANSLATE_NOOP("Actions", "Hand&book"),
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
            "new_match", "rematch", "same_deals", "", "replay", "review", "same_deal", "",
            "saved_matches", "open_match", "", "about_match", "back_to_match", "resign",
            "leave_table", "", "quit",
        ),
    ),
    MenuSpec(
        "move",
        QT_TRANSLATE_NOOP("Actions", "&Move"),
        (
            "undo", "redo", "", "hint", "call", "lay_everything", "", "move_left", "move_right", "",
            "next_round",
        ),
    ),
    MenuSpec(
        "view",
        QT_TRANSLATE_NOOP("Actions", "&View"),
        (
            "score_sheet", "log", "say_again", "", "next_area", "previous_area", "", "statistics",
            "", "full_screen",
        ),
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


class TableKey(NamedTuple):
    """Keys that always mean the same at the table."""

    keys: tuple[str, ...]
    """As Qt writes them."""
    sentence: str


RANK_KEYS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "1", "0", "T", "J", "Q", "K", "A")
"""By a key the next card of that rank is found; 1, 0 and T find a ten."""
HELD_KEYS: Final = (
    TableKey(
        ("Tab", "Shift+Tab"),
        QT_TRANSLATE_NOOP("Actions", "To the next part of the table, and to the one before"),
    ),
    TableKey(
        ("Left", "Right", "Up", "Down", "Home", "End"),
        QT_TRANSLATE_NOOP("Actions", "Within a part, and to its ends"),
    ),
    TableKey(("Space",), QT_TRANSLATE_NOOP("Actions", "Choose a card of your hand, or let it go")),
    TableKey(
        ("Return", "Enter"),
        QT_TRANSLATE_NOOP(
            "Actions",
            "Play what has the focus: draw, take, meld the chosen cards, lay off, else discard",
        ),
    ),
    TableKey(
        ("Esc",),
        QT_TRANSLATE_NOOP(
            "Actions", "Let a discard pass, or put away a question, chosen cards, a refusal"
        ),
    ),
    TableKey(
        RANK_KEYS,
        QT_TRANSLATE_NOOP("Actions", "To the next card of this rank; 1, 0, T: a ten"),
    ),
)
"""What the table answers to beside the actions, for the page of keys and the handbook."""

_KEY = Qt.Key
TABLE_KEYS: Final = frozenset(
    {
        _KEY.Key_Escape, _KEY.Key_Tab, _KEY.Key_Backtab, _KEY.Key_Return, _KEY.Key_Enter,
        _KEY.Key_Space, _KEY.Key_Left, _KEY.Key_Right, _KEY.Key_Up, _KEY.Key_Down,
        _KEY.Key_Home, _KEY.Key_End, _KEY.Key_PageUp, _KEY.Key_PageDown,
    }
)  # fmt: skip
"""Keys that move about the table and its buttons; no action takes them, alone or with Shift."""
_RANKS: Final = frozenset(Qt.Key(ord(key)) for key in RANK_KEYS)
_FREEING: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""With one of these, a key of the table is another key."""
_LONGEST_KEYS: Final = 60
_MOST_KEYS: Final = 200


def is_of_the_table(keys: QKeySequence) -> bool:
    """Whether the table itself answers to this key."""
    if keys.isEmpty():
        return False
    pressed = keys[0]  # type: ignore[index]  # it is; the stubs do not say so
    freed = bool(pressed.keyboardModifiers() & _FREEING)
    return pressed.key() in TABLE_KEYS | _RANKS and not freed


def is_letter(keys: str) -> bool:
    """Whether this is a key that also writes something: a letter, a number or a sign alone."""
    return len(keys.removeprefix("Shift+")) == 1


def keys_from_json(kept: Any) -> dict[str, str]:
    """A person's own keys by action; ``PartlyUnfit`` where some are none, or stand twice.

    Actions of a later version keep theirs.
    """
    if kept is None:
        return {}
    if not isinstance(kept, dict):
        raise ValueError("keys by action are wanted")
    own: dict[str, str] = {}
    for name, keys in list(kept.items())[:_MOST_KEYS]:
        if _may_be_keys(keys) and (not keys or keys not in own.values()):
            own[name] = keys
    if len(own) < len(kept):
        raise PartlyUnfit(own)
    return own


def _may_be_keys(keys: Any) -> bool:
    if not isinstance(keys, str) or len(keys) > _LONGEST_KEYS:
        return False
    sequence = QKeySequence(keys)
    return sequence.toString() == keys and sequence.count() < 2 and not is_of_the_table(sequence)


def keys_by_action(own: Mapping[str, str], *, letters: bool = True) -> dict[str, str]:
    """The keys of every action: one's own, or the usual ones where nobody else has them.

    Without ``letters`` those are left out that also write something.
    """
    taken = set(own.values())
    usual = {spec.id: "" if spec.keys in taken else spec.keys for spec in ACTIONS}
    found = {name: own.get(name, keys) for name, keys in usual.items()}
    return {name: keys if letters or not is_letter(keys) else "" for name, keys in found.items()}


def native_keys(own: Mapping[str, str], *, letters: bool = True) -> dict[str, str]:
    """The keys of every action as this system writes them; the name of one that has none."""
    native = QKeySequence.SequenceFormat.NativeText
    keys = keys_by_action(own, letters=letters)
    return {
        spec.id: QKeySequence(keys[spec.id]).toString(native) or name_of(spec) for spec in ACTIONS
    }


def name_of(spec: ActionSpec) -> str:
    """What an action is called outside its menu."""
    return translate("Actions", spec.text).replace("&", "").rstrip("…")


def make_action(spec: ActionSpec, parent: QObject) -> QAction:
    """The action of ``spec``, without words and keys."""
    action = QAction(parent)
    action.setObjectName(spec.id)
    if spec.icon:
        action.setIcon(QIcon.fromTheme(spec.icon))
    action.setCheckable(spec.checkable)
    action.setMenuRole(spec.role)
    action.setAutoRepeat(spec.repeats)
    return action


def name_actions(actions: Mapping[str, QAction], keys: Mapping[str, str]) -> None:
    """Give the actions their words, and their keys by ``keys_by_action``."""
    for spec in ACTIONS:
        action = actions[spec.id]
        action.setShortcut(QKeySequence(keys[spec.id]))
        name_action(action, translate("Actions", spec.text), translate("Actions", spec.tip))


def name_action(action: QAction, text: str, tip: str) -> None:
    """Give the action its words, and a tooltip that names its keys."""
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.PortableText)
    action.setText(text)
    action.setToolTip(with_keys(tip, keys))


def with_keys(tip: str, keys: str) -> str:
    """A tooltip that names the keys, where there are any."""
    shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
    return f"{tip} ({shown})" if shown else tip
