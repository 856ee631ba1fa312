"""Compiles the engine and the opponents' judgement to machine code, beside their sources.

    python packaging/native.py             compile what has changed since it was compiled last
    python packaging/native.py --required  the same, for a package: it fails where nothing compiles
    python packaging/native.py --remove    take the machine code away: plain Python again

The same sources run without it, 30 to 40 times as slowly. Without a C compiler, one line says so,
and plain Python is used. A failed compilation is reported once, and not repeated with the same
sources and the same compiler, unless it is required or was removed. Needs mypyc
(`mypy[mypyc]`).
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from importlib.metadata import requires, version
from importlib.util import find_spec, resolve_name
from pathlib import Path
from typing import Any

from project import ROOT as ROOT

COMPILED = (
    "engine/bits",
    "engine/cards",
    "engine/combinations",
    "engine/legal",
    "engine/melds",
    "engine/moves",
    "engine/position",
    "engine/round",
    "engine/sheet",
    "engine/turns",
    "opponents/belief",
    "opponents/candidates",
    "opponents/chance",
    "opponents/hands",
    "opponents/policy",
    "opponents/search",
    "opponents/tuned",
    "opponents/value",
)
"""Files of the package in which a search spends its time."""

GROUP = "rummy_qt.native"
"""The one module of machine code that the compiled files share."""

FAILED = "build/not-compiled"
"""From the root, the file with the `circumstances` of the last failure."""

_BARE_SHIFT = re.compile(r" = 1 << cpy")
"""What mypyc 2.4 generates for a 64-bit shift of a literal 1; C shifts it in 32 bits."""


def sources() -> list[str]:
    """The files to compile, as paths from the root."""
    return [f"rummy_qt/{name}.py" for name in COMPILED]


def runtime() -> str:
    """The run-time requirement of the machine code: mypyc's own library.

    mypyc is compiled by itself, so its requirement is also that of its output.
    """
    return next(line for line in requires("mypy") or [] if line.startswith("librt"))


def extensions() -> list[Any]:
    """Translate the sources to C, in `build`; return the extension modules."""
    from mypyc.build import mypycify

    made = list(mypycify(["--strict", *sources()], opt_level="1", group_name=GROUP))
    check_shifts()
    for extension in made:
        if sys.platform != "win32":
            # Fused multiply-add rounds differently, which would change choices.
            extension.extra_compile_args += ["-ffp-contract=off", "-g0"]
    return made


def check_shifts() -> None:
    """Exit if the C code shifts a literal 1."""
    for path in (ROOT / "build").rglob("*.c"):
        if _BARE_SHIFT.search(path.read_text("utf-8")):
            raise SystemExit(f"{path} shifts a bare 1, in 32 bits: write BIT[place] instead")


def machine_code() -> Iterator[Path]:
    """Every file of machine code beside the sources, for any Python."""
    for ending in ("*.so", "*.pyd"):
        yield from (ROOT / "rummy_qt").rglob(ending)


def is_fresh() -> bool:
    """Return whether this Python's machine code is there and newer than its sources."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    made = [ROOT / "rummy_qt" / f"{name}{suffix}" for name in COMPILED]
    made.append(ROOT / f"{GROUP.replace('.', '/')}__mypyc{suffix}")
    if not all(path.exists() for path in made):
        return False
    newest = max((ROOT / path).stat().st_mtime for path in [*sources(), "packaging/native.py"])
    return min(path.stat().st_mtime for path in made) >= newest


def has_compiler() -> bool:
    """Return whether a C compiler and Python's headers are there."""
    if sys.platform == "win32":
        return True  # setuptools finds it, or says that there is none
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return bool(shutil.which(compiler())) and headers.exists()


def compiler() -> str:
    """Name the C compiler that setuptools would call, but for Windows."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def circumstances() -> str:
    """Return a fingerprint of what decides whether a compilation succeeds.

    That is the sources, this Python, mypyc, the compiler with its version, and its output for
    Python's headers, which include those of the C library.
    """
    found = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    for source in [*sources(), "packaging/native.py"]:
        found.update((ROOT / source).read_bytes())
    if sys.platform != "win32":
        ask = [compiler(), "-v", "-E", "-I", sysconfig.get_paths()["include"], "-x", "c", "-"]
        told = subprocess.run(ask, input=b"#include <Python.h>", capture_output=True, check=False)
        found.update(told.stdout + told.stderr)
    return found.hexdigest()


def remove() -> None:
    """Take all machine code away."""
    for path in machine_code():
        path.unlink(missing_ok=True)


def hidden_imports() -> list[str]:
    """Every module that compiled files import, which cannot be found in bytecode."""
    found = {GROUP + "__mypyc", "librt.vecs"}
    for source in sources():
        package = source.removesuffix(".py").replace("/", ".").rpartition(".")[0]
        for node in ast.walk(ast.parse((ROOT / source).read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add(resolve_name("." * node.level + (node.module or ""), package))
    return sorted(found)


def build() -> None:
    """Compile in place."""
    from setuptools import Distribution

    os.chdir(ROOT)
    shutil.rmtree(ROOT / "build" / "rummy_qt", ignore_errors=True)
    distribution = Distribution({"name": "rummy-qt-native", "ext_modules": extensions()})
    command: Any = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.ensure_finalized()
    command.run()


def main() -> None:
    """Compile, or print in one line why not; exit with status 1 if it is required."""
    parser = argparse.ArgumentParser(description="Compile the engine and the opponents in place.")
    parser.add_argument("--remove", action="store_true", help="take the machine code away")
    parser.add_argument("--required", action="store_true", help="fail where nothing compiles")
    arguments = parser.parse_args()
    if arguments.remove or arguments.required:
        (ROOT / FAILED).unlink(missing_ok=True)
    if arguments.remove:
        remove()
        return
    refresh()
    if arguments.required and not is_fresh():
        sys.exit("A package holds the machine code that was tested: without it, none is made.")


def refresh() -> None:
    """Compile what is out of date, or print in one line why not."""
    if is_fresh():
        return
    remove()  # otherwise outdated machine code would be used
    if not has_compiler() or find_spec("mypyc") is None:
        print("No C compiler, Python's headers or mypyc: the opponents think far more slowly.")
        return
    failed, now = ROOT / FAILED, circumstances()
    if failed.exists() and failed.read_text("utf-8") == now:
        return
    print("Compiling the opponents, once: this takes a minute.", flush=True)
    told = io.StringIO()
    try:
        began = time.time()
        with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
            build()
        for path in machine_code():
            os.utime(path, (began, began))  # a source saved since then was not compiled
    except Exception as error:  # noqa: BLE001 - after any error, plain Python still works
        remove()
        with contextlib.suppress(OSError):  # on a full disk, perhaps
            failed.parent.mkdir(exist_ok=True)
            failed.write_text(now, "utf-8")
        print(f"Not compiled, the opponents run as plain Python: {error}".splitlines()[0])
        sys.stderr.write(told.getvalue()[-2000:])


if __name__ == "__main__":
    main()
