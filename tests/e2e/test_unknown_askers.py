"""In a server Discord names the asker as a member. Where it names only the user, all works; where it names
nobody, that is said."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.sandbox import interactions
from bot.sandbox.things import Json
from bot.text import words
from tests.e2e.players import play_by_moves, turn_by_buttons
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import usable

LANGUAGE = {"Ada": "en", "Nikos": "el", "Zofia": "pl"}


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    running = await app.open("golden_horn", ("Nikos", "Zofia"), "start_seat=1")
    await running.delivered()
    return running


def told(monkeypatch: pytest.MonkeyPatch, asker: Callable[[Json], Json]) -> None:
    """From now on the bodies of interactions in a server are without a member."""
    build = interactions.build

    def without(*given: Any) -> Json:
        body = build(*given)
        member = body.pop("member", None)
        return body if member is None else {**body, **asker(member)}

    monkeypatch.setattr(interactions, "build", without)


async def test_a_user_without_a_member_plays(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """By name: the seat is known, completions come, a table is opened and joined."""
    told(monkeypatch, lambda member: {"user": member["user"]})
    rng = random.Random(1)
    nikos, zofia = match.people
    assert "Nikos" not in (await nikos.slash("hand", match=match.number)).text
    assert await nikos.complete("move", "move", "", match=match.number)
    done = await play_by_moves(nikos, match, rng)
    assert words("el")("page-done-waiting", who=("**Zofia**",)) in done.text
    await turn_by_buttons(zofia, match, rng)
    ada = match.app.person("Ada")
    opened = await ada.slash("table new", game="pyramids", seats=2)
    assert words("en")("page-new-opened", match=2, start="Start") in opened.text
    card = await match.app.card(ada)
    await zofia.at(ada.channel_id).press(control(card, "join"), card)
    brief = await match.app.brief(2)
    assert [player.name for player in brief.players] == ["Ada", "Zofia"]
    managed = await ada.slash("admin")
    assert words("en")("error-not-manager") in managed.text, "what is not said to be allowed is not"


@pytest.mark.parametrize("name", LANGUAGE)
async def test_an_asker_who_is_not_named_is_told_so(
    match: Match, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    person = match.app.person(name).at(match.people[0].channel_id)
    steps, board = await match.steps(), match.board()
    told(monkeypatch, lambda member: {})
    sorry = words(LANGUAGE[name])("error-unknown-asker")
    for command in ("turn", "hand", "table mine", "table board", "results", "me show"):
        answer = await person.slash(command)
        assert answer.ephemeral
        assert answer.text == sorry, command
    for pressed in usable(board):
        assert (await person.press(pressed["custom_id"], board)).text == sorry
    assert await match.steps() == steps
