"""The archive for any Linux desktop: installed by one person, started, and removed again."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from desktop_files import lay_out_desktop_files, released
from project import APP_ID
from PySide6.QtWidgets import QApplication

from rummy_qt.records.locks import FileLock
from tests.architecture.sources import ROOT
from tests.patience import PATIENCE

SCRIPTS = ROOT / "packaging/linux/tarball"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the archive is for Linux")


def program(path: Path, lines: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{lines}\n")
    path.chmod(0o755)


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory, qapp: QApplication) -> Path:
    """What makes a desktop know the program: made once, since icons take their time.

    They are drawn by Qt: without the application of all tests, it would begin one of its own here.
    """
    folder = tmp_path_factory.mktemp("desktop") / "share"
    lay_out_desktop_files(folder, 0)
    return folder


@pytest.fixture
def unpacked(tmp_path: Path, share: Path) -> Path:
    """An unpacked archive, whose program says what it was given."""
    folder = tmp_path / "down loads" / "rummy-qt-1.2.3"
    program(folder / "rummy-qt", 'echo "given: $*"')
    (folder / "_internal").mkdir()
    shutil.copytree(share, folder / "share")
    for script in ("start.sh", "install.sh"):
        shutil.copy(SCRIPTS / script, folder)
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    saved = tmp_path / "the home/.local/share/rummy-qt/matches/one.rummy"
    saved.parent.mkdir(parents=True)
    saved.write_text("a match")
    return tmp_path / "the home"


def run(
    *command: object, home: Path, path: str = "", **session: str
) -> "subprocess.CompletedProcess[str]":
    environ = {
        **session,
        "HOME": str(home),
        "PATH": f"{path}:/usr/bin:/bin".lstrip(":"),
        "LC_ALL": "C.UTF-8",
    }
    words = list(map(str, command))
    return subprocess.run(
        words, env=environ, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}


def test_the_installed_program_starts_from_the_menu(unpacked: Path, home: Path) -> None:
    done = run(unpacked / "install.sh", home=home)
    assert done.returncode == 0, done.stderr
    shutil.rmtree(unpacked)
    entry = (home / f".local/share/applications/{APP_ID}.desktop").read_text()
    [starts] = [line for line in entry.splitlines() if line.startswith("Exec=")]
    assert starts == f'Exec="{home}/.local/lib/rummy-qt/start.sh" %f'
    assert run(home / ".local/lib/rummy-qt/start.sh", "a.rummy", home=home).stdout == (
        "given: a.rummy\n"
    )
    assert run(home / ".local/bin/rummy-qt", home=home).stdout == "given: \n"
    assert (home / f".local/share/icons/hicolor/scalable/apps/{APP_ID}.svg").exists()
    assert (home / f".local/share/mime/packages/{APP_ID}.xml").exists()


def test_removing_the_program_leaves_only_the_saved_matches(unpacked: Path, home: Path) -> None:
    before = files(home)
    run(unpacked / "install.sh", home=home)
    # A second time is an update.
    assert run(unpacked / "install.sh", home=home).returncode == 0
    run(home / ".local/bin/rummy-qt", home=home)
    done = run(home / ".local/lib/rummy-qt/install.sh", "--remove", home=home)
    assert done.returncode == 0, done.stderr
    made_by_the_desktop = {name for name in files(home) if "/mime/" in name or "mimeinfo" in name}
    assert files(home) - made_by_the_desktop == before
    assert ".local/share/rummy-qt" in done.stdout


def test_another_command_of_the_same_name_is_kept(unpacked: Path, home: Path) -> None:
    program(home / ".local/bin/rummy-qt", "echo mine")
    run(unpacked / "install.sh", home=home)
    run(unpacked / "install.sh", "--remove", home=home)
    assert run(home / ".local/bin/rummy-qt", home=home).stdout == "mine\n"


@pytest.mark.parametrize("word", ["--help", "remove", "--remove-all"])
def test_the_installer_refuses_unknown_options(unpacked: Path, home: Path, word: str) -> None:
    before = files(home)
    done = run(unpacked / "install.sh", word, home=home)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: ")
    assert files(home) == before


def test_an_incomplete_archive_is_not_installed(unpacked: Path, home: Path) -> None:
    (unpacked / "rummy-qt").unlink()
    done = run(unpacked / "install.sh", home=home)
    assert done.returncode == 2
    assert "unpack the whole archive" in done.stderr


@pytest.mark.parametrize("session", [{}, {"WAYLAND_DISPLAY": "wayland-0"}])
def test_a_missing_library_is_named_in_a_window(
    unpacked: Path, home: Path, tmp_path: Path, session: dict[str, str]
) -> None:
    tools = tmp_path / "tools"
    program(tools / "ldd", "printf '\\tlibexpat.so.1 => not found\\n\\tlibc.so.6 => /lib/libc\\n'")
    program(tools / "zenity", f"printf '%s\\n' \"$@\" > '{tmp_path}/shown'")
    done = run(unpacked / "start.sh", "a.rummy", home=home, path=str(tools), **session)
    assert done.returncode == 1
    assert not done.stdout
    assert "this system lacks libexpat.so.1. README.txt" in done.stderr
    assert "this system lacks libexpat.so.1. README.txt" in (tmp_path / "shown").read_text()


def test_a_library_for_another_kind_of_screen_is_not_required(
    unpacked: Path, home: Path, tmp_path: Path
) -> None:
    tools = tmp_path / "tools"
    program(tools / "ldd", 'case $1 in *qxcb*) echo "libX11.so.6 => not found" ;; esac')
    wayland = {"WAYLAND_DISPLAY": "wayland-0"}
    assert run(unpacked / "start.sh", home=home, path=str(tools), **wayland).returncode == 0
    assert run(unpacked / "start.sh", home=home, path=str(tools)).returncode == 1


def test_a_library_beside_the_program_counts_as_present(
    unpacked: Path, home: Path, tmp_path: Path
) -> None:
    tools = tmp_path / "tools"
    program(
        tools / "ldd",
        '[ -e "$LD_LIBRARY_PATH/libxcb-cursor.so.0" ] || echo "libxcb-cursor.so.0 => not found"',
    )
    assert run(unpacked / "start.sh", home=home, path=str(tools)).returncode == 1
    (unpacked / "_internal/libxcb-cursor.so.0").touch()
    assert run(unpacked / "start.sh", home=home, path=str(tools)).returncode == 0


def test_libraries_are_checked_only_once(unpacked: Path, home: Path, tmp_path: Path) -> None:
    tools, asked = tmp_path / "tools", tmp_path / "asked"
    program(tools / "ldd", f"echo asked >> '{asked}'")
    for _ in range(3):
        assert run(unpacked / "start.sh", home=home, path=str(tools)).returncode == 0
    once = len(asked.read_text().splitlines())
    assert once == 3, "for the first start alone, a line a library"
    later = time.time() + 5
    os.utime(unpacked / "rummy-qt", (later, later))  # another version was unpacked over it
    assert run(unpacked / "start.sh", home=home, path=str(tools)).returncode == 0
    assert len(asked.read_text().splitlines()) == 2 * once


def test_the_start_script_is_replaced_by_the_program(unpacked: Path, home: Path) -> None:
    program(unpacked / "rummy-qt", "exit 3")
    done = run(unpacked / "start.sh", home=home)
    assert done.returncode == 3
    assert not done.stderr


def test_the_software_centre_lists_every_release() -> None:
    text = "## [Unreleased]\n\n## [0.2.0] - 2026-11-22\n\n### Added\n\n## [0.1.0] - 2026-11-21\n"
    assert list(released(text).items()) == [("0.2.0", "2026-11-22"), ("0.1.0", "2026-11-21")]


def test_scripts_are_executable() -> None:
    assert all(os.access(SCRIPTS / name, os.X_OK) for name in ("start.sh", "install.sh"))


@pytest.mark.skipif(shutil.which("flock") is None, reason="flock of util-linux is not here")
@pytest.mark.parametrize("words", [[], ["--remove"]], ids=["install", "remove"])
def test_a_running_program_is_neither_replaced_nor_removed(
    unpacked: Path, home: Path, words: list[str]
) -> None:
    lock = home / ".local/share/rummy-qt/locks/window.lock"
    lock.parent.mkdir()
    playing = FileLock(lock)
    assert playing.take()
    done = run(unpacked / "install.sh", *words, home=home)
    playing.release()
    assert (done.returncode, done.stderr) == (2, "Rummy Qt is running. Please close it first.\n")
    assert not (home / ".local/lib").exists()
    assert run(unpacked / "install.sh", *words, home=home).returncode == 0


def test_a_dangling_link_of_an_older_version_is_replaced(unpacked: Path, home: Path) -> None:
    (home / ".local/bin").mkdir(parents=True)
    (home / ".local/bin/rummy-qt").symlink_to(home / "rummy-qt-0.1.0/rummy-qt")
    assert run(unpacked / "install.sh", home=home).returncode == 0
    assert run(home / ".local/bin/rummy-qt", home=home).stdout == "given: \n"
