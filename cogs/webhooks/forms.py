"""Forms for the addresses that are called."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match import Mine
from bot.match.webhooks.service import FORMS
from bot.text import Words
from cogs.ui.forms import Form, Radios, Select, Tick, Typed, told
from cogs.ui.me import ANY
from cogs.ui.page import Choice, submit
from cogs.ui.speech import match_choice


def webhook_form(words: Words, mine: Sequence[Mine]) -> Form:
    """An address to be called. `mine`: the matches that it can be for."""
    matches = tuple(match_choice(words, entry.brief) for entry in mine)
    of_match = (
        Select(
            name="match",
            label=words("form-webhook-match"),
            choices=(Choice(ANY, words("form-webhook-all"), "", True), *matches[:24]),
        ),
        Tick(name="everybody", **told(words, "form-webhook-everybody")),
    )
    return Form(
        action=submit("webhook"),
        title=words("button-webhook-add"),
        fields=(*webhook_fields(words), *(of_match if matches else ())),
    )


def webhook_fields(words: Words) -> tuple[Typed, Radios]:
    """The address, and what its receiver understands."""
    forms = tuple(Choice(form, words(f"webhook-form-{form}"), "", form == FORMS[0]) for form in FORMS)
    return (
        Typed(name="url", **told(words, "form-webhook-url"), most=2000, required=True),
        Radios(name="form", **told(words, "form-webhook-form"), choices=forms, required=True),
    )


def match_webhook_form(words: Words, match: int) -> Form:
    return Form(
        action=submit("adminhook", match), title=words("button-webhook-add"), fields=webhook_fields(words)
    )
