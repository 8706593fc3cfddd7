"""Pages in words: everything that a picture shows, for those who cannot see it or do not want to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from bot.text import Words
from bot.text.escape import parts_of
from cogs.ui.page import Button, File, Page, beside, in_rows, press

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
