"""The private page of a turn: one question at a time, only legal answers, nothing public before Confirm."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.games.registry import GAMES
from bot.table.types import Answer, Brief, Played, Preview
from bot.text import Words
from cogs.actions import pick, press
from cogs.pages.page import Button, Choice, Menu, Page, Picture, Row
from cogs.pages.speech import match_line, plain_names, safe_names, sentences

BUTTONS = 4
"""Up to so many answers of a kind are buttons; more become a menu."""
MENU = 25


class Numbered(msgspec.Struct, frozen=True):
    """An answer with the number it has in the picture, the menu and the words."""

    number: int
    answer: Answer


def numbered(answers: Sequence[Answer]) -> tuple[Numbered, ...]:
    return tuple(Numbered(number, answer) for number, answer in enumerate(answers, 1))


def turn_page(
    words: Words, preview: Preview, pictures: tuple[Picture, ...], *, part: int = 0, before: str = ""
) -> Page:
    """The page for a draft. `part` is which 25 answers of a long list are shown; `before` is said first."""
    brief = preview.brief
    names = safe_names(brief)
    texts = [part for part in (match_line(words, brief), before) if part]
    if preview.status == "complete" or preview.prompt is None:
        texts.append(f"### {words('page-confirm-title')}")
    else:
        texts.append(f"### {words.say(preview.prompt, names)}")
    if preview.facts:
        said = tuple(words.say(heard, names) for heard in preview.facts)
        texts.append(words("page-draft", moves=said))
    answers = numbered(preview.answers) if preview.status == "asked" else ()
    texts += _lines(words, answers, names)
    return Page(
        texts=("\n".join(texts),),
        pictures=pictures,
        rows=(*_answer_rows(words, preview, answers, part), *_steer_rows(words, preview)),
        below=_note(words, preview),
    )


def _note(words: Words, preview: Preview) -> str:
    if preview.status == "chance":
        return f"-# {words('page-chance-note')}"
    if preview.foreseen:
        return f"-# {words('page-foreseen-note')}"
    return f"-# {words('page-confirm-note')}" if preview.moves else ""


def _by_kind(answers: Sequence[Numbered]) -> dict[str, list[Numbered]]:
    kinds: dict[str, list[Numbered]] = {}
    for one in answers:
        kinds.setdefault(one.answer.kind, []).append(one)
    return kinds


def _lines(words: Words, answers: Sequence[Numbered], names: Sequence[str]) -> list[str]:
    """What each answer that is a button costs and gains; menus say it themselves."""
    lines = []
    for group in _by_kind(answers).values():
        if len(group) <= BUTTONS:
            for one in group:
                label = words.say(one.answer.offer.label, names)
                effects = effects_text(words, one.answer, names)
                if effects:
                    lines.append(f"`{one.number}` {label} — {effects}")
    return lines


def effects_text(words: Words, answer: Answer, names: Sequence[str]) -> str:
    return ", ".join(words.say(effect, names) for effect in answer.offer.effects)


def _answer_rows(words: Words, preview: Preview, answers: Sequence[Numbered], part: int) -> list[Row]:
    brief, prefix = preview.brief, GAMES[preview.brief.game].prefix
    where = (brief.match, preview.at, len(preview.moves))
    names = plain_names(brief)
    rows: list[Row] = []
    for at, (kind, group) in enumerate(_by_kind(answers).items()):
        if len(group) <= BUTTONS:
            rows.append(
                tuple(
                    Button(
                        press("ans", *where, one.answer.notation),
                        f"{one.number} · {words.say(one.answer.offer.label, names)}",
                        "primary",
                    )
                    for one in group
                )
            )
            continue
        pages = -(-len(group) // MENU)
        shown = group[part % pages * MENU :][:MENU]
        rows.append(
            Menu(
                pick("ans", *where, at),
                words(f"{prefix}-kind-{kind}"),
                tuple(
                    Choice(
                        one.answer.notation,
                        f"{one.number} · {words.say(one.answer.offer.label, names)}",
                        effects_text(words, one.answer, names),
                    )
                    for one in shown
                ),
            )
        )
        if pages > 1:
            rows.append(_turn_over(words, where, part % pages, pages, at))
    return rows


def _turn_over(words: Words, where: tuple[int, int, int], part: int, pages: int, at: int) -> Row:
    match, duty, length = where
    back, on = (part - 1) % pages, (part + 1) % pages
    return (
        Button(press("part", match, duty, length, back, f"b{at}"), words("button-previous-choices")),
        Button(
            press("part", match, duty, length, on, f"n{at}"),
            words("button-more-choices", page=part + 1, pages=pages),
        ),
    )


def _steer_rows(words: Words, preview: Preview) -> list[Row]:
    where = (preview.brief.match, preview.at, len(preview.moves))
    row: list[Button] = []
    if preview.moves and preview.status == "complete":
        row.append(Button(press("confirm", *where), words("button-confirm"), "success"))
    elif preview.moves and (preview.status == "chance" or preview.foreseen):
        row.append(Button(press("confirm", *where), words("button-confirm-so-far"), "success"))
    if preview.moves:
        row.append(Button(press("back", *where), words("button-back")))
    return [tuple(row)] if row else []


def done_text(words: Words, brief: Brief, played: Played) -> str:
    """What the player is told when a turn is public."""
    names = safe_names(brief)
    said = sentences(words, played.facts, names)
    if played.over:
        after = words("page-done-over")
    elif played.awaited:
        after = words("page-done-again")
    else:
        after = words("page-done-waiting", who=tuple(names[seat] for seat in brief.awaited))
    return f"{said}\n{after}"


def done_page(words: Words, brief: Brief, played: Played) -> Page:
    """The end of a turn on the private page."""
    return Page(
        texts=(f"{match_line(words, brief)}\n{done_text(words, brief, played)}",),
        rows=(
            (
                Button(press("hand", brief.match), words("button-hand")),
                Button(press("undo", brief.match, played.at), words("button-undo")),
            ),
        ),
    )


def waiting_page(words: Words, preview: Preview, pictures: tuple[Picture, ...]) -> Page:
    """For one who presses *Take my turn* while others must act."""
    brief = preview.brief
    rows: tuple[Row, ...] = ()
    if preview.may_change:
        text = words("page-sealed")
        rows = ((Button(press("undo", brief.match, preview.at), words("button-undo")),),)
    elif brief.state == "running":
        names = safe_names(brief)
        text = words("page-waiting", who=tuple(names[seat] for seat in brief.awaited))
    else:
        text = words("page-over")
    return Page((f"{match_line(words, brief)}\n{text}",), pictures, rows)
