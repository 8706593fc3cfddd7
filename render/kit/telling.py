"""Words about a position that are the same in all games: names, the lobby, the numbered answers, and how an
alt text keeps within its limit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from bot.core import Offer
from bot.text import Words, plain, words
from bot.text.escape import COMPUTER, capital
from render.scene import Choice, Lobby, Scene, Sheet

Anything = Scene | Lobby | Sheet

ALT_TEXT: Final = 1024
"""Discord's limit for the description of a file, in characters."""

_NAMES: Final = 64
"""Characters that the names of all seats have together where words are short."""


def names(scene: Anything, w: Words) -> list[str]:
    """Plain names by seat; for a free seat of a lobby, the word for "free"."""
    return [
        w("seat-free") if name is None else plain(name, w("seat-name", seat=seat + 1))
        for seat, name in enumerate(scene.names)
    ]


def with_short_names(scene: Scene) -> Scene:
    """The scene with names that leave room for the position. The same names always give the same ones, and
    different names stay different."""
    most = _NAMES // len(scene.names)
    short = [_short(name, most) for name in scene.names]
    made = [name if short.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(short)]
    return msgspec.structs.replace(scene, names=tuple(made))


def _short(name: str, most: int) -> str:
    badge = f" {COMPUTER}" if name.endswith(COMPUTER) else ""
    shown = name.removesuffix(COMPUTER).rstrip()
    return name if len(shown) <= most else shown[: most - 1].rstrip() + "…" + badge


def said(text: str, language: str) -> str:
    """The text as its language writes it, with the badges of computers in words."""
    w = words(language)
    return w.spaced(text.replace(COMPUTER, w("computer-badge")) if COMPUTER in text else text)


def fitting(told: Iterable[list[str]], needed: Sequence[str], language: str) -> list[str]:
    """What changed, in the first of several ways to tell it that leaves room for the lines that are needed;
    if none does, in the last way."""
    lines: list[str] = []
    for lines in told:
        if len(said(" ".join([*lines, *needed]), language)) <= ALT_TEXT:
            break
    return lines


def shorter(news: list[str], w: Words) -> Iterator[list[str]]:
    """What changed, from all of it to the last alone. Where the earliest is left out, a line says so."""
    yield news
    yield from ([w("pic-earlier"), *news[start:]] for start in range(1, len(news)))


def sentence(text: str) -> str:
    """The text with a full stop, unless it already ends with punctuation."""
    return text if text[-1:] in ".?!;…" else text + "."


def lobby(scene: Lobby, title: str) -> list[str]:
    """A table that has not started, in words: seats, names, options.

    `title` is the key of the game's name.
    """
    w = words(scene.language)
    seated = names(scene, w)
    taken = sum(name is not None for name in scene.names)
    return [
        f"{w(title)}. {capital(w('pic-lobby-seats', taken=taken, seats=len(seated)))}.",
        ", ".join(seated) + ".",
        *(w.say(option, seated).replace("**", "") + "." for option in scene.options),
        *([] if scene.clock is None else [sentence(w.say(scene.clock, seated))]),
    ]


def answers(scene: Scene, w: Words, seated: Sequence[str]) -> list[str]:
    """The numbered answers of a private page, with what each costs and gains, and how to type it."""
    lines = []
    for choice in scene.choices:
        notes = [w.say(effect, seated) for effect in choice.offer.effects]
        tail = f" ({w.semicolons(notes)})" if notes else ""
        label = w.say(choice.offer.label, seated)
        tag = "" if names_itself(choice.offer, choice.tag, label) else f"{choice.tag}: "
        lines.append(f"{tag}{label}{tail}.{_command(scene, choice, w)}")
    return lines


def _command(scene: Scene, choice: Choice, w: Words) -> str:
    """The command that gives an answer after those that are given already. Nothing stands behind it."""
    if not scene.typed:
        return ""
    return " ".join([f" /{w('cmd-move')}", *map(str, scene.chosen), str(choice.move)])


def names_itself(offer: Offer, tag: str, label: str) -> bool:
    """Whether the tag of an answer is a name with which its words begin."""
    return offer.name == tag and re.match(rf"{re.escape(tag)}(?!\w)", label) is not None


def won(scene: Scene, seated: Sequence[str]) -> list[str]:
    """Who has won a finished match, and with how many points; nothing if nobody has."""
    if scene.winner is not None:
        return [words(scene.language)("board-won", who=seated[scene.winner])]
    best = () if scene.score is None else scene.score.winners
    if scene.score is None or not best:
        return []
    who = tuple(seated[seat] for seat in best)
    return [words(scene.language)("board-winner", who=who, total=scene.score.places[best[0]].total)]


def ranked(sheet: Sheet) -> list[int]:
    """Seats in the order of their ranks."""
    return sorted(range(len(sheet.names)), key=lambda seat: (sheet.score.places[seat].rank, seat))
