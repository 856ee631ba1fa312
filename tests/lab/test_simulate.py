"""Matches without a user interface, and random play with all rules."""

import json
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rummy_qt.engine import Match, Rules
from rummy_qt.engine.moves import KINDS
from rummy_qt.lab import fuzz
from rummy_qt.lab.cli import main
from rummy_qt.lab.matches import play_match
from rummy_qt.lab.simulate import simulated_header
from rummy_qt.records import locks
from rummy_qt.records.reading import read_record
from tests.opponents.examples import example_at


def simulate(*args: str) -> int:
    return main(["simulate", *args])


def recorded(tmp_path: Path, *args: str) -> list[dict[str, object]]:
    file = tmp_path / "match.rummy"
    assert simulate("--record", str(file), *args) == 0
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


DANISH = ["--rulebook", "rommy-dk", "--players", "3", "--seed", "5"]


def test_a_match_ends_when_somebody_has_won(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = recorded(tmp_path, *DANISH, "--rounds", "40", "--opponents", "plain,random,plain")
    assert lines[-1]["t"] == "end"
    assert f"winner: seat {lines[-1]['winner']}" in capsys.readouterr().out
    match = read_record(tmp_path / "match.rummy").replayed.match
    assert match.over
    assert match.winner == lines[-1]["winner"]
    assert match.totals == lines[-1]["totals"]


def test_a_simulation_stops_after_the_requested_rounds(tmp_path: Path) -> None:
    lines = recorded(tmp_path, *DANISH, "--rounds", "2")
    assert [line["n"] for line in lines if line["t"] == "round"] == [1, 2]
    assert lines[-1]["t"] == "score"
    assert {line["kind"] for line in lines[0]["seats"]} == {"random"}  # type: ignore[attr-defined]  # a list in JSON


def test_the_same_arguments_give_the_same_record(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    args = (*DANISH, "--rounds", "1", "--opponents", "random", "--nonce", "5" * 32)
    assert recorded(tmp_path / "one", *args) == recorded(tmp_path / "two", *args)


@pytest.mark.parametrize("seed", ["/../", "a/./b", "\\..\\x", "a\nb", " ", "\u202e", "x" * 200])
def test_any_text_is_a_seed(tmp_path: Path, seed: str) -> None:
    header, *_ = recorded(tmp_path, *DANISH, "--rounds", "1", f"--seed={seed}")
    assert header["seed"] == seed
    assert read_record(tmp_path / "match.rummy").fault is None


def test_a_seed_may_begin_like_an_option(tmp_path: Path) -> None:
    """Also words that begin like an option: no option contains a space."""
    header, *_ = recorded(tmp_path, *DANISH[:4], "--rounds", "1", "--seed", "-my own deal")
    assert header["seed"] == "-my own deal"


def test_the_nonce_is_printed_last_and_saved_in_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = recorded(tmp_path, *DANISH, "--rounds", "1")
    *rounds, told = capsys.readouterr().out.splitlines()
    assert told == f"nonce: {lines[0]['nonce']}"
    assert lines[0]["seed"] == "5"
    assert not any(str(lines[0]["nonce"]) in line for line in rounds)


def test_with_a_program_the_deals_also_depend_on_the_nonce(tmp_path: Path) -> None:
    program = example_at(tmp_path / "bot.py")
    deal = ["--rulebook", "femhundra", "--players", "2", "--rounds", "1", "--seed", "1"]
    seeds = []
    for number, nonce in enumerate(("5" * 32, "5" * 32, "6" * 32)):
        (tmp_path / str(number)).mkdir()
        opponents = ("--opponents", f"{program.as_posix()},random", "--nonce", nonce)
        lines = recorded(tmp_path / str(number), *deal, *opponents)
        assert lines[0]["nonce"] == nonce
        assert main(["verify", str(tmp_path / str(number) / "match.rummy")]) == 0
        seeds.append(lines[0]["seed"])
    assert seeds[0] == seeds[1] != seeds[2]
    assert "1" not in seeds


def test_a_wrong_opponents_name_leaves_no_program_running(tmp_path: Path) -> None:
    program = tmp_path / "idle.py"
    program.write_text("")
    deal = ["--rulebook", "femhundra", "--players", "2", "--rounds", "1", "--seed", "1"]
    before = threading.active_count()
    assert simulate(*deal, "--opponents", f"{program.as_posix()},grandmaster") == 2
    assert threading.active_count() == before


@pytest.mark.parametrize("seed", ["x" * 200, "\n", "ä|'\\\"", "\U0001f0a1" * 200])
def test_a_simulated_record_is_valid_for_any_seed_and_name(tmp_path: Path, seed: str) -> None:
    program = tmp_path / ("y" * 200 + ".py")
    program.write_text("")
    opponents = f"{program.as_posix()},random"
    deal = ["--rulebook", "femhundra", "--players", "2", "--rounds", "1", "--seed", seed]
    lines = recorded(tmp_path, *deal, "--opponents", opponents)
    assert main(["verify", str(tmp_path / "match.rummy")]) == 0
    assert str(tmp_path) not in json.dumps(lines)


def test_refused_answers_of_a_program_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    liar = tmp_path / "liar.py"
    liar.write_text("for line in __import__('sys').stdin: print('nonsense', flush=True)")
    opponents = f"{liar.as_posix()},random"
    deal = ["--rulebook", "500-rum-de", "--players", "2", "--rounds", "1", "--seed", "1"]
    assert simulate(*deal, "--opponents", opponents) == 0
    said = capsys.readouterr().err
    assert said.startswith("rummy-lab: seat 0 (liar.py): ")
    assert said.count("\n") == 1


def test_random_players_call_discards_that_fit(tmp_path: Path) -> None:
    lines = recorded(tmp_path, *DANISH, "--rounds", "6")
    assert any(str(line.get("m", "")).startswith("claim >") for line in lines)


def test_a_simulation_is_recorded_even_without_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("no folder")
    monkeypatch.setattr(locks, "locks_dir", lambda: tmp_path / "home")
    assert recorded(tmp_path, *DANISH, "--rounds", "1")


def test_a_record_that_cannot_be_saved_is_refused_before_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    record = str(tmp_path / "file" / "match.rummy")
    assert simulate(*DANISH, "--rounds", "1", "--record", record) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert told.out == ""


@pytest.mark.parametrize(
    "wrong",
    [
        ["--rounds", "1", "--seed", "1"],
        ["--rulebook", "rommy-dk", "--players", "7", "--rounds", "1", "--seed", "1"],
        [*DANISH, "--rounds", "1", "--opponents", ""],
        [*DANISH, "--rounds", "1", "--opponents", "random,,random"],
        [*DANISH, "--rounds", "1", "--opponents", "random,random"],
        [*DANISH, "--rounds", "1", "--opponents", "grandmaster"],
        ["--fuzz", *DANISH, "--rounds", "1"],
        ["--fuzz", "--rounds", "1", "--seed", "1", "--nonce", "5" * 32],
        ["--fuzz", "--rounds", "1", "--seed", "1", "--opponents", ""],
    ],
    ids=str,
)
def test_wrong_arguments_of_a_simulation_give_one_line(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(*wrong) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("wrong", [[], ["dance"], ["simulate"], ["simulate", "--rulebook", "x"]])
def test_a_wrong_command_gives_one_line(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(wrong)
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_simulation_overwrites_no_file(tmp_path: Path) -> None:
    file = tmp_path / "match.rummy"
    file.write_text("something else")
    assert simulate(*DANISH, "--rounds", "1", "--record", str(file)) == 2
    assert file.read_text() == "something else"


def test_a_killed_simulation_leaves_no_file_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = []

    def played(*given: Any) -> Match:
        there.append((tmp_path / "match.rummy").exists())
        return play_match(*given)

    monkeypatch.setattr("rummy_qt.lab.simulate.play_match", played)
    assert recorded(tmp_path, *DANISH, "--rounds", "1")
    assert there == [False]


def test_a_simulated_header_is_fair() -> None:
    header = simulated_header("femhundra", ["random", "plain"], "9", "5" * 32)
    assert [seat.name for seat in header.seats] == ["random 1", "plain 2"]
    assert len(header.fingerprint) == 64


# ------------------------------------------------------------------------- all rules


def test_random_rounds_over_all_rules_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate("--fuzz", "--rounds", "150", "--seed", "small") == 0
    out = capsys.readouterr().out
    assert out.startswith("150 rounds ended")
    assert "endings: 150" in out
    never = out.splitlines()[-1]
    assert not [kind for kind in KINDS if f" {kind}" in never.split(",")]
    assert "plays in other copies than listed: 0" not in out, "they are tried, too"


def test_a_failure_names_its_round(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lose_a_card(rules: Rules, players: int) -> list[object]:
        return []

    monkeypatch.setattr(Rules, "deck", lose_a_card)
    assert simulate("--fuzz", "--rounds", "3", "--seed", "x") == 1
    assert "round 1 of seed x" in capsys.readouterr().err


def test_a_legal_move_that_is_not_listed_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rummy_qt.engine.round.explain", lambda position, seat, move: "")
    assert simulate("--fuzz", "--rounds", "50", "--seed", "x") == 1
    assert "rummy-lab: round" in capsys.readouterr().err


def test_the_report_names_what_never_occurred() -> None:
    counts = fuzz.FuzzCounts(rounds=1, kinds=Counter({"draw": 1}), endings=Counter({"idle": 1}))
    *_, never = fuzz.report(counts)
    assert "peek" in never
    assert "went_out" in never
    assert "draw," not in never.removeprefix("never: ").split(" ")
