"""The database of matches. The store treats moves, states and settings as opaque text."""

from bot.store.errors import Conflict as Conflict
from bot.store.errors import InUse as InUse
from bot.store.errors import StoreBusy as StoreBusy
from bot.store.errors import StoreError as StoreError
from bot.store.errors import StoreUnsure as StoreUnsure
from bot.store.rows import MatchRow as MatchRow
from bot.store.rows import OutboxRow as OutboxRow
from bot.store.rows import PersonRow as PersonRow
from bot.store.rows import ResultRow as ResultRow
from bot.store.rows import SeatRow as SeatRow
from bot.store.rows import StepRow as StepRow
from bot.store.store import Store as Store
