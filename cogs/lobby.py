"""The life of a table beside its moves: join, leave, options, start, and ending by agreement."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.core import fact
from bot.games.registry import GAMES
from bot.match import Place
from bot.text import words
from bot.text.escape import shorten
from cogs.framework.interaction import Call, Refusal
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.ui.lists import options_page, vote_page
from cogs.ui.speech import game_term, link

log = logging.getLogger(__name__)

THREAD_NAME = 100
ARCHIVE_AFTER = 10080
"""Minutes of silence after which Discord archives a thread: the longest it offers, a week."""
_THREAD_EXISTS = 160004
_UNKNOWN_MESSAGE = 10008
_NO_THREAD = {50001, 50013, 50024, 160006}
"""Missing access or permission, wrong kind of channel, too many threads: the match stays in the channel."""


def first_place(place: Place, *, here: bool) -> Place:
    """Where a new match goes. In a channel it gets a thread of its own when it starts, unless it is to stay
    «here»; then the channel itself counts as its thread."""
    if here and place.thread is None:
        return Place(place.guild, place.channel, place.channel)
    return place


async def join(call: Call, match: int) -> None:
    place = call.place
    await call.about(match)
    brief = await call.services.matches.lobby.join(
        match, call.person, place.guild if place else None, key=call.key
    )
    elsewhere = "" if place and place.post == brief.place.post else f" {link(brief.place)}"
    await call.tell(f"{call.words('page-joined')}{elsewhere}")


async def again(call: Call, match: int) -> None:
    """The same table once more: the first opens it, the others join."""
    place = call.place
    brief = await call.services.matches.lobby.again(
        match, call.person, place.guild if place else None, key=call.key
    )
    opened = brief.host == call.user_id
    await call.tell(call.words("page-new-opened", match=brief.match) if opened else call.words("page-joined"))


async def leave(call: Call, match: int) -> None:
    await call.about(match)
    await call.services.matches.lobby.leave(match, call.user_id, key=call.key)
    await call.tell(call.words("page-left"))


async def start(call: Call, match: int) -> None:
    """Deal and begin, in a thread of the match's own where that is possible."""
    brief = await call.about(match)
    ready = brief.state == "lobby" and brief.host == call.user_id
    if ready and len(brief.players) >= GAMES[brief.game].seats.start and brief.place.thread is None:
        title = words(brief.language)("thread-name", game=game_term(brief.game), match=brief.match)
        card = brief.board_message if brief.board_channel == brief.place.channel else None
        thread = await make_thread(call.interaction.client, brief.place, title, card)
        if thread is not None:
            await call.services.matches.lobby.set_place(match, brief.place.within(thread))
    brief = await call.services.matches.lobby.start(match, call.user_id, key=call.key)
    await call.tell(f"{call.words('page-started')} {link(brief.place)}")


async def make_thread(
    client: discord.Client, place: Place, title: str, card: int | None = None
) -> int | None:
    """A thread for a match, on its lobby card if that is posted; None where it cannot be made."""
    name = shorten(title, THREAD_NAME)
    channel = client.get_partial_messageable(place.channel, guild_id=place.guild)
    fields: dict[str, Any] = {"name": name, "auto_archive_duration": ARCHIVE_AFTER}
    try:
        if card is not None:
            try:
                made = await client.http.start_thread_with_message(channel.id, card, **fields)
                return int(made["id"])
            except discord.NotFound as error:  # somebody has deleted the card
                if error.code != _UNKNOWN_MESSAGE:
                    raise
        made = await client.http.start_thread_without_message(channel.id, type=11, **fields)
        return int(made["id"])
    except discord.HTTPException as error:
        if error.code == _THREAD_EXISTS:
            return card
        if error.code not in _NO_THREAD:
            log.warning("no thread in channel %s: %s %s", place.channel, error.status, error.code)
        return None


async def vote_end(call: Call, match: int, *, agree: bool = True) -> None:
    """Vote to end without a result, or take the vote back."""
    brief = await call.about(match)
    votes = await call.services.matches.proposals.vote_end(match, call.user_id, agree, key=call.key)
    await call.show(vote_page(call.words, brief, votes, agrees=agree))


@on("join")
async def press_join(call: Call) -> None:
    await call.acknowledge()
    await join(call, call.int_arg(0))


@on("again")
async def press_again(call: Call) -> None:
    await call.acknowledge()
    await again(call, call.int_arg(0))


@on("leave")
async def press_leave(call: Call) -> None:
    await call.acknowledge()
    await leave(call, call.int_arg(0))


@on("start")
async def press_start(call: Call) -> None:
    await call.acknowledge()
    await start(call, call.int_arg(0))


@on("endvote")
async def press_end_vote(call: Call) -> None:
    """A voice for or against ending (`no` withdraws one's own)."""
    await call.acknowledge()
    await vote_end(call, call.int_arg(0), agree=len(call.args) < 2 or call.args[1] != "no")


@on("options")
async def press_options(call: Call) -> None:
    """The options: menus for the host, words for the others."""
    await call.acknowledge()
    brief = await call.about(call.int_arg(0))
    await call.show(options_page(call.words, brief, host=brief.host == call.user_id))


@on("option")
async def pick_option(call: Call) -> None:
    """One option was chosen."""
    await call.acknowledge()
    match, at = call.int_arg(0), call.int_arg(1)
    brief = await call.about(match)
    options = GAMES[brief.game].options
    if not call.values or not 0 <= at < len(options):
        raise Refusal(fact("error-stale-control"))
    brief = await call.services.matches.lobby.set_option(
        match, call.user_id, options[at].key, call.values[0], key=call.key
    )
    await call.show(options_page(call.words, brief))


async def setup(bot: ServingBot) -> None:
    """Handlers register when the module is imported."""
