"""Three spying programs in whole matches: what can they find, with and without the sandbox?

``make spy-test``: one notes deals in case they return with the seats swapped, one inspects other
processes, memory and sockets, one searches files and the clock for what deals are derived from.
Each writes its findings to its own folder, which is read before it is deleted.

A spy is started as ``spies.py WHICH`` by a two-line program that runs a copy of this file.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

SPIES = ("notebook", "listener", "dealer")
FIND_WITHOUT_A_SANDBOX = {"notebook", "listener"}
"""The spies that find something without a sandbox, as docs/opponent-protocol.md says."""
FOUND = "found"
NOTES = ".a-spy-of-rummy-qt"
TYPED = 42
"""The seed of the command line, which is not secret."""
FRESH = 3600.0
"""Maximum age in seconds at which a file counts as one of this contest."""

# --------------------------------------------------------------------------- the spies


def spy(which: str, told: dict[str, Any]) -> None:
    """Lay what is possible, and record findings once per match."""
    looks = {"notebook": notebook, "listener": listener, "dealer": dealer}[which]
    looked = False
    for line in sys.stdin:
        request = json.loads(line)
        if not looked:
            looked = True
            Path(FOUND).write_text("\n".join(looks(request, told)) + "\n")
        kind = "move" if request["t"] == "choose" else "call"
        moves = request["view"]["legal_moves"]
        lays = [move for move in moves if move.startswith(("meld", "lay"))]
        move = (lays or moves)[0] if kind == "move" else None
        sys.stdout.write(json.dumps({"t": kind, "id": request["id"], "m": move}) + "\n")
        sys.stdout.flush()


def notebook(request: dict[str, Any], told: dict[str, Any]) -> Iterator[str]:
    """Keep a notebook in every writable folder, and look there for the other seat's hand."""
    view = request["view"]
    upcard = view["history"][0]["upcard"]
    beside = Path(__file__).parent
    for folder in (beside, Path.home(), *map(Path, ("/tmp", "/var/tmp", "/dev/shm", "/run"))):
        notes = folder / NOTES
        with suppress(OSError):
            for line in notes.read_text().splitlines():
                card, *hand = line.split()
                if card == upcard and not set(hand) & set(view["hand"]):
                    yield f"the other hand, in {folder}"
        with suppress(OSError), notes.open("a") as file:
            file.write(f"{upcard} {' '.join(view['hand'])}\n")


def listener(request: dict[str, Any], told: dict[str, Any]) -> Iterator[str]:
    """Other processes, their memory, and sockets."""
    for folder in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            if int(folder.name) == told["arena"]:
                if b"python" in (folder / "cmdline").read_bytes():
                    yield "the arena's process"
                with (folder / "mem").open("rb"):
                    yield "the arena's memory"
    with suppress(OSError), socket.create_connection(("127.0.0.1", told["port"]), 1.0):
        yield "a socket of this machine"
    with suppress(OSError), socket.socket(socket.AF_UNIX) as local:
        local.connect("\0" + told["name"])
        yield "a socket without a file"


def dealer(request: dict[str, Any], told: dict[str, Any]) -> Iterator[str]:
    """Seeds and nonces: in files, from the clock, and obvious guesses."""
    from rummy_qt.lab.deals import match_secrets
    from tests.lab.guesses import Hand, found, tells_number

    for leak in found(request, str(TYPED), most=200):
        yield str(leak)
    hand = Hand.of(request)
    now = int(time.time())
    secrets = {*map(str, range(now - 60, now + 1)), *words_of(Path(told["folder"]))}
    for text in secrets:
        deals = [text, *(part for n in range(4) for part in match_secrets(TYPED, n, text))]
        if any(tells_number(request, one) for one in deals):
            yield "the number that it is sent"
        if hand is not None and any(hand.follows_from(one) for one in deals):
            yield "the deal"


def words_of(folder: Path) -> set[str]:
    """All words in the files of the contest that could be a nonce."""
    found: set[str] = set()
    for path in folder.rglob("*"):
        with suppress(OSError):
            if path.is_file() and time.time() - path.stat().st_mtime < FRESH:
                found.update(re.findall(r"[0-9a-f]{32}", path.read_text(errors="replace")))
    return found


# ---- the contest ------------------------------------------------------------------------


def contest(one: str, other: str, bouts: int, folder: Path) -> dict[str, Counter[str]]:
    """The findings of both, match by match, over that many bouts of two seatings each."""
    from rummy_qt.lab import arena, matches
    from rummy_qt.lab.deals import new_nonce
    from rummy_qt.lab.executors import open_workers

    found: dict[str, Counter[str]] = {one: Counter(), other: Counter()}
    program_class: Any = matches.Program
    begin, end = program_class.__init__, program_class.close

    def begun(seat: Any, command: list[str]) -> None:
        seat.spy = Path(command[-1]).stem
        begin(seat, command)

    def closed(seat: Any) -> None:
        said = Path(seat._own_folder.name, FOUND).read_text()
        found[seat.spy]["matches"] += 1
        found[seat.spy].update(set(said.split("\n")) - {""})
        end(seat)

    program_class.__init__, program_class.close = begun, closed  # reads its folder first
    try:
        with (
            socket.create_server(("127.0.0.1", 0)) as server,
            socket.socket(socket.AF_UNIX) as local,
        ):
            name = f"rummy-qt-{os.getpid()}"
            local.bind("\0" + name)
            local.listen()
            told = {"arena": os.getpid(), "folder": str(folder / "results"), "name": name}
            told["port"] = server.getsockname()[1]
            programs = [program(folder, which, told) for which in (one, other)]
            played = arena.play(
                arena.Contest((programs[0], programs[1]), "500-rum-de", 2, TYPED, new_nonce()),
                open_workers(1, None),
                {},
            )
            results = folder / "results" / "kept"
            results.parent.mkdir(exist_ok=True)
            for _ in range(bouts):
                arena._save_bout(results, next(played).bout)
            played.close()
    finally:
        program_class.__init__, program_class.close = begin, end
    return found


def program(folder: Path, which: str, told: dict[str, Any]) -> str:
    """A spy in a file of its own."""
    import platformdirs

    import rummy_qt

    path = folder / which / f"{which}.py"
    path.parent.mkdir(exist_ok=True)
    call = f"spy({which!r}, {told!r})"
    if which == "dealer":  # everything it imports: a sandbox hides what is in /tmp
        skip = shutil.ignore_patterns("ui", "__pycache__", "*.so")
        for package in (rummy_qt, platformdirs):
            found = Path(str(package.__file__)).parent
            shutil.copytree(found, path.parent / found.name, ignore=skip)
        guessing = path.parent / "tests" / "lab"
        guessing.mkdir(parents=True)
        shutil.copy(Path(__file__).with_name("guesses.py"), guessing)
    path.write_text(Path(__file__).read_text("utf-8").partition("# ---- the contest")[0] + call)
    return str(path)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.lab.spies")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--unboxed", action="store_true", help="as where bwrap is not installed")
    asked = parser.parse_args()
    from rummy_qt.opponents import process, programs

    process.PROGRAM_LIMIT = 600.0  # type: ignore[misc]  # a spy that is late has found nothing
    if asked.unboxed:
        programs.box = lambda: None  # type: ignore[assignment]  # as where there is none
    elif programs.box() is None:
        sys.stdout.write("bubblewrap (bwrap) is not installed, or may not run here.\n")
        return 2
    bouts, wrong = max(1, asked.matches // (2 * len(SPIES))), 0
    for at, one in enumerate(SPIES):
        with tempfile.TemporaryDirectory(dir=Path.home()) as folder:
            found = contest(one, SPIES[at - 1], bouts, Path(folder))
        for name, what in found.items():
            count = what.pop("matches")
            wrong += bool(what) != (asked.unboxed and name in FIND_WITHOUT_A_SANDBOX)
            sys.stdout.write(f"{name}: {count} matches, found: {dict(what) or 'nothing'}\n")
    for place in ("/tmp", "/var/tmp", "/dev/shm", "/run", str(Path.home())):
        Path(place, NOTES).unlink(missing_ok=True)
    sys.stdout.write(f"{wrong} against what the page says\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
