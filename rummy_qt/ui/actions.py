"""Every action of the window as data: text, keys, tooltip, menu, and when it is enabled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from rummy_qt.records.settings import PartlyInvalid
from rummy_qt.records.texts import English
from rummy_qt.ui.words.cards import Letters
from rummy_qt.ui.words.language import in_context

if TYPE_CHECKING:
    from rummy_qt.play.game import Game

tr = in_context("Actions")


class Now(NamedTuple):
    """What the window shows, which determines the enabled actions."""

    game: Game | None
    """The match on the table, possibly behind a replay."""
    replay: bool
    practice: bool
    """Whether the page shows a single practice round or position instead of a match."""
    calls: bool = False
    """Whether the table offers a call."""

    def table(self) -> bool:
        """Whether a table is shown; else it is the welcome page."""
        return self.replay or self.game is not None

    @property
    def lesson(self) -> bool:
        """Whether the match is a lesson, which is not saved."""
        return self.game is not None and self.game.in_memory

    @property
    def played(self) -> Game | None:
        """The match if it is shown, not a replay."""
        return None if self.replay else self.game

    @property
    def saved(self) -> Game | None:
        return None if self.lesson else self.played

    @property
    def deals(self) -> bool:
        """Whether the rules of the match are consistent, so that cards can be dealt."""
        return self.game is not None and self.game.header.rules.clash is None

    def plays(self) -> bool:
        return self.played is not None

    def decides(self) -> bool:
        """Whether a hint may be asked for: a lesson says itself what is good."""
        game = self.saved
        return game is not None and game.person is not None and not game.match.round.over

    def may(self, kind: str) -> bool:
        game = self.played
        return game is not None and any(move.kind == kind for move in game.view().legal_moves)

    def may_take(self, *, whole: bool) -> bool:
        """Whether the ``whole`` discard pile, or else its top card alone, may be taken."""
        if self.played is None:
            return False
        view = self.played.view()
        takes = (move for move in view.legal_moves if move.kind == "take")
        return (view.discard_count if whole else 1) in {view.after(take).number for take in takes}

    def can_lay(self) -> bool:
        if self.played is None:
            return False
        from rummy_qt.play.laying import layings  # not needed at startup

        return next(layings(self.played.view()), None) is not None


class ActionSpec(NamedTuple):
    """Everything about an action except its slot, which ``Commands`` connects by its id."""

    id: str
    text: English
    keys: str
    """The key sequence in Qt's portable format (``Ctrl+N``)."""
    tip: English
    menu: str
    """Its menu, in the order of ``ACTIONS``; empty for a shortcut without a menu item."""
    line: bool = False
    """Whether a separator precedes it."""
    switch: str = ""
    """The name of the preference that it toggles; empty for other actions."""
    checkable: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    """Its place in the menus of macOS."""
    repeats: bool = False
    possible: Callable[[Now], bool] = lambda now: True
    fits: Callable[[Now], bool] | None = None
    """Whether the sheet of keys lists it now; None: never."""


MENUS: Final[dict[str, English]] = {
    "game": "&Game",
    "move": "&Move",
    "view": "&View",
    "settings": "&Settings",
    "help": "&Help",
}

ACTIONS: Final = (
    ActionSpec("new_match", "&New match…", "Ctrl+N", "Choose rules and opponents, and deal",
        "game"),
    ActionSpec("rematch", "&Rematch", "Ctrl+Shift+N",
        "Start a match with the same rules and opponents", "game", possible=lambda now: now.deals),
    ActionSpec("same_deals", "Same &deals again", "Ctrl+D",
        "Play this match again with the very same cards", "game",
        possible=lambda now: now.deals and now.game is not None and now.game.played_out),
    ActionSpec("day", "Deal of the da&y", "Ctrl+Y",
        "One round a day, with the same cards for everybody", "game", line=True),
    ActionSpec("ladder", "Th&e ladder", "Ctrl+J",
        "Beat all seven at the table, one after another", "game"),
    ActionSpec("challenge", "&Challenge a friend…", "Ctrl+Shift+F",
        "Play a round that a friend plays with the same cards", "game"),
    ActionSpec("replay", "Re&play rounds", "Ctrl+R",
        "Look at the finished rounds of this match, move by move", "game", line=True,
        possible=lambda now: now.played is not None and bool(now.played.match.scores)),
    ActionSpec("review", "Re&view the last round", "Ctrl+Shift+R",
        "What each of your decisions cost, and why", "game",
        possible=lambda now: now.replay or now.saved is not None),
    ActionSpec("practice", "&Find the move", "Ctrl+Shift+P",
        "Practise the decisions that cost most", "game"),
    ActionSpec("same_deal", "Same deal of &this round", "Ctrl+Shift+D",
        "Play this round again for practice, in a copy of the match", "game",
        possible=lambda now: now.deals and now.saved is not None and now.saved.match.round.over),
    ActionSpec("saved_matches", "Saved m&atches", "Ctrl+Shift+O",
        "Go on with a saved match, or look back at it", "game", line=True),
    ActionSpec("open_match", "&Open a match file…", "Ctrl+O", "Open a match from a file", "game"),
    ActionSpec("about_match", "About this &match…", "Ctrl+I",
        "Players, file and the fingerprint of the deals", "game", line=True, possible=Now.plays),
    ActionSpec("back_to_match", "&Back to the match", "Ctrl+Shift+B",
        "Leave practice, and go back to where you started it", "game",
        possible=lambda now: now.lesson or now.practice),
    ActionSpec("resign", "Res&ign the match…", "Ctrl+Shift+W",
        "Give up the match; it counts as lost", "game",
        possible=lambda now: now.saved is not None and now.saved.may_play
        and not now.saved.last_round),
    ActionSpec("leave_table", "&Leave the table", "Ctrl+W", "Go to the welcome page", "game",
        possible=Now.table),
    ActionSpec("quit", "&Quit", "Ctrl+Q", "Close the window", "game", line=True,
        role=QAction.MenuRole.QuitRole),
    ActionSpec("undo", "&Undo", "Ctrl+Z", "Take back the last move", "move", repeats=True,
        possible=lambda now: now.played is not None and now.played.can_undo),
    ActionSpec("redo", "&Redo", "Ctrl+Shift+Z", "Repeat the move you took back", "move",
        repeats=True, possible=lambda now: now.played is not None and now.played.can_redo),
    ActionSpec("hint", "&Hint", "F4", "Show a good move and why; the round then counts as assisted",
        "move", line=True, possible=Now.decides),
    ActionSpec("follow_hint", "Play the h&int", "Shift+F4",
        "Play the next move of the hint that is shown", "move", repeats=True, possible=Now.decides),
    ActionSpec("call", "&Call “Rommy!”", "C",
        "Call the last discard, if the rules allow calls", "move",
        possible=lambda now: now.played is not None and now.played.view().claimable is not None,
        fits=lambda now: now.calls),
    ActionSpec("lay_everything", "&Lay everything", "Ctrl+E",
        "Lay all melds in your hand, and all cards that fit", "move", possible=Now.can_lay,
        fits=Now.table),
    ActionSpec("draw", "Draw from the stock", "S", "Draw, wherever the focus is", "",
        possible=Now.plays, fits=lambda now: now.may("draw")),
    ActionSpec("take_top", "Take the top discard", "U",
        "Take the card that lies on top of the discard pile", "", possible=Now.plays,
        fits=lambda now: now.may_take(whole=False)),
    ActionSpec("take_pile", "Take the whole pile", "P", "Take all cards of the discard pile", "",
        possible=Now.plays, fits=lambda now: now.may_take(whole=True)),
    ActionSpec("to_hand", "To your hand", "F", "Give the focus to your hand", "",
        possible=Now.table, fits=Now.table),
    ActionSpec("to_melds", "To the melds", "L", "Give the focus to the melds on the table", "",
        possible=Now.table, fits=Now.table),
    ActionSpec("read_hand", "Read out your hand", "R",
        "Read out all cards in your hand, one by one", "", possible=Now.plays, fits=Now.table),
    ActionSpec("read_scores", "Read out the scores", "O",
        "Read out each player’s cards and points", "", possible=Now.table, fits=Now.table),
    ActionSpec("read_table", "Read out how things stand", "I",
        "Read out the round, the target, the dealer and whose turn it is", "", possible=Now.table,
        fits=Now.table),
    ActionSpec("move_left", "Move cards le&ft", "Ctrl+Left",
        "Move the chosen cards in your hand by one place", "move", line=True, repeats=True,
        possible=Now.plays),
    ActionSpec("move_right", "Move cards ri&ght", "Ctrl+Right",
        "Move the chosen cards in your hand by one place", "move", repeats=True,
        possible=Now.plays),
    ActionSpec("next_round", "&Next round", "Ctrl+Return", "Deal the next round", "move", line=True,
        possible=lambda now: now.deals and now.game is not None and now.game.may_deal,
        fits=Now.table),
    ActionSpec("score_sheet", "S&core sheet", "F3", "The points of every round", "view",
        possible=lambda now: now.game is not None and not now.lesson, fits=Now.table),
    ActionSpec("log", "&Moves of this round", "Ctrl+L",
        "Open or close the list of moves over the table", "view", switch="log_shown",
        possible=Now.table),
    ActionSpec("say_again", "&What happened last?", "?", "Say again what happened last", "view",
        possible=Now.table, fits=Now.table),
    ActionSpec("next_area", "Ne&xt part of the table", "F6",
        "From the stock to the discards, the melds, your hand, and around", "view", line=True,
        repeats=True, possible=Now.table),
    ActionSpec("previous_area", "Previ&ous part of the table", "Shift+F6", "The same way back",
        "view", repeats=True, possible=Now.table),
    ActionSpec("statistics", "S&tatistics", "Ctrl+T", "How you have played so far", "view",
        line=True),
    ActionSpec("firsts", "F&irsts and bests", "Ctrl+Shift+T",
        "What you did for the first time, and your records", "view"),
    ActionSpec("full_screen", "&Full screen", "F11", "Fill the screen with the table", "view",
        checkable=True, line=True),
    ActionSpec("sound", "So&und", "M", "Turn the sound on or off", "settings", switch="sound"),
    ActionSpec("house_rules", "&House rules…", "Ctrl+H", "Copy a rulebook and change what you like",
        "settings", line=True),
    ActionSpec("preferences", "&Preferences…", "Ctrl+,", "Theme, cards, animation and help",
        "settings", line=True, role=QAction.MenuRole.PreferencesRole),
    ActionSpec("handbook", "Hand&book", "F1", "The rules of this game, clause by clause", "help"),
    ActionSpec("keys_now", "Keys at this &moment", "F2", "What each key does at the table now",
        "help", possible=Now.table),
    ActionSpec("lesson", "G&uided rounds", "Ctrl+G", "Learn the game in six rounds of two minutes",
        "help"),
    ActionSpec("data_folder", "Show where matches are &kept", "Ctrl+Shift+K",
        "Open the folder of the saved matches", "help", line=True),
    ActionSpec("about", "&About Rummy Qt", "Shift+F1", "Version and licence", "help", line=True,
        role=QAction.MenuRole.AboutRole),
)  # fmt: skip
SPECS: Final = {spec.id: spec for spec in ACTIONS}


class TableKey(NamedTuple):
    """Keys with a fixed meaning at the table."""

    keys: tuple[str, ...]
    """In Qt's portable format."""
    sentence: English
    plays: bool = False
    """Whether they are of use only while the round goes on."""


HELD_KEYS: Final = (
    TableKey(("Tab", "Shift+Tab"), "To the next part of the table, and to the one before"),
    TableKey(("Left", "Right", "Up", "Down", "Home", "End"), "Within a part, and to its ends"),
    TableKey(("Space",), "Choose a card in your hand, or put it back", plays=True),
    TableKey(("Shift+Space",), "Choose a meld that the card is part of; again: another such meld",
        plays=True),
    TableKey(("Return", "Enter"),
        "Play what has the focus: draw, take, meld the chosen cards, lay off, else discard",
        plays=True),
    TableKey(("Shift+Return",), "Discard the card with the focus, even where it would fit",
        plays=True),
    TableKey(("Esc",), "Let a discard pass, or put away a question, the chosen cards or a refusal",
        plays=True),
    TableKey(tuple("2345678910TJQKA"), "To the next card of this rank; 1, 0, T: a ten"),
)  # fmt: skip
"""The table's keys besides the actions, for the page of keys and the handbook."""

_TABLE_KEYS: Final = {key for row in HELD_KEYS for key in row.keys} | {"Backtab", "PgUp", "PgDown"}
"""Keys that the table and its buttons use; actions cannot have them, alone or with Shift."""


def is_of_the_table(keys: QKeySequence) -> bool:
    """Whether the table itself handles this key; with Ctrl, Alt or Meta it does not."""
    name = keys.toString().replace("Num+", "").removeprefix("Shift+")
    return name in _TABLE_KEYS if len(name) > 1 else Letters.rank_of(name) is not None


def is_letter(keys: str) -> bool:
    """Whether this key types a character: a letter, digit or sign without a modifier."""
    return len(keys.removeprefix("Shift+")) == 1


def keys_from_json(saved: Any) -> dict[str, str]:
    """The person's own keys by action id; ``PartlyInvalid`` if some are invalid or duplicates.

    Unknown ids are kept: they may be actions of a later version.
    """
    if not isinstance(saved, dict):
        raise ValueError("keys by action are wanted")
    own: dict[str, str] = {}
    for name, keys in saved.items():
        if _may_be_keys(keys) and (not keys or keys not in own.values()):
            own[name] = keys
    if len(own) < len(saved):
        raise PartlyInvalid(own)
    return own


def _may_be_keys(keys: Any) -> bool:
    if not isinstance(keys, str):
        return False
    sequence = QKeySequence(keys)
    return sequence.toString() == keys and sequence.count() < 2 and not is_of_the_table(sequence)


def keys_by_action(own: Mapping[str, str], *, letters: bool = True) -> dict[str, str]:
    """The keys of every action: its own, or else its default unless another action has that.

    Without ``letters``, actions whose key types a character have none.
    """
    taken = set(own.values())
    default = {spec.id: "" if spec.keys in taken else spec.keys for spec in ACTIONS}
    active = {name: own.get(name, keys) for name, keys in default.items()}
    return {name: keys if letters or not is_letter(keys) else "" for name, keys in active.items()}


def native_keys(keys: Mapping[str, str]) -> dict[str, str]:
    """The keys of every action in this system's notation, or its name if it has none."""
    return {spec.id: keys_text((keys[spec.id],)) or name_of(spec) for spec in ACTIONS}


def name_of(spec: ActionSpec) -> str:
    """The action's text without mnemonic and ellipsis."""
    return tr(spec.text).replace("&", "").rstrip("…")


def make_action(spec: ActionSpec, parent: QObject) -> QAction:
    """The action of ``spec``, without texts and keys."""
    action = QAction(parent)
    action.setObjectName(spec.id)
    action.setCheckable(spec.checkable or bool(spec.switch))
    action.setMenuRole(spec.role)
    action.setAutoRepeat(spec.repeats)
    return action


def name_actions(actions: Mapping[str, QAction], keys: Mapping[str, str]) -> None:
    """Set the texts of the actions, and their keys as returned by ``keys_by_action``."""
    for spec in ACTIONS:
        action, key = actions[spec.id], keys[spec.id]
        action.setShortcut(QKeySequence(key))
        action.setText(tr(spec.text))
        action.setToolTip(with_keys(tr(spec.tip), key))


def with_keys(tip: str, keys: str) -> str:
    """A tooltip followed by the keys, if there are any."""
    return f"{tip} ({keys_text((keys,))})" if keys else tip


def keys_text(keys: Sequence[str]) -> str:
    """Keys in this system's notation, separated by dots."""
    native = QKeySequence.SequenceFormat.NativeText
    return " · ".join(QKeySequence(key).toString(native) for key in keys)
