"""`python -m bot check-texts` names the texts for which a picture has no room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.__main__ import main
from bot.cli import check_pictures
from bot.cli.check_pictures import picture_faults
from bot.cli.specimens import specimens
from bot.games.registry import GAMES, PACKAGES
from bot.text import LANGUAGES, catalogues, engine
from bot.text.catalogues import catalogue_files
from render.kit.canvas import Canvas
from render.kit.fonts import BODY
from render.kit.own_look import forget
from render.kit.text import fit, one_line, wrap
from render.kit.watching import watching
from tests.long import LONG

LONG_WORD = "παρατεταμένος" * 9


@pytest.fixture
def longer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Greek in which a game has a name that no lobby has room for; one picture is drawn."""

    def files(language: str) -> Iterator[tuple[str, str]]:
        for name, text in catalogue_files(language):
            yield (
                name,
                text.replace("py-pic-title = ", f"py-pic-title = {LONG_WORD} ") if language == "el" else text,
            )

    rules = GAMES["pyramids"]
    lobby = next(iter(specimens(rules, 2, languages=("el",))))
    monkeypatch.setattr(check_pictures, "_scenes", lambda rules, language: [lobby])
    monkeypatch.setattr(check_pictures, "PACKAGES", {"pyramids": PACKAGES["pyramids"]})
    monkeypatch.setattr(catalogues, "catalogue_files", files)
    _forget_texts()
    yield
    _forget_texts()


def _forget_texts() -> None:
    catalogues.sources_of.cache_clear()
    engine._words.cache_clear()


@pytest.mark.usefixtures("longer")
def test_a_text_without_room_is_named_with_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-texts", "el"]) == 1
    fault, count = capsys.readouterr().out.splitlines()
    assert fault.startswith("el/pyramids_pictures.ftl:3: py-pic-title has no room in a picture: ")
    assert fault.endswith("(pyramids, the lobby with 1 of 2 seats, el)")
    assert count == "el: 1 fault"


def test_what_is_written_is_noticed(canvas_of: Canvas) -> None:
    with watching() as watch:
        forget()
        text, style = fit("a text that is much too long", BODY, 120)
        canvas_of.words(10, 40, text, style)
        canvas_of.words(30, 44, "written over it", style)
        canvas_of.words(380, 140, "over the edge", style)
    canvas_of.words(10, 90, "nobody looks any more", BODY)
    says = [says for _, says in check_pictures._found(watch, canvas_of.width, canvas_of.height)]
    assert [one.split(":")[0] for one in says] == [
        "has no room in a picture",
        f"is written over {text!r}",
        "goes over the edge of a picture",
    ]
    assert len(watch.written) == 3


def test_a_space_that_does_not_break_stays() -> None:
    """French has one before its colons, which must not begin a line."""
    assert one_line("deux\u00a0: \n trois") == "deux\u00a0: trois"
    assert not any(
        line.startswith(":") for line in wrap(one_line("un deux\u00a0: trois quatre"), BODY, 130, 4)
    )


@LONG
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_text_has_room_in_the_pictures(key: str, language: str) -> None:
    assert list(picture_faults(language, [key])) == []


@pytest.fixture
def canvas_of() -> Canvas:
    from PIL import Image

    return Canvas(Image.new("RGB", (400, 160), (250, 250, 250)))
