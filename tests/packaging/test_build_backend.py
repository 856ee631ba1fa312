"""A wheel is compiled where that can be done, and has the same bytes whoever built it."""

import stat
import zipfile
from pathlib import Path

import build_backend
import native
import pytest


def wheel(path: Path, mode: int, year: int) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, rights in (("a.py", mode), ("bin/run", mode | 0o111)):
            info = zipfile.ZipInfo(name, (year, 1, 2, 3, 4, 5))
            info.external_attr = (stat.S_IFREG | rights) << 16
            archive.writestr(info, f"# {name}\n" * 50)
    return path


@pytest.mark.parametrize("umask", [0o027, 0o077, 0o002])
def test_a_wheel_does_not_depend_on_the_builders_file_modes(
    tmp_path: Path, umask: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    one = wheel(tmp_path / "one.whl", 0o644, 2020)
    other = wheel(tmp_path / "other.whl", 0o666 & ~umask, 2031)
    assert one.read_bytes() != other.read_bytes()
    for path in (one, other):
        build_backend.make_wheel_repeatable(path)
    assert one.read_bytes() == other.read_bytes()
    with zipfile.ZipFile(one) as archive:
        rights = [info.external_attr >> 16 & 0o777 for info in archive.infolist()]
        assert rights == [0o644, 0o755]
        assert archive.read("a.py") == b"# a.py\n" * 50


def test_a_wheel_can_be_built_without_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    packed = wheel(tmp_path / "one.whl", 0o600, 2020)
    build_backend.make_wheel_repeatable(packed)
    with zipfile.ZipFile(packed) as archive:
        assert archive.namelist() == ["a.py", "bin/run"]


@pytest.mark.parametrize(
    ("compiler", "settings", "compiled"),
    [
        (True, None, True),
        (True, {"pure": "true"}, False),
        (False, None, False),
        (False, {"pure": "true"}, False),
    ],
)
def test_a_wheel_asks_for_mypyc_only_where_c_can_be_compiled(
    compiler: bool, settings: dict[str, str] | None, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "has_compiler", lambda: compiler)
    monkeypatch.setattr(
        "setuptools.build_meta.get_requires_for_build_wheel", lambda settings: ["setuptools"]
    )
    asked = build_backend.get_requires_for_build_wheel(settings)
    assert any(line.startswith("mypy[mypyc]") for line in asked) is compiled
    assert any(line.startswith("PySide6-Essentials") for line in asked)
