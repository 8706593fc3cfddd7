"""Where only a person has installed the application: whose installation it is, and what answers may do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.sandbox.answers import DEFER, MESSAGE, Answers
from bot.sandbox.interactions import COMMAND, Interaction
from bot.sandbox.refusals import Refusal
from bot.sandbox.things import EPHEMERAL, Channel, Json
from tests.sandbox.box import Box

Opened = Callable[[Channel], Interaction]


@pytest.fixture
def opened(box: Box) -> Opened:
    """Somebody who has installed the application gives a command."""
    world = box.world
    ada = world.person("Ada").id
    world.edit_person(ada, installed=True)

    def command(channel: Channel) -> Interaction:
        data = {"id": "1", "name": "turn", "type": 1, "options": []}
        return box.actions.book.open(COMMAND, ada, channel.id, data)

    return command


def answers(box: Box) -> Answers:
    return Answers(box.world, box.actions.book)


def follow(box: Box, one: Interaction) -> None:
    answers(box).follow_up(box.world.bot.id, one.token, {"content": "more"}, {})


async def test_whose_installation_it_is(box: Box, opened: Opened) -> None:
    """Key 0 is the server, or «0» with the bot; in a group there is only the person."""
    world = box.world
    ada = str(world.person("Ada").id)
    group = world.add_group("friends", [world.person("Ada").id, world.person("Bruno").id])
    tavern = world.channel("tavern")
    for channel, owners, context in (
        (group, {"1": ada}, 2),
        (world.dm_channel(int(ada)), {"0": "0", "1": ada}, 1),
        (tavern, {"0": str(tavern.guild_id), "1": ada}, 0),
    ):
        payload = opened(channel).payload
        assert payload["authorizing_integration_owners"] == owners
        assert payload["context"] == context
    assert not world.sees(world.bot.id, group.id)


async def test_five_more_messages_and_no_sixth(box: Box, opened: Opened) -> None:
    world = box.world
    group = world.add_group("friends", [world.person("Ada").id])
    one = opened(group)
    answers(box).respond(one.id, one.token, {"type": MESSAGE, "data": {"content": "first"}}, {})
    for _ in range(5):
        follow(box, one)
    with pytest.raises(Refusal) as refused:
        follow(box, one)
    assert refused.value.code == 40094
    at_home = opened(world.channel("tavern"))
    answers(box).respond(at_home.id, at_home.token, {"type": MESSAGE, "data": {"content": "first"}}, {})
    for _ in range(7):
        follow(box, at_home)


@pytest.mark.parametrize("deferred", [True, False])
async def test_a_server_that_denies_external_apps_hears_nothing(
    box: Box, opened: Opened, deferred: bool
) -> None:
    world = box.world
    foreign = world.add_guild("Elsewhere", world.person("Bruno").id)
    channel = world.add_channel(foreign.id, "lounge")
    world.remove_member(foreign.id, world.bot.id)
    world.set_overwrite(channel.id, foreign.id, 0, 1 << 50)
    one = opened(channel)
    body: Json = {"type": DEFER, "data": {}} if deferred else {"type": MESSAGE, "data": {"content": "first"}}
    answers(box).respond(one.id, one.token, body, {})
    assert one.response is not None
    assert one.response.flags & EPHEMERAL
    assert world.visible_messages(world.person("Bruno").id, channel.id) == []
