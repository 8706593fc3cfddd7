"""The database of matches. The store treats moves, states and settings as opaque text."""

from bot.store.errors import Conflict, InUse, StoreBusy, StoreError, StoreUnsure
from bot.store.rows import MatchRow, OutboxRow, PersonRow, ResultRow, SeatRow, StepRow
from bot.store.store import Store

__all__ = [
    "Conflict",
    "InUse",
    "MatchRow",
    "OutboxRow",
    "PersonRow",
    "ResultRow",
    "SeatRow",
    "StepRow",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoreUnsure",
]
