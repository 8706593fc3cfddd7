"""The client of discord.py: intents, cogs, synchronization of commands, shards."""

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
from discord.gateway import DiscordWebSocket

from bot.match import UserError
from bot.runtime.requests import Limiter, traced
from bot.runtime.shards import OwnStarts, Shards, Starts
from bot.runtime.tasks import BackgroundTasks
from cogs.delivery.sender import DiscordSender
from cogs.events.sending import event_posts
from cogs.framework.commands import CatalogueTranslator, load
from cogs.framework.guard import CommandTree, with_member
from cogs.framework.permissions import lacking_of
from cogs.framework.router import Pick, Press, submitted
from cogs.framework.services import Services, ServingBot, channels_of

log = logging.getLogger(__name__)

COGS = (
    "cogs.lobby",
    "cogs.access",
    "cogs.finding",
    "cogs.looks",
    "cogs.guide",
    "cogs.learn",
    "cogs.undo",
    "cogs.time",
    "cogs.game_commands",
    "cogs.trying",
    "cogs.me",
    "cogs.results",
    "cogs.menus",
    "cogs.events.commands",
    "cogs.admin",
)

BUTTONS = (
    "cogs.web.own_pages",
    "cogs.webhooks.controls",
)
"""Modules with handlers of buttons and forms, and without commands."""


class Turnpost(ServingBot):
    """Connects the services to Discord. It holds no state of matches."""

    def __init__(
        self,
        services: Services,
        *,
        shards: Shards | None = None,
        dev_guild: int | None = None,
        gateway: str | None = None,
        limiter: Limiter | None = None,
        starts: Starts | None = None,
        **more: Any,
    ) -> None:
        """Make a client.

        Args:
            shards: the shards to serve; None: all, as many as Discord recommends.
            gateway: the address for all connections to the gateway, instead of the one that Discord gives.
            limiter: where requests wait for their slot; None: they do not.
            starts: when shards may identify; None: no other process starts any.
        """
        if shards is not None:
            more |= {"shard_count": shards.count, "shard_ids": list(shards.own)}
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
            http_trace=traced(limiter),
            **more,
        )
        self.services = services
        self.sender = DiscordSender(self, event_posts)
        self.known = asyncio.Event()
        """Set when the bot has logged in. Messages can then be sent, even without the gateway."""
        self._events = BackgroundTasks("events")
        self._dev_guild = discord.Object(dev_guild) if dev_guild else None
        self._alone, self._starts = starts is None, starts or OwnStarts()
        self._identified = False
        self._max_concurrency: int | None = None
        self._left: set[int] = set()
        """Shards that this process looked after for a while, and does not any more."""
        self._ignore_unreadable()
        if gateway:
            self._connect_through(yarl.URL(gateway))

    def _ignore_unreadable(self) -> None:
        """Ignore interactions that discord.py cannot parse. Otherwise the error would end the connection.
        Ignore interactions of shards that this process is leaving, too: their own process also gets them."""
        parsers = self._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def read(body: Any) -> None:
            try:
                if self._left and self._shard_of(body.get("guild_id")) in self._left:
                    return
                parse(with_member(body))
            except (TypeError, ValueError, LookupError, AttributeError) as error:
                log.info("an interaction that cannot be read: %s", type(error).__name__)

        parsers["INTERACTION_CREATE"] = read

    def _connect_through(self, gateway: yarl.URL) -> None:
        """Replace the address in all connections to the gateway; keep the query (version, compression).

        Discord gives an address in GET /gateway/bot, and another one in READY for resuming. This method sees
        both.
        """
        connect = self.http.ws_connect

        async def redirected(url: str, **options: Any) -> aiohttp.ClientWebSocketResponse:
            return await connect(str(gateway.update_query(yarl.URL(url).query)), **options)

        self.http.ws_connect = redirected  # type: ignore[method-assign]

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify.

        Discord groups shards into buckets by `shard % max_concurrency`. In a bucket, one shard may identify
        every five seconds. A process that is alone need not ask for the number of buckets for its first
        shard.
        """
        if self._max_concurrency is None and (self._identified or not self._alone):
            self._max_concurrency = max(1, (await self.fetch_session_start_limits()).max_concurrency)
        self._identified = True
        await self._starts.wait((shard_id or 0) % (self._max_concurrency or 1))

    async def connect_shard(self, shard: int) -> None:
        """Connect a shard whose own process is gone."""
        self._left.discard(shard)
        known = self.get_shard(shard)
        if known is not None:
            await known.connect()
        else:
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    async def leave_shard(self, shard: int) -> None:
        """Leave a shard that was taken over, because its own process is connected again: take nothing new,
        close the connection, finish what has begun, and then forget the servers."""
        self._left.add(shard)
        await self._disconnect(shard)
        await asyncio.sleep(0)  # let the answers to events that were read before begin
        await self.services.answering.finished(lambda guild: self._shard_of(guild) == shard)
        self._forget_servers(shard)

    async def on_shard_connect(self, shard: int) -> None:
        """Close the connection of a shard that this process left while the shard was reconnecting."""
        if shard in self._left:
            await self._disconnect(shard)
            self._forget_servers(shard)

    on_shard_resumed = on_shard_connect

    def _shard_of(self, guild: int | str | None) -> int:
        """The shard with a server; that of direct messages for None."""
        return (int(guild or 0) >> 22) % (self.shard_count or 1)

    async def _disconnect(self, shard: int) -> None:
        known = self.get_shard(shard)
        if known is not None:
            await known.disconnect()

    def _forget_servers(self, shard: int) -> None:
        for guild in [server for server in self.guilds if server.shard_id == shard]:
            self._connection._remove_guild(guild)

    async def close(self) -> None:
        await self.sender.close()
        await super().close()
        await self._events.close()

    def _schedule_event(self, *event: Any, **values: Any) -> asyncio.Task[None]:
        """Own the task of an event. discord.py would not end it when the client is closed."""
        task: asyncio.Task[None] = super()._schedule_event(*event, **values)
        self._events.adopt(task)
        return task

    async def setup_hook(self) -> None:
        """Load commands and buttons, and send the commands to Discord if they have changed."""
        context = self.services.matches.context
        context.exists, context.lacks = channels_of(self), lacking_of(self)
        self._offer_to_persons()
        self.add_dynamic_items(Press, Pick)
        load(self, *BUTTONS, *COGS)
        await self.tree.set_translator(CatalogueTranslator())
        await self._sync_commands()
        self.known.set()

    def _offer_to_persons(self) -> None:
        """Offer every command to persons who install the application, also in group messages, if its owner
        allows such installations. Discord refuses commands for an installation that is not allowed."""
        if self.application is None or self.application.user_integration_config is None:
            return
        self.tree.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
        self.tree.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=True
        )

    async def _sync_commands(self) -> None:
        """Send the commands to Discord if they differ from those sent last."""
        if self._dev_guild:
            self.tree.copy_global_to(guild=self._dev_guild)
        payload = await command_payload(self.tree)
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        name = f"commands:{self.application_id}:{self._dev_guild.id if self._dev_guild else 'global'}"
        notes = self.services.matches.notes
        if await notes.get(name) == digest:
            self.command_ids = json.loads(await notes.get(f"{name}:ids") or "{}")
            return
        sent = await self.tree.sync(guild=self._dev_guild)
        slash = (command for command in sent if command.type is discord.AppCommandType.chat_input)
        self.command_ids = {command.name: command.id for command in slash}
        await notes.set(f"{name}:ids", json.dumps(self.command_ids))
        await notes.set(name, digest)
        log.info("%s commands sent to Discord", len(sent))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer forms; discord.py itself answers commands, buttons and menus."""
        if interaction.type is discord.InteractionType.modal_submit:
            await submitted(interaction)

    async def on_ready(self) -> None:
        assert self.user is not None
        log.info("ready as %s on %s servers", self.user, len(self.guilds))

    # When the bot returns to a server, or its rights change there, waiting messages are tried again at once.

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._reachable(guild.id)

    on_guild_available = on_guild_join

    async def on_guild_role_update(self, _: object, changed: discord.Role | discord.abc.GuildChannel) -> None:
        await self._reachable(changed.guild.id, lost=True)

    on_guild_channel_update = on_guild_role_update

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._reachable(payload.guild_id, lost=True)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        if self.user is not None and member.id == self.user.id:  # our own roles
            await self._reachable(member.guild.id, lost=True)

    async def _reachable(self, guild: int, *, lost: bool = False) -> None:
        try:
            await self.services.matches.places.reachable(guild, lost=lost)
        except UserError as error:  # the messages are tried again at their normal time
            log.info("server %s: waiting messages are not sent at once: %s", guild, type(error).__name__)


async def command_payload(tree: app_commands.CommandTree[Any]) -> Sequence[dict[str, Any]]:
    """The commands as they are sent to Discord, in every language."""
    translator = tree.translator
    return [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
