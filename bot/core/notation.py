"""How decisions are written: a pattern such as `X.{ship}.{cards}` is declared once, read and written here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from string import Formatter
from typing import Any, Final, get_args, get_type_hints

from bot.core.facts import Fact


class Form:
    """How the values of a field are written. A field names its form by `Annotated[str, Form(...)]`.

    Args:
        pattern: the regular expression of the text. It may match more texts than there are values: a text
            that it matches can be refused with a reason; a text that it does not match does not belong to
            this decision.
        read: the value of a text, which may be in capital or small letters; a fact that says what is wrong
            with the text; None: it is no value.
        write: the text of a value.
        values: all values, or a function from the position (`At`) to them. None: there are too many.
    """

    __slots__ = ("pattern", "read", "values", "write")

    def __init__(
        self,
        pattern: str,
        read: Callable[[str], Any] = str,
        write: Callable[[Any], str] = str,
        values: Sequence[Any] | Callable[[Any], Iterable[Any]] | None = None,
    ) -> None:
        self.pattern, self.read, self.write, self.values = pattern, read, write, values

    def values_at(self, at: Any) -> Iterable[Any] | None:
        """All values in a position; None: there are too many."""
        return self.values(at) if callable(self.values) else self.values


def words(*texts: str, pattern: str = "") -> Form:
    """The form of a text that is one of these. With a wider `pattern`, other texts are read as they are
    written, in capital letters, so that the decision can say why it refuses them."""
    return table({text: text for text in texts}, pattern)


def table(values: Mapping[str, Any], pattern: str = "") -> Form:
    """The form of values that have a text each; see `words`."""
    by_text = {text.casefold(): value for text, value in values.items()}
    by_value = {value: text for text, value in values.items()}

    def read(text: str) -> Any:
        return by_text.get(text.casefold(), text.upper() if pattern else None)

    def write(value: Any) -> str:
        return by_value.get(value, str(value))

    longest_first = sorted(values, key=len, reverse=True)
    return Form(pattern or "|".join(map(re.escape, longest_first)), read, write, tuple(by_value))


def numbers(values: Sequence[int] | Callable[[Any], Iterable[int]] | None = None) -> Form:
    """The form of a number."""
    return Form(r"\d{1,6}", int, str, values)


PLAIN: Final[Mapping[Any, Form]] = {int: numbers(), str: Form(r"[^.]+")}
"""The forms of fields that name none."""


class Notation:
    """The notation of one class of decisions."""

    __slots__ = ("_empty", "_format", "_pattern", "forms")

    def __init__(self, text: str, forms: Mapping[str, Form]) -> None:
        self.forms = tuple(forms.items())
        self._empty = text.format() if not forms else ""
        self._format = text.format
        pattern = "".join(
            re.escape(literal) + (f"(?P<{name}>{forms[name].pattern})" if name else "")
            for literal, name, _, _ in Formatter().parse(text)
        )
        self._pattern = re.compile(pattern, re.IGNORECASE)

    def write(self, decision: Any) -> str:
        """The text of a decision."""
        if self._empty:
            return self._empty
        return self._format(**{name: form.write(getattr(decision, name)) for name, form in self.forms})

    def read(self, text: str) -> dict[str, Any] | Fact | None:
        """The values of the fields; a fact: what is wrong with the text; None: it belongs to another
        decision."""
        matched = self._pattern.fullmatch(text)
        if matched is None:
            return None
        values = {}
        for name, form in self.forms:
            value = form.read(matched[name])
            if value is None or isinstance(value, Fact):
                return value
            values[name] = value
        return values


def notation_of(decision: type, text: str) -> Notation:
    """Compile the notation that a class of decisions declares.

    Raises:
        TypeError: it names a field that the class does not have, or whose type has no form.
    """
    names = [name for _, name, _, _ in Formatter().parse(text) if name]
    hints = get_type_hints(decision, include_extras=True) if names else {}
    return Notation(text, {name: _form(decision, name, hints.get(name)) for name in names})


def _form(decision: type, name: str, hint: Any) -> Form:
    for part in get_args(hint):
        if isinstance(part, Form):
            return part
    form = PLAIN.get(hint)
    if form is None:
        raise TypeError(f"{decision.__qualname__}: the notation names {name!r}, of which no form is known")
    return form
