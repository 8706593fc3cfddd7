"""REST: channels, threads and guilds, and their members."""

from bot.sandbox import forums, wire
from bot.sandbox.refusals import Faults, refuse
from bot.sandbox.rest import Call, Route, must_be_object
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


async def get(call: Call) -> Json:
    return wire.channel(call.world, call.channel())


async def delete(call: Call) -> Json:
    channel = call.channel()
    if channel.type == DM:
        return wire.channel(call.world, channel)
    channel = call.channel("manage_threads" if channel.is_thread else "manage_channels")
    body = wire.channel(call.world, channel)
    call.world.delete_channel(channel.id)
    return body


async def patch(call: Call) -> Json:
    channel = call.channel()
    body = must_be_object(call.body)
    if channel.type == DM:
        refuse(50024)
    if channel.is_thread:
        return _patch_thread(call, channel, body)
    call.channel("manage_channels")
    faults = Faults()
    faults.length(("name",), body.get("name"), 1, 100)
    faults.length(("topic",), body.get("topic"), 0, 4096 if channel.type == FORUM else 1024)
    faults.check()
    known = {"name": "name", "topic": "topic", "position": "position", "rate_limit_per_user": "slowmode"}
    changes = {known[k]: v for k, v in body.items() if k in known and v is not None}
    if channel.type == FORUM:
        changes |= forums.patch_forum(call.world, channel, body)
    if "permission_overwrites" in body:
        call.channel("manage_roles")
        changes["overwrites"] = {
            int(o["id"]): (int(o.get("allow") or 0), int(o.get("deny") or 0))
            for o in body["permission_overwrites"]
        }
    return wire.channel(call.world, call.world.edit_channel(channel.id, **changes))


def _check_thread(faults: Faults, body: Json) -> None:
    faults.length(("name",), body.get("name"), 1, 100)
    duration = body.get("auto_archive_duration")
    if duration is not None and duration not in AUTO_ARCHIVE:
        words = f"Value must be one of {set(AUTO_ARCHIVE)}."
        faults.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", words)
    if not 0 <= (body.get("rate_limit_per_user") or 0) <= 21_600:
        faults.add(("rate_limit_per_user",), "NUMBER_TYPE_RANGE", "int value should be between 0 and 21600.")


def _patch_thread(call: Call, thread: Channel, body: Json) -> Json:
    """Check a change of a thread. Its creator may rename and (un)archive it; others must manage threads."""
    world = call.world
    faults = Faults()
    _check_thread(faults, body)
    faults.check()
    manages = world.may(world.bot.id, thread.id, "manage_threads")
    asked = {k: v for k, v in body.items() if k in THREAD_FIELDS and v is not None}
    stays_archived = thread.archived and asked.get("archived") is not False
    if thread.locked and not manages:
        refuse(50013)
    if "locked" in asked and asked["locked"] != thread.locked and not manages:
        refuse(50013)
    if "rate_limit_per_user" in asked and not manages:
        refuse(50013)
    wakes_only = asked.keys() == {"archived"} and asked["archived"] is False
    if not manages and not wakes_only and thread.owner_id != world.bot.id:
        refuse(50013)
    if stays_archived and asked.keys() - {"archived", "locked"}:
        refuse(50083)
    if "applied_tags" in asked:
        asked["applied_tags"] = _retagged(call, thread, asked["applied_tags"])
    renamed = {
        "auto_archive_duration": "auto_archive",
        "rate_limit_per_user": "slowmode",
        "applied_tags": "applied",
    }
    changes = {renamed.get(k, k): v for k, v in asked.items() if k != "flags"}
    return wire.channel(world, world.edit_channel(thread.id, **changes))


def _retagged(call: Call, post: Channel, asked: list[str]) -> list[int]:
    world = call.world
    forum = world.channels[post.parent_id or 0]
    if forum.type != FORUM:
        refuse(50024)
    # Whoever has opened a post changes its tags, as long as they may still open posts.
    if not world.may(world.bot.id, forum.id, "manage_threads"):
        call.channel("send_messages")
    return forums.checked_tags(world, forum, world.bot.id, asked, new=False, before=post.applied)


# ---- threads --------------------------------------------------------------------------------------------


def _new_thread(call: Call, body: Json, *, message_id: int | None, kind: int) -> Json:
    channel = call.channel()
    if channel.type != TEXT:
        refuse(50024)
    call.channel("create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads")
    faults = Faults()
    faults.length(("name",), body.get("name"), 1, 100, needed=True)
    _check_thread(faults, body)
    faults.check()
    thread = call.world.create_thread(
        channel.id,
        body["name"],
        call.world.bot.id,
        message_id=message_id,
        type=kind,
        auto_archive=body.get("auto_archive_duration") or 1440,
    )
    if kind == PRIVATE_THREAD:
        thread.invitable = body.get("invitable") is not False
    return wire.channel(call.world, thread)


async def thread_from_message(call: Call) -> Json:
    channel = call.channel()
    message = call.world.message(channel.id, call.id("message_id"))
    if message is None or message.seen_by is not None:
        refuse(10008)
    if message.thread_id is not None:
        refuse(160004)
    return _new_thread(call, must_be_object(call.body), message_id=message.id, kind=PUBLIC_THREAD)


async def thread(call: Call) -> Json:
    body = must_be_object(call.body)
    forum = call.channel()
    if forum.type == FORUM:
        faults = Faults()
        faults.length(("name",), body.get("name"), 1, 100, needed=True)
        _check_thread(faults, body)
        faults.check()
        may_show(call, forum, body.get("message") or {})
        return forums.open_post(call.world, forum, body, call.uploads)
    # Discord creates a private thread if the body has no type; discord.py always sends one.
    kind = PUBLIC_THREAD if body.get("type") == PUBLIC_THREAD else PRIVATE_THREAD
    return _new_thread(call, body, message_id=None, kind=kind)


def _thread(call: Call) -> Channel:
    channel = call.channel()
    if not channel.is_thread:
        refuse(50024)
    return channel


async def join(call: Call) -> None:
    thread = _thread(call)
    if thread.archived:
        refuse(50083)
    call.world.change_thread_members(thread.id, add=[call.world.bot.id])


async def leave(call: Call) -> None:
    call.world.change_thread_members(_thread(call).id, remove=[call.world.bot.id])


async def add_member(call: Call) -> None:
    thread = _thread(call)
    if thread.archived:
        refuse(50083)
    if not call.world.may(call.world.bot.id, thread.id, "send_messages_in_threads"):
        refuse(50013)
    user_id = call.id("user_id")
    guild = call.world.guilds[thread.guild_id or 0]
    if user_id not in guild.member_ids:
        refuse(10013)
    call.world.change_thread_members(thread.id, add=[user_id])


async def remove_member(call: Call) -> None:
    thread = _thread(call)
    if not (thread.type == PRIVATE_THREAD and thread.owner_id == call.world.bot.id):
        call.channel("manage_threads")
    call.world.change_thread_members(thread.id, remove=[call.id("user_id")])


async def thread_members(call: Call) -> list[Json]:
    thread = _thread(call)
    return [wire.thread_member(thread, u) for u in thread.member_ids]


async def thread_member(call: Call) -> Json:
    thread = _thread(call)
    if call.id("user_id") not in thread.member_ids:
        refuse(10007)
    return wire.thread_member(thread, call.id("user_id"))


async def archived_threads(call: Call) -> Json:
    channel = call.channel("read_message_history")
    threads = [t for t in call.world.threads_of(channel.id) if t.archived and t.type == PUBLIC_THREAD]
    threads.sort(key=lambda t: t.archive_changed, reverse=True)
    return _listed(call, threads, has_more=False)


async def active_threads(call: Call) -> Json:
    guild = call.guild()
    bot = call.world.bot.id
    here = [c for c in call.world.channels.values() if c.is_thread and c.guild_id == guild.id]
    return _listed(call, [t for t in here if not t.archived and call.world.sees(bot, t.id)])


def _listed(call: Call, threads: list[Channel], **more: bool) -> Json:
    bot = call.world.bot.id
    members = [wire.thread_member(t, bot) for t in threads if bot in t.member_ids]
    return {"threads": [wire.channel(call.world, t) for t in threads], "members": members, **more}


# ---- guilds ---------------------------------------------------------------------------------------------


async def guild(call: Call) -> Json:
    return wire.guild(call.world, call.guild())


async def guild_channels(call: Call) -> list[Json]:
    here = call.guild().id
    channels = [c for c in call.world.channels.values() if c.guild_id == here and not c.is_thread]
    return [wire.channel(call.world, c) for c in channels]


async def create_channel(call: Call) -> Json:
    guild = call.guild()
    allowed = guild.bot_permissions | guild.everyone_permissions
    if not allowed & (1 << 4 | 1 << 3):
        refuse(50013)
    body = must_be_object(call.body)
    faults = Faults()
    faults.length(("name",), body.get("name"), 1, 100, needed=True)
    faults.check()
    kind = FORUM if body.get("type") == FORUM else TEXT
    channel = call.world.add_channel(guild.id, body["name"], body.get("topic"), type=kind)
    if kind == FORUM:
        call.world.edit_channel(channel.id, **forums.patch_forum(call.world, channel, body))
    return wire.channel(call.world, channel)


async def guild_roles(call: Call) -> list[Json]:
    return wire.roles(call.world, call.guild())


async def member(call: Call) -> Json:
    guild = call.guild()
    user_id = call.id("user_id")
    if user_id not in call.world.people:
        refuse(10013)
    if user_id not in guild.member_ids:
        refuse(10007)
    return wire.member(call.world, guild, user_id)


async def members(call: Call) -> list[Json]:
    """List the members of a guild; this needs the privileged members intent."""
    guild = call.guild()
    if not call.world.privileged_intents:
        refuse(50001)
    limit, after = call.number("limit", 1, 1, 1000), call.snowflake("after") or 0
    found = sorted(u for u in guild.member_ids if u > after)
    return [wire.member(call.world, guild, u) for u in found[:limit]]


async def search_members(call: Call) -> list[Json]:
    guild = call.guild()
    query = call.query.get("query", "").casefold()
    people = [call.world.people[u] for u in guild.member_ids]
    people_found = [p for p in people if p.username.startswith(query) or p.name.casefold().startswith(query)]
    return [wire.member(call.world, guild, p.id) for p in people_found[: call.number("limit", 1, 1, 1000)]]


_CHANNEL, _GUILD = "/channels/{channel_id}", "/guilds/{guild_id}"
ROUTES = [
    Route("GET", _CHANNEL, get),
    Route("PATCH", _CHANNEL, patch),
    Route("DELETE", _CHANNEL, delete),
    Route("POST", _CHANNEL + "/messages/{message_id}/threads", thread_from_message, status=201),
    Route("POST", _CHANNEL + "/threads", thread, status=201),
    Route("GET", _CHANNEL + "/threads/archived/public", archived_threads),
    Route("PUT", _CHANNEL + "/thread-members/@me", join),
    Route("DELETE", _CHANNEL + "/thread-members/@me", leave),
    Route("GET", _CHANNEL + "/thread-members", thread_members),
    Route("GET", _CHANNEL + "/thread-members/{user_id}", thread_member),
    Route("PUT", _CHANNEL + "/thread-members/{user_id}", add_member),
    Route("DELETE", _CHANNEL + "/thread-members/{user_id}", remove_member),
    Route("GET", _GUILD, guild),
    Route("GET", _GUILD + "/channels", guild_channels),
    Route("POST", _GUILD + "/channels", create_channel, status=201),
    Route("GET", _GUILD + "/roles", guild_roles),
    Route("GET", _GUILD + "/threads/active", active_threads),
    Route("GET", _GUILD + "/members/search", search_members),
    Route("GET", _GUILD + "/members/{user_id}", member),
    Route("GET", _GUILD + "/members", members),
]
