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

## Pierwsza partia z przewodnikiem: drugi wiersz każdego pytania

gh-learn-turn = Wybierz statek w porcie, gdzie jest dużo kostek koloru, który może załadować.
gh-learn-raid = Piraci zabierają jedną kostkę za dwie twoje karty; zachowaj je, jeśli przydadzą się do żeglugi.
gh-learn-load = Weź największy stos: każda kostka liczy się, gdy trafi do twojego magazynu.
gh-learn-sail = Stań na polu w kolorze swoich żagli: stamtąd popłyniesz potem za darmo.
gh-learn-bow = Pusty statek nic nie zarabia: zawróć, jeśli w porcie za nim jest więcej kostek.
