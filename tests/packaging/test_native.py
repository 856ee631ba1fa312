"""Machine code beside the sources: what is compiled, and what may not be."""

import os
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

import native
import pytest
from packaging.requirements import Requirement


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of the files to compile, with machine code for them."""
    monkeypatch.setattr(native, "ROOT", tmp_path)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "native.py").touch()
    for name in native.COMPILED:
        path = tmp_path / "rummy_qt" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    for name in [*native.COMPILED, "native__mypyc"]:
        (tmp_path / "rummy_qt" / f"{name}{suffix}").touch()
    return tmp_path


def test_every_file_to_compile_exists() -> None:
    assert all((native.ROOT / source).is_file() for source in native.sources())


def test_stale_machine_code_is_removed(tree: Path) -> None:
    assert native.is_fresh()
    source = tree / native.sources()[0]
    source.touch()
    newer = max(path.stat().st_mtime for path in native.machine_code()) + 5

    os.utime(source, (newer, newer))
    assert not native.is_fresh()
    native.remove()
    assert not list(native.machine_code())


def test_a_source_saved_during_compilation_is_compiled_again(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list(native.machine_code())
    native.remove()

    def build() -> None:
        saved = time.time() + 1
        os.utime(tree / native.sources()[0], (saved, saved))
        for path in made:
            path.touch()
            os.utime(path, (saved + 1, saved + 1))

    monkeypatch.setattr(native, "has_compiler", lambda: True)
    monkeypatch.setattr(native, "circumstances", str)
    monkeypatch.setattr(native, "build", build)
    native.refresh()
    assert made[0].exists()
    assert not native.is_fresh()


@pytest.mark.parametrize("line", ["    cpy_r_r0 = 1 << cpy_r_at;", "x = 1 << cpy_r_place;"])
def test_c_code_that_shifts_a_bare_1_is_refused(tree: Path, line: str) -> None:
    (tree / "build").mkdir()
    (tree / "build" / "__native.c").write_text(f"{line}\n", "utf-8")
    with pytest.raises(SystemExit, match="bare 1"):
        native.check_shifts()


def test_hidden_imports_of_compiled_files_are_listed_for_freezing() -> None:
    found = native.hidden_imports()
    assert {"rummy_qt.native__mypyc", "librt.vecs", "functools", "rummy_qt.engine.flat"} <= set(
        found
    )


def test_a_compiled_wheel_requires_its_runtime_library() -> None:
    asked = Requirement(native.runtime())
    assert asked.name == "librt"
    assert version(asked.name) in asked.specifier


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler is a shell script")
def test_a_failed_compilation_is_retried_only_after_a_change(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    native.remove()
    compiler, tried = tree / "cc", []
    compiler.write_text("#!/bin/sh\necho no headers of the C library >&2; exit 1\n")
    compiler.chmod(0o755)
    monkeypatch.setattr(native, "compiler", lambda: str(compiler))
    monkeypatch.setattr(native, "has_compiler", lambda: True)

    def build() -> None:
        tried.append(native.circumstances())
        raise OSError("cc failed")

    monkeypatch.setattr(native, "build", build)
    native.refresh()
    assert "Not compiled, the opponents run as plain Python: cc failed" in capsys.readouterr().out
    native.refresh()
    assert (len(tried), capsys.readouterr().out) == (1, "")
    (tree / native.sources()[0]).write_text("HAND = 13\n", "utf-8")
    native.refresh()
    compiler.write_text("#!/bin/sh\necho now they are there\n")
    native.refresh()
    native.refresh()
    assert len(tried) == len(set(tried)) == 3
    monkeypatch.setattr(sys, "argv", ["native.py", "--required"])
    with pytest.raises(SystemExit, match="none is made"):
        native.main()
    assert len(tried) == 4


def test_without_a_compiler_one_line_says_so(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    native.remove()
    monkeypatch.setattr(sys, "argv", ["native.py"])
    monkeypatch.setattr(native, "has_compiler", lambda: False)
    native.main()
    assert capsys.readouterr().out.count("\n") == 1
    monkeypatch.setattr(sys, "argv", ["native.py", "--required"])
    with pytest.raises(SystemExit, match="none is made"):
        native.main()
