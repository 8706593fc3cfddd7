"""Pages that look back: older positions as the reader saw them, and what happened since the reader's last
turn."""

from __future__ import annotations

from bot.match.engine.models import Brief
from bot.match.views.models import PastPosition, Recap
from bot.text import Words
from cogs.ui.board import curves_button, see_buttons, words_button
from cogs.ui.page import MENU, Button, Choice, Menu, Page, Picture, Row, pick, press, verb_button
from cogs.ui.speech import match_line, safe_names, sentences, when
from render.lapse import chosen

FEW = 5
"""The most buttons of a row."""
RECAP = 3000
"""Characters of what happened; the log has it all."""


def past_page(
    words: Words, brief: Brief, past: PastPosition, pictures: tuple[Picture, ...], *, in_words: str = ""
) -> Page:
    """One older position, with buttons for its neighbours. `in_words` is the board if there is no picture."""
    told = sentences(words, past.facts, safe_names(brief))
    title = words("page-then-title", n=past.n, count=past.count, when=when(past.at, "f"))
    texts = [match_line(words, brief), f"### {title}", told, *filter(None, [in_words])]
    first, last = past.n <= 1, past.n >= past.count
    row = (
        Button(press("step", brief.match, 1, "first"), "|◀", disabled=first),
        Button(press("step", brief.match, max(past.n - 1, 1), "back"), "◀", "primary", disabled=first),
        Button(press("step", brief.match, past.n + 1, "on"), "▶", "primary", disabled=last),
        Button(press("step", brief.match, 0, "last"), "▶|", disabled=last),
        verb_button(words, "since", brief.match),
    )
    rows: tuple[Row, ...] = (row,)
    if past.count > 2:
        rows = (*rows, _jumps(words, brief.match, past))
    more = [*see_buttons(words, brief, f"p{past.n}", spoken=f"n{past.n}")]
    if past.curves:
        more.append(curves_button(words, brief.match))
    if past.may_try:
        more.insert(0, verb_button(words, "try", brief.match, past.n))
    rows = (*rows, tuple(more))
    return Page(("\n".join(texts),), pictures, rows)


def _jumps(words: Words, match: int, past: PastPosition) -> Menu:
    numbers = [1 + at for at in chosen(past.count, MENU)]
    return Menu(
        pick("step", match),
        words("page-then-jump"),
        tuple(
            Choice(str(n), words("page-then-n", n=n, count=past.count), chosen=n == past.n) for n in numbers
        ),
    )


def curves_page(words: Words, brief: Brief, pictures: tuple[Picture, ...], in_words: str) -> Page:
    """The points of a match as curves. `in_words` is what they say if there is no picture."""
    row = (
        verb_button(words, "step", brief.match, 0, "curves"),
        verb_button(words, "log", brief.match, 0),
        words_button(words, brief, "curves"),
    )
    texts = [match_line(words, brief), f"### {words('page-curves')}", *filter(None, [in_words])]
    return Page(("\n".join(texts),), pictures, (row,))


def recap_text(words: Words, recap: Recap) -> str:
    """What happened since the reader's last turn, all of it, line by line."""
    names = safe_names(recap.brief)
    lines = [sentences(words, [fact], names) for fact in recap.facts] or [words("page-since-nothing")]
    return "\n".join([_since_when(words, recap), *lines])


def _since_when(words: Words, recap: Recap) -> str:
    """The title: when the reader took the last turn, or to a stranger when the last move was."""
    if recap.seat is None:
        return words("page-since-stranger", when=when(recap.now.at))
    key = "page-since-start" if recap.before.n == 1 else "page-since-title"
    return words(key, when=when(recap.before.at))


def recap_page(
    words: Words,
    recap: Recap,
    pictures: tuple[Picture, ...],
    *,
    in_words: str = "",
    may_act: bool = False,
    moving: bool = False,
) -> Page:
    """What happened since the reader's last turn, with the board before and now.

    `moving`: an animation is offered.
    """
    brief = recap.brief
    names = safe_names(brief)
    said = [sentences(words, [fact], names) for fact in recap.facts]
    lines = [f"▪ {line}" for line in said] or [words("page-since-nothing")]
    texts = [
        match_line(words, brief),
        f"### {_since_when(words, recap)}",
        *_fitted(lines, words("page-since-more")),
        *filter(None, [in_words]),
    ]
    row = [
        verb_button(words, "step", brief.match, recap.before.n, "from"),
        verb_button(words, "log", brief.match, 0),
        *see_buttons(words, brief, spoken="since"),
    ]
    if moving:
        row.insert(0, verb_button(words, "moving", brief.match, recap.before.n))
    if may_act:
        row.insert(0, verb_button(words, "turn", brief.match, brief.public_version, style="primary"))
    below = f"-# {words('page-since-pictures')}" if len(pictures) == 2 else ""
    rows: tuple[Row, ...] = (tuple(row),) if len(row) <= FEW else (tuple(row[:3]), tuple(row[3:]))
    return Page(("\n".join(texts),), pictures, rows, below=below)


def moving_page(words: Words, brief: Brief, film: Picture, first: int) -> Page:
    """What happened since a moment of the reader's story, as an animation."""
    row = (
        verb_button(words, "since", brief.match),
        verb_button(words, "step", brief.match, first, "from"),
        words_button(words, brief, "since"),
    )
    return Page((f"{match_line(words, brief)}\n### {words('page-moving')}",), (film,), (row,))


def _fitted(lines: list[str], more: str) -> list[str]:
    """The newest lines that fit."""
    kept: list[str] = []
    room = RECAP
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            return [more, *reversed(kept)]
        kept.append(line)
    return kept[::-1]


def look_back(words: Words, brief: Brief) -> Row:
    """Buttons that lead from the log to the pictures."""
    return (
        verb_button(words, "since", brief.match),
        verb_button(words, "step", brief.match, 0, "log"),
    )
