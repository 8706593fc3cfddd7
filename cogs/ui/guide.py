"""The rules of a game, by chapter and by search, and the rows that lead to them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.core import Chapter, Value, Why
from bot.core.game import ANY, asked_as
from bot.core.tags import letter
from bot.games.registry import GAMES, PACKAGES
from bot.games.stated import cited
from bot.match.engine.models import Brief, Preview
from bot.text import Words
from bot.text.escape import discord_safe, shorten
from cogs.ui.answers import Spot, where
from cogs.ui.board import see_buttons, words_button
from cogs.ui.lobby_page import option_lines
from cogs.ui.page import (
    MENU,
    Button,
    Choice,
    Menu,
    Page,
    Picture,
    Row,
    choices_of,
    in_rows,
    pick,
    press,
    turning,
    verb_button,
)
from cogs.ui.speech import game_term, game_title, match_line

FOUND: Final = 8
"""The most places that a search shows."""
ROOM: Final = 2400
"""The most characters for all of these places together."""
QUERY: Final = 60
"""How many characters of a search are used."""


class Reading(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody reads about: a game, or one match of it with its seats, options and printed values."""

    game: str
    brief: Brief | None = None
    """None: the game in general."""
    figures: Mapping[str, Value] = {}

    @property
    def match(self) -> int:
        return 0 if self.brief is None else self.brief.match

    @property
    def values(self) -> dict[str, Value]:
        chosen = {} if self.brief is None else self.brief.options
        options: dict[str, Value] = {
            f"option_{option.key}": chosen.get(option.key, ANY) for option in GAMES[self.game].options
        }
        return {**self.figures, **options, "players": 0 if self.brief is None else self.brief.seats}


class Read(msgspec.Struct, frozen=True):
    """A chapter in words."""

    chapter: Chapter
    title: str
    text: str
    """Without its title."""


class Hit(msgspec.Struct, frozen=True):
    """Where a search has found something."""

    title: str
    text: str
    part: int
    """The number of the chapter, from 1."""
    english: bool = False
    """Whether it is in English in every language."""


def reading_of(game: str, brief: Brief | None = None, figures: Mapping[str, Value] | None = None) -> Reading:
    """What is read about a game. `figures`: those of the component data with which the match began."""
    printed = GAMES[game].printed().figures() if figures is None else figures
    return Reading(game=game, brief=brief, figures=printed)


def chapters(words: Words, reading: Reading) -> tuple[Read, ...]:
    """The chapters, without those on variants that the match is played without."""
    chosen = None if reading.brief is None else reading.brief.options
    return tuple(
        _read(words, reading, chapter)
        for chapter in declared(words, reading.game)
        if chosen is None or all(chosen.get(key) == value for key, value in chapter.options.items())
    )


def declared(words: Words, game: str) -> tuple[Chapter, ...]:
    """The chapters that a game declares, or those that its catalogue has by number."""
    own = PACKAGES[game].guide.chapters
    if own:
        return own
    prefix, listed = GAMES[game].prefix, [Chapter(f"{GAMES[game].prefix}-rules-1")]
    while words.has(key := f"{prefix}-rules-{len(listed) + 1}"):
        listed.append(Chapter(key))
    return tuple(listed)


def _read(words: Words, reading: Reading, chapter: Chapter) -> Read:
    text = words(chapter.text, **reading.values)
    first, _, rest = text.partition("\n")
    if first.startswith("#"):
        return Read(chapter, first.lstrip("# ").strip(), rest.strip())
    return Read(chapter, game_title(words, reading.game), text)


def chapter_page(words: Words, reading: Reading, part: int, pictures: tuple[Picture, ...] = ()) -> Page:
    """One chapter with its picture, and the menu of all. `part` counts from 1."""
    all_of_them = chapters(words, reading)
    part = min(max(part, 1), len(all_of_them))
    shown = all_of_them[part - 1]
    text = "\n".join([*_head(words, reading), f"### {shown.title}", shown.text])
    menu = chapter_menu(words, reading, part)
    spoken = Button(press("readwords", reading.game, reading.match), words("button-in-words"))
    row = turning(
        words, part - 1, len(all_of_them), lambda to: press("read", reading.game, to + 1, reading.match)
    )
    return Page((text,), pictures, (menu, *in_rows((*row, *((spoken,) if pictures else ())))))


def chapter_menu(words: Words, reading: Reading, part: int = 0) -> Menu:
    """The chapters to choose from. `part`: the one that is open, from 1."""
    listed = chapters(words, reading)[:MENU]
    choices = tuple(Choice(str(n), chapter.title, "", n == part) for n, chapter in enumerate(listed, 1))
    return Menu(pick("chapter", reading.game, reading.match), words("menu-chapter"), choices)


def _head(words: Words, reading: Reading) -> list[str]:
    lines = [f"## {words('page-rules-title', game=game_term(reading.game))}"]
    if reading.brief is not None:
        brief = reading.brief
        lines.append(f"-# {words('page-rules-match', match=brief.match, players=brief.seats)}")
        options = " · ".join(option_lines(words, brief))
        lines += [f"-# {options}"] if options else []
    return lines


# -- symbols


def legend_page(
    words: Words,
    reading: Reading,
    shown: Sequence[str],
    pictures: tuple[Picture, ...],
    text: str,
    what: str = "board",
) -> Page:
    """What a picture shows: its marks and what they mean.

    Args:
        text: the board in words, without a picture.
        what: which picture it is, as `cogs.framework.pictures.scene_of` names it.
    """
    lines = [match_line(words, reading.brief)] if reading.brief is not None else []
    lines.append(f"### {words('page-see-title')}")
    lines += [f"`{letter(number)}` {words(key, **reading.values)}" for number, key in enumerate(shown, 1)]
    if not shown:
        lines.append(words("page-see-none"))
    lines += [text] if not pictures else []
    brief = reading.brief
    buttons = (words_button(words, brief, what),) if pictures and brief is not None else ()
    return Page(("\n".join(lines),), pictures, (buttons,) if buttons else ())


def parts_page(words: Words, brief: Brief, shown: Sequence[str], pictures: tuple[Picture, ...] = ()) -> Page:
    """The table of a guided match with a letter at each main part, and below it a line for each; only the
    lines if there is no picture.

    Args:
        shown: the texts of the parts, in the order of their letters.
    """
    title, lines = words("button-parts"), [words(key) for key in shown]
    named = [(letter(number).upper(), line) for number, line in enumerate(lines, 1)]
    told = words.spaced("; ".join(f"{name}: {line}" for name, line in named))
    pictures = tuple(replace(picture, alt=f"{told}. {picture.alt}") for picture in pictures)
    rows = [f"**{name}** {line}" for name, line in named] if pictures else [f"- {line}" for line in lines]
    turn = verb_button(words, "turn", brief.match, style="primary")
    spoken = (words_button(words, brief, "board"),) if pictures else ()
    buttons = (turn, *spoken, verb_button(words, "learned", brief.match))
    return Page(("\n".join([f"### {title}", *rows]),), pictures, (buttons,))


# -- search


def find(words: Words, reading: Reading, query: str) -> tuple[Hit, ...]:
    """Where the words of a search stand: in chapters, among the symbols. A search for rules by their ids
    (`GH-4.2`) gives these rules."""
    rules = cited(GAMES[reading.game], query[:QUERY])
    if rules:
        return tuple(
            Hit(f"{name}, {rule.section}", rule.text, 0, english=True) for name, rule in rules.items()
        )
    wanted = roots(query)
    if not wanted:
        return ()
    return tuple(hit for hit in _places(words, reading) if _holds(f"{hit.title} {hit.text}", wanted, hit))


def _places(words: Words, reading: Reading) -> Iterator[Hit]:
    """Everything that can be found, line by line."""
    listed = chapters(words, reading)
    for part, chapter in enumerate(listed, 1):
        yield from (
            Hit(chapter.title, line.strip(), part) for line in chapter.text.split("\n") if line.strip()
        )
    guide = PACKAGES[reading.game].guide
    for key in guide.symbols:
        yield Hit(words("page-see-title"), words(key, **reading.values), 0)


def _holds(text: str, wanted: Sequence[str], place: Hit) -> bool:
    """Whether a place has words that begin with each of the wanted ones, at least one of them in its text."""
    whole, own = starts(text), starts(place.text)
    return all(begun(whole, word) for word in wanted) and any(begun(own, word) for word in wanted)


def begun(starts: Sequence[str], root: str) -> bool:
    return any(word.startswith(root) for word in starts)


def starts(text: str) -> list[str]:
    """The words of a text, in lower case and without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    bare = (char for char in apart if not unicodedata.combining(char))
    return "".join(char if char.isalnum() else " " for char in bare).split()


def roots(query: str) -> list[str]:
    """The words of a search without accents, and long ones without their endings."""
    return [word[: -2 if len(word) > 6 else -1 if len(word) > 4 else None] for word in starts(query[:QUERY])]


def found_page(words: Words, reading: Reading, query: str) -> Page:
    """What a search has found, and the chapters to open."""
    asked = discord_safe(shorten(query, QUERY))
    places = find(words, reading, query)
    lines = _head(words, reading)
    if not places:
        lines.append(words("page-find-none", query=asked))
    else:
        lines.append(words("page-find", query=asked, count=len(places)))
        room = ROOM // min(len(places), FOUND)
        lines += [
            f"**{place.title}** — {shorten(place.text.replace('*', ''), room)}" for place in places[:FOUND]
        ]
        if words.language != "en" and places[0].english:
            lines.append(f"-# {words('page-find-english')}")
        if len(places) > FOUND:
            lines.append(f"-# {words('page-find-more', count=len(places) - FOUND)}")
    return Page(("\n".join(lines),), rows=(chapter_menu(words, reading),))


# -- why a question is asked


def why_of(preview: Preview, kind: str = "") -> Why | None:
    """Why a page asks its question, or why a player would give an answer of this kind; None if the game does
    not say it."""
    if preview.status != "asked" or preview.prompt is None:
        return None
    known = PACKAGES[preview.brief.game].guide.why
    kinds = frozenset([kind] if kind else (answer.kind for answer in preview.answers))
    return next((known[name] for name in asked_as(preview.prompt.key, kinds) if name in known), None)


def why_line(words: Words, preview: Preview) -> str:
    """The rule behind the question of a page, with its chapter; empty if the game does not say it."""
    text = why_text(words, preview)
    return f"-# {text}" if text else ""


def why_text(words: Words, preview: Preview, kind: str = "") -> str:
    """What `why_of` says; empty if the game does not say it."""
    why = why_of(preview, kind)
    if why is None or preview.prompt is None:
        return ""
    reading = reading_of(preview.brief.game, preview.brief, preview.view.printed.figures())
    text = words(why.says, **{**reading.values, **preview.prompt.args})
    titles = {chapter.chapter.text: chapter.title for chapter in chapters(words, reading)}
    chapter = titles.get(why.chapter, "")  # empty if the match has no such chapter
    return words("page-why", says=text, chapter=chapter, rule=why.rule)


def guide_row(words: Words, preview: Preview, spot: Spot, *, explained: bool, guided: bool = False) -> Row:
    """The row of a turn's page with buttons that explain. `explained`: the page already says why it asks;
    `guided`: it belongs to a guided match, which can be left."""
    match = preview.brief.match
    row = [verb_button(words, "rules", match)]
    row = [*see_buttons(words, preview.brief, "turn"), *row]
    if not explained and why_of(preview) is not None:
        here = (*where(preview), spot.group, spot.part)
        row.insert(0, verb_button(words, "why", *here))
    if guided:
        row.append(verb_button(words, "learned", match))
    return tuple(row)


# -- the way to the rules


def which_game_page(words: Words) -> Page:
    choices = choices_of({game: game_title(words, game) for game in GAMES})
    return Page((words("page-rules-which"),), rows=(Menu(pick("game"), words("menu-game"), choices[:MENU]),))
