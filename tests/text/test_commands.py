"""Slash commands in every language keep Discord's rules."""

from __future__ import annotations

import pytest

from bot.games.registry import GAMES
from bot.text import LANGUAGES, command_text, is_command_name
from tests.text.catalogue import messages

PREFIX = "cmd-"


def names() -> list[str]:
    """The keys of all names: groups, commands and parameters."""
    return [key for key in messages("en") if key.startswith(PREFIX) and not key.endswith("-about")]


def parent(key: str) -> str:
    """The longest other name that this one lies under."""
    above = [other for other in names() if key.startswith(f"{other}-")]
    return max(above, key=len, default="")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_keep_discord_s_rule(language: str) -> None:
    assert [key for key in names() if not is_command_name(command_text(language, key))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_have_1_to_100_characters(language: str) -> None:
    for key in names():
        assert 1 <= len(command_text(language, f"{key}-about")) <= 100, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_siblings_have_different_names(language: str) -> None:
    seen: dict[tuple[str, str], str] = {}
    for key in names():
        if key.startswith("cmd-param-"):
            continue
        place = (parent(key), command_text(language, key))
        assert place not in seen, f"{key} and {seen[place]} are both {place[1]}"
        seen[place] = key
        # the shared parameters stand beside every command's own
        assert command_text(language, "cmd-param-match") != place[1] or parent(key) == "", key


def test_english_names_are_the_keys() -> None:
    """The default name is what the code and the docs call it."""
    for key in names():
        above = parent(key)
        own = key[len(above) + 1 :] if above else key.removeprefix(PREFIX).removeprefix("param-")
        assert command_text("en", key) == own, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_command_of_a_game_is_named(language: str, game: str) -> None:
    group = f"cmd-{game.replace('_', '-')}"
    known = messages(language)
    wanted = [group]
    for command in GAMES[game].commands:
        wanted.append(f"{group}-{command.name}")
        wanted += [f"{group}-{command.name}-{param.name}" for param in command.params]
    assert [key for key in wanted if key not in known or f"{key}-about" not in known] == []


def test_a_shared_parameter_is_written_once() -> None:
    for language in LANGUAGES:
        assert command_text(language, "cmd-table-log-match") == command_text(language, "cmd-param-match")
        assert command_text(language, "cmd-table-log-match-about") == command_text(
            language, "cmd-param-match-about"
        )


@pytest.mark.parametrize("text", ["", "Upper", "two words", "x" * 33, "a.b", "ΕΛΛΗΝΙΚΑ", "emoji🎲"])
def test_what_is_no_command_name(text: str) -> None:
    assert not is_command_name(text)


@pytest.mark.parametrize("text", ["turn-round", "τα-δικά-μου", "płyń", "o'neill", "a_1"])
def test_what_is_a_command_name(text: str) -> None:
    assert is_command_name(text)
