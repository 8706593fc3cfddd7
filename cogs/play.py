"""`/turn` and `/move`: they work for every game, in a channel and in a direct message."""

from __future__ import annotations

from discord import app_commands

from bot.match import UserError
from bot.match.play.turn import Turn
from cogs.framework.call import Call
from cogs.framework.commands import Subject, command
from cogs.framework.completions import completions
from cogs.framework.match_picker import quiet_match
from cogs.framework.persons import words_for
from cogs.framework.services import Interaction, Services
from cogs.turn import commit, open_turn
from cogs.ui.answers import WITHDRAW
from cogs.ui.speech import plain_names

VALUE = 100
SO_FAR = 40
"""If what is typed so far is longer than this, completions leave it out, so that the difference can be
read."""


async def complete_move(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """All legal moves in the asker's words, after the moves typed so far: `L3 +B S` offers destinations."""
    services: Services = interaction.client.services
    number = await quiet_match(interaction)
    if number is None:
        return []
    say = await words_for(interaction)
    done = current.split()
    last = "" if current.endswith(" ") or not done else done.pop()

    def typed(turn: Turn) -> None:
        nonlocal last
        for text in done:
            turn.draft.add(text)
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
        named.append((f"✓ {so_far}", so_far[:VALUE]))
    for answer in preview.answers:
        if answer.kind == WITHDRAW and preview.moves:
            continue  # typed moves are not played yet, so they need not be taken back
        label = f"{so_far} {answer.notation}".strip()
        words = say.say(answer.offer.label, names)
        if last.casefold() in f"{answer.notation} {words}".casefold() and len(label) <= VALUE:
            shown = f"{so_far} " if len(so_far) <= SO_FAR else "… " if so_far else ""
            named.append((f"{shown}{answer.notation} · {words}", label))
    return completions(named)


class Play(Subject):
    @command("turn", match="turn")
    async def turn(self, call: Call, match: int) -> None:
        await call.about(match)
        await open_turn(call, match)

    @command("move", match="move", complete={"move": complete_move})
    async def move(self, call: Call, match: int, move: str) -> None:
        await commit(call, match, None, move.split())


setup = Play.setup
