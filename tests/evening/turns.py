"""How persons take their turns: as a computer player would, by commands or on the private page."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.ai.budget import Budget
from bot.ai.thinking import Inside
from bot.core import Seat
from bot.match.seats.automatic import question
from bot.sandbox.components import SELECTS
from tests.e2e.players import answer_one, control_ending, press_verb
from tests.e2e.sandbox_app import control
from tests.evening.looks import glance
from tests.evening.record import verb_of
from tests.evening.tables import Table
from tests.sandbox.person import Answer, Scripted, usable

LEVEL: Final = "normal"
THINKS: Final = Inside(Budget(nodes=60))
GLANCES: Final = 0.2
"""How often a page is asked for a hint first."""
MOST: Final = 40
"""Presses of a turn, after which somebody types it."""


async def take(table: Table, seat: Seat, person: Scripted) -> bool:
    """Take a turn; whether it is in the log."""
    before = await table.steps()
    wanted = await chosen(table, seat)
    if not wanted:
        return False
    if table.rng.random() < 0.5:
        await person.slash("move", move=" ".join(wanted), match=table.number)
    else:
        await by_pages(table, person, wanted)
    done = await table.steps() != before
    table.turns += done
    return done


async def chosen(table: Table, seat: Seat) -> tuple[str, ...]:
    """The turn that a computer player would take; () if the seat need not act."""
    context = table.app.services.context
    async with context.reading() as db:
        match = await context.load(db, table.number)
        state = await context.positions.state(db, match)
    row = match.seat(seat)
    if row is None or not row.awaited:
        return ()
    asked = question(match, state, row, LEVEL)
    seed = f"{table.scenario.name} {match.row.steps} {seat}"
    return (await THINKS.think(msgspec.structs.replace(asked, seed=seed))).moves


async def by_pages(table: Table, person: Scripted, wanted: tuple[str, ...]) -> None:
    """Press *Take my turn*, give the answers on the private page, and confirm."""
    board = table.board()
    answer = await person.press(control(board, "turn"), board)
    if table.rng.random() < GLANCES:
        answer = await glance(table, person, answer)
    for _ in range(MOST):
        if not any(verb_of(one) in ("ans", "end", "spot", "confirm") for one in usable(answer.message)):
            return  # it is done, or the match has moved on
        draft = await table.app.services.play.draft(table.number, person.id)
        follows = wanted[: len(draft)] == draft
        asks = any(verb_of(one) in ("ans", "end", "spot") for one in usable(answer.message))
        coming = wanted[len(draft) :] if asks and follows else ()
        if not coming and (done := await press_verb(person, answer, "confirm")) is not None:
            sure = control_ending(done, ":sure")
            answer = done if sure is None else await person.press(sure["custom_id"], done)
            continue
        given = await _given(person, answer, coming) if coming else None
        answer = given or await answer_one(person, answer, table.rng)
    await person.slash("move", move=" ".join(wanted), match=table.number)  # somebody who has lost patience


async def _given(person: Scripted, answer: Answer, coming: tuple[str, ...]) -> Answer | None:
    """Give the next answer, with those that come with it, after looking for it among its groups; None if the
    page does not offer it."""
    if (pressed := await _pressed(person, answer, coming)) is not None:
        return pressed
    groups = [one["custom_id"] for one in usable(answer.message) if verb_of(one) == "spot"]
    for group in groups:
        if any(one["custom_id"] == group for one in usable(answer.message)):
            answer = await person.press(group, answer)
            if (pressed := await _pressed(person, answer, coming)) is not None:
                return pressed
            back = next((c for c in usable(answer.message) if c["custom_id"].endswith(":-1:0")), None)
            if back is not None:
                answer = await person.press(back["custom_id"], answer)
    return None


async def _pressed(person: Scripted, answer: Answer, coming: tuple[str, ...]) -> Answer | None:
    for one in usable(answer.message):
        if verb_of(one) not in ("ans", "end"):
            continue
        if one["type"] not in SELECTS:
            given = tuple(one["custom_id"].split(":")[5:])
            if given == coming[: len(given)] and (verb_of(one) == "ans" or given == coming):
                return await person.press(one["custom_id"], answer)
        elif any(option["value"] == coming[0] for option in one["options"]):
            return await person.choose(coming[0], answer, select=one["custom_id"])
    return None
