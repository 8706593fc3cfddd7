### Silver & Gold: Pyramids. Forms of colours: card (karta), acc (kartę), pyramids (za … piramidy).

py-title = Silver & Gold: Piramidy
py-about = Skarbce pod 48 piramidami, dla 2–4 osób. Wszyscy jednocześnie zaznaczają ten sam kształt, każdy na własnej drodze do złotego grobowca.

## Terms

py-colour-green = zielony
    .card = zielona
    .acc = zieloną
    .pyramids = zielone
py-colour-orange = pomarańczowy
    .card = pomarańczowa
    .acc = pomarańczową
    .pyramids = pomarańczowe
py-colour-purple = fioletowy
    .card = fioletowa
    .acc = fioletową
    .pyramids = fioletowe
py-shape-I2 = 2 w rzędzie
py-shape-I3 = 3 w rzędzie
py-shape-V3 = narożnik z 3
py-shape-I4 = 4 w rzędzie
py-shape-L4 = L z 4
py-shape-O4 = kwadrat z 4
py-left = lewa
py-right = prawa

## Phrases

py-card = karta { $card } ({ WORD($colour, form: "card") })
py-marks = { $cells } na karcie { $card }
py-holds-red = { $count ->
    [one] 1 czerwony
    [few] { $count } czerwone
   *[other] { $count } czerwonych
}
py-holds-green = { $count ->
    [one] 1 zielony
    [few] { $count } zielone
   *[other] { $count } zielonych
}
py-holds-torch = { $count ->
    [one] 1 pochodnia
    [few] { $count } pochodnie
   *[other] { $count } pochodni
}
py-holds-potion = { $count ->
    [one] 1 eliksir
    [few] { $count } eliksiry
   *[other] { $count } eliksirów
}
py-holds-cross = { $count ->
    [one] 1 X
    [few] { $count } X
   *[other] { $count } X
}
py-holds-skull = { $count ->
    [one] 1 czaszka
    [few] { $count } czaszki
   *[other] { $count } czaszek
}

## Gains

py-gain-tomb = grobowiec karty { $card }: +{ $points }
py-gain-red = { $count ->
    [one] 1 czerwony klejnot
    [few] { $count } czerwone klejnoty
   *[other] { $count } czerwonych klejnotów
}
py-gain-green = { $count ->
    [one] 1 zielony klejnot
    [few] { $count } zielone klejnoty
   *[other] { $count } zielonych klejnotów
}
py-gain-torch = pochodnia rundy { $round }: +{ $points }
py-gain-skulls = { $count ->
    [one] 1 czaszka
    [few] { $count } czaszki
   *[other] { $count } czaszek
}
py-gain-potion = { $count ->
    [one] eliksir
    [few] { $count } eliksiry
   *[other] { $count } eliksirów
}: { $erased ->
    [0] nie ma czaszki do starcia
    [one] ściera 1 czaszkę
    [few] ściera { $erased } czaszki
   *[other] ściera { $erased } czaszek
}
py-gain-skulls-now = { $skulls ->
    [0] nie ma już czaszek
   *[other] czaszki teraz: { $skulls } ({ $value })
}
py-gain-erased = { $count ->
    [one] o 1 czaszkę mniej
    [few] o { $count } czaszki mniej
   *[other] o { $count } czaszek mniej
}
py-gain-level = czaszki jak przedtem
py-gain-extra = czerwony X: { $count ->
    [one] jeszcze 1 pole
    [few] jeszcze { $count } pola
   *[other] jeszcze { $count } pól
}
py-gain-lost = { $count ->
    [one] przepada 1 dodatkowe pole
    [few] przepadają { $count } dodatkowe pola
   *[other] przepada { $count } dodatkowych pól
}: nie ma otwartego pola
py-gain-nothing = bez symbolu

## Kinds of answers, as headings of menus

py-kind-keep = Zachowaj dwie karty…
py-kind-place = Zaznacz kształt albo jedno pole…
py-kind-extra = Zaznacz jeszcze jedno pole…
py-kind-back = Zmiana wyboru…
py-kind-take = Weź kartę…

## Prompts: what is awaited, after the player's name

py-ask-keep = zachowaj dwie z rozdanych ci kart
py-ask-keep-many = zachowajcie dwie z rozdanych wam kart
py-ask-mark = zaznacz { $shape } albo jedno pole
py-ask-mark-many = zaznaczcie { $shape } albo jedno pole
py-ask-take = { $count ->
    [one] weź nową kartę
    [few] weź { $count } nowe karty, jedną po drugiej
   *[other] weź { $count } nowych kart, jedną po drugiej
}
py-ask-wait = poczekaj na innych
py-ask-extra = { $due ->
    [one] czerwony X: zaznacz jeszcze jedno pole
    [few] czerwony X: zaznacz jeszcze { $due } pola, jedno po drugim
   *[other] czerwony X: zaznacz jeszcze { $due } pól, jedno po drugim
}

## Answers: labels

py-offer-keep = Zachowaj: { $first }, { $second }
py-offer-shape = karta { $card } ({ $side }): { $cells }
py-offer-short = { $cells }
py-offer-single = karta { $card } ({ $side }): tylko { $cells }
py-offer-extra = karta { $card } ({ $side }): { $cells }
py-offer-take = Weź: { $card }
py-offer-top = Weź zakrytą kartę ze stosu (kart w stosie: { $pile })
py-offer-back = Zmień mój wybór

## Told: the log and the captions

py-log-dealt = Dostajesz kartę { $card } ({ WORD($colour, form: "acc") }).
py-log-dealt-all = Wszyscy mają karty do wyboru.
py-log-kept = { $who } zachowuje: { LIST($cards, style: "comma") }. Zapieczętowane, dopóki nie wybiorą wszyscy.
py-log-ready = { $who } już po wyborze.
py-log-back = { $who } wybiera od nowa.
py-log-mark = { $who } zaznacza { $cells } na karcie { $card } ({ LIST($gains, style: "comma") }).
py-log-open-start = Pierwsze karty: { LIST($seats, style: "semicolon") }.
py-log-open-kept = { $who } – { LIST($cards, style: "comma") }
py-log-reveal = Runda { $round }, tura { $turn }: { $shape }.
py-log-open = Runda { $round }, tura { $turn }, { $shape }: { LIST($seats, style: "semicolon") }.
py-log-seat = { $who } zaznacza { $marks } ({ LIST($gains, style: "comma") })
py-log-seat-done = { $who } zaznacza { $marks } ({ LIST($gains, style: "comma") }) i kończy { COUNT($cards) ->
    [one] kartę { $cards }
   *[other] karty { $cards }
}
py-log-seat-none = { $who } nie ma czego zaznaczyć
py-log-took = { $who } bierze kartę { $card } ({ WORD($colour, form: "acc") }).
py-log-only = { $who } dostaje jedyną kartę, jaka została: { $card } ({ WORD($colour, form: "acc") }).
py-log-top = { $who } bierze zakrytą kartę ze stosu.
py-log-unseen = { $who } dobiera kartę { $card } ({ WORD($colour, form: "acc") }).
py-log-display = Nowa odkryta: { $card }.
py-log-display-many = Nowe odkryte: { LIST($card, style: "comma") }.
py-log-box = { $who } dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za { WORD($colour, form: "pyramids") } piramidy, dzięki karcie { $card }.

## Why not

py-no-late = Ta tura jest już rozliczona albo to nie pora na ten ruch.
py-no-sealed = Twój wybór jest zapieczętowany. Żeby go zmienić, najpierw go cofnij.
py-no-nothing-back = Nie ma czego cofnąć.
py-no-keep-first = Najpierw wybierz dwie karty, które zachowujesz.
py-no-mark-first = Najpierw musisz coś zaznaczyć.
py-no-two = Zachowaj dokładnie dwie z rozdanych ci kart.
py-no-not-dealt = Karta { $card } nie jest jedną z rozdanych tobie.
py-no-not-your-card = { $card }: to nie twoja karta. L to lewa, R to prawa.
py-no-off-grid = Nie ma pola { $cell }: kolumny są od A do E, wiersze od 1 do 5.
py-no-twice = Pole { $cell } jest podane dwa razy.
py-no-wall = Na polu { $cell } jest ściana.
py-no-marked = Pole { $cell } jest już zaznaczone.
py-no-count = Liczba pól kształtu ({ $shape }) to { $size }, nie { $count }. Możesz też zaznaczyć jedno pole.
py-no-shape = { $cells }: te pola nie tworzą kształtu ({ $shape }), jakkolwiek go obrócić.
py-no-one-cell = Dodatkowe zaznaczenie to jedno pole.
py-no-contact = To nie przylega do żadnego zaznaczonego pola. Rogi się nie liczą.
py-no-entrance = Pusta karta zaczyna się od wejścia: { $cell }.
py-no-not-your-pick = Najpierw wybiera { $who }.
py-no-not-on-display = Karta { $card } nie jest odkryta na stole.
py-no-pile-empty = Stos jest pusty. Weź jedną z odkrytych kart.
py-no-one-card = Bierz po jednej karcie.

## Score

py-score-cards = ukończone karty
py-score-torches = pochodnie
py-score-boxes = punkty piramid
py-score-gems = klejnoty
py-score-skulls = czaszki
py-tie-lowest = najniższa ukończona karta

## The rules at the table, page by page

py-ordinal = { $number }.
py-rules-1 =
    ### O co chodzi
    Masz dwie karty piramid. Na każdej jest skarbiec z 5 × 5 pól, z wejściem w górnym wierszu i złotym grobowcem w dolnym. Zaznaczaj drogę od wejścia do grobowca: ukończona karta to { $completed ->
    [one] 1 punkt
    [few] { $completed } punkty
   *[many] { $completed } punktów
    } i nowa karta. Po drodze leżą klejnoty, pochodnie i eliksiry, ale też czaszki.
    Gra ma { $rounds ->
    [one] 1 rundę
    [few] { $rounds } rundy
   *[many] { $rounds } rund
    } po { $turns ->
    [one] 1 turze
    [few] { $turns } tury
   *[many] { $turns } tur
    }. Wszyscy grają jednocześnie, w tajemnicy; wybory odkrywa się razem.
py-rules-2 =
    ### Tura
    1. Karta wyprawy pokazuje kształt z dwóch do czterech pól.
    2. Zaznacz cały kształt na jednej ze swoich kart; możesz go obracać i odwracać. **Albo** zaznacz zamiast tego jedno pole, kiedy tylko chcesz.
    Na pustej karcie zaznaczenie musi zawierać wejście. Później musi przylegać bokiem do zaznaczonego pola; rogi się nie liczą. Bez ścian, bez pól już zaznaczonych, bez wychodzenia poza kartę.
py-rules-3 =
    ### Symbole
    {""}**Czerwony X**: od razu zaznacz jeszcze jedno otwarte pole, na dowolnej swojej karcie. Kolejny czerwony X daje następne.
    {""}**Klejnot**: skreśl następny klejnot tego koloru, najwyżej { $gems }. **Pochodnia**: skreśl pochodnię tej rundy; jedną na rundę i tylko w jej rundzie.
    {""}**Czaszka**: skreśl następną. **Eliksir**: zetrzyj { $potion ->
    [one] swoją najdroższą czaszkę
    [few] swoje { $potion } najdroższe czaszki
   *[many] swoich { $potion } najdroższych czaszek
    }.
py-rules-4 =
    ### Ukończone karty
    Odkłada się je na bok i za każdą bierze nową: jedną z odkrytych albo zakrytą ze stosu. Pierwszeństwo ma niższy numer karty; potem odkryte karty się uzupełnia.
    {""}**{ LIST($claims) } karta jednego koloru** dają następne punkty piramid tego koloru: { LIST($boxes, style: "comma") }, kto pierwszy. W tej samej turze pierwszeństwo ma niższy numer karty.
py-rules-5 =
    ### Punkty
    Ukończona karta { $completed }. Pochodnia { $torch }. Punkty piramid tyle, ile na polu. Para z czerwonego i zielonego klejnotu { $gem_pair }, każdy pojedynczy klejnot { $gem_single }. Z czaszek liczy się tylko najdroższa skreślona, na minus. Nieukończone karty nic nie dają.
    Przy remisie wygrywa ukończona karta o najniższym numerze.
