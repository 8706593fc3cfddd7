"""Rules of Golden Horn: which seats must act, which moves are legal, and the state after each move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Command, Fact, Offer, Option, Options, Param, Score, Seat
from bot.games.golden_horn import asking, refusing, scoring, setup, showing, telling
from bot.games.golden_horn.chart import Chart
from bot.games.golden_horn.colours import COLOURS, INDEX, NONE, Counts, add, counted, listed, plus
from bot.games.golden_horn.data import Data, load
from bot.games.golden_horn.moves import (
    Back,
    Call,
    Card,
    Choose,
    Cube,
    Decision,
    Decline,
    Keep,
    Lies,
    Load,
    Move,
    Pass,
    Ports,
    Raid,
    Reveal,
    Sail,
    Skip,
    Starts,
    Turn,
)
from bot.games.golden_horn.printed import Printed, printed
from bot.games.golden_horn.raids import raided, raids
from bot.games.golden_horn.sailing import (
    chosen,
    loadable,
    loaded,
    movable_fleet,
    sailed,
    steered,
    voyages,
)
from bot.games.golden_horn.state import (
    AskEnd,
    ChooseShip,
    Draw,
    DrawStart,
    Fill,
    LoadShip,
    NamePorts,
    OpenTurn,
    OpenWarehouses,
    PlaceShip,
    SailShip,
    SetBow,
    SkipTurn,
    State,
)
from bot.games.golden_horn.turns import answered, drawn, may_call, opened, passed, settle, skipped
from bot.games.golden_horn.view import View

VERSION: Final = 2
"""Version 1 asked the seat even when nothing could be done, and the seat answered `pass` (GH-11.2)."""

NATURE: Final = (DrawStart, PlaceShip, Fill, Draw, SkipTurn, OpenWarehouses)
"""Tasks that chance answers: the random events of GH-13.1, a turn in which nothing can be done, and the
opening of the warehouses."""

PORTS: Final = tuple(Ports(ports) for ports in setup.PLACEMENTS)
CUBES: Final = tuple(Cube(colour) for colour in COLOURS)
CARDS: Final = tuple(Card(colour) for colour in COLOURS)
LIES: Final = tuple(Lies(port) for port in setup.MAIN_PORTS)
LOADS: Final = {colour: Load(colour) for colour in COLOURS}

CALL = Param("call", "call", required=False)
COMMANDS: Final = (
    Command("raid", (Param("attack", "raid"),)),
    Command(
        "sail",
        (
            Param("ship", "ship"),
            Param("load", "load", required=False),
            Param("turn", "turn", required=False, default="keep"),
            Param("to", "sail", required=False),  # left out: the refill is seen first (GH-11.1)
            CALL,
        ),
    ),
    Command("turn-round", (Param("ship", "ship"), Param("to", "sail"), CALL), moves=("turn",)),
    Command("call-end", (), moves=("call",)),
)


class GoldenHorn:
    """The rules of Golden Horn. An object holds component data and no state of any match."""

    key = "golden_horn"
    prefix = "gh"
    version: int
    hidden_hands = True
    seats: range = setup.SEATS
    options: tuple[Option, ...] = setup.OPTIONS
    commands: tuple[Command, ...] = COMMANDS
    forced: frozenset[str] = frozenset()
    repeated: frozenset[str] = frozenset()
    state_type: type[State] = State

    def __init__(self, data: Data | None = None, version: int = VERSION) -> None:
        self.data = data or load()
        self.version = version
        self.earlier: tuple[AnyRules, ...] = (GoldenHorn(self.data, 1),) if version == VERSION else ()
        self._printed = printed(self.data)
        self._charts: dict[str, Chart] = {}

    def chart(self, crests: str) -> Chart:
        """The route and the ships of a match with these crests, one crest for each seat."""
        if crests not in self._charts:
            self._charts[crests] = Chart(self.data, len(crests), crests, skips=self.version > 1)
        return self._charts[crests]

    def start(self, seats: int, options: Options) -> State:
        """The state before setup.

        Raises:
            BadOption: the start seat is above the number of seats.
        """
        return setup.start(self.chart(options["crests"][:seats]), options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if not state.agenda:
            return ()
        head = state.agenda[0]
        if isinstance(head, NATURE):
            return (CHANCE,)
        if isinstance(head, NamePorts):
            return tuple(seat for seat, ports in enumerate(state.sealed) if ports is None)
        return (state.turn,)

    def may_change(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, ports in enumerate(state.sealed) if ports is not None)

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        if not state.agenda:
            return ()
        head = state.agenda[0]
        if seat == CHANCE:
            return self._outcomes(state)
        if isinstance(head, NATURE) or seat not in range(state.seats):
            return ()
        if isinstance(head, NamePorts):
            return PORTS if state.sealed[seat] is None else (Back(),)
        return self._decisions(state, seat) if seat == state.turn else ()

    def _outcomes(self, state: State) -> Iterable[Move]:
        match state.agenda[0]:
            case DrawStart():
                return tuple(Starts(seat + 1) for seat in range(state.seats))
            case PlaceShip():
                return LIES
            case Fill():
                return [cube for cube, number in zip(CUBES, state.bag, strict=True) if number]
            case Draw():
                return [card for card, number in zip(CARDS, state.pile, strict=True) if number]
            case SkipTurn():
                return (Skip(),)
            case OpenWarehouses():
                return (Reveal(),)
        return ()

    def _decisions(self, state: State, seat: Seat) -> Iterable[Move]:
        chart = self.chart(state.crests)
        match state.agenda[0]:
            case OpenTurn():  # D1 and D2
                ships = movable_fleet(chart, state, seat)
                ways: list[Move] = [Choose(chart.ships[ship].id) for ship in ships]
                return [*raids(chart, state, seat), *(ways or [Pass()])]
            case ChooseShip():  # D2
                return [Choose(chart.ships[ship].id) for ship in movable_fleet(chart, state, seat)]
            case LoadShip(ship):  # D3
                return [LOADS[colour] for colour in loadable(chart, state, ship)]
            case SetBow():  # D4
                return (Keep(), Turn())
            case SailShip(ship):  # D5
                return [Sail(chart.route[voyage.end].id) for voyage in voyages(chart, state, ship)]
            case AskEnd():  # D6
                return (Call(), Decline())
        return ()

    def weight(self, state: State, move: Move) -> int:
        """How many cubes or cards of this colour can still be drawn (GH-13.2)."""
        match move:
            case Cube(colour):
                return state.bag[INDEX[colour]]
            case Card(colour):
                return state.pile[INDEX[colour]]
        return 1

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        if isinstance(move, Reveal):
            return opened(state)
        return settle(self.chart(state.crests), self._applied(state, seat, move))

    def _applied(
        self, state: State, seat: Seat, move: Decision | Starts | Lies | Cube | Card | Skip
    ) -> State:
        chart = self.chart(state.crests)
        match move:
            case Card():
                return drawn(state, move)
            case Cube():
                return setup.filled(state, move)
            case Choose(ship):
                return chosen(chart, state, chart.ship_at[ship])
            case Sail():
                return sailed(chart, state, move)
            case Load():
                return loaded(chart, state, move)
            case Raid():
                return raided(chart, state, seat, move)
            case Keep() | Turn():
                return steered(chart, state, move)
            case Call() | Decline():
                return answered(state, move)
            case Pass():
                return passed(state)
            case Skip():
                return skipped(state)
            case Starts():
                return setup.drawn_start(chart, state, move)
            case Lies():
                return setup.placed(chart, state, move)
            case Ports() | Back():
                return setup.named(chart, state, seat, move)

    def foresee(self, state: State, seat: Seat) -> State | None:
        """The state in which a preview continues before the cubes or cards are drawn.

        The cubes of a refill and the cards of an arrival do not change what the seat may do next (GH-11.1,
        GH-10.3).
        """
        if seat != state.turn or len(state.agenda) < 2:
            return None
        head, after = state.agenda[:2]
        if isinstance(head, Fill) and isinstance(after, SailShip):
            return replace(state, agenda=state.agenda[1:])
        if isinstance(head, Draw) and isinstance(after, AskEnd) and may_call(state, seat):
            return replace(state, agenda=state.agenda[1:])
        return None

    def prompt(self, state: State, seat: Seat) -> Fact:
        return asking.prompt(self.chart(state.crests), state, seat)

    def offer(self, state: State, seat: Seat, move: Move) -> Offer:
        return asking.offer(self.chart(state.crests), state, seat, move)

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        wanted = text.strip().casefold()
        if any(str(move).casefold() == wanted for move in self.moves(state, seat)):
            return None
        return refusing.why_not(self.chart(state.crests), state, seat, text)

    def view(self, state: State, seat: Seat | None) -> View:
        return showing.show(self.chart(state.crests), state, seat, self.to_act(state), self._printed)

    def tell(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
        return telling.tell(self.chart(state.crests), state, seat, move, to)

    def score(self, state: State) -> Score | None:
        return None if state.agenda else scoring.score(self.data.points, state.warehouses)

    def census(self, state: State) -> Mapping[str, int]:
        cubes: Counts = NONE
        for part in (state.bag, *state.ports, *state.warehouses):
            cubes = plus(cubes, part)
        for ship in state.ships:
            if ship.cubes:
                cubes = add(cubes, ship.cargo, ship.cubes)
        cards = NONE
        for part in (state.pile, state.discard, *state.hands):
            cards = plus(cards, part)
        return {
            "ships": len(state.ships),
            **{f"cubes {colour}": number for colour, number in zip(COLOURS, cubes, strict=True)},
            **{f"cards {colour}": number for colour, number in zip(COLOURS, cards, strict=True)},
        }

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        """Deal other cards to the other hands and choose other sealed ports.

        Warehouses and the bag stay the same, because every delivered cube was announced (GH-12.1).
        """
        chance = _Picks(picks)
        others = [other for other in range(state.seats) if other != seat]
        # Sorted, because the result must not depend on which cards the others really hold.
        unseen = sorted(listed(state.pile) + "".join(listed(state.hands[other]) for other in others))
        hands = list(state.hands)
        for other in others:
            hands[other] = counted(
                unseen.pop(chance.below(len(unseen))) for _ in range(sum(state.hands[other]))
            )
        sealed = tuple(
            ports if ports is None or at == seat else setup.PLACEMENTS[chance.below(len(setup.PLACEMENTS))]
            for at, ports in enumerate(state.sealed)
        )
        return replace(state, hands=tuple(hands), pile=counted(unseen), sealed=sealed)

    def printed(self) -> Printed:
        return self._printed

    def data_fingerprint(self) -> str:
        return self.data.fingerprint()


class _Picks:
    """Random numbers between 0 and 1, used in order and then again from the first."""

    def __init__(self, picks: Sequence[float]) -> None:
        self._picks, self._used = picks, 0

    def below(self, cases: int) -> int:
        pick = self._picks[self._used % len(self._picks)]
        self._used += 1
        return min(int(pick * cases), cases - 1)


def _conforms(rules: GoldenHorn) -> Any:
    """Lets the type checker verify that the class implements the contract."""
    from bot.core import Rules

    checked: Rules[State, Move, View] = rules
    return checked
