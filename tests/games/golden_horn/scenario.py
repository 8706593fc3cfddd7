"""Positions of Golden Horn, written as the rules document writes them and played on with forced chance.

`position("L3@S5>E [BB]", turn="L", V="BBPGGGYYR", bag="BO...")`: ships are named with node, bow and cubes
(`*` after the bow: reversed); ships that are not named lie in Constantinople. Hands, warehouses and ports
are colour letters. Bag and pile are drawn from the left; `...` is all other cubes or cards of the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.core import CHANCE, Decision, Event, Fact, Seat, complete_options, read
from bot.games.golden_horn import GoldenHorn
from bot.games.golden_horn.board import Board
from bot.games.golden_horn.colours import NONE, Counts, counted, listed, plus
from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.state import Final, Ship, State
from bot.games.golden_horn.turns import OpenTurn
from bot.games.golden_horn.view import View

GH = GoldenHorn()
SHIP = re.compile(r"(\w\d)@(\w+)(?:([<>])[EW](\*?))?\s*(?:\[(\w*)\])?")
NINE = "OOPPGGRBY"


class Game:
    """A position that is played on, with the outcomes of chance still to be forced."""

    def __init__(self, state: State, rules: GoldenHorn = GH, cubes: str = "", cards: str = "") -> None:
        self.rules, self.state = rules, state
        self.cubes, self.cards = list(cubes), list(cards)
        self.told: list[Fact | None] = []
        """What the public heard."""

    # Playing

    def play(self, *texts: str) -> Game:
        """Decisions in notation, each by the seat that is to act; chance is settled before and after each."""
        for text in texts:
            self.settle()
            seat = self.rules.to_act(self.state)[0]
            self.step(seat, read(self.rules, self.state, seat, text))
        return self.settle()

    def anyhow(self, turns: int = 1) -> Game:
        """Turns played with whatever is listed last: no attack, no call."""
        end = self.state.turns + turns
        while self.to_act and self.state.turns < end:
            self.play(self.legal().split()[-1])
        return self

    def do(self, text: str, seat: Seat | None = None) -> Game:
        """One decision or outcome, and nothing of what chance does after it."""
        seat = self.rules.to_act(self.state)[0] if seat is None else seat
        return self.step(seat, read(self.rules, self.state, seat, text))

    def settle(self) -> Game:
        """Chance draws from the forced lists, then whatever comes first."""
        while self.rules.to_act(self.state) == (CHANCE,):
            moves = list(self.rules.moves(self.state, CHANCE))
            forced = {"cube": self.cubes, "card": self.cards}.get(moves[0].kind)
            text = f"={forced.pop(0)}" if forced else str(moves[0])
            self.step(CHANCE, read(self.rules, self.state, CHANCE, text))
        return self

    def step(self, seat: Seat, move: Decision) -> Game:
        self.told.append(self.rules.narrate(self.state, seat, move, None))
        self.state = self.rules.apply(self.state, seat, move)
        return self

    # Asking

    @property
    def board(self) -> Board:
        return self.rules.board(self.state)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.state)

    def seat(self, crest: str) -> Seat:
        return self.state.crests.index(crest)

    def legal(self, kind: str = "") -> str:
        """The legal moves of the seat to act, of one kind or all."""
        moves = self.rules.moves(self.state, self.to_act[0])
        return " ".join(str(move) for move in moves if kind in ("", move.kind))

    def kinds(self) -> set[str]:
        return {move.kind for move in self.rules.moves(self.state, self.to_act[0])}

    def winds(self) -> dict[str, str]:
        """Destinations with the wind cards they take, from the words of the offers."""
        seat, found = self.to_act[0], {}
        for move in self.rules.moves(self.state, seat):
            wind = ""
            for effect in self.rules.offer(self.state, seat, move).effects:
                if effect.key == "gh-effect-wind":
                    cards = effect.args["wind"]
                    assert isinstance(cards, tuple)
                    wind = "".join(card.key[-1] for card in cards)  # type: ignore[union-attr]
            found[str(move)] = wind
        return found

    def why(self, text: str, seat: Seat | None = None) -> str:
        """The key of the reason why a text is refused; it must be refused."""
        seat = self.to_act[0] if seat is None else seat
        legal = [str(move).casefold() for move in self.rules.moves(self.state, seat)]
        assert text.casefold() not in legal, f"{text} is legal"
        reason = self.rules.why_not(self.state, seat, text)
        return "" if reason is None else reason.key

    def ship(self, name: str) -> str:
        """A ship in the notation of positions."""
        ship = self.state.ships[self.board.ship_at[name]]
        bow = {1: ">E", -1: "<W", 0: ""}[ship.direction] + "*" * ship.reversed
        return f"{name}@{self.board.route[ship.node].id}{bow} [{ship.cargo * ship.cubes}]"

    def hand(self, crest: str) -> str:
        return listed(self.state.hands[self.seat(crest)])

    def warehouse(self, crest: str) -> str:
        return listed(self.state.warehouses[self.seat(crest)])

    def port(self, node: str) -> str:
        return listed(self.state.ports[MAIN_PORTS.index(node)])

    @property
    def bag(self) -> int:
        return sum(self.state.bag)

    @property
    def pile(self) -> str:
        return listed(self.state.pile)

    @property
    def discard(self) -> str:
        return listed(self.state.discard)

    @property
    def turn(self) -> str:
        """Crest of the seat whose turn runs."""
        return self.state.crests[self.state.turn]

    @property
    def last(self) -> tuple[Event, ...]:
        return self.state.last

    def view(self, crest: str | None = None) -> View:
        return self.rules.view(self.state, None if crest is None else self.seat(crest))


def new_game(seats: int, **options: str) -> Game:
    """A match at its very start."""
    return Game(GH.start(seats, complete_options(GH.options, options)))


def position(
    ships: str = "",
    *,
    players: int = 3,
    turn: str = "L",
    start: int = 1,
    turns: int | None = None,
    V: str = NINE,  # noqa: N803
    C: str = NINE,  # noqa: N803
    bag: str = "...",
    pile: str = "...",
    discard: str = "",
    hands: Mapping[str, str] | None = None,
    warehouses: Mapping[str, str] | None = None,
    final: Final | None = None,
    open_warehouses: bool = False,
    rules: GoldenHorn = GH,
) -> Game:
    """The start of a turn in any position; `start` counts seats from 1."""
    crests = "LETA"[:players]
    board = rules.boards[crests]
    fleet = [Ship(board.last)] * len(board.ships)
    for name, node, bow, around, cubes in SHIP.findall(ships):
        at = board.node_at[node]
        heading = 0 if board.main_port(at) else -1 if bow == "<" else 1
        fleet[board.ship_at[name]] = Ship(at, heading, bool(around), cubes[:1], len(cubes))
    assert len(SHIP.findall(ships)) == ships.count("@"), ships
    hand = tuple(counted((hands or {}).get(crest, "")) for crest in crests)
    store = tuple(counted((warehouses or {}).get(crest, "")) for crest in crests)
    aboard = "".join(ship.cargo * ship.cubes for ship in fleet)
    bag_counts = _supply(bag, rules.data.counts.cubes, *store, counted(V), counted(C), counted(aboard))
    pile_counts = _supply(pile, rules.data.counts.cards, *hand, counted(discard))
    seat = crests.index(turn)
    state = State(
        crests=crests,
        choice=False,
        open_warehouses=open_warehouses,
        agenda=(OpenTurn(),),
        ships=tuple(fleet),
        hands=hand,
        warehouses=store,
        bag=bag_counts,
        pile=pile_counts,
        discard=counted(discard),
        ports=(counted(V), counted(C)),
        start=start - 1,
        turn=seat,
        turns=turns or (seat - start + 1) % players + 1,
        final=final,
    )
    return Game(state, rules, bag.rstrip("."), pile.rstrip("."))


def _supply(drawn: str, each: int, *elsewhere: Counts) -> Counts:
    """What is in the bag or the pile: the letters named, or, with `...`, all that is nowhere else."""
    if not drawn.endswith("..."):
        return counted(drawn)
    used = NONE
    for part in elsewhere:
        used = plus(used, part)
    rest = tuple(each - number for number in used)
    assert min(rest) >= 0, "more pieces than there are"
    return rest  # type: ignore[return-value]
