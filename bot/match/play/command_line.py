"""What was typed behind a slash command of a game, as moves.

A command makes several small moves in one line, all or none: its fixed moves as soon as they are legal, and
each parameter's value where the question of the parameter's kind comes up.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.core import Command, Param, fact
from bot.match.errors import NotYourTurn, UserError
from bot.match.models import Preview
from bot.match.play.service import Play
from bot.text.escape import shorten


class CommandLine:
    """A command that is spelled out into moves, one question after the other."""

    def __init__(self, play: Play, match: int, user: int, command: Command) -> None:
        self._play, self._match, self._user, self._command = play, match, user, command
        self.moves: list[str] = []
        self.unfinished = False
        """Whether a question of the command itself was left open."""

    async def look(self) -> Preview:
        """The position after the moves so far, and its answers."""
        return await self._play.preview(self._match, self._user, None, self.moves)

    async def spell(self, values: Mapping[str, str], *, until: str | None = None) -> Preview:
        """Answer questions with the command's fixed moves, its parameters and their defaults, or the only
        answer there is, as far as they go; `until` stops at the question of that parameter. Parameters that
        no question asks for stay unused.

        Raises:
            UserError: as `preview`, and NotYourTurn.
            UserError: a required parameter's question never comes up, or a value is no answer to it.
        """
        fixed = list(self._command.moves)
        params = [param for param in self._command.params if not param.narrows or param.name == until]
        preview = await self.look()
        if preview.status == "waiting" and not preview.answers:
            raise NotYourTurn(preview.brief.awaited)
        while True:
            answers = {answer.notation.casefold(): answer for answer in preview.answers}
            if fixed and fixed[0].casefold() in answers:
                preview = await self._add(fixed.pop(0))
                continue
            kinds = {answer.kind for answer in preview.answers}
            param = next((param for param in params if kinds & {param.kind, *param.also}), None)
            if until is not None and param is not None and param.name == until:
                return preview
            given = None if param is None else values.get(param.name) or param.default
            value = given or self._forced(preview)
            if value is None:
                self.unfinished = param is not None
                break
            if param is not None:
                params.remove(param)
            if param is not None and not value.casefold().startswith(self.beginning(values, param)):
                raise UserError(fact("error-extra", text=shorten(value, 60)))
            preview = await self._add(value)
        if until is None:
            await self._check(values, params, fixed)
        return preview

    def beginning(self, values: Mapping[str, str], param: Param) -> str:
        """The start that a value must have if another parameter narrows this one."""
        narrow = (
            one for one in self._command.params if one.narrows and one.kind == param.kind and one != param
        )
        return next((values[one.name].casefold() for one in narrow if values.get(one.name)), "")

    def _forced(self, preview: Preview) -> str | None:
        """The only answer to a question that the command's moves lead to, if the rules allow to give it by
        itself."""
        if not self.moves or preview.status != "asked" or len(preview.answers) != 1:
            return None
        only = preview.answers[0]
        return only.notation if only.kind in self._play.context.games[preview.brief.game].forced else None

    async def _add(self, move: str) -> Preview:
        self.moves.append(move)
        return await self.look()

    async def _check(self, values: Mapping[str, str], unused: list[Param], fixed: list[str]) -> None:
        """Refuse the command if one of its parameters was not used."""
        left = [*(values[param.name] for param in unused if values.get(param.name)), *fixed]
        if left:
            await self._add(left[0])  # the rules say why it is not possible
            raise UserError(fact("error-extra", text=shorten(" ".join(left), 60)))
