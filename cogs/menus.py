"""Context menus: on a message of a match *Take my turn*, *What happened?*, *In words*; on a person *Invite*
and *Results against*."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import discord

from bot.core import fact
from bot.match import Brief, Person, UserError
from cogs.framework.call import Call
from cogs.framework.commands import on_message, on_person
from cogs.framework.match_picker import fitting_here, match_of
from cogs.framework.router import on
from cogs.framework.services import called
from cogs.lobby import invite
from cogs.looks import show_since, show_words
from cogs.results import show, versus_of
from cogs.time import guest_of
from cogs.turn import open_turn
from cogs.ui.help import friends_form
from cogs.ui.lists import invite_page

_OF_MATCH: Final = re.compile(
    r"t[pm]:(?:again|autopilot|board|decline|endvote|export|grant|hand|imback|join|keep|leave|ledger|log|moving"
    r"|newclock|offer|options|pause|promise|rules|seat|see|since|start|step|swap|takeback|turn|undono|undoyes"
    r"|verify|words):(?P<match>\d+)(?::.*)?"
)
"""Buttons and menus of messages about a match; the match comes first."""


# -- messages ----------------------------------------------------------------------------------------------


async def match_at(call: Call, message: discord.Message, verb: str) -> int:
    """The match that a message is about: the one that its buttons name, or the one of its channel.

    Raises:
        UserError: it is somebody else's message, and no match is played in the channel.
        Asked: as `match_of`.
    """
    own = message.author.id == call.interaction.application_id
    named = next(_named(message.components), None) if own else None
    if named is None and not own and not await fitting_here(call, verb):
        raise UserError(fact("context-no-match"))
    return await match_of(call, named, verb)


def _named(items: list[Any]) -> Iterator[int]:
    for item in items:
        matched = _OF_MATCH.fullmatch(getattr(item, "custom_id", None) or "")
        if matched is not None:
            yield int(matched["match"])
        beside = getattr(item, "accessory", None)
        yield from _named([*getattr(item, "children", ()), *([] if beside is None else [beside])])


# -- persons -----------------------------------------------------------------------------------------------


async def _open_tables(call: Call) -> list[Brief]:
    """The tables to which the asker can invite: those of this channel alone, if there are any."""
    mine = [entry.brief for entry in await call.matches.views.mine(call.user_id)]
    free = [brief for brief in mine if brief.state == "lobby" and len(brief.players) < brief.seats]
    here = [brief for brief in free if call.place is not None and brief.place.post == call.place.post]
    return here or free


def _guest(call: Call, person: discord.Member | discord.User) -> Person:
    if person.bot:
        raise UserError(fact("error-bot-person"))
    if person.id == call.user_id:
        raise UserError(fact("context-yourself"))
    return Person(person.id, called(person))


@on("inviteto")
async def pick_table(call: Call) -> None:
    guest = await guest_of(call, call.int_arg(0))
    await invite(call, call.picked, guest)


@on_message("turn")
async def turn_at(call: Call, message: discord.Message) -> None:
    match = await match_at(call, message, "turn")
    await call.about(match)
    await open_turn(call, match)


@on_message("since")
async def since_at(call: Call, message: discord.Message) -> None:
    await show_since(call, await match_at(call, message, "since"))


@on_message("words")
async def words_at(call: Call, message: discord.Message) -> None:
    match = await match_at(call, message, "board")
    await show_words(call, match, "board", 0, beside=False)


@on_person("invite", acknowledge=False)
async def invite_person(call: Call, person: discord.Member | discord.User) -> None:
    """A person without an open table is asked which one to open."""
    guest = _guest(call, person)
    tables = await _open_tables(call)
    if not tables:
        await call.ask(friends_form(call.words, in_server=call.place is not None, guest=guest))
        return
    await call.acknowledge()
    if len(tables) == 1:
        await invite(call, tables[0].match, guest)
    else:
        await call.show(invite_page(call.words, guest, tables))


@on_person("versus")
async def versus_person(call: Call, person: discord.Member | discord.User) -> None:
    if person.bot:
        raise UserError(fact("error-bot-person"))
    await show(call, versus_of(call.user_id, person.id, None))
