"""Ferry: a small invented game that uses every part of the contract, to test everything but the games.

Each seat is dealt three crates in secret. Then all pledge one crate and a flag at once, sealed; the highest
pledge begins. A turn is: load a crate heavier than the last (the tide is drawn, it changes nothing for the
route that is chosen next; the northern route draws a crate), or draw a crate and then keep all or throw one
back, or sail. The match is over when all have sailed; the heaviest cargo wins, a high tide adds one.

Notation: `B.5` pledge, `F.a` flag, `back` take the pledge back, `L.7` load, `R.n` `R.s` route, `D` draw, `K`
keep, `X.3` throw back, `S` sail; of chance `=5` a crate, `=h` `=l` the tide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from bot.core import (
    CHANCE,
    AnyRules,
    Command,
    Fact,
    Offer,
    Option,
    Options,
    Param,
    Printed,
    Score,
    Seat,
    SeatScore,
    View,
    Who,
    fact,
    ranking,
)

TIDES = {"h": 1, "l": 2}
"""Tide tokens: drawn with these weights and put back."""
FLAGS = ("a", "b")


class Bid(msgspec.Struct, frozen=True, tag="bid"):
    kind: ClassVar[str] = "bid"
    crate: int

    def __str__(self) -> str:
        return f"B.{self.crate}"


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    kind: ClassVar[str] = "flag"
    flag: str

    def __str__(self) -> str:
        return f"F.{self.flag}"


class Back(msgspec.Struct, frozen=True, tag="back"):
    kind: ClassVar[str] = "back"

    def __str__(self) -> str:
        return "back"


class Load(msgspec.Struct, frozen=True, tag="load"):
    kind: ClassVar[str] = "act"
    crate: int

    def __str__(self) -> str:
        return f"L.{self.crate}"


class Route(msgspec.Struct, frozen=True, tag="route"):
    kind: ClassVar[str] = "route"
    way: str

    def __str__(self) -> str:
        return f"R.{self.way}"


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    kind: ClassVar[str] = "act"

    def __str__(self) -> str:
        return "D"


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    kind: ClassVar[str] = "keep"

    def __str__(self) -> str:
        return "K"


class Throw(msgspec.Struct, frozen=True, tag="throw"):
    kind: ClassVar[str] = "keep"
    crate: int

    def __str__(self) -> str:
        return f"X.{self.crate}"


class Sail(msgspec.Struct, frozen=True, tag="sail"):
    kind: ClassVar[str] = "act"

    def __str__(self) -> str:
        return "S"


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    kind: ClassVar[str] = "deal"
    crate: int

    def __str__(self) -> str:
        return f"={self.crate}"


class Tide(msgspec.Struct, frozen=True, tag="tide"):
    kind: ClassVar[str] = "tide"
    tide: str

    def __str__(self) -> str:
        return f"={self.tide}"


FerryMove = Bid | Flag | Back | Load | Route | Draw | Keep | Throw | Sail | Deal | Tide


class Boat(msgspec.Struct, frozen=True):
    hand: tuple[int, ...] = ()
    cargo: tuple[int, ...] = ()
    sailed: bool = False
    flag: str = ""
    pledge: int = 0
    high: int = 0


class State(msgspec.Struct, frozen=True):
    boats: tuple[Boat, ...]
    dock: tuple[int, ...]
    phase: str = "deal"
    """deal, bid, act, route, keep, over"""
    turn: Seat = 0
    round: int = 0
    owed: tuple[str, ...] = ()
    """Agenda of chance: a seat number for a crate, "tide" for a tide."""
    tide: str = ""


class BoatView(msgspec.Struct, frozen=True):
    cargo: tuple[int, ...]
    sailed: bool
    crates: int
    flag: str
    hand: tuple[int, ...] | None
    pledge: int | None


class FerryView(View, frozen=True, kw_only=True):
    boats: tuple[BoatView, ...]
    dock: int
    tide: str
    phase: str


class Ferry:
    """The whole contract in one small game."""

    api = 1
    key = "ferry"
    prefix = "toy"
    version = 1
    earlier: tuple[AnyRules, ...] = ()
    sealed: frozenset[str] = frozenset({"bid", "flag", "back"})
    hidden_hands = True
    hidden: frozenset[str] = frozenset({"boats.hand", "boats.pledge", "dock"})
    seats = range(2, 5)
    options: tuple[Option, ...] = (Option("crates", ("few", "many"), "few"),)
    commands: tuple[Command, ...] = (
        Command("load", (Param("crate", "act"), Param("way", "route", required=False, default="R.s"))),
        Command("sail", (), ("S",)),
    )
    forced: frozenset[str] = frozenset()
    repeated: frozenset[str] = frozenset()
    passing: frozenset[str] = frozenset({"K"})
    state_type = State
    heuristic = None

    def start(self, seats: int, options: Options) -> State:
        crates = 12 if options["crates"] == "few" else 20
        deal = tuple(str(seat) for seat in range(seats)) * 3
        return State((Boat(),) * seats, tuple(range(1, crates + 1)), owed=deal)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.owed:
            return (CHANCE,)
        if state.phase == "over":
            return ()
        if state.phase == "bid":
            return tuple(seat for seat, boat in enumerate(state.boats) if not boat.flag)
        return (state.turn,)

    def may_change(self, state: State) -> tuple[Seat, ...]:
        if state.phase != "bid":
            return ()
        return tuple(seat for seat, boat in enumerate(state.boats) if boat.flag)

    def moves(self, state: State, seat: Seat) -> Iterator[FerryMove]:
        if seat in self.may_change(state):
            yield Back()
        if seat not in self.to_act(state):
            return
        if seat == CHANCE:
            yield from map(Tide, TIDES) if state.owed[0] == "tide" else map(Deal, state.dock)
            return
        boat = state.boats[seat]
        match state.phase:
            case "bid" if boat.pledge:
                yield from map(Flag, FLAGS)
            case "bid":
                yield from map(Bid, boat.hand)
            case "act":
                yield from (Load(crate) for crate in boat.hand if crate > max(boat.cargo, default=0))
                if state.dock:
                    yield Draw()
                yield Sail()
            case "route":
                yield from (Route("n"), Route("s")) if state.dock else (Route("s"),)
            case "keep":
                yield Keep()
                yield from map(Throw, boat.hand)

    def weights(self, state: State, moves: Sequence[FerryMove]) -> list[int]:
        return [TIDES[move.tide] if isinstance(move, Tide) else 1 for move in moves]

    def apply(self, state: State, seat: Seat, move: FerryMove) -> State:
        boat = state.boats[seat] if seat != CHANCE else Boat()
        match move:
            case Deal(crate):
                to = int(state.owed[0])
                boat = state.boats[to]
                dock = tuple(one for one in state.dock if one != crate)
                state = _with(state, to, hand=tuple(sorted((*boat.hand, crate))))
                return _settled(replace(state, dock=dock, owed=state.owed[1:]))
            case Tide(tide):
                high = state.boats[state.turn].high + (tide == "h")
                state = _with(state, state.turn, high=high)
                return _settled(replace(state, tide=tide, owed=state.owed[1:]))
            case Bid(crate):
                return _with(state, seat, pledge=crate)
            case Flag(flag):
                state = _with(state, seat, flag=flag)
                return _reveal(state) if not self.to_act(state) else state
            case Back():
                return _with(state, seat, flag="", pledge=0)
            case Load(crate):
                hand = tuple(one for one in boat.hand if one != crate)
                state = _with(state, seat, hand=hand, cargo=(*boat.cargo, crate))
                return replace(state, phase="route", owed=("tide",))
            case Route(way):
                if way == "n":
                    return replace(state, phase="next", owed=(str(seat),))
                return _next(state)
            case Draw():
                return replace(state, phase="keep", owed=(str(seat),))
            case Keep():
                return _next(state)
            case Throw(crate):
                hand = tuple(one for one in boat.hand if one != crate)
                state = _with(state, seat, hand=hand)
                return _next(replace(state, dock=tuple(sorted((*state.dock, crate)))))
            case Sail():
                return _next(_with(state, seat, sailed=True))
        raise TypeError(move)

    def foresee(self, state: State, seat: Seat) -> State | None:
        if not state.owed:
            return state
        if state.phase == "next":  # the route's crate: no matter, unless the seat itself goes on with it
            after = _settled(replace(state, owed=()))
            return None if after.turn == seat else after
        return replace(state, owed=()) if state.owed == ("tide",) else None

    def imagine(self, state: State, seat: Seat) -> State | None:
        if state.phase not in ("act", "route", "keep", "next") or state.boats[seat].sailed:
            return None
        return replace(state, phase="act", turn=seat, owed=())

    def prompt(self, state: State, seat: Seat) -> Fact:
        if state.phase == "bid":
            return fact("toy-ask-pledge")
        return fact(f"toy-ask-{state.phase}")

    def offer(self, state: State, seat: Seat, move: FerryMove) -> Offer:
        return Offer(fact(f"toy-offer-{move.kind}", move=str(move)))

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        name, _, crate = text.strip().casefold().partition(".")
        if name == "l" and crate.isdigit() and int(crate) in state.boats[seat].hand:
            return fact("toy-too-light", crate=int(crate))
        return None

    def view(self, state: State, seat: Seat | None) -> FerryView:
        opened = state.phase not in ("deal", "bid")
        acting = () if state.owed else self.to_act(state)
        return FerryView(
            viewer=seat,
            seats=len(state.boats),
            to_act=acting,
            round=state.round,
            over=state.phase == "over",
            boats=tuple(
                BoatView(
                    boat.cargo,
                    boat.sailed,
                    len(boat.hand),
                    boat.flag if opened or index == seat else "",
                    boat.hand if index == seat else None,
                    boat.pledge if opened or index == seat else None,
                )
                for index, boat in enumerate(state.boats)
            ),
            dock=len(state.dock),
            tide=state.tide,
            phase=state.phase,
        )

    def hand(self, state: State, seat: Seat) -> tuple[tuple[int, ...]]:
        return (state.boats[seat].hand,)

    def narrate(self, state: State, seat: Seat, move: FerryMove, to: Seat | None) -> Fact | None:
        who = Who(seat)
        match move:
            case Deal(crate):
                receiver = int(state.owed[0])
                if receiver == to:
                    return fact("toy-dealt", who=Who(receiver), crate=crate)
                return fact("toy-drew", who=Who(receiver))
            case Bid() | Back():
                return fact(f"toy-{move.kind}", who=who, move=str(move)) if seat == to else None
            case Flag(flag):
                if self.to_act(_with(state, seat, flag=flag)):
                    return fact("toy-flag", who=who, move=str(move)) if seat == to else None
                pledges = tuple(boat.pledge for boat in state.boats)
                flags = tuple(flag if i == seat else boat.flag for i, boat in enumerate(state.boats))
                return fact("toy-opened", pledges=pledges, flags=flags)
            case Throw() if seat != to:
                return fact("toy-threw", who=who)
        if seat == CHANCE:
            who = Who(state.turn)
        return fact(f"toy-{type(move).__name__.lower()}", who=who, move=str(move))

    def marks(self, state: State, seat: Seat, move: FerryMove) -> tuple[object, ...]:
        return ()

    def gather(self, marks: Sequence[object]) -> tuple[object, ...]:
        return tuple(marks)

    def score(self, state: State) -> Score | None:
        if state.phase != "over":
            return None
        items = [(("toy-cargo", sum(boat.cargo)), ("toy-tide", boat.high)) for boat in state.boats]
        totals = [sum(points for _, points in item) for item in items]
        ranks = ranking(totals)
        return Score(tuple(SeatScore(t, r, i) for t, r, i in zip(totals, ranks, items, strict=True)))

    def census(self, state: State) -> Mapping[str, int]:
        held = sum(len(boat.hand) + len(boat.cargo) for boat in state.boats)
        return {"crates": len(state.dock) + held}

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        others = [index for index in range(len(state.boats)) if index != seat]
        pool = sorted(crate for index in others for crate in state.boats[index].hand)
        pool = sorted((*pool, *state.dock))
        if state.phase == "deal" or not pool or not picks:
            return state
        sizes = [len(state.boats[index].hand) for index in others]
        drawn = list(_shuffled(pool, picks))
        for index, size in zip(others, sizes, strict=True):
            hand, drawn = tuple(sorted(drawn[:size])), drawn[size:]
            boat = state.boats[index]
            pledge = hand[int(picks[0] * size)] if state.phase == "bid" and boat.pledge else boat.pledge
            state = _with(state, index, hand=hand, pledge=pledge)
        return replace(state, dock=tuple(sorted(drawn)))

    def printed(self) -> Printed:
        return Printed()

    def component_data(self) -> bytes:
        return b"{}"

    def with_component_data(self, data: bytes) -> AnyRules:
        return self

    def data_fingerprint(self) -> str:
        return sha256(repr(TIDES).encode()).hexdigest()


def _with(state: State, seat: Seat, **changes: object) -> State:
    boats = list(state.boats)
    boats[seat] = replace(boats[seat], **changes)
    return replace(state, boats=tuple(boats))


def _settled(state: State) -> State:
    """The phase after chance has answered all it was asked."""
    if state.owed:
        return state
    if state.phase == "deal":
        return replace(state, phase="bid", round=1)
    return _next(state) if state.phase == "next" else state


def _reveal(state: State) -> State:
    """All pledges are open: each becomes the first cargo, the highest begins."""
    for seat, boat in enumerate(state.boats):
        hand = tuple(crate for crate in boat.hand if crate != boat.pledge)
        state = _with(state, seat, hand=hand, cargo=(boat.pledge,))
    first = max(range(len(state.boats)), key=lambda seat: state.boats[seat].pledge)
    return replace(state, phase="act", turn=first)


def _next(state: State) -> State:
    """The next boat that has not sailed is at turn."""
    seats = len(state.boats)
    order = [(state.turn + step) % seats for step in range(1, seats + 1)]
    ahead = [seat for seat in order if not state.boats[seat].sailed]
    if not ahead:
        return replace(state, phase="over")
    turn = ahead[0]
    return replace(state, phase="act", turn=turn, round=state.round + (turn <= state.turn))


def _shuffled(pool: Iterable[int], picks: Sequence[float]) -> Iterator[int]:
    left = list(pool)
    for index in range(len(left)):
        yield left.pop(int(picks[index % len(picks)] * len(left)))


FERRY: AnyRules = Ferry()
"""The game as the table takes it."""
