"""The API: its addresses, how each of them answers, and its OpenAPI document.

Routes and document are made of the same list, and of the types of the answers.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from aiohttp import web

from bot import __version__
from bot.text import LANGUAGES
from bot.web.api import schemas, values
from bot.web.api.schemas import Fault
from bot.web.replies import Wrong, sent
from bot.web.scenes import position
from bot.web.site import JSON, Document, Reader
from bot.web.visits import found, number, started

BASE: Final = "/api/v1"
MOST: Final = 1000
"""Log entries in one answer."""
_COUNT: Final = re.compile(r"[0-9]{1,6}")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class BadRange(Wrong):
    """A parameter in the query that is not a number, or too large."""

    status = 400
    key = "web-bad-range"


class Parameter(NamedTuple):
    """A part of an address. With `least` and `most` it is a whole number within them; otherwise it is a
    text."""

    name: str
    about: str
    within: str = "path"
    least: int | None = None
    most: int | None = None


class Endpoint(NamedTuple):
    path: str
    """The path after `BASE`, with names in braces."""
    handler: Handler
    answer: type[schemas.Answer] | None
    """None: the OpenAPI document."""
    about: str
    parameters: tuple[Parameter, ...] = ()


async def match(request: web.Request) -> web.StreamResponse:
    visit = await found(request)
    brief = visit.brief

    async def make() -> Document:
        if brief.state == "lobby":
            return Document.json(values.match(visit, None, 0))
        story = await visit.reader.site.matches.watching.story(brief.match)
        return Document.json(values.match(visit, await position(visit, None), len(story)))

    return await visit.page(request, make, "api match")


async def log(request: web.Request) -> web.StreamResponse:
    visit = await found(request)
    after, most = _within(request, "after", 0, 0, 999_999), _within(request, "limit", MOST, 1, MOST)

    async def make() -> Document:
        if visit.brief.state == "lobby":
            return Document.json(schemas.Log(uid=visit.brief.uid, positions=0, entries=()))
        story = await visit.reader.site.matches.watching.story(visit.brief.match)
        return Document.json(values.log(visit, story, after, most))

    return await visit.page(request, make, "api log", after, most)


async def one_position(request: web.Request) -> web.StreamResponse:
    visit = await started(request)
    n = number(request.match_info["n"])

    async def make() -> Document:
        story = await visit.reader.site.matches.watching.story(visit.brief.match)
        shown = await position(visit, n)
        return Document.json(values.position(visit, shown, n, len(story)))

    return await visit.page(request, make, "api position", n)


def _within(request: web.Request, name: str, otherwise: int, least: int, most: int) -> int:
    """A number of the query. Raises BadRange."""
    text = request.query.get(name)
    if text is None:
        return otherwise
    if not _COUNT.fullmatch(text) or not least <= int(text) <= most:
        raise BadRange
    return int(text)


UID: Final = Parameter("uid", "The id of a match, as in the address of its page")
ENDPOINTS: Final = (
    Endpoint("/matches/{uid}", match, schemas.Match, "A match as everybody may watch it", (UID,)),
    Endpoint(
        "/matches/{uid}/log",
        log,
        schemas.Log,
        "What happened, oldest first",
        (
            UID,
            Parameter("after", "Only entries behind this number", "query", 0, 999_999),
            Parameter("limit", "At most so many entries", "query", 1, MOST),
        ),
    ),
    Endpoint(
        "/matches/{uid}/positions/{n}",
        one_position,
        schemas.Position,
        "One position",
        (UID, Parameter("n", "The number of the position, from 1", "path", 1, 999_999)),
    ),
    Endpoint(
        "/servers/{server}",
        values.server,
        schemas.Server,
        "A server that wants a page: open tables, running matches, results, ratings",
        (Parameter("server", "The id of the server on Discord"),),
    ),
    Endpoint(
        "/people/{person}",
        values.person,
        schemas.Person,
        "A person who wants a page: ratings, running and finished matches",
        (Parameter("person", "The id in the address of the person's page"),),
    ),
)


REFERENCE: Final = "#/components/schemas/{name}"
FAULTS: Final = {
    "400": "A number in the query is none, or out of range",
    "404": "There is nothing at this address, or not everybody may see it",
    "410": "The match goes on elsewhere, or the table was closed before it began",
    "429": "Too much at once; `Retry-After` says for how many seconds to wait",
    "500": "A fault of the bot",
    "503": "Not at the moment; `Retry-After` says for how many seconds to wait",
}
LANGUAGE: Final = Parameter(
    "lang", f"The language of words: {', '.join(LANGUAGES)}; otherwise Accept-Language", "query"
)


async def openapi(request: web.Request) -> web.StreamResponse:
    return sent(request, _document(Reader(request).site.url or ""))


@cache
def _document(url: str) -> Document:
    return Document.of(msgspec.json.format(msgspec.json.encode(described(url)), indent=1), JSON)


def described(url: str = "") -> dict[str, Any]:
    """The document as a value. `url`: where the pages are; "": at the root of this host."""
    types = [Fault, *(endpoint.answer for endpoint in ENDPOINTS if endpoint.answer is not None)]
    _, components = msgspec.json.schema_components(types, ref_template=REFERENCE)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Turnpost",
            "version": __version__,
            "description": "Matches as everybody may watch them. Nothing can be changed here.",
        },
        "servers": [{"url": f"{url}{BASE}"}],
        "paths": {endpoint.path: {"get": _operation(endpoint)} for endpoint in ENDPOINTS},
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    assert endpoint.answer is not None
    content = _content(Fault.__name__)
    faults = {status: {"description": about, "content": content} for status, about in FAULTS.items()}
    return {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.about,
        "parameters": [_parameter(parameter) for parameter in (*endpoint.parameters, LANGUAGE)],
        "responses": {
            "200": {"description": endpoint.about, "content": _content(endpoint.answer.__name__)},
            "304": {"description": "As the tag in If-None-Match says, nothing has changed"},
            **faults,
        },
    }


def _content(name: str) -> dict[str, Any]:
    return {JSON: {"schema": {"$ref": REFERENCE.format(name=name)}}}


def _parameter(parameter: Parameter) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string"}
    if parameter.least is not None:
        schema = {"type": "integer", "minimum": parameter.least, "maximum": parameter.most}
    return {
        "name": parameter.name,
        "in": parameter.within,
        "required": parameter.within == "path",
        "description": parameter.about,
        "schema": schema,
    }
