"""Pyramids: which values are shown where."""

from __future__ import annotations

import json
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path as Folder
from typing import Any

from msgspec.structs import replace

from bot.core import AnyRules
from bot.games.pyramids import Pyramids, components_loading
from bot.games.registry import GAMES
from tests.gallery import Shot, at, play
from tests.printed.values import Game, Path, Shown, Tree, Unseen, first, toml

CARDS, SCORE = "cards.json", "components.toml"
FOLDER = Folder(components_loading.__file__).parent
LOAD = components_loading.load


@contextmanager
def rules(tree: Tree) -> Iterator[AnyRules]:
    """The rules with other component data."""
    with tempfile.TemporaryDirectory() as name:
        folder = Folder(name)
        (folder / CARDS).write_text(json.dumps(tree[CARDS]), encoding="utf-8")
        (folder / SCORE).write_text(toml(tree[SCORE]), encoding="utf-8")
        made = LOAD(folder)
    yield Pyramids(made)


def shots() -> list[Shot]:
    games = {seats: play(GAMES["pyramids"], seats, 5) for seats in (4, 3, 2)}
    every = [shot for game in games.values() for shot in game[:-1]]
    return [
        at(games[4], 0.5),
        first(every, lambda state: state.phase == "keep"),
        first(every, lambda state: _last(state, "completed")),
        first(every, lambda state: _last(state, "torch")),
        games[4][-1],
    ]


def _last(state: Any, what: str) -> bool:
    return state.last is not None and any(getattr(seat, what) for seat in state.last.seats)


def _show_card(state: Any, path: Path, tree: Tree) -> Any:
    return replace(state, display=(tree[CARDS]["cards"][int(path[2])]["id"],))


def _show_shape(state: Any, path: Path, tree: Tree) -> Any:
    key = tree[CARDS]["expedition_shapes"][int(path[2])]["shape"]
    return replace(state, shape=key, used=(key,), turn=1)


def _cross_skulls(state: Any, path: Path, _: Tree) -> Any:
    hand = replace(state.hands[0], skulls=int(path[-1]) + 1)
    return replace(state, hands=(hand, *state.hands[1:]), drafts=(None,) * state.seats)


def _other_shape(tree: Tree, path: Path) -> None:
    tree[CARDS]["expedition_shapes"][int(path[2])]["cells"] = [[0, 0], [0, 1], [0, 2], [1, 1]]


def _other_colour(tree: Tree, path: Path) -> None:
    """The card changes colours with another one."""
    cards = tree[CARDS]["cards"]
    card = cards[int(path[2])]
    partner = next(one for one in cards if one["color"] != card["color"])
    card["color"], partner["color"] = partner["color"], card["color"]
    for colour in tree[CARDS]["totals"]:
        found = Counter("".join("".join(one["grid"]) for one in cards if one["color"] == colour))
        tree[CARDS]["totals"][colour] = {symbol: found[symbol] for symbol in "XRGFSP"}


def _flipped(tree: Tree, path: Path) -> None:
    """A mirror image of the whole chamber."""
    grid = tree[CARDS]["cards"][int(path[2])]["grid"]
    grid[:] = [row[::-1] for row in grid]


GAME = Game(
    key="pyramids",
    tree={
        CARDS: json.loads((FOLDER / CARDS).read_text("utf-8")),
        SCORE: tomllib.loads((FOLDER / SCORE).read_text("utf-8")),
    },
    rules=rules,
    shots=shots,
    rows=(
        Unseen("legend.*", "what the letters of the file mean"),
        Unseen("totals.*", "a check of the cards"),
        Unseen("expedition_shapes.*.shape", "a name"),
        Unseen("expedition_shapes.*.copies", "how many there are: what is left is counted from the position"),
        Shown("expedition_shapes.*.cells.0.0", "lobby ~table", [_other_shape], _show_shape),
        Unseen("expedition_shapes.*.cells.*", "a shape is changed as a whole"),
        Shown("cards.*.color", "table words", [_other_colour], _show_card),
        Shown("cards.*.grid.0", "table words", [_flipped], _show_card),
        Unseen("cards.*.grid.*", "a chamber is changed as a whole"),
        Unseen("cards.*", "of the file alone"),
        Shown("rounds", "~table ~sheet guide"),
        Shown("turns", "~table guide ~words"),
        Shown("display", "table"),
        Shown("dealt", "words"),
        Unseen("kept", "two, by the notation of the choice"),
        Shown("completed", "table page sheet guide answers"),
        Shown("torch", "table sheet guide"),
        Shown("gem_*", "sheet guide"),
        Shown("gems", "guide"),
        Shown("potion", "guide"),
        Shown("boxes.*", "~table ~words guide"),
        Shown("claims.*", "guide"),
        Shown("skulls.*", "table words", lay=_cross_skulls),
    ),
)
