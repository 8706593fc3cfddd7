"""Pages, notices and buttons about time fit Discord in every language, with the longest names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import Who, fact
from bot.games.registry import GAMES
from bot.match.engine.computers import LEVELS
from bot.match.engine.models import Brief
from bot.match.lobby.terms.registry import TIME
from bot.match.people.service import Me
from bot.match.people.typed import read_amount
from bot.match.proposals.clock import MoreTime
from bot.match.proposals.move import Swap
from bot.match.proposals.proposal import Votes
from bot.match.timing.clock import ABSENCES, DAY, HOUR, TimeControl, amount_fact
from bot.match.timing.person_settings import PersonSettings
from bot.text import LANGUAGES, words
from bot.text.escape import capital
from cogs.framework.pictures import look_scene
from cogs.ui.board import board_page, notice_buttons
from cogs.ui.forms import Select, Typed
from cogs.ui.lists import mine_page, options_page, status_page
from cogs.ui.lobby_page import lobby_page
from cogs.ui.me import me_page
from cogs.ui.page import Button, Page
from cogs.ui.speech import safe_names, term_menus, timed
from cogs.ui.table import clock_form, substitute_form
from cogs.ui.time import agreed_page, pause_page, time_control_page
from render.paint import alt_text
from tests.cogs.kit import PICTURE, faults_of, fresh_services, started

FULL = TimeControl(
    clock="reserve", turn=36 * HOUR, reserve=60 * DAY, quiet="stops", vacation=60, absence="autopilot"
)
NOTICES = (
    fact("table-reminder", since=10**12),
    fact("table-reminder-until", until=10**12),
    fact("table-time-out-wait", who=Who(0)),
    fact("table-time-out-substitute", who=Who(0), seat=0),
    fact("table-autopilot-begins", who=Who(0), seat=0),
    fact("table-expired", days=14),
    fact("table-pause-asked", who=Who(1)),
    fact("table-paused"),
    fact("table-goes-on"),
    fact("table-extend-asked", who=Who(1), amount=amount_fact(36 * HOUR), seat=1),
    fact("table-extended", who=Who(1), until=10**12),
    fact("table-seat-offered", who=Who(1), seat=1),
    fact("table-seat-asked", by=Who(0), who=Who(1), seat=1),
    fact("table-own-seat-asked", by=Who(0), who=Who(0), seat=0),
    fact("table-seat-taken", who=Who(1), old="x" * 40),
    fact("table-seat-taken-empty", who=Who(1)),
    fact("table-back", who=Who(1)),
    fact("table-stays", who=Who(1)),
)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_about_time_fit(language: str, tmp_path: Path) -> None:
    say, game = words(language), next(iter(GAMES))
    async with fresh_services(tmp_path) as services:
        brief = await started(services, game, max(GAMES[game].seats), language)
        look = await services.views.look(brief.match)
    lobby = replace(brief, state="lobby", time_control=FULL)
    players = tuple(
        replace(one, deadline=10**12 + one.seat, awaited=True, on_autopilot=True) for one in brief.players
    )
    running = replace(brief, time_control=FULL, players=players)
    settings = PersonSettings("America/Argentina/ComodRivadavia", (1380, 420))
    me = Me(settings, tuple((at * 10**10, at * 10**10 + 10**9) for at in range(20)))
    some = Votes((0, 1), (2,), done=False)
    private = [
        me_page(say, me, 10**12),
        me_page(say, Me(PersonSettings(remind="none"), ()), 10**12),
        options_page(say, lobby),
        time_control_page(say, lobby, lobby.host),
        status_page(say, running, replace(look, brief=running)),
        *(pause_page(say, brief, some, agrees=agrees) for agrees in (True, False)),
        pause_page(say, brief, Votes((), (), done=True), agrees=True),
        pause_page(say, brief, Votes((), (), done=False), agrees=False),
        agreed_page(say, brief, some, Swap),
        agreed_page(say, brief, Votes((), (1,), done=False), Swap),
        agreed_page(say, brief, some, MoreTime, 0),
        agreed_page(say, brief, Votes((1,), (), done=True), Swap),
        agreed_page(say, brief, Votes((1,), (), done=True, alone=True), Swap),
    ]
    clock = say("me-zone", zone=settings.zone or "", now="22:46")  # 10**12 ms: 01:46 UTC
    assert clock in private[0].texts[0]
    everybody = [player.seat for player in brief.players]
    public = [
        lobby_page(say, lobby, (PICTURE,)),
        board_page(say, replace(look, brief=running), (PICTURE,), "", everybody, first=True),
        board_page(say, replace(look, brief=replace(running, paused_at=1)), (), "", [], first=False),
    ]
    first = [
        board_page(say, replace(look, brief=one), (PICTURE,), "", [], first=True).texts[0].startswith("##")
        for one in (brief, replace(brief, imported=True))
    ]
    assert first == [True, False], "what comes from elsewhere goes on"
    for told in NOTICES:
        text = say.say(timed(told), safe_names(brief))
        assert "<t:" in text or not {"until", "since"} & told.args.keys()
        public.append(Page((text,), rows=(notice_buttons(say, running, told),)))
    assert [faults_of(page, v2=False) for page in public] == [[]] * len(public)
    assert [faults_of(page, v2=True) for page in private] == [[]] * len(private)
    assert say("board-paused", since="x") in board_text(public[2])


def board_text(page: Page) -> str:
    return "\n".join(page.texts).replace("<t:0:R>", "x")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_menus_show_what_is_chosen(language: str, tmp_path: Path) -> None:
    say = words(language)
    async with fresh_services(tmp_path) as services:
        brief = await started(services, next(iter(GAMES)), 2, language)
        (one,) = (await services.views.mine(1))[:1]
    for time_control in (TimeControl(), TimeControl(clock="turn", turn=3 * DAY, absence="wait")):
        menus: Any = term_menus(say, replace(brief, time_control=time_control), TIME)
        chosen = [choice.label for menu in menus for choice in menu.choices if choice.chosen]
        assert len(chosen) == len(menus)
    for absence in ABSENCES:
        menus = term_menus(
            say, replace(brief, time_control=TimeControl(clock="turn", turn=DAY, absence=absence)), TIME
        )
        assert [choice.value for choice in menus[1].choices if choice.chosen] == [absence]
    players = tuple(replace(player, deadline=10**12, awaited=True) for player in one.brief.players)
    page = mine_page(say, [replace(one, my_turn=True, brief=replace(one.brief, players=players))])
    assert "<t:1000000000:" in "\n".join(page.texts)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_amounts_stand_in_forms_as_the_examples_beside_them(language: str, tmp_path: Path) -> None:
    say = words(language)
    async with fresh_services(tmp_path) as services:
        brief = await started(services, next(iter(GAMES)), 2, language)
    for amount, reserve in ((36 * HOUR, 0), (3 * DAY, 35 * HOUR)):
        clock = TimeControl(clock="reserve", turn=amount, reserve=reserve)
        turn, rest = (
            field
            for field in clock_form(say, replace(brief, time_control=clock)).fields
            if isinstance(field, Typed)
        )
        assert turn.hint in turn.about
        assert read_amount(turn.hint) == amount
        assert (rest.hint and read_amount(rest.hint)) == (reserve or "")


async def test_notices_offer_what_their_readers_can_do(tmp_path: Path) -> None:
    """Only its players see a private match, so they look for somebody else; who is asked can take the seat,
    but sees no board yet."""
    async with fresh_services(tmp_path) as services:
        brief = await started(services, next(iter(GAMES)), 2, "en")

    def verbs(brief: Brief, key: str, reader: int | None = None) -> list[str]:
        told = fact(key, by=Who(0), who=Who(1), seat=1)
        buttons = notice_buttons(words("en"), brief, told, reader)
        assert isinstance(buttons, tuple)
        return [one.action.split(":")[1] for one in buttons if isinstance(one, Button)]

    private = replace(brief, private=True)
    for key in ("table-time-out-substitute", "table-autopilot-begins", "table-waited"):
        assert {"seat", "offer"} & {*verbs(brief, key)}
        assert not {"seat", "offer"} & {*verbs(private, key)}
        assert "substitute" in verbs(private, key)
    for match in (brief, private):
        assert verbs(match, "table-seat-asked", 999) == ["seat"]
        assert verbs(match, "table-seat-by-manager", 999) == ["seat"]
        assert verbs(match, "table-seat-taken", 999) == []
    here, away = (player.user for player in brief.players)
    assert verbs(private, "table-autopilot-begins", away) == ["imback", "board"]
    assert verbs(private, "table-autopilot-begins", here) == ["substitute", "board"]
    assert verbs(private, "table-waited", away) == ["board"]


async def test_a_computer_is_not_spoken_to(tmp_path: Path) -> None:
    """A person reads that it is their turn, and as a sentence of its own what for, which may have a colon
    itself; of a computer the others read what it is to do."""
    say, game = words("en"), "golden_horn"
    async with fresh_services(tmp_path) as services:
        brief = await started(services, game, 2, "en")
        look = await services.views.look(brief.match)
    seat, asked = look.awaited[0]
    alone = replace(look, awaited=((seat, asked),))
    machine = replace(brief.players[seat], user=None, computer="hard", name="Vega")
    players = tuple(machine if one.seat == seat else one for one in brief.players)
    for turn, spoken_to in ((alone, True), (replace(alone, brief=replace(brief, players=players)), False)):
        text = board_text(board_page(say, turn, (PICTURE,), "", [], first=False))
        prompt = say.say(asked, safe_names(turn.brief))
        assert (f", it is your turn. {capital(prompt)}." in text) == spoken_to
        assert (f": {prompt}." in text) != spoken_to


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("fr", "garde deux", "gardez deux"),
        ("de", "behalte zwei", "behaltet zwei"),
        ("en", "keep two", "keep two"),
    ],
)
async def test_several_people_are_spoken_to_as_such(
    language: str, one: str, several: str, tmp_path: Path
) -> None:
    """In the message and in the alt text of its board; a person alone is spoken to as one."""
    say, game = words(language), "pyramids"
    async with fresh_services(tmp_path) as services:
        brief = await started(services, game, 2, language)
        look = await services.views.look(brief.match)
    assert len(look.awaited) == 2
    for awaited, asked in ((look.awaited, several), (look.awaited[:1], one)):
        turn = replace(look, awaited=awaited)
        text = board_text(board_page(say, turn, (PICTURE,), "", [], first=False))
        assert f"{asked} " in text.casefold()
        assert f": {asked} " in alt_text(look_scene(turn, language)).casefold()


async def test_who_ends_a_pause_reads_that_the_match_goes_on(tmp_path: Path) -> None:
    """And not that there is no pause, as if the button had done nothing."""
    say, game = words("en"), next(iter(GAMES))
    async with fresh_services(tmp_path) as services:
        brief = await started(services, game, max(GAMES[game].seats), "en")
    nobody = Votes((), (), done=False)
    paused = replace(brief, paused_at=10**12)
    assert pause_page(say, paused, nobody, agrees=False).texts == (say("table-goes-on"),)
    assert pause_page(say, brief, nobody, agrees=False).texts == (say("page-pause-none"),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_without_a_clock_goes_on_without_one(language: str) -> None:
    """The news is the same for every table, so it promises no clock."""
    clock = {"el": "ρολ", "pl": "zegar", "de": "Uhr", "es": "relo", "fr": "pendule", "it": "orolog"}
    assert clock.get(language, "clock") not in words(language)("table-goes-on")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_substitute_that_is_a_computer_is_chosen_by_its_level(language: str, tmp_path: Path) -> None:
    """Not with the words of the lobby, which adds one."""
    say, game = words(language), next(iter(GAMES))
    async with fresh_services(tmp_path) as services:
        brief = await started(services, game, max(GAMES[game].seats), language)
    field = substitute_form(say, brief, brief.host).fields[-1]
    assert isinstance(field, Select)
    assert [choice.label for choice in field.choices] == [say(f"level-{level}") for level in LEVELS]
