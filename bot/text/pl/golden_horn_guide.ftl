### Złoty Róg dla początkujących: skąd każde pytanie, co znaczą symbole, pierwsza partia z przewodnikiem.

## Skąd pytanie: zasada w jednym zdaniu

gh-why-ports = Przed grą każdy w tajemnicy wybiera dla każdego swojego statku Wenecję lub Konstantynopol; wszystko odkrywa się razem.
gh-why-turn = W turze rusza się dokładnie jeden statek; z portu głównego najpierw ładuje, a pierwszy krok jest za darmo.
gh-why-raid = Przed ruchem dwie karty w kolorach żagli wysyłają piratów na cudzy statek z ładunkiem na morzu i dają ci jedną kostkę; potem i tak rusza się jeden statek.
gh-why-pass = Żaden twój statek nie może się teraz ruszyć; piratów wciąż możesz wysłać.
gh-why-ship = W każdej turze rusza się dokładnie jeden twój statek.
gh-why-load = Statek ładuje wszystkie kostki jednego koloru, ale nigdy w kolorze własnych żagli.
gh-why-bow = Statek bez ładunku może raz w podróży zawrócić; płynie wtedy tam, skąd wyruszył.
gh-why-sail = Pierwszy krok jest za darmo; z pola w kolorze twoich żagli płyniesz dalej za darmo, z każdego innego za kartę wiatru w jego kolorze.
gh-why-call = Kto ma wszystkie sześć kolorów, może ogłosić koniec; wszyscy rozegrają wtedy po tyle samo tur.

## Co znaczą symbole

gh-see-ship = **Statek.** Nie ładuje kostek w kolorach swoich żagli, z pól w tych kolorach płynie dalej za darmo, a karty w tych kolorach pozwalają na niego napaść; ładunek leży przy linii wody.
gh-see-quay = **Nabrzeże.** Kostki czekające w porcie: statek zabiera wszystkie w jednym kolorze.
gh-see-square = **Pole morza.** Mieści jeden statek; kolor i znak mówią, z jakimi żaglami albo z jaką kartą wiatru płynie się dalej.
gh-see-bow = **Strzałka.** Kurs statku na szlaku.
gh-see-modone = **Modone.** Port z kilkoma miejscami: ruch się tam kończy, ładunek zostaje na statku.
gh-see-stock = **Zapas.** Kostki w worku, karty do dobrania i karty zużyte.
gh-see-hand = **Ręka.** Karty wiatru, do dalszej żeglugi i dla piratów; inni widzą tylko ich liczbę.
gh-see-warehouse = **Magazyn.** Dostarczone kostki: każda daje punkty, a zestawy różnych kolorów jeszcze więcej.

## Główne części stołu, każda przy swojej literze

gh-part-port = port główny: tu statki ładują kostki i dowożą inne
gh-part-ship = twój statek: nigdy nie ładuje kolorów swoich żagli
gh-part-square = pole morza: dalej za darmo z żaglami w jego kolorze, inaczej za kartę
gh-part-modone = Modone: bezpieczny postój dla kilku statków
gh-part-hand = twoje karty wiatru: do dalszej żeglugi i dla piratów
gh-part-warehouse = twój magazyn: kostki to punkty, różne kolory dają więcej
gh-part-stock = kostki w worku, karty do dobrania

## Pierwsza partia z przewodnikiem: drugi wiersz każdego pytania

gh-learn-turn = Wybierz statek w porcie, gdzie jest dużo kostek koloru, który może załadować.
gh-learn-raid = Piraci zabierają jedną kostkę za dwie twoje karty; zachowaj je, jeśli przydadzą się do żeglugi.
gh-learn-load = Weź największy stos: każda kostka liczy się, gdy trafi do twojego magazynu.
gh-learn-sail = Stań na polu w kolorze swoich żagli: stamtąd popłyniesz potem za darmo.
gh-learn-bow = Pusty statek nic nie zarabia: zawróć, jeśli w porcie za nim jest więcej kostek.

## Opowieść pierwszej partii: powód przed ruchem i to, co przyniósł

gh-story-about = Dwie floty pływają między Wenecją a Konstantynopolem. Każda kostka, którą statek dowiezie do portu głównego, to punkt; cztery różne kolory i więcej dają dodatkowe. Wygrywa, kto ma najwięcej punktów.
gh-story-load = Weź największy ładunek: w Konstantynopolu L2 może załadować cztery czerwone kostki. Statek nie ładuje kolorów własnych żagli; czerwonego wśród nich nie ma. Załaduj czerwony i płyń do Modone.
gh-story-loaded = Pierwszy krok był za darmo, za drugi zapłaciła twoja zielona karta, a z pól w kolorach swoich żagli L2 płynął dalej za darmo. W porcie nikt go nie obrabuje.
gh-story-risk = Zobacz teraz, na czym początkujący tracą kostki. Załaduj różowy na L3 i stań na S2, na morzu: trzy kolory żagli niosą go daleko, ale karty w trzech kolorach pozwalają na niego napaść.
gh-story-raided = Piraci! Dwie czerwone karty, jeden z kolorów żagli L3, i przepadła ci różowa kostka. Z cennym ładunkiem stawaj w portach albo wybierz statek o niewielu kolorach żagli.
gh-story-wait = Wypłyń z Modone statkiem L2: pierwszy krok jest za darmo. Stanie na S3, bo żółtego nie ma na jego żaglach, a ty nie masz żółtej karty. Niewiele kart może mu tam zaszkodzić.
gh-story-home = Sprowadź L2 do Wenecji. Zajęte pola mija się za darmo, więc S2 też; z S1 prowadzi dalej czerwona karta.
gh-story-arrived = Cztery czerwone kostki są w twoim magazynie: 4 punkty. L2 ma dwa kolory żagli, więc przyniósł też dwie karty: niebieską i różową.
gh-story-raid = Teraz ty wyślij piratów. E2 stoi na morzu z pomarańczowymi kostkami i ma niebieski na żaglach: dwie niebieskie karty zabierają jedną. Potem załaduj cztery zielone kostki na L2 i płyń na S3.
gh-story-booty = Pomarańczowa kostka trafiła prosto do twojego magazynu: punkt bez podróży, za dwie karty.
gh-story-full = Modone ma dwa miejsca i oba są teraz zajęte.
gh-story-past = Popłyń L3 obok pełnego Modone do Konstantynopola: karta pomarańczowa i różowa płacą za S4 i S5, a z S6 niesie go własny zielony.
gh-story-third = Różowy dotarł: to twój trzeci kolor. A dobrana karta jest zielona.
gh-story-fourth = Do zestawu brakuje jednego koloru, a ten jest na morzu: z zieloną kartą popłyń L2 do Konstantynopola.
gh-story-set = Cztery zielone kostki, a czerwony, pomarańczowy, różowy i zielony tworzą zestaw czterech kolorów: 1 punkt więcej. Piąty kolor dałby 2, szósty 4.
gh-story-own = Ostatnia tura tej lekcji należy tylko do ciebie: co byś zrobił(a)? Cała partia trwa, aż któryś port opustoszeje albo ktoś z wszystkimi sześcioma kolorami ogłosi koniec.
gh-story-review = W twoim magazynie: { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
} w { $colours ->
    [one] 1 kolorze
    [few] { $colours } kolorach
   *[other] { $colours } kolorach
}. { $lacking ->
    [0] Tworzą zestaw: dobrze zebrane.
    [one] Jeszcze jeden kolor i byłby zestaw.
    [few] Jeszcze { $lacking } kolory i byłby zestaw.
   *[other] Jeszcze { $lacking } kolorów i byłby zestaw.
} { $afloat ->
    [0] Na twoich statkach nic nie zostało.
    [one] 1 kostka została na statku i nie liczy się.
    [few] { $afloat } kostki zostały na statkach i nie liczą się.
   *[other] { $afloat } kostek zostało na statkach i nie liczy się.
}
