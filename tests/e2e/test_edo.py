"""Edo in a chat: the plan page and its draft, last round's plan, one-line plans, carrying out, reasons."""

from __future__ import annotations

import random
import re

import pytest

from bot.core import Fact, Term, fact
from bot.games.edo.view import EdoView
from bot.match.running.orders import STOP
from bot.store import steps
from bot.text import Words, words
from bot.text.escape import capital
from tests.e2e.panel import pressed
from tests.e2e.players import is_over, pictures_of, play_by_moves, press_verb, turn_by_buttons
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.long import LONG
from tests.sandbox.person import Answer, Scripted, usable
from tests.text.catalogue import messages

pytestmark = pytest.mark.drawn

LANGUAGE = {"Ada": "en", "Nikos": "el", "Zofia": "pl"}
NAMES = ("Ada", "Nikos", "Zofia")
ALL = "temples=on privileges=on ronin=on"
PLAN_TAPS = 7
"""A plan takes no more, from *Take my turn* to Confirm."""
NOTHING = "A.RICE 0 B.TRAVEL 0 C.STONE 0"
GALLERY = 12
"""Discord's number for a component that shows pictures."""


def say(person: Scripted) -> Words:
    return words(LANGUAGE[person.name])


def labels(answer: Answer) -> dict[str, str]:
    """Buttons and answers of menus by their notation; buttons without one by what they do."""
    found: dict[str, str] = {}
    for one in usable(answer.message):
        verb, *args = one["custom_id"].split(":")[1:]
        if "options" in one:
            found |= {option["value"]: option["label"] for option in one["options"]}
        else:
            found[args[-1] if verb in ("ans", "end") else verb] = one["label"]
    return found


async def choose(person: Scripted, answer: Answer, notation: str) -> Answer:
    """One answer of a page, by its button or its menu."""
    for one in usable(answer.message):
        if any(option["value"] == notation for option in one.get("options", ())):
            return await person.choose(notation, answer, select=one["custom_id"])
        if one["custom_id"].endswith(f":{notation}"):
            return await person.press(one["custom_id"], answer)
    raise AssertionError(f"{notation} is not among {labels(answer)}")


async def group(person: Scripted, answer: Answer, label: str) -> Answer:
    """A group of answers, by its button."""
    (one,) = (found for found in usable(answer.message) if found.get("label") == label)
    return await person.press(one["custom_id"], answer)


def pictured(answer: Answer) -> list[str]:
    """What the pictures of a private answer show, in words."""
    galleries = [node for node in answer.message.components if node["type"] == GALLERY]
    return [item["description"] for node in galleries for item in node["items"]]


async def to_plan(app: SandboxApp, options: str = "") -> Match:
    """A match of three that has come to its first plans; everybody has a start city and a bundle."""
    match = await app.open("edo", NAMES, options)
    while len(awaited := await match.awaited()) == 1:
        preview = await match.app.services.play.preview(match.number, awaited[0].id, None)
        await move(match, awaited[0], preview.answers[0].notation)
    await match.delivered()
    return match


async def move(match: Match, person: Scripted, text: str) -> Answer:
    answer = await person.slash("move", move=text, match=match.number)
    assert not answer.failed
    return answer


async def said_publicly(match: Match) -> str:
    await match.delivered()
    return "\n".join(message.content for message in match.messages())


def place(kind: str, code: str, town: str = "") -> Fact:
    if town:
        return fact(f"edo-place-{kind}", code=code, town=Term(f"edo-town-{town}"))
    return fact(f"edo-place-{kind}", code=code)


# -- planning


async def test_nobody_who_joins_is_promised_a_hand(app: SandboxApp) -> None:
    """In Edo no message with it comes; elsewhere one does."""
    for game, hand, where in (("edo", 0, "quay"), ("pyramids", 1, "tavern")):
        ada, nikos = app.person("Ada", where), app.person("Nikos", where)
        await ada.slash("table new", game=game, seats=2)
        card = await app.card(ada)
        joined = await nikos.press(control(card, "join"), card)
        assert joined.text == say(nikos)("page-joined", hand=hand)


async def test_a_plan_on_a_phone(app: SandboxApp) -> None:
    """Three cards, actions, order and officials in seven taps; a picture, and a draft that stays."""
    match = await to_plan(app)
    ada, nikos, _ = match.people
    before = await match.steps()
    other = (await nikos.slash("turn", match=match.number)).text
    answer = await ada.press(control(match.board(), "turn"), match.board())
    taps = 1
    assert "wood from a forest" in answer.text, "what each action could do"
    for notation in ("A.WOOD", "1", "B.TRAVEL"):
        answer = await choose(ada, answer, notation)
        taps += 1
    assert pictured(answer), "the plan so far"
    later = await ada.slash("turn", match=match.number)
    assert capital(say(ada)("edo-ask-act", number=3)) in later.text
    for slot in ("Wood with 1 official", "Travel with 2 officials"):
        assert slot in later.text, "a draft stays as it was left"
    later = await choose(ada, later, "C.STONE")
    taps += 1
    assert await match.steps() == before, "nothing is made before Confirm"
    sealed = await press_verb(ada, later, "confirm")
    assert sealed is not None
    assert taps + 1 <= PLAN_TAPS
    assert "Sealed until all have planned." in sealed.text
    assert "Wood" not in await said_publicly(match)
    assert pictured(await ada.slash("hand", match=match.number))
    assert (await nikos.slash("turn", match=match.number)).text == other, "nobody else learns of it"


async def test_where_nobody_asks_is_seen_and_changed_by_a_tap(app: SandboxApp) -> None:
    """A line for each slot and for wages, below the plan and while the player waits."""
    match = await to_plan(app)
    ada = match.people[0]
    page = await ada.slash("turn", match=match.number)
    for notation in ("A.MONEY", "1", "C.BUILD", "B.TRAVEL"):
        page = await choose(ada, page, notation)
    lines = {
        "stop-none": ("1 Money", "Wages"),
        "stop-fixed": ("2 Build", "3 Travel"),
    }
    for key, moments in lines.items():
        for moment in moments:
            assert say(ada)(key, moment=moment) in page.text
    page = await press_verb(ada, page, "stop") or page
    assert say(ada)("stop-stop", moment="1 Money") in page.text
    sealed = await press_verb(ada, page, "confirm")
    assert sealed is not None
    waiting = await ada.slash("turn", match=match.number)
    assert say(ada)("stop-stop", moment="1 Money") in waiting.text
    waiting = await press_verb(ada, waiting, "stop") or waiting
    assert say(ada)("stop-none", moment="1 Money") in waiting.text
    waiting = await press_verb(ada, waiting, "askall") or waiting
    assert labels(waiting)["askall"] == say(ada)("button-ask-choices")


async def test_a_slot_without_officials_asks_or_passes(app: SandboxApp) -> None:
    """It may be meant for its movement, so a stop is proposed below the plan; one tap takes it away."""
    match = await to_plan(app)
    ada = match.people[0]
    page = await ada.slash("turn", match=match.number)
    for notation in ("A.RICE", "0", "B.TRAVEL", "0", "C.STONE"):
        page = await choose(ada, page, notation)
    for moment in ("1 Rice", "2 Travel"):
        assert say(ada)("stop-stop", moment=moment) in page.text
    page = await press_verb(ada, page, "stop") or page
    assert say(ada)("stop-none", moment="1 Rice") in page.text
    assert await press_verb(ada, page, "confirm")
    for person in match.people[1:]:
        await move(match, person, NOTHING)
    while (asked := (await match.awaited())[0]).id != ada.id:
        await move(match, asked, "go")
    waiting = await ada.slash("turn", match=match.number)
    assert "Slot 2, B Travel" in waiting.text, "the first one has passed"


async def test_an_empty_plan_is_asked_twice(app: SandboxApp) -> None:
    """By the button and by the command; what could not be done is said before."""
    match = await to_plan(app)
    ada, nikos, _ = match.people
    before = await match.steps()
    slots = {"card-1": "A.MONEY", "card-2": "C.STONE", "card-3": "B.TRAVEL"}
    nobody = {f"officials-{number}": "0" for number in (1, 2, 3)}
    answer = await ada.slash("edo plan", **slots, **nobody, match=match.number)
    assert say(ada)("edo-twice-empty") in answer.text
    assert await match.steps() == before
    page = await press_verb(ada, answer, "back")
    assert page is not None
    page = await choose(ada, page, "0")
    page = await press_verb(ada, page, "confirm") or page
    assert say(ada)("edo-twice-empty") in page.text
    sealed = await press_verb(ada, page, "confirm")
    assert sealed is not None
    assert "Sealed until all have planned." in sealed.text
    # without stone nothing can be bought for stone: two officials would stand there for nothing
    answer = await nikos.slash("turn", match=match.number)
    for notation in ("C.BUILD", "A.RICE", "B.RECRUIT"):
        answer = await choose(nikos, answer, notation)
    assert "C Κατασκευή" in answer.text
    assert "confirm" in labels(answer)


async def test_a_sealed_plan_is_changed_until_the_last(app: SandboxApp) -> None:
    match = await to_plan(app)
    ada, nikos, zofia = match.people
    await move(match, ada, "A.WOOD 2 B.TRAVEL 1 C.STONE 1")
    waiting = await ada.slash("turn", match=match.number)
    assert say(ada)("page-sealed") in waiting.text
    answer = await press_verb(ada, waiting, "undo")
    assert answer is not None
    assert capital(say(ada)("edo-ask-act", number=1)) in answer.text
    await ada.slash("edo replan", match=match.number)
    await move(match, ada, NOTHING)
    await move(match, nikos, NOTHING)
    await move(match, zofia, NOTHING)
    refusal = await ada.slash("edo replan", match=match.number)
    assert refusal.ephemeral
    assert not refusal.failed


async def test_a_plan_in_one_line(app: SandboxApp) -> None:
    match = await to_plan(app)
    ada = match.people[0]
    given: dict[str, str] = {}
    for name, value in (
        ("card-1", "A.MONEY"),
        ("officials-1", "2"),
        ("card-2", "C.STONE"),
        ("officials-2", "1"),
        ("card-3", "B.TRAVEL"),
        ("officials-3", "1"),
    ):
        offered = await ada.complete("edo plan", name, "", **given, match=match.number)
        assert value in {one["value"] for one in offered}
        if name.startswith("card"):
            used = {card[:2] for key, card in given.items() if key.startswith("card")}
            assert not any(one["value"].startswith(tuple(used)) for one in offered if used)
        given[name] = value
    answer = await ada.slash("edo plan", **given, match=match.number)
    assert "Sealed until all have planned." in answer.text
    assert ada.id not in {person.id for person in await match.awaited()}


async def test_several_answers_are_chosen_one_after_the_other(app: SandboxApp) -> None:
    """Discord shows the name of a completion that was chosen, and sends it when more is typed."""
    match = await to_plan(app)
    ada, rng, typed = match.people[0], random.Random(3), ""
    for person in match.people:
        await move(match, person, "A.MONEY 2 B.TRAVEL 0 C.STONE 0")
    while (awaited := await match.awaited())[0] is not ada:
        await play_by_moves(awaited[0], match, rng, to="go pay yes")
    for count in (1, 2):
        offered = await ada.complete("edo move", "walk", typed, match=match.number)
        walks = [one for one in offered if len(one["value"].split()) == count and "go" not in one["value"]]
        typed = f"{walks[0]['name']} "
    notations = walks[0]["value"].split()
    before = await match.steps()
    await ada.slash("edo move", walk=typed.strip(), match=match.number)
    async with app.services.context.store.read() as db:
        log = await steps.log(db, match.number, before)
    assert [step.move for step in log if step.move in notations] == notations


async def test_last_round_s_plan_is_a_start(app: SandboxApp) -> None:
    """One tap more, and it is sealed; or Back, and the end of it is planned anew, with one tap, too."""
    match = await to_plan(app)
    rng = random.Random(3)
    plan = "A.MONEY 2 B.RECRUIT 1 C.STONE 0"
    ada = match.people[0]
    assert "former" not in labels(await ada.slash("turn", match=match.number)), "nothing to repeat yet"
    for person in match.people:
        await move(match, person, plan if person is ada else NOTHING)
    while len(awaited := await match.awaited()) == 1:
        await play_by_moves(awaited[0], match, rng, to="go pay yes")
    page = await ada.slash("turn", match=match.number)
    assert labels(page)["former"] == say(ada)("button-former")
    page = await press_verb(ada, page, "former") or page
    assert "Money with 2 officials" in page.text
    page = await press_verb(ada, page, "back") or page
    assert "Slot 3, C Stone: who works there?" in page.text
    sealed = await choose(ada, page, "1")
    assert is_over(sealed)
    assert "Stone with 1 official" in sealed.text


# -- carrying out


async def test_movement_has_its_price_and_an_official_his_yield(app: SandboxApp) -> None:
    """What is impossible passes by itself, and is told."""
    match = await to_plan(app)
    ada, nikos, zofia = match.people
    for person in match.people:
        await move(match, person, "A.WOOD 1 C.STONE 0 B.TRADE 1")
    state = await start_cities(match)
    asked = (await match.awaited())[0]
    answer = await asked.press(control(match.board(), "turn"), match.board())
    city = state[asked.id]
    assert {"go", "spot"} <= set(labels(answer)), "movement is grouped by who moves"
    here = place("city", city, TOWNS[city])
    answer = await group(asked, answer, say(asked)("edo-group-samurai", place=here))
    forest = FORESTS[city]
    priced = next(
        option
        for one in usable(answer.message)
        for option in one.get("options", ())
        if option["value"] == f"{city}-{forest}"
    )
    assert priced["description"].startswith(say(asked)("edo-effect-price", ryo=1))
    assert say(asked)("edo-amount-wood", count=3) in priced["description"], "what it would bring there"
    answer = await choose(asked, answer, f"{city}-{forest}")
    assert "go" in labels(answer), "the movement ends with the player's word"
    answer = await choose(asked, answer, "go")
    assert not {"go", forest} & set(labels(answer)), "the page gives what nothing could better by itself"
    assert say(asked)("edo-amount-wood", count=3) in answer.text
    assert labels(answer)["confirm"] == say(asked)("edo-confirm-so-far")
    await press_verb(asked, answer, "confirm")
    public = await said_publicly(match)
    assert "produces 3 wood: forest" in public
    rng = random.Random(5)
    while (who := await match.awaited()) and len(who) == 1:
        preview = await match.app.services.play.preview(match.number, who[0].id, None)
        stay = [one.notation for one in preview.answers if one.notation in ("go", "pay")]
        await (move(match, who[0], stay[0]) if stay else play_by_moves(who[0], match, rng))
    public = await said_publicly(match)
    assert "nothing was possible for an official" in public
    assert {ada.id, nikos.id, zofia.id} == {person.id for person in await match.awaited()}


FORESTS = {"C1": "FO2", "C2": "FO3", "C3": "FO1"}
TOWNS = {"C1": "mito", "C2": "kofu", "C3": "odawara"}


async def start_cities(match: Match) -> dict[int, str]:
    """Where each person began, by user."""
    async with match.app.services.context.store.read() as db:
        log = await steps.log(db, match.number, 1)
    users = {player.seat: player.user for player in (await match.brief()).players}
    return {users[step.seat] or 0: step.move for step in log if step.move in FORESTS}


# -- bad input, each with its reason


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("A.WOOD 3", "edo-no-most"),
        ("A.WOOD 2 B.TRAVEL 2 C.STONE 1", "edo-no-officials-own"),
        ("A.WOOD 1n", "edo-no-officials-neutral"),
        ("A.WOOD 1b", "edo-no-officials-black"),
        ("A.WOOD 1 A.BUILD", "edo-no-card-used"),
        ("A.TRADE", "edo-no-action"),
        ("S01.RICE", "edo-no-card"),
        ("A.WOOD B.TRAVEL", "edo-no-crew-first"),
        ("2", "edo-no-act-first"),
        ("A.WOOD 0!", "edo-no-quiet"),
        ("A.WOOD ask", "edo-no-ask-here"),
    ],
)
async def test_a_plan_that_cannot_be(app: SandboxApp, text: str, key: str) -> None:
    await refused_as(await to_plan(app), None, text, key)


@pytest.mark.parametrize(
    ("plan", "text", "key"),
    [
        ("B.TRAVEL 1 A.BUILD 0 C.STONE 0", "{city}-GA9", "edo-no-space"),
        ("B.TRAVEL 1 A.BUILD 0 C.STONE 0", "QU9-{city}", "edo-no-space"),
        ("B.TRAVEL 1 A.BUILD 0 C.STONE 0", "RV1-{city}", "edo-no-samurai"),
        ("A.BUILD 1 B.TRAVEL 0 C.STONE 0", "go H.EDO", "edo-no-build-nobody"),
        ("A.BUILD 1 B.TRAVEL 0 C.STONE 0", "go S.{city}", "edo-no-goods"),
        ("A.BUILD 1 B.TRAVEL 0 C.STONE 0", "{city}-EDO go P.EDO", "edo-no-build-place"),
        ("A.BUILD 1 B.TRAVEL 0 C.STONE 0", "go T.{city}", "edo-no-temples"),
        ("A.BUILD 1 B.TRAVEL 0 C.STONE 0", "S.{city}", "edo-no-goods"),
        ("A.BUILD 0 B.TRAVEL 0 C.STONE 0", "H.{city}", "edo-no-official"),
    ],
)
async def test_a_turn_that_cannot_be(app: SandboxApp, plan: str, text: str, key: str) -> None:
    match = await to_plan(app)
    for person in match.people:
        await move(match, person, plan)
    await match.delivered()
    (person,) = await match.awaited()
    await refused_as(match, person, text.format(city=(await start_cities(match))[person.id]), key)


async def test_a_movement_that_cannot_be_paid(app: SandboxApp) -> None:
    """The merchant walks to and fro, three steps each time, until the purse is too light."""
    match = await to_plan(app)
    for person in match.people:
        await move(match, person, "A.BUILD 1 B.TRAVEL 0 C.STONE 0")
    (person,) = await match.awaited()
    preview = await match.app.services.play.preview(match.number, person.id, None)
    assert isinstance(preview.view, EdoView)
    ryo = preview.view.players[preview.seat].goods.ryo
    first = ["M-RV1", "M-EDO", "M-RV1", "M-EDO"][: 0 if ryo % 3 else 2]
    text = " ".join([*first, *(("M-GA1", "M-EDO") * 9)[: (ryo - len(first)) // 3 + 1]])
    await refused_as(match, person, text, "edo-no-walk-ryo")


async def refused_as(match: Match, person: Scripted | None, text: str, key: str) -> None:
    """The reason of that key, privately; nothing changes, and nobody else hears of it."""
    person = person or match.people[0]
    await match.delivered()
    before = await match.steps(), [message.id for message in match.messages()]
    answer = await person.slash("move", move=text, match=match.number)
    assert answer.ephemeral
    assert not answer.failed
    assert longest_part(LANGUAGE[person.name], key) in answer.text
    await match.delivered()
    assert (await match.steps(), [message.id for message in match.messages()]) == before


def longest_part(language: str, key: str) -> str:
    """The longest run of words of a message between its values."""
    text = messages(language)[key].text.split(" = ", 1)[1]
    parts = re.split(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", text)
    return max((part.strip() for part in parts), key=len)


# -- a whole game


async def test_tables_and_supplies_are_a_press_away(app: SandboxApp) -> None:
    """The second picture: in the presser's language, for nobody else, and from there back to the table."""
    match = await to_plan(app)
    nikos = match.people[1]
    before = len(match.messages())
    page = await nikos.press(control(match.board(), "ledger"), match.board())
    assert page.ephemeral
    galleries = [node for node in page.message.components if node["type"] == GALLERY]
    (shown,) = [item["description"] for node in galleries for item in node["items"]]
    assert re.search(r"2: \d+, \d+.? 3: \d+, \d+, \d+", shown), "rows of the profit tiles"
    known = {one.get("label") for one in usable(page.message)}
    assert say(nikos)("button-table") in known
    assert say(nikos)("button-ledger") not in known, "this is shown"
    (table,) = [one for one in usable(page.message) if one.get("label") == say(nikos)("button-table")]
    back = await nikos.press(table["custom_id"], page)
    assert say(nikos)("button-ledger") in {one.get("label") for one in usable(back.message)}
    assert len(match.messages()) == before


@LONG
async def test_a_whole_game_with_all_variants_by_buttons(app: SandboxApp) -> None:
    rng = random.Random(8)
    match = await app.open("edo", NAMES, ALL)
    while awaited := await match.awaited():
        await turn_by_buttons(rng.choice(awaited), match, rng)
    await match.delivered()
    brief = await match.brief()
    assert brief.state == "over"
    assert brief.options == {"temples": "on", "privileges": "on", "ronin": "on"}
    assert len(pictures_of(match.people[0].payload(match.board()))) == 2, "the score sheet and the board"


async def test_a_stop_that_comes_too_late_says_so_and_shows_a_way_on(app: SandboxApp) -> None:
    match = await to_plan(app)
    ada = match.people[0]
    page = await ada.slash("turn", match=match.number)
    for notation in ("A.MONEY", "1", "C.BUILD", "B.TRAVEL"):
        page = await choose(ada, page, notation)
    sealed = await press_verb(ada, page, "confirm")
    assert sealed is not None
    late = await pressed(ada, sealed, f"tp:stop:{match.number}:99.gone:{STOP}")
    assert say(ada)("stop-late") in late.text
    assert {"undo", "board"} <= labels(late).keys(), "she can take her plan back"
