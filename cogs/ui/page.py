"""A page as a value: words, pictures, rows of controls. No Discord here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

Style = Literal["primary", "secondary", "success", "danger"]


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
    """A select menu; takes a row of its own and at most 25 choices."""

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
