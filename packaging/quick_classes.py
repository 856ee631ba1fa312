"""Caches what Python compiles at every start: methods of classes, and regular expressions.

`dataclasses` and `collections` generate the source of some 300 methods and compile it, `re`
compiles 40 patterns. A bundle stores them compiled (`record`, `TARGET`), and runs this before
anything else (a PyInstaller runtime hook). Code that is not stored, of a class that was not seen,
is compiled as usual; so is everything if the file is missing, or if Python has one of the patched
functions under another name than 3.11 to 3.14. The name of a field's type, which `typing` compiles
too, stays a name.
"""

from __future__ import annotations

import builtins
import collections
import dataclasses
import marshal
import os
import re
import sys
import types
import typing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType
    from typing import Any

    Key = tuple[str | int, str | bytes]

TARGET = "classes.bin"
"""The file with the code, in the bundle's own folder."""


class ReadyCode:
    """Wraps the functions that compile in four modules, and no others.

    :raises LookupError: if Python has one of them under another name.
    """

    def __init__(self, codes: dict[Key, tuple[bytes, bool]]) -> None:
        self.codes = codes
        """Marshalled code by ("exec" or "eval", source), or by (flags, pattern), and whether it is
        used only once, as most is: then it is dropped after use."""
        self.patterns: dict[str, Any] = vars(vars(re)["_compiler"])
        self.engine: Any = self.patterns["_sre"]
        self.compile_pattern: Any = self.patterns["compile"]
        self.check_type: Any = vars(typing)["_type_check"]

    def ready(self, key: Key) -> Any:
        """The stored code for a key; None if there is none."""
        found = self.codes.get(key)
        if found is None:
            return None
        code, once = found
        if once:
            self.codes.pop(key, None)  # another thread may have taken it, too
        return marshal.loads(code)

    def code(self, kind: str, text: str) -> CodeType:
        """The code of a source text, compiled now if it is not stored."""
        return self.ready((kind, text)) or compiled(kind, text)

    def pattern(self, text: str | bytes, flags: int = 0) -> re.Pattern[Any]:
        """The pattern, as ``re`` compiles it."""
        ready = self.ready((flags, text))
        found: re.Pattern[Any] = (
            self.engine.compile(text, *ready) if ready else self.compile_pattern(text, flags)
        )
        return found

    def install(self) -> None:
        """Replaces the functions from now on."""

        def exec_ready(text: str, *spaces: Any) -> None:
            builtins.exec(self.code("exec", text), *spaces)

        def eval_ready(text: str, *spaces: Any) -> Any:
            return builtins.eval(self.code("eval", text), *spaces)

        def type_check(kind: Any, says: str, *rest: Any, **named: Any) -> Any:
            if type(kind) is str and says.startswith("field "):
                return kind
            return self.check_type(kind, says, *rest, **named)

        vars(typing)["_type_check"] = type_check
        self.patterns["compile"] = self.pattern
        vars(dataclasses)["exec"] = exec_ready
        vars(collections)["eval"] = eval_ready


def compiled(kind: str, text: str) -> CodeType:
    """The code of a text, which knows nothing of this file's own ``from __future__``."""
    found: CodeType = compile(text, "<string>", kind, dont_inherit=True)
    return found


class Recorder(ReadyCode):
    """Compiles everything, and stores it."""

    def code(self, kind: str, text: str) -> CodeType:
        key, made = (kind, text), compiled(kind, text)
        self.codes[key] = marshal.dumps(made), key not in self.codes
        return made

    def pattern(self, text: str | bytes, flags: int = 0) -> re.Pattern[Any]:
        """The pattern, stored by what ``re`` passes to its engine."""

        def keep(_: object, flags: int, code: list[int], *rest: Any) -> re.Pattern[Any]:
            made = int(flags), [*map(int, code)], *rest  # some are numbers with a name
            self.codes[key] = marshal.dumps(made), key not in self.codes
            found: re.Pattern[Any] = self.engine.compile(text, *made)
            return found

        key = int(flags), text  # from Python 3.13 on some are a kind of 0
        self.patterns["_sre"] = types.SimpleNamespace(**vars(self.engine) | {"compile": keep})
        try:
            found: re.Pattern[Any] = self.compile_pattern(text, flags)
        finally:
            self.patterns["_sre"] = self.engine
        return found


class Unworded:
    """Replaces ``inspect`` in `dataclasses`.

    It makes docstrings from signatures for classes without one: in a bundle, for all classes.
    """

    @staticmethod
    def signature(kind: object, **asked: object) -> str:
        """An empty signature."""
        return ""

    @staticmethod
    def get_annotations(kind: type) -> dict[str, Any]:
        """The annotations of a class, which Python asks for from 3.12 on."""
        return dict(vars(kind).get("__annotations__", {}))

    @staticmethod
    def unwrap(member: Any) -> Any:
        """The function that a decorator wraps; called for each member of a class with slots."""
        while not isinstance(member, type) and hasattr(member, "__wrapped__"):
            member = member.__wrapped__
        return member

    def __getattr__(self, name: str) -> Any:
        import inspect

        return getattr(inspect, name)


def record(path: str) -> None:
    """Import all packages of the program, and write the code that was compiled."""
    import pkgutil

    ready = Recorder({})
    ready.install()
    import rummy_qt

    for found in pkgutil.walk_packages(rummy_qt.__path__, "rummy_qt."):
        if "__main__" not in found.name:
            __import__(found.name)
    with open(path, "wb") as file:  # noqa: PTH123 - the hook itself loads no pathlib
        marshal.dump(ready.codes, file)


def install() -> None:
    """In a bundle: use its stored code."""
    folder = getattr(sys, "_MEIPASS", None)
    if folder is None:
        return
    try:
        with open(os.path.join(folder, TARGET), "rb") as file:  # noqa: PTH118, PTH123 - pathlib is still to be found
            ReadyCode(dict(marshal.load(file))).install()
    except (OSError, EOFError, ValueError, TypeError, LookupError):
        return
    vars(dataclasses)["inspect"] = Unworded()


if __name__ == "__main__" and sys.argv[1:2] == ["--record"]:
    record(sys.argv[2])
else:
    install()
