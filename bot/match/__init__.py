"""The table: the only place where rules, store, chance and clock meet.

    tables = Tables(store, GAMES)
    lobby = await tables.open("golden_horn", 3, {}, Person(1, "Ann"), Place(guild, channel), "en")
    ...
    await tables.play(match, user, at, ["L.A", "S.4"], key=str(interaction.id))

`bot.match.api` lists all methods with their errors.
"""

from bot.match.api import TablesApi
from bot.match.delivery.messages import (
    Courier,
    Delivered,
    Gone,
    Job,
    Kind,
    Ping,
    Refused,
    Retry,
    ShutOut,
    Undeliverable,
    Working,
)
from bot.match.errors import TableError
from bot.match.models import (
    Answer,
    BoardOption,
    Brief,
    LogLine,
    Look,
    MatchState,
    Mine,
    Person,
    Place,
    Played,
    Player,
    Preview,
    Votes,
)
from bot.match.service import Tables

__all__ = [
    "Answer",
    "BoardOption",
    "Brief",
    "Courier",
    "Delivered",
    "Gone",
    "Job",
    "Kind",
    "LogLine",
    "Look",
    "MatchState",
    "Mine",
    "Person",
    "Ping",
    "Place",
    "Played",
    "Player",
    "Preview",
    "Refused",
    "Retry",
    "ShutOut",
    "TableError",
    "Tables",
    "TablesApi",
    "Undeliverable",
    "Votes",
    "Working",
]
