"""What a guided match says on the page of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.core.guide import Advice, asked_as
from bot.games.registry import PACKAGES
from bot.match import Preview
from bot.match.engine.guided import Told
from cogs.framework.call import Call
from cogs.ui.answers import Spot, bundles
from cogs.ui.guide import reading_of, why_line
from cogs.ui.page import MENU, Button, Link, Menu, Page, Row

ARROW: Final = "➜ "


class LessonPage(msgspec.Struct, frozen=True):
    """What is special about a page of a guided match."""

    says: str = ""
    """Two lines about the question if it is asked for the first time, or the line that the guide ends
    here."""
    marks: tuple[str, ...] = ()
    """Symbols that the picture marks."""
    move: str = ""
    """The answer that the story proposes, in notation."""


async def lesson_of(call: Call, preview: Preview) -> LessonPage | None:
    """The guide's part of a page; None if the match is not guided."""
    brief, prompt = preview.brief, preview.prompt
    if len(brief.persons) != 1 or brief.state != "running":
        return None
    stage = await call.matches.lessons.stage(brief.match, call.user_id, preview.moves)
    lesson = PACKAGES[brief.game].guide.lesson
    if stage is None or lesson is None:
        return None
    story = "\n".join(_story(call, stage.told))
    if preview.status != "asked" or prompt is None or prompt.key in stage.answered:
        over = lesson.story is None and {text.partition("/")[0] for text in lesson.advice} <= stage.answered
        return LessonPage(f"-# {call.words('learn-over')}" if over else story, move=stage.told.move)
    kinds = frozenset(answer.kind for answer in preview.answers)
    advice: Advice | None = next(
        (lesson.advice[name] for name in asked_as(prompt.key, kinds) if name in lesson.advice), None
    )
    why = why_line(call.words, preview)
    if story:
        marks = () if advice is None or stage.told.move else advice.marks
        return LessonPage(f"{story}\n{why}", marks, stage.told.move)
    if advice is None:
        return LessonPage(why)
    values = {**reading_of(brief.game, brief, preview.view.printed.figures()).values, **prompt.args}
    line = f"-# **{call.words(advice.says, **values)}**"
    return LessonPage("\n".join(filter(None, (why, line))), advice.marks)


async def is_left(call: Call, preview: Preview, answer: str) -> bool:
    """Whether the learner must give an answer that the page would give by itself. That is so if the story
    proposes another answer, or if the turn begins with this one and the learner has not read the reason
    yet."""
    if len(preview.brief.persons) != 1:
        return False
    stage = await call.matches.lessons.stage(preview.brief.match, call.user_id, preview.moves)
    if stage is None or not stage.told.move:
        return False
    return not preview.moves or stage.told.move != answer


def _story(call: Call, told: Told) -> Iterator[str]:
    """The lines of a story: what has happened, and the reason for the move that it proposes."""
    for key in told.results:
        yield call.words(key)
    if told.reason:
        yield f"**{call.words(told.reason)}**"
    elif told.left:
        yield f"-# {call.words('learn-own-way')}"


def spot_of(preview: Preview, move: str) -> Spot:
    """The part of the answers in which this one, given in notation, is shown."""
    for group in range(-1, MENU):
        for part in range(2 + len(preview.answers) // MENU):
            spot = Spot(group, part)
            if any(one.answer.notation == move for bundle in bundles(preview, spot) for one in bundle.shown):
                return spot
    return Spot()


def pointing(page: Page, lesson: LessonPage | None) -> Page:
    """The page with the answer that the story proposes in green and the others in grey, if that answer is on
    the page."""
    if lesson is None or not lesson.move or not any(_offers(row, lesson.move) for row in page.rows):
        return page
    move = lesson.move
    rows = (_menu(row, move) if isinstance(row, Menu) else _buttons(row, move) for row in page.rows)
    return replace(page, rows=tuple(rows))


def _offers(row: Row, move: str) -> bool:
    if isinstance(row, Menu):
        return _answers(row) and any(choice.value == move for choice in row.choices)
    return any(isinstance(button, Button) and _answers(button) and _is(button, move) for button in row)


def _buttons(row: tuple[Button | Link, ...], move: str) -> Row:
    return tuple(
        replace(button, style="success" if _is(button, move) else "secondary")
        if isinstance(button, Button) and _answers(button)
        else button
        for button in row
    )


def _menu(menu: Menu, move: str) -> Menu:
    if not _answers(menu):
        return menu
    pointed = (
        replace(choice, label=f"{ARROW}{choice.label}") if choice.value == move else choice
        for choice in menu.choices
    )
    return replace(menu, choices=tuple(pointed))


def _answers(control: Button | Menu) -> bool:
    return control.action.split(":")[1] == "ans"


def _is(answer: Button, move: str) -> bool:
    return answer.action.endswith(f":{move}")
