"""Looking without changing anything: board, status, log, hand, my matches, the record."""

from __future__ import annotations

from discord import app_commands
from msgspec.structs import replace

from bot.core import Seat, fact
from bot.match import Brief, UserError
from cogs.framework.call import Call
from cogs.framework.commands import command
from cogs.framework.completions import completions
from cogs.framework.match_picker import continues, match_of, matches_for, quiet_match
from cogs.framework.pictures import curves_scene, draw, has_ledger, in_words, look_scene, seat_boards
from cogs.framework.router import on, on_about, on_match
from cogs.framework.services import Interaction, Services
from cogs.groups import TABLE
from cogs.ui.board import follow_row, look_rows
from cogs.ui.history import curves_page
from cogs.ui.lists import hand_page, log_page, mine_page
from cogs.ui.page import File, Page, with_own_page
from cogs.ui.speech import link, match_line, plain_names


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
