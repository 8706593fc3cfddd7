"""Discord's rules for the body of a message: lengths, counts, and fields that exclude each other."""

from collections.abc import Mapping
from typing import Any

from bot.sandbox.actions import Upload
from bot.sandbox.components import Place
from bot.sandbox.payloads import FILE_LIMIT
from bot.sandbox.refusals import Faults, Refusal
from bot.sandbox.things import COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, Json

MOST_CONTENT, MOST_FILES, REQUEST_LIMIT = 2000, 10, 25 * 1024 * 1024

# The fields of an embed with their largest length. They count towards the limit of 6,000.
EMBED_TEXTS: tuple[tuple[Place, int], ...] = (
    (("title",), 256),
    (("description",), 4096),
    (("footer", "text"), 2048),
    (("author", "name"), 256),
)

V2_WORDS = "The 'MessageFlags.IS_COMPONENTS_V2' flag cannot be used with this field."


def check_uploads(uploads: Mapping[int, Upload]) -> None:
    if len(uploads) > MOST_FILES:
        faults = Faults()
        faults.add(("files",), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
        raise Refusal(50035, faults.tree)
    sizes = [len(u.data) for u in uploads.values()]
    if any(s > FILE_LIMIT for s in sizes) or sum(sizes) > REQUEST_LIMIT:
        raise Refusal(40005)


def check_texts(faults: Faults, body: Json) -> None:
    """Check the common fields of messages: content, embeds, mentions, nonce, descriptions of attachments."""
    faults.length(("content",), body.get("content"), 0, MOST_CONTENT)
    _embeds(faults, body.get("embeds"))
    _mentions(faults, body.get("allowed_mentions"))
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        faults.length(("nonce",), nonce, 0, 25)
    elif nonce is not None and not (isinstance(nonce, int) and abs(nonce) < 1 << 63):
        faults.add(("nonce",), "NONCE_TYPE_TOO_LONG")
    attachments = body.get("attachments") or []
    if faults.is_list(attachments, ("attachments",)):
        faults.count(("attachments",), attachments, 0, MOST_FILES)
        for index, entry in enumerate(attachments):
            faults.length(("attachments", index, "description"), entry.get("description"), 0, 1024)
    for _ in body.get("sticker_ids") or ():
        faults.add(("sticker_ids",), "STICKER_UNKNOWN")


def check_v2_alone(faults: Faults, body: Json) -> None:
    """Check that a message with Components V2 has no other content."""
    for field in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(field):
            faults.add((field,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", V2_WORDS)


def check_flags(faults: Faults, flags: Any, *, ephemeral: bool) -> int:
    """Check and return the flags of a message. ``ephemeral``: the ephemeral flag is allowed, too."""
    allowed = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | (EPHEMERAL if ephemeral else 0)
    value = 0 if flags is None else flags
    if not isinstance(value, int) or value & ~allowed:
        faults.add(("flags",), "MESSAGE_FLAGS_INVALID")
        return 0
    return value


def _embeds(faults: Faults, embeds: Any) -> None:
    if not embeds:
        return
    faults.count(("embeds",), embeds, 0, 10)
    total = 0
    for index, embed in enumerate(embeds):
        at: Place = ("embeds", index)
        for path, most in EMBED_TEXTS:
            value: Any = embed
            for key in path:
                value = (value or {}).get(key)
            faults.length((*at, *path), value, 0, most)
            total += len(value or "")
        fields = embed.get("fields") or []
        faults.count((*at, "fields"), fields, 0, 25)
        for number, field in enumerate(fields):
            for key, most in (("name", 256), ("value", 1024)):
                faults.length((*at, "fields", number, key), field.get(key), 1, most, needed=True)
                total += len(field.get(key) or "")
    if total > 6000:
        faults.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED")


def _mentions(faults: Faults, allowed: Any) -> None:
    if not allowed:
        return
    parse = allowed.get("parse") or []
    for name in ("users", "roles"):
        listed = allowed.get(name) or []
        faults.count(("allowed_mentions", name), listed, 0, 100)
        if listed and name in parse:
            words = f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.'
            faults.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)
    if any(p not in ("users", "roles", "everyone") for p in parse):
        words = "Value must be one of {'users', 'roles', 'everyone'}."
        faults.add(("allowed_mentions", "parse"), "BASE_TYPE_CHOICES", words)
