"""An event by Discord: made, entered, started, played, with its card and the threads of its tables."""

from __future__ import annotations

from bot.match.timing.clock import DAY, HOUR
from bot.sandbox.things import Message
from bot.text import words
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import private
from tests.sandbox.person import Answer, Scripted, text_of, usable


def card_of(person: Scripted) -> Message | None:
    """The card of the event in the person's channel."""
    found = (one for one in person.sees() if any("tp:evlead:" in c["custom_id"] for c in usable(one)))
    return next(found, None)


def cards(person: Scripted) -> list[int]:
    """The public messages in the person's channel that show an event."""
    public = [one for one in person.sees() if one.seen_by is None]
    return [one.id for one in public if any("tp:evlead:" in c["custom_id"] for c in usable(one))]


async def test_an_event(app: SandboxApp) -> None:
    names = ("Ada", "Bruno", "Zofia", "Nikos")
    ada, bruno, zofia, nikos = (app.person(name) for name in names)
    none = await ada.slash("event")
    private(none, "There is no event here")
    asked = await ada.press(control(none.message, "evnew"), none)
    made = await ada.submit(asked, name="Cup @everyone", game="golden_horn", format="swiss", seats="2")
    private(made, "Managers of other servers", "2 days for each turn")
    asked = await ada.press(control(made.message, "evrules"), made)
    private(await ada.submit(asked, rounds="six"), "“six” is not a whole number")
    asked = await ada.press(control(made.message, "evrules"), made)
    assert asked.modal["components"][0]["component"]["value"] == "six", "what was typed is still there"
    private(await ada.submit(asked, rounds="1"), "Sign-up is open")
    asked = await ada.press(control(made.message, "evtime"), made)
    private(await ada.submit(asked, turn="1d", days="400"), "A round can take between")
    asked = await ada.press(control(made.message, "evtime"), made)
    late = await ada.press(control(made.message, "evtime"), made)
    private(await ada.submit(asked, turn="36h", days="7", points="10 6 3 1"), "Sign-up is open")
    settings = (await app.services.events.view(1)).settings
    assert (settings.rounds, settings.points, settings.turn) == (1, (10, 6, 3, 1), 36 * HOUR)
    card = await ada.until(lambda: card_of(ada), 20)
    assert isinstance(card, Message)
    assert text_of(card).lower().count("nobody yet") == text_of(card).lower().count("nobody") == 1
    for person in (ada, bruno, zofia):
        await person.press(control(card, "evjoin"), card)
    private(await bruno.press(control(card, "evjoin"), card), "You take part already")
    private(await ada.submit(late, turn="2d"), "Somebody has signed up under these rules")
    lead = await organise(ada)
    private(await ada.press(control(lead.message, "evstart"), lead), "at least 4 people; 3 have signed up")
    private(await bruno.press(control(card, "evlead"), card), "Only the organiser")
    seen = await nikos.slash("event")
    await nikos.press(control(seen.message, "evjoin"), seen)
    lead = await organise(ada)
    started = await ada.press(control(lead.message, "evstart"), lead)
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
    assert "is ahead of" not in see.text, "nothing is played yet"
    view = await app.services.events.view(1)
    for table in view.current:
        brief = await app.brief(table.match or 0)
        assert brief.place.thread is not None
        assert brief.board_channel == brief.place.thread
        link = f"<#{brief.place.thread}>"
        assert link in text_of(shown), "the card leads to its thread"
        sitting = {player.user for player in brief.players}
        hands = [person.dms()[-1] for person in (ada, bruno, zofia, nikos) if person.id in sitting]
        assert all(link in text_of(hand) for hand in hands), "and so does each hand"
    lead = await organise(ada)
    ends = (await app.services.events.view(1)).round_ends or 0
    asked = await ada.press(control(lead.message, "evlonger"), lead)
    await ada.submit(asked, days="3")
    assert (await app.services.events.view(1)).round_ends == ends + 3 * DAY
    asked = await ada.press(control(lead.message, "evend"), lead)
    private(asked, "End")
    await ada.press(control(asked.message, "evend"), asked)
    await app.delivered()
    assert (await app.services.events.view(1)).state == "over"
    assert "This event is over" in text_of(card_of(ada) or shown)
    lead = await organise(ada, event=1)
    again = await ada.press(control(lead.message, "evseason"), lead)
    private(again, "Sign-up for the next season is open")
    private(await zofia.slash("event", event=99), "Nie znam takich rozgrywek")
    page = await bruno.slash("event", event=1)
    assert not any(one["custom_id"] == "tp:evshare" for one in page.buttons), "for managers"
    (offered,) = [one for one in page.buttons if one["custom_id"] == "tm:evother"]
    assert offered["options"][0]["label"].endswith("(2)"), "the seasons of an event have one name"
    other = await bruno.choose(offered["options"][0]["value"], page, select="tm:evother")
    private(other, "Sign-up is open")


async def organise(person: Scripted, **named: int) -> Answer:
    """The controls of an event, by `/event` and *Organise*."""
    page = await person.slash("event", **named)
    return await person.press(control(page.message, "evlead"), page)


async def test_an_event_of_another_server_is_brought_by_its_code(app: SandboxApp) -> None:
    world, ada, zofia = app.box.world, app.person("Ada"), app.person("Zofia")
    asked = await ada.press("New event", await ada.slash("event"))
    await ada.submit(asked, name="Cup", game="golden_horn", format="league", seats="2")
    code = (await app.services.events.view(1)).code
    lead = await organise(ada)
    await app.delivered()
    [first] = cards(ada)
    private(await ada.press(control(lead.message, "evmove"), lead), "is shown here from now on")
    await app.delivered()
    [second] = cards(ada)
    assert second > first, "the card that was there is gone"
    other = world.add_guild("Elsewhere", zofia.id, "pl")
    abroad = zofia.at(world.add_channel(other.id, "nabrzeże"))
    page = await abroad.slash("event")
    asked = await abroad.press(control(page.message, "evshare"), page)
    again = await abroad.press(control(page.message, "evshare"), page)
    private(await abroad.submit(asked, code="NOPE"), words("pl")("event-unknown-code"))
    world.edit_guild(other.id, owner_id=ada.id)
    private(await abroad.submit(again, code=code), words("pl")("error-not-manager"))
    world.edit_guild(other.id, owner_id=zofia.id)
    asked = await abroad.press(control(page.message, "evshare"), page)
    private(await abroad.submit(asked, code=code), words("pl")("page-event-shared"))
    assert len((await app.services.events.view(1)).homes) == 2
    await app.delivered()
    assert len(cards(abroad)) == 1
    page = await abroad.slash("event")
    lead = await abroad.press(control(page.message, "evlead"), page)
    assert [one["custom_id"].split(":")[1] for one in lead.buttons] == ["evmove", "evend"]
    assert code not in lead.text
    asked = await abroad.press(control(lead.message, "evend"), lead)
    private(asked, words("pl")("page-event-unshare", event="Cup"))
    await abroad.press(control(asked.message, "evend"), asked)
    left = await app.services.events.view(1)
    assert (left.state, len(left.homes)) == ("open", 1), "only this server has left it"
    await app.delivered()
    assert (cards(abroad), cards(ada)) == ([], [second])


def _open_threads(app: SandboxApp) -> int:
    return sum(one.is_thread for one in app.box.world.channels.values())
