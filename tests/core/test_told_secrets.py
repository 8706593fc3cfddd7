"""An event may tell what everybody has seen: it tells a secret only if something stays hidden."""

from __future__ import annotations

import random
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec.structs import replace

from bot.core import BySeat, Decision, Event, Options, Seat, TableRules, Task, Unseen
from bot.core.checks.agreement import told_secrets
from bot.core.checks.position import Position
from bot.core.notation import numbers


class State(msgspec.Struct, frozen=True):
    agenda: tuple[Task, ...]
    deck: Unseen[tuple[int, ...]] = (1, 2)
    ships: BySeat[tuple[int, ...]] = (3, 3)
    turn: Seat = 0
    seats: int = 2


class Rowed(Event):
    says: ClassVar = "{who} rows {far}."
    who: Seat
    far: int


class Row(Decision):
    """Row, up to the harbour at 3."""

    notation: ClassVar = "r{far}"
    far: Annotated[int, numbers(range(2))]

    def play(self, at: Any) -> Any:
        ships = tuple(min(3, ship + self.far) for ship in at.state.ships)
        return replace(at.state, ships=ships, agenda=()), (Rowed(at.seat, self.far),)


class Buried(Event):
    says: ClassVar = "{who} buries a card of {far}."
    who: Seat
    far: int


class Bury(Decision):
    """Put a card of the deck below it."""

    notation: ClassVar = "b{far}"
    far: Annotated[int, numbers(range(1, 3))]

    def play(self, at: Any) -> Any:
        return replace(at.state, deck=(self.far,), agenda=()), (Buried(at.seat, self.far),)


class Oars(Task):
    """Row."""

    decisions: ClassVar = (Row,)


class Shovel(Task):
    """Bury a card."""

    decisions: ClassVar = (Bury,)


class Coast(TableRules[None, State]):
    """A coast."""

    api, key, prefix, seats, state_type = 1, "coast", "co", range(2, 3), State
    tasks: ClassVar = (Oars, Shovel)

    def start(self, seats: int, options: Options) -> State:
        return State((Oars(),))


def told(state: State) -> list[tuple[str, type]]:
    at = Position(Coast(), state, 2)
    return [(str(finding), finding.where) for finding in told_secrets(at, random.Random(1).randrange)]


def test_two_answers_that_lead_to_the_same_position_may_be_told() -> None:
    """A ship in the harbour rows, or rests: the log says which, and nothing is hidden."""
    assert told(State((Oars(),))) == []


def test_what_no_field_shows_is_a_secret_until_the_game_says_otherwise() -> None:
    says = (
        "told_secrets: the public is told which it was, b1 or b2, but sees the same table after both: name "
        "in `secret` what is hidden, or keep what is open in a field that they see"
    )
    assert told(State((Shovel(),))) == [(says, Buried)]
