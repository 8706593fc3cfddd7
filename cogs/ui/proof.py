"""Pages about a finished match: the proof of the draws, and luck."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

from bot.games.registry import GAMES
from bot.match.engine.models import Brief
from bot.match.fairness.luck import Luck, Pot, Tally
from bot.match.fairness.verify import Report
from bot.text import Words
from cogs.ui.page import Page, Row, verb_button
from cogs.ui.speech import game_term, match_line, safe_names

MARKED = 2.0
"""Standard deviations from which a tally is marked."""
ODD = 2.5
"""Standard deviations from which the most unusual tally is mentioned.

It is more, because among many tallies one is always a little unusual.
"""
LINES = 24


def verify_page(words: Words, brief: Brief, report: Report) -> Page:
    texts = [
        match_line(words, brief),
        f"### {words('page-verify-title')}",
        f"{'✓' if report.sound else '✗'} {words.say(report.said)}",
        words("page-verify-promise", hash=brief.commitment or "", secret=brief.secret or ""),
        f"-# {words('page-verify-unproven')}",
        f"-# {words('page-verify-self')}",
    ]
    row: Row = (
        verb_button(words, "export", brief.match),
        verb_button(words, "luck", brief.match),
    )
    return Page(("\n".join(texts),), rows=(row,))


def luck_page(words: Words, brief: Brief, luck: Luck) -> Page:
    title = words("luck-title", game=game_term(brief.game), match=brief.match)
    lines = luck_lines(words, brief.game, luck, safe_names(brief))
    row: Row = (verb_button(words, "verify", brief.match),)
    return Page(("\n".join([f"### {title}", *lines]),), rows=(row,))


def luck_lines(words: Words, game: str, luck: Luck, names: Sequence[str]) -> list[str]:
    """The report, line by line; also in the parcel. A game without anything to compare says why."""
    if not luck.pots:
        why = f"{GAMES[game].prefix}-luck-none"
        return [words(why if words.has(why) else "luck-none")]
    lines, heading = [], ""
    for pot in luck.pots[:LINES]:
        title = words(pot.title)
        if title != heading:
            lines.append(f"**{title}**")
            heading = title
        who = "" if pot.seat is None else words.spaced(f"{names[pot.seat]}: ")
        lines.append(f"▪ {who}{_pot(words, pot)}")
    return [*lines, verdict(words, luck, names), f"-# {words('luck-note')}"]


def _pot(words: Words, pot: Pot) -> str:
    if pot.average is not None:
        came, expected = (_number(words, value, 2) for value in pot.average)
        return words("luck-average", draws=pot.draws, came=came, expected=expected) + _mark(pot.odd)
    return ", ".join(_tally(words, tally) for tally in pot.tallies)


def _tally(words: Words, tally: Tally) -> str:
    expected = _number(words, tally.expected, 1)
    text = words("luck-tally", label=tally.label, seen=tally.seen, expected=expected)
    return text + _mark(tally.odd)


def _mark(odd: float) -> str:
    return "" if abs(odd) < MARKED else " ▲" if odd > 0 else " ▼"


def verdict(words: Words, luck: Luck, names: Sequence[str]) -> str:
    """The conclusion in one sentence."""
    if not luck.pots:
        return words("luck-none")
    pot = max(luck.pots, key=lambda one: abs(one.odd))
    if abs(pot.odd) < ODD:
        return words("luck-ordinary")
    what = words(pot.title)
    if pot.average is None:
        label = max(pot.tallies, key=lambda tally: abs(tally.odd)).label
        what = words.spaced(f"{what}: {words('luck-label', label=label)}")
    if pot.seat is None:
        return words("luck-odd-table", what=what)
    return words("luck-odd", who=names[pot.seat], what=what)


def _number(words: Words, value: float, digits: int) -> str:
    return str(format_decimal(round(value, digits), format=f"0.{'0' * digits}", locale=words.language))
