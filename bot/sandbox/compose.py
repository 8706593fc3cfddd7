"""From the body of a request to the fields of a message: checks, files, components, mentions."""

import copy
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from bot.sandbox import components
from bot.sandbox.actions import Upload
from bot.sandbox.check_message import (
    check_flags,
    check_message_components,
    check_texts,
    check_uploads,
    check_v2_alone,
)
from bot.sandbox.components import Place
from bot.sandbox.refusals import Faults, refuse
from bot.sandbox.things import (
    COMPONENTS_V2,
    EPHEMERAL,
    SUPPRESS_EMBEDS,
    Attachment,
    Json,
    Message,
    describe_file,
)
from bot.sandbox.wire import UPLOADED
from bot.sandbox.world import World


def new_message(
    world: World,
    channel_id: int,
    body: Json,
    uploads: Mapping[int, Upload],
    *,
    interaction: bool = False,
    force_ephemeral: bool | None = None,
) -> Json:
    """Check the body of a new message, store its files, and return the fields for ``World.add_message``.

    ``interaction`` allows the ephemeral flag; ``force_ephemeral`` replaces it (for a deferred response).
    """
    faults = Faults()
    check_uploads(uploads)
    check_texts(faults, body)
    flags = check_flags(faults, body.get("flags"), ephemeral=interaction)
    if force_ephemeral is not None:
        flags = flags | EPHEMERAL if force_ephemeral else flags & ~EPHEMERAL
    tree = body.get("components") or []
    v2 = bool(flags & COMPONENTS_V2)
    if v2:
        check_v2_alone(faults, body)
    check_message_components(faults, tree, v2=v2)
    faults.check()
    files, entries = _new_files(world, faults, body, uploads)
    fields: Json = {
        "content": (body.get("content") or "").strip(),
        "flags": flags,
        "embeds": [_embed(world, faults, e, i, files) for i, e in enumerate(body.get("embeds") or [])],
        "components": _components(world, faults, tree, files),
        "files": files,
    }
    faults.check()
    has_anything = fields["content"] or fields["embeds"] or files or (v2 and tree)
    if not has_anything:
        refuse(50006)
    fields |= _mentions(world, channel_id, fields["content"], tree, body.get("allowed_mentions"))
    for file, upload in entries:
        world.store_file(file, upload.data, ephemeral=bool(flags & EPHEMERAL))
    return fields


def edited_message(world: World, message: Message, body: Json, uploads: Mapping[int, Upload]) -> Json:
    """Check the body of an edit and return the fields for ``World.edit_message``.

    Fields that are not in the body stay as they are. The V2 flag can be set, but never removed.
    """
    faults = Faults()
    check_uploads(uploads)
    check_texts(faults, body)
    asked = body.get("flags")
    flags = message.flags
    if isinstance(asked, int):
        flags = flags & ~SUPPRESS_EMBEDS | asked & (SUPPRESS_EMBEDS | COMPONENTS_V2)
    v2 = bool(flags & COMPONENTS_V2)
    if v2:
        # The old content would stay beside the components unless the edit removes it.
        check_v2_alone(faults, {"content": message.content, "embeds": message.embeds, **body})
    if body.get("components") is not None:
        check_message_components(faults, body["components"], v2=v2)
    faults.check()
    files, entries = _edited_files(world, faults, message, body, uploads)
    fields: Json = {"flags": flags, "files": files}
    if "content" in body:
        fields["content"] = (body["content"] or "").strip()
    if "components" in body or "embeds" in body:
        for file in files:
            file.shown = False
        tree = body.get("components") if "components" in body else message.components
        embeds = body.get("embeds") if "embeds" in body else message.embeds
        fields["components"] = _components(world, faults, tree or [], files)
        fields["embeds"] = [_embed(world, faults, e, i, files) for i, e in enumerate(embeds or [])]
    faults.check()
    final: Json = {
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
    } | fields
    has_v2_tree = v2 and final["components"]
    if not (final["content"] or final["embeds"] or files or has_v2_tree):
        refuse(50006)
    if "content" in body or "components" in body:
        read = _mentions(
            world, message.channel_id, final["content"], final["components"], body.get("allowed_mentions")
        )
        # An edit does not notify anybody.
        fields |= {"mention_ids": read["mention_ids"], "mention_everyone": read["mention_everyone"]}
    for file, upload in entries:
        world.store_file(file, upload.data, ephemeral=message.ephemeral)
    return fields


# ---- files ----------------------------------------------------------------------------------------------


def _new_files(
    world: World, faults: Faults, body: Json, uploads: Mapping[int, Upload]
) -> tuple[list[Attachment], list[tuple[Attachment, Upload]]]:
    listed = body.get("attachments")
    if listed is None:
        listed = [{"id": number} for number in sorted(uploads)]
    pairs = []
    for index, entry in enumerate(listed):
        upload = uploads.get(_number(entry.get("id")))
        if upload is None:
            faults.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND")
            continue
        pairs.append((_describe(world, entry, upload), upload))
    return [file for file, _ in pairs], pairs


def _edited_files(
    world: World, faults: Faults, message: Message, body: Json, uploads: Mapping[int, Upload]
) -> tuple[list[Attachment], list[tuple[Attachment, Upload]]]:
    if body.get("attachments") is None:
        added = [(_describe(world, {}, uploads[n]), uploads[n]) for n in sorted(uploads)]
        kept = [] if "attachments" in body else [copy.copy(f) for f in message.files]
        return kept + [file for file, _ in added], added
    files: list[Attachment] = []
    pairs: list[tuple[Attachment, Upload]] = []
    old = {f.id: copy.copy(f) for f in message.files}
    for index, entry in enumerate(body["attachments"]):
        number = _number(entry.get("id"))
        if number in uploads:
            pairs.append((_describe(world, entry, uploads[number]), uploads[number]))
            files.append(pairs[-1][0])
        elif number in old:
            if "description" in entry:
                old[number].description = entry["description"]
            files.append(old[number])
        else:
            faults.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND")
    return files, pairs


def _describe(world: World, entry: Json, upload: Upload) -> Attachment:
    name = entry.get("filename") or upload.filename
    return describe_file(world.snowflakes.next(), name, upload.data, entry.get("description"))


def _number(value: Any) -> int:
    try:
        return int(value)
    except (TypeError, ValueError):
        return -1


# ---- components, embeds, media --------------------------------------------------------------------------


def _components(world: World, faults: Faults, tree: list[Json], files: list[Attachment]) -> list[Json]:
    """A copy of the components with ids, default values, and media items linked to their uploads."""
    copied: list[Json] = [_copy(node) for node in tree]
    taken = {n["id"] for _, n in components.walk(copied) if n.get("id")}
    number = 0
    for _, node in components.walk(copied):
        if not node.get("id"):
            number += 1
            while number in taken:
                number += 1
            taken.add(number)
            node["id"] = number
        for key, default in _DEFAULTS.get(node["type"], {}).items():
            if node.get(key) is None:
                node[key] = default
        for item in node.get("items") or ():
            for key, default in _GALLERY_ITEM.items():
                if item.get(key) is None:
                    item[key] = default
    for at, media, owner in components.media(copied):
        file = _tie(world, faults, at, media, files)
        if file is not None and owner.get("description") and not file.description:
            file.description = owner["description"]
    return copied


# Default values that Discord adds when it returns a component.
_DEFAULTS: dict[int, Json] = {
    components.BUTTON: {"style": 2},
    **{kind: {"min_values": 1, "max_values": 1} for kind in components.SELECTS},
    components.THUMBNAIL: {"description": None, "spoiler": False},
    components.FILE: {"spoiler": False},
    components.SEPARATOR: {"spacing": 1, "divider": True},
    components.CONTAINER: {"accent_color": None, "spoiler": False},
}
_GALLERY_ITEM: Json = {"description": None, "spoiler": False}


def _copy(node: Any) -> Any:
    if isinstance(node, dict):
        return {k: _copy(v) for k, v in node.items() if v is not None}
    if isinstance(node, list):
        return [_copy(v) for v in node]
    return node


def _tie(world: World, faults: Faults, at: Place, media: Json, files: list[Attachment]) -> Attachment | None:
    """Link a media item to the upload that it names; other links stay as they are."""
    url = str(media.get("url", ""))
    file: Attachment | None = None
    if url.startswith("attachment://"):
        name = url.removeprefix("attachment://")
        file = next((f for f in reversed(files) if name in (f.filename, quote(f.filename))), None)
        if file is None and media.get("attachment_id"):
            file = next((f for f in files if str(f.id) == media["attachment_id"]), None)
        if file is None:
            faults.add((*at, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")
            return None
    elif matched := UPLOADED.search(url):
        file = next((f for f in files if f.id == int(matched[1])), None)
    media.setdefault("id", str(world.snowflakes.next()))
    media.setdefault("proxy_url", url)
    if file is not None:
        file.shown = True
        media |= {"url": f"attachment://{file.filename}", "attachment_id": str(file.id)}
    return file


def _embed(world: World, faults: Faults, embed: Json, index: int, files: list[Attachment]) -> Json:
    body: Json = _copy(embed)
    body["type"] = "rich"
    for part in ("image", "thumbnail"):
        if isinstance(body.get(part), dict):
            _tie(world, faults, ("embeds", index, part), body[part], files)
            body[part].pop("id", None)
    return body


# ---- mentions -------------------------------------------------------------------------------------------


def _mentions(world: World, channel_id: int, content: str, tree: list[Json], allowed: Any) -> Json:
    text = "\n".join((content, *components.texts(tree)))
    named = world.named_in(text)
    rules: Json = {"parse": ["users", "roles", "everyone"]} if allowed is None else allowed
    parse = rules.get("parse") or []
    listed = {_number(u) for u in rules.get("users") or ()}
    pinged = named if "users" in parse else [u for u in named if u in listed]
    everyone = "everyone" in parse and re.search(r"@(everyone|here)\b", text) is not None
    may_everyone = everyone and world.may(world.bot.id, channel_id, "mention_everyone")
    return {"mention_ids": pinged, "pings": pinged, "mention_everyone": may_everyone}
