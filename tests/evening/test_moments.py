"""What the checks of the walk say of faults that are planted into what people are shown."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from msgspec.structs import replace

from bot.core import Fact, complete_options
from bot.games.registry import GAMES
from bot.sandbox.things import DM, TEXT
from bot.text import words
from render.scene import Scene
from tests.evening import looks
from tests.evening.checks import links, moments, running
from tests.evening.checks.posting import Scenes, posted
from tests.evening.evening import Evening
from tests.evening.journal import Drawn
from tests.evening.noise import MOST, Noise, noise, too_loud
from tests.evening.posted import Posted
from tests.evening.record import Shot, Shown
from tests.evening.story import Story
from tests.evening.tables import Calm, Fetched, Table
from tests.sandbox.person import Answer
from tests.sandbox.world import World

RULES = GAMES["golden_horn"]


def scene(*awaited: int, **changed: Any) -> Scene:
    state = RULES.start(2, complete_options(RULES.options, {}))
    view = replace(RULES.view(state, None), **changed)
    waits = tuple((seat, Fact("gh-ask-ship")) for seat in awaited)
    return Scene(game="golden_horn", view=view, language="en", names=("Ada", "Nikos"), awaited=waits)


def board(number: int, drawn: Scene) -> Posted:
    return Posted(number, number, False, number * 1000, drawn)


def story(*to_act: int) -> Story:
    rules = SimpleNamespace(to_act=lambda state: state)
    return cast(Story, SimpleNamespace(rules=rules, state=lambda at: to_act))


@pytest.mark.parametrize("named", [(), (0, 1), (1,)])
def test_a_pill_that_names_others(named: tuple[int, ...]) -> None:
    shown = [board(1, scene(1)), board(2, scene(*named))]
    found = list(moments.pills(story(0), shown, [Calm(3.0, 9), Calm(4.0, 9)]))
    assert found == [f"2: nothing is left to be sent, and it waits for {named}, not (0,)"]
    assert list(moments.pills(story(*named), shown, [Calm(3.0, 9)])) == []


def test_the_page_of_a_match() -> None:
    shown, scenes = (
        [board(1, scene(0))],
        Scenes([Drawn(500, "same", scene(0)), Drawn(500, "other", scene(1))]),
    )
    fetched = [Fetched(2.0, 200, "same"), Fetched(2.0, 404, ""), Fetched(2.0, 200, "unknown")]
    assert list(moments.pages(shown, [*fetched, Fetched(2.0, 200, "other")], scenes)) == [
        "the page's picture is answered with 404",
        "the page's picture is none that was drawn",
        "1: the page of the match shows another position",
    ]
    later = Scenes([Drawn(500, "later", scene(0, bag=3))])
    assert list(moments.pages(shown, [Fetched(2.0, 200, "later")], later)) == [
        "1: the page of the match shows another position"
    ]


def shown(number: int, **given: Any) -> Shown:
    every: dict[str, Any] = {"match": 1, "channel": 5, "message": 8, "edit": False, "reader": None}
    every |= {"at": float(number), "cause": "", "words": "Ada sailed.", "controls": (), "pings": ()}
    every |= {"shots": (Shot("board.png", "same", "said", 9, 9),)}
    return Shown(number=number, **{**every, **given})


def test_what_counts_as_posted() -> None:
    scenes = Scenes([Drawn(0, "same", scene(0))])
    every = [
        shown(1),
        shown(2, controls=({"type": 2},)),
        shown(3, words="Nikos sailed."),
        shown(4, message=9, reader="Ada"),
        shown(5, message=9, cause="board"),
        shown(6, message=9, shots=()),
    ]
    found = posted(every, scenes)
    assert [(one.number, one.edit, one.alt) for one in found] == [(1, False, "said"), (3, True, "said")]


def test_a_page_that_draws_the_same_picture_with_other_words_is_not_what_was_posted() -> None:
    first, later = (scene(one) for one in (0, 1))
    page = replace(later, caption=(Fact("gh-chose"),))
    scenes = Scenes([Drawn(0, "same", first), Drawn(1500, "later", later), Drawn(1600, "later", page)])
    edit = shown(2, edit=True, shots=(Shot("board.png", "later", "said", 9, 9),))
    assert [one.scene for one in posted([shown(1), edit], scenes)] == [first, later]


async def test_a_link_to_a_page_of_ones_own_is_opened_at_once() -> None:
    used: list[str] = []

    async def first(request: web.Request) -> web.Response:
        used.append(request.path)
        response = web.Response(status=303 if len(used) == 1 else 403, headers={"Location": "/my"})
        response.set_cookie("key", "mine")
        return response

    async def own(request: web.Request) -> web.Response:
        return web.Response(status=200 if request.cookies.get("key") == "mine" else 403)

    app = web.Application()
    app.router.add_get("/o/{link}", first)
    app.router.add_get("/my", own)
    async with TestServer(app) as server:
        here = str(server.make_url("")).rstrip("/")
        assert [await links.opened(f"{here}/o/abc") for _ in range(2)] == [200, 403]
        assert await links.dead([shown(7, controls=({"url": f"{here}/o/abc"},))], here) == []


async def test_a_link_that_leads_nowhere() -> None:
    async def page(request: web.Request) -> web.Response:
        return web.Response(status=200 if request.path == "/there" else 404)

    app = web.Application()
    app.router.add_get("/{path}", page)
    async with TestServer(app) as server:
        here = str(server.make_url("")).rstrip("/")
        buttons = tuple({"url": f"{here}/{path}"} for path in ("there", "lost"))
        elsewhere = {"url": "https://example.org/x"}
        found = await links.dead([shown(7, controls=(*buttons, elsewhere)), shown(9, controls=buttons)], here)
    assert found == ["7: /lost is answered with 404"]


def test_what_the_bot_did_wrong(tmp_path: Path) -> None:
    log = tmp_path / "bot.log"
    log.write_text(
        "[2026] [INFO    ] bot: somebody wrote an [ERROR   ]\n\x1b[30m[2026]\x1b[0m [ERROR   ] bot: broken\n"
    )
    late = SimpleNamespace(code=running.EXPIRED)
    evening = SimpleNamespace(
        record=SimpleNamespace(failed=[(10.0, "turn"), (100.0, "hand"), (99.5, "ans")]),
        kills=[100.0],
        box=SimpleNamespace(findings=["too long"], refused=[late, "no"], breakdowns=[ValueError("x")]),
        hours=SimpleNamespace(clock=SimpleNamespace(ahead=3600)),
        program=SimpleNamespace(log=log),
    )
    evening.box.refused[1] = SimpleNamespace(code=50035)
    found = list(running.faults(cast(Evening, evening)))
    assert [one.split(":")[0] for one in found] == [
        "turn", "Discord's description", "Discord refused", "the sandbox broke down", "bot.log",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("1. Ada: 12 points", True),
        ("Ada (Lion): 12 points, 2 cards", True),
        ("1. Ada: 112 points", False),
        ("Ada: twelve points", False),
        ("Ada – 5 pieces over the limit: what do you discard?", True),
        ("1. Ada: 2 points", False),
        ("1. Ada: −12 points", False),
    ],
)
def test_points_that_differ(line: str, right: bool) -> None:
    world = SimpleNamespace(people={3: SimpleNamespace(locale="en-US")})
    table = cast(Table, SimpleNamespace(faults=[], app=SimpleNamespace(box=SimpleNamespace(world=world))))
    person = SimpleNamespace(name="Ada", id=3)
    answer = cast(Answer, SimpleNamespace(text=line, person=person))
    view = SimpleNamespace(points=(12, None), points_now=())
    looks._points(table, "In words", answer, ["Ada", "Nikos"], view)
    assert bool(table.faults) != right


def test_an_answer_that_is_an_error() -> None:
    ada = SimpleNamespace(id=3)
    table: Any = SimpleNamespace(
        app=SimpleNamespace(
            box=SimpleNamespace(world=SimpleNamespace(people={3: SimpleNamespace(locale="pl")}))
        )
    )

    def said(text: str, failed: bool = False) -> str:
        return looks.wrong(cast(Answer, SimpleNamespace(text=text, failed=failed, person=ada)), table)

    assert said("", failed=True) == "no answer"
    assert said("Rozkład") == ""
    for key in looks.ERRORS:
        assert said(words("pl")(key))


def test_a_turn_to_take_in_a_match_that_is_over() -> None:
    def message(turn: str) -> Any:
        controls = [{"type": 2, "custom_id": f"tp:{turn}"}]
        return SimpleNamespace(components=controls, content="Your hand", embeds=())

    messages = {
        5: [message("turn:1:0:1"), message("turn:12:0:1"), message("hand:1")],
        6: [message("turn:1:0:1")],
    }
    channels = {5: SimpleNamespace(id=5, type=DM), 6: SimpleNamespace(id=6, type=TEXT)}
    world = cast(World, SimpleNamespace(channels=channels, messages=messages.__getitem__))
    assert looks.nothing_to_take(world, 1) == ["'Your hand': the match is over, and a turn can be taken"]
    assert looks.nothing_to_take(world, 2) == []


def test_noise() -> None:
    every = [shown(1, pings=(4, 5)), shown(2, edit=True), shown(3, reader="Ada"), shown(4, message=9)]
    assert noise(every) == Noise(2, 2)
    assert not too_loud(MOST)
    assert too_loud(Noise(MOST.messages + 1, 0))
    assert too_loud(Noise(0, MOST.pings + 1))
