"""Three rounds that another person's program plays before it may be seated."""

import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from rummy_qt.engine import RULEBOOKS
from rummy_qt.opponents.programs import box
from rummy_qt.opponents.protocol import Cause
from rummy_qt.opponents.supervisor import Failure
from rummy_qt.play.trial import trouble_with
from rummy_qt.records.paths import matches_dir, refuge_dir
from tests.opponents.programs import BAD, GOOD, written

pytestmark = pytest.mark.threads
RULEBOOK = "500-rum-de"


@pytest.fixture
def shown() -> Iterator[str]:
    """A folder that the sandbox shows unchanged: for temporary files it has a folder of its own.

    It must not be among the sources either, which other tests read at the same time.
    """
    build = Path(__file__).parents[2] / "build"
    build.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=build) as folder:
        yield folder


def trouble(path: Path) -> Failure | None:
    return trouble_with(str(path), RULEBOOK, RULEBOOKS[RULEBOOK], 2, lambda: None)


def test_a_program_that_plays_by_the_rules_is_accepted(tmp_path: Path) -> None:
    assert trouble(written(tmp_path / "fine.py", GOOD)) is None


def test_the_first_wrong_answer_of_a_program_is_reported(tmp_path: Path) -> None:
    found = trouble(written(tmp_path / "liar.py", BAD["an illegal move"]))
    assert found is not None
    assert str(found)


def test_a_program_that_cannot_start_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "no-program"
    path.write_text("", "utf-8")
    found = trouble(path)
    assert found is not None
    assert found.cause in (Cause.UNSTARTED, Cause.ENDED)


def test_a_program_that_closes_its_output_is_not_waited_for(tmp_path: Path) -> None:
    """Also in its sandbox, which keeps the output open."""
    found = trouble(written(tmp_path / "mute.py", "import os; os.close(1); time.sleep(3600)"))
    assert found is not None
    assert found.cause is Cause.ENDED


def test_a_sandboxed_program_finds_no_records(shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record reveals future deals. Without a sandbox it is read, as the protocol page says."""
    monkeypatch.setenv("XDG_DATA_HOME", f"{shown}/data")
    monkeypatch.setenv("XDG_STATE_HOME", f"{shown}/state")
    for where in (matches_dir(), refuge_dir()):
        where.mkdir(parents=True, exist_ok=True)
        (where / "mine.rummy").write_text("seed\n", "utf-8")
    spy = Path(shown, "spy", "spy.py")
    spy.parent.mkdir()
    look = f"import pathlib; found = [*pathlib.Path({shown!r}).rglob('*.rummy')]"
    written(spy, f"{look}; print('found' if found else good)")
    assert (trouble(spy) is None) == (box() is not None)


def test_a_sandboxed_program_reaches_no_system_service(tmp_path: Path) -> None:
    """A desktop service would start any program for it outside the sandbox."""
    look = "import os; found = set(os.listdir('/run')) - {'current-system'}"
    spy = written(tmp_path / "spy.py", f"{look}; print('found' if found else good)")
    assert box() is None or trouble(spy) is None


def test_a_program_hidden_by_its_own_sandbox_is_not_started(
    shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", shown)
    found = trouble(written(matches_dir() / "fine.py", GOOD))
    assert (None if found is None else found.cause) == (Cause.UNSTARTED if box() else None)


@pytest.mark.skipif(sys.platform == "win32", reason="a first line names no interpreter there")
def test_a_sandboxed_program_has_the_packages_of_its_environment(tmp_path: Path) -> None:
    """Also in a folder for temporary files, which the sandbox replaces."""
    venv.create(tmp_path, symlinks=True, system_site_packages=False)
    [packages] = tmp_path.glob("lib/python*/site-packages")
    (packages / "own.py").write_text("", "utf-8")
    program = written(tmp_path / "bin/bot", f"import own; {GOOD}")
    program.write_text(f"#!{tmp_path}/bin/python\n{program.read_text('utf-8')}", "utf-8")
    program.chmod(0o755)
    assert trouble(program) is None
