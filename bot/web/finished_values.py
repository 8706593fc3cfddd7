"""What the page of a finished match shows in addition: luck, curves, and links to the rest."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.match import Brief, UserError
from bot.web.curves import Plot, plot
from bot.web.naming import isolated, names
from bot.web.scenes import Shown, curves, known_curves, large, sheet, tag
from bot.web.site import Reader
from bot.web.visits import Visit
from cogs.ui.proof import luck_lines
from render.paint import alt_text, board_text


class LuckLine(NamedTuple):
    """A line of the luck report. kind: heading, item, note or text."""

    kind: str
    text: str


async def finished(visit: Visit, shown: Shown) -> dict[str, Any]:
    """The values for the template. A part that cannot be made is None."""
    reader, brief, path = visit.reader, visit.brief, visit.path
    score_sheet = None if shown.score is None else sheet(brief, reader.words, shown, shown.score)
    return {
        "sheet": None
        if score_sheet is None
        else reader.picture(f"{path}/score.png", v=tag(visit, score_sheet)),
        "sheet_large": "" if score_sheet is None else large(visit, f"{path}/score.png", score_sheet),
        "sheet_alt": "" if score_sheet is None else alt_text(score_sheet),
        "points": await _points(visit),
        "luck": await _luck(reader, brief),
        "plot": await _plot(reader, brief),
        "film": reader.link(f"{path}/time-lapse.gif") if reader.site.film_frames else None,
        "proof": reader.link(f"{path}/proof"),
    }


async def _points(visit: Visit) -> dict[str, str] | None:
    drawn = await known_curves(visit)
    if drawn is None:
        return None
    drawn_points = curves(drawn, visit.brief, visit.reader.words)
    return {
        "link": visit.reader.picture(f"{visit.path}/curves.png", v=tag(visit, drawn_points)),
        "page": visit.reader.link(f"{visit.path}/curves"),
        "alt": alt_text(drawn_points),
        "text": board_text(drawn_points),
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
