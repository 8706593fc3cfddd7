"""What the page of a match says, as values for its template: of a finished match also luck, curves as shapes,
and links to the rest; of a player's own page also hand, draft, standing order, private note.

Pure functions of what the visitor may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Any, Final, NamedTuple

from bot.core import Score, Seat
from bot.match import Brief, Preview, UserError
from bot.match.lobby.terms.clock import TableClock
from bot.match.timing.clock import HOUR, amount_fact
from bot.match.watching.service import Curve
from bot.text import Words, capital
from bot.text.gather import needed
from bot.web.scenes import LEDGER, TABLE, Drawn, Shown, curves, hand, known_curves, naming, sheet
from bot.web.site import Moment, Reader, isolated, moment_of, names
from bot.web.visits import Visit
from cogs.ui.history import luck_lines
from cogs.ui.lobby_page import option_lines
from cogs.ui.speech import closed, game_title, sentences
from render.kit.telling import standing
from render.scene import Scene


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


class LuckLine(NamedTuple):
    """A line of the luck report. kind: heading, item, note or text."""

    kind: str
    text: str


async def finished(visit: Visit, shown: Shown) -> dict[str, Any]:
    """The values for the template. A part that cannot be made is None."""
    reader, brief, path = visit.reader, visit.brief, visit.path
    points = await known_curves(visit)
    return {
        "sheet": None
        if shown.score is None
        else Drawn(visit, f"{path}/score.png", sheet(brief, reader.words, shown, shown.score)),
        "points": None
        if points is None
        else Drawn(visit, f"{path}/curves.png", curves(points, brief, reader.words)),
        "curves": reader.link(f"{path}/curves"),
        "luck": await _luck(reader, brief),
        "plot": await _plot(reader, brief),
        "film": reader.link(f"{path}/time-lapse.gif") if reader.site.film_frames else None,
        "proof": reader.link(f"{path}/proof"),
    }


async def _luck(reader: Reader, brief: Brief) -> list[LuckLine] | None:
    try:
        luck = await reader.site.matches.fairness.luck(brief.match)
    except UserError:  # the log cannot be replayed
        return None
    lines = luck_lines(reader.words, brief.game, luck, isolated(names(reader.words, brief)))
    return [_line(line) for line in lines]


def _line(line: str) -> LuckLine:
    text = line.replace("**", "")
    if line.startswith("-# "):
        return LuckLine("note", text.removeprefix("-# "))
    if line.startswith("▪ "):
        return LuckLine("item", text.removeprefix("▪ "))
    return LuckLine("heading" if line.startswith("**") else "text", text)


async def _plot(reader: Reader, brief: Brief) -> Plot | None:
    match = brief.match
    try:
        curves = await reader.site.reports.get(
            ("curves", match), lambda: reader.site.matches.finished.curves(match)
        )
    except UserError:
        return None
    return plot(curves, isolated(names(reader.words, brief)))


WIDTH: Final = 480
HEIGHT: Final = 210
LEFT: Final = 40
RIGHT: Final = 10
TOP: Final = 12
BOTTOM: Final = 26
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
_LINES: Final = 5
"""The most lines across."""


class Tick(NamedTuple):
    y: float
    text: str


class Line(NamedTuple):
    seat: int
    name: str
    points: str
    """As `points` of an SVG polyline."""
    end: tuple[float, float]


class Plot(NamedTuple):
    width: int
    height: int
    left: int
    right: int
    bottom: int
    ticks: tuple[Tick, ...]
    lines: tuple[Line, ...]
    last: int
    """The number of the last position."""


def plot(curves: Sequence[Curve], names: Sequence[str]) -> Plot | None:
    """The lines of a match; None if there is nothing to draw."""
    if len(curves) < 2:
        return None
    values = [value for curve in curves for value in curve.worth]
    low, high = min(0.0, *values), max(1.0, *values)
    step = next((step_size for step_size in STEPS if (high - low) / step_size <= _LINES), STEPS[-1])
    low, high = floor(low / step) * step, ceil(high / step) * step
    first, last = curves[0].n, curves[-1].n

    def x(n: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (n - first) / (last - first), 1)

    def y(value: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low), 1)

    ticks = tuple(
        Tick(y(low + at * step), str(int(low + at * step))) for at in range(int((high - low) / step) + 1)
    )
    lines = tuple(
        Line(
            seat,
            name,
            " ".join(f"{x(curve.n)},{y(curve.worth[seat])}" for curve in curves),
            (x(last), y(curves[-1].worth[seat])),
        )
        for seat, name in enumerate(names)
    )
    return Plot(WIDTH, HEIGHT, LEFT, WIDTH - RIGHT, HEIGHT - BOTTOM, ticks, lines, last)


class Own(NamedTuple):
    """The values for the template. Missing ones are None or empty."""

    hand: Drawn | None
    draft: Drawn | None
    draft_said: str
    order: str
    note: str


async def own(visit: Visit, shown: Shown) -> Own:
    """What only the visitor may see. Order and note are always the present ones; the draft goes with the
    newest position."""
    reader, brief, user = visit.reader, visit.brief, visit.user
    assert user is not None
    named = isolated(names(reader.words, brief))
    scene = hand(brief, reader.words, shown)
    planned = await reader.site.matches.plans.planned(brief.match, user)
    preview = await drafted(visit) if shown.n is None else None
    return Own(
        None if scene is None else Drawn(visit, f"{visit.path_of(shown.n)}/hand.png", scene),
        None if preview is None else Drawn(visit, f"{visit.path}/draft.png", draft_scene(visit, preview)),
        "" if preview is None else sentences(reader.words, preview.facts, named),
        (sentences(reader.words, planned.facts, named) or " ".join(planned.moves)) if planned.kind else "",
        planned.note,
    )


async def drafted(visit: Visit) -> Preview | None:
    """The visitor's draft; None: there is none."""
    play, match, user = visit.reader.site.matches.play, visit.brief.match, visit.user
    if user is None or visit.brief.state != "running":
        return None
    try:
        preview = await play.drafted(match, user)
    except UserError:  # the turn has ended meanwhile
        return None
    return preview if preview.moves else None


def draft_scene(visit: Visit, preview: Preview) -> Scene:
    """The position that a draft leads to, without the numbered answers of the page on Discord. An unfinished
    draft is shown with the question that comes next."""
    question = preview.prompt if preview.status == "asked" else None
    return Scene(
        game=visit.brief.game,
        view=preview.view,
        language=visit.reader.language,
        names=names(visit.reader.words, visit.brief),
        awaited=((preview.seat, question),) if question is not None else (),
        question=question,
        chosen=preview.chosen,
        told=needed(preview.facts),
        before=preview.before if question is None else None,
    )
