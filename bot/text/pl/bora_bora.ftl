### Bora Bora. Terminy z polskiej instrukcji.
### Forms: gods .gen (za … boga), .card (karta: niebieska), .taken (kartę: niebieską), .cards (karty: niebieskie), .many (kart: niebieskich);
### regions .to (do …), .in (w …); persons .woman, .men, .women.

bb-title = Bora Bora
bb-about = Wyspy mórz południowych, dla 2–4 osób. Kości, bogowie, mężczyźni i kobiety: stawiaj szałasy, służ w świątyni, wypełniaj zadania. Długa gra z wieloma drobnymi wyborami.

## Terms

bb-god-B = Niebieski
    .gen = Niebieskiego
    .card = niebieska
    .taken = niebieską
    .cards = niebieskie
    .many = niebieskich
bb-god-W = Biały
    .gen = Białego
    .card = biała
    .taken = białą
    .cards = białe
    .many = białych
bb-god-R = Czerwony
    .gen = Czerwonego
    .card = czerwona
    .taken = czerwoną
    .cards = czerwone
    .many = czerwonych
bb-god-G = Zielony
    .gen = Zielonego
    .card = zielona
    .taken = zieloną
    .cards = zielone
    .many = zielonych
bb-god-Y = Żółty
    .gen = Żółtego
    .card = żółta
    .taken = żółtą
    .cards = żółte
    .many = żółtych
bb-action-H = Pomocnik
bb-action-T = Świątynia
bb-action-B = Budowa
bb-action-M = Mężczyzna
bb-action-W = Kobieta
bb-action-L = Ścieżka lądowa
bb-action-S = Ścieżka wodna
bb-action-F = Połów
bb-region-CF = centralny las
    .to = do centralnego lasu
    .in = w centralnym lesie
bb-region-CP = centralna równina
    .to = na centralną równinę
    .in = na centralnej równinie
bb-region-CM = centralna góra
    .to = na centralną górę
    .in = na centralnej górze
bb-region-CB = centralna plaża
    .to = na centralną plażę
    .in = na centralnej plaży
bb-region-NB = północna plaża
    .to = na północną plażę
    .in = na północnej plaży
bb-region-NM = północna góra
    .to = na północną górę
    .in = na północnej górze
bb-region-EF = wschodni las
    .to = do wschodniego lasu
    .in = we wschodnim lesie
bb-region-EB = wschodnia plaża
    .to = na wschodnią plażę
    .in = na wschodniej plaży
bb-region-SF = południowy las
    .to = do południowego lasu
    .in = w południowym lesie
bb-region-SP = południowa równina
    .to = na południową równinę
    .in = na południowej równinie
bb-region-WP = zachodnia równina
    .to = na zachodnią równinę
    .in = na zachodniej równinie
bb-region-WM = zachodnia góra
    .to = na zachodnią górę
    .in = na zachodniej górze
bb-island-central = wyspa centralna
bb-island-north = wyspa północna
bb-island-east = wyspa wschodnia
bb-island-south = wyspa południowa
bb-island-west = wyspa zachodnia
bb-material-sand = piasek
bb-material-stone = kamień
bb-material-wood = drewno
bb-person-K1 = Pionier
    .woman = Pionierka
    .men = Pionierzy
    .women = Pionierki
bb-person-K2 = Wioślarz
    .woman = Wioślarka
    .men = Wioślarze
    .women = Wioślarki
bb-person-K3 = Śpiewak
    .woman = Śpiewaczka
    .men = Śpiewacy
    .women = Śpiewaczki
bb-person-K4 = Bębniarz
    .woman = Bębniarka
    .men = Bębniarze
    .women = Bębniarki
bb-person-K5 = Budowniczy
    .woman = Budownicza
    .men = Budowniczowie
    .women = Budownicze
bb-person-K6 = Zbieracz
    .woman = Zbieraczka
    .men = Zbieracze
    .women = Zbieraczki
bb-person-K7 = Tragarz
    .woman = Tragarka
    .men = Tragarze
    .women = Tragarki
bb-person-K8 = Bajarz
    .woman = Bajarka
    .men = Bajarze
    .women = Bajarki
bb-person-K9 = Wieszcz
    .woman = Wieszczka
    .men = Wieszcze
    .women = Wieszczki
bb-person-K10 = Ofiarnik
    .woman = Ofiarniczka
    .men = Ofiarnicy
    .women = Ofiarniczki
bb-person-K11 = Dostojnik
    .woman = Dostojniczka
    .men = Dostojnicy
    .women = Dostojniczki
bb-person-K12 = Poławiacz
    .woman = Poławiaczka
    .men = Poławiacze
    .women = Poławiaczki
bb-jewel-J1 = naszyjnik
bb-jewel-J2 = bransoleta
bb-jewel-J3 = kolczyk
bb-jewel-J4 = nagolennica
bb-jewel-J5 = grzebień
bb-jewel-J6 = opaska
bb-fish-F1 = bonito
bb-fish-F2 = skalar
bb-fish-F3 = płaszczka
bb-fish-F4 = rozdymka
bb-task-T01 = mężczyzna i kobieta
bb-task-T02 = kobieta i kapłan w świątyni
bb-task-T03 = mężczyzna i kapłan w świątyni
bb-task-T04 = { $need ->
    [one] 1 kapłan w świątyni
    [few] { $need } kapłanów w świątyni
   *[many] { $need } kapłanów w świątyni
}
bb-task-T05 = kobieta i płytka biżuterii
bb-task-T06 = mężczyzna i płytka kolejności 1
bb-task-T07 = { $need ->
    [one] szałasy w 1 regionie
    [few] szałasy w { $need } regionach
   *[many] szałasy w { $need } regionach
}
bb-task-T08 = { $need ->
    [one] 1 mężczyzna
    [few] { $need } mężczyzn
   *[many] { $need } mężczyzn
}
bb-task-T09 = { $need ->
    [one] 1 kobieta
    [few] { $need } kobiety
   *[many] { $need } kobiet
}
bb-task-T10 = { $need ->
    [one] 1 płytka biżuterii
    [few] { $need } płytki biżuterii
   *[many] { $need } płytek biżuterii
}
bb-task-T11 = { $need ->
    [one] 1 budynek
    [few] { $need } budynki
   *[many] { $need } budynków
}
bb-task-T12 = { $need ->
    [one] 1 naszyjnik
    [few] { $need } naszyjniki
   *[many] { $need } naszyjników
}
bb-task-T13 = { $need ->
    [one] 1 bransoleta
    [few] { $need } bransolety
   *[many] { $need } bransolet
}
bb-task-T14 = { $need ->
    [one] 1 kolczyk
    [few] { $need } kolczyki
   *[many] { $need } kolczyków
}
bb-task-T15 = { $need ->
    [one] 1 nagolennica
    [few] { $need } nagolennice
   *[many] { $need } nagolennic
}
bb-task-T16 = { $need ->
    [one] 1 grzebień
    [few] { $need } grzebienie
   *[many] { $need } grzebieni
}
bb-task-T17 = { $need ->
    [one] 1 opaska
    [few] { $need } opaski
   *[many] { $need } opasek
}
bb-task-T18 = { $need ->
    [one] 1 płytka boga
    [few] { $need } płytki bogów
   *[many] { $need } płytek bogów
}
bb-task-T19 = { $need ->
    [one] 1 dar
    [few] { $need } dary
   *[many] { $need } darów
}
bb-task-T20 = { $need ->
    [one] 1 muszla
    [few] { $need } muszle
   *[many] { $need } muszli
}
bb-task-T21 = { $need ->
    [one] szałasy w 1 regionie
    [few] szałasy w { $need } regionach
   *[many] szałasy w { $need } regionach
}
bb-task-T22 = { $need ->
    [5] szałasy na wszystkich 5 wyspach
   *[other] szałasy na wyspach: { $need }
}
bb-task-T23 = { $need ->
    [one] 1 kamień
    [few] { $need } kamienie
   *[many] { $need } kamieni
}
bb-task-T24 = piasek × { $need }
bb-task-T25 = drewno × { $need }
bb-task-T26 = { $need ->
    [one] 1 dowolny materiał
    [few] { $need } dowolne materiały
   *[many] { $need } dowolnych materiałów
}
bb-task-T27 = { $need ->
    [one] 1 karta boga w jednym kolorze
    [few] { $need } karty bogów w jednym kolorze
   *[many] { $need } kart bogów w jednym kolorze
}
bb-task-T28 = { $need ->
    [one] 1 niebieska karta boga
    [few] { $need } niebieskie karty bogów
   *[many] { $need } niebieskich kart bogów
}
bb-task-T29 = { $need ->
    [one] 1 biała karta boga
    [few] { $need } białe karty bogów
   *[many] { $need } białych kart bogów
}
bb-task-T30 = { $need ->
    [one] 1 czerwona karta boga
    [few] { $need } czerwone karty bogów
   *[many] { $need } czerwonych kart bogów
}
bb-task-T31 = { $need ->
    [one] 1 zielona karta boga
    [few] { $need } zielone karty bogów
   *[many] { $need } zielonych kart bogów
}
bb-task-T32 = { $need ->
    [one] 1 żółta karta boga
    [few] { $need } żółte karty bogów
   *[many] { $need } żółtych kart bogów
}
bb-task-T33 = { $need ->
    [one] karty bogów w 1 kolorze
    [few] karty bogów w { $need } kolorach
   *[many] karty bogów w { $need } kolorach
}
bb-task-T34 = { $need ->
    [3] szałasy na wszystkich 3 górach
   *[other] szałasy na górach: { $need }
}
bb-task-T35 = { $need ->
    [3] szałasy na wszystkich 3 plażach
   *[other] szałasy na plażach: { $need }
}
bb-task-T36 = { $need ->
    [3] szałasy we wszystkich 3 lasach
   *[other] szałasy w lasach: { $need }
}
bb-task-T37 = { $need ->
    [3] szałasy na wszystkich 3 równinach
   *[other] szałasy na równinach: { $need }
}
bb-task-T38 = { $need ->
    [3] szałasy przy wszystkich 3 bonito
   *[other] szałasy przy bonito: { $need }
}
bb-task-T39 = { $need ->
    [3] szałasy przy wszystkich 3 skalarach
   *[other] szałasy przy skalarach: { $need }
}
bb-task-T40 = { $need ->
    [3] szałasy przy wszystkich 3 płaszczkach
   *[other] szałasy przy płaszczkach: { $need }
}
bb-task-T41 = { $need ->
    [3] szałasy przy wszystkich 3 rozdymkach
   *[other] szałasy przy rozdymkach: { $need }
}
bb-task-T42 = { $need ->
    [one] 1 szałas na polu 12
    [few] { $need } szałasy na polu 12
   *[many] { $need } szałasów na polu 12
}
bb-task-T43 = { $need ->
    [one] 1 wytatuowany mężczyzna
    [few] { $need } wytatuowanych mężczyzn
   *[many] { $need } wytatuowanych mężczyzn
}
bb-task-T44 = { $need ->
    [one] 1 kobieta z zebranymi muszlami
    [few] { $need } kobiety z zebranymi muszlami
   *[many] { $need } kobiet z zebranymi muszlami
}
bb-task-T45 = { $need ->
    [one] 1 osoba z tatuażem lub zebranymi muszlami
    [few] { $need } osoby z tatuażem lub zebranymi muszlami
   *[many] { $need } osób z tatuażem lub zebranymi muszlami
}
bb-task-T46 = { $need ->
    [one] mężczyźni 1 rodzaju
    [few] mężczyźni { $need } rodzajów
   *[many] mężczyźni { $need } rodzajów
}
bb-task-T47 = { $need ->
    [one] kobiety 1 rodzaju
    [few] kobiety { $need } rodzajów
   *[many] kobiety { $need } rodzajów
}
bb-task-T48 = { $need ->
    [one] biżuteria 1 rodzaju
    [few] biżuteria { $need } rodzajów
   *[many] biżuteria { $need } rodzajów
}
bb-task-T49 = { $need ->
    [one] 1 osoba: Pionier lub Pionierka
    [few] { $need } osoby: Pionier lub Pionierka
   *[many] { $need } osób: Pionier lub Pionierka
}
bb-task-T50 = { $need ->
    [one] 1 osoba: Wioślarz lub Wioślarka
    [few] { $need } osoby: Wioślarz lub Wioślarka
   *[many] { $need } osób: Wioślarz lub Wioślarka
}
bb-task-T51 = { $need ->
    [one] 1 osoba: Śpiewak lub Śpiewaczka
    [few] { $need } osoby: Śpiewak lub Śpiewaczka
   *[many] { $need } osób: Śpiewak lub Śpiewaczka
}
bb-task-T52 = { $need ->
    [one] 1 osoba: Bębniarz lub Bębniarka
    [few] { $need } osoby: Bębniarz lub Bębniarka
   *[many] { $need } osób: Bębniarz lub Bębniarka
}
bb-task-T53 = { $need ->
    [one] 1 osoba: Budowniczy lub Budownicza
    [few] { $need } osoby: Budowniczy lub Budownicza
   *[many] { $need } osób: Budowniczy lub Budownicza
}
bb-task-T54 = { $need ->
    [one] 1 osoba: Zbieracz lub Zbieraczka
    [few] { $need } osoby: Zbieracz lub Zbieraczka
   *[many] { $need } osób: Zbieracz lub Zbieraczka
}
bb-task-T55 = { $need ->
    [one] 1 osoba: Tragarz lub Tragarka
    [few] { $need } osoby: Tragarz lub Tragarka
   *[many] { $need } osób: Tragarz lub Tragarka
}
bb-task-T56 = { $need ->
    [one] 1 osoba: Bajarz lub Bajarka
    [few] { $need } osoby: Bajarz lub Bajarka
   *[many] { $need } osób: Bajarz lub Bajarka
}
bb-task-T57 = { $need ->
    [one] 1 osoba: Wieszcz lub Wieszczka
    [few] { $need } osoby: Wieszcz lub Wieszczka
   *[many] { $need } osób: Wieszcz lub Wieszczka
}
bb-task-T58 = { $need ->
    [one] 1 osoba: Ofiarnik lub Ofiarniczka
    [few] { $need } osoby: Ofiarnik lub Ofiarniczka
   *[many] { $need } osób: Ofiarnik lub Ofiarniczka
}
bb-task-T59 = { $need ->
    [one] 1 osoba: Dostojnik lub Dostojniczka
    [few] { $need } osoby: Dostojnik lub Dostojniczka
   *[many] { $need } osób: Dostojnik lub Dostojniczka
}
bb-task-T60 = { $need ->
    [one] 1 osoba: Poławiacz lub Poławiaczka
    [few] { $need } osoby: Poławiacz lub Poławiaczka
   *[many] { $need } osób: Poławiacz lub Poławiaczka
}
bb-thing-man = mężczyzna
bb-thing-woman = kobieta
bb-thing-priest = kapłan w świątyni
bb-thing-jewelry = płytka biżuterii
bb-thing-first = płytka kolejności 1

## Phrases

bb-man = { $kind } ({ $symbols ->
    [one] 1 krok
    [few] { $symbols } kroki
   *[other] { $symbols } kroków
})
bb-woman = { WORD($kind, form: "woman") } ({ $symbols ->
    [one] 1 muszla
    [few] { $symbols } muszle
   *[other] { $symbols } muszli
})
bb-men = { $tiles ->
    [one] { $kind }
    [few] { WORD($kind, form: "men") } × { $tiles }
   *[other] { WORD($kind, form: "men") } × { $tiles }
}
bb-women = { $tiles ->
    [one] { WORD($kind, form: "woman") }
    [few] { WORD($kind, form: "women") } × { $tiles }
   *[other] { WORD($kind, form: "women") } × { $tiles }
}
bb-jewel = { $kind } ({ $cost ->
    [one] 1 muszla
    [few] { $cost } muszle
   *[other] { $cost } muszli
}, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
})
bb-fish = { $kind } { $points }
bb-does-K1 = wyprawa ścieżką lądową do { $value }
bb-does-K2 = wyprawa ścieżką wodną do { $value }
bb-does-K3 = kobieta z pól od 1 do { $value }
bb-does-K4 = mężczyzna z pól od 1 do { $value }
bb-does-K5 = budowa płytki do { $value }
bb-does-K6 = { $value ->
    [one] 1 materiał
    [few] do { $value } materiałów
   *[other] do { $value } materiałów
}
bb-does-K7 = { $value ->
    [one] 1 szałas na pole 12
    [few] do { $value } szałasów na pole 12
   *[other] do { $value } szałasów na pole 12
}
bb-does-K8 = { $value ->
    [one] 1 punkt
    [few] { $value } punkty
   *[other] { $value } punktów
}
bb-does-K9 = { $value ->
    [one] 1 karta boga
    [few] do { $value } kart bogów
   *[other] do { $value } kart bogów
}
bb-does-K10 = { $value ->
    [one] 1 dar
    [few] { $value } dary
   *[other] { $value } darów
}
bb-does-K11 = { $value ->
    [one] 1 krok na torze pozycji
    [few] { $value } kroki na torze pozycji
   *[other] { $value } kroków na torze pozycji
}
bb-does-K12 = { $value ->
    [one] 1 muszla
    [few] { $value } muszle
   *[other] { $value } muszli
}
bb-payment-card = { WORD($god, form: "card") } karta i dar
bb-payment-pair = dwie { WORD($god, form: "cards") } karty i dar
bb-payment-tile = płytka boga
bb-gain-offering = dar
bb-gain-material = { $material }
bb-result = { $who } { $points }
bb-how-met = wypełnione, { $points } pkt
bb-how-met-cards = wypełnione, pokazane karty: { LIST(WORD($cards, form: "card"), style: "comma") }, { $points } pkt
bb-how-yellow = z Żółtym ({ $how }), { $points } pkt
bb-how-yellow-cards = z Żółtym ({ $how }), pokazane karty: { LIST(WORD($cards, form: "card"), style: "comma") }, { $points } pkt
bb-how-given = porzucone
bb-lack-things = brakuje: { LIST($things, style: "comma") }
bb-lack-islands = jeszcze bez szałasu: { LIST($islands, style: "comma") }
bb-lack-regions = jeszcze bez szałasu: { LIST($regions, style: "comma") }
bb-lack-count = masz { $have } z { $need }, brakuje { $count }
bb-lack-cards = na ręce masz { $have } z { $need }, brakuje { $count }

## Kinds of answers, as headings of menus

bb-kind-place = Połóż kość…
bb-kind-place-gods = Połóż kość z bogami…
bb-kind-pay = Zapłać za boga…
bb-kind-region = Wybierz region…
bb-kind-hut = Weź szałas z pola…
bb-kind-space = Połóż materiał na…
bb-kind-red = Punkty za rybę…
bb-kind-slot = Weź osobę…
bb-kind-home = Połóż osobę na…
bb-kind-trade = Wymiana, jedna lub kilka…
bb-kind-priest = Wyślij kapłana na…
bb-kind-building = Wybierz budynek…
bb-kind-pair = Zbuduj na…
bb-kind-fire-first = Bonus ognia, część pierwsza…
bb-kind-fire-second = Bonus ognia, część druga…
bb-kind-use = Użyj mężczyzn lub kobiet…
bb-kind-green = Użyj z Zielonym…
bb-kind-end = Zakończ turę…
bb-kind-material = Weź materiał…
bb-kind-carry = Przemieść szałas albo kilka…
bb-kind-card = Weź kartę boga…
bb-kind-jewel = Kup biżuterię…
bb-kind-task = Rozlicz zadanie…
bb-kind-take = Weź nowe zadanie…

## Prompts: what is awaited, after the player's name

bb-ask-start = gdzie stanie twój pierwszy szałas (region z rybą o wartości 1)?
bb-ask-hut = z którego pola twojej planszy idzie szałas { WORD($region, form: "to") }?
bb-ask-space = na które pole obrządku trafia { $material }?
bb-ask-place = { $lap ->
    [1] połóż pierwszą kość
    [2] połóż drugą kość
   *[other] połóż ostatnią kość
}
bb-ask-pay = jak płacisz za { WORD($god, form: "gen") } boga?
bb-ask-region = { $action ->
    [bb-action-L] dokąd wędrujesz lądem? (ścieżki do { $value })
   *[other] dokąd płyniesz? (ścieżki do { $value })
}
bb-ask-red = zagrać Czerwonego i zapunktować rybę { WORD($region, form: "in") } ({ $points })?
bb-ask-man = którego mężczyznę bierzesz (pola do { $value })?
bb-ask-woman = którą kobietę bierzesz (pola do { $value })?
bb-ask-home = na które wolne pole twojej planszy trafia { $person }?
bb-ask-trade = pomocnik: do wymiany { $left ->
    [one] został 1 punkt
    [few] są { $left } punkty
   *[other] jest { $left } punktów
}
bb-ask-priest = które pole świątyni, od 1 do { $value }?
bb-ask-building = która płytka budynku, do { $value } ({ $points } pkt)?
bb-ask-pair = na których dwóch polach stanie płytka { $number }?
bb-ask-fire-first = bonus ognia: karta boga czy dar?
bb-ask-fire-second = bonus ognia: krok na torze pozycji czy muszla?
bb-ask-use = których mężczyzn i kobiet używasz?
bb-ask-use-more = czy używasz jeszcze kogoś?
bb-ask-material = { $left ->
    [one] który materiał bierzesz?
    [few] który materiał bierzesz? (jeszcze najwyżej { $left })
   *[other] który materiał bierzesz? (jeszcze najwyżej { $left })
}
bb-ask-carry = { $left ->
    [one] który szałas idzie na pole 12?
    [few] który szałas idzie na pole 12? (jeszcze najwyżej { $left })
   *[other] który szałas idzie na pole 12? (jeszcze najwyżej { $left })
}
bb-ask-card = { $left ->
    [one] którą kartę boga bierzesz?
    [few] którą kartę boga bierzesz? (jeszcze najwyżej { $left })
   *[other] którą kartę boga bierzesz? (jeszcze najwyżej { $left })
}
bb-ask-jewel = kupujesz biżuterię? Masz { $shells ->
    [one] 1 muszlę
    [few] { $shells } muszle
   *[other] { $shells } muszli
}
bb-ask-task = które zadanie wypełniasz albo porzucasz?
bb-ask-final-task = { $left ->
    [one] koniec gry: rozlicz ostatnie zadanie
    [few] koniec gry: rozlicz swoje { $left } zadania
   *[other] koniec gry: rozlicz swoje zadania ({ $left })
}
bb-ask-take = które nowe zadanie bierzesz?
bb-ask-wait = trwa losowanie kości i płytek

## Answers: labels

bb-group-die = Kość { $face }
bb-switch-gods = Z pomocą bogów
bb-group-men = Mężczyźni
bb-group-women = Kobiety
bb-group-task = { $task }
bb-do-place = Kość { $face } na płytkę „{ $action }”
bb-do-place-gods = Kość { $face } na płytkę „{ $action }”, bóg: { $gods }
bb-do-fish = Kość { $face } na Połów
bb-do-pay = Zapłać: { $how }
bb-do-red = Zagraj Czerwonego: { $how }
bb-do-red-no = Bez punktów za rybę
bb-do-region = { $region }
bb-do-hut = Szałas z pola { $space }
bb-do-space = Pole { $space }
bb-do-slot = { $person }, pole { $slot }
bb-do-home = Pole { $space }
bb-do-tattoo = Tatuaż: { $person }
bb-do-collect = Muszle: { $person }
bb-do-point = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
bb-do-offering = { $count ->
    [one] 1 dar
    [few] { $count } dary
   *[other] { $count } darów
}
bb-do-card = Odkryta { WORD($god, form: "card") } karta boga
bb-do-card-top = Karta boga z wierzchu talii, w ciemno
bb-do-material = Weź: { $material }
bb-do-carry = Szałas z pola { $space } na pole 12
bb-do-stop = Na tym koniec
bb-do-priest = Pole { $slot }
bb-do-building = Płytka budynku { $number }
bb-do-pair = { $one } i { $other }
bb-do-status = 1 krok na torze pozycji
bb-do-shell = { $count ->
    [one] 1 muszla
    [few] { $count } muszle
   *[other] { $count } muszli
}
bb-do-use = { $persons }
bb-do-double = { $persons }, podwójnie z Zielonym
bb-do-extra = { $persons }, dodatkowo z Zielonym
bb-do-end = Zakończ turę
bb-do-buy = Kup: { $jewel }
bb-do-buy-none = Nic nie kupuj
bb-do-task = { $task }: wypełnij
bb-do-task-cards = { $task }: pokaż { LIST(WORD($cards, form: "taken"), style: "comma") }
bb-do-task-yellow-cards = { $task }: pokaż { LIST(WORD($cards, form: "taken"), style: "comma") }; z Żółtym, { $how }
bb-do-task-yellow = { $task }: z Żółtym, { $how }
bb-do-task-give-up = { $task }: porzuć
bb-do-take = { $task }

## Answers: what they cost and bring

bb-effect-reach = w zasięgu: { LIST($regions, style: "comma") }
bb-effect-men = { $count ->
    [one] 1 mężczyzna
    [few] { $count } mężczyzn
   *[other] { $count } mężczyzn
} do wyboru, pola do { $value }
bb-effect-women = { $count ->
    [one] 1 kobieta
    [few] { $count } kobiety
   *[other] { $count } kobiet
} do wyboru, pola do { $value }
bb-effect-slot = pola świątyni do { $slot }, bonus ognia
bb-effect-trades = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
} do wymiany
bb-effect-points = { $points ->
    [one] +1 punkt
    [few] +{ $points } punkty
   *[other] +{ $points } punktów
}
bb-effect-pay-gods = { $count ->
    [one] płacisz za boga
    [few] płacisz za { $count } bogów
   *[other] płacisz za { $count } bogów
}
bb-effect-offerings-left = { $count ->
    [0] nie zostaje żaden dar
    [one] zostaje 1 dar
    [few] zostają { $count } dary
   *[other] zostaje { $count } darów
}
bb-effect-tile-lost = niewykorzystana płytka daje na końcu { $points } pkt
bb-effect-offerings = { $count ->
    [one] +1 dar
    [few] +{ $count } dary
   *[other] +{ $count } darów
}
bb-effect-material = +1 { $material }
bb-effect-shells = { $count ->
    [one] +1 muszla
    [few] +{ $count } muszle
   *[other] +{ $count } muszli
}
bb-effect-aside = przesuwa szałas na bok ({ $who })
bb-effect-frees = zwalnia pole dla osoby
bb-effect-huts-left = { $count ->
    [one] zostaje tam 1 szałas
    [few] zostają tam { $count } szałasy
   *[other] zostaje tam { $count } szałasów
}
bb-effect-pairs = { $count ->
    [one] obok leży 1 materiał
    [few] obok leżą { $count } materiały
   *[other] obok leży { $count } materiałów
}
bb-effect-together = razem { $tiles } tego rodzaju
bb-effect-closes-12 = na zawsze zamyka pole 12 dla szałasów
bb-effect-cost = { $count ->
    [one] za 1 punkt kości
    [few] za { $count } punkty kości
   *[other] za { $count } punktów kości
}
bb-effect-lost = { $count ->
    [one] przepada 1 punkt
    [few] przepadają { $count } punkty
   *[other] przepada { $count } punktów
}
bb-effect-status = pole { $space } na torze pozycji (warte { $points })
bb-effect-beside = brak pola: leży obok planszy, liczy się tylko do zadań
bb-effect-no-back = odsłania nieznaną kartę: potem nie ma odwrotu
bb-effect-pushes = w prawo { COUNT($priests) ->
    [one] ustępuje
   *[other] ustępują
}: { LIST($priests, style: "comma") }
bb-effect-drops = wypada ze świątyni: { $who }
bb-effect-uses = zużywa: { LIST($materials, style: "comma") }
bb-effect-shells-left = { $count ->
    [0] nie zostaje żadna muszla
    [one] zostaje 1 muszla
    [few] zostają { $count } muszle
   *[other] zostaje { $count } muszli
}
bb-effect-missing = teraz brakuje: { $count }
bb-effect-met = już spełnione
bb-effect-no-points = bez punktów
bb-effect-no-nine = przepada bonus za { $tasks ->
    [9] dziewięć zadań
    [few] { $tasks } zadania
   *[many] { $tasks } zadań
}

## Told: the log and the captions

bb-order = { $who } dostaje płytkę kolejności { $number }.
bb-laid-fish = Ryba { WORD($region, form: "in") }: { $fish }.
bb-laid-person = Pole { $slot }: { $person }.
bb-dealt-task = { $who } dostaje zadanie: { $task }.
bb-laid-task = Nowe zadanie na planszy: { $task }.
bb-laid-jewel = Biżuteria rundy { $round }: { $jewel }.
bb-laid-card = Odkryta karta boga: { WORD($god, form: "card") }.
bb-laid-card-reshuffled = Zużyte karty bogów przetasowano; odkryta karta boga: { WORD($god, form: "card") }.
bb-dealt = { $who } dostaje kartę boga.
bb-dealt-you = Dostajesz { WORD($god, form: "taken") } kartę boga.
bb-dealt-reshuffled = Zużyte karty bogów przetasowano; { $who } dostaje kartę boga.
bb-dealt-you-reshuffled = Zużyte karty bogów przetasowano; dostajesz { WORD($god, form: "taken") } kartę boga.
bb-drew = { $who } dobiera kartę boga.
bb-drew-you = Dobierasz { WORD($god, form: "taken") } kartę boga.
bb-drew-reshuffled = Zużyte karty bogów przetasowano; { $who } dobiera kartę boga.
bb-drew-you-reshuffled = Zużyte karty bogów przetasowano; dobierasz { WORD($god, form: "taken") } kartę boga.
bb-rolled = { $who } wyrzuca { $face }.
bb-placed = { $who } kładzie { $face } na płytkę „{ $action }”.
bb-placed-gods = { $who } kładzie { $face } na płytkę „{ $action }”, { COUNT($gods) ->
    [one] bóg
   *[other] bogowie
}: { $gods }.
bb-fished = { $who } kładzie { $face } na Połów: { $points } pkt.
bb-paid = { $who } płaci za { WORD($god, form: "gen") } boga: { $how }.
bb-red = { $who } zdobywa { $points } pkt za rybę { WORD($region, form: "in") } z Czerwonym ({ $how }).
bb-red-no = { $who } nie punktuje ryby { WORD($region, form: "in") }.
bb-chose-region = { $who } wyrusza { WORD($region, form: "to") }.
bb-settled = { $who } stawia szałas { WORD($region, form: "in") } (z pola { $space }) i dostaje: { $gain }.
bb-settled-aside = { $who } stawia szałas { WORD($region, form: "in") } (z pola { $space }), przesuwa szałas na bok ({ $owner }) i dostaje: { $gain }.
bb-put = { $who } kładzie na pole { $space }: { $material }.
bb-got-material = { $who } bierze materiał: { $material }.
bb-got-beside = { $who } bierze materiał i kładzie go obok planszy: { $material }.
bb-took-person = { $who } bierze z pola { $slot }: { $person }.
bb-housed = { $who } kładzie na pole { $space }: { $person }.
bb-tattooed = { $who } tatuuje: { $person }, pole { $space } na torze pozycji.
bb-collected = { $who } zbiera { $count ->
    [one] 1 muszlę
    [few] { $count } muszle
   *[other] { $count } muszli
}: { $person }.
bb-point = { $who } bierze { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}.
bb-got-offerings = { $who } bierze { $count ->
    [one] 1 dar
    [few] { $count } dary
   *[other] { $count } darów
}.
bb-got-shells = { $who } bierze { $count ->
    [one] 1 muszlę
    [few] { $count } muszle
   *[other] { $count } muszli
}.
bb-rose = { $who } dochodzi do pola { $space } na torze pozycji.
bb-took-card = { $who } bierze odkrytą { WORD($god, form: "taken") } kartę boga.
bb-takes-top = { $who } bierze kartę z wierzchu talii.
bb-carried = { $who } przemieszcza szałas z pola { $space } na pole 12.
bb-stopped = { $who } na tym kończy.
bb-priest = { $who } wysyła kapłana na pole { $slot }.
bb-priest-out = { $who } wysyła kapłana na pole { $slot }; wypada kapłan ({ $owner }).
bb-chose-building = { $who } wybiera płytkę budynku { $number }.
bb-built = { $who } buduje płytkę { $number } na polach { $one } i { $other }: { $points } pkt.
bb-used = { $who } używa: { $persons } – { $does }.
bb-used-doubled = { $who } używa: { $persons }, podwójnie z Zielonym – { $does }.
bb-used-extra = { $who } używa: { $persons }, dodatkowo z Zielonym – { $does }.
bb-ended = { $who } kończy swoją turę.
bb-passed = { $who } nikogo nie używa.
bb-idle-use = { $who } nie ma kogo użyć.
bb-idle-buy = { $who } nie ma za co kupić biżuterii.
bb-ranked = Tor pozycji: { LIST($results, style: "comma") }. To nowa kolejność tury.
bb-temple = Świątynia: { LIST($results, style: "comma") }. { $who } bierze płytkę boga.
bb-temple-empty = Świątynia jest pusta; jej płytka boga odpada z gry.
bb-final = Końcowe punktowanie.
bb-bought = { $who } kupuje: { $jewel }.
bb-not-bought = { $who } nie kupuje biżuterii.
bb-resolved = { $who }, zadanie „{ $task }”: { $end }.
bb-took-task = { $who } bierze zadanie „{ $task }”.

## Why not

bb-no-setup = Partia jest jeszcze przygotowywana.
bb-no-wait = Najpierw trwa losowanie. Poczekaj chwilę.
bb-no-now = Nie o to teraz chodzi. Pytanie brzmi: { $ask }.
bb-no-die = Nie masz kości { $face } do położenia. Twoje kości: { LIST($dice, style: "comma") }.
bb-no-lower = { $face } nie może trafić na płytkę „{ $action }”: najniższa kość to tam { $lowest }, potrzeba niższej. Z twoich: { LIST($dice, style: "comma") }. Albo zagraj Niebieskiego.
bb-no-lower-none = { $face } nie może trafić na płytkę „{ $action }”: najniższa kość to tam { $lowest }, a żadna twoja nie jest niższa. Pomoże tylko Niebieski.
bb-no-reach = { $face } to za mało na płytkę „{ $action }”: potrzeba { $needs }. Biały robi z kości 6.
bb-no-gods-fishing = Na polu Połowu nie gra się bogów.
bb-no-blue-needed = { $face } może trafić na płytkę „{ $action }” bez Niebieskiego.
bb-no-white-six = Szóstka nie potrzebuje Białego.
bb-no-target = { $action }: z twoich szałasów nie prowadzi żadna ścieżka do nowego regionu.
bb-no-huts = Na twojej planszy nie ma już szałasów.
bb-no-free-space = Na twojej planszy nie ma wolnego pola dla osoby. Najpierw musi je opuścić szałas.
bb-no-men = W ekspozycji nie ma już mężczyzn.
bb-no-women = W ekspozycji nie ma już kobiet.
bb-no-priests = Wszyscy twoi kapłani są w świątyni.
bb-no-materials = Do budowy potrzebujesz dwóch materiałów na sąsiednich polach obrządku.
bb-no-buildings = Wszystkie twoje budynki już stoją.
bb-no-pay-offering = Nie masz jak zapłacić za { WORD($god, form: "gen") } boga: masz karty, ale nie masz daru.
bb-no-pay-card = Nie masz jak zapłacić za { WORD($god, form: "gen") } boga: nie masz karty w tym kolorze, dwóch jednakowych kart ani płytki boga.
bb-no-pay-both = Nie masz jak zapłacić za { WORD($god, form: "gen") } boga: brakuje kart, daru i płytki boga.
bb-no-pay-two = Nie wystarczy ci na Niebieskiego i Białego naraz.
bb-no-pay-then = Jeśli tak zapłacisz za { WORD($god, form: "gen") } boga, reszta nie będzie już możliwa.
bb-no-god-tile = Nie masz płytki boga.
bb-no-pair-mixed = Obie karty muszą mieć ten sam kolor.
bb-no-pair-own = Za { WORD($god, form: "gen") } boga wystarczy jedna karta jego koloru.
bb-no-card-colour = Jedna { WORD($colour, form: "card") } karta to za mało na { WORD($god, form: "gen") } boga; potrzeba dwóch.
bb-no-cards = Masz { $have } z { $need } potrzebnych { WORD($colour, form: "many") } kart bogów.
bb-no-region = Nie ma regionu { $text }.
bb-no-region-own = Masz już szałas { WORD($region, form: "in") }.
bb-no-path = { $action }: z twoich szałasów nie prowadzi taka ścieżka { WORD($region, form: "to") }.
bb-no-path-value = Ścieżka { WORD($region, form: "to") } wymaga { $needs }; masz { $value }.
bb-no-start-value = Ryba { WORD($region, form: "in") } jest warta { $points }. Pierwsze szałasy stają tam, gdzie jest warta 1.
bb-no-start-taken = { $who } ma już szałas { WORD($region, form: "in") }.
bb-no-hut = Na polu { $space } nie ma szałasu.
bb-no-space-kind = Pole { $space } jest na inny materiał: { $material }.
bb-no-space-full = Pole { $space } jest zajęte.
bb-no-home-huts = Na polu { $space } stoi szałas.
bb-no-home-person = Na polu { $space } leży już osoba.
bb-no-carry-person = Na polu 12 leży osoba, więc żaden szałas już tam nie trafi.
bb-no-carry-12 = Ten szałas już stoi na polu 12.
bb-no-slot-empty = Pole { $slot } jest puste.
bb-no-slot-value = Pole { $slot } jest za wysokie: masz { $value }.
bb-no-slot-man = Teraz bierze się mężczyznę, nie kobietę.
bb-no-slot-woman = Teraz bierze się kobietę, nie mężczyznę.
bb-no-stop = Skończyć można dopiero po przynajmniej jednym.
bb-no-points = To kosztuje { $cost ->
    [one] 1 punkt
    [few] { $cost } punkty
   *[other] { $cost } punktów
} kości; zostało { $left }.
bb-no-shifted = To już się odbyło, a każda osoba może tylko raz: { $person }.
bb-no-person-own = Nie masz tej osoby: { $person }.
bb-no-open-card = Żadna { WORD($god, form: "card") } karta boga nie leży odkryta.
bb-no-deck = W talii nie ma już kart.
bb-no-built = Płytka { $number } jest już zbudowana.
bb-no-building-value = Płytka { $number } jest za wysoka: masz { $value }.
bb-no-pair = Pola { $one } i { $other } nie sąsiadują ze sobą.
bb-no-pair-empty = Na polu { $space } nie leży materiał.
bb-no-kind-men = Nie masz mężczyzny tego rodzaju: { $kind }.
bb-no-kind-women = Nie masz kobiety tego rodzaju: { WORD($kind, form: "woman") }.
bb-no-spent-men = W tej turze mężczyźni byli już użyci. Kolejny rodzaj wymaga Zielonego.
bb-no-spent-women = W tej turze kobiety były już użyte. Kolejny rodzaj wymaga Zielonego.
bb-no-green-twice = Zielonego można zagrać raz w turze.
bb-no-extra-first = Nikt tej płci nie był jeszcze użyty: użyj bez Zielonego.
bb-no-extra-used = Ten rodzaj był już użyty: { $persons }.
bb-no-double = { $persons }: po podwojeniu wartość to wciąż { $value }.
bb-no-effect = { $persons }: teraz nic by to nie dało ({ $does }).
bb-no-jewel = Tej płytki nie ma wśród biżuterii tej rundy: { $jewel }.
bb-no-shells = { $jewel }: masz { $have ->
    [one] 1 muszlę
    [few] { $have } muszle
   *[other] { $have } muszli
} z { $cost }.
bb-no-task-own = To nie jest twoje zadanie: { $task }.
bb-no-task-met = „{ $task }” nie jest spełnione: { $lacks }.
bb-no-give-up = Nie możesz porzucić zadania, dopóki jakieś jest spełnione. Spełnione jest: { $task }.
bb-no-leave-met = „{ $task }” jest spełnione, więc je wypełnij.
bb-no-show = Napisz też, które karty pokazujesz, na przykład tak: { $text }
bb-no-yellow-met = „{ $task }” jest spełnione bez Żółtego.
bb-no-yellow-short = Żółty nie pomoże przy „{ $task }”. Po zapłacie: { $lacks }.
bb-no-take = Tego zadania nie ma na planszy: { $task }.

## Score

bb-tie-order = płytka kolejności
bb-score-start = za kolejność na starcie
bb-score-fishing = kości na Połowie
bb-score-helper = punkty z wymiany
bb-score-persons = Bajarze
bb-score-buildings = budynki
bb-score-red = ryby z Czerwonym
bb-score-status = tor pozycji
bb-score-priests = kapłani
bb-score-tasks = zadania
bb-score-god-tiles = płytki bogów
bb-score-fish = ryby na końcu
bb-score-jewelry = biżuteria
bb-score-bonus-tasks = bonus: { $bonus_tasks ->
    [one] 1 zadanie
    [few] { $bonus_tasks } zadania
   *[many] { $bonus_tasks } zadań
}
bb-score-bonus-jewelry = bonus: { $bonus_jewelry ->
    [one] 1 płytka biżuterii
    [few] { $bonus_jewelry } płytki biżuterii
   *[many] { $bonus_jewelry } płytek biżuterii
}
bb-score-bonus-ceremony = bonus: { $bonus_ceremony ->
    [one] 1 pole obrządku
    [few] { $bonus_ceremony } pola obrządku
   *[many] { $bonus_ceremony } pól obrządku
}
bb-score-bonus-buildings = bonus: { $bonus_buildings ->
    [one] 1 budynek
    [few] { $bonus_buildings } budynki
   *[many] { $bonus_buildings } budynków
}
bb-score-bonus-regions = bonus: { $bonus_regions ->
    [one] 1 region
    [few] { $bonus_regions } regiony
   *[many] { $bonus_regions } regionów
}
bb-score-bonus-persons = bonus: { $bonus_persons } mężczyzn i kobiet

## The rules at the table, page by page

bb-yield-stone = kamień
bb-yield-sand = piasek
bb-yield-wood = drewno
bb-yield-offering = dar
bb-rules-1 =
    ### O co chodzi
    { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
    } po trzy fazy. **A**: kładziesz swoje kości (jest ich { $dice }), jedną po drugiej, i każda daje akcję. **B**: używasz swoich mężczyzn i kobiet. **C**: punktuje się tor pozycji, świątynię, biżuterię i zadania.
    Na twojej planszy stoi 12 szałasów. Szałas, który ją opuszcza, robi miejsce dla mężczyzny lub kobiety. Wygrywa, kto ma najwięcej punktów, a przy remisie ten, kto jest pierwszy w ostatniej kolejności.
bb-rules-2 =
    ### Kładzenie kości
    Kość może trafić na płytkę akcji tylko wtedy, gdy jest **niższa od każdej kości, która tam leży**. Jej liczba mówi, co możesz zrobić: ścieżki, pola i płytki do tej wartości. Akcja musi być wykonalna. Na polu **Połowu** każda kość daje { $fishing ->
    [one] 1 punkt
    [few] { $fishing } punkty
   *[many] { $fishing } punktów
    }.
    { $players ->
    [2] Mężczyzna i Kobieta to jedna płytka, Ścieżka lądowa i wodna też: wybierasz jedną z dwóch akcji.
    [3] Ścieżka lądowa i wodna to jedna płytka: wybierasz jedną z dwóch akcji.
    [4] We 4 osoby każda akcja ma własną płytkę.
   *[other] We 2 osoby Mężczyzna i Kobieta to jedna płytka, a we 2 i 3 osoby jedną płytką są Ścieżka lądowa i wodna: wybierasz jedną z dwóch akcji.
    }
bb-rules-3 =
    ### Akcje
    {""}**Ścieżka lądowa, wodna**: szałas do regionu obok twojego. Dostajesz plon: góra { $yield_mountain }, plaża { $yield_beach }, las { $yield_forest }, równina { $yield_plains }. Szałas, który tam stoi, zostaje przesunięty na bok.
    {""}**Mężczyzna, Kobieta**: osoba z ekspozycji na wolne pole twojej planszy.
    {""}**Świątynia**: kapłan na pole; inni przesuwają się w prawo i mogą wypaść. Bonus ognia.
    {""}**Budowa**: płytka zakrywa dwa sąsiednie materiały. Punkty w kolejnych rundach: { LIST($building, style: "comma") }. Bonus ognia.
    {""}**Bonus ognia**: karta boga albo dar, a do tego krok na torze pozycji albo muszla.
bb-rules-4 =
    ### Pomocnik
    Wymieniasz punkty kości, jedno po drugim. Co ile kosztuje: tatuaż mężczyzny (kroki na torze pozycji) **{ $trade_tattoo }**, zbieranie muszli przez kobietę **{ $trade_collect }**, { $helper ->
    [one] 1 punkt
    [few] { $helper } punkty
   *[many] { $helper } punktów
    } **{ $trade_point }**, dar **{ $trade_offering }**, karta boga **{ $trade_card }**, materiał **{ $trade_material }**, szałas na pole 12 **{ $trade_hut }**. Każda osoba może zostać wytatuowana albo zbierać muszle tylko raz w grze.
    Materiały leżą na polach obrządku swojego rodzaju. Te, dla których nie ma pola, liczą się tylko do zadań.
bb-rules-5 =
    ### Bogowie
    Za boga płacisz kartą w jego kolorze i darem albo dwiema jednakowymi kartami w innym kolorze i darem, albo płytką boga.
    {""}**Niebieski**: połóż kość, choć nie jest niższa. **Biały**: kość liczy się w akcji jako 6. **Czerwony**: punkty za rybę w regionie, do którego właśnie wchodzisz. **Zielony** (faza B, raz): podwaja rodzaj albo pozwala użyć jeszcze jednego. **Żółty** (faza C): zadaniu może brakować jednej rzeczy, daje wtedy { $helped_task ->
    [one] 1 punkt
    [few] { $helped_task } punkty
   *[many] { $helped_task } punktów
    } zamiast { $task }.
bb-rules-6 =
    ### Mężczyźni i kobiety
    W fazie B możesz użyć jednego rodzaju mężczyzn i jednego rodzaju kobiet. Wszystkie płytki tego samego rodzaju i płci działają razem: dwie lub trzy dają więcej. Tatuaż i muszle nie mają tu znaczenia.
    {""}**Pionier** ląd, **Wioślarz** woda, **Śpiewak** kobieta, **Bębniarz** mężczyzna, **Budowniczy** budowa, **Zbieracz** materiały, **Tragarz** szałasy na 12, **Bajarz** punkty, **Wieszcz** karty bogów, **Ofiarnik** dary, **Dostojnik** pozycja, **Poławiacz** muszle.
bb-rules-7 =
    ### Punktowanie rundy
    1. **Tor pozycji**: punkty za twoje pole; ta kolejność to nowa kolejność tury. Znaczniki wracają na 0.
    2. **Świątynia**: punkty za każdego kapłana w kolejnych rundach: { LIST($priest, style: "comma") }. Kto ma najwięcej kapłanów, bierze płytkę boga.
    3. **Biżuteria**: jedna płytka za muszle.
    4. **Zadania**: wypełnij jedno ze swoich { $tasks } za { $task ->
    [one] 1 punkt
    [few] { $task } punkty
   *[many] { $task } punktów
    } albo z Żółtym za { $helped_task }. Jeśli żadne nie jest spełnione, jedno porzucasz. Potem bierzesz nowe.
bb-rules-8 =
    ### Koniec
    Po rundzie { $rounds } rozliczasz ostatnie zadania. Potem: { $god_tile ->
    [one] 1 punkt
    [few] { $god_tile } punkty
   *[many] { $god_tile } punktów
    } za każdą niewykorzystaną płytkę boga, ryby regionów, w których twój szałas stoi na miejscu pod budowę, i biżuteria.
    Po { $bonus ->
    [one] 1 punkcie
    [few] { $bonus } punkty
   *[many] { $bonus } punktów
    } za: wypełnione zadania ({ $bonus_tasks }), płytki biżuterii ({ $bonus_jewelry }), zapełnione pola obrządku ({ $bonus_ceremony }), budynki ({ $bonus_buildings }), regiony z szałasami ({ $bonus_regions }), mężczyzn i kobiety ({ $bonus_persons }).

## Runs of the same thing, said once

bb-rolled-many = { $who } wyrzuca { COUNT($face) ->
    [one] { $count } razy { $face }
   *[other] { LIST($face, style: "comma") }
}.
bb-dealt-many = { $who } dostaje karty bogów: { $count }.
bb-dealt-you-many = Dostajesz karty bogów ({ $count }): { COUNT($god) ->
    [one] { WORD($god, form: "cards") }
   *[other] { LIST(WORD($god, form: "taken"), style: "comma") }
}.
bb-drew-many = { $who } dobiera karty bogów: { $count }.
bb-drew-you-many = Dobierasz karty bogów ({ $count }): { COUNT($god) ->
    [one] { WORD($god, form: "cards") }
   *[other] { LIST(WORD($god, form: "taken"), style: "comma") }
}.
bb-laid-task-many = Nowe zadania na planszy: { LIST($task, style: "semicolon") }.
bb-laid-card-many = Odkryte karty bogów: { COUNT($god) ->
    [one] { WORD($god, form: "cards") }
   *[other] { LIST(WORD($god, form: "card"), style: "comma") }
}.
bb-dealt-task-many = { $who } dostaje zadania: { LIST($task, style: "semicolon") }.
bb-point-many = { $who } bierze { $count ->
    [few] { $count } punkty
   *[other] { $count } punktów
}.
bb-got-offerings-many = { $who } bierze { $count ->
    [one] 1 dar
    [few] { $count } dary
   *[other] { $count } darów
}.
bb-took-card-many = { $who } bierze odkryte karty bogów: { COUNT($god) ->
    [one] { WORD($god, form: "cards") }
   *[other] { LIST(WORD($god, form: "taken"), style: "comma") }
}.
