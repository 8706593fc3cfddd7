"""The sandbox as tests use it: with scripted persons, checks of all bodies, and what went wrong in it."""

import asyncio
import json
import os
from collections.abc import Iterable
from pathlib import Path

from bot.sandbox import gateway
from bot.sandbox.gateway import RECONNECT
from bot.sandbox.refusals import Refusal
from bot.sandbox.server import Sandbox
from bot.sandbox.things import Channel, Json
from tests.sandbox.faults import Faults
from tests.sandbox.openapi import Checker
from tests.sandbox.person import Scripted
from tests.sandbox.world import World


class Box(Sandbox):
    """A running sandbox: ``async with Box() as box``.

    ``openapi`` is the file with Discord's OpenAPI document (default: the environment variable
    ``DISCORD_OPENAPI``). If it is given, every body is checked, and ``findings`` collects the errors.
    """

    world: World
    faults: Faults

    def __init__(
        self,
        path: Path | None = None,
        *,
        port: int = 0,
        world: World | None = None,
        openapi: Path | None = None,
        with_page: bool = True,
    ) -> None:
        document = openapi or os.environ.get("DISCORD_OPENAPI")
        self.checker = Checker(document) if document else None
        world, faults = world or World(path), Faults()
        super().__init__(port=port, world=world, with_page=with_page, faults=faults, checker=self.checker)

    @property
    def findings(self) -> list[str]:
        """Errors of bodies according to Discord's OpenAPI document; empty without this document."""
        return self.checker.findings if self.checker else []

    @property
    def refused(self) -> list[Refusal]:
        """The latest refusals, oldest first."""
        return list(self._backend.refused)

    @property
    def breakdowns(self) -> list[BaseException]:
        """Exceptions in the sandbox itself."""
        return self._backend.breakdowns

    def person(self, who: int | str, channel: int | str | Channel | None = None) -> Scripted:
        """A scripted person by name or id, in a channel by id or name (None: the first text channel)."""
        return Scripted(self, self.world.person(who).id, channel)

    def ask_to_reconnect(self) -> None:
        """Send op 7 to all connections, which asks the bot to reconnect and resume."""
        for session in self.gateway.sessions.values():
            if session.outbox is not None:
                session.outbox.put_nowait(json.dumps({"op": RECONNECT, "d": None, "s": None, "t": None}))

    def repeat(self, payload: Json) -> None:
        """Send the payload of an interaction again, as the gateway may do after a reconnect."""
        guild_id = payload.get("guild_id")
        packet = gateway.Packet("INTERACTION_CREATE", payload, None if guild_id is None else int(guild_id))
        for session in self.gateway.sessions.values():
            if gateway.wanted(packet, session.intents, session.shard):
                session.send(packet.name, packet.body)

    async def until_online(self, seconds: float = 10.0, shards: Iterable[int] = ()) -> None:
        """Wait until a bot is connected to the gateway with all these shards."""
        wanted, online = set(shards), asyncio.Event()

        def look(_: object = None) -> None:
            if self.world.bot_online and wanted <= {shard for shard, _ in self.gateway.connected}:
                online.set()

        stop = self.world.subscribe(look)
        look()
        try:
            async with asyncio.timeout(seconds):
                await online.wait()
        finally:
            stop()
