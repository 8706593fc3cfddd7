"""`/help`, its search, and its three ways to begin: learning, against computers, with friends."""

from __future__ import annotations

from bot.core import fact
from bot.games.registry import GAMES
from bot.match import Person, UserError
from bot.match.engine.computers import USUAL
from cogs.framework.call import Call, expect
from cogs.framework.commands import command, commands_of, linked
from cogs.framework.router import on, on_form, opens
from cogs.learn import LEARNT, learn
from cogs.lobby import new_table
from cogs.time import guest_of
from cogs.ui.help import find_form, found_page, friends_form, help_page, learn_page, solo_form, solo_page
from cogs.ui.page import Page


async def show_found(call: Call, query: str) -> None:
    bot = call.interaction.client
    await call.show(linked(call.words, found_page(call.words, query, commands_of(bot)), bot))


@on("help")
async def show_help(call: Call) -> None:
    await call.show(linked(call.words, help_page(call.words), call.interaction.client))


async def open_table(
    call: Call, game: str, seats: int, *, computers: int = 0, level: str = "", private: bool = False
) -> None:
    """Open a table, as `/table new` does."""
    if game not in GAMES:
        raise UserError(fact("table-unknown-game"))
    await new_table(call, game, seats, computers=computers, level=level, private=private)


opens("helpfind", find_form)


@on_form("helpfind")
async def find_told(call: Call) -> None:
    await show_found(call, call.form.text("find"))


@on("learnwhat")
async def press_learn(call: Call) -> None:
    if call.values:
        await learn(call, call.values[0])
        return
    await call.show(learn_page(call.words, LEARNT))


@on("solo", acknowledge=False)
async def press_solo(call: Call) -> None:
    """*Against computers*: which game? A table of it begins at once."""
    if not call.args and not call.values:
        await call.acknowledge()
        await call.show(solo_page(call.words))
        return
    game = call.values[0] if call.values else call.arg(0)
    expect(game in GAMES)
    seats = min(GAMES[game].seats)
    await open_table(call, game, seats, computers=seats - 1, level=USUAL)


opens("solohow", solo_form)


@on_form("solo")
async def solo_told(call: Call) -> None:
    form, seats = call.form, call.form.whole("seats", 2)
    await open_table(call, form.text("game"), seats, computers=seats - 1, level=form.text("level"))


@on("friends", acknowledge=False)
async def press_friends(call: Call) -> None:
    game = call.args[0] if call.args and call.args[0] in GAMES else ""
    await call.ask(friends_form(call.words, game, in_server=call.place is not None))


@on_form("friends")
async def friends_told(call: Call) -> None:
    """Outside of a server, friends come by a code; or somebody is invited to the table."""
    form, seats = call.form, call.form.whole("seats", 2)
    private = form.on("private") or call.place is None
    guest = await guest_of(call, call.int_arg(0)) if call.args else None
    await open_table(call, form.text("game"), seats, private=private)
    if guest is not None:
        await _invite_to_new(call, guest)


async def _invite_to_new(call: Call, guest: Person) -> None:
    matches = call.matches
    own = [entry.brief for entry in await matches.views.mine(call.user_id) if entry.brief.state == "lobby"]
    newest = max(brief.match for brief in own if brief.host == call.user_id)
    await matches.lobby.invite(newest, call.user_id, [guest], key=call.key)
    await call.follow(Page((call.words("page-invited", names=(f"<@{guest.user}>",)),)))


@command("help", acknowledge=False)
async def get_help(call: Call, find: str = "") -> None:
    await (show_found(call, find) if find else show_help(call))
