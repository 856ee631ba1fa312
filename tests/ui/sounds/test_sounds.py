"""What is heard at the table, and that nothing is where it is not wanted."""

from __future__ import annotations

import sys
from array import array
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

import rummy_qt.ui.resources_rc  # noqa: F401 - registers the sounds
from rummy_qt.engine import Card, Move
from rummy_qt.engine.events import Drew, Melded
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Situation
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import Application
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.match_choice import MatchChoice, first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.sounds import players
from rummy_qt.ui.sounds.players import MOST_AT_ONCE, CommandPlayer
from rummy_qt.ui.sounds.sounds import SOUND_OF, Sounds, lands_in
from rummy_qt.ui.sounds.wav_files import HEADER, SoundFiles, read
from rummy_qt.ui.start import build_window
from tests.ui.windows.prompt import PromptOpponents


class Listener:
    """A player that writes down what it is to play; the folder tells the volume."""

    def __init__(self) -> None:
        self.looked_for = 0
        self.heard: list[str] = []

    def find(self, parent: QObject) -> Listener:
        self.looked_for += 1
        return self

    def play(self, file: Path) -> None:
        assert file.is_file()
        self.heard.append(file.stem.split("-")[0])

    def close(self) -> None:
        self.heard.append("closed")


@pytest.fixture
def preferences() -> Preferences:
    preferences = Preferences(Settings())
    preferences.pace_ms, preferences.animation_speed = 0, 0.0
    return preferences


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def session(preferences: Preferences, listener: Listener, tmp_path: Path, qtbot: QtBot) -> Session:
    session = Session(preferences, make_opponents=PromptOpponents)
    Sounds(session, preferences, session, listener.find, lambda: tmp_path / "sounds")
    return session


def choice(target: int = 500) -> MatchChoice:
    chosen = first_choice("Anna", ["club"])
    return chosen._replace(
        seed="7", seats=chosen.seats[:2], rules=chosen.rules.replace(target=target)
    )


def bridge_of(session: Session) -> GameBridge:
    assert session.bridge is not None
    return session.bridge


def wait_for_turn(session: Session, qtbot: QtBot) -> None:
    rnd = bridge_of(session).game.match.round
    qtbot.waitUntil(lambda: rnd.seat == 0 or rnd.over)


def play_round(session: Session, qtbot: QtBot) -> None:
    bridge, player = bridge_of(session), Judge()
    while not bridge.game.match.round.over:
        wait_for_turn(session, qtbot)
        if not bridge.game.match.round.over:
            bridge.submit(player.choose(bridge.view(), Situation((0, 0), 1, 0)))


def test_a_match_is_heard_from_the_deal_to_the_end(
    session: Session, listener: Listener, qtbot: QtBot
) -> None:
    session.start(choice(target=1))
    qtbot.waitUntil(lambda: "deal" in listener.heard)
    play_round(session, qtbot)
    assert {"draw", "lay", "discard"} <= set(listener.heard)
    match = bridge_of(session).game.match
    assert listener.heard[-1] == ("match_won" if match.winner == 0 else "lost")
    session.close()


def test_a_refused_move_knocks(session: Session, listener: Listener, qtbot: QtBot) -> None:
    session.start(choice())
    wait_for_turn(session, qtbot)
    bridge = bridge_of(session)
    with qtbot.waitSignal(bridge.refused):
        bridge.submit(Move.parse("discard Ac"))
    assert listener.heard[-1] == "refused"
    session.close()


def test_without_sound_nothing_is_looked_for_or_written(
    session: Session, preferences: Preferences, listener: Listener, qtbot: QtBot, tmp_path: Path
) -> None:
    preferences.sound = False
    session.start(choice())
    play_round(session, qtbot)
    assert not listener.looked_for
    assert not (tmp_path / "sounds").exists()
    session.close()


def test_a_new_volume_is_heard_at_once(
    session: Session, preferences: Preferences, listener: Listener
) -> None:
    preferences.volume = 0.3
    assert listener.heard == ["lay"]
    preferences.volume = 0.0
    assert listener.heard == ["lay"]


def test_a_system_without_a_player_is_silent(
    preferences: Preferences, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    session = Session(preferences, make_opponents=PromptOpponents)
    sounds = Sounds(session, preferences, session, players.find_player, lambda: tmp_path / "s")
    sounds.play("lay")
    assert not list((tmp_path / "s").glob("*"))


def test_a_folder_that_cannot_be_written_costs_the_sound_and_nothing_else(
    preferences: Preferences, listener: Listener, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "file").write_text("in the way")
    session = Session(preferences, make_opponents=PromptOpponents)
    Sounds(session, preferences, session, listener.find, lambda: tmp_path / "file").play("lay")
    assert listener.heard == []


def test_the_volume_is_in_the_samples(tmp_path: Path) -> None:
    files = SoundFiles(tmp_path)
    loud, quiet = (files.file("call", volume).read_bytes() for volume in (1.0, 0.5))
    assert loud == read("call")
    assert quiet[:HEADER] == loud[:HEADER]
    assert max(array("h", quiet[HEADER:])) == round(max(array("h", loud[HEADER:])) / 4)


@pytest.mark.parametrize("name", sorted({*SOUND_OF.values(), "won", "lost", "match_won"}))
def test_every_sound_is_there(name: str) -> None:
    assert read(name).startswith(b"RIFF")


def test_a_command_plays_beside_the_window_and_leaves_no_process(
    qtbot: QtBot, tmp_path: Path
) -> None:
    note = tmp_path / "played"
    script = "import sys, pathlib; pathlib.Path(sys.argv[1]).write_text('heard')"
    parent = QObject()
    player = CommandPlayer(sys.executable, ("-c", script), parent)
    player.play(note)
    qtbot.waitUntil(note.is_file)
    qtbot.waitUntil(lambda: not player.children())


def test_no_more_than_three_sounds_at_once_and_none_after_closing(qtbot: QtBot) -> None:
    parent = QObject()
    player = CommandPlayer(sys.executable, ("-c", "import time; time.sleep(60)"), parent)
    for _ in range(MOST_AT_ONCE + 3):
        player.play(Path("any.wav"))
    assert len(player.running) == MOST_AT_ONCE
    player.close()
    assert not player.running


def test_a_player_that_is_gone_is_no_trouble(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QObject()
    player = CommandPlayer(str(tmp_path / "gone"), (), parent)
    player.play(tmp_path / "any.wav")
    qtbot.waitUntil(lambda: not player.children())


def test_the_m_key_turns_sound_off_and_on_but_not_while_a_name_is_typed(
    preferences: Preferences, qapp: Application, qtbot: QtBot
) -> None:
    session = Session(preferences, make_opponents=PromptOpponents)
    window = build_window(qapp, preferences, session)
    qtbot.addWidget(window)
    window.show()
    window.pages.settle()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.commands.actions["new_match"].trigger()
    dialog = window.dialogs.shown("new_match_dialog")
    assert dialog is not None
    name = dialog.findChild(QLineEdit, "name_0")
    assert name is not None
    name.setFocus()
    QTest.keyClicks(name, "mm")
    assert name.text().endswith("mm")
    assert preferences.sound
    dialog.close()
    window.commands.begin(choice())
    assert window.pages.table is not None
    QTest.keyClick(window.pages.table, Qt.Key.Key_M)
    assert not preferences.sound
    assert not window.commands.actions["sound"].isChecked()
    preferences.sound = True
    assert window.commands.actions["sound"].isChecked()
    window.close()
    qapp.setStyleSheet("")


def test_a_card_is_heard_when_it_touches_the_table(
    session: Session, preferences: Preferences, listener: Listener, qtbot: QtBot
) -> None:
    session.start(choice())
    bridge = bridge_of(session)
    wait_for_turn(session, qtbot)
    preferences.animation_speed = 4.0
    bridge.submit(Move.parse("draw"))
    heard = list(listener.heard)
    assert heard[-1] == "draw"
    discard = next(move for move in bridge.view().legal_moves if move.kind == "discard")
    bridge.submit(discard)
    assert listener.heard == heard
    qtbot.waitUntil(lambda: "discard" in listener.heard)


def test_what_others_lay_is_heard_when_it_has_been_seen() -> None:
    cards = (Card.parse("7c"), Card.parse("8c"), Card.parse("9c"))
    meld, drew = Melded(1, 1, cards), Drew(1, None)
    assert lands_in([meld], shown_off=True) > lands_in([meld], shown_off=False) > 0
    assert lands_in([drew], shown_off=True) == 0
