"""Whom a host wants at the table: invited or reliable people, ratings as a hint, people of other servers."""

from __future__ import annotations

from typing import ClassVar, Final

from bot.core import Fact, fact
from bot.match.changing.transaction import Tx
from bot.match.engine.models import Brief
from bot.match.errors import BadRatings, BadReliability, ElsewhereClosed, PrivateElsewhere
from bot.match.hosting.settings import guild_settings
from bot.match.lobby.terms.term import TableTerm

MOST_ASKED: Final = 95
"""The most percent of turns in time that a host can ask for: anybody may be late now and then."""
RATINGS: Final = range(5001)
"""Ratings that can be given as a hint."""


class ByInvitation(TableTerm):
    """By invitation only. It is settled when the table is opened (`Lobby.open`)."""

    repeated: ClassVar[tuple[str, ...]] = ("private",)

    @classmethod
    def said(cls, brief: Brief) -> tuple[Fact, ...]:
        if not brief.private or brief.state != "lobby":
            return ()
        return (fact("lobby-direct" if brief.place.direct else "lobby-private"),)


class LeastReliability(TableTerm):
    """The least percentage of turns in time that people need to join; 0: none is asked for. Whoever is
    invited, or has taken few turns yet, may join all the same. When the same people play again, it is not
    asked for."""

    def __init__(self, least: int) -> None:
        self.least = least

    async def columns(self, tx: Tx) -> dict[str, object]:
        if not 0 <= self.least <= MOST_ASKED:
            raise BadReliability(most=MOST_ASKED)
        return {"reliability": self.least or None}

    @classmethod
    def said(cls, brief: Brief) -> tuple[Fact, ...]:
        if not brief.reliability or brief.state != "lobby":
            return ()
        return (fact("lobby-least-reliability", percent=brief.reliability),)


class RatingBand(TableTerm):
    """Ratings that the host has in mind. Everybody may join all the same.

    Args:
        least, most: 0: no limit; None: as it was.
    """

    repeated: ClassVar[tuple[str, ...]] = ("least_rating", "most_rating")

    def __init__(self, least: int | None = None, most: int | None = None) -> None:
        self.least, self.most = least, most

    async def columns(self, tx: Tx) -> dict[str, object]:
        row = tx.match.row
        low = row.least_rating if self.least is None else self.least or None
        high = row.most_rating if self.most is None else self.most or None
        if any(bound not in RATINGS for bound in (low or 0, high or 0)) or (low or 0) > (high or RATINGS[-1]):
            raise BadRatings(most=RATINGS[-1])
        return {"least_rating": low, "most_rating": high}

    @classmethod
    def said(cls, brief: Brief) -> tuple[Fact, ...]:
        ratings = band(brief)
        return () if ratings is None or brief.state != "lobby" else (fact("lobby-band", band=ratings),)


class ListedElsewhere(TableTerm):
    """Whether people of other servers see the table and may join it."""

    repeated: ClassVar[tuple[str, ...]] = ("elsewhere",)

    def __init__(self, listed: bool) -> None:
        self.listed = listed

    async def columns(self, tx: Tx) -> dict[str, object]:
        if self.listed:
            await must_allow_elsewhere(tx, private=tx.match.row.private, guild=tx.match.row.guild)
        return {"elsewhere": self.listed}

    @classmethod
    def said(cls, brief: Brief) -> tuple[Fact, ...]:
        return (fact("lobby-elsewhere"),) if brief.elsewhere and brief.state == "lobby" else ()


async def must_allow_elsewhere(tx: Tx, *, private: bool, guild: int | None) -> None:
    """Raises PrivateElsewhere, ElsewhereClosed."""
    if private or guild is None:
        raise PrivateElsewhere
    if not (await guild_settings(tx.db, guild)).elsewhere:
        raise ElsewhereClosed


def outside(brief: Brief, rating: int | None) -> Fact | None:
    """What to tell a newcomer at the table whose rating the host did not have in mind; None: nothing.

    Args:
        rating: None: the person has none yet.
    """
    least, most, ratings = brief.least_rating, brief.most_rating, band(brief)
    if ratings is None:
        return None
    if rating is None:
        return fact("lobby-outside-new", band=ratings)
    if (least or 0) <= rating <= (most or rating):
        return None
    return fact("lobby-outside", band=ratings, rating=rating)


def band(brief: Brief) -> Fact | None:
    """The ratings that the host has in mind, in words; None: there is no such hint."""
    least, most = brief.least_rating, brief.most_rating
    if least is None:
        return None if most is None else fact("band-to", most=most)
    return fact("band-from", least=least) if most is None else fact("band", least=least, most=most)
