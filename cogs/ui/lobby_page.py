"""The card of a table before its match starts, and the values of its options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.core import Fact, Option, Term, fact
from bot.games.registry import GAMES, PACKAGES
from bot.match.engine.computers import LEVELS
from bot.match.engine.models import Brief, Player
from bot.text import Words
from bot.text import words as words_in
from bot.text.escape import discord_safe
from cogs.ui.board import words_button
from cogs.ui.page import Button, Choice, Menu, Page, Picture, Row, pick, press, verb_button
from cogs.ui.speech import game_term, link, safe_names, spaced, term_lines


def lobby_page(
    words: Words,
    brief: Brief,
    pictures: tuple[Picture, ...],
    *,
    reliability: Mapping[int, Fact] | None = None,
    code: str | None = None,
    reader: int | None = None,
) -> Page:
    """The lobby card: game, seats taken, options, and the buttons that fill it. `reliability`: what is known
    of how people take their turns. `code`: with which friends of the one reader join. `reader`: the one who
    sees it, if there is only one; that one sits there."""
    texts = [
        f"## {words('lobby-title', game=game_term(brief.game))}",
        words(f"{GAMES[brief.game].prefix}-about"),
    ]
    taken = {player.seat: player for player in brief.players}
    if not pictures:  # the picture shows the seats and the options, and its alt text says them
        for seat in range(brief.seats):
            if seat in taken:
                texts.append(words("lobby-seat-taken", seat=seat + 1, name=safe_names(brief)[seat]))
            else:
                texts.append(words("lobby-seat-free", seat=seat + 1))
        texts += [f"-# {line}" for line in option_lines(words, brief)]
    match brief.state:
        case "lobby":
            told = [*term_lines(words, brief), *_people_lines(words, brief, reliability or {})]
            texts += [f"-# {line}" for line in told]
            texts += [
                f"-# {player_line(words, brief, player)}"
                for player in brief.players
                if player.computer is not None
            ]
            texts.append(_lobby_next(words, brief, reader))
            texts += (
                [words("lobby-code", code=spaced(code))] if code and len(brief.players) < brief.seats else []
            )
            lesson = PACKAGES[brief.game].guide.lesson
            reading = (
                verb_button(words, "rules", brief.match),
                *(() if lesson is None else (verb_button(words, "learn", brief.game),)),
                words_button(words, brief, "lobby"),
                verb_button(words, "manage", brief.match),
            )
            computers = _computer_menu(words, brief) if reader in (None, brief.host) else ()
            menus = (*computers, *letter_menus(words, brief))
            rows: tuple[Row, ...] = (_lobby_buttons(words, brief, reader), *menus, reading)
        case "running" | "over" | "ended":
            texts.append(words("lobby-started", link=link(brief.place)))
            rows = ((words_button(words, brief, "lobby"),),) if pictures else ()
        case _:
            texts.append(words("lobby-closed"))
            rows = ((words_button(words, brief, "lobby"),),) if pictures else ()
    return Page(("\n".join(texts),), pictures, rows)


def _lobby_next(words: Words, brief: Brief, reader: int | None) -> str:
    """The line that says what the lobby waits for: players, or the person who may press Start."""
    missing = brief.seats - len(brief.players)
    if missing:
        return words("lobby-missing" if reader is None else "lobby-missing-others", missing=missing)
    host = next((player.name for player in brief.players if player.user == brief.host), brief.players[0].name)
    return words("lobby-ready", host=f"**{discord_safe(host)}**")


def _lobby_buttons(words: Words, brief: Brief, reader: int | None) -> Row:
    free = len(brief.players) < brief.seats
    first = verb_button(words, "join", brief.match, style="success", disabled=not free)
    if brief.place.direct:  # its reader has joined already
        first = verb_button(words, "code", brief.match, style="success", disabled=not free)
    buttons = [first, verb_button(words, "leave", brief.match)]
    leads = reader in (None, brief.host)
    if leads:
        buttons.append(verb_button(words, "start", brief.match, style="primary"))
    buttons.append(verb_button(words, "options", brief.match))
    if leads and len(brief.persons) < len(brief.players):
        buttons.append(Button(press("nocomputer", brief.match), words("button-remove-computer")))
    return tuple(buttons)


def _computer_menu(words: Words, brief: Brief) -> tuple[Row, ...]:
    """The levels at which one more computer can play, while a seat is free."""
    if len(brief.players) >= brief.seats:
        return ()
    keys = ((level, f"level-{level}") for level in LEVELS)
    choices = tuple(
        Choice(level, words("menu-computer-level", level=Term(key)), words(f"{key}-about"))
        for level, key in keys
    )
    return (Menu(pick("addcomputer", brief.match), words("menu-add-computer"), choices),)


def letter_menus(words: Words, brief: Brief) -> Iterator[Menu]:
    """The menus in which each player chooses for their own seat, such as a crest."""
    rules = GAMES[brief.game]
    for at, option in enumerate(rules.options):
        if option.by_seat:
            keys = ((value, option_value_key(rules.prefix, option, value)) for value in option.default)
            choices = tuple(Choice(pair, words(key)) for pair, key in keys)
            asked = words(f"{option_key(rules.prefix, option)}-own")
            yield Menu(pick("letter", brief.match, at), asked, choices)


def player_line(words: Words, brief: Brief, player: Player) -> str:
    """The name of a player; of a computer with its level."""
    name, level = safe_names(brief)[player.seat], player.computer
    return name if level is None else words("lobby-computer", name=name, level=Term(f"level-{level}"))


def _people_lines(words: Words, brief: Brief, reliability: Mapping[int, Fact]) -> list[str]:
    if brief.alone and len(brief.players) == brief.seats:  # nobody else waits for that person
        return []
    names = safe_names(brief)
    return [
        words("lobby-reliability", name=names[person.seat], how=reliability[person.user])
        for person in brief.persons
        if person.user is not None and person.user in reliability
    ]


def option_key(prefix: str, option: Option) -> str:
    return f"{prefix}-option-{option.key.replace('_', '-')}"


def option_value_key(prefix: str, option: Option, value: str) -> str:
    return f"{option_key(prefix, option)}-{value.replace('_', '-')}"


def option_facts(brief: Brief) -> tuple[Fact, ...]:
    rules = GAMES[brief.game]
    facts = []
    for option in rules.options:
        value = brief.options[option.key]
        if option.by_seat:
            letters = tuple(
                Term(option_value_key(rules.prefix, option, letter)) for letter in value[: brief.seats]
            )
            facts.append(fact("lobby-option", option=Term(option_key(rules.prefix, option)), value=letters))
            continue
        key = option_value_key(rules.prefix, option, value)
        shown = Term(key) if words_in("en").has(key) else value
        facts.append(fact("lobby-option", option=Term(option_key(rules.prefix, option)), value=shown))
    return tuple(facts)


def option_lines(catalogue: Words, brief: Brief) -> list[str]:
    return [catalogue.say(line) for line in option_facts(brief)]


def value_text(catalogue: Words, key: str, value: str) -> str:
    """The words for an option's value, or the value itself if it has no words."""
    return catalogue(key) if catalogue.has(key) else value
