"""The languages agree with each other, with the code, with Discord's limits and with the fonts."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise, product
from typing import Any

import fontpkg
import pytest
from fontTools.ttLib import TTFont

from bot.core import Term
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from bot.text.catalogues import catalogue_files, split
from bot.text.engine import MANY
from bot.text.game_texts import limit_of, samples
from tests.long import QUICK_LANGUAGES
from tests.text.catalogue import KEY, entries, literals, messages, uses

OTHERS = [language for language in LANGUAGES if language != "en"]


def families(prefix: str, language: str) -> dict[str, list[str]]:
    """Terms of a game by what they name: `gh-colour-` -> its keys."""
    out: dict[str, list[str]] = {}
    for key in messages(language):
        if key.startswith(prefix) and key.rsplit("-", 1)[-1].isalnum():
            out.setdefault(key.rsplit("-", 1)[0] + "-", []).append(key)
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    counted = Counter(message.key for message in entries(language))
    assert [key for key, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language: str) -> None:
    """In every language, quickly: the same messages with the same values."""
    assert _needs(language).keys() ^ _needs("en").keys() == set()
    assert {key: used for key, used in _needs(language).items() if used != _needs("en")[key]} == {}


@cache
def _needs(language: str) -> dict[str, set[str]]:
    return {
        key: set(re.findall(r"\$\w+", source))
        for _, text in catalogue_files(language)
        for key, source in split(text)
    }


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_have_the_same_messages_in_the_same_files(language: str) -> None:
    mine = {(message.file, message.key) for message in entries(language)}
    english = {(message.file, message.key) for message in entries("en")}
    assert mine ^ english == set()


@pytest.mark.parametrize("language", OTHERS)
def test_all_languages_use_the_same_variables(language: str) -> None:
    english = messages("en")
    differing = {
        key: (sorted(english[key].variables), sorted(message.variables))
        for key, message in messages(language).items()
        if english[key].variables != message.variables
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_kind_have_the_same_forms(language: str) -> None:
    """All colours, or all ports, can be asked for the same grammatical forms."""
    known = messages(language)
    uneven = {}
    for head, keys in families("", language).items():
        forms = {key: known[key].forms for key in keys if known[key].forms}
        if len(forms) > 1 and (len(forms) != len(keys) or len(set(forms.values())) > 1):
            uneven[head] = {key: sorted(known[key].forms) for key in keys}
    assert uneven == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_asked_for_is_there(language: str) -> None:
    known = messages(language)
    for message in known.values():
        prefix = message.key.split("-")[0] + "-"
        forms = {form for key, other in known.items() if key.startswith(prefix) for form in other.forms}
        for variable, form in message.asked_forms:
            assert form in forms, f"{message.key}: no {form} for {variable}"
        for key in message.plain | message.references:
            assert key in known, f"{message.key}: {key}"


def test_polish_plurals_are_complete() -> None:
    """Where a number chooses a form by plural, Polish says one, few and (by default) many."""
    lacking = []
    for key, message in messages("pl").items():
        for selected, variants in re.findall(r"\$(\w+) ->\n(.*?)\n\}", message.text, re.DOTALL):
            shows = f"{{ ${selected} }}" in variants.split("*[", 1)[-1]
            if "[one]" in variants and shows and "[few]" not in variants:
                lacking.append((key, selected))
    assert [(key, name) for key, name in lacking if key not in ALIKE] == []


ALIKE: set[str] = set()
"""Polish messages whose noun is the same for few and many."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    said = words(language)
    for message in messages(language).values():
        names = sorted(message.variables)
        for values in zip_longest_cycle([samples(message, name) for name in names]):
            text = said(message.key, **dict(zip(names, values, strict=True)))
            assert text.strip() == text, message.key
            assert text, message.key
            assert "  " not in text, message.key
            assert " ." not in text, f"{message.key}: {text}"
            assert ".." not in text.replace("...", ""), f"{message.key}: {text}"


def zip_longest_cycle(columns: list[list[Any]]) -> list[tuple[Any, ...]]:
    """Rows that use every value of every column, the shorter columns from the start again."""
    if not columns:
        return [()]
    if len(columns) <= 2:
        return list(product(*columns))
    rows = max(len(column) for column in columns) * 2 + 1
    return [
        tuple(column[(row + at) % len(column)] for at, column in enumerate(columns)) for row in range(rows)
    ]


def test_every_key_in_the_code_exists() -> None:
    known = words("en")
    assert [f"{use.where}: {use.key}" for use in uses() if _is_key(use.key) and not known.has(use.key)] == []


def test_the_code_gives_a_message_what_it_needs() -> None:
    known = messages("en")
    wrong = [
        f"{use.where}: {use.key} needs {sorted(known[use.key].variables)}, is given {sorted(use.given)}"
        for use in uses()
        if use.given is not None and use.key in known and not known[use.key].variables <= use.given
    ]
    assert wrong == []


@cache
def _prefixes() -> frozenset[str]:
    return frozenset(key.split("-")[0] for key in messages("en"))


def _is_key(text: str) -> bool:
    return bool(KEY.match(text)) and text.split("-")[0] in _prefixes()


COMPOSED = re.compile(
    rf"^(({'|'.join(rules.prefix for rules in GAMES.values())})-(option|kind|rules|title|about|score|luck)"
    r"|cmd|help-words-cmd|permission|language)(-|$)|-many$"
)
"""Families whose keys the code puts together from what the rules or Discord say, or from runs of facts."""


def test_no_message_is_idle() -> None:
    """Every message is named in the code, is composed there (`f"gh-port-{port}"`), or serves another."""
    named = literals()
    heads = [text for text in named if re.fullmatch(r"([a-z]+-)+", text)]
    tails = [text for text in named if re.fullmatch(r"(-[a-z]+)+", text)]
    served = {
        key
        for language in QUICK_LANGUAGES
        for one in messages(language).values()
        for key in one.references | one.plain
    }

    def is_composed(key: str) -> bool:
        head_fits = any(key.startswith(head) and "-" not in key[len(head) :] for head in heads)
        tail_fits = any(key.endswith(tail) and key[: -len(tail)] in composed for tail in tails)
        run_fits = key.endswith(MANY) and key.removesuffix(MANY) in composed
        return head_fits or tail_fits or run_fits or bool(COMPOSED.search(key))

    composed = set(named)
    for _ in tails:
        composed |= {key for key in messages("en") if is_composed(key)}
    assert [key for key in messages("en") if key not in composed | served] == []


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_game_has_its_words(key: str) -> None:
    rules, known = GAMES[key], messages("en")
    wanted = [f"{rules.prefix}-title", f"{rules.prefix}-about", f"{rules.prefix}-rules-1"]
    for option in rules.options:
        stem = f"{rules.prefix}-option-{option.key.replace('_', '-')}"
        wanted.append(stem)
        if option.by_seat:
            wanted += [f"{stem}-own", *(f"{stem}-{letter}" for letter in option.default)]
        elif len(option.values) <= 25:
            wanted += [f"{stem}-{value.replace('_', '-')}" for value in option.values]
    assert [one for one in wanted if one not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_longer_than_its_place(language: str) -> None:
    said = words(language)
    for message in messages(language).values():
        values = {name: samples(message, name)[-1] for name in message.variables}
        assert len(said(message.key, **values)) <= limit_of(message.key), message.key


FONTS = ("inter", "eb-garamond")


@pytest.mark.parametrize("font", FONTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_character(language: str, font: str) -> None:
    with TTFont(str(fontpkg.path(font))) as file:
        has = set(file.getBestCmap())
    needed = {char for message in messages(language).values() for char in message.text}
    assert sorted(char for char in needed - {"\n"} if ord(char) not in has) == []


GREEK, POLISH = "\u0370-\u03ff\u1f00-\u1fff", "ĄąĆćĘęŁłŃńŚśŹźŻż"
WESTERN = "ÄäÖöÜüßÑñ¿¡ÀàÂâÇçÈèÊêËëÎîÏïÔôÙùÛûŒœÁáÍíÚúÌìÒò"
OWN = {"de": "ÄäÖöÜüß", "es": "ÁáÉéÍíÓóÚúÜüÑñ¿¡", "fr": "ÀàÂâÇçÈèÊêËëÎîÏïÔôÙùÛûŒœ", "it": "ÀàÈèÌìÒòÙù"}
FOREIGN = {
    "en": re.compile(f"[{GREEK}{POLISH}]"),
    "el": re.compile(f"[{POLISH}\u1f00-\u1fff\u00b5\u2126]"),
    "pl": re.compile(f"[{GREEK}]"),
    **{
        language: re.compile(f"[{GREEK}{POLISH}{''.join(set(WESTERN) - set(letters))}]")
        for language, letters in OWN.items()
    },
}
"""Letters that do not belong: other scripts, polytonic Greek and look-alike signs."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_keeps_to_its_letters(language: str) -> None:
    for message in messages(language).values():
        if not message.key.startswith("language-"):
            assert not FOREIGN[language].search(message.text), message.key


def test_greek_words_do_not_mix_alphabets() -> None:
    """No Latin look-alike inside a Greek word."""
    for message in messages("el").values():
        text = re.sub(r"\{[^{}]*\}", " ", message.text)
        for one, two in pairwise(text):
            mixed = re.match(r"[A-Za-z][\u0370-\u03ff]|[\u0370-\u03ff][A-Za-z]", one + two)
            assert not mixed, f"{message.key}: {one + two}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_named_as_the_reader_sees_them(language: str) -> None:
    """A text that names a command takes the localised name from its message."""
    for message in messages(language).values():
        assert not re.search(r"(?<![a-z])/(table|hand|turn|move|rules)\b", message.text), message.key


MATCH = {
    "en": "match",
    "de": "Partie",
    "es": "partida",
    "fr": "partie",
    "it": "partita",
    "el": "παρτίδα",
    "pl": "parti",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_ends_with_its_mark(language: str) -> None:
    """Not with what is said in brackets: a board would end that with a full stop."""
    asked = {key: message.text for key, message in messages(language).items() if "-ask" in key}
    assert {key: text for key, text in asked.items() if re.search(r"[?;]\s?\(.*\)$", text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_called_the_same_from_its_beginning_to_its_end(language: str) -> None:
    told = ("lobby-started", "page-started", "page-started-direct", "board-started", "board-over")
    for key in told:
        assert MATCH[language].casefold() in messages(language)[key].text.casefold(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_and_titles_are_easy_to_follow(language: str) -> None:
    """Answers with commas in them are told apart; a title has one colon, though a game's name may have one;
    and a part of a text is not called like a match."""
    say = words(language)
    legal = say("error-illegal", why="", legal=("L1, V", "L2, C"))
    assert re.search(r"L1, V\s?[;·] L2, C", legal), legal
    assert say("page-rules-title", game=Term("py-title")).count(":") == 1
    assert MATCH[language] not in say("page-words-part", part=1, count=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_standing_order_says_that_it_may_be_asked_about_all_the_same(language: str) -> None:
    say = words(language)
    order, condition = say("stop-none", moment="1 Money").split(", ")
    assert condition
    quoted = order.partition(": ")[2]
    assert quoted in say("edo-no-ask-here"), "it is quoted there"
    answer = {"en": "my answer", "de": "meine Antwort", "fr": "ma réponse", "es": "mi respuesta"}
    answer |= {"it": "la mia risposta", "el": "η απάντησή μου", "pl": "moja odpowiedź"}
    assert answer[language] in condition, "it says what could cost something"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tap_is_not_called_like_the_button_for_a_hint(language: str) -> None:
    hint = words(language)("button-hint")
    for key in ("stop-title", "edo-rules-2"):
        assert not re.search(rf"\b{hint}\b", messages(language)[key].text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_counted_in_is_neither_man_nor_woman(language: str) -> None:
    for key in ("form-seats", "cmd-table-new-seats-about", "cmd-play-seats-about"):
        text = messages(language)[key].text
        assert not re.search(r"\bte compres[oa]|(?<!y compris )\btoi compris", text), key
