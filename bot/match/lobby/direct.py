"""Tables in the direct messages of their players, and the codes with which friends join private tables."""

from __future__ import annotations

from bot.match.changing.context import Service, read
from bot.match.changing.transaction import Tx, change
from bot.match.engine.models import Brief
from bot.match.errors import NotSeated, UnknownCode
from bot.match.lobby.opening import must_be_lobby, new_code, read_code, refresh_card
from bot.store import matches


class Direct(Service):
    """Matches that have no channel: each player has a message of their own (`DirectBoard`)."""

    @change
    async def move_in(self, tx: Tx, match_id: int, /) -> Brief:
        """A table that has not started, such as a private one without a thread, is played in the direct
        messages of its players from now on. It is private, and has a code.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted.
        """
        must_be_lobby(tx)
        row = tx.match.row
        code = new_code(tx.context.token_bytes) if row.code is None else row.code
        await tx.change(direct=True, private=True, code=code, thread=None, post=row.channel)
        await tx.reload()
        await refresh_card(tx)
        return await tx.brief()

    @read
    async def code(self, match_id: int, user: int) -> str | None:
        """The code with which friends of a player join a private table; None: the table needs no code, or has
        started.

        Raises: UnknownMatch, NotSeated.
        """
        async with self.context.reading() as db:
            match = await self.context.load(db, match_id)
        if match.seat_of(user) is None:
            raise NotSeated
        return match.row.code if match.row.state == "lobby" else None

    @change
    async def renew_code(self, tx: Tx, match_id: int, user: int, /, *, key: str | None = None) -> Brief:
        """The host replaces the table's code, for example because strangers know it. Everybody who has joined
        stays.

        Raises: UnknownMatch, LobbyClosed, AlreadyStarted, NotHost, UnknownCode (it has none).
        """
        must_be_lobby(tx)
        tx.match.must_host(user)
        if tx.match.row.code is None:
            raise UnknownCode
        await tx.change(code=new_code(tx.context.token_bytes))
        await refresh_card(tx)
        return await tx.brief()

    @read
    async def of_code(self, typed: str) -> int:
        """The number of the table with a code. Raises UnknownCode."""
        code = read_code(typed)
        async with self.context.reading() as db:
            row_of_code = await matches.by_code(db, code) if code else None
        if row_of_code is None:
            raise UnknownCode
        return row_of_code
