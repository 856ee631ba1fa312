"""An opponent's process may die, hang or lie: the match goes on."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rummy_qt.engine import Move, View
from rummy_qt.opponents.player import Call, Situation
from rummy_qt.opponents.process import HEAD_START, OpponentProcess, Trouble
from tests.opponents.programs import BAD, GOOD, program
from tests.opponents.tables import dealt, first_view, play_round, random_views, situation

HERE = situation(2)
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX systems")


class Table:
    """Starts processes, hears of their troubles, and ends them."""

    def __init__(self) -> None:
        self.troubles: list[Trouble] = []
        self.started: list[OpponentProcess] = []

    def start(self, command: list[str] | None = None, grace: float = 20.0) -> OpponentProcess:
        opponent = OpponentProcess(command, self.troubles.append, budget=0.0, grace=grace)
        self.started.append(opponent)
        return opponent


@pytest.fixture
def table() -> Iterator[Table]:
    table = Table()
    yield table
    for opponent in table.started:
        opponent.close()
    names = {thread.name for thread in threading.enumerate()}
    assert "opponent" not in names


def running_pid(opponent: OpponentProcess) -> int:
    opponent.ask("plain", first_view("500-rum-de"), HERE).result(30)
    assert opponent.pid is not None
    return opponent.pid


def test_our_own_opponents_answer(table: Table) -> None:
    opponent = table.start()
    view = first_view("500-rum-de")
    assert opponent.ask("club", view, HERE).result(30) in view.legal_moves
    assert not table.troubles


def test_a_claim_is_asked_for_and_comes_with_its_delay(table: Table) -> None:
    opponent = table.start()
    view = next(
        view
        for seed in range(50)
        for rnd, view in random_views("rommy-dk", 3, seed)
        if view.seat != rnd.seat and any(m.kind == "claim" and m.meld for m in view.legal_moves)
    )
    call = opponent.ask_call("plain", view, situation(3)).result(30)
    assert call is not None
    assert call.move in view.legal_moves
    assert call.delay_ms > 0
    assert not table.troubles


@pytest.mark.parametrize("body", BAD.values(), ids=BAD)
def test_a_misbehaving_program_is_refused_and_replaced(table: Table, body: str) -> None:
    opponent = table.start(program(body), grace=0.7 if "sleep" in body else 20.0)
    for view in (first_view("500-rum-de"), first_view("rommy-dk")):
        assert opponent.ask("program", view, HERE).result(60) in view.legal_moves
    assert [trouble.kind for trouble in table.troubles] == ["fallback"] * 2
    assert all(trouble.text for trouble in table.troubles)


def test_a_good_program_is_believed(table: Table) -> None:
    opponent = table.start(program(GOOD))
    view = first_view("500-rum-de")
    assert opponent.ask("program", view, HERE).result(30) == view.legal_moves[0]
    assert not table.troubles


def test_a_slow_answer_is_answered_inside_two_seconds_over_the_budget(table: Table) -> None:
    opponent = OpponentProcess(program("time.sleep(60)"), table.troubles.append, budget=0.0)
    table.started.append(opponent)
    view = first_view("500-rum-de")
    start = time.monotonic()
    opponent.ask("program", view, HERE).result(30)
    assert time.monotonic() - start < 2.0
    assert "in time" in table.troubles[0].text


def test_a_late_answer_is_never_taken_for_the_next_one(table: Table) -> None:
    body = "time.sleep(1.0 if number == 1 else 0.0); print(good)"
    opponent = table.start(program(body), grace=0.5)
    view = first_view("500-rum-de")
    opponent.ask("program", view, HERE).result(30)
    opponent._grace = 20.0
    assert opponent.ask("program", view, HERE).result(30) == view.legal_moves[0]
    assert len(table.troubles) == 1


def test_a_program_that_does_not_exist_is_played_for(table: Table) -> None:
    opponent = table.start(["./no-such-program"])
    view = first_view("500-rum-de")
    assert opponent.ask("program", view, HERE).result(30) in view.legal_moves
    assert "cannot be started" in table.troubles[0].text


def test_a_program_that_closed_its_output_unasked_is_not_waited_for(table: Table) -> None:
    opponent = table.start([sys.executable, "-c", "import os, time; os.close(1); time.sleep(60)"])
    time.sleep(HEAD_START + 1.0)  # it was started without a question
    begun = time.monotonic()
    opponent.ask("program", first_view("500-rum-de"), HERE).result(30)
    assert time.monotonic() - begun < 10
    assert "has ended" in table.troubles[0].text


def test_a_program_that_never_stops_talking_fills_no_memory(table: Table) -> None:
    opponent = table.start(program("while True: print(good)"))
    view = first_view("500-rum-de")
    opponent.ask("program", view, HERE).result(30)
    talk = opponent._talk
    assert talk is not None
    talk._silent.wait(30)
    assert talk._lines.qsize() < 100
    assert opponent.ask("program", view, HERE).result(30) in view.legal_moves


@posix
def test_what_a_program_started_ends_with_it(table: Table, tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    body = (
        "import subprocess; child = subprocess.Popen(['sleep', '60']);"
        f"open({str(noted)!r}, 'w').write(str(child.pid)); print(good)"
    )
    opponent = table.start(program(body))
    opponent.ask("program", first_view("500-rum-de"), HERE).result(30)
    child = int(noted.read_text())
    os.kill(child, 0)
    opponent.close()
    assert has_ended(child)


@pytest.mark.parametrize("output", ["None", "subprocess.DEVNULL"], ids=["shared", "own"])
def test_what_a_program_started_ends_with_it_when_it_dies(
    output: str, table: Table, tmp_path: Path
) -> None:
    noted = tmp_path / "pid"
    body = (
        f"import subprocess; child = subprocess.Popen(['sleep', '60'], stdout={output});"
        f"open({str(noted)!r}, 'w').write(str(child.pid)); print(good, flush=True); os._exit(1)"
    )
    opponent = table.start(program(f"import os; {body}"))
    opponent.ask("program", first_view("500-rum-de"), HERE).result(30)
    child, pid = int(noted.read_text()), opponent.pid
    assert pid is not None
    assert has_ended(pid)
    opponent.close()
    assert has_ended(child)


def has_ended(pid: int) -> bool:
    """Whether a process ends within some seconds."""
    deadline = time.monotonic() + 10
    while running(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not running(pid)


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def stop(pid: int) -> None:
    os.kill(pid, signal.SIGSTOP)


@posix
@pytest.mark.parametrize("blow", [kill, stop])
def test_a_blow_in_the_middle_of_a_round_is_survived(
    table: Table, blow: Callable[[int], None]
) -> None:
    opponent = table.start(grace=20.0)
    running_pid(opponent)
    rnd = dealt("500-rum-de", 2)
    blows = 0
    while not rnd.over:
        view = rnd.view(rnd.seat)
        if view.turns == 4 and not blows:
            blows = 1
            opponent._grace = 1.0 if blow is stop else 20.0
            blow(running_pid(opponent))
            rnd.play(opponent.ask("plain", view, HERE).result(30))
            opponent._grace = 20.0
        else:
            rnd.play(opponent.ask("plain", view, HERE).result(30))
    assert len(table.troubles) <= 1
    assert blow is kill or table.troubles


@posix
def test_it_ends_with_the_program(table: Table) -> None:
    opponent = table.start()
    pid = running_pid(opponent)
    opponent.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    view = first_view("500-rum-de")
    assert opponent.ask("plain", view, HERE).cancelled()


@posix
def test_closing_does_not_wait_for_a_stopped_process(table: Table) -> None:
    opponent = table.start()
    stop(running_pid(opponent))
    waiting = opponent.ask("plain", first_view("500-rum-de"), HERE)
    start = time.monotonic()
    opponent.close()
    assert time.monotonic() - start < 3.0
    assert waiting.done()


def test_a_cancelled_question_is_not_asked(table: Table) -> None:
    opponent = table.start(program("time.sleep(0.3); print(good)"))
    view = first_view("500-rum-de")
    first = opponent.ask("program", view, HERE)
    second = opponent.ask("program", view, HERE)
    assert second.cancel()
    assert opponent.ask("program", view, HERE).result(30) == view.legal_moves[0]
    assert first.done()
    assert not table.troubles


def test_a_whole_round_over_the_wire(table: Table) -> None:
    opponent = table.start()

    class Remote:
        def choose(self, view: View, told: Situation) -> Move:
            return opponent.ask("club", view, told).result(30)

        def call(self, view: View, told: Situation) -> Call | None:
            return opponent.ask_call("club", view, told).result(30)

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


def test_the_process_imports_little() -> None:
    code = (
        "import sys, rummy_qt.opponents.server, rummy_qt.opponents.levels;"
        "print(*{m.partition('.')[0] for m in sys.modules} & {'asyncio', 'subprocess', 'PySide6',"
        " 'concurrent', 'multiprocessing', 'unittest'})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not done.stdout.strip()
