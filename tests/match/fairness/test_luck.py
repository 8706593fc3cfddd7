"""Luck against expectation, reckoned from nothing but the contract."""

from __future__ import annotations

import asyncio
import random
from math import sqrt
from typing import Any

import pytest

from bot.core import Term
from bot.match.errors import NotStarted, Unfinished
from bot.match.fairness import luck as reckoning
from bot.match.fairness.luck import Luck, luck
from bot.match.proposals.clock import End
from tests.match.app import ALL, ANN, PEOPLE, MatchApp


async def of(app: MatchApp, game: str, seats: int, seed: int = 1) -> Luck:
    match = (await app.start(game, seats)).match
    await app.at_random(match, random.Random(seed))
    return await app.services.fairness.luck(match)


@pytest.mark.parametrize("game", [key for key in ALL if key != "ferry"])
async def test_every_game(app: MatchApp, game: str) -> None:
    """Counts and expectations are of the same draws."""
    found = await of(app, game, min(ALL[game].seats))
    assert found.draws > 10
    for pot in found.pots:
        assert sum(tally.seen for tally in pot.tallies) == pot.draws
        assert sum(tally.expected for tally in pot.tallies) == pytest.approx(pot.draws)
        assert pot.draws <= found.draws


async def test_who_drew_which_cards(app: MatchApp) -> None:
    """Cards drawn in secret are told to their player alone; at the end everybody may know."""
    found = await of(app, "golden_horn", 3)
    drew = [pot for pot in found.pots if pot.title == "gh-luck-drew"]
    assert {pot.seat for pot in drew} <= {0, 1, 2}
    assert len(drew) >= 2
    assert all(isinstance(tally.label, Term) for pot in drew for tally in pot.tallies)
    table = [pot for pot in found.pots if pot.title == "gh-luck-refilled"]
    assert [pot.seat for pot in table] == [None]
    assert found.pots.index(table[0]) > found.pots.index(drew[-1]), "players first"


async def test_cards_by_colour(app: MatchApp) -> None:
    """No card comes twice, but colours do."""
    found = await of(app, "pyramids", 2)
    display = next(pot for pot in found.pots if pot.title == "py-luck-log-display")
    assert all(
        isinstance(one.label, Term) and one.label.key.startswith("py-colour-") for one in display.tallies
    )


@pytest.mark.parametrize("seed", [1, 2, 4, 7])
async def test_what_came_off_a_pile_is_compared_with_the_whole_pile(app: MatchApp, seed: int) -> None:
    """PY-9.1: seven of eight shapes are turned up each round, so at most four squares of four are expected,
    no matter how early in a round they came. With the seeds 4 and 7, the last two of a round are alike: the
    seventh is counted, though it could not be another one."""
    found = await of(app, "pyramids", 2, seed)
    shapes = next(pot for pot in found.pots if pot.title == "py-luck-log-reveal")
    share = {"I3": 2 / 8, "V3": 2 / 8}
    for one in shapes.tallies:
        assert isinstance(one.label, Term)
        part = share.get(one.label.key.removeprefix("py-shape-"), 1 / 8)
        assert one.expected == pytest.approx(28 * part)
        assert one.odd == pytest.approx((one.seen - 28 * part) / sqrt(4 * part * (1 - part)))


async def broken_off(app: MatchApp, game: str, seats: int, steps: int, **options: str) -> int:
    """A match that was ended early."""
    match = (await app.start(game, seats, **options)).match
    await app.at_random(match, random.Random(1), steps=steps)
    for person in PEOPLE[:seats]:
        await app.services.proposals.propose(match, person.user, End(), key=app.key())
    return match


async def test_a_game_without_luck(app: MatchApp) -> None:
    """Edo draws for the table alone, before the first round."""
    assert (await app.services.fairness.luck(await broken_off(app, "edo", 3, 1))).pots == ()


def test_few_draws_of_each_are_told_of_the_whole_table() -> None:
    """As Edo's tiles for the Ronin: one a round, by another player each time."""
    one = reckoning.Drawn("edo-luck-log-tile", 0, 1, {1: 0.5, 2: 0.5}, 2)
    few: dict[tuple[str, int | None], list[reckoning.Drawn]]
    few = {(one.title, seat): [one] * (reckoning.LEAST // 2) for seat in range(2)}
    assert {key: len(row) for key, row in reckoning._together(few).items()} == {
        (one.title, None): reckoning.LEAST // 2 * 2
    }
    enough: dict[tuple[str, int | None], list[reckoning.Drawn]]
    enough = {("dice", 0): [one] * reckoning.LEAST, ("dice", 1): [one]}
    assert reckoning._together(enough) == enough
    assert reckoning._title("edo", "edo-log-tile") == one.title


async def test_it_is_reckoned_once(app: MatchApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody who looks, and the parcel, get the same report."""
    calls = []

    def counted(*args: Any) -> Luck:
        calls.append(1)
        return luck(*args)

    monkeypatch.setattr(reckoning, "luck", counted)
    match = await broken_off(app, "golden_horn", 2, 5)
    first, second = await asyncio.gather(app.services.fairness.luck(match), app.services.fairness.luck(match))
    assert first == second == await app.services.fairness.luck(match)
    assert len(calls) == 1


async def test_not_before_the_end(app: MatchApp) -> None:
    """Neither luck nor proof of a running match: both would tell what is hidden."""
    lobby = (await app.lobby()).match
    with pytest.raises(NotStarted):
        await app.services.fairness.luck(lobby)
    with pytest.raises(Unfinished):
        await app.services.fairness.verify(lobby)
    match = (await app.start()).match
    for ask in (app.services.fairness.luck, app.services.fairness.verify):
        with pytest.raises(Unfinished):
            await ask(match)


async def test_the_proof(app: MatchApp) -> None:
    match = (await app.start("golden_horn", 2)).match
    await app.at_random(match, random.Random(3), steps=4)
    for user in (ANN.user, ANN.user + 1):
        await app.services.proposals.propose(match, user, End(), key=app.key())
    report = await app.services.fairness.verify(match)
    assert report.sound
    assert report.said.key == "table-verify-sound"
    assert (await app.services.fairness.luck(match)).draws > 0
