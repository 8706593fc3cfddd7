"""What people look at between turns: every answer must be one, and say what the board shows."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any, Final

import aiohttp

from bot.sandbox.components import SELECTS
from bot.sandbox.things import DM
from bot.text import pick_language, plain, words
from bot.web.site import FRESH
from tests.e2e.panel import at_table
from tests.evening.checks.links import OWN, opened
from tests.evening.journal import digest_of
from tests.evening.record import verb_of
from tests.evening.tables import Fetched, Table
from tests.sandbox.person import Answer, Scripted, controls, text_of, usable
from tests.sandbox.world import World

HARMLESS: Final = (
    *("access", "board", "boards", "curves", "export", "hand", "hint", "leads", "ledger", "log", "luck"),
    *("manage", "moving", "mypage", "parts", "promise", "read", "readwords", "rules", "see", "since", "step"),
    *("takeback", "times", "try", "verify", "why", "words"),
)
"""Verbs of buttons that only show something."""
MENUS: Final = ("chapter",)
"""Verbs of menus that only show something."""
ON_PAGES: Final = ("hint",)
"""Those that leave the answers of a page where they are."""
ERRORS: Final = (
    *("error-discord", "error-inside", "error-no-match-here", "error-no-player", "error-stale-commands"),
    *("error-stale-control", "error-unknown-asker"),
)
"""What no control that is shown may lead to."""
FURTHER: Final = 3
"""Controls that are pressed one after the other."""


async def look(table: Table, person: Scripted) -> None:
    """Look at the newest board in words, at the status, at the page of the match, and at something else."""
    if not await table.calm():
        return
    steps, board = await table.steps(), table.board()
    status = await at_table(person, "status", match=table.number)
    told = next(one for one in usable(board) if verb_of(one) == "words")
    spoken = await person.press(told["custom_id"], board)
    fetched = () if table.scenario.direct else (await _page(table),)  # in direct messages no page is public
    if await table.steps() == steps and (await table.brief()).state == "running":
        view = await _view(table)
        names = [plain(one, "") for one in (await table.brief()).names]
        _points(table, "/table time", status, names, view)
        _points(table, "In words", spoken, names, view)
        table.pages += fetched
    await _press_on(table, person, board)


async def glance(table: Table, person: Scripted, page: Answer) -> Answer:
    """Press something on the page of a turn that only shows something there, if anything can be; the page as
    it is then."""
    return await _further(table, person, page.message, ON_PAGES) or page


async def look_back(table: Table) -> None:
    """Press every button that shows something of a match that is over, below its last messages."""
    if (await table.brief()).state == "running":
        return
    world, person = table.app.box.world, table.people[0]
    table.faults += nothing_to_take(world, table.number, but=person.channel_id)
    messages = [one for one in world.messages(person.channel_id) if _of(table, one)]
    verbs = {verb_of(control) for one in messages for control in usable(one)}
    for verb in sorted(verbs.intersection(HARMLESS)):
        message = next(one for one in reversed(messages) if any(verb_of(c) == verb for c in usable(one)))
        control = next(c for c in usable(message) if verb_of(c) == verb)
        await _pressed(table, person, message, control)


def nothing_to_take(world: World, match: int, *, but: int = 0) -> list[str]:
    """The direct messages below which a turn can be taken, but those of a channel with boards. (Older boards
    keep their buttons, `docs/decisions/0007-requests.md`.)"""
    turn = f"tp:turn:{match}:"
    return [
        f"{text_of(one)!r}: the match is over, and a turn can be taken"
        for channel in world.channels.values()
        if channel.type == DM and channel.id != but
        for one in world.messages(channel.id)
        if any(control["custom_id"].startswith(turn) for control in usable(one))
    ]


def _of(table: Table, message: Any) -> bool:
    return any(
        str(one.get("custom_id", "")).split(":")[2:3] == [str(table.number)] for one in usable(message)
    )


async def _press_on(table: Table, person: Scripted, board: Any) -> None:
    answer: Answer | None = None
    for _ in range(FURTHER):
        answer = await _further(table, person, board if answer is None else answer.message)
        if answer is None:
            break


async def _view(table: Table) -> Any:
    context = table.app.services.context
    async with context.reading() as db:
        match = await context.load(db, table.number)
        return match.rules.view(await context.positions.state(db, match), None)


QUESTIONS: Final = ("?", ";", "\N{GREEK QUESTION MARK}")
"""How a line ends that only asks somebody."""


def _points(table: Table, what: str, answer: Answer, names: Sequence[str], view: Any) -> None:
    """The points of each seat are told as the board shows them."""
    say = words(pick_language(table.app.box.world.people[answer.person.id].locale))
    for seat, points in enumerate(view.points or view.points_now):
        if points is None:
            continue
        lines = [line for line in _plain(answer.text).splitlines() if names[seat] in line]
        lines = [line for line in lines if not line.endswith(QUESTIONS)]
        if not any(line.split(".")[-1].strip().startswith(names[seat]) for line in lines):
            continue  # it stands on the next page
        told = re.escape(say("final-points", points=points))  # "one point"
        number = re.compile(rf"(?<![\d-])({points}(?!\d)|{told})")
        if not any(number.search(line.replace("−", "-")) for line in lines):
            whose = f"{what}, for {answer.person.name}"
            table.faults.append(f"{whose}: {names[seat]} has {points} points: {lines}")


def _plain(text: str) -> str:
    """Without what Discord reads as markup."""
    return re.sub(r"[*_\\`\u2068\u2069]", "", text)


async def _further(
    table: Table, person: Scripted, message: Any, buttons: Sequence[str] = HARMLESS
) -> Answer | None:
    """Press one of the harmless buttons of a message, or choose from such a menu: if there is one of a kind
    that nobody has pressed yet, that."""
    found = [one for one in usable(message) if verb_of(one) in (MENUS if one["type"] in SELECTS else buttons)]
    if not found:
        return None
    fresh = [one for one in found if verb_of(one) not in table.record.pressed]
    return await _pressed(table, person, message, table.rng.choice(fresh or found))


async def _pressed(table: Table, person: Scripted, message: Any, control: Any) -> Answer | None:
    table.record.pressed.add(verb_of(control))
    if control["type"] in SELECTS:
        chosen = table.rng.choice(control["options"])["value"]
        answer = await person.choose(chosen, message, select=control["custom_id"])
    else:
        answer = await person.press(control["custom_id"], message)
    complaint = wrong(answer, table)
    if complaint:
        table.faults.append(f"{verb_of(control)} ({control.get('label')}), {person.name}: {complaint}")
        return None
    if answer.how == "modal":
        return None
    for link in (str(one["url"]) for one in controls(answer.message) if "url" in one):
        if link.startswith(table.web + OWN) and (status := await opened(link)) != 200:
            table.faults.append(f"{verb_of(control)}, {person.name}: {link} is answered with {status}")
    return answer


def wrong(answer: Answer, table: Table) -> str:
    """Why an answer is none; empty: it is one."""
    if answer.failed:
        return "no answer"
    say = words(pick_language(table.app.box.world.people[answer.person.id].locale))
    return next((answer.text for key in ERRORS if say(key) in answer.text), "")


async def _page(table: Table) -> Fetched:
    """Ask for the picture of the newest position, in the language of the board."""
    brief = await table.brief()
    url = f"{table.web}/m/{brief.uid}/board.png?lang={brief.language}"
    await asyncio.sleep(FRESH)  # so long a page may show what it showed before
    async with aiohttp.ClientSession() as client, client.get(url) as got:
        data = await got.read()
        return Fetched(table.record.clock(), got.status, digest_of(data))
