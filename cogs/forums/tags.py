"""The tags of forums: which ones a post gets, their names, and making those that are missing.

A tag is known by its id, so people may rename it. One that somebody has deleted is not made again, unless
those who manage the server choose the forum anew.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import discord

from bot.games.registry import GAMES
from bot.match.hosting.places import GAME, STATES
from bot.text import LANGUAGES, Words, words
from bot.text.escape import shorten
from cogs.framework.services import ServingBot
from cogs.ui.speech import game_title

log = logging.getLogger(__name__)

MOST: Final = 20
"""Tags that a forum can have."""
APPLIED: Final = 5
"""Tags that a post can have."""
LONGEST: Final = 20
"""Characters of the name of a tag, as the documentation says; its OpenAPI description allows 50."""


def all_keys() -> tuple[str, ...]:
    """The keys of all tags: the states of a match, and the games."""
    return (*STATES, *(f"{GAME}{game}" for game in GAMES))


def tag_name(say: Words, key: str) -> str:
    """The name of a tag. If the title of a game is too long, its last part is used."""
    if not key.startswith(GAME):
        return say(f"tag-{key}")
    title = game_title(say, key.removeprefix(GAME))
    if len(title) > LONGEST:
        title = title.rpartition(": ")[2]
    return shorten(title, LONGEST)


def as_tag(number: int) -> discord.ForumTag:
    """A tag with only its id, which is enough for a post."""
    tag = discord.ForumTag(name=str(number))
    tag.id = number
    return tag


def appliable(forum: discord.ForumChannel) -> list[int]:
    """The tags that the bot can give a post."""
    manages = forum.permissions_for(forum.guild.me).manage_threads
    return [tag.id for tag in forum.available_tags if manages or not tag.moderated]


async def of_post(
    client: ServingBot, forum: discord.ForumChannel, keys: Sequence[str], language: str
) -> list[int]:
    """The ids of the tags that a post gets, as far as the bot can give them. Missing tags are made."""
    known = await client.services.matches.posts.tags(forum.id)
    keys = [key for key in keys if key.removeprefix(GAME) in (*GAMES, *STATES)]
    may = appliable(forum)
    if any(key not in known for key in keys):
        known, may = await make(client, forum, keys, language)
    return [known[key] for key in keys if known.get(key) in may][:APPLIED]


async def make(
    client: ServingBot,
    forum: discord.ForumChannel,
    keys: Collection[str],
    language: str,
    *,
    anew: bool = False,
) -> tuple[dict[str, int], list[int]]:
    """Find the tags of a forum by their names, and make those that are missing, where the bot may and there
    is room.

    Args:
        anew: make also those that somebody has deleted.

    Returns:
        The ids by key (that of a deleted tag is among them, unless `anew`), and the ids that the bot can give
        a post.
    """
    posts = client.services.matches.posts
    before = await posts.tags(forum.id)
    raw: Mapping[str, Any] = await client.http.get_channel(forum.id)
    there: list[Any] = list(raw.get("available_tags") or ())
    ids = {int(tag["id"]) for tag in there}
    tags = {key: tag for key, tag in before.items() if tag in ids or not anew}
    missing = []
    for key in keys:
        if key not in tags:
            same = _named(there, {tag_name(words(tongue), key) for tongue in LANGUAGES})
            if same is None:
                missing.append(key)
            else:
                tags[key] = same
    may = forum.permissions_for(forum.guild.me)
    missing = missing[: max(0, MOST - len(there))]
    if missing and may.manage_channels:
        say = words(language)
        new = [
            {"name": tag_name(say, key), "moderated": may.manage_threads and key in STATES} for key in missing
        ]
        there = await _add(client, forum, there, new)
        for key in missing:
            if (same_named := _named(there, {tag_name(say, key)})) is not None:
                tags[key] = same_named
    if tags != before:
        await posts.keep_tags(forum.guild.id, forum.id, tags)
    return tags, [int(tag["id"]) for tag in there if may.manage_threads or not tag.get("moderated")]


async def _add(
    client: discord.Client, forum: discord.ForumChannel, there: list[Any], new: list[dict[str, Any]]
) -> list[Any]:
    """Add tags by replacing the whole list. Returns all tags that the forum then has; if Discord refuses, the
    old ones."""
    try:
        changed: Mapping[str, Any] = await client.http.edit_channel(forum.id, available_tags=[*there, *new])
    except discord.DiscordServerError:
        raise
    except discord.HTTPException as error:  # the permission has just gone, or a name is taken
        log.info("no tags were made in forum %s: %s", forum.id, error.code)
        return there
    return list(changed.get("available_tags") or ())


def _named(tags: Collection[Any], names: Collection[str]) -> int | None:
    wanted = {name.casefold() for name in names}
    return next((int(tag["id"]) for tag in tags if tag["name"].casefold() in wanted), None)
