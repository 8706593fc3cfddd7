"""Walking through the components of messages and modals."""

from collections.abc import Iterator
from typing import Any

from bot.sandbox.things import Json

(ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT) = (
    range(1, 9)
)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
V2_ONLY = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)
MODAL_FIELDS = (TEXT_INPUT, *SELECTS, UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)

Place = tuple[str | int, ...]


def walk(components: list[Json], at: Place = ("components",)) -> Iterator[tuple[Place, Json]]:
    """All components with their places, parents first, in reading order."""
    for index, component in enumerate(components):
        yield from _walk_one(component, (*at, index))


def _walk_one(component: Any, at: Place) -> Iterator[tuple[Place, Json]]:
    if not isinstance(component, dict):
        return
    yield at, component
    children = component.get("components")
    if isinstance(children, list):
        yield from walk(children, (*at, "components"))
    for name in ("accessory", "component"):
        if isinstance(component.get(name), dict):
            yield from _walk_one(component[name], (*at, name))


def find(components: list[Json], custom_id: str) -> Json | None:
    return next((c for _, c in walk(components) if c.get("custom_id") == custom_id), None)


def texts(components: list[Json]) -> list[str]:
    """The texts of all text displays, in reading order."""
    return [str(c.get("content", "")) for _, c in walk(components) if c.get("type") == TEXT]


def media(components: list[Json]) -> Iterator[tuple[Place, Json, Json]]:
    """All media items: the place, the media object, and the component or item that shows it."""
    for at, component in walk(components):
        kind = component.get("type")
        if kind == GALLERY:
            for index, item in enumerate(component.get("items") or []):
                if isinstance(item, dict) and isinstance(item.get("media"), dict):
                    yield (*at, "items", index, "media"), item["media"], item
        elif kind == THUMBNAIL and isinstance(component.get("media"), dict):
            yield (*at, "media"), component["media"], component
        elif kind == FILE and isinstance(component.get("file"), dict):
            yield (*at, "file"), component["file"], component
