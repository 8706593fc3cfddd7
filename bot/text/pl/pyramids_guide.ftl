### Piramidy dla początkujących: skąd każde pytanie, co znaczą symbole, pierwsza partia z przewodnikiem.

## Skąd pytanie: zasada w jednym zdaniu

py-why-keep = Zatrzymujesz dwie z czterech rozdanych kart; to piramidy, od których zaczynasz.
py-why-mark = Zaznacz cały kształt na jednej karcie, dowolnie obrócony i odbity, albo jedno pole; znaki zawierają wejście lub stykają się z zaznaczonymi polami.
py-why-extra = Czerwony X pozwala od razu zaznaczyć jeszcze jedno dostępne pole, na dowolnej karcie; następny czerwony X ciągnie to dalej.
py-why-take = Ukończoną kartę zastępuje nowa: jedna z odkrytych albo nieznana z wierzchu stosu.
