"""Addresses that are called when it is one's turn, or at every turn of a match that one hosts or manages. An
address and its secret are never shown again.

What a webhook is sent has the form that its receiver understands. A call of a person's webhook names the
game, the number of the table, and its place, but nothing of the board and nothing that only a player may
know. A call of a match's webhook also names who must act. For a private table neither gives the place.
"""

from __future__ import annotations

import html
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.core import fact
from bot.match import Mine, Place, Player, UserError
from bot.match.webhooks.service import FORMS, Added, MatchWebhook, Webhook
from bot.match.webhooks.worker import FORBIDDEN, UNREACHABLE, Event, Request
from bot.text import Words, plain
from bot.text import words as words_of
from bot.text.escape import discord_safe
from cogs.admin import asked_of
from cogs.framework.call import Call
from cogs.framework.permissions import manager_of
from cogs.framework.router import on, on_form, opens
from cogs.framework.services import Services
from cogs.ui.forms import Form, Radios, Select, Tick, Typed, told
from cogs.ui.me import ANY
from cogs.ui.page import MENU, Button, Choice, Menu, Page, Row, pick, press, submit
from cogs.ui.speech import game_title, match_choice

LAST_KEYS = {FORBIDDEN: "webhook-last-forbidden", UNREACHABLE: "webhook-last-unreachable"}


def added_page(words: Words, added: Added) -> Page:
    """A webhook is there: its secret, this once."""
    webhook = added.webhook
    key = "webhook-match-added" if webhook.everybody else "webhook-added"
    title = words(key, host=discord_safe(webhook.host), match=webhook.match or 0)
    lines = (
        f"### {title}",
        words("webhook-added-about"),
        f"`{added.secret}`",
    )
    return Page(("\n".join(lines),), below=f"-# {words('webhook-signed')}")


def webhooks_page(words: Words, webhooks: Sequence[Webhook], mine: Sequence[Mine] = ()) -> Page:
    """The webhooks of the reader, with a button to remove each. `mine`: matches that can have their own."""
    lines = [f"### {words('webhook-title')}"]
    lines += [f"{number}. {_line(words, webhook)}" for number, webhook in enumerate(webhooks, 1)]
    if not webhooks:
        lines.append(words("webhook-none"))
    buttons = tuple(
        Button(press("unhook", hook.id), words("webhook-remove", n=number), "danger")
        for number, hook in enumerate(webhooks, 1)
    )
    choices = tuple(match_choice(words, entry.brief) for entry in mine[:MENU])
    of_match = (Menu(pick("webhooksof"), words("menu-webhooks-of"), choices),) if choices else ()
    add: Row = (Button(press("webhookadd"), words("button-webhook-add"), "primary"),)
    rows: tuple[Row, ...] = (*([buttons] if buttons else []), *of_match, add)
    return Page(("\n".join(lines),), rows=rows)


def match_webhooks_page(
    words: Words, match: int, match_webhooks: Sequence[MatchWebhook], *, managed: bool = False
) -> Page:
    """The webhooks of a match as such, with a button to remove each that the reader may remove.

    Args:
        managed: for somebody who manages the server, whether or not they play.
    """
    lines = [f"### {words('webhook-match-title', match=match)}"]
    lines += [
        f"{number}. {_state(words, match_webhook)}" for number, match_webhook in enumerate(match_webhooks, 1)
    ]
    if not match_webhooks:
        lines.append(words("webhook-match-none"))
    verb = "unhookmanaged" if managed else "unhookmatch"
    buttons = tuple(
        Button(press(verb, match, match_webhook.id), words("webhook-remove", n=number), "danger")
        for number, match_webhook in enumerate(match_webhooks, 1)
        if match_webhook.removable
    )
    add = (Button(press("adminhook", match), words("button-webhook-add"), "primary"),) if managed else ()
    rows = tuple(row for row in (buttons, add) if row)
    return Page(("\n".join(lines),), rows=rows, below=f"-# {words('webhook-match-about')}")


def _state(words: Words, webhook: Webhook) -> str:
    parts = [f"**{discord_safe(webhook.host)}** ({words(f'webhook-form-{webhook.form}')})"]
    if webhook.last is not None:
        parts.append(words(LAST_KEYS.get(webhook.last, "webhook-last-status"), status=webhook.last))
    if webhook.stopped:
        parts.append(words("webhook-stopped"))
    return " · ".join(parts)


def _line(words: Words, webhook: Webhook) -> str:
    if webhook.match is None:
        return _state(words, webhook)
    key = "webhook-match-every" if webhook.everybody else "webhook-match"
    return f"{_state(words, webhook)} · {words(key, match=webhook.match)}"


def webhook_form(words: Words, mine: Sequence[Mine]) -> Form:
    """An address to be called. `mine`: the matches that it can be for."""
    matches = tuple(match_choice(words, entry.brief) for entry in mine)
    of_match = (
        Select(
            name="match",
            label=words("form-webhook-match"),
            choices=(Choice(ANY, words("form-webhook-all"), "", True), *matches[:24]),
        ),
        Tick(name="everybody", **told(words, "form-webhook-everybody")),
    )
    return Form.of(
        submit("webhook"), words("button-webhook-add"), *webhook_fields(words), *(of_match if matches else ())
    )


def webhook_fields(words: Words) -> tuple[Typed, Radios]:
    """The address, and what its receiver understands."""
    forms = tuple(Choice(form, words(f"webhook-form-{form}"), "", form == FORMS[0]) for form in FORMS)
    return (
        Typed(name="url", **told(words, "form-webhook-url"), most=2000, required=True),
        Radios(name="form", **told(words, "form-webhook-form"), choices=forms, required=True),
    )


def match_webhook_form(words: Words, match: int) -> Form:
    return Form.of(submit("adminhook", match), words("button-webhook-add"), *webhook_fields(words))


@on("unhook")
async def press_remove(call: Call) -> None:
    """*Remove* in the list of webhooks."""
    webhooks = call.matches.webhooks
    await webhooks.remove(call.user_id, call.int_arg(0))
    await call.show(await _own_page(call))


@on("webhooks")
async def press_webhooks(call: Call) -> None:
    await call.show_beside(await _own_page(call))


async def _own_page(call: Call) -> Page:
    """The asker's webhooks, and the matches whose own they may look at."""
    services = call.matches
    return webhooks_page(
        call.words, await services.webhooks.of(call.user_id), await services.views.mine(call.user_id)
    )


@on("webhooksof")
async def pick_match(call: Call) -> None:
    match = int(call.values[0]) if call.values and call.values[0].isdecimal() else 0
    await call.about(match)
    hooks = await call.matches.match_webhooks.of(match, call.person)
    await call.show(match_webhooks_page(call.words, match, hooks))


opens("webhookadd", webhook_form, lambda call: call.matches.views.mine(call.user_id))


@on_form("webhook")
async def webhook_told(call: Call) -> None:
    services, form = call.matches, call.form
    url, receiver, named = form.text("url"), form.text("form"), form.text("match")
    match = int(named) if named.isdecimal() else None
    if match is not None:
        await call.about(match)
    if form.on("everybody"):
        if match is None:
            raise UserError(fact("table-webhook-which"))
        added = await services.match_webhooks.add(match, call.person, url, receiver)
    else:
        added = await services.webhooks.add(call.person, url, receiver, match)
    await call.show(added_page(call.words, added))


@on("unhookmatch")
@on("unhookmanaged")
async def press_remove_of_match(call: Call) -> None:
    """For those who sit there, or who manage the server."""
    match, webhooks = call.int_arg(0), call.matches.match_webhooks
    managed = call.verb == "unhookmanaged"
    by = manager_of(call) if managed else call.person
    if not managed:
        await call.about(match)
    await webhooks.remove(match, by, call.int_arg(1))
    await call.show(match_webhooks_page(call.words, match, await webhooks.of(match, by), managed=managed))


@on("adminhooks")
async def press_managed(call: Call) -> None:
    manager, brief = await asked_of(call)
    hooks = await call.matches.match_webhooks.of(brief.match, manager)
    await call.show_beside(match_webhooks_page(call.words, brief.match, hooks, managed=True))


opens("adminhook", lambda words, asked: match_webhook_form(words, asked[1].match), asked_of)


@on_form("adminhook")
async def managed_told(call: Call) -> None:
    (manager, brief), form = await asked_of(call), call.form
    webhooks = call.matches.match_webhooks
    added = await webhooks.add(brief.match, manager, form.text("url"), form.text("form"))
    await call.show(added_page(call.words, added))


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
