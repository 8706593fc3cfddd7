"""Small pieces of speech that pages share: names made safe, facts in a row, links, moments and clocks, and
the terms of a table. And pages in words: everything that a picture shows, for those who cannot see it or do
not want to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from bot.core import Fact, Score, Seat, Term, Who
from bot.games.registry import GAMES
from bot.match.engine.models import Brief, Place
from bot.match.lobby.terms.registry import TERMS, Kinds
from bot.match.timing.clock import DAY, HOUR
from bot.text import Words
from bot.text import words as words_of
from bot.text.engine import name_of
from bot.text.escape import Names, badged, bold, capital, parts_of, plain
from bot.text.gather import gather, is_apart
from cogs.ui.page import Button, Choice, File, Menu, Page, Row, beside, in_rows, pick, press

NOBODY: Final[Mapping[Seat, str]] = MappingProxyType({})


def safe_names(brief: Brief, former: Mapping[Seat, str] = NOBODY) -> tuple[str, ...]:
    """Names by seat for message text. `former`: those who had seats then, for an older position."""
    return Names.of(_by_seat(brief, former), bold)


def plain_names(brief: Brief, former: Mapping[Seat, str] = NOBODY) -> tuple[str, ...]:
    """Names by seat for pictures, labels, menus and alt text, where markdown is not read."""
    return tuple(plain(name) if name else "" for name in _by_seat(brief, former))


def _by_seat(brief: Brief, former: Mapping[Seat, str]) -> tuple[str, ...]:
    """A name for every seat.

    In a lobby some seats may be free. A seat in play without a player is called by its number.
    """
    taken = {
        player.seat: badged(player.name, computer=player.computer is not None) for player in brief.players
    }
    taken.update(former)
    say = words_of(brief.language) if brief.started_at is not None else None
    empty = ["" if say is None else say("seat-name", seat=seat + 1) for seat in range(brief.seats)]
    return tuple(taken.get(seat) or empty[seat] for seat in range(brief.seats))


def winners_line(words: Words, score: Score, names: Sequence[str]) -> str:
    """Who has won, and with how many points."""
    who = tuple(names[seat] for seat in score.winners)
    return words("board-winner", who=who, total=score.seats[score.winners[0]].total)


def title_key(game: str) -> str:
    return f"{GAMES[game].prefix}-title"


def game_title(words: Words, game: str) -> str:
    return words(title_key(game))


def game_term(game: str) -> Term:
    return Term(title_key(game))


def sentences(words: Words, facts: Iterable[Fact], names: Sequence[str]) -> str:
    """Facts as running text.

    A run of equal facts is summarized, and several facts about one player make one sentence.
    """
    told: list[str] = []
    speaking = ""
    for fact in gather(facts):
        text, name = closed(words.say(fact, names)), _subject(fact, names)
        if name and name == speaking and text.startswith(name) and told[-1].endswith("."):
            told[-1] = f"{told[-1][:-1]}, {text.removeprefix(name)}"
        else:
            told.append(capital(text))
            speaking = name if text.startswith(name) else ""
    return " ".join(told)


def summary(words: Words, facts: Iterable[Fact], names: Sequence[str], most: int) -> str:
    """Facts as running text of at most `most` characters; what is longer ends after a whole word."""
    text = sentences(words, facts, names)
    return text if len(text) <= most else text[:most].rpartition(" ")[0].rstrip(",.:;") + "…"


def _subject(fact: Fact, names: Sequence[str]) -> str:
    """The name and the space with which a sentence about this player's action begins."""
    who = None if is_apart(fact) else fact.args.get("who")
    name = name_of(who, names) if isinstance(who, Who) else ""
    return f"{name} " if name else ""


def closed(text: str) -> str:
    """The text with a full stop at the end."""
    return text if text.endswith((".", "!", "?", "…", ":", ";")) else text + "."


def link(place: Place) -> str:
    """A channel or thread as Discord links it; readable in DMs too. Direct messages have an address. If each
    player of a match has it in their own, the link leads to the list of direct messages."""
    if place.direct:
        return "https://discord.com/channels/@me"
    return f"<#{place.post}>" if place.guild is not None else f"https://discord.com/channels/@me/{place.post}"


def spaced(code: str) -> str:
    """An invitation code in two parts, which are easier to read and to dictate."""
    return f"{code[: len(code) // 2]}-{code[len(code) // 2 :]}"


def when(milliseconds: int | None, style: str = "R") -> str:
    """A moment that Discord writes in the reader's own language and time zone."""
    return "" if milliseconds is None else f"<t:{milliseconds // 1000}:{style}>"


def match_line(words: Words, brief: Brief, more: str = "") -> str:
    """The small line over a private page that says which match it belongs to. `more`: what else it says."""
    line = f"-# {words('page-match-line', game=game_term(brief.game), match=brief.match)}{more}"
    return f"{line}\n-# {words('table-place-lost')}" if brief.place_lost else line


def match_name(words: Words, game: str, match: int) -> str:
    return words("match-name", game=game_term(game), match=match)


def match_choice(words: Words, brief: Brief, about: str = "") -> Choice:
    about = about or ", ".join(filter(None, plain_names(brief)))
    return Choice(str(brief.match), match_name(words, brief.game, brief.match), about)


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


def typed_amount(words: Words, amount: int) -> str:
    """A number of milliseconds as people type it: `36h`, `3d`; nothing for none."""
    if amount % DAY:
        return words("time-typed-hours", hours=amount // HOUR)
    return words("time-typed-days", days=amount // DAY) if amount else ""


def clock_lines(words: Words, brief: Brief) -> list[str]:
    """Until when the players who must act have time, or that the match is paused."""
    if brief.state != "running":
        return []
    if brief.paused_at is not None:
        return [words("board-paused", since=when(brief.paused_at))]
    names = safe_names(brief)
    timed = [player for player in brief.players if player.awaited and player.deadline is not None]
    if len({player.deadline for player in timed}) == 1 and len(timed) == len(brief.awaited):
        return [words("board-until", until=moment(timed[0].deadline or 0))]
    return [
        words("board-until-who", who=names[player.seat], until=moment(player.deadline or 0))
        for player in timed
    ]


def autopilot_lines(words: Words, brief: Brief) -> list[str]:
    names = safe_names(brief)
    away = tuple(names[player.seat] for player in brief.players if player.on_autopilot)
    return [words("status-autopilot", who=away)] if away and brief.state == "running" else []


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


ROOM: Final = 3800
"""The most characters of one page; Discord allows 4000."""
PART: Final = 1800
"""Characters of one part of a long text: what a screen reader reads in two minutes."""

Offered = tuple[tuple[str, str], ...]
"""Texts that there are, each with its label."""


def in_words_only(words: Words, page: Page, *, filed: bool = True) -> Page:
    """The page with the words of its pictures, after its own texts, instead of the pictures. If there is no
    room for all words, they are in a file, and the page has their beginning.

    Args:
        filed: a file may be attached. Otherwise *In words* shows all of them.
    """
    text = "\n".join(picture.words() for picture in page.pictures)
    room = ROOM - sum(map(len, page.texts)) - len(page.below)
    if len(text) <= room:
        return replace(page, texts=(*page.texts, text), pictures=())
    note = f"-# {words('page-words-file' if filed else 'page-words-more')}"
    first = _parts(text, max(0, room - len(note)))[0]
    file = page.file
    if filed and file is None:
        file = File(f"{text}\n".encode(), "board.txt")
    return replace(page, texts=(*page.texts, first, note), pictures=(), file=file)


def words_page(
    words: Words, match: int, title: str, what: str, text: str, part: int, offered: Offered = ()
) -> Page:
    """A part of a text about a match, with the way to the other parts and to the other texts.

    Args:
        what: which text it is, as `cogs.looks` names it.
        part: from 0.
        offered: the texts that there are.
    """
    page = part_page(words, title, text, part, lambda to: press("words", match, what, to))
    # The way back to the first part of a text has the id with which others lead to the text.
    buttons = [
        Button(press("words", match, other), label, disabled=True)
        if other == what
        else Button(press("words", match, other, 0), label)
        for other, label in offered
    ]
    return replace(page, rows=(*page.rows, *in_rows(buttons)))


def part_page(words: Words, title: str, text: str, part: int, to: Callable[[int], str]) -> Page:
    """A part of a text, with the way to the other parts.

    Args:
        part: from 0; an earlier one is the first.
        to: the custom id that leads to a part.
    """
    parts = _parts(text, PART)
    part = min(max(part, 0), len(parts) - 1)
    if len(parts) < 2:
        return Page((title, parts[part]))
    row = tuple(
        Button(to(other), words(key), disabled=not 0 <= other < len(parts))
        for other, key in ((part - 1, "button-words-back"), (part + 1, "button-words-on"))
    )
    below = f"-# {words('page-words-part', part=part + 1, count=len(parts))}"
    return Page((title, parts[part]), rows=(row,), below=below)


def with_words(words: Words, page: Page, action: str) -> Page:
    """A page with *In words* at its end, if it has a picture. `action`: the custom id of the button."""
    if not page.pictures:
        return page
    return beside(page, Button(action, words("button-in-words")))


def _parts(text: str, room: int) -> list[str]:
    """Parts of a text of whole lines, each within the room; a line that is too long is cut between words."""
    lines = list(_short_lines(text, room))
    return ["\n".join(lines[at] for at in part) for part in parts_of(lines, len(lines), room)]


def _short_lines(text: str, room: int) -> Iterator[str]:
    for line in text.split("\n"):
        while len(line) > room > 0:
            end = line.rfind(" ", 0, room)
            end = end if end > room // 2 else room
            yield line[:end]
            line = line[end:].lstrip()
        yield line
