"""Pictures as PNG: every reader sees the same pixels, with ISA-L and without it."""

from __future__ import annotations

import io
import zlib

import pytest
from PIL import Image

from render.kit import png


@pytest.fixture(params=[1, 2, 16, 256])
def image(request: pytest.FixtureRequest) -> Image.Image:
    width, height = 37, 11
    made = Image.new("P", (width, height))
    made.putpalette([value for n in range(request.param) for value in (n, 255 - n, n // 2)])
    made.putdata([(x * y + x) % request.param for y in range(height) for x in range(width)])
    return made


@pytest.mark.parametrize("compress", [png.compress, zlib.compress])
def test_pixels_are_kept(image: Image.Image, compress: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(png, "compress", compress)
    with Image.open(io.BytesIO(png.png(image))) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", image.size)
        assert read.tobytes() == image.tobytes()
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_file_is_whole(image: Image.Image) -> None:
    with Image.open(io.BytesIO(png.png(image))) as read:
        read.verify()  # the checksum of every chunk
