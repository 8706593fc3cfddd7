"""Rules of Bora Bora: which seats must act, which moves are legal, and the state after each move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.core import CHANCE, AnyRules, Command, Fact, Heuristic, Offer, Option, Options, Score, Seat
from bot.games.bora_bora import hidden, narration, projection, prompts, rejections, scoring, setup
from bot.games.bora_bora.board import Box
from bot.games.bora_bora.commands import COMMANDS
from bot.games.bora_bora.components import GODS, Data
from bot.games.bora_bora.components_loading import load
from bot.games.bora_bora.decisions import STEPS
from bot.games.bora_bora.evaluating import evaluated
from bot.games.bora_bora.moves import FORCED, Move, Outcome
from bot.games.bora_bora.printed import Printed, printed
from bot.games.bora_bora.state import Deal, Evaluate, FireSecond, PutPerson, State
from bot.games.bora_bora.turns import settle
from bot.games.bora_bora.view import View

VERSION: Final = 2
"""In version 1 the rules chose the cards that are shown for a task."""

_NATURE = (Deal, Evaluate)
_OUTCOMES: dict[str, Outcome] = {}


def _outcome(what: str) -> Outcome:
    """An outcome of chance. Cached, because equal outcomes can share one object."""
    return _OUTCOMES.setdefault(what, Outcome(what))


class BoraBora:
    """The rules of Bora Bora. An object holds component data and no state of any match."""

    key = "bora_bora"
    prefix = "bb"
    version: int
    sealed: frozenset[str] = frozenset()  # no decisions at the same time (BB-14.3)
    hidden_hands = True
    hidden: frozenset[str] = frozenset({"deck", "players.hand"})
    seats = range(2, 5)
    options: tuple[Option, ...] = ()
    commands: tuple[Command, ...] = COMMANDS
    state_type: type[State] = State
    heuristic: Heuristic[State, Move] | None = None
    forced: frozenset[str] = FORCED
    repeated: frozenset[str] = frozenset({"trade", "carry"})

    def __init__(self, data: Data | None = None, version: int = VERSION) -> None:
        self.data = data or load()
        self.version = version
        self.earlier: tuple[AnyRules, ...] = (BoraBora(self.data, 1),) if version == VERSION else ()
        self.box = Box(self.data, cards_named=version > 1)
        self._printed = printed(self.data)

    def start(self, seats: int, options: Options) -> State:
        return setup.start(self.box, seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if not state.agenda:
            return ()
        return (CHANCE,) if isinstance(state.agenda[0], _NATURE) else (state.turn,)

    def may_change(self, state: State) -> tuple[Seat, ...]:
        return ()  # no decisions at the same time (BB-14.3)

    def moves(self, state: State, seat: Seat) -> Iterable[Move]:
        head = state.agenda[0] if state.agenda else None
        if head is None:
            return ()
        if isinstance(head, Deal):
            return [_outcome(what) for what in setup.outcomes(state, head)] if seat == CHANCE else ()
        if isinstance(head, Evaluate):
            return (_outcome(head.what),) if seat == CHANCE else ()
        return STEPS[type(head)].moves(self.box, state, head) if seat == state.turn else ()

    def weight(self, state: State, move: Move) -> int:
        head = state.agenda[0]
        if isinstance(head, Deal) and isinstance(move, Outcome):
            return setup.weight(state, head, move.what)
        return 1

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        head = state.agenda[0]
        if isinstance(head, Deal):
            assert isinstance(move, Outcome)
            after = setup.dealt(self.box, state, head, move.what)
        elif isinstance(head, Evaluate):
            after = evaluated(self.box, state, head)
        else:
            after = STEPS[type(head)].apply(self.box, state, head, move)
        return settle(self.box, after)

    def foresee(self, state: State, seat: Seat) -> State | None:
        """The state in which a preview continues before a card is drawn.

        The card does not change the second half of a fire bonus (BB-7.42).
        """
        if seat != state.turn or len(state.agenda) < 2:
            return None
        head, after = state.agenda[:2]
        if isinstance(head, Deal) and isinstance(after, FireSecond):
            return replace(state, agenda=state.agenda[1:])
        return None

    def prompt(self, state: State, seat: Seat) -> Fact:
        return prompts.prompt(self.box, state, seat)

    def offer(self, state: State, seat: Seat, move: Move) -> Offer:
        return prompts.offer(self.box, state, seat, move)

    def why_not(self, state: State, seat: Seat, text: str) -> Fact | None:
        wanted = text.strip().casefold()
        if any(str(move).casefold() == wanted for move in self.moves(state, seat)):
            return None
        return rejections.why_not(self.box, state, seat, text)

    def view(self, state: State, seat: Seat | None) -> View:
        return projection.show(self.box, state, seat, self.to_act(state), self._printed)

    def tell(self, state: State, seat: Seat, move: Move, to: Seat | None) -> Fact | None:
        return narration.tell(self.box, state, seat, move, to)

    def score(self, state: State) -> Score | None:
        return scoring.score(state)

    def census(self, state: State) -> Mapping[str, int]:
        """Counts of all pieces, which never change (BB-21.1 to BB-21.3).

        Tiles are counted by id, so that one tile cannot become another unnoticed.
        """
        counted = Counter[str]()
        floating = [task.person for task in state.agenda if isinstance(task, PutPerson)]
        tiles = [*state.men_pile, *state.women_pile, *state.men, *state.women, *floating, *state.gone]
        tiles += [*state.start_pile, *state.task_pile, *state.board_tasks, *state.jewel_pile]
        tiles += [name for column in state.jewelry for name in column]
        for seat, player in enumerate(state.players):
            tiles += [spot.person for spot in player.spots]
            tiles += [*player.tasks, *player.done, *player.jewels]
            on_map = state.hosts.count(seat) + sum(aside.count(seat) for aside in state.aside)
            counted[f"huts {seat}"] = on_map + sum(spot.huts for spot in player.spots)
            counted[f"priests {seat}"] = player.priests + state.temple.count(seat)
            covered = {held for held in player.ceremony if held.isdigit()}
            counted[f"buildings {seat}"] = len(player.buildings) + len(covered)
        counted.update(tile[0] for tile in tiles if tile)
        counted["tiles different"] = len({tile for tile in tiles if tile})
        counted["fish"] = len(state.fish_pile) + len(state.fish)
        held = sum(player.god_tiles for player in state.players)
        counted["god tiles"] = state.temple_tiles + state.gone_tiles + held
        for at, god in enumerate(GODS):
            cards = state.deck[at] + state.discard[at] + state.open_cards.count(god)
            counted[f"cards {god}"] = cards + sum(player.hand[at] for player in state.players)
        return counted

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        return hidden.redealt(state, seat, picks)

    def printed(self) -> Printed:
        return self._printed

    def data_fingerprint(self) -> str:
        return self.data.fingerprint()


def _conforms(rules: BoraBora) -> Any:
    """Lets the type checker verify that the class implements the contract."""
    from bot.core import Rules

    checked: Rules[State, Move, View] = rules
    return checked
