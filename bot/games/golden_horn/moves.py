"""All decisions of players and outcomes of chance, each with its notation."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Ports(msgspec.Struct, frozen=True, gc=False, tag="ports"):
    """D0, sealed: a main port for each of the seat's ships 1, 2 and 3 (GH-3.8). `VVC`"""

    kind: ClassVar[str] = "ports"
    ports: str

    def __str__(self) -> str:
        return self.ports


class Back(msgspec.Struct, frozen=True, gc=False, tag="back"):
    """Take back the sealed ports of D0 before all ports are opened. `back`"""

    kind: ClassVar[str] = "back"

    def __str__(self) -> str:
        return "back"


class Raid(msgspec.Struct, frozen=True, gc=False, tag="raid"):
    """D1: attack a ship with two cards, written in the order of the colours (GH-5.1). `X.L3.GY`"""

    kind: ClassVar[str] = "raid"
    ship: str
    cards: str

    def __str__(self) -> str:
        return f"X.{self.ship}.{self.cards}"


class Choose(msgspec.Struct, frozen=True, gc=False, tag="ship"):
    """D2: choose the ship to move. At the start of a turn this declines the attack. `L3`"""

    kind: ClassVar[str] = "ship"
    ship: str

    def __str__(self) -> str:
        return self.ship


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """End the movement: the seat has no ship that can move, and does not attack (GH-6.17). `pass`"""

    kind: ClassVar[str] = "pass"

    def __str__(self) -> str:
        return "pass"


class Load(msgspec.Struct, frozen=True, gc=False, tag="load"):
    """D3: take all cubes of a colour (GH-7.2). `+B`"""

    kind: ClassVar[str] = "load"
    colour: str

    def __str__(self) -> str:
        return f"+{self.colour}"


class Keep(msgspec.Struct, frozen=True, gc=False, tag="keep"):
    """D4: keep the direction (GH-9.1). `keep`"""

    kind: ClassVar[str] = "turn"

    def __str__(self) -> str:
        return "keep"


class Turn(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """D4: reverse the direction (GH-9.1). `turn`"""

    kind: ClassVar[str] = "turn"

    def __str__(self) -> str:
        return "turn"


class Sail(msgspec.Struct, frozen=True, gc=False, tag="sail"):
    """D5: the destination, which determines the path and the wind cards (GH-6.16). `S5`, `M`, `C`, `V`"""

    kind: ClassVar[str] = "sail"
    to: str

    def __str__(self) -> str:
        return self.to


class Call(msgspec.Struct, frozen=True, gc=False, tag="call"):
    """D6: call the end (GH-10.2). `call`"""

    kind: ClassVar[str] = "call"

    def __str__(self) -> str:
        return "call"


class Decline(msgspec.Struct, frozen=True, gc=False, tag="no"):
    """D6: do not call the end (GH-10.4). `no`"""

    kind: ClassVar[str] = "call"

    def __str__(self) -> str:
        return "no"


class StartPlayer(msgspec.Struct, frozen=True, gc=False, tag="starts"):
    """Chance: the start player, seats counted from 1 (GH-3.4). `=2`"""

    kind: ClassVar[str] = "start"
    number: int

    def __str__(self) -> str:
        return f"={self.number}"


class StartPort(msgspec.Struct, frozen=True, gc=False, tag="lies"):
    """Chance: the port a ship starts in (GH-3.7). `=V`"""

    kind: ClassVar[str] = "port"
    port: str

    def __str__(self) -> str:
        return f"={self.port}"


class Cube(msgspec.Struct, frozen=True, gc=False, tag="cube"):
    """Chance: a cube drawn from the bag (GH-13.2). `=R`"""

    kind: ClassVar[str] = "cube"
    colour: str

    def __str__(self) -> str:
        return f"={self.colour}"


class Card(msgspec.Struct, frozen=True, gc=False, tag="card"):
    """Chance: a card drawn from the draw pile (GH-13.2). `=R`"""

    kind: ClassVar[str] = "card"
    colour: str

    def __str__(self) -> str:
        return f"={self.colour}"


class Skip(msgspec.Struct, frozen=True, gc=False, tag="skip"):
    """Chance: skip a turn in which nothing can be done (GH-11.2). Nothing is drawn, but the move is narrated
    to everybody. `=skip`"""

    kind: ClassVar[str] = "skip"

    def __str__(self) -> str:
        return "=skip"


class Reveal(msgspec.Struct, frozen=True, gc=False, tag="reveal"):
    """Chance: open the warehouses at the end (GH-12.5). Nothing is drawn. It is a step of chance so that a
    preview stops before it: the player of the last turn sees no warehouse before the turn is confirmed.
    `=end`"""

    kind: ClassVar[str] = "reveal"

    def __str__(self) -> str:
        return "=end"


Decision = Ports | Back | Raid | Choose | Pass | Load | Keep | Turn | Sail | Call | Decline
Outcome = StartPlayer | StartPort | Cube | Card | Skip | Reveal
Move = Decision | Outcome
