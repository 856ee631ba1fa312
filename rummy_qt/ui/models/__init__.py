"""Item models over a match being played: what the table, the windows and screen readers show."""

from .hand import SORT_MODES, HandModel, HeldCard, SortMode
from .table_rows import DiscardModel, MeldsModel, SeatsModel, StockModel, TurnsModel
from .table_state import Change, TableState

__all__ = [
    "SORT_MODES",
    "Change",
    "DiscardModel",
    "HandModel",
    "HeldCard",
    "MeldsModel",
    "SeatsModel",
    "SortMode",
    "StockModel",
    "TableState",
    "TurnsModel",
]
