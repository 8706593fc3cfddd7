"""Checks that pictures and words tell the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from bot.core import Fact
from bot.text import plain, words
from render.kit.telling import names, said, with_short_names
from render.paint import alt_text, board_text
from render.scene import Scene
from tests.evening.posted import Posted
from tests.evening.story import marks_of

LAID_OUT: Final = ("gh-placed", "gh-cube", "gh-dealt", "bb-rolled", "bb-dealt", "bb-laid", "py-log-dealt-all")
"""What is laid out or rolled: the position tells it, and no picture marks it."""
OF_ITS_OWN: Final = ("py-log-reveal", "py-log-ready", "py-log-back")
"""What has a line of its own in the position."""

ELSEWHERE: Final = ("gh-chose", "gh-drew", "gh-refilled", "py-log-display", "py-log-open-start")

FIRST_SENTENCE: Final = re.compile(r"[.?!] ")
"""Where it ends."""
NEXT_WORDS: Final = 8
"""So many letters show that the position follows, however short its words are."""

Teller = Callable[[Scene], str]


class Tellers(NamedTuple):
    """What puts a scene in words."""

    alt: Teller = alt_text
    words: Teller = board_text


OURS: Final = Tellers()


def alike(posted: Sequence[Posted], tellers: Tellers = OURS) -> Iterator[str]:
    """Whoever has done what a board marks is named in its words, and in its alt text unless that says that it
    leaves out what came earlier. Both tell what the log tells, and nothing else."""
    for one in posted:
        yield from _actors_named(one, tellers)
        yield from _facts_told(one, tellers)
        if one.alt is not None and one.alt != tellers.alt(one.scene):
            yield f"{one.number}: its alt text is not that of its picture"


def _actors_named(one: Posted, tellers: Tellers) -> Iterator[str]:
    actors = sorted({seat for mark in marks_of(one.scene.view) for seat in _actors(mark)})
    for what, text in (("alt text", tellers.alt(one.scene)), ("words", tellers.words(one.scene))):
        missing = [
            name for seat in actors if (name := plain(one.scene.names[seat], "")).split()[0] not in text
        ]
        if missing and words(one.scene.language)("pic-earlier") not in text:
            yield f"{one.number}: the {what} do not name {', '.join(missing)}, whose doing is marked"


def _actors(mark: Any) -> list[int]:
    who = getattr(mark, "who", getattr(mark, "seat", None))
    return [] if who is None else [who]


def _facts_told(one: Posted, tellers: Tellers) -> Iterator[str]:
    scene = one.scene
    facts = [fact for fact in scene.caption if not fact.key.startswith((*LAID_OUT, *OF_ITS_OWN))]
    wanted = _sentences(scene, facts)
    every, without = tellers.words(scene), tellers.words(replace(scene, caption=())).splitlines()
    shown = [line for line in every.splitlines() if line not in without]
    more = [line for line in shown if line not in _sentences(scene, scene.caption)]
    less = [line for line in wanted if line not in every]
    if more or less:
        yield f"{one.number}: in words it tells {more} too much, and does not tell {less}"
    alt = tellers.alt(scene)
    if beyond := _beyond(scene, alt, tellers.alt(replace(scene, caption=()))):
        yield f"{one.number}: the alt text tells too much: {beyond!r}"
    if words(scene.language)("pic-earlier") in alt:
        return
    due = [fact for fact in facts if not _in_short(fact, alt, scene.language)]
    less = [line for line in _sentences(with_short_names(scene), due) if line not in alt]
    if less:
        yield f"{one.number}: the alt text does not tell {less}"


def _beyond(scene: Scene, alt: str, without: str) -> str:
    """What an alt text tells before the position that did not happen. `without`: where nothing happened."""
    for told in sorted(_sentences(with_short_names(scene), scene.caption), key=len, reverse=True):
        alt = alt.replace(told, "", 1)
    say = words(scene.language)
    last_turn = say("py-pic-tell-last", list="\0").split("\0")[0]
    alt = re.sub(rf"{re.escape(last_turn)}.*?\. ", "", alt.replace(say("pic-earlier"), ""))
    left, without = (" ".join(text.split()) for text in (alt, without))
    ended = FIRST_SENTENCE.search(without)
    begins = without[: ended.end() + NEXT_WORDS] if ended else without
    return "" if left.startswith(begins) else left[: 2 * len(begins)]


def _in_short(fact: Fact, alt: str, language: str) -> bool:
    """What alt texts may leave out where there is no room, because the question, hands, stocks and the cards
    before the players tell it; and of a turn of Pyramids they tell the cells alone."""
    begins = words(language)("py-pic-tell-last", list="\0").split("\0")[0]
    if fact.key.startswith(ELSEWHERE):
        return True
    return fact.key.startswith("py-log-open") and begins in alt


def _sentences(scene: Scene, facts: Sequence[Fact]) -> list[str]:
    w = words(scene.language)
    return [said(w.say(fact, names(scene, w)), scene.language) for fact in facts]
