"""The common parts of all REST handlers: requests, responses, errors, headers, checks.

A handler is a coroutine that takes a :class:`Call` and returns the JSON body (None: status 204). It raises
:class:`Refusal` to refuse. Routes are written as in Discord's documentation, so that the OpenAPI checker
finds them.
"""

import json
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from bot.sandbox import permissions
from bot.sandbox.actions import Actions, Upload
from bot.sandbox.answers import Answers
from bot.sandbox.check_message import REQUEST_LIMIT
from bot.sandbox.faults import Faults as FaultSwitches
from bot.sandbox.faults import Wrong
from bot.sandbox.refusals import Refusal, invalid, refuse
from bot.sandbox.things import Channel, Checker, Guild, Json
from bot.sandbox.world import World

log = logging.getLogger(__name__)

API = "/api/v10"
_encode = msgspec.json.Encoder().encode


CREATES_A_DAY = 200
DAY = 86_400.0


class Registrations:
    """Counts the new command names of each day in each scope."""

    def __init__(self) -> None:
        self._made: dict[int, list[float]] = {}

    def count(self, scope: int, new: int) -> None:
        recent = [t for t in self._made.get(scope, []) if time.monotonic() - t < DAY]
        if len(recent) + new > CREATES_A_DAY:
            refuse(30034)
        self._made[scope] = recent + [time.monotonic()] * new


@dataclass
class Backend:
    world: World
    actions: Actions
    answers: Answers
    faults: FaultSwitches
    checker: Checker | None = None
    registrations: Registrations = field(default_factory=Registrations)
    refused: deque[Refusal] = field(default_factory=lambda: deque(maxlen=1000))
    """The latest refusals, for tests."""
    breakdowns: list[BaseException] = field(default_factory=list)
    """Exceptions in the sandbox itself. Tests assert that there are none."""


@dataclass
class ApiRequest:
    """One request: ``params`` has the texts from the path, ``body`` the JSON, ``uploads`` the files."""

    backend: Backend
    params: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: dict[int, Upload]

    @property
    def world(self) -> World:
        return self.backend.world

    def id(self, name: str) -> int:
        """An id from the path."""
        text = self.params[name]
        if not text.isdecimal():
            invalid((name,), "NUMBER_TYPE_COERCE", f'Value "{text}" is not snowflake.')
        return int(text)

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """An integer from the query."""
        text = self.query.get(name)
        if text is None:
            return default
        if not text.isdecimal() or not least <= int(text) <= most:
            invalid((name,), "NUMBER_TYPE_RANGE", f"int value should be between {least} and {most}.")
        return int(text)

    def snowflake(self, name: str) -> int | None:
        """An id from the query, or None."""
        text = self.query.get(name)
        return int(text) if text is not None and text.isdecimal() else None

    def guild(self) -> Guild:
        """The guild in the path; refuse if the bot is not in it."""
        guild = self.world.guilds.get(self.id("guild_id"))
        if guild is None:
            refuse(10004)
        if self.world.bot.id not in guild.member_ids:
            refuse(50001)
        return guild

    def channel(self, *needed: str) -> Channel:
        """The channel in the path; refuse if the bot cannot see it or lacks permissions."""
        channel = self.world.channels.get(self.id("channel_id"))
        if channel is None:
            refuse(10003)
        if not self.world.sees(self.world.bot.id, channel.id):
            refuse(50001)
        if not self.world.may(self.world.bot.id, channel.id, *needed):
            lacking = permissions.bits(needed) & ~self.world.allowed(self.world.bot.id, channel.id)
            log.debug("the bot lacks %s", permissions.names(lacking))
            refuse(50013)
        return channel


Handler = Callable[[ApiRequest], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One REST operation. ``open``: no token is needed; ``status``: that of a response with a body."""

    method: str
    template: str
    handler: Handler
    open: bool = False
    status: int = 200


def mount(app: web.Application, backend: Backend, routes: Sequence[Route]) -> None:
    for route in routes:
        app.router.add_route(route.method, API + route.template, _endpoint(backend, route))


def _endpoint(backend: Backend, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    async def endpoint(request: web.Request) -> web.StreamResponse:
        name = f"{request.method} {request.path.removeprefix(API)}"
        headers, over = backend.faults.headers(name, f"{route.method}{hash(route.template) & 0xFFFFFF:06x}")
        files = request.content_type.startswith("multipart/")
        wrong = await backend.faults.before(name, files=files) or over
        if wrong is not None:
            await request.read()
            return _wrong(wrong)
        try:
            status, body = await _run(backend, route, request)
        except Refusal as refusal:
            backend.refused.append(refusal)
            log.debug("%s refused: %s", name, refusal)
            return answer(refusal.status, refusal.body, headers)
        except ConnectionError:
            raise  # the bot closed the connection during its request
        except Exception as error:
            # A body that breaks the checks, or a bug in the sandbox. Tests look at this list.
            backend.breakdowns.append(error)
            log.exception("%s broke the sandbox", name)
            return answer(400, {"message": "Invalid Form Body", "code": 50035}, headers)
        hidden = backend.faults.instead(name)
        if hidden is not None:
            return _wrong(hidden)
        return answer(status, body, headers)

    return endpoint


async def _run(backend: Backend, route: Route, request: web.Request) -> tuple[int, Any]:
    if not route.open and request.headers.get("Authorization") != f"Bot {backend.world.token}":
        refuse(40001, "401: Unauthorized")
    body, uploads = await _read(request)
    asked = ApiRequest(backend, dict(request.match_info), dict(request.query), body, uploads)
    result = await route.handler(asked)
    status = 204 if result is None else route.status
    checker = backend.checker
    if checker is not None:
        # Only accepted bodies are checked: a refused one is wrong on purpose, or its test fails anyway.
        if body is not None:
            checker.request(route.method, route.template, body)
        checker.response(route.method, route.template, status, result)
    return status, result


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    if (request.content_length or 0) > REQUEST_LIMIT + (1 << 20):
        await request.release()
        refuse(40005)
    if request.content_type.startswith("multipart/"):
        return await _read_parts(request)
    data = await request.read()
    if not data:
        return None, {}
    try:
        return json.loads(data), {}
    except ValueError:
        refuse(50109)


async def _read_parts(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Any = {}
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            body = json.loads(data)
        elif name.startswith("files[") and name.endswith("]"):
            uploads[int(name[6:-1])] = Upload(part.filename or "file", data)
    return body, uploads


def answer(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON response. Status 204 has no body."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    # The content type must be exactly this. With a charset, discord.py reads the body as text.
    return web.Response(
        status=status, body=_encode(body), headers={**(headers or {}), "Content-Type": "application/json"}
    )


def _wrong(wrong: Wrong) -> web.Response:
    if wrong.page:
        return web.Response(
            status=wrong.status, text=wrong.page, content_type="text/html", headers=wrong.headers
        )
    if wrong.body is None:
        return web.Response(status=wrong.status, text="bad gateway", headers=wrong.headers)
    return answer(wrong.status, wrong.body, wrong.headers)


def must_be_object(body: Any) -> Json:
    """The body as a JSON object; empty if there is none."""
    if body is None:
        return {}
    if not isinstance(body, dict):
        invalid((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    return body
