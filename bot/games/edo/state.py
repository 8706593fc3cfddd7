"""The state of a match. Its agenda holds what is still to be decided or drawn; each chapter has its tasks.

`gc=False` keeps values that are made in great numbers out of Python's garbage collection, which looks for
cycles: there can be none in frozen values.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from bot.core import Among, Opened, Seat, put
from bot.core import decisions as core
from bot.core.agenda import Task
from bot.games.edo.board import Board
from bot.games.edo.components import Action, Goods
from bot.games.edo.marks import Mark

Team = tuple[int, int, int]
"""Own, neutral and black officials."""


class Building(msgspec.Struct, frozen=True):
    """A house or a trading post in the row of a city."""

    seat: Seat
    post: bool = False


class Player(msgspec.Struct, frozen=True, gc=False):
    """What a player owns. All of it is public (EDO-21.4)."""

    goods: Goods
    officials: int
    """The player's pieces that are not on the board, including those on the planning board (EDO-21.15)."""
    houses: int
    """Houses not built yet; `temples` and `post` mean the same for their buildings."""
    temples: int
    cards: tuple[str, ...]
    """Authorization cards of the player, starting cards first."""
    post: bool = True
    neutral: int = 0
    samurai: tuple[str, ...] = ()
    """Spaces of the samurai, in the order of EDO-0.5. A space holds any number of them (EDO-2.9)."""
    points: int = 0
    """Power points on the track, from 0 on (EDO-3.3)."""
    privileges: tuple[str, ...] = ()
    markers: int = 0
    """Ronin markers."""
    city: str = ""
    """Start city, and below it the bundle; "" until it is taken."""
    bundle: str = ""


class Slot(msgspec.Struct, frozen=True, gc=False):
    """One slot of a planning board (EDO-6.7)."""

    card: str
    do: str
    own: int = -1
    """-1 until the officials are chosen."""
    neutral: int = 0
    black: int = 0
    quiet: bool = False
    """The seat asks for no questions in this turn."""

    @property
    def team(self) -> Team:
        return self.own, self.neutral, self.black

    @property
    def count(self) -> int:
        return sum(self.team)


class Pool(msgspec.Struct, frozen=True):
    """What a seat could plan with at the beginning of phase 1."""

    own: int
    neutral: int
    black: int
    cards: tuple[str, ...]


class Turn(msgspec.Struct, frozen=True, gc=False):
    """The current turn, or the last one: one slot of a seat (section 7)."""

    seat: Seat
    number: int
    """Number of the slot: 0, 1 or 2."""
    own: int
    """Officials that have not worked yet, by kind."""
    neutral: int
    black: int
    worked: tuple[str, ...] = ()
    """Spaces of the samurai that produced in this turn (EDO-8.3)."""
    dispersed: bool = False
    """The turn's only dispersal has been used (EDO-18.21, EDO-18.31)."""
    smooth: bool = False
    """It is carried out without a question (`standing.is_smooth`)."""

    @property
    def left(self) -> int:
        return self.own + self.neutral + self.black


_STORED = {
    "temples_at": "shrines",
    "privilege_row": "rights",
    "next_privilege": "next_right",
    "privilege_stack": "right_stack",
    "ronin_at": "bands",
}
"""Names of fields in stored states, where they differ."""


class State(msgspec.Struct, frozen=True, gc=False, rename=_STORED):
    """The state of a match. Unseen decks are stored as sets in rising order: their order is not decided
    yet."""

    seats: int
    temples: bool
    privileges: bool
    ronin: bool
    """The variants of this match."""
    agenda: tuple[Task, ...]
    """Empty when the match is over."""
    players: tuple[Player, ...]
    rows: tuple[tuple[Building, ...], ...]
    """The row of buildings in every city of the side, EDO first; each from site 1 on."""
    strongholds: tuple[Seat | None, ...]
    """The seat that built the stronghold of each city."""
    tiles: tuple[str, ...]
    """Profit tile of every city; "" for a city without one."""
    merchant: str
    """The space of the merchant."""
    merchants: tuple[str, ...]
    """Merchant cards seen so far, in order. The last is the current card, or the next one if `ahead` is
    true."""
    stack: tuple[str, ...]
    """Merchant cards that nobody has seen. Everybody knows which they are, but not their order (EDO-21.7)."""
    ahead: bool
    """Whether the last card of `merchants` is the next card, and the one before it the current card."""
    neutral: int
    """Neutral officials in the supply (EDO-3.7)."""
    display: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """Special cards that nobody has seen (EDO-21.9)."""
    temples_at: tuple[tuple[str, Seat], ...] = ()
    """Temples as (space, owner), in the order in which they were built."""
    demands: tuple[str, ...] = ()
    """The demand of each column; "" for an empty column. The privileges are stored in the same way."""
    next_demand: str = ""
    demand_stack: tuple[str, ...] = ()
    """Nobody knows the order (EDO-21.11)."""
    privilege_row: tuple[str, ...] = ()
    next_privilege: str = ""
    privilege_stack: tuple[str, ...] = ()
    """Kinds of the privilege markers that nobody has seen, one entry for each marker."""
    met: tuple[str, ...] = ()
    """Demands that left the game."""
    used: tuple[str, ...] = ()
    """Privileges that left the game."""
    ronin_at: tuple[str, ...] = ()
    """The space of each Ronin, by number."""
    drawn: tuple[str, ...] = ()
    """Location tiles drawn from the bag. Everybody knows what is left (EDO-21.12)."""
    markers: int = 0
    """Ronin markers in the supply."""
    start: Seat | None = None
    round: int = 0
    """Number of the round, from 1; 0 during setup."""
    plans: Annotated[tuple[tuple[Slot, ...], ...], Opened("opened")] = ()
    """The plans by seat. Slots are hidden unless `opened` counts them as revealed (EDO-21.1, EDO-21.3)."""
    pools: tuple[Pool, ...] = ()
    opened: tuple[int, ...] = ()
    """How many slots of each plan have been revealed."""
    former: tuple[tuple[Slot, ...], ...] = ()
    """The plans of the previous round."""
    turn: Turn | None = None
    last: tuple[Mark, ...] = ()
    """What the board marks since the last reveal, or since the income."""
    asking: Among[tuple[Seat, ...]] = ()
    """Seats that want to be asked everything (`standing`). Only they know before a question shows it."""
    turned: Among[tuple[Seat, ...]] = ()
    """Seats that have changed this in the current phase 1, each once. In phase 2 there is an entry for every
    change."""

    @property
    def current(self) -> str:
        """The current merchant card; "" before it is drawn."""
        seen = self.merchants[:-1] if self.ahead else self.merchants
        return seen[-1] if seen else ""

    @property
    def coming(self) -> str:
        """The visible next card (EDO-10.7); "" if the stack is empty."""
        return self.merchants[-1] if self.ahead else ""

    @property
    def order(self) -> tuple[Seat, ...]:
        """The turn order of the round (EDO-5.2)."""
        first = self.start or 0
        return tuple((first + step) % self.seats for step in range(self.seats))


def with_player(state: State, seat: Seat, player: Player) -> State:
    return replace(state, players=put(state.players, seat, player))


def gain(state: State, seat: Seat, goods: Goods) -> State:
    """Give goods from the supply to a seat (EDO-0.2). Nothing goes from one player to another (EDO-0.3)."""
    player = state.players[seat]
    return with_player(state, seat, replace(player, goods=player.goods.plus(goods)))


def pay(state: State, seat: Seat, cost: Goods, points: int = 0) -> State:
    """Let a seat pay a cost and score points."""
    player = state.players[seat]
    return with_player(
        state, seat, replace(player, goods=player.goods.minus(cost), points=player.points + points)
    )


def done(state: State, *tasks: Task) -> State:
    """Replace the first task of the agenda by others, or by none."""
    return replace(state, agenda=(*tasks, *state.agenda[1:]))


def turn_of(state: State) -> Turn:
    assert state.turn is not None
    return state.turn


def action_of(board: Board, state: State) -> Action:
    """The action of the current slot."""
    turn = turn_of(state)
    slot = state.plans[turn.seat][turn.number]
    return board.data.action(slot.card, slot.do)


Change = core.Change[State]
At = core.At[Board, State, Any]
"""The board, the position, the seat that is asked, and the task it answers."""


def player_of(at: At) -> Player:
    """The player whose seat is asked."""
    return at.state.players[at.seat]


# Pieces that are in no field of their own


def owned(board: Board, state: State) -> Iterator[str]:
    """The pieces and buildings of each seat, on the board and beside it."""
    for seat, player in enumerate(state.players):
        yield from (f"pieces {seat}",) * (player.officials + len(player.samurai))
        yield from (f"houses {seat}",) * player.houses
        yield from (f"temples {seat}",) * player.temples
        yield from (f"posts {seat}",) * player.post
    for row in state.rows:
        yield from (f"{'posts' if building.post else 'houses'} {building.seat}" for building in row)
    yield from (f"temples {owner}" for _, owner in state.temples_at)


def ronin(board: Board, state: State) -> Iterable[int]:
    """The Ronin by number."""
    return range(len(state.ronin_at))
