"""`/learn`: a guided first match in direct messages, or in a thread where those are closed."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.core import fact
from bot.games.registry import PACKAGES
from bot.match import Brief, Place, UserError
from bot.match.proposals.end import End
from bot.text import words
from cogs.framework.call import Call
from cogs.framework.commands import choices_of, command
from cogs.framework.permissions import require
from cogs.framework.pictures import draw, draw_marked, look_scene, won_scene
from cogs.framework.refusals import NO_DM
from cogs.framework.router import on, on_match
from cogs.home import direct_place
from cogs.threads import make_thread
from cogs.ui.guide import leave_button, parts_button, parts_page
from cogs.ui.lists import mine_page
from cogs.ui.page import Button, Page, press, public, verb_button
from cogs.ui.speech import game_term, link, title_key
from render.scene import Lettered

LEARNT = [key for key, game in PACKAGES.items() if game.guide.lesson is not None]
"""Games with a guided first match."""


@command("learn", choices={"game": choices_of({key: title_key(key) for key in LEARNT})})
async def learn(call: Call, game: str) -> None:
    """Begin in direct messages. If they are closed, say so and offer a thread."""
    package = PACKAGES.get(game)
    if package is None:
        raise UserError(fact("table-unknown-game"))
    if package.guide.lesson is None:
        raise UserError(fact("learn-none"))
    brief = await call.matches.lessons.unfinished(call.user_id, game)
    if brief is not None:
        await _lead(call, brief, "learn-found")
        return
    if call.interaction.guild_id is None and not call.is_guest:
        await _begin(call, game, direct_place(call, direct=True))
        return
    try:
        box = await call.interaction.user.create_dm()
        welcome = Page((call.words("learn-welcome", game=game_term(game)),))
        await box.send(**public(welcome), silent=True)  # the person has just asked for it, so make no sound
    except discord.HTTPException as error:
        if error.code not in NO_DM:
            raise
        if call.place is None:
            raise UserError(fact("learn-closed-here")) from None
        here = Button(press("learnhere", game), call.words("button-learn-here"), "primary")
        await call.show(Page((call.words("learn-closed"),), rows=((here,),)))
        return
    await _begin(call, game, Place(None, box.id, direct=True))


async def _begin(call: Call, game: str, place: Place) -> None:
    """Open the match, or find the one that is not finished, and lead to it."""
    lessons = call.matches.lessons
    brief = await lessons.open(call.person, game, place, call.language, key=call.key)
    await _lead(call, brief, "learn-begun" if brief.place == place else "learn-found")


async def _lead(call: Call, brief: Brief, key: str) -> None:
    """Lead to a guided match. `key`: whether it begins or goes on."""
    await call.about(brief.match)
    turn = verb_button(call.words, "turn", brief.match, style="primary")
    place = replace(brief.place, direct=False)  # it has one player: lead right into their direct messages
    sentence = call.words(key, game=game_term(brief.game), link=link(place))
    lesson = PACKAGES[brief.game].guide.lesson
    if key == "learn-begun" and lesson is not None and lesson.story is not None:
        sentence = f"{call.words(lesson.story.about)}\n{sentence}"
    won = won_scene(brief, call.language) if key == "learn-begun" else None
    pictures = () if won is None else await draw(call.services, won, "won", call.settings)
    below = call.words("learn-won") if pictures else ""
    parts = (parts_button(call.words, brief.match),) if lesson is not None and lesson.parts else ()
    rows = ((turn, *parts, leave_button(call.words, brief.match)),)
    await call.show(Page((sentence,), pictures, rows, below))


@on_match("parts")
async def press_parts(call: Call, brief: Brief) -> None:
    """*What is what?* on the first page: the table of the match, with letters at its main parts."""
    lesson = PACKAGES[brief.game].guide.lesson
    if lesson is None or not lesson.parts:
        raise UserError(fact("error-stale-control"))
    table = look_scene(await call.matches.views.look(brief.match), call.language)
    lettered = Lettered(scene=table, parts=lesson.parts)
    pictures, shown = await draw_marked(call.services, lettered, call.settings)
    spoken = parts_page(call.words, brief, [part.says for part in lesson.parts])
    page = parts_page(call.words, brief, shown, pictures) if shown else spoken
    await call.show(page, lambda: spoken)


@on("learn")
async def press_learn(call: Call) -> None:
    """*Try it first* on the card of a table."""
    await learn(call, call.arg(0))


@on("learnhere", acknowledge=False)
async def press_learn_here(call: Call) -> None:
    """Direct messages are closed: the guided match gets a thread in this channel."""
    game, place = call.arg(0), call.place
    if game not in LEARNT or place is None:
        raise UserError(fact("error-stale-control"))
    await require(call.interaction, new_thread=place.thread is None)
    await call.acknowledge()
    if place.thread is None:
        title = words(call.language)("learn-thread", game=game_term(game))
        thread = await make_thread(call.interaction.client, place, title)
        place = place if thread is None else place.within(thread)
    await _begin(call, game, place)


@on_match("learned")
async def press_learned(call: Call, brief: Brief) -> None:
    """A player who knows the game leaves the guided match at once, because computers agree to everything."""
    if await call.matches.lessons.guides(brief.match, call.user_id):
        await call.matches.proposals.propose(brief.match, call.user_id, End(), key=call.key)
        left = call.words("learn-left", game=game_term(brief.game))
        tables = mine_page(call.words, await call.matches.views.mine(call.user_id))
        await call.show(replace(tables, texts=(left, *tables.texts)))
        return
    raise UserError(fact("error-stale-control"))
