### Zasady według rozdziałów, pomoc, znaczenie symboli, pierwsza partia z przewodnikiem. Może być markdown; nie na obrazach.

cmd-rules = zasady
cmd-rules-about = Zasady tej partii albo wybranej gry, według rozdziałów
cmd-rules-game = gra
cmd-rules-game-about = Która gra; bez tego partia z tego kanału
cmd-rules-find = szukaj
cmd-rules-find-about = Słowa do znalezienia
cmd-help = pomoc
cmd-help-about = Co potrafi ten bot i jak zacząć

button-see = Co tu widzę?
page-see-none = Symbole tego obrazka nie mają jeszcze objaśnień.
button-why = Dlaczego?
page-why = { $says } *{ $chapter }, { $rule }*
page-see-title = Co widać na obrazku

menu-chapter = Rozdział…
menu-game = Zasady gry…

page-rules-match = Stół { NUMBER($match, useGrouping: 0) }, liczba graczy: { $players }
page-find = **{ $query }**: { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
page-find-more = { $count ->
    [one] Jeszcze 1 miejsce; dodaj słowo, żeby było ich mniej.
    [few] Jeszcze { $count } miejsca; dodaj słowo, żeby było ich mniej.
   *[other] Jeszcze { $count } miejsc; dodaj słowo, żeby było ich mniej.
}
page-find-english = Ponumerowane zasady są dostępne tylko po angielsku.
page-find-none = W tych zasadach nie ma nic o **{ $query }**. Spróbuj innego słowa albo otwórz rozdział.

help-title = Gry planszowe, tura po turze
help-about = Turnpost pilnuje planszy, zasad i tajemnic długich gier planszowych. Swoją turę wykonujesz, kiedy masz czas.
help-open = **Otwórz stół** przez /{ cmd-table } { cmd-table-new }: wybierz grę i naciśnij **{ button-start }**, gdy wszyscy dołączą. Nie masz z kim? Na pozostałych miejscach mogą grać komputery.
help-find = **Szukasz osób do gry:** /{ cmd-play } znajduje osoby na twoim poziomie, /{ cmd-table } { cmd-table-find } pokazuje otwarte stoły, a /{ cmd-event } zapisuje do ligi albo pucharu. Tylko dla znajomych: /{ cmd-table } { cmd-table-new } { cmd-table-new-private }:
help-play = **Twoja tura:** naciśnij **{ button-turn }** pod planszą albo wpisz /{ cmd-turn }. Odpowiadasz na jedno pytanie naraz, na stronie, którą widzisz tylko ty. Twoje karty: /{ cmd-hand }. Wszystkie twoje stoły: /{ cmd-table } { cmd-table-mine }.
help-learn = **Nie znasz gry:** /{ cmd-learn } prowadzi przez pierwszą partię; /{ cmd-rules } pokazuje zasady według rozdziałów i znajduje w nich słowa.
help-time = **Twój czas:** /{ cmd-me } { cmd-me-show } mówi, kiedy wolno ci przeszkadzać, i rezerwuje wolne dni.
help-trouble = **Coś nie tak:** /{ cmd-table } { cmd-table-undo } cofa krok, /{ cmd-table } { cmd-table-status } mówi, na kogo czeka stół, /{ cmd-table } { cmd-table-substitute } oddaje twoje miejsce.

cmd-learn = nauka
cmd-learn-about = Pierwsza partia z przewodnikiem przeciw łatwym komputerom, około dziesięciu minut
cmd-learn-game = gra
cmd-learn-game-about = Której gry chcesz się nauczyć

button-learn = Wypróbuj najpierw
button-learned = Znam to: wychodzę
button-learn-here = Ucz się tutaj, w wątku
learn-thread = Nauka: { $game }
learn-none = Ta gra nie ma partii z przewodnikiem. Jej zasady są pod /{ cmd-rules }.
learn-welcome = **{ $game }**: tu zaczyna się twoja pierwsza partia, przeciw łatwym komputerom. Naciśnij **{ button-turn }** pod planszą: każde pytanie jest objaśnione, gdy pada pierwszy raz. Po mniej więcej dziesięciu minutach skończy się sama, a **{ button-learned }** kończy od razu.
learn-begun = **{ $game }**: twoja pierwsza partia jest gotowa: { $link }
learn-found = **{ $game }**: masz już partię z przewodnikiem. Czeka na ciebie: { $link }
learn-closed = Nie mogę wysyłać ci wiadomości prywatnych. Zezwól na nie w ustawieniach prywatności tego serwera i użyj ponownie /{ cmd-learn } albo ucz się tutaj, w wątku.
learn-over = Znasz już wszystkie pytania tego przewodnika. Graj dalej, jeśli chcesz, albo wyjdź.
learn-done = **{ $game }**: to była twoja lekcja. { LIST($points, style: "comma") }. { $review } Cała partia toczy się tak samo aż do końca.
learn-points = { $who }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
learn-look-up = Do zasad wrócisz przez /{ cmd-rules }.
learn-ended = Tu kończy się lekcja. Jej wynik jest pod planszą.
learn-own-way = Idziesz własną drogą: odtąd każde pytanie jest objaśnione, gdy pada pierwszy raz.
learn-left = **{ $game }**: partia z przewodnikiem skończona. Gdy zechcesz, otwórz stół przez /{ cmd-table } { cmd-table-new }.
