"""What a webhook is sent, in the form that its receiver understands.

A call of a person's webhook names the game, the number of the table, and its place, but nothing of the board
and nothing that only a player may know. A call of a match's webhook also names who must act. For a private
table neither gives the place.
"""

from __future__ import annotations

import html
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.match import Place, Player
from bot.match.webhooks.worker import Event, Request
from bot.text import Words, plain
from bot.text import words as words_of
from bot.text.escape import discord_safe
from cogs.framework.services import Services
from cogs.ui.speech import game_title

JSON = {"Content-Type": "application/json"}
DISCORD = "https://discord.com/channels"


class WebhookWriter:
    """Writes in the language of the person."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def __call__(self, event: Event, /) -> Request:
        of_all = event.brief if event.everybody else None
        words = self._services.words(event.locale) if of_all is None else words_of(of_all.language)
        return written(event, words, self._services.web_url)


def written(event: Event, words: Words, web_url: str | None) -> Request:
    brief = event.brief
    sentence = _said(event, words)
    link = None if brief is None or brief.private else _link(brief.place)
    match event.form:
        case "ntfy":
            # Headers are Latin-1, so the words are in the body alone.
            headers = {"Content-Type": "text/plain; charset=utf-8", "Tags": "game_die"}
            return Request(sentence.encode(), headers | ({} if link is None else {"Click": link}))
        case "slack":
            text = html.escape(sentence, quote=False)  # as Slack wants it: a name is no mention and no link
            return _json({"text": text if link is None else f"{text}\n<{link}>"})
        case "matrix":
            return _json(
                {"text": sentence if link is None else f"{sentence}\n{link}", "username": "Turnpost"}
            )
    return _json(_facts(event, words, sentence, link, web_url))


def _said(event: Event, words: Words) -> str:
    brief = event.brief
    if brief is None:
        return words("webhook-try")
    about: dict[str, Any] = {"game": game_title(words, brief.game), "match": brief.match}
    if not event.everybody:
        return words("webhook-turn", **about)
    if event.over:
        return words("webhook-over", **about)
    if not event.seats:
        return words("webhook-match-try", **about)
    who = tuple(_name(event, words, seat) for seat in event.seats)
    return words("webhook-match-turn", who=who, **about)


def _name(event: Event, words: Words, seat: int) -> str:
    """A name in an event's form. Matrix reads markdown, and a person named @room would call everybody."""
    assert event.brief is not None
    name = event.brief.name_of(seat) or words("seat-name", seat=seat + 1)
    return discord_safe(name) if event.form == "matrix" else plain(name)


def _facts(event: Event, words: Words, key: str, link: str | None, web_url: str | None) -> dict[str, Any]:
    """The same event as values, for programs."""
    brief = event.brief
    at = _moment(event.at)
    if brief is None:
        return {"event": "try", "at": at, "text": key}
    kind = "turn" if event.seats or not event.everybody else "over" if event.over else "try"
    page = f"{web_url}/m/{brief.uid}" if web_url is not None and event.public else None
    facts: dict[str, Any] = {
        "event": kind,
        "at": at,
        "text": key,
        "match": {"number": brief.match, "game": brief.game, "page": page},
        "link": link,
    }
    if event.everybody:
        awaited = (player for player in brief.players if player.seat in event.seats)
        facts["awaited"] = [_player(event, words, player) for player in awaited]
    return facts


def _player(event: Event, words: Words, player: Player) -> dict[str, Any]:
    deadline = None if player.deadline is None else _moment(player.deadline)
    return {"seat": player.seat + 1, "name": _name(event, words, player.seat), "deadline": deadline}


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _link(place: Place) -> str:
    return f"{DISCORD}/{'@me' if place.guild is None else place.guild}/{place.post}"


def _json(value: dict[str, Any]) -> Request:
    return Request(msgspec.json.encode(value), JSON)
