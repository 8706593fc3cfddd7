"""Which match a command is about: the one named, one of this channel, or the asker's only one. `/turn` goes
through all matches that wait for the asker.

If it is not clear, the asker gets a menu of matches. A choice in it continues the action that was asked for.
While somebody types a parameter, Discord offers completions.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from typing import Any, Final, TypeVar

from discord import app_commands

from bot.core import fact
from bot.match import Brief, Mine, UserError
from bot.text import Words
from bot.text.escape import shorten
from cogs.framework.call import Asked, Call, expect, expected
from cogs.framework.router import on
from cogs.framework.services import Interaction, Services
from cogs.ui.lists import which_page
from cogs.ui.page import MENU
from cogs.ui.speech import match_choice

NAME: Final = 100
"""Characters of a name."""
NUMBERED: Final = NAME - len(" (25)")

ValueT = TypeVar("ValueT", str, int)


def completions(named: Iterable[tuple[str, ValueT]], typed: str = "") -> list[app_commands.Choice[ValueT]]:
    """The choices in which what was typed occurs. Equal names get numbers: for two of them Discord refuses
    all."""
    choices: dict[str, ValueT] = {}
    for name, value in named:
        if typed.casefold() in f"{value} {name}".casefold():
            shown, number = shorten(name, NAME), 1
            while shown in choices:
                number += 1
                shown = f"{shorten(name, NUMBERED)} ({number})"
            choices[shown] = value
    return [app_commands.Choice(name=name, value=value) for name, value in choices.items()][:MENU]


Completer = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]
Fits = Callable[[Brief, int | None], bool]
"""Whether a command can be about a match, for somebody in a seat (None: not seated)."""


FITS: Final[dict[str, Fits]] = {
    **dict.fromkeys(
        ("turn", "move", "hand", "undo"), lambda brief, seat: seat is not None and brief.state == "running"
    ),
    "join": lambda brief, seat: seat is None and brief.state == "lobby" and len(brief.players) < brief.seats,
}
"""By the action that a command continues with. The other commands only look, at any match."""

TYPED: Final = frozenset({"move", "player"})
"""Commands with typed input. A menu of matches would lose the input, so the asker has to name the match."""


OnMatch = TypeVar("OnMatch", bound=Callable[..., Awaitable[None]])

CONTINUE: Final[dict[str, Callable[[Call, int], Awaitable[None]]]] = {}
"""For each action, the function that a choice in the menu of matches calls."""


def continues(*verbs: str) -> Callable[[OnMatch], OnMatch]:
    """Register the function of a call and a match that a choice in the menu of matches calls."""

    def register(function: OnMatch) -> OnMatch:
        for verb in verbs:
            CONTINUE[verb] = function
        return function

    return register


async def _here(call: Call) -> Sequence[Brief]:
    """The unfinished matches of the asker's channel or thread, newest first. Where the bot is a guest: those
    that have their home there."""
    channel = _channel(call)
    return () if channel is None else await call.matches.views.in_channel(channel, call.user_id)


def _channel(call: Call) -> int | None:
    """The asker's channel or thread, if matches may be shown there; None in direct messages."""
    place, guest = call.place, call.is_guest
    return place.post if place is not None else call.interaction.channel_id if guest else None


async def _ended_here(call: Call) -> int | None:
    """The newest match that has ended in the asker's channel or thread."""
    channel = _channel(call)
    return None if channel is None else await call.matches.views.ended_in_channel(channel)


def _only_looks_at_thread(call: Call, verb: str) -> bool:
    """Whether a command that only looks is used in a thread: its match is meant even after its end."""
    return verb not in FITS and call.place is not None and call.place.thread is not None


def _fitting(briefs: Sequence[Brief], verb: str, user: int) -> list[Brief]:
    """The matches a command can be about, the asker's own first."""
    fits = FITS.get(verb)
    fitting = [brief for brief in briefs if fits is None or fits(brief, brief.seat_of(user))]
    return sorted(fitting, key=lambda brief: brief.seat_of(user) is None)


async def fitting_here(call: Call, verb: str) -> list[Brief]:
    """The matches of the asker's channel that a command can be about."""
    return _fitting(await _here(call), verb, call.user_id)


async def match_of(call: Call, named: int | None, verb: str) -> int:
    """The match that a command is about. `verb` is the action that a menu of matches continues with.

    Raises:
        UserError: there is no such match, or it has to be named.
        Asked: there are several, and the asker got a menu of them.
    """
    if named is not None:
        return named
    here = await _here(call)
    if verb == "turn" and (my_turn := await _my_turn(call, here)) is not None:
        return my_turn
    if fitting := _fitting(here, verb, call.user_id):
        return fitting[0].match
    if not here and _only_looks_at_thread(call, verb) and (ended := await _ended_here(call)) is not None:
        return ended
    mine = await fitting_mine(call.services, call.user_id, verb)
    if not mine:
        if here:  # the match does not fit; its service says why
            return here[0].match
        if verb == "join":
            raise UserError(fact("error-no-match-here"))
        if unfit := await call.matches.views.mine(call.user_id):
            return unfit[0].brief.match  # no match fits, all for the same reason; the service says it
        if (ended := await _ended_here(call)) is not None:
            return ended  # to look at it, or to be told that it is over
        raise UserError(fact("page-mine-none"))
    waiting = [entry for entry in mine if entry.my_turn]
    if len(mine) == 1 or (verb == "move" and len(waiting) == 1):
        return (waiting or mine)[0].brief.match
    if verb in TYPED:
        raise UserError(fact("error-name-match"))
    await call.show(which_page(call.words, verb, mine))
    raise Asked


async def _my_turn(call: Call, here: Sequence[Brief]) -> int | None:
    """The match that waits for the asker: one of this channel, else the one that has waited longest, wherever
    it is played."""
    my_turns = [my_turn.brief.match for my_turn in await call.matches.views.my_turns(call.user_id)]
    near = {brief.match for brief in here}
    return next((match for match in my_turns if match in near), my_turns[0] if my_turns else None)


async def fitting_mine(services: Services, user: int, verb: str, *, over: bool = False) -> list[Mine]:
    """The asker's matches that a command can be about; those that wait for the asker come first."""
    fits, mine = FITS.get(verb), await services.matches.views.mine(user, over=over)
    return [entry for entry in mine if fits is None or fits(entry.brief, entry.seat)]


async def quiet_match(interaction: Interaction, verb: str = "move") -> int | None:
    """As `match_of`, for autocompletion: None if it is not clear."""
    call = Call(interaction)
    named = interaction.namespace.match
    if isinstance(named, int):
        return named
    try:
        if fitting := _fitting(await _here(call), verb, call.user_id):
            return fitting[0].match
        mine = await fitting_mine(call.services, call.user_id, verb)
    except UserError:
        return None
    waiting = [entry for entry in mine if entry.my_turn] or list(mine)
    return waiting[0].brief.match if len(waiting) == 1 else None


def matches_for(verb: str) -> Completer:
    """Autocompletion of the parameter `match`: the matches that the command can be about."""

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[Any]]:
        call = Call(interaction)
        try:
            briefs = _fitting(await _here(call), verb, call.user_id)
            mine = await fitting_mine(call.services, call.user_id, verb, over=verb not in FITS)
        except UserError:
            return []
        briefs += [
            entry.brief for entry in mine if entry.brief.match not in {brief.match for brief in briefs}
        ]
        return completed(call.words, briefs, current)

    return complete


def completed(words: Words, briefs: Iterable[Brief], typed: str) -> list[app_commands.Choice[int]]:
    def name(brief: Brief) -> str:
        choice = match_choice(words, brief)
        return f"{choice.label} · {choice.about}"

    return completions(((name(brief), brief.match) for brief in briefs), typed)


@on("which")
async def pick_match(call: Call) -> None:
    await call.acknowledge()
    act = expected(CONTINUE.get(call.args[0] if call.args else ""))
    await act(call, call.picked)


@on("others")
async def press_others(call: Call) -> None:
    await call.acknowledge()
    verb = call.arg(0)
    expect(verb in CONTINUE)
    mine = await fitting_mine(call.services, call.user_id, verb)
    if not mine:
        raise UserError(fact("page-mine-none"))
    await call.show(which_page(call.words, verb, mine, call.int_arg(1)))
