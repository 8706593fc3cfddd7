"""Answers that play a turn at once: only where the turn can be taken back by its player alone."""

from __future__ import annotations

from pathlib import Path

from bot.match import Preview
from tests.match.app import PEOPLE, MatchApp, open_app


async def _pages(app: MatchApp, match: int) -> list[Preview]:
    """The pages of a turn whose usual or first answers are given; the last one is whole."""
    person, play = PEOPLE[(await app.services.views.brief(match)).awaited[0]], app.services.play
    pages = [await play.with_finishes(person.user, await play.preview(match, person.user, None))]
    while pages[-1].status == "asked" and not pages[-1].whole:
        answers = pages[-1].answers
        given = next((one for one in answers if one.offer.usual), answers[0])
        preview = await play.preview(match, person.user, None, (*pages[-1].moves, given.notation))
        pages.append(await play.with_finishes(person.user, preview))
    return pages


async def test_a_second_answer_plays_the_turn_which_can_be_taken_back(tmp_path: Path) -> None:
    async with open_app(tmp_path / "match.sqlite", "finish") as app:
        match, play = (await app.start("golden_horn", 2, start_seat="1")).match, app.services.play
        while True:
            pages = await _pages(app, match)
            assert not any(one.ends for one in pages[0].finishes), "the first answer is confirmed"
            user = PEOPLE[pages[0].seat].user
            ending = next((page for page in pages if any(one.ends for one in page.finishes)), None)
            if ending is not None:
                break
            await play.submit(match, user, None, pages[-1].moves, key=app.key())
        moves = (*ending.moves, *(one.notation for one in ending.finishes[0].answers))
        played = await play.submit(match, user, ending.turn_token, moves, key=app.key())
        assert not played.awaited
        assert played.may_undo
        assert (await play.undo(match, user, key=app.key())).moves == played.moves


async def test_the_plan_that_opens_the_others_is_confirmed(tmp_path: Path) -> None:
    async with open_app(tmp_path / "match.sqlite", "plans") as app:
        match, ends = (await app.start("edo", 2)).match, list[bool]()
        while len(ends) < 2:
            pages = await _pages(app, match)
            asked = [one for one in pages if one.prompt is not None and one.prompt.key == "edo-ask-act"]
            if asked:
                ends.append(any(one.ends for one in asked[-1].finishes))
            user = PEOPLE[pages[0].seat].user
            await app.services.play.submit(match, user, None, pages[-1].moves, key=app.key())
        assert ends == [True, False], "the last plan opens all"
