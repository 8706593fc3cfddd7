"""A page as a value: words, pictures, rows of controls; and its one translation into what discord.py sends.

The action of a control is its custom id: `tp:<verb>:<argument>:...` for a button, `tm:<verb>:...` for a menu
and `tf:<verb>:...` for a form. It has at most 100 characters and holds no secret. It is never trusted,
because anybody can send any id. `cogs.framework.router` reads it.

Private pages use Components V2 (more text, words around the picture). Public messages and DMs use a plain
message with rows of controls: it can lose its buttons later by an edit that leaves its picture alone. Every
view is stopped before it is sent: presses come back by custom id, so nothing about a message is kept in
memory.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal, TypeVar

import discord
import msgspec
from discord import ui
from msgspec.structs import replace

from bot.text import Words
from bot.text.escape import shorten

Style = Literal["primary", "secondary", "success", "danger"]
ValueT = TypeVar("ValueT", bound=str)

MENU: Final = 25
"""The most choices of a menu, and of a completion."""
ROW: Final = 5
"""The most buttons of a row."""
CUSTOM_ID: Final = 100


def press(verb: str, *args: object) -> str:
    """The custom id of a button."""
    return _custom_id("tp", verb, args)


def pick(verb: str, *args: object) -> str:
    """The custom id of a menu."""
    return _custom_id("tm", verb, args)


def submit(verb: str, *args: object) -> str:
    """The custom id of a form."""
    return _custom_id("tf", verb, args)


def _custom_id(family: str, verb: str, args: tuple[object, ...]) -> str:
    parts = [str(arg) for arg in args]
    text = ":".join([family, verb, *parts])
    if len(text) > CUSTOM_ID or any(":" in part for part in parts):
        raise ValueError(f"not a custom id: {text}")
    return text


class Picture(msgspec.Struct, frozen=True):
    """An image to attach. `name` is plain ASCII; `alt` is cut to Discord's limit on the way out."""

    data: bytes
    name: str
    alt: str
    words: Callable[[], str] = str
    """Everything that the picture shows, line by line. It replaces the picture if Discord refuses it."""


class Button(msgspec.Struct, frozen=True):
    """A control that is pressed. `action` is its custom id (`cogs.framework.router`)."""

    action: str
    label: str
    style: Style = "secondary"
    disabled: bool = False


def verb_button(
    words: Words, verb: str, *args: object, style: Style = "secondary", disabled: bool = False
) -> Button:
    """A button whose text is that of its verb, `button-VERB`."""
    return Button(press(verb, *args), words(f"button-{verb}"), style, disabled)


class Choice(msgspec.Struct, frozen=True):
    """One line of a menu."""

    value: str
    label: str
    about: str = ""
    chosen: bool = False


class Menu(msgspec.Struct, frozen=True):
    """A select menu; takes a row of its own and at most `MENU` choices."""

    action: str
    placeholder: str
    choices: tuple[Choice, ...]
    most: int = 1
    """How many may be picked at once."""


class Link(msgspec.Struct, frozen=True):
    """A button that opens an address."""

    url: str
    label: str


Row = tuple[Button | Link, ...] | Menu


class File(msgspec.Struct, frozen=True):
    """A file to download, shown as such."""

    data: bytes
    name: str


class Page(msgspec.Struct, frozen=True):
    """Everything that one message shows. Texts are Discord markdown; names in them are already made safe."""

    texts: tuple[str, ...]
    pictures: tuple[Picture, ...] = ()
    rows: tuple[Row, ...] = ()
    below: str = ""
    """Small text under the pictures and above the controls."""
    file: File | None = None
    files: tuple[File, ...] = ()
    """More files to download, in public messages."""
    mentions: tuple[int, ...] = ()
    """The people whom this message may ping. Other names in it are only text."""


def beside(page: Page, button: Button) -> Page:
    """A page with one more button: in its last row, or below it."""
    last = page.rows[-1] if page.rows else None
    if isinstance(last, tuple) and len(last) < ROW:
        return replace(page, rows=(*page.rows[:-1], (*last, button)))
    return replace(page, rows=(*page.rows, (button,)))


def in_rows(buttons: Sequence[Button | Link]) -> tuple[Row, ...]:
    """As many rows as the buttons need."""
    return tuple(tuple(buttons[first : first + ROW]) for first in range(0, len(buttons), ROW))


def choices_of(labels: Mapping[ValueT, str], chosen: str | None = None) -> tuple[Choice, ...]:
    """The choices of a menu or a field. `labels`: by value."""
    return tuple(Choice(value, label, "", value == chosen) for value, label in labels.items())


def turning(words: Words, part: int, parts: int, to: Callable[[int], str]) -> tuple[Button, ...]:
    """Buttons to the page before and to the next one, where there is more than one.

    Args:
        part: from 0.
        to: the custom id that leads to a part.
    """
    back = Button(to(part - 1), words("button-previous-choices"), disabled=part == 0)
    more = words("button-more-choices", page=part + 1, pages=parts)
    return (back, Button(to(part + 1), more, disabled=part + 1 == parts)) if parts > 1 else ()


def with_own_page(words: Words, page: Page, match: int) -> Page:
    """A private page with the button *Open my page* at its end."""
    return beside(page, Button(press("mypage", match), words("button-my-page")))


def with_rules(words: Words, page: Page, match: int) -> Page:
    """A page about a match, with a button to its rules if it has none."""
    if any(_is_reading(row) for row in page.rows):
        return page
    return beside(page, verb_button(words, "rules", match))


def _is_reading(row: Row) -> bool:
    if isinstance(row, Menu):
        return row.action.split(":")[1] == "chapter"
    return any(isinstance(item, Button) and item.action.split(":")[1] in ("rules", "read") for item in row)


def draft_mark(moves: Sequence[str]) -> str:
    """A short digest of a draft.

    A press on a page with another digest is late, because that page is a second one or an earlier one.
    """
    return hashlib.blake2b(" ".join(moves).encode(), digest_size=4).hexdigest()


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


def private(page: Page) -> ui.LayoutView:
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


def public(page: Page) -> dict[str, Any]:
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


def files(page: Page) -> list[discord.File]:
    """New file objects for one send: a `discord.File` is good for one only."""
    attached = [
        discord.File(io.BytesIO(picture.data), picture.name, description=_alt(picture))
        for picture in page.pictures
    ]
    more = (*([page.file] if page.file else []), *page.files)
    return [*attached, *(discord.File(io.BytesIO(file.data), file.name) for file in more)]


def pings(page: Page) -> discord.AllowedMentions:
    """Who may be pinged by the page: the named people and nobody else."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user) for user in page.mentions],
    )


def _embed(picture: Picture) -> discord.Embed:
    image = {"url": f"attachment://{picture.name}", "description": _alt(picture)}
    return discord.Embed.from_dict({"image": image})  # set_image has no words for those who cannot see it


def _alt(picture: Picture) -> str | None:
    return shorten(picture.alt, ALT) or None


def _fit(texts: Iterable[str], room: int) -> list[str]:
    """The texts, cut so that together they keep within Discord's total."""
    fitted: list[str] = []
    for text in texts:
        if text and room > 1:
            fitted.append(shorten(text, room))
            room -= len(fitted[-1]) + 1
    return fitted


def _controls(row: Row) -> list[ui.Item[Any]]:
    if isinstance(row, Menu):
        options = [discord.SelectOption(**option(choice)) for choice in row.choices[:MENU]]
        placeholder = shorten(row.placeholder, PLACEHOLDER)
        most = min(row.most, len(options))
        return [
            ui.Select[Any](custom_id=row.action, placeholder=placeholder, options=options, max_values=most)
        ]
    return [_button(button) for button in row[:ROW]]


def option(choice: Choice) -> dict[str, Any]:
    """A choice as the arguments of discord.py's options."""
    return {
        "label": shorten(choice.label, OPTION_TEXT),
        "value": choice.value,
        "description": shorten(choice.about, OPTION_TEXT) or None,
        "default": choice.chosen,
    }


def _button(button: Button | Link) -> ui.Button[Any]:
    label = shorten(button.label, LABEL)
    if isinstance(button, Link):
        return ui.Button(url=button.url, label=label)
    return ui.Button(
        custom_id=button.action, label=label, style=_STYLES[button.style], disabled=button.disabled
    )
