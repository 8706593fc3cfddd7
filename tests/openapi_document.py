"""The part of Discord's public API description that the tests check bodies against, and how it was made.

The whole document (https://github.com/discord/discord-api-spec, MIT) has more than a megabyte. Kept are the
operations that the sandbox answers, the schemas of gateway events, and what these refer to; words for people
are left out. `python -m tests.openapi_document WHOLE.json` makes it anew from a newer document.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.sandbox import rest_application, rest_channels, rest_messages
from tests.sandbox.openapi import CHANNELS, EVENTS, PARTS, shape

DOCUMENT = Path(__file__).with_name("discord_openapi.json")
REFERENCE = "#/components/"
FOR_PEOPLE = ("description", "title", "externalDocs", "tags", "operationId", "x-discord-union", "security")


def part_of(whole: dict[str, Any]) -> dict[str, Any]:
    """The part that is kept of the whole document."""
    modules = (rest_application, rest_channels, rest_messages)
    routes = [route for module in modules for route in module.ROUTES]
    answered = {(shape(route.template), route.method.lower()) for route in routes}
    paths: dict[str, dict[str, Any]] = {}
    for template, operations in whole["paths"].items():
        for method, operation in operations.items():
            if (shape(template), method) in answered:
                kept = {key: operation[key] for key in ("requestBody", "responses") if key in operation}
                paths.setdefault(template, {})[method] = kept
    objects: list[dict[Any, str]] = [EVENTS, CHANNELS, *PARTS.values()]
    wanted = {f"schemas/{name}" for named in objects for name in named.values()} | set(references(paths))
    components: dict[str, dict[str, Any]] = {}
    while wanted:
        kind, name = wanted.pop().split("/")
        if name not in components.setdefault(kind, {}):
            components[kind][name] = whole["components"][kind][name]
            wanted |= set(references(components[kind][name]))
    return {
        "openapi": whole["openapi"],
        "info": {key: whole["info"][key] for key in ("title", "version", "license")},
        "paths": without_words(paths),
        "components": without_words({kind: dict(sorted(of.items())) for kind, of in components.items()}),
    }


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"].removeprefix(REFERENCE)
        for value in node.values():
            yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def without_words(node: Any, *, names: bool = False) -> Any:
    """`names`: the keys of this object are names of fields, not words of the description's language."""
    if isinstance(node, list):
        return [without_words(value) for value in node]
    if not isinstance(node, dict):
        return node
    return {
        key: without_words(value, names=key in ("properties", "schemas", "responses") and not names)
        for key, value in node.items()
        if names or key not in FOR_PEOPLE
    }


if __name__ == "__main__":
    made = part_of(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")))
    DOCUMENT.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
