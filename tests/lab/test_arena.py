"""The arena: who is better, over the same deals."""

import json
import re
from pathlib import Path

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab.arena import Bout, Contest, play_bout, report
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
