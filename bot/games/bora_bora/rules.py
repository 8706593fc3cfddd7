"""Rules of Bora Bora, put together from its chapters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from bot.core import (
    AnyRules,
    Command,
    Decision,
    Fact,
    GameRules,
    Heuristic,
    Offer,
    Options,
    Score,
    Seat,
    fact,
)
from bot.core.pieces import redealt
from bot.games.bora_bora import ending, projection, rounds, setup
from bot.games.bora_bora import view as v
from bot.games.bora_bora.abilities import Ability, CarryHuts, GatherMaterials, TakeCards
from bot.games.bora_bora.aids.heuristic import BoraBoraHeuristic
from bot.games.bora_bora.aids.usual import is_usual
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.building import ChooseBuilding, ChoosePair
from bot.games.bora_bora.census import buildings, huts, persons, priests
from bot.games.bora_bora.commands import COMMANDS
from bot.games.bora_bora.components import GODS, Data
from bot.games.bora_bora.dealing import Deal
from bot.games.bora_bora.expanding import AskRed, Expand, PickHut
from bot.games.bora_bora.fire import FireFirst, FireSecond
from bot.games.bora_bora.gains import PutMaterial
from bot.games.bora_bora.gods import PayGod, payments
from bot.games.bora_bora.helper import Help
from bot.games.bora_bora.jewelry import BuyJewel
from bot.games.bora_bora.persons import PutPerson, TakePerson
from bot.games.bora_bora.placing import PlaceDie
from bot.games.bora_bora.printed import Printed, printed
from bot.games.bora_bora.resolving import ResolveTask, TakeTask
from bot.games.bora_bora.rounds import Evaluate
from bot.games.bora_bora.setup import StartHut
from bot.games.bora_bora.state import MOST_SEATS, At, State
from bot.games.bora_bora.temple import SendPriest
from bot.games.bora_bora.using import UsePersons
from bot.games.bora_bora.validate import faults, load
from bot.games.bora_bora.view import View

VERSION: Final = 2
"""In version 1 the rules chose the cards that are shown for a task."""


class BoraBora(GameRules[Board, State, View]):
    """The rules of Bora Bora. An object holds component data and no state of any match.

    Nobody decides at the same time as others (BB-14.3). A command may give the only answer to a question if
    it costs nothing (BB-14.4): such decisions are `forced`, and public information alone shows how many
    answers there are.
    """

    api = 1
    data: Data
    key = "bora_bora"
    prefix = "bb"
    seats = range(2, MOST_SEATS + 1)
    commands: tuple[Command, ...] = COMMANDS
    state_type: type[State] = State
    heuristic: Heuristic[State, Any]
    tasks: ClassVar = (
        *(Deal, Evaluate, StartHut, PickHut, PutMaterial, PlaceDie, PayGod, Expand, AskRed),
        *(TakePerson, PutPerson, Help, SendPriest, ChooseBuilding, ChoosePair, FireFirst, FireSecond),
        *(UsePersons, Ability, GatherMaterials, CarryHuts, TakeCards, BuyJewel, ResolveTask, TakeTask),
    )
    kept_events: ClassVar = (
        *(v.Placed, v.Paid, v.Settled, v.Got, v.Fished, v.Welcomed, v.Shifted, v.Carried, v.Rose, v.Sent),
        *(v.Built, v.Drew, v.Opened, v.Used, v.Bought, v.Resolved, v.Took, v.Ranked, v.Prayed, v.Idle),
        v.EndedGame,
    )
    conserved: ClassVar = {
        "tiles": (
            *("men_pile", "women_pile", "men", "women", "gone", "start_pile", "task_pile", "board_tasks"),
            *("jewel_pile", "jewelry", "tasks", "done", "jewels", persons),
        ),
        "huts": (huts,),
        "priests": (priests,),
        "buildings": (buildings,),
        "fish": ("fish_pile", "fish"),
        "god tiles": ("temple_tiles", "gone_tiles", "god_tiles"),
        "cards": ("deck", "discard", "open_cards", "hand"),
    }

    def __init__(self, data: Data | None = None, version: int = VERSION) -> None:
        self.data = data or load()
        self.version = version
        self.earlier: tuple[AnyRules, ...] = (BoraBora(self.data, 1),) if version == VERSION else ()
        self.box = Board(self.data, cards_named=version > 1)
        self._printed = printed(self.data)
        self.heuristic = BoraBoraHeuristic(self.box)

    def board(self, state: State) -> Board:
        return self.box

    def start(self, seats: int, options: Options) -> State:
        return setup.start(self.box, seats)

    def over(self, state: State) -> bool:
        return state.phase == "over"

    next_turn = staticmethod(rounds.next_turn)

    def imagine(self, state: State, seat: Seat) -> State | None:
        return rounds.imagine(self.box, state, seat)

    def ahead(self, state: State, seat: Seat) -> State | None:
        return rounds.ahead(self.box, state, seat)

    waits = staticmethod(rounds.waits)
    rivals = staticmethod(rounds.rivals)

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

    def advise(self, at: At[Any], decision: Any, offer: Offer) -> Offer:
        return replace(offer, usual=True) if is_usual(at, decision) else offer

    def not_asked(self, at: At[Any], meant: Decision | Fact | None) -> Fact | None:
        if at.task is not None and at.task.chance and not at.state.turns:
            return fact("bb-no-setup")
        return super().not_asked(at, meant)

    def not_now(self, at: At[Any]) -> Fact:
        return fact("bb-no-now", ask=at.task.question(at))

    def show(self, at: At[Any], viewer: Seat | None, to_act: tuple[Seat, ...]) -> View:
        return projection.project(at, viewer, to_act, self._printed)

    def hand(self, state: State, seat: Seat) -> tuple[Any, ...]:
        """The cards, and how they pay: a god tile changes that, too, and the hand's picture shows it."""
        own = state.players[seat]
        return own.hand, tuple(tuple(payments(own, god)) for god in GODS)

    def score(self, state: State) -> Score | None:
        return ending.score(state)

    def redeal(self, state: State, seat: Seat | None, picks: Sequence[float]) -> State:
        """A player who is about to pay for a declared god keeps the hand, because everybody knows that it can
        pay."""
        paying = (state.turn,) if state.agenda and isinstance(state.agenda[0], PayGod) else ()
        dealt: State = redealt(self, state, seat, picks, known=paying)
        return dealt

    def printed(self) -> Printed:
        return self._printed

    data_faults = staticmethod(faults)

    def with_data(self, data: Data) -> BoraBora:
        return BoraBora(data, self.version)
