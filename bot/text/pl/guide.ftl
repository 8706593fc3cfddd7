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
help-find = **Szukasz osób do gry:** /{ cmd-play } znajduje osoby na twoim poziomie, /{ cmd-table } { cmd-table-find } pokazuje otwarte stoły, a /{ cmd-event } zapisuje do ligi albo pucharu. Tylko dla znajomych: /{ cmd-table } { cmd-table-new } z opcją **{ cmd-table-new-private }**.
help-play = **Twoja tura:** naciśnij **{ button-turn }** pod planszą albo wpisz /{ cmd-turn }. Odpowiadasz na jedno pytanie naraz, na stronie, którą widzisz tylko ty. Twoje karty: /{ cmd-hand }. Wszystkie twoje stoły: /{ cmd-table } { cmd-table-mine }.
help-time = **Twój czas:** /{ cmd-me } { cmd-me-show } mówi, kiedy wolno ci przeszkadzać, i rezerwuje wolne dni.
help-trouble = **Coś nie tak:** /{ cmd-table } { cmd-table-undo } cofa krok, /{ cmd-table } { cmd-table-time } mówi, na kogo czeka stół, /{ cmd-table } { cmd-table-manage } oddaje twoje miejsce.

cmd-learn = nauka
cmd-learn-about = Pierwsza partia z przewodnikiem przeciw łatwym komputerom, około dziesięciu minut
cmd-learn-game = gra
cmd-learn-game-about = Której gry chcesz się nauczyć

button-learn = Wypróbuj najpierw
button-learned = Znam to: wychodzę
button-learn-here = Ucz się tutaj, w wątku
button-parts = Co gdzie leży?
learn-thread = Nauka: { $game }
learn-none = Ta gra nie ma partii z przewodnikiem. Jej zasady są pod /{ cmd-rules }.
learn-welcome = **{ $game }**: tu zaczyna się twoja pierwsza partia, przeciw łatwym komputerom. Naciśnij **{ button-turn }** pod planszą: każde pytanie jest objaśnione, gdy pada pierwszy raz. Po mniej więcej dziesięciu minutach skończy się sama, a **{ button-learned }** kończy od razu.
learn-begun = **{ $game }**: twoja pierwsza partia jest gotowa: { $link }
learn-found = **{ $game }**: masz już partię z przewodnikiem. Czeka na ciebie: { $link }
learn-closed = Nie mogę wysyłać ci wiadomości prywatnych. Zezwól na nie w ustawieniach prywatności tego serwera i użyj ponownie /{ cmd-learn } albo ucz się tutaj, w wątku.
learn-over = Znasz już wszystkie pytania tego przewodnika. Graj dalej, jeśli chcesz, albo wyjdź.
learn-done = **{ $game }**: to była twoja lekcja. { LIST($points, style: "comma") }. { $review } Cała partia toczy się tak samo aż do końca.
learn-won = Plansza na koniec całej wygranej partii.
learn-part-turn = czyja jest teraz tura
learn-points = { $who }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
learn-look-up = Do zasad wrócisz przez /{ cmd-rules }.
learn-ended = Tu kończy się lekcja. Jej wynik jest pod planszą.
learn-own-way = Idziesz własną drogą: odtąd każde pytanie jest objaśnione, gdy pada pierwszy raz.
learn-left = **{ $game }**: partia z przewodnikiem skończona.

help-way-time = **{ button-me-time }**: /{ cmd-me } { cmd-me-show }
help-words-time = strefa podajesz strefę czasową cisza godziny których nie przypomnień bez godzin koniec ciszy
help-way-vacation = **{ button-me-vacation }**: /{ cmd-me } { cmd-me-show }
help-words-vacation = urlop dni których nie przypomnień bez wracasz wakacje wyjazd przerwa
help-way-told = **{ button-me-told }**: /{ cmd-me } { cmd-me-show }
help-words-told = przypomnienia ile gdzie jak często przypominam turze powiadomienia daję znać zaczęła się twoja tura przegląd godzina lista twoich partii wiadomości prywatnej raz dziennie bez godziny brak za dużo mniej powiadomień wyłączyć wyciszyć
help-way-reading = **{ button-me-reading }**: /{ cmd-me } { cmd-me-show }
help-words-reading = widok jak czy prywatne strony pokazują obrazki tekst język którym odpowiadam cokolwiek mówi discord rozmiar duży daltonista zmienić zmiana wygląd jasne ciemne noc litery ozdoby ozdób
help-way-web = **{ button-me-web }**: /{ cmd-me } { cmd-me-show }
help-words-web = nazwa widoczna czy twoja jest stronach partii przeglądarce strona tobie twoimi rankingami partiami
help-way-alerts = **{ button-alerts }**: /{ cmd-me } { cmd-me-show }
help-words-alerts = powiadomienia-o-stołach gra tempo gdzie koniec wiadomość gdy otwiera się stół bez niczego jakich stołach piszę
help-way-webhooks = **{ button-webhooks }**: /{ cmd-me } { cmd-me-show }
help-words-webhooks = webhook adres postać wszyscy który wywołuję gdy nadejdzie twoja kolej bez adresu twoje webhooki
help-way-links = **{ button-my-links }**: /{ cmd-me } { cmd-me-show }
help-words-links = linki twoje strony przeglądarce ich unieważnianie
help-way-results = **{ button-results-history }**, **{ button-results-versus }**, **{ button-results-game }**: /{ cmd-results }
help-words-results = wyniki historia osoba gra skończone partie danej osoby najnowszych starcia inna kto był wyżej krzywe punkty partii jako liczbach czas trwania zwycięstwa według miejsc
help-way-ratings = **{ button-results-ratings }**: /{ cmd-results }
help-words-ratings = wyniki ranking gra tego serwera bez gry twój własny lista najlepszych
help-way-event = **{ button-event-join }**, **{ button-event-leave }**, **{ button-event }**: /{ cmd-event }
help-words-event = rozgrywki dołącz zapisujesz się rozgrywek wycofaj wycofujesz tabela twój stół zasady turniej liga puchar
help-way-organise = **{ button-event-new }**, **{ button-event-lead }**, **{ button-event-share }**: /{ cmd-event }
help-words-organise = rozgrywki nowe nazwa gra system miejsca rundy grupy tura dni punkty później komputery tworzysz zapisy zaczynają się razu zacznij dla prowadzących powstaje pierwsza runda następna kończy teraz przedłuż więcej czasu rundę skreśl osoba skreślasz kogoś listy zakończ koniec albo odwołanie innym serwerze jego udziału sezon następny prowadzenie wszystko można zrobić kod innych serwerów dołącz-serwer zarządzających serwerem sprowadzasz innego serwera przenieś pokazywane tym kanale
help-way-settings = **{ button-admin-settings }**: /{ cmd-admin }
help-words-settings = admin ustawienia stoły koniec przenosiny język wszędzie spis strony zobacz lub zmień tego serwera
help-way-channels = **{ button-admin-channels }**: /{ cmd-admin }
help-words-channels = admin kanały dodaj usuń wszędzie spotkania gdziekolwiek forum wątki gdzie wolno otwierać stoły
help-way-list = **{ button-admin-list }**: /{ cmd-admin }
help-words-list = admin otwarte-stoły wszędzie usuń stała lista otwartych stołów tym kanale
help-way-import = **{ button-admin-import }**: /{ cmd-admin }
help-words-import = admin import plik wczytaj zapisu skończoną partię żeby można było oglądać
help-way-repair = **{ button-admin-board }**, **{ button-admin-move }**, **{ button-admin-seat }**, **{ button-roll-back }**, **{ button-end-match }**, **{ button-admin-record }**: /{ cmd-admin }
help-words-repair = admin plansza wyślij jeszcze raz najnowszą planszę partii przenieś kontynuuj partię tym kanale miejsce osoba poproś kogoś przejęcie miejsca wszystkim niego należy cofnij wcześniejszego momentu wszyscy się dowiedzą zakończ bez wyniku eksport pobierz zapis tego serwera webhook adres postać który wywołuję każdej turze adresu które
help-way-solo = **{ button-help-solo }**: /{ cmd-help }
help-words-solo = sam sama samemu komputer komputerem komputerom przeciwnik łatwy trudny mocny słaby poziom ćwiczyć
help-way-friends = **{ button-help-friends }**: /{ cmd-help }
help-words-friends = znajomi znajomymi znajomy przyjaciele przyjaciółmi razem grupa zacząć
help-words-cmd-table-undo = zły ruch błąd pomyłka zmienić poprawić cofnąć
help-words-cmd-hand = moje karty zobaczyć pokaż tajne kafelki
help-words-cmd-me-delete = usunąć skasować zapomnieć dane konto prywatność
help-words-cmd-table-mine = gdzie jest moja gra partia znaleźć
help-words-cmd-play = znaleźć szukać graczy przeciwników ludzi
help-words-cmd-rules = jak grać instrukcja wyjaśnić reguły
help-words-cmd-learn = nauczyć się nauka jak grać początkujący
help-words-cmd-table-board = kto wygrywa prowadzi punkty wynik
help-words-cmd-table-new = zacząć rozpocząć utworzyć otworzyć grę nowa rewanż jeszcze raz
help-words-cmd-turn = moja kolej tura mój ruch podpowiedź
button-help = Pomoc
button-help-learn = Naucz się gry
button-help-solo = Graj z komputerami
button-help-solo-how = Więcej albo lepsze komputery
help-solo = Która gra? Zaczyna się od razu, z jak najmniejszą liczbą komputerów; poziom: { $level }.
button-help-friends = Graj z przyjaciółmi
button-learn-solo = Cała partia z komputerami
button-learn-friends = Zaproś przyjaciół
button-help-find = Co chcesz zrobić?
menu-learn = Ucz się…
form-help-find = Słowo lub dwa
form-game = Która gra?
form-seats = Ile osób gra, licząc ciebie?
form-level = Jak dobrze grają?
form-private = Tylko na zaproszenie
form-private-about = Nikt inny nie widzi stołu
help-found = „{ $query }”
help-find-none = Nie mam nic o „{ $query }”. Spróbuj innego słowa.
cmd-help-find = szukaj
cmd-help-find-about = Co chcesz zrobić, w jednym lub dwóch słowach
