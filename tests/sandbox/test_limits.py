"""The limits that the sandbox keeps as Discord does: of all requests together, and of each route."""

from __future__ import annotations

from tests.sandbox.faults import Faults

SEND = "POST /channels/7/messages"


def status(faults: Faults, request: str) -> int | None:
    """Of the refusal; None: it passes."""
    _, wrong = faults.headers(request, "bucket")
    return None if wrong is None else wrong.status


def test_all_requests_together() -> None:
    faults = Faults()
    limit = faults.limit_all(3, 60.0)
    for path in (SEND, "PATCH /channels/8/messages/9", "GET /users/@me"):
        assert status(faults, path) is None
    assert status(faults, "PATCH /channels/9/messages/9") == 429
    headers, wrong = faults.headers(SEND, "bucket")
    assert wrong is not None
    assert wrong.body is not None
    assert (wrong.headers["X-RateLimit-Scope"], wrong.body["global"]) == ("global", True)
    assert headers["X-RateLimit-Remaining"] != "0", "the route itself is free"
    assert (limit.taken, limit.refused) == (3, 2)


def test_answers_to_interactions_do_not_count() -> None:
    faults = Faults()
    limit = faults.limit_all(1, 60.0)
    for path in ("POST /interactions/1/token/callback", "PATCH /webhooks/1/token/messages/@original"):
        assert [status(faults, path) for _ in range(5)] == [None] * 5
    assert limit.taken == 0


def test_one_route_beside_it() -> None:
    faults = Faults()
    faults.limit_all(10, 60.0)
    route = faults.limit(r"^POST /channels/\d+/messages$", 2, 60.0)
    assert [status(faults, SEND) for _ in range(3)] == [None, None, 429]
    assert status(faults, "POST /channels/8/messages") is None, "another channel"
    headers, wrong = faults.headers(SEND, "bucket")
    assert wrong is not None
    assert (headers["X-RateLimit-Remaining"], wrong.headers["X-RateLimit-Scope"]) == ("0", "user")
    assert route.refused == 2


def test_messages_of_a_channel_share_a_limit() -> None:
    """As Discord counts edits; and the routes are counted, too."""
    faults = Faults()
    every = faults.limit_all(10, 60.0)
    faults.limit(r"^PATCH (/channels/\d+/messages)/\d+$", 2, 60.0)
    edits = [status(faults, f"PATCH /channels/7/messages/{number}") for number in range(3)]
    assert edits == [None, None, 429]
    assert status(faults, "PATCH /channels/8/messages/1") is None, "another channel"
    assert every.routes == {"PATCH /channels/*/messages/*": 3}
