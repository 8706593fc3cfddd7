"""`/turn`, `/hand`, `/move` and `/rules`: what works for every game, in a channel and in the bot's DM."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.core import fact
from bot.games.registry import GAMES
from bot.match import UserError
from bot.text.escape import shorten
from cogs import looks
from cogs.framework.interaction import Call, Refusal, guarded
from cogs.framework.match_picker import match_of as find_match
from cogs.framework.match_picker import matches_for, quiet_match
from cogs.framework.services import Services, ServingBot
from cogs.framework.translator import text
from cogs.turn import commit, open_turn
from cogs.ui.answers import WITHDRAW
from cogs.ui.lists import rules_page
from cogs.ui.speech import plain_names, title_key

Interaction = discord.Interaction[Any]

SHOWN = 25
VALUE = 100
SO_FAR = 40
"""Longer beginnings are left out of a completion, so that what differs can be read."""


@app_commands.command(name=text("cmd-turn"), description=text("cmd-turn-about"))
@app_commands.rename(match=text("cmd-param-match"))
@app_commands.describe(match=text("cmd-param-match-about"))
@app_commands.autocomplete(match=matches_for("turn"))
async def turn(interaction: Interaction, match: int | None = None) -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        number = await find_match(call, match, "turn")
        await call.about(number)
        await open_turn(call, number)

    await guarded(Call(interaction), work)


@app_commands.command(name=text("cmd-hand"), description=text("cmd-hand-about"))
@app_commands.rename(match=text("cmd-param-match"))
@app_commands.describe(match=text("cmd-param-match-about"))
@app_commands.autocomplete(match=matches_for("hand"))
async def hand(interaction: Interaction, match: int | None = None) -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        await looks.show_hand(call, await find_match(call, match, "hand"))

    await guarded(Call(interaction), work)


@app_commands.command(name=text("cmd-move"), description=text("cmd-move-about"))
@app_commands.rename(move=text("cmd-move-move"), match=text("cmd-param-match"))
@app_commands.describe(move=text("cmd-move-move-about"), match=text("cmd-param-match-about"))
@app_commands.autocomplete(match=matches_for("move"))
async def move(interaction: Interaction, move: str, match: int | None = None) -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        number = await find_match(call, match, "move")
        await call.about(number)
        await commit(call, number, None, move.split())

    await guarded(Call(interaction), work)


@move.autocomplete("move")
async def complete_move(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """All legal moves in the asker's words, after the moves typed so far: `L3 +B S` offers destinations."""
    services: Services = interaction.client.services
    number = await quiet_match(interaction)
    if number is None:
        return []
    say = services.words(interaction.locale.value)
    done = current.split()
    last = "" if current.endswith(" ") or not done else done.pop()
    try:
        preview = await services.matches.play.preview(number, interaction.user.id, None, done)
        if last and any(answer.notation.casefold() == last.casefold() for answer in preview.answers):
            done, last = [*done, last], ""
            preview = await services.matches.play.preview(number, interaction.user.id, None, done)
    except UserError:
        return []
    names = plain_names(preview.brief)
    so_far = " ".join(preview.moves)
    choices = []
    if done and preview.status != "waiting":
        choices.append(app_commands.Choice(name=shorten(f"✓ {so_far}", VALUE), value=so_far[:VALUE]))
    for answer in preview.answers:
        if answer.kind == WITHDRAW and preview.moves:
            continue  # what is only typed need not be taken back
        label = f"{so_far} {answer.notation}".strip()
        words = say.say(answer.offer.label, names)
        if last.casefold() in f"{answer.notation} {words}".casefold() and len(label) <= VALUE:
            shown = f"{so_far} " if len(so_far) <= SO_FAR else "… " if so_far else ""
            name = shorten(f"{shown}{answer.notation} · {words}", VALUE)
            choices.append(app_commands.Choice(name=name, value=label))
    return choices[:SHOWN]


@app_commands.command(name=text("cmd-rules"), description=text("cmd-rules-about"))
@app_commands.rename(game=text("cmd-rules-game"))
@app_commands.describe(game=text("cmd-rules-game-about"))
@app_commands.choices(game=[app_commands.Choice(name=text(title_key(key)), value=key) for key in GAMES])
async def rules(interaction: Interaction, game: str) -> None:
    async def work(call: Call) -> None:
        if game not in GAMES:
            raise Refusal(fact("table-unknown-game"))
        await call.acknowledge()
        await call.show(rules_page(call.words, game, 1))

    await guarded(Call(interaction), work)


async def setup(bot: ServingBot) -> None:
    every: tuple[app_commands.Command[Any, ..., None], ...] = (turn, hand, move, rules)
    for command in every:
        bot.tree.add_command(command)
