### Looking back and taking back; the proof of a finished match. May hold markdown; never drawn.

button-since = Od mojej tury
button-moving = Animacja
button-step = Krok po kroku
button-luck = Szczęście
button-verify = Sprawdź losowania
button-agree = Zgadzam się
button-agree-knowing = Mimo to się zgadzam
button-no = Nie
button-ask = Zapytaj pozostałych
button-withdraw = Już nie proszę

page-then-title = Moment { $n } z { $count } · { $when }
page-then-jump = Przejdź do…
page-then-n = { $n } z { $count }

page-since-title = Od twojej ostatniej tury ({ $when })
page-since-start = Od początku partii ({ $when })
page-since-stranger = Ostatni ruch ({ $when })
page-since-nothing = Od tego czasu nic się nie wydarzyło.
page-since-more = …
page-moving = Co się działo – animacja
page-moving-alt = Animacja: plansze w liczbie { NUMBER($count) }, od twojej ostatniej tury do teraz.
error-moving = Animacji nie udało się teraz narysować. Spróbuj ponownie za chwilę.
page-since-pictures = Pierwszy obrazek pokazuje stan sprzed tych ruchów, drugi – obecny.

page-back-at-once = To cofniesz od razu: { $moves }
page-back-nothing = { $alone ->
    [1] Niczego nie cofniesz od razu: nastąpiło losowanie albo odpowiedź komputera.
   *[0] Niczego nie cofniesz bez pytania: nastąpiło losowanie albo odpowiedź innej osoby.
}
page-back-ask = { $alone ->
    [1] Do wcześniejszej tury możesz wrócić bez pytania kogokolwiek.
   *[0] Na cofnięcie czegoś dawniejszego muszą się zgodzić wszyscy pozostali.
}
page-back-asked = Twoja prośba o cofnięcie tury czeka. Nie wszyscy jeszcze odpowiedzieli.
page-back-menu = { $alone ->
    [1] Cofnij coś dawniejszego…
   *[0] Poproś o coś dawniejszego…
}
page-back-turn = Twoja tura numer { $n }
page-back-revealed = od tego czasu coś wylosowano lub odkryto
page-back-sure = { $alone ->
    [1] Cofnąć to?
   *[0] Zapytać pozostałych o cofnięcie tego?
} { $moves } Cofnie się też wszystko, co było potem.
page-back-sure-revealed = { $alone ->
    [1] Od tego czasu coś wylosowano lub odkryto; losowania odbędą się na nowo.
   *[0] Od tego czasu coś wylosowano lub odkryto. Na to też muszą się zgodzić wszyscy; losowania odbędą się na nowo.
}

page-votes-asked = Prośba wysłana. Czekamy na zgodę: { $missing }.
page-votes-warned = { $who } o to prosi, ale od tego czasu coś wylosowano lub odkryto i to już wiadomo. Losowania odbędą się na nowo. Zgadzasz się mimo to?
page-votes-open = Zgoda przyjęta. Czekamy jeszcze na: { $missing }.
page-votes-approved = { $alone ->
    [1] Cofnięte.
   *[0] Wszyscy się zgadzają: cofnięte.
}
page-votes-refused = Brak twojej zgody: nic nie zostaje cofnięte.
page-votes-withdrawn = Prośba wycofana.

page-verify-title = Dowód
page-verify-promise = Obietnica przy pierwszej planszy: `{ $hash }`. Sekret: `{ $secret }`.
page-verify-self = Porównaj obietnicę z tą, którą pokazuje **Uczciwe losowania** pod pierwszą planszą partii.
page-verify-unproven = Zapis nie dowodzi nazw graczy, godzin ani tego, które kroki wykonano razem. Są takie, jak zanotował je bot.

table-verify-sound = Wszystko się zgadza: sekret jest tym, który zapowiedziano, { $draws ->
    [one] jedyne losowanie z niego wynika
    [few] wszystkie { $draws } losowania z niego wynikają
   *[other] wszystkie { $draws } losowań z niego wynika
}, a każdy ruch był dozwolony (kroków: { $steps }).
table-verify-damaged = Zapis jest wewnętrznie sprzeczny. Powiadom osobę, która prowadzi tego bota.
table-verify-step = Krok { $n } nie wynika z sekretu i zasad. Powiadom osobę, która prowadzi tego bota.
table-verify-rules = Zasady lub ich dane zmieniły się od tej partii. Jej zapis można sprawdzić w wersji, w której była grana.
table-unfinished = O to można zapytać dopiero po końcu partii: wcześniej zdradziłoby to, co ukryte.

luck-label = { $label }
