### Pages of matches in the browser. Plain text: no markdown.

web-skip = Przejdź do treści
web-languages = Języki
web-foot = Ta strona nie wymaga konta, nie zapisuje ciasteczek i niczego nie pobiera z innych stron.
web-home = Tu można oglądać partie rozgrywane na Discordzie. Link do partii jest pod jej planszą.
web-fault = Tej strony nie można pokazać
web-unknown = Pod tym adresem nie ma strony albo nie jest ona dla wszystkich.
web-no-position = Ta partia nie ma takiej pozycji.
web-gone-elsewhere = Ta partia toczy się dalej gdzie indziej. Tutaj nic się już nie wydarzy.
web-gone-closed = Ten stół zamknięto, zanim partia się zaczęła.
web-too-much = Za dużo naraz. Odczekaj chwilę i spróbuj ponownie.
web-not-now = W tej chwili nie można tego pokazać. Spróbuj ponownie za chwilę.
web-not-allowed = Te strony można tylko czytać.
web-no-film = Ta partia nie ma filmu poklatkowego.
web-film-drawing = Film poklatkowy właśnie powstaje. Wróć za minutę.
web-autopilot = nie ma: gra bot
web-news = Wydarzyło się coś nowego.
web-players = Gracze
web-terms = Co ustalono
web-since-visit = Nowe od ostatniej wizyty
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-zoom-fit = Pokaż całą planszę
web-position = Pozycja { $n } z { $count }
web-to-newest = do najnowszej
web-paused = Partia jest wstrzymana.
web-since = od
web-until = czas do
web-ended-at = Koniec:
web-started-at = Początek:
web-pictures = Obrazy tej pozycji
web-full-size = Obraz w pełnym rozmiarze
web-positions = Pozycje partii
web-first = Pierwsza pozycja
web-back = Pozycja wstecz
web-on = Pozycja dalej
web-newest = Najnowsza pozycja
web-go = Przejdź
web-keys = Klawisze: ← i → o krok, Home i End na początek i koniec; na planszy + i − zmieniają powiększenie, 0 pokazuje całość.
web-total = Razem
web-rank = Miejsce
web-sheet = Arkusz wyników jako obraz
web-curves = Jak zmieniały się punkty
web-curves-note = Punkty, które każdy gracz miałby prawdopodobnie na końcu, według późniejszej oceny komputera; na końcu punkty rzeczywiste.
web-proof = Dowód
web-film = Film poklatkowy
web-words = Plansza w słowach
web-about = O tej partii
web-commitment = SHA-256 sekretu:
web-log-file = Dziennik jako plik (JSON)
web-to-match = Do partii
web-checked-here = To stwierdził bot, odtwarzając partię. Nie trzeba mu wierzyć.
web-verify-title = Sprawdź tutaj
web-verify-about = Przeglądarka obliczy SHA-256 sekretu i powtórzy na jego podstawie każde losowanie. Porównaj SHA-256 z tym na pierwszej planszy partii na Discordzie.
web-verify-here = Sprawdź tutaj
web-verify-script = To wymaga JavaScriptu.
web-verify-self = Aby sprawdzić także ruchy, pobierz zapis i uruchom:
web-verify-sound = Sekret jest tym, który zapowiedziano, i wynika z niego każde losowanie.
web-verify-wrong = Sekret i losowania nie pasują do siebie.
web-hints = { $hints ->
    [one] jedna podpowiedź
    [few] { $hints } podpowiedzi
    [many] { $hints } podpowiedzi
   *[other] { $hints } podpowiedzi
}

button-page = W przeglądarce

cmd-me-name = nazwa
cmd-me-name-about = Czy twoja nazwa jest widoczna na stronach partii w przeglądarce
cmd-me-name-shown = widoczna
cmd-me-name-shown-about = False: zamiast nazwy stoi tam numer miejsca
me-nameless = Na stronach partii zamiast twojej nazwy stoi numer miejsca.

cmd-admin-settings-pages = strony
cmd-admin-settings-pages-about = Czy każdy może oglądać partie tego serwera w przeglądarce
admin-pages = Partie mają publiczne strony w przeglądarce, jeśli ten bot je udostępnia
admin-pages-none = Partie nie mają publicznych stron w przeglądarce
