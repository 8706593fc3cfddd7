"""Time and absence by Discord: commands, menus and buttons, and what the bot says by itself."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tests.draining import all_done
from tests.e2e.panel import at_table
from tests.e2e.players import me_button, tell_me
from tests.e2e.sandbox_app import Later, Match, SandboxApp, control
from tests.sandbox.person import Answer, text_of, usable


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
    answer = await at_table(ada, "clock", None, **terms)
    assert not answer.failed, answer.text
    await at_table(ada, "start")
    place = (await app.brief(1)).place.post
    match = Match(app, 1, [one.at(app.box.world.channels[place]) for one in (ada, bruno)])
    await match.delivered()
    return match


def verbs(answer: Answer) -> set[str]:
    """What the controls of an answer are for."""
    return {found["custom_id"].split(":")[1] for found in usable(answer.message)}


async def passes(match: Match, later: Later, **time: float) -> None:
    """Time passes, and the bot looks after what is due."""
    later.ahead += timedelta(**time)
    assert match.app.running is not None
    await all_done(match.app.running.scheduler)
    await match.delivered()


def private(answer: Answer, *texts: str) -> None:
    assert not answer.failed
    assert answer.ephemeral
    for text in texts:
        assert text in answer.text


async def test_what_a_person_tells(app: SandboxApp) -> None:
    ada = app.person("Ada")
    private(await ada.slash("me show"), "Time zone: not set", "Quiet hours: none")
    first = "Tell me your time zone first, with **Time zone and quiet hours** on"
    private(await tell_me(ada, "metime", begin="22:00", end="7:00"), first)
    refused = await tell_me(ada, "metime", zone="Mars/Phobos", begin="22:00", end="7:00")
    private(refused, "I do not know the time zone “Mars/Phobos”")
    form = await me_button(ada, "metime")
    assert values_of(form) == ["Mars/Phobos", "22:00", "7:00"], "what was typed is still there"
    private(await ada.submit(form, zone="Warszaw"), "Did you mean Europe/Warsaw?")
    private(await tell_me(ada, "metime", zone="warsaw", begin="", end=""), "**Europe/Warsaw**")
    private(await tell_me(ada, "metime", begin="25:00", end="7:00"), "“25:00” is not a time of day")
    private(await tell_me(ada, "metime", begin="22:00", end=""), "is not a time of day")
    private(await tell_me(ada, "metime", begin="8:00", end="7:00"), "14 hours of a day at most")
    private(await tell_me(ada, "metime", begin="22:00", end="7:00"), "**22:00–07:00**")
    assert values_of(await me_button(ada, "metime")) == ["Europe/Warsaw", "22:00", "07:00"]
    private(await tell_me(ada, "meaway", first="2020-01-01"), "cannot begin in the past")
    private(await tell_me(ada, "meaway", first="31.2."), "“31.2.” is not a day")
    day = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
    away = await tell_me(ada, "meaway", first=day)
    private(away, "Vacation: <t:")
    private(await ada.press(control(away.message, "meback"), away), "Vacation: none")
    private(await tell_me(ada, "metold", often="one", where="thread"), "One reminder", "in the thread")
    private(await tell_me(ada, "metime", begin="", end=""), "Quiet hours: none", "Europe/Warsaw")


def values_of(form: Answer) -> list[str]:
    """What stands in the text fields of an open form."""
    return [row["component"].get("value") for row in form.modal["components"]]


async def test_a_form_comes_twice_and_late(app: SandboxApp) -> None:
    """A form that is still open elsewhere is sent after another one, and one that is asked for too late."""
    ada = app.person("Ada")
    page = await ada.slash("me show")
    first, second = [await ada.press(control(page.message, "metold"), page) for _ in range(2)]
    private(await ada.submit(first, often="none"), "No reminders")
    private(await ada.submit(second, often="one"), "One reminder for each turn")
    day = (datetime.now(UTC) + timedelta(days=3)).date().isoformat()
    away = await tell_me(ada, "meaway", first=day)
    await ada.press(control(away.message, "meback"), away)
    forged = await ada.press(control(away.message, "metime"), away)
    private(await ada.submit(forged, zone="Europe/Athens"), "Europe/Athens")


async def test_the_clock_is_chosen_before_the_start(app: SandboxApp) -> None:
    ada, bruno = app.person("Ada"), app.person("Bruno")
    await ada.slash("table new", game="golden_horn", seats=2)
    card = await app.card(ada)
    for agreed in ("Time for a turn: 3 days", "I play for the player", "quiet hours"):
        assert agreed in text_of(card), "nobody who is away stops a table for ever"
    private(await at_table(bruno, "clock", turn="2d", match=1), "Only the person who opened the table")
    others = usable((await at_table(bruno, "clock", match=1)).message)
    assert [one["custom_id"] for one in others] == ["tp:rules:1"]
    shown = await at_table(ada, "clock")
    assert control(shown.message, "clock"), "the host changes it there"
    private(await at_table(ada, "clock", turn="1h"), "between 6 hours and 14 days")
    private(await at_table(ada, "clock", turn="soon"), "“soon” as an amount of time")
    options = await ada.press(control(card, "options"), card)
    chosen = await ada.choose("5", options, select=control(options.message, "clock"))
    private(chosen)
    for absence in ("autopilot", "wait", "stand_in"):  # the last is how menus from before call the autopilot
        menu = control(chosen.message, "absence")
        private(await ada.choose(absence, chosen, select=menu, forged=absence == "stand_in"))
    private(await at_table(ada, "status"), "Time for a turn: 3 days", "I play for")
    await app.delivered()
    assert "Time for a turn: 3 days" in text_of(await app.card(ada))


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
    private(await bruno.press(control(notice, "seat"), notice), "You already sit at this table")
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
    assert "imback" in verbs(await ada.slash("table manage", match=1))
    notice = next(m for m in match.messages() if "I play for" in text_of(m))
    private(await ada.press(control(notice, "imback"), notice), "The seat is yours")
    private(await ada.press(control(notice, "imback"), notice), "You are not away")
    assert not (await match.brief()).players[0].on_autopilot
    assert "imback" not in verbs(await ada.slash("table manage", match=1)), "only who is away comes back"


async def test_pause_and_more_time(app: SandboxApp, later: Later) -> None:
    match = await match_with(app, clock="turn", turn="2d")
    ada, bruno = match.people
    private(await at_table(bruno, "extend", time="1d"), "No time is running for you")
    private(await at_table(ada, "extend", time="1y"), "as an amount of time")
    private(await at_table(ada, "extend", time="1d"), "Asked: **Bruno**")
    await match.delivered()
    asked = match.messages()[-1]
    assert "asks for more time: 24 hours" in text_of(asked)
    private(await ada.press(control(asked, "grant"), asked), "The others must agree")
    private(await bruno.press(control(asked, "grant"), asked), "All have agreed")
    private(await bruno.press(control(asked, "grant"), asked), "settled")
    private(await at_table(ada, "pause"), "Still to agree: **Bruno**")
    await match.delivered()
    asked = match.messages()[-1]
    private(await bruno.press(control(asked, "pause"), asked), "paused")
    await passes(match, later, days=30)
    paused = match.messages()[-1]
    assert "paused" in text_of(paused)
    private(await at_table(ada, "status"), "is paused (")
    mine, since = await ada.slash("table mine"), await ada.slash("table since", match=1)
    private(mine, "· paused (")
    assert not {"which", "turn"} & (verbs(mine) | verbs(since)), "Ada has nothing to do"
    await ada.press(control(paused, "pause"), paused)
    await match.delivered()
    assert "goes on" in text_of(match.messages()[-1])
    assert "which" in verbs(await ada.slash("table mine"))
    assert "turn" in verbs(await ada.slash("table since", match=1))
