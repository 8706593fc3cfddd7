"""The pieces that are in no field of their own, for the census (BB-21.1, BB-21.2, BB-21.3)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core import Seat
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.persons import PutPerson
from bot.games.bora_bora.state import State


def persons(board: Board, state: State) -> Iterator[str]:
    """Persons on the player boards, and the one that is being placed."""
    placed = [spot.person for player in state.players for spot in player.spots]
    placed += [task.person for task in state.agenda if isinstance(task, PutPerson)]
    return filter(None, placed)


def huts(board: Board, state: State) -> Iterator[Seat]:
    """The owner of each hut, on the map and on the player boards."""
    yield from (seat for row in (state.hosts, *state.aside) for seat in row if seat >= 0)
    for seat, player in enumerate(state.players):
        yield from (seat,) * sum(spot.huts for spot in player.spots)


def priests(board: Board, state: State) -> Iterator[Seat]:
    """The owner of each priest, in the temple and in the supplies."""
    yield from (seat for seat in state.temple if seat >= 0)
    for seat, player in enumerate(state.players):
        yield from (seat,) * player.priests


def buildings(board: Board, state: State) -> Iterator[Seat]:
    """The owner of each building, built or not."""
    for seat, player in enumerate(state.players):
        built = {held for held in player.ceremony if held.isdigit()}
        yield from (seat,) * (len(player.buildings) + len(built))
