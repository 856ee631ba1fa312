"""Kill the program at any moment: the match that returns is the one that was on screen."""

import os
import random
import subprocess
import sys
from pathlib import Path

from rummy_qt.records.paths import matches_dir
from rummy_qt.records.reading import read_record
from rummy_qt.records.replay import RecordedMatch
from tests.patience import PATIENCE
from tests.ui.table_digest import digest_of_view

KILLS = 6
ROOT = Path(__file__).parents[2]


def play_until_killed(pictures: int) -> list[str]:
    """What the program printed for at least that many pictures before it was killed."""
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.plays_itself"],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert program.stdout is not None
    said = [program.stdout.readline() for _ in range(pictures)]
    program.kill()
    rest, _ = program.communicate(timeout=PATIENCE)
    said += rest.splitlines(keepends=True)
    return [line.strip() for line in said if line.endswith("\n")]


def newest_match() -> Path:
    return max(matches_dir().glob("*.rummy"), key=lambda path: path.stat().st_mtime_ns)


def match_after(lines: list[bytes], folder: Path) -> RecordedMatch:
    """The match in these lines of a record."""
    path = folder / "part.rummy"
    path.write_bytes(b"".join(lines))
    return read_record(path).replayed


def digest(replayed: RecordedMatch) -> str:
    return digest_of_view(replayed.match.round.view(0))


def test_kills_lose_nothing_that_was_shown(tmp_path: Path) -> None:
    rng = random.Random(500)
    resumed = ""
    for kill in range(KILLS):
        said = play_until_killed(rng.randint(1, 25))
        first, last = said[0].split(), said[-1].split()
        if kill:
            assert first[1] == resumed, "another position came back than was saved"
        saved = newest_match().read_bytes().splitlines(keepends=True)
        shown = saved[: int(last[0])]
        assert len(shown) == int(last[0]), "something was shown that was not saved"
        assert digest(match_after(shown, tmp_path)) == last[1]
        whole = [line for line in saved if line.endswith(b"\n")]
        assert len(whole) - len(shown) <= 12, "more than a turn was ahead of the table"
        resumed = digest(match_after(whole, tmp_path))
