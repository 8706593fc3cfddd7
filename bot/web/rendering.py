"""Templates, and the values that all of them get beside those of the page."""

from __future__ import annotations

import hashlib
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import fontpkg
from jinja2 import Environment, PackageLoader, StrictUndefined

from bot.text import minus
from bot.web.naming import isolated_name, moment
from bot.web.site import Document, Reader

KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".ttf": "font/ttf"}
FONTS: Final = {"inter.ttf": "inter", "garamond.ttf": "eb-garamond"}
HTML: Final = "text/html"


@cache
def static() -> dict[str, Document]:
    documents = {}
    for entry in files("bot.web").joinpath("static").iterdir():
        kind = KINDS.get(Path(entry.name).suffix)
        if kind is not None:
            documents[entry.name] = Document.of(entry.read_bytes(), kind)
    for name, font in FONTS.items():
        documents[name] = Document.of(Path(fontpkg.path(font)).read_bytes(), KINDS[".ttf"])
    return documents


@cache
def _version() -> str:
    """A text that changes with any of the files, so that browsers may keep files for ever."""
    return hashlib.blake2b(
        "".join(document.tag for document in static().values()).encode(), digest_size=6
    ).hexdigest()


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("bot.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.filters.update(minus=minus, isolated=isolated_name)
    return environment


def prepare() -> None:
    """Read and compile what all pages need, so that the first page need not wait for it."""
    _version()
    environment = _environment()
    for name in environment.list_templates():
        environment.get_template(name)


def page(reader: Reader, template: str, path: str, **values: Any) -> Document:
    """A page in the reader's language. `path`: where the page is, for the links to other languages."""
    say = reader.words
    text = (
        _environment()
        .get_template(template)
        .render(
            t=say,
            language=reader.language,
            link=reader.link,
            moment=partial(moment, say),
            static=lambda name: f"{reader.site.prefix}/static/{_version()}/{name}",
            languages=[
                (language, say(f"language-{language}"), f"{reader.site.prefix}{path}?lang={language}")
                for language in reader.site.languages
            ],
            **{"private": False, **values},
        )
    )
    return Document.of(text.encode(), HTML)
