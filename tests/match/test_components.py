"""A value of a component is corrected: matches that run keep the old one, new ones have the new one."""

from __future__ import annotations

import pickle
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.cli.check import check
from bot.cli.simulate import walk
from bot.core import AnyRules, complete_options
from bot.games.bora_bora.rules import BoraBora
from bot.games.bora_bora.validate import load as bora_bora
from bot.games.edo.rules import Edo
from bot.games.edo.validate import load as edo
from bot.games.golden_horn.rules import GoldenHorn
from bot.games.golden_horn.validate import load as golden_horn
from bot.games.pyramids.components import Data
from bot.games.pyramids.components_loading import restore
from bot.games.pyramids.rules import Pyramids
from bot.games.pyramids.state import Held
from bot.match.fairness.record import MatchExport, encode
from bot.match.fairness.verify import verify
from tests.match.app import ALL, HERE, MatchApp, open_app

GAME = "golden_horn"


def corrected() -> GoldenHorn:
    """Golden Horn with other points for a cube."""
    data = golden_horn()
    return GoldenHorn(replace(data, points=replace(data.points, cube=data.points.cube + 7)))


def pyramids_with(**numbers: int) -> Data:
    """The data of Pyramids with other numbers."""
    kept = msgspec.json.decode(Pyramids().component_data())
    kept["numbers"] |= numbers
    return restore(msgspec.json.encode(kept))


def cube(rules: AnyRules) -> int:
    assert isinstance(rules, GoldenHorn)
    return rules.data.points.cube


NEW: dict[str, AnyRules] = {**ALL, GAME: corrected()}
OLD_CUBE, NEW_CUBE = cube(ALL[GAME]), cube(NEW[GAME])


@pytest.fixture
async def app(database_url: str) -> AsyncIterator[MatchApp]:
    async with open_app(database_url) as one:
        yield one


def after_the_correction(app: MatchApp) -> MatchApp:
    """The program starts again with the corrected value."""
    return MatchApp(app.store, app.clock, "later", NEW)


async def rules_of(app: MatchApp, match: int) -> AnyRules:
    async with app.store.read() as db:
        return (await app.services.context.load(db, match)).rules


async def test_a_running_match_keeps_the_values_it_began_with(app: MatchApp) -> None:
    old = (await app.start(GAME, 2)).match
    await app.at_random(old, random.Random(3), 4)
    later = after_the_correction(app)
    new = (await later.start(GAME, 2)).match
    for again in (later, after_the_correction(app)):
        assert cube(await rules_of(again, old)) == OLD_CUBE
        assert cube(await rules_of(again, new)) == NEW_CUBE
    await later.at_random(old, random.Random(4))
    await later.at_random(new, random.Random(4))
    for match, worth in ((old, OLD_CUBE), (new, NEW_CUBE)):
        assert (await later.services.fairness.verify(match)).sound
        assert cube(await rules_of(later, match)) == worth
        record = await later.services.transfer.export(match)
        for games in (ALL, NEW):  # wherever the record goes, whatever is installed there
            assert verify(record, games).sound


async def test_a_match_from_elsewhere_keeps_them_too(app: MatchApp, tmp_path: Path) -> None:
    old = (await app.start(GAME, 2)).match
    await app.at_random(old, random.Random(3), 4)
    async with open_app(tmp_path / "there.sqlite", "there") as kept:
        there = after_the_correction(kept)
        data, _ = await app.services.transfer.whole(old, await there.services.transfer.installation())
        incoming = await there.services.transfer.read_file(data, by_operator=True)
        match = (await there.services.transfer.bring_in(HERE, incoming, by=None, key="k")).match
        assert cube(await rules_of(there, match)) == OLD_CUBE
        await there.at_random(match, random.Random(4))
        assert (await there.services.fairness.verify(match)).sound


async def test_the_check_before_an_update_knows_them(tmp_path: Path) -> None:
    file = tmp_path / "turnpost.sqlite"
    async with open_app(file) as app:
        match = (await app.start(GAME, 2)).match
        await app.at_random(match, random.Random(3), 4)
    (found,) = check(f"sqlite:///{file}", NEW)
    assert (found.fault, found.note) == ("", "")


async def test_all_installed_games_are_kept_at_the_start(app: MatchApp) -> None:
    """Also for matches that began before component data were kept."""
    match = (await app.start(GAME, 2)).match
    async with app.store.write() as db:
        await db.exec_driver_sql("delete from component_data")
    await app.services.context.keep_components()
    assert cube(await rules_of(after_the_correction(app), match)) == OLD_CUBE


async def test_without_them_it_goes_on_with_what_is_installed(app: MatchApp) -> None:
    match = (await app.start(GAME, 2)).match
    async with app.store.write() as db:
        await db.exec_driver_sql("delete from component_data")
    assert cube(await rules_of(after_the_correction(app), match)) == NEW_CUBE


async def test_forged_component_data_prove_nothing(app: MatchApp) -> None:
    match = (await app.start(GAME, 2)).match
    await app.at_random(match, random.Random(3))
    export = msgspec.json.decode(await app.services.transfer.export(match), type=MatchExport)
    other = corrected().component_data().decode()
    for components, said in (
        (other, "other component data than the file has"),
        ("{}", "make no game"),
        ("[" * 5000, "make no game"),
        (msgspec.UNSET, "with other component data than is installed"),
    ):
        report = verify(encode(replace(export, components=components)), NEW)
        assert not report.sound
        assert said in report.sentences[0]


@pytest.mark.parametrize(
    ("rules", "other"),
    [
        (GoldenHorn(), corrected()),
        (BoraBora(), BoraBora(replace(bora_bora(), points=replace(bora_bora().points, fishing=3)))),
        (Pyramids(), Pyramids(pyramids_with(gem_single=9))),
        (Edo(), Edo(replace(edo(), kinds=dict(reversed(edo().kinds.items()))))),
    ],
    ids=["golden_horn", "bora_bora", "pyramids", "edo"],
)
def test_component_data_come_back_as_they_were(rules: AnyRules, other: AnyRules) -> None:
    for one in (rules, other):
        again = rules.with_component_data(one.component_data())
        assert again.component_data() == one.component_data()
        assert again.data_fingerprint() == one.data_fingerprint()
        assert again.version == rules.version
        assert [(type(old), old.version) for old in again.earlier] == [
            (type(old), old.version) for old in rules.earlier
        ]
        assert all(old.component_data() == one.component_data() for old in again.earlier)
        assert isinstance(again.heuristic, type(rules.heuristic))
        elsewhere = pickle.loads(pickle.dumps(again))  # where computers think
        assert elsewhere.data_fingerprint() == one.data_fingerprint()


def test_a_heuristic_knows_the_component_data_of_its_rules() -> None:
    """Two cards have changed their numbers: what is known of one is not taken for the other."""
    kept = msgspec.json.decode(Pyramids().component_data())
    cards = {card["id"]: card for card in kept["cards"]["cards"]}
    cards[1]["grid"], cards[2]["grid"] = cards[2]["grid"], cards[1]["grid"]
    cards[1]["color"], cards[2]["color"] = cards[2]["color"], cards[1]["color"]
    rules, other = Pyramids(), Pyramids().with_component_data(msgspec.json.encode(kept))
    options = complete_options(rules.options, {})
    for at, step in walk(rules, 2, options, random.Random(5)):
        if step is not None and at.state.phase == "mark":
            break
    for serial, same in ((1, 2), (2, 1)):
        hands = tuple(replace(hand, cards=(Held(serial), None)) for hand in at.state.hands)
        there = tuple(replace(hand, cards=(Held(same), None)) for hand in at.state.hands)
        mine, others = replace(at.state, hands=hands), replace(at.state, hands=there)
        assert rules.heuristic.value(mine, 0) == other.heuristic.value(others, 0)  # type: ignore[union-attr]
        assert rules.heuristic.value(mine, 0) != other.heuristic.value(mine, 0)  # type: ignore[union-attr]


async def test_pyramids_keep_them_as_well(app: MatchApp) -> None:
    match = (await app.start("pyramids", 2)).match
    await app.at_random(match, random.Random(3), 4)
    other = Pyramids(pyramids_with(completed=50))
    later = MatchApp(app.store, app.clock, "later", {**ALL, "pyramids": other})
    new = (await later.start("pyramids", 2)).match
    totals = {}
    for number in (match, new):
        await later.at_random(number, random.Random(4))
        assert (await later.services.fairness.verify(number)).sound
        export = msgspec.json.decode(await later.services.transfer.export(number), type=MatchExport)
        assert verify(encode(export), ALL).sound
        totals[number] = sum(export.totals or ())
    assert totals[new] > totals[match] + 100, "a completed card is worth 50 points there"
