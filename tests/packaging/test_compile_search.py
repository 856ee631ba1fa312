"""What is compiled: a copy of the program, never the source tree."""

from pathlib import Path

import compile_search


def test_the_copy_is_new_and_has_no_window(tmp_path: Path) -> None:
    target = tmp_path / "compiled"
    (target / "rummy_qt").mkdir(parents=True)
    (target / "rummy_qt" / "stale.so").touch()
    compile_search.copy_program(target)
    assert (target / "rummy_qt" / "lab" / "parity.py").is_file()
    assert not (target / "rummy_qt" / "stale.so").exists()
    assert not (target / "rummy_qt" / "ui").exists()


def test_the_hot_files_are_there(tmp_path: Path) -> None:
    compile_search.copy_program(tmp_path)
    files = compile_search.hot_files(tmp_path)
    assert str(Path("rummy_qt/opponents/sim/policy.py")) in files
    assert str(Path("rummy_qt/opponents/search.py")) in files
    assert all((tmp_path / file).is_file() for file in files)
