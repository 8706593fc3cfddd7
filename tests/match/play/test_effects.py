"""What a commit means for everybody: pings, boards while decisions are sealed, hands."""

from __future__ import annotations

import random

import pytest

from tests.match.house import ANN, BEN, PEOPLE, House
from tests.match.messages import hand_of


async def seal(house: House, match: int, seat: int, rng: random.Random) -> None:
    """Answer everything that a seat is asked now."""
    user, draft = PEOPLE[seat].user, list[str]()
    while True:
        preview = await house.services.play.preview(match, user, None, draft)
        if preview.status != "asked":
            break
        draft.append(rng.choice(preview.answers).notation)
    await house.services.play.submit(match, user, None, draft, key=house.key())


@pytest.mark.parametrize(
    ("game", "options"),
    [("ferry", {}), ("pyramids", {}), ("golden_horn", {"ship_placement": "choice"})],
)
async def test_sealing_is_quiet_until_the_reveal(house: House, game: str, options: dict[str, str]) -> None:
    """Four seats seal: one board, at the reveal. Till then the old one is edited to show who is still out; no
    more is heard of it, not even by a button."""
    match = (await house.start(game, 4, **options)).match
    await house.sent()
    rng, before = random.Random(2), await house.services.views.brief(match)
    assert len(before.awaited) == 4
    for seat in (2, 0, 3):
        await seal(house, match, seat, rng)
        assert [job.kind for job in await house.sent()] == ["refresh"]
        brief = await house.services.views.brief(match)
        assert (brief.public_version, brief.moved_at) == (before.public_version, before.moved_at)
    assert (await house.services.play.undo(match, PEOPLE[2].user, key=house.key())).moves
    await seal(house, match, 2, rng)
    assert {job.kind for job in await house.sent()} == {"refresh"}
    await seal(house, match, 1, rng)
    jobs = await house.sent("board", "final")
    assert len(jobs) == 1
    assert (await house.services.views.brief(match)).public_version > before.public_version


async def test_the_last_to_seal_is_pinged_for_what_comes_next(house: House) -> None:
    """Everybody who has a new turn, and that is everybody: the reveal deals the next one."""
    match = (await house.start("pyramids", 3)).match
    await house.sent()
    rng = random.Random(3)
    for seat in (1, 0, 2):
        await seal(house, match, seat, rng)
    [board] = await house.sent("board")
    assert [ping.seat for ping in board.pings] == [0, 1, 2]


async def test_the_last_to_seal_begins(house: House) -> None:
    for last in (ANN, BEN):
        match = (await house.start()).match
        await house.sent()
        for person in (BEN, ANN) if last is ANN else (ANN, BEN):
            first = (await house.services.play.preview(match, person.user, None)).answers[0].notation
            await house.play(match, person, first, "F.a")
        [board] = await house.sent("board")
        turn = await house.turn(match)
        assert [ping.user for ping in board.pings] == [turn.user]
        # In the middle of the own turn nobody is called.
        await house.play(match, turn, "D")
        assert [job.pings for job in await house.sent("board")] == [()]


async def test_a_hand_that_its_owner_changed(house: House) -> None:
    """Played from, taken back, drawn to: each commit that changes a hand sends it once; others do not."""
    match = (await house.start()).match
    await house.pledge(match)
    await house.sent()
    person = await house.turn(match)
    load = next(
        one.notation
        for one in (await house.services.play.preview(match, person.user, None)).answers
        if one.notation.startswith("L")
    )
    await house.play(match, person, load)
    assert [job.user for job in await house.sent("hand")] == [person.user]
    await house.play(match, person, "R.s")  # the hand is as it was
    assert await house.sent("hand") == []
    await house.play(match, await house.turn(match), "D")
    await house.sent()
    other = await house.turn(match)
    await house.play(match, other, "X." + await _crate(house, match))
    assert [job.user for job in await house.sent("hand")] == [other.user]
    await house.services.play.undo(match, other.user, key=house.key())
    assert [job.user for job in await house.sent("hand")] == [other.user]


async def _crate(house: House, match: int) -> str:
    brief = await house.services.views.brief(match)
    [seat] = brief.awaited
    look = await house.services.views.look_seat(match, seat)
    return str(look.view.boats[seat].hand[0])  # type: ignore[attr-defined]


async def test_wind_cards_that_were_played(house: House) -> None:
    """Golden Horn tells everybody which cards are played; the owner's hand changes all the same."""
    rng = random.Random(11)
    match = (await house.start("golden_horn", 2)).match
    await house.sent()
    changed = 0
    for _ in range(60):
        brief = await house.services.views.brief(match)
        if brief.state != "running":
            break
        hands = [(await house.services.views.look_seat(match, seat)).view.hand for seat in (0, 1)]  # type: ignore[attr-defined]
        await house.at_random(match, rng, steps=1)
        if (await house.services.views.brief(match)).state != "running":
            break
        after = [(await house.services.views.look_seat(match, seat)).view.hand for seat in (0, 1)]  # type: ignore[attr-defined]
        sent = [hand_of(job) for job in await house.sent("hand")]
        assert len(sent) == len(set(sent))
        different = {seat for seat in (0, 1) if hands[seat] != after[seat]}
        assert different <= set(sent)
        changed += len(different)
    assert changed > 10


async def test_plans_of_the_last_round_are_no_hand(house: House) -> None:
    """Edo has no hidden hand: nobody is written to when a round begins."""
    match = (await house.start("edo", 2)).match
    await house.at_random(match, random.Random(5), steps=60)
    brief = await house.services.views.look(match, None)
    assert brief.view.round > 1
    assert await house.sent("hand") == []
