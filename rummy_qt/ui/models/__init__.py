"""Item models over a match being played: what the table, the windows and screen readers show."""

from .hand import ORDERS, HandModel, HeldCard
from .table_rows import DiscardModel, MeldsModel, SeatsModel, StockModel, TurnsModel
from .table_state import Change, TableState

__all__ = [
    "ORDERS",
    "Change",
    "DiscardModel",
    "HandModel",
    "HeldCard",
    "MeldsModel",
    "SeatsModel",
    "StockModel",
    "TableState",
    "TurnsModel",
]
