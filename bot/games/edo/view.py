"""The public or private view of a match of Edo: everything that a drawing needs.

Spaces are codes ("FO2", "EDO"), their kinds "edo", "city", "forest", "rice", "quarry", "river", "road",
"gate". Cards are codes: A, B, C and S01 to S12 authorizations, M01 to M10 merchant, D01 to D15 demands;
privileges are kinds: a, b, c, d, ews, esr, erw (resource markers), fr, fw, fs (production). Actions are RICE,
MONEY, WOOD, STONE, HARVEST, BUILD, TRAVEL, TRADE, RECRUIT, AUTHORIZE, FAVOUR, LEVY.
"""

from __future__ import annotations

import msgspec

from bot.core import Fact, Seat, View
from bot.games.edo.components import DemandData, Goods, MerchantData, SpecialData
from bot.games.edo.marks import Mark
from bot.games.edo.printed import Printed
from bot.games.edo.state import Building, Player, Pool, Slot, Turn


class CityView(msgspec.Struct, frozen=True):
    """The buildings and the income of a city."""

    sites: int
    row: tuple[Building, ...]
    """Buildings from site 1 on."""
    stronghold: Seat | None
    """The seat that built the stronghold."""
    tile: str
    """Profit tile; "" if there is none."""
    pays: tuple[tuple[int, ...], ...]
    """Rows of the tile: the ryo of each rank for 1, 2, ... players present."""
    income: tuple[tuple[Seat, int], ...]
    """What the city would pay now, best rank first."""
    weights: tuple[tuple[Seat, int], ...]
    """Weights of the seats, best rank first."""
    no_building: bool
    """Ronin prevent building here (EDO-18.18)."""


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the board with everything on it."""

    code: str
    kind: str
    town: str
    """Name of a city, as in the key `edo-town-...`; "" for other spaces."""
    at: tuple[int, int]
    """Position in a drawing: ring 0 (Edo) to 3, and degrees clockwise from the top."""
    roads: tuple[str, ...]
    covered: bool
    samurai: tuple[int, ...]
    """Number of samurai of each seat."""
    strangers: int
    """Samurai of unused colours (EDO-18.3)."""
    ronin: tuple[int, ...]
    """Numbers of the Ronin on the space."""
    temple: Seat | None
    merchant: bool
    production: tuple[int, ...]
    """What each samurai produces with 1, 2, ... pieces on the space, down to 0."""
    next_yield: int
    """What one more samurai on the space would produce."""
    city: CityView | None


class CardView(SpecialData, frozen=True, kw_only=True):
    """An authorization card. The starting cards have the price 0."""

    card: str


class MerchantView(MerchantData, frozen=True, kw_only=True):
    """A merchant card."""

    card: str


class DemandView(DemandData, frozen=True, kw_only=True):
    """A demand marker. `goods` is the last part of the key `edo-demand-...`."""

    marker: str


class ColumnView(msgspec.Struct, frozen=True):
    """A column of the privilege board."""

    demand: DemandView | None
    privilege: str
    """"" if the column has no marker."""


class SeatView(Player, frozen=True, kw_only=True):
    """What a player owns, which is public (EDO-21.4), and the progress of the player's plan."""

    house_in_edo: bool
    ready: bool
    """The seat has sealed its plan. Others know nothing else about it."""
    slots: tuple[Slot, ...]
    """The slots of the round that are revealed."""
    total: int
    """Points if the match ended now."""


class OwnView(msgspec.Struct, frozen=True):
    """What only the viewer may know."""

    plan: tuple[Slot, ...]
    """The viewer's plan of this round so far. The last slot may still have no officials."""
    pool: Pool
    """What is available for the plan."""


class StepView(msgspec.Struct, frozen=True):
    """What a slot of a plan, the wages, or the income bring as things stand."""

    does: str
    """For a slot: brings, paid (it brings something and costs something), nothing, nobody (no samurai is on a
    fitting space), later (the turn decides), rest (no officials), quiet (no movement either). After the
    slots: wages or short (the rice is not enough), and income."""
    cost: tuple[tuple[str, int], ...] = ()
    gain: tuple[tuple[str, int], ...] = ()
    """ryo, rice, wood, stone, neutral; 0 if an action does not bring what it is for."""
    points: int = 0
    idle: Fact | None = None
    """Officials who could do nothing."""
    rice: int = 0
    """The rice before the wages. `samurai`: those on the board then; `home`: those that must come home."""
    samurai: int = 0
    home: int = 0


class AheadView(msgspec.Struct, frozen=True):
    """What the sealed plan of the viewer brings as things stand, if nobody moves."""

    steps: tuple[StepView, ...]
    """The slots, the wages if there are samurai, the income if a city pays."""
    cost: tuple[tuple[str, int], ...]
    gain: tuple[tuple[str, int], ...]
    goods: Goods
    """After the round."""
    points: int


class EdoView(View, frozen=True, kw_only=True):
    """The whole table as one viewer sees it: board, cards, markers and goods are public (EDO-21.5, EDO-21.6,
    EDO-21.8, EDO-21.10, EDO-21.13). After the last slot all plans are public, too (EDO-21.16)."""

    phase: str
    """setup, draft, ronin (a Ronin is moved), plan, act (phase 2), wages (phase 3), limit (phase 4), over."""
    side: str
    temples: bool
    privileges: bool
    ronin: bool
    start: Seat | None
    turn: Turn | None
    """The slot that is being carried out, or the last one that was."""
    spaces: tuple[SpaceView, ...]
    players: tuple[SeatView, ...]
    merchant: str
    """The space of the merchant."""
    current: MerchantView | None
    coming: MerchantView | None
    stack: int
    """Number of merchant cards after the current one, including the visible one; 0 in the last round."""
    display: tuple[CardView, ...]
    deck: int
    cards: tuple[CardView, ...]
    """All authorization cards that a player owns or can buy."""
    neutral: int
    strongholds: int
    columns: tuple[ColumnView, ...]
    next_demand: DemandView | None
    next_privilege: str
    demand_stack: int
    privilege_stack: int
    markers: int
    """Ronin markers in the supply."""
    bag: tuple[tuple[str, int], ...]
    """Location tiles in the bag."""
    marks: tuple[Mark, ...] = ()
    own: OwnView | None
    ahead: AheadView | None = None
    """While the viewer's plan is sealed and others still plan."""
    printed: Printed
