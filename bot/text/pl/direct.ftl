### Stoły w wiadomościach prywatnych i kody, którymi znajomi dołączają do stołów prywatnych.

table-unknown-code = Żaden stół nie ma takiego kodu. Sprawdź go albo poproś o nowy.
table-stays-direct = Przy tym stole gra się w wiadomościach prywatnych i tak już zostanie.
table-offer-by-name = Nikt inny nie widzi tego stołu: wskaż osobę, która ma zająć miejsce.
table-unreached = { $who }: nie mogę tu wysyłać wiadomości prywatnych ani dać znać, że przyszła kolej na turę. Partia toczy się dalej: turę można zagrać poleceniem /{ cmd-turn } wszędzie tam, gdzie jestem.
dm-closed-direct = Nie mogę wysyłać ci wiadomości prywatnych, więc nie dam znać, że to twoja kolej. Grasz poleceniami /{ cmd-turn } i /{ cmd-hand } wszędzie tam, gdzie jestem. Żeby plansza przychodziła w wiadomości, zezwól na wiadomości prywatne ze wspólnego serwera.
lobby-direct = Gra w wiadomościach prywatnych: każda osoba ma tam własną planszę, a nikt inny nie widzi tego stołu.
lobby-code = Znajomi dołączają kodem **{ $code }**: /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, w wiadomościach prywatnych ze mną albo na dowolnym serwerze.
button-code = Zaproś
button-new-code = Nowy kod
page-code = Kod tego stołu: **{ $code }**. Znajomi dołączają poleceniem /{ cmd-table } { cmd-table-join } { cmd-table-join-code }:{ $code }, w wiadomościach prywatnych ze mną albo na dowolnym serwerze, na którym jestem. Kto nie ma ze mną wspólnego serwera, może mnie zainstalować z mojego profilu.
page-code-renewed = Stary kod jest nieważny. Kto już dołączył, zostaje.
page-new-direct = Stół { NUMBER($match, useGrouping: 0) } jest otwarty, a jego karta przyjdzie w wiadomości prywatnej. Gdy wszyscy dołączą, naciśnij na niej Start.
page-nobody-hears = Na tym serwerze moje odpowiedzi widzisz tylko ty, więc przekaż kod samodzielnie.
page-joined-direct = Masz miejsce. Stół przyjdzie do ciebie w wiadomości prywatnej.
page-started-direct = Partia się zaczęła. Każda osoba dostanie planszę w wiadomości prywatnej.
learn-closed-here = Nie mogę wysyłać ci wiadomości prywatnych, a przewodnik ich potrzebuje. Zezwól na nie w ustawieniach prywatności i użyj ponownie /{ cmd-learn }.
cmd-table-join-code = kod
cmd-table-join-code-about = Kod zaproszenia do prywatnego stołu
