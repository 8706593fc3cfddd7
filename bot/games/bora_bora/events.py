"""Public events of a turn. A board uses them to mark the last move."""

from __future__ import annotations

import msgspec

from bot.core import Seat


class Placed(msgspec.Struct, frozen=True, tag="placed"):
    """`who` placed a die for an action (`F` is fishing), with the declared gods (BB-5.5, BB-5.11)."""

    who: Seat
    action: str
    face: int
    gods: str
    """Empty, `B`, `W` or `BW`."""


class Paid(msgspec.Struct, frozen=True, tag="paid"):
    """`who` paid for a god (BB-8.1)."""

    who: Seat
    god: str
    """Colour letter."""
    how: str
    """One colour letter (a card), the letter twice (a pair), or `tile`."""


class Settled(msgspec.Struct, frozen=True, tag="settled"):
    """`who` moved a hut from the player board to a region (BB-7.2)."""

    who: Seat
    region: str
    space: int
    """Space of the player board, 1 to 12."""
    aside: Seat | None
    """The seat whose hut was moved aside (BB-7.3)."""


class Got(msgspec.Struct, frozen=True, tag="got"):
    """`who` gained `sand`, `stone`, `wood`, `offering`, `shell` or `points`."""

    who: Seat
    what: str
    count: int
    space: str | None = None
    """Ceremony space of a material; None for a material beside the player board and for everything else."""


class Fished(msgspec.Struct, frozen=True, tag="fished"):
    """`who` scored the fish tile of a region with a Red god (BB-8.15)."""

    who: Seat
    region: str
    points: int


class Welcomed(msgspec.Struct, frozen=True, tag="welcomed"):
    """`who` took a person from the display (BB-7.11, BB-7.12)."""

    who: Seat
    person: str
    slot: int
    space: int


class Shifted(msgspec.Struct, frozen=True, tag="shifted"):
    """`who` tattooed a man or collected the shells of a woman (BB-7.16)."""

    who: Seat
    person: str


class Carried(msgspec.Struct, frozen=True, tag="carried"):
    """`who` moved a hut to space 12 of the player board (BB-7.25)."""

    who: Seat
    space: int


class Rose(msgspec.Struct, frozen=True, tag="rose"):
    """The status marker of `who` went to a space (BB-7.21)."""

    who: Seat
    space: int


class Sent(msgspec.Struct, frozen=True, tag="sent"):
    """`who` put a priest on a temple slot (BB-7.26); `out` is the owner of a priest that was pushed out
    (BB-7.28)."""

    who: Seat
    slot: int
    out: Seat | None


class Built(msgspec.Struct, frozen=True, tag="built"):
    """`who` built a tile on two ceremony spaces (BB-7.33)."""

    who: Seat
    number: int
    spaces: tuple[str, str]
    points: int


class Drew(msgspec.Struct, frozen=True, tag="drew"):
    """`who` took a god card: an open one of `colour`, or the unseen top of the deck if None (BB-7.19)."""

    who: Seat
    colour: str | None


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A card of `colour` was put into the open row."""

    colour: str
    reshuffled: bool
    """The discard pile became the deck before this card (BB-7.20)."""


class Used(msgspec.Struct, frozen=True, tag="used"):
    """`who` used a kind of men or women (section 9)."""

    who: Seat
    sex: str
    kind: str
    tiles: int
    value: int
    mode: str
    """`plain`, `doubled` or `extra`."""


class Bought(msgspec.Struct, frozen=True, tag="bought"):
    """`who` bought a jewelry tile, or none (BB-10.8, BB-10.9)."""

    who: Seat
    jewel: str | None


class Resolved(msgspec.Struct, frozen=True, tag="resolved"):
    """`who` completed a task, or gave it up for 0 points (BB-10.12)."""

    who: Seat
    task: str
    points: int


class Took(msgspec.Struct, frozen=True, tag="took"):
    """`who` took a task from the main board (BB-10.19)."""

    who: Seat
    task: str


class Ranked(msgspec.Struct, frozen=True, tag="ranked"):
    """Step 1 of Phase C: points by seat, and the new turn order (BB-10.1 to BB-10.4)."""

    points: tuple[int, ...]
    order: tuple[Seat, ...]


class Prayed(msgspec.Struct, frozen=True, tag="prayed"):
    """Step 2 of Phase C: points by seat, and the seat that took the god tile (BB-10.5 to BB-10.7)."""

    points: tuple[int, ...]
    tile: Seat | None


class Idle(msgspec.Struct, frozen=True, tag="idle"):
    """`who` ended a turn of Phase B, or had no decision in this turn."""

    who: Seat


Event = (
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
