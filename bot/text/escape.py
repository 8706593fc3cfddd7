"""Untrusted text made safe to show: players' names, before they meet a picture or Discord.

`plain` is for pictures, alt text and anything that is not read as markdown (labels, menus,
autocomplete); `discord_safe` is for message text. Both keep letters of every script.
"""

from __future__ import annotations

import re
import unicodedata

_ZWJ, _VARIATION = "\u200d", "\ufe0f"
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by name that show as nothing."""
_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_MAX_MARKS = 3
"""Accents in a row on one letter; more only climbs over the lines above."""
_MAX_NAME = 40

_MARKDOWN = re.compile(r"([\\*_~|`<>\[\]():])")
_LINE_START = re.compile(r"^([#+-]|>)")
_NUMBERED = re.compile(r"^(\d+)([.)])")
_RTL = frozenset({"R", "AL", "AN"})
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in ("Mn", "Me")


def _is_picture(char: str) -> bool:
    """An emoji, as far as the standard library knows."""
    return unicodedata.category(char) in ("So", "Sk") or "\U0001f000" <= char <= "\U0001faff"


def _kept(text: str) -> str:
    """The characters of a text that show something."""
    out: list[str] = []
    marks = 0
    for at, char in enumerate(text):
        if char in (_ZWJ, _VARIATION):  # only inside an emoji
            before = next((c for c in reversed(out) if c != _VARIATION), "")
            after = text[at + 1 : at + 2]
            if before and _is_picture(before) and (char == _VARIATION or (after and _is_picture(after))):
                out.append(char)
            continue
        if char.isspace():
            out.append(" ")
        elif char in _BLANKS or unicodedata.category(char) in _DROPPED:
            continue
        elif _is_mark(char):
            marks += 1
            if not "\ufe00" <= char <= "\ufe0f" and out and marks <= _MAX_MARKS:
                out.append(char)
            continue
        else:
            out.append(char)
        marks = 0
    return " ".join("".join(out).split())


def plain(name: str, fallback: str = "?") -> str:
    """A name without control, direction and invisible characters, in one line of at most 40 characters.

    `fallback` stands for a name of which nothing is left.
    """
    return shorten(_kept(unicodedata.normalize("NFC", name)), _MAX_NAME) or fallback


def discord_safe(name: str, fallback: str = "?") -> str:
    """A name for message text: `plain`, and nothing in it is markdown, a mention, a link, an emoji
    code or a timestamp. A name written from right to left cannot turn the text around it."""
    text = plain(name, fallback)
    escaped = _MARKDOWN.sub(r"\\\1", text)
    escaped = _NUMBERED.sub(r"\1\\\2", _LINE_START.sub(r"\\\1", escaped))
    escaped = escaped.replace("@", "@\u200b")
    if any(unicodedata.bidirectional(char) in _RTL for char in text):
        return f"{_ISOLATE}{escaped}{_END_ISOLATE}"
    return escaped


def _joins(before: str, char: str) -> bool:
    """Whether a character belongs to what the reader sees as one with the character before."""
    return (
        unicodedata.category(char) in ("Mn", "Me", "Mc")
        or char == _ZWJ
        or before == _ZWJ
        or "\U0001f3fb" <= char <= "\U0001f3ff"  # skin tones
        or "\U000e0020" <= char <= "\U000e007f"  # tags of regional flags
    )


def _is_flag_half(char: str) -> bool:
    return len(char) == 1 and "\U0001f1e6" <= char <= "\U0001f1ff"


def _clusters(text: str) -> list[str]:
    """A text cut into what the reader sees as single characters."""
    out: list[str] = []
    for char in text:
        if out and (_joins(out[-1][-1], char) or (_is_flag_half(char) and _is_flag_half(out[-1]))):
            out[-1] += char
        else:
            out.append(char)
    return out


def shorten(text: str, limit: int) -> str:
    """At most `limit` code points (Discord counts those): the beginning and an ellipsis.

    Accents, flags and composed emoji are kept whole or left out.
    """
    if len(text) <= limit:
        return text
    if limit < 1:
        return ""
    kept, room = [], limit - 1
    for cluster in _clusters(text):
        if len(cluster) > room:
            break
        kept.append(cluster)
        room -= len(cluster)
    return "".join(kept).rstrip() + "…"


def capital(text: str) -> str:
    """The text with its first letter large: prompts are written small, to follow a name."""
    return text[:1].upper() + text[1:]
