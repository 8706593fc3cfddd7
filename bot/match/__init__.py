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
    ShutOut,
    Undeliverable,
    Unreached,
)
from bot.match.engine.models import (
    Answer,
    Brief,
    Look,
    Mine,
    Person,
    Place,
    Player,
    Preview,
)
from bot.match.errors import UserError
from bot.match.outbox.posted import Ping
from bot.match.service import MatchServices

__all__ = [
    "Answer",
    "Brief",
    "ChannelLost",
    "Context",
    "Delivered",
    "Delivery",
    "InProgress",
    "Look",
    "MatchServices",
    "Mine",
    "Person",
    "Ping",
    "Place",
    "Player",
    "Preview",
    "Refused",
    "Retry",
    "ShutOut",
    "Undeliverable",
    "Unreached",
    "UserError",
]
