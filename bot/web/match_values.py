"""What the page of a match says, as values for its template. Pure functions of what the visitor may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.core import Score, Seat
from bot.match import Brief
from bot.match.lobby.terms.clock import TableClock
from bot.match.timing.clock import HOUR, amount_fact
from bot.text import Words, capital
from bot.web.naming import Moment, isolated, moment_of, names
from bot.web.scenes import LEDGER, TABLE, Shown, naming
from bot.web.visits import Visit
from cogs.ui.lobby_page import option_lines
from cogs.ui.speech import closed, game_title
from render.kit.telling import standing


class Awaited(NamedTuple):
    who: str
    what: str
    since: Moment | None
    until: Moment | None


class Chair(NamedTuple):
    number: int
    name: str
    awaited: bool
    notes: tuple[str, ...]


def title(words: Words, brief: Brief) -> str:
    """Game and players; free seats are none."""
    named = names(words, brief)
    return f"{game_title(words, brief.game)} · {', '.join(named[player.seat] for player in brief.players)}"


def calls(words: Words, brief: Brief, shown: Shown) -> list[Awaited]:
    """Who must act in a position; in the newest position also since when and until when."""
    named = isolated(names(words, brief, shown.former))
    players = {player.seat: player for player in brief.players} if shown.n is None else {}
    awaited = []
    for seat, prompt in shown.awaited:
        player = players.get(seat)
        since, until = (None, None) if player is None else (player.awaited_since, player.deadline)
        asked = closed(capital(words.say(prompt, named)))
        awaited.append(Awaited(named[seat], asked, moment_of(words, since), moment_of(words, until)))
    return awaited


def chairs(words: Words, brief: Brief) -> list[Chair]:
    named = isolated(names(words, brief))
    seats = []
    for player in brief.players:
        notes = []
        if player.computer is not None:
            notes.append(words(f"level-{player.computer}"))
        if player.on_autopilot:
            notes.append(words("web-autopilot"))
        if player.reserve is not None and player.computer is None and brief.state == "running":
            notes.append(_reserve(words, player.reserve))
        if player.hints and brief.ended_at is not None:
            notes.append(words("web-hints", hints=player.hints))
        seats.append(Chair(player.seat + 1, named[player.seat], player.awaited, tuple(notes)))
    return seats


def _reserve(words: Words, left: int) -> str:
    if left < HOUR:
        return words("web-reserve-short")
    return words("web-reserve", left=words.say(amount_fact(left)))


def time_control(words: Words, brief: Brief) -> list[str]:
    """The options, and the rules about time."""
    options = [line.replace("**", "") for line in option_lines(words, brief)]
    return [*options, *map(words.say, TableClock.said(brief))]


class Tab(NamedTuple):
    text: str
    link: str
    here: bool


def tabs(visit: Visit, shown: Shown, parts: Sequence[str], part: str) -> list[Tab]:
    """The pictures of a position to choose from; none if there is only one."""
    if len(parts) < 2:
        return []
    reader, brief = visit.reader, visit.brief
    named = isolated(names(reader.words, brief))
    labels = {TABLE: reader.words("button-table"), LEDGER: reader.words("button-ledger")}
    path = visit.path_of(shown.n)
    return [
        Tab(
            labels.get(known) or named[int(known) - 1],
            reader.link(path, **naming(known)),
            known == part,
        )
        for known in parts
    ]


class Steps(NamedTuple):
    """The positions to which the stepper leads; None: there is none."""

    n: int
    most: int
    first: str | None
    back: str | None
    on: str | None
    newest: str | None


def steps(visit: Visit, n: int | None, count: int, part: str) -> Steps | None:
    """The stepper; None if nothing has happened yet."""
    if not count:
        return None
    more = naming(part)
    at = count if n is None else n

    def to(number: int | None) -> str:
        return visit.reader.link(visit.path_of(number), **more)

    return Steps(
        at,
        count,
        to(1) if at > 1 else None,
        to(at - 1) if at > 1 else None,
        to(at + 1) if at < count else None,
        None if n is None else to(None),
    )


class Row(NamedTuple):
    label: str
    points: tuple[int, ...]


class Result(NamedTuple):
    """The score sheet as a table; seats in the order of their ranks."""

    names: tuple[str, ...]
    ranks: tuple[str, ...]
    """With the reason, where the points do not tell it."""
    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    winner: str


def unscored(words: Words, brief: Brief, winner: Seat | None) -> str:
    """How a match without a result ended, and who has won it all the same."""
    named = isolated(names(words, brief))
    gone = tuple(named[seat] for seat in brief.given_up(winner))
    ended = words("board-resigned", who=gone) if gone else words("board-ended")
    return ended if winner is None else f"{words('board-won', who=named[winner])} {ended}"


def result(words: Words, brief: Brief, shown: Shown, score: Score) -> Result:
    named = isolated(names(words, brief))
    order = sorted(range(len(score.seats)), key=lambda seat: (score.seats[seat].rank, seat))
    figures = shown.view.printed.figures()
    keys = list(dict.fromkeys(key for place in score.seats for key, _ in place.items))
    points = [dict(place.items) for place in score.seats]
    rows = tuple(
        Row(capital(words(key, **figures)), tuple(points[seat].get(key, 0) for seat in order))
        for key in keys
        if any(point.get(key) for point in points)
    )
    return Result(
        tuple(named[seat] for seat in order),
        tuple(" · ".join([f"{score.seats[seat].rank}.", *standing(words, score, seat)]) for seat in order),
        rows,
        tuple(score.seats[seat].total for seat in order),
        words(
            "board-winner",
            who=tuple(named[seat] for seat in score.winners),
            total=score.seats[score.winners[0]].total,
        ),
    )
