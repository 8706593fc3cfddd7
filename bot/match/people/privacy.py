"""What the house knows about a person, as a file; and forgetting it. Matches stay whole: a seat stays a seat,
but nobody's."""

from __future__ import annotations

from collections import defaultdict
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.core import Who, fact
from bot.match.context import Table, uncancelled
from bot.match.delivery.enqueue import Payload
from bot.match.errors import AlreadyStarted, Broken
from bot.match.lobby.service import Lobbies
from bot.match.results import rating
from bot.match.results.rating import Skill
from bot.match.seats.autopilot import StandingIn
from bot.match.timing.time_control import read_terms
from bot.store import SeatRow, asks, matches, privacy, steps
from bot.store.results import EVERYWHERE

FORM: Final = 1
_MOMENTS: Final = frozenset(
    (
        *("at", "starts", "ends", "due", "dm_closed_at", "created_at", "done_at", "awaited_since"),
        *("opened_at", "started_at", "ended_at", "moved_at", "paused_at", "imported_at", "written_at"),
    )
)
"""Columns that hold UTC milliseconds."""
_JSON: Final = frozenset(("settings", "clock", "options", "terms", "payload", "moves", "granted"))
"""Columns that hold JSON as text."""
_COUNTS: Final = frozenset(("steps", "draws", "revision"))
"""Columns of a match that count what others have sealed, too: no reader may see them."""


class Privacy(Lobbies, StandingIn):
    """Part of `Tables`."""

    @uncancelled
    async def all_about(self, user: int) -> bytes:
        """A copy of all that is stored about a person, as JSON: settings, seats with everything played there,
        results, ratings, what waits to be sent. Nothing of others, and no secrets of matches."""
        async with self._reading() as db:
            rows = await privacy.about(db, user)
            seated = {seat["match"]: seat for seat in rows["seats"]}
            played: dict[int, dict[str, Any]] = defaultdict(dict)
            for number, seat in seated.items():
                moves = await privacy.moves(db, number, seat["seat"])
                # The numbers in the log would tell how much others have sealed in between.
                played[number]["moves"] = [{**one, "n": n} for n, one in enumerate(moves, 1)]
                played[number]["draft"] = await privacy.drafts_of(db, number, seat["seat"])
        results = {one["match"]: one for one in rows["results"]}
        whole = {
            "format": "turnpost-person",
            "form": FORM,
            "user": user,
            "written_at": self.now(),
            "person": rows["persons"],
            "vacations": rows["vacations"],
            "daily_digest": rows["digests"],
            "ratings": [
                {
                    "game": one["game"],
                    "server": None if one["guild"] == EVERYWHERE else one["guild"],
                    "rating": rating.points(Skill(one["mu"], one["sigma"])),
                    **{key: one[key] for key in ("mu", "sigma", "matches")},
                }
                for one in rows["ratings"]
            ],
            "invitations": rows["invites"],
            "seats_offered_to_you": rows["offers"],
            "matches": [
                {
                    "match": {
                        **{name: value for name, value in match.items() if name not in _COUNTS},
                        "host": match["host"] == user,
                    },
                    "seat": seated.get(match["id"]),
                    "result": results.get(match["id"]),
                    **played[match["id"]],
                }
                for match in rows["matches"]
            ],
            "messages_to_you": rows["outbox"],
            "interactions_of_the_last_day": rows["seen"],
        }
        return msgspec.json.format(msgspec.json.encode(_readable(whole)), indent=1)

    async def forget(self, user: int) -> None:
        """Forget a person. Seats of running matches are given up: the house plays there, or whoever wants
        takes them, as each table has agreed; seats of lobbies become free. A repeat goes on where it was cut
        off."""
        async with self._reading() as db:
            numbers = await matches.of_user(db, user, over=True)
        for number in numbers:
            try:
                await self._leave_for_good(number, user)
            except Broken:
                continue  # a game this program does not have: its seat is emptied below

        async def body() -> None:
            async with self.store.write() as db:
                await privacy.forget(db, user)

        await self._changing(-user, body)

    async def _leave_for_good(self, match_id: int, user: int) -> None:
        async def body() -> bool:
            async with self.store.write() as db:
                table = await self._table(db, match_id)
                seat = table.seat_of(user)
                if seat is None:
                    return False
                if table.row.state == "lobby":
                    return True
                await privacy.forget_keys(db, match_id, user)
                await self._empty(db, table, seat)
                return False

        if await self._changing(match_id, body):
            try:
                await self.leave(match_id, user)
            except AlreadyStarted:
                await self._changing(match_id, body)
        await self.settle_undos(match_id)

    async def _empty(self, db: AsyncConnection, table: Table, seat: SeatRow) -> None:
        """Nobody sits in this seat any more."""
        row, running = table.row, table.row.state == "running"
        others = [one for one in table.seats if one.user is not None and one.seat != seat.seat]
        values: dict[str, object] = {}
        if row.host == seat.user:
            values["host"] = others[0].user if others else 0
        # Nobody is left, or all who are left have agreed to it.
        present = [one for one in others if not one.stand_in] or others
        ends = running and all(one.end_vote for one in present)
        if ends:
            values |= {"state": "ended", "ended_at": self.now(), "moved_at": self.now()}
        await matches.change(db, row.id, row.revision, **values)
        left: dict[str, object] = {"user": None, "end_vote": False, "hand_missed": False}
        if running:
            left["duty"] = seat.duty + 1  # pages and pings are void with the old number
        await matches.change_seat(db, row.id, seat.seat, left)
        await steps.drop_draft(db, row.id, seat.seat)
        await self._asker_left(db, table, seat.seat)
        if ends:
            for one in table.seats:
                await matches.change_seat(db, row.id, one.seat, {"awaited": False, "awaited_since": None})
            async with self._post(db, row.id) as post:
                await post.board(Payload(since=row.steps + 1), final=True)
                post.parcel()
        elif running and read_terms(row.terms).absence == "stand_in":
            said = fact("table-person-gone-stand-in", who=Who(seat.seat), seat=seat.seat)
            if not seat.stand_in:
                await self._stand_in(db, table, seat, said)
        elif running:
            await asks.put(db, row.id, asks.ABSENT, seat.seat)
            async with self._post(db, row.id) as post:
                post.notice(fact("table-person-gone", who=Who(seat.seat), seat=seat.seat))
            await self._settle_open(db, row.id)


def _readable(value: Any, name: str = "") -> Any:
    """Moments as ISO 8601, JSON as such, bytes left out."""
    match value:
        case dict():
            return {key: _readable(one, key) for key, one in value.items() if not isinstance(one, bytes)}
        case list():
            return [_readable(one) for one in value]
        case bool() | None:
            return value
        case int() if name in _MOMENTS:
            return datetime.fromtimestamp(value / 1000, UTC).isoformat(timespec="milliseconds")
        case str() if name in _JSON:
            try:
                return msgspec.json.decode(value)
            except msgspec.DecodeError:
                return value
    return value
