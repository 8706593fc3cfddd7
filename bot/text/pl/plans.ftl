### To, co ktoś próbuje i planuje: widzi to tylko ta osoba.

button-try = Wypróbuj
button-try-again = Od początku
button-order = Zagraj w mojej turze
button-keep-plan = Zachowaj na moją turę
button-use-plan = Użyj w mojej turze
button-unorder = { $kind ->
    [ahead] Wycofaj odpowiedzi
   *[other] Wycofaj zaplanowany ruch
}
button-repeat = Pas, aż będę mieć inny wybór
button-note-delete = Usuń notatkę
button-ahead = Odpowiedz z góry
button-stop = { $moment }: pytaj
button-stop-none = { $moment }: nie pytaj
button-ask-all = Pytaj mnie o wszystko
button-ask-choices = Pytaj tylko, gdy jest wybór

page-try-title = Co by było, gdyby
page-try-then = Co by było, gdyby, od momentu { $n }
page-try-note = Widzisz to tylko ty i nic nie zostaje zagrane.
page-try-chance = Dalszy ciąg zależy od losu albo jest jeszcze zakryty. Pozostaje otwarty.
page-try-done = To byłaby cała twoja tura.
page-try-late = Od tego czasu próbujesz już czegoś innego. Tak to teraz wygląda.
page-try-lost = { $count ->
    [one] Partia poszła dalej: jeden ruch nie jest już możliwy i został pominięty.
    [few] Partia poszła dalej: { $count } ruchy nie są już możliwe i zostały pominięte.
   *[other] Partia poszła dalej: { $count } ruchów nie jest już możliwych i zostało pominiętych.
}
page-plan-kept = Zachowane. Znajdziesz to na swojej stronie, gdy zacznie się twoja tura.
page-plan-ordered = Gdy zacznie się twoja tura, zagram to, jeśli nadal będzie można. Do tego czasu nikt się nie dowie.
page-plan-withdrawn = { $kind ->
    [ahead] Odpowiedzi wycofane.
   *[other] Zaplanowany ruch wycofany.
}
page-plan-order = Zaplanowany ruch: { $moves }
page-plan-not-now = W tej chwili nie da się już tego zagrać. Jeśli tak zostanie, zapytam cię w twojej turze.
page-plan-pass = Zaplanowany ruch, aż będziesz mieć inny wybór: { $moves }
page-ahead = Twoja tura jest kompletna: przycisk „Zatwierdź” ją rozegra. Na to, co nastąpi później, możesz odpowiedzieć już teraz: zagram to w twojej turze, nie wzywając cię, jeśli nadal będzie można.
page-ahead-title = Odpowiedzi z góry
page-wishes = Masz więcej życzeń? Wybierz dalsze odpowiedzi w kolejności życzeń: jeśli pierwszej już nie będzie, liczy się następna.
page-wishes-unsure = { $answer }: przy { $enough } różnych życzeniach co najmniej jedno na pewno będzie jeszcze możliwe w twojej turze. Na razie masz { $count }.
page-wishes-sure = { $count ->
    [one] { $answer }: w twojej turze na pewno będzie to jeszcze możliwe, nie wezwę cię z tego powodu.
   *[other] { $answer }: w twojej turze jedno z twoich życzeń na pewno będzie jeszcze możliwe, nie wezwę cię z tego powodu.
}
page-plan-ahead = Odpowiedzi z góry: { $moves }
page-plan-dropped = { $kind ->
    [ahead] Odpowiedzi danych z góry nie dało się już zagrać. Oto, co z nich zostało; decyzja należy do ciebie.
   *[other] Zaplanowanego ruchu nie dało się już zagrać. Oto, co z niego zostało; decyzja należy do ciebie.
}
page-plan-dropped-all = { $kind ->
    [ahead] Odpowiedzi danych z góry nie dało się już zagrać. Decyzja należy do ciebie.
   *[other] Zaplanowanego ruchu nie dało się już zagrać. Decyzja należy do ciebie.
}
table-plan-undone = Ruchy zostały cofnięte, więc to, co było zaplanowane z góry, już nie obowiązuje: wezwę cię, gdy zacznie się twoja tura.
stop-title = Gdzie pytam cię w tej rundzie. Jedno dotknięcie to zmienia, dopóki chwila nie nadejdzie.
stop-none = { $moment }: bez pytania, chyba że moja odpowiedź mogłaby cię coś kosztować
stop-stop = { $moment }: pytam cię
stop-fixed = { $moment }: tylko ty możesz zdecydować; pytam, chyba że odpowiedź jest już dana z góry
stop-late = Za późno: runda minęła już ten moment i twoje polecenie zostało tam wykonane. To naciśnięcie niczego nie zmieniło.
page-plan-choice = Możesz teraz zrobić coś innego, więc nie pasuję za ciebie. Decyzja należy do ciebie.
page-plan-loaded = Oto, co zachowano na twoją turę.
page-plan-part = Z tego, co zachowano na twoją turę, tyle jest jeszcze możliwe.
page-plan-gone = To, co zachowano na twoją turę, nie jest już możliwe.
page-note = Twoja notatka: { $text }
page-note-none = Nie masz notatki o tej partii. Zapisz ją przez /{ cmd-me } { cmd-me-note }.
log-ordered = (zaplanowane)
log-by-itself = (automatycznie: nie było wyboru)

plan-nothing-to-try = Od tego momentu nie ma czego próbować: nie byłoby tu do ciebie żadnego pytania.
plan-none = Tego nie można już zaplanować. Zajrzyj ponownie na swoją stronę.

cmd-me-note = notatka
cmd-me-note-about = Prywatna notatka o partii; bez tekstu: pokazuje ją
cmd-me-note-text = tekst
cmd-me-note-text-about = Co chcesz zapamiętać; widzisz to tylko ty
