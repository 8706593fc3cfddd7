"""What a commit means for everybody: pings, boards while decisions are sealed, hands."""

from __future__ import annotations

import random

import pytest

from bot.match.outbox.messages import Hand, RemoveButtons
from tests.match.app import ANN, BEN, PEOPLE, MatchApp
from tests.match.messages import hand_of


async def seal(app: MatchApp, match: int, seat: int, rng: random.Random) -> None:
    """Answer everything that a seat is asked now."""
    user, draft = PEOPLE[seat].user, list[str]()
    while True:
        preview = await app.services.play.preview(match, user, None, draft)
        if preview.status != "asked":
            break
        draft.append(rng.choice(preview.answers).notation)
    await app.services.play.submit(match, user, None, draft, key=app.key())


@pytest.mark.parametrize(
    ("game", "options"),
    [("ferry", {}), ("pyramids", {}), ("golden_horn", {"ship_placement": "choice"})],
)
async def test_sealing_is_quiet_until_the_reveal(app: MatchApp, game: str, options: dict[str, str]) -> None:
    """Four seats seal: one board, at the reveal. Till then the old one is edited to show who is still out; no
    more is heard of it, not even by a button."""
    match = (await app.start(game, 4, **options)).match
    await app.sent()
    rng, before = random.Random(2), await app.services.views.brief(match)
    assert len(before.awaited) == 4
    for seat in (2, 0, 3):
        await seal(app, match, seat, rng)
        assert [job.kind for job in await app.sent()] == ["refresh"]
        brief = await app.services.views.brief(match)
        assert (brief.public_version, brief.moved_at) == (before.public_version, before.moved_at)
    assert (await app.services.play.undo(match, PEOPLE[2].user, key=app.key())).moves
    await seal(app, match, 2, rng)
    assert {job.kind for job in await app.sent()} == {"refresh"}
    await seal(app, match, 1, rng)
    jobs = await app.sent("board", "final")
    assert len(jobs) == 1
    assert (await app.services.views.brief(match)).public_version > before.public_version


async def test_the_last_to_seal_is_pinged_for_what_comes_next(app: MatchApp) -> None:
    """Everybody who has a new turn, and that is everybody: the reveal deals the next one."""
    match = (await app.start("pyramids", 3)).match
    await app.sent()
    rng = random.Random(3)
    for seat in (1, 0, 2):
        await seal(app, match, seat, rng)
    [board] = await app.sent("board")
    assert [ping.seat for ping in board.pings] == [0, 1, 2]


async def test_a_hand_that_is_empty_is_taken_away(app: MatchApp) -> None:
    """Two of the four first cards are kept, and lie open: no message says "keep two" any more. What is marked
    later is no change of a hand."""
    match = (await app.start("pyramids", 3)).match
    await app.sent()
    rng = random.Random(3)
    for taken in (3, 0):
        for seat in (1, 0, 2):
            await seal(app, match, seat, rng)
        jobs = [job.message for job in await app.sent()]
        assert [job for job in jobs if isinstance(job, Hand)] == []
        assert sum(isinstance(job, RemoveButtons) and job.delete for job in jobs) == taken


async def test_the_last_to_seal_begins(app: MatchApp) -> None:
    for last in (ANN, BEN):
        match = (await app.start()).match
        await app.sent()
        for person in (BEN, ANN) if last is ANN else (ANN, BEN):
            first = (await app.services.play.preview(match, person.user, None)).answers[0].notation
            await app.play(match, person, first, "F.a")
        [board] = await app.sent("board")
        turn = await app.turn(match)
        assert [ping.user for ping in board.pings] == [turn.user]
        # In the middle of the own turn nobody is called.
        await app.play(match, turn, "D")
        assert [job.pings for job in await app.sent("board")] == [()]


async def test_a_hand_that_its_owner_changed(app: MatchApp) -> None:
    """Played from, taken back, drawn to: each commit that changes a hand sends it once; others do not."""
    match = (await app.start()).match
    await app.pledge(match)
    await app.sent()
    person = await app.turn(match)
    load = next(
        one.notation
        for one in (await app.services.play.preview(match, person.user, None)).answers
        if one.notation.startswith("L")
    )
    await app.play(match, person, load)
    assert [job.user for job in await app.sent("hand")] == [person.user]
    await app.play(match, person, "R.s")  # the hand is as it was
    assert await app.sent("hand") == []
    await app.play(match, await app.turn(match), "D")
    await app.sent()
    other = await app.turn(match)
    await app.play(match, other, "X." + await _crate(app, match))
    assert [job.user for job in await app.sent("hand")] == [other.user]
    await app.services.play.undo(match, other.user, key=app.key())
    assert [job.user for job in await app.sent("hand")] == [other.user]


async def _crate(app: MatchApp, match: int) -> str:
    brief = await app.services.views.brief(match)
    [seat] = brief.awaited
    look = await app.services.views.look_seat(match, seat)
    return str(look.view.boats[seat].hand[0])  # type: ignore[attr-defined]


async def test_wind_cards_that_were_played(app: MatchApp) -> None:
    """Golden Horn tells everybody which cards are played; the owner's hand changes all the same."""
    rng = random.Random(11)
    match = (await app.start("golden_horn", 2)).match
    await app.sent()
    changed = 0
    for _ in range(60):
        brief = await app.services.views.brief(match)
        if brief.state != "running":
            break
        hands = [(await app.services.views.look_seat(match, seat)).view.hand for seat in (0, 1)]  # type: ignore[attr-defined]
        await app.at_random(match, rng, steps=1)
        if (await app.services.views.brief(match)).state != "running":
            break
        after = [(await app.services.views.look_seat(match, seat)).view.hand for seat in (0, 1)]  # type: ignore[attr-defined]
        sent = [hand_of(job) for job in await app.sent("hand")]
        assert len(sent) == len(set(sent))
        different = {seat for seat in (0, 1) if hands[seat] != after[seat]}
        assert different <= set(sent)
        changed += len(different)
    assert changed > 10


async def test_a_card_that_all_see_is_no_hand(app: MatchApp) -> None:
    """In Pyramids only the first cards are secret. Whoever takes another one later has nothing to be sent."""
    match = (await app.start("pyramids", 2)).match
    assert sorted(map(hand_of, await app.sent("hand"))) == [0, 1]
    taken, rng = 0, random.Random(3)
    while (await app.services.views.brief(match)).state == "running":
        hands = await cards_of(app, match)
        await app.at_random(match, rng, steps=1)
        taken += hands != await cards_of(app, match)
        assert await app.sent("hand") == []
    assert taken > 5


async def cards_of(app: MatchApp, match: int) -> list[list[int]]:
    view = (await app.services.views.look(match, None)).view
    return [[card.serial for card in player.cards if card] for player in view.players]  # type: ignore[attr-defined]


async def test_plans_of_the_last_round_are_no_hand(app: MatchApp) -> None:
    """Edo has no hidden hand: nobody is written to when a round begins."""
    match = (await app.start("edo", 2)).match
    await app.at_random(match, random.Random(5), steps=60)
    brief = await app.services.views.look(match, None)
    assert brief.view.round > 1
    assert await app.sent("hand") == []
