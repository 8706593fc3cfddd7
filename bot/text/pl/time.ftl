### Time and absence: clocks, reminders, quiet hours, vacations, substitutes.
### `$until` and `$since` are moments that Discord shows in the reader's own words and time zone.

time-hours = { $hours ->
    [one] 1 godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}
time-days = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[other] { $days } dni
}
time-days-hours = { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[other] { $days } dni
} i { $hours ->
    [one] 1 godzina
    [few] { $hours } godziny
   *[other] { $hours } godzin
}
time-typed-hours = { NUMBER($hours, useGrouping: 0) }g
time-typed-days = { $days }d

## What a table agrees on

time-control-none = Bez limitu czasu
time-control-turn = Czas na turę: { $turn }
time-control-reserve = Czas na każdą turę: { $turn }; rezerwa na całą partię: { $reserve }
time-control-absence-wait = Po upływie czasu stół czeka
time-control-absence-substitute = Po upływie czasu miejsce może zająć ktoś inny
time-control-absence-autopilot = Po upływie czasu za nieobecną osobę gra bot
time-control-quiet-stops = W godzinach ciszy danej osoby jej zegar stoi
time-control-vacation = Urlop, który zatrzymuje zegar, na osobę: { $days ->
    [one] 1 dzień
    [few] { $days } dni
   *[other] { $days } dni
}

table-time-control-turn = Czas na turę: co najmniej { $least }, najwyżej { $most }.
table-time-control-allowance = Czas na każdą turę: co najmniej { $least }, najwyżej { $most }.
table-time-control-reserve = Rezerwa: co najmniej { $least }, najwyżej { $most }.
table-time-control-vacation = Najdłuższy urlop na osobę przy jednym stole, w dniach: { NUMBER($most) }.
table-unreadable-amount = Nie umiem odczytać czasu „{ $text }”. Napisz na przykład 36g, 2d albo 1d 12g.
table-unreadable-time = Nie ma takiej godziny: „{ $text }”. Napisz na przykład 22:30.
table-unreadable-date = Nie ma takiego dnia: „{ $text }”. Napisz na przykład 2026-12-24 albo 24.12.
table-unknown-zone = Nie znam strefy czasowej „{ $text }”. Podaj swój kraj albo strefę, na przykład Europe/Warsaw.
table-unknown-zone-near = Nie znam strefy czasowej „{ $text }”. Czy chodzi o { LIST($near, style: "or") }?
table-quiet-same = Cisza musi się kończyć o innej porze, niż się zaczyna.
table-quiet-long = Cisza może zająć najwyżej { NUMBER($hours) } godzin na dobę. Na dłuższy odpoczynek jest /{ cmd-me } { cmd-me-show }.
table-vacation-past = Urlop nie może się zacząć w przeszłości.
table-vacation-backwards = Urlop nie może się skończyć, zanim się zacznie.
table-vacation-far = Urlop może się zacząć najpóźniej za rok.
table-vacation-long = Najdłuższy urlop, w dniach: { NUMBER($days) }.

## What the house says by itself

table-reminder = Przypomnienie: twoja tura zaczęła się { $since }.
table-reminder-until = Przypomnienie: teraz twoja tura, masz czas do: { $until }.
table-your-turn = Teraz twoja tura.
table-time-out-wait = Czas minął: { $who }. Stół czeka.
table-time-out-substitute = Czas minął: { $who }. Dopóki nie padnie ruch, to miejsce może zająć ktoś inny.
table-time-out-substitute-private = Czas minął: { $who }. Dopóki nie padnie ruch, pozostali mogą zaproponować to miejsce komuś innemu.
table-autopilot-begins = Czas minął: { $who }. Teraz gra bot, do powrotu tej osoby albo do zajęcia miejsca przez kogoś innego.
table-expired = Od { NUMBER($days) } dni nikt nie rozpoczął tej partii, więc stół jest zamknięty.

board-until = Czas do { $until }
board-until-who = { $who }: czas do { $until }
board-paused = Partia jest wstrzymana ({ $since }).
status-autopilot = Bot gra za: { $who }.
mine-your-turn-until = **twoja tura** ({ $since }), termin: { $until }
mine-waiting-since = czekamy na: { $who } ({ $since })
mine-waiting-until = czekamy na: { $who } ({ $since }), termin: { $until }
mine-paused = wstrzymana ({ $since })
mine-autopilot = **gra za ciebie bot**, dopóki nie naciśniesz **{ button-come-back }**

## Among the players

table-pause-asked = { $who } prosi o przerwę. Gdy zgodzą się wszyscy, partia będzie wstrzymana, dopóki ktoś nie zechce grać dalej.
table-paused = Partia jest wstrzymana, dopóki ktoś nie zechce grać dalej.
table-goes-on = Partia toczy się dalej.
table-extend-asked = { $who } prosi o więcej czasu: { $amount }. Potrzebna jest zgoda wszystkich pozostałych.
table-extended = Więcej czasu: { $who }, do { $until }.
table-seat-offered = Kto przejmie miejsce razem ze wszystkim, co na nim jest? Teraz siedzi tu { $who }.
table-seat-asked = { $by } pyta, czy przejmiesz miejsce razem ze wszystkim, co na nim jest. Teraz siedzi tu { $who }.
table-own-seat-asked = { $by } proponuje ci swoje miejsce razem ze wszystkim, co na nim jest.
table-seat-unheard = Nie mogę wysłać wiadomości prywatnej: { $name }. Propozycja jest aktualna: miejsce można zająć tutaj.
table-invite-unheard = Nie mogę wysłać wiadomości prywatnej: { $name }. Zaproszenie jest aktualne: oto przycisk, żeby dołączyć.
table-seat-taken = { $who } przejmuje miejsce po: { $old }.
table-seat-taken-empty = { $who } zajmuje puste miejsce.
table-back = { $who } wraca do gry.
table-stays = { $who } zostaje przy stole.

table-zone-first = Podaj najpierw strefę czasową: **{ button-me-time }** w /{ cmd-me } { cmd-me-show }.
table-vacation-none = Nie ma urlopu do zakończenia.
table-vacation-many = Za dużo urlopów naraz. Największa liczba: { NUMBER($most) }.
table-time-control-more = Jednorazowo można prosić o czas: co najmniej { $least }, najwyżej { $most }.
table-substitute-seated = Ta osoba już siedzi przy tym stole.
table-seat-not-offered = To miejsce nie jest do wzięcia.
table-foreign-seat = Ten stół należy do innego serwera.
table-seat-present = { $who } tu jest. To miejsce może oddać tylko { $who }.
table-waits = Przy tym stole umówiono się czekać: { $who }.
table-not-away = To miejsce cały czas należy do ciebie.
table-no-clock = Nie biegnie tu twój czas.
table-nobody-to-ask = Nie ma tu nikogo innego, kto mógłby się zgodzić.
table-nothing-asked = Ta sprawa jest już załatwiona.
table-too-many-calls = W ciągu doby było tu już { NUMBER($most) } twoich próśb do innych. Następna będzie możliwa: { $until }.
table-own-ask = O tym decydują pozostali.

button-take-seat = Zajmij miejsce
button-come-back = Wracam do gry
button-grant = Zgadzam się
button-pause = Zgoda na przerwę
button-go-on = Gramy dalej

## Commands and pages

cmd-me = ja
cmd-me-about = O tobie: strefa czasowa, cisza, urlop, przypomnienia, twoje dane
cmd-me-show = pokaż
cmd-me-show-about = Twoje ustawienia: czas, urlop, przypomnienia, język, powiadomienia, webhooki
cmd-me-look = wygląd
cmd-me-look-about = Jak wyglądają twoje obrazki: jasne czy ciemne, większe litery, mniej ozdób
form-zone-about = Twój kraj albo nazwa strefy
form-quiet-begin-about = Kiedy się zaczyna, na przykład 22:30
form-vacation-first-about = Pierwszy dzień, na przykład 2026-12-24 albo 24.12.
form-vacation-last = Ostatni dzień

clock-none = bez limitu czasu
clock-turn = czas na każdą turę
clock-reserve = czas na każdą turę i rezerwa
quiet-runs = zegary idą zawsze
quiet-stops = w godzinach ciszy zegary stoją
remind-all = Wszystkie przypomnienia
remind-all-about = W połowie czasu i przed jego końcem
remind-one = Jedno przypomnienie na turę
remind-one-about = Przed końcem czasu
remind-none = Bez przypomnień
remind-none-about = Tylko powiadomienie na początku tury
remind-by-dm = Przypomnienia w wiadomości prywatnej
remind-by-thread = Przypomnienia w wątku partii
call-thread = Twoja tura: powiadomienie w wątku
call-dm = Twoja tura: wiadomość prywatna
call-both = Twoja tura: powiadomienie w wątku i wiadomość prywatna
menu-clock = Zegar
menu-absence = Po upływie czasu

me-title = Ty i twój czas
me-zone = Strefa czasowa: **{ $zone }**. Jest tam teraz { $now }.
me-zone-none = Strefa czasowa: nieznana, na razie przyjmuję UTC.
me-quiet = Godziny ciszy: **{ $start }–{ $end }**
me-quiet-none = Godziny ciszy: brak
me-vacation = Urlop: { $first } – { $last }
me-vacation-none = Urlop: brak
me-note = Na twoim ekranie jest teraz { $now }.
page-clock-title = Czas przy stole { NUMBER($match, useGrouping: 0) }
page-paused = Partia jest wstrzymana.
page-pause-none = Partia nie jest wstrzymana.
page-agreed = Wszyscy się zgadzają, załatwione.
page-agreed-alone = Załatwione: nikt inny nie musi się zgadzać.
page-asked = Pytanie dostają: { $missing }.
page-agreeing = Za: { $agreed }. Brakuje zgody: { $missing }.
page-offer-own = Chcesz oddać swoje miejsce?
page-offer-of = Poszukać zastępstwa za { $who }?
page-offer-anybody = Wszyscy tutaj się o tym dowiedzą. Kto pierwszy zajmie miejsce, gra dalej ze wszystkim, co na nim jest.
page-offer-to = { $name } dostanie pytanie w wiadomości prywatnej. Kto zajmie miejsce, gra dalej ze wszystkim, co na nim jest.
page-offer-computer = Komputer ({ $level }) zajmie miejsce od razu, ze wszystkim, co na nim jest. Wszyscy się o tym dowiedzą.
page-seat-offered = Gotowe. Kto zajmie miejsce, dostanie wszystko, co na nim jest; do tego czasu nic się nie zmienia.
page-seat-offered-to = Propozycja idzie do { $name }. Dopóki miejsce nie zostanie przejęte, nic się nie zmienia.
page-seat-taken = Miejsce jest twoje, razem ze wszystkim, co na nim jest.
page-back = Miejsce jest twoje.
button-me-time = Strefa i godziny ciszy
button-me-vacation = Urlop
button-me-back = Już jestem
button-me-told = Jak mam się dowiedzieć
button-me-reading = Język i obrazki
button-me-web = W przeglądarce
button-my-links = Moje linki
form-empty-none = Puste: brak
form-zone = Strefa czasowa
form-quiet-begin = Godziny ciszy od
form-quiet-end = Godziny ciszy do
form-vacation-first = Pierwszy dzień
form-vacation-last-about = Puste: tylko ten dzień
form-call = Gdy zaczyna się moja tura
form-remind = Jak często przypominać?
form-remind-by = Gdzie przypominać?
form-digest = Codzienny przegląd o
form-digest-about = Lista twoich partii w wiadomości prywatnej, na przykład o 8:00; puste: brak
form-language = Język
form-display = Prywatne strony pokazują
form-name = Moja nazwa na stronach partii
form-page = Strona o mnie
