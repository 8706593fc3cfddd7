"""Completions as Discord takes them."""

from __future__ import annotations

from cogs.framework.match_picker import completions


def shown(*named: tuple[str, int], typed: str = "") -> list[tuple[str, int]]:
    return [(choice.name, choice.value) for choice in completions(named, typed)]


def test_two_people_with_one_name_can_both_be_chosen() -> None:
    named = (("Ann", 1), ("Ben", 2), ("Ann", 3), ("Ann (2)", 4))
    assert shown(*named) == [("Ann", 1), ("Ben", 2), ("Ann (2)", 3), ("Ann (2) (2)", 4)]


def test_long_names_that_begin_alike_differ() -> None:
    first, second = shown(("a" * 101, 1), ("a" * 102, 2))
    assert first == ("a" * 99 + "…", 1)
    assert second == ("a" * 94 + "… (2)", 2)


def test_what_is_typed_occurs_in_the_name_or_the_value() -> None:
    assert shown(("Ann", 1), ("Ben", 21), typed="AN") == [("Ann", 1)]
    assert shown(("Ann", 1), ("Ben", 21), typed="2") == [("Ben", 21)]


def test_at_most_as_many_as_a_menu_holds() -> None:
    assert [value for _, value in shown(*((str(number), number) for number in range(30)))] == list(range(25))
