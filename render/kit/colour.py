"""Colours as three numbers, and mixtures of them."""

from __future__ import annotations

from functools import lru_cache

RGB = tuple[int, int, int]


def rgb(text: str) -> RGB:
    """Parse `#RRGGBB` into three numbers.

    Raises:
        ValueError: not six hexadecimal digits.
    """
    digits = text.removeprefix("#")
    if len(digits) != 6:
        raise ValueError(f"not a colour: {text}")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


@lru_cache(maxsize=4096)  # a drawing asks for the same few again and again
def mix(a: RGB, b: RGB, share: float) -> RGB:
    """Mix two colours: `a` with a `share` (0 to 1) of `b`."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue
