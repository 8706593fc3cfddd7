"""Escaping of untrusted text, such as players' names.

`plain` is for pictures, alt text and all that is not markdown (labels, menus, completions). `discord_safe` is
for the text of messages. Both keep letters of every script.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

_ZWJ, _VARIATION = "\u200d", "\ufe0f"
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that Unicode calls letters or marks, but that are invisible."""
_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_MAX_MARKS = 3
"""The largest number of accents on one letter; more would cover the lines above."""
_MAX_NAME = 40
COMPUTER: Final = "⚙"
"""The badge behind the name of a computer. Pictures draw it, alt texts say it in words."""

_MARKDOWN = re.compile(r"([\\*_~|`<>\[\]():])")
_ACTING = re.compile(r"([\\*_~|`<>\[\]]|:(?=//))")
"""Fewer characters than `_MARKDOWN`: colons and parentheses are in every line, and do nothing alone."""
_LINE_START = re.compile(r"^([#+-]|>)")
_NUMBERED = re.compile(r"^(\d+)([.)])")
_INVITE = re.compile(r"(?i)(discord[\w-]*|\bdis|\bdsc|\binvite)([.\u3002\uff0e\uff61])(?=\w)")
"""Discord shows a card for its own addresses (discord.gg, discord.com, discordapp.com, discord.gift, dis.gd)
even without a scheme before them, and in spite of backslashes. The known services for invitations
(discord.me, dsc.gg, invite.gg) are named with them."""
_RTL = frozenset({"R", "AL", "AN"})
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"


def _is_picture(char: str) -> bool:
    """Whether a character is an emoji, as far as the standard library knows."""
    return unicodedata.category(char) in ("So", "Sk") or "\U0001f000" <= char <= "\U0001faff"


def _kept(text: str) -> str:
    """Remove invisible characters and repeated spaces."""
    out: list[str] = []
    marks = 0
    for at, char in enumerate(text):
        if char in (_ZWJ, _VARIATION):  # kept only inside an emoji
            before = next((c for c in reversed(out) if c != _VARIATION), "")
            after = text[at + 1 : at + 2]
            if before and _is_picture(before) and (char == _VARIATION or (after and _is_picture(after))):
                out.append(char)
            continue
        if char.isspace():
            out.append(" ")
        elif char in _BLANKS or unicodedata.category(char) in _DROPPED:
            continue
        elif unicodedata.category(char) in ("Mn", "Me"):
            marks += 1
            if not "\ufe00" <= char <= "\ufe0f" and out and marks <= _MAX_MARKS:
                out.append(char)
            continue
        else:
            out.append(char)
        marks = 0
    return " ".join("".join(out).split())


@lru_cache(512)  # the same names stand on every page and picture of a match
def plain(name: str, fallback: str = "?") -> str:
    """Remove control, direction and invisible characters, and shorten to 40 characters in one line.

    `fallback` is returned if nothing is left.
    """
    return shorten(_kept(unicodedata.normalize("NFC", name)), _MAX_NAME) or fallback


def discord_safe(name: str, fallback: str = "?") -> str:
    """Like `plain`, and escape markdown, mentions, links, invitations, emoji codes and timestamps.

    A name that is written from right to left does not change the direction of the text around it.
    """
    text = plain(name, fallback)
    escaped = _MARKDOWN.sub(r"\\\1", text)
    escaped = _NUMBERED.sub(r"\1\\\2", _LINE_START.sub(r"\\\1", escaped))
    escaped = _unlinked(escaped)
    if any(unicodedata.bidirectional(char) in _RTL for char in text):
        return f"{_ISOLATE}{escaped}{_END_ISOLATE}"
    return escaped


def badged(name: str, *, computer: bool) -> str:
    """Computers have a badge, and nobody else has."""
    bare = name.replace(COMPUTER, "").strip()
    return f"{bare} {COMPUTER}" if computer else bare


def bold(name: str) -> str:
    """A name in the text of a message, in which nothing can act as markdown or a mention."""
    return f"**{discord_safe(name)}**"


class Names(tuple[str, ...]):
    """Names by seat, as they are shown where a text appears. `form`: shows other names there likewise."""

    form: Callable[[str], str]

    @classmethod
    def of(cls, names: Iterable[str], form: Callable[[str], str]) -> Names:
        """A seat without a name has none."""
        shown = cls(form(name) if name else "" for name in names)
        shown.form = form
        return shown


def lines_safe(text: str) -> str:
    """A text of several lines with names in it, for a message: nothing in it is markdown, a mention, a link
    or an invitation. Characters that cannot act by themselves stay as they are."""
    return "\n".join(_line_safe(line) for line in text.split("\n"))


def _line_safe(line: str) -> str:
    escaped = _ACTING.sub(r"\\\1", line)
    escaped = _NUMBERED.sub(r"\1\\\2", _LINE_START.sub(r"\\\1", escaped))
    return _unlinked(escaped)


def _unlinked(text: str) -> str:
    """Break mentions and invitations, which Discord recognises in spite of backslashes."""
    return _INVITE.sub("\\1\\2\u200b", text.replace("@", "@\u200b"))


def _joins(before: str, char: str) -> bool:
    """Whether a character forms one visible character with the one before."""
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
    """Split a text into visible characters."""
    out: list[str] = []
    for char in text:
        if out and (_joins(out[-1][-1], char) or (_is_flag_half(char) and _is_flag_half(out[-1]))):
            out[-1] += char
        else:
            out.append(char)
    return out


def shorten(text: str, limit: int) -> str:
    """Shorten a text to at most `limit` code points (as Discord counts), with an ellipsis at the end.

    Accents, flags and composed emoji are not split.
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


def parts_of(lines: Sequence[str], most: int, room: int) -> list[range]:
    """The parts of a long list, each of as many lines as fit, and at least of one; one empty part if there
    are none. `most`: lines of a part; `room`: characters of a part, with line breaks."""
    starts, left = [0], room
    for at, line in enumerate(lines):
        left -= len(line) + 1
        if at > starts[-1] and (left < 0 or at - starts[-1] == most):
            starts.append(at)
            left = room - len(line) - 1
    return [range(*ends) for ends in pairwise((*starts, len(lines)))]


def minus(number: object) -> str:
    """A number with a true minus, where it is below zero."""
    return str(number).replace("-", "−")


def capital(text: str) -> str:
    """Make the first letter a capital. Prompts begin with a small letter, because they may follow a name."""
    at = 1 if text[:1] in ("¿", "¡") else 0
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
