"""The arena: which opponent is better, over the same deals."""

import io
import json
import os
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.lab import arena as arena_module
from rummy_qt.lab.arena import Bout, Contest, Progress, play_bout, report
from rummy_qt.lab.cli import main
from rummy_qt.lab.estimates import estimate
from rummy_qt.lab.executors import Workers, in_order, open_workers
from rummy_qt.lab.matches import Work, play_match, seat_for
from rummy_qt.opponents import programs
from rummy_qt.records.header import Header, SeatInfo
from rummy_qt.records.record import open_record
from tests.opponents.examples import FIRST, example_at
from tests.patience import PATIENCE, until
from tests.processes import children_of

NONCE = "0123456789abcdef" * 2


def are_gone(pids: list[int]) -> bool:
    return not any(Path("/proc", str(pid)).exists() for pid in pids)


def arena(*arguments: object) -> list[str]:
    return ["arena", "--jobs", "1", *map(str, arguments)]


def test_the_plain_player_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    # Twelve deals are few: with a random nonce, luck would sometimes decide.
    assert main(arena("--opponents", "plain,random", "--deals", 12, "--nonce", NONCE)) == 0
    report = capsys.readouterr().out
    found = re.search(r"points a round +\+([\d.]+) ± ([\d.]+)", report)
    assert found
    assert float(found[1]) > float(found[2])
    assert re.search(r"matches won +\d", report)


def test_every_deal_is_played_in_every_seating() -> None:
    contest = Contest(("plain", "random"), "rommy-dk", 3, seed=5, nonce=NONCE)
    bout = play_bout(contest, 0).bout
    assert len(bout.scores) == len(bout.winners) == 3
    assert bout.scores == play_bout(contest, 0).bout.scores
    assert len(bout.deals) == min(map(len, bout.scores))


def test_points_are_counted_against_the_others() -> None:
    scores = [[[30, 10, 20]], [[0, 60, 20]], [[5, 5, 5], [9, 9, 9]]]
    bout = Bout(0, scores, [0, 1, 1], (Work(), Work()))
    assert bout.deals == [pytest.approx((15 + 50 + 0) / 3)]
    assert bout.won == pytest.approx(2 / 3)


def test_equal_opponents_come_out_even(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arena("--opponents", "plain,plain", "--deals", 8)) == 0
    assert "points a round  +0.0 ± 0.0" in capsys.readouterr().out


def test_a_stopped_run_can_be_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def run(deals: int, *more: object) -> str:
        contest = ("--opponents", "plain,random", "--deals", deals, "--nonce", NONCE)
        assert main(arena(*contest, *more)) == 0
        return "".join(
            line for line in capsys.readouterr().out.splitlines(True) if " ms" not in line
        )

    kept = tmp_path / "kept"
    run(6, "--resume", kept)
    lines = kept.read_text().splitlines()
    kept.write_text("\n".join(lines) + '\n{"number": 1, "sco')
    assert run(20, "--resume", kept) == run(20)
    assert run(24, "--resume", kept) == run(24)  # the incomplete line is discarded


def rows(path: Path) -> list[dict[str, Any]]:
    """The bouts in a file of results, without their times."""
    told = [json.loads(line) for line in path.read_text().splitlines()[1:-1]]
    return [{key: bout[key] for key in ("number", "scores", "winners")} for bout in told]


def test_the_same_seed_and_nonce_give_the_same_rows(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    contest = arena("--opponents", "plain,random", "--deals", 9, "--resume")
    assert main([*contest, str(tmp_path / "one")]) == 0
    told = re.search(r"--seed 1 --nonce ([0-9a-f]{32})$", capsys.readouterr().out, re.MULTILINE)
    assert told
    again = [*contest, str(tmp_path / "two"), "--nonce", told[1]]
    assert main(again) == 0
    assert rows(tmp_path / "one") == rows(tmp_path / "two")
    assert main([*contest, str(tmp_path / "three")]) == 0
    assert rows(tmp_path / "one") != rows(tmp_path / "three")


def test_the_nonce_is_read_from_the_file_of_results(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    contest = arena("--opponents", "plain,random", "--deals", 1, "--resume", kept)
    assert main([*contest, "--nonce", NONCE]) == 0
    first, *_, last = kept.read_text().splitlines()
    assert json.loads(last) == {"seed": 1, "nonce": NONCE}
    assert NONCE not in first
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert main(contest) == 0
    assert kept.read_text().splitlines()[0] == first
    assert main([*contest, "--nonce", NONCE[::-1]]) == 2
    assert "another contest" in capsys.readouterr().err


def test_a_killed_run_is_resumed_only_with_its_nonce(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, given = tmp_path / "kept", tmp_path / "nonce"
    given.write_text(NONCE + "\n")
    contest = arena("--opponents", "plain,random", "--deals", 1, "--resume", kept)
    assert main([*contest, "--nonce", f"@{given}"]) == 0
    kept.write_bytes(b"".join(kept.read_bytes().splitlines(keepends=True)[:-1]))
    assert main(contest) == 2
    assert "printed its nonce: give --nonce" in capsys.readouterr().err
    assert main([*contest, "--nonce", f"@{given}"]) == 0


def test_the_nonce_can_come_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{NONCE}\n"))
    assert main(arena("--opponents", "plain,random", "--deals", 1, "--nonce", "-")) == 0
    assert f"--nonce {NONCE}" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", ["@/nowhere", "@/", "xyz"])
def test_an_invalid_nonce_is_refused_in_one_line(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arena("--opponents", "plain,random", "--deals", 1, "--nonce", wrong))
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.usefixtures("no_sandbox")
def test_no_file_reveals_the_deals_during_a_contest(tmp_path: Path) -> None:
    """A program that reads every file it can find learns neither seed nor nonce."""
    kept, records, seen = tmp_path / "kept", tmp_path / "records", tmp_path / "seen"
    look = (
        "import pathlib, sys\n"
        f"found = [p for p in pathlib.Path({str(tmp_path)!r}).rglob('*') if p.is_file()]\n"
        f"text = ''.join(p.read_text() for p in found if p.name not in ('seen', 'bot.py'))\n"
        f"open({str(seen)!r}, 'a').write(text)\n"
    )
    program = example_at(tmp_path / "bot.py", look)
    contest = arena("--opponents", f"{program},random", "--deals", 1, "--nonce", NONCE)
    assert main([*contest, "--resume", str(kept), "--record", str(records)]) == 0
    told = seen.read_text()
    assert '"commitment"' in told
    assert '"nonce"' not in told
    assert '"seed"' not in told
    assert NONCE not in told
    assert {stat.S_IMODE(path.stat().st_mode) for path in records.iterdir()} == {0o600}


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process cannot ask for that")
def test_workers_end_with_the_arena_however_it_ends() -> None:
    command = [sys.executable, "-m", "rummy_qt.lab", *arena("--opponents", "club,club")]
    command += ["--jobs", "2", "--deals", "100000"]
    for number in (signal.SIGKILL, signal.SIGTERM):
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as played:
            until(lambda: len(children_of(played.pid)) == 2)
            workers = children_of(played.pid)
            played.send_signal(number)
            played.wait(PATIENCE)
        until(partial(are_gone, workers))


@pytest.fixture
def no_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "box", lambda: None)
    monkeypatch.setattr(arena_module, "box", lambda: None)


@pytest.mark.parametrize("options", [[], ["--unboxed"]], ids=["boxed", "unboxed"])
def test_spying_programs_find_only_what_the_docs_say(options: list[str]) -> None:
    """Three of them in six matches; `make spy-test` plays 300."""
    if not options and programs.box() is None:
        pytest.skip("bubblewrap is not installed, or may not run here")
    command = [sys.executable, "-m", "tests.lab.spies", "--matches", "6", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "\n0 against what the page says" in done.stdout, done.stderr


@pytest.mark.usefixtures("no_sandbox")
def test_a_program_is_restarted_for_every_match(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    noted = f"import os; open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
    program = example_at(tmp_path / "bot.py", noted)
    assert main(arena("--opponents", f"{program},random", "--deals", 1)) == 0
    started = pids.read_text().splitlines()
    assert len(started) == len(set(started)) == 2


def test_an_empty_file_of_results_is_filled(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.touch()
    assert main(arena("--opponents", "plain,random", "--deals", 1, "--resume", kept)) == 0
    assert len(kept.read_text().splitlines()) == 3


@pytest.mark.parametrize("spoilt", [b"\xff\n", b"{}\n", b"[" * 100_000 + b"\n", b'{"number":1}\n'])
def test_a_damaged_file_of_results_is_named(
    spoilt: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    contest = arena("--opponents", "plain,random", "--deals", 1, "--resume", kept)
    kept.write_bytes(spoilt)
    assert main(contest) == 2
    assert capsys.readouterr().err == f"rummy-lab: {kept} holds another contest\n"
    kept.unlink()
    assert main(contest) == 0
    *before, last = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join([*before, spoilt, last]))
    assert main(contest) == 2
    assert capsys.readouterr().err == f"rummy-lab: {kept}: line 3 is not an arena result\n"


def test_the_results_of_another_contest_are_not_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    assert main(arena("--opponents", "plain,random", "--deals", 1, "--resume", kept)) == 0
    assert main(arena("--opponents", "random,plain", "--deals", 1, "--resume", kept)) == 2
    assert "another contest" in capsys.readouterr().err


def test_the_arena_records_its_matches(tmp_path: Path) -> None:
    assert main(arena("--opponents", "plain,random", "--deals", 1, "--record", tmp_path)) == 0
    paths = sorted(tmp_path.glob("*.rummy"))
    assert len(paths) == 2
    for path in paths:
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        assert len(lines[0]["nonce"]) == 32
        assert {seat["kind"] for seat in lines[0]["seats"]} == {"plain", "random"}
        assert lines[-1]["t"] == "end"
        opened = open_record(path)
        assert opened.replayed.match.over
        opened.record.close()


def test_the_arena_overwrites_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    contest = arena("--deals", 1, "--record", tmp_path, "--opponents", "plain,random")
    contest = [*contest, "--nonce", NONCE]
    assert main(contest) == 0
    assert main([*contest, "--opponents", "beginner,random"]) == 0
    before = {path: path.read_bytes() for path in tmp_path.glob("*.rummy")}
    assert len(before) == 4
    capsys.readouterr()
    assert main(contest) == 2
    assert "already holds records of this contest" in capsys.readouterr().err
    assert {path: path.read_bytes() for path in tmp_path.glob("*.rummy")} == before


def test_programs_of_the_same_name_have_separate_records(tmp_path: Path) -> None:
    records = tmp_path / "records"
    for folder in ("one", "other"):
        program = example_at(tmp_path / folder / "bot.py")
        names = ("--opponents", f"{program},random")
        assert main(arena(*names, "--deals", 1, "--record", records)) == 0
    assert len(list(records.glob("*.rummy"))) == 4


def test_a_run_stopped_in_its_first_bout_can_be_resumed(tmp_path: Path) -> None:
    kept, folder = tmp_path / "kept", tmp_path / "records"
    contest = arena("--deals", 1, "--opponents", "plain,random")
    contest = [*contest, "--resume", str(kept), "--record", str(folder)]
    assert main(contest) == 0
    first, *_, last = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(first + last)
    assert main(contest) == 0
    assert len(list(folder.glob("*.rummy"))) == 2


def test_a_new_file_of_results_adopts_no_old_records(tmp_path: Path) -> None:
    contest = arena("--deals", 1, "--opponents", "plain,random", "--record", tmp_path)
    contest = [*contest, "--nonce", NONCE]
    assert main(contest) == 0
    for _again in range(2):
        assert main([*contest, "--resume", str(tmp_path / "kept")]) == 2


def test_there_are_no_more_jobs_than_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []

    def alone(jobs: int | None, cluster: str | None) -> Workers:
        asked.append(jobs)
        return open_workers(1, cluster)

    monkeypatch.setattr("rummy_qt.lab.arena.open_workers", alone)
    assert main(arena("--opponents", "plain,random", "--deals", 3, "--jobs", 1000)) == 0
    assert asked == [3]


class Clock:
    """Advances by this many seconds whenever it is read."""

    def __init__(self, seconds: float) -> None:
        self.now, self._seconds = 0.0, seconds

    def __call__(self) -> float:
        self.now += self._seconds
        return self.now


def test_progress_is_reported_with_the_interval_so_far(capsys: pytest.CaptureFixture[str]) -> None:
    bouts = [Bout(0, [[[30, 10]], [[0, 20]]], [0, 1], (Work(), Work()))]
    progress = Progress(100, Clock(3.0))
    progress.update(bouts)
    bouts.append(bouts[0]._replace(number=1))
    progress.update(bouts)
    said = capsys.readouterr()
    assert not said.out
    assert said.err.splitlines() == [
        "1 of 100 deals: +20.0 ± unknown points a round, 100.0 % ± unknown won",
        "2 of 100 deals: +20.0 ± 0.0 points a round, 100.0 % ± 0.0 won",
    ]


def test_progress_is_reported_less_and_less_often(capsys: pytest.CaptureFixture[str]) -> None:
    clock = Clock(1.0)
    progress = Progress(10**6, clock)
    bout = Bout(0, [[[30, 10]], [[0, 20]]], [0, 1], (Work(), Work()))
    while clock.now < 3_600:
        progress.update([bout])
    assert 60 < capsys.readouterr().err.count("\n") < 120


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failing_program_is_reported_before_the_end(
    jobs: int, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    liar = tmp_path / "liar.py"
    liar.write_text("for line in __import__('sys').stdin: print('nonsense', flush=True)")
    said: list[str] = []

    def report_later(*_: object) -> list[str]:
        said.append(capfd.readouterr().err)
        return []

    monkeypatch.setattr("rummy_qt.lab.arena.report", report_later)
    contest = arena("--opponents", f"{liar},random", "--deals", 2, "--jobs", jobs)
    assert main(contest) == 0
    told = [line for line in said[0].splitlines() if line.startswith("rummy-lab: liar.py: ")]
    assert 1 <= len(told) <= jobs
    assert "nonsense" in told[0]


def rows_of(*wishes: object, deals: int = 12) -> tuple[list[dict[str, Any]], list[bytes]]:
    """The rows of a contest with these options, and its records."""
    with TemporaryDirectory() as folder:
        kept, records = Path(folder, "kept"), Path(folder, "records")
        contest = ["arena", "--opponents", "club,random", "--deals", str(deals), "--nonce", NONCE]
        keep = ["--resume", str(kept), "--record", str(records)]
        assert main([*contest, *keep, *map(str, wishes)]) == 0
        return rows(kept), [path.read_bytes() for path in sorted(records.iterdir())]


def test_several_processes_give_the_same_rows_and_records() -> None:
    assert rows_of("--jobs", 2) == rows_of("--jobs", 1)


def after_the_first_row(monkeypatch: pytest.MonkeyPatch, do: Callable[[], None]) -> None:
    """Run ``do`` once, after the first bout has been played."""
    waiting = [do]

    def keep(path: Path, bout: Bout) -> None:
        save_bout(path, bout)
        if waiting:
            waiting.pop()()

    save_bout = arena_module._save_bout
    monkeypatch.setattr(arena_module, "_save_bout", keep)


def test_a_killed_worker_costs_only_time(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = rows_of("--jobs", 1)
    killed = []

    def kill() -> None:
        for child in children_of("self"):
            os.kill(child, signal.SIGKILL)
            killed.append(child)

    after_the_first_row(monkeypatch, kill)
    assert rows_of("--jobs", 2) == expected
    assert killed


def end_process(number: int) -> int:
    os._exit(number)


def test_a_bout_whose_workers_keep_dying_is_given_up(capsys: pytest.CaptureFixture[str]) -> None:
    with (
        pytest.raises(OSError, match=r"in bout 0, 4 times: the opponent has ended"),
        closing(in_order(end_process, open_workers(2, None), {})) as results,
    ):
        next(results)


@pytest.mark.filterwarnings("ignore")  # of the library's own doing
def test_a_cluster_gives_the_same_rows_even_if_a_worker_is_killed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    expected = rows_of("--jobs", 1)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=2, dashboard_address=None, silence_logs=50
    ) as cluster:
        victim = cluster.workers[0].pid

        def kill() -> None:
            os.kill(victim, signal.SIGKILL)

        after_the_first_row(monkeypatch, kill)
        assert rows_of("--cluster", cluster.scheduler_address) == expected
        assert cluster.workers[0].pid != victim
        monkeypatch.setattr("rummy_qt.lab.executors.__version__", "0.0.9")
        contest = ["arena", "--opponents", "plain,random", "--cluster", cluster.scheduler_address]
        assert main(contest) == 2
        assert "not 0.0.9" in capsys.readouterr().err


def test_a_missing_cluster_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    monkeypatch.setattr("rummy_qt.lab.executors._CLUSTER_TIMEOUT", 0.5)
    for address in ("tcp://127.0.0.1:9", "nonsense://x", "\x1b[31m"):
        contest = ["arena", "--opponents", "plain,random", "--deals", "1", "--cluster", address]
        assert main(contest) == 2
        said = capsys.readouterr().err
        assert said.startswith("rummy-lab: no cluster answers at ")
        assert said.count("\n") == 1
        assert "\x1b" not in said


def test_without_the_cluster_extra_the_error_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    contest = ["arena", "--opponents", "plain,random", "--deals", "1", "--cluster", "tcp://x:1"]
    assert main(contest) == 2
    assert "rummy-qt[cluster]" in capsys.readouterr().err


def test_jobs_and_cluster_exclude_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arena("--opponents", "plain,random", "--cluster", "tcp://x:1")) == 2
    assert "does not go with --cluster" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="a bit of POSIX systems")
def test_a_file_without_execute_permission_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    script = tmp_path / "opponent.sh"
    script.write_text("#!/bin/sh\n")
    assert main(arena("--opponents", f"{script},plain", "--deals", 1)) == 2
    assert "may not be executed" in capsys.readouterr().err


def test_a_program_plays_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arena("--opponents", f"{FIRST},random", "--deals", 1)) == 0
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
    report_lines = list(report(Contest(names, "500-rum-pl", 2, 1, NONCE), [bout]))
    assert any("answers refused, the first: an answer was refused" in x for x in report_lines)


@pytest.mark.parametrize(
    "arguments",
    [
        ("--opponents", "plain"),
        ("--opponents", "plain,champion"),
        ("--opponents", "plain,random", "--players", "9"),
        ("--opponents", "plain,'random"),
        ("--opponents", "plain,"),
    ],
)
def test_bad_arguments_of_the_arena_are_refused_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arena(*arguments)) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("wrong", [("--deals", "0"), ("--jobs", "0"), ("--jobs", "many")])
def test_invalid_counts_are_refused_in_one_line(
    wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["arena", "--opponents", "plain,random", *wrong])
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_figures_have_their_interval() -> None:
    mean, half = estimate([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert half == pytest.approx(1.96 * (5 / 3) ** 0.5 / 2)


def test_one_value_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert str(estimate([7.0])) == "+7.0 ± unknown"
    assert main(arena("--opponents", "plain,random", "--deals", 1)) == 0
    assert re.search(r"matches won +[\d.]+ % ± unknown", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("winners", []),
        ("winners", [0]),
        ("scores", []),
        ("scores", [[], []]),
        ("scores", [[[5, 5]]]),
        ("scores", [[[5]], [[5]]]),
        ("scores", [[[5, 5, 5]], [[5, 5, 5]]]),
    ],
)
def test_a_result_that_does_not_fit_the_seats_is_refused(
    key: str, value: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept"
    contest = arena("--opponents", "plain,random", "--deals", 1, "--resume", kept)
    assert main(contest) == 0
    first, bout, last = kept.read_text().splitlines(keepends=True)
    kept.write_text(first + json.dumps(json.loads(bout) | {key: value}) + "\n" + last)
    assert main(contest) == 2
    assert capsys.readouterr().err == f"rummy-lab: {kept}: line 2 is not an arena result\n"
