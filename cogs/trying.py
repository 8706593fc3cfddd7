"""*Try it*, plans, standing orders and private notes: what a player thinks about, seen by nobody else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from msgspec.structs import replace

from bot.match import Brief, Preview
from bot.match.errors import Late, NoPlan
from bot.match.play.plans import Trial
from bot.match.running.orders import STOP
from bot.text.escape import discord_safe
from cogs.framework.call import Call, expect
from cogs.framework.commands import ME
from cogs.framework.guard import Handler
from cogs.framework.match_picker import continues, match_of, matches_for
from cogs.framework.pictures import draw, in_words, page_scene
from cogs.framework.router import on, on_match
from cogs.turn import finish, on_page, open_turn
from cogs.ui.answers import Spot
from cogs.ui.page import Button, Page, draft_mark, press
from cogs.ui.speech import match_line
from cogs.ui.trying import late_stop_page, shown_at, try_page
from cogs.undo import wished


async def show_trial(call: Call, trial: Trial, *, before: str = "", spot: Spot | None = None) -> None:
    spot = spot or Spot()
    scene = page_scene(trial.preview, call.words, spot, trial=True)
    pictures = await draw(call.services, scene, "try", call.settings)
    page = try_page(call.words, trial, pictures, spot, before=before)
    await call.show(page if pictures else replace(page, texts=(*page.texts, in_words(scene))))


async def _forced(call: Call, trial: Trial) -> Trial:
    """Give the answers to questions that leave no choice."""
    while trial.preview.status == "asked" and len(trial.preview.answers) == 1:
        moves = (*trial.preview.moves, trial.preview.answers[0].notation)
        trial = await call.matches.plans.try_out(trial.preview.brief.match, call.user_id, trial.n, moves)
    return trial


def on_trial(handler: Callable[[Call, Trial], Awaitable[None]]) -> Handler:
    """Wrap the handler of a press on a page to try things out: if it is out of date, it is shown anew."""

    async def run(call: Call) -> None:
        match = call.int_arg(0)
        await call.about(match)
        trial = await call.matches.plans.trial(match, call.user_id)
        moved = shown_at(trial).turn_token != call.int_arg(1)
        if moved or trial.lost or draft_mark(trial.preview.moves) != call.arg(2):
            told = "page-late" if moved and not trial.n else "page-try-late"
            await show_trial(call, trial, before=f"-# {call.words(told)}")
        else:
            await handler(call, trial)

    return run


@on("try")
async def press_try(call: Call) -> None:
    """Begin to try something out, from now or from an older position."""
    match, n = call.int_arg(0), call.int_arg(1)
    await call.about(match)
    trial = await call.matches.plans.try_out(match, call.user_id, n, ())
    await show_trial(call, await _forced(call, trial))


@on("tryans")
@on_trial
async def press_answer(call: Call, trial: Trial) -> None:
    """Give an answer from a button or a menu. Of several answers, give as many as are possible in this
    order."""
    match = trial.preview.brief.match
    expect(call.values or len(call.args) > 3)
    for answer in call.values or (call.args[3],):
        legal = {known.notation for known in trial.preview.answers}
        if answer in legal:
            moves = (*trial.preview.moves, answer)
            trial = await call.matches.plans.try_out(match, call.user_id, trial.n, moves)
    await show_trial(call, await _forced(call, trial))


@on("trywish")
@on_trial
async def press_wish(call: Call, trial: Trial) -> None:
    """Change the answers to a question that stays on the page: choose another one, add one, or remove one."""
    match = trial.preview.brief.match

    async def save(moves: Sequence[str]) -> Preview:
        return (await call.matches.plans.try_out(match, call.user_id, trial.n, moves)).preview

    await wished(call, trial.preview, save)
    trial = await call.matches.plans.trial(match, call.user_id)
    await show_trial(call, await _forced(call, trial))


@on("tryspot")
@on_trial
async def press_spot(call: Call, trial: Trial) -> None:
    await show_trial(call, trial, spot=Spot(call.int_arg(3), call.int_arg(4)))


@on("tryback")
@on_trial
async def press_back(call: Call, trial: Trial) -> None:
    """Take back the last answer that was a choice."""
    match = trial.preview.brief.match
    moves = trial.preview.moves
    while moves:
        moves = moves[:-1]
        trial = await call.matches.plans.try_out(match, call.user_id, trial.n, moves)
        if len(trial.preview.answers) > 1:
            break
    await show_trial(call, trial)


@on("keepplan")
@on_trial
async def press_keep(call: Call, trial: Trial) -> None:
    """Keep what is tried out as the draft of the next turn, or of the present turn if it has begun."""
    match = trial.preview.brief.match
    await call.matches.plans.keep(match, call.user_id)
    if trial.awaited:
        await open_turn(call, match)
    else:
        await show_trial(call, trial, before=call.words("page-plan-kept"))


@on("order")
@on_trial
async def press_order(call: Call, trial: Trial) -> None:
    match = trial.preview.brief.match
    await call.matches.plans.order(match, call.user_id, key=call.key)
    await open_turn(call, match, before=call.words("page-plan-ordered"))


@on_match("unorder")
async def press_withdraw(call: Call, brief: Brief) -> None:
    kind = (await call.matches.plans.planned(brief.match, call.user_id)).kind
    await call.matches.plans.withdraw(brief.match, call.user_id)
    await open_turn(call, brief.match, before=call.words("page-plan-withdrawn", kind=kind))


@on("repeat")
@on_page
async def press_repeat(call: Call) -> None:
    """Play an answer, and again until something else can be done."""
    match, at = call.int_arg(0), call.int_arg(1)
    matches = call.matches
    moves = await matches.play.draft(match, call.user_id)
    if draft_mark(moves) != call.arg(2):
        raise Late
    await finish(call, await matches.plans.repeat(match, call.user_id, at, moves, key=call.key))


# -- how much is asked --------------------------------------------------------------------------------------


@on_match("stop")
async def press_stop(call: Call, brief: Brief) -> None:
    """Stop in a moment of the round, or do not."""
    try:
        await call.matches.stops.order(brief.match, call.user_id, call.arg(1), call.arg(2) == STOP)
    except NoPlan:  # computers answer at once
        undo = await call.matches.undo.choices(brief.match, call.user_id)
        await call.show(late_stop_page(call.words, undo, call.user_id))
        return
    await open_turn(call, brief.match)


@on_match("askall")
async def press_ask_all(call: Call, brief: Brief) -> None:
    """Ask the player also where there is no choice, or stop doing so."""
    await call.matches.stops.ask_everything(brief.match, call.user_id, call.int_arg(1) == 1)
    await open_turn(call, brief.match)


# -- the private note --------------------------------------------------------------------------------------


@continues("note")
async def show_note(call: Call, match: int) -> None:
    brief = await call.about(match)
    note = (await call.matches.plans.planned(match, call.user_id)).note
    text = call.words("page-note", text=discord_safe(note)) if note else call.words("page-note-none")
    row = (Button(press("unnote", match), call.words("button-note-delete")),) if note else ()
    await call.show(Page((f"{match_line(call.words, brief)}\n{text}",), rows=(row,) if row else ()))


@on_match("unnote")
async def press_delete_note(call: Call, brief: Brief) -> None:
    await call.matches.plans.set_note(brief.match, call.user_id, "")
    await show_note(call, brief.match)


@ME.command("note", complete={"match": matches_for("note")})
async def write_note(call: Call, text: str = "", match: int | None = None) -> None:
    number = await match_of(call, match, "note")
    await call.about(number)
    if text:
        await call.matches.plans.set_note(number, call.user_id, text)
    await show_note(call, number)
