"""Hints: what a computer would do in a player's place, put on the player's draft. Nothing is played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.ai.thinking import GivenUp, Thinker
from bot.core import Fact, Offer, Seat, View
from bot.match.changing.context import Context, Service
from bot.match.changing.transaction import Tx, change
from bot.match.engine import moves as engine
from bot.match.engine.computers import FOR_PEOPLE
from bot.match.engine.models import Brief
from bot.match.errors import Busy, NoHints
from bot.match.play.turn import heard
from bot.match.seats.automatic import question
from bot.runtime.latest import Latest
from bot.store import plans

PATIENCE: Final = 15.0
"""Seconds that somebody waits for a hint when many computers think."""
MOST: Final = 1000
"""So many turns that were told are remembered, from each of their moves on."""


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """A draft with the moves of a computer."""

    brief: Brief
    moves: tuple[str, ...]
    """The draft with the computer's moves."""
    offers: tuple[Offer, ...]
    """The words for each of the computer's moves: what it does and what it gains."""
    turn: tuple[Fact, ...] = ()
    """What the seat would hear of all that the computer would do now; empty if that is only one move."""
    points: tuple[int, int] | None = None
    """The seat's points before and after these moves, if the match ended then; None if the game does not
    tell."""


class Hints(Service):
    """Asks a computer of the level that plays for people (`FOR_PEOPLE`).

    Args:
        thinker: where computers think.
    """

    def __init__(self, context: Context, thinker: Thinker) -> None:
        super().__init__(context)
        self._thinker = thinker
        self._told = Latest[str, tuple[str, ...]](MOST)
        """How turns that were told in hints go on, by the seed of the question (what the seat sees there)."""

    async def take(
        self, match_id: int, user: int, expected: int, draft: Sequence[str], *, whole: bool, key: str
    ) -> Hint:
        """Put the next move on a draft, or (`whole`) all moves that are left of the turn, as far as chance
        allows. Hints are counted for each player.

        Args:
            expected: the turn token that the page was made for.

        Raises:
            UnknownMatch, NotStarted, MatchOver, NotSeated, Late, NoHints (they are not allowed here), Busy
            (too many computers think now); as `Play.preview`.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
            seat = match.running_seat(user, expected)
            if not match.brief.hints_allowed:
                raise NoHints
            state = await self.context.positions.state(db, match)
        rules = match.rules
        planned = engine.preview(rules, state, seat.seat, draft, ahead=True)
        moves: tuple[str, ...] = ()
        if planned.status == "asked":
            try:
                async with asyncio.timeout(PATIENCE):
                    asked = question(match, planned.state, seat, FOR_PEOPLE)
                    moves = self._told.get(asked.seed) or (await self._thinker.think(asked)).moves
            except (TimeoutError, GivenUp):
                raise Busy from None
        turn = engine.preview(rules, state, seat.seat, (*draft, *moves), ahead=True)
        for at in range(len(draft) + 1, len(turn.texts)):
            self._told[question(match, turn.done[at].before, seat, FOR_PEOPLE).seed] = turn.texts[at:]
        draft_now = (
            turn if whole else engine.preview(rules, state, seat.seat, (*draft, *moves[:1]), ahead=True)
        )
        brief = await self._note(match_id, user, expected, draft_now.texts, key=key)
        return Hint(
            brief=brief,
            moves=draft_now.texts,
            offers=tuple(
                rules.offer(step.before, step.seat, step.move) for step in draft_now.done[len(draft) :]
            ),
            turn=heard(rules, turn.done[len(draft) :], seat.seat, turn.opened) if len(moves) > 1 else (),
            points=_points(planned.view, turn.view, seat.seat),
        )

    @change(reads_first=True)
    async def _note(
        self, tx: Tx, match_id: int, user: int, /, expected: int, moves: Sequence[str], *, key: str
    ) -> Brief:
        seat = tx.running_seat(user, expected)
        await tx.write()
        await tx.change_seat(seat.seat, hints=seat.hints + 1)
        await plans.save_draft(tx.db, match_id, seat.seat, seat.turn_token, moves)
        return await tx.brief()


def _points(before: View, after: View, seat: Seat) -> tuple[int, int] | None:
    """A seat's points in two positions, as it knows them itself."""
    if not before.points_now or not after.points_now:
        return None
    had, has = before.points_now[seat], after.points_now[seat]
    return None if had is None or has is None else (had, has)
