"""Positions of Bora Bora, written much as the rules document writes them and played on with forced chance.

`position(huts={"A": "CM"}, dice={"A": "134"}, tiles={"B": "53"}, ...)`: players are A(nna), B(en), C(leo) and
D(on), seats 0 to 3. Everything that is not named is filled up, so that no piece is lost: the census
of a position is that of a new game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.core import CHANCE, Event, Fact, Move, Seat, Task, read
from bot.games.bora_bora import BoraBora
from bot.games.bora_bora.components import GODS, MATERIALS
from bot.games.bora_bora.jewelry import BuyJewel
from bot.games.bora_bora.placing import PlaceDie
from bot.games.bora_bora.resolving import ResolveTask, TakeTask
from bot.games.bora_bora.state import SOURCES, Cards, Phase, Player, Spot, State
from bot.games.bora_bora.status import space_of
from bot.games.bora_bora.using import UsePersons
from bot.games.bora_bora.view import PlayerView, View

BB = BoraBora()
BOARD = BB.box
NAMES = "ABCD"
HEADS: dict[Phase, tuple[Task, ...]] = {
    "A": (PlaceDie(),),
    "B": (UsePersons(),),
    "jewelry": (BuyJewel(),),
    "tasks": (ResolveTask(),),
    "take": (TakeTask(),),
    "final": (ResolveTask(),) * 3,
}
Per = Mapping[str, str]
"""Something by player letter."""
Number = Mapping[str, int]


class Game:
    """A position that is played on, with the outcomes of chance still to be forced."""

    def __init__(self, state: State, chance: Iterable[str] = (), rules: BoraBora = BB) -> None:
        self.state, self.rules = state, rules
        self.chance = list(chance)
        """What comes next; after that whatever is listed first."""
        self.told: list[Fact | None] = []
        """What the public heard."""

    # Playing

    def play(self, *texts: str) -> Game:
        """Decisions in notation, each by the seat that is to act; chance is settled before and after each."""
        for text in " ".join(texts).split():
            self.settle()
            self.do(text)
        return self.settle()

    def do(self, text: str) -> Game:
        """One decision or outcome, and nothing of what chance does after it."""
        seat = self.rules.to_act(self.state)[0]
        return self.step(seat, read(self.rules, self.state, seat, text))

    def settle(self) -> Game:
        """Chance brings what is forced, then whatever comes first."""
        while self.rules.to_act(self.state) == (CHANCE,):
            moves = list(self.rules.moves(self.state, CHANCE))
            text = str(moves[0])
            if self.chance and (len(moves) > 1 or text == f"={self.chance[0]}"):
                text = f"={self.chance.pop(0)}"
            self.step(CHANCE, read(self.rules, self.state, CHANCE, text))
        return self

    def step(self, seat: Seat, move: Move) -> Game:
        self.told.append(self.rules.narrate(self.state, seat, move, None))
        self.state = self.rules.apply(self.state, seat, move)
        return self

    def until(self, phase: Phase, turn: str | None = None) -> Game:
        """Plays whatever is listed last (little happens) until a phase, or a player's turn in it, begins."""
        while self.state.phase != phase or (turn is not None and self.turn != turn):
            assert self.rules.to_act(self.state), f"over before {phase}"
            if self.rules.to_act(self.state) == (CHANCE,):
                self.settle()
            else:
                self.do(self.legal().split()[-1])
        return self

    # Asking

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.state)

    def legal(self, kind: str = "") -> str:
        """The legal moves of the seat to act, of one kind or all."""
        moves = self.rules.moves(self.state, self.to_act[0])
        return " ".join(str(move) for move in moves if kind in ("", move.kind))

    def may(self, *texts: str) -> list[bool]:
        """Whether each text is a legal move."""
        legal = self.legal().split()
        return [text in legal for text in texts]

    def why(self, text: str, seat: Seat | None = None) -> str:
        """The key of the reason why a text is refused; it must be refused."""
        seat = self.to_act[0] if seat is None else seat
        legal = [str(move).casefold() for move in self.rules.moves(self.state, seat)]
        assert text.casefold() not in legal, f"{text} is legal"
        reason = self.rules.why_not(self.state, seat, text)
        return "" if reason is None else reason.key

    def heard(self, text: str, to: Seat | None = None) -> Fact | None:
        """What a listener hears of a move that may be made now."""
        seat = self.to_act[0]
        return self.rules.narrate(self.state, seat, read(self.rules, self.state, seat, text), to)

    def effects(self, text: str) -> tuple[Fact, ...]:
        """What an answer costs and gains."""
        seat = self.to_act[0]
        return self.rules.offer(self.state, seat, read(self.rules, self.state, seat, text)).effects

    # Looking

    @property
    def turn(self) -> str:
        """Letter of the player whose turn runs."""
        return NAMES[self.state.turn] if self.state.turn >= 0 else ""

    @property
    def last(self) -> tuple[Event, ...]:
        return self.state.last

    def player(self, name: str = "A") -> Player:
        return self.state.players[NAMES.index(name)]

    def view(self, name: str | None = None) -> View:
        return self.rules.view(self.state, None if name is None else NAMES.index(name))

    @property
    def task(self) -> Any:
        """What is asked, as everybody sees it."""
        return self.view().task

    @property
    def asked(self) -> str:
        """The kind of answers that are asked for."""
        return str(self.task.decisions[0].kind)

    @property
    def value(self) -> int:
        """With which value it is asked; or how many points or pieces are left."""
        return int(getattr(self.task, "value", 0) or self.task.left)

    def shown(self, name: str = "A") -> PlayerView:
        return self.view().players[NAMES.index(name)]

    def points(self, name: str = "A") -> int:
        return sum(self.player(name).scored)

    def hand(self, name: str = "A") -> str:
        return letters_of(self.player(name).hand)

    def status(self, name: str = "A") -> int:
        return space_of(self.state.status, NAMES.index(name))

    def huts(self, name: str = "A") -> int:
        """Huts on the player board."""
        return sum(spot.huts for spot in self.player(name).spots)

    def filled(self, name: str = "A") -> dict[str, str]:
        """Ceremony spaces that hold something."""
        return {at: held for at, held in zip(BOARD.spaces, self.player(name).ceremony, strict=True) if held}

    def host(self, region: str) -> str:
        """Whose hut is on the building space."""
        seat = self.state.hosts[BOARD.region_at[region]]
        return NAMES[seat] if seat >= 0 else ""

    def dice(self, action: str) -> str:
        """Faces on the tile of an action, in the order of placing."""
        tile = next(tile for tile in self.view().tiles if action in tile.actions)
        return "".join(str(face) for _, face in tile.dice)

    @property
    def temple(self) -> str:
        """From slot 6 to slot 1."""
        return "".join("." if seat < 0 else NAMES[seat] for seat in reversed(self.state.temple))

    @property
    def order(self) -> str:
        return "".join(NAMES[seat] for seat in self.state.order)


def letters_of(cards: Cards) -> str:
    """The cards as a string with one letter for each card."""
    return "".join(god * number for god, number in zip(GODS, cards, strict=True))


def cards_of(letters: str) -> Cards:
    """Counts of god cards from a string of colour letters."""
    return tuple(map(letters.count, GODS))  # type: ignore[return-value]


def new_game(seats: int, *chance: str) -> Game:
    """A match at its very start."""
    return Game(BB.start(seats, {}), " ".join(chance).split())


def position(
    *,
    players: int = 4,
    phase: Phase = "A",
    turn: str = "A",
    order: str = "",
    round: int = 1,
    lap: int = 1,
    huts: Per | None = None,
    aside: Per | None = None,
    fish: Per | None = None,
    tiles: Per | None = None,
    dice: Per | None = None,
    hand: Per | None = None,
    offerings: Number | None = None,
    shells: Number | None = None,
    god_tiles: Number | None = None,
    points: Number | None = None,
    home: Per | None = None,
    huts_at: Per | None = None,
    ceremony: Per | None = None,
    beside: Mapping[str, tuple[int, int, int]] | None = None,
    buildings: Per | None = None,
    temple: str = "......",
    status: str = "",
    men: str = "",
    women: str = "",
    deck: str = "...",
    open_cards: str = "BWRGY",
    discard: str = "",
    tasks: Per | None = None,
    done: Number | None = None,
    board_tasks: str = "",
    jewels: Per | None = None,
    column: str = "",
    agenda: tuple[Task, ...] | None = None,
    chance: str = "",
) -> Game:
    """The start of a turn in any position.

    Args:
        huts: regions by player, on the building space; `aside`: huts beside it, by region.
        fish: tiles by region; the others are laid out in the order of the component data.
        tiles: faces by action; they belong to the last player.
        home: persons on the player board, `M-K2-3@5`, with `*` when shifted.
        huts_at: spaces of the huts, where it matters; else one each from space 2 on, the rest on space 12.
        ceremony: spaces with their material, or `a1a2=4` for a building.
        buildings: the numbers that are not built; buildings that lie nowhere cannot be counted.
        temple: slots 6 to 1. status: `A5 B5`, the later one on top; the others on 0.
        deck: letters, or `...` for all cards that are nowhere else.
    """
    order = order or NAMES[:players]
    seats = {name: NAMES.index(name) for name in NAMES[:players]}
    new = BB.start(players, {})
    fish_row = _fish(fish or {})
    hosts, beside_huts = _map(huts or {}, aside or {}, seats)
    used_dice = tuple(
        tuple((players - 1, int(face)) for face in _on_tile(tiles or {}, actions))
        for actions in (*BB.data.tiles[players], "F")
    )
    dealt = _Tasks(tasks or {}, done or {}, board_tasks, seats)
    boards = []
    for name, seat in seats.items():
        on_map = hosts.count(seat) + sum(row.count(seat) for row in beside_huts)
        base = new.players[seat]
        spots = _spots((home or {}).get(name, ""), (huts_at or {}).get(name), 12 - on_map)
        held, built = _ceremony((ceremony or {}).get(name, ""))
        left = (buildings or {}).get(name)
        boards.append(
            replace(
                base,
                spots=spots,
                ceremony=held,
                beside=(beside or {}).get(name, (0, 0, 0)),
                buildings=tuple(n for n in base.buildings if n not in built)
                if left is None
                else tuple(map(int, left)),
                priests=base.priests - temple.count(name),
                god_tiles=(god_tiles or {}).get(name, 0),
                hand=cards_of((hand or {}).get(name, "")),
                offerings=(offerings or {}).get(name, 0),
                shells=(shells or {}).get(name, 0),
                jewels=tuple((jewels or {}).get(name, "").split()),
                tasks=dealt.open[name],
                done=dealt.done[name],
                dice=tuple(sorted(map(int, (dice or {}).get(name, "123")))),
                scored=((points or {}).get(name, 0), *(0,) * (len(SOURCES) - 1)),
            )
        )
    on_boards = {spot.person for board in boards for spot in board.spots}
    men_row, men_pile = _display(men, BOARD.men, on_boards)
    women_row, women_pile = _display(women, BOARD.women, on_boards)
    columns, jewel_gone = _jewelry(column, {name for board in boards for name in board.jewels}, round)
    state = replace(
        new,
        players=tuple(boards),
        agenda=agenda or HEADS[phase],
        men_pile=men_pile,
        women_pile=women_pile,
        start_pile=(),
        task_pile=dealt.pile,
        jewel_pile=(),
        fish_pile=(),
        deck=_deck(deck, open_cards, discard, boards),
        tiles=used_dice,
        hosts=hosts,
        aside=beside_huts,
        men=men_row,
        women=women_row,
        jewelry=columns,
        temple=tuple(seats.get(name, -1) for name in reversed(temple)),
        status=_status(status, order, seats),
        fish=fish_row,
        board_tasks=dealt.board,
        open_cards=tuple(open_cards),
        discard=cards_of(discard),
        order=tuple(seats[name] for name in order),
        phase=phase,
        round=round,
        lap=lap if phase == "A" else 0,
        turn=seats[turn],
        place=order.index(turn),
        turns=1,
        gone=(*dealt.gone, *jewel_gone),
        gone_tiles=10 - 6 - sum(board.god_tiles for board in boards),
    )
    now, then = BB.census(state), BB.census(new)
    odd = {kind for kind in then if now[kind] != then[kind]}
    odd -= {kind for kind in odd if kind.startswith("cards") and not deck.endswith("...")}
    odd -= {kind for kind in odd if kind.startswith("buildings") and buildings}
    assert not odd, f"pieces were lost or doubled: {sorted(odd)}"
    return Game(state, chance.split())


def _fish(named: Per) -> tuple[str, ...]:
    left = list(BOARD.fish_tiles)
    for tile in named.values():
        left.remove(tile)
    return tuple(named.get(region) or left.pop(0) for region in BOARD.regions)


def _map(
    huts: Per, aside: Per, seats: Mapping[str, Seat]
) -> tuple[tuple[Seat, ...], tuple[tuple[Seat, ...], ...]]:
    hosts = [-1] * len(BOARD.regions)
    rows: list[tuple[Seat, ...]] = [() for _ in BOARD.regions]
    for name, regions in huts.items():
        for region in regions.split():
            assert hosts[BOARD.region_at[region]] < 0, f"two huts on {region}"
            hosts[BOARD.region_at[region]] = seats[name]
    for region, names in aside.items():
        rows[BOARD.region_at[region]] = tuple(seats[name] for name in names)
    return tuple(hosts), tuple(rows)


def _on_tile(tiles: Per, actions: str) -> str:
    return next((faces for key, faces in tiles.items() if set(key) & set(actions)), "")


def _spots(home: str, huts_at: str | None, huts: int) -> tuple[Spot, ...]:
    spots = [Spot() for _ in range(12)]
    for entry in home.split():
        person, _, number_text = entry.rstrip("*").partition("@")
        spots[int(number_text) - 1] = Spot(person=person, shifted=entry.endswith("*"))
    if huts_at is not None:
        for space in map(int, huts_at.split()):
            spots[space - 1] = Spot(spots[space - 1].huts + 1)
        return tuple(spots)
    for number in range(1, 11):
        if huts and not spots[number].person:
            spots[number], huts = Spot(1), huts - 1
    if huts:
        assert not spots[11].person, "no room for the huts"
        spots[11] = Spot(huts)
    return tuple(spots)


def _ceremony(text: str) -> tuple[tuple[str, ...], set[int]]:
    held, built = [""] * len(BOARD.spaces), set[int]()
    for entry in text.split():
        spaces, _, number = entry.partition("=")
        for space in (spaces[i : i + 2] for i in range(0, len(spaces), 2)):
            at = BOARD.space_at[space]
            held[at] = number or BOARD.space_kinds[at]
        if number:
            built.add(int(number))
    return tuple(held), built


def _display(named: str, tiles: tuple[str, ...], taken: set[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """`named` is six tiles, `.` for an empty slot; else the first six that are free."""
    row = ["" if tile == "." else tile for tile in named.split()]
    left = [tile for tile in tiles if tile not in taken and tile not in row]
    if not row:
        row, left = left[:6], left[6:]
    return (*row, *[""] * (6 - len(row))), tuple(left)


def _jewelry(column: str, owned: set[str], round: int) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    own = tuple(column.split())
    left = [name for name in BOARD.jewels if name not in owned and name not in own]
    own = own or tuple(left[:4])
    left = [name for name in left if name not in own]
    columns: list[tuple[str, ...]] = []
    for number in range(1, 7):
        if number < round:
            columns.append(())
        elif number == round:
            columns.append(own)
        else:
            columns.append(tuple(left[:4]))
            left = left[4:]
    return tuple(columns), tuple(left)


def _status(text: str, order: str, seats: Mapping[str, Seat]) -> tuple[tuple[Seat, ...], ...]:
    named = [(entry[0], int(entry[1:])) for entry in text.split()]
    stacks: list[tuple[Seat, ...]] = [()] * (BOARD.last_space + 1)
    moved = {name for name, _ in named}
    stacks[0] = tuple(seats[name] for name in order if name not in moved)
    for name, space in named:
        stacks[space] = (seats[name], *stacks[space])
    return tuple(stacks)


def _deck(deck: str, open_cards: str, discard: str, boards: list[Player]) -> tuple[int, int, int, int, int]:
    if not deck.endswith("..."):
        return cards_of(deck)
    elsewhere = open_cards + discard + "".join(letters_of(board.hand) for board in boards)
    rest = tuple(BB.data.counts.god_cards - elsewhere.count(god) for god in GODS)
    assert min(rest) >= 0, "more cards than there are"
    return rest  # type: ignore[return-value]


class _Tasks:
    """Open, completed and board tasks; the players that name none get dull ones."""

    def __init__(self, tasks: Per, done: Number, board: str, seats: Mapping[str, Seat]) -> None:
        named = {name for text in (*tasks.values(), board) for name in text.split()}
        spare = [name for name in BOARD.data.tasks if name not in named]
        self.open = {
            name: tuple(tasks[name].split()) if name in tasks else tuple(spare.pop() for _ in range(3))
            for name in seats
        }
        self.board = tuple(board.split()) or tuple(spare.pop() for _ in range(len(seats) + 2))
        self.done = {name: tuple(spare.pop() for _ in range(done.get(name, 0))) for name in seats}
        self.pile = tuple(name for name in spare if name in BOARD.dark_tasks)
        self.gone = tuple(name for name in spare if name in BOARD.start_tasks)


__all__ = ["BB", "BOARD", "GODS", "MATERIALS", "NAMES", "Game", "new_game", "position"]
