"""Starting other programs from a bundle, which has its own libraries and its own Python."""

import sys
from pathlib import Path

import pytest

from rummy_qt.opponents.keeper import outer_environment
from rummy_qt.opponents.programs import command_of


def test_system_programs_do_not_get_the_bundles_libraries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    bundle = {"LD_LIBRARY_PATH": "/bundle"}
    given = outer_environment({**bundle, "LD_LIBRARY_PATH_ORIG": "/their/own"})
    assert given["LD_LIBRARY_PATH"] == "/their/own"
    assert "LD_LIBRARY_PATH" not in outer_environment(bundle)


def test_a_python_file_is_never_run_by_the_bundle_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, python = tmp_path / "mine.py", tmp_path / "python3"
    file.write_text("", "utf-8")
    assert command_of(str(file)) == [sys.executable, str(file.resolve())]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FileNotFoundError):
        command_of(str(file))
    python.write_text("#!/bin/sh\n", "utf-8")
    python.chmod(0o755)
    assert command_of(str(file))[0] == str(python)
