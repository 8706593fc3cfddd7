"""What becomes of invitations: who is asked can tell from the message, or from its button, how it stands."""

from __future__ import annotations

from tests.e2e.panel import at_table
from tests.e2e.players import substituted
from tests.e2e.sandbox_app import SandboxApp, control
from tests.e2e.test_time import match_with, private
from tests.sandbox.person import text_of, usable


async def test_an_invitation_to_a_table_that_has_begun_or_is_closed(app: SandboxApp) -> None:
    ada, bruno, elif_ = app.person("Ada"), app.person("Bruno"), app.person("Elif").in_dm()
    for match, ending in ((1, "start"), (2, "leave")):
        await ada.slash("table new", game="golden_horn", seats=3)
        private(await at_table(ada, "invite", person=elif_.id, match=match), "Invited")
        if ending == "start":
            await bruno.slash("table join", match=match)
            private(await at_table(ada, "invite", person=bruno.id, match=match), "sits at this table already")
        await at_table(ada, ending, match=match)
        await app.delivered()
    begun, closed = (one for one in elif_.sees() if "invites you" in text_of(one))
    private(await elif_.press(control(begun, "join"), begun), "This match has already started.")
    private(await elif_.press(control(closed, "join"), closed), "This table is closed.")
    nikos = app.person("Nikos").in_dm()
    for match in (1, 2):
        private(await nikos.slash("table join", match=match), "Δεν γνωρίζω αυτό το τραπέζι")


async def test_a_message_that_offers_a_seat_settles_when_it_is_taken(app: SandboxApp) -> None:
    match = await match_with(app)
    ada, elif_ = match.people[0], app.person("Elif").in_dm()
    await substituted(ada, match, person=elif_.id)
    await match.delivered()
    asked = elif_.last()
    private(await elif_.press(control(asked, "seat"), asked), "The seat is yours")
    await match.delivered()
    assert not usable(asked)
    assert "**Ada** asks whether you would take over" in text_of(asked), "by the name from then"
