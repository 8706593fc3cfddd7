"""The OpenAPI document of the API, made of its endpoints and of the types of its answers."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from aiohttp import web

from bot import __version__
from bot.text import LANGUAGES
from bot.web.api.endpoints import BASE, ENDPOINTS, Endpoint, Parameter
from bot.web.api.schemas import Fault
from bot.web.replies import sent
from bot.web.site import JSON, Document, Reader

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
