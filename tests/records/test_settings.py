import errno
import json
import os
from pathlib import Path

import pytest

from rummy_qt.records import files
from rummy_qt.records.settings import (
    Flag,
    NumberIn,
    OneOf,
    SettingKind,
    Settings,
    Text,
)
from tests.system_faults import full_disk

KINDS: dict[str, SettingKind] = {
    "theme": OneOf({"dark": "Dark", "light": "Light"}),
    "sound": Flag(),
    "speed": NumberIn(0.1, 10, or_zero=True),
    "pace": NumberIn(0, 10_000, whole=True),
    "name": Text(24),
    "since": Text(10, "[0-9-]*"),
}


def test_without_a_file_there_are_no_settings(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    assert settings.take(KINDS) == {}
    assert settings.notes == []
    assert settings.refused == []


def test_saved_settings_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    values = {"theme": "dark", "sound": False, "speed": 0, "pace": 700, "name": "Zoë"}
    assert Settings(path).save(values) is None
    assert Settings(path).take(KINDS) == values


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "loud"),
        ("theme", True),
        ("theme", ["dark"]),
        ("sound", 1),
        ("speed", -1),
        ("speed", 1e-300),
        ("speed", 10**400),
        ("speed", float("nan")),
        ("speed", True),
        ("pace", 0.5),
        ("pace", "fast"),
        ("name", "\ud800"),
        ("name", "A\u202eb"),
        ("name", "A\nb"),
        ("name", "x" * 25),
        ("since", "yesterday"),
    ],
)
def test_an_invalid_value_is_dropped_and_the_rest_is_used(
    tmp_path: Path, name: str, value: object
) -> None:
    path = tmp_path / "settings.json"
    good = {"theme": "dark", "pace": 700, "name": "Anna"}
    path.write_text(json.dumps({**good, "from_the_future": 1, name: value}))
    settings = Settings(path)
    taken = settings.take(KINDS)
    assert settings.refused == [name]
    good.pop(name, None)
    assert taken == good
    settings.save(taken)
    kept = json.loads(path.read_text())
    assert name not in kept
    assert kept["from_the_future"] == 1
    assert json.loads(settings.copy.read_text())[name] == value or value != value


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff", b"[]", b"{", b"[" * 50_000, b"1" * 5000, b"\x00" * 40],
    ids=["empty", "bytes", "list", "cut", "deep", "number", "zeros"],
)
def test_broken_settings_give_defaults_and_a_note_and_are_kept(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    for settings in (Settings(path), Settings(path)):
        assert [note.name for note in settings.notes] == ["settings_broken"]
        assert settings.take(KINDS) == {}
    Settings(path).save({})
    kept = tmp_path / "settings.damaged.json"
    assert kept.read_bytes() == content
    assert sorted(tmp_path.iterdir()) == [kept, path]
    assert Settings(path).notes == []


def test_settings_unreadable_for_a_moment_lose_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    Settings(path).save({"theme": "dark", "volume": 0.5, "from_the_future": 1})
    with monkeypatch.context() as patch:
        patch.setattr(files, "open_regular", refuse)
        settings = Settings(path)
    assert [note.name for note in settings.notes] == ["settings_unread"]
    assert settings.take(KINDS) == {}
    assert settings.save({"volume": 0.2}) is None
    assert json.loads(path.read_text()) == {"theme": "dark", "volume": 0.2, "from_the_future": 1}
    assert list(tmp_path.iterdir()) == [path]


def test_settings_that_name_the_current_format_are_read(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b'{"format": 1, "speed": 0.2}')
    settings = Settings(tmp_path / "settings.json")
    assert not settings.notes
    assert settings.take(KINDS) == {"speed": 0.2}


@pytest.mark.parametrize("is_late", [False, True], ids=["at once", "after a moment"])
def test_settings_of_a_later_format_are_refused_and_left_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_late: bool
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(later := b'{"format": 2, "theme": {"by day": "light"}}')
    with monkeypatch.context() as patch:
        if is_late:
            patch.setattr(files, "open_regular", refuse)
        settings = Settings(path)
    assert [note.name for note in settings.notes] == [
        "settings_unread" if is_late else "settings_later"
    ]
    assert settings.take(KINDS) == {}
    assert settings.refused == []
    assert settings.save({"theme": "dark"}) is None
    assert path.read_bytes() == later
    assert list(tmp_path.iterdir()) == [path]


def test_settings_that_stay_unreadable_are_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"{}")
    with monkeypatch.context() as patch:
        patch.setattr(files, "open_regular", refuse)
        assert Settings(path).save({"volume": 0.2}) is None
    assert json.loads(path.read_text()) == {"volume": 0.2}
    assert (tmp_path / "settings.damaged.json").read_bytes() == b"{}"


def refuse(path: Path) -> None:
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_folder(path: Path) -> None:
    (path / "inside").mkdir(parents=True)


def make_endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def make_giant(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(5 << 30)


@pytest.mark.skipif(os.name != "posix", reason="only POSIX systems have such things")
@pytest.mark.parametrize("make", [make_pipe, make_folder, make_endless, make_giant])
def test_anything_but_a_small_file_of_settings_is_put_aside(tmp_path: Path, make: object) -> None:
    path = tmp_path / "settings.json"
    assert callable(make)
    make(path)
    settings = Settings(path)
    assert [note.name for note in settings.notes] == ["settings_broken"]
    aside = tmp_path / "settings.damaged.json"
    assert os.path.lexists(aside)
    assert str(aside) in settings.notes[0]
    assert settings.save({"theme": "dark"}) is None
    again = Settings(path)
    assert again.notes == []
    assert again.take(KINDS) == {"theme": "dark"}


def test_a_failed_save_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(path)
    settings.save({})
    before = path.read_bytes()

    with monkeypatch.context() as trouble:
        trouble.setattr(os, "write", full_disk)
        told = settings.save({"theme": "dark"})
    assert told == "The settings could not be saved. The disk is full."
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_drafts_of_killed_programs_are_deleted(tmp_path: Path) -> None:
    old, fresh = tmp_path / f".{16 * '0'}.draft", tmp_path / f".{16 * '1'}.draft"
    for path in (old, fresh):
        path.write_text("{")
    os.utime(old, (1_000_000, 1_000_000))
    Settings(tmp_path / "settings.json").save({})
    assert not old.exists()
    assert fresh.exists()


def test_settings_that_cannot_be_saved_are_reported(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"{}")
    told = Settings(tmp_path / "settings.json" / "below a file").save({"pace": 1})
    assert told is not None
    assert told.name == "settings_unsaved"


def test_changes_by_another_program_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Settings(path).save({"theme": "dark", "volume": 0.5})
    settings = Settings(path)
    path.write_bytes(b'{"theme": "light", "volume": 0.1}')
    assert settings.save({"volume": 0.3}) is None
    assert json.loads(path.read_text()) == {"theme": "light", "volume": 0.3}
