"""How much a player is asked: where in the round, and whether also where nothing is to be chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.core import AnyRules, Seat
from bot.core.stops import Moment, Spared, moments, spared
from bot.match.changing.context import Context
from bot.match.changing.transaction import Tx, change
from bot.match.engine.guided import story_of
from bot.match.engine.moves import Done
from bot.match.engine.rows import Match
from bot.match.errors import NoPlan
from bot.store import plans
from bot.store.plans import PlanRow

STOP, GO_ON = "+", "-"
"""They stand before the key of a moment and say what the player wants there."""
LONGEST: Final = 40
"""Characters of a key."""
MOST: Final = 20
"""For how many moments of a round the player's wish is kept."""


class Stops:
    """What a player has said about being asked in a match. Nobody else sees it."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @change
    async def ask_everything(self, tx: Tx, match_id: int, user: int, /, wanted: bool) -> None:
        """Ask the player also where there is no choice, or (`wanted` False) stop doing so.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated.
        """
        seat = tx.running_seat(user)
        if wanted:
            await plans.put(tx.db, match_id, seat.seat, plans.ALL, (), "", tx.now)
        else:
            await plans.drop(tx.db, match_id, seat.seat, plans.ALL)

    @change
    async def order(self, tx: Tx, match_id: int, user: int, /, key: str, stop: bool) -> None:
        """Stop in a moment of this round, or do not. The moment may belong to a plan that is not sealed yet.
        The key of a moment names what it is about, so another plan has other moments.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated; NoPlan: the moment has come.
        """
        seat = tx.running_seat(user)
        if len(key) > LONGEST or await self._has_come(tx, seat.seat, key):
            raise NoPlan
        rows = await plans.of_match(tx.db, match_id, seat.seat)
        said = [one for one in said_in(rows) if one[1:] != key]
        said.append(f"{STOP if stop else GO_ON}{key}")
        await plans.put(tx.db, match_id, seat.seat, plans.STOPS, said[-MOST:], "", tx.now)

    @change
    async def shown(self, tx: Tx, match_id: int, user: int, /, found: Sequence[Moment]) -> None:
        """The player has seen these moments in which nobody asks. Only a moment that was seen counts as an
        order.

        Raises: UnknownMatch, NotStarted, MatchOver, NotSeated.
        """
        seat = tx.running_seat(user)
        said = said_in(await plans.of_match(tx.db, match_id, seat.seat))
        new = [f"{GO_ON}{one.key}" for one in unseen(found, said)]
        if new:
            await plans.put(tx.db, match_id, seat.seat, plans.STOPS, [*said, *new][-MOST:], "", tx.now)

    async def _has_come(self, tx: Tx, seat: Seat, key: str) -> bool:
        """Whether a moment is over for the seat, which is no longer planning."""
        state, rules = await tx.state(), tx.match.rules
        if seat in rules.to_act(state) and not moments(rules, state, seat):
            return False
        return key not in {one.key for one in moments(rules, state, seat)}


def coming(match: Match, state: Any, seat: Seat) -> tuple[Moment, ...]:
    """The moments of the round that are still to come for a seat; none in a story, which shows every question
    once."""
    return () if story_of(match) is not None else moments(match.rules, state, seat)


def said_in(rows: Iterable[PlanRow]) -> tuple[str, ...]:
    """What a player has said about moments."""
    return next((one.notations for one in rows if one.kind == plans.STOPS), ())


def as_said(found: Sequence[Moment], said: Collection[str]) -> tuple[Moment, ...]:
    """Moments with what the player has said about them."""

    def stops(one: Moment) -> bool:
        return one.fixed or f"{STOP}{one.key}" in said or (one.stop and f"{GO_ON}{one.key}" not in said)

    return tuple(replace(one, stop=stops(one)) for one in found)


def unseen(found: Iterable[Moment], said: Collection[str]) -> list[Moment]:
    """Moments without a stop, as the game proposes it, about which nothing has been said yet."""
    known = {one[1:] for one in said}
    return [one for one in found if not one.stop and one.key not in known]


def ordered(rules: AnyRules, state: Any, done: Sequence[Done], rows: Iterable[PlanRow]) -> Spared | None:
    """What the seat that is asked has ordered to be answered now, in a moment whose line its player has seen.

    Only a moment that has come with this change is answered. A player who was already asked there goes on by
    hand.

    Args:
        done: the moves of this change so far.
        rows: the plans of the seat.
    """
    found = spared(rules, state)
    if found is None:
        return None
    came = (moments(rules, one.before, found.seat) for one in reversed(done))
    moment = next((one for some in came for one in some if one.key == found.key), None)
    known = moment is not None and not moment.fixed and f"{GO_ON}{moment.key}" in said_in(rows)
    return found if known else None


def asks_all(rows: Iterable[PlanRow]) -> bool:
    """Whether a player wants to be asked also where nothing is to be chosen."""
    return any(row.kind == plans.ALL for row in rows)
