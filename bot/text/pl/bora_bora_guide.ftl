### Bora Bora dla początkujących: skąd każde pytanie, co znaczą symbole, pierwsza partia z przewodnikiem.

## Skąd pytanie: zasada w jednym zdaniu

bb-why-start = Pierwszy szałas od razu daje plon swojego regionu.
bb-why-hut = Szałas na mapę schodzi z twojej planszy; na zwolnionym polu zamieszka potem mężczyzna albo kobieta.
bb-why-space = Nowy materiał trafia od razu na wolne pole obrządku swojego rodzaju; dwa sąsiednie można zabudować.
bb-why-place = Kość trafia na akcję tylko wtedy, gdy jest niższa od każdej kości, która tam leży, a jej liczba mówi, jak daleko sięga akcja.
bb-why-pay = Bóg kosztuje kartę w swoim kolorze i dar albo dwie jednakowe karty w innym kolorze i dar, albo płytkę boga.
bb-why-region = Szałas idzie do regionu obok twojego, ścieżką nie wyższą niż liczba na kości, i daje plon tego regionu.
bb-why-red = Czerwony punktuje rybę w regionie, do którego właśnie wchodzisz; każdy może to zrobić raz w regionie.
bb-why-person = Bierzesz jedną płytkę z pól do liczby na kości; jej zdolności użyjesz w fazie B każdej rundy.
bb-why-home = Osoba mieszka na polu twojej planszy bez szałasów i już się nie przenosi.
bb-why-trade = Za każdy punkt kości coś kupujesz; kończysz, kiedy chcesz, a niewydane punkty przepadają.
bb-why-priest = Kapłan staje na polu do liczby na kości; inni przesuwają się w prawo i mogą wypaść.
bb-why-building = Płytka budynku do liczby na kości zakrywa dwa sąsiednie materiały; wczesne rundy dają więcej punktów.
bb-why-pair = Budynek zakrywa dwa sąsiednie pola obrządku z materiałami; materiały wracają do zasobów.
bb-why-fire = Bonus ognia ma dwie połowy: karta boga albo dar, a potem krok na torze pozycji albo muszla.
bb-why-use = Raz na rundę używasz jednego rodzaju mężczyzn i jednego rodzaju kobiet; płytki jednego rodzaju działają razem.
bb-why-material = Zbieracze biorą materiały po kolei; po każdym możesz przestać.
bb-why-carry = Szałas, który idzie na pole 12, zostawia miejsce wolne dla osoby.
bb-why-card = Bierzesz jedną z odkrytych kart bogów albo nieznaną z wierzchu talii.
bb-why-jewel = Co rundę możesz kupić za muszle jedną płytkę biżuterii; liczy się na końcu.
bb-why-task = Co rundę rozliczasz jedno ze swoich { $tasks } zadań: spełnione to { $task } pkt; jeśli żadne nie jest spełnione, jedno porzucasz.
bb-why-final-task = Po ostatniej rundzie rozliczasz wszystkie swoje spełnione zadania.
bb-why-take = Miejsce rozliczonego zadania zajmuje jedno z tych na planszy.

## Co znaczą symbole

bb-see-hut = **Szałas.** Region swojego gracza; stąd wchodzi się do sąsiednich.
bb-see-place = **Wolne miejsce.** Następny szałas daje tu plon regionu.
bb-see-fish = **Ryba.** Punkty na koniec za szałas na miejscu pod budowę, a od razu z Czerwonym.
bb-see-path = **Ścieżka.** Jej liczba to najniższa kość, która nią przejdzie; deska wiedzie lądem, fala wodą.
bb-see-action = **Płytka akcji.** Znak mówi, jaka najwyższa kość się jeszcze zmieści; niżej leżą kości tej rundy.
bb-see-persons = **Mężczyźni i kobiety.** Numer pola to najniższa kość, za którą bierze się płytkę.
bb-see-temple = **Świątynia.** Każdy kapłan punktuje co rundę; kto ma ich najwięcej, bierze płytkę boga.
bb-see-tasks = **Zadania do wzięcia.** Jedno bierzesz po rozliczeniu swojego.
bb-see-gods = **Karty bogów.** Odkryte i talia.
bb-see-jewelry = **Biżuteria.** Cena w muszlach i punkty na koniec.
bb-see-status = **Tor pozycji.** Punkty na koniec rundy i następna kolejność.
bb-see-seat = **Gracz.** Miejsce w kolejności, pozostałe kości, zapasy, punkty.
bb-see-spots = **Pola szałasów.** Na pustym zmieści się mężczyzna albo kobieta.
bb-see-ceremony = **Obszar obrządku.** Materiały na polach swojego rodzaju; dwa sąsiednie można zabudować.
bb-see-own-tasks = **Twoje zadania.** Jedno rozliczasz na koniec każdej rundy.

## Główne części stołu, każda przy swojej literze

bb-part-seat = ty: punkty, kości i zapasy; twoi ludzie i zadania są na twojej planszy
bb-part-actions = akcje: kość musi być niższa od wszystkich, które już tam leżą
bb-part-islands = wyspy: każdy nowy szałas coś daje, a jego ryba punktuje
bb-part-temple = świątynia: twoi kapłani punktują co rundę
bb-part-jewelry = biżuteria: kupujesz ją za muszle, punktuje na koniec
bb-part-status = tor pozycji: punkty i następna kolejność

## Pierwsza partia z przewodnikiem: drugi wiersz każdego pytania

bb-learn-place = Wysoka kość daje więcej, ale pasuje na mniej płytek; niska zmieści się prawie wszędzie.
bb-learn-region = Szukaj plonu, którego potrzebujesz, i ryby o dużej wartości.
bb-learn-person = Dwie osoby jednego rodzaju dają więcej: zbieraj jeden rodzaj.
bb-learn-hut = Na polu bez szałasów zmieści się mężczyzna albo kobieta.
bb-learn-trade = Kup to, czego brakuje do twojego zadania.
bb-learn-priest = Na wysokich polach kapłan zostaje dłużej; kto ma najwięcej kapłanów, co rundę bierze płytkę boga.
bb-learn-building = Buduj wcześnie: pierwsze rundy dają najwięcej punktów.
bb-learn-use = Co rundę użyj jednego rodzaju mężczyzn i jednego kobiet; nic to nie kosztuje.
bb-learn-jewel = Niewydane muszle są na koniec nic niewarte: kupuj, co możesz.
bb-learn-task = Spełnione zadanie daje najwięcej punktów w rundzie.

## Opowieść pierwszej partii: powód przed ruchem i to, co przyniósł

bb-story-about = Co rundę kładziesz trzy kości na akcje: szałasy na wyspach, mężczyźni i kobiety na twojej planszy, kapłani, budynki. Potem pracują twoi ludzie, kupujesz biżuterię i rozliczasz zadanie. Punktują ryby, budynki, zadania i biżuteria; po sześciu rundach wygrywa, kto ma najwięcej punktów.
bb-story-woman = Jedynka to słaba kość, ale z Białym potrafi tyle co szóstka. Połóż ją z Białym na akcji Kobieta, zapłać płytką boga i weź Budowniczą z pola 5. Zamieszka na polu 1 twojej planszy.
bb-story-blue = Spójrz na akcję Kobieta: dwie jedynki. Kość musi być niższa od każdej, która tam leży, więc jedynka zamyka akcję dla wszystkich; omija ją tylko Niebieski, jak przed chwilą.
bb-story-water = Szóstka sięga daleko, ale pasuje tylko tam, gdzie nie ma kości. Połóż ją na akcji Ścieżka wodna i wejdź na wschodnią plażę, z szałasem z pola 3. Połóż piasek na a1 i zapunktuj rybę Czerwonym.
bb-story-fish = 6 punktów za rybę. A obok twojego kamienia leży już piasek: dwa sąsiednie pola można zabudować.
bb-story-temple = Jedynka pasuje jeszcze prawie wszędzie. Połóż ją na akcji Świątynia i poślij kapłana na pole 1; weź dar i krok na torze pozycji.
bb-story-use = Wszystkie kości leżą; teraz pracują ludzie, jeden rodzaj mężczyzn i jeden kobiet. Budownicza zakrywa piasek i kamień płytką budynku 1. Za ogień weź niebieską kartę boga i muszlę.
bb-story-built = 10 punktów: im wcześniej budujesz, tym więcej to daje.
bb-story-jewel = Muszle są na koniec nic niewarte. Kup za swoją grzebień: 1 punkt i pierwszy rodzaj do twojego zadania.
bb-story-task = Co rundę rozlicza się jedno zadanie. „Kobieta i kapłan w świątyni” jest spełnione: rozlicz je. Gdyby żadne nie było spełnione, trzeba by jedno porzucić.
bb-story-tasked = 6 punktów za zadanie.
bb-story-own = Ostatni wybór tej lekcji należy tylko do ciebie: nowe zadanie. Które pasuje do tego, co masz? Cała partia ma sześć rund.
bb-story-review = Spełnione zadania: { $tasks }. Szałasy na wyspach: { $huts }. Pracujący mężczyźni i kobiety: { $people }. { $tasks ->
    [0] Następnym razem najpierw poszukaj zadania, które pasuje do tego, co masz: spełnione daje najwięcej.
   *[other] Zadanie spełnione już w pierwszej rundzie: dobry plan.
}
