"""A player can live in the bot's direct messages alone."""

from __future__ import annotations

import random

from bot.sandbox.person import Scripted, text_of, usable
from tests.e2e.house import Harbour, Match, control
from tests.e2e.players import answer_one, press_verb, random_moves


async def two_matches(harbour: Harbour) -> tuple[Match, Match, Scripted]:
    """Two running matches; Ada begins in both, and sits in her DM."""
    first = await harbour.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    second = await harbour.open("golden_horn", ("Ada", "Nikos"), "start_seat=1")
    await harbour.delivered()
    return first, second, harbour.person("Ada").in_dm()


async def test_one_match_needs_no_name(harbour: Harbour) -> None:
    match = await harbour.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await harbour.delivered()
    ada = harbour.person("Ada").in_dm()
    assert "Your hand in Golden Horn, table 1" in (await ada.slash("hand")).text
    assert "table 1" in (await ada.slash("table mine")).text
    page = await ada.slash("turn")
    assert any(":ans:" in found["custom_id"] for found in usable(page.message))
    answer = await ada.slash("move", move=await random_moves(ada, match, random.Random(1)))
    assert "Done." in answer.text
    await harbour.delivered()
    assert match.board().pings == [match.people[1].id]


async def test_a_whole_turn_on_the_page_in_the_dm(harbour: Harbour) -> None:
    """From the button under the hand that came by message to Confirm, without a look at the server."""
    match = await harbour.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await harbour.delivered()
    rng = random.Random(2)
    ada = harbour.person("Ada").in_dm()
    hand = next(m for m in ada.dms() if "Your hand in" in text_of(m))
    assert hand.files, "with its picture"
    page = await ada.press(control(hand, "turn"), hand)
    for _ in range(40):
        done = await press_verb(ada, page, "confirm")
        if done is not None and "Done. Now" in done.text:
            break
        if done is None:
            page = await answer_one(ada, page, rng)
        else:
            page = done
    await harbour.delivered()
    assert [person.name for person in await match.awaited()] == ["Bruno"]


async def test_several_matches_are_asked_for(harbour: Harbour) -> None:
    """A menu of matches; the choice goes on with what was asked for."""
    _, second, ada = await two_matches(harbour)
    for command, shown in (("hand", "Your hand in"), ("turn", ":ans:"), ("table status", "How it stands")):
        menu = await ada.slash(command)
        assert "You play in several matches. Which one?" in menu.text
        assert [o["value"] for o in usable(menu.message)[0]["options"]] == ["1", "2"], "longest waiting first"
        answer = await ada.choose("2", menu)
        assert shown in answer.text + str(answer.buttons), command
        assert "table 2" in answer.text, command
    named = await ada.slash("hand", match=1)
    assert "table 1" in named.text
    assert await second.steps()


async def test_a_typed_move_with_several_matches(harbour: Harbour) -> None:
    """It says that the match must be named, and the completion offers the matches."""
    first, second, ada = await two_matches(harbour)
    text = await random_moves(ada, second, random.Random(3))
    steps = await first.steps(), await second.steps()
    answer = await ada.slash("move", move=text)
    assert "Say which one" in answer.text
    assert (await first.steps(), await second.steps()) == steps
    offered = await ada.complete("move", "match", "", move=text)
    assert {one["value"] for one in offered} == {1, 2}
    assert "Done." in (await ada.slash("move", move=text, match=2)).text


async def test_only_the_match_that_waits_is_meant(harbour: Harbour) -> None:
    """/turn goes straight to the one match where it is one's turn."""
    _, second, ada = await two_matches(harbour)
    await ada.slash("move", move=await random_moves(ada, second, random.Random(4)), match=2)
    page = await ada.slash("turn")
    assert "table 1" in page.text
    assert any(":ans:" in found["custom_id"] for found in usable(page.message))


async def test_my_tables(harbour: Harbour) -> None:
    """Those that wait for me first, with a menu that opens them."""
    _, _, ada = await two_matches(harbour)
    mine = await ada.slash("table mine")
    assert mine.text.count("**your turn**") == 2
    assert "table 2" in (await ada.choose("2", mine)).text
    bruno = harbour.person("Bruno").in_dm()
    assert "waiting for **Ada**" in (await bruno.slash("table mine")).text
    assert "You sit at no table" in (await harbour.person("Elif").in_dm().slash("table mine")).text
