"""Bora Bora in a chat: few taps, several steps in one command, warnings, reasons, players' own boards."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.core import Fact, Options, fact
from bot.games.bora_bora import BoraBora, terms
from bot.games.bora_bora.state import State
from bot.match import Preview
from bot.match.errors import IllegalMove
from bot.sandbox.things import Json
from bot.store import steps
from bot.text import Words, words
from bot.text.escape import discord_safe
from tests.e2e.players import (
    answer_one,
    control_ending,
    is_over,
    pictures_of,
    play_by_moves,
    press_verb,
    take_back,
    turn_by_buttons,
)
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.games.bora_bora.scenario import BB, position
from tests.sandbox.person import Answer, Scripted, text_of, usable

pytestmark = pytest.mark.drawn

LANGUAGE = {"Ada": "en", "Nikos": "el", "Zofia": "pl", "Bruno": "en"}
NAMES = ("Nikos", "Zofia", "Ada")
PLACEMENT_TAPS = 7
GALLERY = 12
"""Discord's number for a component that shows pictures."""


def say(person: Scripted) -> Words:
    return words(LANGUAGE[person.name])


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    running = await app.open("bora_bora", NAMES[:2])
    await running.delivered()
    return running


async def asked(match: Match) -> tuple[Scripted, Preview]:
    """Who is asked now, and what."""
    (person,) = await match.awaited()
    return person, await match.app.services.play.preview(match.number, person.id, None)


async def until(match: Match, kind: str, rng: random.Random) -> tuple[Scripted, Preview]:
    """Play on until somebody is asked something of a kind."""
    while True:
        person, preview = await asked(match)
        if any(answer.kind == kind for answer in preview.answers):
            return person, preview
        await play_by_moves(person, match, rng)


def shown_pictures(answer: Answer) -> list[str]:
    """What the pictures of a private answer show, in words."""
    galleries = [node for node in answer.message.components if node["type"] == GALLERY]
    return [item["description"] for node in galleries for item in node["items"]]


# -- playing


async def test_an_ordinary_placement_takes_seven_taps(match: Match) -> None:
    """From *Take my turn* to Confirm; without gods, and the row of trades of a helper apart."""
    rng = random.Random(4)
    taken = 0
    while taken < 4:
        person, preview = await asked(match)
        before = await match.steps()
        taps = await turn_by_buttons(person, match, rng)
        if preview.answers[0].kind == "place":
            move = await move_after(match, before)
            if move[0] != "H" and "+" not in move:
                assert taps <= PLACEMENT_TAPS, move
                taken += 1


async def move_after(match: Match, before: int) -> str:
    """The notation of the step after so many."""
    async with match.app.services.context.store.read() as db:
        return (await steps.log(db, match.number, before + 1))[0].move


async def test_trades_are_picked_several_at_once(match: Match) -> None:
    """In one menu; those that open another question come last, what the points no longer allow is named."""
    rng = random.Random(12)
    while True:
        person, preview = await until(match, "place", rng)
        die = next((one.notation for one in preview.answers if one.notation in ("H4", "H5")), None)
        if die is not None:
            await match.delivered()
            page = await person.press(control(match.board(), "turn"), match.board())
            page = await pick(person, page, die)
            menu = next((made for made, value, _ in values(page) if value == "v"), None)
            if menu is not None:
                break
        await play_by_moves(person, match, rng)
    page = await person.choose(["+wood", "+stone", "o"], page, select=menu)
    drafted = await match.app.services.play.draft(match.number, person.id)
    assert drafted[:2] == (die, "o")
    assert drafted[2] in ("+wood", "+stone"), "which asks for a space"
    assert say(person)("page-left-out", labels="")[:8] in page.text


async def test_a_line_holds_what_one_must_say(match: Match) -> None:
    """Die and region in one command; each value out of its completion, which shows what it brings in the
    asker's words. The page asks for the rest."""
    rng = random.Random(5)
    while True:
        person, preview = await until(match, "place", rng)
        way = next((one.notation for one in preview.answers if one.notation[0] in "LS"), None)
        if way is not None:
            break
        await play_by_moves(person, match, rng)
    path = "bora-bora land" if way[0] == "L" else "bora-bora water"
    before, given = await match.steps(), {"die": way}
    for param in ("pay", "region"):
        offered = await person.complete(path, param, "", **given, match=match.number)
        if offered:
            given[param] = offered[0]["value"]
            assert len(offered[0]["name"]) > len(given[param])
    assert "region" in given
    page: Answer | None = await person.slash(path, **given, match=match.number)
    assert page is not None
    assert not page.failed
    assert await match.app.services.play.draft(match.number, person.id) == (way, given["region"])
    while (done := await press_verb(person, page, "confirm")) is None:
        page = await answer_one(person, page, rng)
    assert not done.failed
    assert await move_after(match, before) == way
    assert (await asked(match))[0] is not person


async def test_one_parameter_takes_several_trades(match: Match) -> None:
    """The second is completed after the first; the page asks for those that were not typed."""
    rng = random.Random(5)
    path = "bora-bora helper"
    first: list[Json] = []
    both: list[Json] = []
    while not both:
        person, preview = await until(match, "place", rng)
        dice = [one.notation for one in preview.answers if one.notation[0] == "H"]
        if dice:
            die, number = dice[-1], match.number
            first = await person.complete(path, "trade", "", die=die, match=number)
            for one in first:
                typed = f"{one['value']} "
                both = both or await person.complete(path, "trade", typed, die=die, match=number)
        if not both:
            await play_by_moves(person, match, rng)
    value = both[0]["value"]
    assert value.split()[0] in {one["value"] for one in first}
    before = await match.steps()
    await person.slash(path, die=die, trade=value, match=number)
    drafted = await match.app.services.play.draft(number, person.id)
    assert await match.steps() > before or drafted[:3] == (die, *value.split())


async def test_a_line_that_goes_wrong_plays_nothing(match: Match) -> None:
    """All or none: the die would do, the region does not."""
    rng = random.Random(5)
    person, preview = await until(match, "place", rng)
    die = next(one.notation for one in preview.answers if one.notation[0] == "F")
    before = await match.steps()
    answer = await person.slash("bora-bora land", die=die, region="CM", match=match.number)
    assert answer.ephemeral
    assert await match.steps() == before
    temple = next(one.notation for one in preview.answers if one.notation[0] == "T")
    answer = await person.slash("bora-bora temple", die=temple, slot="9", match=match.number)
    assert answer.ephemeral
    assert await match.steps() == before


async def test_what_is_left_open_is_asked(match: Match) -> None:
    """A die alone: the page asks for the rest, and nothing is public before Confirm."""
    rng = random.Random(6)
    person, preview = await until(match, "place", rng)
    temple = next(one.notation for one in preview.answers if one.notation[0] == "T" and one.notation != "T1")
    before = await match.steps()
    answer = await person.slash("bora-bora temple", die=temple, match=match.number)
    assert say(person)("bb-ask-priest", value=int(temple[1]))[1:] in answer.text
    assert usable(answer.message)
    assert await match.steps() == before
    assert await match.app.services.play.draft(match.number, person.id) == (temple,)


async def test_the_only_answer_is_given(match: Match) -> None:
    """A die of 1 in the temple: there is one slot."""
    rng = random.Random(7)
    while True:
        person, preview = await until(match, "place", rng)
        if any(one.notation == "T1" for one in preview.answers):
            break
        await play_by_moves(person, match, rng)
    before = await match.steps()
    page = await person.slash("bora-bora temple", die="T1", match=match.number)
    assert await match.app.services.play.draft(match.number, person.id) == ("T1", "1")
    for notation in ("o", "shell"):
        page = await pick(person, page, notation)
    assert is_over(page), "the last answer has played the turn"
    async with match.app.services.context.store.read() as db:
        made = [row.move for row in await steps.log(db, match.number, before + 1)]
    assert made[:4] == ["T1", "1", "o", "shell"]
    said = (await match.app.services.history.log(match.number, person.id))[-4:]
    assert "bb-priest" in {line.fact.key.removesuffix("-out") for line in said}, "and told"


# -- cards that are shown for a task


CHOICES = ["T33.BWRG", "T33.BWRY", "T33.BWGY", "T33.BRGY", "T33.WRGY"]


@pytest.mark.parametrize("by_command", [False, True])
async def test_who_completes_a_card_task_chooses_the_cards(
    app: SandboxApp, monkeypatch: pytest.MonkeyPatch, by_command: bool
) -> None:
    """On the page and in a command; the others hear what is shown, and nothing of the fifth colour."""
    all_colours = position(
        players=2, phase="tasks", tasks={"A": "T33 T10 T22"}, hand={"A": "BWRGY"}, god_tiles={"A": 1}
    )

    def start(rules: BoraBora, seats: int, options: Options) -> State:
        return all_colours.state

    monkeypatch.setattr(BoraBora, "start", start)
    match = await app.open("bora_bora", NAMES[:2])
    await match.delivered()
    person, preview = await asked(match)
    assert [one.notation for one in preview.answers] == CHOICES
    before = await match.steps()
    if by_command:
        offered = await person.complete("bora-bora task", "task", "", match=match.number)
        assert [one["value"] for one in offered] == CHOICES
        assert all("πράσινη" in one["name"] for one in offered if "G" in one["value"])
        refused = await person.slash("bora-bora task", task="T33", match=match.number)
        assert say(person)("bb-no-show", text="T33.BWRG") in refused.text
        assert await match.steps() == before
        answer = await person.slash("bora-bora task", task="T33.WRGY", match=match.number)
        assert not answer.failed
    else:
        page = await person.press(control(match.board(), "turn"), match.board())
        assert [value for _, value, _ in values(page)] == CHOICES
        page = await pick(person, page, "T33.WRGY")
        await press_verb(person, page, "confirm")
    assert await move_after(match, before) == "T33.WRGY"
    assert await match.steps() == before + 1
    (line,) = (await match.app.services.history.log(match.number))[-1:]
    said = say(person).say(line.fact, NAMES)
    assert "λευκή, κόκκινη, πράσινη, κίτρινη" in said
    assert "μπλε" not in said


# -- unknown cards


async def test_a_warning_stands_before_an_unknown_card(match: Match) -> None:
    """Under the answer that brings one and before Confirm; Back leads to it, and no further after it."""
    rng = random.Random(8)
    person, preview = await until(match, "place", rng)
    while not any(one.notation[0] == "T" for one in preview.answers if one.kind == "place"):
        await play_by_moves(person, match, rng)
        person, preview = await until(match, "place", rng)
    temple = next(one.notation for one in preview.answers if one.notation[0] == "T")
    await match.delivered()
    page = await person.press(control(match.board(), "turn"), match.board())
    page = await pick(person, page, temple)
    while not any(value == "c.top" for _, value, _ in values(page)):
        page = await answer_one(person, page, rng)
    about = next(about for _, value, about in values(page) if value == "c.top")
    assert say(person)("bb-effect-no-back") in about
    page = await pick(person, page, "c.top")
    assert say(person)("page-foreseen-note", alone=0) in page.text
    back = await press_verb(person, page, "back")
    assert back is not None
    assert any(value == "c.top" for _, value, _ in values(back)), "the card is not drawn yet"
    page = await pick(person, back, "c.top")
    page = await pick(person, page, "shell")
    done = await press_verb(person, page, "confirm")
    assert done is not None
    back = await take_back(person, match)
    assert say(person)("bb-ask-fire-second")[1:] in back.text, "up to the unknown card"
    drawn = await match.steps()
    refusal = await person.slash("table undo", match=match.number)
    assert refusal.ephemeral
    assert await match.steps() == drawn, "and no further"


async def test_a_drawn_card_is_its_owner_s_secret(match: Match) -> None:
    """The thread and the other player read that a card was drawn, its owner which."""
    rng = random.Random(9)
    drawn: list[Fact] = []
    while not drawn:
        person, _ = await asked(match)
        await play_by_moves(person, match, rng, to="c.top o shell status v stop")
        lines = await match.app.services.history.log(match.number, person.id)
        drawn = [line.fact for line in lines if line.fact.key.startswith("bb-drew-you")]
    assert drawn[0].args["god"]
    others = [one for one in match.people if one.id != person.id]
    for reader in (None, others[0].id):
        for line in await match.app.services.history.log(match.number, reader):
            assert "-you" not in line.fact.key or line.fact.key.startswith("bb-dealt-you")


# -- players' own boards


async def test_the_active_player_s_board_comes_with_the_table(match: Match) -> None:
    message = match.people[0].payload(match.board())
    sent = pictures_of(message)
    assert [one["name"].split(".")[0] for one in sent] == ["board", "player"]
    assert all(one["words"] for one in sent)
    assert len(message["attachments"]) == 1, "two would stand side by side, cut to half a phone's width"


async def test_what_is_chosen_from_comes_with_the_table(match: Match) -> None:
    await until(match, "take", random.Random(3))
    await match.delivered()
    sent = pictures_of(match.people[0].payload(match.board()))
    assert [one["name"].split(".")[0] for one in sent] == ["board", "ledger"]


async def test_any_player_s_board_can_be_looked_at(match: Match) -> None:
    nikos, zofia = match.people
    answers = [await zofia.slash("table board", player=seat, match=match.number) for seat in (1, 2)]
    first, second = (shown_pictures(answer) for answer in answers)
    assert len(first) == len(second) == 1
    assert first != second
    offered = await zofia.complete("table board", "player", "nik", match=match.number)
    assert [one["name"] for one in offered] == ["Nikos"]
    refusal = await zofia.slash("table board", player=5, match=match.number)
    assert say(zofia)("error-no-player") in refusal.text
    page = await nikos.press(control(match.board(), "boards"), match.board())
    assert page.ephemeral
    labels = [one.get("label") for one in usable(page.message)]
    assert "Zofia" in labels, "from one board to the next"
    assert "Nikos" not in labels, "this is the own one"


async def test_a_hand_in_the_dm_and_by_command(match: Match) -> None:
    nikos = match.people[0]
    hand = await nikos.slash("hand", match=match.number)
    assert hand.ephemeral
    (shown,) = shown_pictures(hand)
    sent = [nikos.payload(one)["attachments"][0]["description"] for one in nikos.in_dm().sees()]
    asks, title, answered = shown.partition(words("el")("bb-title"))
    assert asks.startswith("Zofia: "), "whose turn it is, only the answer says: the message stays"
    answered = f"{title}{answered}"
    hands = [one.split(". ")[:5] for one in sent]
    assert answered.split(". ")[:5] in hands, "the same hand came by direct message"


# -- bad input

REASONS = {
    "bb-no-lower": "a die that may not go there, and which would",
    "bb-no-pay": "a god that cannot be paid, and what is missing",
    "bb-no-materials": "an action without a target",
    "bb-no-task-met": "a task not met, and which part is missing",
}


async def test_reasons(match: Match) -> None:
    """Each kind of impossible move is refused with its reason, in the asker's words, and changes nothing."""
    rng = random.Random(10)
    seen: set[str] = set()
    tried = [
        f"{action}{face}{gods}" for action in "HTBMWLS" for face in "123456" for gods in ("", "+B", "+W")
    ]
    tried += [f"T{number:02}" for number in range(1, 61)]
    for _ in range(200):
        if seen == set(REASONS):
            break
        person, _ = await asked(match)
        for text in tried:
            why = await refusal_of(match, person, text)
            kind = next((key for key in REASONS if why is not None and why.key.startswith(key)), None)
            if why is None or kind is None or kind in seen:
                continue
            seen.add(kind)
            before = await match.steps()
            answer = await person.slash("move", move=text, match=match.number)
            names = tuple(f"**{discord_safe(one.name)}**" for one in match.people)
            assert answer.ephemeral
            assert say(person).say(why, names) in answer.text
            assert await match.steps() == before
        await play_by_moves(person, match, rng)
    assert seen == set(REASONS)


async def refusal_of(match: Match, person: Scripted, text: str) -> Fact | None:
    try:
        await match.app.services.play.preview(match.number, person.id, None, (text,))
    except IllegalMove as error:
        return error.fact
    return None


# -- what a page offers


def values(page: Answer) -> list[tuple[str, str, str]]:
    """(control, notation, what it brings) of every answer on a page."""
    found = []
    for one in usable(page.message):
        verb = one["custom_id"].split(":")[1]
        if verb not in ("ans", "end"):
            continue
        if "options" in one:
            found += [
                (one["custom_id"], each["value"], each.get("description", "")) for each in one["options"]
            ]
        else:
            found.append((one["custom_id"], one["custom_id"].split(":")[5], text_of(page.message)))
    return found


async def pick(person: Scripted, page: Answer, notation: str) -> Answer:
    """Give that answer, by its button or in its menu. For a die, the die itself comes first, and the switch
    of the gods."""
    if notation not in {value for _, value, _ in values(page)}:
        die = say(person)("bb-group-die", face=int(notation[1]))
        dice = [one["custom_id"] for one in usable(page.message) if one.get("label") == die]
        page = await person.press(dice[0], page) if dice else page
        if "+" in notation:
            page = await person.press(control_ending(page, ":s")["custom_id"], page)  # type: ignore[index]
    made = next(control for control, value, _ in values(page) if value == notation)
    if any(one["custom_id"] == made and "options" in one for one in usable(page.message)):
        return await person.choose(notation, page, select=made)
    return await person.press(made, page)


# -- answers ahead


async def test_an_evening_is_one_page_and_can_be_answered_ahead(
    app: SandboxApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada answers jewel, task and next task on the page of her turn; Bruno ahead, with a second wish for a
    jewel that Ada buys."""
    evening = position(
        players=2,
        phase="jewelry",
        column="J1-1 J2-2 J3-3",
        shells={"A": 5, "B": 5},
        tasks={"A": "T10 T11 T22", "B": "T12 T13 T21"},
        board_tasks="T08 T09 T14 T15",
    ).state

    def start(rules: BoraBora, seats: int, options: Options) -> State:
        return evening

    monkeypatch.setattr(BoraBora, "start", start)
    match = await app.open("bora_bora", ("Ada", "Bruno"))
    ada, bruno = match.people
    await match.delivered()
    page = await press_verb(bruno, await bruno.slash("turn", match=match.number), "try")
    assert page is not None
    assert say(bruno)("page-ahead-title") in page.text
    bought = say(bruno).say(fact("bb-do-buy", jewel=terms.jewel(BB.box, "J1-1")))
    for end, count in ((":J1-1", 1), (":J3-3", 2), (":T12-", 2), (":T14", 2)):
        found = control_ending(page, end)
        assert found is not None, end
        page = await bruno.press(found["custom_id"], page)
        key = "page-wishes-unsure" if count < 2 else "page-wishes-sure"
        assert say(bruno)(key, answer=bought, count=count, enough=2) in page.text
    ordered = await press_verb(bruno, page, "order")
    assert ordered is not None
    page = await ada.press(control(match.board(), "turn"), match.board())
    for end in (":J2-2", ":J1-1", ":T10-", ":T08"):
        found = control_ending(page, end)
        assert found is not None, end
        page = await ada.press(found["custom_id"], page)
    assert say(ada)("page-wishes") in page.text
    assert "✓" in str(page.message.components)
    assert await press_verb(ada, page, "confirm") is not None
    async with asyncio.timeout(20):
        while (await match.app.services.views.look(match.number)).view.round == 1:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    async with app.services.context.store.read() as db:
        made = [row.move for row in await steps.log(db, match.number)]
    assert made[:6] == ["J1-1", "J3-3", "T10-", "T12-", "T08", "T14"]
