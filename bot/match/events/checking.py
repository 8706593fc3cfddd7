"""What an event may be made with."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from bot.core import AnyRules, Fact, fact
from bot.events.model import FORMATS, GROUPS, ROUNDS
from bot.match.engine.computers import checked_level
from bot.match.errors import BadSeats
from bot.match.events.errors import BadEvent
from bot.match.events.models import MOST_POINTS, NAME, ROUND_TIMES, TURNS, Settings
from bot.match.timing.clock import amount_fact
from bot.text.escape import plain, shorten

MOST_SEATS: Final = 5


def checked_name(name: str) -> str:
    """Raises BadEvent: there is nothing to read in it."""
    kept = shorten(" ".join(plain(name, "").split()), NAME)
    if not kept:
        raise BadEvent(fact("event-bad-name"))
    return kept


def checked(settings: Settings, rules: AnyRules) -> Settings:
    """Raises BadEvent, BadSeats, UnknownLevel."""
    most = min(max(rules.seats), MOST_SEATS)
    if not max(2, min(rules.seats)) <= settings.seats <= most:
        raise BadSeats(seats=settings.seats, least=min(rules.seats), most=most)
    _must(settings.format in FORMATS, fact("event-bad-format"))
    _must(0 <= settings.rounds <= ROUNDS, fact("event-bad-rounds", most=ROUNDS))
    _must(1 <= settings.groups <= GROUPS, fact("event-bad-groups", most=GROUPS))
    _must(settings.groups == 1 or settings.format == "league", fact("event-groups-league"))
    _must(not settings.rounds or settings.format != "knockout", fact("event-rounds-knockout"))
    _must(settings.format != "knockout" or min(rules.seats) <= 2, fact("event-knockout-seats"))
    for amount, (least, longest), key in (
        (settings.turn, TURNS, "event-bad-turn"),
        (settings.round_time, ROUND_TIMES, "event-bad-round-time"),
    ):
        _must(least <= amount <= longest, fact(key, least=amount_fact(least), most=amount_fact(longest)))
    points = settings.points
    falling = all(pair >= other for pair, other in pairwise(points))
    good = falling and len(points) <= MOST_SEATS and all(0 <= point <= MOST_POINTS for point in points)
    _must(good and (not points or points[0] > 0), fact("event-bad-points", most=MOST_POINTS))
    if settings.computers is not None:
        checked_level(settings.computers)
    return settings


def _must(fine: bool, why: Fact) -> None:
    if not fine:
        raise BadEvent(why)


def read_points(text: str) -> tuple[int, ...]:
    """Points for places as people type them: "10 6 3 1". Raises BadEvent."""
    words = text.replace(",", " ").replace(";", " ").split()
    if not all(word.isascii() and word.isdigit() and len(word) <= 3 for word in words):
        raise BadEvent(fact("event-bad-points", most=MOST_POINTS))
    return tuple(int(word) for word in words)
