"""The build backend that pyproject.toml names: setuptools', and before a wheel what is generated.

A wheel holds what the program cannot start without, the compiled resources with the translations,
whatever the tree's state; an editable installation makes them when it starts, so it needs no Qt to
be set up. Where a C compiler answers, the wheel holds the opponents as machine code, too;
elsewhere, and with the setting ``pure=true``, it is one for every system, and they think more
slowly.
The source archive holds everything that git keeps and nothing that is made.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import native
from build_resources import build
from project import ROOT, build_time, neutral
from setuptools import Distribution, build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None

setup_arguments: dict[str, Any] = {}
"""Arguments for setuptools that pyproject.toml cannot express."""


class Compiled(Distribution):  # type: ignore[misc]  # setuptools has no types here
    """The package with machine code, which needs at run time what it is linked to."""

    def parse_config_files(self, *args: object, **options: object) -> None:
        """Adds the runtime to the dependencies that pyproject.toml lists."""
        super().parse_config_files(*args, **options)
        needed: list[str] = vars(self)["install_requires"]
        self.install_requires = [*needed, native.runtime()]
        self._finalize_requires()  # they are handed to the metadata there


def is_compiled(config_settings: Settings) -> bool:
    """Return whether a wheel is to hold machine code."""
    return native.has_compiler() and (config_settings or {}).get("pure") != "true"


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """The build requirements of a wheel; Qt's compilers come with the program's own dependency."""
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    compilers = [line for line in project["dependencies"] if line.startswith("PySide6-Essentials")]
    if is_compiled(config_settings):
        compilers += project["optional-dependencies"]["compiled"]
    return [*build_meta.get_requires_for_build_wheel(config_settings), *compilers]


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    """Write the metadata that `build_wheel` will use; return the folder's name."""
    if is_compiled(config_settings):
        setup_arguments["distclass"] = Compiled
    return str(build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings))


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Make the generated files, then the wheel, alike for every umask; return its file name."""
    build(ROOT)
    if is_compiled(config_settings):
        setup_arguments.update(distclass=Compiled, ext_modules=native.extensions())
    else:
        print("A wheel without machine code: the opponents will run as plain Python.")
    name = str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
    make_wheel_repeatable(Path(wheel_directory, name))
    return name


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Make the source archive, whose files all bear the time of the build; return its file name."""
    name = str(build_meta.build_sdist(sdist_directory, config_settings))
    make_repeatable(Path(sdist_directory, name))
    return name


def make_wheel_repeatable(wheel: Path) -> None:
    """Repack a wheel with its files in the same order, with one time and usual permissions."""
    import time
    import zipfile

    then = time.gmtime(build_time())[:6]
    with zipfile.ZipFile(wheel) as old:
        members = [(info, old.read(info)) for info in old.infolist()]
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as new:
        for info, data in members:
            clean = zipfile.ZipInfo(info.filename, then)
            clean.compress_type = zipfile.ZIP_DEFLATED
            program = info.external_attr >> 16 & 0o100
            clean.external_attr = (0o100755 if program else 0o100644) << 16
            new.writestr(clean, data)


def make_repeatable(archive: Path) -> None:
    """Repack an archive sorted by name, without owners and with one time."""
    import gzip
    import io
    import tarfile

    moment, packed = build_time(), io.BytesIO(archive.read_bytes())
    with (
        tarfile.open(fileobj=packed) as old,
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=moment) as zipped,
        tarfile.open(fileobj=zipped, mode="w") as new,
    ):
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            new.addfile(neutral(member, moment), old.extractfile(member))
