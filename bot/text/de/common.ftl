### Wörter, die alle Spiele teilen: Tische, Züge, Knöpfe, Ergebnisse.
### In den Texten steht kein Markdown, damit Bilder, Menüs und Nachrichten sie teilen können;
### Namen und Zeiten werden fertig eingesetzt.

seat-name = Platz { $seat }
# Whoever has a name that no picture can show is called by the shape of the seat's badge, where the emblems of
# a game have no names.
seat-sign-1 = Schild
seat-sign-2 = Scheibe
seat-sign-3 = Raute
seat-sign-4 = Turm
seat-sign-5 = Sechseck
seat-free = freier Platz

button-turn = Mein Zug
button-next = Weiter: { $game } · Tisch { NUMBER($match, useGrouping: 0) } (noch { NUMBER($count, useGrouping: 0) })
button-hand = Meine Hand
button-log = Was geschah
button-rules = Regeln
button-boards = Spielertableaus
button-ledger = Tabellen und Vorrat
button-table = Tisch
button-board = Spielplan
button-anew = Neu posten
button-promise = Faire Ziehungen
button-again = Noch einmal
button-join = Mitspielen
button-leave = Aufstehen
button-start = Start
button-options = Optionen
button-confirm = Bestätigen
button-back = Zurück
button-gear = Fragen
button-undo = Zurücknehmen
button-former = Wie letztes Mal
button-export = Aufzeichnung
button-confirm-so-far = Bestätigen und ziehen
button-draw-now = Jetzt ziehen
button-sure = Ja, wirklich
button-instead = Stattdessen: { $label }
button-switch-off = { $label }: an
button-older = Ältere
button-newer = Neuere
button-more-choices = Mehr … ({ $page } von { $pages })
button-previous-choices = Eine Seite zurück
button-vote = Für das Ende stimmen
button-offer = Platz anbieten
button-give-computer = Dem Computer überlassen
button-unvote = Stimme zurückziehen

where-thread = in einem eigenen Thread
where-here = in diesem Kanal

turn-round = Runde { $round }
turn-last-round = Letzte Runde

match-name = { $game }, Tisch { NUMBER($match, useGrouping: 0) }

board-all = alle Spielpläne behalten
board-newest = nur den neuesten Spielplan behalten

final-title = Endstand
final-points = { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}

word-none = keine
word-empty = leer
word-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

language-en = English
language-el = Ελληνικά
language-pl = Polski
language-de = Deutsch
language-es = Español
language-fr = Français
language-it = Italiano

menu-choose-match = Welche Partie?
menu-your-turn = du bist am Zug
