"""What is stored about a person, as a file; and deleting it. Matches stay whole: a seat stays, but it is
nobody's."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from bot.match.changing.context import Context, Service, read
from bot.match.changing.transaction import PERSON, Tx, change
from bot.match.errors import Broken
from bot.match.results import rating
from bot.match.results.rating import Skill
from bot.store import matches, privacy
from bot.store.results import EVERYWHERE

FORM: Final = 1
_MOMENTS: Final = frozenset(
    (
        *("at", "starts", "ends", "due", "dm_closed_at", "created_at", "done_at", "awaited_since"),
        "round_ends",
        *("opened_at", "started_at", "ended_at", "moved_at", "paused_at", "imported_at", "written_at"),
        *("made_at", "revoked_at", "stopped_at", "archived_at"),
    )
)
"""Columns that hold UTC milliseconds."""
_JSON: Final = frozenset(("settings", "clock", "options", "time_control", "payload", "moves", "approved"))
"""Columns that hold JSON as text."""
_COUNTS: Final = frozenset(("steps", "draws", "revision"))
"""Columns of a match that also count others' sealed decisions, so no reader may see them."""


class Privacy(Service):
    """A person's data.

    Args:
        leave: gives up the seat that a person (second) has in a match (first).
        forgetting: what else has to be done before a person is forgotten, in the same transaction.
    """

    def __init__(
        self,
        context: Context,
        leave: Callable[[int, int], Coroutine[Any, Any, None]],
        *forgetting: Callable[[Tx, int], Awaitable[None]],
    ) -> None:
        super().__init__(context)
        self._leave, self._forgetting = leave, forgetting

    @read
    async def all_about(self, user: int) -> bytes:
        """A copy of all that is stored about a person, as JSON: settings, seats with everything played there,
        results, ratings, what waits to be sent. Nothing of others, and no secrets of matches."""
        async with self.context.reading() as db:
            rows = await privacy.about(db, user)
            seated = {seat["match"]: seat for seat in rows.pop("seats")}
            played: dict[int, dict[str, Any]] = defaultdict(dict)
            for number, seat in seated.items():
                moves = await privacy.moves(db, number, seat["seat"])
                # The step numbers of the log would reveal how much others have sealed in between.
                played[number]["moves"] = [{**move, "n": n} for n, move in enumerate(moves, 1)]
                played[number]["plans"] = await privacy.plans_of(db, number, seat["seat"])
                played[number]["draft"] = await privacy.drafts_of(db, number, seat["seat"])
        results = {row["match"]: row for row in rows.pop("results")}
        whole = {
            "format": "turnpost-person",
            "form": FORM,
            "user": user,
            "written_at": self.context.now(),
            **rows,
            "ratings": [
                {
                    "game": row["game"],
                    "server": None if row["guild"] == EVERYWHERE else row["guild"],
                    "rating": rating.points(Skill(row["mu"], row["sigma"])),
                    **{key: row[key] for key in ("mu", "sigma", "matches")},
                }
                for row in rows["ratings"]
            ],
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
        }
        return msgspec.json.format(msgspec.json.encode(_readable(whole)), indent=1)

    async def forget(self, user: int) -> None:
        """Delete what is stored about a person. Seats of running matches are given up: the autopilot plays
        there, or somebody else takes them, as each table has agreed; seats of lobbies become free. If it was
        interrupted, calling it again finishes the rest."""
        async with self.context.reading() as db:
            numbers = await matches.of_user(db, user, over=True)
        for number in numbers:
            try:
                await self._leave(number, user)
            except Broken:
                continue  # a game this program does not have: its seat is emptied below
        await self._forget(user)

    @change(of=PERSON)
    async def _forget(self, tx: Tx, user: int, /) -> None:
        for prepare in self._forgetting:
            await prepare(tx, user)
        await privacy.forget(tx.db, user)


def _readable(value: Any, name: str = "") -> Any:
    """Moments as ISO 8601, JSON as such, bytes left out."""
    match value:
        case dict():
            return {key: _readable(part, key) for key, part in value.items() if not isinstance(part, bytes)}
        case list():
            return [_readable(part) for part in value]
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
