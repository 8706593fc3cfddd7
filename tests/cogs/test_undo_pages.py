"""Pages about undo."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from bot.match.proposals.undo import Earlier, UndoChoices, UndoVotes
from bot.text import words
from cogs.ui.page import Button, press
from cogs.undo import undo_page, votes_page
from tests.cogs.kit import awaited, fresh_services, started

SAY = words("en")


async def test_who_must_act_after_an_undo_is_offered_the_turn(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
        (awaited_user,) = await awaited(services, brief.match)
        brief = await services.views.brief(brief.match)
    votes = UndoVotes(brief=brief, proposer=0, number=1, outcome="approved")
    turn = Button(press("turn", brief.match), SAY("button-turn"), "primary")
    for user in (1, 2):
        assert votes_page(SAY, votes, user).rows == (((turn,),) if user == awaited_user else ())


async def test_who_has_asked_can_withdraw_it(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
    votes = UndoVotes(brief=brief, proposer=1, number=3, missing=(0,), outcome="asked")
    stop = Button(press("undono", brief.match, 1, brief.public_version, 3), SAY("button-withdraw"))
    assert votes_page(SAY, votes, 2).rows == ((stop,),)


async def test_who_has_not_moved_has_nothing_to_take_back(tmp_path: Path) -> None:
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
        page = undo_page(SAY, await services.undo.choices(brief.match, 1))
    assert page.texts[0].endswith(SAY("table-nothing-to-undo"))


async def test_who_plays_with_computers_alone_is_told_that_nobody_is_asked(tmp_path: Path) -> None:
    """Nothing comes back at once, but an earlier turn does: the one does not deny the other."""
    async with fresh_services(tmp_path) as services:
        brief = await started(services, "golden_horn", 2)
    computer = replace(brief.players[1], computer="easy")
    brief = replace(brief, players=(brief.players[0], computer))
    earlier = (Earlier(1, (), 0, revealed=True),)
    page = undo_page(
        SAY, UndoChoices(brief=brief, seat=0, turn_token=1, at_once=None, earlier=earlier, asked=None)
    )
    assert page.texts[0].splitlines()[-2:] == [
        "Nothing can be taken back at once: something was drawn, or a computer has answered.",
        "You can go back to an earlier turn without asking anybody.",
    ]
