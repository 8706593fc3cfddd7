"""Builds the view (section 12)."""

from __future__ import annotations

from typing import Any

from bot.core import Seat, how_many
from bot.games.golden_horn import terms
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.scoring import total
from bot.games.golden_horn.state import At, State, UnderWay
from bot.games.golden_horn.turns import OpenTurn
from bot.games.golden_horn.view import PlayerView, Printed, ShipView, View


def show(at: At[Any], viewer: Seat | None, to_act: tuple[Seat, ...], printed: Printed) -> View:
    """The view of a seat, or of the public if `viewer` is None."""
    board, state, head = at.board, at.state, at.task
    over = head is None
    players = tuple(_player(state, seat, viewer) for seat in range(state.seats))
    return View(
        viewer=viewer,
        seats=state.seats,
        to_act=to_act,
        round=state.round,
        over=over,
        asked=head.asked_alone(at) if viewer in to_act and isinstance(head, OpenTurn) else None,
        route=board.route,
        ships=_ships(board, state),
        ports=state.ports,
        bag=sum(state.bag),
        pile=how_many(state.pile),
        discard=state.discard,
        players=players,
        start_seat=state.start,
        turn=state.turn if state.turns and not over else None,
        question="" if head is None else type(head).__struct_config__.tag,
        chosen=_chosen(board, state),
        hand=None if viewer is None else state.hands[viewer],
        sealed=state.sealed[viewer] if state.sealed and viewer is not None else None,
        final=state.final,
        marks=state.last,  # type: ignore[arg-type] # it keeps no other events
        printed=printed,
        points_now=tuple(  # None: the warehouse is closed (GH-10.10)
            None if player.warehouse is None else total(board.data.points, player.warehouse)
            for player in players
        ),
    )


def _ships(board: Board, state: State) -> tuple[ShipView, ...]:
    return tuple(
        ShipView(
            id=vessel.id,
            seat=vessel.seat,
            sails=(vessel.sails[0], vessel.sails[1], vessel.sails[2]),
            node=None if ship.node < 0 else board.route[ship.node].id,
            direction=terms.direction(ship.direction),
            reversed=ship.reversed,
            cargo=ship.cargo or None,
            cubes=ship.cubes,
        )
        for vessel, ship in zip(board.ships, state.ships, strict=True)
    )


def _player(state: State, seat: Seat, viewer: Seat | None) -> PlayerView:
    """What the viewer may see of a player.

    The number of cards is public (GH-12.3). A viewer sees their own warehouse; all warehouses are visible
    with the option or at the end (GH-12.2, GH-12.5).
    """
    looks_in = seat == viewer or state.open_warehouses or not state.agenda
    return PlayerView(
        crest=state.crests[seat],
        hand=how_many(state.hands[seat], sum),
        warehouse=state.warehouses[seat] if looks_in else None,
        ready=bool(state.sealed) and state.sealed[seat] is not None,
    )


def _chosen(board: Board, state: State) -> str | None:
    for task in state.agenda:
        if isinstance(task, UnderWay):
            return board.ships[task.ship].id
    return None
