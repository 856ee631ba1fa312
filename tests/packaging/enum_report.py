"""Prints all that can be asked of PySide's enumerations; with ``quick``, as a bundle makes them."""

import enum
import pickle
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice, product
from types import ModuleType
from typing import Any

if sys.argv[1:] == ["quick"]:
    import quick_enums  # noqa: F401 - importing it installs it

from PySide6 import QtCore, QtGui, QtSvg, QtWidgets

VALUES = (0, 1, 2, 3, 5, 6, 99, 1 << 30, -1, "x")


def enumerations(scope: Any, known: set[int]) -> Iterator[Any]:
    """Those of a module or class, and of the classes in it."""
    for name in dir(scope):
        found = getattr(scope, name, None)
        if not isinstance(found, type) or id(found) in known:
            continue
        known.add(id(found))
        if isinstance(found, enum.EnumType):
            yield found
        elif found.__module__.startswith("PySide6"):
            yield from enumerations(found, known)


def tried(ask: Callable[[], object]) -> str:
    """The answer, or the kind of error."""
    try:
        return repr(ask())
    except Exception as error:  # noqa: BLE001 - both ways have to fail alike
        return type(error).__name__


def report(kind: Any) -> Iterator[str]:
    """Everything about one of them."""
    yield f"{kind.__module__} {kind.__qualname__} {kind.__mro__} {kind.__doc__!r} {len(kind)}"
    yield tried(lambda: sorted(dir(kind)))
    facts = {name: repr(value) for name, value in vars(kind).items() if not callable(value)}
    yield repr(sorted(facts.items()))
    for name, member in kind.__members__.items():
        same = kind[name] is getattr(kind, name) is kind(member.value) is member
        yield f"{name} {member!r} {member} {member.name} {member.value} {hash(member)} {same}"
        yield tried(partial(pickle.loads, pickle.dumps(member)))
        yield tried(partial(setattr, kind, name, 3))
    yield repr([tried(partial(kind, value)) for value in VALUES])
    some = list(islice(kind.__members__.values(), 8))
    if issubclass(kind, enum.Flag):
        for one, other in product(some, some):
            asked = (one | other, one & other, one ^ other, ~one, one in other)
            yield f"{asked} {list(one | other)} {len(one)}"
    yield repr(list(kind))


def main() -> None:
    """Of the modules that the program uses."""
    known: set[int] = set()
    modules: tuple[ModuleType, ...] = (QtCore, QtGui, QtWidgets, QtSvg)
    for module in modules:
        for kind in enumerations(module, known):
            print(*report(kind), sep="\n")  # noqa: T201 - read by the test


if __name__ == "__main__":
    main()
