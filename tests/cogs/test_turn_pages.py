"""The ends of private pages: where they lead."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.core import Score, fact
from bot.core.score import SeatScore
from bot.match import Brief, Person, Place
from bot.match.engine.models import Mine, PlayedTurn
from bot.match.play.plans import Planned, Taken, Trial
from bot.text import words
from cogs.events.pages import see_page
from cogs.ui.answers import Spot, Tagged, answer_lines, bundles
from cogs.ui.board import board_page
from cogs.ui.page import Button, Page, press
from cogs.ui.speech import safe_names
from cogs.ui.trying import taken_line, try_page
from cogs.ui.turn import done_page, turn_page, waiting_page
from tests.cogs.kit import awaited, fresh_services, random_turn, started
from tests.cogs.test_bracket import played

SAY = words("en")


def verbs(page: Page) -> list[str]:
    rows = [row for row in page.rows if isinstance(row, tuple)]
    return [one.action.split(":")[1] for row in rows for one in row if isinstance(one, Button)]


def played_by(brief: Brief, seat: int) -> PlayedTurn:
    return PlayedTurn(
        brief=brief,
        match=brief.match,
        seat=seat,
        moves=(),
        facts=(),
        turn_token=1,
        public_version=1,
        awaited=False,
        over=False,
    )


async def test_who_plays_with_computers_goes_on_from_the_page(tmp_path: Path) -> None:
    """The next question is in a moment, so nobody has to look for the board."""
    async with fresh_services(tmp_path) as services:
        place = Place(2**60, 2**60 + 1)
        brief = await services.lobby.open(
            "golden_horn", 2, {}, Person(1, "Ada", "en"), place, "en", computers=1
        )
        brief = await services.lobby.start(brief.match, 1) if brief.state == "lobby" else brief
        if await awaited(services, brief.match):
            await random_turn(services, brief.match, 1, random.Random(1))
        brief = await services.views.brief(brief.match)
        assert [brief.players[seat].computer for seat in brief.awaited] == ["normal"]
        done = done_page(SAY, played_by(brief, 0))
        assert verbs(done)[0] == "turn"
        kept = done_page(SAY, played_by(brief, 0), planned=Planned(kind="ahead", moves=("end",), note="mine"))
        assert kept.texts[0].endswith(SAY("page-plan-ahead", moves="`end`")), "what was answered ahead"
        assert "waits" not in done.texts[0], "by the time it is read, the computer has moved"
        over = replace(played_by(brief, 0), over=True, brief=replace(brief, state="over"))
        assert verbs(done_page(SAY, over)) == ["board", "again"]
        assert done_page(SAY, over).texts[0].endswith(f"\n{SAY('page-done-over')}"), "nobody has points"
        won = Score((SeatScore(9, 2, ()), SeatScore(12, 1, ())))
        page = done_page(SAY, replace(over, score=won))
        winner = SAY("board-winner", who=(safe_names(brief)[1],), total=12)
        assert page.texts[0].endswith(f"\n{SAY('page-done-over')} {winner}")
        preview = await services.play.preview(brief.match, 1, None)
        assert verbs(waiting_page(SAY, preview, ()))[0] == "turn"
        chance = turn_page(SAY, replace(preview, status="chance"), ())
        assert chance.below == f"-# {SAY('page-chance-note', alone=1)}", "who plays alone may take it back"
        paused = replace(preview, brief=replace(brief, paused_at=1))
        page = waiting_page(SAY, paused, ())
        assert "turn" not in verbs(page)
        assert "The match is paused (<t:0:R>)." in page.texts[0]
        assert "paused" not in waiting_page(SAY, preview, ()).texts[0]
        away = replace(preview.brief.players[0], on_autopilot=True)
        asleep = replace(preview.brief, players=(away, *preview.brief.players[1:]))
        page = waiting_page(SAY, replace(preview, brief=asleep), ())
        assert SAY("status-autopilot", who=("**Ada**",)) in page.texts[0], "or one would wait for nothing"
        assert verbs(page)[0] == "imback"
        stopped = done_page(SAY, replace(played_by(brief, 0), brief=paused.brief))
        assert "The match is paused (<t:0:R>)." in stopped.texts[0], "the computer does not play on"


async def test_who_plays_with_a_computer_and_people_waits(tmp_path: Path) -> None:
    """After the computer's turn it may be that of somebody else."""
    async with fresh_services(tmp_path) as services:
        place = Place(2**60, 2**60 + 1)
        brief = await services.lobby.open(
            "golden_horn", 3, {}, Person(1, "Ada", "en"), place, "en", computers=1
        )
        await services.lobby.join(brief.match, Person(2, "Ben", "en"), place.guild)
        brief = await services.lobby.start(brief.match, 1)
        for _ in range(3):
            if users := await awaited(services, brief.match):
                await random_turn(services, brief.match, users[0], random.Random(1))
        brief = await services.views.brief(brief.match)
        assert [brief.players[seat].computer for seat in brief.awaited] == ["normal"]
        for user in (1, 2):
            seat = brief.seat_of(user)
            assert seat is not None
            assert "turn" not in verbs(done_page(SAY, played_by(brief, seat)))
            preview = await services.play.preview(brief.match, user, None)
            assert "turn" not in verbs(waiting_page(SAY, preview, ()))


async def test_no_way_leads_to_a_seat_that_the_bot_plays(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
        [user] = await awaited(services, brief.match)
        assert [one.brief.match for one in await services.views.my_turns(user)] == [brief.match]
        async with services.context.store.write() as db:
            await db.exec_driver_sql(f'update seats set autopilot = true where "user" = {user}')
        assert await services.views.my_turns(user) == ()


async def test_a_turn_in_a_pause_says_so(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
        [user] = await awaited(services, brief.match)
        preview = await services.play.preview(brief.match, user, None)
        paused = replace(preview, brief=replace(preview.brief, paused_at=1))
        usual, told = (turn_page(SAY, shown, ()).texts[0].splitlines() for shown in (preview, paused))
        assert [line for line in told if line not in usual] == ["The match is paused (<t:0:R>)."]


async def test_who_plays_with_people_waits(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
        [user] = await awaited(services, brief.match)
        await random_turn(services, brief.match, user, random.Random(1))
        brief = await services.views.brief(brief.match)
        assert "turn" not in verbs(done_page(SAY, played_by(brief, user - 1)))


async def test_a_trial_that_ends_before_a_hidden_plan_promises_no_draw(tmp_path: Path) -> None:
    """Edo: the next plan is turned over there, and nothing is drawn."""
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "edo", 2)
        preview = await services.play.preview(brief.match, (await awaited(services, brief.match))[0], None)
    trial = Trial(preview=replace(preview, status="chance", answers=()), n=0, awaited=True)
    assert "is drawn or still hidden" in try_page(SAY, trial, (), Spot()).texts[0]


@pytest.mark.parametrize(("n", "verb"), [(0, "turn"), (3, "step")])
async def test_the_first_page_of_a_trial_leads_back_to_where_it_began(
    tmp_path: Path, n: int, verb: str
) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
        preview = await services.play.preview(brief.match, (await awaited(services, brief.match))[0], None)
    back = [
        button.action
        for row in try_page(SAY, Trial(preview=preview, n=n, awaited=False), (), Spot()).rows
        if isinstance(row, tuple)
        for button in row
        if isinstance(button, Button) and button.label == SAY("button-back")
    ]
    assert back == [press(verb, brief.match, *((n,) if n else ()))]


async def test_a_board_offers_to_take_back_what_there_is(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        look = await services.views.look((await started(services, "golden_horn", 2)).match)
    later, untouched = (
        verbs(board_page(SAY, replace(look, untouched=untouched), (), "", [], first=False))
        for untouched in (False, True)
    )
    assert (later.count("takeback"), later.count("since")) == (1, 1)
    assert untouched == [verb for verb in later if verb != "takeback"]


async def test_an_event_leads_to_a_turn_only_where_there_is_one(tmp_path: Path) -> None:
    event = played(8, 2, 1, 1)
    event = replace(event, tables=tuple(replace(one, ranks=()) for one in event.tables))
    user, number = 101, next(one.number for one in event.tables if 1 in one.seats)
    async with fresh_services(tmp_path) as services:
        brief = replace(await started(services, "golden_horn", 2), match=number)
    mine = (Mine(brief=brief, seat=0, my_turn=True),)
    assert "turn" in verbs(see_page(SAY, event, user, 1, (), "", my_turns=mine))
    waits = verbs(see_page(SAY, event, user, 1, (), ""))
    assert "turn" not in waits
    assert "board" in waits


async def test_the_name_of_an_answer_stands_once_in_its_line(tmp_path: Path) -> None:
    """ "`L1` (blue), Venice — loads first": the words of the answer begin with its tag."""
    lines: list[str] = []
    async with fresh_services(tmp_path) as services:
        match = (await started(services, "golden_horn", 2)).match
        for _ in range(6):
            user = (await awaited(services, match))[0]
            preview = await services.play.preview(match, user, None)
            lines += answer_lines(SAY, preview, bundles(preview, Spot()))
            await random_turn(services, match, user, random.Random(1))
    assert any("), " in line for line in lines)
    assert [line for line in lines if re.match(r"`(\w+)` \1\b", line)] == []


async def test_a_number_that_tags_an_answer_is_no_word_of_it(tmp_path: Path) -> None:
    """ "`2` 2 points": the second answer is two points."""
    met = False

    def points(tagged: Tagged) -> Tagged:
        number = int(tagged.tag) if tagged.tag.isdecimal() else 0
        offer = replace(tagged.answer.offer, label=fact("bb-do-point", points=number))
        return replace(tagged, answer=replace(tagged.answer, offer=offer))

    async with fresh_services(tmp_path) as services:
        match = (await started(services, "bora_bora", 2)).match
        for _ in range(6):
            user = (await awaited(services, match))[0]
            preview = await services.play.preview(match, user, None)
            for made in (one for die in range(3) for one in bundles(preview, Spot(die))):
                bundle = replace(made, shown=tuple(map(points, made.shown)))
                lines = answer_lines(SAY, preview, [bundle])
                for one in bundle.shown:
                    label = SAY.say(one.answer.offer.label, ())
                    if label.startswith(f"{one.tag} "):
                        met = True
                        assert [line for line in lines if line.startswith(f"`{one.tag}` {label}")]
            await random_turn(services, match, user, random.Random(1))
    assert met


async def test_green_buttons_are_spoken_of_where_there_are_some(tmp_path: Path) -> None:
    """Many answers are a menu, which has no colours."""
    met = set[tuple[bool, bool]]()
    rng = random.Random(2)
    async with fresh_services(tmp_path) as services:
        match = (await started(services, "bora_bora", 2)).match
        for _ in range(30):
            user = (await awaited(services, match))[0]
            moves: tuple[str, ...] = ()
            preview = await services.play.preview(match, user, None)
            while preview.status == "asked":
                preview = await services.play.with_finishes(user, preview)
                page = turn_page(SAY, preview, ())
                green = "end" in verbs(page)
                assert (page.below == f"-# {SAY('page-finish-note')}") == green
                met.add((green, any(finish.ends for finish in preview.finishes)))
                moves = (*moves, rng.choice(preview.answers).notation)
                preview = await services.play.preview(match, user, None, moves)
            await services.play.submit(match, user, None, moves, key=f"{rng.random()}")
    assert met == {(True, True), (False, True), (False, False)}


async def test_an_order_that_is_not_possible_now_says_so(tmp_path: Path) -> None:
    """Its moves have no words then."""
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
        [first] = await awaited(services, brief.match)
        preview = await services.play.preview(brief.match, 3 - first, None)
        possible = (await random_turn(services, brief.match, first, random.Random(1)))[-1].facts
    order = Planned(kind="order", moves=("L1 S5",), may_try=True)
    (text,) = waiting_page(SAY, preview, (), planned=order).texts
    assert text.endswith(f"-# {SAY('page-plan-order', moves='`L1 S5`')}\n-# {SAY('page-plan-not-now')}")
    page = waiting_page(SAY, preview, (), planned=replace(order, kind="ahead"))
    withdraw = Button(press("unorder", brief.match), SAY("button-unorder", kind="ahead"))
    assert any(withdraw in row for row in page.rows if isinstance(row, tuple))
    assert SAY("button-unorder", kind="ahead") == "Withdraw the answers"
    ended = taken_line(SAY, Taken(was="ahead", lost=1, kept=0))
    assert ended == "-# What you answered ahead could no longer be played. You decide."
    for good in (replace(order, facts=possible), replace(order, may_try=False), replace(order, kind="ahead")):
        assert SAY("page-plan-not-now") not in waiting_page(SAY, preview, (), planned=good).texts[0]
    gone = waiting_page(SAY, preview, (), planned=replace(order, kind="ahead", may_answer=True))
    told = f"-# {SAY('page-plan-ahead', moves='`L1 S5`')}\n-# {SAY('page-plan-not-now')}"
    assert gone.texts[0].endswith(told), "answers ahead that somebody has made impossible"
