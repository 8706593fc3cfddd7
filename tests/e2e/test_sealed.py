"""Several act at once, sealed: nothing that others see depends on what was chosen, until all is open."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from bot.sandbox import components
from bot.sandbox.things import Message
from bot.text import words
from tests.e2e.panel import at_table, run
from tests.e2e.players import play_by_moves, press_verb, random_moves
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.long import LONG
from tests.sandbox.box import Box
from tests.sandbox.person import Scripted, text_of, usable

pytestmark = pytest.mark.drawn

NAMES = ("Ada", "Nikos", "Zofia")


async def marking(app: SandboxApp) -> Match:
    """All have kept two cards; the first shape is up and all may mark."""
    rng = random.Random(11)
    match = await app.open("pyramids", NAMES)
    await match.delivered()  # or who is quicker than the first board is not called by it
    for person in match.people:
        await play_by_moves(person, match, rng)
        await match.delivered()  # how often an old board was edited must not depend on who was faster
    return match


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    return await marking(app)


async def awaited(match: Match) -> set[str]:
    return {person.name for person in await match.awaited()}


def users(people: Sequence[Scripted]) -> set[int]:
    return {person.id for person in people}


def alt_texts(message: Message) -> list[str]:
    """The words of the pictures of a message, attached or in a gallery."""
    galleries = [node for _, node in components.walk(message.components) if node["type"] == 12]
    shown = [item.get("description") or "" for node in galleries for item in node["items"]]
    return [*(file.description or "" for file in message.files if not file.shown), *shown]


async def test_whoever_is_ready_acts(match: Match) -> None:
    """In any order; nothing is posted, nobody called before the last; then all are, once each. The newest
    board names those who are still out."""
    rng = random.Random(1)
    ada, nikos, zofia = match.people
    before = match.messages()
    looks = [(text_of(message), message.edited, message.components) for message in before[:-1]]
    turn, mentions = control(before[-1], "turn"), {person.name: person.mention for person in match.people}
    assert await awaited(match) == {"Ada", "Nikos", "Zofia"}
    for person, left in ((zofia, {"Ada", "Nikos"}), (ada, {"Nikos"})):
        answer = await play_by_moves(person, match, rng)
        assert answer.ephemeral
        await match.delivered()
        assert await awaited(match) == left
        assert match.messages() == before
        assert [(text_of(message), message.edited, message.components) for message in before[:-1]] == looks
        assert control(before[-1], "turn") == turn
        assert {name for name in NAMES if mentions[name] in text_of(before[-1])} == left
        (alt,) = alt_texts(before[-1])
        ready = words("en")("py-pic-tell-ready")
        assert {name for name in NAMES if f"{name}: 0 points; {ready}" in alt} == set(NAMES) - left
    await play_by_moves(nikos, match, rng)
    await match.delivered()
    (board,) = match.messages()[len(before) :]
    must = await match.awaited()
    assert sorted(board.pings) == sorted(users(must))
    assert all(board.content.count(person.mention) == 1 for person in must)
    assert control(before[-1], "turn") == turn, "the board before leads to the newest turn, too"


async def test_the_board_shows_who_is_thinking(match: Match) -> None:
    """To everybody who looks, a stranger too."""
    stranger = match.app.person("Bruno").at(match.people[0].channel_id)
    moves = await random_moves(match.people[1], match, random.Random(2))
    await match.people[1].slash("move", move=moves, match=match.number)
    board = await stranger.slash("table board", match=match.number)
    (alt,) = alt_texts(board.message)
    ready = words("en")("py-pic-tell-ready")
    assert alt.startswith("Ada, Zofia: "), "who is awaited comes first"
    assert [name for name in NAMES if f"{name}: 0 points; {ready}" in alt] == ["Nikos"], alt
    status = await at_table(stranger, "status", match=match.number)
    assert "**Ada** and **Zofia**" in status.text
    for cells in re.findall(r"[LR]\.(\w+)", moves):
        assert cells not in re.sub(r"\W", "", alt + status.text)


async def test_a_choice_can_be_changed_until_the_last_is_in(match: Match) -> None:
    rng = random.Random(4)
    ada, nikos, zofia = match.people
    first = await play_by_moves(ada, match, rng)
    assert await awaited(match) == {"Nikos", "Zofia"}
    page = await ada.press(control(match.board(), "turn"), match.board())
    assert words("en")("page-sealed") in page.text
    again = await press_verb(ada, page, "undo")
    assert again is not None
    assert await awaited(match) == {"Ada", "Nikos", "Zofia"}
    other = await random_moves(ada, match, rng)
    while other in first.text:
        other = await random_moves(ada, match, rng)
    await ada.slash("move", move=other, match=match.number)
    for person in (zofia, nikos):
        await play_by_moves(person, match, rng)
    await match.delivered()
    assert marked(other) in match.board().content
    for refused in (
        await ada.slash("move", move="back", match=match.number),
        await ada.slash("table undo", match=match.number),
        await ada.press(control(page.message, "undo"), page) if _has(page.message, "undo") else None,
    ):
        if refused is not None:
            assert refused.ephemeral
    assert await awaited(match) == {"Ada", "Nikos", "Zofia"}
    assert marked(other) in match.board().content


def _has(message: Message, verb: str) -> bool:
    return any(found["custom_id"].split(":")[1] == verb for found in usable(message))


def marked(moves: str) -> str:
    """The cells of a turn's first mark, as the caption names them."""
    cells = moves.split()[0].partition(".")[2]
    return " ".join(re.findall("..", cells))


async def test_one_picture_shows_all(match: Match) -> None:
    """When the last is in: one message, one picture, everybody's new marks; the next shape is asked for."""
    rng = random.Random(6)
    before = len(match.messages())
    turns = {}
    for person in match.people:
        turns[person.name] = await random_moves(person, match, rng)
        await person.slash("move", move=turns[person.name], match=match.number)
    await match.delivered()
    (board,) = match.messages()[before:]
    assert [file.filename for file in board.files] == ["board.png"]
    for name, moves in turns.items():
        told = board.content.partition(f"**{name}** marks ")[2].partition("**")[0]
        assert marked(moves) in told, name
    assert (await match.brief()).awaited == (0, 1, 2)
    (alt,) = alt_texts(board)
    assert "turn 2 of 7" in alt


# -- non-interference: the same match in as many worlds, with different choices of one seat


View = dict[str, tuple[str, ...]]
"""By name of what is looked at: its words and controls, and the digests of its files."""


async def seen(app: SandboxApp, match: Match) -> View:
    """All that anybody but the first can see of the match now, pictures and ids included."""
    stranger = app.person("Bruno").at(match.people[0].channel_id)
    shown = {f"thread {at}": message for at, message in enumerate(match.messages())}
    for person in (*match.people[1:], stranger):
        for command in LOOKS:
            given = {} if command == "table mine" else {"match": match.number}
            shown[f"{person.name} /{command}"] = (await run(person, command, **given)).message
        shown |= {f"{person.name} DM {at}": message for at, message in enumerate(person.dms())}
        for found in usable(match.board()):
            verb = found["custom_id"].split(":")[1]
            answer = await person.press(found["custom_id"], match.board())
            shown[f"{person.name} presses {verb}"] = answer.message
    return {name: _look(app, message) for name, message in shown.items()}


LOOKS = ("turn", "hand", "table board", "table status", "table log", "table mine", "table export")


def _look(app: SandboxApp, message: Message) -> tuple[str, ...]:
    """A message without what differs between any two worlds: ids of Discord, marks of deliveries (drawn like
    secrets), and the time of day."""
    world = app.box.world

    def name(found: re.Match[str]) -> str:
        person = world.people.get(int(found[0]))
        return person.name if person else "id"

    fields = [message.content, message.components, sorted(message.pings), message.edited is None]
    files = [world.file_data(file.id) or b"" for file in message.files]
    texts = [msgspec.json.encode(fields).decode(), *(data.decode("latin-1") for data in files)]
    texts = [re.sub(r"\b\d{17,20}\b", name, text) for text in texts]
    texts = [_VARIES.sub("varies", text) for text in texts]
    return texts[0], *(hashlib.sha256(text.encode()).hexdigest() for text in texts[1:])


_VARIES = re.compile(r"\b1\d{12}\b|<t:\d+|:j[0-9a-f]{10}|\"digest\": \"[0-9a-f]{64}\"")
"""Times, marks, and the digest of a record, which has times in it."""


async def world_where(number: int, folder: Path) -> tuple[str, list[View]]:
    """What others see after the first has sealed a choice of her own, and again when but one is out."""
    async with Box() as box, SandboxApp(box, folder / f"{number}.sqlite") as app:
        match = await marking(app)
        ada = match.people[0]
        services = app.services
        moves: tuple[str, ...] = ()
        preview = await services.play.preview(match.number, ada.id, None)
        while preview.status == "asked":
            answers = [one for one in preview.answers if one.kind != "back"]
            moves = (*preview.moves, answers[number * (len(answers) - 1) // 2].notation)
            preview = await services.play.preview(match.number, ada.id, None, moves)
        views = []
        for person, turn in ((ada, " ".join(moves)), (match.people[1], None)):
            text = turn or await random_moves(person, match, random.Random(8))
            answer = await person.slash("move", move=text, match=match.number)
            assert words("en")("page-done-over") not in answer.text
            await match.delivered()
            views.append(await seen(app, match))
        return " ".join(moves), views


@LONG
async def test_nothing_that_others_see_depends_on_a_sealed_choice(tmp_path: Path) -> None:
    """Three worlds, alike but for one sealed choice: byte for byte the same for everybody else."""
    worlds = [await world_where(number, tmp_path) for number in range(3)]
    assert len({moves for moves, _ in worlds}) == 3
    _, first = worlds[0]
    for _, views in worlds[1:]:
        for view, same in zip(views, first, strict=True):
            assert {name: look for name, look in view.items() if look != same.get(name)} == {}
            assert view.keys() == same.keys()
    assert first[0] != first[1], "what does change is seen"
