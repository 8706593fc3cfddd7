"""A turn of a person: match, seat and position are read once, moves are tried on them, also those that a
typed command spells, and committed once. A button gives an answer with those that follow from it; if they end
a turn that can be taken back, the turn is played at once, without *Confirm*."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, takewhile
from typing import Any, Final

from bot.core import CHANCE, AnyRules, Command, Fact, Offer, Param, Seat, fact
from bot.core.asking import AsksAhead, enough
from bot.core.rules import Move
from bot.match.engine.models import Answer, Finish, Preview, Stayed
from bot.match.engine.moves import WISHES, Done, Draft, preview, still_sealed
from bot.match.engine.rows import Match
from bot.match.errors import NotYourTurn, UserError
from bot.match.running.orders import coming
from bot.store import SeatRow
from bot.text.escape import shorten


class Turn:
    """The turn of a seat as it was read, and the moves that are tried on it."""

    def __init__(
        self, match: Match, seat: SeatRow, state: Any, moves: Sequence[str] = (), position: Any = None
    ) -> None:
        """Raises: as `Play.submit`, if `moves` cannot be made.

        Args:
            position: the real position, if `state` is one that is only imagined (`bot.core.asking`).
        """
        self.position = state if position is None else position
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
            chosen=tuple(step.move for step in draft.done),
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
            moments=coming(self.match, draft.afters[-1] if draft.opened else draft.state, seat),
            hand_missed=self.seat.hand_missed,
        )

    def _stayed(self) -> Iterator[Stayed]:
        """The answered questions that stay on the page. Questions of the present turn take no further
        wishes."""
        rules, draft, seat = self.match.rules, self.draft, self.seat.seat
        now = 0 if not self.seat.awaited else draft.turns[0] if draft.turns else len(draft.done)
        for at, (done, text) in enumerate(zip(draft.done, draft.texts, strict=True)):
            if rules.offer(done.before, seat, done.move).stays:
                answers = tuple(answers_to(rules, done.before, seat, draft.answers[at]))
                offers = (answer.offer for answer in answers)
                needed = enough(rules, self.position, done.before, offers) if at >= now else 0
                yield Stayed(at, answers, tuple(text.split(WISHES)), at >= now, needed)


Typed = Callable[[Turn], None]
"""Makes the moves that were typed on a turn."""


class Unplayed(Exception):
    """What was typed is not played yet: the page asks for the rest, or whether it is really meant."""

    def __init__(self, turn: Turn, *, twice: bool = False) -> None:
        super().__init__()
        self.turn_token, self.moves, self.twice = turn.seat.turn_token, turn.draft.texts, twice


def must_be_meant(turn: Turn) -> None:
    """Raises Unplayed if the player must confirm these moves once more before they are played
    (`View.twice`)."""
    if turn.draft.view.twice is not None:
        raise Unplayed(turn, twice=True)


def answers_to(rules: AnyRules, state: Any, seat: Seat, moves: Iterable[Move]) -> Iterator[Answer]:
    """Legal moves with the words for them."""
    for move in moves:
        yield Answer(str(move), move.kind, move, rules.offer(state, seat, move))


def heard(rules: AnyRules, done: Sequence[Done], seat: Seat, opened: bool = False) -> tuple[Any, ...]:
    """What the seat hears of moves. Of a move that would open what others have sealed, it hears only its own
    choice."""
    facts = [rules.narrate(*step, seat) for step in (done[:-1] if opened else done)]
    if opened:
        sealed = still_sealed(rules, done[-1])
        facts.append(rules.narrate(*sealed, seat) if sealed else rules.offer(*done[-1]).label)
    return tuple(fact for fact in facts if fact is not None)


def legal_part(match: Match, seat: SeatRow, state: Any, moves: Sequence[str]) -> tuple[str, ...]:
    """The first of these moves, up to one that is no longer possible in the position."""
    draft = Draft(match.rules, state, seat.seat, ahead=True)
    for count, move in enumerate(moves):
        try:
            draft.add(move)
        except UserError:
            return tuple(moves[:count])
    return tuple(moves)


class CommandLine:
    """A command that is spelled out into moves of a turn, one question after the other. `say`: facts in the
    words of who has typed it; `shown`: what completions show of an answer."""

    def __init__(
        self, turn: Turn, command: Command, say: Callable[[Fact], str], shown: Callable[[Offer], str]
    ) -> None:
        self.turn, self._command, self._say, self._shown = turn, command, say, shown
        self.unfinished = False
        """Whether a question of the command itself was left open."""
        self.given: list[str] = []
        """The notations of the answers before the one at which `spell` stopped."""
        self.rest = ""
        """What was typed of that one."""

    def spell(self, values: Mapping[str, str], *, until: str | None = None) -> None:
        """Answer questions with the command's fixed moves, its parameters and their defaults, or the only
        answer there is, until a question is left open. The page asks for the rest, and also for what was
        typed for later questions. `until` stops at the question of that parameter.

        Raises:
            UserError: as `Draft.add`, and NotYourTurn.
            UserError: a parameter's question never comes up, or a value is no answer to it.
        """
        fixed = list(self._command.moves)
        params = [param for param in self._command.params if not param.narrows or param.name == until]
        typed = {param.name: values.get(param.name, "").lstrip() for param in params}
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
            text = "" if param is None else typed[param.name]
            end = self._end(text, param, param.name == until) if param is not None and text else 0
            if param is not None and param.name == until and end == len(text):
                self.rest = text
                return
            value = text[:end].strip() or ((None if param is None else param.default) or self._forced())
            if value is None:
                self.unfinished = param is not None or bool(kinds.intersection(self._command.asks))
                break
            if param is not None:
                value = self._meant(value, param) if text else value
                if not value.casefold().startswith(self.beginning(values, param)):
                    raise UserError(fact("error-extra", text=shorten(value, 60)))
                typed[param.name] = text[end:].lstrip()
                if param.name == until:
                    self.given.append(value)
                if not param.again:
                    params.remove(param)
            draft.add(value)
        if until is None and not (self.unfinished and draft.done):
            self._check(typed, fixed)

    def _end(self, text: str, param: Param, typing: bool) -> int:
        """Where the first of several answers ends: after a notation, a label or the name of a completion;
        else after a word, or all may belong to it, while somebody is `typing`."""
        if not param.again:
            return len(text)
        moves, word = self._answers_of(param), len(text.split(" ", 1)[0])
        if text[:word].casefold() in moves:
            return word
        names = {name for move in moves.values() for name in self._readings(self._offer(move))}
        ends = (
            len(name) for name in names if name and f"{text} ".casefold().startswith(f"{name} ".casefold())
        )
        return max(ends, default=len(text) if typing else word)

    def _readings(self, offer: Offer) -> tuple[str, str, str]:
        """In which words an answer may be typed."""
        return offer.name, self._say(offer.label), self._shown(offer)

    def beginning(self, values: Mapping[str, str], param: Param) -> str:
        """The start that a value must have if another parameter narrows this one."""
        narrow = (
            each
            for each in self._command.params
            if each.narrows and each.kind == param.kind and each != param
        )
        typed = next((values[each.name].casefold() for each in narrow if values.get(each.name)), "")
        if not typed:
            return ""
        moves, groups = self._answers_of(param), dict[str, list[str]]()
        if any(notation.startswith(typed) for notation in moves):
            return typed
        for notation, move in moves.items():
            group = self._offer(move).group
            if group is not None:
                groups.setdefault(self._say(group), []).append(notation)
        return _named(typed, [(common_start(group), "", label) for label, group in groups.items()])

    def _meant(self, value: str, param: Param) -> str:
        """The notation of the only answer that was named by its label, or the value as it was typed."""
        moves, draft = self._answers_of(param), self.turn.draft
        if value.casefold() in moves or draft.rules.why_not(draft.state, draft.seat, value) is not None:
            return value
        return _named(value, [(str(move), *self._readings(self._offer(move))) for move in moves.values()])

    def _answers_of(self, param: Param) -> dict[str, Move]:
        """What the parameter can answer now, by notation in small letters."""
        notations = ((str(move), move) for move in self._legal())
        return {
            notation.casefold(): move for notation, move in notations if param.answers(move.kind, notation)
        }

    def _offer(self, move: Move) -> Offer:
        draft = self.turn.draft
        return draft.rules.offer(draft.state, draft.seat, move)

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

    def _check(self, typed: Mapping[str, str], fixed: list[str]) -> None:
        """Refuse the command if something that was typed, or one of its moves, was not used."""
        several = {param.name for param in self._command.params if param.again}
        answers = (text.split() if name in several else [text] for name, text in typed.items() if text)
        left = [*chain.from_iterable(answers), *fixed]
        if left:
            if self._legal():
                self.turn.draft.add(left[0])  # the rules say why it is not possible
            raise UserError(fact("error-extra", text=shorten(" ".join(left), 60)))


def common_start(notations: Sequence[str]) -> str:
    """The longest common start of all texts: that of the first and the last in order."""
    first, last = min(notations), max(notations)
    same = takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))
    return "".join(letter for letter, _ in same)


def _named(typed: str, choices: Iterable[tuple[str, ...]]) -> str:
    """The notation of the only choice (notation, name, label, more) with these words, else of the only one
    without a name whose label has them in it, or this number and no other; else what was typed."""
    text, whole, part = typed.strip().casefold(), list[str](), list[str]()
    for notation, name, label, *more in choices:
        if text in map(str.casefold, (name, label, *more)):
            whole.append(notation)
        elif name or (text.isdecimal() and re.findall(r"\d+", label) != [text]):
            continue
        elif re.search(rf"(?<!\w){re.escape(text)}(?!\w)", label.casefold()):
            part.append(notation)
    only = whole or part
    return only[0] if len(only) == 1 else typed


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
