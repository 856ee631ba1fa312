"""The user interface: the only package that imports Qt.

An exception in a method that Qt calls is reported like any uncaught one and does not propagate:
PySide 6.11 would keep it for the Python caller further up the stack, where it may release it twice,
or on Python 3.11 mistake its message for it; either ends the program silently.
"""

from __future__ import annotations

import builtins
import sys
from functools import wraps
from types import FunctionType
from typing import Any

import PySide6.QtCore  # noqa: F401 - replaces builtins.__import__
from shiboken6 import Shiboken

# PySide's import hook reads and keeps the source of every module, to detect `from __feature__
# import`, which is not used here. It would take a tenth of the startup time and 5 MB.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _guard_overrides(cls: type[Any], /, **kwargs: Any) -> None:
    """Wrap the methods of one of our classes that override Qt's; an ``__init_subclass__``."""
    super(Shiboken.Object, cls).__init_subclass__(**kwargs)
    if not cls.__module__.startswith("rummy_qt."):
        return
    qt_bases = [base for base in cls.__mro__ if base.__module__.startswith("PySide6")]
    for name, method in list(vars(cls).items()):
        overrides = name[0] != "_" and any(name in vars(base) for base in qt_bases)
        if overrides and isinstance(method, FunctionType):
            setattr(cls, name, _guarded(method))


def _guarded(method: FunctionType) -> Any:
    default = False if method.__annotations__.get("return") == "bool" else None

    @wraps(method)
    def guarded(*args: Any) -> Any:
        try:
            return method(*args)
        except Exception:  # noqa: BLE001 - reports everything
            sys.excepthook(*sys.exc_info())
            return default

    return guarded


_hook = classmethod(_guard_overrides)
# The base of all Qt classes.
setattr(Shiboken.Object, "__init_subclass__", _hook)  # noqa: B010 - mypy rejects an assignment
