### Words that every game shares: tables, turns, buttons, results.
### Messages hold no markdown, so that pictures, menus and messages can share them;
### names and times are put in ready for the medium.

seat-name = Miejsce { $seat }
# Whoever has a name that no picture can show is called by the shape of the seat's badge, where the emblems of
# a game have no names.
seat-sign-1 = Tarcza
seat-sign-2 = Krąg
seat-sign-3 = Romb
seat-sign-4 = Wieża
seat-sign-5 = Sześciokąt
seat-free = wolne miejsce

button-turn = Moja tura
button-next = Dalej: { $game } · stół { NUMBER($match, useGrouping: 0) } (czeka: { NUMBER($count, useGrouping: 0) })
button-hand = Moja ręka
button-log = Co się działo
button-rules = Zasady
button-boards = Plansze graczy
button-ledger = Tabele i zasoby
button-table = Stół
button-board = Plansza
button-anew = Opublikuj ponownie
button-promise = Uczciwe losowania
button-again = Jeszcze raz
button-join = Dołącz
button-leave = Odejdź
button-start = Start
button-options = Opcje
button-confirm = Zatwierdź
button-back = Wstecz
button-gear = Pytania
button-undo = Cofnij
button-former = Tak jak ostatnio
button-export = Zapis partii
button-confirm-so-far = Zatwierdź i losuj
button-draw-now = Losuj teraz
button-sure = Tak, na pewno
button-instead = Zamiast tego: { $label }
button-switch-off = { $label }: tak
button-older = Starsze
button-newer = Nowsze
button-more-choices = Więcej… ({ $page } z { $pages })
button-previous-choices = Poprzednia strona
button-vote = Głosuj za końcem
button-offer = Zaproponuj miejsce
button-give-computer = Oddaj komputerowi
button-unvote = Wycofaj głos

where-thread = w osobnym wątku
where-here = na tym kanale

turn-round = Runda { $round }
turn-last-round = Ostatnia runda

match-name = { $game }, stół { NUMBER($match, useGrouping: 0) }

board-all = zostają wszystkie plansze
board-newest = zostaje tylko najnowsza plansza

final-title = Wynik końcowy
final-points = { $points ->
    [1] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

word-none = brak
word-empty = pusto
word-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}

language-en = English
language-el = Ελληνικά
language-pl = Polski
language-de = Deutsch
language-es = Español
language-fr = Français
language-it = Italiano

menu-choose-match = Która partia?
menu-your-turn = twoja tura
