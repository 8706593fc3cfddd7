### Słowa na obrazkach Edo: krótkie, bo mało miejsca.

edo-pic-title = Edo
edo-pic-setup = Przygotowanie
edo-pic-round = Runda { $round } z { $rounds }
edo-pic-phase-setup = rozkładanie planszy
edo-pic-phase-draft = miasta i towary
edo-pic-phase-ronin = ruch roninów
edo-pic-phase-plan = tajne plany
edo-pic-phase-act = karty, etap { $slot } z 3
edo-pic-phase-wages = żołd i dochód
edo-pic-phase-limit = koniec rundy
edo-pic-phase-over = Partia skończona
edo-pic-plans = Planują
edo-pic-next = potem
edo-pic-left = zost. { $count }
edo-pic-last-card = ostatnia runda
edo-pic-goal = koniec

## Emblems of the seats: so is called who has a name that no picture can show

edo-emblem-discs = Krążki
edo-emblem-triangles = Trójkąty
edo-emblem-lozenges = Romby
edo-emblem-grid = Krata
edo-emblem-ring = Pierścień

## What is awaited, after a name

edo-pic-ask-draft-any = bierze miasto lub towary
edo-pic-ask-draft-bundle = bierze towary
edo-pic-ask-draft-city = bierze miasto
edo-pic-ask-ronin = rusza ronina
edo-pic-ask-land = podaje rodzaj pola
edo-pic-ask-send = posyła ronina
edo-pic-ask-plan = planuje
edo-pic-ask-act = planuje
edo-pic-ask-crew = planuje
edo-pic-ask-walk = { $action }: najpierw ruch
edo-pic-ask-execute = { $action }
edo-pic-ask-travel-on = drugi samuraj?
edo-pic-ask-rally = zbiera samurajów
edo-pic-ask-trade-on = druga oferta?
edo-pic-ask-last = coś jeszcze?
edo-pic-ask-wages = płaci żołd
edo-pic-ask-discard = odrzuca

## Private pages

edo-pic-your-plan = Twój plan
edo-pic-your-turn = Twoja tura
edo-pic-your-hand = Twój widok
edo-pic-slot = etap { $number }
edo-pic-which-action = Etap { $number }: która akcja?
edo-pic-which-crew = Etap { $number }: ilu urzędników?
edo-pic-sealed = Zapieczętowany, aż wszyscy zaplanują
edo-pic-confirm = zatwierdzić?
edo-pic-quiet = pas bez pytania
edo-pic-plan-now = Według obecnego położenia, bez ruchów
edo-pic-plan-step = { $card } { $action }: { LIST($officials) }
edo-pic-plan-brings = { $card } { $action }: { LIST($officials) } → { LIST($goods) }
edo-pic-plan-nothing = { $card } { $action }: { LIST($officials) } → nic
edo-pic-plan-nobody = { $card } { $action }: { LIST($officials) } → nic, nie stoi tam żaden samuraj
edo-pic-plan-later = { $card } { $action }: { LIST($officials) }, decydujesz wtedy
edo-pic-plan-paid = { $card } { $action }: { LIST($officials) }, −{ $cost } → { LIST($goods) }
edo-pic-plan-wages = Żołd: ryż { $rice }, samuraje { $count }
edo-pic-plan-wages-short = Żołd: ryżu tylko { $rice }, samurajów { $count }; do domu { $home ->
    [one] wraca 1
    [few] wracają { $home }
   *[other] wraca { $home }
}
edo-pic-plan-income = Dochód: { $ryo } ryo
edo-pic-plan-quiet = { $card } { $action }: pas bez pytania
edo-pic-nobody = nikt
edo-pic-officials = Urzędnicy
edo-pic-of-limit = { $count } z { $limit }
edo-pic-no-samurai = nikogo na planszy
edo-pic-if-over = gdyby już koniec: { $points }

## A position in words

edo-pic-tell-turn = { $round }, { $phase }.
edo-pic-tell-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
edo-pic-tell-starts = zaczyna rundę
edo-pic-tell-ready = plan gotowy
edo-pic-tell-out = planuje
edo-pic-tell-slot = etap { $number }: { $action } na karcie { $card }, { LIST($officials) }
edo-pic-tell-hidden = zakryte etapy: { $count }
edo-pic-tell-officials = urzędnicy: własni { $own }, neutralni { $neutral }
edo-pic-tell-supply = do budowy: domy { $houses }, { $post ->
    [yes] faktoria
   *[no] bez faktorii
}
edo-pic-tell-temples = świątynie { $count }
edo-pic-tell-cards = karty { $list }
edo-pic-tell-privileges = przywileje: { $list }
edo-pic-tell-markers = znaczniki ronina { $count }
edo-pic-tell-samurai = samuraje: { $list }
edo-pic-tell-no-samurai = żadnego samuraja na planszy
edo-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-city = { $city }: { LIST($parts, style: "semicolon") }.
edo-pic-tell-row = zajęte parcele { $taken } z { $sites }: { $list }
edo-pic-tell-row-empty = parcele { $sites }, wszystkie wolne
edo-pic-tell-house = dom ({ $who })
edo-pic-tell-post = faktoria ({ $who })
edo-pic-tell-stronghold = twierdza ({ $who })
edo-pic-tell-income = dochód { $list }
edo-pic-tell-income-of = { $who } { $ryo }
edo-pic-tell-pays = płaci według miejsc { $list }
edo-pic-tell-no-building = roninowie nie pozwalają budować
edo-pic-tell-no-income = roninowie wstrzymują dochód
edo-pic-tell-at = { $what }: { $place }
edo-pic-tell-board = Na planszy: { LIST($list, style: "semicolon") }.
edo-pic-tell-production = Samuraj produkuje teraz: { LIST($list, style: "comma") }.
edo-pic-tell-cities = Miasta (zajęte parcele, dochód): { $list }.
edo-pic-tell-roads = Szlaki: { LIST($list, style: "comma") }.
edo-pic-tell-covered = Zakryte: { $list }.
edo-pic-tell-strangers = niczyj samuraj
edo-pic-tell-merchant = kupiec
edo-pic-tell-ronin = ronin { $number }
edo-pic-tell-temple = świątynia ({ $who })
edo-pic-tell-offer = { $card }: do { $most } × { $goods }, po { $price } ryo; { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $cost }.
edo-pic-goods-rice = ryż
edo-pic-goods-wood = drewno
edo-pic-goods-stone = kamień
edo-pic-tell-current = Karta kupca { $offer }
edo-pic-tell-coming = Następna karta kupca { $offer }
edo-pic-tell-stack = Zostało kart kupca: { $count }.
edo-pic-tell-demand = { $demand }, akcja { $action }, za { $cost }
edo-pic-tell-demand-brings = { $demand }, akcja { $action }, za { $cost }, daje przywilej: { $privilege }
edo-pic-tell-demands = Żądania: { LIST($list, style: "semicolon") }.
edo-pic-tell-next-demand = Następne żądanie: { $demand }; zostało { $count }.
edo-pic-tell-next-privilege = Następny przywilej: { $privilege }; zostało { $count }.
edo-pic-tell-display = Karty specjalne do kupienia: { LIST($list, style: "semicolon") }. Zostało: { $count }.
edo-pic-tell-card = { $card } za { $price } ryo ({ $actions })
edo-pic-tell-supplies = Zasoby: neutralni urzędnicy { $neutral }, twierdze { $strongholds }.
edo-pic-tell-bag = Worek roninów: { $list }; zostało znaczników { $markers }.
edo-pic-tell-tile = { $land } { $count }
edo-pic-tell-plan = Twój plan, tajny: { LIST($list, style: "semicolon") }.
edo-pic-tell-plan-left = Jeszcze wolni: { LIST($officials) }.
edo-pic-tell-plan-open = etap { $number }: { $action } na karcie { $card }
edo-pic-tell-chosen = Szkic nie jest zatwierdzony.

## The second picture: income, market, supplies

edo-pic-ledger = tabele i zasoby
edo-pic-income = Dochód
edo-pic-income-about = ryo według miejsc, przy tylu graczach z budowlami
edo-pic-merchant = Kupiec
edo-pic-now = teraz
edo-pic-supply = Zasoby
edo-pic-neutral = neutralni urzędnicy
edo-pic-strongholds = twierdze
edo-pic-deck = karty specjalne
edo-pic-markers = znaczniki ronina
edo-pic-bag = worek roninów
edo-pic-demands = Żądania
edo-pic-stacks = zostało: żądania { $demands }, przywileje { $privileges }
edo-pic-special = Karty specjalne
edo-pic-owned = Kupione karty specjalne
edo-pic-tell-tile-row = { $players }: { LIST($list, style: "comma") }
edo-pic-tell-tiles = Płytka dochodu, { $city } (liczba graczy: ryo według miejsc): { LIST($list, style: "semicolon") }.
edo-pic-tell-owned = Kupione karty ({ $who }): { LIST($list, style: "comma") }.

edo-pic-tell-goal = Partia kończy się też z rundą, w której ktoś ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} potęgi.
edo-pic-tell-reached = To ostatnia runda. Próg punktów potęgi ({ $points }) osiągnięty: { LIST($list) }.
edo-pic-tell-now = Gdyby skończyła się teraz: { $list }
