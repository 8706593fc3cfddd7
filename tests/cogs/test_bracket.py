"""The bracket of a knock-out: who went on stands beside whom they meet, and no lines cross."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest

from bot.events.grouping import tables
from bot.events.model import EventSetup
from bot.match.events.models import EventTable, EventView, Settings
from bot.store.events import EntryRow
from bot.text import LANGUAGES, words
from cogs.events.sending import SHOWN, bracket_chart
from render.scene import Bracket, Stage


def played(people: int, seats: int, rounds: int, seed: int, *, left: bool = False) -> EventView:
    """An event with so many rounds; `left`: somebody who won has dropped out."""
    rng, plan = random.Random(seed), EventSetup(format="knockout", seats=seats, least=2, rounds=rounds)
    entries = tuple(
        EntryRow(
            event=1,
            number=at,
            user=100 + at,
            guild=1,
            seed=at,
            group=0,
            since=1,
            until=1 if left and at == 1 else None,
            name=f"P{at}",
            locale=None,
            dm_closed_at=None,
        )
        for at in range(1, people + 1)
    )
    found, going, last = list[EventTable](), [one.number for one in entries], 0
    for last in range(1, rounds + 1):
        sat, going_on = tables(plan, going), []
        for number, seated in enumerate(sat, 1):
            ranks = tuple(rng.sample(range(1, len(seated) + 1), len(seated)))
            winner = seated[ranks.index(1)]
            if not (left and winner == 1):
                going_on.append(winner)
            found.append(
                EventTable(round=last, number=number, seats=tuple(seated), match=number, ranks=ranks)
            )
        going = sorted(going_on)
        if len(going) < 2:
            break
    return EventView(
        event=1,
        name="Cup",
        game="golden_horn",
        state="running",
        organiser=1,
        guild=1,
        code="",
        settings=Settings("knockout", seats),
        setup=plan,
        season=1,
        round=last,
        round_ends=None,
        homes=(),
        entries=entries,
        tables=tuple(found),
        standings=(),
    )


def stages(view: EventView, user: int | None = None) -> tuple[Stage, ...]:
    chart = bracket_chart(words("en"), view, user)
    assert chart is not None
    [part] = chart.parts
    assert isinstance(part, Bracket)
    return part.stages


@pytest.mark.parametrize(("people", "seats"), [(8, 2), (7, 2), (21, 2), (32, 2), (14, 4), (30, 3)])
@pytest.mark.parametrize("left", [False, True])
def test_no_lines_cross_and_each_leads_to_who_won(people: int, seats: int, left: bool) -> None:
    shown = stages(played(people, seats, 6, people, left=left))
    assert 1 < len(shown) <= SHOWN
    for stage, after in pairwise(shown):
        leads = [tie.feeds for tie in stage.ties if tie.feeds is not None]
        assert leads == sorted(leads)
        for tie in stage.ties:
            names = {slot.name for slot in tie.slots if slot.place in (1, None)}
            if tie.feeds is None:
                assert left, "somebody who won and dropped out meets nobody"
            else:
                assert names & {slot.name for slot in after.ties[tie.feeds].slots}
    assert all(tie.feeds is None for tie in shown[-1].ties)


def test_the_reader_and_the_winner_stand_out() -> None:
    shown = stages(played(8, 2, 3, 1), user=103)
    strong = [slot.name for stage in shown for tie in stage.ties for slot in tie.slots if slot.strong]
    assert set(strong) == {"P3"}
    assert all(tie.slots[0].place == 1 for tie in shown[0].ties), "the winner is above"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bye_says_so(language: str) -> None:
    view = played(7, 2, 1, 1)
    chart = bracket_chart(words(language), view)
    assert chart is not None
    [part] = chart.parts
    assert isinstance(part, Bracket)
    [bye] = [tie for tie in part.stages[0].ties if "P1" in [slot.name for slot in tie.slots]]
    word = words(language)("event-bye-word")
    assert [(slot.name, slot.place) for slot in bye.slots] == [("P1", None), (word, None)]
    assert word in words(language)("event-bye", name="P1")


def test_other_events_have_none() -> None:
    view = played(8, 2, 1, 1)
    assert len(stages(view)) == 1
    swiss = msgspec.structs.replace(view, settings=Settings("swiss", 2, rounds=3))
    assert bracket_chart(words("en"), swiss) is None
    assert bracket_chart(words("en"), msgspec.structs.replace(view, tables=())) is None
