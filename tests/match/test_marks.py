"""A board marks what its words tell: also a turn that ended when the next one began, in one change."""

from __future__ import annotations

import random
from pathlib import Path

from bot.core import Who
from bot.games.edo.view import EdoView
from tests.match.app import PEOPLE, open_app

SEEN = frozenset({"edo-log-built", "edo-log-produced", "edo-log-collect", "edo-log-moved", "edo-log-gate"})
"""Lines of moves that everybody sees on the board."""


async def test_a_board_marks_the_turn_before(tmp_path: Path) -> None:
    rng, found = random.Random(3), 0
    async with open_app(tmp_path / "turnpost.sqlite") as app:
        match = (await app.start("edo", 3)).match
        for _ in range(120):
            brief = await app.services.views.brief(match)
            if brief.state != "running" or found > 3:
                break
            person = PEOPLE[rng.choice(brief.awaited)]
            draft: list[str] = []
            while (
                preview := await app.services.play.preview(match, person.user, None, draft)
            ).status == "asked":
                onward = [
                    one.notation for one in preview.answers if one.notation not in ("back", "ask", "pass")
                ]
                draft.append(rng.choice(onward or [preview.answers[0].notation]))
            await app.play(match, person, *draft)
            sent = [one for one in await app.sent("board") if one.since is not None]
            if not sent:
                continue
            look = await app.services.views.look_seat(match, None, since=sent[-1].since)
            assert isinstance(look.view, EdoView)
            told = {one.args["who"] for one in look.caption if one.key in SEEN}
            if look.view.phase == "act" and told:
                marked = {Who(event.seat) for event in look.view.last}
                assert told <= marked, (look.caption, look.view.last)
                found += 1
    assert found > 3
