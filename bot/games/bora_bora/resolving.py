"""Resolving and taking tasks: step 4 of Phase C (BB-10.12 to BB-10.20) and the last tasks (BB-16.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from bot.core import Decision, Event, Fact, Offer, Seat, Task, Value, Who, fact, refusal, without
from bot.games.bora_bora import terms
from bot.games.bora_bora.board import Board
from bot.games.bora_bora.components import GODS
from bot.games.bora_bora.forms import Payment, Shown, TaskName
from bot.games.bora_bora.gods import Paid, can_pay, cost, not_payment, pay, put_away
from bot.games.bora_bora.state import At, Change, Player, State, earn, proceed
from bot.games.bora_bora.tasks import CARDS, has_one_way, lack, missing, named, showings, with_yellow


class Resolved(Event, tag="resolved"):
    """`who` completed a task, or gave it up for 0 points (BB-10.12)."""

    kept: ClassVar = True
    who: Seat
    task: str
    points: int


class FinishedTask(Event, tag="finished-task"):
    """`who` completed a task, or gave it up (BB-10.12)."""

    who: Seat
    task: str
    points: int
    how: str
    """`met`, `given` (given up) or the payment for Yellow."""
    cards: str
    """The cards shown, as colour letters."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        """One catalogue key for all cases, because it is one decision."""
        how, args = self.how, dict[str, Value](points=self.points)
        if how == "given":
            end = fact("bb-how-given")
        else:
            key = "bb-how-met" if how == "met" else "bb-how-yellow"
            if how != "met":
                args["how"] = terms.payment(how)
            if self.cards:
                key, args["cards"] = f"{key}-cards", terms.gods(self.cards)
            end = Fact(key, args)
        return fact("bb-resolved", who=Who(self.who), task=terms.task(board, self.task), end=end)


def unmet(board: Board, state: State, seat: Seat) -> dict[str, int]:
    """The tasks of a seat that are not met, each with the number of missing elements."""
    return {
        name: number for name in state.players[seat].tasks if (number := missing(board, state, seat, name))
    }


def ways(at: At[Any], task: str, how: str) -> list[str]:
    """The choices of cards to show (section 15)."""
    return showings(at.board, at.state, at.seat, task, how) if named(at.board, task) else [""]


class Resolve(Decision):
    """D19, D21: resolve a task, exactly one in a round (BB-10.12)."""

    kind: ClassVar = "task"
    task: TaskName

    def not_own(self, at: At[ResolveTask]) -> Fact | None:
        if self.task in at.state.active.tasks:
            return None
        return refusal("BB-10.12", "bb-no-task-own", task=terms.task(at.board, self.task))

    def harmless(self, at: At[ResolveTask]) -> bool:
        """At the end of the game the order of the tasks does not matter (BB-16.2, BB-16.9), so nothing is
        left to choose if everybody sees that each task can be resolved in one way only."""
        board, state = at.board, at.state
        own = state.active.tasks
        return state.phase == "final" and all(has_one_way(board, state, at.seat, name) for name in own)

    def offered(self, at: At[ResolveTask], label: Fact, *effects: Fact) -> Offer:
        group = fact("bb-group-task", task=terms.task(at.board, self.task))
        return Offer(label, effects, group, stays=True)


class Completion(Resolve):
    """Complete a task.

    If the task asks for cards of any colours, the move always names the cards to show. A separate question,
    or a question that is sometimes left out, would reveal whether the hand holds more than is shown.
    """

    cards: Shown
    """The cards to show, if the task leaves their colours open."""

    @classmethod
    def read(cls, text: str, at: At[Any]) -> Self | Fact | None:
        """The cards in the order of the gods; without cards if the task does not leave them open."""
        task = super().read(text, at)
        if not isinstance(task, Completion):
            return task
        cards = task.cards if named(at.board, task.task) else ""
        return replace(task, cards="".join(sorted(cards, key=GODS.find)))

    def hidden(self, at: At[ResolveTask], how: str) -> Fact | None:
        """The cards must be shown, and be in the hand (BB-11.3, BB-17.8)."""
        shown = ways(at, self.task, how)
        if self.cards in shown:
            return None
        return refusal("BB-11.3", "bb-no-show", text=str(replace(self, cards=shown[0])))

    def complete(
        self, at: At[ResolveTask], how: str, points: int, paid: Player
    ) -> tuple[Player, FinishedTask]:
        """Completed tasks stay with the player (BB-10.17). Only Yellow costs something (BB-10.18)."""
        state, name, shown = at.state, self.task, self.cards
        if not shown and at.board.data.tasks[name].want in CARDS:
            shown = showings(at.board, state, at.seat, name, how)[0]
        player = replace(paid, tasks=without(paid.tasks, name), done=(*paid.done, name))
        return earn(player, "tasks", points), FinishedTask(state.turn, name, points, how, shown)


class Complete(Completion):
    """Complete a task that is met (BB-10.13). `T25`, `T33.BWRG`"""

    notation: ClassVar = "{task}{cards}"

    def refused(self, at: At[ResolveTask]) -> Fact | None:
        board, state = at.board, at.state
        if not_own := self.not_own(at):
            return not_own
        if missing(board, state, at.seat, self.task):
            lacks = lack(board, state, at.seat, self.task)
            return refusal("BB-11.1", "bb-no-task-met", task=terms.task(board, self.task), lacks=lacks)
        return self.hidden(at, "met")

    def play(self, at: At[ResolveTask]) -> Change:
        points = at.board.data.points.task
        player, finished = self.complete(at, "met", points, at.state.active)
        return proceed(at.state, finished, Resolved(at.state.turn, self.task, points), player=player)

    def offer(self, at: At[ResolveTask]) -> Offer:
        task, cards = terms.task(at.board, self.task), terms.gods(self.cards)
        label = fact("bb-do-task-cards", task=task, cards=cards) if cards else fact("bb-do-task", task=task)
        return self.offered(at, label, fact("bb-effect-points", points=at.board.data.points.task))


class CompleteWithYellow(Completion):
    """Complete a task that lacks one element with Yellow (BB-10.14). `T25+Y`, `T25+RR`, `T27+tile.YY`"""

    notation: ClassVar = "{task}+{how}{cards}"
    how: Payment

    def refused(self, at: At[ResolveTask]) -> Fact | None:
        board, state, seat, name = at.board, at.state, at.seat, self.task
        if not_own := self.not_own(at):
            return not_own
        if not missing(board, state, seat, name):  # BB-11.8
            return refusal("BB-11.8", "bb-no-yellow-met", task=terms.task(board, name))
        if wrong := not_payment(state.active, "Y", self.how):
            return wrong
        if self.how not in with_yellow(board, state, seat, name):  # BB-11.6
            lacks = lack(board, state, seat, name, pay(state.active, self.how))
            return refusal("BB-10.14", "bb-no-yellow-short", task=terms.task(board, name), lacks=lacks)
        return self.hidden(at, self.how)

    def play(self, at: At[ResolveTask]) -> Change:
        state, seat, how, points = at.state, at.state.turn, self.how, at.board.data.points.helped_task
        player, finished = self.complete(at, how, points, pay(state.active, how))
        events = (finished, Paid(seat, "Y", how), Resolved(seat, self.task, points))
        return proceed(state, *events, player=player, **put_away(state, how))

    def offer(self, at: At[ResolveTask]) -> Offer:
        task, cards, how = terms.task(at.board, self.task), terms.gods(self.cards), terms.payment(self.how)
        label = fact("bb-do-task-yellow", task=task, how=how)
        if cards:
            label = fact("bb-do-task-yellow-cards", task=task, how=how, cards=cards)
        points = fact("bb-effect-points", points=at.board.data.points.helped_task)
        return self.offered(at, label, points, *cost(at.board, at.state.active, self.how))


class GiveUp(Resolve):
    """Give a task up for 0 points (BB-10.16). `T25-`"""

    notation: ClassVar = "{task}-"

    def refused(self, at: At[ResolveTask]) -> Fact | None:
        if not_own := self.not_own(at):
            return not_own
        board, own, lacks = at.board, at.state.active.tasks, unmet(at.board, at.state, at.seat)
        if self.task not in lacks:
            return refusal("BB-10.15", "bb-no-leave-met", task=terms.task(board, self.task))
        met = [name for name in own if name not in lacks]
        if met and at.state.phase != "final":
            return refusal("BB-10.15", "bb-no-give-up", task=terms.task(board, met[0]))
        return None

    def play(self, at: At[ResolveTask]) -> Change:
        """It leaves the game (BB-10.16)."""
        state, name, seat = at.state, self.task, at.state.turn
        player = state.players[seat]
        player = replace(player, tasks=without(player.tasks, name))
        finished, resolved = FinishedTask(seat, name, 0, "given", ""), Resolved(seat, name, 0)
        return proceed(state, finished, resolved, player=player, gone=(*state.gone, name))

    def offer(self, at: At[ResolveTask]) -> Offer:
        effects: tuple[Fact, ...] = (fact("bb-effect-no-points"),)
        if nine_possible(at.board, at.state):
            effects = (*effects, fact("bb-effect-no-nine", tasks=at.board.data.points.bonus_tasks))
        label = fact("bb-do-task-give-up", task=terms.task(at.board, self.task))
        return self.offered(at, label, *effects)


def nine_possible(board: Board, state: State) -> bool:
    """Whether the bonus for nine tasks can still be reached (BB-16.6)."""
    done = len(state.active.done)
    if state.phase == "final":
        return done + len(state.active.tasks) >= board.data.points.bonus_tasks
    rounds_left = board.data.counts.rounds - state.round + 1
    return done + rounds_left + board.data.counts.tasks >= board.data.points.bonus_tasks


class ResolveTask(Task, tag="resolve-task"):
    """D19, D21: complete a task or give it up (BB-10.12, BB-16.2)."""

    decisions: ClassVar = (Complete, CompleteWithYellow, GiveUp)

    def question(self, at: At[ResolveTask]) -> Fact:
        if at.state.phase == "final":
            return fact("bb-ask-final-task", left=len(at.state.active.tasks))
        return fact("bb-ask-task")

    def options(self, at: At[ResolveTask]) -> list[Resolve]:
        """A task is given up if none is met (BB-10.15, BB-10.16, BB-10.21); at the end of the game, an unmet
        task even if others can be completed (BB-16.9)."""
        board, state, seat = at.board, at.state, at.seat
        player, lacks = state.players[seat], unmet(board, state, seat)
        met = [name for name in player.tasks if name not in lacks]
        resolutions: list[Resolve] = []
        for name in met:
            resolutions += [Complete(name, cards) for cards in ways(at, name, "met")]
        for name in lacks if can_pay(player, "Y") else ():
            for how in with_yellow(board, state, seat, name, lacks[name]):
                resolutions += [CompleteWithYellow(name, cards, how) for cards in ways(at, name, how)]
        if state.phase == "final" or not met:
            resolutions += map(GiveUp, lacks)
        return resolutions


# The second pass


class Took(Event, tag="took"):
    """`who` took a task from the main board (BB-10.19)."""

    kept: ClassVar = True
    says: ClassVar = "bb-took-task"
    who: Seat
    task: terms.TaskName


class Take(Decision):
    """D20: take a task from the main board. `T08`"""

    notation: ClassVar = "{task}"
    forced: ClassVar = True
    task: TaskName

    @classmethod
    def options(cls, at: At[TakeTask]) -> Iterable[Take]:
        return list(map(cls, at.state.board_tasks))

    def refused(self, at: At[TakeTask]) -> Fact | None:
        if self.task in at.state.board_tasks:
            return None
        return refusal("BB-10.19", "bb-no-take", task=terms.task(at.board, self.task))

    def play(self, at: At[TakeTask]) -> Change:
        state, seat = at.state, at.state.turn
        player = state.players[seat]
        player = replace(player, tasks=(*player.tasks, self.task))
        left = without(state.board_tasks, self.task)
        return proceed(state, Took(seat, self.task), player=player, board_tasks=left)

    def offer(self, at: At[TakeTask]) -> Offer:
        lacks = missing(at.board, at.state, at.seat, self.task)
        effect = fact("bb-effect-missing", count=lacks) if lacks else fact("bb-effect-met")
        label = fact("bb-do-take", task=terms.task(at.board, self.task))
        return Offer(label, (effect,), stays=True, contested=self.task)


class TakeTask(Task, tag="take-task"):
    """D20: take a task from the main board (BB-10.19). Everybody must take one, in round 6, too."""

    decisions: ClassVar = (Take,)
    asks: ClassVar = "bb-ask-take"
