"""Moves that are typed: one group of slash commands a game, built from what its rules declare
(`Rules.commands`); and `/turn` and `/move`, which work for every game, in a channel and in a direct message.

Autocomplete offers only answers that are legal after the parameters filled in so far.
"""

from __future__ import annotations

import inspect
from functools import partial
from typing import Any

from discord import app_commands

from bot.core import AnyRules, Command, Offer, Param, fact
from bot.games.registry import GAMES
from bot.match import Answer, Preview, UserError
from bot.match.errors import IllegalMove
from bot.match.play.turn import CommandLine, Turn, Unplayed, common_start, must_be_meant
from bot.text import Words
from bot.text.escape import shorten
from cogs.framework.call import Call
from cogs.framework.commands import command, enter, text
from cogs.framework.guard import guarded
from cogs.framework.match_picker import NAME, completions, match_of, matches_for, quiet_match
from cogs.framework.services import Interaction, Services, words_for
from cogs.turn import commit, commit_typed, open_turn
from cogs.ui.answers import WITHDRAW, effects_text
from cogs.ui.speech import game_term, plain_names

LABEL = 100


def game_group(rules: AnyRules) -> app_commands.Group:
    """The group of one game, for example `/golden-horn`."""
    name = f"cmd-{rules.key.replace('_', '-')}"
    group = app_commands.Group(name=text(name), description=text(f"{name}-about"))
    for declared in rules.commands:
        group.add_command(_build(rules, name, declared))
    return group


def _build(rules: AnyRules, group: str, command: Command) -> app_commands.Command[Any, ..., None]:
    """Make the function of a command. discord.py reads the parameters from its signature."""
    key = f"{group}-{command.name}"

    async def callback(interaction: Interaction, **given: Any) -> None:
        async def work(call: Call) -> None:
            await call.acknowledge()
            match = await match_of(call, given.get("match"), "move")
            values = {param.name: given.get(_python(param.name)) or "" for param in command.params}

            def typed(turn: Turn) -> None:
                if turn.match.rules.key != rules.key:
                    raise UserError(fact("error-other-game", game=game_term(turn.match.row.game)))
                line = _line(turn, command, call.words)
                line.spell(values)
                if line.unfinished or not turn.draft.done:
                    raise Unplayed(turn)
                must_be_meant(turn)

            await commit_typed(call, match, typed)

        await guarded(Call(interaction), work)

    callback.__signature__ = _signature(command)  # type: ignore[attr-defined]
    names = {_python(param.name): text(f"{key}-{param.name}") for param in command.params}
    about = {_python(param.name): text(f"{key}-{param.name}-about") for param in command.params}
    app_commands.rename(match=text("cmd-param-match"), **names)(callback)
    app_commands.describe(match=text("cmd-param-match-about"), **about)(callback)
    built: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=text(key), description=text(f"{key}-about"), callback=callback
    )
    built.autocomplete("match")(matches_for("move"))
    for param in command.params:
        built.autocomplete(_python(param.name))(_completer(command, param))
    return built


def _signature(command: Command) -> inspect.Signature:
    """The interaction, the parameters (required ones first, as Discord wants) and the match."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    ordered = sorted(command.params, key=lambda param: not param.required)
    return inspect.Signature(
        [
            inspect.Parameter("interaction", kind, annotation=Interaction),
            *(
                inspect.Parameter(_python(param.name), kind, annotation=str)
                if param.required
                else inspect.Parameter(_python(param.name), kind, annotation=str | None, default=None)
                for param in ordered
            ),
            inspect.Parameter("match", kind, annotation=int | None, default=None),
        ]
    )


def _python(name: str) -> str:
    return name.replace("-", "_")


def _completer(command: Command, param: Param) -> Any:
    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer only what is legal now, in the asker's language, with cost and gain."""
        services: Services = interaction.client.services
        match = await quiet_match(interaction)
        if match is None:
            return []
        typed = interaction.namespace
        values = {
            option.name: str(
                getattr(typed, option.name, None) or ""
            )  # by its name in Discord, which has hyphens
            for option in command.params
            if option.name != param.name
        }
        values[param.name] = current if param.again else ""
        beginning, so_far, say = "", "", await words_for(interaction)

        def typed_so_far(turn: Turn) -> None:
            nonlocal beginning, current, so_far
            line = _line(turn, command, say)
            line.spell(values, until=param.name)
            beginning = line.beginning(values, param)
            if param.again:
                so_far, current = " ".join(line.given), line.rest

        try:
            preview = await services.matches.play.preview(match, interaction.user.id, None, typed_so_far)
        except UserError:
            return []
        answers = [answer for answer in preview.answers if param.answers(answer.kind, answer.notation)]
        if param.narrows:
            return _groups(say, preview, answers, current)
        answers = [answer for answer in answers if answer.notation.casefold().startswith(beginning)]
        return _choices(say, preview, answers, current, so_far)

    return complete


def _line(turn: Turn, command: Command, say: Words) -> CommandLine:
    names = plain_names(turn.match.brief)
    return CommandLine(turn, command, partial(say.say, names=names), partial(_shown, say, names))


def _shown(say: Words, names: tuple[str, ...], offer: Offer) -> str:
    """What a completion shows of an answer."""
    effects = effects_text(say, offer, names)
    label = say.say(offer.label, names)
    return f"{label} — {effects}" if effects else label


def _groups(
    say: Words, preview: Preview, answers: list[Answer], current: str
) -> list[app_commands.Choice[str]]:
    names = plain_names(preview.brief)
    grouped: dict[str, list[str]] = {}
    for answer in answers:
        if answer.offer.group is not None:
            grouped.setdefault(say.say(answer.offer.group, names), []).append(answer.notation)
    beginnings = [(name, common_start(notations)) for name, notations in grouped.items()]
    return completions(((name, value) for name, value in beginnings if value), current)


def _choices(
    say: Words, preview: Preview, answers: list[Answer], current: str, so_far: str
) -> list[app_commands.Choice[str]]:
    names = plain_names(preview.brief)
    named = []
    for answer in answers:
        shown = _shown(say, names, answer.offer)
        name, value = (f"{so_far} {one}".strip() for one in (shown, answer.notation))
        if len(name) > LABEL:  # a name that is cut could not be read again
            name = f"{so_far} {say.say(answer.offer.label, names)}".strip()
        if current.casefold() in f"{answer.notation} {shown}".casefold() and len(value) <= LABEL:
            named.append((name, value))
    return completions(named)


class _Groups:
    """The groups of all games."""

    def add(self, tree: app_commands.CommandTree[Any]) -> None:
        for rules in GAMES.values():
            tree.add_command(game_group(rules))


enter(__name__, _Groups())


LEAST_WORDS = 8
"""Fewer characters of words than these say nothing."""


def in_notation(typed: str) -> str:
    """What was typed, without the words of a completion: Discord sends its name when more is typed."""
    return typed.rpartition("·")[2].lstrip("✓ ")


async def complete_move(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """All legal moves in the asker's words, after the moves typed so far: `L3 +B S` offers destinations. What
    is no move is looked for in these words, as in `L3 Red Tower`."""
    services: Services = interaction.client.services
    number = await quiet_match(interaction)
    if number is None:
        return []
    say = await words_for(interaction)
    current = in_notation(current)
    done = current.split()
    last = "" if current.endswith(" ") or not done else done.pop()

    def typed(turn: Turn) -> None:
        nonlocal last
        for at, word in enumerate(done):
            try:
                turn.draft.add(word)
            except IllegalMove:
                last = " ".join([*done[at:], last]).rstrip()
                del done[at:]
                return
        if last.casefold() in (str(move).casefold() for move in turn.draft.legal):
            turn.draft.add(last)
            done.append(last)
            last = ""

    try:
        preview = await services.matches.play.preview(number, interaction.user.id, None, typed)
    except UserError:
        return []
    names = plain_names(preview.brief)
    so_far = " ".join(preview.moves)
    named = []
    if done and preview.status != "waiting":
        named.append((f"✓ {so_far}", so_far[:NAME]))
    for answer in preview.answers:
        if answer.kind == WITHDRAW and preview.moves:
            continue  # typed moves are not played yet, so they need not be taken back
        label = f"{so_far} {answer.notation}".strip()
        words = say.say(answer.offer.label, names)
        if last.casefold() in f"{answer.notation} {words}".casefold() and len(label) <= NAME:
            room = NAME - len(f" · {label}")
            named.append((f"{shorten(words, room)} · {label}" if room > LEAST_WORDS else label, label))
    return completions(named)


@command("turn", match="turn")
async def take_turn(call: Call, match: int) -> None:
    await call.about(match)
    await open_turn(call, match)


@command("move", match="move", complete={"move": complete_move})
async def play_move(call: Call, match: int, move: str) -> None:
    await commit(call, match, None, in_notation(move).split())
