"""The window: the only folder that imports Qt."""

import builtins

import PySide6.QtCore  # noqa: F401 - it puts an import of its own in the place of Python's

# PySide's import reads and keeps the source text of every module, to find out who might say
# `from __feature__ import`: nobody here does. It is a tenth of a start, and five megabytes.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)

from .overrides import guard_overrides  # noqa: E402 - from here on Python's own import is quicker

guard_overrides()  # of all classes that are made from now on
