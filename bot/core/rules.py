"""The interface of a game. Matches, pages, pictures and tests use a game only through it. Its options are
variants and house rules that are chosen in the lobby."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol, TypeVar

import msgspec

from bot.core.components import Printed
from bot.core.facts import Fact
from bot.core.heuristic import Heuristic
from bot.core.score import Score
from bot.core.seats import Seat

Options = Mapping[str, str]
"""Chosen values by option key. `complete_options` adds the defaults."""


class Option(msgspec.Struct, frozen=True):
    """One option with its possible values, such as `("off", "on")`.

    Its texts in the catalogues have the keys `<prefix>-option-<key>` and `<prefix>-option-<key>-<value>`,
    with hyphens instead of underscores.
    """

    key: str
    values: tuple[str, ...]
    default: str
    by_seat: bool = False
    """A value has a letter for each seat, and every value the same letters. Each player chooses one on the
    card of the table. The texts are those of the letters, and `<prefix>-option-<key>-own` asks for one."""


class BadOption(ValueError):
    """The game does not have this option, or the option does not have this value."""

    def __init__(self, key: str, value: str | None, allowed: tuple[str, ...]) -> None:
        super().__init__(f"{key}={value}: one of {', '.join(allowed)}")
        self.key, self.value, self.allowed = key, value, allowed


def complete_options(known: tuple[Option, ...], chosen: Options) -> dict[str, str]:
    """Return the values of all options of a game: those chosen, and defaults for the others.

    Raises:
        BadOption: an unknown option, or a value that the option does not have.
    """
    by_key = {option.key: option for option in known}
    for key, value in chosen.items():
        if key not in by_key:
            raise BadOption(key, None, tuple(by_key))
        if value not in by_key[key].values:
            raise BadOption(key, value, by_key[key].values)
    return {option.key: chosen.get(option.key, option.default) for option in known}


def with_letter(option: Option, value: str, seat: int, letter: str) -> str:
    """The value of an option by seat after a seat has taken a letter. The seat that had it gets the other's
    old letter.

    Raises:
        BadOption: there is no such letter.
    """
    if len(letter) != 1 or letter not in value:
        raise BadOption(option.key, letter, tuple(option.default))
    swap = {letter: value[seat], value[seat]: letter}
    return "".join(swap.get(value_letter, value_letter) for value_letter in value)


def closed_up(value: str, kept: Iterable[int]) -> str:
    """The value of an option by seat after the seats have closed up: the seats that stay keep their
    letters."""
    letters = [value[seat] for seat in kept]
    return "".join([*letters, *(letter for letter in value if letter not in letters)])


class FaultyRules(Exception):
    """The rules of a game have a fault. `about`: the class, of a task or of the rules, if it is known."""

    at = "next_turn"
    """What the class defines wrongly, if it defines it."""

    def __init__(self, says: str, about: type | None = None) -> None:
        super().__init__(says)
        self.about = about


API: Final = 1
"""The version of this interface."""


class Move(Protocol):
    """One decision of a seat, or one outcome of chance.

    `str(move)` is its notation: short, easy to type on a phone, unique among the legal moves of a position,
    and made of letters, digits and `+ - . = * / , ; !` only. It must not change between versions.
    """

    kind: ClassVar[str]
    """The subject of the decision, such as "ship". Commands and pages group moves by it."""

    def __str__(self) -> str: ...


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The fields that the views of all games have; a game's own view adds fields.

    A view is built from nothing, and only from what its viewer may see. `viewer` is None in the public view.
    `to_act` is empty when the match is over, and never contains CHANCE.
    """

    viewer: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    round: int
    over: bool
    setup: bool = False
    """The set-up is not finished: the first round has not begun, even if `round` is 1."""
    asked: Fact | None = None
    """The question for the viewer alone, if the public prompt may not say it."""
    printed: Printed = Printed()
    """Values of the component data that drawings and texts show."""
    marks: tuple[Any, ...] = ()
    """What the picture marks as changed: public events, oldest first (`Rules.marks`). The rules fill in those
    of the last turn; a match replaces them with those that its log has since the reader's last board."""
    notes: tuple[Fact, ...] = ()
    """What the viewer should know besides the question: what an action could do, or which parts of a draft
    cannot work."""
    twice: Fact | None = None
    """What the viewer is asked once more before a draft that leads here is confirmed."""
    points_now: tuple[int | None, ...] = ()
    """The points of each seat if the match ended now; None for a seat whose points the viewer may not know.
    When the match is over, the totals. (): the game does not tell."""
    points: tuple[int | None, ...] = ()
    """The points of each seat on the board, if `points_now` counts more than these. (): they are the same."""
    former: tuple[str, ...] = ()
    """For questions that are asked every round: legal moves that repeat the viewer's last answer as far as
    possible. A page offers them as a start while nothing is answered."""


class Offer(msgspec.Struct, frozen=True):
    """The texts for a legal move, for the seat that may make it."""

    label: Fact
    """The label of its button, menu entry or completion."""
    effects: tuple[Fact, ...] = ()
    """What it costs and gains, as far as the seat may know; short."""
    group: Fact | None = None
    """The card or board to which it belongs, if there may be more answers than a menu can hold. The page
    then asks for the group first."""
    by_group: bool = False
    """The page asks for the group first, however few the answers are: a die, then where to place it."""
    switch: Fact | None = None
    """For answers by group: the label of a switch that must be on for this answer to be shown."""
    usual: bool = False
    """The answer that most players give; a question has at most one. A page gives it by itself and offers the
    others beside the next question."""
    likely: bool = False
    """One of the few answers of a question that most players look at first. Where a page asks for the group
    first, these stand beside the groups."""
    name: str = ""
    """The name under which the board shows what this answer is about: a ship, a space, a card. It is the tag
    of the answer on its button and in the picture, where no other answer of the page has it (`core.tags`)."""
    stays: bool = False
    """When the question is answered, it stays on the page with all its answers, so that another can be chosen
    while the next questions are answered. A player who answers ahead may also add further answers, in the
    order of wishes, because the first may be impossible by then."""
    contested: str | None = None
    """For an answer that stays: what others may take first, such as a tile. Wishes for the same thing fail
    together. Empty: nothing that others do makes the answer impossible. None: the game does not say."""
    then: str = ""
    """The notation of the answer that most players give next, if it is asked for then. Where a page shows
    groups to choose from, one press gives both answers."""
    short: Fact | None = None
    """A label that needs less room. Up to twenty answers that have one are buttons instead of a menu."""
    gear: bool = False
    """It decides how much is asked and is not a move of the game: a page shows it behind a gear."""


class Param(msgspec.Struct, frozen=True):
    """A parameter of a slash command. It answers questions whose moves are of `kind`."""

    name: str
    kind: str
    required: bool = True
    default: str | None = None
    """The notation that is used if the question comes up and nothing, or nothing more, was typed for it."""
    again: bool = False
    """Its question may come up several times in the command: the value can be several notations with spaces
    between them."""
    also: tuple[str, ...] = ()
    """Other kinds that answer the same question, such as a die placed with the help of a god."""
    starts: str = ""
    """If not empty, the parameter takes only answers whose notation starts with this."""
    narrows: bool = False
    """The parameter is not an answer. It selects a group (`Offer.group`) by the start of the notation, and
    the next parameter of the same kind offers only the answers of this group."""

    def answers(self, kind: str, notation: str) -> bool:
        """Whether the parameter takes a legal move of this kind and notation."""
        return kind in (self.kind, *self.also) and notation.casefold().startswith(self.starts.casefold())


class Command(msgspec.Struct, frozen=True):
    """A slash command of a game. It makes several moves at once: all of them, or none."""

    name: str
    params: tuple[Param, ...]
    moves: tuple[str, ...] = ()
    """Notations of moves that the command makes without a parameter: in this order, each as soon as it is
    legal."""
    asks: tuple[str, ...] = ()
    """Kinds of further questions of the command that no parameter answers: the page asks them."""


S = TypeVar("S")
M = TypeVar("M", bound=Move)
V_co = TypeVar("V_co", covariant=True, bound=View)


class Rules(Protocol[S, M, V_co]):
    """The rules of a game. Implementations have no state; a state is a frozen `msgspec.Struct`."""

    api: int
    """The version of this interface for which the game was made."""
    key: str
    """Identifier in the store, commands and catalogues, such as "golden_horn"."""
    prefix: str
    """First part of the game's catalogue keys, such as "gh"."""
    version: int
    """Increased when an old log would lead to another state."""
    earlier: tuple[AnyRules, ...]
    """The rules of earlier versions. A match that began with one of them is played to its end with it. They
    may differ only in their steps, not in options, commands, states or views."""
    seats: range
    options: tuple[Option, ...]
    commands: tuple[Command, ...]
    forced: frozenset[str]
    """Kinds that a command answers by itself if only one answer is left. The number of answers must depend on
    public information alone. Otherwise a turn would show whether the player had a choice."""
    repeated: frozenset[str]
    """Kinds that are asked many times in a turn with almost the same answers, such as trades. A menu lets a
    player choose several at once."""
    passing: frozenset[str]
    """Notations that only pass. An order may repeat such an answer."""
    sealed: frozenset[str]
    """Kinds of decisions that several seats make at the same time, hidden from each other until all have
    decided, and the kind that takes such a decision back. Only moves of these kinds may be asked of several
    seats at once; all answers to a question are of these kinds, or none."""
    hidden_hands: bool
    """Seats hold something that only they see, such as cards; it is sent to them when it changes. Sealed
    decisions do not count: players are not sent their own decisions."""
    hidden: frozenset[str]
    """The parts of a state that are hidden from somebody, as paths of field names, such as "bag" or
    "players.hand". `redeal` changes only these."""
    state_type: type[S]

    @property
    def heuristic(self) -> Heuristic[S, M] | None:
        """What computer players should know about the game. None: they do without."""

    def start(self, seats: int, options: Options) -> S:
        """Return the position before the first draw. `options` is complete (see `complete_options`).

        Raises:
            BadOption: a value is not possible with this number of seats.
        """

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that must act now.

        Empty: the match is over. Several seats: they decide at the same time, sealed. (CHANCE,): a draw comes
        before anybody acts.
        """

    def may_change(self, state: S) -> tuple[Seat, ...]:
        """Seats that have sealed a decision and can still take it back; that is their only move."""

    def moves(self, state: S, seat: Seat) -> Iterable[M]:
        """All legal moves of the seat, or all outcomes of chance. Empty if the seat may not act."""

    def weights(self, state: S, moves: Sequence[M]) -> Sequence[int]:
        """For each outcome of chance: the number of equally likely cases that lead to it; at least 1.

        `moves` are all outcomes, in the order in which `Rules.moves` gives them.
        """

    def apply(self, state: S, seat: Seat, move: M) -> S:
        """Return the state after a legal move."""

    def foresee(self, state: S, seat: Seat) -> S | None:
        """Return a position on which `seat` can plan while a draw is pending.

        This is possible if no outcome can change what the seat may do next. The pending outcomes are left
        out, not guessed. None: the seat must wait for the draw.
        """

    def prompt(self, state: S, seat: Seat) -> Fact:
        """The question to the seat. It is public, so it must not depend on the seat's secrets."""

    def offer(self, state: S, seat: Seat, move: M) -> Offer:
        """The texts for a legal move, for the seat that may make it."""

    def why_not(self, state: S, seat: Seat, text: str) -> Fact | None:
        """Why a text is not a legal move. None if the rules can say no more than that it is not."""

    def view(self, state: S, seat: Seat | None) -> V_co:
        """Everything that the seat (None: the public) may see, built from nothing."""

    def hand(self, state: S, seat: Seat) -> tuple[Any, ...]:
        """What only this seat sees, except its sealed decisions: a value for each part that is hidden from
        others, false if the seat has nothing there. It is sent to the seat when it changes."""

    def narrate(self, state: S, seat: Seat, move: M, to: Seat | None) -> Fact | None:
        """What the seat `to` (None: the public) learns of a move made in `state`; None: nothing."""

    def marks(self, state: S, seat: Seat, move: M) -> tuple[Any, ...]:
        """What a picture marks of a move made in `state`: its public events, oldest first. They hold nothing
        that is hidden from somebody, and nothing of earlier moves."""

    def gather(self, marks: Sequence[Any]) -> tuple[Any, ...]:
        """The marks of several moves, oldest first, as one picture shows them: marks that belong together
        (cubes that were drawn one by one) become one."""

    def score(self, state: S) -> Score | None:
        """The result; None while the match is running."""

    def census(self, state: S) -> Mapping[str, int]:
        """The number of pieces of each kind, wherever they are. It never changes during a match."""

    def redeal(self, state: S, seat: Seat | None, picks: Sequence[float]) -> S:
        """Return a position that the seat cannot tell from this one, with other secrets elsewhere.

        It is used by the tests of secrecy and by computer players that do not cheat.

        Args:
            picks: random numbers in [0, 1), used in order and from the first again at the end.
        """

    def printed(self) -> Printed:
        """Values of the component data that drawings and texts show."""

    def data_fingerprint(self) -> str:
        """The SHA-256 (hexadecimal) of the values of the component data. How a file is laid out, and its
        comments, do not change it."""

    def component_data(self) -> bytes:
        """The component data as JSON. They are kept with every match that begins with them."""

    def with_component_data(self, data: bytes) -> AnyRules:
        """Return the same rules with other component data: those that a match began with.

        Raises:
            DataError: `data` does not make a game of these rules.
        """


AnyRules = Rules[Any, Any, View]
