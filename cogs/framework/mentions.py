"""Commands as links: if a page says `/table mine`, a press on it puts the command into the reader's input
box. Discord finds it by its id and its default name, whatever language the reader has."""

from __future__ import annotations

import re

from msgspec.structs import replace

from bot.text import Words, words
from cogs.framework.commands import commands_of
from cogs.framework.services import ServingBot
from cogs.ui.page import Page


def linked(say: Words, page: Page, bot: ServingBot) -> Page:
    """The page with its commands as links, as far as their ids are known; the others stay as they are."""
    english = words("en")
    links = {
        " ".join(say(key) for key in keys): f"</{' '.join(english(key) for key in keys)}:{known}>"
        for keys in commands_of(bot)
        if (known := bot.command_ids.get(english(keys[0]))) is not None
    }
    if not links:
        return page
    longest = sorted(links, key=len, reverse=True)
    named = re.compile(rf"(?<![\w<])/({'|'.join(map(re.escape, longest))})(?![\w-])")

    def link(text: str) -> str:
        return named.sub(lambda matched: links[matched[1]], text)

    return replace(page, texts=tuple(map(link, page.texts)), below=link(page.below))
