"""The page of the gallery: every picture, alone or beside the one before, as people will see it.

Sizes, colour blindness and grounds are chosen at the top; the page needs no script.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

FIGURE: Final = re.compile(
    r"<figure[^>]*><figcaption>(?P<caption>.*?)</figcaption>(?:(?!</figure>).)*"  # the last picture of it
    r"<img[^>]*? src=\"(?P<file>[^\"]+)\"[^>]*>.*?<pre>(?P<words>.*?)</pre>",
    re.DOTALL,
)
GAME: Final = re.compile(r"<h1>(.*?)</h1>")

MATRICES: Final = {
    "protan": "0.152286 1.052583 -0.204868 0.114503 0.786281 0.099216 -0.003882 -0.048116 1.051998",
    "deutan": "0.367322 0.860646 -0.227968 0.280085 0.672501 0.047413 -0.011820 0.042940 0.968881",
    "tritan": "1.255528 -0.076749 -0.178779 -0.078411 0.930809 0.147602 0.004733 0.691367 0.303900",
}
"""What is left of the colours (Machado, Oliveira and Fernandes 2009, severity 1), on linear RGB."""
CHOICES: Final = {
    "size": {"full": "full size", "desktop": "550 × 350 (desktop)", "phone": "400 (phone)"},
    "eyes": {
        "normal": "all colours",
        "protan": "protanopia",
        "deutan": "deuteranopia",
        "tritan": "tritanopia",
    },
    "ground": {"paper": "paper", "dark": "Discord, dark", "light": "Discord, light"},
}
STYLE: Final = """
body{font:16px system-ui;margin:0 2rem 2rem;background:#ddd8cc;color:#222}
form{position:sticky;top:0;background:inherit;padding:.7rem 0;display:flex;flex-wrap:wrap;gap:.4rem 2rem}
form{z-index:1}a{color:inherit}
fieldset{border:0;padding:0;margin:0}label{margin-right:.8rem}
figure{margin:0 1rem 2rem 0;display:inline-block;vertical-align:top;width:min(800px,100%)}
figure.pair{display:block;width:auto}.pair>div{display:flex;flex-wrap:wrap;gap:1rem}
.pair a{flex:0 1 800px;position:relative}.pair small{display:block}
img{max-width:100%;height:auto;display:block}
pre{white-space:pre-wrap}figcaption{padding:.3rem 0}.pair:not(.same) .note{font-weight:700}
body:has(#desktop:checked) :is(figure,.pair a){width:auto;flex:none}
body:has(#desktop:checked) img{max-width:550px;max-height:350px;width:auto}
body:has(#phone:checked) :is(figure:not(.pair),.pair a){width:400px;flex:none}
body:has(#phone:checked) img{width:400px}
body:has(#protan:checked) img{filter:url(#see-protan)}
body:has(#deutan:checked) img{filter:url(#see-deutan)}
body:has(#tritan:checked) img{filter:url(#see-tritan)}
body:has(#dark:checked){background:#313338;color:#dbdee1}
body:has(#light:checked){background:#fff;color:#313338}
body:has(#changed:checked) .same{display:none}
"""


class Shown(NamedTuple):
    """A picture of the gallery."""

    game: str
    title: str
    file: str
    about: str
    """Its size."""
    alt: str
    words: str


class Before(NamedTuple):
    """The same picture of another revision."""

    file: str
    words: str


def earlier(page: str, folder: str) -> dict[tuple[str, str], Before]:
    """What stands in the page of another gallery, by game and title.

    Args:
        folder: where that gallery is, as seen from the page that shall show it.
    """
    found: dict[tuple[str, str], Before] = {}
    parts = GAME.split(page)
    for game, part in zip(parts[1::2], parts[2::2], strict=True):
        for figure in FIGURE.finditer(part):
            title = html.unescape(figure["caption"]).rsplit(" · ", 2)[0]
            file = f"{folder}/{figure['file']}"
            found[html.unescape(game), title] = Before(file, html.unescape(figure["words"]))
    return found


def page(shown: Iterable[Shown], before: Mapping[tuple[str, str], Before] | None, folder: Path) -> str:
    """The whole page. `folder`: where it will lie, to compare the files; `before`: None to show no others."""
    parts, game = list[str](), ""
    for one in shown:
        if one.game != game:
            game = one.game
            parts.append(f"<h1>{html.escape(game)}</h1>")
        old = None if before is None else before.get((one.game, one.title))
        parts.append(_alone(one) if before is None else _pair(one, old, folder))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"{_filters()}{_controls(before is not None)}" + "\n".join(parts)
    )


def _alone(one: Shown) -> str:
    return f"<figure>{_caption(one)}{_image(one.file, one.alt)}{_words(one.words)}</figure>"


def _pair(one: Shown, old: Before | None, folder: Path) -> str:
    if old is None:
        note, same = "new", False
        before = ""
    else:
        same = (folder / old.file).read_bytes() == (folder / one.file).read_bytes()
        moved = old.words.strip() != one.words.strip()
        note = "the same" if same else "another position, or other words" if moved else "changed"
        before = _image(old.file, "", "before")
    return (
        f'<figure class="pair{" same" if same else ""}">{_caption(one)}'
        f'<p class="note">{note}</p><div>{before}{_image(one.file, one.alt, "now")}</div>'
        f"{_words(one.words)}</figure>"
    )


def _caption(one: Shown) -> str:
    return f"<figcaption>{html.escape(f'{one.title} · {one.about}')}</figcaption>"


def _image(file: str, alt: str, label: str = "") -> str:
    said = f"<small>{label}</small>" if label else ""
    name = html.escape(file)
    return f'<a href="{name}">{said}<img loading="lazy" src="{name}" alt="{html.escape(alt)}"></a>'


def _words(said: str) -> str:
    return f"<details><summary>In words</summary><pre>{html.escape(said)}</pre></details>"


def _filters() -> str:
    """How eyes that lack a colour see the pictures."""
    made = []
    for name, matrix in MATRICES.items():
        each = matrix.split()
        rows = " ".join(f"{' '.join(each[at : at + 3])} 0 0" for at in (0, 3, 6))
        made.append(
            f'<filter id="see-{name}" color-interpolation-filters="linearRGB">'
            f'<feColorMatrix type="matrix" values="{rows} 0 0 0 1 0"/></filter>'
        )
    return f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{"".join(made)}</svg>'


def _controls(pairs: bool) -> str:
    groups = []
    for group, choices in CHOICES.items():
        radios = ""
        for key, label in choices.items():
            first = " checked" if not radios else ""
            radios += f'<label><input type="radio" name="{group}" id="{key}"{first}> {label}</label>'
        groups.append(f"<fieldset>{radios}</fieldset>")
    only = '<label><input type="checkbox" id="changed" checked> only what changed</label>' if pairs else ""
    return f"<form>{''.join(groups)}{only}</form>"
