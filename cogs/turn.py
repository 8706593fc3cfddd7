"""*Take my turn*: the private page that asks one question at a time, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.core.asking import AsksAhead, KnowsStops, Moment
from bot.games.registry import GAMES
from bot.match import Answer, Brief, Preview
from bot.match.engine.models import PlayedTurn
from bot.match.errors import HandedOver, Late, MatchOver
from bot.match.play.plans import Planned
from bot.match.play.turn import Typed, Unplayed
from bot.match.running.orders import as_said, unseen
from cogs.framework.call import Call
from cogs.framework.guard import Handler
from cogs.framework.match_picker import continues
from cogs.framework.pictures import draw, draw_marked, in_words, page_scene
from cogs.framework.router import on, on_match
from cogs.home import show_here
from cogs.learn import is_left, lesson_of, pointing, spot_of
from cogs.ui.answers import Spot
from cogs.ui.guide import why_line
from cogs.ui.page import draft_mark, with_own_page
from cogs.ui.trying import plan_lines, taken_line
from cogs.ui.turn import done_page, done_text, hint_lines, over_page, turn_page, twice_page, waiting_page
from render.scene import Marked

FIRST_TURNS: Final = 3
"""In this many first turns of a game, a page says by itself why it asks."""


@continues("turn", "open", "move")
async def open_turn(call: Call, match: int, *, before: str = "") -> None:
    """Show the asker's page of a match, with the answers that are not confirmed yet."""
    play = call.matches.play
    try:
        preview = await play.drafted(match, call.user_id)
    except HandedOver:
        raise
    except MatchOver:
        await call.show(over_page(call.words, await call.about(match)))
        return
    if preview.hand_missed:  # said once
        await play.hand_shown(match, call.user_id)
        closed = "dm-closed-direct" if preview.brief.place.direct else "dm-closed"
        before = "\n".join(filter(None, (before, f"-# {call.words(closed)}")))
    if not preview.moves:
        taken = await call.matches.plans.take(match, call.user_id)
        if taken is not None:
            before = "\n".join(filter(None, (before, taken_line(call.words, taken))))
            preview = await play.drafted(match, call.user_id)
    if not preview.moves:
        preview = await answer_forced(call, preview)
    await show_turn(call, preview, before=before)


async def show_turn(
    call: Call,
    preview: Preview,
    *,
    before: str = "",
    spot: Spot | None = None,
    why: bool = False,
    twice: bool = False,
) -> None:
    """Draw and show the page of a draft.

    Args:
        why: say the rule behind the question, even to those who have played the game before.
        twice: ask once more whether the draft is really meant.
    """
    lesson = await lesson_of(call, preview)
    proposed = "" if lesson is None else lesson.move
    if lesson is None:
        preview = await call.matches.play.with_finishes(call.user_id, preview)
    elif proposed and spot is None:
        spot = spot_of(preview, proposed)
    scene = page_scene(preview, call.words, spot or Spot())
    if lesson is not None and lesson.marks:
        marked = Marked(scene=scene, symbols=lesson.marks)
        pictures, _ = await draw_marked(call.services, marked, call.settings)
    else:
        pictures = await draw(call.services, scene, "turn", call.settings)
    planned = await call.matches.plans.planned(preview.brief.match, call.user_id)
    if preview.status == "waiting" or (preview.may_change and not preview.moves):
        my_turns = await call.matches.views.my_turns(call.user_id, but=preview.brief.match)
        page = waiting_page(call.words, preview, pictures, before=before, my_turns=my_turns, planned=planned)
        await _saw(call, preview.brief.match, planned.moments, planned)
    elif twice and preview.view.twice is not None:
        page = twice_page(call.words, preview, pictures)
    else:
        turns = await call.matches.views.turns_of(call.user_id, preview.brief.game)
        says = why_line(call.words, preview) if why or turns <= FIRST_TURNS else ""
        if lesson is not None:
            says = lesson.says or says
        lines = "\n".join(filter(None, (before, *plan_lines(call.words, preview.brief, planned))))
        moments = as_said(preview.moments, planned.said) if preview.whole else ()
        await _saw(call, preview.brief.match, moments, planned)
        page = turn_page(
            call.words,
            preview,
            pictures,
            spot,
            before=lines,
            why=says,
            guided=lesson is not None,
            proposed=proposed,
            others=() if proposed else await _others(call, preview),
            moments=moments,
        )
        page = pointing(page, lesson)
    if call.services.web_url is not None:
        page = with_own_page(call.words, page, preview.brief.match)
    await call.show(page if pictures else replace(page, texts=(*page.texts, in_words(scene))))


async def _saw(call: Call, match: int, moments: Sequence[Moment], planned: Planned) -> None:
    """Moments that the page shows without a stop are orders from now on."""
    if unseen(moments, planned.said):
        await call.matches.stops.shown(match, call.user_id, moments)


async def answer_forced(call: Call, preview: Preview) -> Preview:
    """Give the only answers and the usual answers, except those that a lesson leaves to the learner. The page
    shows them, and the player still has to confirm."""
    while (answer := given(preview)) is not None and not await is_left(call, preview, answer):
        preview = await call.matches.play.save_draft(
            preview.brief.match, call.user_id, preview.turn_token, (*preview.moves, answer)
        )
    return preview


def given(preview: Preview) -> str | None:
    """The answer that a page gives by itself."""
    if preview.status != "asked" or preview.may_change or not preview.answers:
        return None
    if len(preview.answers) == 1:
        return preview.answers[0].notation
    return next((answer.notation for answer in preview.answers if answer.offer.usual), None)


async def _others(call: Call, preview: Preview) -> Sequence[Answer]:
    """The alternatives to the last answer of a draft, if the page gave it by itself."""
    if not preview.moves or preview.may_change:
        return ()
    before = await call.matches.play.preview(
        preview.brief.match, call.user_id, preview.turn_token, preview.moves[:-1]
    )
    if not any(answer.offer.usual for answer in before.answers):
        return ()
    last, kind = preview.moves[-1], preview.chosen[-1].kind
    return [answer for answer in before.answers if answer.kind == kind and answer.notation != last]


class AnsweredOn(Late):
    """The page is older than the player's latest answer: a double tap, or a second page."""

    key = "page-answered-on"


async def current(call: Call) -> tuple[int, Preview]:
    """The match and the draft that a press on a page belongs to.

    Raises:
        Late: the page was made for an earlier position, or (AnsweredOn) an earlier answer.
    """
    match, at, mark = call.int_arg(0), call.int_arg(1), call.arg(2)
    preview = await call.matches.play.drafted(match, call.user_id, at)
    if draft_mark(preview.moves) != mark:
        raise AnsweredOn
    call.tell_of(preview.brief)
    return match, preview


def on_page(handler: Handler) -> Handler:
    """Wrap the handler of a press on a private page: if the page is out of date, say so and show it anew."""

    async def run(call: Call) -> None:
        match = call.int_arg(0)
        try:
            async with call.seated(match):
                await handler(call)
        except AnsweredOn as late:
            await open_turn(call, match, before=f"-# {call.say(late.fact)}")
        except Late:  # perhaps by this very press, made twice
            await open_turn(call, match, before=f"-# {call.words('page-late')}")

    return run


@on_match("turn")
async def press_turn(call: Call, brief: Brief) -> None:
    before = ""
    if len(call.args) > 1 and call.int_arg(1) < brief.public_version:
        before = f"-# {call.words('page-late')}"
    await open_turn(call, brief.match, before=before)


@on("former")
@on_page
async def press_former(call: Call) -> None:
    """Start a draft with the answers of the player's last turn of this kind."""
    match, preview = await current(call)
    moves = preview.view.former
    await show_turn(call, await call.matches.play.save_draft(match, call.user_id, preview.turn_token, moves))


@on("spot")
@on("why")
@on_page
async def press_spot(call: Call) -> None:
    """Other answers of the page, or the rule behind its question."""
    _, preview = await current(call)
    await show_turn(call, preview, spot=Spot(call.int_arg(3), call.int_arg(4)), why=call.verb == "why")


@on("hint")
@on_page
async def press_hint(call: Call) -> None:
    """The next move that a computer would make, on the draft; or all that is left of the turn."""
    match, preview = await current(call)
    whole = len(call.args) > 3 and call.args[3] == "turn"
    hint = await call.matches.hints.take(
        match, call.user_id, preview.turn_token, preview.moves, whole=whole, key=call.key
    )
    after = await call.matches.play.preview(match, call.user_id, preview.turn_token, hint.moves)
    after = await answer_forced(call, after)
    lines = "" if whole else hint_lines(call.words, hint, preview, told=after.status != "asked")
    await show_turn(call, after, before=lines)


@on("back")
@on_page
async def press_back(call: Call) -> None:
    """Take back the last answer, and the forced answers before it."""
    match, preview = await current(call)
    matches = call.matches
    moves: Sequence[str] = preview.moves
    while moves:
        moves = moves[:-1]
        preview = await matches.play.preview(match, call.user_id, preview.turn_token, moves)
        if len(preview.answers) > 1:
            break
    await show_turn(call, await matches.play.save_draft(match, call.user_id, preview.turn_token, moves))


@on("confirm")
@on_page
async def press_confirm(call: Call) -> None:
    """Play the draft; some drafts need a second confirmation."""
    match, preview = await current(call)
    if preview.view.twice is not None and "sure" not in call.args[3:]:
        await show_turn(call, preview, twice=True)
    else:
        await commit(call, match, preview.turn_token, preview.moves)


async def commit_typed(call: Call, match: int, typed: Typed) -> None:
    """Play what was typed, or show the page that asks for the rest or for a second confirmation."""
    play = call.matches.play
    try:
        async with call.seated(match):
            played = await play.submit(match, call.user_id, None, typed, key=call.key)
    except Unplayed as left:
        await call.about(match)
        if not left.moves:
            await open_turn(call, match)
        else:
            preview = await play.save_draft(match, call.user_id, left.turn_token, left.moves)
            await show_turn(call, preview, twice=left.twice)
    else:
        await finish(call, played)


async def commit(call: Call, match: int, at: int | None, moves: Sequence[str]) -> None:
    """Play moves, then show the next question or who must act now."""
    async with call.seated(match):
        played = await call.matches.play.submit(match, call.user_id, at, moves, key=call.key)
    await finish(call, played)


async def finish(call: Call, played: PlayedTurn) -> None:
    """Show the page that follows after moves were played."""
    brief, match = played.brief, played.match
    call.tell_of(brief)
    if played.awaited and not played.over:
        await open_turn(call, match, before=done_text(call.words, played))
    else:
        planned = Planned()
        if isinstance(GAMES[brief.game], AsksAhead | KnowsStops) and not played.over:
            planned = await call.matches.plans.planned(match, call.user_id)
        new = planned.moments if unseen(planned.moments, planned.said) else ()
        await call.show(done_page(call.words, played, planned=planned, moments=new))
        await _saw(call, match, new, planned)
    if call.is_guest:
        await show_here(call, brief)


async def undo(call: Call, match: int, at: int | None = None) -> None:
    """Undo the last turn and ask again. `at`: the turn token of the button's page."""
    await call.about(match)
    await call.matches.play.undo(match, call.user_id, key=call.key, expected=at)
    await open_turn(call, match)
    await show_here(call, await call.matches.views.brief(match))
