"""What the page of a finished match shows in addition: luck, curves, and links to the rest."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.match import Brief, UserError
from bot.web.curves import Plot, plot
from bot.web.naming import isolated, names
from bot.web.scenes import Drawn, Shown, curves, known_curves, sheet
from bot.web.site import Reader
from bot.web.visits import Visit
from cogs.ui.proof import luck_lines


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
