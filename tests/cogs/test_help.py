"""`/help`: it fits on a screen, and its search finds what is there now and what commands were once called."""

from __future__ import annotations

import discord
import pytest

from bot.client import COGS
from bot.games.registry import GAMES
from bot.text import LANGUAGES, words
from cogs.framework.commands import commands_of, load
from cogs.framework.guard import CommandTree
from cogs.framework.services import ServingBot
from cogs.ui.help import TOPICS, find_form, found_page, friends_form, help_page, learn_page, search, solo_form
from tests.cogs.kit import faults_of

FORMER = {
    "en": "zone quiet vacation reminders notify digest display language links alerts webhook versus rating "
    "curves standings lead share season rollback channels open-tables import export",
    "de": "zeitzone ruhezeiten urlaub erinnerungen webhook rückblick wertung kurven",
    "fr": "fuseau vacances rappels webhook historique cotes courbes",
    "es": "zona vacaciones webhook historial valoración curvas",
    "it": "fuso webhook storico rating curve",
    "pl": "urlop webhook historia ranking krzywe",
    "el": "webhook ιστορικό βαθμολογία καμπύλες",
}


WANTED = {
    "en": {
        "way-solo": "play alone, computer too strong",
        "way-friends": "play with friends",
        "way-finish": "stop game, give up",
        "way-seat": "friend absent, kick player",
        "way-lobby": "invite a friend",
        "way-clock": "too slow, take a break",
        "way-time": "time zone",
        "way-vacation": "holiday",
        "way-told": "too many messages, turn off notifications",
        "way-reading": "change language, colour blind",
        "way-record": "cheat",
        "cmd-table-undo": "wrong move, change my move",
        "cmd-table-new": "start the game, rematch",
        "cmd-hand": "see my cards",
        "cmd-me-delete": "delete my data",
        "cmd-table-mine": "where is my game",
        "cmd-table-board": "who is winning",
        "cmd-play": "find players",
        "cmd-rules": "how to play, rules",
        "cmd-learn": "how to play",
        "cmd-turn": "my turn, hint",
        "way-event": "tournament, league",
        "way-ratings": "leaderboard",
        "way-web": "spectate",
    },
    "de": {
        "way-solo": "allein spielen, gegen den computer",
        "way-finish": "spiel beenden, aufgeben",
        "way-seat": "freund antwortet nicht, vertretung",
        "way-lobby": "freund einladen",
        "way-told": "weniger nachrichten",
        "way-reading": "sprache ändern",
        "cmd-table-undo": "falscher zug",
        "cmd-hand": "meine karten sehen",
        "cmd-me-delete": "meine daten löschen",
        "cmd-table-mine": "wo ist mein spiel",
        "cmd-turn": "ich bin dran, tipp",
        "way-clock": "pausieren",
        "way-time": "nachtruhe",
        "way-event": "liga",
        "way-ratings": "rangliste",
        "cmd-table-new": "revanche",
    },
    "fr": {
        "way-solo": "jouer seul",
        "way-finish": "arrêter la partie",
        "way-seat": "joueur absent",
        "way-told": "moins de messages",
        "cmd-table-undo": "erreur, annuler un coup",
        "cmd-hand": "voir mes cartes",
        "cmd-me-delete": "supprimer mes données",
        "way-clock": "horloge",
        "way-event": "tournoi",
        "cmd-turn": "indice",
        "cmd-table-new": "revanche",
    },
    "es": {
        "way-solo": "jugar solo, máquina",
        "way-finish": "terminar partida, rendirse",
        "way-seat": "jugador ausente",
        "way-time": "zona horaria",
        "cmd-table-undo": "jugada equivocada",
        "cmd-hand": "ver mis cartas",
        "cmd-me-delete": "borrar mis datos",
        "way-event": "liga",
        "cmd-turn": "pista",
        "cmd-table-new": "revancha",
    },
    "it": {
        "way-solo": "giocare da solo",
        "way-finish": "finire la partita, arrendersi",
        "way-seat": "giocatore assente",
        "way-time": "fuso orario",
        "cmd-table-undo": "mossa sbagliata",
        "cmd-hand": "vedere le mie carte",
        "cmd-me-delete": "cancellare i miei dati",
        "way-event": "torneo",
        "cmd-turn": "suggerimento",
        "cmd-table-new": "rivincita",
    },
    "pl": {
        "way-solo": "grać samemu",
        "way-finish": "zakończyć grę, poddać się, rezygnacja",
        "way-seat": "gracz nie odpowiada",
        "way-time": "strefa czasowa",
        "cmd-table-undo": "zły ruch, cofnąć ruch",
        "cmd-hand": "moje karty",
        "cmd-me-delete": "usunąć moje dane",
        "way-clock": "pauza",
        "way-event": "turniej, liga",
        "cmd-turn": "podpowiedź",
        "cmd-rules": "reguły",
        "cmd-table-new": "rewanż",
    },
    "el": {
        "way-solo": "παίζω μόνος",
        "way-finish": "τέλος παιχνιδιού",
        "way-seat": "παίκτης λείπει, αντικαταστάτης",
        "way-time": "ζώνη ώρας",
        "cmd-table-undo": "λάθος κίνηση",
        "cmd-hand": "οι κάρτες μου",
        "cmd-me-delete": "διαγραφή δεδομένων",
        "way-event": "τουρνουά",
        "cmd-turn": "υπόδειξη",
        "cmd-table-new": "ρεβάνς",
    },
}
"""What newcomers ask in their own words, by what they want to find: a topic or a command."""


@pytest.fixture
async def commands() -> list[tuple[str, ...]]:
    bot = ServingBot(command_prefix=(), intents=discord.Intents.none(), tree_cls=CommandTree)
    load(bot, *COGS)
    return commands_of(bot)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_lines_end_as_sentences(language: str) -> None:
    """Not with a colon, after which something would be missing."""
    texts = "\n".join(help_page(words(language)).texts).splitlines()
    assert [line for line in texts if line.rstrip("*").endswith(":")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_former_commands_are_found(language: str) -> None:
    say = words(language)
    ways = {say(f"help-way-{topic}") for topic in TOPICS}
    for word in FORMER[language].split():
        assert ways & set(search(say, word, [])), word


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_newcomer_finds_it_in_own_words(language: str, commands: list[tuple[str, ...]]) -> None:
    """It is among the first three, in a list that is read at a glance."""
    say = words(language)
    for target, queries in WANTED[language].items():
        for query in queries.split(", "):
            first = search(say, query, commands)[:3]
            if target.startswith("way-"):
                assert say(f"help-{target}") in first, query
            else:
                assert any(one.endswith(f": {say(f'{target}-about')}") for one in first), query


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_are_found_by_name_and_by_what_they_do(
    language: str, commands: list[tuple[str, ...]]
) -> None:
    say = words(language)
    for keys in commands:
        name, about = say(keys[-1]), say(f"{keys[-1]}-about")
        whole = f"/{' '.join(say(key) for key in keys)}: {about}"
        assert whole in search(say, name, commands), name
        assert whole in search(say, about[:40].rpartition(" ")[0], commands), about
    assert search(say, "?!", commands) == []
    assert search(say, "xyzzy", commands) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_fit(language: str, commands: list[tuple[str, ...]]) -> None:
    say = words(language)
    pages = [help_page(say), learn_page(say, ["edo", "pyramids"])]
    pages += [found_page(say, query, commands) for query in ("e", "xyzzy", "@everyone" * 9)]
    assert [faults_of(page, v2=True) for page in pages] == [[]] * len(pages)
    assert all(len(words(language)(label)) <= 38 for label in ("button-help-learn", "button-help-friends"))
    forms = [find_form(say), *(solo_form(say, game) for game in GAMES), friends_form(say, in_server=True)]
    forms += [friends_form(say, game, in_server=False) for game in ("edo", "golden_horn")]
    assert all(len(form.fields) <= 5 for form in forms)
