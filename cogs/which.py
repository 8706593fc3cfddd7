"""The menu that asks which match: a choice goes on with what was asked for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.core import fact
from cogs import history, lobby, looks, proof
from cogs.framework.interaction import Call, Refusal
from cogs.framework.match_picker import fitting_mine
from cogs.framework.router import on
from cogs.framework.services import ServingBot
from cogs.takeback import undo_or_ask
from cogs.time import come_back, pause
from cogs.turn import open_turn
from cogs.ui.lists import which_page

GO_ON: dict[str, Callable[[Call, int], Awaitable[None]]] = {
    "turn": open_turn,
    "open": open_turn,
    "move": open_turn,
    "hand": looks.show_hand,
    "board": looks.show_board,
    "status": looks.show_status,
    "log": looks.show_log,
    "export": looks.export,
    "since": history.show_since,
    "history": history.show_then,
    "verify": proof.show_proof,
    "undo": undo_or_ask,
    "join": lobby.join,
    "leave": lobby.leave,
    "start": lobby.start,
    "endvote": lobby.vote_end,
    "invite": looks.show_status,
    "pause": pause,
    "back": come_back,
}


@on("which")
async def pick_match(call: Call) -> None:
    await call.acknowledge()
    act = GO_ON.get(call.args[0] if call.args else "")
    if act is None or not call.values or not call.values[0].isdecimal():
        raise Refusal(fact("error-stale-control"))
    await act(call, int(call.values[0]))


@on("others")
async def press_others(call: Call) -> None:
    """Another page of the menu."""
    await call.acknowledge()
    verb = call.arg(0)
    if verb not in GO_ON:
        raise Refusal(fact("error-stale-control"))
    mine = await fitting_mine(call.services, call.user_id, verb)
    if not mine:
        raise Refusal(fact("page-mine-none"))
    await call.show(which_page(call.words, verb, mine, call.int_arg(1)))


async def setup(bot: ServingBot) -> None:
    """Handlers register when the module is imported."""
