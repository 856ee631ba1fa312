"""An opponent's process may crash, hang or send illegal moves: the match goes on."""

import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from rummy_qt.engine import Move, Round, View
from rummy_qt.opponents.judge import Judge
from rummy_qt.opponents.plain import Plain
from rummy_qt.opponents.player import Claim, Situation
from rummy_qt.opponents.process import OpponentProcess, advice_request
from rummy_qt.opponents.protocol import Cause, Reply
from tests.architecture.sources import ROOT
from tests.opponents.programs import BAD, GOOD, program
from tests.opponents.tables import (
    call_of,
    choice_of,
    dealt,
    first_view,
    play_round,
    random_views,
    situation,
)
from tests.patience import PATIENCE, until
from tests.processes import is_running

HERE = situation(2)
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX systems")


class Table:
    """Starts processes, sends requests, collects their troubles, and ends them."""

    def __init__(self) -> None:
        self.troubles: list[str] = []
        self.started: list[OpponentProcess] = []

    def start(
        self, command: list[str] | None = None, limit: float = PATIENCE, loading: float = 0.0
    ) -> OpponentProcess:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("rummy_qt.opponents.process.LOADING", loading or limit)
            opponent = OpponentProcess(command)
        opponent.limit = limit
        self.started.append(opponent)
        return opponent

    def ask(self, opponent: OpponentProcess, view: View, level: str = "program") -> Move | None:
        reply = opponent.ask(choice_of(level, view, HERE)).result(PATIENCE)
        self.troubles += [reply.trouble] if reply.trouble else []
        return reply.move


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    for opponent in table.started:
        opponent.close()
    names = {thread.name for thread in threading.enumerate()}
    assert "opponent" not in names


def running_pid(opponent: OpponentProcess) -> int:
    opponent.ask(choice_of("plain", first_view("500-rum-de"), HERE)).result(PATIENCE)
    assert opponent.pid is not None
    return opponent.pid


def test_our_own_opponents_answer(table: Table) -> None:
    opponent = table.start()
    view = first_view("500-rum-de")
    assert table.ask(opponent, view, "club") in view.legal_moves
    assert not table.troubles


def test_an_opponent_answers_whether_it_calls_and_after_which_delay(table: Table) -> None:
    opponent = table.start()
    view = next(
        view
        for seed in range(50)
        for rnd, view in random_views("rommy-dk", 3, seed)
        if view.seat != rnd.seat and any(m.kind == "claim" and m.meld for m in view.legal_moves)
    )
    reply = opponent.ask(call_of("plain", view, situation(3))).result(PATIENCE)
    assert reply.move is not None
    assert reply.move in view.legal_moves
    assert reply.claim == Claim(reply.move, reply.delay_ms)
    assert reply.delay_ms > 0
    assert not reply.trouble


@pytest.mark.parametrize("body", BAD.values(), ids=BAD)
def test_a_misbehaving_program_is_refused_and_replaced(table: Table, body: str) -> None:
    opponent = table.start(program(body), limit=0.7 if "sleep" in body else PATIENCE)
    for view in (first_view("500-rum-de"), first_view("rommy-dk")):
        assert table.ask(opponent, view) in view.legal_moves
    assert len(table.troubles) == 2


def test_a_correct_program_is_accepted(table: Table) -> None:
    opponent = table.start(program(GOOD))
    view = first_view("500-rum-de")
    assert table.ask(opponent, view) == view.legal_moves[0]
    assert not table.troubles


def test_an_answer_one_byte_too_long_is_reported_as_such(table: Table) -> None:
    """The first answer has 65,535 bytes, the second one byte more."""
    opponent = table.start(program("print(good[:-1].ljust(65533 + asked) + '}')"))
    view = first_view("500-rum-de")
    assert table.ask(opponent, view) == view.legal_moves[0]
    assert not table.troubles
    assert table.ask(opponent, view) in view.legal_moves
    assert table.troubles == ["an answer has more than 65535 bytes"]


def in_later_turn(view: View, turns: int = 1) -> View:
    """The same position in a later turn."""
    return replace(view, turns=view.turns + turns)


def test_a_slow_answer_is_not_waited_for(table: Table) -> None:
    opponent = table.start(program("time.sleep(3600)"), limit=0.5)
    view = first_view("500-rum-de")
    assert table.ask(opponent, view) == Judge().choose(view, HERE)
    assert "in time" in table.troubles[0]


def test_a_stand_in_finishes_the_turn_of_a_program_that_failed(
    table: Table, tmp_path: Path
) -> None:
    failed = tmp_path / "failed"
    body = (
        f"import pathlib; path = pathlib.Path({str(failed)!r}); known = path.exists();"
        " path.touch(); print(good if known else 'nonsense')"
    )
    opponent = table.start(program(body))
    view = first_view("500-rum-de")
    for _ in range(3):
        assert table.ask(opponent, view) in view.legal_moves
    assert len(table.troubles) == 3
    assert len(set(table.troubles)) == 1
    assert table.ask(opponent, in_later_turn(view)) == view.legal_moves[0]
    assert len(table.troubles) == 3


def test_a_program_that_keeps_failing_is_asked_less_and_less(table: Table, tmp_path: Path) -> None:
    noted = tmp_path / "asked"
    opponent = table.start(program(f"open({str(noted)!r}, 'a').write('x'); print('nonsense')"))
    view = first_view("500-rum-de")
    for turn in range(30):
        table.ask(opponent, in_later_turn(view, turn))
    assert len(table.troubles) == 30
    assert len(noted.read_text()) == 6  # in turns 0, 1, 3, 7, 15 and 23


def test_a_program_is_not_restarted_after_twenty_failures(table: Table, tmp_path: Path) -> None:
    noted = tmp_path / "asked"
    body = f"open({str(noted)!r}, 'a').write('x'); print('nonsense')"
    opponent = table.start(program(body))
    view = first_view("500-rum-de")
    for turn in range(200):
        table.ask(opponent, in_later_turn(view, turn))
    assert len(noted.read_text()) == 20
    assert len(table.troubles) == 200


def test_a_failure_for_one_seat_leaves_the_others_served(table: Table, tmp_path: Path) -> None:
    """One process answers for all opponents: it is restarted for the next of them."""
    opponent = table.start(program("sys.exit() if asked == 2 else print(good)"))
    view = first_view("500-rum-de")
    for seat in (0, 0, 1):
        table.ask(opponent, replace(view, seat=seat))
    assert len(table.troubles) == 1


def slow_to_load(seconds: float, then: str = "") -> list[str]:
    """A correct program that reads only after this many seconds, and may say something first."""
    begin = f"import sys, time; time.sleep({seconds}); sys.stdout.write({then!r});"
    return [sys.executable, "-c", begin + "sys.stdout.flush()\n" + program(GOOD)[2]]


READY = '{"t":"ready"}\n'


@pytest.mark.parametrize(
    ("then", "limit"), [(READY, 3.0), ("", 0.5)], ids=["says so", "says nothing"]
)
def test_a_program_may_take_its_time_to_load(table: Table, then: str, limit: float) -> None:
    """A program that reports ready answers within the limit, which is sufficient on any machine."""
    opponent = table.start(slow_to_load(limit + 0.5, then), limit=limit, loading=PATIENCE)
    view = first_view("500-rum-de")
    assert table.ask(opponent, view) == view.legal_moves[0]
    assert not table.troubles


def test_a_program_that_is_ready_has_only_the_usual_time(table: Table) -> None:
    begin = f"import sys; sys.stdout.write({READY!r}); sys.stdout.flush()\n"
    command = [sys.executable, "-c", begin + program("time.sleep(3600)")[2]]
    opponent = table.start(command, limit=0.5, loading=10 * PATIENCE)
    view = first_view("500-rum-de")
    assert table.ask(opponent, view) == Judge().choose(view, HERE)
    assert "in time" in table.troubles[0]


@pytest.mark.parametrize("then", [READY + READY, READY + "hello\n", "hello\n"])
def test_unrequested_output_is_not_an_answer(table: Table, then: str) -> None:
    opponent = table.start(slow_to_load(0, then))
    assert table.ask(opponent, first_view("500-rum-de")) is not None
    assert len(table.troubles) == 1


def test_a_key_of_version_0_2_is_ignored(table: Table) -> None:
    """``braked``: the clock ended its search."""
    body = "print(json.dumps({'t': 'move', 'id': number, 'm': moves[-1], 'braked': True}))"
    view = first_view("500-rum-de")
    reply = table.start(program(body)).ask(choice_of("program", view, HERE)).result(PATIENCE)
    assert reply == Reply(view.legal_moves[-1])


def test_a_simpler_player_stands_in_if_the_program_was_replaced(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rummy_qt.opponents.judge", None)  # as if it were missing
    view = first_view("500-rum-de")
    assert table.ask(table.start(["nobody"]), view) == Plain().choose(view, HERE)


def test_a_late_answer_is_not_used_for_the_next_request(table: Table) -> None:
    body = "time.sleep(1.0 if number == 1 else 0.0); print(good)"
    opponent = table.start(program(body), limit=0.5)
    view = first_view("500-rum-de")
    table.ask(opponent, view)
    opponent.limit = PATIENCE
    assert table.ask(opponent, in_later_turn(view)) == view.legal_moves[0]
    assert len(table.troubles) == 1


def test_a_stand_in_plays_for_a_missing_program(table: Table) -> None:
    opponent = table.start(["./no-such-program"])
    view = first_view("500-rum-de")
    assert table.ask(opponent, view) in view.legal_moves
    assert "cannot be started" in table.troubles[0]


def test_a_program_that_closed_its_output_is_not_waited_for(table: Table) -> None:
    command = [sys.executable, "-c", "import os, time; os.close(1); time.sleep(3600)"]
    opponent = table.start(command, limit=10 * PATIENCE)
    table.ask(opponent, first_view("500-rum-de"))
    assert "has ended" in table.troubles[0]


def test_endless_answers_do_not_answer_the_next_request(table: Table) -> None:
    opponent = table.start(program("while True: print(good)"))
    view = first_view("500-rum-de")
    assert table.ask(opponent, view) == view.legal_moves[0]
    assert not table.troubles
    assert table.ask(opponent, view) in view.legal_moves
    assert len(table.troubles) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody takes orphans in")
def test_child_processes_end_even_if_the_keeper_is_stopped(table: Table, tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    body = (
        "import subprocess; child = subprocess.Popen(['sleep', '3600'], start_new_session=True);"
        f"open({str(noted)!r}, 'w').write(str(child.pid)); print(good)"
    )
    opponent = table.start(program(body))
    table.ask(opponent, first_view("500-rum-de"))
    assert opponent.pid is not None
    stop(opponent.pid)
    opponent.close()
    wait_for_end(int(noted.read_text()))


own_session = pytest.mark.parametrize(
    "apart",
    [
        False,
        pytest.param(
            True, marks=pytest.mark.skipif(sys.platform != "linux", reason="only there it is found")
        ),
    ],
    ids=["in the group", "in a session of its own"],
)


@posix
@own_session
def test_child_processes_end_with_their_program(
    table: Table, tmp_path: Path, *, apart: bool
) -> None:
    noted = tmp_path / "pid"
    body = (
        "import subprocess;"
        f"child = subprocess.Popen(['sleep', '3600'], start_new_session={apart});"
        f"open({str(noted)!r}, 'w').write(str(child.pid)); print(good)"
    )
    opponent = table.start(program(body))
    table.ask(opponent, first_view("500-rum-de"))
    child = int(noted.read_text())
    os.kill(child, 0)
    opponent.close()
    wait_for_end(child)


@posix
@own_session
@pytest.mark.parametrize("output", ["None", "subprocess.DEVNULL"], ids=["shared", "own"])
def test_child_processes_end_when_a_program_dies(
    output: str, table: Table, tmp_path: Path, *, apart: bool
) -> None:
    noted = tmp_path / "pid"
    body = (
        f"import subprocess; child = subprocess.Popen(['sleep', '3600'], stdout={output},"
        f" start_new_session={apart});"
        f"open({str(noted)!r}, 'w').write(str(child.pid)); print(good, flush=True); os._exit(1)"
    )
    opponent = table.start(program(f"import os; {body}"))
    table.ask(opponent, first_view("500-rum-de"))
    child, pid = int(noted.read_text()), opponent.pid
    assert pid is not None
    wait_for_end(pid)
    opponent.close()
    wait_for_end(child)


def wait_for_end(pid: int) -> None:
    """Wait for a process to end."""
    until(lambda: not is_running(pid))


def work_of(pid: int) -> float:
    """The CPU seconds that a process has used; 0 once it has ended (Linux)."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def play(rnd: Round, move: Move | None) -> None:
    assert move is not None
    rnd.play(move)


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def stop(pid: int) -> None:
    os.kill(pid, signal.SIGSTOP)


@posix
@pytest.mark.parametrize("blow", [kill, stop])
def test_a_round_survives_killed_or_stopped_opponents(
    table: Table, blow: Callable[[int], None]
) -> None:
    opponent = table.start()
    running_pid(opponent)
    rnd = dealt("500-rum-de", 2)
    blows = 0
    while not rnd.over:
        view = rnd.view(rnd.seat)
        if view.turns == 4 and not blows:
            blows = 1
            pid = running_pid(opponent)
            opponent.limit = 1.0 if blow is stop else PATIENCE
            blow(pid)
            play(rnd, table.ask(opponent, view, "plain"))
            opponent.limit = PATIENCE
        else:
            play(rnd, table.ask(opponent, view, "plain"))
    assert len(set(table.troubles)) <= 1
    assert blow is kill or table.troubles


@posix
def test_the_opponents_process_ends_when_it_is_closed(table: Table) -> None:
    opponent = table.start()
    pid = running_pid(opponent)
    opponent.close()
    wait_for_end(pid)
    view = first_view("500-rum-de")
    assert opponent.ask(choice_of("plain", view, HERE)).cancelled()


@posix
def test_closing_does_not_wait_for_a_stopped_process(table: Table) -> None:
    opponent = table.start(limit=10 * PATIENCE)
    stop(running_pid(opponent))
    waiting = opponent.ask(choice_of("plain", first_view("500-rum-de"), HERE))
    opponent.close()
    until(waiting.done)


def test_a_cancelled_request_is_not_sent(table: Table, tmp_path: Path) -> None:
    go_on = tmp_path / "go on"
    wait = f"__import__('os').path.exists({str(go_on)!r}) or time.sleep(0.01)"
    opponent = table.start(program(f"while not {wait}: pass\n    print(good)"))
    view = first_view("500-rum-de")
    first = opponent.ask(choice_of("program", view, HERE))
    second = opponent.ask(choice_of("program", view, HERE))
    assert second.cancel()
    go_on.touch()
    assert table.ask(opponent, view) == view.legal_moves[0]
    assert first.done()
    assert not table.troubles


def test_a_round_is_played_over_the_protocol(table: Table) -> None:
    opponent = table.start()

    class Remote:
        def choose(self, view: View, told: Situation) -> Move:
            move = self.noted(opponent.ask(choice_of("club", view, told)).result(PATIENCE)).move
            assert move is not None
            return move

        def claim(self, view: View, told: Situation) -> Claim | None:
            return self.noted(opponent.ask(call_of("club", view, told)).result(PATIENCE)).claim

        def noted(self, reply: Reply) -> Reply:
            assert not reply.trouble
            return reply

    rnd = dealt("rommy-dk", 3)
    play_round(rnd, [Remote(), Remote(), Remote()], situation(3))
    assert rnd.over
    assert not table.troubles


@pytest.mark.parametrize(
    "command", [["-m", "rummy_qt.opponents"], ["-m", "rummy_qt", "--opponent"]]
)
def test_the_process_ends_when_its_input_ends(command: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, *command], input="garbage\n", capture_output=True, text=True, check=True
    )
    assert '"error"' in done.stdout
    assert not done.stderr


@pytest.mark.skipif(os.name != "posix", reason="a shell closes it")
@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_the_process_ends_if_its_input_or_output_is_closed(closed: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m rummy_qt.opponents {closed}"
    done = subprocess.run(
        ["sh", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True
    )
    assert not done.stderr


def test_the_process_imports_little() -> None:
    code = (
        "import sys, rummy_qt.opponents.server, rummy_qt.opponents.levels;"
        "print(*{m.partition('.')[0] for m in sys.modules} & {'asyncio', 'subprocess', 'PySide6',"
        " 'concurrent', 'multiprocessing', 'unittest'})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not done.stdout.strip()


@pytest.mark.skipif(sys.platform != "linux", reason="limits and signals as Linux has them")
def test_every_request_is_answered_whatever_happens_to_the_process() -> None:
    """`make process-test` harms it 1,000 times."""
    command = [sys.executable, "-m", "tests.opponents.kills", "--times", "15", "--seed", "2"]
    command += ["--within", str(PATIENCE)]
    done = subprocess.run(
        command, env=with_tests(), cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ". 0 faults" in done.stdout, done.stdout + done.stderr


def with_tests() -> dict[str, str]:
    """The environment of a process that can import the tests' shared modules."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "packaging")])}


WINDOW_THAT_THINKS = """
import sys
from rummy_qt.opponents.process import OpponentProcess, advice_request
from tests.opponents.tables import choice_of, first_view, situation
opponent, view = OpponentProcess(), first_view("500-rum-de")
opponent.ask(choice_of("plain", view, situation(2))).result()
opponent.advise(advice_request(view, situation(2), tuple((m,) for m in view.legal_moves), 100_000))
print(opponent.pid, flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it ends with its answer")
def test_a_thinking_process_ends_when_the_window_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WINDOW_THAT_THINKS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=with_tests(),
        cwd=ROOT,
    ) as window:
        assert window.stdout is not None
        thinking = int(window.stdout.readline())
        before = worked = work_of(thinking)
        until(lambda: work_of(thinking) > before)
        window.kill()
        window.wait()

    def is_over() -> bool:
        nonlocal worked
        worked = max(worked, work_of(thinking))
        return not is_running(thinking)

    until(is_over)
    assert worked - before < 10, "the answer itself takes twenty seconds of the processor"


WINDOW_WITH_A_PROGRAM = """
import sys
from rummy_qt.opponents.process import OpponentProcess
from tests.opponents.programs import program
from tests.opponents.tables import choice_of, first_view, situation
body = (
    "import os, subprocess; print(os.getpid(), file=sys.stderr);"
    "print(subprocess.Popen(['sleep', '3600'], start_new_session=True).pid, file=sys.stderr);"
    "sys.stderr.flush(); time.sleep(3600)"
)
command = ["sh", "-c", 'exec "$@" 2>' + sys.argv[1], "sh", *program(body)]
opponent = OpponentProcess(command)
opponent.limit = 3600
opponent.ask(choice_of("program", first_view("500-rum-de"), situation(2))).result()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody takes orphans in")
def test_a_program_and_its_children_end_when_the_window_is_killed(tmp_path: Path) -> None:
    noted = tmp_path / "pids"
    command = [sys.executable, "-c", WINDOW_WITH_A_PROGRAM, str(noted)]
    with subprocess.Popen(command, env=with_tests(), cwd=ROOT) as window:
        until(lambda: noted.exists() and len(noted.read_text().split()) == 2)
        window.kill()
        window.wait()
    for pid in noted.read_text().split():
        wait_for_end(int(pid))


# ---------------------------------------------------------------------------- advice


def test_our_own_opponents_give_advice(table: Table) -> None:
    view = first_view("500-rum-de")
    named = tuple((move,) for move in view.legal_moves)
    counsel = table.start().advise(advice_request(view, HERE, named, 40)).result(PATIENCE)
    assert not counsel.trouble
    assert {way.moves[0] for way in counsel.ways} == set(view.legal_moves)
    assert counsel.ways[0].playouts


def test_an_outside_program_is_never_asked_for_advice(table: Table, tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    opponent = table.start(program(f"open({str(asked)!r}, 'w'); print(good)"))
    counsel = opponent.advise(advice_request(first_view("500-rum-de"), HERE)).result(PATIENCE)
    assert not counsel.ways
    assert "not asked" in counsel.trouble
    assert not asked.exists()


def way_line(**named: object) -> str:
    """Python code that prints advice of one way with these values."""
    way = {"moves": ["draw"], "mean": 1, "error": 0, "playouts": 4} | named
    return f"print(json.dumps({{'t': 'advice', 'id': number, 'ways': [{way!r}]}}))"


BAD_ADVICE = {
    "a move": GOOD,
    "a move that is not legal": way_line(moves=["discard *8"]),
    "no ways": "print(json.dumps({'t': 'advice', 'id': number, 'ways': []}))",
    "another's advice": way_line().replace("number", "number + 1"),
    "a mean that is none": way_line(mean="much"),
    **{name: BAD[name] for name in ("garbage", "binary", "an endless line", "an error", "death")},
}


@pytest.mark.parametrize("body", BAD_ADVICE.values(), ids=BAD_ADVICE)
def test_bad_advice_is_dropped_with_a_reason(
    table: Table, body: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rummy_qt.opponents.process.own_command", lambda: program(body))
    counsel = table.start().advise(advice_request(first_view("500-rum-de"), HERE)).result(PATIENCE)
    assert not counsel.ways
    assert counsel.trouble


def test_a_teacher_that_dies_is_asked_once_more(
    table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    failed = tmp_path / "failed"
    body = (
        f"import pathlib; path = pathlib.Path({str(failed)!r});"
        f" path.exists() or (path.touch(), sys.exit()); {way_line()}"
    )
    monkeypatch.setattr("rummy_qt.opponents.process.own_command", lambda: program(body))
    counsel = table.start().advise(advice_request(first_view("500-rum-de"), HERE)).result(PATIENCE)
    assert [str(way.moves[0]) for way in counsel.ways] == ["draw"]


def test_several_processes_are_asked_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each answers only when the other has a request, too."""
    body = (
        f"here = __import__('pathlib').Path({str(tmp_path)!r}); (here / str(number)).touch()\n"
        f"    while len([*here.iterdir()]) < 2: time.sleep(0.01)\n    {way_line()}"
    )
    monkeypatch.setattr("rummy_qt.opponents.process.own_command", lambda: program(body))
    with closing(OpponentProcess(processes=2)) as teachers:
        asked = [teachers.advise(advice_request(first_view("500-rum-de"), HERE)) for _ in range(2)]
        assert not any(future.result(PATIENCE).trouble for future in asked)


def test_a_teacher_that_keeps_dying_is_started_twenty_times(
    table: Table, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun = tmp_path / "begun"
    command = [sys.executable, "-c", f"open({str(begun)!r}, 'a').write('x')"]
    monkeypatch.setattr("rummy_qt.opponents.process.own_command", lambda: command)
    teacher, view = table.start(), first_view("500-rum-de")
    counsels = [teacher.advise(advice_request(view, HERE)).result(PATIENCE) for _ in range(12)]
    assert len(begun.read_text()) == 20
    assert {counsel.cause for counsel in counsels[:9]} == {Cause.ENDED}
    assert {counsel.cause for counsel in counsels[10:]} == {Cause.UNSTARTED}


def test_advice_does_not_change_the_opponents_answers(table: Table) -> None:
    """The match goes on as if no advice had been requested, even if one process does both."""
    view = first_view("500-rum-de")
    asked, left_alone = table.start(), table.start()
    asked.advise(advice_request(view, HERE, playouts=60)).result(PATIENCE)
    answers = [
        opponent.ask(choice_of("expert", seen, HERE)).result(PATIENCE)
        for opponent in (asked, left_alone)
        for seen in (view, in_later_turn(view))
    ]
    assert answers[:2] == answers[2:]
