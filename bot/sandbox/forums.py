"""Forums: their tags, and their posts, which are threads with a first message of the same id."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.sandbox import compose, permissions, wire
from bot.sandbox.actions import ClientRefusal, Upload
from bot.sandbox.refusals import Faults, refuse
from bot.sandbox.things import FORUM, Channel, Json
from bot.sandbox.world import World

MOST_TAGS, MOST_APPLIED = 20, 5
NAME_OF_TAG = 20
"""The limit in the documentation; the OpenAPI document allows more."""


def open_post(world: World, forum: Channel, body: Json, uploads: Mapping[int, Upload]) -> Json:
    """Open a post of the bot, for `POST /channels/{forum}/threads`. The caller has checked the body, except
    for its message."""
    message = body.get("message")
    if not isinstance(message, dict):
        faults = Faults()
        faults.required(("message",))
        faults.check()
    if not world.may(world.bot.id, forum.id, "send_messages"):  # not the permission for threads
        refuse(50013)
    applied = checked_tags(world, forum, world.bot.id, body.get("applied_tags") or (), new=True)
    fields = compose.new_message(world, forum.id, dict(message or {}), uploads)
    post = world.create_thread(
        forum.id,
        body["name"],
        world.bot.id,
        auto_archive=body.get("auto_archive_duration") or 1440,
        applied=applied,
    )
    first = world.add_message(post.id, world.bot.id, message_id=post.id, **fields)
    return {**wire.channel(world, post), "message": wire.message(world, first)}


def checked_tags(
    world: World, forum: Channel, user_id: int, asked: Iterable[Any], *, new: bool, before: Iterable[int] = ()
) -> list[int]:
    """The tags that somebody gives a post. Refuses unknown ones, too many, and moderated ones that are added
    or removed by people who may not manage threads."""
    known = {int(tag["id"]): tag for tag in forum.tags}
    applied = list(dict.fromkeys(int(tag) for tag in asked))
    faults = Faults()
    faults.count(("applied_tags",), applied, 0, MOST_APPLIED)
    faults.check()
    if any(tag not in known for tag in applied):
        refuse(10087)
    manages = world.may(user_id, forum.id, "manage_threads")
    changed = set(applied) ^ (set(before) & known.keys())
    if not manages and any(known[tag].get("moderated") for tag in changed):
        refuse(50013)
    if new and forum.tag_required and not applied:
        free = [tag for tag in forum.tags if not tag.get("moderated")]
        refuse(40067 if free or manages else 40066)
    return applied


def available_tags(world: World, asked: list[Any]) -> list[Json]:
    """The new tags of a forum from a body: the whole list, with the ids of the tags that stay."""
    faults = Faults()
    faults.count(("available_tags",), asked, 0, MOST_TAGS)
    tags = []
    for at, tag in enumerate(asked):
        faults.length(("available_tags", at, "name"), tag.get("name"), 1, NAME_OF_TAG, needed=True)
        tags.append(
            {
                "id": str(tag.get("id") or world.snowflakes.next()),
                "name": str(tag.get("name") or ""),
                "moderated": bool(tag.get("moderated")),
                "emoji_id": tag.get("emoji_id"),
                "emoji_name": tag.get("emoji_name"),
            }
        )
    faults.check()
    if len({tag["name"].casefold() for tag in tags}) < len(tags):
        refuse(40061)
    return tags


def patch_forum(world: World, forum: Channel, body: Json) -> Json:
    """The changes of the settings that only a forum has, from a body."""
    changes: Json = {}
    if body.get("available_tags") is not None:
        changes["tags"] = available_tags(world, body["available_tags"])
    if body.get("flags") is not None:
        changes["tag_required"] = bool(int(body["flags"]) & wire.TAG_REQUIRED)
    return changes


def person_posts(
    world: World, user_id: int, forum_id: int, title: str, text: str, tags: Iterable[int]
) -> Channel:
    """A person opens a post. Raises ClientRefusal: Discord's client would not allow it."""
    forum = world.channels[forum_id]
    if forum.type != FORUM:
        raise ClientRefusal("Posts are opened in forums.")
    if not world.may(user_id, forum_id, "send_messages"):
        raise ClientRefusal("This person may not open posts here.")
    title, text = " ".join(title.split()), text.strip()
    if not 0 < len(title) <= 100 or not 0 < len(text) <= 2000:
        raise ClientRefusal("A post needs a title and a text.")
    known = {int(tag["id"]): tag for tag in forum.tags}
    applied = [tag for tag in dict.fromkeys(tags) if tag in known]
    if any(known[tag].get("moderated") for tag in applied) and not (
        world.allowed(user_id, forum_id) & permissions.BITS["manage_threads"]
    ):
        raise ClientRefusal("Only moderators give posts this tag.")
    if len(applied) > MOST_APPLIED:
        raise ClientRefusal(f"A post has at most {MOST_APPLIED} tags.")
    if forum.tag_required and not applied:
        raise ClientRefusal("A post needs a tag here.")
    post = world.create_thread(forum_id, title, user_id, auto_archive=10080, applied=applied)
    world.add_message(post.id, user_id, message_id=post.id, content=text)
    return post
