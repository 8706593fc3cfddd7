"""Hostile names, made safe to show."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.text import discord_safe, plain, shorten
from bot.text.escape import lines_safe

INVITATION = re.compile(r"(?i)(discord(app)?\.(gg|com|me|io|li|gift|new)|dis\.gd)/")
"""What Discord makes a card of, wherever it stands."""
ASTRONAUT = "👨🏽‍🚀"
GREECE = "🇬🇷"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n\t Lovelace  ", "Ada Lovelace"),
        ("Zażółć gęślą", "Zażółć gęślą"),
        ("Νίκος", "Νίκος"),
        ("שלום", "שלום"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bd\u200ca\ufeff", "ada"),
        ("\u3164", "?"),
        ("\u2800\u2800", "?"),
        ("", "?"),
        ("\x00\x07", "?"),
        ("Z̴̡̢̛̛͍͎a", "Z̴̡̢a"),
        ("e\u0301", "é"),
        (ASTRONAUT, ASTRONAUT),
        ("❤️", "❤️"),
        ("a\u200db", "ab"),
        ("\udb40\udc41".encode("utf-16", "surrogatepass").decode("utf-16"), "?"),
    ],
)
def test_plain_names_show_what_they_look_like(name: str, shown: str) -> None:
    assert plain(name) == shown


def test_an_empty_name_takes_the_fallback() -> None:
    assert plain("\u200b", "Seat 2") == "Seat 2"
    assert discord_safe("\u200b", "Seat 2") == "Seat 2"


def test_a_long_name_is_cut() -> None:
    assert len(plain("x" * 500)) == 40
    assert len(plain(ASTRONAUT * 32)) <= 40


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("**bold**", r"\*\*bold\*\*"),
        ("__x__ ~~y~~ ||z|| `c`", r"\_\_x\_\_ \~\~y\~\~ \|\|z\|\| \`c\`"),
        ("@everyone", "@\u200beveryone"),
        ("<@1234>", "\\<@\u200b1234\\>"),
        ("<#12>", r"\<#12\>"),
        ("<:smile:123>", r"\<\:smile\:123\>"),
        ("<t:1700000000:R>", r"\<t\:1700000000\:R\>"),
        ("https://evil.example", r"https\://evil.example"),
        ("[x](http://a.b)", r"\[x\]\(http\://a.b\)"),
        ("# big", r"\# big"),
        ("-# small", r"\-# small"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("> quote", r"\> quote"),
        ("back\\slash", r"back\\slash"),
        ("discord.gg/evil", "discord.\u200bgg/evil"),
        ("Discord.GG/evil", "Discord.\u200bGG/evil"),
        ("join discord.com/invite/evil!", "join discord.\u200bcom/invite/evil!"),
        ("ptb.discordapp.com/invite/evil", "ptb.discordapp.\u200bcom/invite/evil"),
        ("https://discord.gg/evil", "https\\://discord.\u200bgg/evil"),
        ("www.discord.gg/a_b", "www.discord.\u200bgg/a\\_b"),
        ("disc\u200bord.gg/evil", "discord.\u200bgg/evil"),
        ("discord。gg/evil", "discord。\u200bgg/evil"),
        ("discord.me/evil discord.gift/x", "discord.\u200bme/evil discord.\u200bgift/x"),
        ("dis.gd/x dsc.gg/y invite.gg/z", "dis.\u200bgd/x dsc.\u200bgg/y invite.\u200bgg/z"),
        ("I like Discord. A lot.", "I like Discord. A lot."),
        ("J.R.R. Dis", "J.R.R. Dis"),
        ("Jean-Luc P. #1", "Jean-Luc P. #1"),
    ],
)
def test_nothing_in_a_name_is_markdown(name: str, shown: str) -> None:
    assert discord_safe(name) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ada (Lion): 14 points", "Ada (Lion): 14 points"),
        ("1. **Ada**\n- @everyone", "1\\. \\*\\*Ada\\*\\*\n\\- @\u200beveryone"),
        ("discord.gg/evil: 4\n[x](https://a.b)", "discord.\u200bgg/evil: 4\n\\[x\\](https\\://a.b)"),
        ("<@1>, <t:1:R>", "\\<@\u200b1\\>, \\<t:1:R\\>"),
    ],
)
def test_a_text_with_names_is_safe(text: str, shown: str) -> None:
    assert lines_safe(text) == shown


def test_a_right_to_left_name_stays_in_its_place() -> None:
    assert discord_safe("שלום") == "\u2068שלום\u2069"


@given(st.text(max_size=60))
@settings(max_examples=60, deadline=None)
def test_any_text_is_safe(name: str) -> None:
    shown = plain(name)
    assert 1 <= len(shown) <= 40
    assert "\n" not in shown
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Co") for char in shown)
    assert not any(char in "\u200b\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069" for char in shown)
    safe = discord_safe(name)
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_~|`<\[\]]", safe)
    assert "@everyone" not in safe
    assert not INVITATION.search(discord_safe(f"{name}discord.gg/{name}"))
    assert "://" not in safe.replace("\\:", "")


@pytest.mark.parametrize(
    ("text", "limit", "shown"),
    [
        ("short", 5, "short"),
        ("longer", 5, "long…"),
        ("two words", 5, "two…"),
        (GREECE * 3, 4, GREECE + "…"),
        (ASTRONAUT * 2, 5, ASTRONAUT + "…"),
        (ASTRONAUT * 2, 4, "…"),
        ("e\u0302\u0301xyz", 4, "e\u0302\u0301…"),
        ("abc", 1, "…"),
        ("abc", 0, ""),
    ],
)
def test_shorten_keeps_what_is_seen_as_one_whole(text: str, limit: int, shown: str) -> None:
    assert shorten(text, limit) == shown


@given(st.text(max_size=80), st.integers(0, 40))
@settings(max_examples=60, deadline=None)
def test_shorten_keeps_the_limit(text: str, limit: int) -> None:
    assert len(shorten(text, limit)) <= limit
