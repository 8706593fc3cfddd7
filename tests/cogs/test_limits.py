"""Everything the bot can send, counted against Discord's limits: every language, the longest names."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from discord import Locale
from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.match import Brief, MatchServices
from bot.match.engine.models import Preview
from bot.match.play.plans import Planned, Trial
from bot.match.proposals.clock import End
from bot.sandbox.commands import check_commands
from bot.text import LANGUAGES, pick_language, words
from cogs.ui.answers import Bundle, Spot, bundles
from cogs.ui.board import board_page, final_page
from cogs.ui.guide import chapter_page, reading_of
from cogs.ui.history import luck_page, past_page, recap_page, verify_page
from cogs.ui.lists import (
    hand_page,
    log_page,
    mine_page,
    options_page,
    status_page,
    vote_page,
    which_page,
)
from cogs.ui.lobby_page import lobby_page, option_key, option_value_key, value_text
from cogs.ui.page import Page
from cogs.ui.trying import try_page
from cogs.ui.turn import done_page, turn_page, waiting_page
from cogs.undo import sure_page, undo_page, votes_page
from tests.cogs.kit import (
    PICTURE,
    awaited,
    body_of,
    commands_sent,
    faults_of,
    fresh_services,
    random_turn,
    started,
)
from tests.long import long_but
from tests.openapi_document import DOCUMENT
from tests.sandbox.openapi import Checker

TURNS = (12, 6, 3, 1)
"""How many turns are played. What comes after them needs a match that is not over: in a short game it is the
first of these matches that still runs."""


async def test_commands_fit_in_every_language() -> None:
    check_commands(await commands_sent())


async def test_commands_fit_the_description_of_the_api() -> None:
    checker = Checker(DOCUMENT)
    checker.request("PUT", "/applications/{application_id}/commands", await commands_sent())
    assert checker.findings == []


async def test_every_command_text_is_translated() -> None:
    """Only a name that is the same word in both languages may stay as it is."""

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            if "description" in node:
                wanted = {one.value for one in Locale if pick_language(one.value) != "en"}
                assert set(node["description_localizations"]) == wanted, node["name"]
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(await commands_sent())


async def under_way(
    services: MatchServices, game: str, language: str, take_turns: Callable[[Brief], Awaitable[object]]
) -> Brief:
    """A match with the most players, after some turns.

    Args:
        take_turns: plays for everybody who must act; it is called only while somebody must.
    """
    for turns in TURNS:
        match = (await started(services, game, max(GAMES[game].seats), language)).match
        while turns and await awaited(services, match):
            await take_turns(await services.views.brief(match))
            turns -= 1
        brief = await services.views.brief(match)
        if brief.state == "running":
            return brief
    raise AssertionError(f"{game} is over after one turn")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", long_but(LANGUAGES, "el"))
async def test_pages_fit(game: str, language: str, tmp_path: Path) -> None:
    """The pages of a match, from its lobby over many positions to its end."""
    say, rng = words(language), random.Random(game)
    pages: list[Page] = []
    private: list[Page] = []
    async with fresh_services(tmp_path) as services:

        async def take_turns(brief: Brief) -> None:
            for user in await awaited(services, brief.match):
                for preview in await random_turn(services, brief.match, user, rng):
                    private.extend(_turn_pages(say, preview) + _try_pages(say, preview))
                if not await awaited(services, brief.match):
                    break
                waits = await services.play.preview(brief.match, user, None)
                planned = Planned(kind="order", facts=waits.facts * 5, note="*" * 500, may_try=True)
                my_turns = await services.views.mine(user)
                private.append(waiting_page(say, waits, (PICTURE,), my_turns=my_turns, planned=planned))
            look = await services.views.look(brief.match)
            everybody = [player.seat for player in look.brief.players]
            pages.append(board_page(say, look, (PICTURE,), "", everybody, first=True))
            pages.append(board_page(say, look, (), "board " * 600, everybody, first=False))

        brief = await under_way(services, game, language, take_turns)
        pages.append(lobby_page(say, brief, (PICTURE,)))
        private.append(options_page(say, brief))
        one = (await services.views.mine(1))[0]
        mine = [replace(one, brief=replace(one.brief, match=10**9 + n)) for n in range(30)]
        lines = await services.history.log(brief.match, 1)
        private += [log_page(say, brief, lines, part) for part in range(3)]
        private += [mine_page(say, mine), which_page(say, "turn", mine)]
        private += [status_page(say, brief, await services.views.look(brief.match))]
        private += [hand_page(say, brief, (PICTURE,), "", missed=True)]
        votes = await services.proposals.propose(brief.match, 1, End(), key="v")
        private += [vote_page(say, brief, votes, agrees=agrees) for agrees in (True, False)]
        for user in range(2, brief.seats + 1):
            await services.proposals.propose(brief.match, user, End(), key="v")
        pages.append(final_page(say, await services.views.look(brief.match), (PICTURE, PICTURE), ""))
    private += [chapter_page(say, reading_of(game), part) for part in range(9)]
    assert [faults_of(page, v2=False) for page in pages] == [[]] * len(pages)
    assert [faults_of(page, v2=True) for page in private] == [[]] * len(private)
    checker = Checker(DOCUMENT)
    for page in pages:
        checker.request("POST", "/channels/{channel_id}/messages", body_of(page, v2=False))
    for page in private:
        checker.request("POST", "/channels/{channel_id}/messages", body_of(page, v2=True))
    assert checker.findings == []


def _turn_pages(say: Any, preview: Preview) -> list[Page]:
    """The pages of a preview: every group and part of its answers."""
    spots = [Spot()]
    first: tuple[Bundle, ...] = bundles(preview, Spot())
    spots += [Spot(group, 0) for bundle in first for group in range(len(bundle.groups))]
    spots += [Spot(spot.group, 1) for spot in list(spots)]
    return [turn_page(say, preview, (PICTURE,), spot, before="x" * 500) for spot in spots]


def _try_pages(say: Any, preview: Preview) -> list[Page]:
    trials = (Trial(preview=preview, n=n, awaited=n > 0, lost=3) for n in (0, 400))
    return [try_page(say, trial, (PICTURE,), Spot(), before="x" * 500) for trial in trials]


async def test_a_finished_turn_fits(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, next(iter(GAMES)), 2)
        (user, *_) = await awaited(services, brief.match)
        preview = await services.play.preview(brief.match, user, None)
        while preview.status == "asked":
            moves = (*preview.moves, preview.answers[0].notation)
            preview = await services.play.preview(brief.match, user, None, moves)
        played = await services.play.submit(brief.match, user, None, preview.moves, key="k")
        assert played.may_undo
        for language in LANGUAGES:
            assert faults_of(done_page(words(language), played), v2=True) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_values_of_options_are_not_cut(language: str) -> None:
    say = words(language)
    for rules in GAMES.values():
        for option in (one for one in rules.options if not one.by_seat):
            name = say(option_key(rules.prefix, option))
            for value in option.values:
                label = f"{name}: {value_text(say, option_value_key(rules.prefix, option, value), value)}"
                assert len(label) <= 100, label


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", long_but(LANGUAGES, "el"))
async def test_pages_that_look_back_fit(game: str, language: str, tmp_path: Path) -> None:
    """Older positions, recaps, requests to take back, the proof and the luck of a whole match."""
    say, rng = words(language), random.Random(game)
    shown: list[Page] = []
    async with fresh_services(tmp_path) as services:

        async def take_turns(brief: Brief) -> None:
            for user in await awaited(services, brief.match):
                await random_turn(services, brief.match, user, rng)

        brief = await under_way(services, game, language, take_turns)
        for user in (1, 2, 99):
            for n in (1, 3, 0):
                then = await services.history.at(brief.match, user, n)
                shown.append(past_page(say, brief, then, (PICTURE, PICTURE), in_words="board " * 600))
            recap = await services.history.since(brief.match, user)
            shown.append(recap_page(say, recap, (PICTURE, PICTURE), may_act=True))
            many = replace(recap, facts=recap.facts * 50)
            shown.append(recap_page(say, many, (), in_words="board " * 600))
        back = await services.undo.choices(brief.match, 1)
        shown += [undo_page(say, back), undo_page(say, back, before="x" * 300)]
        shown += [sure_page(say, back, one) for one in back.earlier]
        asked = await services.undo.ask(brief.match, 1, back.earlier[-1].number, key="a")
        for outcome in ("asked", "warned", "open", "approved", "refused", "withdrawn"):
            shown.append(votes_page(say, replace(asked, outcome=outcome), 1))
        for user in range(1, brief.seats + 1):
            await services.proposals.propose(brief.match, user, End(), key="v")
        brief = await services.views.brief(brief.match)
        shown.append(verify_page(say, brief, await services.fairness.verify(brief.match)))
        luck = await services.fairness.luck(brief.match)
        shown.append(luck_page(say, brief, luck))
        shown.append(luck_page(say, brief, replace(luck, pots=luck.pots * 20)))
    assert [faults_of(page, v2=True) for page in shown] == [[]] * len(shown)
