"""Replaces modules that a start imports but does not use by stand-ins of three lines.

Libraries import at once what they may need one day: `dataclasses` the whole of `inspect`, `pathlib`
that of `urllib.parse`. A stand-in imports the module when something of it is wanted. In the bundle
it lies in the module's place, and the module beside it as `…_whole`. Some have a part of their own:
all of `datetime`, whose whole reads it in Python first, and of others what a start takes of them.
"""

from __future__ import annotations

import importlib.util
import py_compile
from pathlib import Path

IDLE: dict[str, tuple[str, ...]] = {
    "base64": (),
    "datetime": (),
    "hashlib": (),
    "inspect": (),
    "locale": (),
    "random": ("Random",),
    "selectors": (),
    "socket": (),
    "subprocess": (),
    "tempfile": ("TemporaryFile", "gettempdir"),
    "textwrap": ("dedent",),
    "tokenize": (),
    "traceback": (),
    "urllib.parse": ("quote_from_bytes",),
    "zipfile": (),
}
"""Modules of the standard library, with the functions that libraries import from them by name."""

STAND_IN = '''\
"""Stands in for the module of this name until something of it is wanted."""

def __getattr__(name):
    if name.startswith("__"):  # Python asks a module for these while it imports it
        raise AttributeError(name)
    from importlib import import_module

    globals()[name] = found = getattr(import_module(__name__ + "_whole"), name)
    return found
'''
FUNCTION = """

def {name}(*given, **named):
    return __getattr__("{name}")(*given, **named)
"""
READY: dict[str, str] = {
    "datetime": "from _datetime import *\n",
    "hashlib": """
try:
    from _sha2 import sha256
except ImportError:  # before Python 3.12
    from _sha256 import sha256
""",
    "subprocess": "PIPE, STDOUT, DEVNULL = -1, -2, -3\n",
}
"""Code that a stand-in contains itself."""


def stand_in(functions: tuple[str, ...] = (), ready: str = "") -> str:
    """The source of a stand-in that has these functions from the first, and what is ready."""
    return STAND_IN + ready + "".join(FUNCTION.format(name=name) for name in functions)


def write(folder: Path) -> dict[str, Path]:
    """Fill a folder with compiled stand-ins, and give each by its place in a bundle.

    None for a package, as some are in some versions of Python: it knows its parts by its name.
    """
    written = {}
    for name, functions in IDLE.items():
        found = importlib.util.find_spec(name)
        if found is None or found.submodule_search_locations:
            continue
        place = f"{name.replace('.', '/')}.py"
        source = folder / place
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(stand_in(functions, READY.get(name, "")), "utf-8")
        # Without time and place of sources that go away at once, two builds give the same bytes.
        timeless = py_compile.PycInvalidationMode.UNCHECKED_HASH
        target = source.with_suffix(".pyc")
        py_compile.compile(str(source), str(target), place, invalidation_mode=timeless)
        source.unlink()
        written[str(Path(f"{place}c"))] = target
    return written
