"""Pages about time, and about what players propose to the others and agree on."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.core import Fact, Seat
from bot.match.engine.models import Brief, Person
from bot.match.lobby.terms.registry import TIME
from bot.match.proposals.clock import Pause
from bot.match.proposals.proposal import Proposal, Votes
from bot.match.proposals.service import KINDS
from bot.text import Words
from cogs.ui.page import Button, Choice, Menu, Page, Row, pick, press, verb_button
from cogs.ui.speech import match_line, plain_names, safe_names, term_lines, term_menus


def time_control_page(words: Words, brief: Brief, reader: int) -> Page:
    """The time control of a table. Before the start, the host can change it."""
    lines = [f"### {words('page-clock-title', match=brief.match)}"]
    lines += term_lines(words, brief, TIME)
    changes = brief.state == "lobby" and reader == brief.host
    return Page(("\n".join(lines),), rows=term_menus(words, brief, TIME) if changes else ())


def substitute_page(
    words: Words, brief: Brief, reader: int, seat: Seat | None, guest: Person | None, computer: str
) -> Page:
    """Show what would happen to a seat, before anybody is told.

    Args:
        seat: None: the reader's own.
        guest: to whom it would be offered; None: to anybody, or to a computer.
        computer: the level of the computer that would take it at once; "": none.
    """
    own = brief.seat_of(reader)
    of = own if seat is None else seat
    whose = words("page-offer-own") if of == own else words("page-offer-of", who=safe_names(brief)[of or 0])
    where = (brief.match, -1 if seat is None else seat)
    if computer:
        text = words("page-offer-computer", level=words(f"level-{computer}"))
        button = Button(press("tocomputer", *where, computer), words("button-give-computer"), "danger")
    elif guest is not None:
        text = words("page-offer-to", name=f"<@{guest.user}>")
        button = Button(press("giveseat", *where, guest.user), words("button-offer"), "danger")
    else:
        text = words("page-offer-anybody")
        button = Button(press("giveseat", *where, 0), words("button-offer"), "danger")
    lines = (match_line(words, brief), f"### {whose}", text)
    others = proposal_menus(words, brief, reader) if of == own and guest is None and not computer else ()
    return Page(("\n".join(lines),), rows=((button,), *others))


def pause_page(words: Words, brief: Brief, result: Votes, *, agrees: bool) -> Page:
    """The state of a request for a pause.

    `brief`: the match before the reader's answer; `agrees`: whether the reader has agreed.
    """
    if result.done:
        return Page((words("page-paused"),), rows=(_buttons(words, brief, "no", "button-go-on"),))
    if not result.approved:
        return Page((words("page-pause-none" if brief.paused_at is None else "table-goes-on"),))
    text = _voices(words, brief, result)
    if agrees:
        return Page((text,), rows=(_buttons(words, brief, "no", "button-unvote"),))
    return Page((text,), rows=(_buttons(words, brief, "yes", "button-pause"),))


def _buttons(words: Words, brief: Brief, arg: str, label: str) -> Row:
    return (Button(press("pause", brief.match, arg), words(label)),)


def agreed_page(
    words: Words, brief: Brief, result: Votes, kind: type[Proposal], seat: Seat | None = None
) -> Page:
    """How a proposal stands to which the reader has agreed. `seat`: the reader's, who has made it."""
    if result.done:
        return Page((words("page-agreed-alone" if result.alone else "page-agreed"),))
    rows: tuple[Row, ...] = ()
    if not kind.of_seat:
        rows = ((Button(press("unvote", brief.match, kind.name), words("button-unvote")),),)
    elif seat is not None:
        rows = ((Button(press("decline", brief.match, kind.name, seat), words("button-withdraw")),),)
    return Page((_voices(words, brief, result),), rows=rows)


def unvoted_page(words: Words, brief: Brief, result: Votes) -> Page:
    """How a proposal stands from which the reader has withdrawn."""
    return Page((_voices(words, brief, result) if result.approved else words("page-votes-withdrawn"),))


def _voices(words: Words, brief: Brief, result: Votes) -> str:
    names, votes = safe_names(brief), (result.approved, result.missing)
    agreed, missing = (tuple(names[seat] for seat in seats) for seats in votes)
    if not agreed:
        return words("page-asked", missing=missing)
    return words("page-agreeing", agreed=agreed, missing=missing)


_SEAT_TO_TAKE: Final = {
    *("table-computer-asked", "table-seat-asked", "table-own-seat-asked", "table-computer-offered"),
    *("table-time-out-substitute", "table-time-out-substitute-private", "table-seat-offered"),
    *("table-seat-by-manager", "table-person-gone-autopilot", "table-seat-unheard", "table-resigned-seat"),
}
"""News of seats that somebody may take."""


def time_buttons(words: Words, brief: Brief, told: Fact, reader: int | None) -> tuple[Button, ...]:
    match, seat = brief.match, told.args.get("seat")
    own = None if reader is None else brief.seat_of(reader)
    absent = None if reader is None else own == seat
    if brief.state != "running":
        return ()
    for kind in KINDS:
        if kind.verb and kind.asks == told.key:
            asked = press(kind.verb, match, seat if kind.of_seat else told.args.get("asked"))
            agree = Button(asked, words(f"button-{kind.verb}"), "success")
            return (agree, no_button(words, brief, kind, told))
    take = Button(press("seat", match, seat), words("button-take-seat"), "success")
    offer = Button(press("offer", match, seat), words("button-offer-seat"))
    if brief.private and (reader is None or own is not None):  # its players name somebody, who is told it
        take = offer = verb_button(words, "substitute", match)
    if told.key in _SEAT_TO_TAKE:
        return (take,)
    match told.key:
        case "table-person-gone":
            return (take, verb_button(words, "autopilot", match, seat))
        case "table-waited":
            if absent:
                return ()
            return (
                verb_button(words, "autopilot", match, seat, style="primary"),
                offer,
            )
        case "table-all-away":
            return (Button(press("imback", match), words("button-come-back"), "primary"),)
        case "table-silent":
            return (verb_button(words, "keep", match, style="primary"),)
        case "table-autopilot-begins" | "table-autopilot-called":
            back = Button(press("imback", match), words("button-come-back"), "primary")
            if absent is not None:
                return (back,) if absent else (take,)
            return (back, replace(take, style="secondary"))
        case "table-pause-asked":
            agree = verb_button(words, "pause", match, "yes", style="success")
            return (agree, no_button(words, brief, Pause, told))
        case "table-paused":
            return (Button(press("pause", match, "no"), words("button-go-on"), "primary"),)
        case "table-reminder" | "table-reminder-until":
            return (verb_button(words, "turn", match, style="primary"),)
    return ()


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
