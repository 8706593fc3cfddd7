"""Pages about what a player tries out and plans, and questions that stay on a page after they are answered.
Only that player sees them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.registry import GAMES
from bot.match.engine.models import Brief, Preview, Stayed
from bot.match.play.plans import Planned, Taken, Trial
from bot.match.proposals.undo import UndoChoices
from bot.text import Words
from bot.text.escape import capital, discord_safe
from cogs.ui.answers import (
    BUTTONS,
    COMPONENTS,
    Spot,
    answer_lines,
    answer_rows,
    bundles,
    effects_text,
    size_of,
    where,
)
from cogs.ui.board import words_button
from cogs.ui.page import MENU, Button, Choice, Menu, Page, Picture, Row, in_rows, pick, press, verb_button
from cogs.ui.speech import match_line, plain_names, safe_names, sentences

_VERBS = {"ans": "tryans", "spot": "tryspot", "wish": "trywish"}
"""The verbs that the controls of a turn's page get here, where they do something else."""


def try_page(
    words: Words, trial: Trial, pictures: tuple[Picture, ...], spot: Spot, *, before: str = ""
) -> Page:
    """What would happen if the reader made these moves. `before` is a text above it."""
    preview = shown_at(trial)
    brief, names = preview.brief, safe_names(preview.brief)
    title = words("page-try-then", n=trial.n) if trial.n else words("page-try-title")
    title = words("page-ahead-title") if trial.ahead else title
    texts = [match_line(words, brief), f"### {title}"]
    if trial.lost:
        texts.append(words("page-try-lost", count=trial.lost))
    texts += [
        before,
        words("page-draft", moves=sentences(words, preview.facts, names)) if preview.facts else "",
    ]
    if preview.status == "chance":
        texts.append(words("page-try-chance"))
    elif preview.prompt is not None and preview.status == "asked":
        texts.append(capital(words.say(preview.prompt, names)))
    else:
        texts.append(words("page-try-done"))
    shown = bundles(preview, spot)
    texts += answer_lines(words, preview, shown)
    texts += [f"-# {line}" for line in wish_lines(words, preview)]
    steer = [(*_steer(words, trial, spot), words_button(words, brief, "try"))]
    rows = answer_rows(words, preview, shown, spot, steer)
    rows = [_elsewhere(row) for row in (*stayed_rows(words, preview, (*rows, *steer)), *rows)]
    text = "\n".join(filter(None, texts))
    return Page((text,), pictures, (*rows, *steer), below=f"-# {words('page-try-note')}")


def shown_at(trial: Trial) -> Preview:
    """What is tried out. Its controls belong to the public version of the match, not to a turn."""
    return replace(trial.preview, turn_token=0 if trial.n else trial.preview.brief.public_version)


def _elsewhere(row: Row) -> Row:
    if isinstance(row, Menu):
        return replace(row, action=_renamed(row.action))
    return tuple(
        replace(button, action=_renamed(button.action)) if isinstance(button, Button) else button
        for button in row
    )


def _renamed(action: str) -> str:
    family, verb, rest = action.split(":", 2)
    return f"{family}:{_VERBS[verb]}:{rest}"


def _steer(words: Words, trial: Trial, spot: Spot) -> list[Button]:
    """Back, and what can be done with the moves: play them later, or keep them as a draft."""
    preview = shown_at(trial)
    here = where(preview)
    row: list[Button] = []
    if preview.whole and not trial.n and not trial.awaited:
        row.append(verb_button(words, "order", *here, style="success"))
    if preview.moves and not trial.n:
        label = words("button-use-plan" if trial.awaited else "button-keep-plan")
        row.append(Button(press("keepplan", *here), label, "primary"))
    if spot.group >= 0:
        row.append(Button(press("tryspot", *here, -1, 0), words("button-back")))
    elif preview.moves:
        row.append(Button(press("tryback", *here), words("button-back")))
        row.append(Button(press("try", preview.brief.match, trial.n), words("button-try-again")))
    else:  # to where it began
        began = press("step", preview.brief.match, trial.n) if trial.n else press("turn", preview.brief.match)
        row.append(Button(began, words("button-back")))
    return row


def late_stop_page(words: Words, undo: UndoChoices, reader: int) -> Page:
    """For a player who wants to stop in a moment that is over: what has happened, and the ways on."""
    brief = undo.brief
    row: list[Button] = []
    if brief.waits_for(reader):
        row.append(verb_button(words, "turn", brief.match, style="primary"))
    if undo.at_once is not None or undo.earlier:
        row.append(verb_button(words, "undo", brief.match, undo.turn_token))
    row.append(verb_button(words, "board", brief.match))
    return Page((f"{match_line(words, brief)}\n{words('stop-late')}",), rows=(tuple(row),))


def plan_lines(words: Words, brief: Brief, planned: Planned) -> list[str]:
    """The reader's standing order and private note, for the reader's pages."""
    lines = []
    if planned.kind:
        told = sentences(words, planned.facts, safe_names(brief)) if planned.facts else ""
        moves = told or f"`{' '.join(planned.moves)}`"
        lines.append(words(f"page-plan-{planned.kind}", moves=moves))
        may_play = {"order": planned.may_try, "ahead": planned.may_answer}.get(planned.kind, False)
        if may_play and not planned.facts:
            lines.append(words("page-plan-not-now"))
    if planned.note:
        lines.append(words("page-note", text=discord_safe(planned.note)))
    return [f"-# {line}" for text in lines for line in text.split("\n")]


def plan_buttons(words: Words, preview: Preview, planned: Planned) -> tuple[Button, ...]:
    """Try it, and withdraw."""
    match = preview.brief.match
    row = []
    if planned.may_try and (preview.status == "waiting" or preview.may_change):
        label = words("button-ahead" if planned.may_answer else "button-try")
        row.append(Button(press("try", match, 0), label))
    if planned.kind:
        row.append(Button(press("unorder", match), words("button-unorder", kind=planned.kind)))
    return tuple(row)


def repeat_button(words: Words, preview: Preview) -> tuple[Button, ...]:
    """The button for an answer that passes: play it now, and again until something else can be done."""
    if len(preview.moves) != 1 or preview.moves[0] not in GAMES[preview.brief.game].passing:
        return ()
    return (verb_button(words, "repeat", *where(preview)),)


def taken_line(words: Words, taken: Taken) -> str:
    if taken.was == "pass":
        key = "page-plan-choice"
    elif taken.was:
        key = "page-plan-dropped" if taken.kept else "page-plan-dropped-all"
        return f"-# {words(key, kind=taken.was)}"
    elif taken.lost:
        key = "page-plan-part" if taken.kept else "page-plan-gone"
    else:
        key = "page-plan-loaded"
    return f"-# {words(key)}"


def wish_lines(words: Words, preview: Preview) -> list[str]:
    """Lines that ask for further answers, in the order of wishes, and say how many are surely enough."""
    wished = [stay for stay in preview.stayed if stay.wishes]
    useful = any(not stay.sure and len(stay.answers) > len(stay.chosen) for stay in wished)
    lines = [_enough(words, preview, stay) for stay in wished if stay.enough]
    return [words("page-wishes"), *lines] if useful else lines


def _enough(words: Words, preview: Preview, stay: Stayed) -> str:
    """Whether one of the wishes is surely possible, or with how many it would be."""
    first = next(answer for answer in stay.answers if answer.notation == stay.chosen[0])
    key = "page-wishes-sure" if stay.sure else "page-wishes-unsure"
    label = words.say(first.offer.label, safe_names(preview.brief))
    return words(key, answer=label, count=len(stay.places), enough=stay.enough)


def stayed_rows(words: Words, preview: Preview, others: Sequence[Row]) -> list[Row]:
    """The questions that are answered and stay, each with its answers: those that are chosen are marked, and
    all others can be chosen instead or as further wishes. The oldest are left out if there is no room.

    Args:
        others: the other rows of the page.
    """
    room = COMPONENTS - size_of(others)
    rows: list[Row] = []
    for stay in reversed(preview.stayed):
        menu = _stayed(words, preview, stay)
        room -= size_of(menu)
        if room < 0:
            break
        rows = [*menu, *rows]
    return rows


def _stayed(words: Words, preview: Preview, stayed: Stayed) -> list[Row]:
    names, here = plain_names(preview.brief), (*where(preview), stayed.at)
    labels = {answer.notation: words.say(answer.offer.label, names) for answer in stayed.answers}
    several = len(stayed.chosen) > 1
    for rank, notation in enumerate(stayed.chosen, 1):
        labels[notation] = f"{rank} ✓ {labels[notation]}" if several else f"✓ {labels[notation]}"
    if len(stayed.answers) > 2 * BUTTONS:
        choices = tuple(
            Choice(answer.notation, labels[answer.notation], effects_text(words, answer.offer, names))
            for answer in stayed.answers
        )
        return [Menu(pick("wish", *here), labels[stayed.chosen[0]], choices[:MENU])]
    buttons = [
        Button(press("wish", *here, notation), label, "success" if notation in stayed.chosen else "secondary")
        for notation, label in labels.items()
    ]
    return [*in_rows(buttons)]
