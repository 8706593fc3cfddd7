### Edo. Forms of buildings: acc (buduje …), gen (do budowy …).
### Places stay in the nominative, after a colon or beside an arrow: a phrase cannot be inflected.

edo-title = Edo
edo-about = Japonia około roku 1600, dla 2–5 osób. Zaplanuj w tajemnicy trzy karty, wyślij samurajów do lasów, na pola i do kamieniołomów i buduj w miastach wokół stolicy szoguna.

## Terms

edo-town-edo = Edo
edo-town-mito = Mito
edo-town-utsunomiya = Utsunomiya
edo-town-kawagoe = Kawagoe
edo-town-kofu = Kofu
edo-town-odawara = Odawara
edo-building-house = dom
    .acc = dom
    .gen = domu
edo-building-post = faktoria
    .acc = faktorię
    .gen = faktorii
edo-building-stronghold = twierdza
    .acc = twierdzę
    .gen = twierdzy
edo-building-temple = świątynia
    .acc = świątynię
    .gen = świątyni
edo-do-RICE = Ryż
edo-do-MONEY = Pieniądze
edo-do-WOOD = Drewno
edo-do-STONE = Kamień
edo-do-HARVEST = Zbiory
edo-do-BUILD = Budowa
edo-do-TRAVEL = Podróż
edo-do-TRADE = Handel
edo-do-RECRUIT = Nabór
edo-do-AUTHORIZE = Zezwolenie
edo-do-FAVOUR = Łaska
edo-do-LEVY = Danina
edo-demand-porcelain = porcelana
edo-demand-silk = jedwab
edo-demand-tea = herbata
edo-demand-lacquerware = wyroby z laki
edo-demand-swords = miecze
edo-demand-spices = przyprawy
edo-demand-glassware = szkło
edo-demand-clocks = zegary
edo-demand-books = książki
edo-demand-muskets = muszkiety
edo-demand-gate = brama pałacu
edo-demand-garden = ogród
edo-demand-watchtower = wieża strażnicza
edo-demand-hall = wielka sala
edo-demand-moat = fosa
edo-land-city = miasto
edo-land-forest = las
edo-land-rice = pole ryżowe
edo-land-quarry = kamieniołom
edo-land-free = wolny wybór
edo-lands-cities = miasta
edo-lands-fields = surowce
edo-lands-ways = drogi, rogatki
edo-privilege-a = pierwsza parcela
edo-privilege-b = wsparcie
edo-privilege-c = handel
edo-privilege-d = dochód z miasta
edo-privilege-ews = drewno albo kamień
edo-privilege-esr = kamień albo ryż
edo-privilege-erw = ryż albo drewno
edo-privilege-fr = pełne zbiory ryżu
edo-privilege-fw = pełny wyrąb drewna
edo-privilege-fs = pełne wydobycie kamienia
edo-privilege-ew = drewno
edo-privilege-es = kamień
edo-privilege-er = ryż
edo-privilege-erws = dowolny surowiec

## Phrases

edo-place-edo = { $town }
edo-place-city = { $town } ({ $code })
edo-place-forest = las { $code }
edo-place-rice = pole ryżowe { $code }
edo-place-quarry = kamieniołom { $code }
edo-place-river = rzeka { $code }
edo-place-road = droga { $code }
edo-place-gate = rogatka { $code }
edo-amount-ryo = { $count } ryo
edo-amount-rice = ryż × { $count }
edo-amount-wood = { $count ->
    [one] 1 drewno
    [few] { $count } drewna
   *[other] { $count } drewna
}
edo-amount-stone = { $count ->
    [one] 1 kamień
    [few] { $count } kamienie
   *[other] { $count } kamieni
}
edo-officials-own = { $count ->
    [one] 1 urzędnik
    [few] { $count } urzędnicy
   *[other] { $count } urzędników
}
edo-officials-neutral = { $count ->
    [one] 1 neutralny
    [few] { $count } neutralni
   *[other] { $count } neutralnych
}
edo-officials-black = { $count ->
    [one] 1 czarny
    [few] { $count } czarni
   *[other] { $count } czarnych
}
edo-officials-first-neutral = { $count ->
    [one] 1 neutralny urzędnik
    [few] { $count } neutralni urzędnicy
   *[other] { $count } neutralnych urzędników
}
edo-officials-first-black = { $count ->
    [one] 1 czarny urzędnik
    [few] { $count } czarni urzędnicy
   *[other] { $count } czarnych urzędników
}
edo-officials-none = bez urzędników
edo-does-RICE = ryż × { $value } za każdego, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-MONEY = po { $value } ryo, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-WOOD = { $value ->
    [0] drewno z lasu
   *[other] drewno z lasu i { $value } więcej
}, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-STONE = { $value ->
    [0] kamień z kamieniołomu
   *[other] kamień z kamieniołomu i { $value } więcej
}, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-HARVEST = { $value ->
    [0] ryż z pola
   *[other] ryż z pola i { $value } więcej
}, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-BUILD = { $value ->
    [0] po jednej budowli
   *[other] po jednej budowli, taniej o { $value } ryo
}, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-TRAVEL = na rogatkę albo po { $value ->
    [one] jednym darmowym ruchu
    [2] dwa darmowe ruchy
    [few] { $value } darmowe ruchy
   *[many] { $value } darmowych ruchów
}, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-TRADE = { $value ->
    [0] handel z kupcem
   *[other] handel jak przy faktorii
}, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-RECRUIT = { $value ->
    [0] neutralny urzędnik za darmo
    [one] neutralny urzędnik za 1 porcję ryżu
    [few] neutralny urzędnik za { $value } porcje ryżu
   *[other] neutralny urzędnik za { $value } porcji ryżu
}, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-AUTHORIZE = kupno karty specjalnej, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-FAVOUR = potęga za { $value } ryo, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}
edo-does-LEVY = { $value ->
    [0] 1 drewno albo 1 kamień
   *[other] drewno albo kamień: { $value }
}, najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}

## Options: each value explains the variant in one line

edo-option-temples = Świątynie
edo-option-temples-off = nie – poza miastami nic się nie buduje, każdy krok kosztuje
edo-option-temples-on = tak – stają poza miastami, a sąsiednie drogi są dla właściciela darmowe
edo-option-privileges = Przywileje
edo-option-privileges-off = nie – szogun niczego nie żąda i niczego nie daje
edo-option-privileges-on = tak – za spełnione żądanie szoguna punkt i jednorazowy przywilej
edo-option-ronin = Roninowie
edo-option-ronin-off = nie – żaden samotny samuraj nie przeszkadza
edo-option-ronin-on = tak – trzech samotnych samurajów obniża produkcję i wstrzymuje budowę

## Kinds of answers, as headings of menus

edo-kind-take = Weź miasto albo pakiet…
edo-kind-act = Karta i akcja…
edo-kind-crew = Urzędnicy…
edo-kind-ask = Pytania…
edo-kind-asking = Pytania…
edo-kind-back = Zmiana planu…
edo-kind-ronin = Który ronin…
edo-kind-land = Rodzaj pola…
edo-kind-send = Dokąd…
edo-kind-walk = Płatny ruch…
edo-kind-go = Dalej…
edo-kind-pass = Nic więcej…
edo-kind-produce = Produkcja…
edo-kind-build = Budowa…
edo-kind-travel = Podróż…
edo-kind-trade = Handel…
edo-kind-agree = Wykonaj…
edo-kind-card = Kup kartę…
edo-kind-levy = Weź drewno albo kamień…
edo-kind-privilege = Użyj przywileju…
edo-kind-wage = Kto zostaje…
edo-kind-discard = Odrzuć…

## Prompts: what is awaited, after the player's name

edo-ask-draft-any = weź miasto startowe albo pakiet
edo-ask-draft-city = weź miasto startowe
edo-ask-draft-bundle = weź pakiet
edo-ask-ronin = który ronin się rusza?
edo-ask-land = wolny wybór: na jaki rodzaj pola idzie ronin { $ronin }?
edo-ask-send = dokąd idzie ronin { $ronin }? Rodzaj pola: { $land }
edo-ask-plan = runda { $round }: zaplanuj trzy karty
edo-ask-plan-many = runda { $round }: zaplanujcie trzy karty
edo-ask-act = etap { $number }: która karta i która akcja?
edo-ask-crew = etap { $number }, { $card } { $action }: kto tam pracuje? Najwyżej { $most }; wolni: { LIST($officials) }
edo-ask-walk = etap { $number }, { $card } { $action } ({ LIST($officials) }): najpierw płatny ruch? Masz { $ryo } ryo
edo-ask-execute = { $action }: co robi { $left ->
    [one] twój urzędnik
    [few] kolejny z { $left } urzędników
   *[other] kolejny z { $left } urzędników
}?
edo-ask-travel-on = przesunąć za darmo drugiego samuraja?
edo-ask-rally = sprowadzić za darmo { $left ->
    [one] jeszcze jednego samuraja
    [few] do { $left } samurajów
   *[other] do { $left } samurajów
} przeciw roninom? { $place }
edo-ask-trade-on = druga oferta w tej wymianie?
edo-ask-last = użyć przywileju czy skończyć turę?
edo-ask-wages = żołd: samurajów na planszy { $count }, ryżu w zapasie { $rice }. Kto zostaje?
edo-ask-discard = ponad limit: { $count }. Co odrzucasz?

## Answers: labels

edo-offer-city = Start: { $city }
edo-offer-bundle = Pakiet: { LIST($goods, style: "comma") } ({ $bundle })
edo-offer-ronin = Ronin { $ronin }, { $place }
edo-offer-land = { $land }
edo-offer-send = { $place }
edo-offer-act = { $card }: { $action }
edo-offer-crew = etap { $number }: { LIST($officials) }
edo-offer-quiet = etap { $number }: bez urzędników i bez pytań
edo-stop-slot = { $number } { $action }
edo-stop-wages = Żołd
edo-offer-ask = Pytaj mnie o wszystko
edo-offer-ask-standing = Decyduj za mnie o drobiazgach
edo-offer-ask-planned = Pytaj zgodnie z planem
edo-offer-back = Zmień mój plan
edo-offer-walk-samurai = { $start } → { $end }
edo-offer-walk-merchant = Kupiec: { $start } → { $end }
edo-offer-stay = Bez ruchu
edo-offer-go = Koniec ruchu
edo-offer-end = Koniec tury
edo-offer-pass = Nic nie rób
edo-offer-enough = Nic więcej
edo-offer-produce = Produkcja: { $place }
edo-offer-produce-full = Produkcja z przywilejem: { $place }
edo-offer-build = { $place }: { $building }
edo-offer-build-prime = { $place }: { $building } na parceli 1 (przywilej)
edo-offer-gate = Urzędnik na planszę: { $place }
edo-offer-travel = { $start } → { $end }
edo-offer-disperse = Rozprosz { $count ->
    [one] ronina
    [few] { $count } roninów
   *[other] { $count } roninów
}: { $place }
edo-offer-meet = Spełnij żądanie: { $demand }
edo-offer-buy-goods = { $card }, oferta 1: { $goods }
edo-offer-trade = { $card }, oferta 2: potęga
edo-offer-favour = Kup łaskę
edo-offer-recruit = Najmij
edo-offer-buy = Kup kartę { $card }
edo-offer-levy = Weź { $goods }
edo-offer-claim = Dochód od razu: { $city }
edo-offer-redeem = Weź { $goods }
edo-offer-pay = { $count ->
    [one] Zostaje
    [2] Zostają obaj
    [few] Zostają wszyscy ({ $count })
   *[other] Zostają wszyscy ({ $count })
}
edo-offer-withdraw = Wycofaj: { $place }
edo-offer-home = { $count ->
    [one] Wraca do domu
    [2] Obaj wracają do domu
    [few] Wszyscy wracają do domu ({ $count })
   *[other] Wszyscy wracają do domu ({ $count })
}
edo-offer-discard = Odrzuć { $goods }

## Answers: what they cost and bring

edo-effect-cost = { COUNT($goods) ->
    [0] nic nie kosztuje
   *[other] kosztuje { LIST($goods) }
}
edo-effect-price = { $ryo ->
    [0] za darmo
   *[other] { $ryo } ryo
}
edo-gain = daje { $goods }
edo-effect-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
edo-effect-weight = twoja waga przy dochodzie: { $weight }
edo-effect-near = obok: { LIST($places, style: "comma") }
edo-effect-needs = potrzeba tam samurajów: { $count }
edo-effect-markers = { $count ->
    [0] bez znacznika
    [one] 1 znacznik ronina
    [few] { $count } znaczniki ronina
   *[other] { $count } znaczników ronina
}
edo-effect-privilege = przywilej: { $privilege }
edo-effect-quiet = tura minie sama
edo-effect-ask-everything = także tam, gdzie bot poszedłby dalej, wykonał etap albo zapłacił żołd bez pytania
edo-effect-ask-too = także w etapach zaplanowanych „bez pytań”
edo-effect-ask-standing = część ruchów i etapów wykonuje się bez pytania, a żołd jest płacony, gdy starcza ryżu – także tam, gdzie można chcieć czegoś innego
edo-effect-ask-planned = etapy zaplanowane „bez pytań” mijają same

## What an action could do, and what a plan could not

edo-could-short = brakuje: { LIST($goods, style: "comma") }
edo-could-not-recruit = nie ma już neutralnych urzędników
edo-could-nobody = nie stoi tam żaden samuraj
edo-could-walk = { $goods } po drodze za { $ryo } ryo: { $place }
edo-could-produce = { $goods }: { $place }
edo-could-build = { $building }: tak
edo-could-build-moved = { $building }: po ruchu
edo-could-build-short = { $building }: nie (brakuje: { LIST($goods, style: "comma") })
edo-could-not-build = { $building }: nie (żadne miejsce nie jest w zasięgu)
edo-could-not-meet = kupiec jest gdzie indziej: { $place }
edo-could-buy = najwyżej { $goods }
edo-could-power = potęga: tak
edo-could-power-short = potęga: nie (brakuje: { LIST($goods, style: "comma") })
edo-idle = { $card } { $action }: urzędnicy, którzy nic by nie zrobili: { $count } (nic nie jest w zasięgu)
edo-idle-here = { $card } { $action }: urzędnicy, którzy teraz nic by nie zrobili: { $count }
edo-idle-short = { $card } { $action }: urzędnicy, którzy nic by nie zrobili: { $count }, brakuje: { LIST($goods, style: "comma") }
edo-twice-empty = W tym planie nikt nie pracuje: w tej rundzie nic nie zrobisz. Zapieczętować mimo to?

## Under a turn

edo-chance-note = { $alone ->
    [1] Co będzie dalej, jest jeszcze zakryte. Zatwierdź, żeby to zobaczyć.
   *[0] Co będzie dalej, jest jeszcze zakryte. Zatwierdź, żeby to zobaczyć; potem nie można już tego cofnąć.
}
edo-confirm-so-far = Zatwierdź i graj dalej

## Groups of answers

edo-group-card = Karta { $card }
edo-group-samurai = Stąd: { $place }
edo-group-samurai-to = { $place } → { $lands }
edo-group-merchant = Kupiec
edo-group-merchant-to = Kupiec → { $lands }
edo-group-build = { $place }
edo-group-gate = Urzędnik na rogatkę
edo-group-ronin = Rozprosz roninów
edo-group-demand = Spełnij żądanie
edo-group-privilege = Przywilej

## Told: the log and the captions

edo-log-start = { $who } zaczyna pierwszą rundę.
edo-log-card-current = Pierwsza karta kupca: { $card }.
edo-log-card-next = Następna karta kupca: { $card }.
edo-log-display = Nowa karta w ekspozycji: { $card }.
edo-log-display-many = Nowe karty w ekspozycji: { LIST($card, style: "comma") }.
edo-log-profit = Płytka dochodu { $tile }: { $city }.
edo-log-demand = Szogun żąda: { $demand } ({ $marker }).
edo-log-demand-next = Następne żądanie: { $demand } ({ $marker }).
edo-log-privilege = Przywilej do zdobycia: { $privilege }.
edo-log-privilege-many = Przywileje do zdobycia: { LIST($privilege, style: "comma") }.
edo-log-privilege-next = Następny przywilej: { $privilege }.
edo-log-ronin = Pojawia się ronin { $ronin }: { $place }.
edo-log-city = { $who } zaczyna tutaj: { $city }.
edo-log-bundle = { $who } bierze pakiet { $bundle }: { LIST($goods, style: "comma") }.
edo-log-pick = { $who } wybiera ronina { $ronin }: { $place }.
edo-log-tile = Płytka dla ronina { $ronin }: { $land }.
edo-log-land = { $who } wskazuje rodzaj pola: { $land }.
edo-log-send = { $who } wysyła ronina { $ronin }: { $start } → { $end }.
edo-log-act = Etap { $number }: { $card } { $action }.
edo-log-crew = Etap { $number }: { $card } { $action } ({ LIST($officials) }).
edo-log-sealed = Etap { $number }: { $card } { $action } ({ LIST($officials) }). Plan zapieczętowany, dopóki nie zaplanują wszyscy.
edo-log-ask-on = Od teraz padają wszystkie pytania.
edo-log-ask-standing = Od teraz część ruchów i etapów wykonuje się bez pytania, a żołd jest płacony, gdy starcza ryżu – także tam, gdzie można chcieć czegoś innego.
edo-log-ask-planned = Od teraz etapy zaplanowane „bez pytań” mijają same.
edo-log-ready = { $who } ma gotowy plan.
edo-log-ready-many = Gotowe plany: { $who }.
edo-log-back = { $who } planuje od nowa.
edo-log-opened = { $who } odkrywa etap { $number }: { $card } { $action } ({ LIST($officials) }).
edo-log-quiet = { $who } odkrywa etap { $number } i go pomija: { $card } { $action } ({ LIST($officials) }).
edo-log-walk = { $who } przesuwa samuraja: { $start } → { $end }, { $cost ->
    [0] za darmo
   *[other] za { $cost } ryo
}.
edo-log-merchant = { $who } przesuwa kupca: { $start } → { $end }, { $cost ->
    [0] za darmo
   *[other] za { $cost } ryo
}.
edo-log-go = { $who } kończy ruch.
edo-log-turn-over = { $who } kończy turę.
edo-log-collect = { $who }, { $action }: { LIST($goods) }.
edo-log-produced = { $who } produkuje { $goods }: { $place }.
edo-log-produced-full = { $who } produkuje { $goods } dzięki przywilejowi: { $place }.
edo-log-built = { $who } buduje { WORD($building, form: "acc") } za { COUNT($cost) ->
    [0] darmo
   *[other] { LIST($cost) }
}: { $place }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
edo-log-built-prime = { $who } buduje { WORD($building, form: "acc") } za { COUNT($cost) ->
    [0] darmo
   *[other] { LIST($cost) }
}, z przywileju na parceli 1: { $place }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
edo-log-gate = { $who } stawia urzędnika na planszy: { $place }.
edo-log-travel = { $who } przesuwa samuraja za darmo: { $start } → { $end }.
edo-log-enough = { $who } na tym poprzestaje.
edo-log-disperse = { $who } rusza przeciw { $count ->
    [one] roninowi
    [few] roninom ({ $count })
   *[other] roninom ({ $count })
}: { $place }.
edo-log-rally = { $who } sprowadza samuraja: { $start } → { $end }.
edo-log-dispersed = { $who } rozprasza { $ronin ->
    [one] ronina
    [few] { $ronin } roninów
   *[other] { $ronin } roninów
}: { $place }, samuraje przeciw roninom { $samurai } do { $ronin }{ $came ->
    [0] {""}
   *[other] , ostatni przybył stąd: { $start }
}. { $markers ->
    [0] Bez znacznika.
    [one] 1 znacznik ronina.
    [few] { $markers } znaczniki ronina.
   *[other] { $markers } znaczników ronina.
}
edo-log-stood = { $who }: próba rozproszenia nieudana, { $place }, samuraje przeciw roninom { $samurai } do { $ronin }{ $came ->
    [0] {""}
   *[other] , ostatni przybył stąd: { $start }
}.
edo-log-met = { $who } spełnia żądanie ({ $demand }) za { LIST($cost) }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
edo-log-met-privilege = { $who } spełnia żądanie ({ $demand }) za { LIST($cost) }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} i przywilej ({ $privilege }).
edo-log-bought-goods = { $who } kupuje { $goods } za { $ryo } ryo ({ $card }).
edo-log-traded = { $who } wymienia { LIST($cost) } na { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} ({ $card }).
edo-log-favour = { $who } kupuje łaskę szoguna za { $ryo } ryo: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
edo-log-recruit = { $who } najmuje neutralnego urzędnika { $rice ->
    [0] za darmo
    [one] za 1 porcję ryżu
    [few] za { $rice } porcje ryżu
   *[other] za { $rice } porcji ryżu
}.
edo-log-bought = { $who } kupuje kartę { $card } za { $ryo } ryo.
edo-log-levy = { $who } ściąga daninę: { $goods }.
edo-log-impossible = { $who }, { $action }: jeden urzędnik nic nie mógł zrobić.
edo-log-impossible-many = { $who }, { $action }: urzędnicy, którzy nic nie mogli zrobić: { $count }.
edo-log-passed = { $who }, { $action }: jeden urzędnik nic nie robi.
edo-log-passed-many = { $who }, { $action }: urzędnicy, którzy nic nie robią: { $count }.
edo-log-claim = { $who } bierze z przywileju dochód z miasta: { $city }, { $ryo } ryo.
edo-log-redeem = { $who } bierze z przywileju { $goods }.
edo-log-paid = { $who } płaci żołd: ryż { $rice }, samuraje { $count }.
edo-log-paid-standing = { $who } płaci żołd bez pytania: ryż { $rice }, samuraje { $count }.
edo-log-withdrew = { $who } wycofuje samuraja: { $place }.
edo-log-withdrew-many = { $who } wycofuje samurajów ({ $count }): { $place }.
edo-log-home = { $who } wzywa do domu { $count ->
    [one] samuraja
    [2] obu samurajów
    [few] wszystkich samurajów ({ $count })
   *[other] wszystkich samurajów ({ $count })
}.
edo-log-income = { $count ->
    [0] Żadne miasto nie wypłaca dochodu.
   *[other] Dochód: { LIST($paid, style: "semicolon") }.
}
edo-log-income-of = { $who } { $ryo } ryo ({ $city })
edo-log-discard = { $who } odrzuca { $goods }.
edo-log-discard-many = { $who } odrzuca { $goods }.

## Why not

edo-no-space = Na tej planszy nie ma pola { $space }.
edo-no-covered = To pole jest w tej grze zakryte i nic nie daje: { $place }.
edo-no-samurai = Nie masz tam samuraja: { $place }.
edo-no-goods = To kosztuje { LIST($cost) }. Brakuje ci jeszcze: { LIST($missing) }.
edo-no-city = Tu nie można zacząć: { $city }.
edo-no-city-edo = Nikt nie zaczyna w Edo. Weź inne miasto.
edo-no-city-taken = { $who } już tu zaczyna: { $city }.
edo-no-city-twice = Masz już miasto startowe. Weź pakiet.
edo-no-bundle-taken = { $who } ma już pakiet { $bundle }.
edo-no-bundle-twice = Masz już pakiet. Weź miasto startowe.
edo-no-ronin = Dwóch roninów stoi razem, więc musi ruszyć ten samotny.
edo-no-ronin-off = Ta partia toczy się bez roninów.
edo-no-land = Podaj rodzaj pola: forest (las), quarry (kamieniołom), rice (pole ryżowe) albo city (miasto).
edo-no-send-edo = Żaden ronin nie wchodzi do Edo.
edo-no-send-land = To nie ten rodzaj pola: { $place }. Potrzebny: { $land }.
edo-no-send-leaving = Ronin musi opuścić swoje pole: { $place }.
edo-no-send-join = Ronin musi dołączyć do innych na polu tego rodzaju, więc nie tutaj: { $place }.
edo-no-sealed = Twój plan jest zapieczętowany. Żeby go zmienić, najpierw go cofnij.
edo-no-back = Nie ma czego cofnąć.
edo-no-plan-late = Planowanie tej rundy jest skończone.
edo-no-act-first = Najpierw podaj kartę i akcję, potem urzędników.
edo-no-crew-first = Najpierw podaj, którzy urzędnicy pracują na ostatniej karcie.
edo-no-card = Nie masz karty { $card }.
edo-no-card-late = Karta { $card } została kupiona w tej rundzie. Można ją planować od następnej.
edo-no-card-used = Karta { $card } jest już w twoim planie. Z karty planuje się tylko jedną akcję.
edo-no-action = Karta { $card } nie ma akcji „{ $action }”. Ma: { LIST($actions, style: "comma") }.
edo-no-most = { $card } { $action }: najwyżej { $most ->
    [one] 1 urzędnik
    [few] { $most } urzędnicy
   *[other] { $most } urzędników
}.
edo-no-officials-own = Za mało urzędników: trzeba { $count }, zostało { $left }.
edo-no-officials-neutral = Za mało neutralnych urzędników: trzeba { $count }, zostało { $left }.
edo-no-officials-black = Za mało czarnych urzędników: trzeba { $count }, zostało { $left }.
edo-no-walk-ryo = Droga kosztuje { $cost } ryo, a masz { $ryo }.
edo-no-walk-free = Ta figura ma już za sobą darmowy ruch; drugi nic nie da.
edo-no-walk-first = Najpierw ruch. Napisz „go”, gdy się skończy.
edo-no-walk-late = Ruch w tej turze jest już skończony.
edo-no-way = Ta figura już tu stoi: { $place }.
edo-no-go = Teraz nie ma ruchu. Powiedz, co robi urzędnik.
edo-no-official = Na tej karcie nikt nie pracuje. Możesz tylko wykonać ruch.
edo-no-other-action = Akcja tej karty to { $action }. Potrzebna byłaby inna: { $wanted }.
edo-no-ask = Pytanie pada wszędzie, gdzie jest wybór; same mijają tylko etapy zaplanowane „bez pytań” (`0!`), a żaden taki już nie nastąpi.
edo-no-ask-here = Pytanie pada wszędzie, gdzie jest wybór, chyba że pod twoim planem stoi „bez pytania”. Gdy czekasz, twoja strona ma przycisk **{ button-ask-all }**.
edo-no-quiet = Zaplanuj `0`. Gdy plan jest gotowy, dotknij pod nim „nie pytaj” przy tym etapie: wtedy tura minie sama.
edo-no-more = Wszyscy urzędnicy już pracowali. Możesz użyć przywileju albo skończyć turę.
edo-no-pass = Z tej akcji nie można zrezygnować.
edo-no-produce-land = { $action } nie działa tutaj: { $place }. Potrzebny rodzaj pola: { $land }.
edo-no-produce-twice = Samuraj produkuje raz na turę, a drugiego tam nie masz: { $place }.
edo-no-build-place = Tu nie można budować ({ $building }): { $place }.
edo-no-build-nobody = Do budowy { WORD($building, form: "gen") } potrzebny jest tam twój samuraj: { $place }.
edo-no-build-site = Nie ma wolnej parceli do budowy { WORD($building, form: "gen") }: { $place }.
edo-no-build-taken = Taka budowla już tu stoi ({ $building }): { $place }.
edo-no-build-none = Nie ma już czego postawić ({ $building }, { $place }): wszystkie są na planszy.
edo-no-build-ronin = Dwóch lub więcej roninów wstrzymuje budowę ({ $building }): { $place }.
edo-no-temples = Ta partia toczy się bez świątyń.
edo-no-gate = To nie jest rogatka: { $place }.
edo-no-gate-own = Na rogatkę może iść tylko twój własny urzędnik.
edo-no-travel-merchant = Darmowe ruchy są tylko dla samurajów. Kupiec rusza się za opłatą, przed akcją.
edo-no-travel-same = Drugi darmowy ruch jest dla innego samuraja.
edo-no-rally = Samurajów można teraz sprowadzać tylko tutaj: { $place }.
edo-no-disperse-none = Nie ma tam ronina: { $place }.
edo-no-disperse-twice = W turze można tylko raz próbować rozproszyć roninów.
edo-no-trade-place = Kupiec i twój samuraj muszą stać w tym samym otwartym mieście. Kupiec: { $place }.
edo-no-trade-card = Karta kupca { $card } nie jest dostępna.
edo-no-trade-next = { $card } to następna karta kupca. Daje do niej dostęp tylko przywilej handlu.
edo-no-trade-most = Z karty { $card } można kupić od 1 do { $most } sztuk.
edo-no-trade-twice = W jednej wymianie każda oferta służy raz.
edo-no-demand-open = To żądanie nie jest odkryte: { $demand }.
edo-no-demand-edo = Żądania pałacowe wymagają twojego samuraja w Edo.
edo-no-demand-second = Żądanie zajmuje całego urzędnika, a ten zaczął już coś innego.
edo-no-display = Karty { $card } nie ma w ekspozycji.
edo-no-neutral = W zapasie nie ma już neutralnych urzędników.
edo-no-privilege = Nie masz tego przywileju: { $privilege }.
edo-no-privilege-goods = Ten przywilej tego nie daje: { $privilege }.
edo-no-privilege-now = Najpierw to dokończ; przywilej może zaczekać.
edo-no-claim = To miasto nic by ci teraz nie wypłaciło: { $city }.
edo-no-rice = Na żołd trzeba ryżu: { $due }, a masz { $rice }. Najpierw kogoś wycofaj.
edo-no-home = Masz tylko jednego samuraja. Wycofaj go, podając jego pole.
edo-no-discard = Nie masz nic takiego do odrzucenia.

## Score

edo-item-track = punkty potęgi
edo-item-ryo = pieniądze
edo-item-samurai = samuraje na planszy
edo-item-ronin = znaczniki ronina
edo-item-no-house = bez domu w Edo: dalsze miejsce
edo-tie-resources = surowce

## The rules at the table, page by page

edo-printed-weight = { $weight ->
    [0] bez wagi
   *[other] waga { $weight }
}
edo-printed-reward = { $markers ->
    [one] 1 znacznik
    [few] { $markers } znaczniki
   *[many] { $markers } znaczników
} za { $ronin }
edo-rules-1 =
    ### O co chodzi
    Jesteś daimyo i masz { $pieces ->
    [one] 1 figurę
    [few] { $pieces } figury
   *[many] { $pieces } figur
    }. Poza planszą to **urzędnicy**, którzy wykonują akcje, na planszy to **samuraje**, którzy produkują i budują. Punkty potęgi zdobywasz za budowle w miastach i za handel. Gra kończy się w rundzie, w której ktoś ma { $goal ->
    [one] 1 punkt
    [few] { $goal } punkty
   *[many] { $goal } punktów
    }, albo gdy skończą się karty kupca ({ $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
    }).
    {""}**Wygrać może tylko ten, kto ma dom w Edo**, chyba że nie ma go nikt.
    Na początku każdy bierze pakiet towarów i miasto startowe poza Edo, z domem i samurajem.
edo-rules-2 =
    ### Runda
    1. **Plan**, wszyscy naraz i w tajemnicy: wybierz trzy swoje karty, po jednej akcji, ułóż je w kolejności i przydziel urzędników. Etap może zostać bez urzędników. Liczba na karcie mówi, ilu najwyżej może tam pracować. Plan można zmieniać, dopóki ostatnia osoba nie zapieczętuje swojego.
    2. **Akcje**: wszyscy po kolei wykonują etap 1, potem 2, potem 3. Każdy odkrywa się dopiero, gdy przyjdzie na niego kolej. Przed akcją możesz ruszać samurajów i kupca, { $step } ryo za krok. Potem każdy urzędnik pracuje raz. Pod planem widzisz dla każdego etapu i dla żołdu, czy cię pytam, i zmieniasz to jednym dotknięciem: bez pytania działam od razu tam, gdzie nie da się zyskać więcej.
    3. **Żołd i dochód**. 4. **Koniec rundy**: odrzuć surowce ponad { $limit }, kupiec pokazuje następną kartę, zmienia się osoba zaczynająca.
edo-rules-3 =
    ### Akcje
    {""}**Ryż, Pieniądze**: weź tyle, ile na karcie. **Drewno, Kamień, Zbiory**: twój samuraj w lesie, kamieniołomie albo na polu ryżowym produkuje { $forest }, { $quarry } albo { $rice }; o jeden mniej za każdego innego samuraja na tym polu.
    {""}**Budowa**: jedna budowla tam, gdzie masz samuraja. **Podróż**: urzędnik staje się samurajem na rogatce albo przesuwa za darmo samurajów (najwyżej { $travellers }), dowolnie daleko. **Handel**: skorzystaj z oferty kupca tam, gdzie stoi on razem z twoim samurajem.
    {""}**Nabór**: neutralny urzędnik do końca gry; nie może być samurajem. **Zezwolenie**: kup kartę specjalną na następne rundy. **Łaska**: punkty za pieniądze. **Danina**: 1 drewno albo 1 kamień.
edo-rules-4 =
    ### Budowle i kupiec
    {""}**Dom**: { LIST($house_cost, style: "comma") }; { $house_points }, { $house_weight }. **Faktoria**: { LIST($post_cost, style: "comma") }; { $post_points }, { $post_weight }; jedna na osobę i na miasto, nie w Edo. **Twierdza**: { LIST($stronghold_cost, style: "comma") }; { $stronghold_points }, { $stronghold_weight }; jedna w mieście.
    Domy i faktorie stają na pierwszej wolnej parceli. Karta kupca ma dwie oferty: kup towar albo oddaj coś za { $trade ->
    [one] 1 punkt
    [few] { $trade } punkty
   *[many] { $trade } punktów
    }. Jedna wymiana to jedna oferta; w mieście z twoją faktorią mogą być obie.
edo-rules-5 =
    ### Żołd, dochód, koniec
    Każdy samuraj, który zostaje na planszy, kosztuje { $wage ->
    [one] 1 porcję ryżu
    [few] { $wage } porcje ryżu
   *[many] { $wage } porcji ryżu
    }; pozostali wracają i znów są urzędnikami.
    Potem każde miasto płaci tym, którzy mają w nim wagę, według miejsc na płytce dochodu; przy równej wadze lepsza jest wcześniejsza parcela.
    Na koniec: 1 punkt za każde { $ryo_a_point } ryo, 1 punkt za każdych { $samurai_a_point } samurajów na planszy. Osoby bez domu w Edo są za wszystkimi innymi. Remisy: więcej ryo, potem surowców, potem samurajów.
edo-rules-temples =
    ### Wariant: świątynie
    Budowa może też postawić świątynię w lesie, na polu ryżowym, w kamieniołomie, na rzece lub drodze, gdzie masz samuraja: { LIST($temple_cost) }, { $temple_points }, jedna na polu. Drogi obok twoich świątyń nic cię nie kosztują.
edo-rules-privileges =
    ### Wariant: przywileje
    Zamiast zwykłej pracy urzędnik może spełnić odkryte żądanie szoguna: towary przez Handel (przy kupcu) albo Podróż, pałac przez Budowę (samuraj w Edo). Daje to { $demand ->
    [one] 1 punkt
    [few] { $demand } punkty
   *[many] { $demand } punktów
    } i przywilej spod żądania, do użycia raz: dom na parceli 1, czarny urzędnik na jeden plan, następna karta kupca, dochód z miasta, surowiec albo produkcja jak w pojedynkę.
edo-rules-ronin =
    ### Wariant: roninowie
    Trzech samotnych samurajów stoi na polach surowców. W każdej rundzie osoba zaczynająca rusza jednego; płytka wskazuje rodzaj pola, a na takim polu dołącza on do innych. Nigdy nie wchodzi do Edo.
    Ronin obniża produkcję jak samuraj. W mieście { $stops_building } wstrzymuje budowę, { $stops_income } także dochód.
    Jeden urzędnik w turze może ich rozproszyć przez **Podróż**: wskaż pole i sprowadź za darmo do { $travellers } samurajów. Gdy masz ich tam więcej niż roninów, ci uciekają: { LIST($rewards, style: "comma") }. Każdy znacznik to na koniec 1 punkt.
edo-rules-6 =
    ### Zapis tury
    Każde pole ma kod: C miasto, FO las, RI pole ryżowe, QU kamieniołom, RV rzeka, RD droga, GA rogatka. Plan podaje kartę i akcję (`B.TRAVEL`) oraz urzędników: `2`, `1+1n` z neutralnym, `1b` czarny albo `0`.
    Ruchy: `C1-FO2`, `M-C2` dla kupca, `go` na koniec. Budowa: `H.C1` dom, `P` faktoria, `S` twierdza, `T` świątynia. Handel: `M04.1.3` to trzy sztuki z oferty 1, `M04.2` to oferta 2. Gwiazdka oznacza użycie przywileju.
