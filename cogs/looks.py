"""Looking without changing anything: board, status, log, hand, my matches, the record; all of them in words;
the proof of the draws, and the luck report; *Since my last turn*, and earlier positions step by step."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from discord import app_commands
from msgspec.structs import replace

from bot.core import Seat, View, fact
from bot.games.registry import GAMES
from bot.match import Brief, Look, UserError
from bot.match.views.models import PastPosition
from cogs.framework.call import Call, expect
from cogs.framework.commands import TABLE, command
from cogs.framework.match_picker import completions, continues, match_of, matches_for, quiet_match
from cogs.framework.pictures import (
    curves_scene,
    draw,
    draw_curves,
    has_ledger,
    in_words,
    lobby_scene,
    look_scene,
    past_scene,
    scene_of,
    seat_boards,
    sheet_scene,
)
from cogs.framework.router import on, on_about, on_match
from cogs.framework.services import Interaction, Services
from cogs.ui.board import ended_line, follow_row, look_rows
from cogs.ui.history import (
    curves_page,
    leads_page,
    luck_page,
    moving_page,
    past_page,
    recap_page,
    recap_text,
    verify_page,
)
from cogs.ui.lists import hand_page, log_page, mine_page
from cogs.ui.page import File, Page, Picture, with_own_page
from cogs.ui.speech import Offered, link, match_line, plain_names, words_page
from render.lapse import chosen
from render.pool import PictureError

log = logging.getLogger(__name__)


@continues("board")
async def show_board(call: Call, match: int, seat: Seat | None = None, *, ledger: bool = False) -> None:
    """Show the asker the public board, a player's own board, or the game's second picture (if it has one)."""
    brief = await call.about(match)
    if seat is not None and not 0 <= seat < brief.seats:
        raise UserError(fact("error-no-player"))
    look = await call.matches.views.look(match)
    scene = look_scene(look, call.language)
    boards = seat_boards(brief.game)
    second = has_ledger(brief.game)
    if ledger and second:
        scene = replace(scene, ledger=True)
    elif boards and seat is not None:
        scene = replace(scene, board_of=seat)
    pictures = await draw(call.services, scene, reader=call.settings)
    line = match_line(call.words, brief)
    rows = look_rows(
        call.words,
        brief,
        scene.board_of,
        boards=boards,
        ledger=scene.ledger if second else None,
        curves=bool(look.view.points_now) and await call.matches.history.has_curves(match),
    )
    if brief.alone and brief.seat_of(call.user_id) is not None:
        rows = (*rows, *follow_row(call.words, brief))
    await call.show(Page((line,) if pictures else (line, in_words(scene)), pictures, rows))


@continues("status", "invite")
@continues("log")
async def show_log(call: Call, match: int, part: int = 0) -> None:
    brief = await call.about(match)
    lines = await call.matches.history.log(match, call.user_id)
    await call.show(log_page(call.words, brief, lines, part))


@on_match("curves")
async def show_curves(call: Call, brief: Brief) -> None:
    """The points of a match in its course, as far as everybody may know them."""
    curves = await call.matches.history.curves(brief.match)
    scene = curves_scene(curves, call.language)
    pictures = await draw(call.services, scene, "curves", call.settings)
    await call.show(curves_page(call.words, curves.brief, pictures, "" if pictures else in_words(scene)))


@command("hand", match="hand")
@on_about("hand")
@continues("hand")
async def show_hand(call: Call, match: int) -> None:
    """Show the asker's hand privately. It does not need direct messages."""
    brief = await call.about(match)
    look = await call.matches.views.look(match, call.user_id)
    if look.seat is None:
        raise UserError(fact("table-not-seated"))
    scene = look_scene(look, call.language)
    pictures = await draw(call.services, scene, "hand", call.settings)
    text = in_words(scene)
    if look.hand_missed:
        await call.matches.play.hand_shown(match, call.user_id)
    page = hand_page(call.words, brief, pictures, text, missed=look.hand_missed)
    await call.show(page if call.services.web_url is None else with_own_page(call.words, page, match))


async def show_mine(call: Call, part: int = 0) -> None:
    await call.met()
    await call.show(mine_page(call.words, await call.matches.views.mine(call.user_id), part))


@on_match("export")
async def export(call: Call, brief: Brief) -> None:
    """Send the record as a file, without secrets while the match runs."""
    data = await call.matches.transfer.export(brief.match, call.user_id)
    key = "page-export" if brief.secret else "page-export-running"
    text = call.words(key, match=brief.match)
    await call.show(Page((text,), file=File(data, f"turnpost-{brief.uid}.json")))


@on("mine")
async def press_mine(call: Call) -> None:
    """*My matches* below a digest: the current list, or another page of it."""
    await show_mine(call, call.int_arg(0) if call.args else 0)


@on("board")
async def press_board(call: Call) -> None:
    await show_board(call, call.int_arg(0), call.int_arg(1) if len(call.args) > 1 else None)


@on_about("anew")
async def press_anew(call: Call, match: int) -> None:
    """*Post it again* under a board that follows, further up."""
    async with call.seated(match):
        await call.matches.places.post_again(match, call.user_id, key=call.key)
    brief = await call.about(match)
    await call.tell(call.words("page-board-anew", link=link(brief.place)))


@on("ledger")
async def press_ledger(call: Call) -> None:
    """*Tables and supplies* under a board."""
    await show_board(call, call.int_arg(0), ledger=True)


@on_match("boards")
async def press_boards(call: Call, brief: Brief) -> None:
    """*Player boards* under a board: the asker's own board first, or the first seat's."""
    await show_board(call, brief.match, brief.seat_of(call.user_id) or 0)


@on("log")
async def press_log(call: Call) -> None:
    await show_log(call, call.int_arg(0), call.int_arg(1))


async def complete_player(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    """The players of the match, by seat."""
    services: Services = interaction.client.services
    number = await quiet_match(interaction, "board")
    if number is None:
        return []
    try:
        names = plain_names(await services.matches.views.brief(number))
    except UserError:
        return []
    return completions(((name, seat) for seat, name in enumerate(names, 1) if name), current)


@TABLE.command("log", match="log")
async def log_of(call: Call, match: int) -> None:
    await show_log(call, match)


@TABLE.command("board", complete={"player": complete_player, "match": matches_for("board")})
async def show_board_of(call: Call, player: int | None = None, match: int | None = None) -> None:
    number = await match_of(call, match, "board" if player is None else "player")
    await show_board(call, number, None if player is None else player - 1)


@TABLE.command("mine")
async def list_mine(call: Call) -> None:
    await show_mine(call)


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


@on_match("verify")
async def show_proof(call: Call, brief: Brief) -> None:
    """Check every draw and every move of a finished match, now."""
    await call.show(verify_page(call.words, brief, await call.matches.fairness.verify(brief.match)))


@on_match("luck")
async def show_luck(call: Call, brief: Brief) -> None:
    await call.show(luck_page(call.words, brief, await call.matches.fairness.luck(brief.match)))


@on("promise")
async def press_promise(call: Call) -> None:
    """*Fair draws* under the first board: the promise that was posted with it."""
    match, posted = call.int_arg(0), call.arg(1)
    brief = await call.about(match)
    expect(posted == brief.commitment)
    await call.show(Page((call.words("board-commitment", hash=posted),)))


@on_match("leads")
async def press_leads(call: Call, brief: Brief) -> None:
    """*Turning points* under the parcel: the turns at which the lead changed, with the boards after them."""
    leads = await call.matches.history.lead_changes(brief.match)
    pictures = await draw_curves(call.services, brief.match, call.language, call.settings)
    for _, past in leads:
        scene = past_scene(brief, past, past.public, call.language)
        pictures += await draw(call.services, scene, f"turn-{past.n}", call.settings)
    await call.show(leads_page(call.words, brief, leads, pictures))


FRAMES: Final = 24
"""The most boards of an animation of what happened since somebody's turn."""
ROOM: Final = 500_000
"""The largest animation in bytes. A larger one is drawn again with as many boards as will probably fit."""
PATIENCE: Final = 30.0
"""Seconds to wait for an animation."""


@TABLE.command("since", match="since")
@on_about("since")
@continues("since")
async def show_since(call: Call, match: int) -> None:
    """Show what happened since the asker's last turn, with the board then and now."""
    await call.about(match)
    recap = await call.matches.history.since(match, call.user_id)
    pictures: tuple[Picture, ...] = ()
    before = [("before", recap.before)] if recap.facts else []
    for name, past in (*before, ("now", recap.now)):
        pictures += await _pictures(call, recap.brief, past, past.public, name)
    now = past_scene(recap.brief, recap.now, recap.now.public, call.language)
    may_act = recap.brief.waits_for(call.user_id)
    moving = call.services.film_frames > 1 and recap.now.n > recap.before.n

    def spoken() -> Page:  # the current board only: both would be too long
        return recap_page(call.words, recap, (), in_words=in_words(now), may_act=may_act)

    page = spoken()
    if pictures:
        page = recap_page(call.words, recap, pictures, may_act=may_act, moving=moving)
    await call.show(page, spoken)


async def _pictures(
    call: Call, brief: Brief, past: PastPosition, view: View, name: str
) -> tuple[Picture, ...]:
    return await draw(call.services, past_scene(brief, past, view, call.language), name, call.settings)


@on_about("step")
async def press_step(call: Call, match: int) -> None:
    """Show a position by its number (0: the newest), from a button or the menu, as the asker saw it then: the
    board, and the hand of a player."""
    n = call.picked if call.values else call.int_arg(1)
    brief = await call.about(match)
    past = await call.matches.history.at(match, call.user_id, n)
    pictures = await _pictures(call, brief, past, past.public, "board")
    if past.own is not None:
        pictures += await _pictures(call, brief, past, past.own, "hand")
    words = "" if pictures else in_words(past_scene(brief, past, past.public, call.language))
    await call.show(past_page(call.words, brief, past, pictures, in_words=words))


@on("moving")
async def press_moving(call: Call) -> None:
    """What happened since a moment, as an animation below; the still pictures stay where they are."""
    match, first = call.int_arg(0), call.int_arg(1)
    brief = await call.about(match)
    shown = await call.matches.history.between(match, call.user_id, first)
    film = await animation(call, brief, shown)
    if film is None:
        raise UserError(fact("error-moving"))
    await call.show_beside(moving_page(call.words, brief, film, first))


async def animation(call: Call, brief: Brief, story: Sequence[PastPosition]) -> Picture | None:
    """The boards of a story as an animation of at most `ROOM` bytes; None if it cannot be drawn soon."""
    most = min(FRAMES, call.services.film_frames)
    try:
        async with asyncio.timeout(PATIENCE):
            while most > 1:
                seen = [story[at] for at in chosen(len(story), most)]
                scenes = [past_scene(brief, past, past.public, call.language) for past in seen]
                picture = await call.services.painter.lapse(scenes, lambda done, total: None)
                if len(picture.data) <= ROOM:
                    alt = call.words("page-moving-alt", count=len(scenes))
                    return Picture(picture.data, f"moving.{picture.extension}", alt, partial(str, alt))
                most = min(len(scenes) - 1, int(len(scenes) * ROOM / len(picture.data)))
    except (PictureError, TimeoutError) as error:
        log.warning("no animation of match %s: %s", brief.match, error)
    return None
