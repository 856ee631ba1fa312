"""Lists everything that goes into the bundle, and collects the licence texts."""

import json
import platform
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, PathDistribution, distribution
from pathlib import Path
from typing import NamedTuple

from project import ROOT, version

TEXTS = ROOT / "packaging/licences"

LIST = "components.json"
"""The file beside the texts that lists them for the program."""

#: Bundled Python packages that carry their licence with them; Qt's and PySide's stand in licences/.
DISTRIBUTIONS = (
    "platformdirs",
    "send2trash",
    "pyinstaller",
    "librt",
    "mypy",
    "mypy_extensions",
)


class Component(NamedTuple):
    """A part that the bundle contains."""

    name: str
    version: str
    licence: str
    """Its name or a sentence; empty if only the text has it."""
    texts: dict[str, Path]
    """Name among the collected texts → the file to copy; empty where none came with it."""


def licence_of(package: str) -> Path | None:
    """Return the licence file of an installed Python package; None if it came without."""
    found = distribution(package)
    assert isinstance(found, PathDistribution)
    for file in found.files or []:
        if file.name.upper().startswith(("LICENSE", "COPYING")):
            return Path(str(found.locate_file(file)))
    return None


def python_licence() -> Path | None:
    """Return Python's own licence, which is kept in different places; None if it is in none."""
    places = [
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sysconfig.get_config_var("base"), "LICENSE.txt"),
        *Path("/usr/share/doc").glob("libpython3*-minimal/copyright"),
        *Path("/usr/share/doc").glob("python3*-minimal/copyright"),
    ]
    return next((place for place in places if place.is_file()), None)


def text_under(name: str, place: Path | None) -> dict[str, Path]:
    """Return a text by the name that it will have; nothing where there is none."""
    return {} if place is None or not place.is_file() else {name: place}


def python_packages() -> list[Component]:
    """Describe the bundled Python packages; one that is not installed cannot be bundled."""
    found = []
    for name in DISTRIBUTIONS:
        try:
            told = distribution(name).metadata
        except PackageNotFoundError:
            continue
        licence = told["License-Expression"] or told["License"]
        texts = text_under(f"{name}.txt", licence_of(name))
        found.append(Component(told["Name"], told["Version"], licence, texts))
    return found


def qt_parts(libraries: Iterable[str]) -> list[Component]:
    """Describe Qt, PySide, and the ICU that comes with Qt on Linux."""
    from PySide6 import __version__ as pyside_version
    from PySide6.QtCore import qVersion

    texts = {name: TEXTS / name for name in ("LGPL-3.txt", "GPL-3.txt")}
    inside = {"qt-third-parties.txt": TEXTS / "qt-third-parties.txt"}
    parts = [
        Component("Qt", qVersion(), "LGPL-3.0-only", texts | inside),
        Component("PySide and Shiboken", pyside_version, "LGPL-3.0-only", texts),
    ]
    for library in libraries:
        icu = re.search(r"libicudata\.so\.(\d+)$", library)
        if icu:
            parts.append(Component("ICU", icu[1], "ICU", {"ICU.txt": TEXTS / "ICU.txt"}))
    return parts


def debian_packages(libraries: Iterable[str]) -> list[Component]:
    """Describe the Debian packages that libraries came from, where they came from this system."""
    if not shutil.which("dpkg-query"):
        return []
    packages: dict[str, Component] = {}
    for library in libraries:
        # The path that the library was packed under may lead through /lib, a link to /usr/lib.
        for path in (str(Path(library).resolve()), library):
            name = package_of(path)
            text = Path("/usr/share/doc", name, "copyright")
            if name and text.is_file():
                shown = asked_of_dpkg("--show", "--showformat=${Version}", name)
                packages[name] = Component(name, shown, "", {f"{name}.txt": text})
    return [packages[name] for name in sorted(packages)]


def package_of(path: str) -> str:
    """Name the Debian package that owns a file; empty where none does.

    For a diverted file dpkg also prints who diverted it.
    """
    lines = asked_of_dpkg("--search", path).splitlines()
    owners = (line.partition(":")[0] for line in lines if not line.startswith("diversion by "))
    return next(owners, "")


def asked_of_dpkg(*question: str) -> str:
    """Return the answer of Debian's list of installed packages; empty where it knows none."""
    asked = subprocess.run(["dpkg-query", *question], capture_output=True, text=True, check=False)
    return asked.stdout if asked.returncode == 0 else ""


def components(libraries: Iterable[str] = ()) -> list[Component]:
    """List what the program is made of; `libraries` are paths of the shared ones to be bundled."""
    libraries = list(libraries)
    own = {"LICENSE.txt": ROOT / "LICENSE", "ASSETS.md": ROOT / "assets/LICENSES.md"}
    python = text_under("python.txt", python_licence())
    return [
        Component("Rummy Qt", version(), "MIT", own),
        Component("Barlow, cut", "1.408", "OFL-1.1", {"OFL.txt": ROOT / "assets/fonts/OFL.txt"}),
        Component("Python", platform.python_version(), "PSF-2.0", python),
        *qt_parts(libraries),
        *python_packages(),
        *debian_packages(libraries),
    ]


def collect(folder: Path, libraries: Iterable[str]) -> list[Path]:
    """Write the list and all texts into `folder`; return the files.

    Raises `FileNotFoundError` where a part has no text: it may not be shipped unseen.
    """
    listed = components(libraries)
    for component in listed:
        if not component.texts:
            raise FileNotFoundError(f"{component.name} came without a licence text")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    texts = {"README.txt": TEXTS / "README.txt"}
    for component in listed:
        texts |= component.texts
    for name, source in texts.items():
        shutil.copyfile(source, folder / name)
    entries = [component._asdict() | {"texts": list(component.texts)} for component in listed]
    (folder / LIST).write_text(json.dumps(entries, indent=1), "utf-8")
    return sorted(folder.iterdir())
