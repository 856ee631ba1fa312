"""Files written by 0.1.0 can be opened, continued, counted and verified in every later version."""

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.cli import main
from rummy_qt.records.figures import Filter
from rummy_qt.records.library import Library
from rummy_qt.records.life import Help, Origin
from rummy_qt.records.lines import Status
from rummy_qt.records.pauses import wait_for_lasting
from rummy_qt.records.reading import read_record
from rummy_qt.records.record import open_record
from rummy_qt.records.settings import Settings
from rummy_qt.ui.preferences import Preferences
from tests.records.played import Scribe

GOLDEN = Path(__file__).parents[1] / "golden/0.1.0"
NAMES = sorted(path.stem for path in GOLDEN.glob("matches/*.rummy"))
RUNNING = {
    "clash-idle", "clash-running", "copy", "house", "killed", "lesson", "original", "running",
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(GOLDEN, tmp_path / "data")
    return tmp_path / "data"


def test_the_old_files_hold_every_kind_of_line_and_move() -> None:
    lines = [json.loads(line) for name in NAMES for line in text_of(name).splitlines()]
    assert {values["t"] for values in lines} == {
        "match", "round", "move", "stock", "undo", "score", "title", "practice", "copied",
        "end", "resign", "stop",
    }  # fmt: skip
    moves = {values["m"].split()[0] for values in lines if values["t"] == "move"}
    assert moves == {
        "draw", "take", "pass", "meld", "lay", "swap", "concede", "discard", "claim", "peek",
    }  # fmt: skip
    assert {f"won-{rulebook}" for rulebook in RULEBOOKS} < set(NAMES)


def text_of(name: str) -> str:
    return (GOLDEN / "matches" / f"{name}.rummy").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_an_old_record_is_valid(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(GOLDEN / "matches" / f"{name}.rummy")]) == 0
    assert ("goes on" in capsys.readouterr().out) == (name in RUNNING)


@pytest.mark.parametrize("name", NAMES)
def test_an_old_match_opens_and_continues(folder: Path, name: str) -> None:
    path = folder / "matches" / f"{name}.rummy"
    before = path.read_bytes()
    opened = open_record(path)
    assert not opened.notes
    if name in RUNNING:
        Scribe(opened.record, opened.replayed).steps(400)
    opened.record.close()
    assert path.read_bytes().startswith(before)
    assert (path.read_bytes() == before) == (name not in RUNNING)
    assert read_record(path).fault is None


def test_old_matches_keep_their_status_and_marks() -> None:
    lives = {name: read_record(GOLDEN / "matches" / f"{name}.rummy").replayed for name in NAMES}
    told = {name: (life.status, life.origin) for name, life in lives.items()}
    assert told.pop("resigned") == (Status.RESIGNED, Origin.DEALT)
    assert told.pop("practice") == (Status.PRACTICE_OVER, Origin.PRACTICE_OF)
    assert told.pop("copy") == told.pop("original") == (Status.RUNNING, Origin.COPY_OF)
    for name, about in told.items():
        assert about == (Status.RUNNING if name in RUNNING else Status.WON, Origin.DEALT)
    help_had = {name: [played.help for played in life.rounds] for name, life in lives.items()}
    assert help_had["running"] == [{Help.UNDO}, {Help.UNDO}, set()]
    assert help_had["practice"] == help_had["lesson"] == help_had["copy"] == [{Help.KNOWN_DEAL}]
    assert help_had["house"] == help_had["won-femhundra"] == [set()]
    assert lives["running"].title == "Grudge match"
    assert lives["won-500-rum-de"].title == "Sunday – after the end"
    assert lives["house"].header.house == "Crazy Rum"


@pytest.mark.rule("S-22")
def test_old_matches_with_options_now_refused_go_on() -> None:
    idle = read_record(GOLDEN / "matches/clash-idle.rummy").replayed
    assert not idle.match.rules.may_return_top_card
    over = read_record(GOLDEN / "matches/clash-over.rummy").replayed
    assert over.match.rules.clash is not None
    assert over.match.settlement == json.loads(text_of("clash-over").splitlines()[-1])["settlement"]


def test_an_old_round_marked_as_assisted_stays_marked(folder: Path) -> None:
    """0.1.0 marked every undo at once; a match that continues keeps the mark."""
    path = folder / "matches/running.rummy"
    lines = path.read_text("utf-8").splitlines(keepends=True)
    redone = next(n for n, line in enumerate(lines) if '"n":2,"scores"' in line)
    assert '"assisted":true' in lines[redone]
    path.write_text("".join(lines[: redone + 1]), "utf-8")
    assert read_record(path).replayed.current.assisted
    path.write_text("".join(lines[:redone]), "utf-8")
    opened = open_record(path)
    assert not opened.replayed.current.assisted, "its last line is written by now"
    opened.record.close()


def test_old_matches_are_listed_and_counted(folder: Path) -> None:
    library = Library(folder / "matches")
    entries = {entry.path.stem: entry for entry in library.entries()}
    assert sorted(entries) == NAMES
    assert not any(entry.problem for entry in entries.values())
    assert entries["running"].title == "Grudge match"
    catalogue = library.catalogue
    catalogue.count(library.record_files())
    assert catalogue.summary().matches == len(NAMES) - len(RUNNING) - len(["practice"])
    assert catalogue.summary(Filter(assisted=True)).rounds == 4
    library.tidy()
    assert {path.name for path in folder.iterdir()} == {
        "matches", "settings.json", "catalogue.jsonl",
    }  # fmt: skip


def test_old_settings_are_read(folder: Path, qapp: QApplication) -> None:
    settings = Settings(folder / "settings.json")
    preferences = Preferences(settings)
    assert not settings.notes
    assert not settings.refused
    assert (preferences.player_name, preferences.theme) == ("Ann", "dark")
    assert preferences.keys == {"undo": "Ctrl+U"}
    wait_for_lasting()
