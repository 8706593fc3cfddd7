"""Time and absence by Discord: commands, menus and buttons, and what the bot says by itself."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.sandbox.person import Answer, text_of, usable
from tests.e2e.sandbox_app import Match, SandboxApp, control


class Later:
    """A clock that is ahead of the machine's."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.ahead


@pytest.fixture
def later(app: SandboxApp, monkeypatch: pytest.MonkeyPatch) -> Later:
    clock = Later()
    monkeypatch.setattr(app.services.context, "_now", clock)
    monkeypatch.setattr("bot.match.scheduling.outages.DOWN", 10**12)  # the bot was up all the time
    return clock


async def match_with(app: SandboxApp, **terms: object) -> Match:
    """A match of Ada and Bruno; Ada begins."""
    ada, bruno = app.person("Ada"), app.person("Bruno")
    await ada.slash("table new", game="golden_horn", seats=2, options="start_seat=1")
    card = await app.card(ada)
    await bruno.press(control(card, "join"), card)
    answer = await ada.slash("table clock", **terms)
    assert not answer.failed, answer.text
    await ada.slash("table start")
    place = (await app.brief(1)).place.post
    match = Match(app, 1, [one.at(app.box.world.channels[place]) for one in (ada, bruno)])
    await match.delivered()
    return match


async def passes(match: Match, later: Later, **time: float) -> None:
    """Time passes, and the bot looks after what is due."""
    later.ahead += timedelta(**time)
    assert match.app.running is not None
    await match.app.running.scheduler.drain()
    await match.delivered()


def private(answer: Answer, *texts: str) -> None:
    assert not answer.failed
    assert answer.ephemeral
    for text in texts:
        assert text in answer.text


async def test_what_a_person_tells(app: SandboxApp) -> None:
    ada = app.person("Ada")
    private(await ada.slash("me show"), "Time zone: not set", "Quiet hours: none")
    private(await ada.slash("me quiet", begin="22:00", end="7:00"), "Tell me your time zone first")
    private(await ada.slash("me zone", zone="Mars/Phobos"), "I know no time zone “Mars/Phobos”")
    private(await ada.slash("me zone", zone="Warszaw"), "Did you mean Europe/Warsaw?")
    assert (await ada.complete("me zone", "zone", "war"))[0]["value"] == "Europe/Warsaw"
    private(await ada.slash("me zone", zone="warsaw"), "**Europe/Warsaw**")
    private(await ada.slash("me quiet", begin="25:00", end="7:00"), "no time of day “25:00”")
    private(await ada.slash("me quiet", begin="22:00"), "no time of day")
    private(await ada.slash("me quiet", begin="8:00", end="7:00"), "14 hours of a day at most")
    private(await ada.slash("me quiet", begin="22:00", end="7:00"), "**22:00–07:00**")
    private(await ada.slash("me vacation", first="2020-01-01"), "cannot begin in the past")
    private(await ada.slash("me vacation", first="31.2."), "no day “31.2.”")
    private(await ada.slash("me vacation"), "no vacation to end")
    day = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
    private(await ada.slash("me vacation", first=day, last=day), "Vacation: <t:")
    private(await ada.slash("me vacation"), "Vacation: none")
    page = await ada.slash("me reminders", often="one")
    private(page, "One reminder a turn")
    private(await ada.choose("thread", page, select=control(page.message, "remindby")), "in the thread")
    private(await ada.slash("me quiet"), "Quiet hours: none")


async def test_the_clock_is_chosen_before_the_start(app: SandboxApp) -> None:
    ada, bruno = app.person("Ada"), app.person("Bruno")
    await ada.slash("table new", game="golden_horn", seats=2)
    card = await app.card(ada)
    for agreed in ("Time for a turn: 3 days", "I play for the player", "quiet hours"):
        assert agreed in text_of(card), "nobody who is away stops a table for ever"
    private(await bruno.slash("table clock", turn="2d", match=1), "Only the person who opened the table")
    others = usable((await bruno.slash("table clock", match=1)).message)
    assert [one["custom_id"] for one in others] == ["tp:rules:1"]
    shown = await ada.slash("table clock")
    assert control(shown.message, "clock"), "the host changes it there"
    private(await ada.slash("table clock", turn="1h"), "between 6 hours and 14 days")
    private(await ada.slash("table clock", turn="soon"), "“soon” as an amount of time")
    options = await ada.press(control(card, "options"), card)
    chosen = await ada.choose("5", options, select=control(options.message, "clock"))
    private(chosen)
    for absence in ("autopilot", "wait", "stand_in"):  # the last is how menus from before call the autopilot
        menu = control(chosen.message, "absence")
        private(await ada.choose(absence, chosen, select=menu, forged=absence == "stand_in"))
    private(await ada.slash("table status"), "Time for a turn: 3 days", "I play for")
    await app.delivered()
    assert "Time for a turn: 3 days" in text_of(await app.card(ada))
    assert {choice["value"] for choice in await ada.complete("table clock", "turn", "2")} >= {"2d", "12h"}


async def test_reminders_the_end_of_the_time_and_a_substitute(app: SandboxApp, later: Later) -> None:
    match = await match_with(app, clock="turn", turn="2d", absence="substitute")
    ada, bruno = match.people
    assert "Time until <t:" in text_of(match.board())
    await passes(match, later, hours=25)
    assert [text_of(m) for m in ada.dms() if "A reminder" in text_of(m)]
    await passes(match, later, hours=24)
    notice = match.messages()[-1]
    assert "Time is up" in text_of(notice)
    assert ada.mention in notice.content
    private(await bruno.press(control(notice, "seat"), notice), "sits at this table already")
    carl = app.person("Zofia").at(bruno.channel_id)
    answer = await carl.press(control(notice, "seat"), notice)
    assert not answer.failed
    await match.delivered()
    assert (await match.brief()).players[0].user == carl.id
    assert carl.mention in match.board().content
    assert any("hand" in text_of(m) or "rę" in text_of(m) for m in carl.dms())
    assert not (await carl.slash("hand", match=1)).failed
    private(await ada.slash("hand", match=1), "You do not sit at this table")


async def test_the_house_plays_until_the_person_is_back(
    app: SandboxApp, later: Later, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await match_with(app, clock="turn", turn="1d", absence="autopilot")
    ada, _ = match.people
    steps = await match.steps()
    await passes(match, later, hours=25)
    assert await match.steps() > steps
    notice = next(m for m in match.messages() if "I play for" in text_of(m))
    private(await ada.press(control(notice, "imback"), notice), "The seat is yours")
    private(await ada.press(control(notice, "imback"), notice), "You are not away")
    assert not (await match.brief()).players[0].on_autopilot


async def test_pause_and_more_time(app: SandboxApp, later: Later) -> None:
    match = await match_with(app, clock="turn", turn="2d")
    ada, bruno = match.people
    private(await bruno.slash("table extend", time="1d"), "No time is running for you")
    private(await ada.slash("table extend", time="1y"), "as an amount of time")
    private(await ada.slash("table extend", time="1d"), "Asked: **Bruno**")
    await match.delivered()
    asked = match.messages()[-1]
    assert "asks for more time: 24 hours" in text_of(asked)
    private(await ada.press(control(asked, "grant"), asked), "The others must agree")
    private(await bruno.press(control(asked, "grant"), asked), "All have agreed")
    private(await bruno.press(control(asked, "grant"), asked), "settled")
    private(await ada.slash("table pause"), "Still to agree: **Bruno**")
    await match.delivered()
    asked = match.messages()[-1]
    private(await bruno.press(control(asked, "pause"), asked), "paused")
    await passes(match, later, days=30)
    paused = match.messages()[-1]
    assert "paused" in text_of(paused)
    private(await ada.slash("table status"), "is paused (")
    await ada.press(control(paused, "pause"), paused)
    await match.delivered()
    assert "goes on" in text_of(match.messages()[-1])
