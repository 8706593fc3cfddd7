"""`/help`: three ways to begin, and a search for what somebody wants to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.registry import GAMES
from bot.match import Person
from bot.match.engine.computers import LEVELS, USUAL
from bot.text import Words
from bot.text.escape import capital, discord_safe, plain, shorten
from cogs.ui.forms import Field, Form, Radios, Select, Tick, Typed, told
from cogs.ui.guide import QUERY, begun, roots, starts
from cogs.ui.page import MENU, Button, Choice, Menu, Page, Row, choices_of, pick, press, submit, verb_button
from cogs.ui.speech import game_title

TOPICS: Final = (
    *("solo", "friends"),
    *("time", "vacation", "told", "reading", "web", "alerts", "webhooks", "links"),
    *("clock", "seat", "finish", "record", "lobby"),
    *("results", "ratings", "event", "organise", "settings", "channels", "list", "import", "repair"),
    "apps",
)
"""What is found on a page and has no command of its own: `help-way-<topic>` says where, `help-words-<topic>`
has words to find it by, those of former commands among them. Some commands have such words, too."""
SHOWN: Final = 8
ENOUGH: Final = 0.5
"""If no entry has all words of a search, the others must reach this share of the best one."""
SEATS: Final = range(2, 6)
TITLE: Final = 45
"""The most characters of a form's title."""
BUTTONS: Final = 5


def help_page(words: Words) -> Page:
    texts = [f"## {words('help-title')}", words("help-about")]
    texts += [words(f"help-{topic}") for topic in ("play", "find", "time", "trouble", "apps")]
    begin = (
        Button(press("learnwhat"), words("button-help-learn"), "success"),
        Button(press("solo"), words("button-help-solo"), "primary"),
        Button(press("friends"), words("button-help-friends"), "primary"),
    )
    search = (Button(press("helpfind"), words("button-help-find")),)
    rules = Menu(pick("game"), words("menu-game"), _games(words))
    return Page(("\n".join(texts),), rows=(begin, search, rules))


def _games(words: Words, chosen: str = "") -> tuple[Choice, ...]:
    return choices_of({game: game_title(words, game) for game in GAMES}, chosen)[:MENU]


def learn_page(words: Words, games: Sequence[str]) -> Page:
    choices = choices_of({game: game_title(words, game) for game in games})
    return Page((words("cmd-learn-about"),), rows=(Menu(pick("learnwhat"), words("menu-learn"), choices),))


def solo_page(words: Words) -> Page:
    how = (Button(press("solohow"), words("button-help-solo-how")),)
    text = f"### {words('button-help-solo')}\n{words('help-solo', level=words(f'level-{USUAL}'))}"
    return Page((text,), rows=(_which(words, "solo"), how))


def solo_how_page(words: Words) -> Page:
    """Of which game? It says how many may play."""
    text = f"### {words('button-help-solo-how')}\n{words('form-game')}"
    return Page((text,), rows=(_which(words, "solohow"),))


def _which(words: Words, verb: str) -> Row:
    if len(GAMES) > BUTTONS:
        return Menu(pick(verb), words("form-game"), _games(words))
    return tuple(Button(press(verb, game), game_title(words, game), "primary") for game in GAMES)


def find_form(words: Words) -> Form:
    wanted = Typed(name="find", label=words("form-help-find"), most=QUERY, required=True)
    return Form.of(submit("helpfind"), words("button-help-find"), wanted)


def solo_form(words: Words, game: str) -> Form:
    levels = choices_of({level: capital(words(f"level-{level}")) for level in LEVELS}, USUAL)
    level = Radios(name="level", label=words("form-level"), choices=levels, required=True)
    return Form.of(submit("solo", game), shorten(game_title(words, game), TITLE), _seats(words, game), level)


def friends_form(words: Words, game: str = "", *, in_server: bool, guest: Person | None = None) -> Form:
    """A table for people. `in_server`: others could see it; `guest`: who is invited to it."""
    title = words("button-help-friends") if guest is None else words("context-form", name=plain(guest.name))
    private = Tick(name="private", **told(words, "form-private"))
    return Form.of(
        submit("friends", *([] if guest is None else [guest.user])),
        shorten(title, TITLE),
        *_table(words, game),
        *([private] if in_server else []),
    )


def _table(words: Words, game: str = "") -> tuple[Field, Field]:
    which = Select(name="game", label=words("form-game"), choices=_games(words, game), required=True)
    return (which, _seats(words, game))


def _seats(words: Words, game: str) -> Field:
    allowed = GAMES[game].seats if game else SEATS
    seats = choices_of({str(count): str(count) for count in allowed}, str(min(allowed)))
    several = Radios if len(seats) > 1 else Select
    return several(name="seats", label=words("form-seats"), choices=seats, required=True)


def found_page(words: Words, query: str, commands: Iterable[tuple[str, ...]]) -> Page:
    """What somebody wants to do, and where it is done. `commands`: the keys of the names of each command."""
    asked = discord_safe(shorten(query, QUERY))
    topics = search(words, query, commands)
    if not topics:
        lines = [words("help-find-none", query=asked)]
    else:
        lines = [f"### {words('help-found', query=asked)}", *(f"▪ {topic}" for topic in topics[:SHOWN])]
    again = (
        Button(press("helpfind"), words("button-help-find")),
        verb_button(words, "help"),
    )
    return Page(("\n".join(lines),), rows=(again,))


def search(words: Words, query: str, commands: Iterable[tuple[str, ...]]) -> list[str]:
    """The topics and commands that have all words of a search, the topics first; if none has all, those that
    have most of them. A word that few have counts more."""
    offers = [(words(f"help-way-{topic}"), words(f"help-words-{topic}")) for topic in TOPICS]
    offers += [(_named(words, keys), _hidden(words, keys[-1])) for keys in commands]
    wanted = frozenset(roots(query))
    held = {shown: _held(f"{shown} {hidden}", wanted) for shown, hidden in offers}
    often = Counter(root for roots_of in held.values() for root in roots_of)
    worth = {
        shown: sum(1 / often[root] for root in words_held) for shown, words_held in held.items() if words_held
    }
    least = max(worth.values(), default=0.0) * ENOUGH
    whole = [shown for shown in worth if held[shown] == wanted]
    return whole or sorted(
        (topic for topic in worth if worth[topic] >= least), key=lambda topic: -worth[topic]
    )


def _named(words: Words, keys: Sequence[str]) -> str:
    return f"/{' '.join(words(key) for key in keys)}: {words(f'{keys[-1]}-about')}"


def _hidden(words: Words, command: str) -> str:
    """More words by which to find a command (`cmd-<name>`), for commands that people call by many names."""
    key = f"help-words-{command}"
    return words(key) if words.has(key) else ""


def _held(text: str, wanted: Iterable[str]) -> frozenset[str]:
    begins = starts(text)
    return frozenset(root for root in wanted if begun(begins, root))
