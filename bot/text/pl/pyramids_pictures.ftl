### Words inside the pictures of Silver & Gold: Pyramids: short, because room is short.

py-pic-title = Piramidy
py-pic-when = Runda { $round } z { $rounds } · tura { $turn } z { $turns }
py-pic-start = Wybór kart
py-pic-over = Partia skończona
py-pic-bonus = Premie
py-pic-points = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

## Emblems of the seats: so is called who has a name that no picture can show

py-emblem-ankh = Ankh
py-emblem-eye = Oko
py-emblem-scarab = Skarabeusz
py-emblem-lotus = Lotos

## Private pages

py-pic-your-choice = Twój tajny wybór
py-pic-your-pick = Nowa karta
py-pic-your-cards = Twoje karty
py-pic-ask-keep = które dwie?
py-pic-ask-mark = gdzie zaznaczyć?
py-pic-ask-extra = jeszcze jedno pole
py-pic-ask-take = która karta?
py-pic-ask-confirm = zatwierdzić?
py-pic-sealed = zapieczętowany
py-pic-more-cells = { $count ->
    [one] jeszcze jedno pole
    [few] jeszcze { $count } pola
   *[other] jeszcze { $count } pól
}
py-pic-to-come = Zostały
py-pic-others = Pozostali
py-pic-if-confirmed = Po zatwierdzeniu
py-pic-if-tried = Po zagraniu
py-pic-if-opened = Gdy wszyscy wybiorą
py-pic-step = { $cells } na karcie { $card }
py-pic-which-card = Najpierw wybierz kartę, potem miejsce.
py-pic-finished = Ukończone
py-pic-keep = { $dealt ->
    [4] Cztery karty
    [few] { $dealt } karty
   *[many] { $dealt } kart
}: zachowaj dwie z nich.
py-pic-keep-confirm = Te dwie są twoje, jeśli zatwierdzisz.
py-pic-keep-sealed = Te dwie są twoje; pozostają tajne, dopóki wszyscy nie wybiorą.
py-pic-pile = stos: { $count }

## A position in words

py-pic-tell-turn = { $when }. Kształt: { $shape }.
py-pic-tell-used = Kształty w tej rundzie: { $list }.
py-pic-tell-to-come = Kształty, które mogą jeszcze wyjść w tej rundzie: { LIST($list, style: "semicolon") }.
py-pic-tell-copies = { $shape } × { $count }
py-pic-tell-display = Odkryte karty: { $list }. Stos: { $pile }.
py-pic-tell-display-empty = Odkryte karty: brak. Stos: { $pile }.
py-pic-tell-boxes = Punkty piramid ({ WORD($colour, form: "pyramids") }): { $list }.
py-pic-tell-open = { $points } do wzięcia
py-pic-tell-taken = { $points } { $who }
py-pic-tell-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
py-pic-tell-cards = na stole: { $list }
py-pic-tell-done = ukończone: { $list }
py-pic-tell-no-done = brak ukończonych
py-pic-tell-gems = czerwone klejnoty { $red }, zielone klejnoty { $green }
py-pic-tell-skulls = czaszki { $skulls } ({ $value })
py-pic-tell-next-skull = następna czaszka { $value }
py-pic-tell-torches = { COUNT($list) ->
    [one] pochodnia z rundy { $list }
   *[other] pochodnie z rund { $list }
}
py-pic-tell-no-torches = bez pochodni
py-pic-tell-box = { WORD($colour, form: "pyramids") } { $points }
py-pic-tell-boxes-own = punkty piramid: { $list }
py-pic-tell-last = Zaznaczone w poprzedniej turze: { LIST($list, style: "semicolon") }.
py-pic-tell-legend = Pola od A1 (lewy górny róg) do E5; kropka puste, E wejście, T grobowiec, # ściana, X czerwony X, R czerwony klejnot, G zielony klejnot, F pochodnia, S czaszka, P eliksir, * zaznaczone.
py-pic-tell-ready = już po wyborze
py-pic-tell-out = wybiera
py-pic-tell-kept = Zachowujesz: { $cards }.
py-pic-tell-draft = Zaznaczone do tej pory, tajne: { $list }.
py-pic-tell-card = { $card } ({ WORD($colour, form: "card") })
py-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
