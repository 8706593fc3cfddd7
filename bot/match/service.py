"""The table, whole."""

from __future__ import annotations

from bot.match.api import TablesApi
from bot.match.fairness.service import Proofs
from bot.match.guilds.settings import Charters
from bot.match.moderation.service import Governing
from bot.match.notes import Notes
from bot.match.people.privacy import Privacy
from bot.match.people.service import Persons
from bot.match.results.service import Results
from bot.match.timing.api import TimeApi
from bot.match.timing.jobs import Keeping
from bot.match.timing.outages import Downtime
from bot.match.transfer.service import Imports


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
    """All matches of a store. `bot.match.api` and `time_api` say what each method does and refuses.

        tables = Tables(store, GAMES)

    Args:
        store: an open store.
        games: rules by key.
        now: the clock; must give aware times.
        token_bytes: the source of secrets, nonces and match ids.
        cached: how many positions to keep in memory.
        shards: the servers whose clocks this process looks after; None: all.
    """
