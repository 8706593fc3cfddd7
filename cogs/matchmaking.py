"""`/play`: wait for others to play with."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.core import fact
from bot.match import Place, UserError
from bot.match.finding.speeds import CLOCKS
from cogs.framework.call import Call
from cogs.framework.commands import Subject, choices_of, command, game_choices
from cogs.framework.permissions import require
from cogs.framework.router import on
from cogs.lobby import complete_seats
from cogs.ui.finding import play_page
from cogs.ui.speech import link

SPEED_CHOICES: Final = choices_of({clock: f"speed-{clock}" for clock in CLOCKS})


def _place(call: Call) -> Place | None:
    """Where a table may open: the channel, even if the asker is in one of its threads. In a forum it is the
    post, because nothing can be written outside posts."""
    place = call.place
    if place is None or place.thread is None or place.guild is None:
        return place
    return Place(place.guild, place.thread if place.forum else place.channel)


@on("play")
async def show_waits(call: Call, before: str = "") -> None:
    waits = await call.services.matches.matchmaking.of(call.user_id)
    await call.show(play_page(call.words, waits, before=before))


@on("playleave")
async def pick_leave(call: Call) -> None:
    if not call.values:
        raise UserError(fact("error-stale-control"))
    for game in call.values:
        await call.services.matches.matchmaking.leave(call.user_id, game)
    await show_waits(call, call.words("play-left"))


class Waiting(Subject):
    @command(
        "play",
        acknowledge=False,
        complete={"seats": complete_seats},
        choices={"game": game_choices(), "speed": SPEED_CHOICES},
    )
    async def play(
        self,
        call: Call,
        game: str = "",
        speed: str = "normal",
        seats: app_commands.Range[int, 2, 5] | None = None,
        across: bool = False,
        leave: bool = False,
    ) -> None:
        matchmaking = call.services.matches.matchmaking
        if game and not leave and call.place is not None:
            await require(call.interaction)
        await call.acknowledge()
        if leave:
            await matchmaking.leave(call.user_id, game or None, key=call.key)
            await show_waits(call, call.words("play-left"))
            return
        if not game:
            await show_waits(call)
            return
        mine = {entry.brief.match for entry in await call.services.matches.views.mine(call.user_id)}
        await matchmaking.wait(
            call.person,
            _place(call),
            game=game,
            speed=speed,
            seats=seats,
            across=across,
            language=await call.public_language(),
            key=call.key,
        )
        await matchmaking.look()
        waiting = [
            entry
            for entry in await call.services.matches.views.mine(call.user_id)
            if entry.brief.match not in mine
        ]
        if waiting:
            brief = waiting[0].brief
            await show_waits(call, call.words("play-met", match=brief.match, link=link(brief.place)))
        else:
            await show_waits(call, call.words("play-waiting"))


setup = Waiting.setup
