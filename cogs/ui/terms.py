"""The terms of a table: lines that say them, and menus in which its host settles them."""

from __future__ import annotations

from bot.match.engine.models import Brief
from bot.match.lobby.terms.registry import TERMS, Kinds
from bot.text import Words
from bot.text.escape import capital
from cogs.ui.page import Choice, Menu, Row, pick


def term_lines(words: Words, brief: Brief, kinds: Kinds = TERMS) -> list[str]:
    return [words.say(line) for kind in kinds for line in kind.said(brief)]


def term_menus(words: Words, brief: Brief, kinds: Kinds = TERMS) -> tuple[Row, ...]:
    """One menu for each term that has choices, for the host of a lobby."""
    menus: list[Row] = []
    for kind in kinds:
        choices = [
            Choice(value, capital(words.say(label)), "", chosen)
            for value, label, chosen in kind.offered(brief)
        ]
        if choices:
            menus.append(Menu(pick(kind.menu, brief.match), words(f"menu-{kind.menu}"), tuple(choices)))
    return tuple(menus)
