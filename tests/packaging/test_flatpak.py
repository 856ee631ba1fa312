"""The Flatpak's manifest: what it may reach, and that it is built from files known by hash."""

import re

import flatpak_sources
import pytest
from project import APP_ID
from setup_env import LOCKED

from tests.architecture.sources import ROOT

MANIFEST = (ROOT / f"packaging/linux/flatpak/{APP_ID}.yml").read_text("utf-8")


def test_the_flatpak_may_use_only_screen_and_sound() -> None:
    [granted] = re.findall(r"^finish-args:\n((?:  - .*\n)+)", MANIFEST, re.MULTILINE)
    assert set(re.findall(r"--\S+", granted)) == {
        "--socket=wayland",
        "--socket=fallback-x11",
        "--share=ipc",
        "--device=dri",
        "--socket=pulseaudio",
    }


def test_the_flatpak_has_the_programs_id_and_command() -> None:
    assert f"id: {APP_ID}\n" in MANIFEST
    assert "command: rummy-qt\n" in MANIFEST


def test_the_flatpaks_libraries_are_pinned_by_hash() -> None:
    kept = flatpak_sources.pinned(LOCKED.read_text("utf-8"))
    names = re.findall(r"^([\w-]+)==", kept, re.MULTILINE)
    assert names == sorted({*flatpak_sources.LIBRARIES, *flatpak_sources.COMPILER})
    assert kept.count("--hash=sha256:") >= len(names)


def test_the_flatpak_is_compiled_without_a_network() -> None:
    [built] = re.findall(r"^    build-commands:\n((?:      .*\n)+?)    \w", MANIFEST, re.MULTILINE)
    installs = [" ".join(step.split()) for step in built.split("      - ") if "pip3" in step]
    assert all("--no-index" in install for install in installs)
    assert "mypy[mypyc]" in installs[0]
    assert "rummy_qt-*.tar.gz" in installs[1]
    assert set(flatpak_sources.LIBRARIES) <= set(installs[1].split())


def test_a_lock_that_misses_a_library_is_refused() -> None:
    with pytest.raises(ValueError, match="platformdirs"):
        flatpak_sources.pinned("send2trash==1 \\\n    --hash=sha256:00\n")
