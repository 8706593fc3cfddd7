"""All duties of a person, on every server: what Next and /turn without a number lead through."""

from __future__ import annotations

from bot.match import Place
from tests.match.app import ANN, BEN, HERE, MatchApp

THERE = Place(HERE.guild + 1 if HERE.guild else 2, 8_000)


async def test_they_lead_across_servers_the_longest_waiting_first(app: MatchApp) -> None:
    """Both players pledge in secret first, so each table waits for both."""
    numbers = []
    for place in (HERE, THERE):
        brief = await app.services.lobby.open("ferry", 2, {}, ANN, place, "en")
        await app.services.lobby.join(brief.match, BEN, place.guild)
        await app.services.lobby.start(brief.match, ANN.user)
        numbers.append(brief.match)
        app.clock.on(60)

    async def waiting(user: int, but: int | None = None) -> list[int]:
        return [one.brief.match for one in await app.services.views.my_turns(user, but=but)]

    first, second = numbers
    assert await waiting(ANN.user) == await waiting(BEN.user) == [first, second]
    assert await waiting(ANN.user, but=first) == [second], "what Next leads to"
    answer = (await app.services.play.preview(first, ANN.user, None)).answers[0].notation
    await app.play(first, ANN, answer, "F.a")
    assert await waiting(ANN.user) == [second]
    assert await waiting(BEN.user) == [first, second]
    await app.services.proposals.pause(first, BEN.user, True, key="p")
    await app.services.proposals.pause(first, ANN.user, True, key="q")
    assert await waiting(BEN.user) == [second], "nobody waits where it is paused"
    listed = {one.brief.match: one.my_turn for one in await app.services.views.mine(BEN.user)}
    assert listed == {first: False, second: True}
