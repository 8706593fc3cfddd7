"""Pages of events: the card on a server, what somebody sees of an event, and the controls of those who lead
it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from babel.numbers import format_decimal
from msgspec.structs import replace

from bot.core import Fact, fact
from bot.events.model import COMPUTER, LEAST
from bot.events.standings import TIE_BREAKS, Standing
from bot.match.engine.models import Mine
from bot.match.events.models import EventTable, EventView
from bot.match.timing.clock import amount_fact
from bot.store.events import EntryRow
from bot.text import Words
from bot.text.escape import discord_safe, minus, plain, shorten
from cogs.ui.page import MENU, Button, Choice, Menu, Page, Picture, Row, pick, press, verb_button
from cogs.ui.results import drawn, percent
from cogs.ui.speech import game_term, when, with_words
from render.scene import Chart, Column, Grid, Line, Pair

LISTED: Final = 900
"""Letters of lists of names or tables on a card."""
TWO_COLUMNS: Final = 16
"""With more people the standings stand in two columns."""
TIES: Final = 8
"""Lines that say what decides between people with the same points."""
GROUPS: Final = "ABCDEFGH"


def event_title(words: Words, view: EventView) -> str:
    """The name, safe in message text."""
    name = discord_safe(view.name)
    return name if view.season == 1 else words("event-season", event=name, season=view.season)


def entry_name(words: Words, entry: EntryRow) -> str:
    """Safe in message text."""
    return discord_safe(entry.name or "") or words("event-somebody", number=entry.number)


def plain_entry(words: Words, entry: EntryRow) -> str:
    """As it is drawn, and in menus."""
    return drawn(entry.name or "", words("event-somebody", number=entry.number))


def number(words: Words, value: Fraction) -> str:
    return minus(format_decimal(round(float(value), 2), locale=words.language))


# -- words -------------------------------------------------------------------------------------------------


def rule_lines(words: Words, view: EventView) -> list[str]:
    settings = view.settings
    lines = [
        words(
            f"event-format-{settings.format}",
            game=game_term(view.game),
            seats=settings.seats,
            rounds=settings.rounds,
            groups=settings.groups,
        ),
        words.say(
            fact(
                "event-clock",
                turn=amount_fact(settings.turn),
                round=amount_fact(settings.round_time),
            )
        ),
    ]
    if settings.format != "knockout":
        points = ", ".join(str(point) for point in settings.points)
        lines.append(words("event-points", points=points) if points else words("event-points-usual"))
    lines.append(words(f"event-ties-{settings.format}"))
    lines.append(words("event-absent"))
    if settings.computers is not None:
        lines.append(words("event-computers"))
    return [f"-# {line}" for line in lines]


def state_line(words: Words, view: EventView) -> str:
    people = len(view.here)
    match view.state:
        case "open":
            return words("event-open", people=people, least=LEAST)
        case "running":
            rounds = view.setup.rounds if view.settings.format != "knockout" else 0
            ends = when(view.round_ends, "f")
            return words("event-running", round=view.round, rounds=rounds, ends=ends, people=people)
        case "over":
            return words("event-over-line")
    return words("event-cancelled-line")


def _names(words: Words, view: EventView, table: EventTable) -> tuple[str, ...]:
    return tuple(
        words("event-computer") if seat == COMPUTER else entry_name(words, view.entry(seat))
        for seat in table.seats
    )


def table_line(words: Words, view: EventView, table: EventTable, guild: int | None) -> str:
    """Who sits there, and where it is or how it ended."""
    names = _names(words, view, table)
    if len(table.seats) == 1:
        return words("event-bye", name=names[0])
    line = words("event-table", table=table.number, names=names)
    if table.ranks:
        firsts = tuple(name for name, rank in zip(names, table.ranks, strict=True) if rank == 1)
        how = words(f"event-how-{table.how or 'played'}", names=firsts)
        return f"{line} {how}"
    if table.match is None:
        return f"{line} {words('event-opening')}"
    if table.guild != guild:
        return f"{line} {words('event-elsewhere', match=table.match)}"
    return f"{line} <#{table.post}>"


def tie_lines(words: Words, view: EventView) -> list[str]:
    """What decides between people with the same points, once one of them has played."""
    keys, breaks = TIE_BREAKS[view.settings.format], list[str]()
    lines = view.standings
    for at, line in enumerate(lines[:-1]):
        below = lines[at + 1]
        if line.by is None or below.group != line.group or not (line.played or below.played):
            continue
        which = keys.index(line.by)
        mine, theirs = (_value(words, line.by, standing.values[which]) for standing in (line, below))
        names = {
            "one": entry_name(words, view.entry(line.entrant)),
            "other": entry_name(words, view.entry(below.entrant)),
        }
        why = words(f"event-tie-{line.by}")
        breaks.append(words("event-decided", **names, why=why, mine=mine, theirs=theirs))
    return breaks[:TIES]


# -- the picture -------------------------------------------------------------------------------------------


def standings_chart(words: Words, view: EventView, user: int | None = None) -> Chart:
    """Standings as a picture. `user`: whose line is highlighted."""
    own = None if user is None else view.entry_of(user)
    parts: list[Grid | Pair] = []
    for group in range(view.settings.groups):
        lines = [standing for standing in view.standings if standing.group == group]
        heading = words("event-group", group=GROUPS[group]) if view.settings.groups > 1 else ""
        mine = None if own is None else own.number
        if len(lines) > TWO_COLUMNS:
            half = -(-len(lines) // 2)
            parts.append(
                Pair(
                    _grid(words, view, lines[:half], mine, heading, short=True),
                    _grid(words, view, lines[half:], mine, heading, short=True),
                )
            )
        else:
            parts.append(_grid(words, view, lines, mine, heading, short=False))
    title, sub = event_heading(words, view)
    foot = words(f"event-ties-{view.settings.format}")
    return Chart(language=words.language, title=title, sub=sub, parts=tuple(parts), foot=foot)


def event_heading(words: Words, view: EventView) -> tuple[str, str]:
    title = drawn(view.name)
    named = title if view.season == 1 else words("event-season", event=title, season=view.season)
    return named, words("event-final" if view.state == "over" else "event-after", round=view.round)


def _grid(
    words: Words, view: EventView, lines: Sequence[Standing], own: int | None, heading: str, *, short: bool
) -> Grid:
    keys = TIE_BREAKS[view.settings.format][:-1]
    shown = range(1 if short else len(keys))
    knockout = view.settings.format == "knockout"
    columns = [
        Column(words("event-player"), wide=True),
        Column(words("event-won" if knockout else "results-points"), "right"),
        *([] if short else [Column(words("event-played"), "right")]),
        *(Column(words(f"event-head-{keys[at]}"), "right") for at in shown),
    ]
    rows = []
    for line in lines:
        entry = view.entry(line.entrant)
        name = plain_entry(words, entry)
        if entry.until is not None and view.state == "running":
            name = words("event-out", name=name)
        cells = [name, number(words, line.points)]
        cells += [] if short else [str(line.played)]
        cells += [_value(words, keys[at], line.values[at]) for at in shown]
        rows.append(Line(tuple(cells), line.place, line.entrant == own))
    return Grid(tuple(columns), tuple(rows), heading)


def _value(words: Words, key: str, value: Fraction) -> str:
    if key == "share":
        return percent(words, value)
    return number(words, -value if key in ("last", "seed") else value) if value or key != "last" else "–"


# -- pages -------------------------------------------------------------------------------------------------


def card_page(words: Words, view: EventView, guild: int, pictures: tuple[Picture, ...], text: str) -> Page:
    """The card of an event on a server; it is edited whenever something changes."""
    texts = [f"## {event_title(words, view)}", state_line(words, view)]
    texts += people_lines(words, view)
    if view.state == "running":
        lines = [table_line(words, view, event_table, guild) for event_table in view.current]
        texts.append(shorten("\n".join(lines), LISTED))
    texts += rule_lines(words, view)
    if len(view.homes) > 1:
        texts.append(f"-# {words('event-shared', servers=len(view.homes))}")
    if view.standings and not pictures and view.state != "open":
        texts.append(text)
    page = Page(tuple(texts), pictures, card_rows(words, view))
    return with_words(words, page, press("evwords", view.event, -1))


def people_lines(words: Words, view: EventView) -> list[str]:
    """Who has signed up so far."""
    names = ", ".join(entry_name(words, entry) for entry in view.here)
    return [shorten(names, LISTED)] if names and view.state == "open" else []


def card_rows(words: Words, view: EventView) -> tuple[Row, ...]:
    event = view.event
    buttons = [Button(press("evsee", event), words("button-event"), "primary")]
    if view.joinable:
        buttons.append(Button(press("evjoin", event), words("button-event-join"), "success"))
    if view.state in ("open", "running"):
        buttons.append(Button(press("evleave", event), words("button-event-leave")))
    buttons.append(Button(press("evlead", event), words("button-event-lead")))
    return (tuple(buttons),)


def see_page(
    words: Words,
    view: EventView,
    user: int,
    guild: int | None,
    pictures: tuple[Picture, ...],
    text: str,
    *,
    my_turns: Sequence[Mine] = (),
) -> Page:
    """What one person sees of an event. `my_turns`: the matches that wait for the person."""
    texts = [f"## {event_title(words, view)}", state_line(words, view)]
    own = view.entry_of(user)
    if own is not None and own.until is None and view.state == "running":
        mine = _own_table(view, own)
        texts.append(words("event-no-table") if mine is None else table_line(words, view, mine, guild))
        if mine is not None and mine.match is not None and not mine.ranks and mine.guild != guild:
            texts.append(words("event-play-here"))
    texts += people_lines(words, view)
    texts += [f"-# {tie_line}" for tie_line in tie_lines(words, view)] if view.state != "open" else []
    texts += rule_lines(words, view)
    if view.state != "open" and not pictures:
        texts.append(text)
    page = Page(tuple(texts), pictures, _see_rows(words, view, own, my_turns))
    return with_words(words, page, press("evwords", view.event, -1))


def _own_table(view: EventView, own: EntryRow) -> EventTable | None:
    """The table of this round at which somebody plays."""
    if own.until is not None or view.state != "running":
        return None
    return next((table for table in view.current if own.number in table.seats), None)


def _see_rows(
    words: Words, view: EventView, own: EntryRow | None, my_turns: Sequence[Mine]
) -> tuple[Row, ...]:
    buttons: list[Button] = []
    mine = None if own is None else _own_table(view, own)
    if mine is not None and mine.match is not None and not mine.ranks:
        if any(my_turn.brief.match == mine.match for my_turn in my_turns):
            buttons.append(verb_button(words, "turn", mine.match, style="primary"))
        else:
            buttons.append(verb_button(words, "board", mine.match))
    plays = own is not None and own.until is None
    if view.joinable and not plays:
        buttons.append(Button(press("evjoin", view.event), words("button-event-join"), "success"))
    if view.state in ("open", "running") and plays:
        buttons.append(Button(press("evleave", view.event), words("button-event-leave")))
    buttons.append(Button(press("evlead", view.event), words("button-event-lead")))
    return (tuple(buttons),)


def events_page(words: Words, events: Sequence[tuple[int, str]], *, manages: bool) -> Page:
    """The events to choose from, and the way to a new one. `manages`: the reader manages the server."""
    text = words("event-which" if events else "event-none-here")
    return with_others(words, Page((text,)), events, manages=manages)


def with_others(words: Words, page: Page, events: Sequence[tuple[int, str]], *, manages: bool) -> Page:
    """A page with the way to other events, to a new one, and to one of another server."""
    choices = tuple(
        Choice(str(event), f"{shorten(plain(name), 80)} ({event})") for event, name in events[:MENU]
    )
    menu = (Menu(pick("evother"), words("menu-event-other"), choices),) if choices else ()
    share = (Button(press("evshare"), words("button-event-share")),) if manages else ()
    new = Button(press("evnew"), words("button-event-new"))
    return replace(page, rows=(*page.rows, *menu, (new, *share)))


def lead_page(words: Words, view: EventView) -> Page:
    event = view.event
    texts = [f"## {event_title(words, view)}", state_line(words, view)]
    texts += rule_lines(words, view) if view.state == "open" else []
    buttons: list[Button] = []
    if view.state in ("open", "running"):
        buttons.append(Button(press("evmove", event), words("button-event-move")))
    match view.state:
        case "open":
            if not view.here:
                buttons.append(Button(press("evrules", event), words("button-event-rules")))
                buttons.append(Button(press("evtime", event), words("button-event-time")))
            buttons.insert(0, Button(press("evstart", event), words("button-event-start"), "success"))
            buttons.append(Button(press("evend", event), words("button-event-cancel"), "danger"))
        case "running":
            buttons.insert(0, Button(press("evround", event), words("button-event-next")))
            buttons.append(Button(press("evlonger", event), words("button-event-more-time")))
            buttons.append(Button(press("evend", event), words("button-event-end"), "danger"))
        case "over":
            buttons.append(Button(press("evseason", event), words("button-event-season"), "success"))
    if view.state in ("open", "running"):
        texts.append(words("event-code", code=view.code))
    rows: list[Row] = [tuple(buttons)] if buttons else []
    here = view.here if view.state in ("open", "running") else ()
    for first in range(0, len(here), MENU):
        choices = tuple(
            Choice(str(entry.number), shorten(plain_entry(words, entry), 90))
            for entry in here[first : first + MENU]
        )
        rows.append(Menu(pick("evdrop", event, first), words("menu-event-drop"), choices))
    return Page(tuple(texts), rows=tuple(rows))


def shared_page(words: Words, view: EventView) -> Page:
    """For the managers of another server that shares the event."""
    move = Button(press("evmove", view.event), words("button-event-move"))
    leave = Button(press("evend", view.event), words("button-event-unshare"), "danger")
    return Page((f"## {event_title(words, view)}", state_line(words, view)), rows=((move, leave),))


def sure_page(words: Words, view: EventView, verb: str, *, leads: bool) -> Page:
    """Asks before something that cannot be taken back. `verb`: evend, evround. `leads`: the reader leads the
    event, and does not only share it."""
    what = "next" if verb == "evround" else "cancel" if view.state == "open" else "end"
    what = what if leads else "unshare"
    sure = Button(press(verb, view.event, "sure"), words(f"button-event-{what}"), "danger")
    return Page((words(f"page-event-{what}", event=event_title(words, view)),), rows=((sure,),))


def opened_page(words: Words, view: EventView, table: EventTable, pinged: tuple[int, ...]) -> Page:
    """The message in whose thread a table is played. `pinged`: those whom nothing else calls."""
    names = _names(words, view, table)
    where = {"round": table.round, "table": table.number}
    text = words("event-table-opened", event=event_title(words, view), names=names, **where)
    mentions = " ".join(f"<@{user}>" for user in pinged)
    row = (Button(press("evsee", view.event), words("button-event")),)
    return Page((text, *filter(None, [mentions])), rows=(row,), mentions=pinged)


def news_page(words: Words, view: EventView, news: Fact) -> Page:
    return Page((words.say(news),), rows=((Button(press("evsee", view.event), words("button-event")),),))
