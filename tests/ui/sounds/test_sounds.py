"""Which sounds are heard at the table and when, and where there are none."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from rummy_qt.engine import Move
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.player import Situation
from rummy_qt.records.settings import Settings
from rummy_qt.ui.application import Application
from rummy_qt.ui.bridge import GameBridge
from rummy_qt.ui.match_choice import MatchChoice, first_choice
from rummy_qt.ui.preferences import Preferences
from rummy_qt.ui.session import Session
from rummy_qt.ui.sounds.devices import Clip, Stream
from rummy_qt.ui.sounds.sounds import Sounds, read
from rummy_qt.ui.start import build_window
from rummy_qt.ui.table.choreography import LANDING_MS
from rummy_qt.ui.table.motion import Leg
from tests.ui.keyboard import press, write
from tests.ui.table.conftest import Lay, Table
from tests.ui.windows.prompt import PromptOpponents

ASSETS = Path(__file__).resolve().parents[3] / "assets/sounds"


class Listener(Stream):
    """Records what would be heard, by file name, without playing it."""

    def __init__(self) -> None:
        super().__init__(lambda: iter(()))
        self.clock = lambda: 100.0
        self.opened = 0
        self.clips: list[Clip] = []
        self._files = {bytes(read(file.stem)): file.stem for file in ASSETS.iterdir()}

    def open(self) -> Listener:
        self.opened += 1
        return self

    def add(self, clips: Sequence[Clip]) -> None:
        self.clips += clips

    def cancel(self, clips: Sequence[Clip]) -> list[Clip]:
        self.clips = [clip for clip in self.clips if clip not in clips]
        return list(clips)

    @property
    def files(self) -> list[str]:
        return [self._files[bytes(clip.samples)] for clip in self.clips]

    @property
    def loudest(self) -> list[float]:
        """When each is loudest, in seconds from now."""
        found = []
        for clip in self.clips:
            sizes = list(map(abs, clip.samples))
            found.append(clip.at - 100.0 + sizes.index(max(sizes)) / 48_000)
        return found

    @property
    def heard(self) -> list[str]:
        return [file.split("-")[0] for file in self.files]


@pytest.fixture
def preferences() -> Preferences:
    preferences = Preferences(Settings())
    preferences.pace_ms, preferences.animation_speed = 0, 0.0
    return preferences


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def session(preferences: Preferences, listener: Listener, qtbot: QtBot) -> Session:
    session = Session(preferences, make_opponents=PromptOpponents)
    Sounds(session, preferences, session, make_stream=listener.open)
    return session


@pytest.fixture
def sounding(lay: Lay, listener: Listener) -> Table:
    """A table with motion on which each card is heard."""
    hands = ["7c 8c 9c 7d 7h Qd 2d", "Kc Kd 2h 3s 5s 9s Td", "4d 4h 4s Jc Ts 6d Ah"]
    table = lay(hands, upcard="7s", stock="Jh 3c 6s")
    session = Session(table.wishes, make_opponents=PromptOpponents)
    Sounds(session, table.wishes, session, lambda: table.view, listener.open)
    session.opened.emit(table.game)
    table.wishes.set("animation_speed", 1.0)
    return table


def choice(target: int = 500) -> MatchChoice:
    chosen = first_choice("Anna", ["club", "club"])
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
            bridge.submit(player.choose(bridge.game.view(), Situation((0, 0), 1, 0)))


def test_a_round_has_all_its_sounds_and_no_repeated_variant(
    session: Session, listener: Listener, qtbot: QtBot
) -> None:
    session.start(choice(target=1))
    play_round(session, qtbot)
    assert {"draw", "lay", "discard", "turn"} <= set(listener.heard)
    match = bridge_of(session).game.match
    assert listener.heard[-1] == ("won" if match.winner == 0 else "lost")
    for name in ("draw", "lay", "discard", "turn"):
        files = [file for file in listener.files if file.startswith(name)]
        assert all(one != other for one, other in pairwise(files))
        assert len(set(files)) >= min(2, len(files))
    assert listener.opened == 1
    session.close()


def test_a_refused_move_plays_the_knock(session: Session, listener: Listener, qtbot: QtBot) -> None:
    session.start(choice())
    wait_for_turn(session, qtbot)
    bridge = bridge_of(session)
    with qtbot.waitSignal(bridge.refused):
        bridge.submit(Move.parse("discard Ac"))
    assert listener.heard[-1] == "refused"
    session.close()


@pytest.mark.parametrize(
    ("off", "silent", "heard"),
    [
        ("sound", {"draw", "lay", "discard", "turn", "won", "lost"}, set()),
        ("sound_cards", {"draw", "lay", "discard", "won", "lost"}, {"turn"}),
        ("sound_turn", {"turn"}, {"draw", "lay", "discard"}),
    ],
)
def test_each_kind_of_sound_can_be_turned_off(
    off: str,
    silent: set[str],
    heard: set[str],
    session: Session,
    preferences: Preferences,
    listener: Listener,
    qtbot: QtBot,
) -> None:
    setattr(preferences, off, False)
    session.start(choice())
    play_round(session, qtbot)
    assert heard <= set(listener.heard)
    assert not silent & set(listener.heard)
    assert listener.opened == bool(heard)
    session.close()


def test_a_changed_volume_plays_a_sample_at_once(
    session: Session, preferences: Preferences, listener: Listener
) -> None:
    preferences.volume = 0.5
    assert listener.heard == ["lay"]
    assert listener.clips[0].loudness == 0.25
    preferences.volume = 0.0
    assert listener.heard == ["lay"]
    preferences.volume = 0.5
    preferences.sound_turn = False
    preferences.sound_turn = True
    assert listener.heard == ["lay", "lay", "turn"]


def test_each_card_sounds_when_it_lands(sounding: Table, listener: Listener) -> None:
    """By the clock of the motion, compares the scheduled moment with the landing.

    Cards that land together make one sound.
    """
    motion = sounding.view.scene_.motion
    for move, name, cards in (
        ("draw", "draw", 1),
        ("meld 7c 8c 9c", "lay", 3),
        ("discard 2d", "discard", 1),
        ("draw", "draw", 1),
        ("discard 2h", "discard", 1),
        ("draw", "draw", 1),
        ("meld 4d 4h 4s", "lay", 1),
    ):
        motion.finish()
        listener.clips.clear()
        landed: list[float] = []

        def land(legs: list[Leg], now: list[float] = landed) -> None:
            now += [motion.currentTime() / 1000 for leg in legs if leg.flight is not None]

        motion.arrived.connect(land)
        sounding.game.play(move)
        foretold = sorted(
            moment for moment, heard in zip(listener.loudest, listener.heard, strict=True)
            if heard == name
        )  # fmt: skip
        assert len(foretold) == cards, move
        for now in range(0, motion.totalDuration() + 2, 2):
            motion.setCurrentTime(now)
        touched = sorted({at - LANDING_MS / 1000 for at in landed})
        assert touched == pytest.approx(foretold, abs=0.004), move


def test_cards_placed_without_motion_sound_at_once(sounding: Table, listener: Listener) -> None:
    sounding.game.play("draw")
    sounding.game.play("meld 7c 8c 9c")
    sounding.view.scene_.finish()
    assert [(clip.at, name) for clip, name in zip(listener.clips, listener.heard, strict=True)] == [
        (100.0, "lay")
    ]


def test_an_undo_to_the_deal_plays_no_sound_of_the_turn(
    sounding: Table, listener: Listener
) -> None:
    sounding.game.play("draw")
    sounding.view.scene_.finish()
    listener.clips.clear()
    sounding.game.undo()
    assert sounding.view.scene_.motion.busy
    assert listener.heard == ["deal"]


def test_the_m_key_toggles_sound_except_while_typing(
    preferences: Preferences, qapp: Application, qtbot: QtBot
) -> None:
    session = Session(preferences, make_opponents=PromptOpponents)
    window = build_window(qapp, preferences, session)
    qtbot.addWidget(window)
    window.show()
    window.pages.show_current()
    with qtbot.waitActive(window):
        window.activateWindow()
    window.commands.actions["new_match"].trigger()
    dialog = window.dialogs.shown("new_match_dialog")
    assert dialog is not None
    name = dialog.findChild(QLineEdit, "name_0")
    assert name is not None
    name.setFocus()
    write("mm", to=name)
    assert name.text().endswith("mm")
    assert preferences.sound
    dialog.close()
    window.commands.begin(choice())
    assert window.pages.table is not None
    press(Qt.Key.Key_M, to=window.pages.table)
    assert not preferences.sound
    assert not window.commands.actions["sound"].isChecked()
    preferences.sound = True
    assert window.commands.actions["sound"].isChecked()
    window.close()
    qapp.setStyleSheet("")
