"""Collects the licence texts of everything that goes into the bundle."""

import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from importlib.metadata import PathDistribution, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

#: Bundled Python packages that carry their licence with them; Qt's and PySide's stand in licences/.
DISTRIBUTIONS = ("filelock", "platformdirs", "pyinstaller", "send2trash")


def licence_of(package: str) -> Path:
    """Give the licence file of an installed Python package.

    Raises `FileNotFoundError` if it has none: such a package may not be shipped unseen.
    """
    found = distribution(package)
    assert isinstance(found, PathDistribution)
    for file in found.files or []:
        if file.name.upper().startswith(("LICENSE", "COPYING")):
            return Path(str(found.locate_file(file)))
    raise FileNotFoundError(f"{package} came without a licence text")


def python_licence() -> Path:
    """Give Python's own licence, which is kept in different places."""
    places = [
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sysconfig.get_config_var("base"), "LICENSE.txt"),
        *Path("/usr/share/doc").glob("libpython3*-minimal/copyright"),
        *Path("/usr/share/doc").glob("python3*-minimal/copyright"),
    ]
    for place in places:
        if place.is_file():
            return place
    raise FileNotFoundError("Python came without a licence text")


def debian_licences(libraries: Iterable[str]) -> dict[str, Path]:
    """Give the copyright files, by Debian package, of libraries that came from this system."""
    if not shutil.which("dpkg-query"):
        return {}
    packages: dict[str, Path] = {}
    for library in libraries:
        # The path that the library was packed under may lead through /lib, a link to /usr/lib.
        for path in (str(Path(library).resolve()), library):
            asked = subprocess.run(
                ["dpkg-query", "--search", path], capture_output=True, text=True, check=False
            )
            package = asked.stdout.partition(":")[0]
            copyright_file = Path("/usr/share/doc", package, "copyright")
            if asked.returncode == 0 and copyright_file.is_file():
                packages[package] = copyright_file
    return packages


def collect(folder: Path, libraries: Iterable[str]) -> list[Path]:
    """Write all texts into `folder`; `libraries` are paths of shared libraries to be bundled."""
    texts = {path.name: path for path in (ROOT / "packaging/licences").iterdir()}
    texts["LICENSE.txt"] = ROOT / "LICENSE"
    texts["ASSETS.md"] = ROOT / "assets/LICENSES.md"
    texts["python.txt"] = python_licence()
    texts |= {f"{name}.txt": licence_of(name) for name in DISTRIBUTIONS}
    texts |= {f"{name}.txt": path for name, path in debian_licences(libraries).items()}
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return [Path(shutil.copyfile(path, folder / name)) for name, path in sorted(texts.items())]
