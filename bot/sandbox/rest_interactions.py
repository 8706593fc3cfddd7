"""REST: callbacks of interactions, and webhooks with the token of an interaction."""

from typing import Any

from bot.sandbox.rest import Call, Route, must_be_object
from bot.sandbox.things import Json


def _true(call: Call, name: str) -> bool:
    return call.query.get(name, "").lower() in ("1", "true")


async def callback(call: Call) -> Any:
    body = call.backend.answers.respond(
        call.id("interaction_id"), call.params["interaction_token"], must_be_object(call.body), call.uploads
    )
    return body if _true(call, "with_response") else None


async def follow_up(call: Call) -> Any:
    # Follow-ups of interactions always return the message, whatever the parameter «wait» is.
    return call.backend.answers.follow_up(
        call.id("webhook_id"), call.params["webhook_token"], must_be_object(call.body), call.uploads
    )


async def fetch(call: Call) -> Json:
    return call.backend.answers.fetch(call.id("webhook_id"), call.params["webhook_token"], _which(call))


async def edit(call: Call) -> Json:
    return call.backend.answers.edit(
        call.id("webhook_id"),
        call.params["webhook_token"],
        _which(call),
        must_be_object(call.body),
        call.uploads,
    )


async def delete(call: Call) -> None:
    call.backend.answers.delete(call.id("webhook_id"), call.params["webhook_token"], _which(call))


def _which(call: Call) -> str:
    return call.params.get("message_id", "@original")


_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback, open=True),
    Route("POST", _HOOK, follow_up, open=True),
    *(
        Route(method, _HOOK + place, handler, open=True)
        for place in ("/messages/@original", "/messages/{message_id}")
        for method, handler in (("GET", fetch), ("PATCH", edit), ("DELETE", delete))
    ),
]
