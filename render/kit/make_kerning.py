"""Writes kerning.json from the fonts: `python -m render.kit.make_kerning`. Needs a Pillow with Raqm."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

from PIL import ImageFont

from render.kit.fonts import Voice, path

LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    "ĄĆĘŁŃÓŚŹŻąćęłńóśźżÄÖÜäöüßÉÈéèçñ"
    "ÀÂÇÊÎÏÔŒÙÛÑÁÍÚÌÒàâêëîïôœùûáíúìò"
    "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψω"
    "ΆΈΉΊΌΎΏάέήίόύώϊϋΐΰ0123456789.,:;!?·-–—'’„”“()+/ ¿¡«»"
)
EM = 1000
LEAST = 6
"""Pairs with a smaller adjustment than this, in thousandths of an em, are left out."""


def pairs(voice: Voice) -> dict[str, str]:
    font = ImageFont.truetype(path(voice), EM, layout_engine=ImageFont.Layout.RAQM)
    font.set_variation_by_axes([28, 700] if voice == "reading" else [700])
    features = ["-liga", "-clig", "-dlig", "-calt", "-ccmp", "-locl"]
    alone = {letter: font.getlength(letter, features=features) for letter in LETTERS}
    by_width: dict[int, list[str]] = defaultdict(list)
    for a in LETTERS:
        for b in LETTERS:
            amount = round(font.getlength(a + b, features=features) - alone[a] - alone[b])
            if abs(amount) >= LEAST and not (a.isdigit() or b.isdigit()):
                by_width[amount].append(a + b)
    return {str(amount): "".join(by_width[amount]) for amount in sorted(by_width)}


if __name__ == "__main__":
    voices: tuple[Voice, ...] = ("reading", "speaking")
    text = json.dumps({voice: pairs(voice) for voice in voices}, ensure_ascii=False, indent=0)
    (Path(__file__).parent / "kerning.json").write_text(text + "\n", encoding="utf-8")
