"""The window: the only folder that imports Qt.

What goes wrong in a method that Qt calls is told as any uncaught error, and goes no further: PySide
6.11 keeps such an error for the Python that waits for Qt further up. It may let go of it twice, or
take its bare words for it on Python 3.11; either ends the program without a word.
"""

from __future__ import annotations

import builtins
import sys
from functools import wraps
from types import FunctionType
from typing import Any, Final

import PySide6.QtCore  # noqa: F401 - it puts an import of its own in the place of Python's
from shiboken6 import Shiboken

# PySide's import reads and keeps the source text of every module, to find out who might say
# `from __feature__ import`: nobody here does. It is a tenth of a start, and five megabytes.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)

_MADE: Final = "__init_subclass__"
"""Python calls this with each class that is made below another."""


def guard_overrides() -> None:
    """From now on each of our classes is made with its overrides of Qt's methods guarded."""
    setattr(Shiboken.Object, _MADE, classmethod(_made))  # all of Qt's classes are below it


def _made(cls: type[Any], /, **named: Any) -> None:
    super(Shiboken.Object, cls).__init_subclass__(**named)
    if not cls.__module__.startswith("rummy_qt."):
        return
    qts = [base for base in cls.__mro__ if base.__module__.startswith("PySide6")]
    for name, method in list(vars(cls).items()):
        overrides = name[0] != "_" and any(name in vars(base) for base in qts)
        if overrides and isinstance(method, FunctionType):
            setattr(cls, name, _guarded(method))


def _guarded(method: FunctionType) -> Any:
    nothing = False if method.__annotations__.get("return") == "bool" else None

    @wraps(method)
    def guarded(*given: Any) -> Any:
        try:
            return method(*given)
        except Exception:  # noqa: BLE001 - all of it is told
            sys.excepthook(*sys.exc_info())
            return nothing

    return guarded


guard_overrides()  # of all classes that are made from now on
