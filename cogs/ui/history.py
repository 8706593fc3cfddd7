"""Pages that look back: older positions as the reader saw them, and what happened since the reader's last
turn. Of a finished match: its parcel with the texts in it, the proof of the draws, and luck."""

from __future__ import annotations

from collections.abc import Sequence, Set
from datetime import UTC, datetime

from babel.numbers import format_decimal

from bot.core import CHANCE
from bot.games.registry import GAMES
from bot.match.engine.models import Brief, LogLine
from bot.match.fairness.luck import Luck, Pot, Tally
from bot.match.fairness.verify import Report
from bot.match.views.models import LeadChange, PastPosition, Recap
from bot.text import Words
from bot.text.escape import capital
from cogs.ui.board import see_buttons, words_button
from cogs.ui.page import MENU, Button, Choice, File, Menu, Page, Picture, Row, pick, press, verb_button
from cogs.ui.speech import closed, game_term, match_line, plain_names, safe_names, sentences, summary, when
from render.lapse import chosen

FEW = 5
"""The most buttons of a row."""
RECAP = 3000
"""Characters of what happened; the log has it all."""


def past_page(
    words: Words, brief: Brief, past: PastPosition, pictures: tuple[Picture, ...], *, in_words: str = ""
) -> Page:
    """One older position, with buttons for its neighbours. `in_words` is the board if there is no picture."""
    told = sentences(words, past.facts, safe_names(brief, past.former))
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
        more.append(verb_button(words, "curves", brief.match))
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
    lines = [words("parcel-leads")]
    for change, past in leads:
        names = safe_names(brief, past.former)
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
        rows = ((verb_button(words, "curves", brief.match), *spoken),)
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


MARKED = 2.0
"""Standard deviations from which a tally is marked."""
ODD = 2.5
"""Standard deviations from which the most unusual tally is mentioned.

It is more, because among many tallies one is always a little unusual.
"""
LINES = 24


def verify_page(words: Words, brief: Brief, report: Report) -> Page:
    texts = [
        match_line(words, brief),
        f"### {words('page-verify-title')}",
        f"{'✓' if report.sound else '✗'} {words.say(report.said)}",
        words("page-verify-promise", hash=brief.commitment or "", secret=brief.secret or ""),
        f"-# {words('page-verify-unproven')}",
        f"-# {words('page-verify-self')}",
    ]
    row: Row = (
        verb_button(words, "export", brief.match),
        verb_button(words, "luck", brief.match),
    )
    return Page(("\n".join(texts),), rows=(row,))


def luck_page(words: Words, brief: Brief, luck: Luck) -> Page:
    title = words("luck-title", game=game_term(brief.game), match=brief.match)
    lines = luck_lines(words, brief.game, luck, safe_names(brief))
    row: Row = (verb_button(words, "verify", brief.match),)
    return Page(("\n".join([f"### {title}", *lines]),), rows=(row,))


def luck_lines(words: Words, game: str, luck: Luck, names: Sequence[str]) -> list[str]:
    """The report, line by line; also in the parcel. A game without anything to compare says why."""
    if not luck.pots:
        why = f"{GAMES[game].prefix}-luck-none"
        return [words(why if words.has(why) else "luck-none")]
    lines, heading = [], ""
    for pot in luck.pots[:LINES]:
        title = words(pot.title)
        if title != heading:
            lines.append(f"**{title}**")
            heading = title
        who = "" if pot.seat is None else words.spaced(f"{names[pot.seat]}: ")
        lines.append(f"▪ {who}{_pot(words, pot)}")
    return [*lines, verdict(words, luck, names), f"-# {words('luck-note')}"]


def _pot(words: Words, pot: Pot) -> str:
    if pot.average is not None:
        came, expected = (_number(words, value, 2) for value in pot.average)
        return words("luck-average", draws=pot.draws, came=came, expected=expected) + _mark(pot.odd)
    return ", ".join(_tally(words, tally) for tally in pot.tallies)


def _tally(words: Words, tally: Tally) -> str:
    expected = _number(words, tally.expected, 1)
    text = words("luck-tally", label=tally.label, seen=tally.seen, expected=expected)
    return text + _mark(tally.odd)


def _mark(odd: float) -> str:
    return "" if abs(odd) < MARKED else " ▲" if odd > 0 else " ▼"


def verdict(words: Words, luck: Luck, names: Sequence[str]) -> str:
    """The conclusion in one sentence."""
    if not luck.pots:
        return words("luck-none")
    pot = max(luck.pots, key=lambda one: abs(one.odd))
    if abs(pot.odd) < ODD:
        return words("luck-ordinary")
    what = words(pot.title)
    if pot.average is None:
        label = max(pot.tallies, key=lambda tally: abs(tally.odd)).label
        what = words.spaced(f"{what}: {words('luck-label', label=label)}")
    if pot.seat is None:
        return words("luck-odd-table", what=what)
    return words("luck-odd", who=names[pot.seat], what=what)


def _number(words: Words, value: float, digits: int) -> str:
    return str(format_decimal(round(value, digits), format=f"0.{'0' * digits}", locale=words.language))
