"""Tasks (section 11): their requirements and what is missing.

A requirement is checked when the task is completed (BB-11.2), by what is owned then (BB-11.9, BB-17.16).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from bot.core import Fact, Seat, Term, fact
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import GOD_AT, Board
from bot.games.bora_bora.components import GODS, MATERIALS, TaskData
from bot.games.bora_bora.expanding import settled
from bot.games.bora_bora.gods import may_pay, pay, payments
from bot.games.bora_bora.persons import SEXES, tiles_on
from bot.games.bora_bora.state import SPACE_12, Player, State


@lru_cache(maxsize=1024)
def _with_fish(board: Board, fish: tuple[str, ...], kind: str) -> frozenset[int]:
    return frozenset(at for at, tile in enumerate(fish) if board.fish[tile].kind == kind)


def members(board: Board, state: State, task: TaskData) -> frozenset[int]:
    """The regions among which a task asks for `need` (T34 to T41)."""
    if task.want == "region-kind":
        return board.of_kind[task.of]
    return _with_fish(board, state.fish, task.of) if task.want == "fish-kind" else frozenset()


def uncovered(board: Board, state: State, seat: Seat, task: TaskData) -> list[str]:
    """The regions or islands of a task in which the seat has no hut (BB-11.11)."""
    own = settled(state, seat)
    if task.want == "islands":
        here = {board.islands[at] for at in own}
        return [name for name in board.island_names if name not in here]
    return [board.regions[at] for at in sorted(members(board, state, task) - own)]


def persons(player: Player, sex: str = "", shifted: bool = False) -> int:
    """How many persons are on the player board."""
    if shifted:
        return sum([spot.shifted and spot.person.startswith(sex) for spot in player.spots])
    tiles = tiles_on(player.spots)
    return sum([sum(tiles[each].values()) for each in sex or SEXES])


def kinds(player: Player, sex: str) -> int:
    """How many different kinds of one sex are on the player board."""
    return len(tiles_on(player.spots)[sex])


def materials(player: Player) -> dict[str, int]:
    """Materials on ceremony spaces and beside the board. Those under buildings do not count (BB-11.5)."""
    counts = zip(MATERIALS, player.beside, strict=True)
    return {kind: player.ceremony.count(kind) + beside for kind, beside in counts}


def present(state: State, seat: Seat, thing: str) -> bool:
    """Whether one half of an "A and B" task is met (T01 to T03, T05, T06)."""
    player = state.players[seat]
    match thing:
        case "man":
            return persons(player, "M") > 0
        case "woman":
            return persons(player, "W") > 0
        case "priest":
            return seat in state.temple
        case "jewelry":
            return bool(player.jewels)
        case _:
            return state.order[:1] == (seat,)  # BB-10.22


def _covered(board: Board, state: State, seat: Seat, player: Player, task: TaskData) -> int:
    """How many of the regions or islands of a task have a hut of the seat."""
    own = settled(state, seat)
    if task.want == "islands":
        return len({board.islands[at] for at in own})
    return len(members(board, state, task) & own)


Measure = Callable[[Board, State, Seat, Player, TaskData], int]

MEASURES: dict[str, Measure] = {
    "men": lambda board, state, seat, player, task: persons(player, "M"),
    "women": lambda board, state, seat, player, task: persons(player, "W"),
    "priests": lambda board, state, seat, player, task: state.temple.count(seat),
    "regions": lambda board, state, seat, player, task: len(settled(state, seat)),
    "jewelry": lambda board, state, seat, player, task: len(player.jewels),
    "buildings": lambda board, state, seat, player, task: board.data.counts.buildings - len(player.buildings),
    "god-tiles": lambda board, state, seat, player, task: player.god_tiles,
    "offerings": lambda board, state, seat, player, task: player.offerings,
    "shells": lambda board, state, seat, player, task: player.shells,
    "materials": lambda board, state, seat, player, task: sum(materials(player).values()),
    "material": lambda board, state, seat, player, task: materials(player)[task.of],
    "huts-12": lambda board, state, seat, player, task: player.spots[SPACE_12].huts,
    "cards": lambda board, state, seat, player, task: player.hand[GOD_AT[task.of]],
    "cards-alike": lambda board, state, seat, player, task: max(player.hand),
    "cards-different": lambda board, state, seat, player, task: sum(map(bool, player.hand)),
    "shifted-men": lambda board, state, seat, player, task: persons(player, "M", shifted=True),
    "shifted-women": lambda board, state, seat, player, task: persons(player, "W", shifted=True),
    "shifted": lambda board, state, seat, player, task: persons(player, shifted=True),
    "men-kinds": lambda board, state, seat, player, task: kinds(player, "M"),
    "women-kinds": lambda board, state, seat, player, task: kinds(player, "W"),
    "jewelry-kinds": lambda board, state, seat, player, task: len(set(jewel_kinds(board, player))),
    "jewelry-kind": lambda board, state, seat, player, task: jewel_kinds(board, player).count(task.of),
    "persons": lambda board, state, seat, player, task: sum(
        [row.get(task.of, 0) for row in tiles_on(player.spots).values()]
    ),
    "each": lambda board, state, seat, player, task: sum(
        [present(state, seat, thing) for thing in task.of.split()]
    ),
    **dict.fromkeys(("islands", "region-kind", "fish-kind"), _covered),
}
"""For each `want`: how much of it a seat has (BB-11.9); of buildings only those that are built (BB-17.16)."""

CARDS = frozenset({"cards", "cards-alike", "cards-different"})
"""Values of `want` that depend on the hidden hand."""
OPEN_CARDS = CARDS - {"cards"}
"""Values of `want` that leave the colours of the cards open."""
PAYABLE = CARDS | {"offerings", "god-tiles"}
"""Values of `want` whose number a payment can lower."""


def jewel_kinds(board: Board, player: Player) -> list[str]:
    """The kind of each jewelry tile of the player, one entry for each tile."""
    return [board.jewels[name].kind for name in player.jewels]


def have(board: Board, state: State, seat: Seat, name: str, player: Player | None = None) -> int:
    """How much of a task's requirement a seat has. If `player` is given, it replaces the seat's player."""
    task = board.data.tasks[name]
    return MEASURES[task.want](board, state, seat, player or state.players[seat], task)


def missing(board: Board, state: State, seat: Seat, name: str, player: Player | None = None) -> int:
    """How many elements a task is missing when it is completed (BB-11.1, BB-11.2, BB-11.11); 0 if it is
    met."""
    task = board.data.tasks[name]
    return max(0, task.need - MEASURES[task.want](board, state, seat, player or state.players[seat], task))


def has_one_way(board: Board, state: State, seat: Seat, name: str) -> bool:
    """Whether everybody sees, without the hand, that a task can only be completed as it is, or only be given
    up: nothing is missing, or more than Yellow can replace (BB-11.6), or there is nothing to pay it with."""
    task, player, held = board.data.tasks[name], state.players[seat], sum(state.players[seat].hand)
    lacks = task.need - held if task.want in CARDS else missing(board, state, seat, name)
    if task.want in CARDS and lacks <= 0:
        return False  # it depends on the colours of the cards
    return lacks == 0 or lacks > 1 or not may_pay(player)


def with_yellow(board: Board, state: State, seat: Seat, name: str, lacks: int | None = None) -> list[str]:
    """The payments of Yellow that complete a task with `lacks` missing elements.

    Before the payment at least one element is missing, after it at most one (BB-11.6 to BB-11.8, BB-10.14):
    it lowers the requirement by one (BB-11.7, BB-17.17).
    """
    if lacks is None:
        lacks = missing(board, state, seat, name)
    player = state.players[seat]
    if not lacks:
        return []
    if board.data.tasks[name].want not in PAYABLE:
        return payments(player, "Y") if lacks == 1 else []
    return [how for how in payments(player, "Y") if missing(board, state, seat, name, pay(player, how)) <= 1]


def showings(board: Board, state: State, seat: Seat, name: str, how: str) -> list[str]:
    """The choices of cards to show when a task is completed, as colour letters (section 15).

    As many cards as the requirement has, one less with Yellow. Cards used for the payment are not shown. The
    colour held most often comes first.
    """
    task, player = board.data.tasks[name], state.players[seat]
    need = task.need if how == "met" else task.need - 1
    hand = (player if how == "met" else pay(player, how)).hand
    match task.want:
        case "cards":
            return [task.of * need]
        case "cards-alike":
            enough = [god for god in GODS if hand[GOD_AT[god]] >= need]
            return [god * need for god in sorted(enough, key=lambda god: -hand[GOD_AT[god]])]
        case "cards-different":
            held = (god for god, number in zip(GODS, hand, strict=True) if number)
            return ["".join(cards) for cards in combinations(held, need)]
    return [""]


def named(board: Board, name: str) -> bool:
    """Whether the player must name the cards to show, because the task leaves their colours open."""
    task = board.data.tasks.get(name)
    return board.cards_named and task is not None and task.want in OPEN_CARDS


def lack(board: Board, state: State, seat: Seat, name: str, player: Player | None = None) -> Fact:
    """Which part of a task is missing (BB-11.11)."""
    task = board.data.tasks[name]
    if task.want == "each":
        absent = tuple(
            Term(f"bb-thing-{thing}") for thing in task.of.split() if not present(state, seat, thing)
        )
        return fact("bb-lack-things", things=absent)
    open_members = uncovered(board, state, seat, task)
    lacks = missing(board, state, seat, name, player)
    if len(open_members) == lacks > 0:  # all of them
        if task.want == "islands":
            return fact("bb-lack-islands", islands=tuple(Term(f"bb-island-{name}") for name in open_members))
        return fact("bb-lack-regions", regions=terms.regions(open_members))
    key = "bb-lack-cards" if task.want in CARDS else "bb-lack-count"
    held = have(board, state, seat, name, player)
    return Fact(key, {"need": task.need, "have": held, "count": lacks})
