"""The gallery: a page that shows pictures alone, or beside those of another revision."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.registry import GAMES
from tests import gallery
from tests.gallery_before import NoGallery, pictures_before
from tests.gallery_page import MATRICES, Before, Shown, earlier, page
from tests.long import LONG


def shown(title: str, file: str, words: str = "Round 1.") -> Shown:
    return Shown("edo", title, file, "1600 × 900 · 90 KB", "alt", words)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "old").mkdir()
    for name, data in (
        ("a.png", b"1"),
        ("old/a.png", b"1"),
        ("b.png", b"2"),
        ("old/b.png", b"3"),
        ("c.png", b"4"),
    ):
        (tmp_path / name).write_bytes(data)
    return tmp_path


def test_what_changed_stands_beside_what_was(folder: Path) -> None:
    old = page([shown("a <1>", "a.png"), shown("b", "b.png", "Round 2.")], None, folder / "old")
    before = earlier(old, "old")
    assert before == {
        ("edo", "a <1>"): Before("old/a.png", "Round 1."),
        ("edo", "b"): Before("old/b.png", "Round 2."),
    }
    made = page([shown("a <1>", "a.png"), shown("b", "b.png"), shown("c", "c.png")], before, folder)
    figures = made.split("<figure")[1:]
    assert ["same" in one.split(">")[0] for one in figures] == [True, False, False]
    assert "another position" in figures[1], "not the picture alone is another: so are its words"
    assert '<p class="note">new</p>' in figures[2]
    assert figures[1].index("old/b.png") < figures[1].index('src="b.png"')
    again = earlier(made, "x")
    assert again["edo", "b"].file == "x/b.png", "of a page with pairs, its own pictures"


def test_every_eye_has_its_filter(folder: Path) -> None:
    made = page([], None, folder)
    for name, matrix in MATRICES.items():
        assert f'id="see-{name}"' in made
        assert f"url(#see-{name})" in made
        for at in (0, 3, 6):  # white stays white
            assert sum(float(one) for one in matrix.split()[at : at + 3]) == pytest.approx(1, abs=1e-5)


def test_neither_folder_nor_revision(folder: Path) -> None:
    with pytest.raises(NoGallery):
        pictures_before("no-such-revision", (), folder)


def test_a_revision_without_git(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(folder))
    with pytest.raises(NoGallery, match=r"^there is no git$"):
        pictures_before("HEAD", (), folder)


@LONG
def test_the_folder_of_an_older_gallery(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """From the command line: one picture, then the same beside itself."""
    for name in ("one", "two"):
        more = ["--before", str(folder / "one")] if name == "two" else []
        gallery.main(["golden_horn", "--only", "2 seats, lobby, pl", "--out", str(folder / name), *more])
    made = (folder / "two" / "index.html").read_text(encoding="utf-8")
    assert 'src="../one/golden_horn-' in made
    assert "the same" in made


def test_boards_show_what_the_whole_last_turn_changed() -> None:
    """As in a match: the marks of all its steps, not of the last one alone."""
    rules = GAMES["edo"]
    shots = gallery.play(rules, 3, 1)[-60:]
    boards = [len(gallery.public(rules, shot, "en", gallery.NAMES).view.marks) for shot in shots]
    assert all(boards)
    assert max(boards) > 1
