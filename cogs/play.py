"""`/turn` and `/move`: they work for every game, in a channel and in a direct message."""

from __future__ import annotations

from discord import app_commands

from bot.match import UserError
from bot.match.errors import IllegalMove
from bot.match.play.turn import Turn
from bot.text.escape import shorten
from cogs.framework.call import Call
from cogs.framework.commands import command
from cogs.framework.match_picker import NAME, completions, quiet_match
from cogs.framework.services import Interaction, Services, words_for
from cogs.turn import commit, open_turn
from cogs.ui.answers import WITHDRAW
from cogs.ui.speech import plain_names

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
        for at, text in enumerate(done):
            try:
                turn.draft.add(text)
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
