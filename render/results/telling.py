"""Put a chart in words: its alt text, and the text that replaces the picture."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.text import Words, words
from render.kit.telling import sentence
from render.scene import Bars, Bracket, Chart, Figures, Grid, Pair, Tie


def told(chart: Chart) -> str:
    return " ".join(sentence(line) for line in lines(chart))


def lines(chart: Chart) -> list[str]:
    """The title, then one line for each line of the picture."""
    head = chart.title if not chart.sub else f"{chart.title} · {chart.sub}"
    sentences = [head]
    for part in chart.parts:
        sentences += _part(part, words(chart.language))
    return [*sentences, *filter(None, [chart.foot])]


def _part(part: Figures | Grid | Pair | Bars | Bracket, w: Words) -> Iterator[str]:
    match part:
        case Pair():
            yield from _part(part.left, w)
            yield from _part(replace(part.right, heading=""), w)
        case Figures():
            yield from (f"{label}: {figure}" for figure, label in part.figures)
        case Bracket():
            for stage in part.stages:
                yield f"{stage.label}: " + w.semicolons(_tie(tie) for tie in stage.ties)
        case Bars():
            yield part.heading
            yield from (f"{bar.label}: {bar.figure}" for bar in part.bars)
        case Grid():
            if part.heading:
                yield part.heading
            for line in part.lines:
                cells = [
                    f"{column.label} {cell}" if column.label and at else cell
                    for at, (column, cell) in enumerate(zip(part.columns, line.cells, strict=True))
                    if cell
                ]
                place = f"{line.place}. " if line.place is not None else ""
                yield place + ", ".join(cells)


def _tie(tie: Tie) -> str:
    """A table of the bracket in words, the winner first."""
    slots = sorted(tie.slots, key=lambda slot: slot.place or 0)
    return ", ".join(slot.name if slot.place is None else f"{slot.place}. {slot.name}" for slot in slots)
