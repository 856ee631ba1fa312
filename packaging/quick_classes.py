"""Takes ready made what Python compiles at every start: classes' methods, and regular expressions.

`dataclasses` and `collections` write the text of some 300 methods and compile it, `re` compiles 40
patterns. A bundle has them compiled since it was built (`record`, `TARGET`), and runs this before
anything else (a runtime hook of PyInstaller's). What is not there, of a class that nobody met, is
compiled as ever; so is everything where the file is gone, or where Python has one of the places
where it compiles under another name than from 3.11 to 3.14. The name of a field's type, which
`typing` compiles too, stays a name.
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
    """Stands before what compiles in four modules, and nowhere else.

    :raises LookupError: where Python has one of them under another name.
    """

    def __init__(self, codes: dict[Key, tuple[bytes, bool]]) -> None:
        self.codes = codes
        """By (what it is compiled for, "exec" or "eval", and text), or (flags, pattern), as
        ``marshal`` writes it, and whether it is wanted once: most are, and what has been taken is
        let go."""
        self.patterns: dict[str, Any] = vars(vars(re)["_compiler"])
        self.engine: Any = self.patterns["_sre"]
        self.compile_pattern: Any = self.patterns["compile"]
        self.check_type: Any = vars(typing)["_type_check"]

    def ready(self, key: Key) -> Any:
        """What was compiled for it; None where nothing was."""
        found = self.codes.get(key)
        if found is None:
            return None
        code, once = found
        if once:
            self.codes.pop(key, None)  # another thread may have taken it, too
        return marshal.loads(code)

    def code(self, kind: str, text: str) -> CodeType:
        """The code of a text, compiled now where it was not ready."""
        return self.ready((kind, text)) or compiled(kind, text)

    def pattern(self, text: str | bytes, flags: int = 0) -> re.Pattern[Any]:
        """As ``re`` compiles it."""
        ready = self.ready((flags, text))
        found: re.Pattern[Any] = (
            self.engine.compile(text, *ready) if ready else self.compile_pattern(text, flags)
        )
        return found

    def install(self) -> None:
        """From now on."""

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
    """Compiles all of it, and keeps it."""

    def code(self, kind: str, text: str) -> CodeType:
        key, made = (kind, text), compiled(kind, text)
        self.codes[key] = marshal.dumps(made), key not in self.codes
        return made

    def pattern(self, text: str | bytes, flags: int = 0) -> re.Pattern[Any]:
        """The same, by what ``re`` hands to its engine."""

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
    """Stands before ``inspect`` in `dataclasses`.

    A class without a docstring gets the words of its signature for one: all of them, in a bundle.
    """

    @staticmethod
    def signature(kind: object, **asked: object) -> str:
        """No words."""
        return ""

    @staticmethod
    def get_annotations(kind: type) -> dict[str, Any]:
        """The fields of a class, by name, as from Python 3.12 on they are asked for."""
        return dict(vars(kind).get("__annotations__", {}))

    @staticmethod
    def unwrap(member: Any) -> Any:
        """What a decorator has wrapped, as it is asked of each member of a class with slots."""
        while not isinstance(member, type) and hasattr(member, "__wrapped__"):
            member = member.__wrapped__
        return member

    def __getattr__(self, name: str) -> Any:
        import inspect

        return getattr(inspect, name)


def record(path: str) -> None:
    """Import all rooms of the program, and write the code that their classes took."""
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
    """In a bundle: take the code that it holds."""
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
