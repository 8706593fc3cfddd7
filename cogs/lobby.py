"""The life of a match apart from its moves: open, join, leave, invite, options, start, move, vote to end."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Final, Literal
from weakref import WeakValueDictionary

from discord import app_commands

from bot.core import AnyRules, Term, fact
from bot.games.registry import GAMES
from bot.match import Brief, Person, Place, UserError
from bot.match.engine.computers import LEVELS, USUAL
from bot.match.errors import NotSeated, SubstituteSeated
from bot.match.lobby.terms.registry import TERMS
from bot.match.lobby.terms.term import TableTerm
from bot.match.proposals.clock import End
from bot.match.proposals.move import Move
from bot.match.timing.clock import DEFAULT, NEW_TABLE
from bot.text import Words
from bot.text.escape import plain, shorten
from cogs.access import house, joined, let_in, opened, require_private_thread, without_host
from cogs.forums.posts import new_post, threads_of
from cogs.framework.call import Call, expect, expected
from cogs.framework.commands import TABLE, choices_of, game_choices
from cogs.framework.match_picker import completions
from cogs.framework.permissions import manager_of, require, require_here
from cogs.framework.router import on, on_about, on_match
from cogs.framework.services import Interaction, words_for
from cogs.home import direct_place, show_here
from cogs.ui.lists import end_alone_page, options_page, resign_page, vote_page
from cogs.ui.lobby_page import option_key, option_value_key, value_text
from cogs.ui.page import Page, verb_button
from cogs.ui.speech import link
from cogs.ui.time import agreed_page

_starting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
"""A lock for each match: who presses Start twice would make two threads."""
SEATS: Final = range(2, 6)
"""The numbers of seats that are offered while no game is chosen."""


def first_place(place: Place, *, here: bool) -> Place:
    """The first place of a match. In a channel it gets its own thread when it starts. With `here`, it stays
    in the channel, which then counts as its thread."""
    if here and place.thread is None and place.guild is not None:
        return Place(place.guild, place.channel, place.channel)
    return place


@on_match("leave")
async def leave(call: Call, brief: Brief) -> None:
    await call.matches.lobby.leave(brief.match, call.user_id, key=call.key)
    await call.tell(call.words("page-left"))


@on_about("start")
async def start(call: Call, match: int) -> None:
    """Start a match, in its own thread if possible."""
    brief = await without_host(call, await call.about(match))
    ready = brief.host == call.user_id and len(brief.players) >= GAMES[brief.game].seats.start
    async with _starting.setdefault(match, asyncio.Lock()):
        if ready and await call.matches.lobby.wants_thread(match):
            make = threads_of(call.interaction.client)
            thread = _pressed_in(call, brief) or await make(brief, brief.opened_at)
            if thread is not None:
                await call.matches.lobby.set_place(match, brief.place.within(thread))
            elif brief.place.forum and brief.place.thread is None:
                raise UserError(fact("error-no-post"))
    await _begun(call, await call.matches.lobby.start(match, call.user_id, key=call.key))


async def _begun(call: Call, brief: Brief) -> None:
    """Say where a match is played that has begun."""
    told = call.words("page-started")
    told = call.words("page-started-direct") if brief.place.direct else f"{told} {link(brief.place)}"
    if brief.alone:  # the first turn is one press away
        turn = verb_button(call.words, "turn", brief.match, style="primary")
        await call.show(Page((told,), rows=((turn,),)))
    else:
        await call.tell(told)
    if brief.place.direct:
        await show_here(call, brief)


async def begins_at_once(call: Call, brief: Brief) -> bool:
    """Start a new table that waits for nobody, because computers take all other seats. Returns whether it is
    one."""
    if len(brief.persons) != 1 or len(brief.players) < brief.seats:
        return False
    try:
        await start(call, brief.match)
    except UserError:  # the table stays open, and gets its card
        await call.matches.lobby.give_thread(brief.match, brief.place)
        raise
    return True


@on_about("again")
async def again(call: Call, match: int) -> None:
    """Play again with the same people: the first who asks opens the match, the others join."""
    place = call.place
    brief = await call.matches.lobby.again(match, call.person, place.guild if place else None, key=call.key)
    if brief.state == "running":
        await _begun(call, brief)
    elif brief.host != call.user_id:
        await joined(call, brief)
    elif not await begins_at_once(call, brief):
        await let_in(call, brief)
        await opened(call, brief)


def _pressed_in(call: Call, brief: Brief) -> int | None:
    """The post of the match, if the button was pressed there before the bot has noted the post."""
    message, place = call.interaction.message, call.place
    if not brief.place.forum or brief.place.thread is not None or message is None or place is None:
        return None
    return place.thread if place.channel == brief.place.channel and place.thread == message.id else None


async def vote_end(call: Call, match: int, *, agree: bool = True, sure: bool = False) -> None:
    """Vote to end without a result, or take the vote back. If nobody else has to agree, ask for confirmation
    first."""
    brief = await call.about(match)
    if agree and not sure and brief.state == "running" and _alone(brief, call.user_id):
        await call.show(end_alone_page(call.words, brief))
        return
    proposals = call.matches.proposals
    if agree:
        votes = await proposals.propose(match, call.user_id, End(), key=call.key)
    else:
        votes = await proposals.withdraw(match, call.user_id, End, key=call.key)
    await call.show(vote_page(call.words, brief, votes, agrees=agree))


@on("endvote")
async def press_end_vote(call: Call) -> None:
    """Vote to end; with the argument `no`, withdraw the vote; with `sure`, nobody is asked again."""
    vote = call.args[1:2]
    await vote_end(call, call.int_arg(0), agree=vote != ("no",), sure=vote == ("sure",))


def _alone(brief: Brief, user: int) -> bool:
    """Whether this person is the only one who is there and has a vote."""
    return [voter.user for voter in brief.voters] == [user]


@on_match("addcomputer")
async def pick_computer(call: Call, brief: Brief) -> None:
    expect(call.values)
    await call.matches.lobby.add_computer(brief.match, call.user_id, call.values[0], key=call.key)
    await call.tell(call.words("page-computer-added"))


@on_match("nocomputer")
async def press_no_computer(call: Call, brief: Brief) -> None:
    await call.matches.lobby.remove_computer(brief.match, call.user_id, key=call.key)
    await call.tell(call.words("page-computer-removed"))


def _settled_by_menu(kind: type[TableTerm]) -> None:
    """The menu of a term, on the host's page."""

    @on_match(kind.menu)
    async def pick_term(call: Call, brief: Brief) -> None:
        term = expected(kind.picked(call.values[0], brief) if call.values else None)
        brief = await call.matches.lobby.set_terms(brief.match, call.user_id, term, key=call.key)
        await call.show(options_page(call.words, brief))


for _kind in TERMS:
    if _kind.menu:
        _settled_by_menu(_kind)


@on_match("askresign")
async def ask_resign(call: Call, brief: Brief) -> None:
    """Giving up cannot be taken back: ask first."""
    if brief.seat_of(call.user_id) is None:
        raise NotSeated
    await call.show(resign_page(call.words, brief, call.user_id))


@on_match("resign")
async def press_resign(call: Call, brief: Brief) -> None:
    await call.matches.resigning.resign(brief.match, call.user_id, key=call.key)
    await call.show(Page((call.words("page-resigned"),)))


async def invite(call: Call, match: int, guest: Person) -> None:
    if (await call.about(match)).seat_of(guest.user) is not None:
        raise SubstituteSeated
    await call.matches.lobby.invite(match, call.user_id, [guest], key=call.key)
    await call.tell(call.words("page-invited", names=(f"<@{guest.user}>",)))


@on_about("moveto")
async def move_here(call: Call, match: int) -> None:
    """Go on with a match in the asker's channel; with a private one, in a new private thread there. Who
    manages the server asks nobody."""
    here = await require_here(call)
    brief = await call.about(match)
    place = first_place(here, here=True)
    secluded = brief.private and place.post != brief.place.post
    if secluded:  # nobody else is to read what is posted there
        require_private_thread(call)
        place = Place(here.guild, here.channel)
    manager = None
    with suppress(UserError):
        manager = manager_of(call)
    votes = await call.matches.proposals.move(
        match, call.user_id, place, manager, secluded=secluded, key=call.key
    )
    if not votes.done:
        await call.show(agreed_page(call.words, brief, votes, Move))
    elif secluded:
        await call.tell(f"{call.words('page-moved-private')} {link(place)}")
    else:
        await call.tell(call.words("page-moved"))


@on_match("options")
async def press_options(call: Call, brief: Brief) -> None:
    """The options: menus for the host, words for the others."""
    await call.show(options_page(call.words, brief, host=brief.host == call.user_id))


@on("option")
async def pick_option(call: Call) -> None:
    match, at = call.int_arg(0), call.int_arg(1)
    brief = await call.about(match)
    options = GAMES[brief.game].options
    expect(call.values and 0 <= at < len(options) and not options[at].by_seat)
    brief = await call.matches.lobby.set_option(
        match, call.user_id, options[at].key, call.values[0], key=call.key
    )
    await call.show(options_page(call.words, brief))


@on("letter")
async def pick_letter(call: Call) -> None:
    """A player chooses their own part of an option by seat, such as a crest."""
    match, at = call.int_arg(0), call.int_arg(1)
    brief = await call.about(match)
    rules = GAMES[brief.game]
    expect(call.values and 0 <= at < len(rules.options) and rules.options[at].by_seat)
    option, letter = rules.options[at], call.values[0]
    await call.matches.lobby.set_option(match, call.user_id, option.key, letter, key=call.key)
    value = Term(option_value_key(rules.prefix, option, letter))
    await call.tell(fact("lobby-option", option=Term(option_key(rules.prefix, option)), value=value))


def with_keys(say: Words, rules: AnyRules | None, written: str) -> str:
    """What was typed, with keys for options that are written as they are read: `Temples: on – they stand …`,
    the name of a completion, or `Tempel=an`."""
    if rules is None:
        return written
    for option in rules.options:
        name = re.escape(say(option_key(rules.prefix, option)))
        for value in option.values:
            label = value_text(say, option_value_key(rules.prefix, option, value), value)
            values = "|".join(map(re.escape, (label, re.split(" – |, ", label)[0])))
            read = rf"(?<!\w)(?:{name}|{option.key})(?:: |=)(?:{values})(?!\w)"
            written = re.sub(read, f"{option.key}={value}", written, flags=re.IGNORECASE)
    return written


def read_options(written: str) -> dict[str, str]:
    """`key=value key=value` as typed.

    Raises:
        UserError: something is not of that form.
    """
    options: dict[str, str] = {}
    for word in written.replace(",", " ").split():
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise UserError(fact("error-unreadable-option", text=plain(shorten(word, 60))))
        options[key.lower()] = value
    return options


async def complete_options(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The options that can still be chosen, after those typed or chosen so far."""
    rules = GAMES.get(str(interaction.namespace.game or ""))
    if rules is None:
        return []
    say = await words_for(interaction)
    *before, last = with_keys(say, rules, current).split(" ")
    done = [word for word in before if "=" in word]
    typed = {word.partition("=")[0] for word in done}
    named = []
    for option in rules.options:
        for value in () if option.key in typed or option.by_seat else option.values:
            label = value_text(say, option_value_key(rules.prefix, option, value), value)
            shown = say.spaced(f"{say(option_key(rules.prefix, option))}: {label}")
            whole = " ".join([*done, f"{option.key}={value}"])
            if last.casefold() in f"{option.key}={value} {shown}".casefold() and len(whole) <= 100:
                named.append((" ".join([*done, shown]), whole))
    return completions(named)


async def complete_seats(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The numbers of seats that the chosen game can have."""
    rules = GAMES.get(str(getattr(interaction.namespace, "game", "")))
    numbers = SEATS if rules is None else rules.seats
    return completions((str(n), n) for n in numbers if str(n).startswith(current))


async def complete_computers(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """How many computers can play beside whoever opens the table."""
    seats = getattr(interaction.namespace, "seats", None)
    most = seats if isinstance(seats, int) else SEATS[-1]
    return completions((str(n), n) for n in range(most) if str(n).startswith(current))


@TABLE.command(
    "new",
    acknowledge=False,
    complete={"seats": complete_seats, "computers": complete_computers, "options": complete_options},
    choices={
        "game": game_choices(),
        "where": choices_of({value: f"where-{value}" for value in ("thread", "here")}),
        "board": choices_of({value: f"board-{value}" for value in ("all", "newest")}),
        "level": choices_of({level: f"level-{level}" for level in LEVELS}),
    },
)
async def new_table(
    call: Call,
    game: str,
    seats: app_commands.Range[int, 2, 5],
    options: str = "",
    where: str = "thread",
    board: str = "all",
    computers: app_commands.Range[int, 0, 4] = 0,
    level: str = "",
    private: bool = False,
    elsewhere: bool = False,
) -> None:
    place = call.place
    direct = direct_place(call, direct=True) if call.is_guest or (private and place is None) else None
    post = None if private else await new_post(call, here=where == "here")
    if place is not None and not private and post is None:
        await require(call.interaction, new_thread=where == "thread" and place.thread is None)
    await call.acknowledge()
    if not computers and (level or (place is None and direct is None)):  # one person and computers
        computers = seats - 1
    keep: Literal["all", "newest"] = "newest" if board == "newest" else "all"
    alone = computers == seats - 1  # the table waits for nobody and begins at once
    brief = await call.matches.lobby.open(
        game,
        seats,
        read_options(with_keys(call.words, GAMES.get(game), options)),
        call.person,
        direct
        or post
        or (
            Place(place.guild, place.channel)
            if private and place
            else first_place(place or direct_place(call, direct=False), here=where == "here")
        ),
        await call.public_language(alone=alone),
        keep,
        DEFAULT if alone else NEW_TABLE,  # nobody else has to wait
        computers=computers,
        level=level or USUAL,
        private=private,
        elsewhere=elsewhere,
        card=not alone,
        key=call.key,
    )
    if private and direct is None and brief.state == "lobby" and brief.place.thread is None:
        brief = await house(call, brief)
    unhoused = private and direct is None and brief.place.direct
    if not await begins_at_once(call, brief):
        await opened(call, brief, unhoused=unhoused)
