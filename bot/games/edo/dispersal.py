"""Variant 3: how Ronin are dispersed with TRAVEL (section 18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from bot.core import Fact, Offer, Seat, Value, Who, fact
from bot.core.decisions import Decision, Event, refusal
from bot.games.edo import terms
from bot.games.edo.asking import AskNow, TurnTask
from bot.games.edo.board import Board
from bot.games.edo.cities import ronin_on
from bot.games.edo.forms import Space
from bot.games.edo.marks import Mark
from bot.games.edo.movement import move_samurai
from bot.games.edo.officials import Stop, Work
from bot.games.edo.refusals import other_action, unknown
from bot.games.edo.ronin import DrawLand
from bot.games.edo.state import At, Change, State, done, player_of, turn_of, with_player
from bot.games.edo.travelling import Travel, Travelled


class DispersalNamed(Event):
    """A seat wants to disperse the Ronin of a space."""

    says: ClassVar[str] = "edo-log-disperse"
    who: Seat
    place: terms.Place
    count: int
    """The Ronin there."""

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("disperse", self.who, self.place),)


class Disperse(Work):
    """Choose the space whose Ronin are to be dispersed (EDO-18.21, EDO-20.10). `R.C2`"""

    kind: ClassVar[str] = "travel"
    notation: ClassVar[str] = "R.{space}"
    space: Space

    @classmethod
    def options(cls, at: At) -> Sequence[Disperse]:
        """Spaces with Ronin (EDO-18.28), once in a turn."""
        if not at.state.ronin or turn_of(at.state).dispersed:
            return ()
        return [*map(Disperse, at.board.sort(tuple(set(at.state.ronin_at))))]

    def refused(self, at: At) -> Fact | None:
        if not at.state.ronin:
            return refusal("EDO-18.21", "edo-no-ronin-off")
        if wrong := other_action(at, "TRAVEL"):
            return wrong
        if turn_of(at.state).dispersed:  # EDO-18.21, EDO-18.31
            return refusal("EDO-18.31", "edo-no-disperse-twice")
        if wrong := unknown(at.board, self.space):
            return wrong
        if self.space in at.state.ronin_at:
            return None
        return refusal("EDO-18.28", "edo-no-disperse-none", place=terms.place(at.board, self.space))

    def play(self, at: At) -> Change:
        """Name the space; the samurai gather there first (EDO-18.22)."""
        state = replace(at.state, turn=replace(turn_of(at.state), dispersed=True))
        task = Rally(at.seat, self.space, at.board.data.numbers.travellers)
        event = DispersalNamed(at.seat, self.space, ronin_on(state, self.space))
        return replace(state, agenda=(task, *state.agenda)), (event,)

    def offer(self, at: At) -> Offer:
        count, place = ronin_on(at.state, self.space), terms.place(at.board, self.space)
        effects = (
            fact("edo-effect-needs", count=count + 1),
            fact("edo-effect-markers", count=reward_of(at.board, at.state, self.space)),
        )
        label = fact("edo-offer-disperse", place=place, count=count)
        return Offer(label, effects, fact("edo-group-ronin"), name=self.space)


class Join(Travel):
    """Move a samurai of the seat to the space of the dispersal, free of charge (EDO-18.22, EDO-18.29).
    `C2-FO3`"""

    @classmethod
    def options(cls, at: At) -> list[Join]:  # type: ignore[override]
        spaces, there = dict.fromkeys(player_of(at).samurai), at.task.at
        return [Join(space, there) for space in spaces if space != there]

    def refused(self, at: At) -> Fact | None:
        if wrong := self.impossible(at):
            return wrong
        if self.start == self.to:
            return refusal("EDO-18.29", "edo-no-way", place=terms.place(at.board, self.to))
        if self.to == at.task.at:
            return None
        return refusal("EDO-18.22", "edo-no-rally", place=terms.place(at.board, at.task.at))

    def play(self, at: At) -> Change:
        state = move_samurai(at.board, at.state, at.seat, self.start, self.to)
        rally = "rally" if at.task.left > 1 else "last"
        return state, (Travelled(at.seat, self.start, self.to, rally),)


class Rally(TurnTask, tag="rally"):
    """Up to `left` more samurai move to the space of the dispersal (EDO-18.22)."""

    decisions: ClassVar = (Join, Stop, AskNow)
    at: str
    left: int

    def question(self, at: At) -> Fact:
        return fact("edo-ask-rally", place=terms.place(at.board, self.at), left=self.left)

    def answer(self, at: At, decision: Decision) -> Change:
        """A samurai comes, or the gathering ends (EDO-18.23)."""
        state, told, last, left = done(at.state), tuple[Event, ...](), "", 0
        if isinstance(decision, Join):
            left, last = self.left - 1, decision.start
            state, told = decision.play(at.on(state))
        if left:
            return replace(state, agenda=(replace(self, left=left), *state.agenda)), told
        state, ended = disperse(at.board, state, at.seat, self.at, last)
        return state, (*told, *ended)


class Encounter(Event):
    """The end of a dispersal."""

    log: ClassVar[str]
    seat: Seat
    space: str
    samurai: int
    """The samurai of the seat there, against the number of Ronin below."""
    ronin: int
    last: str
    """The space from which the last samurai came with this move; "" if none came."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        """Whether the Ronin are dispersed, and the samurai that comes last, if any (EDO-18.23)."""
        args: dict[str, Value] = {
            "who": Who(self.seat),
            "place": terms.place(board, self.space),
            "samurai": self.samurai,
            "ronin": self.ronin,
            "came": 1 if self.last else 0,
            "start": terms.place(board, self.last or self.space),
        }
        return Fact(self.log, args)


class Dispersed(Encounter):
    """The Ronin are outnumbered and leave the space (EDO-18.23)."""

    log: ClassVar[str] = "edo-log-dispersed"
    markers: int
    """Reward of the seat."""

    def tell(self, board: Board, to: Seat | None) -> Fact:
        told = Encounter.tell(self, board, to)
        return Fact(told.key, {**told.args, "markers": self.markers})

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("dispersed", self.seat, self.space, count=self.markers),)


class Stood(Encounter):
    """The Ronin are not outnumbered and stay."""

    log: ClassVar[str] = "edo-log-stood"

    def mark(self) -> tuple[Mark, ...]:
        return (Mark("stood", self.seat, self.space),)


def outnumbered(state: State, seat: Seat, space: str) -> bool:
    """Whether the seat has more samurai on the space than there are Ronin (EDO-18.23)."""
    return state.players[seat].samurai.count(space) > ronin_on(state, space)


def disperse(
    board: Board, state: State, seat: Seat, space: str, last: str
) -> tuple[State, tuple[Event, ...]]:
    """Disperse the Ronin if they are outnumbered: first the reward, then each Ronin moves (EDO-18.23,
    EDO-18.30), as this seat says (EDO-18.25). `last`: where the last samurai came from with this move."""
    player, ronin = state.players[seat], ronin_on(state, space)
    samurai = player.samurai.count(space)
    if not outnumbered(state, seat, space):
        return state, (Stood(seat, space, samurai, ronin, last),)
    reward = reward_of(board, state, space)
    state = with_player(state, seat, replace(player, markers=player.markers + reward))
    gone = [number for number, at in enumerate(state.ronin_at, 1) if at == space]
    tasks = tuple(DrawLand(seat, number, space) for number in gone)
    state = replace(state, markers=state.markers - reward, agenda=(*tasks, *state.agenda))
    return state, (Dispersed(seat, space, samurai, ronin, last, reward),)


def reward_of(board: Board, state: State, space: str) -> int:
    """Ronin markers for dispersing all Ronin of a space (EDO-18.26), limited by the supply (EDO-18.27)."""
    return min(board.data.ronin.rewards[ronin_on(state, space) - 1], state.markers)
