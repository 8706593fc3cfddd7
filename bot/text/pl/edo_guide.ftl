### Edo dla początkujących: skąd każde pytanie, co znaczą symbole, pierwsza partia z przewodnikiem.

## Skąd pytanie: zasada w jednym zdaniu

edo-why-draft = Bierzesz jedno i drugie, w dowolnej kolejności; w mieście startowym stoją dom i samuraj.
edo-why-ronin = Przed planowaniem osoba zaczynająca rusza jednego ronina; płytka mówi potem, na jaki rodzaj pola.
edo-why-land = Płytka wskazuje rodzaj pola; gdy pasuje kilka, wybiera ten, kto rusza ronina.
edo-why-plan = Planujesz trzy karty po kolei, na każdej jedną akcję; nikt nie widzi planu, zanim jego etap zostanie odkryty.
edo-why-crew = Każdy urzędnik na etapie wykonuje akcję raz; liczba na karcie mówi, ilu najwyżej się zmieści, a etap może zostać pusty.
edo-why-walk = Zanim wykonasz etap, możesz ruszyć samurajów i kupca, { $step } ryo za każdą drogę; potem rusza ich już tylko Podróż.
edo-why-execute = Każdy urzędnik na etapie wykonuje akcję raz, jeden po drugim.
edo-why-produce = Dzięki każdemu urzędnikowi produkuje jeden samuraj na właściwym polu; każdy inny samuraj na tym polu zmniejsza plon o jeden.
edo-why-build = Jedna budowla na urzędnika, w mieście, gdzie masz samuraja; drewno, kamień i ryo płacisz od razu.
edo-why-travel = Urzędnik staje się samurajem na rogatce albo rusza za darmo do { $travellers } twoich samurajów, na dowolną odległość.
edo-why-trade = Gdy kupiec i twój samuraj są w jednym mieście, urzędnik korzysta z jednej oferty na karcie kupca.
edo-why-card = Kupujesz jedną z odkrytych kart specjalnych; od następnej rundy możesz z nią planować.
edo-why-levy = Urzędnik bierze z zasobów 1 drewno albo 1 kamień.
edo-why-rally = Sprowadź do roninów za darmo do { $travellers } samurajów; gdy jest ich tam więcej niż roninów, ci uciekają.
edo-why-trade-on = W mieście z twoją faktorią jeden handel może objąć obie oferty.
edo-why-last = Przywileju surowców lub dochodu można użyć w każdej chwili swojej tury, a to jest ostatnia.
edo-why-wages = Każdy samuraj, który zostaje na planszy, kosztuje { $wage ->
    [one] 1 porcję ryżu
    [few] { $wage } porcje ryżu
   *[many] { $wage } porcji ryżu
}; pozostali wracają i znów są urzędnikami.
edo-why-discard = Na koniec rundy nikt nie zatrzymuje więcej niż { $limit } sztuk ryżu, drewna i kamienia.

## Co znaczą symbole

edo-see-edo = **Edo.** Wygrać może tylko ktoś z domem tutaj, chyba że nikt go nie ma.
edo-see-city = **Miasto.** Parcele na domy i faktorie, po kolei; figury stoją niżej.
edo-see-income = **Dochód.** Ile miasto wypłaca w tej rundzie, według miejsc.
edo-see-keep = **Twierdza.** Jedyne miejsce na nią w mieście.
edo-see-land = **Pole surowca.** Liczba to plon kolejnego samuraja.
edo-see-gate = **Rogatka.** Podróż zamienia tu urzędnika w samuraja.
edo-see-samurai = **Samuraj.** Figura na planszy: produkuje, buduje i kosztuje żołd.
edo-see-merchant = **Kupiec.** Handluje się tam, gdzie stoi z twoim samurajem.
edo-see-ronin = **Ronin.** Samotny samuraj: zmniejsza plony, a dwóch lub trzech paraliżuje miasto.
edo-see-market = **Karta kupca.** Dwie oferty: towary za ryo i towary za punkt; niżej następna karta.
edo-see-supplies = **Zapasy.** Pozostali neutralni urzędnicy, twierdze i karty specjalne.
edo-see-demands = **Żądania szoguna.** Każde daje punkt i przywilej spod niego.
edo-see-specials = **Karty specjalne.** Do kupienia akcją Zezwolenie, w tych cenach.
edo-see-goal = **Koniec.** Partia kończy się z rundą, w której ktoś ma tyle punktów.
edo-see-slots = **Plan.** Trzy etapy; zakryty odkrywa się, gdy przyjdzie jego kolej.
edo-see-goods = **Zasoby gracza.** Ryo, ryż, drewno i kamień.
edo-see-officials = **Twoi urzędnicy.** Ci, których nie ma jeszcze w planie.
edo-see-card = **Karta.** W rundzie można zaplanować jedną z jej akcji.
edo-see-action = **Akcja.** Co daje za każdego urzędnika i ilu się na niej mieści.

## Główne części stołu, każda przy swojej literze

edo-part-plan = twój plan: trzy etapy, odkrywane po kolei
edo-part-stock = twoje ryo i surowce; niżej urzędnicy i budowle, które zostały
edo-part-gate = rogatka: tu urzędnicy stają się samurajami
edo-part-land = surowce: liczba to plon kolejnego samuraja
edo-part-city = miasto: budowle dają tu punkty i dochód
edo-part-market = co oferuje kupiec tam, gdzie stoi z twoim samurajem
edo-part-specials = karty specjalne do kupienia
edo-part-goal = tyle punktów kończy partię

## Pierwsza partia z przewodnikiem: drugi wiersz każdego pytania

edo-learn-act = Wybierz akcję, do której masz, co trzeba: towary albo samuraja na właściwym polu.
edo-learn-crew = Każdy urzędnik wykonuje akcję raz; zostaw kogoś na następne etapy.
edo-learn-walk = Zaprowadź samuraja tam, gdzie akcja go potrzebuje; potem dalej.
edo-learn-execute = Wybierz, co robi ten urzędnik; potem przyjdą pozostali na tym etapie.
edo-learn-wages = Zostaw samurajów, którzy dobrze stoją, na ile starczy ryżu.

## Opowieść pierwszej partii: powód przed ruchem i to, co przyniósł

edo-story-about = Co rundę planujesz w tajemnicy trzy swoje karty i kładziesz na nich urzędników; potem plany się odkrywa i wykonuje etap po etapie. Samurajowie na planszy produkują i budują. Budowle dają punkty i dochód; wygrywa, kto ma najwięcej punktów.
edo-story-plan = Najpierw zaplanuj Budowę z jednym urzędnikiem: masz drewno, kamień i ryo na dom. Potem Pieniądze z dwoma urzędnikami, po 5 ryo za każdego. Na końcu Nabór z jednym: sprowadzi nowego urzędnika za 1 ryż.
edo-story-build = Budowla wymaga samuraja w swoim mieście. Rusz swojego z Odawary do Edo za 2 ryo, wybierz „{ edo-offer-go }” i zbuduj tam dom: płacisz 4 ryo, 2 drewna i 1 kamień.
edo-story-built = Od razu 1 punkt, a odtąd dom daje dochód na koniec każdej rundy.
edo-story-money = Pieniądze nie wymagają nikogo na planszy: wybierz „{ edo-offer-stay }”. Każda droga kosztuje ryo.
edo-story-paid = 10 ryo: jeden urzędnik przyniósłby 5. Tura jest tyle warta, ilu masz urzędników.
edo-story-recruit = Zwerbuj nowego urzędnika; ruszać się nie trzeba. Początkujący przegrywają, bo mają ich za mało.
edo-story-wages = Runda skończona. Samuraj, który zostaje na planszy, kosztuje 1 ryż; nie było już czym płacić, więc twój wrócił do domu jako urzędnik. Twoje domy dały 5 ryo w Edo i 2 w Odawarze.
edo-story-own = Druga runda należy tylko do ciebie: zaplanuj ją. Przed każdą kartą zapytaj, czego będą potrzebować jej urzędnicy: samuraja na właściwym polu, drewna, kamienia, ryżu albo ryo. Bez tego urzędnik nic nie zrobi.
edo-story-review = Budowle: { $buildings }. Urzędnicy i samurajowie: { $crew }. { $idle ->
    [0] Żaden urzędnik z twoich planów nie próżnował: dobry plan.
    [one] 1 urzędnik z twoich planów nic nie zrobił: przed każdą kartą sprawdź, czy jej urzędnicy będą mieli to, czego potrzebują.
    [few] { $idle } urzędnicy z twoich planów nic nie zrobili: przed każdą kartą sprawdź, czy jej urzędnicy będą mieli to, czego potrzebują.
   *[other] { $idle } urzędników z twoich planów nic nie zrobiło: przed każdą kartą sprawdź, czy jej urzędnicy będą mieli to, czego potrzebują.
}
