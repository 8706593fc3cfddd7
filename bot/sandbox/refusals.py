"""Refusals of requests: Discord's error codes and bodies, and a collector of errors in a body."""

from collections.abc import Collection
from typing import Any, NoReturn, TypeGuard

from bot.sandbox.things import DISCORD, Json


class Refusal(Exception):
    """A request that Discord would refuse: HTTP ``status``, JSON ``code`` and ``body`` of the response."""

    def __init__(self, code: int, errors: Json | None = None, message: str | None = None) -> None:
        self.code = code
        self.status, words = DISCORD.refusals[code]
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

    def add(self, place: tuple[str | int, ...], code: str, message: str = "") -> None:
        """Note an error. ``message``: for a code for which Discord has more than one."""
        node: Any = self.tree
        for step in place:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message or DISCORD.errors[code]})

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
