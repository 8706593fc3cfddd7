"""A page has the colours and the badges of the boards."""

from __future__ import annotations

import re

from bot.web import replies
from render.kit.palette import ON_SEAT, SEATS, colours

CSS = replies.static()["page.css"].body.decode()


def test_seats_have_the_colours_of_the_boards() -> None:
    found = dict(re.findall(r"--seat-(\d): #([0-9a-f]{6})", CSS))
    assert len(re.findall(r"--seat-1:", CSS)) == 1, "by day and by night"
    assert [tuple(bytes.fromhex(found[str(seat + 1)])) for seat in range(5)] == list(SEATS)


def test_numbers_on_badges_have_the_ink_of_the_boards() -> None:
    own = re.search(r"([^}]*) \{ fill: #2a2119; \}", CSS)
    assert own is not None
    dark = {int(number) - 1 for number in re.findall(r"seat-(\d) text", own[1])}
    assert dark == {seat for seat, ink in enumerate(ON_SEAT) if ink == colours()["ink"]}


def test_badges_have_shapes_of_their_own() -> None:
    """A seat is known without its colour, as on the boards."""
    badge = replies._environment().get_template("badge.html").module.__dict__["badge"]
    drawn = [re.sub(r"seat-\d|<text.*?</text>", "", badge(number)) for number in range(1, 6)]
    assert len(set(drawn)) == 5
    assert all(one.count("<path") + one.count("<circle") == 1 for one in drawn)
