"""How many presses a turn takes, from the call to Confirm, on the pages that people see; no Discord.

A random player presses *Take my turn*, and then what the page offers. A button is one press, a menu two:
to open it and to choose. Answers ahead are not counted: the page could be confirmed before. Nobody wanders:
of one kind of answer, such as a way on the map, a player gives `MOST` where something else can be answered.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from pathlib import Path
from typing import Final, NamedTuple

from bot.games.registry import GAMES
from bot.text import words
from cogs.turn import given
from cogs.ui.answers import Spot
from cogs.ui.page import Button, Menu, Page
from cogs.ui.turn import turn_page
from tests.bench.figure import Figure, figure
from tests.match.app import PEOPLE, MatchApp, open_app

SAY: Final = words("en")
SEATS: Final = 3
MOST: Final = 2
TURNS: Final = 150
"""So many turns of each game are counted, over as many matches as it takes."""
COUNTED: Final = True
"""It looks at no clock (see `tests.bench.measuring`)."""


class Kind(NamedTuple):
    """A kind of turn that is counted."""

    name: str
    asks: frozenset[str]
    """Kinds of moves of which one is an answer to its first question; empty: any other."""
    target: float


KINDS: Final[Mapping[str, Sequence[Kind]]] = {
    "golden_horn": (Kind("a turn", frozenset(), 4),),
    "pyramids": (Kind("a turn", frozenset(), 4),),
    "bora_bora": (
        Kind("a die", frozenset({"place", "place-gods"}), 4),
        Kind("another turn", frozenset(), 4),
    ),
    "edo": (Kind("a plan", frozenset({"act"}), 7), Kind("a slot", frozenset(), 4)),
}
"""For each game: what is counted, with the largest median."""


class Turn(NamedTuple):
    """A turn that was taken."""

    first: frozenset[str]
    """The kinds of the answers to its first question."""
    taps: int


def run() -> Iterator[Figure]:
    """A sample is a turn."""
    for key in GAMES:
        yield from figures(key, TURNS)


def figures(key: str, turns: int) -> list[Figure]:
    """The figures of one game."""
    taken = asyncio.run(_taken(key, turns))
    found = []
    for kind in KINDS[key]:
        named = {one for other in KINDS[key] for one in other.asks}
        mine = [
            turn.taps for turn in taken if (turn.first & kind.asks if kind.asks else not turn.first & named)
        ]
        note = f"{len(mine)} turns of random players, {SEATS} seats"
        found.append(figure(f"{key}: presses for {kind.name}", mine, "taps", kind.target, note))
    return found


async def _taken(key: str, turns: int) -> list[Turn]:
    rng, taken = random.Random(key), list[Turn]()
    with tempfile.TemporaryDirectory() as folder:
        async with open_app(Path(folder) / "taps.sqlite", key) as app:
            while len(taken) < turns:
                match = (await app.start(key, SEATS)).match
                while len(taken) < turns and (await app.services.views.brief(match)).state == "running":
                    taken.append(await _turn(app, match, rng))
                    await app.worker.drain()
    return taken


async def _turn(app: MatchApp, match: int, rng: random.Random) -> Turn:
    """One turn of the seat that is asked first."""
    person = PEOPLE[(await app.services.views.brief(match)).awaited[0]]
    moves: tuple[str, ...] = ()
    preview, spot, taps = await app.services.play.preview(match, person.user, None), Spot(), 1
    first, given_before = frozenset(one.kind for one in preview.answers), Counter[str]()
    while True:
        while (only := given(preview)) is not None and not preview.whole:
            moves = (*moves, only)
            preview = await app.services.play.preview(match, person.user, None, moves)
        page = turn_page(SAY, preview, (), spot)
        if preview.whole:
            break
        kinds = {one.notation: one.kind for one in preview.answers}
        tired = {one for one, kind in kinds.items() if given_before[kind] >= MOST}
        presses, chosen = _press(page, rng, tired)
        taps += presses
        if isinstance(chosen, Spot):
            spot = chosen
        else:
            given_before[kinds[chosen]] += 1
            moves, spot = (*moves, chosen), Spot()
            preview = await app.services.play.preview(match, person.user, None, moves)
    await app.services.play.submit(match, person.user, preview.turn_token, preview.moves, key=app.key())
    return Turn(first, taps + 1)


def _press(page: Page, rng: random.Random, tired: Set[str]) -> tuple[int, str | Spot]:
    """A random answer of a page, or a group to choose from: how many presses, and what they choose.

    Args:
        tired: answers that are given only where there is nothing else.
    """
    answers: list[tuple[int, str | Spot]] = []
    groups: list[tuple[int, str | Spot]] = []
    for row in page.rows:
        if isinstance(row, Menu):
            answers += [(2, one.value) for one in row.choices if _verb(row.action) == "ans"]
            continue
        for one in row:
            if isinstance(one, Button) and _verb(one.action) == "ans":
                answers.append((1, one.action.split(":")[5]))
            elif isinstance(one, Button) and _verb(one.action) == "spot":
                group, part = one.action.split(":")[5:7]
                groups.append((1, Spot(int(group), int(part))))
    return rng.choice([one for one in answers if one[1] not in tired] or answers or groups)


def _verb(action: str) -> str:
    return action.split(":")[1]
