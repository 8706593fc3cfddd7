"""What pages say of computers: hints with what they gain, and results that are kept apart."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from bot.core import Score, SeatScore
from bot.games.registry import GAMES
from bot.match import Brief, MatchServices, Person
from bot.match import Place as Channel
from bot.match.proposals.clock import End
from bot.match.results.statistics import Outcome, Scored
from bot.match.views.models import LeadChange
from bot.text import LANGUAGES, words
from bot.text.escape import COMPUTER
from cogs.framework.pictures import scene_of
from cogs.framework.services import Services
from cogs.ui import results as charts
from cogs.ui.answers import effects_text
from cogs.ui.board import final_page
from cogs.ui.guide import why_of, why_text
from cogs.ui.history import lead_lines, leads_page
from cogs.ui.turn import hint_lines
from render.kit import fonts
from render.kit.fonts import NAME
from render.paint import alt_text
from tests.cogs.kit import PICTURE, faults_of, fresh_services

SAY = words("en")
HERE = Channel(2**60, 2**60 + 1)
ADA = Person(1, "Ada", "en")


async def against_a_computer(services: MatchServices) -> Brief:
    brief = await services.lobby.open("golden_horn", 2, {"start_seat": "1"}, ADA, HERE, "en", computers=1)
    return await services.lobby.start(brief.match, 1)


async def test_a_hint_tells_what_its_move_gains_and_the_turn_it_belongs_to(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await against_a_computer(services)
        token = (await services.play.preview(brief.match, 1, None)).turn_token
        hint = await services.hints.take(brief.match, 1, token, (), whole=False, key="1")
        whole = await services.hints.take(brief.match, 1, token, (), whole=True, key="2")
    assert len(hint.moves) == 1 < len(whole.moves)
    [move, turn, *_] = said = hint_lines(SAY, hint).split("\n")
    label, gains = SAY.say(hint.offers[0].label), effects_text(SAY, hint.offers[0], ())
    assert gains
    assert move == f"-# {SAY('page-hint-effects', label=label, effects=gains)}"
    assert turn.startswith("-# Its whole turn: **Ada** load"), said
    assert hint.turn == whole.turn, "all that the computer would do"


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_says_why(tmp_path: Path, game: str) -> None:
    """The rule behind its move, in every language."""
    async with fresh_services(tmp_path) as services:
        for _ in range(20):  # until Ada begins
            brief = await services.lobby.open(game, 2, {}, ADA, HERE, "en", computers=1)
            await services.lobby.start(brief.match, 1)
            asked = await services.play.preview(brief.match, 1, None)
            if asked.status == "asked":
                break
        hint = await services.hints.take(brief.match, 1, asked.turn_token, (), whole=False, key="1")
    kind = next(one.kind for one in asked.answers if one.notation == hint.moves[0])
    why = why_of(asked, kind)
    assert why is not None
    for language in LANGUAGES:
        say = words(language)
        lines = hint_lines(say, hint, asked).split("\n")
        assert f"-# {say('page-hint-rule', says=why_text(say, asked, kind))}" in lines
        assert why.rule in lines[1]
    assert not any("Why:" in line for line in hint_lines(SAY, hint, asked).split("\n")), "a rule is no reason"
    assert not any("The rule:" in line for line in hint_lines(SAY, hint).split("\n"))


async def test_a_hint_tells_the_points_that_its_turn_brings(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await against_a_computer(services)
        token = (await services.play.preview(brief.match, 1, None)).turn_token
        hint = await services.hints.take(brief.match, 1, token, (), whole=False, key="1")
    for points, told in (((3, 5), True), ((3, 3), False), (None, False)):
        assert ("3 → 5" in hint_lines(SAY, replace(hint, points=points))) == told


async def test_a_computer_has_its_badge_in_pictures_and_a_word_for_it_in_texts(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as matches:
        brief = await against_a_computer(matches)
        services = cast(Services, SimpleNamespace(matches=matches))
        scene = await scene_of(services, 1, words("en"), brief.match, "board")
    assert scene.names == ("Ada", f"Vega {COMPUTER}")
    assert fonts.width(scene.names[1], NAME) > fonts.width("Vega", NAME) + NAME.size / 2, "a gear is drawn"
    for language in LANGUAGES:
        told = alt_text(replace(scene, language=language))
        assert f"Vega {words(language)('computer-badge')}" in told
        assert COMPUTER not in told
        assert told.startswith("Ada"), "whose turn it is comes first"


async def test_the_end_says_who_took_hints_and_that_computers_played(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await against_a_computer(services)
        token = (await services.play.preview(brief.match, 1, None)).turn_token
        for key in "12":
            await services.hints.take(brief.match, 1, token, (), whole=False, key=key)
        await services.proposals.propose(brief.match, 1, End(), key="3")
        look = await services.views.look(brief.match)
    score = Score((SeatScore(9, 1, ()), SeatScore(5, 2, ())))
    for language in LANGUAGES:
        say = words(language)
        page = final_page(say, replace(look, score=score), (PICTURE,), "")
        assert say("final-hints", who="**Ada**", hints=2) in page.texts[0]
        assert say("final-with-computers") in page.texts[0]
        assert f"**Vega {COMPUTER}**" in page.texts[0]
        assert not faults_of(page, v2=False)


async def test_the_turns_at_which_the_lead_changed_are_told_with_pictures(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await against_a_computer(services)
        past = await services.history.at(brief.match, 1, 1)
    leads = tuple((LeadChange(n=n, seat=1, before=0, lead=2.0), past) for n in (1, 2, 3))
    for language in LANGUAGES:
        say = words(language)
        page = leads_page(say, brief, leads, (PICTURE,) * 4)
        said = page.texts[1]
        assert said.startswith(f"**{say('button-leads')}**"), "not every change of the lead is there"
        assert said.count("▪") == 3
        assert f"**Vega {COMPUTER}**" in said
        assert len(page.pictures) == 4, "the curves, and the board after each turn"
        assert not faults_of(page, v2=True)
    assert lead_lines(SAY, brief, ()) == []


def test_a_history_keeps_matches_with_computers_apart() -> None:
    def outcome(match: int, *, computers: bool) -> Outcome:
        other = Scored(1, None, "Vega", 9, 2, computer="hard") if computers else Scored(1, 2, "Ben", 9, 2)
        return Outcome(
            match=match,
            game="edo",
            place=HERE,
            started_at=1,
            ended_at=2,
            seats=(Scored(0, 1, "Ada", 20, 1), other),
            with_computers=computers,
        )

    both = [outcome(1, computers=True), outcome(2, computers=False)]
    chart = charts.history_chart(SAY, both, 1, None, 0, "Ada")
    figures = {label: figure for figure, label in chart.parts[0].figures}  # type: ignore[union-attr]
    assert figures[SAY("results-figure-matches")] == "1", "among people"
    assert figures[SAY("results-figure-wins")] == "1"
    assert figures[SAY("results-figure-computers")] == "1"
    assert chart.foot == SAY("results-with-computers")
    assert f"Vega {COMPUTER}" in str(chart.parts)
    assert charts.history_chart(SAY, both[1:], 1, None, 0, "Ada").foot == ""
