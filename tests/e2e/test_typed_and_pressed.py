"""A turn that is typed and the same turn on the private page: everybody is told the same."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.e2e.plain_bot import PLAIN
from tests.e2e.players import press_verb
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.box import Box
from tests.sandbox.person import Answer, Scripted, text_of, usable

LOAD = "+O"
TO = "S1"
Play = Callable[[Scripted, Match], Awaitable[Answer]]


async def typed(person: Scripted, match: Match) -> Answer:
    return await person.slash("golden-horn sail", ship="L1", load=LOAD, to=TO, match=match.number)


async def typed_in_notation(person: Scripted, match: Match) -> Answer:
    return await person.slash("move", move=f"L1 {LOAD} {TO}", match=match.number)


async def pressed(person: Scripted, match: Match) -> Answer:
    page = await person.press(control(match.board(), "turn"), match.board())
    for notation in ("L1", LOAD, TO):
        page = await answered(person, page, notation)
    done = await press_verb(person, page, "confirm")
    assert done is not None
    return done


async def answered(person: Scripted, page: Answer, notation: str) -> Answer:
    """Give an answer, with its button or in a menu."""
    for shown in usable(page.message):
        if shown["custom_id"].endswith(f":{notation}"):
            return await person.press(shown["custom_id"], page)
        if notation in (option["value"] for option in shown.get("options", ())):
            return await person.choose(notation, page, select=shown["custom_id"])
    raise AssertionError(f"{notation} is not offered: {page.text}")


async def said(database: Path, play: Play) -> tuple[str, list[str], list[list[str]]]:
    """What the player is told at the end, all public messages, and what can be pressed there."""
    async with Box() as box, SandboxApp(box, database, PLAIN) as app:
        match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
        await match.delivered()
        end = await play(match.people[0], match)
        await match.delivered()
        shown = [end.message, *match.messages()]
        verbs = [[one["custom_id"].split(":")[1] for one in usable(message)] for message in shown]
        return end.text, [timeless(text_of(message)) for message in match.messages()], verbs


def timeless(text: str) -> str:
    """A text without moments and the numbers of people, which are others in every sandbox."""
    return re.sub(r"\d{9,}", "…", text)


async def test_a_typed_turn_tells_what_the_page_tells(tmp_path: Path) -> None:
    by_page = await said(tmp_path / "page.sqlite", pressed)
    assert "Bruno" in by_page[0]
    assert await said(tmp_path / "command.sqlite", typed) == by_page
    assert await said(tmp_path / "notation.sqlite", typed_in_notation) == by_page


async def test_a_turn_is_completed_in_words(app: SandboxApp) -> None:
    """Words find a move. Discord shows the name of a completion that was chosen, and sends it when more is
    typed."""
    match = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    ada = match.people[0]

    async def offered(text: str) -> dict[str, str]:
        found = await ada.complete("move", "move", text, match=match.number)
        return {one["value"]: one["name"] for one in found}

    ship = (await offered(""))["L1"]
    words = ship.split(" · ")[0]
    assert len(words.split()) > 1
    assert list(await offered(words)) == ["L1"]
    load = (await offered(f"{ship} "))[f"L1 {LOAD}"]
    assert await offered(f"{load} ") == await offered(f"L1 {LOAD} ")
    assert "Done." in (await ada.slash("move", move=f"{load} {TO}", match=match.number)).text
