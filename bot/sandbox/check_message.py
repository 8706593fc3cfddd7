"""Discord's rules for the body of a message and for modals: lengths, counts, components, and fields that
exclude each other."""

from collections.abc import Mapping
from typing import Any

from bot.sandbox import components as c
from bot.sandbox.actions import Upload
from bot.sandbox.components import Place
from bot.sandbox.interactions import FILE_LIMIT
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


V2_TOP = (c.ROW, c.SECTION, c.TEXT, c.GALLERY, c.FILE, c.SEPARATOR, c.CONTAINER)
IN_CONTAINER = tuple(t for t in V2_TOP if t != c.CONTAINER)
IN_LABEL = c.MODAL_FIELDS
MOST_COMPONENTS, MOST_TEXT = 40, 4000
SCHEMES = ("attachment://", "http://", "https://")
"""Of media; an edit may contain the link of an existing file."""


def check_message_components(faults: Faults, tree: Any, *, v2: bool) -> None:
    """Check the ``components`` of a message and add errors to ``faults``."""
    at: Place = ("components",)
    if not faults.is_list(tree, at):
        return
    if v2:
        _children(faults, tree, at, V2_TOP)
        _check_totals(faults, tree)
    else:
        if any(x.get("type") in c.V2_ONLY for _, x in c.walk(tree)):
            for place, x in c.walk(tree):
                if x.get("type") in c.V2_ONLY:
                    faults.one_of((*place, "type"), x.get("type"), (c.ROW,))
            return
        faults.count(at, tree, 0, 5)
        _children(faults, tree, at, (c.ROW,))
    _check_unique(faults, tree, at)


def check_modal(faults: Faults, data: Any) -> None:
    """Check the ``data`` of a response that opens a modal."""
    if not isinstance(data, dict):
        faults.required(("data",))
        return
    _custom_id(faults, ("data",), data)
    faults.length(("data", "title"), data.get("title"), 1, 45, needed=True)
    at: Place = ("data", "components")
    tree = data.get("components")
    if not faults.is_list(tree, at):
        return
    faults.count(at, tree, 1, 5)
    for index, node in enumerate(tree):
        place = (*at, index)
        kind = node.get("type") if isinstance(node, dict) else None
        if kind == c.ROW:
            inside = node.get("components") or []
            faults.count((*place, "components"), inside, 1, 1)
            for number, item in enumerate(inside):
                here = (*place, "components", number)
                if _kind(faults, here, item, (c.TEXT_INPUT,)):
                    faults.length((*here, "label"), item.get("label"), 1, 45, needed=True)
                    _text_input(faults, here, item)
        elif kind == c.LABEL:
            faults.length((*place, "label"), node.get("label"), 1, 45, needed=True)
            faults.length((*place, "description"), node.get("description"), 1, 100)
            item = node.get("component")
            here = (*place, "component")
            if _kind(faults, here, item, IN_LABEL):
                _CHECKS[item["type"]](faults, here, item)
        elif kind == c.TEXT:
            _text(faults, place, node)
        else:
            faults.one_of((*place, "type"), kind, (c.ROW, c.TEXT, c.LABEL))
    _check_unique(faults, tree, at)


def _kind(faults: Faults, at: Place, node: Any, allowed: tuple[int, ...]) -> bool:
    if not isinstance(node, dict):
        faults.required(at)
        return False
    return faults.one_of((*at, "type"), node.get("type"), allowed)


def _children(faults: Faults, nodes: list[Any], at: Place, allowed: tuple[int, ...]) -> None:
    for index, node in enumerate(nodes):
        if _kind(faults, (*at, index), node, allowed):
            _CHECKS[node["type"]](faults, (*at, index), node)


def _inside(faults: Faults, at: Place, node: Json, most: int, allowed: tuple[int, ...]) -> None:
    place, inside = (*at, "components"), node.get("components")
    if faults.is_list(inside, place):
        faults.count(place, inside, 1, most)
        _children(faults, inside, place, allowed)


def _check_totals(faults: Faults, tree: list[Json]) -> None:
    every = list(c.walk(tree))
    if len(every) > MOST_COMPONENTS:
        words = f"A message may have {MOST_COMPONENTS} components, nested ones included."
        faults.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
    if sum(len(t) for t in c.texts(tree)) > MOST_TEXT:
        words = f"The total displayable text must be {MOST_TEXT} characters or fewer."
        faults.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)


def _check_unique(faults: Faults, tree: list[Json], at: Place) -> None:
    names: set[str] = set()
    numbers: set[int] = set()
    for place, node in c.walk(tree, at):
        name, number = node.get("custom_id"), node.get("id")
        if isinstance(name, str):
            if name in names:
                faults.add((*place, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED")
            names.add(name)
        if isinstance(number, int) and number:
            if number in numbers:
                faults.add((*place, "id"), "COMPONENT_ID_DUPLICATED")
            numbers.add(number)


def _row(faults: Faults, at: Place, node: Json) -> None:
    inside = node.get("components")
    if not faults.is_list(inside, (*at, "components")):
        return
    _children(faults, inside, (*at, "components"), (c.BUTTON, *c.SELECTS))
    kinds = [x.get("type") for x in inside if isinstance(x, dict)]
    most = 1 if any(k in c.SELECTS for k in kinds) else 5
    if most == 1 and len(inside) > 1:
        faults.add((*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED")
    else:
        faults.count((*at, "components"), inside, 1, most)


def _button(faults: Faults, at: Place, node: Json) -> None:
    style = node.get("style")
    faults.one_of((*at, "style"), style, range(1, 7))
    faults.length((*at, "label"), node.get("label"), 0, 80)
    faults.length((*at, "custom_id"), node.get("custom_id"), 1, 100)
    faults.length((*at, "url"), node.get("url"), 1, 512)
    wanted = {5: "url", 6: "sku_id"}.get(style, "custom_id") if isinstance(style, int) else "custom_id"
    if not node.get(wanted):
        faults.required((*at, wanted))
    if node.get("custom_id") and node.get("url"):
        faults.add(at, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE")
    if not node.get("label") and not node.get("emoji") and style != 6:
        faults.add(at, "BUTTON_COMPONENT_INVALID_LABEL")
    _emoji(faults, (*at, "emoji"), node.get("emoji"))


def _emoji(faults: Faults, at: Place, emoji: Any) -> None:
    if emoji is None:
        return
    name = emoji.get("name") if isinstance(emoji, dict) else None
    # Keycap emoji begin with an ASCII character, so only names in ASCII alone are certainly not emoji.
    known = isinstance(emoji, dict) and (emoji.get("id") or (isinstance(name, str) and not name.isascii()))
    if not known:
        faults.add((*at, "name"), "BUTTON_COMPONENT_INVALID_EMOJI")


def _select(faults: Faults, at: Place, node: Json) -> None:
    _custom_id(faults, at, node)
    faults.length((*at, "placeholder"), node.get("placeholder"), 0, 150)
    least, most = node.get("min_values"), node.get("max_values")
    least = 1 if least is None else least
    most = 1 if most is None else most
    faults.within((*at, "min_values"), least, 0, 25)
    if not 1 <= most <= 25 or least > most:
        faults.add((*at, "max_values"), "NUMBER_TYPE_RANGE", "int value should be between 1 and 25.")
    if node["type"] == c.STRING_SELECT:
        _options(faults, (*at, "options"), node.get("options"), 1, 25, least, most)


def _options(faults: Faults, at: Place, options: Any, fewest: int, most: int, low: int, high: int) -> None:
    if not isinstance(options, list):
        faults.required(at)
        return
    faults.count(at, options, fewest, most)
    seen: set[str] = set()
    for index, option in enumerate(options):
        place = (*at, index)
        faults.length((*place, "label"), option.get("label"), 1, 100, needed=True)
        faults.length((*place, "value"), option.get("value"), 1, 100, needed=True)
        faults.length((*place, "description"), option.get("description"), 0, 100)
        _emoji(faults, (*place, "emoji"), option.get("emoji"))
        value = str(option.get("value"))
        if value in seen:
            faults.add((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
        seen.add(value)
    if options and (low > len(options) or high > max(len(options), 1)):
        words = f"A select of {len(options)} options cannot take that many values."
        faults.add(at, "SELECT_COMPONENT_VALUES_OUT_OF_RANGE", words)
    if sum(bool(o.get("default")) for o in options) > high:
        faults.add(at, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES")


def _text_input(faults: Faults, at: Place, node: Json) -> None:
    _custom_id(faults, at, node)
    faults.one_of((*at, "style"), node.get("style"), (1, 2))
    faults.length((*at, "value"), node.get("value"), 0, 4000)
    faults.length((*at, "placeholder"), node.get("placeholder"), 0, 100)
    least, most = node.get("min_length") or 0, node.get("max_length") or 4000
    if not (0 <= least <= 4000 and 1 <= most <= 4000 and least <= most):
        faults.add((*at, "max_length"), "NUMBER_TYPE_RANGE", "int value should be between 1 and 4000.")


def _group(faults: Faults, at: Place, node: Json) -> None:
    _custom_id(faults, at, node)
    fewest = 2 if node["type"] == c.RADIO_GROUP else 1
    _options(faults, (*at, "options"), node.get("options"), fewest, 10, 0, len(node.get("options") or [0]))


def _custom_id(faults: Faults, at: Place, node: Json) -> None:
    faults.length((*at, "custom_id"), node.get("custom_id"), 1, 100, needed=True)


def _section(faults: Faults, at: Place, node: Json) -> None:
    _inside(faults, at, node, 3, (c.TEXT,))
    accessory = node.get("accessory")
    if _kind(faults, (*at, "accessory"), accessory, (c.BUTTON, c.THUMBNAIL)) and isinstance(accessory, dict):
        _CHECKS[accessory["type"]](faults, (*at, "accessory"), accessory)


def _text(faults: Faults, at: Place, node: Json) -> None:
    faults.length((*at, "content"), node.get("content"), 1, MOST_TEXT, needed=True)


def _media(faults: Faults, at: Place, media: Any) -> None:
    url = media.get("url") if isinstance(media, dict) else None
    if not isinstance(url, str):
        faults.required((*at, "url"))
    elif not url.startswith(SCHEMES):
        words = f"Scheme must be one of ({', '.join(SCHEMES)})."
        faults.add((*at, "url"), "URL_TYPE_INVALID_SCHEME", words)
    else:
        faults.length((*at, "url"), url, 1, 2048)


def _thumbnail(faults: Faults, at: Place, node: Json) -> None:
    _media(faults, (*at, "media"), node.get("media"))
    faults.length((*at, "description"), node.get("description"), 1, 1024)


def _gallery(faults: Faults, at: Place, node: Json) -> None:
    items = node.get("items")
    if not faults.is_list(items, (*at, "items")):
        return
    faults.count((*at, "items"), items, 1, 10)
    for index, item in enumerate(items):
        _thumbnail(faults, (*at, "items", index), item)


def _file(faults: Faults, at: Place, node: Json) -> None:
    _media(faults, (*at, "file"), node.get("file"))


def _separator(faults: Faults, at: Place, node: Json) -> None:
    if node.get("spacing", 1) not in (1, 2, None):
        faults.add((*at, "spacing"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")


def _container(faults: Faults, at: Place, node: Json) -> None:
    _inside(faults, at, node, MOST_COMPONENTS, IN_CONTAINER)
    colour = node.get("accent_color")
    if colour is not None and not (isinstance(colour, int) and 0 <= colour <= 0xFFFFFF):
        words = "int value should be between 0 and 16777215."
        faults.add((*at, "accent_color"), "NUMBER_TYPE_RANGE", words)


_CHECKS = {
    c.ROW: _row,
    c.BUTTON: _button,
    **dict.fromkeys(c.SELECTS, _select),
    c.TEXT_INPUT: _text_input,
    c.SECTION: _section,
    c.TEXT: _text,
    c.THUMBNAIL: _thumbnail,
    c.GALLERY: _gallery,
    c.FILE: _file,
    c.SEPARATOR: _separator,
    c.CONTAINER: _container,
    c.UPLOAD: _custom_id,
    c.RADIO_GROUP: _group,
    c.CHECKBOX_GROUP: _group,
    c.CHECKBOX: _custom_id,
}
