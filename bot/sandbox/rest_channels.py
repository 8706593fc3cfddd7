"""REST: channels and threads."""

from bot.sandbox import forums, wire
from bot.sandbox.refusals import Faults, refuse
from bot.sandbox.rest import ApiRequest, Route, must_be_object
from bot.sandbox.rest_messages import may_show
from bot.sandbox.things import DM, FORUM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Channel, Json

AUTO_ARCHIVE = (60, 1440, 4320, 10080)
THREAD_FIELDS = (
    "name",
    "archived",
    "locked",
    "auto_archive_duration",
    "rate_limit_per_user",
    "invitable",
    "flags",
    "applied_tags",
)


async def get(request: ApiRequest) -> Json:
    return wire.channel(request.world, request.channel())


async def patch(request: ApiRequest) -> Json:
    channel = request.channel()
    body = must_be_object(request.body)
    if channel.type == DM:
        refuse(50024)
    if channel.is_thread:
        return _patch_thread(request, channel, body)
    request.channel("manage_channels")
    faults = Faults()
    faults.length(("name",), body.get("name"), 1, 100)
    faults.length(("topic",), body.get("topic"), 0, 4096 if channel.type == FORUM else 1024)
    faults.check()
    known = {"name": "name", "topic": "topic", "position": "position", "rate_limit_per_user": "slowmode"}
    changes = {known[k]: v for k, v in body.items() if k in known and v is not None}
    if channel.type == FORUM:
        changes |= forums.patch_forum(request.world, channel, body)
    return wire.channel(request.world, request.world.edit_channel(channel.id, **changes))


def _check_thread(body: Json, *, new: bool) -> None:
    faults = Faults()
    faults.length(("name",), body.get("name"), 1, 100, needed=new)
    duration = body.get("auto_archive_duration")
    if duration is not None and duration not in AUTO_ARCHIVE:
        words = f"Value must be one of {set(AUTO_ARCHIVE)}."
        faults.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", words)
    faults.within(("rate_limit_per_user",), body.get("rate_limit_per_user") or 0, 0, 21_600)
    faults.check()


def _patch_thread(request: ApiRequest, thread: Channel, body: Json) -> Json:
    """Check a change of a thread. Its creator may rename and (un)archive it; others must manage threads."""
    world = request.world
    _check_thread(body, new=False)
    manages = world.may(world.bot.id, thread.id, "manage_threads")
    asked = {k: v for k, v in body.items() if k in THREAD_FIELDS and v is not None}
    stays_archived = thread.archived and asked.get("archived") is not False
    locks = asked.get("locked", thread.locked) != thread.locked
    wakes_only = asked.keys() == {"archived"} and asked["archived"] is False
    foreign = thread.owner_id != world.bot.id and not wakes_only
    if not manages and (thread.locked or locks or "rate_limit_per_user" in asked or foreign):
        refuse(50013)
    if stays_archived and asked.keys() - {"archived", "locked"}:
        refuse(50083)
    if "applied_tags" in asked:
        asked["applied_tags"] = _retagged(request, thread, asked["applied_tags"])
    renamed = {
        "auto_archive_duration": "auto_archive",
        "rate_limit_per_user": "slowmode",
        "applied_tags": "applied",
    }
    changes = {renamed.get(k, k): v for k, v in asked.items() if k != "flags"}
    return wire.channel(world, world.edit_channel(thread.id, **changes))


def _retagged(request: ApiRequest, post: Channel, asked: list[str]) -> list[int]:
    world = request.world
    forum = world.channels[post.parent_id or 0]
    if forum.type != FORUM:
        refuse(50024)
    # The person who opened a post may change its tags, as long as they may still open posts.
    if not world.may(world.bot.id, forum.id, "manage_threads"):
        request.channel("send_messages")
    return forums.checked_tags(world, forum, world.bot.id, asked, new=False, before=post.applied)


# ---- threads --------------------------------------------------------------------------------------------


def _new_thread(request: ApiRequest, body: Json, *, message_id: int | None, kind: int) -> Json:
    channel = request.channel()
    if channel.type != TEXT:
        refuse(50024)
    request.channel("create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads")
    _check_thread(body, new=True)
    thread = request.world.create_thread(
        channel.id,
        body["name"],
        request.world.bot.id,
        message_id=message_id,
        type=kind,
        auto_archive=body.get("auto_archive_duration") or 1440,
    )
    if kind == PRIVATE_THREAD:
        thread.invitable = body.get("invitable") is not False
    return wire.channel(request.world, thread)


async def thread_from_message(request: ApiRequest) -> Json:
    channel = request.channel()
    message = request.world.message(channel.id, request.id("message_id"))
    if message is None or message.seen_by is not None:
        refuse(10008)
    if message.thread_id is not None:
        refuse(160004)
    return _new_thread(request, must_be_object(request.body), message_id=message.id, kind=PUBLIC_THREAD)


async def thread(request: ApiRequest) -> Json:
    body = must_be_object(request.body)
    forum = request.channel()
    if forum.type == FORUM:
        _check_thread(body, new=True)
        may_show(request, forum, body.get("message") or {})
        return forums.open_post(request.world, forum, body, request.uploads)
    # Discord creates a private thread if the body has no type; discord.py always sends one.
    kind = PUBLIC_THREAD if body.get("type") == PUBLIC_THREAD else PRIVATE_THREAD
    return _new_thread(request, body, message_id=None, kind=kind)


def _thread(request: ApiRequest) -> Channel:
    channel = request.channel()
    if not channel.is_thread:
        refuse(50024)
    return channel


async def add_member(request: ApiRequest) -> None:
    thread = _thread(request)
    if thread.archived:
        refuse(50083)
    if not request.world.may(request.world.bot.id, thread.id, "send_messages_in_threads"):
        refuse(50013)
    user_id = request.id("user_id")
    guild = request.world.guilds[thread.guild_id or 0]
    if user_id not in guild.member_ids:
        refuse(10013)
    request.world.add_thread_members(thread.id, [user_id])


async def active_threads(request: ApiRequest) -> Json:
    guild = request.guild()
    bot = request.world.bot.id
    here = [c for c in request.world.channels.values() if c.is_thread and c.guild_id == guild.id]
    threads = [t for t in here if not t.archived and request.world.sees(bot, t.id)]
    members = [wire.thread_member(t, bot) for t in threads if bot in t.member_ids]
    return {
        "threads": [wire.channel(request.world, t) for t in threads],
        "members": members,
        "has_more": False,
    }


_CHANNEL = "/channels/{channel_id}"
ROUTES = [
    Route("GET", _CHANNEL, get),
    Route("PATCH", _CHANNEL, patch),
    Route("POST", _CHANNEL + "/messages/{message_id}/threads", thread_from_message, status=201),
    Route("POST", _CHANNEL + "/threads", thread, status=201),
    Route("PUT", _CHANNEL + "/thread-members/{user_id}", add_member),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
]
