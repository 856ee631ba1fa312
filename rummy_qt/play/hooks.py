"""Hooks: named moments at which others want to be called, without knowing who they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Callback = Callable[..., None]


class Hooks:
    """A fixed set of names, each with callbacks, called in the order in which they connected."""

    def __init__(self, *names: str) -> None:
        self._callbacks: dict[str, list[Callback]] = {name: [] for name in names}

    def connect(self, name: str, callback: Callback) -> None:
        """Calls ``callback`` at every ``emit`` of this name; ``KeyError`` for an unknown name."""
        self._callbacks[name].append(callback)

    def emit(self, name: str, *args: Any) -> None:
        """Calls all that connected to the name."""
        for callback in tuple(self._callbacks[name]):
            callback(*args)
