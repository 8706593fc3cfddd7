### Golden Horn, po polsku „Złoty Róg”.
### Forms of colours: acc (one, feminine accusative: zieloną kostkę), few (2-4: zielone), many (5…: zielonych),
### nom (one, feminine: zielona). Forms of places: from (z …), to (do …), in (w …), gen, acc; squares from gh-square.

gh-title = Złoty Róg
gh-about = Floty kupieckie między Wenecją a Konstantynopolem, dla 2–4 osób. Zwoź towary wielu kolorów i strzeż się piratów.

## Terms

gh-colour-O = pomarańczowy
    .nom = pomarańczowa
    .acc = pomarańczową
    .few = pomarańczowe
    .many = pomarańczowych
gh-colour-P = różowy
    .nom = różowa
    .acc = różową
    .few = różowe
    .many = różowych
gh-colour-G = zielony
    .nom = zielona
    .acc = zieloną
    .few = zielone
    .many = zielonych
gh-colour-R = czerwony
    .nom = czerwona
    .acc = czerwoną
    .few = czerwone
    .many = czerwonych
gh-colour-B = niebieski
    .nom = niebieska
    .acc = niebieską
    .few = niebieskie
    .many = niebieskich
gh-colour-Y = żółty
    .nom = żółta
    .acc = żółtą
    .few = żółte
    .many = żółtych
gh-port-V = Wenecja
    .to = do Wenecji
    .from = z Wenecji
    .in = w Wenecji
    .gen = Wenecji
    .acc = Wenecję
gh-port-C = Konstantynopol
    .to = do Konstantynopola
    .from = z Konstantynopola
    .in = w Konstantynopolu
    .gen = Konstantynopola
    .acc = Konstantynopol
gh-port-M = Modone
    .to = do Modone
    .from = z Modone
    .in = w Modone
    .gen = Modone
    .acc = Modone
gh-square = { $text }
    .to = na { $text }
    .from = z { $text }
    .in = na { $text }
    .gen = { $text }
    .acc = { $text }
gh-crest-L = Lew
gh-crest-E = Orzeł
gh-crest-T = Wieża
gh-crest-A = Kotwica

## Options

gh-option-ship-placement = Porty początkowe
gh-option-ship-placement-random = losowo
gh-option-ship-placement-choice = każdy wybiera w tajemnicy
gh-option-open-warehouses = Magazyny
gh-option-open-warehouses-off = zamknięte, widać tylko własny
gh-option-open-warehouses-on = otwarte, widać wszystkie
gh-option-start-seat = Kto zaczyna
gh-option-start-seat-random = losowo
gh-option-start-seat-1 = miejsce 1
gh-option-start-seat-2 = miejsce 2
gh-option-start-seat-3 = miejsce 3
gh-option-start-seat-4 = miejsce 4
gh-option-crests = Herby według miejsc
gh-option-crests-own = Twój herb
gh-option-crests-L = { gh-crest-L }
gh-option-crests-E = { gh-crest-E }
gh-option-crests-T = { gh-crest-T }
gh-option-crests-A = { gh-crest-A }

## Kinds of answers, as headings of menus

gh-kind-ports = Porty początkowe…
gh-kind-back = Zmiana portów…
gh-kind-raid = Najpierw piraci…
gh-kind-ship = Ruch statkiem…
gh-kind-pass = Pas…
gh-kind-load = Załadunek…
gh-kind-turn = Kurs…
gh-kind-sail = Dokąd…
gh-kind-call = Ogłoszenie końca…

## Prompts: what is awaited, after the player's name

gh-ask-ports = wskaż port główny dla każdego swojego statku
gh-ask-ports-many = wskażcie port główny dla każdego swojego statku
gh-ask-ports-sealed = porty są zapieczętowane; można je jeszcze zmienić
gh-ask-turn = wyślij piratów albo wybierz statek
gh-ask-move = wybierz statek
gh-ask-pass = żaden statek nie może ruszyć: wyślij piratów albo spasuj
gh-ask-ship = który statek płynie?
gh-ask-load = jaki kolor ładuje { $ship }?
gh-ask-bow = czy { $ship } trzyma kurs, czy zawraca?
gh-ask-sail = dokąd płynie { $ship }?
gh-ask-call = sześć kolorów! Ogłosić koniec?
gh-draw-now = Losuj teraz: ładunek zostaje

## Answers: labels

gh-do-ports = { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }
gh-do-back = Zmień moje porty
gh-do-raid = Napad na { $ship } ({ $owner }), karty: { COUNT($cards) ->
    [one] dwie { WORD($cards, form: "few") }
   *[other] { LIST(WORD($cards, form: "nom"), style: "comma") }
}, po { WORD($cube, form: "acc") } kostkę
gh-do-ship = { $ship } ({ LIST($sails, style: "comma") }), { $place }
gh-do-pass = Pas
gh-do-load = Załaduj { $count ->
    [one] 1 { WORD($colour, form: "acc") }
    [few] { $count } { WORD($colour, form: "few") }
   *[other] { $count } { WORD($colour, form: "many") }
}
gh-do-keep = { $ship } trzyma kurs na { $direction ->
    [E] wschód
   *[W] zachód
}
gh-do-turn = { $ship } zawraca na { $direction ->
    [E] wschód
   *[W] zachód
}
gh-do-sail = { $place }
gh-do-call = Ogłoś koniec
gh-do-decline = Gramy dalej

## Answers: what they cost and bring

gh-effect-cargo = wiezie { $count ->
    [one] 1 { WORD($colour, form: "acc") } kostkę
    [few] { $count } { WORD($colour, form: "few") } kostki
   *[other] { $count } { WORD($colour, form: "many") } kostek
}
gh-effect-empty = bez ładunku
gh-effect-must-load = najpierw ładuje
gh-effect-heads = kurs na { $direction ->
    [E] wschód
   *[W] zachód
}
gh-effect-gain = 1 { WORD($colour, form: "nom") } kostka do twojego magazynu
gh-effect-left = { $count ->
    [0] { $ship } zostaje pusty i może zawrócić
    [one] na { $ship } zostaje 1 kostka
    [few] na { $ship } zostają { $count } kostki
   *[other] na { $ship } zostaje { $count } kostek
}
gh-effect-free = za darmo
gh-effect-wind = { $winds ->
    [one] karta wiatru
   *[other] karty wiatru
}: { LIST(WORD($wind, form: "nom"), style: "comma") }
gh-effect-unload = rozładunek: { $count ->
    [one] 1 { WORD($colour, form: "nom") }
    [few] { $count } { WORD($colour, form: "few") }
   *[other] { $count } { WORD($colour, form: "many") }
}
gh-effect-cards = dobierasz { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
}
gh-effect-refill = { $count ->
    [one] 1 nowa kostka
    [few] { $count } nowe kostki
   *[other] { $count } nowych kostek
} { WORD($port, form: "to") }
gh-effect-final = opróżnia { WORD($port, form: "acc") }: zaczyna się ostatnia runda
gh-effect-skips = mija { WORD($places, form: "acc", plain: "gh-square") } (zajęte)
gh-effect-once = w tej podróży bez drugiego zwrotu

## Told: the log and the captions

gh-start = { $who } zaczyna grę.
gh-placed = { $ship } zaczyna { WORD($port, form: "in") }.
gh-cube = { $port } dostaje { WORD($colour, form: "acc") } kostkę.
gh-refilled = Nowa kostka { WORD($port, form: "to") }: { WORD($colour, form: "nom") }.
gh-dealt = { $who } dostaje kartę.
gh-dealt-you = Dostajesz { WORD($colour, form: "acc") } kartę.
gh-drew = { $who } dobiera kartę.
gh-drew-you = Dobierasz { WORD($colour, form: "acc") } kartę.
gh-drew-reshuffled = Zużyte karty przetasowano; { $who } dobiera kartę.
gh-drew-you-reshuffled = Zużyte karty przetasowano; dobierasz { WORD($colour, form: "acc") } kartę.
gh-ports-ready = { $who } pieczętuje wybór portów.
gh-ports-sealed = Twoje porty są zapieczętowane: { $ship1 } { $port1 }, { $ship2 } { $port2 }, { $ship3 } { $port3 }.
gh-ports-back = { $who } wybiera porty od nowa.
gh-ports-open = { $who } wybiera na końcu i porty są już jawne.{ $venices ->
    [0] {""}
   *[other] {" "}Wenecja: { LIST($venice, style: "comma") }.
}{ $constantinoples ->
    [0] {""}
   *[other] {" "}Konstantynopol: { LIST($constantinople, style: "comma") }.
}
gh-chose = { $who } rusza statkiem { $ship }.
gh-raided = { $who } napada na { $ship } ({ $owner }), karty: { COUNT($cards) ->
    [one] dwie { WORD($cards, form: "few") }
   *[other] { LIST(WORD($cards, form: "nom"), style: "comma") }
}, i zabiera { WORD($cube, form: "acc") } kostkę.
gh-passed = { $who }: żaden statek nie może ruszyć.
gh-loaded = { $who } ładuje na { $ship } { WORD($port, form: "in") } { $count ->
    [one] 1 { WORD($colour, form: "acc") } kostkę
    [few] { $count } { WORD($colour, form: "few") } kostki
   *[other] { $count } { WORD($colour, form: "many") } kostek
}.
gh-loaded-emptied = { $who } ładuje na { $ship } { $count ->
    [one] 1 { WORD($colour, form: "acc") } kostkę
    [few] { $count } { WORD($colour, form: "few") } kostki
   *[other] { $count } { WORD($colour, form: "many") } kostek
} i opróżnia { WORD($port, form: "acc") }: zaczyna się ostatnia runda.
gh-kept = { $who } trzyma { $ship } na kursie.
gh-turned = { $who } zawraca { $ship } na { $direction ->
    [E] wschód
   *[W] zachód
}.
gh-sailed = { $who } płynie statkiem { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {""}
   *[other] , mijając { WORD($skipped, form: "acc", plain: "gh-square") },
} { WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
    [one] {" "}(karta wiatru: { LIST(WORD($wind, form: "nom"), style: "comma") })
   *[other] {" "}(karty wiatru: { LIST(WORD($wind, form: "nom"), style: "comma") })
}.
gh-arrived = { $who } płynie pustym statkiem { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {""}
   *[other] , mijając { WORD($skipped, form: "acc", plain: "gh-square") },
} { WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
    [one] {" "}(karta wiatru: { LIST(WORD($wind, form: "nom"), style: "comma") })
   *[other] {" "}(karty wiatru: { LIST(WORD($wind, form: "nom"), style: "comma") })
}.
gh-delivered = { $who } płynie statkiem { $ship } { WORD($from, form: "from", plain: "gh-square") }{ $skips ->
    [0] {""}
   *[other] , mijając { WORD($skipped, form: "acc", plain: "gh-square") },
} { WORD($to, form: "to", plain: "gh-square") }{ $winds ->
    [0] {""}
    [one] {" "}(karta wiatru: { LIST(WORD($wind, form: "nom"), style: "comma") })
   *[other] {" "}(karty wiatru: { LIST(WORD($wind, form: "nom"), style: "comma") })
} i wyładowuje { $count ->
    [one] 1 { WORD($colour, form: "acc") } kostkę
    [few] { $count } { WORD($colour, form: "few") } kostki
   *[other] { $count } { WORD($colour, form: "many") } kostek
}.
gh-called = { $who } ogłasza koniec: wszyscy rozegrają po tyle samo tur i gra się skończy.
gh-not-called = { $who } gra dalej.
gh-opened = Koniec gry: wszystkie magazyny zostają otwarte.

## Why not

gh-no-setup = Partia jest jeszcze przygotowywana.
gh-no-such-ship = W tej grze nie ma statku { $ship }.
gh-no-own-ship = { $ship } nie jest twój. Należy do: { $owner }.
gh-no-load-possible = { $ship } nie ma co załadować { WORD($port, form: "in") }, więc nie może wypłynąć: każdy kolor, który tam jest, ma też na żaglach.
gh-no-ship-chosen = W tej turze wybrano już { $ship }.
gh-no-choose-first = Najpierw wybierz statek.
gh-no-raid-late = Piraci atakują przed ruchem statku, nie po nim.
gh-no-raid-second = W turze można napaść tylko raz.
gh-no-raid-own = { $ship } to twój własny statek.
gh-no-raid-port = { $ship } jest bezpieczny { WORD($port, form: "in") }. Piraci atakują tylko na morzu.
gh-no-raid-empty = { $ship } nie wiezie ładunku.
gh-no-raid-cards = Napad wymaga dokładnie dwóch kart.
gh-no-raid-sail = Żaden żagiel statku { $ship } nie ma tego koloru: { $colour }.
gh-no-raid-hand = Nie masz na ręce kart: { LIST(WORD($cards, form: "nom"), style: "comma") }.
gh-no-load-late = Teraz nie ma nic do załadowania.
gh-no-load-absent = Nie ma { WORD($colour, form: "many") } kostek { WORD($port, form: "in") }.
gh-no-load-sail = { $ship } ma { $colour } żagiel, więc nie wiezie kostek tego koloru.
gh-no-load-first = { $ship } musi coś załadować, zanim wypłynie.
gh-no-bow-port = { $ship } stoi w porcie głównym i nie ma kursu do zmiany.
gh-no-bow-cargo = { $ship } wiezie ładunek; zawrócić może tylko pusty statek.
gh-no-bow-twice = { $ship } ma już w tej podróży zwrot za sobą.
gh-no-bow-late = Teraz nie wybiera się kursu.
gh-no-bow-first = Najpierw wskaż, czy { $ship } trzyma kurs, czy zawraca.
gh-no-node = Na tej trasie nie ma takiego miejsca: { $place }.
gh-no-stay = { $ship } już tu jest: { $place }. Musi się ruszyć.
gh-no-behind = To miejsce jest za statkiem { $ship }: { $place }.
gh-no-full = Miejsce jest zajęte i statek je mija: { $place }.
gh-no-past = Zanim dotrze { WORD($place, form: "to", plain: "gh-square") }, statek musi stanąć { WORD($port, form: "in") }.
gh-no-wind = Żeby dotrzeć { WORD($place, form: "to", plain: "gh-square") }, potrzebujesz karty wiatru na { $at }. Jej kolor: { $colour }.
gh-no-call-colours = W twoim magazynie brakuje jeszcze kolorów: { LIST($missing, style: "comma") }.
gh-no-call-final = Ostatnia runda już trwa.
gh-no-call-late = Koniec można ogłosić zaraz po ruchu swojego statku.
gh-no-moved = Ruch statkiem jest już za tobą. Zostało tylko pytanie o koniec.
gh-no-pass = Nie możesz spasować, dopóki twój statek może ruszyć: { $ship }.
gh-no-ports-late = Porty początkowe są już ustalone.
gh-no-ports-form = Napisz trzy litery, V albo C, po jednej na statek: VVC.
gh-no-ports-sealed = Twoje porty są zapieczętowane. Żeby je zmienić, najpierw cofnij wybór.
gh-no-back = Nie ma czego cofnąć.

## Score

gh-score-cubes = kostki
gh-score-sets-6 = zestawy 6 kolorów
gh-score-sets-5 = zestawy 5 kolorów
gh-score-sets-4 = zestawy 4 kolorów
gh-score-sets-3 = zestawy 3 kolorów
gh-score-sets-2 = zestawy 2 kolorów

## The rules at the table, page by page

gh-set = { $colours ->
    [one] 1 kolor
    [few] { $colours } kolory
   *[many] { $colours } kolorów
} +{ $points }
gh-modone = { $berths ->
    [one] 1 miejsce
    [few] { $berths } miejsca
   *[many] { $berths } miejsc
} ({ $players ->
    [one] 1 osoba
    [few] { $players } osoby
   *[many] { $players } osób
})
gh-modone-here = **Modone** ma { $berths ->
    [one] 1 miejsce
    [few] { $berths } miejsca
   *[many] { $berths } miejsc
}; gdy jest pełne, płyniesz dalej.
gh-modone-none = Przy tej liczbie osób Modone nie ma.
gh-rules-1 =
    ### O co chodzi
    Masz trzy statki i magazyn. Statki pływają między **Wenecją** a **Konstantynopolem**: w jednym porcie ładują kostki, w drugim je wyładowują. Każda kostka w magazynie to { $cube ->
    [one] 1 punkt
    [few] { $cube } punkty
   *[many] { $cube } punktów
    }, a zestawy różnych kolorów dają więcej.
    Żagle statku mówią trzy rzeczy: czego *nie* może załadować, które pola niosą go dalej za darmo i które karty piratów są dla niego groźne.
gh-rules-2 =
    ### Twoja tura
    1. **Piraci**, jeśli chcesz, jeden raz: zagraj dwie karty na cudzy statek, który jest na morzu i wiezie ładunek. Każda karta musi mieć kolor z jego żagli; mogą być dwie w tym samym kolorze. Jedna kostka trafia do twojego magazynu. W portach statki są bezpieczne.
    2. **Ruch jednym statkiem**, zawsze. Gdy wypływa z Wenecji lub Konstantynopola, najpierw ładuje: wszystkie kostki jednego koloru, którego nie ma na jego żaglach. Port uzupełnia się znów do { $port_cubes }.
gh-rules-3 =
    ### Żegluga
    Pierwszy krok jest za darmo: na następne wolne pole przed dziobem. Zajęte pola się mija.
    Z pola w kolorze twoich żagli możesz płynąć dalej za darmo. Z każdego innego potrzebujesz **karty wiatru** w kolorze tego pola. Płyń tak daleko, jak możesz i chcesz; stanąć wolno wszędzie.
    W porcie ruch się kończy. { $players ->
    [2] { $modone2 }
    [3] { $modone3 }
    [4] { $modone4 }
   *[other] **Modone** ma { LIST($modone, style: "or") }; gdy jest pełne, płyniesz dalej. Przy innej liczbie osób Modone nie ma.
    }
gh-rules-4 =
    ### Porty, karty, zwrot
    W Wenecji i Konstantynopolu cały ładunek trafia do twojego magazynu. W każdym porcie dobierasz karty: { $cards1 } za statek z jednym kolorem żagli, { $cards2 } za dwa kolory, { $cards3 } za trzy. { COUNT($cardless) ->
    [0] {""}
   *[other] Przy { LIST($cardless, style: "or") } osobach Modone nie daje kart.{" "}
    }Ręka nie ma limitu.
    Statki trzymają kurs. Tylko statek bez ładunku może zawrócić, raz w podróży, w chwili twojego ruchu; potem płynie z powrotem.
gh-rules-5 =
    ### Koniec i punkty
    Ostatnia runda zaczyna się, gdy port główny zostaje pusty albo gdy ktoś z sześcioma kolorami w magazynie ogłosi koniec. Trwa, aż wszyscy rozegrają po tyle samo tur.
    { $cube ->
    [one] 1 punkt
    [few] { $cube } punkty
   *[many] { $cube } punktów
    } za każdą kostkę w magazynie. Za każdy zestaw różnych kolorów: { LIST($sets, style: "comma") }; kostka liczy się w jednym zestawie. Kostki na statkach i karty na ręce nie liczą się. Przy remisie zwycięstwo jest wspólne.

## To samo kilka razy, jednym zdaniem

gh-cube-many = { $port } dostaje { $count ->
    [one] { $count } kostkę
    [few] { $count } kostki
   *[many] { $count } kostek
}: { COUNT($colour) ->
    [one] { WORD($colour, form: "few") }
   *[other] { WORD($colour, form: "nom") }
}.
gh-refilled-many = { $count ->
    [one] { $count } nowa kostka
    [few] { $count } nowe kostki
   *[many] { $count } nowych kostek
} { WORD($port, form: "to") }: { COUNT($colour) ->
    [one] { WORD($colour, form: "few") }
   *[other] { WORD($colour, form: "nom") }
}.
gh-dealt-many = { $who } dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
gh-dealt-you-many = Dostajesz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}: { COUNT($colour) ->
    [one] { WORD($colour, form: "few") }
   *[other] { WORD($colour, form: "acc") }
}.
gh-drew-many = { $who } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
gh-drew-you-many = Dobierasz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}: { COUNT($colour) ->
    [one] { WORD($colour, form: "few") }
   *[other] { WORD($colour, form: "acc") }
}.
