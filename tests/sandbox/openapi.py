"""Checks of bodies against Discord's OpenAPI document, if this file is available.

It needs the package jsonschema-rs. The document is a preview. It is stricter than the
service in a few places, which are corrected when it is loaded.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from bot.sandbox.things import Json

EVENTS = {
    "MESSAGE_CREATE": "MessageResponse",
    "MESSAGE_UPDATE": "MessageResponse",
    "THREAD_CREATE": "ThreadResponse",
    "THREAD_UPDATE": "ThreadResponse",
    "CHANNEL_CREATE": "GuildChannelResponse",
    "CHANNEL_UPDATE": "GuildChannelResponse",
    "CHANNEL_DELETE": "GuildChannelResponse",
    "GUILD_CREATE": "GuildResponse",
    "GUILD_UPDATE": "GuildResponse",
}
PARTS = {
    "INTERACTION_CREATE": {
        "member": "GuildMemberResponse",
        "user": "UserResponse",
        "message": "MessageResponse",
    },
    "GUILD_ROLE_UPDATE": {"role": "GuildRoleResponse"},
}
CHANNELS = {
    0: "GuildChannelResponse",
    1: "PrivateChannelResponse",
    3: "PrivateGroupChannelResponse",
    15: "GuildChannelResponse",
    11: "ThreadResponse",
    12: "ThreadResponse",
}


class _Document:
    """Discord's OpenAPI document, with a cache of validators."""

    def __init__(self, path: Path) -> None:
        self._spec: Json = json.loads(path.read_text(encoding="utf-8"))
        schemas = self._spec["components"]["schemas"]
        # Discord accepts integers as ids, and discord.py sends them.
        schemas["SnowflakeType"] = {
            "anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]
        }
        self._sharpen(self._spec["components"])
        self._sharpen(self._spec["paths"])
        self.paths = {shape(template): ops for template, ops in self._spec["paths"].items()}
        self._validators: dict[tuple[str, ...], Any] = {}

    def errors(self, key: tuple[str, ...], schema: Json, body: object) -> Iterator[Any]:
        """The errors of a body. `key` identifies the schema."""
        if key not in self._validators:
            whole = {**schema, "components": self._spec["components"]}
            self._validators[key] = jsonschema_rs.Draft202012Validator(whole)
        faults: Iterator[Any] = self._validators[key].iter_errors(body)
        return faults

    def _sharpen(self, node: Any) -> None:
        """Replace unions that differ by ``type`` or null by if/then, so that errors name the exact place."""
        if isinstance(node, list):
            for value in node:
                self._sharpen(value)
        if not isinstance(node, dict):
            return
        for word in ("oneOf", "anyOf"):
            branches = node.get(word)
            if not isinstance(branches, list) or len(branches) < 2:
                continue
            if len(branches) == 2 and branches[0] == {"type": "null"}:
                del node[word]
                node["if"], node["else"] = {"type": "null"}, branches[1]
            elif all(self._types(b) for b in branches):
                del node[word]
                known = [value for b in branches for value in self._types(b)]
                node |= {"type": "object", "required": ["type"], "properties": {"type": {"enum": known}}}
                node["allOf"] = [
                    {
                        "if": {"properties": {"type": {"enum": self._types(b)}}, "required": ["type"]},
                        "then": b,
                    }
                    for b in branches
                ]
        for value in node.values():
            self._sharpen(value)

    def _types(self, branch: Any) -> list[Any]:
        if not isinstance(branch, dict):
            return []
        name = str(branch.get("$ref", "")).rsplit("/", 1)[-1]
        schema = self._spec["components"]["schemas"].get(name, {})
        kinds = schema.get("properties", {}).get("type", {}).get("enum", [])
        return kinds if isinstance(kinds, list) else []


@cache
def _document(path: Path) -> _Document:
    return _Document(path)


class Checker:
    """Checks requests and responses, and collects the errors in ``findings``, one line each.

    ``path``: the JSON file with Discord's public API description (OpenAPI 3.1, API v10).
    """

    def __init__(self, path: str | Path) -> None:
        self._document = _document(Path(path))
        self.findings: list[str] = []
        self.checked = 0
        """The number of checked bodies."""

    def request(self, method: str, template: str, body: object) -> None:
        """Check the JSON of a request. Paths that are not in the document are ignored."""
        operation = self._document.paths.get(shape(template), {}).get(method.lower(), {})
        content = operation.get("requestBody", {}).get("content", {})
        schema = content.get("application/json", {}).get("schema")
        if schema is not None:
            self._check(f"{method} {template}", ("request", method, template), schema, body)

    def response(self, method: str, template: str, status: int, body: object) -> None:
        """Check the status and the body of a successful response."""
        operation = self._document.paths.get(shape(template), {}).get(method.lower())
        if operation is None:
            return
        answers = operation["responses"]
        name = f"{method} {template} -> {status}"
        if str(status) not in answers and f"{str(status)[0]}XX" not in answers:
            self.findings.append(f"{name}: this status is not in the document")
            return
        answer = answers.get(str(status)) or answers[f"{str(status)[0]}XX"]
        schema = answer.get("content", {}).get("application/json", {}).get("schema")
        if schema is not None:
            self._check(name, ("answer", method, template, str(status)), schema, body)

    def event(self, name: str, body: Json) -> None:
        """Check the objects in a gateway event. The document does not describe the events themselves."""
        whole = EVENTS.get(name)
        if whole is not None:
            self.part(name, whole, body)
        for key, schema in PARTS.get(name, {}).items():
            if key in body:
                self.part(f"{name} {key}", schema, body[key])
        if name == "GUILD_CREATE":
            for channel in body["channels"] + body["threads"]:
                self.part(f"{name} channel", CHANNELS[channel["type"]], channel)
        elif name == "INTERACTION_CREATE":
            self.part(f"{name} channel", CHANNELS[body["channel"]["type"]], body["channel"])

    def part(self, name: str, schema: str, body: object) -> None:
        """Check a body against a schema, such as the channel in a gateway event."""
        self._check(name, ("part", schema), {"$ref": f"#/components/schemas/{schema}"}, body)

    def _check(self, name: str, key: tuple[str, ...], schema: Json, body: object) -> None:
        self.checked += 1
        for error in self._document.errors(key, schema, body):
            place = "/".join(map(str, error.instance_path)) or "."
            self.findings.append(f"{name}: {place}: {error.message[:300]}")


def shape(template: str) -> str:
    return "/".join("{}" if part.startswith("{") else part for part in template.split("/"))
