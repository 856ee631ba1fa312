"""The sounds as files that a player can read, written when they are first needed."""

from __future__ import annotations

import sys
from array import array
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFile, QIODevice

FOLDER: Final = ":/assets/sounds"
HEADER: Final = 44
"""Bytes before the samples in the files that ``packaging/make_sounds.py`` writes."""


class SoundFiles:
    """Keeps copies of the sounds in a folder, as loud as they are wanted.

    Not every player can be told a volume, so it is in the samples. A copy is written again in
    every run: the folder may come from an older version.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._written: set[Path] = set()

    def file(self, name: str, volume: float) -> Path:
        """The file of a sound; ``volume`` is from 0 to 1. ``OSError`` if it cannot be written."""
        percent = round(100 * volume)
        path = self._folder / f"{name}-{percent}.wav"
        if path not in self._written:
            self._folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(at_volume(read(name), percent / 100))
            self._written.add(path)
        return path


def read(name: str) -> bytes:
    """A sound as the program carries it."""
    file = QFile(f"{FOLDER}/{name}.wav")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(file.fileName())
    return bytes(file.readAll().data())


def at_volume(sound: bytes, volume: float) -> bytes:
    """The samples of a WAV file made quieter; half the volume is heard as half as loud."""
    factor = round((1 << 16) * volume * volume)
    samples = array("h", sound[HEADER:])
    if sys.byteorder == "big":
        samples.byteswap()
    samples = array("h", [sample * factor >> 16 for sample in samples])
    if sys.byteorder == "big":
        samples.byteswap()
    return sound[:HEADER] + samples.tobytes()
