"""REST: messages of channels, threads and DMs; callbacks and webhooks with the token of an interaction."""

from typing import Any

from bot.sandbox import compose, wire
from bot.sandbox.refusals import invalid, refuse
from bot.sandbox.rest import ApiRequest, Route, must_be_object
from bot.sandbox.things import DM, FORUM, Channel, Json, Message

SYSTEM_TYPES = (4, 18, 21)


def may_send(request: ApiRequest, channel: Channel) -> None:
    """Refuse if the bot may not write in the channel."""
    world = request.world
    if channel.type == DM:
        person = next(world.people[u] for u in channel.member_ids if u != world.bot.id)
        if not person.installed and not any(person.id in g.member_ids for g in world.bot_guilds()):
            refuse(50278)
        if person.dm_closed:
            refuse(50007)
        return
    if channel.type == FORUM:
        refuse(50008)
    needed = "send_messages_in_threads" if channel.is_thread else "send_messages"
    if not world.may(world.bot.id, channel.id, needed):
        refuse(50013)
    if channel.is_thread and channel.locked and not world.may(world.bot.id, channel.id, "manage_threads"):
        refuse(160005)


def may_show(request: ApiRequest, channel: Channel, body: Json) -> None:
    """Refuse files and embeds if the bot may not send them."""
    world = request.world
    if request.uploads and not world.may(world.bot.id, channel.id, "attach_files"):
        refuse(50013)
    if body.get("embeds") and not world.may(world.bot.id, channel.id, "embed_links"):
        refuse(50013)


def find(request: ApiRequest) -> Message:
    """The message in the path. Ephemeral messages are not found."""
    message = request.world.message(request.id("channel_id"), request.id("message_id"))
    if message is None or message.seen_by is not None:
        refuse(10008)
    return message


async def create(request: ApiRequest) -> Json:
    world = request.world
    channel = request.channel()
    body = must_be_object(request.body)
    may_send(request, channel)
    may_show(request, channel, body)
    fields = compose.new_message(world, channel.id, body, request.uploads)
    nonce = body.get("nonce")
    if nonce is not None and body.get("enforce_nonce"):
        same = world.by_nonce(world.bot.id, nonce)
        if same is not None:
            for file in fields["files"]:
                world.storage.drop_file(file.id)
            return wire.message(world, same)
    if body.get("message_reference"):
        words = "Replies and forwards are not known here"
        invalid(("message_reference",), "MESSAGE_REFERENCE_INVALID", words)
    message = world.add_message(channel.id, world.bot.id, nonce=nonce, **fields)
    return wire.message(world, message)


async def history(request: ApiRequest) -> list[Json]:
    """List messages, newest first as in Discord."""
    world = request.world
    channel = request.channel()
    if not world.may(world.bot.id, channel.id, "read_message_history"):
        return []
    limit = request.number("limit", 50, 1, 100)
    before, after = request.snowflake("before"), request.snowflake("after")
    messages = world.messages(channel.id)
    if before is not None:
        messages = [m for m in messages if m.id < before]
    if after is not None:
        messages = [m for m in messages if m.id > after][:limit]
    return [wire.message(world, m) for m in reversed(messages[-limit:])]


async def get(request: ApiRequest) -> Json:
    channel = request.channel()
    if channel.type != DM:
        request.channel("read_message_history")
    return wire.message(request.world, find(request))


async def edit(request: ApiRequest) -> Json:
    world = request.world
    channel = request.channel()
    message = find(request)
    body = must_be_object(request.body)
    if message.author_id != world.bot.id:
        refuse(50005)
    if message.type in SYSTEM_TYPES:
        refuse(50021)
    if channel.archived:
        refuse(50083)
    may_show(request, channel, body)
    fields = compose.edited_message(world, message, body, request.uploads)
    given = {"content", "embeds", "components", "attachments"} & body.keys() or request.uploads
    world.edit_message(message, stamp=bool(given), **fields)
    return wire.message(world, message)


async def delete(request: ApiRequest) -> None:
    channel = request.channel()
    message = find(request)
    if message.author_id != request.world.bot.id:
        request.channel("manage_messages")
    if channel.archived:
        refuse(50083)
    request.world.delete_message(message)


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


def _answer(request: ApiRequest) -> tuple[int, str, str]:
    return *_hook(request), request.params.get("message_id", "@original")


async def follow_up(request: ApiRequest) -> Any:
    # Follow-ups of interactions always return the message, whatever the parameter «wait» is.
    answers, body = request.backend.answers, must_be_object(request.body)
    return answers.follow_up(*_hook(request), body, request.uploads)


async def edit_answer(request: ApiRequest) -> Json:
    answers, body = request.backend.answers, must_be_object(request.body)
    return answers.edit(*_answer(request), body, request.uploads)


async def delete_answer(request: ApiRequest) -> None:
    request.backend.answers.delete(*_answer(request))


_ONE = "/channels/{channel_id}/messages/{message_id}"
_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
ROUTES = [
    Route("POST", "/channels/{channel_id}/messages", create),
    Route("GET", "/channels/{channel_id}/messages", history),
    Route("GET", _ONE, get),
    Route("PATCH", _ONE, edit),
    Route("DELETE", _ONE, delete),
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback, open=True),
    Route("POST", _HOOK, follow_up, open=True),
    *(
        Route(method, _HOOK + place, handler, open=True)
        for place in ("/messages/@original", "/messages/{message_id}")
        for method, handler in (("PATCH", edit_answer), ("DELETE", delete_answer))
    ),
]
