"""Presses that come twice, late, from strangers or forged: each is answered or ignored, none does harm."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from bot.sandbox.things import COMPONENTS_V2, Json, Message
from cogs.framework.router import HANDLERS
from tests.e2e.panel import at_table
from tests.e2e.players import page_with, play_by_moves, press_verb, random_moves
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.long import LONG
from tests.sandbox.person import Scripted, text_of, usable

LATE = "The table has moved on since"


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    """A running match; Ada begins, then Bruno acts."""
    running = await app.open("golden_horn", ("Ada", "Bruno"), "start_seat=1")
    await running.delivered()
    return running


def rng() -> random.Random:
    return random.Random(7)


async def test_one_interaction_delivered_twice(match: Match) -> None:
    """As a gateway may do: played once, answered once."""
    ada, box = match.people[0], match.app.box
    text = await random_moves(ada, match, rng())
    sent = box.actions.invoke_command(ada.id, ada.channel_id, "move", {"move": text, "match": match.number})
    box.repeat(sent.payload)
    await sent.wait()
    await match.delivered()
    steps, boards = await match.steps(), len(match.messages())
    box.repeat(sent.payload)
    await ada.slash("hand", match=match.number)  # whatever came before is handled by then
    await match.delivered()
    assert (await match.steps(), len(match.messages())) == (steps, boards)
    assert [message.ephemeral for message in sent.messages] == [True]
    assert "Done. Now the table waits for **Bruno**" in text_of(sent.messages[0])


async def test_one_press_on_a_page_delivered_twice(match: Match) -> None:
    """The page goes on by one question, and does not call itself late."""
    ada, box = match.people[0], match.app.box
    page = await ada.slash("turn", match=match.number)
    chosen = usable(page.message)[0]
    values = [chosen["options"][0]["value"]] if "options" in chosen else []
    sent = box.actions.press(ada.id, page.message, chosen["custom_id"], values)
    box.repeat(sent.payload)
    await ada.answer(sent)
    await ada.slash("hand", match=match.number)  # the repeat is handled by then
    assert LATE not in text_of(page.message)
    draft = await _draft(match, ada)
    assert draft[:1] == (values or [chosen["custom_id"].split(":")[-1]])[:1]
    assert any(":back:" in found["custom_id"] for found in usable(page.message))


async def _draft(match: Match, person: Scripted) -> list[str]:
    return list(await match.app.services.play.draft(match.number, person.id))


async def test_confirm_pressed_twice(match: Match) -> None:
    """A double tap: two presses of one Confirm make one turn."""
    ada = match.people[0]
    page = await page_with(ada, match, "confirm", rng())
    confirm = control(page.message, "confirm")
    before = len(match.messages())
    first = match.app.box.actions.press(ada.id, page.message, confirm)
    second = match.app.box.actions.press(ada.id, page.message, confirm)
    await asyncio.gather(ada.answer(first), ada.answer(second))
    await match.delivered()
    log = await match.app.services.history.log(match.number)
    turns = {line.at for line in log if line.seat == 0}
    assert len(turns) == 1
    assert len(match.messages()) == before + 1


async def test_start_of_another_match_pressed_twice(match: Match) -> None:
    """Its thread is on no card, because the card is in the thread of the match before it."""
    ada, bruno = match.people
    world, faults = match.app.box.world, match.app.box.faults
    page = await at_table(ada, "resign", match=match.number)
    await ada.press(control(page.message, "resign"), page)
    await match.delivered()
    for person in (ada, bruno):
        await person.press("Play again", match.board())
    card = await match.app.card(ada)
    start = control(card, "start")
    faults.slow(r"POST /channels/\d+/threads$", times=2)
    pressed = [match.app.box.actions.press(ada.id, card, start) for _ in range(2)]
    told = [(await ada.answer(one)).text for one in pressed]
    assert sorted("has begun" in text for text in told) == [False, True]
    parent = world.channels[ada.channel_id].parent_id or 0
    assert [one.name[-7:] for one in world.threads_of(parent)] == ["table 1", "table 2"]


async def test_a_late_button_on_an_old_board(match: Match) -> None:
    """The press is answered with the present position, and a word about it."""
    ada, bruno = match.people
    old = match.board()
    match.app.box.faults.refuse(rf"PATCH /channels/\d+/messages/{old.id}", 30046)  # it keeps its buttons
    await play_by_moves(ada, match, rng())
    board = await bruno.until_sees(bruno.mention, after=old.id)
    answer = await bruno.press(control(old, "turn"), old)
    assert answer.ephemeral
    assert "The table has moved on since that button was made." in answer.text
    fresh = await bruno.press(control(board, "turn"), board)
    assert "The table has moved on" not in fresh.text
    assert [c["custom_id"] for c in usable(answer.message)] == [c["custom_id"] for c in usable(fresh.message)]


async def test_a_stale_private_page(match: Match) -> None:
    """Two pages open at once: the older one is told so and shown as it is now, whoever has gone on."""
    ada = match.people[0]
    old = await page_with(ada, match, "confirm", rng())
    confirm = control(old.message, "confirm")
    fresh = await ada.slash("turn", match=match.number)
    assert await press_verb(ada, fresh, "back")
    late = await ada.press(confirm, old)
    assert "You have given more answers since this page was made." in late.text
    assert [one.name for one in await match.awaited()] == ["Ada"]
    await play_by_moves(ada, match, rng())
    late = await ada.press(control(fresh.message, "back"), fresh)
    assert LATE in late.text
    assert "Waiting for **Bruno**" in late.text


async def test_half_a_command_is_nobody_s_business(match: Match) -> None:
    """A ship without a course: the page asks for the rest, and nothing is posted before Confirm."""
    ada = match.people[0]
    ships = await ada.complete("golden-horn sail", "ship", "", match=match.number)
    steps, boards = await match.steps(), len(match.messages())
    answer = await ada.slash("golden-horn sail", ship=ships[0]["value"], match=match.number)
    assert answer.ephemeral
    await match.delivered()
    assert (await match.steps(), len(match.messages())) == (steps, boards)
    assert (await _draft(match, ada))[0] == ships[0]["value"]
    assert any(":back:" in found["custom_id"] for found in usable(answer.message))


async def test_what_is_typed_after_a_gap_is_asked_again(match: Match) -> None:
    """A course without what is loaded before it: the ship is chosen, and the page asks what to load."""
    ada = match.people[0]
    steps = await match.steps()
    answer = await ada.slash("golden-horn sail", ship="L1", to="S1", match=match.number)
    assert not answer.failed
    assert await match.steps() == steps
    assert await _draft(match, ada) == ["L1"]
    assert any(found["custom_id"].endswith(":+O") for found in usable(answer.message))


async def test_not_your_turn(match: Match) -> None:
    """*Take my turn* says who is waited for; typed moves are refused."""
    bruno = match.people[1]
    steps = await match.steps()
    answer = await bruno.press("Take my turn", match.board())
    assert answer.ephemeral
    assert "Waiting for **Ada**" in answer.text
    typed = await bruno.slash("move", move="L1", match=match.number)
    assert "It is not your turn. Waiting for **Ada**." in typed.text
    raid = await bruno.slash("golden-horn sail", ship="E1", match=match.number)
    assert "It is not your turn. Waiting for **Ada**." in raid.text
    assert await match.steps() == steps


async def test_strangers_press_every_button(match: Match) -> None:
    """They may look at what is public, and nothing else; in their own language, seen by them alone."""
    zofia = match.app.person("Zofia").at(match.people[0].channel_id)
    steps, public = await match.steps(), [text_of(message) for message in match.messages()]
    told = {}
    for found in usable(match.board()):
        answer = await zofia.press(found["custom_id"], match.board())
        assert answer.ephemeral
        told[found["custom_id"].split(":")[1]] = answer.text
    assert told["turn"] == told["hand"] == "Nie siedzisz przy tym stole."
    assert "Co się działo" in told["log"]
    assert "Złoty Róg" in told["rules"]
    assert await match.steps() == steps
    assert [text_of(message) for message in match.messages()] == public


async def test_strangers_press_every_button_of_a_lobby(app: SandboxApp) -> None:
    ada, zofia = app.person("Ada"), app.person("Zofia")
    await ada.slash("table new", game="golden_horn", seats=2)
    card = await app.card(ada)
    for verb, said in (("leave", "Nie siedzisz przy tym stole."), ("start", "**Ada**")):
        answer = await zofia.press(control(card, verb), card)
        assert answer.ephemeral
        assert said in answer.text
    page = await zofia.press(control(card, "options"), card)
    assert page.ephemeral
    assert [one["custom_id"] for one in usable(page.message)] == [
        "tp:rules:1"
    ]  # who cannot change them reads
    assert "**losowo**" in page.text
    assert (await app.brief(1)).options["ship_placement"] == "random"


BATCH = 16
"""Controls in one message: with their rows they keep within Discord's 40 components."""
HUGE = "9" * 60
JUNK = (
    (),
    ("x",),
    ("-1",),
    (str(2**63),),
    ("²", "²"),
    ("1", "x", "y", "z"),
    ("1", "-1", "-1", "-1", "-1"),
    ("1", "1", "0", HUGE, "7"),
    ("1", "1", "0", "0", HUGE),
    ("1", "1", "0", "<@1> @everyone **x**"),
)


def forged() -> Iterator[str]:
    """Custom ids of every verb (and of none) with arguments that no page gives them."""
    for family, verb, args in product(("tp", "tm"), (*sorted(HANDLERS), "nosuch"), JUNK):
        id_ = ":".join((family, verb, *args))
        if len(id_) <= 100:
            yield id_


def plant(match: Match, ids: Sequence[str]) -> Message:
    """A message of the bot with controls of these ids, as if the bot had made them once."""
    rows = []
    for number, id_ in enumerate(ids, 1):
        kind: Json = {"type": 2, "label": "?", "style": 2}
        if id_.startswith("tm:"):
            kind = {"type": 3, "options": [{"label": "?", "value": "²"}], "min_values": 1, "max_values": 1}
        inner = {**kind, "id": 2 * number, "custom_id": id_, "disabled": False}
        rows.append({"type": 1, "id": 2 * number - 1, "components": [inner]})
    world = match.app.box.world
    return world.add_message(match.people[0].channel_id, world.bot.id, flags=COMPONENTS_V2, components=rows)


PLAYERS_MAY = ("endvote", "undo", "forgetme", "resign", "moveto", "anew")
"""What changes the match, or posts its board anew, for a person who sits there."""


@LONG
async def test_forged_controls(match: Match) -> None:
    """Anybody can send any custom id: each is answered privately, or with a form, and nothing changes."""
    bruno, zofia = match.people[1], match.app.person("Zofia").at(match.people[0].channel_id)
    steps, brief = await match.steps(), await match.brief()

    async def send(person: Scripted, message: Message, id_: str) -> None:
        menu = id_.startswith("tm:")
        answer = await (person.choose("²", message, select=id_) if menu else person.press(id_, message))
        assert not answer.failed, id_
        form = answer.interaction.modal is not None
        assert form or answer.ephemeral, id_

    ids = list(forged())
    # The second sits at the table: with its right number some verbs would be no forgery for him.
    his = [id_ for id_ in ids if id_.split(":")[1] not in PLAYERS_MAY]
    for person, given in ((zofia, ids), (bruno, his)):
        for start in range(0, len(given), BATCH):
            some = given[start : start + BATCH]
            message = plant(match, some)
            await asyncio.gather(*(send(person, message, id_) for id_ in some))
    await match.delivered()
    assert await match.steps() == steps
    assert await match.brief() == brief


async def test_forged_menu_values(match: Match) -> None:
    """A menu's values are as little to be trusted as its id."""
    ada = match.people[0]
    page = await ada.slash("turn", match=match.number)
    match_, at, length = control(page.message, "ans").split(":")[2:5]
    select = f"tm:ans:{match_}:{at}:{length}:0"
    message = plant(match, [select, "tm:which:turn"])
    for value in ("", "x", "²", "L9", "@everyone", "S1 S2", "9" * 100):
        answer = await ada.choose(value, message, select=select, forged=True)
        assert "Possible now" in answer.text, value
        assert answer.ephemeral
        assert await _draft(match, ada) == []
    for value in ("x", "²", "-1", "0", str(2**70)):
        answer = await ada.choose(value, message, select="tm:which:turn", forged=True)
        assert answer.ephemeral


async def test_an_unknown_control_is_left_alone(match: Match) -> None:
    """Not ours, so Discord itself says that nothing answers; nothing breaks."""
    match.app.box.actions.book.answer_seconds = 0.2
    answer = await match.people[0].press("other:bot:1", match.board(), forged=True)
    assert answer.failed
