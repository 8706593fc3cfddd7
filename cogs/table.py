"""`/table ...`: open, follow and end matches. The work stands in `cogs.lobby` and `cogs.looks`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import discord
from discord import app_commands

from bot.core import fact
from bot.games.registry import GAMES
from bot.match import Person, UserError
from bot.text.escape import plain, shorten
from cogs import history, lobby, looks, proof
from cogs.framework.interaction import Call, Refusal, guarded
from cogs.framework.match_picker import match_of, matches_for, quiet_match
from cogs.framework.permissions import require
from cogs.framework.services import Services, ServingBot
from cogs.framework.translator import text
from cogs.takeback import undo_or_ask
from cogs.time import time_commands
from cogs.ui.board import option_key, option_value_key, value_text
from cogs.ui.speech import plain_names, title_key

Interaction = discord.Interaction[Any]
Work = Callable[[Call, int], Awaitable[None]]

SHOWN = 25

ON_A_MATCH: tuple[tuple[str, str, Work], ...] = (
    ("join", "join", lobby.join),
    ("leave", "leave", lobby.leave),
    ("start", "start", lobby.start),
    ("status", "status", looks.show_status),
    ("log", "log", looks.show_log),
    ("since", "since", history.show_since),
    ("history", "history", history.show_then),
    ("undo", "undo", undo_or_ask),
    ("end", "endvote", lobby.vote_end),
    ("export", "export", looks.export),
    ("verify", "verify", proof.show_proof),
)
"""Commands that need no more than a match: name, the action a menu of matches goes on with, the work."""


def match_command(name: str, verb: str, work: Work) -> app_commands.Command[Any, ..., None]:
    """A `/table` command with the one parameter `match`."""

    @app_commands.rename(match=text("cmd-param-match"))
    @app_commands.describe(match=text("cmd-param-match-about"))
    @app_commands.autocomplete(match=matches_for(verb))
    async def callback(interaction: Interaction, match: int | None = None) -> None:
        async def run(call: Call) -> None:
            await call.acknowledge()
            await work(call, await match_of(call, match, verb))

        await guarded(Call(interaction), run)

    return app_commands.Command(
        name=text(f"cmd-table-{name}"), description=text(f"cmd-table-{name}-about"), callback=callback
    )


@app_commands.rename(
    game=text("cmd-table-new-game"),
    seats=text("cmd-table-new-seats"),
    options=text("cmd-table-new-options"),
    where=text("cmd-table-new-where"),
    board=text("cmd-table-new-board"),
)
@app_commands.describe(
    game=text("cmd-table-new-game-about"),
    seats=text("cmd-table-new-seats-about"),
    options=text("cmd-table-new-options-about"),
    where=text("cmd-table-new-where-about"),
    board=text("cmd-table-new-board-about"),
)
@app_commands.choices(
    game=[app_commands.Choice(name=text(title_key(key)), value=key) for key in GAMES],
    where=[app_commands.Choice(name=text(f"where-{one}"), value=one) for one in ("thread", "here")],
    board=[app_commands.Choice(name=text(f"board-{one}"), value=one) for one in ("all", "newest")],
)
async def _new(
    interaction: Interaction,
    game: str,
    seats: app_commands.Range[int, 2, 5],
    options: str = "",
    where: str = "thread",
    board: str = "all",
) -> None:
    async def work(call: Call) -> None:
        if call.place is None:
            raise Refusal(fact("error-not-in-dm"))
        require(interaction, new_thread=where == "thread" and call.place.thread is None)
        await call.acknowledge()
        keep: Literal["all", "newest"] = "newest" if board == "newest" else "all"
        brief = await call.services.matches.lobby.open(
            game,
            seats,
            read_options(options),
            call.person,
            lobby.first_place(call.place, here=where == "here"),
            await call.public_language(),
            keep,
            key=call.key,
        )
        await call.tell(call.words("page-new-opened", match=brief.match))

    await guarded(Call(interaction), work)


def read_options(written: str) -> dict[str, str]:
    """`key=value key=value` as typed.

    Raises:
        Refusal: something is not of that form.
    """
    options: dict[str, str] = {}
    for word in written.replace(",", " ").split():
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise Refusal(fact("error-unreadable-option", text=plain(shorten(word, 60))))
        options[key.lower()] = value
    return options


async def complete_options(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """What may still be chosen, after the options typed so far."""
    services: Services = interaction.client.services
    rules = GAMES.get(str(interaction.namespace.game or ""))
    if rules is None:
        return []
    say = services.words(interaction.locale.value)
    *done, last = current.split(" ")
    typed = {word.partition("=")[0] for word in done}
    choices = []
    for option in rules.options:
        for value in () if option.key in typed else option.values:
            label = value_text(say, option_value_key(rules.prefix, option, value), value)
            shown = f"{say(option_key(rules.prefix, option))}: {label}"
            whole = " ".join([*done, f"{option.key}={value}"])
            if last.casefold() in f"{option.key}={value} {shown}".casefold() and len(whole) <= 100:
                choices.append(app_commands.Choice(name=shorten(shown, 100), value=whole))
    return choices[:SHOWN]


@app_commands.rename(person=text("cmd-table-invite-person"), match=text("cmd-param-match"))
@app_commands.describe(person=text("cmd-table-invite-person-about"), match=text("cmd-param-match-about"))
@app_commands.autocomplete(match=matches_for("invite"))
async def _invite(interaction: Interaction, person: discord.User, match: int | None = None) -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        if person.bot:
            raise Refusal(fact("error-bot-person"))
        number = await match_of(call, match, "invite")
        await call.about(number)
        guest = Person(person.id, plain(person.display_name))
        await call.services.matches.lobby.invite(number, call.user_id, [guest], key=call.key)
        await call.tell(call.words("page-invited", names=(f"<@{person.id}>",)))

    await guarded(Call(interaction), work)


@app_commands.rename(player=text("cmd-table-board-player"), match=text("cmd-param-match"))
@app_commands.describe(player=text("cmd-table-board-player-about"), match=text("cmd-param-match-about"))
@app_commands.autocomplete(match=matches_for("board"))
async def _board(interaction: Interaction, player: int | None = None, match: int | None = None) -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        number = await match_of(call, match, "board" if player is None else "player")
        await looks.show_board(call, number, None if player is None else player - 1)

    await guarded(Call(interaction), work)


async def complete_player(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The players of the match, by seat."""
    services: Services = interaction.client.services
    number = await quiet_match(interaction, "board")
    if number is None:
        return []
    try:
        names = plain_names(await services.matches.views.brief(number))
    except UserError:
        return []
    shown = [(seat, name) for seat, name in enumerate(names, 1) if name]
    return [
        app_commands.Choice(name=shorten(name, 100), value=seat)
        for seat, name in shown
        if current.casefold() in name.casefold()
    ][:SHOWN]


async def _mine(interaction: Interaction) -> None:
    async def work(call: Call) -> None:
        await call.acknowledge()
        await looks.show_mine(call)

    await guarded(Call(interaction), work)


@app_commands.rename(match=text("cmd-param-match"))
@app_commands.describe(match=text("cmd-param-match-about"))
@app_commands.autocomplete(match=matches_for("moveplace"))
async def _move(interaction: Interaction, match: int) -> None:
    async def work(call: Call) -> None:
        if call.place is None:
            raise Refusal(fact("error-not-in-dm"))
        require(interaction)
        await call.acknowledge()
        await call.about(match)
        place = lobby.first_place(call.place, here=True)
        await call.services.matches.places.move(match, call.user_id, place, key=call.key)
        await call.tell(call.words("page-moved"))

    await guarded(Call(interaction), work)


def table_group() -> app_commands.Group:
    """`/table` with all its commands."""
    group = app_commands.Group(name=text("cmd-table"), description=text("cmd-table-about"))
    new: app_commands.Command[Any, ..., None] = _command("new", _new)
    new.autocomplete("options")(complete_options)
    group.add_command(new)
    for name, verb, work in ON_A_MATCH:
        group.add_command(match_command(name, verb, work))
    board: app_commands.Command[Any, ..., None] = _command("board", _board)
    board.autocomplete("player")(complete_player)
    group.add_command(board)
    for name, callback in (("invite", _invite), ("mine", _mine), ("move", _move)):
        group.add_command(_command(name, callback))
    for command in time_commands():
        group.add_command(command)
    return group


def _command(name: str, callback: Any) -> app_commands.Command[Any, ..., None]:
    return app_commands.Command(
        name=text(f"cmd-table-{name}"), description=text(f"cmd-table-{name}-about"), callback=callback
    )


async def setup(bot: ServingBot) -> None:
    bot.tree.add_command(table_group())
