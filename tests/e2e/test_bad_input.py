"""Bad input by Discord: a clear, translated, private answer each, and nothing changes."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import NamedTuple

import pytest

from bot.sandbox.actions import ClientRefusal
from bot.text import Words, words
from bot.text.escape import discord_safe
from cogs.framework.services import called
from tests.e2e.panel import at_table, run
from tests.e2e.players import play_by_moves, random_moves, take_back
from tests.e2e.sandbox_app import Match, SandboxApp, control
from tests.sandbox.person import Answer, Scripted, text_of, usable


class Named(NamedTuple):
    """A person of Discord, as far as it matters for what they are called."""

    name: str
    display_name: str


LANGUAGE = {"Ada": "en", "Nikos": "el", "Zofia": "pl", "Bruno": "en"}


def say(person: Scripted) -> Words:
    return words(LANGUAGE[person.name])


def refused(answer: Answer, *said: str) -> None:
    """Answered privately with these words, not as a fault of the program."""
    assert not answer.failed
    assert answer.ephemeral
    for text in said:
        assert text in answer.text
    for language in LANGUAGE.values():
        assert words(language)("error-inside") not in answer.text


async def everything(match: Match) -> object:
    """What must not change."""
    await match.delivered()
    shown = [(message.id, text_of(message), message.edited) for message in match.messages()]
    return await match.brief(), await match.steps(), shown


@pytest.fixture
async def match(app: SandboxApp) -> Match:
    """Golden Horn; Nikos begins, then Zofia."""
    running = await app.open("golden_horn", ("Nikos", "Zofia"), "start_seat=1")
    await running.delivered()
    return running


# -- who, when, where


@pytest.mark.parametrize("name", ["Ada", "Bruno"])
async def test_not_seated(match: Match, name: str) -> None:
    stranger = match.app.person(name).at(match.people[0].channel_id)
    before = await everything(match)
    for command in ("turn", "hand", "table undo", "table end", "table leave", "table start"):
        answer = await run(stranger, command, match=match.number)
        key = "table-already-started" if command in ("table leave", "table start") else "table-not-seated"
        refused(answer, say(stranger)(key))
    refused(await stranger.slash("move", move="L1", match=match.number), say(stranger)("table-not-seated"))
    assert await everything(match) == before


async def test_not_your_turn(match: Match) -> None:
    """With the name of the one who is waited for, in Polish."""
    zofia = match.people[1]
    before = await everything(match)
    for answer in (
        await zofia.slash("move", move="L1", match=match.number),
        await zofia.slash("golden-horn sail", ship="E1", match=match.number),
    ):
        refused(answer, say(zofia)("table-not-your-turn", who=("**Nikos**",)))
    refused(await zofia.slash("table undo", match=match.number), say(zofia)("table-nothing-to-undo"))
    assert await everything(match) == before


async def test_a_match_that_is_over(match: Match) -> None:
    nikos, zofia = match.people
    for person in match.people:
        await at_table(person, "end", match=match.number)
    before = await everything(match)
    refused(await nikos.slash("move", move="L1", match=match.number), say(nikos)("table-over"))
    for command in ("table undo", "table end"):
        refused(await run(zofia, command, match=match.number), say(zofia)("table-over"))
    refused(await at_table(nikos, "move", match=match.number), say(nikos)("table-over"))
    assert say(zofia)("page-over") in (await zofia.slash("turn", match=match.number)).text
    ada = match.app.person("Ada")
    refused(await ada.slash("table join", match=match.number), say(ada)("table-over"))
    assert await everything(match) == before


async def test_a_match_that_has_not_started(app: SandboxApp) -> None:
    nikos, zofia = app.person("Nikos"), app.person("Zofia")
    await nikos.slash("table new", game="golden_horn", seats=2)
    await app.delivered()
    before = await app.brief(1)
    for command in ("turn", "hand", "table log", "table export", "table undo"):
        refused(await run(nikos, command, match=1), say(nikos)("table-not-started"))
    refused(await nikos.slash("move", move="L1", match=1), say(nikos)("table-not-started"))
    refused(await at_table(nikos, "start", match=1), say(nikos)("table-not-enough-players", need=2, have=1))
    refused(await nikos.slash("table join", match=1), say(nikos)("table-already-joined"))
    refused(await at_table(zofia, "leave", match=1), say(zofia)("table-not-seated"))
    refused(await at_table(zofia, "start", match=1), "**Nikos**")
    assert await app.brief(1) == before


async def test_an_unknown_match(app: SandboxApp) -> None:
    zofia = app.person("Zofia")
    for number in (1, 2**40, -5):
        for command in ("turn", "hand", "table join", "table board", "table log", "table move"):
            answer = await run(zofia, command, match=number)
            refused(answer, say(zofia)("table-unknown-match"))
    refused(await zofia.slash("table join"), say(zofia)("error-no-match-here"))


async def test_a_full_lobby(app: SandboxApp) -> None:
    ada, nikos, zofia = (app.person(name) for name in ("Ada", "Nikos", "Zofia"))
    await ada.slash("table new", game="pyramids", seats=2)
    await nikos.slash("table join", match=1)
    await app.delivered()
    before = await app.brief(1)
    refused(await zofia.slash("table join", match=1), say(zofia)("table-lobby-full"))
    refused(await nikos.slash("table join", match=1), say(nikos)("table-already-joined"))
    guest = app.person("Bruno")
    refused(await at_table(ada, "invite", person=guest.id, match=1), say(ada)("table-lobby-full"))
    assert await app.brief(1) == before


async def test_a_lobby_of_another_server(app: SandboxApp) -> None:
    """Its number helps nobody elsewhere; who is invited may come from anywhere."""
    world = app.box.world
    ada, nikos, zofia = (app.person(name) for name in ("Ada", "Nikos", "Zofia"))
    await ada.slash("table new", game="golden_horn", seats=3)
    other = world.add_guild("Elsewhere", zofia.id, "pl")
    abroad = world.add_channel(other.id, "nabrzeże")
    await app.delivered()
    before = await app.brief(1)
    refused(await zofia.at(abroad).slash("table join", match=1), say(zofia)("table-foreign-lobby"))
    refused(await zofia.in_dm().slash("table join", match=1), say(zofia)("table-foreign-lobby"))
    assert await app.brief(1) == before
    await at_table(ada, "invite", person=nikos.id, match=1)
    joined = await nikos.at(abroad).slash("table join", match=1)
    assert say(nikos)("page-joined", hand=1) in joined.text


@pytest.mark.parametrize("lacking", ["attach_files", "send_messages", "create_public_threads"])
async def test_a_missing_permission(app: SandboxApp, lacking: str) -> None:
    """The answer names it, before anything is promised."""
    nikos = app.person("Nikos")
    app.box.world.set_bot_permissions(nikos.channel_id, deny=[lacking])
    answer = await nikos.slash("table new", game="golden_horn", seats=2)
    name = say(nikos)(f"permission-{lacking.replace('_', '-')}")
    refused(answer, say(nikos)("error-permission", permissions=(name,)))
    refused(await nikos.slash("table board", match=1), say(nikos)("table-unknown-match"))


async def test_not_with_others_in_a_dm(app: SandboxApp) -> None:
    """Only computers can sit at a table that one person sees."""
    zofia = app.person("Zofia").in_dm()
    answer = await zofia.slash("table new", game="golden_horn", seats=3, computers=1)
    refused(answer, say(zofia)("table-private"))


@pytest.mark.parametrize(
    ("options", "key", "args"),
    [
        ("nonsense", "error-unreadable-option", {"text": "nonsense"}),
        ("=1", "error-unreadable-option", {"text": "=1"}),
        ("wind=strong", "table-unknown-option", {"option": "wind"}),
    ],
)
async def test_options_that_are_none(app: SandboxApp, options: str, key: str, args: dict[str, str]) -> None:
    nikos = app.person("Nikos")
    answer = await nikos.slash("table new", game="golden_horn", seats=2, options=options)
    refused(answer, say(nikos)(key, **args))
    refused(await nikos.slash("table board", match=1), say(nikos)("table-unknown-match"))


async def test_values_that_options_do_not_have(app: SandboxApp) -> None:
    """With the values there are; and a number of players the game is not for."""
    zofia = app.person("Zofia")
    answer = await zofia.slash("table new", game="golden_horn", seats=2, options="ship_placement=never")
    refused(answer, "never", say(zofia)("gh-option-ship-placement-random"))
    answer = await zofia.slash("table new", game="golden_horn", seats=5)
    refused(answer, say(zofia)("table-bad-seats", least=2, most=4, seats=5))
    with pytest.raises(ClientRefusal):
        await zofia.slash("table new", game="chess", seats=2)
    refused(await zofia.slash("table board", match=1), say(zofia)("table-unknown-match"))


async def test_options_are_taken_as_they_are_read(app: SandboxApp) -> None:
    """Discord shows the name of a completion that was chosen, and sends it when more is typed."""
    ada, typed, wanted = app.person("Ada"), "", ""
    for key in ("temples", "privileges", "ronin"):
        wanted = f"{wanted} {key}=on".strip()
        offered = await ada.complete("table new", "options", typed, game="edo")
        typed = {one["value"]: one["name"] for one in offered}[wanted] + " "
    assert await ada.complete("table new", "options", typed, game="edo") == []
    zofia = app.person("Zofia")
    await zofia.slash("table new", game="edo", seats=3, options="Świątynie=tak Ronin: tak")
    assert (await app.brief(1)).options == {"temples": "on", "privileges": "off", "ronin": "on"}


# -- moves


@pytest.mark.parametrize(
    "typed", ["Q9", "L1 Q9", "@everyone", "**L1**", "x" * 3000, "\u202eL1", "💥", "undo.1"]
)
async def test_a_move_that_cannot_be(match: Match, typed: str) -> None:
    """Says why and what is possible, in Greek; nothing of a whole line is played."""
    nikos = match.people[0]
    before = await everything(match)
    answer = await nikos.slash("move", move=typed, match=match.number)
    refused(answer)
    possible = say(nikos)("error-illegal", why="", legal=("x",)).partition("x")[0].strip()
    assert possible in answer.text
    assert not answer.message.pings
    assert len(answer.text) < 2000
    assert await everything(match) == before


async def test_an_empty_move(match: Match) -> None:
    nikos = match.people[0]
    refused(await nikos.slash("move", move="   ", match=match.number), say(nikos)("table-empty-move"))


async def test_a_command_of_another_game(match: Match) -> None:
    nikos = match.people[0]
    answer = await nikos.slash("pyramids mark", card="L.", place="L.A1", match=match.number)
    refused(answer, say(nikos)("error-other-game", game=say(nikos)("gh-title")))


async def test_a_placement_on_the_other_card(app: SandboxApp) -> None:
    """The card that a command names narrows the completion, and holds."""
    match = await app.open("pyramids", ("Ada", "Nikos"))
    rng = random.Random(1)
    for person in match.people:
        await play_by_moves(person, match, rng)
    await match.delivered()
    ada = match.people[0]
    cards = await ada.complete("pyramids mark", "card", "", match=match.number)
    assert [one["value"][:2] for one in cards] == ["L.", "R."]
    left = await ada.complete("pyramids mark", "place", "", card="L.", match=match.number)
    right = await ada.complete("pyramids mark", "place", "", card="R.", match=match.number)
    assert {one["value"][:2] for one in left} == {"L."}
    assert {one["value"][:2] for one in right} == {"R."}
    before = await everything(match)
    answer = await ada.slash("pyramids mark", card="R.", place=left[0]["value"], match=match.number)
    refused(answer, say(ada)("error-extra", text=left[0]["value"]))
    assert await everything(match) == before


async def test_a_choice_is_typed_by_its_number_or_label(app: SandboxApp) -> None:
    """As the list shows it, in the player's language; what could mean several choices is refused."""
    match = await app.open("pyramids", ("Zofia", "Nikos"))
    for person in match.people:
        await play_by_moves(person, match, random.Random(1))
    await match.delivered()
    zofia = match.people[0]
    cards = await zofia.complete("pyramids mark", "card", "", match=match.number)
    number = re.sub(r"\D", "", cards[1]["name"])
    assert cards[1]["name"].startswith(f"karta {number} (")
    typed = {"card": number, "match": match.number}
    places = await zofia.complete("pyramids mark", "place", "", **typed)
    assert {one["value"][:2] for one in places} == {"R."}
    before = await everything(match)
    refused(
        await zofia.slash("pyramids mark", **typed | {"card": "KARTA"}, place=places[0]["value"]),
        say(zofia)("error-extra", text=places[0]["value"]),
    )
    assert await everything(match) == before
    label = places[0]["name"].partition(" — ")[0]
    answer = await zofia.slash("pyramids mark", **typed, place=label.upper())
    assert not answer.failed
    assert await everything(match) != before


async def test_a_ship_that_is_chosen_already(app: SandboxApp) -> None:
    """The others have nothing to do with it: the answer says what is too much."""
    match = await app.open("golden_horn", ("Ada", "Nikos"), "start_seat=1")
    ada = match.people[0]
    await play_by_moves(ada, match, random.Random(1))
    await take_back(ada, match)  # only how it sails: what was drawn after it was loaded stays
    to = await ada.complete("move", "move", "", match=match.number)
    answer = await ada.slash("golden-horn sail", ship="L1", to=to[0]["value"], match=match.number)
    refused(answer, say(ada)("error-extra", text="L1"))


HOSTILE = (
    "@everyone <@1> <@&2>",
    "**bold** `code` ||x||",
    "[click](https://x.example)",
    "\u202eevil\u202d name",
    "🦜" * 32,
    "# Title",
    "<#1> :smile: </table:1>",
)


async def test_hostile_names(app: SandboxApp) -> None:
    """Nobody is pinged, nothing is markdown, the sentences around them stay whole."""
    world = app.box.world
    people = ("Ada", "Bruno")
    for first, second in zip(HOSTILE, (*HOSTILE[1:], HOSTILE[0]), strict=True):
        for name, new in zip(people, (first, second), strict=True):
            world.edit_person(app.person(name).id, name=new)
        users = [world.person(first).id, world.person(second).id]
        match = await app.open("golden_horn", (first, second), "start_seat=1")
        await match.delivered()
        board = match.board()
        assert board.pings == users[:1]
        assert not board.mention_everyone
        shown = (called(Named(one.lower(), new)) for one, new in zip(people, (first, second), strict=True))
        names = tuple(f"**{discord_safe(one)}**" for one in shown)
        assert words("en")("board-started", names=names) in board.content
        answer = await match.people[1].slash("move", move="L1", match=match.number)
        assert words("en")("table-not-your-turn", who=(names[0],)) in answer.text
        await play_by_moves(match.people[0], match, random.Random(1))
        await match.delivered()
        assert set(match.board().pings) <= set(users)
        mine = await match.people[0].slash("table mine")
        assert not mine.failed
        for user, name in zip(users, people, strict=True):
            world.edit_person(user, name=name)


# -- Pyramids


@pytest.fixture
async def chamber(app: SandboxApp) -> Match:
    """Pyramids with the first shape up: Nikos and Zofia may mark."""
    match = await app.open("pyramids", ("Nikos", "Zofia"))
    for person in match.people:
        await play_by_moves(person, match, random.Random(2))
    await match.delivered()
    return match


async def left_card(match: Match, person: Scripted) -> tuple[str, str]:
    """The 25 symbols of a person's left card (row by row), and the key of the shape."""
    look = await match.app.services.views.look(match.number, person.id)
    view = look.view
    seat = look.seat
    card = view.players[seat].cards[0]  # type: ignore[attr-defined]
    return "".join(card.grid), view.shape.key  # type: ignore[attr-defined]


def cell(at: int) -> str:
    return f"{'ABCDE'[at % 5]}{at // 5 + 1}"


async def test_placements_that_cannot_be(chamber: Match) -> None:
    """Off the grid, on a wall, in a wrong shape, twice the same cell: each with its reason."""
    for person in chamber.people:
        grid, shape = await left_card(chamber, person)
        words_ = say(person)
        entrance = grid.index("E")
        wall = cell(grid.index("#"))
        deep = cell(next(at for at in range(24, 9, -1) if grid[at] not in "#E"))
        size = int(shape[1])
        spread = [at for at in range(25) if grid[at] != "#"]
        wrong = "".join(cell(at) for at in (*spread[: size - 1], spread[-1]))
        named = words_(f"py-shape-{shape}")
        cases = {
            "L.F1": words_("py-no-off-grid", cell="F1"),
            "L.A6": words_("py-no-off-grid", cell="A6"),
            f"L.{wall}": words_("py-no-wall", cell=wall),
            f"L.{deep}": words_("py-no-entrance", cell=cell(entrance)),
            f"L.{wrong}": words_("py-no-shape", shape=named, cells=" ".join(_pairs(wrong))),
            f"L.{cell(entrance) * 2}": words_("py-no-twice", cell=cell(entrance)),
            "M.A1": words_("py-no-not-your-card", card="M"),
            "5": words_("py-no-mark-first"),
        }
        before = await everything(chamber)
        for typed, why in cases.items():
            refused(await person.slash("move", move=typed, match=chamber.number), why)
        assert await everything(chamber) == before


def _pairs(cells: str) -> Sequence[str]:
    return [cells[at : at + 2] for at in range(0, len(cells), 2)]


async def test_no_contact(chamber: Match) -> None:
    """On a card with marks: a cell that touches none."""
    nikos, zofia = chamber.people
    grid, _ = await left_card(chamber, nikos)
    entrance = grid.index("E")
    single = f"L.{cell(entrance)}"
    await nikos.slash("move", move=single, match=chamber.number)
    await play_by_moves(zofia, chamber, random.Random(5))
    far = next(at for at in range(24, 14, -1) if grid[at] != "#")
    before = await everything(chamber)
    answer = await nikos.slash("move", move=f"L.{cell(far)}", match=chamber.number)
    refused(answer, say(nikos)("py-no-contact"))
    answer = await nikos.slash("move", move=single, match=chamber.number)
    refused(answer, say(nikos)("py-no-marked", cell=cell(entrance)))
    assert await everything(chamber) == before


async def test_a_second_choice(chamber: Match) -> None:
    """While it is sealed: take it back first. After the resolution: too late."""
    nikos, zofia = chamber.people
    moves = await random_moves(nikos, chamber, random.Random(7))
    await nikos.slash("move", move=moves, match=chamber.number)
    sealed = await chamber.steps()
    refused(await nikos.slash("move", move=moves, match=chamber.number), say(nikos)("py-no-sealed"))
    assert await chamber.steps() == sealed
    page = await nikos.slash("turn", match=chamber.number)
    undo = control(page.message, "undo")
    await play_by_moves(zofia, chamber, random.Random(7))
    before = await everything(chamber)
    refused(await nikos.slash("move", move="back", match=chamber.number), say(nikos)("py-no-nothing-back"))
    refused(await nikos.slash("table undo", match=chamber.number), say(nikos)("table-undo-answered"))
    late = await nikos.press(undo, page)
    refused(late, say(nikos)("page-back-nothing", alone=0))
    assert await everything(chamber) == before
    assert usable(chamber.board())


async def test_seats_are_those_of_the_game(app: SandboxApp) -> None:
    ada = app.person("Ada")
    assert [one["value"] for one in await ada.complete("table new", "seats", "", game="golden_horn")] == [
        2,
        3,
        4,
    ]
    assert [one["value"] for one in await ada.complete("table new", "seats", "5", game="edo")] == [5]


async def test_an_option_for_more_players_than_sit_there(app: SandboxApp) -> None:
    """Nothing begins, and no thread is made for it."""
    ada, bruno = app.person("Ada"), app.person("Bruno")
    await ada.slash("table new", game="golden_horn", seats=4, options="start_seat=4")
    await bruno.slash("table join", match=1)
    before = set(app.box.world.channels)
    refused(await at_table(ada, "start", match=1), "“seat 4” is not a value of Who starts")
    assert set(app.box.world.channels) == before
