"""One page with everything that was shown: pictures, words and alt texts, match by match."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.evening.record import Record, Shown
from tests.evening.tables import Table

STYLE: Final = """
body{font:15px system-ui;margin:0 1.5rem 3rem;background:#eceae4;color:#1d1d1d}
nav{position:sticky;top:0;background:inherit;padding:.6rem 0}nav a{margin-right:1rem}
section{display:grid;grid-template-columns:repeat(auto-fill,minmax(550px,1fr));gap:1rem}
article{background:#fff;padding:.6rem}h3{font-size:1rem;margin:0 0 .4rem}
pre{white-space:pre-wrap;margin:.2rem 0;font:13px system-ui}.alt{color:#555}
img{max-width:100%;height:auto;display:block}.buttons{color:#3b5998;font-size:13px}.wrong{color:#a00}
"""


def write_page(folder: Path, record: Record, tables: Sequence[Table], faults: Sequence[str]) -> Path:
    """Write `index.html` into the folder of the record."""
    names = [table.scenario.name for table in tables]
    wrong = "".join(f"<li>{html.escape(fault)}</li>" for fault in faults)
    links = "".join(f'<a href="#{name}">{name}</a>' for name in names)
    parts = [
        f"<h2 id='{table.scenario.name}'>{table.scenario.name}, table {table.number}</h2>"
        f"<section>{''.join(map(_article, record.of(table.number)))}</section>"
        for table in tables
    ]
    page = (
        f"<!doctype html><meta charset=utf-8><title>An evening</title><style>{STYLE}</style>"
        f"<nav>{links}</nav><ol class=wrong>{wrong}</ol>{''.join(parts)}"
    )
    (folder / "index.html").write_text(page, encoding="utf-8")
    return folder / "index.html"


def _article(shown: Shown) -> str:
    pictures = "".join(
        f'<img loading=lazy src="{one.file}" alt=""><pre class=alt>{html.escape(one.alt)}</pre>'
        for one in shown.shots
    )
    buttons = " · ".join(str(one.get("label") or one.get("placeholder") or "") for one in shown.controls)
    return (
        f"<article><h3>{html.escape(shown.label)}</h3><pre>{html.escape(shown.words)}</pre>{pictures}"
        f"<p class=buttons>{html.escape(buttons)}</p></article>"
    )
