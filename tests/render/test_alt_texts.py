"""Alt texts of full tables: whose turn and what changed, then what a player decides by, within the limit."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import CHANCE, Score, SeatScore
from bot.games.bora_bora.cards import Drew
from bot.games.bora_bora.gods import Paid
from bot.games.bora_bora.view import View as BoraView
from bot.games.edo.view import EdoView
from bot.games.golden_horn.view import View as HornView
from bot.games.pyramids.cells import WIDTH
from bot.games.pyramids.view import CardView, PyramidsView
from bot.games.registry import GAMES
from bot.text import LANGUAGES, minus, words
from bot.text.escape import COMPUTER
from render.bora_bora.alt_text_boards import own, person_of
from render.bora_bora.alt_text_short import LETTERS, with_letters
from render.bora_bora.draft import account_of
from render.golden_horn.board import worth
from render.kit import telling
from render.kit.confirm import own_words
from render.kit.telling import with_short_names
from render.paint import ALT_TEXT, alt_text, board_text, describe
from render.pyramids.parts import coming
from render.pyramids.score import next_skull
from render.scene import Scene
from tests.contract.journeys import KEEN
from tests.gallery import LONG_NAMES, NAMES, Shot, at, draft, hand, play, played, public

SHARES = (0.3, 0.5, 0.7, 0.9, 0.97)


@cache
def shots(game: str) -> tuple[Shot, ...]:
    """Positions of a full table, in the middle and late: played well, and at random."""
    rules = GAMES[game]
    found = []
    for seed, habit in ((5, KEEN.get(game)), (6, None)):
        made = [one for one in played(rules, max(rules.seats), seed, {}, habit) if one.told]
        found += [at(made, share) for share in SHARES]
    return tuple(found)


def boards(game: str, language: str) -> Iterator[tuple[Scene, str]]:
    rules = GAMES[game]
    for names in (NAMES, LONG_NAMES):
        for shot in shots(game):
            scene = public(rules, shot, language, names)
            told = alt_text(scene)
            assert len(told) <= ALT_TEXT
            assert any(told.startswith(with_short_names(scene).names[seat]) for seat, _ in scene.awaited)
            yield scene, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_horn_has_squares_ships_and_ports(language: str) -> None:
    say = words(language)
    for scene, told in boards("golden_horn", language):
        view = scene.view
        assert isinstance(view, HornView)
        found = [node for node in view.route if node.colour]
        places = [told.index(f"{node.id} {say(f'gh-colour-{node.colour}')}") for node in found]
        assert all(one < other for one, other in pairwise(places)), "from west to east"
        for ship in view.ships:
            sails = ", ".join(say(f"gh-colour-{one}") for one in dict.fromkeys(ship.sails))
            assert f"{ship.id} ({sails})" in told
            if ship.cargo and ship.cubes:
                part = told[told.index(f"{ship.id} ({sails})") :]
                assert f"{say(f'gh-colour-{ship.cargo}')} {ship.cubes}" in part[: part.index("]")]
        last = [one for one in scene.caption if one.key in ("gh-sailed", "gh-raided")][-1:]
        for one in last:
            changed = say.say(one, with_short_names(scene).names)
            assert say.spaced(changed) in told
            assert told.index(say.spaced(changed)) < told.index(say("gh-title")) < places[0]


def signs(card: CardView) -> str:
    return "/".join(
        "".join("*" if r * WIDTH + c in card.marked else sign for c, sign in enumerate(row))
        for r, row in enumerate(card.grid)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_pyramids_has_the_grid_of_every_card(language: str) -> None:
    say = words(language)
    for scene, told in boards("pyramids", language):
        view = scene.view
        assert isinstance(view, PyramidsView)
        cards = [card for player in view.players for card in player.cards if card is not None]
        for card in (*cards, *view.display):
            assert signs(card) in told, told
        if any(one.key == "py-log-open" for one in scene.caption):
            assert view.last is not None
            for batch in (one for player in view.last.seats for one in player.batches):
                assert str(batch.serial) in told[: told.index(say("py-title"))], "what changed comes first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_edo_has_the_roads_of_every_space_with_pieces_and_the_cities(language: str) -> None:
    for scene, told in boards("edo", language):
        view = scene.view
        assert isinstance(view, EdoView)
        roads = {
            frozenset((start, end))
            for start, ends in re.findall(r"\b([A-Z]+\d?)–([A-Z0-9 ]+)", told)
            for end in ends.split()
        }
        for space in view.spaces:
            if any(space.samurai) or space.merchant:
                assert {frozenset((space.code, end)) for end in space.roads} <= roads, told
            if space.city is not None and not space.covered:
                assert f"{space.code} {len(space.city.row)}/{space.city.sites}" in told, told
        for player in view.players:
            for code in player.samurai:
                assert code in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_bora_bora_has_all_dice_huts_and_fish(language: str) -> None:
    say = words(language)
    for scene, told in boards("bora_bora", language):
        view = scene.view
        assert isinstance(view, BoraView)
        names = with_short_names(scene).names
        t = telling.told(with_short_names(scene), BoraView)
        forms = [names, *(with_letters(t, letters).scene.names for letters in LETTERS if letters > 3)]

        def here(seat: int, part: str, more: str = "", forms: Any = forms) -> bool:
            return any(f"{form[seat]}{more}" in part for form in forms)

        assert say.spaced(say("bb-pic-tell-scores", list=("",)).partition(":")[0]) in told
        for region in view.regions:
            at = told.index(say(f"bb-region-{region.id}"), told.index(say("bb-title")))
            part = told[at : at + 100]
            for seat in region.aside if region.host is None else (region.host, *region.aside):
                assert here(seat, part), (region, part)
            assert region.fish is not None
            assert f"{say(f'bb-fish-{region.fish.kind}')} {region.fish.value}" in part
        for tile in view.tiles:
            for seat, face in tile.dice:
                assert here(seat, told, f" {face}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_bora_boras_second_picture_has_what_is_on_offer(language: str) -> None:
    say = words(language)
    for table, _ in boards("bora_bora", language):
        view = table.view
        assert isinstance(view, BoraView)
        scene = replace(table, ledger=True)
        told = alt_text(scene)
        names = with_short_names(scene).names
        for person in (*view.men, *view.women):
            if person is not None:
                assert say.spaced(re.sub(r" [(].*", "", say.say(person_of(person)))) in told
        for name in view.board_tasks:
            task = " ".join(say(f"bb-task-{name}", need=view.printed.needs[name]).split())
            assert say.spaced(task) in told
        for god in set(view.open_cards):
            assert say(f"bb-god-{god}") in told
        for slot, seat in view.priests:
            assert f"{slot} {names[seat]}" in told
        for seat, player in enumerate(view.players):
            assert f"{names[seat]} {player.points}" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draft_of_bora_bora_is_told_before_it_is_confirmed(language: str) -> None:
    """The words lead with what is asked, then with the panel: steps, cost, gain and points."""
    say = words(language)
    rules = GAMES["bora_bora"]
    found = 0
    for shot in shots("bora_bora"):
        scene = draft(rules, shot, language, NAMES, random.Random(4))
        view = scene.view
        assert isinstance(view, BoraView)
        assert view.viewer is not None
        told, name = alt_text(scene), NAMES[view.viewer]
        assert told.startswith(say.spaced(f"{name}: {say('bb-pic-confirm')}"))
        head = told[: told.index(say("bb-title"))]
        if scene.told:
            found += 1
            assert str(view.players[view.viewer].points) in head
            assert say.spaced(f"{say('pic-turn-points')}: ") in head
            step = say.spaced(own_words(say.say(scene.told[0], NAMES), name))
            assert step in head
            assert step in board_text(scene)
    assert found


def test_a_card_from_the_deck_costs_nothing() -> None:
    """It comes when the turn is confirmed, so the hand has not grown yet: that is no cost."""
    rules = GAMES["bora_bora"]
    met = 0
    for seed in range(4):
        for shot in play(rules, 3, seed)[::9]:
            if not [seat for seat in rules.to_act(shot.state) if seat != CHANCE]:
                continue
            scene = draft(rules, shot, "en", NAMES, random.Random(seed))
            view, before = scene.view, scene.before
            assert isinstance(view, BoraView)
            assert isinstance(before, BoraView)
            assert view.viewer is not None
            made = account_of(scene, view, view.viewer)
            mine = [event for event in made.events if getattr(event, "who", None) == view.viewer]
            drawn = [event for event in mine if isinstance(event, Drew)]
            if any(one.colour is None for one in drawn):
                met += 1
                paid = sum(len(e.how) for e in mine if isinstance(e, Paid) and e.how != "tile")
                assert made.cost.get("cards", 0) == paid
                assert made.gain["cards"] == len(drawn)
    assert met


@pytest.mark.parametrize("game", ["golden_horn", "pyramids", "edo"])
def test_every_reader_is_told_the_same_of_what_is_public(game: str) -> None:
    """Only sentences about what is the reader's own differ."""
    rules = GAMES[game]
    shot = shots(game)[1]
    everybody = set(describe(replace(public(rules, shot, "en", LONG_NAMES), caption=())).split(". "))
    seat = next(seat for seat in rules.to_act(shot.state) if seat != CHANCE)
    own = set(describe(replace(hand(rules, shot, seat, "en", LONG_NAMES), caption=())).split(". "))
    assert len(everybody - own) <= 1, everybody - own


def test_short_names_stay_different_and_keep_the_badge_of_computers() -> None:
    scene = public(GAMES["edo"], shots("edo")[0], "en", NAMES)
    alike = ("Wilhelmina of the north", "Wilhelmina of the south", f"Wilhelmina in the middle {COMPUTER}")
    short = with_short_names(replace(scene, names=(*alike, "Ada", "Ada"))).names
    assert len(set(short[:3])) == 3
    assert short[2] == f"Wilhelmina… {COMPUTER}"
    assert all(len(one) <= 18 for one in short)
    assert with_short_names(scene).names == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_the_next_skull_and_the_shapes_to_come(language: str) -> None:
    say = words(language)
    scene = public(GAMES["pyramids"], shots("pyramids")[1], language, NAMES)
    view = scene.view
    assert isinstance(view, PyramidsView)
    told = board_text(scene)
    for player in view.players:
        cost = next_skull(view, player.sheet)
        if cost is not None:
            assert say("py-pic-tell-next-skull", value=minus(cost)) in told
    left = [one for one in view.shapes if one.left]
    assert left
    for one in left:
        assert f"{say(f'py-shape-{one.key}')} × {one.left}" in told
    assert coming(view) == tuple(left)
    last = replace(view, turn=view.printed.turns)
    assert coming(last) == (), "what is left in the last turn of a round is not turned up"
    assert "×" not in board_text(replace(scene, view=last))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_what_ends_golden_horn_and_what_warehouses_are_worth(language: str) -> None:
    say = words(language)
    rules = GAMES["golden_horn"]
    made = played(rules, 2, 5, {"open_warehouses": "on"})
    scene = public(rules, at(made, 0.6), language, NAMES)
    view = scene.view
    assert isinstance(view, HornView)
    told = board_text(scene)
    assert (say("gh-pic-tell-end") in told) == (view.final is None)
    for player in view.players:
        assert player.warehouse is not None
        assert say("pic-points-now", points=worth(view, player.warehouse)) in told
    own = board_text(hand(rules, at(made, 0.6), 0, language, NAMES))
    held = view.players[0].warehouse
    assert held is not None
    assert f"({say('pic-points-now', points=worth(view, held))})" in own
    assert say("gh-pic-tell-end") not in board_text(public(rules, made[-1], language, NAMES))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_end_leads_with_who_has_won(game: str) -> None:
    rules = GAMES[game]
    last = at(played(rules, min(rules.seats), 5, {}, None), 0.9)
    score = Score(tuple(SeatScore(34, 1, ()) for _ in NAMES[: min(rules.seats)]))
    alone = Score((SeatScore(30, 2, ()), *score.seats[1:]))
    for language in LANGUAGES:
        scene = replace(public(rules, last, language, NAMES), awaited=())
        for result, seats in ((alone, (1,)), (score, (0, 1))):
            shown = replace(scene, score=result)
            said = words(language)("board-winner", who=tuple(NAMES[seat] for seat in seats), total=34)
            assert alt_text(shown).startswith(said)
            assert said in board_text(shown).split("\n")[:4]
        left = replace(scene, score=None, winner=1)  # all others have resigned
        said = words(language)("board-won", who=NAMES[1])
        assert alt_text(left).startswith(said)
        assert said in board_text(left).split("\n")[:4]


def test_a_last_sentence_that_just_fits_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    fits = f"{'x' * (ALT_TEXT - 1)}."
    monkeypatch.setattr("render.paint.describe", lambda scene: f"{fits} More.")
    assert alt_text(None) == fits  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bora_bora_has_one_name_for_each_action(language: str) -> None:
    """Paths have shorter names in pictures."""
    say = words(language)
    for letter in "HTBMWF":
        assert say(f"bb-pic-action-{letter}") == say(f"bb-action-{letter}")


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Men and women: none."), ("it", "Persone: nessuna."), ("fr", "Personnes\u00a0: aucune.")],
)
def test_bora_bora_says_of_a_board_that_it_has_no_persons(language: str, told: str) -> None:
    scene, _ = next(boards("bora_bora", language))
    t = telling.told(scene, BoraView)
    player = t.view.players[0]
    nobody = replace(player, spots=tuple(replace(spot, person=None) for spot in player.spots))
    assert next(own(t, nobody)).replace("\u202f", "\u00a0") == told
