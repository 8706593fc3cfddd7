"""What a sealed plan brings as things stand: the rules try its slots, the wages and the income as if nobody
moved. The page of the seat shows this before the plan is confirmed, and while the others plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec.structs import asdict, replace

from bot.core import Fact, Seat
from bot.games.edo.aids.trying import asked, opened
from bot.games.edo.components import PRODUCTS
from bot.games.edo.planning import complete
from bot.games.edo.production import produces
from bot.games.edo.rounds import Planning
from bot.games.edo.standing import smooth_work
from bot.games.edo.state import At, Slot, State, player_of
from bot.games.edo.view import AheadView, StepView
from bot.games.edo.wages import PAY, Income, TakeIncome, Wages, Withdraw

LATER: Final = ("BUILD", "TRAVEL", "TRADE", "AUTHORIZE", "LEVY")
"""Actions whose effect and place are decided only in the turn."""
BRINGS: Final[Mapping[str, str]] = {
    "RICE": "rice",
    "MONEY": "ryo",
    **{do: product for do, (_, product) in PRODUCTS.items()},
    "RECRUIT": "neutral",
}
"""What an action is for. The forecast names it even if the plan brings none of it."""
Counts = tuple[tuple[str, int], ...]


def forecast(at: At, notes: Iterable[Fact]) -> AheadView | None:
    """What the plan of a seat would bring, if it is sealed.

    Args:
        notes: the notes on officials who could do nothing, which name their cards.
    """
    if not isinstance(at.task, Planning) or not complete(at.state.plans[at.seat]):
        return None
    idle = {note.args["card"]: note for note in notes}
    steps: list[StepView] = []
    for number, slot in enumerate(at.state.plans[at.seat]):
        step, after = _slot(at, number, slot)
        steps.append(replace(step, idle=idle.get(slot.card)))
        at = at.on(after)
    for step, after in _round_ends(at):
        steps.append(step)
        at = at.on(after)
    player = player_of(at)
    cost, gain = _sum(step.cost for step in steps), _sum(step.gain for step in steps)
    return AheadView(tuple(steps), cost, gain, player.goods, player.points)


def worked(at: At, number: int) -> State:
    """The state after the officials of a slot have done what brings most with the samurai where they
    stand."""
    at = opened(at, number)
    while at.task.needed(at) and (work := smooth_work(at)) is not None:
        state, _ = at.task.play(at, work)
        at = at.on(state)
    return at.state


def _slot(at: At, number: int, slot: Slot) -> tuple[StepView, State]:
    if slot.quiet:
        return StepView("quiet"), at.state
    if not slot.count:
        return StepView("rest"), at.state
    if slot.do in LATER:
        return StepView("later"), at.state
    after = worked(at, number)
    step = _step("brings", at.state, after, at.seat, BRINGS.get(slot.do))
    if step.points or any(count for _, count in step.gain):
        return replace(step, does="paid") if step.cost else step, after
    there = any(produces(at.board, slot.do, space) for space in player_of(at).samurai)
    return replace(step, does="nobody" if slot.do in PRODUCTS and not there else "nothing"), after


def _round_ends(at: At) -> Iterator[tuple[StepView, State]]:
    """Phase 3: as many samurai stay as there is rice for; then the cities pay."""
    before, count = at.state, len(player_of(at).samurai)
    at = asked(at, Wages(at.seat))
    if count:
        while (stay := len(player_of(at).samurai)) and PAY.refused(at):
            state, _ = Withdraw(player_of(at).samurai[0]).play(at)
            at = at.on(state)
        state, _ = PAY.play(at)
        step = _step("wages" if stay == count else "short", before, state, at.seat)
        held = before.players[at.seat].goods.rice
        yield replace(step, samurai=count, home=count - stay, rice=held), state
        at = at.on(state)
    state, _ = TakeIncome().play(asked(at, Income()))
    step = _step("income", at.state, state, at.seat)
    if step.gain:
        yield step, state


def _step(does: str, before: State, after: State, seat: Seat, wanted: str | None = None) -> StepView:
    """What a seat has gained and lost in a later state."""
    had, has = _held(before, seat), _held(after, seat)
    cost = tuple((what, had[what] - count) for what, count in has.items() if count < had[what])
    gain = tuple((what, count - had[what]) for what, count in has.items() if count > had[what])
    if wanted is not None and not gain:
        gain = ((wanted, 0),)
    points = after.players[seat].points - before.players[seat].points
    return StepView(does, cost, gain, points)


def _held(state: State, seat: Seat) -> dict[str, int]:
    player = state.players[seat]
    return {**asdict(player.goods), "neutral": player.neutral}


def _sum(rows: Iterable[Counts]) -> Counts:
    """The sum of each kind, in the order in which they come."""
    total: Counter[str] = Counter()
    for row in rows:
        for what, count in row:
            total[what] += count
    return tuple(total.items())
