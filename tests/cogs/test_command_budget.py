"""How many commands and options there are behind "/". What grows here hides everything else."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import discord
import pytest
from discord import app_commands

from bot.client import COGS
from bot.games.registry import GAMES
from cogs.framework.commands import load
from cogs.framework.guard import CommandTree
from cogs.framework.services import ServingBot


class Count(NamedTuple):
    """Slash commands, counted without their groups, and their options."""

    commands: int
    options: int


GAMES_HAVE = Count(39, 110)
OTHERS_HAVE = Count(25, 40)
"""The most that there may be."""
MENUS_HAVE = {discord.AppCommandType.message: 3, discord.AppCommandType.user: 2}
"""The most entries of context menus."""


@pytest.fixture
async def bot() -> ServingBot:
    bot = ServingBot(command_prefix=(), intents=discord.Intents.none(), tree_cls=CommandTree)
    load(bot, *COGS)
    return bot


def counted(bot: ServingBot, *, games: bool) -> Count:
    """The commands of the games, or all others."""
    groups = {key.replace("_", "-") for key in GAMES}
    leaves: list[app_commands.Command[Any, ..., Any]] = [
        one
        for one in bot.tree.walk_commands()
        if isinstance(one, app_commands.Command) and (one.qualified_name.split()[0] in groups) == games
    ]
    return Count(len(leaves), sum(len(one.parameters) for one in leaves))


async def test_games_ask_only_what_one_must_say(bot: ServingBot) -> None:
    found = counted(bot, games=True)
    print(found)
    assert found.commands <= GAMES_HAVE.commands
    assert found.options <= GAMES_HAVE.options


async def test_few_entries_in_context_menus(bot: ServingBot) -> None:
    entries = [one for one in bot.tree.get_commands() if isinstance(one, app_commands.ContextMenu)]
    found = Counter(one.type for one in entries)
    print(found)
    assert found.keys() == MENUS_HAVE.keys()
    assert all(found[kind] <= most for kind, most in MENUS_HAVE.items())


async def test_few_commands_besides_those_of_games(bot: ServingBot) -> None:
    found = counted(bot, games=False)
    print(found)
    assert found.commands <= OTHERS_HAVE.commands
    assert found.options <= OTHERS_HAVE.options
