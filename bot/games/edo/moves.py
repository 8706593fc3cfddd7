"""All decisions of players and outcomes of chance, each with its notation; `moves_turn` has those of a turn.

Spaces, cards and markers are written by their codes (`FO2`, `EDO`; `S02`, `M04`, `D06`). A star means that a
privilege is used.
"""

from __future__ import annotations

from typing import ClassVar, final

import msgspec

from bot.games.edo.moves_turn import (
    Agree,
    Build,
    Buy,
    Claim,
    Disperse,
    Gate,
    Go,
    Levy,
    Meet,
    Pass,
    Produce,
    Redeem,
    Trade,
    Travel,
    Walk,
)


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
class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """Be asked everything from now on, or no longer; sealed like the plan that comes after it. `ask`"""

    kind: ClassVar[str] = "ask"

    def __str__(self) -> str:
        return "ask"


@final
class AskNow(msgspec.Struct, frozen=True, tag="ask-now"):
    """The same in a turn, before a slot that was planned without questions (EDO-20.24). `ask`"""

    kind: ClassVar[str] = "asking"

    def __str__(self) -> str:
        return "ask"


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
    | Ask
    | AskNow
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

ASK, ASK_NOW, BACK, OPEN, COLLECT, PAY, HOME = Ask(), AskNow(), Back(), Open(), Collect(), Pay(), Home()
