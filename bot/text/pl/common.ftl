### Words that every game shares. No markdown here: pictures, menus and messages use them alike.

## Seats and people

seat-name = Miejsce { $seat }
seat-free = wolne miejsce
seat-you = ty
seat-starts = zaczyna

## Buttons: at most 80 characters, short enough for a phone

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
button-confirm-so-far = Zatwierdź do tej pory
button-back = Wstecz
button-undo = Cofnij
button-refresh = Odśwież
button-older = Starsze
button-newer = Nowsze
button-more-choices = Więcej… ({ $page } z { $pages })
button-previous-choices = Poprzednia strona
button-vote = Głosuj za końcem
button-unvote = Wycofaj głos
button-open = Do partii

## Menus and choices

menu-choose = Wybierz…
menu-choose-match = Która partia?
menu-choose-option = { $option }
where-thread = w osobnym wątku
where-here = na tym kanale
board-all = zostają wszystkie plansze
board-newest = zostaje tylko najnowsza plansza

## Words around every picture

turn-round = Runda { $round }
turn-last-round = Ostatnia runda
turn-waiting = Czekamy na: { $who }
hand-title = Twoja ręka
hand-empty = Nie masz kart na ręce.
hand-private = Widzisz to tylko ty.
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

## Small words

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

## Languages, each by its own name

language-en = English
language-el = Ελληνικά
language-pl = Polski
