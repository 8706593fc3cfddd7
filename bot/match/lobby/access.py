"""Whom a host wants at the table: reliable people, ratings as a hint, people of other servers."""

from __future__ import annotations

from typing import Final

from bot.core import Fact, fact
from bot.match.context import Context
from bot.match.errors import BadRatings, BadReliability, ElsewhereClosed, PrivateElsewhere
from bot.match.guilds.settings import guild_settings
from bot.match.lobby.opening import must_be_lobby, refresh_card
from bot.match.models import Brief
from bot.match.transaction import Tx, change

MOST_ASKED: Final = 95
"""The most percent of turns in time that a host can ask for: anybody may be late now and then."""
RATINGS: Final = range(5001)
"""Ratings that can be given as a hint."""


class Access:
    """What a host says about those who join."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @change
    async def set(
        self,
        tx: Tx,
        match_id: int,
        user: int,
        /,
        *,
        reliability: int | None = None,
        least: int | None = None,
        most: int | None = None,
        elsewhere: bool | None = None,
        key: str | None = None,
    ) -> Brief:
        """Change what is given; the rest stays. With nothing given: what the host has asked for.

        Args:
            reliability: the least percentage of turns in time of whoever joins; 0: of nobody. Whoever is
                invited, or has taken few turns yet, may join all the same.
            least, most: ratings that the host has in mind; 0: no limit. Everybody may join all the same.
            elsewhere: people of other servers see the table and may join it.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost, BadReliability, BadRatings,
        PrivateElsewhere, ElsewhereClosed (the server does not allow it).
        """
        must_be_lobby(tx)
        tx.match.must_host(user)
        changed: dict[str, object] = {}
        if reliability is not None:
            if not 0 <= reliability <= MOST_ASKED:
                raise BadReliability(most=MOST_ASKED)
            changed["reliability"] = reliability or None
        if least is not None or most is not None:
            row = tx.match.row
            low = row.least_rating if least is None else least or None
            high = row.most_rating if most is None else most or None
            if any(one not in RATINGS for one in (low or 0, high or 0)) or (low or 0) > (high or RATINGS[-1]):
                raise BadRatings(most=RATINGS[-1])
            changed |= {"least_rating": low, "most_rating": high}
        if elsewhere is not None:
            if elsewhere:
                await must_allow_elsewhere(tx, private=tx.match.row.private, guild=tx.match.row.guild)
            changed["elsewhere"] = elsewhere
        if changed:
            await tx.change(**changed)
            await refresh_card(tx)
        return await tx.brief()


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
    least, most = brief.least_rating, brief.most_rating
    if least is None and most is None:
        return None
    if rating is None:
        return fact("lobby-outside-new", band=band(brief))
    if (least or 0) <= rating <= (most or rating):
        return None
    return fact("lobby-outside", band=band(brief), rating=rating)


def band(brief: Brief) -> Fact:
    """The ratings that the host has in mind, in words; only for a table with such a hint."""
    least, most = brief.least_rating, brief.most_rating
    if most is None:
        return fact("band-from", least=least or 0)
    if least is None:
        return fact("band-to", most=most)
    return fact("band", least=least, most=most)
