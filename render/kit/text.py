"""Fit words to boxes: clean them, reduce the size in steps, cut with an ellipsis, or wrap. Never squeeze."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from render.kit import fonts, watching
from render.kit.fonts import Style, Voice
from render.kit.own_look import is_large, measured

ELLIPSIS: Final = "…"
NAME_STEPS: Final = (36, 32, 28)

_ACCENTS: Final = frozenset({"Mn", "Me"})
_BREAKS: Final = re.compile(r"(?<!×)(?<!\b\d)(?<!\b\d\d)[ \t\n]+(?![×·]|\d\d?(?:[^\w\s]|$))")
_STRAY: Final = re.compile(r"(?<=.{10}) \S{1,3}$")
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


@lru_cache(maxsize=1024)
def clean(text: str, voice: Voice = "reading") -> str:
    """The part of an untrusted text that can be shown on one line.

    Control characters, direction marks and characters that the font lacks (emoji, other scripts) are removed.
    Fancy letters are replaced by plain ones. A letter keeps one accent at most.
    """
    kept = []
    accented = False
    for letter in unicodedata.normalize("NFC", text):
        if unicodedata.category(letter) in _ACCENTS:
            if accented:
                continue
            accented = True
        else:
            accented = unicodedata.decomposition(letter) != "" and letter.isalpha()
        if unicodedata.category(letter) in _INVISIBLE:
            kept.append(" " if letter in "\n\t\r" else "")
        elif fonts.known(letter, voice):
            kept.append(letter)
        else:
            folded = unicodedata.normalize("NFKC", letter)
            kept.append("".join(x for x in folded if x != letter and fonts.known(x, voice)))
    return " ".join("".join(kept).split())


def legible(text: str) -> bool:
    """Whether a picture can show letters or figures of a name."""
    return any(letter.isalnum() for letter in clean(text))


def cut(text: str, style: Style, room: float) -> str:
    """The text, or as much of its beginning as fits with an ellipsis, without few letters of a later word."""
    if fonts.width(text, style) <= room:
        return text
    places, _ = fonts.pen_places(text, style)
    tail = fonts.width(ELLIPSIS, style)
    count = sum(1 for place in places if place + tail <= room)
    while count > 1 and fonts.width(text[: count - 1].rstrip(" ,·") + ELLIPSIS, style) > room:
        count -= 1
    shortened = _STRAY.sub("", text[: max(1, count - 1)]).rstrip(" ,·") + ELLIPSIS
    watching.shortened(text, shortened)
    return shortened


@measured(2048)
def fit(
    text: str, style: Style, room: float, steps: Sequence[int] = (), floor: int = 22
) -> tuple[str, Style]:
    """The text and the first style of `steps` (sizes) in which it fits `room`.

    If it fits in none, larger letters (`own_look`) are given up; if it does not fit then, it is cut at the
    last step. Without `steps`, the style's own size and the next smaller ones of the scale are tried, not
    below `floor`.
    """
    sizes = steps or tuple(
        s for s in (84, 60, 46, 44, 36, 32, 30, 28, 26, 24, 22) if floor <= s <= style.size
    )
    for size in sizes:
        if fonts.width(text, style.at(size)) <= room:
            return text, style.at(size)
    if is_large() and not style.fixed:
        return fit(text, style.usual, room, steps, floor)
    last = style.at(sizes[-1])
    return cut(text, last, room), last


def _pieces(text: str) -> list[str]:
    """The pieces of a text that stay on one line. These do not divide it: a no-break space (\u00a0), the
    space round "×", before "·", and at a number of one or two figures: after it, or before it at an end."""
    return [piece for piece in _BREAKS.split(text) if piece]


def one_line(text: str) -> str:
    """The text without line breaks and double spaces. Spaces that do not break stay."""
    return " ".join(_pieces(text))


@measured(1024)
def wrap(text: str, style: Style, room: float, lines: int = 2) -> tuple[str, ...]:
    """Wrap the text on at most `lines` lines; the last one is cut if necessary."""
    broken: list[str] = []
    words = _pieces(text)
    while words and len(broken) < lines:
        if len(broken) == lines - 1:
            broken.append(cut(" ".join(words), style, room))
            break
        take = 1
        while take < len(words) and fonts.width(" ".join(words[: take + 1]), style) <= room:
            take += 1
        broken.append(cut(" ".join(words[:take]), style, room))
        words = words[take:]
    return tuple(broken)


def _balanced(text: str, style: Style, room: float, lines: int) -> tuple[str, ...]:
    """The narrowest wrapping with the same number of lines, so that no word stands alone on the last line."""
    low, high = room / 2, room
    while lines > 1 and high - low > 4:
        middle = (low + high) / 2
        balanced = wrap(text, style, middle, lines)
        if " ".join(balanced) == text:
            high = middle
        else:
            low = middle
    return wrap(text, style, high, lines)


@measured(1024)
def fit_lines(
    text: str, style: Style, room: float, lines: int, steps: tuple[int, ...]
) -> tuple[tuple[str, ...], Style]:
    """Wrap on at most `lines` lines of about equal length, in the first of `steps` that cuts nothing."""
    whole = one_line(text)
    for size in steps:
        wrapped = wrap(text, style.at(size), room, lines)
        if " ".join(wrapped) == whole:
            return _balanced(whole, style.at(size), room, len(wrapped)), style.at(size)
    if is_large() and not style.fixed:
        return fit_lines(text, style.usual, room, lines, steps)
    last = style.at(steps[-1])
    return wrap(text, last, room, lines), last
