"""Answers on the private page of a turn: one, several, those that end it, and others in their place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.core import fact
from bot.match import Preview, UserError
from bot.match.engine.moves import WISHES
from bot.match.errors import AwaitChance, AwaitOthers, IllegalMove
from cogs.framework.call import Call, expect
from cogs.framework.router import on
from cogs.turn import answer_forced, commit, current, on_page, show_turn


@on("ans")
@on_page
async def press_answer(call: Call) -> None:
    """One answer or several from a menu (the values), or an answer from a button with the answers that follow
    it (their notations are in the id)."""
    match, preview = await current(call)
    expect(call.values or len(call.args) > 3)
    if len(call.values) > 1:
        await _answer_several(call, preview, call.values)
        return
    moves = (*preview.moves, *(call.values or call.args[3:]))
    preview = await call.matches.play.save_draft(match, call.user_id, preview.turn_token, moves)
    await show_turn(call, await answer_forced(call, preview))


@on("end")
@on_page
async def press_end(call: Call) -> None:
    """Answers that end the turn, which is played at once."""
    match, preview = await current(call)
    moves = (*preview.moves, *call.args[3:])
    preview = await call.matches.play.save_draft(match, call.user_id, preview.turn_token, moves)
    if preview.whole and not preview.foreseen and preview.status != "chance" and preview.view.twice is None:
        await commit(call, match, preview.turn_token, preview.moves)
    else:
        await show_turn(call, preview)


async def _answer_several(call: Call, preview: Preview, answers: Sequence[str]) -> None:
    """Give the picked answers one after the other.

    Those that lead to the same question again come first, so that as many as possible are given. The page
    names those that were not possible any more.
    """
    matches, match = call.matches, preview.brief.match
    labels = {known.notation: known.offer.label for known in preview.answers}
    kinds = {known.kind for known in preview.answers}
    left = [label for label in labels if label in answers]
    while left:
        legal = {known.notation for known in preview.answers} if preview.status == "asked" else set()
        best: str | None = None
        for answer in left:
            if answer in legal:
                moves = (*preview.moves, answer)
                after = await matches.play.preview(match, call.user_id, preview.turn_token, moves)
                again = after.status == "asked" and kinds.issuperset(known.kind for known in after.answers)
                best = answer if again or best is None else best
                if again:
                    break
        if best is None:
            break
        left.remove(best)
        moves = (*preview.moves, best)
        preview = await matches.play.save_draft(match, call.user_id, preview.turn_token, moves)
        preview = await answer_forced(call, preview) if left else preview
    before = ""
    if left:
        before = f"-# {call.words('page-left-out', labels=tuple(labels[text] for text in left))}"
    await show_turn(call, await answer_forced(call, preview), before=before)


@on("swap")
@on_page
async def press_swap(call: Call) -> None:
    """Give another answer in place of the last one."""
    match, preview = await current(call)
    expect(preview.moves and (call.values or len(call.args) > 3))
    moves = (*preview.moves[:-1], call.values[0] if call.values else call.args[3])
    play = call.matches.play
    preview = await play.save_draft(match, call.user_id, preview.turn_token, moves)
    await show_turn(call, await answer_forced(call, preview))


@on("wish")
@on_page
async def press_wish(call: Call) -> None:
    """Change the answers to a question that stays on the page: choose another one, add one, or remove one."""
    match, preview = await current(call)
    play = call.matches.play

    async def save(moves: Sequence[str]) -> Preview:
        return await play.save_draft(match, call.user_id, preview.turn_token, moves)

    await show_turn(call, await answer_forced(call, await wished(call, preview, save)))


async def wished(
    call: Call, preview: Preview, save: Callable[[Sequence[str]], Awaitable[Preview]]
) -> Preview:
    """Save a draft with other answers to one of its questions, and with those of its later answers that are
    still possible."""
    at, answer = call.int_arg(3), call.values[0] if call.values else call.args[-1]
    stayed = next((stay for stay in preview.stayed if stay.at == at), None)
    if stayed is None or len(call.args) + len(call.values) < 5:
        raise UserError(fact("error-stale-control"))
    if answer in stayed.chosen:
        chosen = [text for text in stayed.chosen if text != answer]
    else:
        chosen = [*stayed.chosen, answer] if stayed.wishes else [answer]
    moves = (*preview.moves[:at], *([WISHES.join(chosen)] if chosen else []))
    later = preview.moves[at + 1 :] if chosen else ()
    for count in range(len(later), 0, -1):
        with suppress(IllegalMove, AwaitOthers, AwaitChance):
            return await save((*moves, *later[:count]))
    return await save(moves)
