"""From keys with values to words."""

from __future__ import annotations

import logging
import re
import time
from functools import cache

import pytest
from fluent.runtime import FluentResource

from bot.core import Fact, Term, Who, fact
from bot.text import LANGUAGES, TextError, be_strict, capital, engine, pick_language, words
from bot.text.catalogues import Message, catalogue_files, parsed_source, read_messages, split
from bot.text.engine import Words


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"),
        ("en-GB", "en"),
        ("el", "el"),
        ("el-GR", "el"),
        ("pl", "pl"),
        ("pl_PL", "pl"),
        ("PL", "pl"),
        ("nl", "en"),
        ("zh-CN", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_discord_locale_picks_a_language(locale: str | None, language: str) -> None:
    assert pick_language(locale) == language


def test_a_language_without_a_catalogue_is_refused() -> None:
    with pytest.raises(ValueError, match="one of en, el, pl"):
        words("nl")


def test_words_are_read_once() -> None:
    assert words("pl") is words("pl")


def test_a_player_is_shown_by_name_and_a_stranger_by_seat() -> None:
    asked = fact("gh-start", who=Who(1))
    assert words("en").say(asked, ("Ada", "**Nikos**")).startswith("**Nikos** ")
    assert words("en").say(asked, ("Ada",)).startswith("Seat 2 ")


def test_a_term_speaks_the_reader_s_language_in_the_form_asked() -> None:
    asked = fact("gh-no-load-absent", port=Term("gh-port-C"), colour=Term("gh-colour-G"))
    assert words("en").say(asked) == "There is no green cube in Constantinople."
    assert words("el").say(asked) == "Δεν υπάρχει πράσινος κύβος στην Κωνσταντινούπολη."
    assert words("pl").say(asked) == "Nie ma zielonych kostek w Konstantynopolu."


def test_sentences_within_a_sentence_end() -> None:
    """Whether they bring their full stop along or not."""
    moves = (fact("gh-chose", who=Who(0), ship="L2"), fact("match-name", game="x", match=1))
    told = words("en").say(fact("table-undone", who=Who(0), moves=moves), ("Ada",))
    assert told == "Ada takes back: Ada moves L2. x, table 1."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Everything from this move of Ada on is taken back: Ada moves L2."),
        ("de", "Alles ab diesem Zug von Ada ist zurückgenommen: Ada bewegt L2."),
    ],
)
def test_what_is_taken_back_is_said_once(language: str, said: str) -> None:
    moves = (fact("gh-chose", who=Who(0), ship="L2"),)
    assert words(language).say(fact("table-undone-agreed", who=Who(0), moves=moves, more=2), ("Ada",)) == said


def test_a_square_takes_its_form_from_a_plain_word() -> None:
    asked = fact("gh-no-stay", ship="L2", place="S5")
    assert "στο S5" in words("el").say(asked)


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en", "red, blue and S5"), ("el", "κόκκινο, μπλε και S5"), ("pl", "czerwony, niebieski i S5")],
)
def test_a_tuple_is_listed_as_the_language_lists(language: str, shown: str) -> None:
    said = words(language)("table-not-your-turn", who=(Term("gh-colour-R"), Term("gh-colour-B"), "S5"))
    assert said.endswith(f"{shown}.")


def test_lists_can_be_joined_by_commas_and_counted() -> None:
    asked = fact("gh-no-raid-hand", cards=(Term("gh-colour-G"), Term("gh-colour-Y")))
    assert words("pl").say(asked) == "Nie masz na ręce kart: zielona, żółta."


def test_greek_does_not_divide_a_list_by_question_marks() -> None:
    asked = fact("py-log-open-start", seats=("a", "b"))
    assert words("en").say(asked).endswith("a; b.")
    assert words("el").say(asked).endswith("a· b.")


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (0, "0 punktów"),
        (1, "jeden punkt"),
        (2, "2 punkty"),
        (5, "5 punktów"),
        (22, "22 punkty"),
        (112, "112 punktów"),
    ],
)
def test_polish_plurals(number: int, shown: str) -> None:
    assert words("pl")("final-points", points=number) == shown


@pytest.mark.parametrize("language", ["de", "el", "es", "fr", "it", "pl"])
def test_one_official_needs_no_plural(language: str) -> None:
    """Where an adjective would have to agree with the number, the number follows."""
    said = words(language)("edo-pic-tell-officials", own=1, neutral=1)
    assert not re.search(r"1 \w", said), said


def test_a_fact_within_a_fact_is_a_phrase() -> None:
    inner = fact("gh-ask-sail", ship="L2")
    assert words("en")("board-ping", who="Ada", prompt=inner).endswith("where does L2 sail?")


def test_no_invisible_isolation_marks() -> None:
    for language in LANGUAGES:
        said = words(language)("board-ping", who="Ada", prompt="x")
        assert "\u2068" not in said
        assert "\u2069" not in said


def test_a_missing_message_raises_in_tests() -> None:
    with pytest.raises(TextError, match="pl/no-such-key"):
        words("pl")("no-such-key")
    with pytest.raises(TextError, match="no such term"):
        words("pl")("table-not-your-turn", who=Term("no-such-term"))


def test_a_missing_value_raises_in_tests() -> None:
    with pytest.raises(TextError, match="seat"):
        words("en")("seat-name")


def test_a_running_bot_says_the_fault_once_and_speaks_on(caplog: pytest.LogCaptureFixture) -> None:
    be_strict(False)
    with caplog.at_level(logging.ERROR):
        assert words("el")("test-missing-message") == "test-missing-message"
        assert words("el")("test-missing-message") == "test-missing-message"
    mine = [record for record in caplog.records if "test-missing-message" in record.getMessage()]
    assert len(mine) == 1
    assert "catalogue el" in mine[0].getMessage()


def test_a_fault_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    be_strict(False)
    assert words("el").has("gh-title")
    bundle = words("el")._bundle
    monkeypatch.delitem(bundle._messages, "gh-title")
    bundle._compiled.pop("gh-title", None)
    monkeypatch.setattr(words("el"), "_said", {})  # what another test has had said
    assert words("el")("gh-title") == words("en")("gh-title")
    assert words("el")("table-not-your-turn", who=Term("gh-title")).endswith(words("en")("gh-title") + ".")


def test_a_large_first_letter_for_headings() -> None:
    assert capital("πού πηγαίνει;") == "Πού πηγαίνει;"
    assert capital("") == ""
    assert capital("¿a dónde va?") == "¿A dónde va?"


def test_a_message_costs_microseconds() -> None:
    said, asked = words("pl"), fact("gh-chose", who=Who(0), ship="L2")
    said.say(asked, ("Ada",))
    started = time.perf_counter()
    for _ in range(200):
        said.say(asked, ("Ada",))
    assert (time.perf_counter() - started) / 200 < 0.001


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_split_as_fluent_reads_them(language: str) -> None:
    for name, text in catalogue_files(language):
        read = [message.key for message in read_messages(name, text) if isinstance(message, Message)]
        assert [key for key, _ in split(text)] == read, name


@pytest.mark.parametrize(
    "source",
    [
        "a-one = Plain\n",
        "a-one=Plain  words;  and .more   \n\n\n",
        "a_2 = = [x] *y .z # no comment\n",
        "a-one = \u00a0Τι έγινε;\u00a0\n",
        "a-one = x",
        "a-one = Plain\t\n",
        "a-one = \tPlain\n",
        "a-one = Plain\r\n",
        "a-one = { $x } words\n",
        "a-one = Two\n    lines\n",
        "a-one = Word\n    .gen = word's\n",
        "a-one =\n    Below\n",
        "a-one = }\n",
        "a-one =\n",
        "-brand = Turnpost\n",
        "a-one = Plain\nnonsense\n",
    ],
)
def test_plain_messages_are_read_as_fluent_reads_them(source: str) -> None:
    quick, slow = parsed_source(source).body, FluentResource(source).body
    assert len(quick) == len(slow)
    assert all(one.equals(other) for one, other in zip(quick, slow, strict=True)), (quick, slow)


def test_most_messages_need_no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    """The start of the bot says thousands; Fluent's parser takes a fifth of a millisecond for each."""
    parsed: list[str] = []
    monkeypatch.setattr("bot.text.engine.FluentResource", lambda source: parsed.append(source))
    commands = [
        source for _, text in catalogue_files("en") for key, source in split(text) if key.startswith("cmd-")
    ]
    for source in commands:
        parsed_source(source)
    assert len(commands) > 100
    assert len(parsed) < len(commands) / 20


def test_a_message_that_is_wrong_harms_no_other(caplog: pytest.LogCaptureFixture) -> None:
    text = (
        "a-one = One, { a-two }\n    and { a-one }\n"
        "# A comment\n"
        "a-two = { $x ->\n[1] two\n*[2] three\n}\n"
        "a-bad = {\n"
    )
    sources = dict(split(text))
    assert list(sources) == ["a-one", "a-two", "a-bad"]
    said = Words("en")
    said._catalogue = {key: ("some.ftl", source) for key, source in sources.items()}
    assert said.has("a-one")
    assert said._parsed == {"a-one", "a-two"}
    assert said("a-two", x=1) == "two"
    assert caplog.messages == []
    assert not said.has("a-bad")
    assert not said.has("a-bad")
    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith("en/some.ftl cannot be read: ")


def test_french_has_a_space_before_colons_that_the_code_has_put() -> None:
    assert words("fr").spaced("Ada: 1; 12:30\nTon tour : 2") == "Ada\u00a0: 1\u00a0; 12:30\nTon tour : 2"
    assert words("it").spaced("Ada: 1; 2") == "Ada: 1; 2"


def test_what_was_said_is_kept_by_its_values_and_their_types() -> None:
    said = Words("en")
    first = said("seat-name", seat=1)
    assert said("seat-name", seat=1) is first
    assert said("seat-name", seat=2) != first
    assert len(said._said) == 2
    said("seat-name", seat=True)
    assert len(said._said) == 3


def test_facts_that_were_said_are_kept_by_their_values_and_the_names() -> None:
    said = Words("en")

    def tell(seat: int, *names: str) -> str:
        return said.say(fact("seat-name", seat=fact("seat-name", seat=seat)), names)

    first = tell(1, "Ada")
    assert tell(1, "Ada") is first
    assert tell(1, "Bea") == first
    assert tell(2, "Ada") != first
    assert tell(True, "Ada")
    assert len(said._said) == 4
    assert said("seat-name", seat=fact("seat-name", seat=1)) == first


def test_a_fact_with_a_value_that_is_none_of_a_fact_is_said_anew() -> None:
    said = Words("en")
    odd = Fact("seat-name", {"seat": "\ud800"})
    assert said.say(odd) == said.say(odd)
    assert said._said == {}


def test_what_the_code_puts_together_has_the_semicolons_of_the_language() -> None:
    """In Greek `;` asks a question."""
    said = {language: words(language).semicolons(("a", "b")) for language in LANGUAGES}
    assert said.pop("el") == "a\u00b7 b"
    assert said.pop("fr") == "a\u00a0; b"
    assert set(said.values()) == {"a; b"}


def test_a_minus_is_a_true_one_and_a_hyphen_in_a_name_stays() -> None:
    said = words("en").say(fact("py-log-box", who=Who(0), points=-3, colour="red", card=7), ("Ada-3",))
    assert said.startswith("Ada-3 gets −3 points")


def test_a_game_may_say_itself_what_no_catalogue_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own English, in every language; a catalogue counts before it."""
    own = {"zz-told-sold": "{ $who } pays.\nTwice.", "seat-free": "nobody"}
    monkeypatch.setattr(engine, "own_words", own.get)
    monkeypatch.setattr(engine, "words", cache(Words))
    be_strict()
    for language in ("en", "pl"):
        assert engine.words(language)("zz-told-sold", who="Ann") == "Ann pays.\nTwice."
        assert engine.words(language)("seat-free") != "nobody"
        assert not engine.words(language).has("zz-other")
