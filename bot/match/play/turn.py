"""A turn of a person: match, seat and position are read once, moves are tried on them, and committed once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from bot.core import AnyRules, Seat
from bot.core.imagine import AsksAhead
from bot.core.rules import Move
from bot.match.engine.moves import WISHES, Done, Draft, preview
from bot.match.engine.rows import Match
from bot.match.errors import UserError
from bot.match.models import Answer, Preview, Stayed
from bot.store import SeatRow


class Turn:
    """The turn of a seat as it was read, and the moves that are tried on it."""

    def __init__(self, match: Match, seat: SeatRow, state: Any, moves: Sequence[str] = ()) -> None:
        """Raises: as `Play.submit`, if `moves` cannot be made."""
        self.match, self.seat, self.state = match, seat, state
        self.draft: Draft = preview(match.rules, state, seat.seat, moves, ahead=True)

    def preview(self) -> Preview:
        """What the seat would see after these moves, and what it would be asked then."""
        rules, seat, draft = self.match.rules, self.seat.seat, self.draft
        asked = draft.status == "asked"
        changing = not asked and seat in rules.may_change(draft.state)
        return Preview(
            brief=self.match.brief,
            seat=seat,
            turn_token=self.seat.turn_token,
            moves=draft.texts,
            chosen=tuple(one.move for one in draft.done),
            facts=heard(rules, draft.done, seat, draft.opened),
            view=draft.view,
            before=rules.view(self.state, seat) if draft.done else None,
            status=draft.status,
            prompt=(draft.view.asked or rules.prompt(draft.state, seat)) if asked else None,
            answers=tuple(answers_to(rules, draft.state, seat, draft.legal)) if asked or changing else (),
            foreseen=draft.foreseen,
            may_change=changing,
            turns=draft.turns,
            stayed=tuple(self._stayed()) if isinstance(rules, AsksAhead) else (),
            hand_missed=self.seat.hand_missed,
        )

    def _stayed(self) -> Iterator[Stayed]:
        """The answered questions that stay on the page. One of this turn has no further wishes."""
        rules, draft = self.match.rules, self.draft
        now = 0 if not self.seat.awaited else draft.turns[0] if draft.turns else len(draft.done)
        for at, (done, text) in enumerate(zip(draft.done, draft.texts, strict=True)):
            offer = rules.offer(done.before, self.seat.seat, done.move)
            if offer.stays:
                answers = tuple(answers_to(rules, done.before, self.seat.seat, draft.answers[at]))
                yield Stayed(at, answers, tuple(text.split(WISHES)), offer.wishes and at >= now)


Typed = Callable[[Turn], None]
"""Makes the moves that were typed on a turn."""


class Unplayed(Exception):
    """What was typed is not played yet: the page asks for the rest, or whether it is really meant."""

    def __init__(self, turn: Turn, *, twice: bool = False) -> None:
        super().__init__()
        self.turn_token, self.moves, self.twice = turn.seat.turn_token, turn.draft.texts, twice


def must_be_meant(turn: Turn) -> None:
    """Raises Unplayed: these moves are asked about once more before they are played (`View.twice`)."""
    if turn.draft.view.twice is not None:
        raise Unplayed(turn, twice=True)


def answers_to(rules: AnyRules, state: Any, seat: Seat, moves: Iterable[Move]) -> Iterator[Answer]:
    """Legal moves with the words for them."""
    for move in moves:
        yield Answer(str(move), move.kind, move, rules.offer(state, seat, move))


def heard(rules: AnyRules, done: Sequence[Done], seat: Seat, opened: bool = False) -> tuple[Any, ...]:
    """What the seat hears of moves; of one that would open what others have sealed, only its own choice."""
    facts = [rules.narrate(one.before, one.seat, one.move, seat) for one in (done[:-1] if opened else done)]
    if opened:
        last = done[-1]
        facts.append(rules.offer(last.before, last.seat, last.move).label)
    return tuple(one for one in facts if one is not None)


def legal_part(match: Match, seat: SeatRow, state: Any, moves: Sequence[str]) -> tuple[str, ...]:
    """As many of the first moves as are still possible from a position."""
    draft = Draft(match.rules, state, seat.seat, ahead=True)
    for count, move in enumerate(moves):
        try:
            draft.add(move)
        except UserError:
            return tuple(moves[:count])
    return tuple(moves)
