"""Where only a person has installed the bot: group messages, and servers without it. It can answer, and no
more."""

from __future__ import annotations

import random
import re

import pytest

from bot.sandbox.things import Channel, Message
from bot.text import words
from tests.e2e.panel import at_table
from tests.e2e.players import answer_one, press_verb
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import Answer, Scripted, text_of, usable

SAY = words("en")


def group(app: SandboxApp, *names: str, installed: tuple[str, ...]) -> Channel:
    world = app.box.world
    for name in installed:
        world.edit_person(world.person(name).id, installed=True)
    return world.add_group("friends", [world.person(name).id for name in names])


def shown(person: Scripted) -> list[Message]:
    """What everybody in the channel sees of the bot."""
    return [one for one in person.sees() if one.author_id == person.box.world.bot.id and one.seen_by is None]


def unasked(app: SandboxApp, channel: Channel) -> list[str]:
    """Requests of the bot to a channel with its own token."""
    return [one for one in app.box.faults.requests if f"/channels/{channel.id}" in one]


async def whole_turn(person: Scripted, match: Match, rng: random.Random) -> Answer:
    answer = await person.slash("turn")
    while person.id in [one.id for one in await match.awaited()]:
        assert answer.ephemeral, "a turn is nobody else's business"
        answer = await press_verb(person, answer, "confirm") or await answer_one(person, answer, rng)
    return answer


async def test_a_match_in_group_messages(app: SandboxApp) -> None:
    """Opened, joined and played by answers alone: they show the card and the boards, calls go by direct
    message."""
    here = group(app, "Ada", "Bruno", installed=("Ada", "Bruno"))
    ada, bruno = app.person("Ada", here), app.person("Bruno", here)
    answer = await ada.slash("table new", game="golden_horn", seats=2, options="start_seat=1")
    await answer.more(2)
    assert answer.message.ephemeral
    (card,) = shown(ada)
    await bruno.press(SAY("button-join"), card)
    await app.delivered()
    assert (await app.brief(1)).place.direct
    assert [player.name for player in (await app.brief(1)).players] == ["Ada", "Bruno"]
    begun = await at_table(ada, "start")
    await begun.more(2)
    match = Match(app, 1, [ada, bruno])
    before = len(shown(bruno))
    rng = random.Random(1)
    await whole_turn(ada, match, rng)
    await ada.until(lambda: len(shown(bruno)) > before)
    await app.delivered()
    board = shown(bruno)[-1]
    assert "turn" in {one["custom_id"].split(":")[1] for one in usable(board)}
    assert board.pings == [], "calls go by direct message"
    assert any(bruno.mention in text_of(one) for one in bruno.dms())
    page = await bruno.press(control(board, "turn"), board)
    assert page.ephemeral
    assert usable(page.message)
    assert unasked(app, here) == [], "the bot is not there: it only answers"


async def test_one_more_message_of_the_five(app: SandboxApp) -> None:
    """However a turn is taken, an answer never needs more than Discord allows."""
    here = group(app, "Ada", "Bruno", installed=("Ada",))
    ada = app.person("Ada", here)
    for command, more in (("table mine", {}), ("hand", {}), ("rules", {"game": "pyramids"})):
        assert not (await ada.slash(command, **more)).failed
    await ada.slash("table new", game="pyramids", seats=2, computers=1)
    match = Match(app, 1, [ada])
    await whole_turn(ada, match, random.Random(2))
    await app.delivered()
    assert not any(one.code == 40094 for one in app.box.refused)


async def test_a_server_that_forbids_it(app: SandboxApp) -> None:
    """The answer reaches only the asker, who is told so; the table is whole, and friends join with the
    code."""
    world = app.box.world
    ada, bruno = app.person("Ada"), app.person("Bruno")
    foreign = world.add_guild("Elsewhere", bruno.id)
    channel = world.add_channel(foreign.id, "lounge")
    world.remove_member(foreign.id, world.bot.id)
    world.edit_person(ada.id, installed=True)
    world.set_overwrite(channel.id, foreign.id, 0, 1 << 50)
    there = app.person("Ada", channel)
    answer = await there.slash("table new", game="golden_horn", seats=2)
    assert answer.ephemeral
    assert SAY("page-nobody-hears") in answer.text
    assert shown(there) == []
    code = re.search(r"\*\*([A-Z0-9]{5}-[A-Z0-9]{5})\*\*", answer.text)
    assert code is not None
    await app.delivered()
    assert SAY("page-joined-direct") in (await bruno.slash("table join", code=code[1])).text
    assert len((await app.brief(1)).players) == 2
    assert unasked(app, channel) == []


async def test_commands_that_need_the_bot_are_refused_plainly(app: SandboxApp) -> None:
    here = group(app, "Ada", "Bruno", installed=("Ada",))
    ada = app.person("Ada", here)
    match = await app.open("golden_horn", ("Ada", "Bruno"))
    moved = await at_table(ada, "move", match=match.number)
    assert moved.ephemeral
    assert SAY("error-not-in-dm") in moved.text
    assert not any(one["path"].startswith("admin") for one in ada.commands())
    hand = await ada.slash("hand", match=match.number)
    assert hand.ephemeral
    assert shown(ada) == [], "a match with another home is shown to nobody here"


@pytest.mark.parametrize("allowed", [[0], [0, 1]])
async def test_commands_go_where_the_owner_allows(app: SandboxApp, allowed: list[int]) -> None:
    await app.down()
    app.box.world.installations = allowed
    await app.up()
    ada = app.person("Ada", group(app, "Ada", "Bruno", installed=("Ada",)))
    assert bool(ada.commands()) == (1 in allowed)
    # What Discord was sent: group messages only with the installation by persons, `/admin` on servers alone.
    sent = {one["name"]: (one["integration_types"], one["contexts"]) for one in app.box.world.commands[0]}
    assert sent.pop("admin") == ([0], [0])
    assert {str(one) for one in sent.values()} == {str((allowed, [0, 1, 2] if 1 in allowed else [0, 1]))}
