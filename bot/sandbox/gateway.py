"""The gateway: websocket sessions of the bot with their shards, intents, resumes and events."""

import asyncio
import json
import logging
import secrets
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.runtime.tasks import end
from bot.sandbox import events, wire
from bot.sandbox.things import DM, Channel, Checker, Json, Message, iso
from bot.sandbox.world import World

GUILDS, MEMBERS, MESSAGES = 1 << 0, 1 << 1, 1 << 9
DM_MESSAGES, CONTENT = 1 << 12, 1 << 15


@dataclass(frozen=True)
class Packet:
    """One gateway event. ``intent`` 0: for all sessions; ``private``: needs the message content intent."""

    name: str
    body: Json
    guild_id: int | None
    intent: int = 0
    private: bool = False


def shard_of(guild_id: int | None, shards: int) -> int:
    """The shard of a guild. Everything without a guild belongs to shard 0."""
    return 0 if guild_id is None else (guild_id >> 22) % shards


def wanted(packet: Packet, intents: int, shard: tuple[int, int]) -> bool:
    """Whether a session with these intents and this shard gets a packet."""
    number, of = shard
    return shard_of(packet.guild_id, of) == number and (not packet.intent or bool(packet.intent & intents))


def body_for(packet: Packet, intents: int) -> Json:
    """The body for a session, without the content if the session has no message content intent."""
    if not packet.private or intents & CONTENT:
        return packet.body
    return {**packet.body, "content": "", "embeds": [], "attachments": [], "components": []}


def packets(world: World, event: events.Event, intents: int) -> Iterator[Packet]:
    """The gateway events for an event of the world.

    ``intents`` are those of all sessions together; events for other intents are not made.
    """
    if isinstance(event, events.InteractionOpened):
        guild_id = event.payload.get("guild_id")
        yield Packet("INTERACTION_CREATE", event.payload, None if guild_id is None else int(guild_id))
    elif isinstance(event, events.MessageCreated | events.MessageEdited):
        if event.message.seen_by is None and intents & (MESSAGES | DM_MESSAGES):
            name = "MESSAGE_CREATE" if isinstance(event, events.MessageCreated) else "MESSAGE_UPDATE"
            yield from _message(world, name, event.message)
    elif isinstance(event, events.MessageDeleted):
        channel = world.channels.get(event.channel_id)
        if event.seen_by is None and channel is not None and world.sees(world.bot.id, channel.id):
            body: Json = {"id": str(event.message_id), "channel_id": str(channel.id)}
            if channel.guild_id is not None:
                body["guild_id"] = str(channel.guild_id)
            yield Packet("MESSAGE_DELETE", body, channel.guild_id, _intent(channel, MESSAGES, DM_MESSAGES))
    elif isinstance(event, events.ChannelCreated | events.ChannelChanged | events.ChannelDeleted):
        yield from _channel(world, event)
    elif isinstance(event, events.ThreadMembersAdded):
        yield from _thread_members(world, event)
    elif isinstance(event, events.GuildCreated):
        if world.bot.id in event.guild.member_ids:
            yield Packet("GUILD_CREATE", wire.guild_create(world, event.guild), event.guild.id, GUILDS)
    elif isinstance(event, events.GuildChanged):
        yield Packet("GUILD_UPDATE", wire.guild(world, event.guild), event.guild.id, GUILDS)
        for role in wire.roles(world, event.guild):
            body = {"guild_id": str(event.guild.id), "role": role}
            yield Packet("GUILD_ROLE_UPDATE", body, event.guild.id, GUILDS)
    elif isinstance(event, events.GuildLeft):
        yield Packet("GUILD_DELETE", {"id": str(event.guild.id)}, event.guild.id, GUILDS)


def _intent(channel: Channel, in_guild: int, in_dm: int) -> int:
    return in_dm if channel.type == DM else in_guild


def _message(world: World, name: str, message: Message) -> Iterator[Packet]:
    channel = world.channels.get(message.channel_id)
    if channel is None or not world.sees(world.bot.id, channel.id):
        return
    body = wire.message(world, message, event=True)
    bot = world.bot.id
    hidden = channel.type != DM and message.author_id != bot and bot not in message.mention_ids
    yield Packet(name, body, channel.guild_id, _intent(channel, MESSAGES, DM_MESSAGES), hidden)


def _channel(
    world: World, event: events.ChannelCreated | events.ChannelChanged | events.ChannelDeleted
) -> Iterator[Packet]:
    channel = event.channel
    if channel.guild_id is None:
        # There is no event for a new DM since API version 8.
        return
    if (
        channel.is_thread
        and channel.parent_id in world.channels
        and not world.sees(world.bot.id, channel.parent_id)
    ):
        return
    kind = "THREAD" if channel.is_thread else "CHANNEL"
    if isinstance(event, events.ChannelDeleted):
        body = wire.channel(world, channel)
        if channel.is_thread:
            body = {k: body[k] for k in ("id", "guild_id", "parent_id", "type")}
        yield Packet(f"{kind}_DELETE", body, channel.guild_id, GUILDS)
    elif isinstance(event, events.ChannelCreated):
        extra = {"newly_created": True} if channel.is_thread else {}
        yield Packet(f"{kind}_CREATE", {**wire.channel(world, channel), **extra}, channel.guild_id, GUILDS)
    else:
        yield Packet(f"{kind}_UPDATE", wire.channel(world, channel), channel.guild_id, GUILDS)


def _thread_members(world: World, event: events.ThreadMembersAdded) -> Iterator[Packet]:
    thread, bot = event.channel, world.bot.id
    body: Json = {
        "id": str(thread.id),
        "guild_id": str(thread.guild_id),
        "member_count": min(len(thread.member_ids), 50),
        "added_members": [
            {**wire.thread_member(thread, u), "joined_at": iso(thread.created)} for u in event.added
        ],
        "removed_member_ids": [],
    }
    # Without the members intent, a bot gets only the events about itself.
    intent = GUILDS | MEMBERS if bot in event.added else MEMBERS
    yield Packet("THREAD_MEMBERS_UPDATE", body, thread.guild_id, intent)


log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = range(5)
RESUME, RECONNECT, INVALID, HELLO = 6, 7, 9, 10
NOT_IDENTIFIED, BAD_TOKEN, TWICE = 4003, 4004, 4005
BAD_SHARD, BAD_INTENTS, DISALLOWED = 4010, 4013, 4014
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
ALL_INTENTS = (1 << 26) - 1
KEPT_EVENTS = 2000
BEAT = 41_250
"""Milliseconds between the heartbeats that HELLO asks for."""
ROUND_TRIP = 0.05
"""Seconds until a heartbeat is answered, as in a real network."""

_encode = msgspec.json.Encoder().encode


class Session:
    """One logical session. It continues without a connection until the bot resumes or identifies again."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=KEPT_EVENTS)
        self.connection: web.WebSocketResponse | None = None
        self.outbox: asyncio.Queue[str] | None = None

    def send(self, name: str, data: Any) -> None:
        """Queue an event. Without a connection it is sent after a resume."""
        self.sequence += 1
        text = _encode({"op": DISPATCH, "s": self.sequence, "t": name, "d": data}).decode()
        self.sent.append((self.sequence, text))
        if self.outbox is not None:
            self.outbox.put_nowait(text)


class Gateway:
    def __init__(self, world: World, checker: Checker | None = None) -> None:
        self.world = world
        self.checker = checker
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        """How often a bot has identified."""
        self.too_soon = 0
        """How often a bot tried to identify too soon after another shard and had to wait."""
        self.resumed = 0
        """How often a bot has resumed."""
        self.refuse_connections = False
        """If true, every new connection is closed at once with code 1001."""
        self.connected: frozenset[tuple[int, int]] = frozenset()
        """The connected shards, each with the number of all shards."""
        self._started: dict[int, float] = {}
        self._stop = world.subscribe(self._on_event)

    async def close(self) -> None:
        self._stop()
        await self.drop(code=WSCloseCode.GOING_AWAY)

    async def drop(self, code: int = 4000, *, forget: bool = False) -> None:
        """Close all connections. The bot then resumes; with ``forget`` it must identify again."""
        sessions = list(self.sessions.values())
        if forget:
            self.sessions.clear()
        for session in sessions:
            connection, session.connection, session.outbox = session.connection, None, None
            if connection is not None and not connection.closed:
                await connection.close(code=code)
        self._note_presence()

    # ---- one connection ---------------------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 20)
        await socket.prepare(request)
        if self.refuse_connections:
            await socket.close(code=1001)
            return socket
        outbox: asyncio.Queue[str] = asyncio.Queue()
        writer = asyncio.create_task(self._write(socket, outbox))
        session: Session | None = None
        loop = asyncio.get_running_loop()
        outbox.put_nowait(json.dumps({"op": HELLO, "d": {"heartbeat_interval": BEAT}}))
        try:
            async for frame in socket:
                if frame.type != WSMsgType.TEXT:
                    continue
                message = json.loads(frame.data)
                operation, data = message.get("op"), message.get("d")
                if operation == HEARTBEAT:
                    # Do not answer at once: the client stores the time of sending only after sending.
                    loop.call_later(ROUND_TRIP, outbox.put_nowait, '{"op":11,"d":null,"s":null,"t":null}')
                elif operation == IDENTIFY:
                    if session is not None:
                        await socket.close(code=TWICE)
                        break
                    refused = self._refused(data)
                    if refused:
                        await socket.close(code=refused)
                        break
                    if self._too_soon(data):
                        outbox.put_nowait(json.dumps({"op": INVALID, "d": False}))
                        continue
                    session = self._identify(data, socket, outbox)
                elif operation == RESUME:
                    session = self._resume(data, socket, outbox)
                elif operation not in (PRESENCE, VOICE):
                    await socket.close(code=NOT_IDENTIFIED)
                    break
        finally:
            await end([writer])
            if session is not None and session.connection is socket:
                session.connection = session.outbox = None
                self._note_presence()
        return socket

    @staticmethod
    async def _write(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        try:
            while True:
                await socket.send_str(await outbox.get())
        except ConnectionError:
            log.debug("the connection of the bot is closed")

    def _refused(self, data: Json) -> int:
        """The close code for an IDENTIFY that must be refused; otherwise 0."""
        intents = data.get("intents")
        shard = data.get("shard") or [0, 1]
        if data.get("token") != self.world.token:
            return BAD_TOKEN
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            return BAD_INTENTS
        if intents & PRIVILEGED and not self.world.privileged_intents:
            return DISALLOWED
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            return BAD_SHARD
        if self.world.starts >= self.world.starts_a_day:
            return BAD_TOKEN  # Discord resets the token
        return 0

    def _too_soon(self, data: Json) -> bool:
        """Whether a shard identifies too soon after another shard of its bucket."""
        world, now = self.world, time.monotonic()
        bucket = (data.get("shard") or (0, 1))[0] % world.starts_together
        if now - self._started.get(bucket, -world.start_gap) < world.start_gap:
            self.too_soon += 1
            return True
        self._started[bucket] = now
        return False

    def _identify(self, data: Json, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> Session:
        world = self.world
        number, of = data.get("shard") or (0, 1)
        # A bot that was killed does not close its session. As long as its session is connected, both get the
        # events.
        for old in list(self.sessions.values()):
            if old.connection is None and (old.shard == (number, of) or old.shard[1] != of):
                del self.sessions[old.id]
        session = Session(data["intents"], (number, of))
        session.connection, session.outbox = socket, outbox
        self.sessions[session.id] = session
        self.identified += 1
        world.starts += 1
        guilds = [g for g in world.bot_guilds() if shard_of(g.id, of) == number]
        ready: Json = wire.FIELDS["ready"] | {
            "user": wire.user(world.bot) | wire.FIELDS["self"],
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": world.base_url.replace("http", "ws", 1) + "/gateway/",
            "application": {"id": str(world.bot.id), "flags": 0},
        }
        if data.get("shard"):
            ready["shard"] = [number, of]
        session.send("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                body = wire.guild_create(world, guild)
                if self.checker is not None:
                    self.checker.event("GUILD_CREATE", body)
                session.send("GUILD_CREATE", body)
        self._note_presence()
        return session

    def _resume(
        self, data: Json, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]
    ) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq") or 0
        known = session is not None and (not session.sent or session.sent[0][0] <= sequence + 1)
        if session is None or not known or data.get("token") != self.world.token:
            outbox.put_nowait(json.dumps({"op": INVALID, "d": False}))
            return None
        self.resumed += 1
        for number, text in session.sent:
            if number > sequence:
                outbox.put_nowait(text)
        session.connection, session.outbox = socket, outbox
        session.send("RESUMED", {})
        self._note_presence()
        return session

    # ---- events -----------------------------------------------------------------------------------------

    def _note_presence(self) -> None:
        connected = frozenset(s.shard for s in self.sessions.values() if s.connection is not None)
        if connected != self.connected:
            self.connected = connected
            self.world.bot_online = bool(connected)
            self.world.tell(events.BotPresence())

    def _on_event(self, event: events.Event) -> None:
        if not self.sessions:
            return
        intents = 0
        for session in self.sessions.values():
            intents |= session.intents
        for packet in packets(self.world, event, intents):
            if self.checker is not None:
                self.checker.event(packet.name, packet.body)
            for session in self.sessions.values():
                if wanted(packet, session.intents, session.shard):
                    session.send(packet.name, body_for(packet, session.intents))
