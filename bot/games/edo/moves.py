"""Every decision and every outcome of chance, each with its notation.

Spaces are written by their codes (`FO2`, `EDO`), cards and markers by theirs (`S02`, `M04`, `D06`). A star
says that a privilege is used.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

import msgspec

MERCHANT = "M"
"""How the merchant is written where a samurai is written by his space."""


class City(msgspec.Struct, frozen=True, tag="city"):
    """EDO-20.1: a start city. `C2`"""

    kind: ClassVar[str] = "take"
    city: str

    def __str__(self) -> str:
        return self.city


class Bundle(msgspec.Struct, frozen=True, tag="bundle"):
    """EDO-20.1: a resource bundle. `K4`"""

    kind: ClassVar[str] = "take"
    bundle: str

    def __str__(self) -> str:
        return self.bundle


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """EDO-20.3: the Ronin to move, by number. `R1`"""

    kind: ClassVar[str] = "ronin"
    ronin: int

    def __str__(self) -> str:
        return f"R{self.ronin}"


class Name(msgspec.Struct, frozen=True, tag="name"):
    """EDO-20.4: the kind of space for a free-choice tile. `forest`, `quarry`, `rice`, `city`"""

    kind: ClassVar[str] = "land"
    land: str

    def __str__(self) -> str:
        return self.land


class Send(msgspec.Struct, frozen=True, tag="send"):
    """EDO-20.5: where the Ronin goes. `QU1`"""

    kind: ClassVar[str] = "send"
    to: str

    def __str__(self) -> str:
        return self.to


class Act(msgspec.Struct, frozen=True, tag="act"):
    """EDO-20.6, sealed: card and action of the next slot. `B.TRAVEL`"""

    kind: ClassVar[str] = "act"
    card: str
    do: str

    def __str__(self) -> str:
        return f"{self.card}.{self.do}"


class Crew(msgspec.Struct, frozen=True, tag="crew"):
    """EDO-20.6, sealed: the officials on it: own, `n` neutral, `b` black. `2`, `1+1n`, `1n+1b`, `0`.

    `0!`: nobody, and nothing is to be asked in that turn either: it passes without movement.
    """

    kind: ClassVar[str] = "crew"
    own: int = 0
    neutral: int = 0
    black: int = 0
    quiet: bool = False

    @property
    def count(self) -> int:
        return self.own + self.neutral + self.black

    def __str__(self) -> str:
        if self.quiet:
            return "0!"
        parts = ((self.own, ""), (self.neutral, "n"), (self.black, "b"))
        return "+".join(f"{count}{letter}" for count, letter in parts if count) or "0"


class Back(msgspec.Struct, frozen=True, tag="back"):
    """EDO-6.10: takes the whole own plan back, begun or sealed. `back`"""

    kind: ClassVar[str] = "back"

    def __str__(self) -> str:
        return "back"


class Walk(msgspec.Struct, frozen=True, tag="walk"):
    """EDO-20.7: a samurai (by his space) or the merchant goes to a space, by the cheapest way.

    `C1-FO2`, `M-C2`"""

    kind: ClassVar[str] = "walk"
    who: str
    to: str

    def __str__(self) -> str:
        return f"{self.who}-{self.to}"


class Go(msgspec.Struct, frozen=True, tag="go"):
    """The movement step is over (EDO-7.8), or the turn, where privileges could still be used. `go`

    A kind of its own: a button beside the many ways, which a menu holds in groups.
    """

    kind: ClassVar[str] = "go"

    def __str__(self) -> str:
        return "go"


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """EDO-0.4: the official does nothing, or nothing more. `pass`"""

    kind: ClassVar[str] = "pass"

    def __str__(self) -> str:
        return "pass"


class Produce(msgspec.Struct, frozen=True, tag="produce"):
    """EDO-20.8: a samurai produces; with a star by privilege f. `FO1`, `FO1*`"""

    kind: ClassVar[str] = "produce"
    at: str
    full: bool = False

    def __str__(self) -> str:
        return f"{self.at}*" if self.full else self.at


LETTERS = {"house": "H", "post": "P", "stronghold": "S", "temple": "T"}


class Build(msgspec.Struct, frozen=True, tag="build"):
    """EDO-20.9: house, trading post, stronghold or temple; a star: on site 1 by privilege a.

    `H.C1`, `H.C1*`, `T.FO2`"""

    kind: ClassVar[str] = "build"
    what: str
    at: str
    prime: bool = False

    def __str__(self) -> str:
        return f"{LETTERS[self.what]}.{self.at}{'*' if self.prime else ''}"


class Gate(msgspec.Struct, frozen=True, tag="gate"):
    """EDO-20.10: TRAVEL [A], the official goes to a gate. `GA2`"""

    kind: ClassVar[str] = "travel"
    gate: str

    def __str__(self) -> str:
        return self.gate


class Ride(msgspec.Struct, frozen=True, tag="ride"):
    """EDO-20.10: TRAVEL [B], a samurai moves free of charge; also a move of a dispersal. `C2-FO3`"""

    kind: ClassVar[str] = "travel"
    at: str
    to: str

    def __str__(self) -> str:
        return f"{self.at}-{self.to}"


class Disperse(msgspec.Struct, frozen=True, tag="disperse"):
    """EDO-20.10: names the space whose Ronin are to be dispersed. `R.C2`"""

    kind: ClassVar[str] = "travel"
    at: str

    def __str__(self) -> str:
        return f"R.{self.at}"


class Meet(msgspec.Struct, frozen=True):
    """EDO-17.5: an open demand is met; it takes the place of an action, and has its kind. `D06`"""

    kind: ClassVar[str] = "trade"
    marker: str

    def __str__(self) -> str:
        return self.marker


class MeetTravel(Meet, frozen=True):
    """EDO-17.13: foreign goods."""

    kind: ClassVar[str] = "travel"


class MeetBuild(Meet, frozen=True):
    """EDO-17.14: the palace."""

    kind: ClassVar[str] = "build"


MEETS: dict[str, type[Meet]] = {"TRADE": Meet, "TRAVEL": MeetTravel, "BUILD": MeetBuild}


class Trade(msgspec.Struct, frozen=True, tag="trade"):
    """EDO-20.11: an offer of a merchant card; offer 1 with the number of pieces. `M04.1.3`, `M04.2`"""

    kind: ClassVar[str] = "trade"
    card: str
    count: int = 0
    """Pieces bought by offer 1; 0: offer 2."""

    @property
    def offer(self) -> int:
        return 1 if self.count else 2

    def __str__(self) -> str:
        return f"{self.card}.1.{self.count}" if self.count else f"{self.card}.2"


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """EDO-20.12: RECRUIT or FAVOUR is done. `yes`"""

    kind: ClassVar[str] = "agree"

    def __str__(self) -> str:
        return "yes"


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """EDO-20.13: a special card is bought. `S02`"""

    kind: ClassVar[str] = "card"
    card: str

    def __str__(self) -> str:
        return self.card


class Levy(msgspec.Struct, frozen=True, tag="levy"):
    """EDO-20.14: `wood` or `stone`"""

    kind: ClassVar[str] = "levy"
    goods: str

    def __str__(self) -> str:
        return self.goods


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """EDO-20.15: privilege d, the income of a city at once. `d.C1`"""

    kind: ClassVar[str] = "privilege"
    privilege: str
    city: str

    def __str__(self) -> str:
        return f"{self.privilege}.{self.city}"


class Redeem(msgspec.Struct, frozen=True, tag="redeem"):
    """EDO-20.15: privilege e, a resource. `ews.wood`"""

    kind: ClassVar[str] = "privilege"
    privilege: str
    goods: str

    def __str__(self) -> str:
        return f"{self.privilege}.{self.goods}"


class Pay(msgspec.Struct, frozen=True, tag="pay"):
    """EDO-20.16: all samurai left on the board stay and are paid. `pay`"""

    kind: ClassVar[str] = "wage"

    def __str__(self) -> str:
        return "pay"


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """EDO-20.16: a samurai returns to his owner. `-FO3`"""

    kind: ClassVar[str] = "wage"
    at: str

    def __str__(self) -> str:
        return f"-{self.at}"


class Home(msgspec.Struct, frozen=True, tag="home"):
    """EDO-20.16: all samurai return. `home`"""

    kind: ClassVar[str] = "wage"

    def __str__(self) -> str:
        return "home"


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """EDO-20.17: a piece over the limit goes. `-rice`, `-wood`, `-stone`"""

    kind: ClassVar[str] = "discard"
    goods: str

    def __str__(self) -> str:
        return f"-{self.goods}"


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Chance: what is drawn (section 22): a seat counted from 1, a card, a tile, a marker, a space. `=M04`"""

    kind: ClassVar[str] = "draw"
    what: str

    def __str__(self) -> str:
        return f"={self.what}"


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Chance's only move when a slot is to be revealed (EDO-7.1).

    A move of its own, so that nobody who tries out the move before it sees what is still hidden. `=open`
    """

    kind: ClassVar[str] = "open"

    def __str__(self) -> str:
        return "=open"


class Collect(msgspec.Struct, frozen=True, tag="collect"):
    """Chance's only move where nobody is asked: RICE and MONEY (EDO-20.18), income (EDO-11.5). `=take`"""

    kind: ClassVar[str] = "collect"

    def __str__(self) -> str:
        return "=take"


Decision = (
    City
    | Bundle
    | Pick
    | Name
    | Send
    | Act
    | Crew
    | Back
    | Walk
    | Go
    | Pass
    | Produce
    | Build
    | Gate
    | Ride
    | Disperse
    | Meet
    | Trade
    | Agree
    | Buy
    | Levy
    | Claim
    | Redeem
    | Pay
    | Withdraw
    | Home
    | Discard
)
Outcome = Draw | Open | Collect
Move = Decision | Outcome

PASS, GO, BACK, OPEN, COLLECT, AGREE, PAY, HOME = (
    Pass(),
    Go(),
    Back(),
    Open(),
    Collect(),
    Agree(),
    Pay(),
    Home(),
)


@lru_cache(maxsize=16384)
def walk(who: str, to: str) -> Walk:
    """The walk; there are few different ones, asked for again and again."""
    return Walk(who, to)


@lru_cache(maxsize=16384)
def ride(at: str, to: str) -> Ride:
    """The ride, likewise."""
    return Ride(at, to)
