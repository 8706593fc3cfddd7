"""Undo: at once if nobody has played since, further back if the others agree."""

from __future__ import annotations

from bot.core import fact
from bot.match import UserError
from bot.match.errors import Late, NothingToUndo, UndoAnswered
from cogs.framework.call import Call
from cogs.framework.commands import Subject
from cogs.framework.match_picker import continues
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.groups import TABLE
from cogs.turn import undo
from cogs.ui.undo import sure_page, undo_page, votes_page


async def show_undo(call: Call, match: int, *, before: str = "") -> None:
    """Show what the asker can undo alone, and what the others can be asked to undo."""
    await call.about(match)
    back = await call.services.matches.proposals.undo_choices(match, call.user_id)
    await call.show(undo_page(call.words, back, before=before))


@continues("undo")
async def ask_first(call: Call, match: int) -> None:
    """Show what would be undone, with a button for it. If nothing can be undone at once, say why."""
    await call.about(match)
    back = await call.services.matches.proposals.undo_choices(match, call.user_id)
    if back.at_once is None:
        await undo_or_ask(call, match, back.turn_token)
    else:
        await call.show(undo_page(call.words, back))


async def undo_or_ask(call: Call, match: int, at: int | None = None) -> None:
    """Undo. If it is too late for that, say so and offer to ask the others."""
    try:
        await undo(call, match, at)
    except (UndoAnswered, NothingToUndo) as refused:
        if not (await call.services.matches.proposals.undo_choices(match, call.user_id)).earlier:
            raise
        await show_undo(call, match, before=call.say(refused.fact))


@on("undo")
async def press_undo(call: Call) -> None:
    """Undo the turn (or sealed choice) that the button belongs to, never a later one. If the match has moved
    on since, show what can be taken back now."""
    await call.acknowledge()
    match = call.int_arg(0)
    try:
        async with call.seated(match):
            await undo_or_ask(call, match, call.int_arg(1))
    except Late:
        await show_undo(call, match)


@on("takeback")
async def press_take_back(call: Call) -> None:
    """*Take it back* under a board: first show what would be undone."""
    await call.acknowledge()
    await show_undo(call, call.int_arg(0))


@on("ask")
async def pick_turn(call: Call) -> None:
    """Ask for confirmation after an earlier turn was chosen."""
    await call.acknowledge()
    match = call.int_arg(0)
    await call.about(match)
    back = await call.services.matches.proposals.undo_choices(match, call.user_id)
    chosen = next((earlier for earlier in back.earlier if call.values == (str(earlier.number),)), None)
    if chosen is None:
        raise UserError(fact("error-stale-control"))
    await call.show(sure_page(call.words, back, chosen))


@on("asksure")
async def press_ask(call: Call) -> None:
    """Ask the others, in the thread."""
    await call.acknowledge()
    match = call.int_arg(0)
    await call.about(match)
    votes = await call.services.matches.proposals.ask_undo(match, call.user_id, call.int_arg(1), key=call.key)
    await call.show(votes_page(call.words, votes, call.user_id))


@on("undoyes")
async def press_agree(call: Call) -> None:
    await _answer(call, agree=True)


@on("undono")
async def press_refuse(call: Call) -> None:
    """Refuse; or, by the person who asked, withdraw."""
    await _answer(call, agree=False)


async def _answer(call: Call, *, agree: bool) -> None:
    await call.acknowledge()
    match = call.int_arg(0)
    async with call.seated(match):
        votes = await call.services.matches.proposals.answer_undo(
            match,
            call.user_id,
            call.int_arg(1),
            call.int_arg(2),
            call.int_arg(3),
            agree,
            key=call.key,
            knowing=len(call.args) > 4 and call.args[4] == "knowing",
        )
    call.tell_of(votes.brief)
    await call.show(votes_page(call.words, votes, call.user_id))


class Undo(Subject):
    """`/table undo`."""

    @TABLE.command("undo", match="undo")
    async def undo(self, call: Call, match: int) -> None:
        await ask_first(call, match)


async def setup(bot: ServingBot) -> None:
    await bot.add_cog(Undo(bot))
