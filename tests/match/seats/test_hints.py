"""Hints: a move on the draft, with what it gains; counted, and only where they are allowed."""

from __future__ import annotations

import pytest

from bot.match.errors import Late, NoHints, NotSeated
from bot.match.lobby.terms.hints import HintsForAll, WithoutHints
from bot.match.proposals.clock import End
from bot.text import LANGUAGES, words
from cogs.ui.lobby_page import lobby_page
from tests.match.app import ANN, BEN, CAT, HERE, MatchApp
from tests.match.lobby.test_computers import ALONE
from tests.match.seats.test_computers import Watched, alone, quick, until_asked, with_thinker


async def test_a_hint_is_a_move_on_the_draft(app: MatchApp) -> None:
    match = (await alone(app)).match
    await until_asked(app, match)
    preview = await app.services.play.preview(match, ANN.user, None)
    hint = await app.services.hints.take(match, ANN.user, preview.turn_token, (), whole=False, key="1")
    assert len(hint.moves) == len(hint.offers) == 1
    assert hint.moves[0] in {answer.notation for answer in preview.answers}
    assert await app.services.play.draft(match, ANN.user) == hint.moves
    assert (await app.services.views.brief(match)).awaited == (0,), "nothing is played"
    again = await app.services.hints.take(match, ANN.user, preview.turn_token, (), whole=False, key="1")
    assert again.brief.players[0].hints == 1, "the same press counts once"
    assert again.moves == hint.moves, "and the same position gets the same hint"


async def test_the_computer_finishes_the_turn(app: MatchApp) -> None:
    match = (await alone(app)).match
    await until_asked(app, match)
    token = (await app.services.play.preview(match, ANN.user, None)).turn_token
    hint = await app.services.hints.take(match, ANN.user, token, (), whole=True, key="1")
    preview = await app.services.play.preview(match, ANN.user, token, hint.moves)
    assert preview.status != "asked"
    played = await app.play(match, ANN, *hint.moves)
    assert not played.awaited
    with pytest.raises(Late):
        await app.services.hints.take(match, ANN.user, token, (), whole=True, key="2")
    brief = await app.services.views.brief(match)
    assert [player.hints for player in brief.players] == [1, 0, 0]


async def test_a_turn_that_was_told_is_finished_as_it_was_told(app: MatchApp) -> None:
    """Step by step or at once, without thinking anew; somebody who has gone another way is advised anew."""
    match = (await alone(app)).match
    await until_asked(app, match)
    thinker = Watched(quick)
    with_thinker(app, thinker)
    first = await app.services.play.preview(match, ANN.user, None)
    take, token = app.services.hints.take, first.turn_token
    whole = (await take(match, ANN.user, token, (), whole=True, key="1")).moves
    assert len(whole) > 2
    for count in range(2, len(whole) + 1):
        hint = await take(match, ANN.user, token, whole[: count - 1], whole=False, key=str(count))
        assert hint.moves == whole[:count]
    assert (await take(match, ANN.user, token, whole[:1], whole=True, key="9")).moves == whole
    assert len(thinker.asked) == 1
    other = next(answer.notation for answer in first.answers if answer.notation != whole[0])
    await take(match, ANN.user, token, (other,), whole=True, key="10")
    assert len(thinker.asked) == 2


@pytest.mark.parametrize("whole", [False, True])
async def test_the_best_player_advises(app: MatchApp, whole: bool) -> None:
    match = (await alone(app)).match
    await until_asked(app, match)
    thinker = Watched(quick)
    with_thinker(app, thinker)
    token = (await app.services.play.preview(match, ANN.user, None)).turn_token
    await app.services.hints.take(match, ANN.user, token, (), whole=whole, key="1")
    assert [one.level for one in thinker.asked] == ["hard"]


@pytest.mark.parametrize("allowed", [True, False])
async def test_among_people_the_host_must_have_allowed_them(app: MatchApp, allowed: bool) -> None:
    brief = await app.services.lobby.open("golden_horn", 2, {}, ANN, HERE, "en")
    await app.services.lobby.join(brief.match, BEN, 1)
    await app.services.lobby.set_terms(brief.match, ANN.user, HintsForAll(allowed))
    brief = await app.services.lobby.start(brief.match, ANN.user)
    person = (ANN, BEN)[brief.awaited[0]]
    token = (await app.services.play.preview(brief.match, person.user, None)).turn_token
    take = app.services.hints.take
    if allowed:
        assert (await take(brief.match, person.user, token, (), whole=False, key="1")).moves
    else:
        with pytest.raises(NoHints):
            await take(brief.match, person.user, token, (), whole=False, key="1")
    with pytest.raises(NotSeated):
        await take(brief.match, CAT.user, token, (), whole=False, key="2")


async def test_a_table_without_hints_has_none_even_against_computers(app: MatchApp) -> None:
    brief = await app.services.lobby.open("golden_horn", 2, {}, ANN, ALONE, "en", computers=1)
    await app.services.lobby.set_terms(brief.match, ANN.user, HintsForAll(True))
    brief = await app.services.lobby.set_terms(brief.match, ANN.user, WithoutHints(True))
    assert (brief.hints, brief.hints_allowed) == (False, False), "the last word counts"
    for language in LANGUAGES:
        (said,) = WithoutHints.said(brief)
        assert words(language).say(said) in lobby_page(words(language), brief, ()).texts[0]
    await app.services.lobby.start(brief.match, ANN.user)
    await until_asked(app, brief.match)
    token = (await app.services.play.preview(brief.match, ANN.user, None)).turn_token
    with pytest.raises(NoHints):
        await app.services.hints.take(brief.match, ANN.user, token, (), whole=False, key="1")
    await app.services.proposals.propose(brief.match, ANN.user, End(), key="e")
    again = await app.services.lobby.again(brief.match, ANN, None)
    assert not again.hints_allowed
    assert again.more_terms == brief.more_terms


async def test_a_table_without_hints_may_have_them_again(app: MatchApp) -> None:
    brief = await app.services.lobby.open("golden_horn", 2, {}, ANN, ALONE, "en", computers=1)
    await app.services.lobby.set_terms(brief.match, ANN.user, WithoutHints(True))
    brief = await app.services.lobby.set_terms(brief.match, ANN.user, WithoutHints(False))
    assert (brief.hints_allowed, brief.more_terms) == (True, {})
    await app.services.lobby.set_terms(brief.match, ANN.user, WithoutHints(True))
    brief = await app.services.lobby.set_terms(brief.match, ANN.user, HintsForAll(True))
    assert (brief.hints_allowed, brief.more_terms) == (True, {})
