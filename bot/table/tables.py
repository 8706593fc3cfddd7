"""The table, whole."""

from __future__ import annotations

from bot.table.api import TablesApi
from bot.table.charter import Charters
from bot.table.downtime import Downtime
from bot.table.governing import Governing
from bot.table.importing import Imports
from bot.table.keeping import Keeping
from bot.table.notes import Notes
from bot.table.persons import Persons
from bot.table.privacy import Privacy
from bot.table.proofs import Proofs
from bot.table.results import Results
from bot.table.time_api import TimeApi


class Tables(
    Governing,
    Imports,
    Privacy,
    Keeping,
    Proofs,
    Results,
    Persons,
    Charters,
    Downtime,
    Notes,
    TablesApi,
    TimeApi,
):
    """All matches of a store. `bot.table.api` and `time_api` say what each method does and refuses.

        tables = Tables(store, GAMES)

    Args:
        store: an open store.
        games: rules by key.
        now: the clock; must give aware times.
        token_bytes: the source of secrets, nonces and match ids.
        cached: how many positions to keep in memory.
        shards: the servers whose clocks this process looks after; None: all.
    """
