"""The rules tried on a position in which all other seats stand still: what the officials of a slot can do
there, and where samurai walk for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.core import CHANCE, Decision, Task, put
from bot.games.edo.actions import UNASKED, works
from bot.games.edo.building import Build
from bot.games.edo.components import PRODUCTS
from bot.games.edo.dispersal import Disperse
from bot.games.edo.forms import MERCHANT
from bot.games.edo.movement import Walk, free_spaces, space_of
from bot.games.edo.planning import Act, left_of
from bot.games.edo.privileges import Use
from bot.games.edo.production import Produce
from bot.games.edo.reach import nearest
from bot.games.edo.state import At, Slot, action_of, player_of, turn_of, with_player
from bot.games.edo.travelling import Travel
from bot.games.edo.turns import Execute, Moving, Open, Pass, Reveal

LEFT_OUT: Final = (Travel, Disperse, Use, Pass)
"""Decisions with very many values, or whose worth only shows later."""
NEAREST: Final = 2
"""The cities in which a samurai meets the merchant, and the sites of temples, that are tried."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """Decisions of a slot, one after the other."""

    start: At
    """Where the slot began."""
    at: At
    walks: tuple[Decision, ...] = ()
    works: tuple[Decision, ...] = ()
    turn: tuple[str, ...] = ()
    """The notation of the current turn, while a later one is tried."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to be decided in the slot."""
        return not self.at.state.agenda

    def worked(self, work: Decision) -> Line:
        """The line with one more decision of an official."""
        return replace(self, at=_then(self.at, work), works=(*self.works, work))

    def walked(self, who: str, to: str) -> Line:
        """The line with one more way of a piece, before all executions (EDO-7.8); the same line if the piece
        is there already."""
        if space_of(self.at.state, who) == to:
            return self
        at, walks = self.start, (*self.walks, Walk(who, to))
        for walk in walks:
            state, _ = walk.play(asked(at, Moving(at.seat)))
            at = asked(at.on(state), self.start.task)
        for work in self.works:
            at = _then(at, work)
        return replace(self, at=at, walks=walks)


def asked(at: At, task: Task) -> At:
    """The position as if the task were next, for the same seat."""
    state = replace(at.state, agenda=(task,))
    return type(at)(at.board, state, CHANCE if task.chance else at.seat, task)


def opened(at: At, number: int) -> At:
    """The position in which the officials of a slot work."""
    state, _ = Open().play(asked(at, Reveal(at.seat, number)))
    return asked(at.on(state), Execute(at.seat))


def _then(at: At, decision: Decision) -> At:
    """The next position in the slot in which the seat is asked. What chance draws meanwhile is left out."""
    state, _ = at.task.play(at, decision)
    for number, task in enumerate(state.agenda):
        there = replace(at, state=replace(state, agenda=state.agenda[number:]), task=task)
        if not task.chance and task.needed(there):
            return there
    return at.on(replace(state, agenda=()))


def slots(at: At) -> Iterator[Slot]:
    """What the next slot of a plan could be, with as many officials as the action takes, neutral ones before
    own ones, but not for travelling. Only where all work at once, there may be fewer."""
    plan, pool = at.state.plans[at.seat], at.state.pools[at.seat]
    own, neutral, _ = left_of(pool, plan)
    for act in Act.options(at):
        most = min(at.board.most[act.card, act.do], own + neutral)
        for count in range(1, most + 1) if act.do in UNASKED else range(most, most + 1):
            white = max(0, count - own) if act.do == "TRAVEL" else min(neutral, count)
            if count:
                yield Slot(act.card, act.do, count - white, white)


def planned(line: Line, slot: Slot) -> Line:
    """The line at the beginning of one more slot."""
    at, number = line.at, len(line.at.state.plans[line.at.seat])
    at = opened(_with_slot(at, number, slot), number)
    return Line(at, at)


def with_workers(line: Line) -> Line:
    """The line with no more officials in its slot than have worked."""
    at, turn = line.at, turn_of(line.at.state)
    slot = at.state.plans[at.seat][turn.number]
    slot = replace(slot, own=slot.own - turn.own, neutral=slot.neutral - turn.neutral)
    return replace(line, at=_with_slot(at, turn.number, slot))


def _with_slot(at: At, number: int, slot: Slot) -> At:
    plan = (*at.state.plans[at.seat][:number], slot)
    return at.on(replace(at.state, plans=put(at.state.plans, at.seat, plan)))


def tried(line: Line, walk: bool) -> Iterator[Line]:
    """What the next official can do.

    Args:
        walk: whether samurai may still walk.
    """
    do = action_of(line.at.board, line.at.state).do
    for there in _meetings(line) if walk and do == "TRADE" and not line.works else (line,):
        answers = there.at.task.answers(there.at)
        yield from (there.worked(work) for work in answers if not isinstance(work, LEFT_OUT))
        if walk and (do in PRODUCTS or do == "BUILD"):
            yield from _elsewhere(line, answers)


def _elsewhere(line: Line, here: Sequence[Decision]) -> Iterator[Line]:
    """What an official can do where the nearest samurai can walk, besides what he can do here."""
    at, near, player = line.at, _near(line), player_of(line.at)
    everywhere = replace(player, samurai=(*player.samurai, *near))
    far = [work for work in works(at.on(with_player(at.state, at.seat, everywhere))) if work not in here]
    temples = [
        work for work in far if isinstance(work, Build) and work.what == "temple" and work.space in near
    ]
    temples.sort(key=lambda work: near[work.space][0])
    walked = dict[str, Line]()
    for work in far:
        space = place_of(at, work)
        if space in near and work not in temples[NEAREST:]:
            if space not in walked:
                walked[space] = line.walked(near[space][1], space)
            if work.refused(walked[space].at) is None:
                yield walked[space].worked(work)


def place_of(at: At, work: Decision) -> str:
    """Where a samurai must stand for what an official does. Demands of the palace are met in Edo."""
    return work.space if isinstance(work, Produce | Build) else at.board.edo


def _meetings(line: Line) -> Iterator[Line]:
    """The merchant and a samurai in the cities where this costs least."""
    at, near, merchant = line.at, _near(line), line.at.state.merchant
    roads = {merchant: 0, **at.board.costs(merchant, free_spaces(at.state, at.seat))}
    ways = sorted((near[city][0] + roads[city], city) for city in at.board.open_cities & near.keys())
    for cost, city in ways[:NEAREST]:
        if cost <= player_of(at).goods.ryo:
            yield line.walked(near[city][1], city).walked(MERCHANT, city)


def _near(line: Line) -> dict[str, tuple[int, str]]:
    """For each space in reach the cost for the nearest samurai that has not worked yet, and where it is."""
    samurai = [*player_of(line.at).samurai]
    for work in line.works:
        space = place_of(line.at, work)
        if space in samurai:
            samurai.remove(space)
    return nearest(line.at, tuple(samurai))
