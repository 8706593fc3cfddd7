"""The promises of the palette files: colours that differ for every eye, and text that can be read."""

from __future__ import annotations

from itertools import combinations, islice, pairwise

import pytest

from bot.cli.make_palette import SIZE, make, pictures, verbatim
from render.kit.backgrounds import in_full
from render.kit.colour import mix, rgb
from render.kit.palette import ROOT, SEATS, colours, contour, light, table
from tests.render.eyes import SIMULATIONS, ciede2000, contrast, distance

THEMES = sorted(path.parent.name for path in ROOT.glob("*/palette.toml"))
GAMES = [theme for theme in THEMES if theme != "kit"]
FLOOR = 15.0


def test_themes_are_found() -> None:
    assert {"kit", "golden_horn"} <= set(THEMES)


@pytest.mark.parametrize("eye", SIMULATIONS)
@pytest.mark.parametrize("theme", THEMES)
def test_coding_colours_are_told_apart(theme: str, eye: str) -> None:
    known = colours(theme)
    for group in table(theme)["apart"]:
        for one, other in combinations(group["of"], 2):
            found = distance(known[one], known[other], eye)
            assert found >= FLOOR, f"{group['name']}: {one}/{other} {found:.1f} to a {eye} eye"


@pytest.mark.parametrize("theme", THEMES)
def test_text_has_contrast(theme: str) -> None:
    known = colours(theme)
    for group in table(theme)["contrast"]:
        for front, ground, least in group["pairs"]:
            assert contrast(known[front], known[ground]) >= least, f"{front} on {ground}"


@pytest.mark.parametrize("theme", THEMES)
def test_ornament_is_quiet(theme: str) -> None:
    known = colours(theme)
    for group in table(theme).get("quiet", []):
        for ornament, ground, most in group["pairs"]:
            assert contrast(known[ornament], known[ground]) <= most, f"{ornament} on {ground}"


@pytest.mark.parametrize("theme", GAMES)
def test_contours_stand_out(theme: str) -> None:
    known = colours(theme)
    for name in table(theme).get("solids", []):
        paper = known.get("vellum", known.get("limestone", known["ivory"]))
        assert contrast(contour(known[name]), paper) >= 3, name


@pytest.mark.parametrize("theme", GAMES)
def test_ready_palette_keeps_named_colours(theme: str) -> None:
    flat = (ROOT / theme / "palette.bin").read_bytes()
    assert len(flat) == 3 * SIZE
    ready = {tuple(flat[i : i + 3]) for i in range(0, len(flat), 3)}
    assert set(verbatim(theme)) <= ready


@pytest.mark.parametrize("theme", ["pyramids", "table"])
def test_a_new_palette_keeps_named_colours(theme: str) -> None:
    with in_full():
        made = make(theme, islice(pictures(theme), 2))
    assert len(made) == 3 * SIZE
    assert made[: 3 * len(verbatim(theme))] == bytes(channel for kept in verbatim(theme) for channel in kept)


@pytest.mark.parametrize(
    ("pair", "eye", "known"),
    [
        (("seat_1", "seat_3"), "normal", 27.1),
        (("seat_2", "seat_5"), "protan", 23.9),
        (("seat_3", "seat_5"), "deutan", 22.6),
        (("seat_3", "seat_4"), "tritan", 15.6),
    ],
)
def test_distance_agrees_with_known_values(pair: tuple[str, str], eye: str, known: float) -> None:
    found = colours("kit")
    assert distance(found[pair[0]], found[pair[1]], eye) == pytest.approx(known, abs=0.15)


def test_ciede2000_agrees_with_published_pairs() -> None:
    # Sharma, Wu and Dalal 2005, table 1, rows 1, 7, 17
    rows = [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ]
    for one, other, known in rows:
        assert ciede2000(one, other) == pytest.approx(known, abs=1e-4)


def test_mixing() -> None:
    assert rgb("#FF8000") == (255, 128, 0)
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
    with pytest.raises(ValueError, match="not a colour"):
        rgb("#FFF")


def test_a_solid_has_three_values() -> None:
    for seat in SEATS:
        values = [sum(contour(seat)), sum(seat), sum(light(seat))]
        assert all(low < high for low, high in pairwise(values))


def test_a_drawing_that_names_no_colours_has_the_shared_ones() -> None:
    """So a palette can be made for it from its pictures alone."""
    assert colours("drawn_by_somebody") == colours()
    assert verbatim("drawn_by_somebody") == list(dict.fromkeys(colours().values()))
