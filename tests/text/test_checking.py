"""`python -m bot check-texts`: the faults of a catalogue are named with their places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

import pytest

from bot.__main__ import main
from bot.cli import check_game, check_guide
from bot.cli import check_pictures as tool
from bot.core import fact
from bot.games.registry import PACKAGES, Fault
from bot.text import TextError, be_strict, game_texts, words
from bot.text.catalogues import Message, read_messages
from bot.text.catalogues import catalogue_files as real_files
from bot.text.game_texts import check_texts

MENDED = {
    "button-turn": "button-turn = " + "x" * 81,
    "button-hand": None,
    "status-lobby": "status-lobby = { $taken } seats",
    "cmd-hand": "cmd-hand = My Hand",
    "cmd-hand-about": "cmd-hand-about = " + "y" * 101,
}


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Greek with one fault of each kind."""

    def files(language: str) -> list[tuple[str, str]]:
        found = []
        for name, text in real_files(language):
            if language == "el":
                lines = []
                for line in text.split("\n"):
                    key = line.partition(" =")[0]
                    mended = MENDED.get(key, line)
                    lines += [] if mended is None else [mended]
                text = "\n".join(lines)
                if name == "words.ftl":
                    text += "no-such-key = x\nbutton-in-words = again\n== nonsense\n"
            found.append((name, text))
        return found

    monkeypatch.setattr(game_texts, "catalogue_files", files)
    said = words("el")

    class Said:
        """The broken texts, for what is measured."""

        def __call__(self, key: str, **values: object) -> str:
            line = MENDED.get(key)
            return line.partition(" = ")[2] if line else said(key, **values)  # type: ignore[arg-type]

    monkeypatch.setattr(game_texts, "words", lambda language: Said())
    monkeypatch.setattr(game_texts, "command_text", lambda language, key: Said()(key))


@pytest.mark.usefixtures("broken")
def test_every_kind_of_fault() -> None:
    found = "\n".join(f"{fault.place}: {fault.says}" for fault in check_texts("el"))
    assert "button-turn has 81 characters; there is room for 80" in found
    assert "button-hand is missing" in found
    assert "status-lobby uses $taken; English uses $seats, $taken" in found
    assert "Discord takes no such name: 'My Hand'" in found
    assert "cmd-hand-about has 101 characters" in found
    assert "no-such-key is not among the English texts" in found
    assert "button-in-words is written twice" in found
    assert "cannot be read" in found
    assert len(found.split("\n")) == 8, found


ABSENT = list(read_messages("x.ftl", "no-such-key = x\n"))
GENERATORS: dict[str, Callable[[], Iterator[Fault]]] = {
    "check-texts": lambda: chain.from_iterable(
        game_texts._said("en", "x.ftl", message) for message in ABSENT if isinstance(message, Message)
    ),
    "the guide": lambda: check_guide._said(PACKAGES["edo"], "en", "no-such-key", {}),
    "check-game": lambda: check_game._unspoken(PACKAGES["edo"], fact("no-such-key")),
}


@pytest.mark.parametrize("tool", GENERATORS)
def test_whoever_is_told_of_a_fault_is_not_strict(tool: str) -> None:
    be_strict(False)
    faults = GENERATORS[tool]()  # kept: it goes on later
    assert next(faults).says
    assert words("en")("no-such-key") == "no-such-key", "English, or the key, and no error"


def test_who_was_strict_before_still_is() -> None:
    assert len(list(GENERATORS["the guide"]())) == 1
    with pytest.raises(TextError):
        words("en")("no-such-key")


def test_the_tool_says_that_nothing_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        tool, "picture_faults", lambda language: iter(())
    )  # it draws for a quarter of a minute
    assert main(["check-texts", "pl"]) == 0
    assert capsys.readouterr().out == "pl: no faults\n"


def test_a_language_without_a_catalogue(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-texts", "xx"]) == 2
    assert "'xx'" in capsys.readouterr().err
