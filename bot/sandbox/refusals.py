"""Refusals of requests: Discord's error codes and bodies, and a collector of errors in a body."""

from collections.abc import Collection
from typing import Any, NoReturn, TypeGuard

from bot.sandbox.things import Json

# code: (HTTP status, Discord's words)
CODES: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10087: (404, "Unknown Tag"),
    30032: (400, "Maximum number of application commands reached"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    40001: (401, "Unauthorized"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40061: (400, "Tag names must be unique"),
    40066: (400, "There are no tags available that can be set by non-moderators"),
    40067: (400, "A tag is required to create a forum post in this channel"),
    40094: (403, "This interaction has reached the maximum number of follow-up messages"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50045: (400, "File uploaded exceeds the maximum size"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (400, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}


class Refusal(Exception):
    """A request that Discord would refuse: HTTP ``status``, JSON ``code`` and ``body`` of the response."""

    def __init__(self, code: int, errors: Json | None = None, message: str | None = None) -> None:
        self.code = code
        self.status, words = CODES[code]
        self.body: Json = {"message": message or words, "code": code}
        if errors:
            self.body["errors"] = errors
        super().__init__(f"{code} {self.body['message']} {errors or ''}")


def refuse(code: int, message: str | None = None) -> NoReturn:
    raise Refusal(code, message=message)


class Faults:
    """Collects the errors of a body with their places, and raises them together with the code 50035.

    A place is a path such as ``("components", 0, "components", 1, "label")``.
    """

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, place: tuple[str | int, ...], code: str, message: str) -> None:
        node: Any = self.tree
        for step in place:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(
        self, place: tuple[str | int, ...], value: object, least: int, most: int, *, needed: bool = False
    ) -> None:
        """Check the length of a text in code points, as Discord counts. None is allowed unless ``needed``."""
        if value is None:
            if needed:
                self.required(place)
        elif not isinstance(value, str):
            self.add(place, "STRING_TYPE_CONVERT", "Could not interpret as string.")
        elif not least <= len(value) <= most:
            words = f"Must be between {least} and {most} in length."
            if least == 0 or len(value) > most:
                words = f"Must be {most} or fewer in length."
            self.add(place, "BASE_TYPE_BAD_LENGTH", words)

    def required(self, place: tuple[str | int, ...]) -> None:
        self.add(place, "BASE_TYPE_REQUIRED", "This field is required")

    def count(self, place: tuple[str | int, ...], value: list[Any], least: int, most: int) -> None:
        if not least <= len(value) <= most:
            self.add(place, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def is_list(self, value: Any, place: tuple[str | int, ...]) -> TypeGuard[list[Any]]:
        if not isinstance(value, list):
            self.add(place, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return isinstance(value, list)

    def one_of(self, place: tuple[str | int, ...], value: object, allowed: Collection[int]) -> bool:
        if value not in allowed:
            words = f"Value must be one of {{{', '.join(map(str, allowed))}}}."
            self.add(place, "BASE_TYPE_CHOICES", words)
        return value in allowed

    def within(self, place: tuple[str | int, ...], value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            words = f"int value should be between {least} and {most}."
            self.add(place, "NUMBER_TYPE_RANGE", words)

    def check(self) -> None:
        """Raise a refusal if there are errors."""
        if self.tree:
            raise Refusal(50035, self.tree)


def invalid(place: tuple[str | int, ...], code: str, message: str) -> NoReturn:
    faults = Faults()
    faults.add(place, code, message)
    raise Refusal(50035, faults.tree)
