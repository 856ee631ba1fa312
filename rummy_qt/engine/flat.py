"""The types of the flat core: numbers and rows of numbers that a C compiler can make fast.

Positions, judgement and search are written in these alone: ``i64``, a whole number of 64
bits, and ``vec``, a row of numbers. mypyc knows them by their types; plain Python runs the
same sources on ``int`` and ``list``. What may be written so that both hold: ``docs/engine.md``.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
else:
    i64, vec = int, list

    def append(row, item):
        """The row with one more number; the old row is not to be used any more."""
        row.append(item)
        return row
