"""Moments and clocks in words: Discord shows a moment in the reader's own language and time zone."""

from __future__ import annotations

from bot.core import Fact
from bot.match.models import Brief
from bot.text import Words
from cogs.ui.speech import safe_names, when


def moment(milliseconds: int) -> str:
    """A day with its time, and how far it is from now."""
    return f"{when(milliseconds, 'f')} ({when(milliseconds)})"


def timed(said: Fact) -> Fact:
    """The fact with its moments (`until`, `since`: UTC milliseconds) as Discord writes them."""
    until, since = said.args.get("until"), said.args.get("since")
    args = dict(said.args)
    if isinstance(until, int):
        args["until"] = moment(until)
    if isinstance(since, int):
        args["since"] = when(since)
    return Fact(said.key, args)


def clock_lines(words: Words, brief: Brief) -> list[str]:
    """Until when the players who must act have time, or that the match is paused."""
    if brief.state != "running":
        return []
    if brief.paused_at is not None:
        return [words("board-paused", since=when(brief.paused_at))]
    names = safe_names(brief)
    timed = [one for one in brief.players if one.awaited and one.deadline is not None]
    if len({one.deadline for one in timed}) == 1 and len(timed) == len(brief.awaited):
        return [words("board-until", until=moment(timed[0].deadline or 0))]
    return [words("board-until-who", who=names[one.seat], until=moment(one.deadline or 0)) for one in timed]


def autopilot_lines(words: Words, brief: Brief) -> list[str]:
    """The players for whom the autopilot plays."""
    names = safe_names(brief)
    away = tuple(names[one.seat] for one in brief.players if one.on_autopilot)
    return [words("status-autopilot", who=away)] if away and brief.state == "running" else []
