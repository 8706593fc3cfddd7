"""Edo: which values are shown where."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path as Folder
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import AnyRules, components
from bot.core.components import FILE, decode
from bot.games.edo import validate
from bot.games.edo.rounds import Planning
from bot.games.edo.rules import Edo
from tests.contract.journeys import KEEN
from tests.gallery import Shot, at, played
from tests.parsing import parser
from tests.printed.values import Game, Path, Shown, Tree, Unseen, first, other, toml
from tests.printed.values import at as value_at

FOLDER = Folder(validate.__file__).parent
DECODED = lru_cache(maxsize=8)(decode)
VARIANTS = {"temples": "on", "privileges": "on", "ronin": "on"}
GOODS = ("wood", "stone", "rice")


@contextmanager
def rules(tree: Tree) -> Iterator[AnyRules]:
    """What stands in the file is decoded once for all trees that have it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(components, "decode", DECODED)
        made = parser(Edo())(toml(tree[FILE]))
    yield Edo(made)


def shots() -> list[Shot]:
    games = {seats: played(Edo(), seats, seed, VARIANTS, KEEN["edo"]) for seats, seed in ((5, 3), (2, 2))}
    planning = first(games[5], lambda state: bool(state.agenda) and isinstance(state.agenda[0], Planning))
    favour = next(shot for shot in games[5][:-1] if _offers(shot.state, "edo-offer-favour"))
    paid = played(Edo(), 2, 8, VARIANTS, KEEN["edo"])[-1]  # a seat has two samurai at the end
    draft = next(shot for shot in games[2] if _offers(shot.state, "edo-offer-bundle"))
    return [draft, planning, at(games[5], 0.6), at(games[2], 0.5), favour, paid]


def _offers(state: Any, key: str) -> bool:
    edo = Edo()
    return any(
        edo.offer(state, seat, move).label.key == key
        for seat in edo.to_act(state)[:1]
        if seat >= 0
        for move in edo.moves(state, seat)
    )


def _show_special(state: Any, path: Path, _: Tree) -> Any:
    return replace(state, display=(str(path[2]),))


def _show_merchant(state: Any, path: Path, _: Tree) -> Any:
    return replace(state, merchants=(str(path[2]),), ahead=False)


def _show_demand(state: Any, path: Path, _: Tree) -> Any:
    return replace(state, demands=(str(path[2]), *state.demands[1:]))


def _show_privilege(state: Any, path: Path, _: Tree) -> Any:
    return replace(state, privilege_row=(str(path[2]), *state.privilege_row[1:]))


def _show_profit(state: Any, path: Path, _: Tree) -> Any:
    return replace(state, tiles=(str(path[3]), *state.tiles[1:]))


def _other_product(tree: Tree, path: Path) -> None:
    """Two production markers change what they help."""
    markers = value_at(tree, path[:2])
    kind = next(one for one, known in markers.items() if "full" in known and one != path[2])
    one, two = markers[str(path[2])], markers[kind]
    one["full"], two["full"] = two["full"], one["full"]


def _other_good(tree: Tree, path: Path) -> None:
    """What the marker did not give yet."""
    given = value_at(tree, path[:-1])
    given[int(path[-1])] = next(what for what in GOODS if what not in given)


def _higher(tree: Tree, path: Path) -> None:
    """The rank and those before it get more: no rank gets less than the next one."""
    row = value_at(tree, path[:-1])
    row[: int(path[-1]) + 1] = [ryo + 1 for ryo in row[: int(path[-1]) + 1]]


GAME = Game(
    key="edo",
    tree={FILE: tomllib.loads((FOLDER / FILE).read_text("utf-8"))},
    rules=rules,
    shots=shots,
    rows=(
        Unseen("kinds.*", "what the letters of a code mean"),
        Shown("sites.*", "table words"),
        Shown("production.*", "~table ~words guide"),
        Unseen("tables.*", "what a match begins with: it stands in the position"),
        Shown("sides.*.town", "table words", other("mito", "kofu")),
        Unseen("sides.*", "where a space lies: the map is drawn from the view"),
        Unseen("starting.*.do", "which action it is"),
        Shown("starting.*", "page words answers"),
        Unseen("special.*.do", "which action it is"),
        Shown("special.*.price", "table ledger words", lay=_show_special),
        Shown("special.*.post", "words", other(False), _show_special),
        Shown("special.*", "ledger words", lay=_show_special),
        Shown("merchant.*.goods", "table ledger words", other(*GOODS), _show_merchant),
        Shown("merchant.*", "table ledger words", lay=_show_merchant),
        Shown("demands.*.with", "table ledger words", other("TRADE", "TRAVEL"), _show_demand),
        Shown("demands.*.goods", "ledger words", other("silk", "tea"), _show_demand),
        Shown("demands.*", "table ledger words", lay=_show_demand),
        Shown("privileges.*.one_of.*", "table ledger words", [_other_good], _show_privilege),
        Shown("privileges.*.full", "table ledger words", [_other_product], _show_privilege),
        Unseen("privileges.*", "how many there are, and which kind it is"),
        Shown("counts.pieces", "guide"),
        Unseen("counts.*", "how many there are: what is left is counted from the position"),
        Shown("numbers.wage", "page guide"),
        Shown("numbers.ryo_a_point", "sheet guide"),
        Shown("numbers.samurai_a_point", "sheet guide"),
        Shown("numbers.travellers", "~words guide"),
        Shown("numbers.trade", "table ledger words guide"),
        Shown("numbers.favour", "page answers"),
        Shown("numbers.*", "guide"),
        Unseen("buildings.temple.weight", "it stands in no city"),
        Shown("buildings.*", "guide"),
        Shown("bundles.*", "page answers"),
        Shown("tiles.*", "ledger words", [_higher], _show_profit),
        Shown("ronin.bag.*", "ledger words"),
        Shown("ronin.*", "guide"),
    ),
)
