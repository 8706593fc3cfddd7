"""Setup (section 3) and everything that chance draws."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import GOD_AT, Box
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.events import Opened
from bot.games.bora_bora.gods import more
from bot.games.bora_bora.state import (
    NONE,
    SOURCES,
    SPACE_12,
    Cards,
    Deal,
    Player,
    Spot,
    State,
    Task,
    changed,
    note,
    score,
    swapped,
    then,
    without,
)
from bot.games.bora_bora.turns import display_deals

FACES = tuple(str(face) for face in range(1, 7))


def start(box: Box, seats: int) -> State:
    """The state before anything is drawn."""
    counts = box.data.counts
    spots = (Spot(), *(Spot(1) for _ in range(SPACE_12 - 1)), Spot(2))  # BB-3.13
    player = Player(
        spots=spots,
        ceremony=("",) * len(box.spaces),
        buildings=tuple(range(1, counts.buildings + 1)),
        priests=counts.priests,
        god_tiles=counts.god_tiles,
        offerings=counts.offerings,
        scored=(0,) * len(SOURCES),
    )
    return State(
        players=(player,) * seats,
        agenda=(Deal("order", 0, seats),),
        men_pile=box.men,
        women_pile=box.women,
        start_pile=box.start_tasks,
        task_pile=box.dark_tasks,
        jewel_pile=tuple(box.jewels),
        fish_pile=box.fish_tiles,
        deck=(counts.god_cards,) * len(GODS),  # type: ignore[arg-type]
        tiles=((),) * (len(box.data.tiles[seats]) + 1),
        hosts=(-1,) * len(box.regions),
        aside=((),) * len(box.regions),
        men=("",) * counts.slots,
        women=("",) * counts.slots,
        jewelry=((),) * counts.rounds,
        temple=(-1,) * counts.slots,
        temple_tiles=counts.temple_god_tiles,
        status=((),) * (box.last_space + 1),
        gone_tiles=(max(box.data.tiles) - seats) * counts.god_tiles,  # BB-3.9
    )


def deals(box: Box, order: tuple[Seat, ...]) -> tuple[Task, ...]:
    """The draws of setup after the order tiles, with their receivers (BB-3.22, BB-3.23)."""
    counts, seats = box.data.counts, len(order)
    men, women, board = display_deals(box, seats)
    columns = len(box.jewels) // counts.rounds
    return (
        Deal("fish", 0, len(box.regions)),
        men,
        women,
        *(Deal("start", seat, 1) for seat in order),
        *(Deal("dark", seat, counts.tasks - 1) for seat in order),
        board,
        *(Deal("jewel", column, columns) for column in range(counts.rounds)),
        *(Deal("open", place, 1) for place in range(counts.open_cards)),
        *(Deal("card", seat, counts.hand) for seat in order),
    )


def supply(state: State, what: str) -> tuple[str, ...]:
    """All pieces that may be drawn, including equal ones."""
    match what:
        case "order":
            return tuple(str(seat + 1) for seat in range(state.seats) if seat not in state.order)
        case "fish":
            return state.fish_pile
        case "M":
            return state.men_pile
        case "W":
            return state.women_pile
        case "start":
            return state.start_pile
        case "dark" | "board":
            return state.task_pile
        case "jewel":
            return state.jewel_pile
        case _:
            return FACES


def outcomes(state: State, task: Deal) -> dict[str, int]:
    """The different outcomes of the draw, each with its number of equal pieces."""
    if task.what in ("open", "card"):
        return {god: number for god, number in zip(GODS, state.deck, strict=True) if number}
    found: dict[str, int] = {}
    for name in supply(state, task.what):
        found[name] = found.get(name, 0) + 1
    return found


def weight(state: State, task: Deal, what: str) -> int:
    """How many equal pieces an outcome stands for.

    Two fish tiles may be equal, and cards are counted by colour.
    """
    if task.what in ("open", "card"):
        return state.deck[GOD_AT[what]]
    return state.fish_pile.count(what) if task.what == "fish" else 1


def dealt(box: Box, state: State, task: Deal, what: str) -> State:
    """Give a drawn piece to its receiver, then continue with the draws that are left."""
    state = _received(box, state, task, what)
    if task.left > 1:
        step = 1 if task.what in ("order", "M", "W", "fish") else 0
        return then(state, Deal(task.what, task.to + step, task.left - 1))
    return then(state, *deals(box, state.order)) if task.what == "order" else then(state)


def _received(box: Box, state: State, task: Deal, what: str) -> State:
    to = task.to
    match task.what:
        case "order":
            return _ordered(state, int(what) - 1)
        case "fish":
            return replace(state, fish_pile=without(state.fish_pile, what), fish=(*state.fish, what))
        case "M":
            pile = without(state.men_pile, what)
            return replace(state, men_pile=pile, men=swapped(state.men, to, what))
        case "W":
            pile = without(state.women_pile, what)
            return replace(state, women_pile=pile, women=swapped(state.women, to, what))
        case "start":
            # After the last one, the rest leaves the game (BB-3.4).
            pile = without(state.start_pile, what)
            state = changed(state, to, tasks=(*state.players[to].tasks, what))
            if to == state.order[-1]:
                return replace(state, start_pile=(), gone=(*state.gone, *pile))
            return replace(state, start_pile=pile)
        case "dark":
            state = changed(state, to, tasks=(*state.players[to].tasks, what))
            return replace(state, task_pile=without(state.task_pile, what))
        case "board":
            pile = without(state.task_pile, what)
            return replace(state, task_pile=pile, board_tasks=(*state.board_tasks, what))
        case "jewel":
            columns = swapped(state.jewelry, to, (*state.jewelry[to], what))
            return replace(state, jewel_pile=without(state.jewel_pile, what), jewelry=columns)
        case "open":
            row = (*state.open_cards[:to], what, *state.open_cards[to:])
            state = replace(state, deck=more(state.deck, what, -1), open_cards=row)
            return note(state, Opened(what, task.reshuffled)) if state.turns else state
        case "card":
            state = replace(state, deck=more(state.deck, what, -1))
            return changed(state, to, hand=more(state.players[to].hand, what))
        case _:
            return changed(state, to, dice=tuple(sorted((*state.players[to].dice, int(what)))))


def _ordered(state: State, seat: Seat) -> State:
    """Give out the next order tile. Its points are one less than its number (BB-3.14 to BB-3.16)."""
    number = len(state.order)
    stack = (*state.status[0], seat)
    state = replace(state, order=(*state.order, seat), status=(stack, *state.status[1:]))
    return score(state, seat, "start", number)


def cards_of(letters: str) -> Cards:
    """Counts of god cards from a string of colour letters."""
    cards = NONE
    for god in letters:
        cards = more(cards, god)
    return cards
