"""What people do on the Table panel of a match: buttons and forms behind `/table manage`."""

from __future__ import annotations

from typing import Any, Final

from bot.sandbox import components
from tests.sandbox.person import Answer, Scripted, usable

CONTROLS: Final = {
    "leave": ("leave",),
    "start": ("start",),
    "invite": ("invite",),
    "access": ("access",),
    "pause": ("pause", "yes"),
    "extend": ("moretime",),
    "substitute": ("substitute",),
    "autopilot": ("callauto",),
    "back": ("imback",),
    "resign": ("askresign",),
    "end": ("endvote", "yes"),
    "move": ("moveto",),
    "export": ("export",),
    "verify": ("verify",),
    "history": ("step", "0"),
}
"""The verb and arguments of the button of each action."""
AWAY: Final = {"absence", "vacation", "patience"}
"""What the second form about the clock asks."""
FORMS: Final = {"substitute", "autopilot", "invite", "access", "extend"}


async def at_table(person: Scripted, action: str, /, match: int | None = None, **given: Any) -> Answer:
    """Do something on the panel, with a form if it has one. What the panel does not offer now is pressed all
    the same, as on an older one."""
    if action in ("status", "time") or (action == "clock" and not given):
        return await person.slash("table time", **_named(match))
    panel = await person.slash("table manage", **_named(match))
    shown = [one["custom_id"] for one in usable(panel.message) if one["custom_id"].startswith("tp:")]
    number = match if match is not None else _match_in(shown)
    if number is None:
        return panel
    if action == "clock":
        return await _clocks(person, panel, number, given)
    verb, *args = CONTROLS[action]
    answer = await pressed(person, panel, ":".join(["tp", verb, str(number), *args]))
    return await _submitted(person, answer, given) if action in FORMS else answer


async def run(person: Scripted, path: str, /, match: int | None = None, **given: Any) -> Answer:
    """A slash command, or what the panel does: `table end`."""
    action = path.removeprefix("table ")
    if path != action and (action in CONTROLS or action in ("status", "clock")):
        return await at_table(person, action, match, **given)
    return await person.slash(path, **_named(match), **given)


async def pressed(person: Scripted, page: Answer, custom_id: str) -> Answer:
    """Press a button. One that the page does not offer stands on it as on a panel from before."""
    if not any(one["custom_id"] == custom_id for one in usable(page.message)):
        button = {"type": components.BUTTON, "id": 901, "style": 2, "label": "before", "custom_id": custom_id}
        page.message.components.append({"type": components.ROW, "id": 900, "components": [button]})
    return await person.press(custom_id, page)


async def _submitted(person: Scripted, form: Answer, given: dict[str, Any]) -> Answer:
    """Send a form, unless the press on its button was refused."""
    return form if form.interaction.modal is None else await person.submit(form, **_filled(given))


async def _clocks(person: Scripted, panel: Answer, number: int, given: dict[str, Any]) -> Answer:
    """The form of the clock, and that of absences if something is for it."""
    first = {name: value for name, value in given.items() if name not in AWAY}
    second = {name: value for name, value in given.items() if name in AWAY}
    answer = panel
    for verb, filled in (("setclock", first), ("setaway", second)):
        if filled:
            answer = await _submitted(person, await pressed(person, panel, f"tp:{verb}:{number}"), filled)
    return answer


def _named(match: int | None) -> dict[str, int]:
    return {} if match is None else {"match": match}


def _match_in(custom_ids: list[str]) -> int | None:
    numbers = [int(one.split(":")[2]) for one in custom_ids if one.split(":")[2].isdecimal()]
    return numbers[0] if numbers else None


def _filled(given: dict[str, Any]) -> dict[str, Any]:
    """What was said, as fields of a form take it: seats count from 0 there."""
    filled: dict[str, Any] = {}
    for name, value in given.items():
        if name == "seat":
            filled[name] = [str(value - 1)]
        elif name == "person":
            filled[name] = [str(value)]
        else:
            filled[name] = value if isinstance(value, bool) else str(value)
    return filled
