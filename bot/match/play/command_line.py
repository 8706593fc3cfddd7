"""What was typed behind a slash command of a game, as moves.

A command makes several small moves in one line, all or none: its fixed moves as soon as they are legal, and
each parameter's value where the question of the parameter's kind comes up.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.core import Command, Param, fact
from bot.core.rules import Move
from bot.match.errors import NotYourTurn, UserError
from bot.match.play.turn import Turn
from bot.text.escape import shorten


class CommandLine:
    """A command that is spelled out into moves of a turn, one question after the other."""

    def __init__(self, turn: Turn, command: Command) -> None:
        self.turn, self._command = turn, command
        self.unfinished = False
        """Whether a question of the command itself was left open."""

    def spell(self, values: Mapping[str, str], *, until: str | None = None) -> None:
        """Answer questions with the command's fixed moves, its parameters and their defaults, or the only
        answer there is, as far as they go; `until` stops at the question of that parameter. The page asks for
        the rest, and also for what was typed for questions after it.

        Raises:
            UserError: as `Draft.add`, and NotYourTurn.
            UserError: a parameter's question never comes up, or a value is no answer to it.
        """
        fixed = list(self._command.moves)
        params = [param for param in self._command.params if not param.narrows or param.name == until]
        typed = {param.name: _answers(param, values) for param in params}
        draft = self.turn.draft
        if draft.status == "waiting" and not self._legal():
            raise NotYourTurn(self.turn.match.brief.awaited)
        while True:
            legal = self._legal()
            if fixed and fixed[0].casefold() in (str(move).casefold() for move in legal):
                draft.add(fixed.pop(0))
                continue
            kinds = {move.kind for move in legal}
            param = next((param for param in params if kinds & {param.kind, *param.also}), None)
            answers = [] if param is None else typed[param.name]
            if param is not None and param.name == until and not answers:
                return
            value = answers[0] if answers else self._unsaid(param)
            if value is None:
                self.unfinished = param is not None or bool(kinds.intersection(self._command.asks))
                break
            if param is not None:
                self._check_start(value, values, param)
                del answers[:1]
                if not param.again:
                    params.remove(param)
            draft.add(value)
        if until is None and not (self.unfinished and draft.done):
            self._check(typed, fixed)

    def _unsaid(self, param: Param | None) -> str | None:
        """The answer to a question for which nothing was typed."""
        return (None if param is None else param.default) or self._forced()

    def _check_start(self, value: str, values: Mapping[str, str], param: Param) -> None:
        """Refuse a value that lies outside the group that was typed."""
        if not value.casefold().startswith(self.beginning(values, param)):
            raise UserError(fact("error-extra", text=shorten(value, 60)))

    def beginning(self, values: Mapping[str, str], param: Param) -> str:
        """The start that a value must have if another parameter narrows this one."""
        narrow = (
            one for one in self._command.params if one.narrows and one.kind == param.kind and one != param
        )
        return next((values[one.name].casefold() for one in narrow if values.get(one.name)), "")

    def _legal(self) -> list[Move]:
        """What can be answered now, also by a seat that may change what it has sealed."""
        draft = self.turn.draft
        changing = draft.seat in draft.rules.may_change(draft.state)
        return list(draft.legal) if draft.status == "asked" or changing else []

    def _forced(self) -> str | None:
        """The only answer to a question that the command's moves lead to, if the rules allow to give it by
        itself."""
        draft = self.turn.draft
        if not draft.done or draft.status != "asked" or len(draft.legal) != 1:
            return None
        only = draft.legal[0]
        return str(only) if only.kind in draft.rules.forced else None

    def _check(self, typed: Mapping[str, list[str]], fixed: list[str]) -> None:
        """Refuse the command if something that was typed, or one of its moves, was not used."""
        left = [*(value for answers in typed.values() for value in answers), *fixed]
        if left:
            self.turn.draft.add(left[0])  # the rules say why it is not possible
            raise UserError(fact("error-extra", text=shorten(" ".join(left), 60)))


def _answers(param: Param, values: Mapping[str, str]) -> list[str]:
    """What was typed for a parameter, one answer after the other."""
    value = values.get(param.name, "")
    return value.split() if param.again else [value] if value else []
