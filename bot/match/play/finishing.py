"""Buttons that give several answers at once: an answer and those that follow from it. If they end a turn that
can be taken back, the turn is played at once, without *Confirm*."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.core import CHANCE
from bot.match.engine.models import Answer, Finish
from bot.match.engine.moves import Draft, preview
from bot.match.play.turn import Turn, answers_to

MOST: Final = 20
"""If there are more answers of one kind than this, they have no buttons, so none of them ends the turn at
once."""


def finishes(turn: Turn) -> tuple[Finish, ...]:
    """The answers that are given together with the answers that follow them. They end the turn if its player
    has made a choice before, and could take the end back alone."""
    draft = turn.draft
    if draft.status != "asked" or draft.turns or draft.foreseen:
        return ()
    kinds = Counter(move.kind for move in draft.legal)
    chosen = any(len(answers) > 1 for answers in draft.answers)
    results = []
    for answer in answers_to(draft.rules, draft.state, draft.seat, draft.legal):
        may_end = chosen and kinds[answer.kind] <= MOST
        if (may_end or answer.offer.then) and (finish := _finish(turn, answer, may_end=may_end)) is not None:
            results.append(finish)
    return tuple(results)


def _finish(turn: Turn, first: Answer, *, may_end: bool) -> Finish | None:
    """An answer with the answers that are given after it."""
    draft, answers, whole = _with(turn, turn.draft, first), [first], True
    while not _is_whole(draft):
        offered = tuple(answers_to(draft.rules, draft.state, draft.seat, draft.legal))
        given = _given(offered, answers[-1].offer.then)
        if given is None:
            break
        answers.append(given)
        whole &= len(offered) == 1
        draft = _with(turn, draft, given)
    if may_end and _is_whole(draft) and _can_be_taken_back(turn, draft):
        return Finish(tuple(answers), whole=whole, ends=True)
    then = [answer.notation for answer in answers[1:2]] == [first.offer.then]
    return Finish(tuple(answers[:2]), whole=whole, ends=False) if then else None


def _with(turn: Turn, draft: Draft, answer: Answer) -> Draft:
    return preview(draft.rules, turn.state, draft.seat, (*draft.texts, answer.notation), ahead=True)


def _given(answers: Sequence[Answer], then: str) -> Answer | None:
    """The only answer, the usual one, or the one that follows from the answer before."""
    if len(answers) == 1:
        return answers[0]
    return next((answer for answer in answers if answer.offer.usual or answer.notation == then), None)


def _is_whole(draft: Draft) -> bool:
    return draft.status != "asked" or len(draft.done) in draft.turns


def _can_be_taken_back(turn: Turn, draft: Draft) -> bool:
    """Whether the end of the turn draws and opens nothing, and no computer answers before the player can take
    it back. If all others are computers, they agree to an undo at once."""
    if draft.foreseen or draft.opened or draft.status == "chance" or draft.view.twice is not None:
        return False
    after = draft.afters[-1]
    if draft.seat in draft.rules.may_change(after):
        return True
    next_up = draft.rules.to_act(after)
    if not next_up or CHANCE in next_up:
        return False
    return turn.match.brief.alone or set(next_up) <= {voter.seat for voter in turn.match.brief.voters}
