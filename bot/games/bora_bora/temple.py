"""The temple (BB-7.26 to BB-7.31) and its scoring, step 2 of Phase C."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.events import Prayed, RankedTemple, Sent
from bot.games.bora_bora.fire import BONUS
from bot.games.bora_bora.moves import Priest
from bot.games.bora_bora.state import Done, SendPriest, State, earn_all, proceed, swapped


def priest_moves(board: Board, state: State, task: SendPriest) -> list[Priest]:
    """Temple slots up to the value, best first (BB-7.26, BB-7.27)."""
    return [Priest(slot) for slot in range(min(task.value, len(state.temple)), 0, -1)]


def push(temple: tuple[Seat, ...], slot: int, seat: Seat) -> tuple[tuple[Seat, ...], Seat]:
    """The temple after a priest came to a slot, and the owner of the priest pushed out of slot 1, or -1
    (BB-7.28)."""
    row, coming = list(temple), seat
    for at in range(slot - 1, -1, -1):
        row[at], coming = coming, row[at]
        if coming < 0:
            break
    return tuple(row), coming


def send_priest(board: Board, state: State, task: SendPriest, move: Priest) -> Done:
    """Send a priest to the temple, then take a fire bonus (BB-7.30).

    Other priests move to the right; a priest that is pushed out returns to its owner's supply (BB-7.28).
    """
    seat, players = state.turn, state.players
    temple, out = push(state.temple, move.slot, seat)
    players = swapped(players, seat, replace(players[seat], priests=players[seat].priests - 1))
    if out >= 0:
        players = swapped(players, out, replace(players[out], priests=players[out].priests + 1))
    sent = Sent(seat, move.slot, None if out < 0 else out)
    return proceed(state, sent, tasks=BONUS, players=players, temple=temple)


def winner(temple: tuple[Seat, ...], seats: int) -> Seat | None:
    """The seat with the most priests; if tied, the one with the leftmost priest, in the highest slot
    (BB-10.6)."""
    most = max(map(temple.count, range(seats)))
    if not most:
        return None
    return next(seat for seat in reversed(temple) if seat >= 0 and temple.count(seat) == most)


def score_temple(board: Board, state: State) -> Done:
    """Score the priests (BB-10.5). The top god tile goes to the winner or leaves the game (BB-10.6,
    BB-10.7)."""
    each, best = board.priest_points(state.round), winner(state.temple, state.seats)
    points = tuple(each * state.temple.count(seat) for seat in range(state.seats))
    players, tiles, gone = earn_all(state.players, "priests", points), state.temple_tiles, state.gone_tiles
    tile = best if tiles else None
    if tile is not None:
        players = swapped(players, tile, replace(players[tile], god_tiles=players[tile].god_tiles + 1))
    elif tiles:
        gone += 1
    return proceed(
        state,
        RankedTemple(points, best, state.order),
        Prayed(points, tile),
        players=players,
        temple_tiles=max(0, tiles - 1),
        gone_tiles=gone,
    )
