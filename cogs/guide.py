"""`/rules`: the rules of a game or of one match, by chapter and by search."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from discord import app_commands

from bot.core import fact
from bot.games.registry import GAMES, PACKAGES
from bot.games.stated import game_of
from bot.match import Brief, UserError
from bot.match.engine.guided import example
from cogs.framework.call import Call, expect
from cogs.framework.commands import command, game_choices
from cogs.framework.pictures import draw_marked, in_words, look_scene, scene_of
from cogs.framework.router import on
from cogs.ui.guide import (
    Reading,
    chapter_page,
    chapters,
    found_page,
    legend_page,
    reading_of,
    which_game_page,
)
from cogs.ui.page import Page, Picture, press
from cogs.ui.speech import game_term, part_page
from render.scene import Marked, Scene


async def reading_about(call: Call, match: int) -> Reading:
    """What to read about a match: its game, with the seats, options and printed values of this match."""
    brief = await call.about(match)
    if brief.started_at is None:
        return reading_of(brief.game, brief)
    look = await call.matches.views.look(match, call.user_id)
    return reading_of(brief.game, brief, look.view.printed.figures())


async def _match_here(call: Call, game: str) -> Brief | None:
    """The match that somebody most likely asks about: one of this channel, or the one that has ended in this
    thread, or else the asker's only one.

    Args:
        game: the game that was named; empty: any.
    """
    views, place = call.matches.views, call.place
    here = () if place is None else await views.in_channel(place.post, call.user_id)
    own = sorted(here, key=lambda brief: brief.seat_of(call.user_id) is None)
    if not own and place is not None and place.thread is not None:
        ended = await views.ended_in_channel(place.post)
        own = [] if ended is None else [await views.brief(ended)]
    fitting = [brief for brief in own if game in ("", brief.game)]
    if fitting or (place is not None and game):
        return fitting[0] if fitting else None
    mine = [entry.brief for entry in await views.mine(call.user_id) if game in ("", entry.brief.game)]
    return mine[0] if len(mine) == 1 else None


async def _reading(call: Call, at: int) -> Reading:
    """What a control is about: its first argument is a game, and that at `at`, perhaps, a match."""
    expect(call.arg(0) in GAMES)
    match = call.int_arg(at) if len(call.args) > at else 0
    return await reading_about(call, match) if match else reading_of(call.arg(0))


async def show_chapter(call: Call, reading: Reading, part: int) -> None:
    await call.show(await _chapter(call, reading, part))


async def _chapter(call: Call, reading: Reading, part: int) -> Page:
    """A chapter with a small picture: of the asker's own match as it is now, or of an example."""
    listed = chapters(call.words, reading)
    part = min(max(part, 1), len(listed))
    shows = listed[part - 1].chapter.shows
    pictures: tuple[Picture, ...] = ()
    if shows:
        scene = await _scene(call, reading)
        marked = Marked(scene=scene, symbols=shows, cut=True)
        pictures, _ = await draw_marked(call.services, marked, call.settings)
    return chapter_page(call.words, reading, part, pictures)


async def _scene(call: Call, reading: Reading) -> Scene:
    """The public table of a match, or of an example with the same seats and options."""
    brief = reading.brief
    if brief is not None and brief.started_at is not None:
        return look_scene(await call.matches.views.look(brief.match), call.language)
    rules = GAMES[reading.game]
    seats = min(rules.seats) if brief is None else max(brief.seats, min(rules.seats))
    options = () if brief is None else tuple(sorted(brief.options.items()))
    state = await asyncio.to_thread(_example, reading.game, seats, options)
    names = tuple(call.words("seat-name", seat=seat + 1) for seat in range(seats))
    return Scene(game=reading.game, view=rules.view(state, None), language=call.language, names=names)


@cache
def _example(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Any:
    return example(GAMES[game], seats, dict(options))


@on("see")
async def press_see(call: Call) -> None:
    """*What do I see?* under a board or on a page: the same picture with its symbols marked and explained."""
    match, what = call.int_arg(0), call.arg(1)
    reading = await reading_about(call, match)
    scene = await scene_of(call.services, call.user_id, call.words, match, what)
    symbols = PACKAGES[reading.game].guide.symbols
    marked = Marked(scene=scene, symbols=symbols, numbered=True)
    pictures, shown = await draw_marked(call.services, marked, call.settings)
    text = "" if pictures else in_words(scene)
    await call.show_beside(legend_page(call.words, reading, shown, pictures, text, what))


@on("readwords")
async def press_words(call: Call) -> None:
    """*In words* under a chapter: the board of its picture."""
    within = len(call.args) > 2
    reading = await _reading(call, 1)
    plain = in_words(await _scene(call, reading))
    title = f"### {call.words('page-rules-title', game=game_term(reading.game))}"
    part = call.int_arg(2) if within else 0
    page = part_page(call.words, title, plain, part, lambda to: press("readwords", *call.args[:2], to))
    await (call.show(page) if within else call.show_beside(page))


@on("rules")
async def press_rules(call: Call) -> None:
    """*Rules* under a board or on a page. The page itself stays, and the rules are shown below it."""
    reading = await reading_about(call, call.int_arg(0))
    await call.show_beside(await _chapter(call, reading, 1))


@on("read")
async def press_read(call: Call) -> None:
    await show_chapter(call, await _reading(call, 2), call.int_arg(1))


@on("chapter")
async def pick_chapter(call: Call) -> None:
    reading = await _reading(call, 1)
    await show_chapter(call, reading, call.picked)


@on("game")
async def pick_game(call: Call) -> None:
    expect(call.values and call.values[0] in GAMES)
    await show_chapter(call, reading_of(call.values[0]), 1)


@command("rules", acknowledge=False, choices={"game": game_choices()})
async def show_rules(call: Call, game: str = "", find: app_commands.Range[str, 1, 60] = "") -> None:
    if game and game not in GAMES:
        raise UserError(fact("table-unknown-game"))
    chosen = game or game_of(GAMES.values(), find)
    await call.acknowledge()
    brief = await _match_here(call, chosen)
    if brief is None and not chosen:
        if find:
            raise UserError(fact("page-rules-which"))
        await call.show(which_game_page(call.words))
        return
    reading = reading_of(chosen) if brief is None else await reading_about(call, brief.match)
    if find:
        await call.show(found_page(call.words, reading, find))
    else:
        await show_chapter(call, reading, 1)
