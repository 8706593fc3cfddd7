"""The one translation of a page into what discord.py sends.

Private pages use Components V2 (more text, words around the picture). Public messages and DMs use a plain
message with rows of controls: it can lose its buttons later by an edit that leaves its picture alone.

Every view is stopped before it is sent: presses come back by custom id (`cogs.framework.router`), so nothing
about a message is kept in memory.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from bot.text.escape import shorten
from cogs.ui import page as p

# Discord's limits: https://docs.discord.com/developers/components/reference and .../resources/message
TEXT_TOTAL = 4000
CONTENT = 2000
LABEL = 80
OPTION_TEXT = 100
PLACEHOLDER = 150
ALT = 1024

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def private(page: p.Page) -> ui.LayoutView:
    """A page for one reader, as Components V2."""
    view = ui.LayoutView(timeout=None)
    for text in _fit(page.texts, TEXT_TOTAL - len(page.below)):
        view.add_item(ui.TextDisplay(text))
    for picture in page.pictures:
        item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=_alt(picture))
        view.add_item(ui.MediaGallery(item))
    if page.file:
        view.add_item(ui.File(f"attachment://{page.file.name}"))
    if page.below:
        view.add_item(ui.TextDisplay(shorten(page.below, TEXT_TOTAL)))
    for row in page.rows:
        if row:
            view.add_item(ui.ActionRow(*_controls(row)))
    view.stop()
    return view


def public(page: p.Page) -> dict[str, Any]:
    """A page for a channel or a DM: `content`, `embeds`, `view` and `allowed_mentions` of a send or an edit.

    Discord puts several attached pictures side by side, cut to a part of a phone's width. So every picture
    but the first is shown by an embed of its own, below and whole.
    """
    below = f"\n{page.below}" if page.below else ""
    content = "\n".join(_fit(page.texts, CONTENT - len(below))) + below
    view = ui.View(timeout=None)
    for at, row in enumerate(page.rows):
        for item in _controls(row) if row else ():
            item.row = at
            view.add_item(item)
    view.stop()
    embeds = [_embed(picture) for picture in page.pictures[1:]]
    return {"content": content, "embeds": embeds, "view": view, "allowed_mentions": pings(page)}


def files(page: p.Page) -> list[discord.File]:
    """New file objects for one send: a `discord.File` is good for one only."""
    attached = [
        discord.File(io.BytesIO(picture.data), picture.name, description=_alt(picture))
        for picture in page.pictures
    ]
    more = (*([page.file] if page.file else []), *page.files)
    return [*attached, *(discord.File(io.BytesIO(file.data), file.name) for file in more)]


def pings(page: p.Page) -> discord.AllowedMentions:
    """Who may be pinged by the page: the named people and nobody else."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user) for user in page.mentions],
    )


def _embed(picture: p.Picture) -> discord.Embed:
    image = {"url": f"attachment://{picture.name}", "description": _alt(picture)}
    return discord.Embed.from_dict({"image": image})  # set_image has no words for those who cannot see it


def _alt(picture: p.Picture) -> str | None:
    return shorten(picture.alt, ALT) or None


def _fit(texts: Iterable[str], room: int) -> list[str]:
    """The texts, cut so that together they keep within Discord's total."""
    fitted: list[str] = []
    for text in texts:
        if text and room > 1:
            fitted.append(shorten(text, room))
            room -= len(fitted[-1]) + 1
    return fitted


def _controls(row: p.Row) -> list[ui.Item[Any]]:
    if isinstance(row, p.Menu):
        options = [
            discord.SelectOption(
                label=shorten(choice.label, OPTION_TEXT),
                value=choice.value,
                description=shorten(choice.about, OPTION_TEXT) or None,
                default=choice.chosen,
            )
            for choice in row.choices[: p.MENU]
        ]
        placeholder = shorten(row.placeholder, PLACEHOLDER)
        most = min(row.most, len(options))
        return [
            ui.Select[Any](custom_id=row.action, placeholder=placeholder, options=options, max_values=most)
        ]
    return [_button(button) for button in row[: p.ROW]]


def _button(button: p.Button | p.Link) -> ui.Button[Any]:
    label = shorten(button.label, LABEL)
    if isinstance(button, p.Link):
        return ui.Button(url=button.url, label=label)
    return ui.Button(
        custom_id=button.action, label=label, style=_STYLES[button.style], disabled=button.disabled
    )
