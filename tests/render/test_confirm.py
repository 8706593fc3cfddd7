"""The panel above Confirm: the same in all games, with order, cost, gain and the points before and after."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace as but
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.core import CHANCE, Term, Who, fact
from bot.games.edo import Edo
from bot.games.edo.aids.forecast import forecast as foresee
from bot.games.edo.components import Action
from bot.games.edo.planning import Act, Crew
from bot.games.edo.rounds import Planning
from bot.games.edo.state import Slot, with_player
from bot.games.edo.view import EdoView
from bot.games.golden_horn.sailing import Choose
from bot.games.golden_horn.view import Arrived, Loaded, Sailed
from bot.games.golden_horn.view import View as GoldenHornView
from bot.games.pyramids.view import PyramidsView
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from render.edo.ahead import turn_ahead
from render.edo.draft import draft as edo_turn
from render.edo.draft import joined
from render.edo.pieces.goods import symbol
from render.edo.seat_panel import WIDE
from render.edo.settled import drafted
from render.golden_horn.draft import _things, place
from render.golden_horn.draft import draft as golden_horn_turn
from render.golden_horn.layout import layout
from render.golden_horn.voyages import line
from render.kit import confirm as kit
from render.kit.canvas import Canvas
from render.kit.changes import account, fresh
from render.kit.confirm import Amount, Step, Turn
from render.kit.own_look import worn
from render.kit.panels import Paper, disc
from render.paint import board_text, canvas
from render.scene import OwnLook, Scene
from tests.contract.journeys import KEEN
from tests.gallery import LONG_NAMES, NAMES, draft, played
from tests.long import LONG

PAPER = Paper((250, 240, 220), (255, 250, 240), (90, 70, 50))
STEP = Step("Ada moves a samurai from the northern forest to the river.", (disc(20, (9, 9, 9)),))


class Drawn(Canvas):
    """A canvas that remembers what is written on it."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(Image.new("RGB", (width, height)))
        self.said: list[tuple[str, int, float]] = []

    def words(self, x: float, y: float, text: str, style: Any, *more: Any, **named: Any) -> float:
        self.said.append((text, style.size, y))
        return super().words(x, y, text, style, *more, **named)


def shown(turn: Turn, width: int, height: int) -> Drawn:
    drawn = Drawn(width, height)
    kit.confirm(drawn, (0, 0, width, height), PAPER, words("en"), turn)
    return drawn


def drafts(key: str, seats: int, seed: int = 3) -> Iterator[Scene]:
    """Turns of a game that wait to be confirmed."""
    rules = GAMES[key]
    for i, shot in enumerate(played(rules, seats, seed, {}, KEEN.get(key))[5:-1:9]):
        if any(seat != CHANCE for seat in rules.to_act(shot.state)):
            scene = draft(rules, shot, "en", NAMES, random.Random(i))
            if scene.chosen:
                yield scene


@pytest.mark.parametrize(("width", "height"), [(1536, 232), (612, 640), (1008, 322)])
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_every_step_has_its_words_and_lies_in_the_panel(width: int, height: int, steps: int) -> None:
    turn = Turn("", (STEP,) * steps, points=(3, 5))
    drawn = shown(turn, width, height)
    said = " ".join(text for text, _, _ in drawn.said)
    assert said.count("samurai") == steps
    assert "3 → 5" in said
    assert all(0 < y < height for _, _, y in drawn.said)
    assert min(size for _, size, _ in drawn.said) >= 30


def test_of_too_many_steps_the_last_are_shown() -> None:
    turn = Turn("", tuple(but(STEP, text=f"step {n}") for n in range(1, 30)))
    said = [text for text, _, _ in shown(turn, 1536, 232).said]
    assert said[0] == "…"
    assert said[-1] == "step 29"
    assert said[-2] == "29"


@pytest.mark.parametrize("width", [1536, 612])
def test_a_panel_of_the_height_it_asks_for_shows_everything(width: int) -> None:
    amounts = (Amount("+2", disc(20, (9, 9, 9))),)
    turn = Turn("Confirm?", (STEP,) * 9, amounts, amounts, amounts, (3, 5), "Not public yet.")
    said = [text for text, _, _ in shown(turn, width, kit.height_of(words("en"), turn, width)).said]
    assert "…" not in said
    assert {"1", "9", "Costs", "Brings", "Then", "Points"} <= set(said)


@pytest.mark.parametrize("width", [864, 1536])
def test_a_short_turn_asks_for_a_low_panel(width: int) -> None:
    """Nothing is left empty: one step takes little more than its line, and the points stand beside it."""
    turn = Turn("", (Step("Sail to S5"),), points=(8, 9))
    high = kit.height_of(words("en"), turn, width)
    assert high < 110
    drawn = shown(turn, width, high)
    assert {"Sail to S5", "8", "9"} <= {text for text, _, _ in drawn.said}
    assert max(size for text, size, _ in drawn.said if text == "Sail to S5") >= 36


def test_the_picture_stands_before_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """As everywhere else on the sheets: "coin 34"; in cost, gain and what is left."""
    put: list[float] = []
    real = Canvas.put
    thing = disc(21, (9, 9, 9))

    def lay(page: Canvas, one: Any, x: float, y: float) -> None:
        if one is thing:
            put.append(x)
        real(page, one, x, y)

    monkeypatch.setattr(Canvas, "put", lay)
    where: dict[str, float] = {}
    middle = Canvas.middle

    def note(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        where[text] = x
        return middle(page, x, y, text, *more, **named)

    monkeypatch.setattr(Canvas, "middle", note)
    cost, gain, after = [(Amount(text, thing),) for text in ("−1", "+2", "34")]
    shown(Turn("", (Step("Sail"),), cost, gain, after, points=(3, 5)), 1536, 260)
    assert len(put) == 3
    for x, text in zip(put, ("−1", "+2", "34"), strict=True):
        assert x + thing.width <= where[text] < x + thing.width + 12


def test_that_nothing_is_done_is_said() -> None:
    assert "Nothing changes yet." in [text for text, _, _ in shown(Turn("", ()), 1536, 120).said]


def test_no_chip_lies_on_the_panel() -> None:
    assert (0, 0, 612, 640) in shown(Turn("", (STEP,)), 612, 640).kept


def test_what_is_new_and_what_it_costs() -> None:
    assert fresh((1, 2), (1, 2, 3)) == (3,)
    assert fresh((1, 2), (7,)) == (7,)
    before, now = {"ryo": 5, "rice": 2, "wood": 0}, {"ryo": 4, "rice": 2, "wood": 3}
    assert account(before, now, {"ryo": 2}) == ({"ryo": 3}, {"ryo": 2, "wood": 3})
    assert account(before, before, {}) == ({}, {})


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The steps that were drawn by the panel, one entry for each picture."""
    drawn: list[Any] = []
    real = kit._steps

    def spy(steps: Any, *more: Any) -> None:
        drawn.append(steps)
        real(steps, *more)

    monkeypatch.setattr(kit, "_steps", spy)
    return drawn


@pytest.mark.parametrize("key", sorted(GAMES))
def test_all_games_use_it(key: str, seen: list[Any]) -> None:
    """A turn that waits to be confirmed is told by the panel, with the points that it leaves."""
    found = 0
    for scene in drafts(key, GAMES[key].seats[0]):
        before = len(seen)
        canvas(scene)
        found += len(seen) > before
        if found:
            return
    raise AssertionError(found)


@pytest.mark.parametrize("key", ["bora_bora", "pyramids"])
def test_what_is_only_tried_waits_for_nobody_to_confirm_it(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    real = Canvas.words

    def spy(page: Canvas, x: float, y: float, text: str, *more: Any, **named: Any) -> float:
        said.append(text)
        return real(page, x, y, text, *more, **named)

    monkeypatch.setattr(Canvas, "words", spy)
    scene = next(drafts(key, GAMES[key].seats[0]))
    canvas(scene)
    assert "onfirm" in " ".join(said)
    said.clear()
    canvas(replace(scene, trial=True))
    assert said
    assert "onfirm" not in " ".join(said)


def test_a_sentence_about_the_reader_needs_no_name() -> None:
    assert kit.own_words("Ada places a 1.", "Ada") == "Places a 1."
    assert kit.own_words("Ada, αποστολή «x»", "Ada") == "Αποστολή «x»"
    assert kit.own_words("Task of Ada: given up.", "Ada") == "Task of Ada: given up."
    assert kit.own_words("Ada", "") == "Ada"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golden_horn_shows_the_way_beside_the_panel(seats: int) -> None:
    """The panel of a short turn hides no way; with many steps it may be wider."""
    w, spots = words("en"), layout(seats, 3 if seats == 4 else 2).spots
    turn = Turn("", (STEP,), points=(3, 5))
    left, top, width, height = place(w, turn, seats)
    route = sorted((node for node in spots if node[0] == "S"), key=lambda node: int(node[1:]))
    for x, y in line(layout(seats), ["V", *route, "C"], "V", "C"):
        assert not (left - 20 < x < left + width + 20 and top - 20 < y < top + height + 20), (x, y)


def test_golden_horn_tells_a_ship_that_is_only_chosen() -> None:
    rules = GAMES["golden_horn"]
    for shot in played(rules, 3, 1, {})[20:-1]:
        seat = rules.to_act(shot.state)[0]
        move = next((move for move in rules.moves(shot.state, seat) if isinstance(move, Choose)), None)
        if seat == CHANCE or move is None:
            continue
        view = rules.view(rules.apply(shot.state, seat, move), seat)
        assert isinstance(view, GoldenHornView)
        scene = Scene(game="golden_horn", view=view, language="en", names=NAMES[:3], chosen=(move,))
        (step,) = golden_horn_turn(scene, view, words("en"), NAMES).steps
        assert step.text.startswith((f"{move.ship} (", f"{move.ship}, "))
        assert len(step.things) == 1
        return
    raise AssertionError("no ship can be chosen")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golden_horn_cuts_no_sentence(seats: int) -> None:
    """All steps are whole in every language, whatever the players are called."""
    said: list[str] = []
    for scene in drafts("golden_horn", seats):
        view = scene.view
        assert isinstance(view, GoldenHornView)
        for language in LANGUAGES:
            w = words(language)
            turn = golden_horn_turn(replace(scene, language=language), view, w, LONG_NAMES)
            left, top, width, height = place(w, turn, seats)
            drawn = Drawn(1600, 1350)
            kit.confirm(drawn, (left, top, width, height), PAPER, w, turn)
            assert all(top < y < top + height for _, _, y in drawn.said)
            said += [text for text, _, _ in drawn.said]
    assert len(said) > 200
    assert not [text for text in said if "…" in text]


def test_golden_horn_draws_no_other_number_of_cubes_than_it_says() -> None:
    """One cube beside "4 yellow cubes", never three; of many cards one of each colour, none left out."""
    loaded = Loaded(0, "E1", "V", "Y", 4)
    arrived = Arrived(0, "E1", "C", "Y", 4, 0)
    assert [len(_things(event)) for event in (loaded, arrived)] == [1, 1]
    for wind, count in (("RRYY", 4), ("RRYYBG", 4), ("RYBGPO", 6)):
        assert len(_things(Sailed(0, "E1", "V", "S1", (), (), wind))) == count


def test_edo_tells_cost_gain_and_points() -> None:
    paid = got = False
    for scene in drafts("edo", 3, 4):
        view, before = scene.view, scene.before
        assert isinstance(view, EdoView)
        assert isinstance(before, EdoView)
        seat = view.viewer
        assert seat is not None
        turn = edo_turn(scene, view, seat, words("en"), NAMES, scene.told)
        held, has = before.players[seat], view.players[seat]
        assert turn.points == (held.points, has.points)
        assert turn.aside == ("" if view.over else f"{has.total} if it ended now")
        assert len(turn.after) == 4
        spent = sum(max(0, getattr(held.goods, one) - getattr(has.goods, one)) for one in ("ryo", "rice"))
        paid |= bool(spent)
        got |= bool(turn.gain)
        assert bool(turn.cost) >= bool(spent)
        assert len(turn.steps) == len(joined(scene.told))
    assert paid
    assert got
    assert Edo.key == "edo"


def test_pyramids_knows_the_points_before_the_draft() -> None:
    for scene in drafts("pyramids", 2):
        view, before = scene.view, scene.before
        assert isinstance(view, PyramidsView)
        assert isinstance(before, PyramidsView)
        assert view.own is not None
        if view.own.draft and view.viewer is not None and before.own is not None and not before.own.draft:
            assert view.own.points == before.players[view.viewer].points


@pytest.mark.parametrize("key", ["bora_bora", "edo"])
def test_without_the_position_before_it_is_drawn_all_the_same(key: str) -> None:
    for scene in drafts(key, GAMES[key].seats[0]):
        canvas(replace(scene, before=None, language=random.Random(1).choice(LANGUAGES)))
        return


def planned(seats: int, seed: int, choose: Any) -> Iterator[Scene]:
    """Sealed plans of Edo that wait to be confirmed; `choose` takes a move of several."""
    rules = GAMES["edo"]
    for shot in played(rules, seats, seed, {}, KEEN.get("edo"))[:-1]:
        state, chosen = shot.state, list[Any]()
        seat = rules.to_act(state)[0]
        if rules.prompt(state, seat).key != "edo-ask-plan" or seat == CHANCE:
            continue
        while seat in rules.to_act(state):
            moves = [move for move in rules.moves(state, seat) if isinstance(move, Act | Crew)]
            chosen.append(choose(moves))
            state = rules.apply(state, seat, chosen[-1])
        view = rules.view(state, seat)
        assert isinstance(view, EdoView)
        if view.phase != "plan":
            continue
        yield Scene(
            game="edo",
            view=view,
            language="en",
            names=NAMES[:seats],
            chosen=tuple(chosen),
            before=rules.view(shot.state, seat),
        )


def income(view: EdoView) -> int:
    """What the cities would pay the reader now."""
    paid = [
        ryo for space in view.spaces if space.city for who, ryo in space.city.income if who == view.viewer
    ]
    return sum(paid)


def foretold(**changes: Any) -> Turn:
    """A plan of a seat whose one samurai stands on a gate, with changes of the seat's goods."""
    actions = {"A": Action("HARVEST", 2), "B": Action("BUILD", 2), "C": Action("RECRUIT", 1, rice=1)}
    rules = Edo(replace(Edo().data, starting={card: (action,) for card, action in actions.items()}))
    shots = (shot for shot in played(GAMES["edo"], 3, 5, {}) if isinstance(shot.state.agenda[0], Planning))
    state, seat = next(shots).state, 0
    player = state.players[seat]
    player = replace(player, samurai=("GA1",), goods=replace(player.goods, **changes))
    plan = Slot("A", "HARVEST", 2), Slot("B", "BUILD", 1), Slot("C", "RECRUIT", 1)
    state = replace(with_player(state, seat, player), plans=(plan, (), ()))
    view, ahead = rules.view(state, seat), foresee(rules.at(state, seat), ())
    assert ahead is not None
    return turn_ahead(view, ahead, seat, words("en"), NAMES)


def ahead_of(view: EdoView, language: str = "en") -> Turn:
    """The plan of the reader as the panel shows it."""
    assert view.ahead is not None
    assert view.viewer is not None
    return turn_ahead(view, view.ahead, view.viewer, words(language), NAMES)


def test_a_plan_of_edo_says_what_brings_nothing_and_what_is_decided_later() -> None:
    turn = foretold(rice=3)
    told = [step.text for step in turn.steps]
    assert told[0] == "A Harvest: 2 officials → nothing, no samurai there"
    assert told[1] == "B Build: 1 official, you decide then"
    assert told[2] == "C Recruit: 1 official, −1 rice → 1 neutral"
    assert told[3] == "Wages: 1 rice for 1 samurai"
    assert [one.text for one in turn.cost] == ["−2"]
    assert turn.gain[0].text == "+0"
    assert turn.after[1].text == "1"
    assert turn.after[1].lacks is None


def test_a_plan_of_edo_says_when_wages_are_short() -> None:
    turn = foretold(rice=1)  # which the official spends that is recruited
    assert turn.steps[3].text == "Wages: only 0 rice for 1 samurai; 1 must come home"
    assert turn.after[1].text == "0"
    assert turn.after[1].lacks is not None
    assert foretold(rice=0).steps[2].text == "C Recruit: 1 official → nothing"


def test_a_plan_of_edo_is_told_in_words() -> None:
    scene = next(planned(3, 3, random.Random(5).choice))
    view = scene.view
    assert isinstance(view, EdoView)
    assert view.viewer is not None
    turn = ahead_of(view)
    for step in turn.steps:
        assert step.text in board_text(scene)
    assert f"Then: {turn.after[0].text} ryo, {turn.after[1].text} rice, " in board_text(scene)
    assert f"Points: {turn.points[1] if turn.points else 0}." in board_text(scene)


def test_edo_tells_a_plan_before_it_is_sealed() -> None:
    dice = random.Random(5)
    brought = False
    for scene in islice(planned(3, 3, dice.choice), 12):
        view = scene.view
        assert isinstance(view, EdoView)
        assert view.own is not None
        assert view.viewer is not None
        turn = ahead_of(view)
        assert len(view.own.plan) == 3
        assert len(turn.steps) in (4, 5), "wages, and income where a city pays"
        assert all(slot.card in step.text for slot, step in zip(view.own.plan, turn.steps, strict=False))
        had = view.players[view.viewer].goods.ryo + income(view)
        money = sum(5 * (slot.own + slot.neutral) for slot in view.own.plan if slot.do == "MONEY")
        if not any(slot.do == "FAVOUR" for slot in view.own.plan):
            assert turn.after[0].text == str(had + money)
        brought |= bool(turn.gain)
    assert brought


def test_a_sealed_plan_and_two_cards_are_told_by_the_panel(seen: list[Any]) -> None:
    scene = next(planned(2, 3, random.Random(1).choice))
    canvas(scene)
    assert len(seen.pop()) >= 3
    canvas(replace(scene, chosen=()))  # sealed, and the others still plan
    assert len(seen.pop()) >= 3
    rules = GAMES["pyramids"]
    first = played(rules, 2, 3, {})[0]
    assert rules.prompt(first.state, rules.to_act(first.state)[0]).key == "py-ask-keep"
    kept = draft(rules, first, "en", NAMES, random.Random(1))
    canvas(kept)
    assert [len(step.things) for step in seen.pop()] == [1, 1]


def test_setup_of_edo_is_told_before_it_is_confirmed() -> None:
    rules = GAMES["edo"]
    for shot in played(rules, 2, 3, {})[:2]:
        scene = draft(rules, shot, "en", NAMES, random.Random(1))
        said = [one.key for one in drafted(scene)]
        assert said in (["edo-log-city"], ["edo-log-bundle"], ["edo-log-city", "edo-log-bundle"])


@pytest.mark.parametrize("language", ["en", *(pytest.param(one, marks=LONG) for one in ("el", "de"))])
def test_long_turns_of_edo_are_told_whole_with_five_seats(language: str) -> None:
    """Every step in its order and in type that a phone shows, what it costs and brings, and the end state;
    for whole plans as for turns on the map."""
    plans = list(islice(planned(5, 3, random.Random(5).choice), 6))
    w, steps = words(language), 0
    for scene in plans:
        view = scene.view
        assert isinstance(view, EdoView)
        assert view.viewer is not None
        turn = ahead_of(view, language)
        steps = max(steps, len(turn.steps))
        _is_whole(turn, 1536, language)
    assert steps >= 4
    for scene in islice(drafts("edo", 5), 14):
        view = scene.view
        assert isinstance(view, EdoView)
        assert view.viewer is not None
        turn = edo_turn(scene, view, view.viewer, w, NAMES, scene.told)
        assert len(turn.steps) == len(joined(scene.told))
        _is_whole(turn, 1536, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_steps_of_edo_are_all_seen_beside_the_map(language: str) -> None:
    """One line for each, in type that a phone shows, with what it costs, above four lines of amounts."""
    edo, gate = (
        fact("edo-place-edo", code="EDO", town=Term("edo-town-edo")),
        fact("edo-place-gate", code="GA2"),
    )
    crew = (fact("edo-officials-own", count=2),)
    build, temple = Term("edo-do-BUILD"), Term("edo-building-temple")
    facts = (
        fact("edo-log-opened", who=Who(0), number=2, card="A", action=build, officials=crew),
        *(fact("edo-log-walk", who=Who(0), start=edo, end=gate, cost=cost) for cost in (2, 11, 1)),
        fact("edo-log-merchant", who=Who(0), start=gate, end=edo, cost=4),
        fact("edo-log-passed", who=Who(0), action=build),
        fact("edo-log-built", who=Who(0), building=temple, place=gate, cost=crew, points=2),
    )
    scene = next(drafts("edo", 5))
    view, w = scene.view_of(EdoView), words(language)
    turn = edo_turn(scene, view, 0, w, NAMES, facts)
    amounts = tuple(Amount("−12", disc(20, (9, 9, 9))) for _ in range(4))
    turn = but(turn, cost=amounts, gain=amounts, after=amounts, points=(9, 12))
    drawn = Drawn(WIDE, 619)
    kit.confirm(drawn, (0, 0, WIDE, 619), PAPER, w, turn)
    said = [text for text, _, _ in drawn.said]
    assert "…" not in said
    assert [text for text in said if text in tuple("1234567")] == list("1234567")
    assert said.count("−11") == 1
    assert min(size for text, size, _ in drawn.said if "GA2" in text) >= 30


def test_a_piece_that_goes_on_at_once_has_one_step() -> None:
    here, there, beyond = (fact("edo-place-road", code=f"RD{n}") for n in (1, 2, 3))
    first = fact("edo-log-walk", start=here, end=there, cost=2)
    assert joined((first, fact("edo-log-walk", start=there, end=beyond, cost=1))) == [
        fact("edo-log-walk", start=here, end=beyond, cost=3)
    ]
    for other in (
        fact("edo-log-walk", start=beyond, end=here, cost=1),
        fact("edo-log-merchant", start=there, end=beyond, cost=1),
        fact("edo-log-travel", start=there, end=beyond),
        fact("edo-log-enough"),
    ):
        assert joined((first, other)) == [first, other]


def _is_whole(turn: Turn, width: int, language: str) -> None:
    drawn = shown(turn, width, kit.height_of(words(language), turn, width))
    said = " ".join(text for text, _, _ in drawn.said)
    assert "…" not in said
    for step in turn.steps:
        assert all(word in said for word in step.text.split()), step.text
    assert {one.text for one in (*turn.cost, *turn.gain, *turn.after)} <= {text for text, _, _ in drawn.said}
    assert min(size for _, size, _ in drawn.said) >= 30


@pytest.mark.parametrize("large", [False, True])
def test_four_amounts_stand_side_by_side_in_a_narrow_column(large: bool) -> None:
    """No number lies under the next thing."""
    goods = zip(("ryo", "rice", "wood", "stone"), ("18", "0", "3", "7"), strict=True)
    amounts = [kit.Amount(count, symbol(what, 20)) for what, count in goods]
    with worn("edo", OwnLook(large=large)):
        told = kit._amounts(amounts, 258)
        assert told.gap >= 0
        assert told.width <= 258
