"""Creates PySide's enumerations directly, as Python's ``enum`` takes 40 ms of a start for them.

PySide makes its 273 enumerations, of 3,700 members, through ``enum``'s functional interface when
it is imported. That interface is general: it prepares a namespace, searches the bases of each
member for a constructor, and looks for descriptors. Here a class is a copy of an empty one of its
kind, made by ``enum`` itself, into which the members are put: in Python 3.11, whose classes look
up members that are no attributes in their map, when the first of them is used. A bundle runs this
before anything else (a PyInstaller runtime hook); unusual cases are left to ``enum``.
`tests/packaging/test_quick_enums.py` compares each class with the slow one, member by member.
"""

from __future__ import annotations

import enum
import sys
from _thread import RLock
from functools import reduce
from operator import or_

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Kind = Any
    Members = list[tuple[str, int]]

KINDS = (enum.Enum, enum.IntEnum, enum.Flag, enum.IntFlag)
FILLED = {"_member_map_", "_value2member_map_", "_member_names_"}
"""Attributes in which ``enum`` stores the members of a class, in Python 3.11 to 3.14."""
MAPS = ("_member_map_", "_value2member_map_")
LATER = {"_hashable_values_", "_unhashable_values_", "_unhashable_values_map_"}
"""Attributes added by 3.12 and 3.13; only the first of them is filled."""
OWN = {"__module__", "__qualname__", "__doc__", "__dict__", "__weakref__", "SAMPLE"}
"""Attributes that are specific to a class, and not copied."""


LOCK = RLock()
ASKED = {"start": 1, "boundary": enum.KEEP}
"""The arguments that PySide passes."""


class Quick:
    """Wraps ``EnumType._create_``."""

    def __init__(self, slow: Callable[..., Any]) -> None:
        self.slow = slow
        self.kinds: dict[Kind, dict[str, Any] | None] = {}
        self.rows: dict[Kind, dict[str, type]] = {}
        """By kind, the attributes in which a class stores its members, with their types."""
        self.may_wait = "__getattr__" in vars(enum.EnumType)
        self.taken = {name for kind in KINDS for name in dir(kind)}
        """Names that have another meaning, or need a descriptor."""

    def template(self, kind: Kind) -> dict[str, Any] | None:
        """The namespace of an empty class of this kind; None if it has unknown attributes."""
        if kind not in self.kinds:
            made = self.slow(kind, "Sample", [("SAMPLE", 1)], module="x", boundary=enum.KEEP)
            held = {name: value for name, value in vars(made).items() if name not in OWN}
            rows = {n: type(v) for n, v in held.items() if isinstance(v, (list, dict, set))}
            known = FILLED <= rows.keys() <= FILLED | LATER
            self.kinds[kind] = {n: v for n, v in held.items() if n not in rows} if known else None
            self.rows[kind] = rows
        return self.kinds[kind]

    def are_usual(self, names: Members) -> bool:
        """Whether the members need no special treatment."""
        values = dict(names)
        initials = {name[:1] for name in values}
        whole = {int}.issuperset(map(type, values.values()))
        return whole and "_" not in initials and self.taken.isdisjoint(values)

    def create(self, kind: Kind, name: str, names: Members, **options: Any) -> Any:
        """Creates a class like ``enum``; ``names`` are pairs of a name and a value."""
        asked = {key: value for key, value in options.items() if value is not None}
        if kind not in KINDS or type(names) is not list or asked != ASKED:
            return self.slow(kind, name, names, **options)
        template = self.template(kind)
        if template is None or not self.are_usual(names):
            return self.slow(kind, name, names, **options)
        rows: dict[str, Any] = {row: empty() for row, empty in self.rows[kind].items()}
        waiting = Waiting(names, rows) if self.may_wait else None
        maps = {} if waiting is None else dict.fromkeys(MAPS, waiting)
        made = type.__new__(
            enum.EnumType,
            name,
            (kind,),
            {
                **template,
                **rows,
                **maps,
                "__module__": sys._getframe(3).f_globals.get("__name__"),
                "__qualname__": name,
                "__doc__": None,
            },
        )
        if waiting is None:
            fill(made, names, rows)
        else:
            waiting.kind = made
        return made


class Waiting(dict[object, object]):
    """Both maps of a class, until a member is looked up by its name or its value."""

    kind: Kind = None

    def __init__(self, names: Members, rows: dict[str, Any]) -> None:
        super().__init__()
        self.names = names
        self.rows = rows

    def __missing__(self, key: str | int) -> Any:
        self.fill()
        return self.rows[MAPS[0] if isinstance(key, str) else MAPS[1]][key]

    def fill(self) -> None:
        """Put the members in, unless another thread has done so meanwhile."""
        with LOCK:
            if type(vars(self.kind)[MAPS[0]]) is Waiting:
                fill(self.kind, self.names, self.rows)
                for row in MAPS:
                    type.__setattr__(self.kind, row, self.rows[row])


def knowing(whole: Callable[..., Any]) -> Callable[..., Any]:
    """A method of ``EnumType`` that fills the class before it uses the members."""

    def method(cls: Kind) -> Any:
        held = vars(cls).get(MAPS[0])
        if type(held) is Waiting:
            held.fill()
        return whole(cls)

    return method


def fill(made: Kind, names: Members, rows: dict[str, Any]) -> None:
    """Puts the members in."""
    flags = issubclass(made, enum.Flag)
    new: Any = int.__new__ if issubclass(made, int) else lambda kind, _: object.__new__(kind)
    put = type.__setattr__  # `enum` overrides it to refuse members
    members, by_value, listed = (
        rows["_member_map_"], rows["_value2member_map_"], rows["_member_names_"],
    )  # fmt: skip
    canonical = []
    for name, value in names:
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = new(made, value)
            own = member.__dict__
            own["_value_"], own["_name_"], own["__objclass__"] = value, name, made
            own["_sort_order_"] = len(listed)
            if not flags or (value > 0 and not value & value - 1):
                listed.append(name)
                canonical.append(value)
        members[name] = member
        put(made, name, member)
    if "_hashable_values_" in rows:
        rows["_hashable_values_"].extend(by_value)
    if flags:
        mask, singles = reduce(or_, by_value, 0), sum(canonical)
        if hasattr(made, "_singles_mask_"):
            put(made, "_flag_mask_", mask)
            put(made, "_singles_mask_", singles)
        else:  # an older Python 3.11, as in Debian 12
            put(made, "_flag_mask_", singles)
        put(made, "_all_bits_", 2 ** mask.bit_length() - 1)
        if canonical != sorted(canonical):
            put(made, "_iter_member_", made._iter_member_by_def_)


def install() -> None:
    """Replaces ``EnumType._create_``, if Python has it."""
    meta: Any = enum.EnumType
    if not hasattr(meta, "_create_"):
        return
    quick = Quick(meta._create_)

    def _create_(cls: Kind, class_name: str, names: Members, **options: Any) -> Any:
        return quick.create(cls, class_name, names, **options)

    meta._create_ = _create_
    if quick.may_wait:
        for name in ("__dir__", "__iter__", "__len__", "__reversed__"):
            setattr(meta, name, knowing(vars(meta)[name]))
        meta.__members__ = property(knowing(vars(meta)["__members__"].fget))


install()
