"""Check of events: nobody is told what the view of a small game hides from them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from bot.core.checks.hidden import MOST_MOVES, appearance
from bot.core.checks.position import Choose, Finding, Position, named, sample
from bot.core.rules import Move
from bot.core.seats import Seat
from bot.core.table_rules import TableRules


def told_secrets(at: Position, choose: Choose) -> Iterator[Finding]:
    """If the table looks the same to a listener after either of two moves, the listener is told the same of
    both. The view of a small game shows all that everybody may know, so anything told beyond it is a
    secret."""
    if not isinstance(at.rules, TableRules):
        return
    for actor, moves in at.moves.items():
        tried = sample(moves, MOST_MOVES, choose)
        for to in at.listeners:
            if to == actor:
                continue
            known: dict[Hashable, tuple[Move, Any]] = {}
            for move in tried:
                told = at.rules.narrate(at.state, actor, move, to)
                other, heard = known.setdefault(_look(at, actor, move, to), (move, told))
                if heard != told:
                    says = f"{named(to)} is told which it was, {other} or {move}, and may not see it: {told}"
                    yield Finding("told_secrets", says, where=_event(at, actor, move, to))
                    return


def _look(at: Position, actor: Seat, move: Move, to: Seat | None) -> str:
    """All that the listener sees after a move."""
    return repr(appearance(at.after(actor, move), to))


def _event(at: Position, actor: Seat, move: Any, to: Seat | None) -> type:
    """The event of a move that is told."""
    rules = at.rules
    assert isinstance(rules, TableRules)
    after, events = rules.step(at.state, actor, move)
    return next((type(event) for event in events if rules.told(after, (event,), to) is not None), type(move))
