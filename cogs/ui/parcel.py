"""The parcel of a finished match: its message and the texts in it."""

from __future__ import annotations

from collections.abc import Sequence, Set
from datetime import UTC, datetime

from bot.core import CHANCE
from bot.match.engine.models import Brief, LogLine
from bot.match.fairness.luck import Luck
from bot.match.fairness.verify import Report
from bot.match.views.leads import LeadChange
from bot.match.views.models import PastPosition
from bot.text import Words
from bot.text.escape import capital
from cogs.ui.board import curves_button, words_button
from cogs.ui.page import Button, File, Page, Picture, Row, press, verb_button
from cogs.ui.proof import luck_lines, verdict
from cogs.ui.speech import closed, game_term, match_line, plain_names, safe_names, summary

Leads = tuple[tuple[LeadChange, PastPosition], ...]
"""The turns at which the lead changed, with the positions after them."""
LEAD = 180
"""Characters of what happened in such a turn."""
DRAWN = {"score": "parcel-has-score", "curves": "parcel-has-curves", "time-lapse": "parcel-has-film"}
"""What the message calls the pictures, by their names without extension."""
LUCK = 1100
"""The longest luck report in characters that is shown in the message; a longer one has a button."""


def packing_page(words: Words, brief: Brief, done: int, total: int) -> Page:
    """The page that is shown while the time-lapse is drawn."""
    text = words("parcel-drawing", done=done, total=total) if total else words("parcel-packing")
    return Page((text,), rows=(_buttons(words, brief),))


def parcel_page(
    words: Words,
    brief: Brief,
    luck: Luck | None,
    leads: Leads,
    pictures: tuple[Picture, ...],
    files: tuple[File, ...],
) -> Page:
    names = safe_names(brief)
    texts = [f"### {words('parcel-title')}", _contents(words, {picture.name for picture in pictures})]
    if luck is not None:
        report = "\n".join(luck_lines(words, brief.game, luck, names))
        texts.append(report if len(report) <= LUCK else verdict(words, luck, names))
    texts += lead_lines(words, brief, leads)
    row = _buttons(words, brief, leads)
    if pictures:
        row = (*row, words_button(words, brief, "score"))
    return Page(("\n".join(texts),), pictures, (row,), files=files)


def _contents(words: Words, names: Set[str]) -> str:
    """What is in the parcel: a match without a result has no score sheet, and a time-lapse may be missing."""
    shown = {name.partition(".")[0] for name in names}
    drawn = [key for name, key in DRAWN.items() if name in shown]
    parts = (*drawn, "parcel-has-log", "parcel-has-proof", "parcel-has-record")
    return capital(words("parcel-about", parts=tuple(words(part) for part in parts)))


def lead_lines(words: Words, brief: Brief, leads: Leads) -> list[str]:
    """At which turns the lead changed; nothing if it never did."""
    if not leads:
        return []
    names = safe_names(brief)
    lines = [words("parcel-leads")]
    for change, past in leads:
        who = {"who": names[change.seat], "before": names[change.before]}
        ahead = words("final-points", points=max(1, round(change.lead)))
        told = summary(words, past.facts, names, LEAD)
        lines.append(f"▪ {words('parcel-lead', n=change.n, count=past.count, said=told, by=ahead, **who)}")
    return lines


def leads_page(words: Words, brief: Brief, leads: Leads, pictures: tuple[Picture, ...]) -> Page:
    """The turns at which the lead changed, with the boards after them."""
    lines = lead_lines(words, brief, leads) or [words("parcel-no-leads")]
    spoken = (words_button(words, brief, "curves"),) if pictures else ()
    rows: tuple[Row, ...] = ()
    if pictures or leads:
        rows = ((curves_button(words, brief.match), *spoken),)
    if leads:
        rows = (*rows, tuple(
            Button(press("step", brief.match, change.n, f"lead{at}"), words("parcel-lead-step", n=change.n))
            for at, (change, _) in enumerate(leads)
        ))  # fmt: skip
    return Page((match_line(words, brief), "\n".join(lines)), pictures, rows)


def _buttons(words: Words, brief: Brief, leads: Leads = ()) -> tuple[Button, ...]:
    more = (verb_button(words, "leads", brief.match),) if leads else ()
    return (
        *more,
        verb_button(words, "luck", brief.match),
        verb_button(words, "verify", brief.match),
    )


def log_file(words: Words, brief: Brief, lines: Sequence[LogLine]) -> File:
    names = plain_names(brief)
    title = words("page-log-title", game=game_term(brief.game), match=brief.match)
    rows = [title, ", ".join(names), ""]
    for line in lines:
        told = capital(closed(words.say(line.fact, names)))
        moment = datetime.fromtimestamp(line.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        mark = "·" if line.seat == CHANCE else "-"
        back = f" ({words('parcel-undone')})" if line.undone else ""
        rows.append(f"{moment} {mark} {told}{back}")
    return _text("log", rows)


def proof_file(words: Words, brief: Brief, report: Report) -> File:
    """The commitment, the secret, and the result of checking every draw."""
    rows = [
        words("page-verify-title"),
        "",
        words.say(report.said),
        words("page-verify-unproven"),
        "",
        f"SHA-256  {brief.commitment}",
        f"{words('parcel-secret')}  {brief.secret}",
        "",
        words("parcel-check"),
        f"python -m bot verify {match_name(brief)}",
    ]
    return _text("proof", rows)


def match_name(brief: Brief) -> str:
    """The file name of the match's record."""
    return f"turnpost-{brief.uid}.json"


def _text(name: str, rows: Sequence[str]) -> File:
    return File(("\n".join(rows) + "\n").encode(), f"{name}.txt")
