"""Matches in words: *In words* under boards and pages."""

from __future__ import annotations

from bot.games.registry import GAMES
from bot.match import Look
from cogs.framework.call import Call
from cogs.framework.pictures import (
    curves_scene,
    has_ledger,
    in_words,
    lobby_scene,
    scene_of,
    seat_boards,
    sheet_scene,
)
from cogs.framework.router import on
from cogs.ui.board import ended_line
from cogs.ui.history import recap_text
from cogs.ui.in_words import Offered, words_page
from cogs.ui.speech import match_line, plain_names


async def show_words(call: Call, match: int, what: str, part: int, *, beside: bool) -> None:
    """Show one text about a match: the public board, the own hand, a player's board, the page of the turn or
    of what is tried out, the seats before it began, score sheet, curves, or what happened since the
    asker's last turn."""
    brief = await call.about(match)
    if brief.started_at is None or what == "lobby":
        closed = brief.state == "closed"
        text = call.words("lobby-closed") if closed else in_words(lobby_scene(brief, call.language))
        page = words_page(call.words, match, match_line(call.words, brief), what, text, part)
        await (call.show_beside(page) if beside else call.show(page))
        return
    look = await call.matches.views.look(match, call.user_id)
    if what == "curves":
        curves = await call.matches.history.curves(match)
        text = in_words(curves_scene(curves, call.language))
    elif what == "score" and look.score is not None:
        text = in_words(sheet_scene(look, look.score, call.language))
    elif what == "since":
        text = recap_text(call.words, await call.matches.history.since(match, call.user_id))
    else:
        what = "board" if what == "score" else what  # without a sheet: all but one have resigned
        text = in_words(await scene_of(call.services, call.user_id, call.words, match, what, whole=True))
    title = match_line(call.words, brief)
    if brief.state == "ended":
        title += f"\n{ended_line(call.words, brief, look.winner)}"
    page = words_page(call.words, match, title, what, text, part, _offered(call, look))
    await (call.show_beside(page) if beside else call.show(page))


def _offered(call: Call, look: Look) -> Offered:
    words, brief = call.words, look.brief
    choices = [("board", words("button-table"))]
    if has_ledger(brief.game):
        choices.append(("ledger", words("button-ledger")))
    if look.seat is not None and GAMES[brief.game].hidden_hands:
        choices.append(("hand", words("button-hand")))
    if look.seat is not None and brief.state == "running":
        choices.append(("turn", words("button-turn")))
    choices.append(("since", words("button-since")))
    if look.score is not None:
        choices.append(("score", words("button-words-score")))
        choices.append(("curves", words("button-curves")))
    if seat_boards(brief.game):
        names = plain_names(brief)
        choices += [(f"b{seat}", names[seat]) for seat in range(brief.seats)]
    return tuple(choices)


@on("words")
async def press_words(call: Call) -> None:
    """*In words* under a board or on a page; on the page of words itself, another part or another text."""
    within = len(call.args) > 2
    part = call.int_arg(2) if within else 0
    await show_words(call, call.int_arg(0), call.arg(1), part, beside=not within)
