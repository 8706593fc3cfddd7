"""Lists: the log, my tables, also as a daily message, the status, the options."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec

from bot.core import CHANCE
from bot.games.registry import GAMES
from bot.match.engine.models import OVER, Brief, LogLine, Look, Mine, Person, Player
from bot.match.lobby.opening import can_begin
from bot.match.proposals.proposal import Votes
from bot.text import Words
from bot.text.escape import capital, discord_safe, parts_of
from bot.text.gather import in_runs
from cogs.ui.board import see_buttons
from cogs.ui.history import look_back
from cogs.ui.lobby_page import option_key, option_lines, option_value_key, player_line, value_text
from cogs.ui.page import MENU, Button, Choice, Menu, Page, Picture, Row, in_rows, pick, press, turning
from cogs.ui.speech import (
    autopilot_lines,
    clock_lines,
    game_term,
    link,
    match_choice,
    safe_names,
    term_lines,
    term_menus,
    when,
)

LINES = 20
ROOM = 3600
"""The largest number of characters for the tables of one page, which leaves room for the rest."""


def log_page(words: Words, brief: Brief, lines: Sequence[LogLine], part: int) -> Page:
    """What happened, newest part first (`part` 0), oldest line first within a part."""
    names = safe_names(brief)
    lines = _in_runs(lines)
    parts = max(1, -(-len(lines) // LINES))
    part = min(max(part, 0), parts - 1)
    end = len(lines) - part * LINES
    texts = [f"### {words('page-log-title', game=game_term(brief.game), match=brief.match)}"]
    texts += [_log_line(words, line, names) for line in lines[max(0, end - LINES) : end]]
    if not lines:
        texts.append(words("log-none"))
    row = (
        Button(press("log", brief.match, part + 1), words("button-older"), disabled=part + 1 >= parts),
        Button(press("log", brief.match, part - 1), words("button-newer"), disabled=part == 0),
    )
    turning: tuple[Row, ...] = (row,) if parts > 1 else ()
    rows = (*turning, look_back(words, brief)) if lines else turning
    return Page(("\n".join(texts),), rows=rows, below=f"-# {parts - part} / {parts}" if parts > 1 else "")


def _in_runs(lines: Sequence[LogLine]) -> list[LogLine]:
    """Five cards dealt to one player are one line, not five."""
    said: list[LogLine] = []
    for _, alike in groupby(lines, key=lambda line: (line.seat, line.undone, line.ordered, line.by_itself)):
        batch = list(alike)
        said += [
            msgspec.structs.replace(batch[0], fact=told) for told in in_runs(line.fact for line in batch)
        ]
    return said


def _log_line(words: Words, line: LogLine, names: Sequence[str]) -> str:
    said = words.say(line.fact, names)
    if line.ordered:
        said = f"{said} {words('log-ordered')}"
    elif line.by_itself:
        said = f"{said} {words('log-by-itself')}"
    bullet = "▫" if line.seat == CHANCE else "▪"
    return f"{bullet} ~~{said}~~" if line.undone else f"{bullet} {said}"


def mine_page(words: Words, mine: Sequence[Mine], part: int = 0) -> Page:
    """All tables of one person, those that wait for them first; as many pages as they need."""
    if not mine:
        return Page((words("page-mine-none"),))
    lines = [_mine_line(words, own) for own in mine]
    parts = parts_of(lines, LINES, ROOM)
    part = min(max(part, 0), len(parts) - 1)
    waiting = sum(own.my_turn for own in mine)
    texts = [f"### {words('page-mine-title')}", words("page-mine-count", count=len(mine), waiting=waiting)]
    turn_over = turning(words, part, len(parts), lambda to: press("mine", to))
    rows = (*mine_menu(words, [mine[at] for at in parts[part]]), *in_rows(turn_over))
    return Page(("\n".join([*texts, *(lines[at] for at in parts[part])]),), rows=rows)


def mine_menu(words: Words, shown: Sequence[Mine]) -> tuple[Row, ...]:
    """A menu of the tables that wait for the reader, or at which the bot plays for the reader."""
    waiting = [own for own in shown if own.my_turn or _played_for(own)]
    return (match_menu(words, "open", waiting),) if waiting else ()


def _player(own: Mine) -> Player:
    return next(player for player in own.brief.players if player.seat == own.seat)


def _played_for(own: Mine) -> bool:
    return own.brief.state == "running" and _player(own).on_autopilot


def _mine_line(words: Words, own: Mine) -> str:
    brief, me = own.brief, _player(own)
    if brief.state == "lobby":
        stand = words("mine-lobby", taken=len(brief.players), seats=brief.seats)
    elif brief.state == "running" and brief.paused_at is not None:
        stand = words("mine-paused", since=when(brief.paused_at))
    elif own.my_turn:
        stand = words("mine-your-turn", since=when(me.awaited_since))
        if me.deadline is not None:
            stand = words("mine-your-turn-until", since=when(me.awaited_since), until=when(me.deadline))
    elif brief.state == "running":
        stand = _waiting(words, brief)
    else:
        stand = words("mine-over")
    if _played_for(own):
        stand = f"{stand} · {words('mine-autopilot')}"
    line = words(
        "page-mine-line",
        game=game_term(brief.game),
        match=brief.match,
        link=link(brief.place),
        turn=stand,
    )
    return f"▪ {line}"


def _waiting(words: Words, brief: Brief) -> str:
    """For whom, since when, and until when at most."""
    names, awaited = safe_names(brief), [player for player in brief.players if player.awaited]
    who = tuple(names[player.seat] for player in awaited)
    since = min(
        (player.awaited_since for player in awaited if player.awaited_since is not None), default=None
    )
    until = min((player.deadline for player in awaited if player.deadline is not None), default=None)
    if since is None:
        return words("mine-waiting", who=who)
    if until is None:
        return words("mine-waiting-since", who=who, since=when(since))
    return words("mine-waiting-until", who=who, since=when(since), until=when(until))


def match_menu(words: Words, verb: str, mine: Sequence[Mine]) -> Menu:
    choices = tuple(
        match_choice(words, own.brief, words("menu-your-turn") if own.my_turn else "") for own in mine[:MENU]
    )
    return Menu(pick("which", verb), words("menu-choose-match"), choices)


def invite_page(words: Words, guest: Person, tables: Sequence[Brief]) -> Page:
    choices = tuple(match_choice(words, brief) for brief in tables[:MENU])
    menu = Menu(pick("inviteto", guest.user), words("menu-choose-match"), choices)
    return Page((words("context-which", name=discord_safe(guest.name)),), rows=(menu,))


def which_page(words: Words, verb: str, mine: Sequence[Mine], part: int = 0) -> Page:
    """Asks which match a private command is about; as many pages as a menu each needs."""
    parts = max(1, -(-len(mine) // MENU))
    part = min(max(part, 0), parts - 1)
    menu = match_menu(words, verb, mine[part * MENU :])
    turn_over = turning(words, part, parts, lambda to: press("others", verb, to))
    return Page((words("page-which"),), rows=(menu, *in_rows(turn_over)))


def status_page(words: Words, brief: Brief, look: Look | None) -> Page:
    names = safe_names(brief)
    known = () if look is None else look.view.points or look.view.points_now
    texts = [f"### {words('page-status-title', game=game_term(brief.game), match=brief.match)}"]
    if brief.state == "closed":
        texts.append(words("lobby-closed"))
    elif look is None:
        texts.append(words("status-lobby", taken=len(brief.players), seats=brief.seats))
    elif brief.state == "running":
        since = [player.awaited_since for player in brief.players if player.awaited and player.awaited_since]
        who = tuple(names[seat] for seat in brief.awaited)
        waits = when(min(since, default=None))
        texts.append(words("status-running", round=look.view.round, who=who, since=waits))
    elif look.winner is not None:
        texts.append(words("board-won", who=names[look.winner]))
    else:
        texts.append(words("status-ended" if brief.state == "ended" else "status-over"))
    texts += [*clock_lines(words, brief), *autopilot_lines(words, brief)]
    score = None if look is None else look.score
    places = [player.seat + 1 if score is None else score.seats[player.seat].rank for player in brief.players]
    # By seat, and by rank after the end
    for number, player in sorted(zip(places, brief.players, strict=True), key=lambda line: line[0]):
        points = known[player.seat] if known else None
        told = "" if points is None else f" — {words('final-points', points=points)}"
        texts.append(f"{number}. {player_line(words, brief, player)}{told}")
    texts += [f"-# {line}" for line in option_lines(words, brief)]
    if brief.state not in OVER:
        texts += [f"-# {line}" for line in term_lines(words, brief)]
    if brief.secret:
        texts.append(f"-# {words('board-secret', secret=brief.secret)}")
    elif brief.commitment:
        texts.append(f"-# {words('board-commitment', hash=brief.commitment)}")
    return Page(("\n".join(texts),))


def hand_page(words: Words, brief: Brief, pictures: tuple[Picture, ...], text: str, *, missed: bool) -> Page:
    texts = [f"### {words('page-hand-title', game=game_term(brief.game), match=brief.match)}"]
    if missed:
        texts.append(words("page-hand-missed"))
    if not pictures:
        texts.append(text)
    return Page(("\n".join(texts),), pictures, (see_buttons(words, brief, "hand"),))


def vote_page(words: Words, brief: Brief, votes: Votes, *, agrees: bool) -> Page:
    """The vote on ending a match without a result; `agrees`: whether the reader has voted for it."""
    if votes.done:
        return Page((words("board-ended"),))
    names = safe_names(brief)
    text = words("page-vote-none")
    if votes.approved:
        agreed, missing = (tuple(names[seat] for seat in seats) for seats in (votes.approved, votes.missing))
        text = words("page-vote", agreed=agreed, missing=missing)
    button = Button(press("endvote", brief.match, "yes"), words("button-vote"), "danger")
    if agrees:
        button = Button(press("endvote", brief.match, "no"), words("button-unvote"))
    return Page((f"{words('page-vote-about')}\n{text}",), rows=((button,),))


def resign_page(words: Words, brief: Brief, reader: int) -> Page:
    """Asks somebody who is about to give up."""
    button = Button(press("resign", brief.match), words("button-resign"), "danger")
    alone = all(player.user in (None, reader) for player in brief.players)
    return Page((words("page-resign-alone" if alone else "page-resign"),), rows=((button,),))


def end_alone_page(words: Words, brief: Brief) -> Page:
    """Asks somebody who is about to end a match in which nobody else has to agree."""
    button = Button(press("endvote", brief.match, "sure"), words("button-end-match"), "danger")
    return Page((words("page-end-alone"),), rows=((button,),))


def options_page(words: Words, brief: Brief, *, host: bool = True) -> Page:
    """One menu an option, for the host of a lobby; everybody else reads what is chosen."""
    rules = GAMES[brief.game]
    title = words("page-options-title", match=brief.match)
    head = f"### {title}\n{words('page-options-note')}"
    if not host:
        return Page(
            ("\n".join([head, *option_lines(words, brief), *map(capital, term_lines(words, brief))]),)
        )
    menus: list[Row] = []
    for at, option in enumerate(rules.options):
        if option.by_seat:  # each player chooses on the card
            continue
        name = words(option_key(rules.prefix, option))
        choices = []
        for value in [value for value in option.values if can_begin(rules, brief, option.key, value)][:MENU]:
            key = option_value_key(rules.prefix, option, value)
            about = words(f"{key}-about") if words.has(f"{key}-about") else ""
            label = words.spaced(f"{name}: {value_text(words, key, value)}")
            choices.append(Choice(value, label, about, value == brief.options[option.key]))
        menus.append(Menu(pick("option", brief.match, at), name, tuple(choices)))
    return Page((head,), rows=(*menus, *term_menus(words, brief)))


SHOWN: Final = 12
"""Matches in one message, at most."""
DIGEST_ROOM: Final = 1600
"""The largest number of characters for them, which leaves room for the rest."""


def digest_page(words: Words, mine: Sequence[Mine]) -> Page:
    """All matches of a person and whose turn it is; those that wait for the person come first."""
    lines = [_mine_line(words, own) for own in mine[:SHOWN]]
    fitting = len(parts_of(lines, SHOWN, DIGEST_ROOM)[0])
    more = len(mine) - fitting
    below = [words("digest-more", count=more)] if more > 0 else []
    below.append(f"-# {words('digest-note')}")
    # There is always a button, because an interrupted delivery is recognised by it.
    button = (Button(press("mine"), words("button-mine")),)
    rows = (button, *mine_menu(words, mine[:fitting]))
    texts = ("\n".join([f"### {words('page-mine-title')}", *lines[:fitting]]),)
    return Page(texts, rows=rows, below="\n".join(below))
