"""REST: callbacks of interactions, and webhooks with the token of an interaction."""

from typing import Any

from bot.sandbox.rest import ApiRequest, Route, must_be_object
from bot.sandbox.things import Json


async def callback(request: ApiRequest) -> Any:
    body = request.backend.answers.respond(
        request.id("interaction_id"),
        request.params["interaction_token"],
        must_be_object(request.body),
        request.uploads,
    )
    return body if request.query.get("with_response", "").lower() in ("1", "true") else None


def _hook(request: ApiRequest) -> tuple[int, str]:
    return request.id("webhook_id"), request.params["webhook_token"]


def _message(request: ApiRequest) -> tuple[int, str, str]:
    return *_hook(request), request.params.get("message_id", "@original")


async def follow_up(request: ApiRequest) -> Any:
    # Follow-ups of interactions always return the message, whatever the parameter «wait» is.
    answers, body = request.backend.answers, must_be_object(request.body)
    return answers.follow_up(*_hook(request), body, request.uploads)


async def edit(request: ApiRequest) -> Json:
    answers, body = request.backend.answers, must_be_object(request.body)
    return answers.edit(*_message(request), body, request.uploads)


async def delete(request: ApiRequest) -> None:
    request.backend.answers.delete(*_message(request))


_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback, open=True),
    Route("POST", _HOOK, follow_up, open=True),
    *(
        Route(method, _HOOK + place, handler, open=True)
        for place in ("/messages/@original", "/messages/{message_id}")
        for method, handler in (("PATCH", edit), ("DELETE", delete))
    ),
]
