"""Pages about the webhooks of a person, and of a match. An address and its secret are never shown again."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match import Mine
from bot.match.webhooks.of_matches import MatchWebhook
from bot.match.webhooks.service import Added, Webhook
from bot.match.webhooks.worker import FORBIDDEN, UNREACHABLE
from bot.text import Words
from bot.text.escape import discord_safe
from cogs.ui.page import MENU, Button, Choice, Menu, Page, Row, pick, press
from cogs.ui.speech import game_term, plain_names

LAST_KEYS = {FORBIDDEN: "webhook-last-forbidden", UNREACHABLE: "webhook-last-unreachable"}


def added_page(words: Words, added: Added) -> Page:
    """A webhook is there: its secret, this once."""
    one = added.webhook
    key = "webhook-match-added" if one.everybody else "webhook-added"
    title = words(key, host=discord_safe(one.host), match=one.match or 0)
    lines = (
        f"### {title}",
        words("webhook-added-about"),
        f"`{added.secret}`",
    )
    return Page(("\n".join(lines),), below=f"-# {words('webhook-signed')}")


def webhooks_page(words: Words, found: Sequence[Webhook], mine: Sequence[Mine] = ()) -> Page:
    """The webhooks of the reader, with a button to remove each. `mine`: matches that can have their own."""
    lines = [f"### {words('webhook-title')}"]
    lines += [f"{number}. {_line(words, one)}" for number, one in enumerate(found, 1)]
    if not found:
        lines.append(words("webhook-none"))
    buttons = tuple(
        Button(press("unhook", one.id), words("webhook-remove", n=number), "danger")
        for number, one in enumerate(found, 1)
    )
    choices = tuple(
        Choice(
            str(one.brief.match),
            words("match-name", game=game_term(one.brief.game), match=one.brief.match),
            ", ".join(filter(None, plain_names(one.brief))),
        )
        for one in mine[:MENU]
    )
    of_match = (Menu(pick("webhooksof"), words("menu-webhooks-of"), choices),) if choices else ()
    add: Row = (Button(press("webhookadd"), words("button-webhook-add"), "primary"),)
    rows: tuple[Row, ...] = (*([buttons] if buttons else []), *of_match, add)
    return Page(("\n".join(lines),), rows=rows)


def match_webhooks_page(
    words: Words, match: int, found: Sequence[MatchWebhook], *, managed: bool = False
) -> Page:
    """The webhooks of a match as such, with a button to remove each that the reader may remove.

    Args:
        managed: for somebody who manages the server, whether or not they play.
    """
    lines = [f"### {words('webhook-match-title', match=match)}"]
    lines += [f"{number}. {_state(words, one)}" for number, one in enumerate(found, 1)]
    if not found:
        lines.append(words("webhook-match-none"))
    verb = "unhookmanaged" if managed else "unhookmatch"
    buttons = tuple(
        Button(press(verb, match, one.id), words("webhook-remove", n=number), "danger")
        for number, one in enumerate(found, 1)
        if one.removable
    )
    add = (Button(press("adminhook", match), words("button-webhook-add"), "primary"),) if managed else ()
    rows = tuple(row for row in (buttons, add) if row)
    return Page(("\n".join(lines),), rows=rows, below=f"-# {words('webhook-match-about')}")


def _state(words: Words, one: Webhook) -> str:
    """How a webhook stands."""
    parts = [f"**{discord_safe(one.host)}** ({words(f'webhook-form-{one.form}')})"]
    if one.last is not None:
        parts.append(words(LAST_KEYS.get(one.last, "webhook-last-status"), status=one.last))
    if one.stopped:
        parts.append(words("webhook-stopped"))
    return " · ".join(parts)


def _line(words: Words, one: Webhook) -> str:
    if one.match is None:
        return _state(words, one)
    key = "webhook-match-every" if one.everybody else "webhook-match"
    return f"{_state(words, one)} · {words(key, match=one.match)}"
