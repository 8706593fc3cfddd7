"""The discord.py client: least intents, cogs, command sync, shards."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands

from bot.match import TableError
from bot.runtime.shards import Shards
from bot.runtime.tasks import BackgroundTasks
from cogs.actions import Pick, Press
from cogs.courier import DiscordCourier
from cogs.errors import CommandTree
from cogs.services import Services, ServingBot
from cogs.translator import CatalogueTranslator

log = logging.getLogger(__name__)

COGS = (
    "cogs.table",
    "cogs.play",
    "cogs.game_commands",
    "cogs.turn",
    "cogs.takeback",
    "cogs.history",
    "cogs.proof",
    "cogs.lobby",
    "cogs.time",
    "cogs.me",
    "cogs.results",
    "cogs.admin",
    "cogs.admin_repair",
    "cogs.looks",
    "cogs.which",
)


BETWEEN = 5.0
"""Seconds between two shards of one remainder that identify."""


class Turnpost(ServingBot):
    """Connects the services to Discord. It keeps no state of any match."""

    def __init__(
        self,
        services: Services,
        *,
        shards: Shards | None = None,
        dev_guild: int | None = None,
        gateway: str | None = None,
        **more: Any,
    ) -> None:
        """`shards`: those to serve; None: all that Discord recommends. `gateway`: where every connection to
        the gateway goes, instead of where Discord says."""
        if shards is not None:
            more |= {"shard_count": shards.count, "shard_ids": list(shards.ids)}
        super().__init__(
            command_prefix=(),
            intents=discord.Intents(guilds=True),
            help_command=None,
            tree_cls=CommandTree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            **more,
        )
        self.services = services
        self.courier = DiscordCourier(self)
        self.known = asyncio.Event()
        """Set once Discord knows us: deliveries wait for it. They need no gateway."""
        self._events = BackgroundTasks("events")
        self._dev_guild = discord.Object(dev_guild) if dev_guild else None
        self._identified: dict[int, float] = {}
        self._at_once: int | None = None
        self._ignore_unreadable()
        if gateway:
            self._connect_through(yarl.URL(gateway))

    def _ignore_unreadable(self) -> None:
        """What is raised while an interaction is read would end the connection, and the bot with it."""
        parsers = self._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def read(body: Any) -> None:
            try:
                parse(body)
            except (TypeError, ValueError, LookupError, AttributeError) as error:
                log.info("an interaction that cannot be read: %s", type(error).__name__)

        parsers["INTERACTION_CREATE"] = read

    def _connect_through(self, gateway: yarl.URL) -> None:
        """Discord names the gateway's address twice: in GET /gateway/bot, and at READY one to resume at. All
        connections pass through here, so here the address is replaced; version and compression stay."""
        connect = self.http.ws_connect

        async def elsewhere(url: str, **options: Any) -> aiohttp.ClientWebSocketResponse:
            return await connect(str(gateway.update_query(yarl.URL(url).query)), **options)

        self.http.ws_connect = elsewhere  # type: ignore[method-assign]

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until the shard may identify: those of one remainder (by a number that Discord tells) one
        every five seconds, others at once. (A process that another one precedes is told to wait.)"""
        shard, clock = shard_id or 0, asyncio.get_running_loop().time
        if self._identified and self._at_once is None:
            self._at_once = max(1, (await self.fetch_session_start_limits()).max_concurrency)
        at_once = self._at_once or 1
        last = max(
            (at for one, at in self._identified.items() if one % at_once == shard % at_once), default=None
        )
        now = clock()
        turn = now if last is None else max(now, last + BETWEEN)
        self._identified[shard] = turn  # before the wait: another shard may come meanwhile
        await asyncio.sleep(turn - now)

    async def close(self) -> None:
        await self.courier.close()
        await super().close()
        await self._events.close()

    def _schedule_event(self, *event: Any, **values: Any) -> asyncio.Task[None]:
        """The task of an event, owned: discord.py leaves it to itself when the connection is closed."""
        task: asyncio.Task[None] = super()._schedule_event(*event, **values)
        self._events.adopt(task)
        return task

    async def setup_hook(self) -> None:
        """Before the gateway: cogs, buttons, and the commands if they have changed."""
        self.add_dynamic_items(Press, Pick)
        for name in COGS:
            await self.load_extension(name)
        await self.tree.set_translator(CatalogueTranslator())
        await self._sync_commands()
        self.known.set()

    async def _sync_commands(self) -> None:
        """Send the commands to Discord only when they differ from what was sent last."""
        if self._dev_guild:
            self.tree.copy_global_to(guild=self._dev_guild)
        payload = await command_payload(self.tree)
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        name = f"commands:{self.application_id}:{self._dev_guild.id if self._dev_guild else 'global'}"
        if await self.services.tables.remembered(name) == digest:
            return
        sent = await self.tree.sync(guild=self._dev_guild)
        await self.services.tables.remember(name, digest)
        log.info("sent %s commands to Discord", len(sent))

    async def on_ready(self) -> None:
        assert self.user is not None
        log.info("ready as %s on %s servers", self.user, len(self.guilds))

    # Where the bot is back, or may do something else than before, what waits for its next try goes out now.

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._reachable(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._reachable(guild.id)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        await self._reachable(channel.guild.id, lost=True)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._reachable(payload.guild_id, lost=True)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        await self._reachable(role.guild.id, lost=True)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        if self.user is not None and member.id == self.user.id:  # our own roles
            await self._reachable(member.guild.id, lost=True)

    async def _reachable(self, guild: int, *, lost: bool = False) -> None:
        try:
            await self.services.tables.reachable(guild, lost=lost)
        except TableError as error:  # then it goes out when its time has come
            log.info("server %s: what waits is not woken: %s", guild, type(error).__name__)


async def command_payload(tree: app_commands.CommandTree[Any]) -> Sequence[dict[str, Any]]:
    """The commands as Discord gets them, in every language."""
    translator = tree.translator
    return [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
