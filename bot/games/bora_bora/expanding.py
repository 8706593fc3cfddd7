"""The map (section 6) and expanding on it (BB-7.1 to BB-7.10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Who, fact, put, refusal
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import NEVER, Board
from bot.games.bora_bora.forms import BoardSpace, Payment, RegionName
from bot.games.bora_bora.gains import Got, PutMaterial, fitting, put_beside
from bot.games.bora_bora.gods import Paid, cost, may_pay, not_payment, pay, payments, put_away
from bot.games.bora_bora.state import MOST_SEATS, At, Change, Player, Spot, State, earn, proceed

# Where to


_newest: tuple[Any, Any, list[frozenset[int]]] = None, None, []
"""The newest huts that were asked for (`hosts`, `aside`), and the regions: most states have the same ones as
the state before. Other threads ask about other matches, so it is read once, then checked."""


def settled(state: State, seat: Seat) -> frozenset[int]:
    """Regions with a hut of the seat, on the building space or beside it (BB-7.3, BB-11.4)."""
    global _newest
    hosts, aside, regions = _newest
    if state.hosts is not hosts or state.aside is not aside:
        hosts, aside = state.hosts, state.aside
        own: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        for at, host in enumerate(hosts):
            if host >= 0:
                for settler in (host, *aside[at]):
                    own[settler].append(at)
        regions = list(map(frozenset, own))
        _newest = hosts, aside, regions
    return regions[seat]


def reach(board: Board, state: State, seat: Seat, by: str) -> Mapping[int, int]:
    """Regions that the seat can expand to by one path of this kind, each with its lowest path value (BB-7.1,
    BB-7.44).

    The seat has no hut in these regions (BB-7.9).
    """
    return board.reach(by, settled(state, seat))


def has_huts(player: Player) -> bool:
    """Whether a hut is left on the player board (BB-7.10)."""
    for spot in player.spots:  # noqa: SIM110 - a plain loop is the fastest
        if spot.huts:
            return True
    return False


def least_path(board: Board, state: State, seat: Seat, by: str) -> int:
    """The lowest value with which the seat can expand (BB-7.10)."""
    if not has_huts(state.players[seat]):
        return NEVER
    return board.nearest(by, settled(state, seat))


def no_path(player: Player, by: str) -> Fact:
    """Why the player cannot expand with any value (BB-7.10)."""
    if not has_huts(player):
        return refusal("BB-7.10", "bb-no-huts")
    return refusal("BB-7.10", "bb-no-target", action=terms.action(by))


class ChoseRegion(Event, tag="chose-region"):
    """`who` chose the region for a hut (BB-7.1)."""

    says: ClassVar = "bb-chose-region"
    who: Seat
    region: terms.Region


class ToRegion(Decision):
    """The region in which to place a hut. `CB`"""

    kind: ClassVar = "region"
    notation: ClassVar = "{region}"
    forced: ClassVar = True
    start: ClassVar = False
    """For the start hut."""
    region: RegionName

    def play(self, at: At[Any]) -> Change:
        """The next decision is the choice of the hut."""
        pick = PickHut(at.board.region_at[self.region], self.start)
        return proceed(at.state, ChoseRegion(at.state.turn, self.region), tasks=(pick,))

    def offer(self, at: At[Any]) -> Offer:
        """The offer shows what the region gives, its fish tile, and whose hut is moved aside."""
        board, state = at.board, at.state
        region = board.region_at[self.region]
        gain, host = board.yields[region], state.hosts[region]
        if gain == "offering":
            gains = fact("bb-effect-offerings", count=1)
        else:
            gains = fact("bb-effect-material", material=terms.material(gain))
        effects = [gains, terms.fish(board, state.fish[region])]
        if host >= 0:
            effects.append(fact("bb-effect-aside", who=Who(host)))
        return Offer(fact("bb-do-region", region=terms.region(self.region)), tuple(effects))


class Region(ToRegion):
    """D7: the region to expand to. `CB`"""

    @classmethod
    def options(cls, at: At[Expand]) -> Iterable[Region]:
        """Legal regions, in the order of the map."""
        within = reach(at.board, at.state, at.seat, at.task.by)
        return [cls(at.board.regions[region]) for region in sorted(within) if within[region] <= at.task.value]

    def refused(self, at: At[Expand]) -> Fact | None:
        """The seat must have no hut in the region, and one path of this kind, of a value that it reaches,
        must lead there from a region where it has one (BB-7.1)."""
        board, task = at.board, at.task
        number = board.region_at.get(self.region)
        if number is None:
            return refusal("BB-6.1", "bb-no-region", text=self.region)
        name = terms.region(self.region)
        if number in settled(at.state, at.seat):
            return refusal("BB-7.9", "bb-no-region-own", region=name)
        within = reach(board, at.state, at.seat, task.by)
        if number not in within:
            return refusal("BB-7.1", "bb-no-path", region=name, action=terms.action(task.by))
        if within[number] > task.value:
            return refusal("BB-7.1", "bb-no-path-value", region=name, needs=within[number], value=task.value)
        return None


class Expand(Task, tag="expand"):
    """D7: choose the region (BB-7.1). `by` is L or S."""

    decisions: ClassVar = (Region,)
    by: str
    value: int

    def question(self, at: At[Expand]) -> Fact:
        return fact("bb-ask-region", action=terms.action(self.by), value=self.value)


# Which hut, and what it brings


class Settled(Event, tag="settled"):
    """`who` moved a hut from the player board to a region (BB-7.2), which gives its yield (BB-7.4)."""

    kept: ClassVar = True
    who: Seat
    region: str
    space: int
    """Space of the player board, 1 to 12."""
    aside: Seat | None
    """The seat whose hut was moved aside (BB-7.3)."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        gives = board.yields[board.region_at[self.region]]
        gain = fact("bb-gain-offering")
        if gives != "offering":
            gain = fact("bb-gain-material", material=terms.material(gives))
        who, region = Who(self.who), terms.region(self.region)
        if self.aside is None:
            return fact("bb-settled", who=who, region=region, space=self.space, gain=gain)
        owner = Who(self.aside)
        return fact("bb-settled-aside", who=who, region=region, space=self.space, gain=gain, owner=owner)


class Hut(Decision):
    """D1, D7: the space of the player board from which the hut comes. `7`"""

    notation: ClassVar = "{space}"
    forced: ClassVar = True
    space: BoardSpace

    @classmethod
    def options(cls, at: At[PickHut]) -> Iterable[Hut]:
        spots = at.state.players[at.seat].spots
        return [cls(number) for number, spot in enumerate(spots, 1) if spot.huts]

    def refused(self, at: At[PickHut]) -> Fact | None:
        """The hut may come from any space of the player board that has one (BB-7.2, BB-3.21)."""
        spots = at.state.active.spots
        if 0 < self.space <= len(spots) and spots[self.space - 1].huts:
            return None
        return refusal("BB-7.2", "bb-no-hut", space=self.space)

    def play(self, at: At[PickHut]) -> Change:
        """Place the hut on the building space; a hut already there is moved aside (BB-7.3, BB-7.23).

        Then the region gives its yield (BB-7.4), and Red may be used (BB-7.7), except after the start hut
        (BB-3.20, BB-8.16).
        """
        board, state, region, player = at.board, at.state, at.task.region, at.state.active
        before, aside, given = state.hosts[region], state.aside, board.yields[region]
        if before >= 0:
            aside = put(aside, region, (*aside[region], before))
        place, spots = self.space - 1, player.spots
        player = replace(player, spots=put(spots, place, Spot(spots[place].huts - 1)))
        owner = None if before < 0 else before
        events: tuple[Event, ...] = (Settled(state.turn, board.regions[region], self.space, owner),)
        tasks: tuple[Task, ...] = () if at.task.start else (AskRed(region),)
        if given == "offering":
            player = replace(player, offerings=player.offerings + 1)
            events = (*events, Got(state.turn, given, 1))
        elif fitting(board, player, given):
            tasks = (PutMaterial(given), *tasks)
        else:
            player = put_beside(player, given)
            events = (*events, Got(state.turn, given, 1))
        hosts = put(state.hosts, region, state.turn)
        return proceed(state, *events, tasks=tasks, player=player, hosts=hosts, aside=aside)

    def offer(self, at: At[PickHut]) -> Offer:
        huts = at.state.active.spots[self.space - 1].huts
        left = fact("bb-effect-frees") if huts == 1 else fact("bb-effect-huts-left", count=huts - 1)
        return Offer(fact("bb-do-hut", space=self.space), (left,), name=str(self.space))


class PickHut(Task, tag="pick-hut"):
    """D1, D7: choose the space of the player board from which the hut comes (BB-7.2)."""

    decisions: ClassVar = (Hut,)
    asks: ClassVar = "bb-ask-hut"
    region: terms.RegionNumber
    start: bool = False


# Red


class Fished(Event, tag="fished"):
    """`who` scored the fish tile of a region with a Red god (BB-8.15)."""

    kept: ClassVar = True
    who: Seat
    region: str
    points: int


class UsedRed(Event, tag="used-red"):
    """`who` scored the fish tile of a region with a Red god (BB-8.15)."""

    says: ClassVar = "bb-red"
    who: Seat
    region: terms.Region
    points: int
    how: terms.Payment
    """The payment, see `Paid.how`."""


class Declined(Event, tag="declined"):
    """`who` did not use a Red god in a region (BB-7.7)."""

    says: ClassVar = "bb-red-no"
    who: Seat
    region: terms.Region


class Red(Decision):
    """D8: how Red is paid to score the fish tile. `R`, `YY`, `tile`"""

    notation: ClassVar = "{how}"
    how: Payment

    @classmethod
    def options(cls, at: At[AskRed]) -> Iterable[Red]:
        """The payments from all that the player has after the yield (BB-7.8)."""
        return [cls(how) for how in payments(at.state.active, "R")]

    def refused(self, at: At[AskRed]) -> Fact | None:
        return not_payment(at.state.active, "R", self.how)

    def play(self, at: At[AskRed]) -> Change:
        """The fish tile scores its value (BB-8.15, BB-17.2) and stays on the map (BB-8.18)."""
        state, seat, region = at.state, at.state.turn, at.board.regions[at.task.region]
        points = at.task.fish(at)
        return proceed(
            state,
            UsedRed(seat, region, points, self.how),
            Paid(seat, "R", self.how),
            Fished(seat, region, points),
            player=earn(pay(state.active, self.how), "red", points),
            **put_away(state, self.how),
        )

    def offer(self, at: At[AskRed]) -> Offer:
        points = fact("bb-effect-points", points=at.task.fish(at))
        label = fact("bb-do-red", how=terms.payment(self.how))
        return Offer(label, (points, *cost(at.board, at.state.active, self.how)))


class NoRed(Decision):
    """D8: do not use Red (BB-7.7). `no`"""

    kind: ClassVar = "red"
    notation: ClassVar = "no"
    label: ClassVar = "bb-do-red-no"

    def play(self, at: At[AskRed]) -> Change:
        return proceed(at.state, Declined(at.state.turn, at.board.regions[at.task.region]))


class AskRed(Task, tag="ask-red"):
    """D8: use Red or not (BB-7.7), once for each region that is entered (BB-8.17)."""

    decisions: ClassVar = (Red, NoRed)
    region: int

    def fish(self, at: At[AskRed]) -> int:
        """The value of the fish tile of the region."""
        return at.board.fish[at.state.fish[self.region]].value

    def by_itself(self, at: At[AskRed]) -> Change | None:
        """It is skipped only if public information rules it out (BB-14.5)."""
        return None if may_pay(at.state.active) else proceed(at.state)

    def question(self, at: At[AskRed]) -> Fact:
        region = terms.region(at.board.regions[self.region])
        return fact("bb-ask-red", region=region, points=self.fish(at))
