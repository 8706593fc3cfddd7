"""Buttons and menus that work for ever: the custom id says what was pressed, everything else is looked up.

Handlers register by the verb of the custom id (`cogs.ui.custom_ids`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Self, cast

import discord
from discord import ui

from cogs.framework.call import Call, Handler

_MARK = re.compile(r"j[0-9a-f]{10}")
"""The sender adds this to the first button of a message to recognize the message. Handlers do not get it."""

HANDLERS: dict[str, Handler] = {}


def on(verb: str) -> Callable[[Handler], Handler]:
    """Register the handler of a verb: `@on("join")`."""

    def register(handler: Handler) -> Handler:
        HANDLERS[verb] = handler
        return handler

    return register


async def _dispatch(interaction: discord.Interaction[Any], found: re.Match[str], values: list[str]) -> None:
    args = found["args"].split(":")[1:]
    if args and _MARK.fullmatch(args[-1]):
        args.pop()
    verb = found["verb"] if found["verb"] in HANDLERS else None
    call = Call(interaction, tuple(args), tuple(values), verb)
    await call.run(None if verb is None else HANDLERS[verb])


class Press(ui.DynamicItem[ui.Button[Any]], template=r"tp:(?P<verb>[a-z]+)(?P<args>(?::[^:]*)*)"):
    """One of our buttons."""

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
    """One of our menus."""

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
