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

## Pierwsza partia z przewodnikiem: drugi wiersz każdego pytania

py-learn-mark = Zacznij od wejścia i idź do grobowca; po drodze bierz klejnoty, omijaj czaszki.
py-learn-extra = Darmowe pole: sięgnij nim grobowca albo następnego czerwonego X.
py-learn-take = Cenna jest krótka droga do grobowca i kolor, którego karty już masz.
