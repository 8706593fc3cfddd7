"""Put the curves of a match in words."""

from __future__ import annotations

from bot.core import CurvePoint, Seat
from bot.games.registry import PACKAGES
from bot.text import Words, plain, words
from render.kit.telling import sentence
from render.results.curves import known, leaders
from render.results.rounds import ends_of_rounds
from render.scene import Curves


def told(scene: Curves) -> str:
    """The leader or winner first, then the points of all, then the points round by round."""
    title, *rest = lines(scene)
    return " ".join(sentence(line) for line in (*rest[:2], title, *rest[2:]))


def lines(scene: Curves) -> list[str]:
    """Title, leader, the points of all, then a line for each round."""
    w = words(scene.language)
    names = [plain(name, w("seat-name", seat=seat + 1)) for seat, name in enumerate(scene.names)]
    if scene.score is not None:
        best, most = list(scene.score.winners), scene.score.seats[scene.score.winners[0]].total
    else:
        best, most = leaders(scene)
    who = tuple(names[seat] for seat in best)
    first = w("board-winner" if scene.score is not None else "curves-lead", who=who, total=most)
    game = w(f"{PACKAGES[scene.game].rules.prefix}-title")
    seats = sorted(known(scene), key=lambda seat: -(scene.points[-1].points[seat] or 0))
    return [
        f"{game}. {w('pic-curves')}",
        first,
        _list(w, scene.points[-1], seats, names),
        *(
            w("curves-round", round=round_end.round, list=_list(w, round_end, seats, names))
            for round_end in ends_of_rounds(scene.points)
        ),
    ]


def _list(w: Words, at: CurvePoint, seats: list[Seat], names: list[str]) -> str:
    parts = []
    for seat in seats:
        value = at.points[seat]
        if value is not None:
            parts.append(f"{names[seat]} {value}".replace(" -", " −"))
    return ", ".join(parts)
