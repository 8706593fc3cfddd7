"""People who play whole matches on the sandbox with buttons and menus, or with slash commands."""

from __future__ import annotations

import random

from bot.games.registry import GAMES
from bot.sandbox import components
from bot.sandbox.things import Json, Message
from tests.e2e.panel import at_table
from tests.e2e.sandbox_app import Match, control
from tests.sandbox.person import Answer, Scripted, usable

_PLAIN_BUTTON = 2


def _verb(control: Json) -> str:
    return str(control.get("custom_id", "")).split(":")[1]


def pictures_of(message: Json) -> list[Json]:
    """The file names and alt texts of the pictures of a public message, from top to bottom."""
    first = [{"name": one["filename"], "words": one["description"]} for one in message["attachments"]]
    below = [one["image"] for one in message["embeds"]]
    return first + [{"name": one["url"].rpartition("/")[2], "words": one["description"]} for one in below]


async def press_verb(person: Scripted, answer: Answer, verb: str) -> Answer | None:
    """Press the button with this verb on a page, if there is one."""
    for found in usable(answer.message):
        if found["type"] == _PLAIN_BUTTON and _verb(found) == verb:
            return await person.press(found["custom_id"], answer)
    return None


async def take_back(person: Scripted, match: Match) -> Answer:
    """`/table undo`, and yes to what it asks."""
    asked = await person.slash("table undo", match=match.number)
    return await person.press(control(asked.message, "undo"), asked)


async def tell_me(person: Scripted, verb: str, /, **values: object) -> Answer:
    """A form of `/me show`, by the verb of its button, filled in and sent."""
    page = await person.slash("me show")
    form = await person.press(control(page.message, verb), page)
    return await person.submit(form, **values)


async def me_button(person: Scripted, *verbs: str) -> Answer:
    """Buttons of `/me show`, one after the other, by their verbs."""
    page = await person.slash("me show")
    for verb in verbs:
        page = await person.press(control(newest(page), verb), newest(page))
    return page


async def manage(person: Scripted, verb: str, /, match: int | None = None) -> Answer:
    """A button of the page of `/admin`, or of that of a match, by its verb."""
    page = await person.slash("admin", **({} if match is None else {"match": match}))
    of_match = any(one["custom_id"] == "tp:adminserver" for one in page.buttons)
    if of_match and verb in ("adminset", "adminplaces", "adminlist", "adminimport"):
        page = await person.press("tp:adminserver", page)
    return await person.press(control(page.message, verb), page)


async def settle(person: Scripted, verb: str, /, match: int | None = None, **values: object) -> Answer:
    """A form of `/admin`, filled in and sent."""
    return await person.submit(await manage(person, verb, match), **values)


def newest(answer: Answer) -> Message:
    """What an answer shows last: a page below another one, or the page itself."""
    return answer.messages[-1] if answer.messages else answer.message


async def substituted(person: Scripted, match: Match, /, **given: object) -> Answer:
    """*Substitute* on the panel, and yes to what it asks."""
    asked = await at_table(person, "substitute", match=match.number, **given)
    return await person.press(
        control(asked.message, "tocomputer" if "computer" in given else "giveseat"), asked
    )


def control_ending(answer: Answer, end: str) -> Json | None:
    """The control of a page whose id ends so, if there is one."""
    return next((one for one in usable(answer.message) if one["custom_id"].endswith(end)), None)


async def turn_by_buttons(person: Scripted, match: Match, rng: random.Random) -> int:
    """Take a whole turn on the private page; return the number of taps."""
    await match.delivered()
    answer = await person.press(control(match.board(), "turn"), match.board())
    taps = 1
    while True:
        assert answer.ephemeral, "a turn is nobody else's business"
        confirm = await press_verb(person, answer, "confirm")
        if confirm is not None:
            if (sure := control_ending(confirm, ":sure")) is not None:
                await person.press(sure["custom_id"], confirm)
                return taps + 2
            return taps + 1
        chosen = an_answer(answer, rng)
        answer = await _give(person, answer, chosen, rng)
        taps += 1
        if _verb(chosen) == "end":
            return taps


async def answer_one(person: Scripted, answer: Answer, rng: random.Random) -> Answer:
    """Choose one answer or group, with a button or a menu. The turn ends with it only if there is nothing
    else."""
    return await _give(person, answer, an_answer(answer, rng, plain=True), rng)


def an_answer(answer: Answer, rng: random.Random, *, plain: bool = False) -> Json:
    """A control of a page with one answer, several answers, or a group of them.

    Args:
        plain: if possible one that does not end the turn.
    """
    controls = [c for c in usable(answer.message) if _verb(c) in ("ans", "end", "spot")]
    assert controls, f"nothing to answer on {answer.text!r}"
    menus = [c for c in controls if c["type"] in components.SELECTS]
    answers = [c for c in controls if c["type"] == _PLAIN_BUTTON and _verb(c) != "spot"]
    if plain:
        answers = [c for c in answers if _verb(c) == "ans"] or answers
    return rng.choice([*menus, *answers] or controls)


async def _give(person: Scripted, answer: Answer, chosen: Json, rng: random.Random) -> Answer:
    if chosen["type"] in components.SELECTS:
        value = rng.choice([one["value"] for one in chosen["options"]])
        return await person.choose(value, answer, select=chosen["custom_id"])
    return await person.press(chosen["custom_id"], answer)


def is_over(answer: Answer) -> bool:
    """Whether nothing can be answered or confirmed on a page: its turn was played at once."""
    return not any(_verb(found) in ("ans", "end", "spot", "confirm") for found in usable(answer.message))


async def turn_by_commands(person: Scripted, match: Match, rng: random.Random) -> str:
    """Take a turn with a slash command of the game, with values from its completions.

    Parameters with a default are sometimes left out.
    """
    game = (await match.brief()).game
    commands = list(GAMES[game].commands)
    rng.shuffle(commands)
    for command in commands:
        path = f"{game.replace('_', '-')} {command.name}"
        given: dict[str, str] = {}
        for param in command.params:
            if param.default is not None and rng.random() < 0.6:
                continue
            offered = await person.complete(path, param.name, "", **given, match=match.number)
            if offered:
                given[param.name] = rng.choice([one["value"] for one in offered])
            elif param.required:
                break
        else:
            if given or command.moves:
                before = await match.steps()
                answer = await person.slash(path, **given, match=match.number)
                assert not answer.failed
                if await match.steps() != before:
                    return path
    return await turn_by_move(person, match, rng)


async def turn_by_move(person: Scripted, match: Match, rng: random.Random) -> str:
    """Take a turn with `/move` and its completions."""
    text = ""
    while True:
        offered = await person.complete("move", "move", f"{text} ".lstrip(), match=match.number)
        longer = [one["value"] for one in offered if not one["name"].startswith("✓")]
        if not longer:
            break
        text = rng.choice(longer)
    assert text, "nothing to move"
    before = await match.steps()
    answer = await person.slash("move", move=text, match=match.number)
    assert await match.steps() != before, answer.text
    return f"move {text}"


async def random_moves(person: Scripted, match: Match, rng: random.Random) -> str:
    """A whole legal turn in notation, as typed after `/move`."""
    services = match.app.services
    preview = await services.play.preview(match.number, person.id, None)
    while preview.status == "asked":
        moves = (*preview.moves, rng.choice(preview.answers).notation)
        preview = await services.play.preview(match.number, person.id, None, moves)
    return " ".join(preview.moves)


async def play_by_moves(person: Scripted, match: Match, rng: random.Random, *, to: str = "") -> Answer:
    """Take a whole turn with one `/move`, if possible one that ends with a notation in `to`."""
    for _ in range(40 if to else 1):
        text = await random_moves(person, match, rng)
        if text.split()[-1] in to.split():
            break
    answer = await person.slash("move", move=text, match=match.number)
    assert not answer.failed
    return answer


async def page_with(person: Scripted, match: Match, verb: str, rng: random.Random) -> Answer:
    """Answer on the private page until it has a control with this verb; return the page."""
    answer = await person.slash("turn", match=match.number)
    while not any(_verb(found) == verb for found in usable(answer.message)):
        answer = await answer_one(person, answer, rng)
    return answer
