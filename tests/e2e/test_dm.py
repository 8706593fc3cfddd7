"""A player may live in the bot's DM alone: look-ups, whole turns, a menu of several matches."""

from __future__ import annotations

import random
import re

import pytest

from bot.match import Person, Place
from bot.text import words
from tests.e2e.panel import at_table
from tests.e2e.players import answer_one, play_by_moves, press_verb, random_moves, tell_me
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import Answer, text_of, usable

SAY = words("en")


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    """Ada begins."""
    return await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")


@pytest.fixture
async def second(app: SandboxApp, match: Match) -> Match:
    """Another match of the same people; everybody must act in it."""
    return await app.open("pyramids", ("Bruno", "Ada"))


def has_picture(answer: Answer) -> bool:
    return any(node["type"] == 12 for node in answer.message.components)


async def test_one_match_needs_no_naming(match: Match) -> None:
    ada = match.people[0].in_dm()
    page = await ada.slash("turn")
    assert "table 1" in page.text
    assert usable(page.message)
    assert has_picture(page)
    hand = await ada.slash("hand")
    assert SAY("page-hand-title", game="Golden Horn", match=1) in hand.text
    assert has_picture(hand)
    mine = await ada.slash("table mine")
    assert SAY("page-mine-title") in mine.text
    assert f"<#{ada.box.world.channels[match.people[0].channel_id].id}>" in mine.text
    moves = await random_moves(ada, match, random.Random(1))
    done = await ada.slash("move", move=moves)
    assert "Done." in done.text
    assert [person.name for person in await match.awaited()] == ["Bruno"]


async def test_what_fits_no_table_is_answered_with_the_reason(match: Match) -> None:
    """Whoever sits at tables is never told to sit at none."""
    ada = match.people[0].in_dm()
    assert SAY("table-leave-running") in (await at_table(ada, "leave")).text
    assert SAY("table-already-started") in (await at_table(ada, "start")).text
    nikos = match.app.person("Nikos")
    await nikos.slash("table new", game="golden_horn", seats=2)
    assert words("el")("table-not-started") in (await nikos.in_dm().slash("turn")).text


async def test_a_whole_turn_in_the_dm(match: Match) -> None:
    """Question by question; the board comes to the thread all the same."""
    rng = random.Random(2)
    await match.delivered()
    before = match.board().id
    ada, bruno = match.people[0].in_dm(), match.people[1]
    answer = await ada.slash("turn")
    while [person.name for person in await match.awaited()] == ["Ada"]:
        answer = await press_verb(ada, answer, "confirm") or await answer_one(ada, answer, rng)
    await match.delivered()
    assert SAY("page-done-waiting", who=("**Bruno**",)) in answer.text
    assert match.board().id > before
    assert match.board().pings == [bruno.id]


async def test_the_button_under_a_hand_in_the_dm(match: Match) -> None:
    """The hand that is sent carries the turn with it."""
    ada = match.people[0]
    await match.delivered()
    (sent,) = ada.dms()
    page = await ada.in_dm().press(SAY("button-turn"), sent)
    assert usable(page.message)
    assert "table 1" in page.text
    shown = await ada.in_dm().press(SAY("button-hand"), sent)
    assert SAY("page-hand-title", game="Golden Horn", match=1) in shown.text


async def test_several_matches_are_asked_for(second: Match) -> None:
    """A menu of them; the choice goes on with what was asked for."""
    ada = second.people[1].in_dm()
    asked = await ada.slash("hand")
    assert SAY("page-which") in asked.text
    (menu,) = usable(asked.message)
    assert [choice["value"] for choice in menu["options"]] == ["1", "2"]
    chosen = await ada.choose("2", asked)
    said = SAY("page-hand-title", game=SAY("py-title"), match=2)
    assert said.casefold() in chosen.text.casefold()


async def test_one_duty_after_the_other(match: Match, second: Match) -> None:
    """`/turn` shows what has waited longest, the page after a turn leads to the next match, and at last there
    is none."""
    rng, (ada, bruno) = random.Random(6), match.people
    label = SAY("button-next", game=SAY("py-title"), match=2, count=1)
    page = await ada.in_dm().slash("turn")
    assert "table 1" in page.text
    while SAY("page-done-waiting", who=("**Bruno**",)) not in page.text:
        page = await press_verb(ada, page, "confirm") or await answer_one(ada, page, rng)
    page = await ada.press(label, page)
    assert SAY("py-ask-keep").casefold() in page.text.casefold()
    # Where nothing is to be done, the page leads on, too; but first comes what waits in the same channel.
    assert control(page.message, "ans") in str((await ada.slash("turn")).message.components)
    waiting = await ada.slash("turn", match=1)
    assert SAY("page-waiting", who=("**Bruno**",)) in waiting.text
    page = await ada.press(label, waiting)
    while 1 in (await second.brief()).awaited:
        page = await press_verb(ada, page, "confirm") or await answer_one(ada, page, rng)
    assert not any("tp:turn:" in one["custom_id"] for one in usable(page.message))
    assert "table 1" in (await bruno.slash("turn")).text, "in the thread of a match that match is meant"
    assert "table 2" in (await second.people[0].slash("turn")).text


async def test_the_only_one_that_waits_is_meant(second: Match) -> None:
    """For a turn or a move nobody is asked which, when but one match waits."""
    bruno = second.people[0].in_dm()
    page = await bruno.slash("turn")
    assert SAY("py-ask-keep").casefold() in page.text.casefold()
    moves = await random_moves(bruno, second, random.Random(3))
    done = await bruno.slash("move", move=moves)
    assert "Done." in done.text
    assert [person.name for person in await second.awaited()] == ["Ada"]


async def test_a_move_must_name_its_match_where_several_wait(second: Match) -> None:
    """What was typed would be lost in a menu: so it is refused; completion offers the matches."""
    ada = second.people[1].in_dm()
    refused = await ada.slash("move", move="X")
    assert SAY("error-name-match") in refused.text
    offered = await ada.complete("move", "match", "", move="X")
    assert [choice["value"] for choice in offered] == [1, 2]
    assert all("Golden Horn" in one["name"] or "Pyramids" in one["name"] for one in offered)
    moves = await random_moves(ada, second, random.Random(4))
    assert "Done." in (await ada.slash("move", move=moves, match=2)).text


async def test_my_matches_those_that_wait_first(second: Match, match: Match) -> None:
    rng = random.Random(5)
    ada = second.people[1].in_dm()
    await play_by_moves(match.people[0], match, rng)  # now only the second waits for Ada
    mine = await ada.slash("table mine")
    first, other = (line for line in mine.text.splitlines() if line.startswith("▪"))
    assert "Pyramids" in first
    assert "your turn" in first
    assert "waiting for **Bruno**" in other
    page = await ada.choose("2", mine)
    assert SAY("py-ask-keep").casefold() in page.text.casefold()


MANY = 30


async def many_tables(app: SandboxApp, name: str) -> None:
    """So many tables of one person, every tenth of them waiting for that person."""
    world, services = app.box.world, app.services
    here = Place(world.guild.id, world.channel("tavern").id)
    her, other = (Person(world.person(one).id, one) for one in (name, "Bruno"))
    for number in range(1, MANY + 1):
        brief = await services.lobby.open("pyramids", 2, {}, her, here, "en")
        if number % 10 == 0:
            await services.lobby.join(brief.match, other, here.guild)
            await services.lobby.start(brief.match, her.user)


@pytest.mark.parametrize("name", ["Ada", "Nikos", "Zofia"])
@pytest.mark.parametrize("direct", [True, False])
async def test_every_one_of_many_tables_is_shown(app: SandboxApp, name: str, direct: bool) -> None:
    """Page after page, those that wait first; the count is told in the reader's language."""
    await many_tables(app, name)
    person = app.person(name)
    say = words({"Ada": "en", "Nikos": "el", "Zofia": "pl"}[name])
    page = await (person.in_dm() if direct else person).slash("table mine")
    listed: list[str] = []
    while True:
        assert say("page-mine-count", count=MANY, waiting=3) in page.text
        listed += [line for line in page.text.splitlines() if line.startswith("▪")]
        later = [c for c in usable(page.message) if ":mine:" in c["custom_id"] and not c.get("disabled")]
        forward = next((c for c in later if c["label"] != say("button-previous-choices")), None)
        if forward is None:
            break
        page = await person.press(forward["custom_id"], page)
    numbers = [int(re.findall(r"\d+", line)[0]) for line in listed]
    assert sorted(numbers[:3]) == [10, 20, 30]
    assert sorted(numbers) == list(range(1, MANY + 1))
    last = page.text
    back = await person.press(say("button-previous-choices"), page)
    assert listed[0] not in last
    assert listed[0] in back.text


async def test_every_one_of_many_matches_can_be_chosen(app: SandboxApp) -> None:
    """Where a command asks which, the menu has another page."""
    await many_tables(app, "Ada")
    ada = app.person("Ada").in_dm()
    asked = await at_table(ada, "status")
    (menu,) = (one for one in usable(asked.message) if "options" in one)
    assert len(menu["options"]) == 25
    again = await ada.press(SAY("button-more-choices", page=1, pages=2), asked)
    (rest,) = (one for one in usable(again.message) if "options" in one)
    assert len(rest["options"]) == MANY - 25
    last = rest["options"][-1]["value"]
    assert f"table {last}" in (await ada.choose(last, again)).text


async def test_no_match_at_all(app: SandboxApp) -> None:
    """In the reader's language, with the way to begin."""
    nikos = app.person("Nikos").in_dm()
    for command in ("turn", "hand", "table mine"):
        answer = await nikos.slash(command)
        assert words("el")("page-mine-none") in answer.text


async def test_the_message_of_a_turn_leads_to_where_the_match_has_moved(match: Match) -> None:
    ada, bruno = match.people
    await tell_me(bruno, "metold", call="dm")
    await match.delivered()
    await play_by_moves(ada, match, random.Random(7))
    await match.delivered()
    there = match.app.box.world.add_channel(match.app.box.world.guild.id, "elsewhere")
    await at_table(ada.at(there), "move", match=1)  # Ada manages the server
    await match.delivered()
    [told] = [one for one in bruno.dms() if SAY("table-your-turn") in text_of(one)]
    assert re.findall(r"<#\d+>", text_of(told)) == [f"<#{there.id}>"]
    assert control(told, "turn") in [one["custom_id"] for one in usable(told)]


async def test_a_turn_announced_by_direct_message(match: Match) -> None:
    """Instead of the ping; it goes when the turn is taken. With a closed box the ping is in the thread."""
    ada, bruno = match.people
    assert SAY("call-dm") in (await tell_me(bruno, "metold", call="dm")).text
    await match.delivered()
    rng, said = random.Random(7), SAY("table-your-turn")
    await play_by_moves(ada, match, rng)
    await match.delivered()
    [told] = [one for one in bruno.dms() if said in text_of(one)]
    assert match.board().pings == []
    page = await bruno.in_dm().press(control(told, "turn"), told)
    while 1 in (await match.brief()).awaited:
        page = await press_verb(bruno, page, "confirm") or await answer_one(bruno, page, rng)
    await match.delivered()
    assert not any(said in text_of(one) for one in bruno.dms())
    match.app.box.world.edit_person(bruno.id, dm_closed=True)
    await play_by_moves(ada, match, rng)
    await match.delivered()
    [there] = [one for one in match.messages() if said in text_of(one)]
    assert there.pings == [bruno.id]
