"""Phase C (section 10) and the end of the game (section 16)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core import Seat
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.events import Bought, Idle, Prayed, Ranked, Resolved, Took
from bot.games.bora_bora.expanding import settled
from bot.games.bora_bora.gods import pay
from bot.games.bora_bora.moves import Buy, Resolve, Take
from bot.games.bora_bora.state import (
    BuyJewel,
    Evaluate,
    Player,
    ResolveTask,
    State,
    TakeTask,
    changed,
    note,
    score,
    swapped,
    then,
    without,
)
from bot.games.bora_bora.status import ranking, space_of
from bot.games.bora_bora.tasks import missing, named, persons, showings, with_yellow


def evaluated(box: Box, state: State, task: Evaluate) -> State:
    """Do the scoring and bookkeeping that need no decision."""
    match task.what:
        case "status":
            return status_scored(box, state)
        case "temple":
            return temple_scored(box, state)
        case "final":
            return final_scored(box, state)
        case _:
            return then(note(state, Idle(state.turn)))


# Steps 1 and 2


def status_points(box: Box, state: State) -> tuple[int, ...]:
    """Points for the status track (BB-10.1)."""
    return tuple(box.data.status.points[space_of(state, seat)] for seat in range(state.seats))


def status_scored(box: Box, state: State) -> State:
    """Score the status track, rank the players and give out the order tiles.

    The markers return to space 0 in their ranking (BB-10.1 to BB-10.4).
    """
    points, order = status_points(box, state), ranking(state)
    for seat, number in enumerate(points):
        state = score(state, seat, "status", number)
    empty: tuple[tuple[Seat, ...], ...] = ((),) * box.last_space
    return then(replace(note(state, Ranked(points, order)), status=(order, *empty), order=order, turn=-1))


def temple_points(box: Box, state: State) -> tuple[int, ...]:
    """Points for the priests in the temple (BB-10.5)."""
    each = box.priest_points(state.round)
    return tuple(each * state.temple.count(seat) for seat in range(state.seats))


def temple_winner(state: State) -> Seat | None:
    """The seat with the most priests; if tied, the one with the leftmost priest, in the highest slot
    (BB-10.6)."""
    most = max((state.temple.count(seat) for seat in range(state.seats)), default=0)
    if not most:
        return None
    return next(seat for seat in reversed(state.temple) if seat >= 0 and state.temple.count(seat) == most)


def temple_scored(box: Box, state: State) -> State:
    """Score the priests. The top god tile goes to the winner or leaves the game (BB-10.6, BB-10.7)."""
    points, winner = temple_points(box, state), temple_winner(state)
    for seat, number in enumerate(points):
        state = score(state, seat, "priests", number)
    tile = winner if state.temple_tiles else None
    if state.temple_tiles:
        state = replace(state, temple_tiles=state.temple_tiles - 1)
        if winner is None:
            state = replace(state, gone_tiles=state.gone_tiles + 1)
        else:
            state = changed(state, winner, god_tiles=state.players[winner].god_tiles + 1)
    return then(note(state, Prayed(points, tile)))


# Step 3


def affordable(box: Box, state: State, seat: Seat) -> list[str]:
    """Tiles of the round's column that the seat has enough shells for (BB-10.8)."""
    shells = state.players[seat].shells
    return [jewel for jewel in state.jewelry[state.round - 1] if box.jewels[jewel].cost <= shells]


def buy_moves(box: Box, state: State, task: BuyJewel) -> list[Buy]:
    """D18: the affordable tiles, or none, since buying is optional (BB-10.9)."""
    return [*map(Buy, affordable(box, state, state.turn)), Buy("")]


def bought(box: Box, state: State, task: BuyJewel, move: Buy) -> State:
    """Buy a tile: shells are paid at once, points are scored at the end (BB-10.11)."""
    state = note(state, Bought(state.turn, move.jewel or None))
    if not move.jewel:
        return then(state)
    player, column = state.active, state.round - 1
    state = changed(
        state,
        state.turn,
        shells=player.shells - box.jewels[move.jewel].cost,
        jewels=(*player.jewels, move.jewel),
    )
    rest = without(state.jewelry[column], move.jewel)
    return then(replace(state, jewelry=swapped(state.jewelry, column, rest)))


# Step 4


def task_moves(box: Box, state: State, task: ResolveTask) -> list[Resolve]:
    """D19: tasks that are met or can be completed with Yellow; if none, the tasks to give up (BB-10.13 to
    BB-10.16).

    At the end of the game (D21) an unmet task may be given up even if others can be completed (BB-16.9).
    """
    seat, names = state.turn, state.active.tasks
    met = [name for name in names if not missing(box, state, seat, name)]
    ways: list[Resolve] = []
    for name in met:
        ways += completions(box, state, seat, name, "met")
    for name in names:
        if name not in met:
            for how in with_yellow(box, state, seat, name):
                ways += completions(box, state, seat, name, how)
    if state.phase == "final" or not met:
        ways += [Resolve(name, "given") for name in names if name not in met]
    return ways


def completions(box: Box, state: State, seat: Seat, name: str, how: str) -> list[Resolve]:
    """The moves that complete a task in one way: one for each choice of cards to show (section 15)."""
    if not named(box, name):
        return [Resolve(name, how)]
    return [Resolve(name, how, cards) for cards in showings(box, state, seat, name, how)]


def task_points(box: Box, how: str) -> int:
    """Points of a resolved task (BB-10.13, BB-10.14, BB-10.16)."""
    points = box.data.points
    return {"met": points.task, "given": 0}.get(how, points.helped_task)


def resolved(box: Box, state: State, task: ResolveTask, move: Resolve) -> State:
    """Complete a task or give it up.

    Only Yellow costs something (BB-10.18). Completed tasks stay with the player (BB-10.17).
    """
    seat, points = state.turn, task_points(box, move.how)
    if move.how not in ("met", "given"):
        state = pay(state, seat, "Y", move.how)
    left = without(state.players[seat].tasks, move.task)
    state = note(changed(state, seat, tasks=left), Resolved(seat, move.task, points))
    if move.how == "given":
        return then(replace(state, gone=(*state.gone, move.task)))
    state = changed(state, seat, done=(*state.players[seat].done, move.task))
    return then(score(state, seat, "tasks", points))


def take_moves(box: Box, state: State, task: TakeTask) -> list[Take]:
    """D20: the tasks on the main board that the seat can take."""
    return [Take(name) for name in state.board_tasks]


def taken(box: Box, state: State, task: TakeTask, move: Take) -> State:
    """Take a task from the main board (BB-10.19)."""
    state = replace(state, board_tasks=without(state.board_tasks, move.task))
    state = note(state, Took(state.turn, move.task))
    return then(changed(state, state.turn, tasks=(*state.active.tasks, move.task)))


# Ends of a round and of the game


def round_closed(box: Box, state: State) -> State:
    """Clear the round: what is left of it leaves the game, and the dice return (BB-4.8, BB-10.10,
    BB-10.20)."""
    left = (*state.board_tasks, *state.jewelry[state.round - 1])
    persons_left = tuple(person for person in (*state.men, *state.women) if person)
    return replace(
        state,
        gone=(*state.gone, *left, *persons_left),
        board_tasks=(),
        jewelry=swapped(state.jewelry, state.round - 1, ()),
        men=("",) * len(state.men),
        women=("",) * len(state.women),
        tiles=((),) * len(state.tiles),
    )


def final_items(box: Box, state: State, seat: Seat) -> dict[str, int]:
    """What a seat scores at the end of the game (BB-16.4)."""
    player, points = state.players[seat], box.data.points
    fish = sum(
        box.fish[tile].value for tile, host in zip(state.fish, state.hosts, strict=True) if host == seat
    )
    return {
        "god-tiles": points.god_tile * player.god_tiles,
        "fish": fish,
        "jewelry": sum(box.jewels[name].points for name in player.jewels),
        **{f"bonus-{name}": points.bonus for name in bonuses(box, state, seat, player)},
    }


def bonuses(box: Box, state: State, seat: Seat, player: Player) -> list[str]:
    """The final bonuses that a seat has earned (BB-16.4 to BB-16.6)."""
    points = box.data.points
    earned = {
        "tasks": len(player.done) >= points.bonus_tasks,
        "jewelry": len(player.jewels) >= points.bonus_jewelry,
        "ceremony": all(player.ceremony),
        "buildings": not player.buildings,
        "regions": len(settled(state, seat)) == len(box.regions),
        "persons": persons(player) >= points.bonus_persons,
    }
    return [name for name, has in earned.items() if has]


def final_scored(box: Box, state: State) -> State:
    """Score the end of the game."""
    for seat in range(state.seats):
        for source, points in final_items(box, state, seat).items():
            state = score(state, seat, source, points)
    return then(replace(state, phase="over", turn=-1))
