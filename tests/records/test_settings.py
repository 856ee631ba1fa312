import json
import os
from pathlib import Path

import pytest

from rummy_qt.records.settings import SETTINGS, Settings


def test_the_first_start_has_the_defaults(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    assert settings.notes == []
    assert settings.get("theme") == "system"
    assert all(setting.admits(setting.default) for setting in SETTINGS.values())


def test_what_is_saved_is_there_again(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings.set("theme", "dark")
    settings.set("player_name", "Zoë")
    settings.set("last_match", {"rulebook": "rommy-dk", "players": 3})
    assert settings.save() is None
    again = Settings(tmp_path / "settings.json")
    assert again.notes == []
    assert again.get("theme") == "dark"
    assert again.get("player_name") == "Zoë"
    assert again.get("last_match") == {"rulebook": "rommy-dk", "players": 3}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("theme", "loud"),
        ("theme", True),
        ("four_colour", 1),
        ("pace_ms", -1),
        ("pace_ms", float("nan")),
        ("volume", True),
        ("player_name", "\ud800"),
        ("last_match", {"x": "y" * 100_000}),
        ("last_match", {1, 2}),
    ],
)
def test_a_value_that_may_not_be_is_refused(tmp_path: Path, name: str, value: object) -> None:
    with pytest.raises(ValueError, match=name):
        Settings(tmp_path / "settings.json").set(name, value)


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff", b"[]", b"{", b"[" * 50_000, b"1" * 5000, b" " * (2 << 20), b"\x00" * 40],
    ids=["empty", "bytes", "list", "cut", "deep", "number", "huge", "zeros"],
)
def test_a_broken_file_gives_the_defaults_a_note_and_is_kept(
    tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    for _ in range(2):
        settings = Settings(path)
        assert [note.name for note in settings.notes] == ["settings_broken"]
        assert settings.get("theme") == "system"
    Settings(path).save()
    kept = tmp_path / "settings.damaged.json"
    assert kept.read_bytes() == content
    assert sorted(tmp_path.iterdir()) == [kept, path]
    assert Settings(path).notes == []


def test_a_value_that_is_not_understood_has_its_default_and_the_rest_counts(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "dark", "pace_ms": "fast", "from_the_future": 1}')
    settings = Settings(path)
    assert "pace_ms" in settings.notes[0]
    assert settings.get("theme") == "dark"
    assert settings.get("pace_ms") == SETTINGS["pace_ms"].default
    settings.save()
    assert json.loads(path.read_text())["from_the_future"] == 1


def test_a_failed_save_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(path)
    settings.save()
    before = path.read_bytes()

    def full(fd: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    settings.set("theme", "dark")
    with monkeypatch.context() as trouble:
        trouble.setattr(os, "write", full)
        told = settings.save()
    assert told == "The settings could not be saved: no space left on device."
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
