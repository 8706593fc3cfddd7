"""Alt texts of Golden Horn hold every ship with its square and sails, and what the reader has."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from msgspec.structs import replace

from bot.core import CHANCE, Term
from bot.games.golden_horn.components import MAIN_PORTS
from bot.games.golden_horn.view import Counts, View, by_colour
from bot.games.registry import GAMES
from bot.text import LANGUAGES, Words, words
from render.kit.telling import with_short_names
from render.kit.watching import watching
from render.paint import ALT_TEXT, alt_text, board_text, canvas
from render.scene import Scene
from tests.gallery import LONG_NAMES, NAMES, Shot, draft, hand, played, private, public

RULES: Final = GAMES["golden_horn"]


@cache
def shots(seats: int) -> tuple[Shot, ...]:
    """Positions of several games in which a seat is asked, with closed and with open warehouses."""
    found: list[Shot] = []
    for seed, options in ((1, {}), (2, {"open_warehouses": "on"}), (6, {"ship_placement": "choice"})):
        made = [
            one
            for one in played(RULES, seats, seed, options)
            if RULES.to_act(one.state) not in ((), (CHANCE,))
        ]
        found += random.Random(seed).sample(made, 10)
    return tuple(found)


def scenes(seats: int, language: str) -> Iterator[Scene]:
    """What everybody, the seat that is asked, and one with a draft see."""
    for i, shot in enumerate(shots(seats)):
        names = (NAMES, LONG_NAMES)[i % 2]
        seat = next(seat for seat in RULES.to_act(shot.state) if seat != CHANCE)
        yield public(RULES, shot, language, names)
        yield private(RULES, shot, seat, language, names)
        yield hand(RULES, shot, seat, language, names)
        whole = draft(RULES, shot, language, names, random.Random(i))
        yield replace(whole, before=RULES.view(shot.state, seat))


def listed(say: Words, counts: Counts) -> str:
    return ", ".join(f"{say(f'gh-colour-{colour}')} {count}" for colour, count in by_colour(counts))


def titled(say: Words, key: str, counts: Counts, nothing: str = "word-empty") -> str:
    return say.spaced(f"{say(key)}: {listed(say, counts) or say(nothing)}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_ship_stays_with_its_square_and_sails(seats: int, language: str) -> None:
    say = words(language)
    for scene in scenes(seats, language):
        view = scene.view
        assert isinstance(view, View)
        told = alt_text(scene)
        assert len(told) <= ALT_TEXT
        at = {
            node.id: told.index(f"{node.id} {say(f'gh-colour-{node.colour}')}")
            for node in view.route
            if node.colour
        }
        for port in "VMC":
            if any(node.id == port for node in view.route):
                at[port] = told.index(say(f"gh-port-{port}"), at.get("S1", 0) if port != "V" else 0)
        for ship in view.ships:
            sails = ", ".join(say(f"gh-colour-{one}") for one in dict.fromkeys(ship.sails))
            where = told.index(f"{ship.id} ({sails})")
            if ship.node is not None and ship.node[0] == "S":
                assert max((one for one in at.values() if one < where), default=-1) == at[ship.node]
                part = told[where : told.index("]", where)]
                course = say("gh-pic-tell-course", direction=ship.direction, turned="no")
                assert course in part or {"E": "→", "W": "←"}[ship.direction] in part
                assert not ship.cubes or f"{say(f'gh-colour-{ship.cargo}')} {ship.cubes}" in part


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hand_warehouse_and_ports_stay(seats: int, language: str) -> None:
    say = words(language)
    for scene in scenes(seats, language):
        view = scene.view
        assert isinstance(view, View)
        told = alt_text(scene)
        for port, cubes in zip(MAIN_PORTS, view.ports, strict=True):
            assert titled(say, f"gh-port-{port}", cubes) in told
        if view.viewer is not None:
            assert view.hand is not None
            assert titled(say, "gh-pic-hand", view.hand, "word-none") in told
            own = view.players[view.viewer].warehouse
            assert own is not None
            assert titled(say, "gh-pic-warehouse", own) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_stand_behind_the_position(language: str) -> None:
    say = words(language)
    seen = 0
    for scene in scenes(2, language):
        told = alt_text(scene)
        label = say.say(scene.choices[0].offer.label, with_short_names(scene).names) if scene.choices else ""
        if label and told.count(label) == 1:
            assert told.index(say("gh-pic-hand")) < told.index(label)
            seen += 1
    assert seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_waits_to_be_confirmed_is_told_with_its_account(language: str) -> None:
    """First that it waits; costs, gains and points before and after as the panel has them."""
    say = words(language)
    paid = gained = False
    for scene in scenes(3, language):
        if not scene.chosen:
            continue
        view, before = scene.view, scene.before
        assert isinstance(view, View)
        assert isinstance(before, View)
        assert view.viewer is not None
        told, whole = alt_text(scene), board_text(scene)
        name = with_short_names(scene).names[view.viewer]
        assert told.startswith(say.spaced(f"{name}: {say('gh-pic-confirm')}"))
        assert say("pic-turn-points") in whole
        had, has = before.players[view.viewer].warehouse, view.players[view.viewer].warehouse
        assert had is not None
        assert has is not None
        got = tuple(max(0, one - other) for one, other in zip(has, had, strict=True))
        if any(got):
            gained = True
            assert say.spaced(f"{say('pic-turn-gain')}: ") in whole
            assert all(f"{say(f'gh-colour-{colour}')} {count}" in whole for colour, count in by_colour(got))  # type: ignore[arg-type]  # as long as the colours
        assert before.hand is not None
        assert view.hand is not None
        if sum(view.hand) < sum(before.hand):
            paid = True
            assert say.spaced(f"{say('pic-turn-cost')}: ") in whole
    assert paid
    assert gained


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_for_which_there_is_no_room_are_not_left_out_in_silence(language: str) -> None:
    begins = f" {words(language)('gh-title')}."
    for shot in played(RULES, 4, 5)[:-1]:
        if any(fact.key == "gh-sailed" for fact in shot.told):
            scene = hand(RULES, shot, RULES.to_act(shot.state)[0], language, NAMES)
            told, quiet = (alt_text(one).partition(begins)[0] for one in (scene, replace(scene, caption=())))
            assert told != quiet


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_ports_that_wait_to_be_confirmed_are_named(language: str, last: bool) -> None:
    """Also those of whoever chooses last, which are open then; a ship and its port stay on one line."""
    shots = played(RULES, 2, 1, {"ship_placement": "choice"})
    shot = next(shot for shot in shots if len(RULES.to_act(shot.state)) == (1 if last else 2))
    scene = draft(RULES, shot, language, NAMES, random.Random(1))
    say = words(language)
    with watching() as watch:
        canvas(scene)
    written = " ".join(one.text for one in watch.written)
    told = alt_text(scene)
    for number in (1, 2, 3):
        ship, port = (scene.told[0].args[f"{what}{number}"] for what in ("ship", "port"))
        assert isinstance(port, Term)
        assert say.spaced(f"{ship} {say(port.key)}") in told.replace("\xa0", " ")
        assert f"{ship}\xa0{say(port.key)}" in written
