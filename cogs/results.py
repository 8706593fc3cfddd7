"""`/results`: finished matches, head to head, ratings and a game in numbers, each a view of one private page.

A button shows the same in the channel, made only from the matches of that server.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import discord

from bot.core import fact
from bot.games.registry import GAMES
from bot.match import UserError
from bot.match.errors import UnknownGame
from bot.match.results.statistics import among_people
from bot.text import Words, words
from cogs.framework.call import Call, expect
from cogs.framework.commands import command, game_choices
from cogs.framework.pictures import draw, in_words
from cogs.framework.refusals import for_content
from cogs.framework.router import on
from cogs.ui import results as pages
from cogs.ui.page import Page, Row, files, press, public
from cogs.ui.speech import in_words_only, part_page
from render.scene import Chart


class Shown(NamedTuple):
    """A chart and the text below it; only words if there is nothing to draw."""

    chart: Chart | None
    rows: tuple[Row, ...] = ()
    said: str = ""
    what: tuple[object, ...] = ()
    """Verb and arguments of the chart, for custom ids (`read_work`)."""


WORDS: Final = "chartwords"

Work = Callable[[Call, bool], Awaitable[Shown]]
"""Arguments: the call, and whether everybody sees the answer."""


# -- what is shown -----------------------------------------------------------------------------------------


def _game(key: str | None) -> str | None:
    """Raises UnknownGame."""
    if key is not None and key != pages.ALL and key not in GAMES:
        raise UnknownGame
    return None if key == pages.ALL else key


async def _say(call: Call, for_all: bool) -> Words:
    """The language of the readers. *In words* under a public chart has only one reader."""
    if call.verb == WORDS:
        return call.words
    return words(await call.public_language()) if for_all else call.words


def _guild(call: Call) -> int | None:
    return call.interaction.guild_id


def history_of(user: int, game: str | None, part: int) -> Work:
    """A person's matches."""

    async def work(call: Call, for_all: bool) -> Shown:
        say, asker = await _say(call, for_all), None if for_all else call.user_id
        history = await call.matches.results.history(user, asker=asker, guild=_guild(call), game=game)
        if not history:
            tabs = pages.tab_rows(say, "hist", call.user_id, user, game)
            return Shown(None, tabs, say("page-results-none-of", name=f"<@{user}>"))
        at = min(max(part, 0), (len(history) - 1) // pages.LINES)
        rows = (
            *pages.history_rows(say, history, user, game, at, in_server=_guild(call) is not None),
            *pages.tab_rows(say, "hist", call.user_id, user, game),
        )
        what = ("hist", user, game or pages.ALL, at)
        called = pages.name_in(say, history, user)
        return Shown(pages.history_chart(say, history, user, game, at, called), rows, what=what)

    return work


def versus_of(user: int, other: int, game: str | None) -> Work:
    async def work(call: Call, for_all: bool) -> Shown:
        if other == user:
            raise UserError(fact("page-results-yourself"))
        say, asker = await _say(call, for_all), None if for_all else call.user_id
        guild = _guild(call) if for_all else None
        matches = await call.matches.results.history(user, asker=asker, guild=guild, game=game)
        both = tuple(person for person in among_people(matches) if person.of(other) is not None)
        tabs = pages.tab_rows(say, "vs", user, other, game)
        if not both:
            return Shown(None, tabs, say("page-results-none-both"))
        what = ("vs", user, other, game or pages.ALL)
        row = pages.share_button(say, _guild(call) is not None, *what)
        return Shown(pages.versus_chart(say, both, user, other, game), (row, *tabs), what=what)

    return work


def ratings_of(game: str | None) -> Work:
    """The ratings of a server, or, without a game or outside of a server, those of the asker."""

    async def work(call: Call, for_all: bool) -> Shown:
        say, guild, matches = await _say(call, for_all), _guild(call), call.matches
        takes_part = not (await matches.context.asker(call.user_id)).settings.unrated
        row = pages.rating_row(say, takes_part)
        tabs = pages.tab_rows(say, "rates", call.user_id, call.user_id, game)
        if game is not None and guild is not None:
            rated = await matches.results.ratings(game, guild)
            if not rated:
                return Shown(None, (row, *tabs), await _none(call, say, game, guild))
            share = pages.share_button(say, True, "rates", game)
            reader = 0 if for_all else call.user_id
            chart = pages.ratings_chart(say, game, rated, reader)
            return Shown(chart, ((*share, *row), *tabs), what=("rates", game))
        own = await matches.results.own_ratings(call.user_id, guild)
        reliable = (await matches.results.reliability([call.user_id])).get(call.user_id)
        reliability = "" if reliable is None else say.say(reliable.fact)
        if own:
            chart = pages.own_chart(say, own, call.person.name, reliability)
            return Shown(chart, (row, *tabs), what=("rates", pages.ALL))
        key = "page-results-no-rating" if takes_part else "page-results-not-rated"
        return Shown(None, (row, *tabs), "\n".join(filter(None, (say(key), reliability))))

    return work


async def _none(call: Call, say: Words, game: str, guild: int | None) -> str:
    """The text that says why there are no figures for a game, on this server or on all."""
    only = await call.matches.results.with_computers(game, guild)
    return say("page-results-computers" if only else "page-results-none")


def game_of(game: str, *, here: bool) -> Work:
    async def work(call: Call, for_all: bool) -> Shown:
        say, guild = await _say(call, for_all), _guild(call)
        local = here and guild is not None
        statistics = await call.matches.results.statistics(game, guild if local else None)
        row = pages.game_row(say, game, here=local, in_server=guild is not None)
        tabs = pages.tab_rows(say, "stats", call.user_id, call.user_id, game)
        if statistics is None:
            return Shown(None, (row[:1], *tabs), await _none(call, say, game, guild if local else None))
        what = ("stats", game, "here" if local else "all")
        return Shown(pages.game_chart(say, game, statistics, here=local), (row, *tabs), what=what)

    return work


async def show(call: Call, work: Work) -> None:
    await call.met()
    chart_made = await work(call, False)
    if chart_made.chart is None:
        await call.show(Page((chart_made.said,), rows=tuple(row for row in chart_made.rows if row)))
        return
    pictures = await draw(call.services, chart_made.chart, "results", call.settings)
    text = "" if pictures else in_words(chart_made.chart)
    await call.show(pages.shown(call.words, pictures, text, chart_made.rows, chart_made.what))


async def share(call: Call, work: Work) -> None:
    """Post in the channel; the private page stays as it is."""
    if call.place is None:
        raise UserError(fact("error-not-in-dm"))
    chart_made = await work(call, True)
    if chart_made.chart is None:
        raise UserError(fact("page-results-none"))
    pictures = await draw(call.services, chart_made.chart, "results")
    text = "" if pictures else in_words(chart_made.chart)
    say = words(await call.public_language())
    page = pages.shown(say, pictures, text, what=(pages.ALL, *chart_made.what))
    try:
        await _post(call, page)
    except discord.HTTPException as error:
        if not for_content(error) or not pictures:
            raise
        await _post(call, in_words_only(call.words, page, filed=False))


async def _post(call: Call, page: Page) -> None:
    body = public(page)
    if not page.rows:
        body.pop("view")
    await call.interaction.followup.send(**body, files=files(page))


# -- buttons -----------------------------------------------------------------------------------------------


def read_work(call: Call, verb: str, at: int, *, for_all: bool = False) -> Work:
    """Read the subject of a button from its custom id. Its arguments begin at `at`. `for_all`: it is shown to
    everybody here already.

    Raises:
        UserError, UnknownGame: forged or very old.
    """
    match verb:
        case "hist":
            return history_of(call.int_arg(at), _game(call.arg(at + 1)), call.int_arg(at + 2))
        case "vs":
            user = call.int_arg(at)
            expect(user == call.user_id or for_all)
            return versus_of(user, call.int_arg(at + 1), _game(call.arg(at + 2)))
        case "rates" if (game := _game(call.arg(at))) is not None:
            return ratings_of(game)
        case "stats" if (game := _game(call.arg(at))) is not None:
            return game_of(game, here=call.arg(at + 1) == "here")
    raise UserError(fact("error-stale-control"))


def _shown_by_button(verb: str) -> None:
    @on(verb)
    async def press_view(call: Call) -> None:
        await show(call, read_work(call, verb, 0))


for _verb in ("hist", "vs", "stats"):
    _shown_by_button(_verb)


@on("rates")
async def press_ratings(call: Call) -> None:
    await show(call, ratings_of(_game(call.arg(0))))


@on("resultsof")
async def pick_game(call: Call) -> None:
    """The same view of another game."""
    view, user = call.arg(0), call.int_arg(1)
    game = _game(call.values[0] if call.values else "")
    views = {
        "hist": lambda: history_of(user, game, 0),
        "vs": lambda: versus_of(call.user_id, user, game),
        "rates": lambda: ratings_of(game),
    }
    if view == "stats" and game is not None:
        await show(call, game_of(game, here=True))
    elif view in views:
        await show(call, views[view]())
    else:
        raise UserError(fact("error-stale-control"))


@on("share")
async def press_share(call: Call) -> None:
    await share(call, read_work(call, call.arg(0), 1))


@on(WORDS)
async def press_words(call: Call) -> None:
    """*In words* under a chart, also under one that somebody shows in the channel."""
    at = 2 if (for_all := call.arg(1) == pages.ALL) else 1
    expect(not for_all or call.place is not None)
    what = call.args[at:]
    own = what == ("rates", pages.ALL) and not for_all
    work = ratings_of(None) if own else read_work(call, call.arg(at), at + 1, for_all=for_all)
    chart_made = await work(call, for_all)
    if chart_made.chart is None:
        raise UserError(fact("page-results-none"))
    text, title = in_words(chart_made.chart), f"### {call.words('button-in-words')}"
    again = call.args[1:]
    part = call.int_arg(0)
    page = part_page(call.words, title, text, part, lambda to: press(WORDS, to, *again))
    await (call.show_beside(page) if part < 0 else call.show(page))


@on("unrate")
async def press_unrate(call: Call) -> None:
    """Ask for confirmation first: a deleted rating cannot be restored."""
    if call.args[:1] != ("sure",):
        await call.show(pages.unrate_page(call.words))
        return
    await call.matches.people.set(call.person, unrated=True)
    await call.show(Page((call.words("page-unrated"),), rows=(pages.rating_row(call.words, False),)))


@on("rate")
async def press_rate(call: Call) -> None:
    await call.matches.people.set(call.person, unrated=False)
    await call.show(Page((call.words("page-rated-again"),)))


# -- commands ----------------------------------------------------------------------------------------------


@command("results", choices={"game": game_choices()})
async def show_results(call: Call, player: discord.User | None = None, game: str | None = None) -> None:
    user = player or call.interaction.user
    await show(call, history_of(user.id, game, 0))
