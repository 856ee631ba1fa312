"""Opens every page of the window and takes its picture; `make screenshots` runs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from datetime import datetime, tzinfo
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace, TracebackType
from unittest.mock import patch

from PySide6.QtCore import (
    QEventLoop,
    QMessageLogContext,
    QPoint,
    QRect,
    QRectF,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QDialog, QLabel, QSpinBox, QTextBrowser, QWidget

from rummy_qt.engine import RULEBOOKS, Move
from rummy_qt.engine.events import Melded
from rummy_qt.engine.rules import OPTIONS
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Situation
from rummy_qt.play.game import Game, situation_of
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.paths import matches_dir
from rummy_qt.records.record import MatchRecord, new_path
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import make_application
from rummy_qt.ui.match_choice import MatchChoice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.start import build_window
from rummy_qt.ui.table.table_view import TableView
from rummy_qt.ui.windows.house_rules import HouseRulesDialog
from rummy_qt.ui.windows.look import cast_shadow
from rummy_qt.ui.windows.main_window import MainWindow
from rummy_qt.ui.windows.practice import PracticePage
from rummy_qt.ui.windows.replay_page import ReplayPage, ReviewPanel
from rummy_qt.ui.windows.score_sheet import LENGTH_MS, Celebration
from rummy_qt.ui.windows.statistics import StatisticsDialog
from rummy_qt.ui.words import language
from rummy_qt.ui.words.notices import Notice
from tests.ui.windows.prompt import PromptOpponents
from tests.ui.windows.states import states

PAST = 23
"""Matches played before, for the statistics."""
HARMLESS = "propagateSizeHints"
CHANCE = Random(2026)
DAYS = count()
LAST_PLAYED = 1_763_985_600
"""Seconds since 1970 when the first match was last played; each next one is a second later."""


class Calendar(datetime):
    """The clock of new matches: each begins a day later, in one November."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Calendar:
        return cls(2026, 11, next(DAYS) % 28 + 1, 12, tzinfo=tz)


class Photographer:
    """Takes pictures of one window and its dialogs."""

    def __init__(self, window: MainWindow, folder: Path, suffix: str) -> None:
        self.window = window
        self.folder = folder
        self.suffix = suffix
        self.taken = 0

    def take(self, name: str, dialog: QWidget | None = None) -> None:
        """Take the window as it is now, with ``dialog`` in its middle."""
        wait(30)
        for table in self.window.findChildren(TableView):
            table.grab_picture()
        picture = self.window.grab()
        if dialog is not None:
            self._lay_over(picture, dialog, name)
        if not picture.save(str(self.folder / f"{name}-{self.suffix}.png")):
            raise OSError(f"{name} could not be written into {self.folder}")
        self.taken += 1

    def _lay_over(self, picture: QPixmap, dialog: QWidget, name: str) -> None:
        room = self.window.size()
        size = dialog.size()
        if size.width() > room.width() or size.height() > room.height():
            sys.stderr.write(f"{name} is larger than its window: {size.toTuple()}\n")
        painter = QPainter(picture)
        corner = (room - size) / 2
        spot = QPoint(max(0, corner.width()), max(0, corner.height()))
        cast_shadow(painter, QRectF(QRect(spot, size)), 0, 9, 30)  # as desktops do
        painter.drawPixmap(spot, dialog.grab())
        painter.end()

    def action(self, name: str) -> QDialog:
        """Trigger an action that opens a dialog."""
        wait(30)
        for nth, path in enumerate(sorted(matches_dir().glob("*"))):
            os.utime(path, (LAST_PLAYED + nth, LAST_PLAYED + nth))
        self.window.commands.actions[name].trigger()
        dialog = [d for d in self.window.findChildren(QDialog) if d.isVisible()][-1]
        if isinstance(dialog, StatisticsDialog):
            wait_until(lambda: dialog.all_counted)
        if isinstance(dialog, HouseRulesDialog):
            wait_until(lambda: len(dialog.editors) == len(OPTIONS))
        return dialog

    def walk(self, name: str) -> None:
        """Open the dialog of an action, take its picture and close it."""
        dialog = self.action(name)
        self.take(name, dialog)
        dialog.close()


def complain(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Print Qt's warnings."""
    if HARMLESS not in text:
        sys.stderr.write(text + "\n")


def give_up(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """End the run after an exception in a slot: otherwise it would wait for ever."""
    sys.__excepthook__(kind, error, trace)
    sys.stderr.flush()
    os._exit(1)


def wait(milliseconds: int) -> None:
    """Process events for this time."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until(ready: Callable[[], bool]) -> None:
    """Process events until this holds."""
    while not ready():
        wait(20)


def begin(window: MainWindow, choice: MatchChoice) -> None:
    """Put a new match on the table."""
    before = window.session.bridge
    window.commands.begin(choice)
    wait_until(lambda: window.session.bridge not in (None, before))


def play(window: MainWindow, turns: int) -> None:
    """Play that many of the person's turns, or to the end of the round."""
    player = Judge()
    bridge = window.session.bridge
    assert bridge is not None
    rnd = bridge.game.match.round
    for turn in range(turns + 1):
        while rnd.seat != 0 and not rnd.over:
            bridge.director.let_pass()
            wait(1)
        if rnd.over or turn == turns:
            return
        bridge.submit(player.choose(bridge.game.view(), Situation((0,) * rnd.players, 1, 0)))


def play_by_itself(seed: int) -> None:
    """Save a finished match of one round in the person's name."""
    rulebook = list(RULEBOOKS)[seed % len(RULEBOOKS)]
    rules = RULEBOOKS[rulebook].replace(target=1)
    seats = [SeatInfo("Anna", "human"), SeatInfo("Bo", "club"), SeatInfo("Cleo", "club")]
    header = Header.new(rulebook, rules, seats, seed=str(seed))
    game, player = Game.start(header, MatchRecord.create(header, new_path(header.id))), Judge()
    while not game.match.round.over:
        seat = game.match.round.seat
        game.submit(player.choose(game.view(seat), situation_of(game, seat)), seat)
    game.record.close()


def seated(rulebook: str, opponents: int, target: int = 500, seed: str = "2026") -> MatchChoice:
    """A match with a fixed deal."""
    names = ("Bo", "Cleo", "Dag", "Ester", "Frode", "Greta", "Hugo")[:opponents]
    seats = [SeatInfo("Anna", "human"), *(SeatInfo(name, "club") for name in names)]
    rules = RULEBOOKS[rulebook].replace(target=target)
    return MatchChoice(rulebook, rules, tuple(seats), seed=seed)


def take_pictures(folder: Path, size: tuple[int, int], theme: str, colour: str, page: str) -> int:
    """Take every picture of one size (in points) and look, or of one page; 0 when all went well."""
    app = make_application()
    qInstallMessageHandler(complain)
    sys.excepthook = give_up
    language.speak("en")
    preferences = Preferences(Settings())
    preferences.animation_speed, preferences.pace_ms = 0.0, 0
    preferences.theme, preferences.table_colour = theme, colour
    session = Session(preferences, make_opponents=PromptOpponents)
    window = build_window(app, preferences, session)
    window.resize(*size)
    window.start(None)
    window.show()
    ratio = window.devicePixelRatioF()
    suffix = f"{round(size[0] * ratio)}x{round(size[1] * ratio)}-{theme}-{colour}"
    camera = Photographer(window, folder, suffix)
    chance = SimpleNamespace(urandom=CHANCE.randbytes)
    with patch.multiple("rummy_qt.records.header", os=chance, datetime=Calendar):
        if page:
            a_match(camera)
            camera.walk(page)
        else:
            at_the_door(camera)
            at_the_table(camera)
    window.close()
    sys.stdout.write(f"{camera.taken} pictures\n")
    return 0


def at_the_door(camera: Photographer) -> None:
    """All pages before a match."""
    camera.take("welcome")
    dialog = camera.action("new_match")
    camera.take("new_match", dialog)
    box = dialog.findChild(QSpinBox, "opponents")
    assert box is not None
    box.setValue(7)
    camera.take("new_match_8", dialog)
    dialog.close()
    for name in ("saved_matches", "statistics", "house_rules", "about", "handbook"):
        camera.walk(name)
    first_round(camera)


def first_round(camera: Photographer) -> None:
    """A guided round: its first text, and its last."""
    window = camera.window
    window.commands.actions["lesson"].trigger()
    said = window.findChild(QLabel, "lesson_sentence")
    assert said is not None
    wait_until(lambda: bool(said.text()))
    camera.take("lesson")
    play(window, 10_000)
    camera.take("lesson_goodbye")
    window.commands.actions["leave_table"].trigger()


def a_match(camera: Photographer) -> None:
    """The table after some turns."""
    begin(camera.window, seated("500-rum-de", 3, seed="57"))
    play(camera.window, 8)
    camera.take("table")


def at_the_table(camera: Photographer) -> None:
    """A match, its pages, its end, and what is saved."""
    a_match(camera)
    window = camera.window
    log_line(camera)
    at_a_turn(camera)
    for name, page in states(window):
        camera.take(f"over_{name}", page)
    handbook = camera.action("handbook")
    text = handbook.findChild(QTextBrowser, "handbook_text")
    assert text is not None
    text.scrollToAnchor("topic-ring_runs")
    camera.take("handbook_melds", handbook)
    handbook.close()
    for _ in range(3):
        play(window, 10_000)
        window.commands.actions["next_round"].trigger()
    play(window, 10_000)
    camera.take("round_over")
    sheet = camera.action("score_sheet")
    camera.take("score_sheet", sheet)
    sheet.close()
    look_back(camera)
    window.commands.actions["leave_table"].trigger()
    wait_until(window.pages.welcome.panel.isVisible)
    camera.take("welcome_continue")
    begin(window, seated("femhundra", 2, target=1))
    for _ in range(20):
        play(window, 10_000)
        window.commands.actions["next_round"].trigger()
    sheet = camera.action("score_sheet")
    camera.take("match_over", sheet)
    sheet.close()
    celebrate(camera)
    camera.walk("about_match")
    window.commands.show_crash("Traceback…\nRuntimeError: an example\n")
    camera.take("crash", window.dialogs.shown("crash"))
    window.dialogs.close_all()
    window.notices.add(
        Notice(lambda: "The disk is full. The match goes on, and is saved once there is room.")
    )
    begin(window, seated("rommy-dk", 5))
    play(window, 30)
    camera.take("table_6")
    for name in ("saved_matches", "statistics"):
        dialog = camera.action(name)
        wait(400)
        camera.take(f"{name}_full", dialog)
        dialog.close()
    house = camera.action("house_rules")
    pile = house.findChild(QComboBox, "discard_pile")
    assert pile is not None
    pile.setCurrentIndex(1)
    assert isinstance(house, HouseRulesDialog)
    house.questions.verticalScrollBar().setValue(house.editors["discard_draw"].y() - 12)
    camera.take("house_rules_clash", house)
    house.close()


def at_a_turn(camera: Photographer) -> None:
    """The open list of moves, a refused move, and a hint."""
    window, table = camera.window, camera.window.pages.table
    assert table is not None
    window.commands.actions["log"].trigger()
    camera.take("drawer")
    window.commands.actions["log"].trigger()
    bridge = window.session.bridge
    assert bridge is not None
    bridge.submit(Move.parse("discard 7c"))
    camera.take("refusal")
    bridge.submit(Move.parse("draw"))  # with only one legal move there is no hint
    window.commands.actions["hint"].trigger()
    wait_until(lambda: table.hint.way is not None)
    camera.take("hint")


def log_line(camera: Photographer) -> None:
    """The cards of a line in the list of moves, highlighted."""
    table = camera.window.pages.table
    assert table is not None
    table.bar.moves.click()
    rows = [
        at
        for at, row in enumerate(table.state.turns.values)
        if any(isinstance(event, Melded) for event in row.events)
    ]
    table.moves.entered.emit(table.moves.model().index(rows[-1], 0))
    camera.take("log_line")
    table.moves.viewportEntered.emit()
    table.bar.moves.click()


def celebrate(camera: Photographer) -> None:
    """Falling suits."""
    table = camera.window.pages.table
    assert table is not None
    celebration = Celebration(table, 540)
    celebration.begin()
    table.scene_.motion.pause()
    table.scene_.motion.setCurrentTime(LENGTH_MS // 2)
    camera.take("celebration")
    celebration.end()


def look_back(camera: Photographer) -> None:
    """A finished round from its record, as it was seen and with all hands open."""
    window = camera.window
    window.pages.replay(2)
    page = window.pages.overlay
    assert isinstance(page, ReplayPage)
    page.game.jump(2 * len(page.game.moves) // 3)
    camera.take("replay")
    page.bar.hands.click()
    camera.take("replay_hands")
    window.pages.replay(2, review=True)
    panel = window.findChild(ReviewPanel)
    assert panel is not None
    wait_until(lambda: panel.progress.text()[-1:] not in ("", "…"))
    camera.take("review")
    window.pages.leave_replay()
    window.commands.actions["practice"].trigger()
    wait_until(lambda: isinstance(window.pages.overlay, PracticePage))
    camera.take("practice")
    window.pages.leave_replay()
    for seed in range(PAST):
        play_by_itself(seed)
