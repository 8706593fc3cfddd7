"""What moves do, written once: the log, the marks of the last move and the facts of a turn are made of it.

A move yields one event, which the log tells, and marks: public events that stay with the turn, so that a
picture can show them. All events are public but one: who draws a god card from the deck is public, its colour
is not (BB-15.2).
"""

from __future__ import annotations

from typing import Final, get_args

import msgspec
from msgspec.structs import replace

from bot.core import Seat

# Marks. They are stored with the state of a match. Most of them are also what the log tells.


class Placed(msgspec.Struct, frozen=True, gc=False, tag="placed"):
    """`who` placed a die for an action (`F` is fishing), with the declared gods (BB-5.5, BB-5.11)."""

    who: Seat
    action: str
    face: int
    gods: str
    """Empty, `B`, `W` or `BW`."""


class Paid(msgspec.Struct, frozen=True, gc=False, tag="paid"):
    """`who` paid for a god (BB-8.1)."""

    who: Seat
    god: str
    """Colour letter."""
    how: str
    """One colour letter (a card), the letter twice (a pair), or `tile`."""


class Settled(msgspec.Struct, frozen=True, gc=False, tag="settled"):
    """`who` moved a hut from the player board to a region (BB-7.2)."""

    who: Seat
    region: str
    space: int
    """Space of the player board, 1 to 12."""
    aside: Seat | None
    """The seat whose hut was moved aside (BB-7.3)."""


class Got(msgspec.Struct, frozen=True, gc=False, tag="got"):
    """`who` gained `sand`, `stone`, `wood`, `offering`, `shell` or `points`."""

    who: Seat
    what: str
    count: int
    space: str | None = None
    """Ceremony space of a material; None for a material beside the player board and for everything else."""


class Fished(msgspec.Struct, frozen=True, gc=False, tag="fished"):
    """`who` scored the fish tile of a region with a Red god (BB-8.15)."""

    who: Seat
    region: str
    points: int


class Welcomed(msgspec.Struct, frozen=True, gc=False, tag="welcomed"):
    """`who` took a person from the display (BB-7.11, BB-7.12)."""

    who: Seat
    person: str
    slot: int
    space: int


class Shifted(msgspec.Struct, frozen=True, gc=False, tag="shifted"):
    """`who` tattooed a man or collected the shells of a woman (BB-7.16)."""

    who: Seat
    person: str


class Carried(msgspec.Struct, frozen=True, gc=False, tag="carried"):
    """`who` moved a hut to space 12 of the player board (BB-7.25)."""

    who: Seat
    space: int


class Rose(msgspec.Struct, frozen=True, gc=False, tag="rose"):
    """The status marker of `who` went to a space (BB-7.21)."""

    who: Seat
    space: int


class Sent(msgspec.Struct, frozen=True, gc=False, tag="sent"):
    """`who` put a priest on a temple slot (BB-7.26); `out` is the owner of a priest that was pushed out
    (BB-7.28)."""

    who: Seat
    slot: int
    out: Seat | None


class Built(msgspec.Struct, frozen=True, gc=False, tag="built"):
    """`who` built a tile on two ceremony spaces (BB-7.33)."""

    who: Seat
    number: int
    spaces: tuple[str, str]
    points: int


class Drew(msgspec.Struct, frozen=True, gc=False, tag="drew"):
    """`who` took a god card: an open one of `colour`, or the unseen top of the deck if None (BB-7.19)."""

    who: Seat
    colour: str | None


class Opened(msgspec.Struct, frozen=True, gc=False, tag="opened"):
    """A card of `colour` was put into the open row."""

    colour: str
    reshuffled: bool
    """The discard pile became the deck before this card (BB-7.20)."""


class Used(msgspec.Struct, frozen=True, gc=False, tag="used"):
    """`who` used a kind of men or women (section 9)."""

    who: Seat
    sex: str
    kind: str
    tiles: int
    value: int
    mode: str
    """`plain`, `doubled` or `extra`."""


class Bought(msgspec.Struct, frozen=True, gc=False, tag="bought"):
    """`who` bought a jewelry tile, or none (BB-10.8, BB-10.9)."""

    who: Seat
    jewel: str | None


class Resolved(msgspec.Struct, frozen=True, gc=False, tag="resolved"):
    """`who` completed a task, or gave it up for 0 points (BB-10.12)."""

    who: Seat
    task: str
    points: int


class Took(msgspec.Struct, frozen=True, gc=False, tag="took"):
    """`who` took a task from the main board (BB-10.19)."""

    who: Seat
    task: str


class Ranked(msgspec.Struct, frozen=True, gc=False, tag="ranked"):
    """Step 1 of Phase C: points by seat, and the new turn order (BB-10.1 to BB-10.4)."""

    points: tuple[int, ...]
    order: tuple[Seat, ...]


class Prayed(msgspec.Struct, frozen=True, gc=False, tag="prayed"):
    """Step 2 of Phase C: points by seat, and the seat that took the god tile (BB-10.5 to BB-10.7)."""

    points: tuple[int, ...]
    tile: Seat | None


class Idle(msgspec.Struct, frozen=True, gc=False, tag="idle"):
    """`who` ended a turn of Phase B, or had no decision in this turn."""

    who: Seat


Mark = (
    Placed
    | Paid
    | Settled
    | Got
    | Fished
    | Welcomed
    | Shifted
    | Carried
    | Rose
    | Sent
    | Built
    | Drew
    | Opened
    | Used
    | Bought
    | Resolved
    | Took
    | Ranked
    | Prayed
    | Idle
)

MARKS: Final = frozenset(get_args(Mark))


# Events that the log tells and no picture marks, or tells with more than the marks say.


class WentFishing(msgspec.Struct, frozen=True, gc=False, tag="went-fishing"):
    """`who` placed a die on the fishing space (BB-5.8)."""

    who: Seat
    face: int
    points: int


class ChoseRegion(msgspec.Struct, frozen=True, gc=False, tag="chose-region"):
    """`who` chose the region for a hut (BB-7.1)."""

    who: Seat
    region: str


class PlacedHut(msgspec.Struct, frozen=True, gc=False, tag="placed-hut"):
    """`who` moved a hut from the player board to a region, which gave its yield (BB-7.2 to BB-7.4)."""

    who: Seat
    region: str
    space: int
    aside: Seat | None
    gain: str
    """A material or `offering`."""


class TookMaterial(msgspec.Struct, frozen=True, gc=False, tag="took-material"):
    """`who` took a material of a chosen kind, which has a ceremony space (BB-7.5)."""

    who: Seat
    material: str


class UsedRed(msgspec.Struct, frozen=True, gc=False, tag="used-red"):
    """`who` scored the fish tile of a region with a Red god (BB-8.15)."""

    who: Seat
    region: str
    points: int
    how: str
    """The payment, see `Paid.how`."""


class Declined(msgspec.Struct, frozen=True, gc=False, tag="declined"):
    """`who` did not use a Red god in a region (BB-7.7)."""

    who: Seat
    region: str


class TookPerson(msgspec.Struct, frozen=True, gc=False, tag="took-person"):
    """`who` took a person from a display slot (BB-7.11)."""

    who: Seat
    person: str
    slot: int


class Tattooed(msgspec.Struct, frozen=True, gc=False, tag="tattooed"):
    """`who` tattooed a man; the status marker stands on a space now (BB-7.16, BB-7.43)."""

    who: Seat
    person: str
    space: int


class Collected(msgspec.Struct, frozen=True, gc=False, tag="collected"):
    """`who` collected the shells of a woman (BB-7.16)."""

    who: Seat
    person: str
    shells: int


class Climbed(msgspec.Struct, frozen=True, gc=False, tag="climbed"):
    """`who` chose a status step; the marker stands on a space now, perhaps where it was (BB-7.43)."""

    who: Seat
    space: int


class ChoseBuilding(msgspec.Struct, frozen=True, gc=False, tag="chose-building"):
    """`who` chose a building tile (BB-7.32)."""

    who: Seat
    number: int


class Stopped(msgspec.Struct, frozen=True, gc=False, tag="stopped"):
    """`who` made no further trade, or took no further piece with an ability (BB-7.17, BB-9.11)."""

    who: Seat


class FinishedTask(msgspec.Struct, frozen=True, gc=False, tag="finished-task"):
    """`who` completed a task, or gave it up (BB-10.12)."""

    who: Seat
    task: str
    points: int
    how: str
    """`met`, `given` (given up) or the payment for Yellow."""
    cards: str
    """The cards shown, as colour letters."""


class RankedTemple(msgspec.Struct, frozen=True, gc=False, tag="ranked-temple"):
    """Step 2 of Phase C: points by seat, and the seat that won the comparison (BB-10.5 to BB-10.7)."""

    points: tuple[int, ...]
    winner: Seat | None
    order: tuple[Seat, ...]
    """The turn order."""


class EndedTurn(msgspec.Struct, frozen=True, gc=False, tag="ended-turn"):
    """`who` ended a turn of Phase B, or had no decision in this turn."""

    who: Seat
    why: str
    """`end`; or without a decision: `use` in Phase B, `buy` in Phase C."""


class EndedGame(msgspec.Struct, frozen=True, gc=False, tag="ended-game"):
    """The end of the game was scored (BB-16.4)."""


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """Chance drew a piece. The kinds and receivers are those of `state.Deal`."""

    what: str
    to: int
    piece: str
    """Empty for those who may not know the colour of a god card."""
    reshuffled: bool
    """The discard pile became the deck before this card (BB-7.20)."""
    setup: bool


Event = (
    Mark
    | WentFishing
    | ChoseRegion
    | PlacedHut
    | TookMaterial
    | UsedRed
    | Declined
    | TookPerson
    | Tattooed
    | Collected
    | Climbed
    | ChoseBuilding
    | Stopped
    | FinishedTask
    | RankedTemple
    | EndedTurn
    | EndedGame
    | Dealt
)


def as_known_to(event: Event, to: Seat | None) -> Event:
    """The event as a seat (None: the public) may know it (BB-15.2)."""
    if isinstance(event, Dealt) and event.what == "card" and event.to != to:
        return replace(event, piece="")
    return event
