"""An event by Discord: made, entered, started, played, with its card and the threads of its tables."""

from __future__ import annotations

from bot.sandbox.person import Scripted, text_of, usable
from bot.sandbox.things import Message
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import private


def card_of(person: Scripted) -> Message | None:
    """The card of the event in the person's channel."""
    found = (one for one in person.sees() if any("tp:evlead:" in c["custom_id"] for c in usable(one)))
    return next(found, None)


async def test_an_event(app: SandboxApp) -> None:
    names = ("Ada", "Bruno", "Zofia", "Nikos")
    ada, bruno, zofia, nikos = (app.person(name) for name in names)
    made = await ada.slash(
        "event new", name="Cup @everyone", game="golden_horn", format="swiss", seats=2, rounds=1, turn="2d"
    )
    private(made, "Managers of other servers")
    card = await ada.until(lambda: card_of(ada), 20)
    assert isinstance(card, Message)
    for person in (ada, bruno, zofia):
        await person.press(control(card, "evjoin"), card)
    private(await bruno.press(control(card, "evjoin"), card), "You take part already")
    private(await ada.slash("event start"), "at least 4 people; 3 have signed up")
    private(await bruno.press(control(card, "evlead"), card), "Only the organiser")
    await nikos.press(control(card, "evjoin"), card)
    started = await ada.slash("event start")
    assert "Round 1 of 1" in started.text
    await app.delivered()
    await ada.until(lambda: app.box.world.channels and _open_threads(app) == 2, 20)
    await app.delivered()
    shown = card_of(ada)
    assert shown is not None
    assert shown.id == card.id, "edited in place"
    assert "Round 1 of 1" in text_of(shown)
    assert shown.files, "with the standings as a picture"
    assert not shown.pings
    assert not shown.mention_everyone
    spoken = await bruno.press(control(shown, "evwords"), shown)
    assert "Bruno" in spoken.text
    see = await bruno.press(control(shown, "evsee"), shown)
    assert "Table " in see.text
    view = await app.services.events.view(1)
    for table in view.current:
        brief = await app.brief(table.match or 0)
        assert brief.place.thread is not None
        assert brief.board_channel == brief.place.thread
    asked = await ada.slash("event end")
    private(asked, "End")
    await ada.press(control(asked.message, "evend"), asked)
    await app.delivered()
    assert (await app.services.events.view(1)).state == "over"
    assert "This event is over" in text_of(card_of(ada) or shown)
    again = await ada.slash("event season", event=1)
    private(again, "Sign-up for the next season is open")
    private(await bruno.slash("event share", code="NOPE"), "Only managers")
    private(await zofia.slash("event standings", event=99), "Nie znam takich rozgrywek")


def _open_threads(app: SandboxApp) -> int:
    return sum(one.is_thread for one in app.box.world.channels.values())
