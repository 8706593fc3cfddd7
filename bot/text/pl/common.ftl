### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

seat-name = Miejsce { $seat }
seat-free = wolne miejsce
seat-you = ty
seat-starts = zaczyna

button-turn = Moja tura
button-hand = Moja ręka
button-log = Co się działo
button-rules = Zasady
button-board = Plansza
button-join = Dołącz
button-leave = Odejdź
button-start = Start
button-options = Opcje
button-confirm = Zatwierdź
button-back = Wstecz
button-undo = Cofnij
button-refresh = Odśwież
button-earlier = Wcześniej
button-later = Później
button-next = Dalej
button-previous = Poprzednia
button-against = Nie zgadzam się
button-confirm-part = Zatwierdź tyle
button-export = Zapis partii
button-confirm-so-far = Zatwierdź do tej pory
button-older = Starsze
button-newer = Nowsze
button-more-choices = Więcej… ({ $page } z { $pages })
button-previous-choices = Poprzednia strona
button-vote = Głosuj za końcem
button-unvote = Wycofaj głos
button-open = Do partii

where-thread = w osobnym wątku
where-here = na tym kanale

option-board-all = zostają wszystkie
option-board-newest = zostaje tylko najnowsza

lobby-invited = { $who }, czeka na ciebie miejsce: { $game }.
lobby-you-joined = Masz miejsce. Gdy partia się zacznie, ręka przyjdzie w wiadomości prywatnej.
lobby-you-left = Twoje miejsce jest znów wolne.
lobby-begun = Gra już trwa: { $link }
lobby-you-opened = Stół { NUMBER($match, useGrouping: 0) } jest otwarty. Jego karta jest na kanale.
lobby-you-started = Partia się zaczęła.
lobby-you-invited = Zaproszenie dla: { $who }.

turn-round = Runda { $round }
turn-last-round = Ostatnia runda
turn-waiting = Czekamy na: { $who }
turn-yours = Twoja tura
turn-ping = { $who }, twoja tura: { $prompt }
turn-ping-several = { $who }: { $prompt }
turn-draft = Twoja tura do tej pory
turn-confirm = To cała twoja tura. Nikt nic nie zobaczy, dopóki nie zatwierdzisz.
turn-chance-next = Zatwierdź, żeby zobaczyć, co wylosowano, i graj dalej.
turn-done = Gotowe. Stół widzi twoją turę.
turn-sealed = Zapieczętowane. Inni zobaczą to, gdy wszyscy wybiorą.
turn-change = Możesz jeszcze zmienić wybór, dopóki wszyscy nie wybiorą.
turn-nothing = Nie masz teraz nic do zrobienia przy tym stole.
turn-page = Strona { $page } z { $pages }
turn-reminder = { $who }, stół czeka na ciebie.
turn-foreseen = Na tym obrazie nie ma jeszcze tego, co zostanie wylosowane.

match-name = { $game }, stół { NUMBER($match, useGrouping: 0) }
match-moved = Partia toczy się dalej tutaj: { $link }

hand-title = Twoja ręka
hand-empty = Nie masz kart na ręce.
hand-at = Twoja ręka: { $game }
hand-private = Widzisz to tylko ty.

dm-dealt = { $game }: oto twoja ręka.
dm-changed = { $game }: twoja ręka się zmieniła.
dm-lost = { $game }: kanał tej partii jest już niedostępny. Partia trwa: użyj /{ cmd-table } { cmd-table-move } na innym kanale.

board-alt = Plansza: { $game }
board-happened-empty = Nic się jeszcze nie wydarzyło.
board-log-title = Co się działo: { $game }
board-status-title = { $game }: jak stoi gra
board-all = zostają wszystkie plansze
board-newest = zostaje tylko najnowsza plansza

mine-title = Twoje stoły
mine-none = Nie siedzisz przy żadnym stole. Otwórz stół przez /{ cmd-table } { cmd-table-new }.
mine-which = Który stół?
mine-yours = twoja tura
mine-others = czekamy na: { $who }

final-title = Wynik końcowy
final-rounds = { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
final-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
final-total = razem
final-winner = Wygrywa { $who }, wynik: { $points }
final-shared = Wygrywają razem: { $who }, wynik: { $points }
final-place = { $rank }. { $who }: { $points }
final-ended = Za zgodą stołu partia kończy się bez wyniku.

end-asked = { $who } proponuje zakończyć tę partię bez wyniku. Potrzebna jest zgoda wszystkich pozostałych.
end-votes = Za: { $votes } z { $seats }.
end-own = Twój głos jest zapisany.

fair-commitment = O każdym losowaniu w tej partii decyduje tajny klucz. Jego odcisk: { $digest }
fair-secret = Tajny klucz: { $secret }
fair-verify = Każdy może sprawdzić losowania: python -m bot verify { $file }

export-done = Oto partia w pliku. Dopóki trwa, tajemnice zostają poza plikiem.

word-yes = tak
word-no = nie
word-none = brak
word-nobody = nikt
word-points = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
word-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}

language-en = English
language-el = Ελληνικά
language-pl = Polski

menu-choose = Wybierz…
menu-choose-match = Która partia?
menu-choose-option = { $option }
menu-your-turn = twoja tura
