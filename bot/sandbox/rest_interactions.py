"""REST: callbacks of interactions, and webhooks with the token of an interaction."""

from typing import Any

from bot.sandbox.rest import ApiRequest, Route, must_be_object
from bot.sandbox.things import Json


def _true(request: ApiRequest, name: str) -> bool:
    return request.query.get(name, "").lower() in ("1", "true")


async def callback(request: ApiRequest) -> Any:
    body = request.backend.answers.respond(
        request.id("interaction_id"),
        request.params["interaction_token"],
        must_be_object(request.body),
        request.uploads,
    )
    return body if _true(request, "with_response") else None


async def follow_up(request: ApiRequest) -> Any:
    # Follow-ups of interactions always return the message, whatever the parameter «wait» is.
    return request.backend.answers.follow_up(
        request.id("webhook_id"),
        request.params["webhook_token"],
        must_be_object(request.body),
        request.uploads,
    )


async def fetch(request: ApiRequest) -> Json:
    return request.backend.answers.fetch(
        request.id("webhook_id"), request.params["webhook_token"], _which(request)
    )


async def edit(request: ApiRequest) -> Json:
    return request.backend.answers.edit(
        request.id("webhook_id"),
        request.params["webhook_token"],
        _which(request),
        must_be_object(request.body),
        request.uploads,
    )


async def delete(request: ApiRequest) -> None:
    request.backend.answers.delete(request.id("webhook_id"), request.params["webhook_token"], _which(request))


def _which(request: ApiRequest) -> str:
    return request.params.get("message_id", "@original")


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
