"""Words about a position that are the same in all games: names, the lobby, the numbered answers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.core import Offer
from bot.text import Words, plain, words
from render.scene import Lobby, Scene, Sheet

Anything = Scene | Lobby | Sheet


def names(scene: Anything, w: Words) -> list[str]:
    """Plain names by seat; for a free seat of a lobby, the word for "free"."""
    return [
        w("seat-free") if name is None else plain(name, w("seat-name", seat=seat + 1))
        for seat, name in enumerate(scene.names)
    ]


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
        f"{w(title)}: {w('pic-lobby-seats', taken=taken, seats=len(seated))}.",
        ", ".join(seated) + ".",
        *(w.say(option, seated).replace("**", "") + "." for option in scene.options),
        *([] if scene.clock is None else [sentence(w.say(scene.clock, seated))]),
    ]


def answers(scene: Scene, w: Words, seated: Sequence[str]) -> list[str]:
    """The numbered answers of a private page, with what each costs and gains."""
    lines = []
    for choice in scene.choices:
        notes = [w.say(effect, seated) for effect in choice.offer.effects]
        tail = f" ({w.semicolons(notes)})" if notes else ""
        label = w.say(choice.offer.label, seated)
        tag = "" if names_itself(choice.offer, choice.tag, label) else f"{choice.tag}: "
        lines.append(f"{tag}{label}{tail}.")
    return lines


def names_itself(offer: Offer, tag: str, label: str) -> bool:
    """Whether the tag of an answer is a name with which its words begin."""
    return offer.name == tag and re.match(rf"{re.escape(tag)}(?!\w)", label) is not None


def ranked(sheet: Sheet) -> list[int]:
    """Seats in the order of their ranks."""
    return sorted(range(len(sheet.names)), key=lambda seat: (sheet.score.places[seat].rank, seat))
