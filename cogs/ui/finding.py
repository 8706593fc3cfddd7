"""Open tables as a private page and as a standing message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from bot.core import Fact, Term, fact
from bot.match.finding.matchmaking import Wait
from bot.match.finding.tables import CLOCKS, OpenTable
from bot.match.lobby.terms.access import band
from bot.match.timing.clock import TimeControl, amount_fact
from bot.store.finding import AlertRow
from bot.text import Words
from bot.text.escape import discord_safe, parts_of, plain
from cogs.ui.page import MENU, Button, Choice, Menu, Page, Row, in_rows, pick, press, turning
from cogs.ui.speech import game_term, link, match_choice, when

ROOM: Final = 3200
"""The largest number of characters for the tables of one private page."""
STANDING: Final = 1600
"""The same for a standing message."""

ServerNames = Callable[[int], str | None]
"""The name of a server, if it is known here."""


class Sought(msgspec.Struct, frozen=True):
    """What somebody looks for; "": any."""

    game: str = ""
    speed: str = ""
    elsewhere: bool = True


def find_page(
    words: Words,
    tables: Sequence[OpenTable],
    sought: Sought,
    guild: int | None,
    servers: ServerNames,
    part: int = 0,
) -> Page:
    """The open tables for one reader, with a menu to join one."""
    head = [f"### {words('find-title')}", *_sought_lines(words, sought)]
    every = [_line(words, table, guild, servers) for table in tables]
    parts = parts_of(every, MENU, ROOM)
    part = min(max(part, 0), len(parts) - 1)
    shown = [tables[at] for at in parts[part]]
    lines = [every[at] for at in parts[part]] or [words("find-none")]
    if any(open_table.brief.place.guild != guild for open_table in shown):
        lines.append(f"-# {words('find-elsewhere-note')}")
    rows: list[Row] = [_join_menu(words, shown)] if shown else []
    rows += in_rows(turning(words, part, len(parts), lambda to: _again(sought, to)))
    tell = press("tellme", sought.game or "-", sought.speed or "-", int(sought.elsewhere))
    rows.append((Button(tell, words("button-tell-me")),))
    if guild is not None:
        other = msgspec.structs.replace(sought, elsewhere=not sought.elsewhere)
        label = words("button-find-everywhere" if other.elsewhere else "button-find-here")
        rows.append((Button(_again(other, 0), label),))
    return Page(("\n".join([*head, *lines]),), rows=tuple(rows))


def standing_page(
    words: Words, tables: Sequence[OpenTable], guild: int, servers: ServerNames, *, elsewhere: bool
) -> Page:
    every = [_line(words, table, guild, servers) for table in tables]
    shown = tables[: len(parts_of(every, MENU, STANDING)[0])]
    lines = [f"## {words('find-title')}", *(every[: len(shown)] or [words("find-none")])]
    if len(tables) > len(shown):
        lines.append(words("find-more", count=len(tables) - len(shown)))
    find = Button(_again(Sought(elsewhere=elsewhere), 0), words("button-find"), "primary")
    rows: list[Row] = [(find,)]  # the first button finds the message again after an interruption
    if shown:
        rows.append(_join_menu(words, shown))
    return Page(("\n".join(lines),), rows=tuple(rows), below=f"-# {words('find-standing')}")


def _again(sought: Sought, part: int) -> str:
    return press("find", sought.game or "-", sought.speed or "-", int(sought.elsewhere), part)


def alerts_page(words: Words, alerts: Sequence[AlertRow], servers: ServerNames, *, before: str = "") -> Page:
    """The kinds of tables about which somebody is told, with a menu to stop that. `before`: a text above
    them."""
    lines = [before, f"### {words('alerts-title')}"]
    lines += [f"▪ {alert_text(words, alert, servers)}" for alert in alerts] or [words("alerts-none")]
    lines.append(f"-# {words('alerts-note')}")
    rows: tuple[Row, ...] = ((Button(press("alertadd"), words("button-tell-me"), "primary"),),)
    if alerts:
        choices = tuple(
            Choice(
                f"{alert.game or '-'} {alert.speed or '-'} {alert.guild}",
                plain(alert_text(words, alert, servers, markdown=False)),
            )
            for alert in alerts
        )
        rows = (Menu(pick("noalert"), words("menu-no-alert"), choices, len(choices)), *rows)
    return Page(("\n".join(filter(None, lines)),), rows=rows)


def alert_text(words: Words, alert_row: AlertRow, servers: ServerNames, *, markdown: bool = True) -> str:
    game = (
        words.say(fact("find-game", game=game_term(alert_row.game)))
        if alert_row.game
        else words("alert-any-game")
    )
    parts = [game, words(f"speed-{alert_row.speed}") if alert_row.speed else words("alert-any-speed")]
    if alert_row.guild:
        name = plain(servers(alert_row.guild) or "")
        shown = discord_safe(name) if markdown else name
        parts.append(words("find-on", server=shown) if name else words("alert-here"))
    if alert_row.elsewhere:
        parts.append(words("find-where-everywhere"))
    return " · ".join(parts)


def _sought_lines(words: Words, sought: Sought) -> list[str]:
    chosen = [words.say(fact("find-game", game=game_term(sought.game)))] if sought.game else []
    if sought.speed:
        chosen.append(words(f"speed-{sought.speed}"))
    return [f"-# {' · '.join(chosen)}"] if chosen else []


def _line(words: Words, open_table: OpenTable, guild: int | None, servers: ServerNames) -> str:
    brief = open_table.brief
    line = words(
        "find-line",
        game=game_term(brief.game),
        match=brief.match,
        taken=len(brief.players),
        seats=brief.seats,
        clock=clock_fact(brief.time_control),
        language=Term(f"language-{brief.language}"),
        level=level_fact(open_table),
    )
    if brief.place.guild == guild:
        return f"▪ {line} · {link(brief.place)}"
    name = servers(brief.place.guild) if brief.place.guild is not None else None
    where = words("find-on", server=discord_safe(plain(name))) if name else words("find-on-another")
    return f"▫ {line} · {where}"


def clock_fact(time_control: TimeControl) -> Fact:
    turn = amount_fact(time_control.turn)
    match time_control.clock:
        case "none":
            return fact("find-clock-none")
        case "turn":
            return fact("find-clock", turn=turn)
    return fact("find-clock-reserve", turn=turn, reserve=amount_fact(time_control.reserve))


def level_fact(open_table: OpenTable) -> Fact:
    """The level of a table: the ratings that its host has in mind, or else those of the people who sit
    there."""
    ratings = band(open_table.brief)
    if ratings is not None:
        return ratings
    return fact("level-unknown") if open_table.level is None else fact("level-about", rating=open_table.level)


def _join_menu(words: Words, shown: Sequence[OpenTable]) -> Menu:
    briefs = [open_table.brief for open_table in shown[:MENU]]
    choices = tuple(match_choice(words, brief, words.say(clock_fact(brief.time_control))) for brief in briefs)
    return Menu(pick("findjoin"), words("menu-find-join"), choices)


def play_page(words: Words, waits: Sequence[Wait], *, before: str = "") -> Page:
    """What somebody waits for, with a menu to stop waiting. `before`: a text above it."""
    lines = [before, f"### {words('play-title')}"]
    lines += [_wait_line(words, wait) for wait in waits] or [words("play-none")]
    rows: list[Row] = []
    if waits:
        lines.append(f"-# {words('play-note')}")
        choices = tuple(
            Choice(wait.row.game, words.say(fact("find-game", game=game_term(wait.row.game))))
            for wait in waits
        )
        rows.append(Menu(pick("playleave"), words("menu-play-leave"), choices, len(choices)))
        rows.append((Button(press("play"), words("button-play-again")),))
    return Page(("\n".join(filter(None, lines)),), rows=tuple(rows))


def _wait_line(words: Words, wait: Wait) -> str:
    row = wait.row
    line = words(
        "play-line",
        game=game_term(row.game),
        clock=clock_fact(CLOCKS[row.speed]),
        seats=row.seats,
        where=fact("find-where-everywhere" if row.across else "find-where-here"),
        until=when(row.until, "D"),
    )
    return f"▪ {line} {words('play-others', others=wait.others, near=wait.near)}"
