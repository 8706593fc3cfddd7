"""Commands that are declared at functions: where they go in the command tree, and what they ask for."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.client import COGS
from cogs.framework.commands import load
from cogs.framework.guard import CommandTree
from cogs.framework.services import ServingBot


@pytest.fixture
def bot() -> ServingBot:
    return ServingBot(command_prefix=(), intents=discord.Intents.none(), tree_cls=CommandTree)


def names(bot: ServingBot) -> set[str]:
    return {one.qualified_name for one in bot.tree.walk_commands() if isinstance(one, app_commands.Command)}


def entries(bot: ServingBot) -> int:
    """How many commands and entries of context menus it has."""
    return len(list(bot.tree.walk_commands())) + len(bot.tree.get_commands())


def command(bot: ServingBot, group: str, name: str) -> app_commands.Command[Any, ..., Any]:
    found = bot.tree.get_command(group)
    assert isinstance(found, app_commands.Group)
    one = found.get_command(name)
    assert isinstance(one, app_commands.Command)
    return one


async def test_every_module_declares_something(bot: ServingBot) -> None:
    for name in COGS:
        before = entries(bot)
        load(bot, name)
        assert entries(bot) > before, name


async def test_several_modules_have_commands_in_one_group(bot: ServingBot) -> None:
    load(bot, "cogs.access", "cogs.lobby")
    assert names(bot) == {"table join", "table new"}
    assert len(bot.tree.get_commands()) == 1


async def test_the_match_is_the_last_parameter_and_may_be_left_out(bot: ServingBot) -> None:
    load(bot, "cogs.looks", "cogs.game_commands")
    move = bot.tree.get_command("move")
    assert isinstance(move, app_commands.Command)
    assert [(one.name, one.required, one.autocomplete) for one in move.parameters] == [
        ("move", True, True),
        ("match", False, True),
    ]
    since = command(bot, "table", "since")
    assert [(one.name, one.required, one.autocomplete) for one in since.parameters] == [
        ("match", False, True)
    ]


async def test_what_is_declared_reaches_discord(bot: ServingBot) -> None:
    load(bot, "cogs.guide")
    rules = bot.tree.get_command("rules")
    assert isinstance(rules, app_commands.Command)
    game, _ = rules.parameters
    assert "golden_horn" in [choice.value for choice in game.choices]
    assert game.description
