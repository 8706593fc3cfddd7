"""What a move did, written once: the log, the narration on pages and the marks on the board are made of it.

States store the public events since the last reveal, or since the income. The names of tags and fields in
stored states never change: `at` and `to` are places or pieces, `count` is a number. Fields that were added
later have defaults.
"""

from __future__ import annotations

import msgspec

from bot.core import Seat
from bot.games.edo.components import Goods

NOTHING = Goods()


class Event(msgspec.Struct, frozen=True, tag_field="what"):
    """Something that happened."""

    @property
    def what(self) -> str:
        """The tag: the kind of event."""
        return str(self.__struct_config__.tag)


# Setup and draws


class TownTaken(Event, frozen=True, tag="start", rename={"city": "to"}):
    """A seat takes its start city (EDO-3.42)."""

    seat: Seat
    city: str


class BundleTaken(Event, frozen=True, tag="bundle", rename={"bundle": "at"}):
    """A seat takes a resource bundle (EDO-3.41)."""

    seat: Seat
    bundle: str


class Drawn(Event, frozen=True, tag="draw"):
    """Chance has drawn something. `kind` and `place` are those of the task `Drawing`."""

    kind: str
    place: int
    piece: str


# Ronin (section 18)


class RoninPicked(Event, frozen=True, tag="pick", rename={"space": "at", "ronin": "count"}):
    """A seat chooses the Ronin to move."""

    seat: Seat
    ronin: int
    space: str


class LandDrawn(Event, frozen=True, tag="tile", rename={"land": "at", "ronin": "count"}):
    """A location tile is drawn for a Ronin."""

    seat: Seat
    ronin: int
    land: str


class LandNamed(Event, frozen=True, tag="land", rename={"land": "at"}):
    """A seat names the kind of space for a free-choice tile."""

    seat: Seat
    land: str


class RoninMoved(Event, frozen=True, tag="ronin", rename={"start": "at", "end": "to", "ronin": "count"}):
    """A Ronin goes to another space."""

    seat: Seat
    start: str
    end: str
    ronin: int


class DispersalNamed(Event, frozen=True, tag="disperse", rename={"space": "at", "ronin": "count"}):
    """A seat wants to disperse the Ronin of a space."""

    seat: Seat
    space: str
    ronin: int = 0


class Encounter(Event, frozen=True, rename={"space": "at", "markers": "count"}):
    """The end of a dispersal."""

    seat: Seat
    space: str
    markers: int = 0
    """Reward of the seat."""
    samurai: int = 0
    ronin: int = 0
    last: str = ""
    """The space from which the last samurai came with this move."""


class Dispersed(Encounter, frozen=True, tag="dispersed"):
    """The Ronin are outnumbered and leave the space (EDO-18.23)."""


class Stood(Encounter, frozen=True, tag="stood"):
    """The Ronin are not outnumbered and stay."""


# Planning (section 6): nobody stores these events, because plans are secret


class ActionPlanned(msgspec.Struct, frozen=True):
    """A seat puts a card into its next slot. Only the seat itself knows."""

    seat: Seat
    number: int
    card: str
    do: str


class OfficialsPlanned(msgspec.Struct, frozen=True):
    """A seat puts officials on its next slot. Only the seat itself knows."""

    seat: Seat
    number: int
    card: str
    do: str
    own: int
    neutral: int
    black: int
    sealed: bool
    """The plan is complete now."""


class PlanSealed(msgspec.Struct, frozen=True):
    """A plan is complete. This is all that the other seats learn (EDO-21.1)."""

    seat: Seat


class PlanTakenBack(msgspec.Struct, frozen=True):
    """A seat takes back its plan. The others learn it only if the plan was sealed (EDO-21.2)."""

    seat: Seat
    sealed: bool


# A turn (sections 7 to 10)


class Opened(Event, frozen=True, tag="open", rename={"card": "at", "do": "to", "number": "count"}):
    """A slot is revealed (EDO-7.1)."""

    seat: Seat
    number: int
    """Number of the slot, from 1."""
    card: str
    do: str
    own: int
    neutral: int
    black: int
    quiet: bool


class Way(Event, frozen=True, rename={"start": "at", "end": "to", "ryo": "count"}):
    """A piece moves for ryo in the movement step."""

    seat: Seat
    start: str
    end: str
    ryo: int


class SamuraiMoved(Way, frozen=True, tag="walk"):
    """A samurai moves."""


class MerchantMoved(Way, frozen=True, tag="merchant"):
    """The merchant moves."""


class MovementEnded(Event, frozen=True, tag="go"):
    """The movement step is over (EDO-7.8)."""

    seat: Seat


class TurnEnded(Event, frozen=True, tag="turn-over"):
    """The seat uses no more privileges, and its turn is over."""

    seat: Seat


class Passed(Event, frozen=True, tag="pass"):
    """An official does nothing (EDO-0.4)."""

    seat: Seat
    do: str = ""
    possible: bool = True
    """Whether the official could have done something."""


class Enough(Event, frozen=True, tag="enough"):
    """An official does nothing more: no second samurai, no second offer."""

    seat: Seat


class Produced(Event, frozen=True, tag="produce", rename={"space": "at", "goods": "to"}):
    """A samurai produces (EDO-8.4)."""

    seat: Seat
    space: str
    goods: str
    count: int
    full: bool = False
    """By privilege f."""


class Collected(Event, frozen=True, tag="collect", rename={"goods": "at"}):
    """All officials with RICE or MONEY collect at once (EDO-8.1)."""

    seat: Seat
    goods: str
    count: int
    do: str = ""


class Levied(Event, frozen=True, tag="levy", rename={"goods": "at"}):
    """A seat takes a resource with LEVY (EDO-4.21)."""

    seat: Seat
    goods: str


class Built(Event, frozen=True, rename={"space": "at"}):
    """A building stands and is scored (section 9). The tag of the subclass is the building."""

    seat: Seat
    space: str
    cost: Goods = NOTHING
    points: int = 0
    prime: bool = False
    """On site 1 by privilege a."""


class HouseBuilt(Built, frozen=True, tag="house"):
    """A house."""


class PostBuilt(Built, frozen=True, tag="post"):
    """A trading post."""


class StrongholdBuilt(Built, frozen=True, tag="stronghold"):
    """A stronghold."""


class TempleBuilt(Built, frozen=True, tag="temple"):
    """A temple."""


class GateEntered(Event, frozen=True, tag="gate", rename={"gate": "to"}):
    """An official goes to a gate and becomes a samurai (EDO-8.7)."""

    seat: Seat
    gate: str


class Travelled(Event, frozen=True, tag="ride", rename={"start": "at", "end": "to"}):
    """A samurai moves free of charge (EDO-8.8)."""

    seat: Seat
    start: str
    end: str
    rally: str = ""
    """ "rally": it joins a dispersal. "last": it is the last one, and the end of the dispersal tells it."""


class Traded(Event, frozen=True, tag="trade", rename={"card": "at", "offer": "to", "pieces": "count"}):
    """An offer of a merchant card is used (EDO-10.2)."""

    seat: Seat
    card: str
    offer: str
    """"1" or "2"."""
    pieces: int
    cost: Goods = NOTHING
    points: int = 0


class CardBought(Event, frozen=True, tag="card", rename={"card": "at", "ryo": "count"}):
    """A special card is bought (EDO-8.12)."""

    seat: Seat
    card: str
    ryo: int = 0


class Recruited(Event, frozen=True, tag="recruit", rename={"rice": "count"}):
    """A neutral official joins the seat (EDO-8.10)."""

    seat: Seat
    rice: int = 0


class FavourWon(Event, frozen=True, tag="favour", rename={"ryo": "count"}):
    """A seat pays for the favour of the Shogun (EDO-8.13)."""

    seat: Seat
    ryo: int = 0
    points: int = 0


# Demands and privileges (section 17)


class DemandMet(Event, frozen=True, tag="demand", rename={"marker": "at", "privilege": "to"}):
    """A demand is met (EDO-17.6)."""

    seat: Seat
    marker: str
    privilege: str
    """The privilege it brings; "" if there is none."""
    cost: Goods = NOTHING
    points: int = 0


class IncomeClaimed(Event, frozen=True, tag="claim", rename={"city": "at", "ryo": "count"}):
    """Privilege d pays the income of a city at once (EDO-17.34)."""

    seat: Seat
    city: str
    ryo: int


class GoodsRedeemed(Event, frozen=True, tag="redeem", rename={"goods": "at"}):
    """Privilege e gives a resource (EDO-17.35)."""

    seat: Seat
    goods: str


# The end of a round (sections 11 and 12)


class WagesPaid(Event, frozen=True, tag="wage", rename={"rice": "count"}):
    """A seat pays its samurai (EDO-11.1)."""

    seat: Seat
    rice: int
    samurai: int = 0


class Withdrawn(Event, frozen=True, tag="withdraw", rename={"space": "at"}):
    """A samurai comes back from the board (EDO-11.3)."""

    seat: Seat
    space: str
    home: bool = False
    """With all others, of which `AllWithdrawn` tells."""


class AllWithdrawn(Event, frozen=True, tag="home"):
    """All samurai of a seat come back from the board."""

    seat: Seat
    count: int


class Income(Event, frozen=True, tag="income", rename={"city": "at", "ryo": "count"}):
    """A city pays a seat (EDO-11.5)."""

    seat: Seat
    city: str
    ryo: int


class IncomePaid(Event, frozen=True, tag="incomes"):
    """All cities have paid."""

    paid: tuple[tuple[str, Seat, int], ...]
    """(city, seat, ryo)"""


class Discarded(Event, frozen=True, tag="discard", rename={"goods": "at"}):
    """A seat discards a resource over the limit (EDO-12.2)."""

    seat: Seat
    goods: str


Public = (
    TownTaken
    | BundleTaken
    | Drawn
    | RoninPicked
    | LandDrawn
    | LandNamed
    | RoninMoved
    | DispersalNamed
    | Dispersed
    | Stood
    | Opened
    | SamuraiMoved
    | MerchantMoved
    | MovementEnded
    | TurnEnded
    | Passed
    | Enough
    | Produced
    | Collected
    | Levied
    | HouseBuilt
    | PostBuilt
    | StrongholdBuilt
    | TempleBuilt
    | GateEntered
    | Travelled
    | Traded
    | CardBought
    | Recruited
    | FavourWon
    | DemandMet
    | IncomeClaimed
    | GoodsRedeemed
    | WagesPaid
    | Withdrawn
    | AllWithdrawn
    | Income
    | IncomePaid
    | Discarded
)
"""What everybody learns."""
Sealed = ActionPlanned | OfficialsPlanned | PlanSealed | PlanTakenBack
"""What happens to a plan, which not everybody learns."""


def heard_by(event: Public | Sealed, to: Seat | None) -> bool:
    """Whether a seat (None: the public) learns of an event."""
    match event:
        case ActionPlanned() | OfficialsPlanned():
            return to == event.seat
        case PlanSealed():
            return to != event.seat
        case PlanTakenBack():
            return event.sealed or to == event.seat
        case _:
            return True
