"""On any file system, a file is written completely or not at all; only regular files are read."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from rummy_qt.records import files
from rummy_qt.records.sentences import Fault


def fails(number: int) -> Any:
    def call(*args: object, **options: object) -> None:
        raise OSError(number, os.strerror(number))

    return call


def test_without_hard_links_a_file_is_still_never_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", fails(errno.EPERM))
    path = tmp_path / "a.rummy"
    files.create(path, b"one")
    with pytest.raises(FileExistsError):
        files.create(path, b"two")
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"one"]


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_failed_write_leaves_no_file_behind(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "old"
    old.write_bytes(b"before")
    with monkeypatch.context() as patch:
        patch.setattr(os, call, fails(errno.ENOSPC))
        for write, path in ((files.create, tmp_path / "new"), (files.replace, old)):
            with pytest.raises(OSError, match="No space left"):
                write(path, b"after")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {"old": b"before"}


def test_a_failed_rename_leaves_no_file_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    (folder / "in it").mkdir(parents=True)
    with pytest.raises(OSError, match="directory"):
        files.replace(folder, b"after")
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize("what", ["a folder", "a pipe", "nothing", "too much"])
def test_only_small_regular_files_are_read(what: str, tmp_path: Path) -> None:
    path = tmp_path / "it"
    if what == "a folder":
        path.mkdir()
    elif what == "a pipe":
        os.mkfifo(path)
    elif what == "too much":
        path.write_bytes(b"12345")
    with pytest.raises((OSError, Fault), match=r"too large|No such|not a file"):
        files.read_regular(path, 4)


def test_a_damaged_file_is_kept_aside_once(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    assert files.keep_aside(path, 100) is None
    path.write_bytes(b"damaged")
    copy = files.keep_aside(path, 100)
    assert copy is not None
    assert copy.read_bytes() == b"damaged"
    assert files.keep_aside(path, 100) == copy
    path.write_bytes(b"damaged otherwise")
    other = files.keep_aside(path, 100)
    assert other is not None
    assert other != copy


@pytest.mark.parametrize("what", ["a folder", "a giant"])
def test_a_damaged_file_too_large_to_copy_is_moved_aside(what: str, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.mkdir() if what == "a folder" else path.write_bytes(b"12345")
    assert files.keep_aside(path, 4) == tmp_path / "a.damaged.json"
    assert [left.name for left in tmp_path.iterdir()] == ["a.damaged.json"]


def test_opening_a_folder_says_that_it_is_not_a_file(tmp_path: Path) -> None:
    with pytest.raises(files.NotAFile) as refused, files.open_regular(tmp_path):
        pass
    assert (refused.value.errno, refused.value.strerror) == (errno.EINVAL, "it is not a file")
