"""All decisions of players and outcomes of chance, each with its notation.

Spaces, cards and markers are written by their codes (`FO2`, `EDO`; `S02`, `M04`, `D06`). A star means that a
privilege is used.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, final

import msgspec

MERCHANT = "M"
"""Stands for the merchant where a samurai is written by its space."""


class City(msgspec.Struct, frozen=True, tag="city"):
    """Take a start city (EDO-20.1). `C2`"""

    kind: ClassVar[str] = "take"
    city: str

    def __str__(self) -> str:
        return self.city


@final
class Bundle(msgspec.Struct, frozen=True, tag="bundle"):
    """Take a resource bundle (EDO-20.1). `K4`"""

    kind: ClassVar[str] = "take"
    bundle: str

    def __str__(self) -> str:
        return self.bundle


class Pick(msgspec.Struct, frozen=True, tag="pick"):
    """Choose the Ronin to move, by number (EDO-20.3). `R1`"""

    kind: ClassVar[str] = "ronin"
    ronin: int

    def __str__(self) -> str:
        return f"R{self.ronin}"


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Choose the kind of space for a free-choice tile (EDO-20.4). `forest`, `quarry`, `rice`, `city`"""

    kind: ClassVar[str] = "land"
    land: str

    def __str__(self) -> str:
        return self.land


class Send(msgspec.Struct, frozen=True, tag="send"):
    """Choose where the Ronin goes (EDO-20.5). `QU1`"""

    kind: ClassVar[str] = "send"
    to: str

    def __str__(self) -> str:
        return self.to


@final
class Act(msgspec.Struct, frozen=True, tag="act"):
    """Plan card and action of the next slot, sealed (EDO-20.6). `B.TRAVEL`"""

    kind: ClassVar[str] = "act"
    card: str
    do: str

    def __str__(self) -> str:
        return f"{self.card}.{self.do}"


@final
class Crew(msgspec.Struct, frozen=True, tag="crew"):
    """Plan the officials of a slot, sealed: own, `n` neutral, `b` black (EDO-20.6). `2`, `1+1n`, `1n+1b`,
    `0`.

    `0!`: no officials and no questions; the turn passes without movement.
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


@final
class Back(msgspec.Struct, frozen=True, tag="back"):
    """Take back the whole own plan, whether it is begun or sealed (EDO-6.10). `back`"""

    kind: ClassVar[str] = "back"

    def __str__(self) -> str:
        return "back"


@final
class Walk(msgspec.Struct, frozen=True, tag="walk"):
    """Move a samurai (named by its space) or the merchant by the cheapest way (EDO-20.7).

    `C1-FO2`, `M-C2`
    """

    kind: ClassVar[str] = "walk"
    who: str
    to: str

    def __str__(self) -> str:
        return f"{self.who}-{self.to}"


@final
class Go(msgspec.Struct, frozen=True, tag="go"):
    """End the movement step (EDO-7.8), or end a turn in which privileges could still be used. `go`

    A separate kind of move, so that it has its own button beside the menu of ways.
    """

    kind: ClassVar[str] = "go"

    def __str__(self) -> str:
        return "go"


@final
class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """The official does nothing, or nothing more (EDO-0.4). `pass`"""

    kind: ClassVar[str] = "pass"

    def __str__(self) -> str:
        return "pass"


class Produce(msgspec.Struct, frozen=True, tag="produce"):
    """A samurai produces; with a star by privilege f (EDO-20.8). `FO1`, `FO1*`"""

    kind: ClassVar[str] = "produce"
    at: str
    full: bool = False

    def __str__(self) -> str:
        return f"{self.at}*" if self.full else self.at


LETTERS = {"house": "H", "post": "P", "stronghold": "S", "temple": "T"}


class Build(msgspec.Struct, frozen=True, tag="build"):
    """Build a house, trading post, stronghold or temple; with a star on site 1 by privilege a (EDO-20.9).

    `H.C1`, `H.C1*`, `T.FO2`
    """

    kind: ClassVar[str] = "build"
    what: str
    at: str
    prime: bool = False

    def __str__(self) -> str:
        return f"{LETTERS[self.what]}.{self.at}{'*' if self.prime else ''}"


class Gate(msgspec.Struct, frozen=True, tag="gate"):
    """TRAVEL [A]: the official goes to a gate (EDO-20.10). `GA2`"""

    kind: ClassVar[str] = "travel"
    gate: str

    def __str__(self) -> str:
        return self.gate


@final
class Travel(msgspec.Struct, frozen=True, tag="ride"):
    """TRAVEL [B]: a samurai moves free of charge; also a move of a dispersal (EDO-20.10). `C2-FO3`"""

    kind: ClassVar[str] = "travel"
    at: str
    to: str

    def __str__(self) -> str:
        return f"{self.at}-{self.to}"


class Disperse(msgspec.Struct, frozen=True, tag="disperse"):
    """Choose the space whose Ronin are to be dispersed (EDO-20.10). `R.C2`"""

    kind: ClassVar[str] = "travel"
    at: str

    def __str__(self) -> str:
        return f"R.{self.at}"


class Meet(msgspec.Struct, frozen=True):
    """Meet an open demand in place of an action (EDO-17.5). The class is for TRADE; its subclasses are for
    TRAVEL and BUILD. `D06`"""

    kind: ClassVar[str] = "trade"
    marker: str

    def __str__(self) -> str:
        return self.marker


class MeetTravel(Meet, frozen=True):
    """Meet a demand for foreign goods (EDO-17.13)."""

    kind: ClassVar[str] = "travel"


class MeetBuild(Meet, frozen=True):
    """Meet a demand of the palace (EDO-17.14)."""

    kind: ClassVar[str] = "build"


MEETS: dict[str, type[Meet]] = {"TRADE": Meet, "TRAVEL": MeetTravel, "BUILD": MeetBuild}


class Trade(msgspec.Struct, frozen=True, tag="trade"):
    """Use an offer of a merchant card; offer 1 with the number of pieces (EDO-20.11). `M04.1.3`, `M04.2`"""

    kind: ClassVar[str] = "trade"
    card: str
    count: int = 0
    """Number of pieces bought with offer 1; 0 for offer 2."""

    @property
    def offer(self) -> int:
        return 1 if self.count else 2

    def __str__(self) -> str:
        return f"{self.card}.1.{self.count}" if self.count else f"{self.card}.2"


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """Carry out RECRUIT or FAVOUR (EDO-20.12). `yes`"""

    kind: ClassVar[str] = "agree"

    def __str__(self) -> str:
        return "yes"


class Buy(msgspec.Struct, frozen=True, tag="buy"):
    """Buy a special card (EDO-20.13). `S02`"""

    kind: ClassVar[str] = "card"
    card: str

    def __str__(self) -> str:
        return self.card


class Levy(msgspec.Struct, frozen=True, tag="levy"):
    """Choose the resource of LEVY (EDO-20.14). `wood` or `stone`"""

    kind: ClassVar[str] = "levy"
    goods: str

    def __str__(self) -> str:
        return self.goods


class Claim(msgspec.Struct, frozen=True, tag="claim"):
    """Use privilege d: take the income of a city at once (EDO-20.15). `d.C1`"""

    kind: ClassVar[str] = "privilege"
    privilege: str
    city: str

    def __str__(self) -> str:
        return f"{self.privilege}.{self.city}"


@final
class Redeem(msgspec.Struct, frozen=True, tag="redeem"):
    """Use privilege e: take a resource (EDO-20.15). `ews.wood`"""

    kind: ClassVar[str] = "privilege"
    privilege: str
    goods: str

    def __str__(self) -> str:
        return f"{self.privilege}.{self.goods}"


@final
class Pay(msgspec.Struct, frozen=True, tag="pay"):
    """Pay wages for all samurai still on the board, which stay (EDO-20.16). `pay`"""

    kind: ClassVar[str] = "wage"

    def __str__(self) -> str:
        return "pay"


@final
class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Take a samurai back from the board (EDO-20.16). `-FO3`"""

    kind: ClassVar[str] = "wage"
    at: str

    def __str__(self) -> str:
        return f"-{self.at}"


class Home(msgspec.Struct, frozen=True, tag="home"):
    """Take all samurai back from the board (EDO-20.16). `home`"""

    kind: ClassVar[str] = "wage"

    def __str__(self) -> str:
        return "home"


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """Discard a resource that is over the limit (EDO-20.17). `-rice`, `-wood`, `-stone`"""

    kind: ClassVar[str] = "discard"
    goods: str

    def __str__(self) -> str:
        return f"-{self.goods}"


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Chance: what is drawn (section 22): a seat counted from 1, a card, a tile, a marker or a space.
    `=M04`"""

    kind: ClassVar[str] = "draw"
    what: str

    def __str__(self) -> str:
        return f"={self.what}"


class Open(msgspec.Struct, frozen=True, tag="open"):
    """Chance: reveal a slot; the only legal move then (EDO-7.1).

    A separate move, so that a preview of the move before it does not show what is still hidden. `=open`
    """

    kind: ClassVar[str] = "open"

    def __str__(self) -> str:
        return "=open"


class Collect(msgspec.Struct, frozen=True, tag="collect"):
    """Chance: the only move where nobody has a decision: RICE and MONEY (EDO-20.18), income (EDO-11.5).
    `=take`"""

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
    | Travel
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
    """The move `Walk`, cached: there are few different ones, and they are needed often."""
    return Walk(who, to)


@lru_cache(maxsize=16384)
def ride(at: str, to: str) -> Travel:
    """The move `Travel`, cached in the same way."""
    return Travel(at, to)
