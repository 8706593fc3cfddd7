"""All decisions of players and outcomes of chance, each with its notation.

A colour letter stands for a god card: B blue, W white, R red, G green, Y yellow.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Place(msgspec.Struct, frozen=True, gc=False):
    """D3 (and D6): place a die on an action tile or the fishing space. `H5`, `F6`"""

    kind: ClassVar[str] = "place"
    action: str
    """H helper, T temple, B build, M man, W woman, L land path, S water path, F fishing.

    On a combined tile, the letter says which of its two actions is carried out (BB-5.6).
    """
    face: int

    @property
    def gods(self) -> str:
        return ""

    def __str__(self) -> str:
        return f"{self.action}{self.face}"


class Invoke(msgspec.Struct, frozen=True, gc=False):
    """D3 with D4 and D5: place a die and declare Blue, White or both (BB-5.11). `L3+BW`"""

    kind: ClassVar[str] = "place-gods"
    action: str
    face: int
    gods: str
    """`B`, `W` or `BW`."""

    def __str__(self) -> str:
        return f"{self.action}{self.face}+{self.gods}"


class Pay(msgspec.Struct, frozen=True, gc=False):
    """How a declared god is paid (BB-8.1): a card, a pair, a god tile. `B`, `YY`, `tile`"""

    kind: ClassVar[str] = "pay"
    how: str

    def __str__(self) -> str:
        return self.how


class Region(msgspec.Struct, frozen=True, gc=False):
    """D1, D7: the region in which to place a hut. `CB`"""

    kind: ClassVar[str] = "region"
    region: str

    def __str__(self) -> str:
        return self.region


class Hut(msgspec.Struct, frozen=True, gc=False):
    """D1, D7: the space of the player board from which the hut comes. `7`"""

    kind: ClassVar[str] = "hut"
    space: int

    def __str__(self) -> str:
        return str(self.space)


class Space(msgspec.Struct, frozen=True, gc=False):
    """D2: the ceremony space for a material. `a2`"""

    kind: ClassVar[str] = "space"
    space: str

    def __str__(self) -> str:
        return self.space


class Red(msgspec.Struct, frozen=True, gc=False):
    """D8: how Red is paid to score the fish tile, or `no`. `R`, `YY`, `tile`, `no`"""

    kind: ClassVar[str] = "red"
    how: str

    def __str__(self) -> str:
        return self.how


class Slot(msgspec.Struct, frozen=True, gc=False):
    """D9: the display slot of a man or a woman. `M3`"""

    kind: ClassVar[str] = "slot"
    sex: str
    slot: int

    def __str__(self) -> str:
        return f"{self.sex}{self.slot}"


class Home(msgspec.Struct, frozen=True, gc=False):
    """D9: the space of the player board for a person. `7`"""

    kind: ClassVar[str] = "home"
    space: int

    def __str__(self) -> str:
        return str(self.space)


class Trade(msgspec.Struct, frozen=True, gc=False):
    """D10 (with D11): a trade of the helper, or stop.

    `t.K2-3` tattoo that man, `s.K10-1` collect that woman's shells, `v` one point, `v4` four points, with all
    that is left, `o` an offering, `c.R` the open red card, `c.top` the top of the deck, `+sand` a material,
    `h7` move the hut of space 7 to space 12, `stop`
    """

    kind: ClassVar[str] = "trade"
    trade: str
    """`tattoo`, `collect`, `point`, `offering`, `card`, `material`, `hut` or `stop`."""
    what: str = ""
    """A person; a colour letter or `top`; a material; the number of a space; or the number of points, if all
    are taken."""

    @property
    def times(self) -> int:
        """How many trades the move stands for. Only the trade for a point can be made several times at
        once."""
        return int(self.what) if self.trade == "point" and self.what else 1

    def __str__(self) -> str:
        return TRADES[self.trade] + (self.what[2:] if self.trade in ("tattoo", "collect") else self.what)


TRADES = {
    "tattoo": "t.",
    "collect": "s.",
    "point": "v",
    "offering": "o",
    "card": "c.",
    "material": "+",
    "hut": "h",
    "stop": "stop",
}


class Priest(msgspec.Struct, frozen=True, gc=False):
    """D12: the temple slot. `6`"""

    kind: ClassVar[str] = "priest"
    slot: int

    def __str__(self) -> str:
        return str(self.slot)


class Building(msgspec.Struct, frozen=True, gc=False):
    """D13: the building tile. `4`"""

    kind: ClassVar[str] = "building"
    number: int

    def __str__(self) -> str:
        return str(self.number)


class Pair(msgspec.Struct, frozen=True, gc=False):
    """D13: the two ceremony spaces. `b1b2`"""

    kind: ClassVar[str] = "pair"
    one: str
    other: str

    def __str__(self) -> str:
        return self.one + self.other


class First(msgspec.Struct, frozen=True, gc=False):
    """D14 (with D11), the first half of a fire bonus: an offering or a god card. `o`, `c.R`, `c.top`"""

    kind: ClassVar[str] = "fire-first"
    card: str
    """Empty for an offering; a colour letter or `top`."""

    def __str__(self) -> str:
        return f"c.{self.card}" if self.card else "o"


class Second(msgspec.Struct, frozen=True, gc=False):
    """D14, the second half of a fire bonus: a status step or a shell. `status`, `shell`"""

    kind: ClassVar[str] = "fire-second"
    what: str

    def __str__(self) -> str:
        return self.what


class Use(msgspec.Struct, frozen=True, gc=False):
    """D15: use all tiles of one sex and kind. `MK1`"""

    kind: ClassVar[str] = "use"
    sex: str
    ability: str

    @property
    def mode(self) -> str:
        return "plain"

    def __str__(self) -> str:
        return self.sex + self.ability


class Green(msgspec.Struct, frozen=True, gc=False):
    """D16: use a kind with Green, doubled or as an extra use. `MK1*2`, `+WK4`"""

    kind: ClassVar[str] = "green"
    sex: str
    ability: str
    mode: str
    """`doubled` or `extra`."""

    def __str__(self) -> str:
        name = self.sex + self.ability
        return f"+{name}" if self.mode == "extra" else f"{name}*2"


class End(msgspec.Struct, frozen=True, gc=False):
    """D15: end the turn in Phase B (BB-9.17). `end`"""

    kind: ClassVar[str] = "end"

    def __str__(self) -> str:
        return "end"


class Gather(msgspec.Struct, frozen=True, gc=False):
    """D17, K6: take a material, or stop. `sand`, `stop`"""

    kind: ClassVar[str] = "material"
    what: str

    def __str__(self) -> str:
        return self.what


class Carry(msgspec.Struct, frozen=True, gc=False):
    """D17, K7: move a hut to space 12, or stop (space 0). `h7`, `stop`"""

    kind: ClassVar[str] = "carry"
    space: int

    def __str__(self) -> str:
        return f"h{self.space}" if self.space else "stop"


class Card(msgspec.Struct, frozen=True, gc=False):
    """D17 (with D11), K9: take a god card, or stop. `c.R`, `c.top`, `stop`"""

    kind: ClassVar[str] = "card"
    card: str
    """A colour letter or `top`; empty to stop."""

    def __str__(self) -> str:
        return f"c.{self.card}" if self.card else "stop"


class Buy(msgspec.Struct, frozen=True, gc=False):
    """D18: buy a jewelry tile of the column, or none. `J1-4`, `none`"""

    kind: ClassVar[str] = "jewel"
    jewel: str

    def __str__(self) -> str:
        return self.jewel or "none"


class Resolve(msgspec.Struct, frozen=True, gc=False):
    """D19, D21: complete a task, complete it with Yellow and a payment, or give it up.

    If the task asks for cards of any colours, the move always names the cards to show. A separate question,
    or a question that is sometimes left out, would reveal whether the hand holds more than is shown.

    `T25`, `T25+Y`, `T25+RR`, `T25+tile`, `T25-`, `T33.BWRG`, `T27+tile.YY`
    """

    kind: ClassVar[str] = "task"
    task: str
    how: str
    """`met`, `given` (given up) or the payment for Yellow."""
    cards: str = ""
    """The cards to show, if the task leaves their colours open."""

    def __str__(self) -> str:
        way = {"met": "", "given": "-"}.get(self.how, f"+{self.how}")
        return f"{self.task}{way}.{self.cards}" if self.cards else self.task + way


class Take(msgspec.Struct, frozen=True, gc=False):
    """D20: take a task from the main board. `T08`"""

    kind: ClassVar[str] = "take"
    task: str

    def __str__(self) -> str:
        return self.task


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """Chance: `=` and the outcome: a seat counted from 1, a tile, a card, a face, or the name of a scoring
    step or of a turn without a decision. `=2`, `=F2-5`, `=M-K2-3`, `=T25`, `=R`, `=status`"""

    kind: ClassVar[str] = "chance"
    what: str
    cases: int = 1
    """How many equal pieces the outcome stands for: cards of one colour, equal fish tiles."""

    def __str__(self) -> str:
        return f"={self.what}"


Decision = (
    Place
    | Invoke
    | Pay
    | Region
    | Hut
    | Space
    | Red
    | Slot
    | Home
    | Trade
    | Priest
    | Building
    | Pair
    | First
    | Second
    | Use
    | Green
    | End
    | Gather
    | Carry
    | Card
    | Buy
    | Resolve
    | Take
)
Move = Decision | Outcome

FORCED = frozenset({"region", "hut", "space", "slot", "home", "priest", "building", "pair", "carry", "take"})
"""Kinds of moves that a command may make for a player when only one is legal.

They cost nothing, and the number of legal moves depends on public information alone (BB-14.4, BB-14.5).
"""
