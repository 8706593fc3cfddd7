"""`/help`, its search, and its three ways to begin: learning, against computers, with friends. `/learn`: a
guided first match in direct messages, or in a thread where those are closed; and what it says on the page of
a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import discord
import msgspec
from msgspec.structs import replace

from bot.core import fact
from bot.core.game import Advice, asked_as
from bot.games.registry import GAMES, PACKAGES
from bot.match import Brief, Person, Place, Preview, UserError
from bot.match.engine.computers import USUAL
from bot.match.engine.guided import Told
from bot.match.proposals.clock import End
from bot.text import words
from cogs.forums.posts import make_thread
from cogs.framework.call import Call, expect
from cogs.framework.commands import choices_of, command, commands_of, linked
from cogs.framework.permissions import require
from cogs.framework.pictures import draw, draw_marked, look_scene, won_scene
from cogs.framework.refusals import NO_DM
from cogs.framework.router import on, on_form, on_match, opens
from cogs.home import direct_place
from cogs.lobby import new_table
from cogs.time import guest_of
from cogs.ui.answers import Spot, bundles
from cogs.ui.guide import parts_page, reading_of, why_line
from cogs.ui.help import (
    find_form,
    found_page,
    friends_form,
    help_page,
    learn_page,
    solo_form,
    solo_how_page,
    solo_page,
)
from cogs.ui.lists import mine_page
from cogs.ui.page import MENU, Button, Link, Menu, Page, Row, press, public, verb_button
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
    parts = (verb_button(call.words, "parts", brief.match),) if lesson is not None and lesson.parts else ()
    rows = ((turn, *parts, verb_button(call.words, "learned", brief.match)),)
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
async def press_learn_what(call: Call) -> None:
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


@on("solohow", acknowledge=False)
async def press_solo_how(call: Call) -> None:
    """*More or better computers*: which game? Its form offers as many as it takes."""
    if not call.args and not call.values:
        await call.acknowledge()
        await call.show(solo_how_page(call.words))
        return
    game = call.values[0] if call.values else call.arg(0)
    expect(game in GAMES)
    await call.ask(solo_form(call.words, game))


@on_form("solo")
async def solo_told(call: Call) -> None:
    form, seats = call.form, call.form.whole("seats", 2)
    await open_table(call, call.arg(0), seats, computers=seats - 1, level=form.text("level"))


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


ARROW: Final = "➜ "


class LessonPage(msgspec.Struct, frozen=True):
    """What is special about a page of a guided match."""

    says: str = ""
    """Two lines about the question if it is asked for the first time, or the line that the guide ends
    here."""
    marks: tuple[str, ...] = ()
    """Symbols that the picture marks."""
    move: str = ""
    """The answer that the story proposes, in notation."""


async def lesson_of(call: Call, preview: Preview) -> LessonPage | None:
    """The guide's part of a page; None if the match is not guided."""
    brief, prompt = preview.brief, preview.prompt
    if len(brief.persons) != 1 or brief.state != "running":
        return None
    stage = await call.matches.lessons.stage(brief.match, call.user_id, preview.moves)
    lesson = PACKAGES[brief.game].guide.lesson
    if stage is None or lesson is None:
        return None
    story = "\n".join(_story(call, stage.told))
    if preview.status != "asked" or prompt is None or prompt.key in stage.answered:
        over = lesson.story is None and {text.partition("/")[0] for text in lesson.advice} <= stage.answered
        return LessonPage(f"-# {call.words('learn-over')}" if over else story, move=stage.told.move)
    kinds = frozenset(answer.kind for answer in preview.answers)
    advice: Advice | None = next(
        (lesson.advice[name] for name in asked_as(prompt.key, kinds) if name in lesson.advice), None
    )
    why = why_line(call.words, preview)
    if story:
        marks = () if advice is None or stage.told.move else advice.marks
        return LessonPage(f"{story}\n{why}", marks, stage.told.move)
    if advice is None:
        return LessonPage(why)
    values = {**reading_of(brief.game, brief, preview.view.printed.figures()).values, **prompt.args}
    line = f"-# **{call.words(advice.says, **values)}**"
    return LessonPage("\n".join(filter(None, (why, line))), advice.marks)


async def is_left(call: Call, preview: Preview, answer: str) -> bool:
    """Whether the learner must give an answer that the page would give by itself. That is so if the story
    proposes another answer, or if the turn begins with this one and the learner has not read the reason
    yet."""
    if len(preview.brief.persons) != 1:
        return False
    stage = await call.matches.lessons.stage(preview.brief.match, call.user_id, preview.moves)
    if stage is None or not stage.told.move:
        return False
    return not preview.moves or stage.told.move != answer


def _story(call: Call, told: Told) -> Iterator[str]:
    """The lines of a story: what has happened, and the reason for the move that it proposes."""
    for key in told.results:
        yield call.words(key)
    if told.reason:
        yield f"**{call.words(told.reason)}**"
    elif told.left:
        yield f"-# {call.words('learn-own-way')}"


def spot_of(preview: Preview, move: str) -> Spot:
    """The part of the answers in which this one, given in notation, is shown."""
    for group in range(-1, MENU):
        for part in range(2 + len(preview.answers) // MENU):
            spot = Spot(group, part)
            if any(one.answer.notation == move for bundle in bundles(preview, spot) for one in bundle.shown):
                return spot
    return Spot()


def pointing(page: Page, lesson: LessonPage | None) -> Page:
    """The page with the answer that the story proposes in green and the others in grey, if that answer is on
    the page."""
    if lesson is None or not lesson.move or not any(_offers(row, lesson.move) for row in page.rows):
        return page
    move = lesson.move
    rows = (_menu(row, move) if isinstance(row, Menu) else _buttons(row, move) for row in page.rows)
    return replace(page, rows=tuple(rows))


def _offers(row: Row, move: str) -> bool:
    if isinstance(row, Menu):
        return _answers(row) and any(choice.value == move for choice in row.choices)
    return any(isinstance(button, Button) and _answers(button) and _is(button, move) for button in row)


def _buttons(row: tuple[Button | Link, ...], move: str) -> Row:
    return tuple(
        replace(button, style="success" if _is(button, move) else "secondary")
        if isinstance(button, Button) and _answers(button)
        else button
        for button in row
    )


def _menu(menu: Menu, move: str) -> Menu:
    if not _answers(menu):
        return menu
    pointed = (
        replace(choice, label=f"{ARROW}{choice.label}") if choice.value == move else choice
        for choice in menu.choices
    )
    return replace(menu, choices=tuple(pointed))


def _answers(control: Button | Menu) -> bool:
    return control.action.split(":")[1] == "ans"


def _is(answer: Button, move: str) -> bool:
    return answer.action.endswith(f":{move}")
