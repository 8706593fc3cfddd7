"""Everything that chance draws: the outcomes of a draw, and who receives the piece (BB-3.22, BB-3.23)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Self

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Made, Seat, Task, Who, fact, put, without
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.state import At, Change, State, earn, more, proceed

Changes = dict[str, Any]


class Draw(Decision):
    """A piece that chance draws, and who receives it. `=F2-5`"""

    kind: ClassVar = "chance"
    notation: ClassVar = "={what}"
    stepping: ClassVar = False
    """The next piece of the same draw goes to the next place."""
    shared: ClassVar[Callable[[str], Any]]
    """Gives the outcome of this kind for a piece, made once."""
    what: str
    cases: int = 1
    """How many equal pieces the outcome stands for: cards of one colour, equal fish tiles."""

    def __init_subclass__(cls, **keywords: Any) -> None:
        super().__init_subclass__(**keywords)
        shared: Made[str, Draw] = Made(cls)
        cls.shared = shared.__getitem__

    def received(self, state: State, task: Deal) -> Changes:
        """The changes of the state when the receiver gets the piece."""
        raise NotImplementedError

    def told(self, board: Board, task: Deal) -> Fact:
        """What everybody is told of it."""
        raise NotImplementedError

    def play(self, at: At[Deal]) -> Change:
        """Give the piece to its receiver, then continue with the draws that are left."""
        state, task = at.state, at.task
        changes, agenda = self.received(state, task), state.agenda[1:]
        if task.left > 1:
            agenda = (Deal(task.what, task.to + self.stepping, task.left - 1),) + agenda
        return replace(state, agenda=agenda, **changes), (Dealt(self, task),)


class Dealt(Event, tag="dealt"):
    """Chance drew a piece."""

    draw: Draw
    task: Deal

    def tell(self, board: Board, to: Seat | None) -> Fact:
        return self.draw.told(board, self.task)


class OfPile(Draw):
    """A piece of a pile in which no two pieces are equal."""

    pile: ClassVar[str]
    """The field of the state that holds the pile."""

    @classmethod
    def options(cls, at: At[Any]) -> Iterable[Self]:
        return map(cls.shared, getattr(at.state, cls.pile))

    def left(self, state: State) -> Changes:
        """The pile without the piece."""
        return {self.pile: without(getattr(state, self.pile), self.what)}


class Step(Decision):
    """A step of chance in which nothing is drawn."""

    kind: ClassVar = "chance"


class OrderTile(Draw):
    """Who receives the next order tile (BB-3.14): a seat, counted from 1. `=2`"""

    stepping: ClassVar = True

    @classmethod
    def options(cls, at: At[Any]) -> Iterable[Self]:
        return [cls(str(seat + 1)) for seat in range(at.state.seats) if seat not in at.state.order]

    def received(self, state: State, task: Deal) -> Changes:
        """Its points are one less than its number (BB-3.15). The marker goes under the others (BB-3.16)."""
        seat, number = int(self.what) - 1, len(state.order)
        return {
            "order": (*state.order, seat),
            "status": ((*state.status[0], seat), *state.status[1:]),
            "players": put(state.players, seat, earn(state.players[seat], "start", number)),
        }

    def play(self, at: At[Deal]) -> Change:
        """After the last order tile the order of all other draws is known."""
        state, events = super().play(at)
        if at.task.left == 1:
            state = replace(state, agenda=deals(at.board, state.order) + state.agenda)
        return state, events

    def told(self, board: Board, task: Deal) -> Fact:
        return fact("bb-order", who=Who(int(self.what) - 1), number=task.to + 1)


class FishTile(Draw):
    """The fish tile of the next region (BB-3.2). `=F2-5`"""

    stepping: ClassVar = True

    @classmethod
    def options(cls, at: At[Any]) -> Iterable[Self]:
        pile = at.state.fish_pile
        return [cls(tile, pile.count(tile)) for tile in dict.fromkeys(pile)]

    def received(self, state: State, task: Deal) -> Changes:
        return {"fish_pile": without(state.fish_pile, self.what), "fish": (*state.fish, self.what)}

    def told(self, board: Board, task: Deal) -> Fact:
        region = terms.region(board.regions[task.to])
        return fact("bb-laid-fish", fish=terms.fish(board, self.what), region=region)


class DisplayedPerson(OfPile):
    """The person in the next slot of the display (BB-3.3, BB-4.12)."""

    stepping: ClassVar = True
    row: ClassVar[str]
    """The field of the state that holds the row of the display."""

    def received(self, state: State, task: Deal) -> Changes:
        return {**self.left(state), self.row: put(getattr(state, self.row), task.to, self.what)}

    def told(self, board: Board, task: Deal) -> Fact:
        return fact("bb-laid-person", person=terms.person(board, self.what), slot=task.to + 1)


class DisplayedMan(DisplayedPerson):
    """A man. `=M-K2-3`"""

    pile: ClassVar = "men_pile"
    row: ClassVar = "men"


class DisplayedWoman(DisplayedPerson):
    """A woman. `=W-K2-3`"""

    pile: ClassVar = "women_pile"
    row: ClassVar = "women"


class OwnTask(OfPile):
    """A task for a player. `=T25`"""

    def received(self, state: State, task: Deal) -> Changes:
        player = state.players[task.to]
        player = replace(player, tasks=(*player.tasks, self.what))
        return {**self.left(state), "players": put(state.players, task.to, player)}

    def told(self, board: Board, task: Deal) -> Fact:
        return fact("bb-dealt-task", who=Who(task.to), task=terms.task(board, self.what))


class StartTask(OwnTask):
    """One start task for each player (BB-3.4)."""

    pile: ClassVar = "start_pile"

    def received(self, state: State, task: Deal) -> Changes:
        """After the last one the rest leaves the game (BB-3.4)."""
        changes = super().received(state, task)
        if task.to == state.order[-1]:
            return {**changes, "start_pile": (), "gone": (*state.gone, *changes["start_pile"])}
        return changes


class DarkTask(OwnTask):
    """Two dark tasks for each player (BB-3.5)."""

    pile: ClassVar = "task_pile"


class BoardTask(OfPile):
    """A task on the main board (BB-3.7, BB-4.9). `=T25`"""

    pile: ClassVar = "task_pile"

    def received(self, state: State, task: Deal) -> Changes:
        return {**self.left(state), "board_tasks": (*state.board_tasks, self.what)}

    def told(self, board: Board, task: Deal) -> Fact:
        return fact("bb-laid-task", task=terms.task(board, self.what))


class JewelTile(OfPile):
    """A jewelry tile in the column of a round (BB-3.8). `=J1-4`"""

    pile: ClassVar = "jewel_pile"

    def received(self, state: State, task: Deal) -> Changes:
        column = (*state.jewelry[task.to], self.what)
        return {**self.left(state), "jewelry": put(state.jewelry, task.to, column)}

    def told(self, board: Board, task: Deal) -> Fact:
        return fact("bb-laid-jewel", jewel=terms.jewel(board, self.what), round=task.to + 1)


class GodCard(Draw):
    """A god card from the deck. `=R`"""

    @classmethod
    def options(cls, at: At[Any]) -> Iterable[Self]:
        return [cls(god, number) for god, number in zip(GODS, at.state.deck, strict=True) if number]


class OpenCard(GodCard):
    """A card of the open row (BB-3.10), or the one that replaces a card taken from it (BB-7.19)."""

    def received(self, state: State, task: Deal) -> Changes:
        row = (*state.open_cards[: task.to], self.what, *state.open_cards[task.to :])
        return {"deck": more(state.deck, self.what, -1), "open_cards": row}

    def told(self, board: Board, task: Deal) -> Fact:
        return Opened(self.what, task.reshuffled).tell(board, None)

    def play(self, at: At[Deal]) -> Change:
        """A picture marks the cards that are laid after setup."""
        if not at.state.turns:
            return super().play(at)
        opened = Opened(self.what, at.task.reshuffled)
        return proceed(at.state, opened, **self.received(at.state, at.task))


class Opened(Event, tag="opened"):
    """A card of `colour` was put into the open row."""

    kept: ClassVar = True
    colour: str
    reshuffled: bool
    """The discard pile became the deck before this card (BB-7.20)."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        key = "bb-laid-card-reshuffled" if self.reshuffled else "bb-laid-card"
        return Fact(key, {"god": terms.god(self.colour)})


class HandCard(GodCard):
    """A card for the hand of a player (BB-3.11, BB-7.19)."""

    def received(self, state: State, task: Deal) -> Changes:
        player = state.players[task.to]
        player = replace(player, hand=more(player.hand, self.what))
        return {"deck": more(state.deck, self.what, -1), "players": put(state.players, task.to, player)}

    def play(self, at: At[Deal]) -> Change:
        task, after = at.task, super().play(at)[0]
        return after, (CardDealt(task.to, self.what, task.reshuffled, not after.turns),)


class CardDealt(Event, tag="card-dealt"):
    """`who` received a god card from the deck. Only they hear its colour (BB-15.2)."""

    secret: ClassVar = ("colour",)
    who: Seat
    colour: str | None
    reshuffled: bool
    setup: bool

    def tell(self, board: Board, to: Seat | None) -> Fact:
        key = "bb-dealt" if self.setup else "bb-drew"
        end = "-reshuffled" if self.reshuffled else ""
        if self.colour is None:
            return Fact(f"{key}{end}", {"who": Who(self.who)})
        return Fact(f"{key}-you{end}", {"god": terms.god(self.colour)})


class Die(Draw):
    """The face of a die that a player rolls (BB-4.2). `=4`"""

    @classmethod
    def options(cls, at: At[Any]) -> Iterable[Self]:
        faces: Iterable[Self] = FACES
        return faces

    def received(self, state: State, task: Deal) -> Changes:
        player = state.players[task.to]
        player = replace(player, dice=tuple(sorted((*player.dice, int(self.what)))))
        return {"players": put(state.players, task.to, player)}

    def told(self, board: Board, task: Deal) -> Fact:
        return fact("bb-rolled", who=Who(task.to), face=int(self.what))


FACES: Final[Any] = list(map(Die.shared, map(str, range(1, 7))))


class Deal(Task, tag="deal"):
    """Chance draws `left` more pieces of one kind (BB-3.22).

    `what`: `order` (who gets order tile number `to`), `fish`, `M` and `W` (to slot `to`, then the next),
    `start`, `dark` and `board` tasks, `jewel` (column `to`), `open` (a card into the open row at place `to`),
    `card` (to seat `to`), `die` (to seat `to`).
    """

    chance: ClassVar = True
    what: str
    to: int = 0
    left: int = 1
    reshuffled: bool = False
    """The discard pile became the deck before this card (BB-7.20)."""

    def asked(self, at: At[Deal]) -> tuple[type[Draw], ...]:
        return (DRAWS[self.what],)

    def options(self, at: At[Deal]) -> Iterable[Draw]:
        return DRAWS[self.what].options(at)

    def weights(self, at: At[Deal], moves: Sequence[Draw]) -> Sequence[int]:
        """How many equal pieces each outcome stands for."""
        return [move.cases for move in moves] if self.what in UNEQUAL else (1,) * len(moves)


DRAWS: Final[Mapping[str, type[Draw]]] = {
    "order": OrderTile,
    "fish": FishTile,
    "M": DisplayedMan,
    "W": DisplayedWoman,
    "start": StartTask,
    "dark": DarkTask,
    "board": BoardTask,
    "jewel": JewelTile,
    "open": OpenCard,
    "card": HandCard,
    "die": Die,
}
"""The draw of each kind."""
UNEQUAL: Final = frozenset({"fish", "open", "card"})
"""Kinds of draws whose outcomes may stand for several equal pieces."""


# The order of the draws


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


def dice_rolls(board: Board, order: tuple[Seat, ...]) -> tuple[Task, ...]:
    """All players roll their dice (BB-4.2), in turn order (BB-3.22)."""
    return tuple([Deal("die", seat, board.data.counts.dice) for seat in order])
