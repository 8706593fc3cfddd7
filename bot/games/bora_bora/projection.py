"""Builds the view (section 15)."""

from __future__ import annotations

from typing import Any

from bot.core import Seat, how_many
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.components import GODS, MATERIALS
from bot.games.bora_bora.ending import points_now, progress
from bot.games.bora_bora.expanding import settled
from bot.games.bora_bora.gods import PHASES, payments
from bot.games.bora_bora.placing import lowest_faces
from bot.games.bora_bora.printed import Printed
from bot.games.bora_bora.state import At, Player, State
from bot.games.bora_bora.tasks import CARDS, have
from bot.games.bora_bora.view import PlayerView, RegionView, SpaceView, SpotView, TaskView, TileView, View


def project(at: At[Any], viewer: Seat | None, to_act: tuple[Seat, ...], printed: Printed) -> View:
    """The view of a seat, or of the public if `viewer` is None: no hand of another, and no pile (BB-15.1)."""
    board, state = at.board, at.state
    own = None if viewer is None else state.players[viewer]
    return View(
        viewer=viewer,
        seats=state.seats,
        to_act=to_act,
        round=state.round,
        over=not state.agenda,
        setup=state.phase == "setup",
        phase=state.phase,
        lap=state.lap,
        turn=None if state.turn < 0 else state.turn,
        agenda=state.agenda,
        order=state.order,
        building_points=board.building_points(state.round),
        priest_points=board.priest_points(state.round),
        regions=tuple(_region(board, state, number) for number in range(len(board.regions))),
        paths=tuple(board.data.paths.values()),
        tiles=_tiles(board, state),
        men=tuple(map(board.persons.get, state.men)),
        women=tuple(map(board.persons.get, state.women)),
        temple=state.temple,
        temple_tiles=state.temple_tiles,
        track=board.data.status.points,
        status=state.status,
        jewelry=tuple(tuple(board.jewels[name] for name in column) for column in state.jewelry),
        board_tasks=state.board_tasks,
        open_cards=state.open_cards,
        deck=how_many(state.deck),
        discard=state.discard,
        players=tuple(_player(board, state, seat, viewer) for seat in range(state.seats)),
        hand=None if own is None else own.hand,
        payable=None if own is None else tuple((god, tuple(payments(own, god))) for god in GODS),
        points=tuple(sum(player.scored) for player in state.players),
        points_now=tuple(points_now(board, state, seat) for seat in range(state.seats)),
        playable=tuple(god for god in GODS if state.phase in PHASES[god]),
        marks=state.last,
        printed=printed,
    )


def _region(board: Board, state: State, number: int) -> RegionView:
    host = state.hosts[number]
    return RegionView(
        id=board.regions[number],
        gives=board.yields[number],
        fish=board.fish[state.fish[number]] if number < len(state.fish) else None,
        host=None if host < 0 else host,
        aside=state.aside[number],
    )


def _tiles(board: Board, state: State) -> tuple[TileView, ...]:
    *tiles, fishing = state.tiles
    return (
        *(
            TileView(actions, dice, below)
            for actions, dice, below in zip(
                board.data.tiles[state.seats], tiles, lowest_faces(state)[:-1], strict=True
            )
        ),
        TileView("F", fishing, NEVER),
    )


def _player(board: Board, state: State, seat: Seat, viewer: Seat | None) -> PlayerView:
    player, own = state.players[seat], settled(state, seat)
    return PlayerView(
        order=state.order.index(seat) + 1 if seat in state.order else None,
        points=sum(player.scored),
        dice=player.dice,
        cards=how_many(player.hand, sum),
        offerings=player.offerings,
        shells=player.shells,
        god_tiles=player.god_tiles,
        priests=player.priests,
        spots=tuple(
            SpotView(number, spot.huts, board.persons.get(spot.person), spot.shifted)
            for number, spot in enumerate(player.spots, 1)
        ),
        ceremony=_ceremony(board, player),
        beside=tuple((kind, number) for kind, number in zip(MATERIALS, player.beside, strict=True) if number),
        buildings=player.buildings,
        regions=tuple(board.regions[number] for number in sorted(own)),
        jewels=tuple(board.jewels[name] for name in player.jewels),
        tasks=tuple(_task(board, state, seat, name, viewer) for name in player.tasks),
        done=player.done,
        bonuses=progress(board, player, own),
    )


def _ceremony(board: Board, player: Player) -> tuple[SpaceView, ...]:
    return tuple(
        SpaceView(name, kind, held in MATERIALS, int(held) if held.isdigit() else None)
        for name, kind, held in zip(board.spaces, board.space_kinds, player.ceremony, strict=True)
    )


def _task(board: Board, state: State, seat: Seat, name: str, viewer: Seat | None) -> TaskView:
    """An open task with its progress. For tasks about god cards, only the owner sees the progress."""
    task = board.data.tasks[name]
    if (task.want in CARDS and viewer != seat) or len(state.fish) < len(board.regions):
        return TaskView(name, task.need, None)
    return TaskView(name, task.need, have(board, state, seat, name))
