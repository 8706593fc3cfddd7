"""A page as a value: words, pictures, rows of controls. No Discord here.

The action of a control is its custom id: `tp:<verb>:<argument>:...` for a button, `tm:<verb>:...` for a menu
and `tf:<verb>:...` for a form. It has at most 100 characters and holds no secret. It is never trusted,
because anybody can send any id. `cogs.framework.router` reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from bot.text import Words

Style = Literal["primary", "secondary", "success", "danger"]

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


def with_own_page(words: Words, page: Page, match: int) -> Page:
    """A private page with the button *Open my page* at its end."""
    return beside(page, Button(press("mypage", match), words("button-my-page")))


def with_rules(words: Words, page: Page, match: int) -> Page:
    """A page about a match, with a button to its rules if it has none."""
    if any(_is_reading(row) for row in page.rows):
        return page
    return beside(page, Button(press("rules", match), words("button-rules")))


def _is_reading(row: Row) -> bool:
    if isinstance(row, Menu):
        return row.action.split(":")[1] == "chapter"
    return any(isinstance(one, Button) and one.action.split(":")[1] in ("rules", "read") for one in row)
