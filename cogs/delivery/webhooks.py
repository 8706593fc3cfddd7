"""What a webhook is sent, in the form that its receiver understands.

It says the game, the number of the table, and where it is: nothing of the board, and nothing that only a
player may know. Of a private table it does not say where it is.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.match import Brief, Place
from bot.match.webhooks.worker import Event, Request
from bot.text import Words
from cogs.framework.services import Services
from cogs.ui.speech import game_title

JSON = {"Content-Type": "application/json"}
DISCORD = "https://discord.com/channels"


class WebhookWriter:
    """Writes in the language of the person."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def __call__(self, event: Event, /) -> Request:
        return written(event, self._services.words(event.locale), self._services.web_url)


def written(event: Event, words: Words, web_url: str | None) -> Request:
    """An event in its form."""
    brief = event.brief
    if brief is None:
        said, link = words("webhook-try"), None
    else:
        said = words("webhook-turn", game=game_title(words, brief.game), match=brief.match)
        link = None if brief.private else _link(brief.place)
    match event.form:
        case "ntfy":
            # Headers are Latin-1, so the words are in the body alone.
            headers = {"Content-Type": "text/plain; charset=utf-8", "Tags": "game_die"}
            return Request(said.encode(), headers | ({} if link is None else {"Click": link}))
        case "slack":
            return _json({"text": said if link is None else f"{said}\n<{link}>"})
        case "matrix":
            return _json({"text": said if link is None else f"{said}\n{link}", "username": "Turnpost"})
    return _json(_facts(event, said, link, web_url))


def _facts(event: Event, said: str, link: str | None, web_url: str | None) -> dict[str, Any]:
    """For programs: the same as values."""
    at = datetime.fromtimestamp(event.at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    facts = {"event": "try", "at": at, "text": said}
    brief = event.brief
    if brief is None:
        return facts
    return {**facts, "event": "turn", "match": _match(brief, web_url), "link": link}


def _match(brief: Brief, web_url: str | None) -> dict[str, Any]:
    """A private table has no page that others could be pointed to."""
    public = web_url is not None and brief.place.guild is not None and not brief.private
    page = f"{web_url}/m/{brief.uid}" if public else None
    return {"number": brief.match, "game": brief.game, "page": page}


def _link(place: Place) -> str:
    return f"{DISCORD}/{'@me' if place.guild is None else place.guild}/{place.post}"


def _json(value: dict[str, Any]) -> Request:
    return Request(msgspec.json.encode(value), JSON)
