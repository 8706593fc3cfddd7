"""What the owners of a server settle, and how they repair a match."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.table import Brief, Place
from bot.table.charter import MOST_CHANNELS, Charter, Manager, closed, opened
from bot.table.errors import ClosedChannel, TooManyChannels, TooManyOpen
from tests.table.house import ANN, BEN, HERE, House

OWNER = Manager(1, 99, "Olga")


async def open_at(house: House, place: Place = HERE, person: object = ANN) -> Brief:
    return await house.tables.open("ferry", 2, {}, person, place, "en", key=house.key())  # type: ignore[arg-type]


async def test_nothing_is_settled_at_first(house: House) -> None:
    assert await house.tables.charter(1) == Charter()
    assert (await open_at(house)).state == "lobby"


async def test_tables_only_in_some_channels(house: House) -> None:
    await house.tables.settle(OWNER, lambda charter: opened(charter, 7))
    with pytest.raises(ClosedChannel) as refused:
        await open_at(house)
    assert refused.value.fact.args["channels"] == ("<#7>",)
    assert await house.tables.in_channel(HERE.post) == (), "nothing was opened"
    assert (await open_at(house, Place(1, 7, 70))).state == "lobby", "a thread of the channel"
    assert (await open_at(house, Place(1, 100, 7))).state == "lobby", "the thread itself"
    assert (await open_at(house, Place(2, 100))).state == "lobby", "another server"
    assert await house.tables.settle(OWNER, lambda charter: closed(charter, 7)) == Charter()
    assert (await open_at(house)).state == "lobby"


async def test_a_match_is_not_moved_where_none_may_be_opened(house: House) -> None:
    brief = await house.start()
    await house.tables.settle(OWNER, lambda charter: opened(charter, 7))
    with pytest.raises(ClosedChannel):
        await house.tables.move_place(brief.match, ANN.user, Place(1, 300))
    moved = await house.tables.move_place(brief.match, ANN.user, Place(1, 7))
    assert moved.place == Place(1, 7)


async def test_so_many_tables_for_one_person(house: House) -> None:
    await house.tables.settle(OWNER, lambda charter: replace(charter, most=2))
    first = await open_at(house)
    await open_at(house)
    with pytest.raises(TooManyOpen) as refused:
        await open_at(house)
    assert dict(refused.value.fact.args) == {"have": 2, "most": 2}
    await open_at(house, person=BEN)
    await open_at(house, Place(2, 100))
    await house.tables.close(first.match, ANN.user)
    await open_at(house)


async def test_a_repeat_is_the_same_table(house: House) -> None:
    await house.tables.settle(OWNER, lambda charter: replace(charter, most=1))
    one = await house.tables.open("ferry", 2, {}, ANN, HERE, "en", key="k")
    assert (await house.tables.open("ferry", 2, {}, ANN, HERE, "en", key="k")).match == one.match


async def test_running_matches_change_their_language(house: House) -> None:
    here, there = await house.start(), await open_at(house, Place(2, 100))
    charter = await house.tables.settle(OWNER, lambda charter: replace(charter, language="pl"), "pl")
    assert charter.language == "pl"
    assert (await house.tables.brief(here.match)).language == "pl"
    assert (await house.tables.brief(there.match)).language == "en"


async def test_a_list_of_channels_ends_somewhere(house: House) -> None:
    charter = Charter()
    for channel in range(MOST_CHANNELS):
        charter = opened(charter, channel)
    assert opened(charter, 0) == charter
    with pytest.raises(TooManyChannels):
        opened(charter, MOST_CHANNELS)


async def test_what_is_settled_is_kept(house: House) -> None:
    await house.tables.settle(OWNER, lambda charter: replace(charter, end="players", most=3))
    cold = House(house.store, house.clock, "cold").tables
    assert await cold.charter(1) == Charter(end="players", most=3)
    assert await cold.charter(2) == Charter()
