"""Final scoring (section 13)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Score, Seat, TieBreak, scored
from bot.games.edo.board import Board
from bot.games.edo.state import Player, State
from bot.games.edo.view import EdoView, SeatView


def in_edo(board: Board, state: State, seat: Seat) -> bool:
    """Whether the seat has a house in Edo (EDO-13.8). No other building counts (EDO-13.9)."""
    row = state.rows[board.city_at[board.edo]]
    return any(building.seat == seat and not building.post for building in row)


def reached(players: Sequence[Player], goal: int) -> tuple[Seat, ...]:
    """The seats whose points end the match with this round (EDO-13.1)."""
    return tuple(seat for seat, player in enumerate(players) if player.points >= goal)


def behind(players: Sequence[SeatView]) -> frozenset[Seat]:
    """The seats that rank after others, because these have a house in Edo (EDO-13.9)."""
    without = frozenset(seat for seat, player in enumerate(players) if not player.house_in_edo)
    return without if len(without) < len(players) else frozenset()


def leaders(view: EdoView) -> frozenset[Seat]:
    """The seats with most points of those that do not rank behind others; none while all are level."""
    worth = [(player.house_in_edo, player.total if view.over else player.points) for player in view.players]
    best = max(worth)
    return frozenset(seat for seat, own in enumerate(worth) if own == best > min(worth))


def items(board: Board, state: State, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Power points by source, as if the match ended now (EDO-13.4 to EDO-13.7, EDO-18.27). Privileges score
    nothing (EDO-17.47). Markers of Ronin score without ending the match (EDO-24.27)."""
    player, numbers = state.players[seat], board.data.numbers
    lines = [
        ("edo-item-track", player.points),
        ("edo-item-ryo", player.goods.ryo // numbers.ryo_a_point),
        ("edo-item-samurai", len(player.samurai) // numbers.samurai_a_point),
    ]
    if state.ronin:
        lines.append(("edo-item-ronin", player.markers))
    return tuple(lines)


def score(board: Board, state: State) -> Score | None:
    """The final ranking.

    Seats with a house in Edo rank before seats without one (EDO-13.9). Ties: EDO-13.10, EDO-13.11, EDO-24.24.
    """
    if state.agenda:
        return None
    settled = [in_edo(board, state, seat) for seat in range(state.seats)]
    # The note is worth no points, but it explains why a seat with more points can rank lower.
    behind = (("edo-item-no-house", 0),) if any(settled) else ()
    parts = [
        items(board, state, seat) + (() if has_house else behind) for seat, has_house in enumerate(settled)
    ]
    players = state.players
    tie_breaks = [
        TieBreak("edo-item-ryo", [player.goods.ryo for player in players]),
        TieBreak("edo-tie-resources", [player.goods.resources for player in players]),
        TieBreak("edo-item-samurai", [len(player.samurai) for player in players]),
    ]
    return scored(parts, tie_breaks, ahead=settled)
