"""Lists every file of the bundle with its hash and the component that it belongs to, as CycloneDX.

Called when a bundle for Linux is built; a file without a component fails the build. The components
and their licences are those of `collect_licences`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from collect_licences import LIST, package_of
from project import version

TARGET = "bill-of-materials.json"

OWNERS = {
    "rummy-qt": "pyinstaller",  # the program's first kilobytes
    "_pyi_rth_utils/*": "pyinstaller",
    "licences/*": "Rummy Qt",
    "classes.bin": "Rummy Qt",
    "modules.bin": "Rummy Qt",
    "rummy_qt/native__mypyc.*": "mypy",  # our sources, and the runtime that they are compiled with
    "rummy_qt/*": "Rummy Qt",
    "PySide6/Qt/lib/libicu*": "ICU",
    "PySide6/Qt/*": "Qt",
    "PySide6/*": "PySide and Shiboken",
    "shiboken6/*": "PySide and Shiboken",
    "librt/*": "librt",
    "mypy_extensions.pyc": "mypy_extensions",
    "platformdirs/*": "platformdirs",
    "send2trash/*": "Send2Trash",
    "libpython*": "Python",
    "python3.*": "Python",
    "_sysconfig*": "Python",  # how it was built: named after the system
}
"""The component of a file, by a pattern of its path in the bundle; the first match counts."""


def owner(path: str, source: str) -> str:
    """Return the component of a file; raises `ValueError` if it has none.

    ``path`` is that in the bundle, ``source`` that of the library it was copied from, or empty.
    """
    for pattern, name in OWNERS.items():
        if fnmatchcase(path, pattern):
            return name
    if (
        path.partition("/")[0].removesuffix(".pyc").removesuffix("_whole")
        in sys.stdlib_module_names
    ):
        return "Python"
    for place in (source, str(Path(source).resolve())) if source else ():
        package = package_of(place)
        if package:
            return package
    raise ValueError(f"{path} of the bundle belongs to no component")


def write(bundle: Path, sources: dict[str, str]) -> None:
    """Write the list beside the licences; ``sources`` are libraries' origins by their names."""
    inside = bundle / "_internal"
    known = {entry["name"]: entry for entry in json.loads((inside / "licences" / LIST).read_text())}
    files: dict[str, list[dict[str, Any]]] = {name: [] for name in known}
    for file in sorted(path for path in bundle.rglob("*") if path.is_file()):
        if file.is_symlink():
            continue  # it is listed where it lies
        path = str(file.relative_to(inside if inside in file.parents else bundle))
        name = owner(path, sources.get(file.name, ""))
        if name not in files:
            raise ValueError(f"{path} belongs to {name}, which has no licence here")
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        hashes = [{"alg": "SHA-256", "content": digest}]
        files[name].append({"type": "file", "name": path, "hashes": hashes})
    told = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "name": "Rummy Qt", "version": version()}
        },
        "components": [described(entry, files[name]) for name, entry in known.items()],
    }
    text = json.dumps(told, indent=1, ensure_ascii=False) + "\n"
    (inside / "licences" / TARGET).write_text(text, "utf-8")


def described(entry: dict[str, Any], files: list[dict[str, Any]]) -> dict[str, Any]:
    """Describe one component as CycloneDX does, with its files."""
    licence = entry["licence"] or "see " + ", ".join(entry["texts"])
    return {
        "type": "library",
        "name": entry["name"],
        "version": entry["version"],
        "licenses": [{"license": {"name": licence}}],
        "components": files,
    }
