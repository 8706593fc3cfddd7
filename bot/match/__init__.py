"""Everything that happens to a match, from lobby to result: the only place where rules, store, chance and
clock meet.

    services = MatchServices(Context(store, GAMES))
    lobby = await services.lobby.open("golden_horn", 3, {}, Person(1, "Ann"), Place(guild, channel), "en")
    ...
    await services.play.submit(match, user, expected, ["L.A", "S.4"], key=str(interaction.id))
"""

from bot.match.changing.context import Context
from bot.match.delivery.sender import (
    ChannelLost,
    Delivered,
    Delivery,
    InProgress,
    Refused,
    Retry,
    Sender,
    ShutOut,
    Undeliverable,
    Unreached,
)
from bot.match.engine.models import (
    Answer,
    BoardOption,
    Brief,
    LogLine,
    Look,
    Manager,
    MatchState,
    Mine,
    Person,
    Place,
    Played,
    Player,
    Preview,
)
from bot.match.errors import UserError
from bot.match.outbox.posted import Ping
from bot.match.proposals.proposal import Votes
from bot.match.service import MatchServices

__all__ = [
    "Answer",
    "BoardOption",
    "Brief",
    "ChannelLost",
    "Context",
    "Delivered",
    "Delivery",
    "InProgress",
    "LogLine",
    "Look",
    "Manager",
    "MatchServices",
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
    "Sender",
    "ShutOut",
    "Undeliverable",
    "Unreached",
    "UserError",
    "Votes",
]
