"""Positions of Edo, written as the rules document writes them and played on with forced chance.

`position(players={RED: "samurai C2 FO3; goods 10 1R 3W 1S; points 2"}, rows={"C1": "R B BP"}, ...)` is a
table at the start of phase 1. Goods are ryo, then rice, wood and stone with their letters. Rows are letters
of seats (R, B, G, Y, W), a P after it for the trading post. `turn(seat, "A.WOOD", "2")` has everybody plan
and reveals the seat's first slot.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.core import CHANCE, Decision, Fact, Score, Seat, complete_options, read
from bot.games.edo import Edo
from bot.games.edo.board import Board
from bot.games.edo.components import Goods
from bot.games.edo.state import Building, Player, State
from bot.games.edo.turns import EndTurn, Reveal
from bot.games.edo.view import EdoView
from bot.games.edo.wages import Income, Wages

EDO = Edo()
FORMER = {one.version: one for one in EDO.earlier if isinstance(one, Edo)}
"""Earlier versions of the rules, by number."""
RED, BLUE, GREEN, YELLOW, WHITE = range(5)
LETTERS = "RBGYW"
ALL = {"temples": "on", "privileges": "on", "ronin": "on"}
CARD_ORDER = ("A.RICE", "B.RECRUIT", "C.STONE")


def goods(text: str) -> Goods:
    """`10 1R 3W 1S`."""
    found = {"": 0, "R": 0, "W": 0, "S": 0}
    for part in text.split():
        digits = part.rstrip("RWS")
        found[part[len(digits) :]] = int(digits)
    return Goods(found[""], found["R"], found["W"], found["S"])


def shown(held: Goods) -> str:
    """The same, backwards; without what is none, apart from the ryo."""
    parts = ((held.rice, "R"), (held.wood, "W"), (held.stone, "S"))
    return " ".join([str(held.ryo), *(f"{count}{letter}" for count, letter in parts if count)])


class Game:
    """A position that is played on."""

    def __init__(self, state: State, rules: Edo = EDO) -> None:
        self.rules, self.state = rules, state
        self.told: list[Fact | None] = []
        """What the public heard."""

    # Playing

    def do(self, *texts: str, seat: Seat | None = None) -> Game:
        """Moves in notation, each by the first seat to act (chance included)."""
        for text in texts:
            actor = self.rules.to_act(self.state)[0] if seat is None else seat
            self.step(actor, read(self.rules, self.state, actor, text))
        return self

    def play(self, *texts: str) -> Game:
        """Decisions; chance does what is there to do before and after each, but opens no slot."""
        for text in texts:
            self.settle().do(text)
        return self.settle()

    def settle(self, *forced: str, reveal: bool = False) -> Game:
        """Chance draws: what is forced, then whatever comes first; it opens slots only if told to."""
        wanted = list(forced)
        while self.rules.to_act(self.state) == (CHANCE,):
            # Slots are opened only if told to, and then phase 2 is not left.
            if isinstance(self.state.agenda[0], Wages | Income if reveal else Reveal):
                break
            moves = list(self.rules.moves(self.state, CHANCE))
            text = f"={wanted.pop(0)}" if wanted and moves[0].kind == "draw" else str(moves[0])
            self.do(text)
        assert not wanted, wanted
        return self

    def step(self, seat: Seat, move: Decision) -> Game:
        self.told.append(self.rules.narrate(self.state, seat, move, None))
        self.state = self.rules.apply(self.state, seat, move)
        return self

    def plan(self, seat: Seat, *slots: str) -> Game:
        """A whole plan: `"B.TRAVEL 2"`, `"C.STONE 0"`, ..."""
        for slot in slots:
            self.do(*slot.split(), seat=seat)
        return self

    def turn(self, seat: Seat, *slots: str) -> Game:
        """Everybody plans, the others nothing, and the seat's first slot is opened. What is left out of the
        plan is filled up with nothing."""
        self.state = replace(self.state, start=seat)
        for other in range(self.state.seats):
            given = list(slots) if other == seat else []
            used = {slot[: slot.index(".")] for slot in given}
            spare = [slot for slot in CARD_ORDER if slot[0] not in used]
            self.plan(other, *given, *(f"{slot} 0" for slot in spare[: 3 - len(given)]))
        return self.do("=open")

    def go(self, *texts: str) -> Game:
        """The movement step, where there is one: these moves, and it is over."""
        self.do(*texts)
        if self.asks("go"):
            self.do("go")
        return self.settle()

    def end_turn(self) -> Game:
        """The rest of the turn: nothing more."""
        while any(isinstance(task, EndTurn) for task in self.state.agenda):
            if "go" in self.legal().split():
                self.do("go")
            elif "pass" in self.legal().split():
                self.do("pass")
            elif self.to_act == (CHANCE,):
                self.settle()
            else:
                break
        return self

    def end_phase(self) -> Game:
        """All slots that are still there, with nobody doing more than he must."""
        while any(isinstance(task, Reveal) for task in self.state.agenda):
            self.end_turn()
            self.settle(reveal=True)
        return self.end_turn()

    def end_round(self, wage: str = "pay") -> Game:
        """On to the next round or the end: wages paid where they can be, the first pieces discarded."""
        number = self.state.round
        self.end_phase()
        while self.state.agenda and self.state.round == number:
            legal = self.legal().split()
            self.do(wage if wage in legal else legal[0])
        return self

    # Asking

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.state)

    @property
    def board(self) -> Board:
        return self.rules.board(self.state)

    def legal(self, kind: str = "", seat: Seat | None = None) -> str:
        """Legal moves of one kind, or all that answer the question."""
        actor = self.to_act[0] if seat is None else seat
        moves = self.rules.moves(self.state, actor)
        return " ".join(str(move) for move in moves if (move.kind == kind if kind else move.kind != "asking"))

    def asks(self, kind: str) -> bool:
        return self.to_act != (CHANCE,) and bool(self.legal(kind))

    def may(self, text: str, seat: Seat | None = None) -> bool:
        return text in self.legal(seat=seat).split()

    def why(self, text: str, seat: Seat | None = None) -> str:
        """The key of the reason why a text is refused; it must be refused."""
        actor = self.to_act[0] if seat is None else seat
        assert not self.may(text, actor), f"{text} is legal"
        reason = self.rules.why_not(self.state, actor, text)
        return "" if reason is None else reason.key

    def player(self, seat: Seat) -> Player:
        return self.state.players[seat]

    def has(self, seat: Seat) -> str:
        """What a seat has: `7 3W 3S`."""
        return shown(self.player(seat).goods)

    def points(self, seat: Seat) -> int:
        return self.player(seat).points

    def samurai(self, seat: Seat) -> str:
        return " ".join(self.player(seat).samurai)

    def row(self, city: str) -> str:
        found = self.state.rows[self.board.city_at[city]]
        return " ".join(LETTERS[one.seat] + "P" * one.post for one in found)

    def view(self, seat: Seat | None = None) -> EdoView:
        return self.rules.view(self.state, seat)

    def income(self, city: str) -> dict[Seat, int]:
        space = next(space for space in self.view().spaces if space.code == city)
        assert space.city is not None
        return dict(space.city.income)

    def heard(self) -> list[str]:
        """Keys of what the public heard, silence left out."""
        return [told.key for told in self.told if told is not None]

    def score(self) -> Score:
        score = self.rules.score(self.state)
        assert score is not None
        return score


def new(seats: int = 3, options: dict[str, str] | None = None, rules: Edo = EDO) -> Game:
    """A match before anything is drawn."""
    return Game(rules.start(seats, complete_options(rules.options, options or {})), rules)


def drafting(
    seats: int = 3, start: Seat = RED, options: dict[str, str] | None = None, rules: Edo = EDO
) -> Game:
    """A match at its draft."""
    return new(seats, options, rules).settle(str(start + 1))


def planning(seats: int = 3, options: dict[str, str] | None = None, rules: Edo = EDO) -> Game:
    """A match in phase 1 of round 1, drafted with whatever came first."""
    game = drafting(seats, RED, options, rules)
    while not game.state.round or game.to_act == (CHANCE,) or not game.asks("act"):
        game.do(game.legal().split()[0])
    return game


def position(
    seats: int = 3,
    players: dict[Seat, str] | None = None,
    rows: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    current: str = "M02",
    coming: str = "M03",
    options: dict[str, str] | None = None,
    rules: Edo = EDO,
    **fields: Any,
) -> Game:
    """A table at the start of phase 1 of round 2; `fields` are those of the state.

    Seats without a text own no samurai and 0 ryo. Rows that are not named are empty.
    """
    state = planning(seats, options, rules).state
    board = rules.board(state)
    counts = rules.data.counts
    built = [_row((rows or {}).get(city, "")) for city in board.cities]
    found = []
    for seat, before in enumerate(state.players):
        own = [one for row in built for one in row if one.seat == seat]
        player = replace(
            before,
            goods=Goods(),
            samurai=(),
            houses=counts.houses - sum(not one.post for one in own),
            post=not any(one.post for one in own),
            officials=counts.pieces,
        )
        found.append(_described(board, player, (players or {}).get(seat, "")))
    others = sorted(set(rules.data.merchant) - {current, coming})
    spread = dict(tiles or {})
    merchants = (current, coming) if coming else (*others, current)
    state = replace(
        state,
        players=tuple(found),
        rows=tuple(built),
        tiles=tuple(spread.get(city, tile) for city, tile in zip(board.cities, state.tiles, strict=True)),
        merchants=merchants,
        stack=tuple(others) if coming else (),
        ahead=bool(coming),
        round=2,
        **fields,
    )
    return Game(_pooled(rules, state), rules)


def _row(text: str) -> tuple[Building, ...]:
    return tuple(Building(LETTERS.index(one[0]), one.endswith("P")) for one in text.split())


def _described(board: Board, player: Player, text: str) -> Player:
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, _, value = part.partition(" ")
        match name:
            case "goods":
                player = replace(player, goods=goods(value))
            case "samurai":
                spaces = tuple(value.split())
                player = replace(player, samurai=board.sort(spaces), officials=player.officials - len(spaces))
            case "cards":
                player = replace(player, cards=("A", "B", "C", *value.split()))
            case "privileges":
                player = replace(player, privileges=tuple(value.split()))
            case _:
                player = replace(player, **{name: int(value)})
    return player


def _pooled(rules: Edo, state: State) -> State:
    """What can be planned with, anew."""
    from bot.games.edo.rounds import begin_planning

    fresh = begin_planning(rules.board(state), replace(state, agenda=()))
    return replace(fresh, former=())
