"""How many presses a turn takes, from the call to Confirm, on the pages that people see; no Discord.

A random player presses *Take my turn*, and then what the page offers, with *Confirm* at the end or an answer
that plays the turn at once. A button is one press, a menu two: to open it and to choose. Answers ahead are
not counted: the page could be confirmed before. Nobody wanders: of one kind of answer, such as a way on the
map, a player gives `MOST` where something else can be answered.
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
from cogs.ui.answers import GEAR, Spot
from cogs.ui.page import Button, Menu, Page, Row
from cogs.ui.turn import turn_page
from tests.bench.figure import Figure, figure
from tests.draining import drained
from tests.e2e.first_move import WANTED, first_moves
from tests.match.app import PEOPLE, MatchApp, open_app

SAY: Final = words("en")
SEATS: Final = 3
MOST: Final = 2
TURNS: Final = 300
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
    "golden_horn": (Kind("a turn", frozenset(), 3),),
    "pyramids": (Kind("a turn", frozenset(), 3),),
    "bora_bora": (
        Kind("a die", frozenset({"place", "place-gods"}), 3),
        Kind("another turn", frozenset(), 3),
    ),
    "edo": (Kind("a plan", frozenset({"act"}), 4), Kind("a slot", frozenset(), 3)),
}
"""For each game: what is counted, with the largest median."""


class Turn(NamedTuple):
    """A turn that was taken."""

    first: frozenset[str]
    """The kinds of the answers to its first question."""
    taps: int


def run() -> Iterator[Figure]:
    """A sample is a turn, or all games together."""
    for key in GAMES:
        yield from figures(key, TURNS)
    first = asyncio.run(first_moves(GAMES)).values()
    note = f"{', '.join(GAMES)}: the most, with the real client"
    yield figure("first page to the first move", [max(first)], "taps", WANTED, note)


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
                    await drained(app.worker)
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
        preview = await app.services.play.with_finishes(person.user, preview)
        page = turn_page(SAY, preview, (), spot)
        if preview.whole:
            taps += 1
            break
        kinds = {one.notation: one.kind for one in preview.answers}
        tired = {one for one, kind in kinds.items() if given_before[kind] >= MOST}
        pressed = _press(page, rng, tired)
        taps += pressed.presses
        if pressed.spot is not None:
            spot = pressed.spot
            continue
        given_before[kinds[pressed.moves[0]]] += 1
        moves, spot = (*moves, *pressed.moves), Spot()
        preview = await app.services.play.preview(match, person.user, None, moves)
        if pressed.ends:
            break
    await app.services.play.submit(match, person.user, preview.turn_token, preview.moves, key=app.key())
    return Turn(first, taps)


class Pressed(NamedTuple):
    """What is pressed on a page."""

    presses: int
    moves: tuple[str, ...] = ()
    ends: bool = False
    """It plays the turn."""
    spot: Spot | None = None
    """It only shows other answers."""


def _press(page: Page, rng: random.Random, tired: Set[str]) -> Pressed:
    """Random answers of a page, or a group to choose from. What a page would give by itself is taken.

    Args:
        tired: answers that are given only where there is nothing else.
    """
    found = [one for row in page.rows for one in _pressed(row)]
    ends = {one.moves[0] for one in found if one.ends}
    answers = [one for one in found if one.moves and (one.ends or one.moves[0] not in ends)]
    return rng.choice([one for one in answers if one.moves[0] not in tired] or answers or found)


def _pressed(row: Row) -> Iterator[Pressed]:
    """What can be pressed in a row; nobody wants to be asked more."""
    if isinstance(row, Menu):
        if _verb(row.action) == "ans":
            yield from (Pressed(2, (one.value,)) for one in row.choices)
        return
    for one in row:
        args = one.action.split(":")[5:] if isinstance(one, Button) else []
        if isinstance(one, Button) and _verb(one.action) in ("ans", "end"):
            yield Pressed(1, (*args,), _verb(one.action) == "end")
        elif isinstance(one, Button) and _verb(one.action) == "spot" and int(args[0]) != GEAR:
            yield Pressed(1, spot=Spot(int(args[0]), int(args[1])))


def _verb(action: str) -> str:
    return action.split(":")[1]
