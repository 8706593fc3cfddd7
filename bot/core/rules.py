"""What a game must say so that the table, the pages, the pictures and the tests can run it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

import msgspec

from bot.core.facts import Fact
from bot.core.options import Option, Options
from bot.core.printed import Printed
from bot.core.score import Score
from bot.core.seats import Seat


class Move(Protocol):
    """One small decision, or one outcome of chance.

    `str(move)` is its notation: short, typed with a thumb, stable for years, unique among the legal
    moves of a position, free of spaces and of anything but letters, digits and `+ - . = * / , ; !`.
    """

    kind: ClassVar[str]
    """What is decided, e.g. "ship"; commands and pages group moves by it."""

    def __str__(self) -> str: ...


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every game's view has. A game's own view adds to it; built up from nothing, never cut down.

    `viewer` is None in the public view. `to_act` is empty when the match is over and never names CHANCE.
    """

    viewer: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    round: int
    over: bool
    asked: Fact | None = None
    """What the viewer alone is asked now, where the public prompt may not say it; else None."""
    printed: Printed = Printed()
    """Values of the component data that drawings and texts show."""
    former: tuple[str, ...] = ()
    """Where the same is asked again and again: legal moves that answer it as the viewer did the last time, as
    far as that can be done again. A page offers to start from them while nothing is answered."""


class Offer(msgspec.Struct, frozen=True):
    """A legal move in words, for the one who may make it."""

    label: Fact
    """What a button, menu or autocomplete line calls it."""
    effects: tuple[Fact, ...] = ()
    """What it costs and gains, as far as the asker may know; short."""
    group: Fact | None = None
    """What it belongs to (a card, a board) where there may be more answers than a menu holds: the page asks
    for the group first."""


class Param(msgspec.Struct, frozen=True):
    """One parameter of a slash command: it answers the questions whose moves are of `kind`."""

    name: str
    kind: str
    required: bool = True
    default: str | None = None
    """The notation taken when the question comes up and the parameter was left out."""
    also: tuple[str, ...] = ()
    """Other kinds that answer the same question, e.g. a die placed with a god's help."""
    starts: str = ""
    """Where a command is about some answers of its kind only: how their notation begins."""
    narrows: bool = False
    """Answers nothing: names a group (`Offer.group`) of the answers of its kind by what their notation begins
    with, and the next parameter of that kind offers only those."""

    def answers(self, kind: str, notation: str) -> bool:
        """Whether the parameter may be filled with a legal move."""
        return kind in (self.kind, *self.also) and notation.casefold().startswith(self.starts.casefold())


class Command(msgspec.Struct, frozen=True):
    """One slash command of a game: several small moves in one line, all or none."""

    name: str
    params: tuple[Param, ...]
    moves: tuple[str, ...] = ()
    """Moves (notation) that the command makes without asking: each, in order, as soon as it is legal."""


S = TypeVar("S")
M = TypeVar("M", bound=Move)
V_co = TypeVar("V_co", covariant=True, bound=View)


class Rules(Protocol[S, M, V_co]):
    """A game. Implementations are stateless values; a state is a frozen `msgspec.Struct`."""

    key: str
    """Identifier in the store, commands and catalogues, e.g. "golden_horn"."""
    prefix: str
    """First part of the game's catalogue keys, e.g. "gh"."""
    version: int
    """Raised when an old log would read differently."""
    seats: range
    options: tuple[Option, ...]
    commands: tuple[Command, ...]
    forced: frozenset[str]
    """Kinds that a command answers for the player where one answer is left. How many answers there are must
    depend on public things alone, or a turn would tell whether its maker had a choice."""
    repeated: frozenset[str]
    """Kinds that are asked again and again in a turn, with much the same answers (trade after trade): a menu
    lets a player pick several of them at once."""
    hidden_hands: bool
    """Seats hold something that they alone see, which is sent to them when it changes. A decision that stays
    sealed for a while is none: nobody is written to about the own one."""
    state_type: type[S]

    def start(self, seats: int, options: Options) -> S:
        """The position before anything is drawn. `options` is complete (`settle_options`).

        Raises:
            BadOption: a value that does not fit the number of seats.
        """

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """(): over. Several: at once, sealed. (CHANCE,): nature draws before anybody acts."""

    def may_change(self, state: S) -> tuple[Seat, ...]:
        """Seats that have sealed a decision which they can still take back; their only move is that."""

    def moves(self, state: S, seat: Seat) -> Iterable[M]:
        """All legal moves of the seat now, or all outcomes of chance; none for one who may not act."""

    def weight(self, state: S, move: M) -> int:
        """How many of the equally likely cases of chance an outcome stands for; at least 1."""

    def apply(self, state: S, seat: Seat, move: M) -> S:
        """A new state; defined for all of `moves`."""

    def foresee(self, state: S, seat: Seat) -> S | None:
        """Where chance is to act: the position to plan on when its outcome cannot change what `seat`
        may do next. Pending outcomes are left out, none is guessed. None: the outcome must be awaited."""

    def prompt(self, state: S, seat: Seat) -> Fact:
        """What the seat is asked now. Public: the same whatever the seat's secrets are."""

    def offer(self, state: S, seat: Seat, move: M) -> Offer:
        """A legal move in words for the seat that may make it."""

    def why_not(self, state: S, seat: Seat, text: str) -> Fact | None:
        """Why a text that is no legal move now is refused, when the rules can say more than «not legal»."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """All that this seat may see (None: the public), built up from nothing."""

    def tell(self, state: S, seat: Seat, move: M, to: Seat | None) -> Fact | None:
        """What a listener (None: the public) hears of a move made in `state`; None: nothing at all."""

    def score(self, state: S) -> Score | None:
        """The result; None while running."""

    def census(self, state: S) -> Mapping[str, int]:
        """How many of each piece exist anywhere; the same in every position of a match."""

    def redeal(self, state: S, seat: Seat | None, picks: Sequence[float]) -> S:
        """A position that the seat cannot tell from this one, with other secrets elsewhere.

        `picks` are numbers in [0, 1) to choose by, used in order and again from the first when used up.
        Serves the non-interference tests and honest computer seats."""

    def printed(self) -> Printed:
        """Values of the component data that drawings and texts show."""

    def data_fingerprint(self) -> str:
        """SHA-256 (hex) of the component data the rules read."""


AnyRules = Rules[Any, Any, View]
