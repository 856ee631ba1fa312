"""The types of compiled code: ``i64``, a 64-bit integer, and ``vec``, an array of numbers.

Positions, evaluation and search use only these. mypyc compiles them to machine types; plain
Python runs the same sources with ``int`` and ``list``. ``docs/engine.md`` lists the restrictions
under which both behave alike.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64, vec = int, list

    def append(row, item):
        """The row with one more number; the old row must not be used afterwards."""
        row.append(item)
        return row
