"""Pages about a person's webhooks. An address and its secret are never shown again."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.webhooks.service import Added, Webhook
from bot.match.webhooks.worker import FORBIDDEN, UNREACHABLE
from bot.text import Words
from bot.text.escape import discord_safe
from cogs.ui.custom_ids import press
from cogs.ui.page import Button, Page

LAST_KEYS = {FORBIDDEN: "webhook-last-forbidden", UNREACHABLE: "webhook-last-unreachable"}


def added_page(words: Words, added: Added) -> Page:
    """A webhook is there: its secret, this once."""
    lines = (
        f"### {words('webhook-added', host=discord_safe(added.webhook.host))}",
        words("webhook-added-about"),
        f"`{added.secret}`",
    )
    return Page(("\n".join(lines),), below=f"-# {words('webhook-signed')}")


def webhooks_page(words: Words, found: Sequence[Webhook]) -> Page:
    """The webhooks of the reader, with a button to remove each."""
    lines = [f"### {words('webhook-title')}"]
    lines += [f"{number}. {_line(words, one)}" for number, one in enumerate(found, 1)]
    if not found:
        lines.append(words("webhook-none"))
    buttons = tuple(
        Button(press("unhook", one.id), words("webhook-remove", n=number), "danger")
        for number, one in enumerate(found, 1)
    )
    return Page(("\n".join(lines),), rows=(buttons,) if buttons else ())


def _line(words: Words, one: Webhook) -> str:
    parts = [f"**{discord_safe(one.host)}** ({words(f'webhook-form-{one.form}')})"]
    if one.match is not None:
        parts.append(words("webhook-match", match=one.match))
    if one.last is not None:
        parts.append(words(LAST_KEYS.get(one.last, "webhook-last-status"), status=one.last))
    if one.stopped:
        parts.append(words("webhook-stopped"))
    return " · ".join(parts)
