"""The arena: who is better, over the same deals."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.arena import Bout, Contest, play, play_bout, report
from rummy_qt.lab.cli import main
from rummy_qt.lab.figures import figure
from rummy_qt.lab.seats import Work, play_match, seat_for
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.record import open_record

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "first_opponent.py"


def arena(*arguments: object) -> list[str]:
    return ["arena", "--jobs", "1", *map(str, arguments)]


def test_the_plain_player_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arena("--opponents", "plain,random", "--deals", 12)) == 0
    report = capsys.readouterr().out
    found = re.search(r"points a round +\+([\d.]+) ± ([\d.]+)", report)
    assert found
    assert float(found[1]) > float(found[2])
    assert re.search(r"matches won +\d", report)


def test_every_deal_is_played_in_every_seating() -> None:
    contest = Contest(("plain", "random"), "rommy-dk", 3, seed=5)
    bout = play_bout(contest, 0)
    assert len(bout.scores) == len(bout.winners) == 3
    assert bout.scores == play_bout(contest, 0).scores
    assert len(bout.deals) == min(map(len, bout.scores))


def test_points_are_counted_against_the_others() -> None:
    scores = [[[30, 10, 20]], [[0, 60, 20]], [[5, 5, 5], [9, 9, 9]]]
    bout = Bout(0, scores, [0, 1, 1], (Work(), Work()))
    assert bout.deals == [pytest.approx((15 + 50 + 0) / 3)]
    assert bout.won == pytest.approx(2 / 3)


def test_equals_are_found_equal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arena("--opponents", "plain,plain", "--deals", 8)) == 0
    assert "points a round  +0.0 ± 0.0" in capsys.readouterr().out


def test_a_stopped_run_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(deals: int, *more: object) -> str:
        assert main(arena("--opponents", "plain,random", "--deals", deals, *more)) == 0
        return "".join(
            line for line in capsys.readouterr().out.splitlines(True) if " ms" not in line
        )

    kept = tmp_path / "kept"
    run(6, "--resume", kept)
    lines = kept.read_text().splitlines()
    kept.write_text("\n".join(lines) + '\n{"number": 1, "sco')
    assert run(20, "--resume", kept) == run(20)
    assert run(24, "--resume", kept) == run(24)  # nothing of the torn line is left


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.touch()
    assert main(arena("--opponents", "plain,random", "--deals", 1, "--resume", kept)) == 0
    assert len(kept.read_text().splitlines()) == 2


@pytest.mark.parametrize("spoilt", [b"\xff\n", b"{}\n", b"[" * 100_000 + b"\n", b'{"number":1}\n'])
def test_a_spoilt_file_is_named(
    spoilt: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    contest = arena("--opponents", "plain,random", "--deals", 1, "--resume", kept)
    kept.write_bytes(spoilt)
    assert main(contest) == 2
    assert capsys.readouterr().err == f"rummy-lab: {kept} holds another contest\n"
    kept.unlink()
    assert main(contest) == 0
    kept.write_bytes(kept.read_bytes() + spoilt)
    assert main(contest) == 2
    assert capsys.readouterr().err == f"rummy-lab: {kept}: line 3 is no result of an arena\n"


def test_another_contest_is_not_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    assert main(arena("--opponents", "plain,random", "--deals", 1, "--resume", kept)) == 0
    assert main(arena("--opponents", "random,plain", "--deals", 1, "--resume", kept)) == 2
    assert "another contest" in capsys.readouterr().err


def test_matches_are_recorded(tmp_path: Path) -> None:
    assert main(arena("--opponents", "plain,random", "--deals", 1, "--record", tmp_path)) == 0
    paths = sorted(tmp_path.glob("*.rummy"))
    assert len(paths) == 2
    for path in paths:
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        assert {seat["kind"] for seat in lines[0]["seats"]} == {"plain", "random"}
        assert lines[-1]["t"] == "end"
        opened = open_record(path)
        assert opened.replayed.match.over
        opened.record.close()


def test_no_record_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    contest = arena("--deals", 1, "--record", tmp_path, "--opponents", "plain,random")
    assert main(contest) == 0
    assert main([*contest, "--opponents", "beginner,random"]) == 0
    before = {path: path.read_bytes() for path in tmp_path.glob("*.rummy")}
    assert len(before) == 4
    capsys.readouterr()
    assert main(contest) == 2
    assert "holds records of this contest already" in capsys.readouterr().err
    assert {path: path.read_bytes() for path in tmp_path.glob("*.rummy")} == before


def test_programs_of_one_name_in_two_folders_keep_their_records_apart(tmp_path: Path) -> None:
    records = tmp_path / "records"
    for folder in ("one", "other"):
        program = tmp_path / folder / "bot.py"
        program.parent.mkdir()
        program.write_bytes(EXAMPLE.read_bytes())
        names = ("--opponents", f"{program},random")
        assert main(arena(*names, "--deals", 1, "--record", records)) == 0
    assert len(list(records.glob("*.rummy"))) == 4


def test_a_run_stopped_in_its_first_bout_goes_on(tmp_path: Path) -> None:
    kept, folder = tmp_path / "kept", tmp_path / "records"
    contest = arena("--deals", 1, "--opponents", "plain,random")
    contest = [*contest, "--resume", str(kept), "--record", str(folder)]
    assert main(contest) == 0
    kept.write_bytes(kept.read_bytes().splitlines(keepends=True)[0])
    assert main(contest) == 0
    assert len(list(folder.glob("*.rummy"))) == 2


def test_a_new_file_of_results_makes_no_old_record_its_own(tmp_path: Path) -> None:
    contest = arena("--deals", 1, "--opponents", "plain,random", "--record", tmp_path)
    assert main(contest) == 0
    for _again in range(2):
        assert main([*contest, "--resume", str(tmp_path / "kept")]) == 2


def test_there_are_no_more_jobs_than_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def play_alone(contest: Contest, jobs: int, *others: Any) -> Iterator[Bout]:
        asked.append(jobs)
        return play(contest, 1, *others)

    monkeypatch.setattr("rummy_qt.lab.arena.play", play_alone)
    assert main(arena("--opponents", "plain,random", "--deals", 3, "--jobs", 1000)) == 0
    assert asked == [3]


@pytest.mark.skipif(sys.platform == "win32", reason="a bit of POSIX systems")
def test_a_file_that_may_not_be_executed_is_no_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "opponent.sh"
    script.write_text("#!/bin/sh\n")
    assert main(arena("--opponents", f"{script},plain", "--deals", 1)) == 2
    assert "may not be executed" in capsys.readouterr().err


def test_a_program_plays_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arena("--opponents", f"{EXAMPLE},random", "--deals", 1)) == 0
    assert "refused" not in capsys.readouterr().out


def test_a_bad_program_does_not_stop_the_match(tmp_path: Path) -> None:
    liar = tmp_path / "liar.py"
    liar.write_text("for line in __import__('sys').stdin: print('nonsense', flush=True)")
    names = (str(liar), "random")
    kinds = [SeatInfo("A", "program"), SeatInfo("B", "random")]
    header = Header.new("500-rum-pl", RULEBOOKS["500-rum-pl"], kinds, "1", nonce="0")
    seats = [seat_for(name) for name in names]
    match = play_match(header, seats, rounds=1)
    for seat in seats:
        seat.close()
    assert match.round.over
    assert len(seats[0].work.refused) == len(seats[0].work.milliseconds)
    bout = Bout(0, [match.scores] * 2, [0, 1], (seats[0].work, seats[1].work))
    report_lines = list(report(Contest(names, "500-rum-pl", 2, 1), [bout]))
    assert any("answers refused, the first: an answer was refused" in x for x in report_lines)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--opponents", "plain"),
        ("--opponents", "plain,champion"),
        ("--opponents", "plain,random", "--players", "9"),
        ("--opponents", "plain,random", "--deals", "0"),
        ("--opponents", "plain,'random"),
        ("--opponents", "plain,"),
    ],
)
def test_bad_arguments_are_told_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arena(*arguments)) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_figures_have_their_interval() -> None:
    mean, half = figure([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert half == pytest.approx(1.96 * (5 / 3) ** 0.5 / 2)


def test_one_value_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert str(figure([7.0])) == "+7.0 ± unknown"
    assert main(arena("--opponents", "plain,random", "--deals", 1)) == 0
    assert re.search(r"matches won +[\d.]+ % ± unknown", capsys.readouterr().out)
