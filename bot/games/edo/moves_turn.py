"""The decisions of a turn: movement, executions, privileges (sections 7 to 10, 17)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, final

import msgspec

MERCHANT = "M"
"""Stands for the merchant where a samurai is written by its space."""


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


PASS, GO, AGREE = Pass(), Go(), Agree()


@lru_cache(maxsize=16384)
def walk(who: str, to: str) -> Walk:
    """The move `Walk`, cached: there are few different ones, and they are needed often."""
    return Walk(who, to)


@lru_cache(maxsize=16384)
def travel(at: str, to: str) -> Travel:
    """The move `Travel`, cached in the same way."""
    return Travel(at, to)
