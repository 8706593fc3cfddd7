"""Buttons and menus that work for ever: a custom id says what was pressed, everything else is looked up.

A custom id is `tp:<verb>:<argument>:...` (buttons) or `tm:<verb>:...` (menus), at most 100 characters, with
nothing secret in it; it is never trusted, for anybody can send any id. Handlers register by verb.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Self, cast

import discord
from discord import ui

if TYPE_CHECKING:
    from cogs.framework.interaction import Call

CUSTOM_ID = 100
_MARK = re.compile(r"j[0-9a-f]{10}")
"""What the courier adds to a message's first button to know the message again: nothing to the handlers."""

Handler = Callable[["Call"], Awaitable[None]]
HANDLERS: dict[str, Handler] = {}


def on(verb: str) -> Callable[[Handler], Handler]:
    """Register the handler of a verb: `@on("join")`."""

    def register(handler: Handler) -> Handler:
        HANDLERS[verb] = handler
        return handler

    return register


def press(verb: str, *args: object) -> str:
    """The custom id of a button."""
    return _custom_id("tp", verb, args)


def pick(verb: str, *args: object) -> str:
    """The custom id of a menu."""
    return _custom_id("tm", verb, args)


def _custom_id(family: str, verb: str, args: tuple[object, ...]) -> str:
    parts = [str(arg) for arg in args]
    text = ":".join([family, verb, *parts])
    if len(text) > CUSTOM_ID or any(":" in part for part in parts):
        raise ValueError(f"not a custom id: {text}")
    return text


async def _dispatch(interaction: discord.Interaction[Any], found: re.Match[str], values: list[str]) -> None:
    from cogs.framework.interaction import (
        Call,  # a call shows pages, whose controls are named with this module
    )

    args = found["args"].split(":")[1:]
    if args and _MARK.fullmatch(args[-1]):
        args.pop()
    verb = found["verb"] if found["verb"] in HANDLERS else None
    call = Call(interaction, tuple(args), tuple(values), verb)
    await call.run(None if verb is None else HANDLERS[verb])


class Press(ui.DynamicItem[ui.Button[Any]], template=r"tp:(?P<verb>[a-z]+)(?P<args>(?::[^:]*)*)"):
    """Any of our buttons."""

    def __init__(self, item: ui.Button[Any], found: re.Match[str]) -> None:
        super().__init__(item)
        self.found = found

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast(ui.Button[Any], item), match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _dispatch(interaction, self.found, [])


class Pick(ui.DynamicItem[ui.Select[Any]], template=r"tm:(?P<verb>[a-z]+)(?P<args>(?::[^:]*)*)"):
    """Any of our menus."""

    def __init__(self, item: ui.Select[Any], found: re.Match[str]) -> None:
        super().__init__(item)
        self.found = found

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast(ui.Select[Any], item), match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await _dispatch(interaction, self.found, getattr(self.item, "values", []))  # a forged one has none
