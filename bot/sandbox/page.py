"""The web page of the sandbox: its files, and a websocket between the page and the world.

:func:`register` adds it to the server of the sandbox. The page is a client: it gets the events of the world
and acts through :class:`bot.sandbox.actions.Actions`. On it, one human can act as every person.

All packets on the socket are JSON objects. A request is ``{"id": 1, "do": "press", "args": {...}}``. The
answer is ``{"re": 1, "answer": ...}`` or ``{"re": 1, "error": "a sentence"}``. Events look like
``{"event": "message", "message": ...}``; see :meth:`Page.on_event`. Ids are strings. Messages are Discord's
objects with three more keys: ``pings`` (whom it notifies), ``seen_by`` (the only person who sees it, or null)
and ``used`` (the command it answers, if known).
"""

import asyncio
import ipaddress
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import fontpkg
import msgspec
from aiohttp import WSMsgType, web

from bot.runtime.tasks import end
from bot.sandbox import events, wire
from bot.sandbox.actions import Actions, ClientRefusal
from bot.sandbox.faults import Faults
from bot.sandbox.pageacts import REQUESTS, SWITCHABLE, FaultBoard, Requests
from bot.sandbox.things import Channel, Guild, Json, Message, Person
from bot.sandbox.world import World

log = logging.getLogger(__name__)

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
}
FONTS = {"fonts/inter.ttf": "inter", "fonts/garamond.ttf": "eb-garamond"}
LARGEST = 16 * 1024 * 1024
"""The largest packet from the page in bytes. A file of 10 MiB in base64 fits."""
BACKLOG = 5000
"""The largest number of packets waiting for a page. If there are more, the page is disconnected; it
reconnects and loads everything again."""
REMEMBERED = 200
"""The number of latest messages from which unread messages are counted."""
PAGE_SIZE = 60
OF_CHANNEL = ("type", "name", "position", "topic", "archived", "locked", "tags", "tag_required", "sent")
"""Fields of a channel that the page gets as they are."""


def register(app: web.Application, world: World, actions: Actions, faults: Faults | None = None) -> "Page":
    """Add the routes of the page: ``/``, ``/page/…`` and ``/page/socket``. Call it before the start."""
    page = Page(world, actions, faults)
    app.router.add_get("/", page.index)
    app.router.add_get("/page/socket", page.socket)
    app.router.add_get("/page/{name:.+}", page.file)
    app.on_startup.append(page.open)
    app.on_shutdown.append(page.close)
    return page


class Page:
    """The open sockets of the page, and what is sent to them."""

    def __init__(self, world: World, actions: Actions, faults: Faults | None = None) -> None:
        self.world = world
        self.actions = actions
        self.board = FaultBoard(faults)
        self._requests = Requests(world, actions, self.board)
        self._folder = Path(__file__).parent / "web"
        self._files = {
            str(path.relative_to(self._folder).as_posix()): path
            for path in self._folder.rglob("*")
            if path.suffix in KINDS
        }
        self._files |= {name: Path(fontpkg.path(font)) for name, font in FONTS.items()}
        self._queues: dict[web.WebSocketResponse, asyncio.Queue[str | None]] = {}
        self._unsubscribe: Callable[[], None] | None = None

    async def open(self, app: web.Application) -> None:
        self._unsubscribe = self.world.subscribe(self.on_event)

    async def close(self, app: web.Application) -> None:
        if self._unsubscribe is not None:
            self._unsubscribe()
        for socket in list(self._queues):
            await socket.close(code=1001, message=b"the sandbox stops")

    # ---- files ------------------------------------------------------------------------------------------

    async def index(self, request: web.Request) -> web.StreamResponse:
        return self._send(request, "index.html")

    async def file(self, request: web.Request) -> web.StreamResponse:
        return self._send(request, request.match_info["name"])

    def _send(self, request: web.Request, name: str) -> web.StreamResponse:
        _check_host(request)
        path = self._files.get(name)
        if path is None:
            raise web.HTTPNotFound(text="There is no such file here.\n")
        headers = {
            "Content-Type": KINDS[path.suffix],
            "Cache-Control": "no-cache",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
        }
        if path.suffix == ".html":
            headers["Content-Security-Policy"] = (
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
                f"font-src 'self'; connect-src 'self' ws://{request.host} wss://{request.host}; "
                "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
            )
        return web.FileResponse(path, headers=headers)

    # ---- the socket -------------------------------------------------------------------------------------

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        _check_host(request)
        _check_origin(request)
        socket = web.WebSocketResponse(max_msg_size=LARGEST, heartbeat=30.0)
        await socket.prepare(request)
        queue: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)
        queue.put_nowait(_pack(self.whole_world()))
        self._queues[socket] = queue
        writer = asyncio.create_task(_write(socket, queue))
        tasks: set[asyncio.Task[None]] = set()
        try:
            async for packet in socket:
                if packet.type is not WSMsgType.TEXT:
                    break
                # Each request runs in its own task, because a slow completion must not delay a press.
                task = asyncio.create_task(self._answer(queue, packet.data))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        finally:
            del self._queues[socket]
            await end([writer, *tasks])
        return socket

    async def _answer(self, queue: "asyncio.Queue[str | None]", text: str) -> None:
        number: Any = None
        answer: Json
        try:
            asked = json.loads(text)
            number = asked["id"]
            answer = {"re": number, "answer": await self._do(str(asked["do"]), asked.get("args") or {})}
        except ClientRefusal as refusal:
            answer = {"re": number, "error": str(refusal)}
        except (KeyError, ValueError, TypeError):
            log.debug("the page requested %.200s", text, exc_info=True)
            answer = {"re": number, "error": "That is not there any more."}
        except Exception:
            log.exception("an action of the page failed: %.200s", text)
            answer = {"re": number, "error": "Something went wrong in the sandbox; its log says more."}
        _put(queue, _pack(answer))

    async def _do(self, what: str, args: Json) -> Any:
        if what == "history":
            before = args.get("before")
            return self.history(int(args["channel"]), None if before is None else int(before))
        done = REQUESTS[what](self._requests, args)
        answer = await done if isinstance(done, Awaitable) else done
        self._tell_faults()
        return answer

    # ---- what the page gets -----------------------------------------------------------------------------

    def on_event(self, event: events.Event) -> None:
        if not self._queues:
            return
        for packet in self._packets(event):
            text = _pack(packet)
            for queue in self._queues.values():
                _put(queue, text)
        self._tell_faults()

    def _packets(self, event: events.Event) -> list[Json]:
        match event:
            case events.MessageCreated(message):
                return [{"event": "message", "message": self.message(message)}]
            case events.MessageEdited(message):
                return [{"event": "edited", "message": self.message(message)}]
            case events.MessageDeleted(channel_id, message_id):
                return [{"event": "gone", "channel": str(channel_id), "message": str(message_id)}]
            case events.ChannelCreated(channel) | events.ThreadMembersAdded(channel):
                return [{"event": "channel", "channel": self.channel(channel)}]
            case events.ChannelChanged(channel):
                touched = [channel, *self.world.threads_of(channel.id)]
                return [{"event": "channel", "channel": self.channel(c)} for c in touched]
            case events.ChannelDeleted(channel):
                return [{"event": "channel_gone", "channel": str(channel.id)}]
            case events.GuildCreated() | events.GuildChanged() | events.GuildLeft():
                guild = event.guild
                inside = [c for c in self.world.channels.values() if c.guild_id == guild.id]
                return [
                    {"event": "guild", "guild": self.guild(guild)},
                    *({"event": "channel", "channel": self.channel(c)} for c in inside),
                ]
            case events.PersonChanged(person):
                return [
                    {"event": "person", "person": self.person(person)},
                    *({"event": "channel", "channel": self.channel(c)} for c in self.world.channels.values()),
                ]
            case events.CommandsChanged():
                return [{"event": "commands"}]
            case events.BotPresence():
                return [{"event": "bot", "bot": self.bot()}]
            case events.InteractionAnswered():
                return [{"event": "answered", **_outcome(event), "how": event.how, "modal": event.modal}]
            case events.InteractionFailed():
                return [{"event": "failed", **_outcome(event), "reason": event.reason}]
            case _:
                return []

    def _tell_faults(self) -> None:
        if self.board.news():
            text = _pack({"event": "faults", "faults": self.board.waiting()})
            for queue in self._queues.values():
                _put(queue, text)

    def whole_world(self) -> Json:
        """All data for a new page, except messages: these are sent when a channel is opened."""
        world = self.world
        marks = {
            str(c.id): [
                {"id": str(m.id), "author": str(m.author_id), "pings": [str(u) for u in m.pings]}
                for m in world.messages(c.id)[-REMEMBERED:]
            ]
            for c in world.channels.values()
        }
        return {
            "event": "world",
            "world": str(world.bot.id),
            "address": world.base_url,
            "persons": [self.person(p) for p in world.persons()],
            "bot": self.bot(),
            "guilds": [self.guild(g) for g in world.guilds.values()],
            "channels": [self.channel(c) for c in world.channels.values()],
            "marks": marks,
            "permissions": list(SWITCHABLE),
            "faults": self.board.waiting(),
        }

    def person(self, of: Person) -> Json:
        return {**msgspec.structs.asdict(of), "id": str(of.id)}

    def bot(self) -> Json:
        return {**self.person(self.world.bot), "online": self.world.bot_online}

    def guild(self, of: Guild) -> Json:
        return {"id": str(of.id), "name": of.name, "locale": of.locale}

    def channel(self, of: Channel) -> Json:
        """A channel with who can see it and what the bot may do there."""
        world = self.world
        allowed = world.allowed(world.bot.id, of.id)
        return {
            **{name: getattr(of, name) for name in OF_CHANNEL},
            **{f"{name}_id": wire.id_of(getattr(of, f"{name}_id")) for name in ("guild", "parent", "owner")},
            "id": str(of.id),
            "applied": [str(tag) for tag in of.applied],
            "member_ids": [str(u) for u in of.member_ids],
            "visible_to": [str(p.id) for p in world.persons() if world.sees(p.id, of.id)],
            "bot_may": [name for name, bit in SWITCHABLE.items() if allowed & bit],
        }

    def message(self, of: Message) -> Json:
        body = wire.message(self.world, of)
        body["pings"] = [str(u) for u in of.pings]
        body["seen_by"] = wire.id_of(of.seen_by)
        body["used"] = self._used(of)
        return body

    def _used(self, of: Message) -> str | None:
        interaction = None if of.interaction_id is None else self.actions.book.get(of.interaction_id)
        if interaction is None or "name" not in interaction.payload.get("data", {}):
            return None
        node = interaction.payload["data"]
        names = [str(node["name"])]
        while node.get("options") and node["options"][0]["type"] in (1, 2):
            node = node["options"][0]
            names.append(str(node["name"]))
        return f"{'/' if interaction.payload['data'].get('type', 1) == 1 else ''}{' '.join(names)}"

    def history(self, channel_id: int, before: int | None) -> Json:
        """Some messages of a channel, oldest first, including the ephemeral ones of all persons."""
        by_id = {
            m.id: m
            for p in self.world.persons()
            for m in self.world.visible_messages(p.id, channel_id)
            if before is None or m.id < before
        }
        newest = sorted(by_id)[-PAGE_SIZE:]
        return {"messages": [self.message(by_id[n]) for n in newest], "more": len(newest) < len(by_id)}


def _outcome(event: events.InteractionAnswered | events.InteractionFailed) -> Json:
    return {
        "interaction": str(event.interaction_id),
        "person": str(event.user_id),
        "channel": str(event.channel_id),
    }


def _pack(packet: Json) -> str:
    return json.dumps(packet, ensure_ascii=False, separators=(",", ":"))


def _put(queue: "asyncio.Queue[str | None]", text: str) -> None:
    """Queue a packet for a page, or disconnect a page that is too far behind."""
    try:
        queue.put_nowait(text)
    except asyncio.QueueFull:
        while not queue.empty():
            queue.get_nowait()
        queue.put_nowait(None)


async def _write(socket: web.WebSocketResponse, queue: "asyncio.Queue[str | None]") -> None:
    while (text := await queue.get()) is not None:
        await socket.send_str(text)
    await socket.close(code=1013, message=b"too far behind")


def _check_host(request: web.Request) -> None:
    """Accept only addresses and localhost as host, against DNS rebinding by other sites."""
    name = urlsplit(f"//{request.host}").hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        if name != "localhost" and not name.endswith(".localhost"):
            raise web.HTTPForbidden(text="Open the sandbox as http://127.0.0.1 or localhost.\n") from None


def _check_origin(request: web.Request) -> None:
    """Refuse requests from pages of other sites."""
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="This socket is for the sandbox's own page.\n")
