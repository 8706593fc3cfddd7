"""Forms: what Discord gets, and what comes back."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.sandbox.check_message import check_modal
from bot.sandbox.refusals import Faults
from cogs.framework.services import Drafts
from cogs.ui.forms import (
    Boxes,
    Channels,
    Field,
    Filled,
    Form,
    People,
    Radios,
    Select,
    Tick,
    Typed,
    Upload,
    modal,
    read,
    refilled,
)
from cogs.ui.page import Choice, submit
from tests.openapi_document import DOCUMENT
from tests.sandbox.openapi import Checker

TWO = (Choice("one", "1" * 200, "about " * 40, chosen=True), Choice("two", "Two"))
FIRST: tuple[Field, ...] = (
    Typed(name="text", label="L" * 80, about="A" * 200, value="v" * 300, hint="h" * 200, most=200),
    Radios(name="radios", label="Radios", choices=TWO, required=True),
    Boxes(name="boxes", label="Boxes", choices=TWO),
    Tick(name="tick", label="Tick", on=True),
    Select(name="select", label="Select", choices=TWO),
)
SECOND: tuple[Field, ...] = (
    People(name="people", label="People", required=True),
    Channels(name="channels", label="Channels", types=(discord.ChannelType.text,), chosen=(7, 8), most=2),
    Upload(name="file", label="File", required=True),
)


def form(fields: tuple[Field, ...]) -> Form:
    return Form(action=submit("try", 1), title="T" * 80, fields=fields)


@pytest.mark.parametrize("fields", [FIRST, SECOND])
async def test_discord_takes_every_field(fields: tuple[Field, ...]) -> None:
    made = modal(form(fields))
    body = made.to_dict()
    faults = Faults()
    check_modal(faults, body)
    faults.check()
    checker = Checker(DOCUMENT)
    checker.request("POST", "/interactions/{interaction_id}/{token}/callback", {"type": 9, "data": body})
    assert checker.findings == []
    assert made.is_finished(), "discord.py keeps nothing of it"


def sent(**values: Any) -> Filled:
    rows = [
        {
            "type": 18,
            "component": {
                "type": 3,
                "custom_id": name,
                "values" if isinstance(value, list) else "value": value,
            },
        }
        for name, value in values.items()
    ]
    return read({"components": rows}, {"5": "file"})


def test_what_was_filled_in_is_read_by_name() -> None:
    filled = sent(
        text=" typed ", radios="two", none=None, boxes=["one", "two"], tick=True, people=["12", "x"]
    )
    assert filled.text("text") == "typed"
    assert filled.text("radios") == "two"
    assert (filled.text("none"), filled.text("missing"), filled.text("tick")) == ("", "", "")
    assert filled.many("boxes") == ("one", "two")
    assert filled.text("boxes") == "one"
    assert (filled.on("tick"), filled.on("text")) == (True, False)
    assert filled.ids("people") == (12,)
    assert filled.named["5"] == "file"
    assert read({}) == Filled()


def test_a_refused_form_is_opened_again_with_what_was_filled_in() -> None:
    drafts, asked = Drafts(kept=2), form(FIRST)
    assert drafts.of(1, asked) == asked
    drafts.keep((1, asked.action), sent(text="new", radios="two", boxes=[], tick=False, select=["two"]))
    text, radios, boxes, tick, select = drafts.of(1, asked).fields
    assert isinstance(text, Typed)
    assert text.value == "new"
    assert isinstance(radios, Radios)
    assert [one.chosen for one in radios.choices] == [False, True]
    assert isinstance(boxes, Boxes)
    assert not any(one.chosen for one in boxes.choices)
    assert isinstance(tick, Tick)
    assert not tick.on
    assert isinstance(select, Select)
    assert [one.chosen for one in select.choices] == [False, True]
    assert drafts.of(2, asked) == asked, "nobody else sees it"
    drafts.drop((1, asked.action))
    assert drafts.of(1, asked) == asked
    for user in range(3):
        drafts.keep((user, asked.action), sent(text="x"))
    assert drafts.of(0, asked) == asked, "only the latest are kept"
    chosen = refilled(form(SECOND), sent(channels=["9"])).fields[1]
    assert isinstance(chosen, Channels)
    assert chosen.chosen == (9,)
