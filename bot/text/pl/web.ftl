### Pages of matches in the browser. Plain text: no markdown.

web-skip = Przejdź do treści
web-languages = Języki
web-foot = Ta strona nie wymaga konta, nie zapisuje ciasteczek i niczego nie pobiera z innych stron.
web-home = Tu można oglądać partie rozgrywane na Discordzie. Link do partii jest pod jej planszą.
web-fault = Tej strony nie można pokazać
web-unknown = Pod tym adresem nie ma strony albo nie jest ona dla wszystkich.
web-no-position = Ta partia nie ma takiego momentu.
web-gone-elsewhere = Ta partia toczy się dalej gdzie indziej. Tutaj nic się już nie wydarzy.
web-gone-closed = Ten stół zamknięto, zanim partia się zaczęła.
web-bad-range = Liczba w tym adresie nie jest liczbą albo wykracza poza zakres.
web-too-much = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
web-not-now = W tej chwili nie można tego pokazać. Spróbuj ponownie za chwilę.
web-not-allowed = Te strony można tylko czytać.
web-no-film = Ta partia nie ma filmu poklatkowego.
web-film-drawing = Film poklatkowy właśnie powstaje. Wróć za minutę.
web-autopilot = nie ma: gra bot
web-reserve = rezerwa: { $left }
web-reserve-short = rezerwa: mniej niż godzina
web-news = Wydarzyło się coś nowego.
web-players = Gracze
web-time-control = Co ustalono
web-since-visit = Nowe od ostatniej wizyty
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-zoom-fit = Pokaż całą planszę
web-position = Moment { $n } z { $count }
web-to-newest = do najnowszego
web-paused = Partia jest wstrzymana.
web-since = od
web-until = czas do
web-ended-at = Koniec:
web-started-at = Początek:
web-pictures = Obrazki z tego momentu
web-full-size = Obrazek w pełnym rozmiarze
web-positions = Momenty partii
web-first = Pierwszy moment
web-back = Moment wstecz
web-on = Moment dalej
web-newest = Najnowszy moment
web-go = Przejdź
web-keys = Klawisze: ← i → o krok, Home i End na początek i koniec; na planszy + i − zmieniają powiększenie, 0 pokazuje całość.
web-total = Razem
web-rank = Miejsce
web-sheet = Arkusz punktów jako obrazek
web-looking-back = Podsumowanie partii
web-curves = Przewidywane punkty na koniec
web-curves-note = Punkty, które każdy gracz miałby prawdopodobnie na końcu, według późniejszej oceny komputera.
web-curves-end = Na końcu są to punkty rzeczywiste.
web-proof = Dowód
web-film = Film poklatkowy
web-words = Plansza słowami
web-about = O tej partii
web-commitment = SHA-256 sekretu:
web-log-file = Dziennik jako plik (JSON)
web-to-match = Do partii
web-checked-here = To stwierdził bot, odtwarzając partię. Nie trzeba mu wierzyć.
web-verify-title = Sprawdź tutaj
web-verify-about = Przeglądarka obliczy SHA-256 sekretu, powtórzy na jego podstawie każde losowanie i porówna wszystko z zapisem. Porównaj SHA-256 z tym na pierwszej planszy partii na Discordzie.
web-verify-here = Sprawdź tutaj
web-verify-script = To wymaga JavaScriptu.
web-verify-self = Aby sprawdzić także ruchy, pobierz zapis i uruchom:
web-verify-sound = Sekret jest tym, który zapowiedziano, wynika z niego każde losowanie, a zapis ma te same losowania.
web-verify-wrong = Sekret, losowania i zapis nie zgadzają się z tym, co zapowiedziano.
web-hints = { $hints ->
    [one] jedna podpowiedź
    [few] { $hints } podpowiedzi
    [many] { $hints } podpowiedzi
   *[other] { $hints } podpowiedzi
}
web-words-of-it = Słowami
web-foot-own = Ta strona jest tylko twoja. Nie wymaga konta, zapisuje jedno ciasteczko dla tej partii i niczego nie pobiera z innych stron.
web-own = To widzisz tylko ty
web-own-about = Na komputerze, z którego korzystają inni, zamknij okno. Przycisk „{ button-my-links }” w poleceniu /{ cmd-me } { cmd-me-show } na Discordzie unieważnia wszystkie twoje strony.
web-own-hand = Twoja ręka
web-own-draft = Twój szkic
web-own-draft-board = Do czego prowadzi
web-own-order = Zaplanowany ruch
web-own-note = Twoja notatka
web-own-closed = Ta strona jest dla kogoś, kto siedzi przy tym stole, i tylko w przeglądarce, w której ją otworzono. Naciśnij na Discordzie „Moja strona” pod swoją turą lub ręką.
web-link-forged = Tego linku nie podał bot. Naciśnij „Moja strona” na Discordzie.
web-link-used = Ten link już otwarto, a link otwiera się raz. Po nowy naciśnij „Moja strona” na Discordzie. Jeśli otworzył go ktoś inny, unieważnij tam wszystkie swoje strony: polecenie /{ cmd-me } { cmd-me-show }, przycisk „{ button-my-links }”.
web-link-ended = Ten link jest za stary. Po nowy naciśnij „Moja strona” na Discordzie.
web-link-revoked = Tę stronę unieważniono. Po nowy link naciśnij „Moja strona” na Discordzie.
web-server = Serwer na Discordzie
web-tables = Otwarte stoły
web-tables-about = Dołącza się na Discordzie.
web-tables-none = Żaden stół nie jest otwarty.
web-running = Trwające partie
web-running-none = Nie trwa żadna partia.
web-results = Wyniki
web-results-none = Żadna partia jeszcze się nie skończyła.
web-ratings = Rankingi
web-ratings-none = Nikt nie ma jeszcze rankingu.
web-ratings-about = Liczba w nawiasie jest jeszcze niepewna. Osób, które ukrywają nazwę, tu nie ma.
web-player = Gracz
web-game = Gra
web-rating = Ranking
web-matches = Partie
web-events = Rozgrywki
web-hidden = (ukryta nazwa)
web-unrated = Na razie bez rankingu.

button-page = W przeglądarce

form-name-about = Czy twoja nazwa jest widoczna na stronach partii w przeglądarce
me-nameless = Na stronach partii zamiast twojej nazwy stoi numer miejsca.

button-my-page = Moja strona
button-revoke-links = Unieważnij wszystkie
page-my-page = Twoja strona · { $game }, stół { NUMBER($match, useGrouping: 0) }
page-my-page-about = Z twoją ręką, szkicem i notatką, tylko dla ciebie: nie podawaj linku dalej. Otwiera się raz i wygasa { $ends }. Przeglądarka, która go otworzy, pokazuje potem stronę przez 30 dni.
page-links = Twoje strony w przeglądarce
page-links-opened = { $game } #{ NUMBER($match, useGrouping: 0) }: otwarta w przeglądarce, wygasa { $ends }
page-links-unopened = { $game } #{ NUMBER($match, useGrouping: 0) }: link jeszcze nieotwarty, wygasa { $ends }
page-links-none = Nie jest otwarta żadna strona, którą widzisz tylko ty, ani żaden link do takiej strony. „{ button-my-page }” pod twoją turą (/{ cmd-turn }) albo ręką (/{ cmd-hand }) daje do niej link.
page-links-note = Unieważnij je, jeśli ktoś inny może mieć link albo korzysta z twojej przeglądarki.
page-links-revoked = { $count ->
    [one] Unieważniono jeden link lub jedną stronę. Niczego już nie otwiera.
    [few] Unieważniono { $count } linki i strony. Niczego już nie otwierają.
    [many] Unieważniono { $count } linków i stron. Niczego już nie otwierają.
   *[other] Unieważniono { $count } linku i strony. Niczego już nie otwierają.
}

button-person-page = Moja strona publiczna
button-server-page = Strona serwera
page-person = Jest strona o tobie, którą każdy może zobaczyć: twoje rankingi i te partie, które mają strony.
page-person-nameless = Strona o tobie niczego nie pokazuje, dopóki ukrywasz nazwę (/{ cmd-me } { cmd-me-show }).
form-page-about = Czy jest strona o tobie z twoimi rankingami i partiami
form-admin-listed-about = Czy serwer ma stronę z otwartymi stołami, wynikami i rankingami
admin-listed = Serwer ma stronę z otwartymi stołami, wynikami i rankingami
admin-listed-none = Serwer nie ma własnej strony

form-admin-pages-about = Czy każdy może oglądać partie tego serwera w przeglądarce
admin-pages = Partie mają publiczne strony w przeglądarce, jeśli ten bot je udostępnia
admin-pages-none = Partie nie mają publicznych stron w przeglądarce
