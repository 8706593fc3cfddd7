### Piramidy dla początkujących: skąd każde pytanie, co znaczą symbole, pierwsza partia z przewodnikiem.

## Skąd pytanie: zasada w jednym zdaniu

py-why-keep = Zachowujesz dwie z czterech rozdanych kart; to piramidy, od których zaczynasz.
py-why-mark = Zaznacz cały kształt na jednej karcie, dowolnie obrócony i odwrócony, albo jedno pole; zaznaczenie musi zawierać wejście lub przylegać do zaznaczonych pól.
py-why-extra = Czerwony X pozwala od razu zaznaczyć jeszcze jedno otwarte pole, na dowolnej swojej karcie; następny czerwony X daje kolejne.
py-why-take = Ukończoną kartę zastępuje nowa: jedna z odkrytych albo nieznana z wierzchu stosu.

## Co znaczą symbole

py-see-shape = **Karta wyprawy.** Kształt, który teraz zaznaczają wszyscy, dowolnie obrócony.
py-see-entrance = **Wejście.** Pierwsze zaznaczenie na karcie musi je zawierać.
py-see-tomb = **Grobowiec.** Gdy go zaznaczysz, karta jest ukończona.
py-see-x = **Czerwony X.** Od razu zaznaczasz jeszcze jedno otwarte pole.
py-see-gem = **Klejnot.** Czerwone z zielonymi tworzą pary, które są warte najwięcej.
py-see-torch = **Pochodnia.** Liczy się raz w każdej rundzie.
py-see-skull = **Czaszka.** Punkty ujemne, z każdą następną więcej.
py-see-potion = **Eliksir.** Ściera czaszki.
py-see-torches = **Rundy.** Pali się pochodnia obecnej rundy.
py-see-display = **Odkryte karty.** Nowe karty do wyboru, obok stosu.
py-see-bonus = **Punkty piramid.** Za kilka ukończonych kart jednego koloru, najwięcej dla pierwszej osoby.
py-see-score = **Arkusz.** Klejnoty, czaszki i pochodnie tej osoby oraz zdobyte punkty piramid.

## Główne części stołu, każda przy swojej literze

py-part-shape = kształt, który zaznaczają wszyscy, i te, które przyjdą
py-part-rounds = rundy: każda ma swoją pochodnię
py-part-cards = twoje dwie piramidy: zaznaczaj od wejścia do grobowca
py-part-display = nowe piramidy do wyboru, gdy ukończysz swoją
py-part-bonus = punkty za kilka piramid jednego koloru
py-part-score = twoje znaleziska: klejnoty i pochodnie dają punkty, czaszki je odbierają

## Pierwsza partia z przewodnikiem: drugi wiersz każdego pytania

py-learn-mark = Zacznij od wejścia i idź do grobowca; po drodze bierz klejnoty, omijaj czaszki.
py-learn-extra = Darmowe pole: sięgnij nim grobowca albo następnego czerwonego X.
py-learn-take = Cenna jest krótka droga do grobowca i kolor, którego karty już masz.

## Opowieść pierwszej partii: powód przed ruchem i to, co przyniósł

py-story-about = Wszyscy zaznaczają te same kształty, każdy na dwóch własnych piramidach, od wejścia do grobowca. Zaznaczony grobowiec to 10 punktów; punkty dają też pary klejnotów, pochodnie i kilka piramid jednego koloru, a czaszki je odbierają. Wygrywa, kto ma najwięcej punktów.
py-story-keep = Zachowaj 25 i 46. Na 46 jeden czerwony X leży przy wejściu, a drugi przy grobowcu; na 25 blisko jest pochodnia.
py-story-torch = Na 25 litera L obejmuje wejście i pochodnię: zaznacz A1 B1 C1 C2.
py-story-torched = Pochodnia tej rundy jest twoja: 5 punktów.
py-story-x = Na 46 zaznacz B1 C1 B2: leży tam czerwony X, który od razu daje jeszcze jedno pole, na dowolnej karcie. Weź D2 na 25, kolejny X, a potem D1 na 46, czerwony klejnot.
py-story-chain = Pięć pól w jednej turze i klejnot: najpierw szukaj czerwonych X.
py-story-way = Idź prosto do grobowca: zaznacz A2 A3 A4 na 46. Nic tam nie leży, ale następna tura przyniesie dużo.
py-story-tomb = Zaznacz A5 B5 C5 na 46: zielony klejnot i czerwony X przy grobowcu. Dodatkowe pole to D5, sam grobowiec.
py-story-done = Ukończona piramida: 10 punktów. Czerwony i zielony klejnot tworzą parę: 5 punktów; pojedynczy jest wart 1.
py-story-take = Za ukończoną kartę przychodzi nowa. Weź 1: jest zielona jak 46, a kto pierwszy ukończy dwie karty jednego koloru, dostaje 10 punktów więcej.
py-story-skull = Cztery w rzędzie mieszczą się na 25: zaznacz E2 E3 E4 E5. Czerwony klejnot, ale i czaszka; czerwony X daje ci D5.
py-story-skulls = Jedna czaszka kosztuje 1 punkt, dwie kosztują 2, trzy 4: każda więcej niż poprzednia. Początkujący zbierają ich za dużo.
py-story-single = Kwadrat nigdzie dobrze nie pasuje. Zamiast kształtu zawsze możesz zaznaczyć jedno pole: C5 na 25, zielony klejnot.
py-story-pairs = Dwie pary klejnotów: 10 punktów. Piramida bez zaznaczonego grobowca nic nie daje, ale to, co na niej znajdziesz, zostaje.
py-story-own = Ostatnia tura tej lekcji należy tylko do ciebie: co zaznaczasz? Cała partia ma cztery rundy, każda z własną pochodnią.
py-story-review = Ukończone piramidy: { $completed }. Pary klejnotów: { $pairs }. { $skulls ->
    [0] Żadna czaszka nic cię nie kosztuje.
    [one] 1 czaszka kosztuje cię punkty.
    [few] { $skulls } czaszki kosztują cię punkty.
   *[other] { $skulls } czaszek kosztuje cię punkty.
} { $completed ->
    [0] Następnym razem trzymaj się jednej piramidy, aż ją ukończysz: jedna cała jest warta więcej niż dwie w połowie zaznaczone.
   *[other] Piramida ukończona już w pierwszej rundzie: dobra robota.
}
