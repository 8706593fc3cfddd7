"""Setup (section 3)."""

from __future__ import annotations

from bot.core import Seat
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.state import SOURCES, SPACE_12, Deal, Player, Spot, State, Task


def start(board: Board, seats: int) -> State:
    """The state before anything is drawn."""
    counts = board.data.counts
    spots = (Spot(), *(Spot(1) for _ in range(SPACE_12 - 1)), Spot(2))  # BB-3.13
    player = Player(
        spots=spots,
        ceremony=("",) * len(board.spaces),
        buildings=tuple(range(1, counts.buildings + 1)),
        priests=counts.priests,
        god_tiles=counts.god_tiles,
        offerings=counts.offerings,
        scored=(0,) * len(SOURCES),
    )
    return State(
        players=(player,) * seats,
        agenda=(Deal("order", 0, seats),),
        men_pile=board.men,
        women_pile=board.women,
        start_pile=board.start_tasks,
        task_pile=board.dark_tasks,
        jewel_pile=tuple(board.jewels),
        fish_pile=board.fish_tiles,
        deck=(counts.god_cards,) * len(GODS),  # type: ignore[arg-type]
        tiles=((),) * (len(board.data.tiles[seats]) + 1),
        hosts=(-1,) * len(board.regions),
        aside=((),) * len(board.regions),
        men=("",) * counts.slots,
        women=("",) * counts.slots,
        jewelry=((),) * counts.rounds,
        temple=(-1,) * counts.slots,
        temple_tiles=counts.temple_god_tiles,
        status=((),) * (board.last_space + 1),
        gone_tiles=(max(board.data.tiles) - seats) * counts.god_tiles,  # BB-3.9
    )


def display_deals(board: Board, seats: int) -> tuple[Task, ...]:
    """Draw new men, new women and new tasks, in this order (BB-4.13)."""
    counts = board.data.counts
    return (
        Deal("M", 0, counts.slots),
        Deal("W", 0, counts.slots),
        Deal("board", 0, seats + counts.extra_tasks),
    )


def deals(board: Board, order: tuple[Seat, ...]) -> tuple[Task, ...]:
    """The draws of setup after the order tiles, with their receivers (BB-3.22, BB-3.23)."""
    counts, seats = board.data.counts, len(order)
    men, women, on_board = display_deals(board, seats)
    columns = len(board.jewels) // counts.rounds
    return (
        Deal("fish", 0, len(board.regions)),
        men,
        women,
        *(Deal("start", seat, 1) for seat in order),
        *(Deal("dark", seat, counts.tasks - 1) for seat in order),
        on_board,
        *(Deal("jewel", column, columns) for column in range(counts.rounds)),
        *(Deal("open", place, 1) for place in range(counts.open_cards)),
        *(Deal("card", seat, counts.hand) for seat in order),
    )
