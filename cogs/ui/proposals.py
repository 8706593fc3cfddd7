"""What a player can propose to the others, as menus on the page of the table."""

from __future__ import annotations

from bot.core import Fact
from bot.match.engine.models import Brief
from bot.match.proposals.proposal import Proposal
from bot.match.proposals.registry import KINDS
from bot.text import Words
from cogs.ui.page import Button, Choice, Menu, Row, pick, press
from cogs.ui.speech import plain_names


def no_button(words: Words, brief: Brief, kind: type[Proposal], told: Fact) -> Button:
    """Below the message that asks for votes."""
    mark = told.args.get("seat" if kind.of_seat else "asked") or 0
    return Button(press("decline", brief.match, kind.name, mark), words("button-no"), "danger")


def proposal_menus(words: Words, brief: Brief, reader: int) -> tuple[Row, ...]:
    """One menu for each kind of proposal that offers something to this player of a running match."""
    seat, names = brief.seat_of(reader), plain_names(brief)
    if seat is None or brief.state != "running":
        return ()
    menus: list[Row] = []
    for kind in KINDS:
        offered = kind.offered(brief, seat)
        choices = tuple(Choice(choice.value, words.say(choice.label, names)) for choice in offered)
        if choices:
            verb = f"ask{kind.verb}"
            menus.append(Menu(pick(verb, brief.match), words(f"menu-{verb}"), choices))
    return tuple(menus)
