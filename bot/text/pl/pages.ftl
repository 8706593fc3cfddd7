### Private pages, the board message, the lobby card, direct messages of Discord.
### These may hold markdown; they are never drawn.

lobby-title = Stół do gry: { $game }
lobby-seat-taken = Miejsce { $seat }: { $name }
lobby-seat-free = Miejsce { $seat }: wolne
lobby-option = { $option }: **{ $value }**
lobby-closed = Ten stół jest zamknięty.
lobby-missing = { $missing ->
    [one] Jedno miejsce jest wolne: naciśnij Dołącz.
    [few] { $missing } miejsca są wolne: naciśnij Dołącz.
   *[other] { $missing } miejsc jest wolnych: naciśnij Dołącz.
}
lobby-missing-others = { $missing ->
    [one] Jedno miejsce jest wolne.
    [few] { $missing } miejsca są wolne.
   *[other] { $missing } miejsc jest wolnych.
}
lobby-ready = Komplet przy stole: { $host }, naciśnij Start.
lobby-started = Partia się zaczęła: { $link }

dm-closed = Nie mogę wysyłać ci wiadomości prywatnych. Ręka jest zawsze pod /{ cmd-hand }. Żeby przychodziła w wiadomości, zezwól na wiadomości prywatne z tego serwera.
dm-hand = Twoja ręka: { $link }

board-started = Partia się zaczyna. Przy stole: { $names }.
board-ping = { $who }, twoja tura. { $prompt }
board-ping-many = { $who }: { $prompt }
board-commitment = O każdym losowaniu decyduje sekret o sumie SHA-256 `{ $hash }`. Sekret zostanie pokazany na końcu i każdy będzie mógł sprawdzić wszystkie losowania.
board-over = Koniec partii.
board-winner = { COUNT($who) ->
    [one] Wygrywa { $who }: { $total ->
        [1] jeden punkt
        [few] { $total } punkty
       *[other] { $total } punktów
    }.
   *[other] Wygrywają razem { $who }: { $total ->
        [1] jeden punkt
        [few] { $total } punkty
       *[other] { $total } punktów
    }.
}
board-ended = Partia zakończona bez wyniku.
board-secret = Sekret losowań: `{ $secret }`. Pozwala sprawdzić każde losowanie.
board-no-picture = Nie udało się narysować obrazka. Oto plansza słowami.

mine-waiting = czekamy na: { $who }
mine-lobby = jeszcze się nie zaczęła, zajęte miejsca: { $taken } z { $seats }
mine-over = koniec
mine-your-turn = **twoja tura** ({ $since })

page-match-line = **{ $game }** · stół { NUMBER($match, useGrouping: 0) }
page-draft = Dotąd: { LIST($moves, style: "comma") }
page-choices-line = `{ $number }` { $label } — { $effects }
page-choices-parts = { LIST($parts, style: "semicolon") }
page-confirm-note = Nikt nic nie zobaczy, dopóki nie zatwierdzisz.
page-finish-note = Każdy zielony przycisk od razu wykonuje turę; *Cofnij* ją odwraca.
page-left-out = Już niemożliwe, więc pominięte: { LIST($labels, style: "comma") }
page-instead = Coś innego zamiast tego…
page-chance-note = { $alone ->
    [1] Dalszy ciąg zależy od losu. Zatwierdź, żeby go zobaczyć.
   *[0] Dalszy ciąg zależy od losu. Zatwierdź, żeby go zobaczyć; potem nie da się już cofnąć tego, co przedtem.
}
page-foreseen-note = { $alone ->
    [1] Losowanie zobaczysz dopiero po zatwierdzeniu.
   *[0] Losowanie zobaczysz dopiero po zatwierdzeniu; potem nie da się go cofnąć.
}
page-done-waiting = Gotowe. Teraz czekamy na: { $who }.
page-done-at-once = Gotowe. Zaraz po tobie: { $who }.
page-done-again = Gotowe. Znów twoja tura.
page-done-over = Gotowe. Koniec partii.
page-waiting = Nie masz teraz nic do zrobienia. Czekamy na: { $who }.
page-over = Ta partia jest skończona.
page-sealed = Twój wybór jest zapieczętowany. Możesz go zmienić, dopóki nie wybiorą wszyscy.
page-hand-title = Twoja ręka · { $game }, stół { NUMBER($match, useGrouping: 0) }
page-hand-missed = Masz zamknięte wiadomości prywatne, więc ręka nie dotarła. Oto ona.
page-mine-title = Twoje partie
page-mine-count = { $count ->
    [one] Jeden stół
    [few] { $count } stoły
   *[other] { $count } stołów
}{ $waiting ->
    [0] { "" }
   *[other] { " " }· czeka na ciebie: { $waiting }
}
page-mine-none = Nie siedzisz przy żadnym stole. Otwórz stół przez /{ cmd-table } { cmd-table-new }.
page-mine-line = **{ $game }** · stół { NUMBER($match, useGrouping: 0) } · { $link } · { $turn }
page-which = Grasz w kilku partiach. W której teraz?
page-log-title = Co się działo · { $game }, stół { NUMBER($match, useGrouping: 0) }
page-status-title = Jak stoi gra · { $game }, stół { NUMBER($match, useGrouping: 0) }
page-new-opened = Stół { NUMBER($match, useGrouping: 0) } jest otwarty. Gdy wszyscy dołączą, naciśnij { $start } na jego karcie poniżej.
page-joined = { $hand ->
    [0] Masz miejsce.
   *[1] Masz miejsce. Gdy partia się zacznie, ręka przyjdzie w wiadomości prywatnej.
}
page-left = Twoje miejsce jest znów wolne.
page-started = Partia się zaczęła.
page-board-anew = Plansza jest teraz na samym dole: { $link }
page-invited = Zaproszenie dla: { $names }.
page-vote = Za zakończeniem: { $agreed }. Brakuje zgody: { $missing }.
page-vote-none = Nikt nie głosuje za zakończeniem partii.
page-vote-about = Partia kończy się bez wyniku, gdy zgodzą się wszyscy grający.
page-export = Zapis partii przy stole { NUMBER($match, useGrouping: 0) }, z sekretem losowań.
page-export-running = Dotychczasowy zapis partii przy stole { NUMBER($match, useGrouping: 0) }. Tajemnice zostają poza plikiem aż do końca partii.
page-moved = Partia toczy się dalej tutaj.
page-options-title = Opcje stołu { NUMBER($match, useGrouping: 0) }
page-options-note = Zmienia je tylko osoba, która otworzyła stół, i tylko przed rozpoczęciem.
page-rules-title = { $game } – zasady w skrócie
page-rules-which = Zasady której gry?
page-confirm-title = Zatwierdzić tę turę?
page-answered-on = Od powstania tej strony udzielono już dalszych odpowiedzi. To jest stan na teraz.
page-late = Od powstania tego przycisku gra poszła dalej. Oto stan na teraz.

log-none = Nic się jeszcze nie wydarzyło.

status-lobby = Partia jeszcze się nie zaczęła. Zajęte miejsca: { $taken } z { $seats }.
status-running = { $round ->
    [0] Czekamy na: { $who } ({ $since }).
   *[other] Runda { $round }. Czekamy na: { $who } ({ $since }).
}
status-over = Partia jest skończona.
status-ended = Partia zakończona bez wyniku.

thread-name = { $game } · stół { NUMBER($match, useGrouping: 0) }
thread-name-imported = { $game } · { LIST($names, style: "comma") }
