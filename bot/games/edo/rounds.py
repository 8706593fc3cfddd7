"""The sequence of a round (section 5): it begins, everybody plans, the slots come one by one, wages, the end
(section 12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from bot.core import Decision, Fact, SealedTask, Seat, Task, fact, refusal
from bot.games.edo import terms
from bot.games.edo.asking import ASK, QUIET, Ask, Quiet, may_say
from bot.games.edo.board import Board
from bot.games.edo.draws import Drawing
from bot.games.edo.limits import Limit
from bot.games.edo.planning import BACK, SLOTS, Act, Back, Crew, Plan, complete, lacks, left_of
from bot.games.edo.privileges import held
from bot.games.edo.ronin import PickRonin
from bot.games.edo.scoring import reached
from bot.games.edo.state import At, Change, Pool, State, done
from bot.games.edo.turns import Reveal
from bot.games.edo.wages import Income, Wages


class BeginRound(Task, tag="begin"):
    """A round begins with phase 1 (EDO-5.1); in variant 3 a Ronin is moved first (EDO-18.5)."""

    chance: ClassVar[bool] = True

    def by_itself(self, at: At) -> Change:
        state = begin_planning(at.board, done(at.state))
        state = replace(state, round=state.round + 1, turn=None)
        if state.ronin and state.start is not None:
            state = replace(state, agenda=(PickRonin(state.start), *state.agenda))
        return state, ()


def begin_planning(board: Board, state: State) -> State:
    """Open phase 1. What every seat can plan with is stored (EDO-6.5), so that nothing later changes it."""
    pools = tuple(
        Pool(player.officials, player.neutral, len(held(board.data, player, "support")), player.cards)
        for player in state.players
    )
    return replace(
        state,
        agenda=(Planning(), *state.agenda),
        plans=((),) * state.seats,
        opened=(0,) * state.seats,
        pools=pools,
        former=state.plans,
        turned=(),
    )


class Planning(SealedTask, tag="plan"):
    """Phase 1: all seats plan at the same time, sealed (EDO-6.1)."""

    seals: ClassVar[str] = "plans"
    decisions: ClassVar = (Act, Crew, Quiet, Back, Ask)
    back: ClassVar = Back

    def owes(self, at: At) -> bool:
        return not complete(at.state.plans[at.seat])

    def awaited(self, board: Board, state: State) -> tuple[Seat, ...]:
        return tuple([seat for seat, plan in enumerate(state.plans) if len(plan) < SLOTS or plan[-1].own < 0])

    def may_change(self, board: Board, state: State) -> tuple[Seat, ...]:
        """A sealed plan can be replaced until every seat has sealed its own (EDO-6.10)."""
        return tuple(
            [seat for seat, plan in enumerate(state.plans) if len(plan) == SLOTS and plan[-1].own >= 0]
        )

    def asked(self, at: At) -> Sequence[type[Decision]]:
        """The next part of the plan. A plan that has a part may also be taken back."""
        lacking = lacks(at.state.plans[at.seat])
        if lacking is None:
            return (Back,)
        return (Crew, Quiet, Back, Ask) if lacking is Crew else (Act, Back, Ask)

    def options(self, at: At) -> Sequence[Decision]:
        plan = at.state.plans[at.seat]
        lacking = lacks(plan)
        if lacking is None:
            return BACK
        decisions: tuple[Decision, ...] = lacking.options(at)
        if at.board.comfort:
            quiet = (QUIET,) if lacking is Crew else ()
            return decisions + quiet + (BACK if plan else ()) + ((ASK,) if may_say(at) else ())
        return decisions + BACK if plan else decisions

    def play(self, at: At, decision: Decision) -> Change:
        change = decision.play(at)
        if not complete(change[0].plans[at.seat]) or self.awaited(at.board, change[0]):
            return change
        return self.complete(at.on(change[0]), change)

    def complete(self, at: At, change: Change) -> Change:
        """Put the turns slot by slot on the agenda (EDO-5.2), then phases 3 and 4 (EDO-5.3)."""
        state, events = change
        tasks: list[Task] = [Reveal(seat, number) for number in range(SLOTS) for seat in state.order]
        tasks += [Wages(seat) for seat in state.order]
        tasks.append(Income())
        tasks += [Limit(seat) for seat in state.order]
        tasks.append(EndRound())
        return done(state, *tasks), events

    def question(self, at: At) -> Fact:
        """It does not say how much of the plan is made."""
        return fact("edo-ask-plan", round=at.state.round)

    def instead(self, at: At, decision: Decision) -> Fact | None:
        plan = at.state.plans[at.seat]
        if complete(plan):
            return refusal("EDO-6.10", "edo-no-sealed")
        if isinstance(decision, Act):
            return refusal("EDO-6.3", "edo-no-crew-first")
        return refusal("EDO-6.3", "edo-no-act-first") if isinstance(decision, Crew) else None


class EndRound(Task, tag="round"):
    """Steps 3 to 5 of phase 4 (EDO-12.3 to EDO-12.5). The running round was completed (EDO-13.3)."""

    chance: ClassVar[bool] = True

    def by_itself(self, at: At) -> Change:
        state = at.state
        if ends(at.board, state):
            return replace(state, agenda=()), ()
        assert state.start is not None
        card = (Drawing("merchant", 1),) if state.stack else ()
        return replace(
            state,
            ahead=False,  # the next card is now the current one (EDO-12.4)
            start=(state.start + 1) % state.seats,  # EDO-12.5
            agenda=(*card, BeginRound()),
        ), ()


def ends(board: Board, state: State) -> bool:
    """Whether the match ends, asked at the end of a round (EDO-25.6). Only power points on the track count
    for this (EDO-13.1, EDO-13.12); without them it ends when no merchant card is left (EDO-13.2)."""
    return not state.coming or bool(reached(state.players, board.data.numbers.goal))


def asked_part(at: At) -> Fact | None:
    """The private question to a seat in phase 1: the next part of its own plan."""
    if not isinstance(at.task, Planning):
        return None
    plan = at.state.plans[at.seat]
    lacking = lacks(plan)
    if lacking is None:
        return None
    if lacking is Act:
        return fact("edo-ask-act", number=len(plan) + 1)
    slot = plan[-1]
    return fact(
        "edo-ask-crew",
        number=len(plan),
        card=slot.card,
        action=terms.action_name(slot.do),
        most=at.board.most[slot.card, slot.do],
        officials=terms.officials(*left_of(at.state.pools[at.seat], plan)),
    )


def repeat_plan(state: State, seat: Seat) -> tuple[Act | Crew, ...]:
    """The previous round's plan as moves of this round. It has fewer officials where fewer are available
    now."""
    moves: list[Act | Crew] = []
    plan: Plan = ()
    for slot in state.former[seat]:
        own, neutral, black = map(min, slot.team, left_of(state.pools[seat], plan))
        crew = QUIET if slot.quiet else Crew(own, neutral, black)
        moves += [Act(slot.card, slot.do), crew]
        plan = (*plan, replace(slot, own=crew.own, neutral=crew.neutral, black=crew.black))
    return tuple(moves)
