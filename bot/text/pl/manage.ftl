# The Table panel of a match, and its forms

cmd-table-time = czas
cmd-table-time-about = Czyja kolej, ile zostało czasu i jak to zmienić
cmd-table-manage = zarządzaj
cmd-table-manage-about = Wszystkie przyciski partii: zegar, przerwa, zastępca, koniec, kanał, zapis

page-manage = Ten stół: co chcesz zrobić?
button-manage = Stół
button-time = Czas
button-clock = Zegar…
button-away = Nieobecność…
button-ask-pause = Przerwa
button-more-time = Więcej czasu…
button-substitute = Zastępca…
button-move-here = Przenieś tutaj
button-invite = Zaproś…
button-access = Kto może grać…

manage-clock = Zegar
manage-turn = Czas na turę
manage-reserve = Zapas na całą partię
manage-empty = 36h albo 3d; puste: bez zmian
manage-quiet = Godziny ciszy
manage-vacation = Dni urlopu na osobę
manage-patience = Dni czekania do autopilota
manage-more-time = O ile więcej
manage-other-time = Albo inny czas
manage-seat = Które miejsce
manage-person = Kto je zajmie
manage-person-about = Puste: kto zechce
manage-computer = Albo od razu komputer
manage-autopilot-about = Puste: na kogo czekasz najdłużej
manage-invite = Kogo zaprosić
manage-reliability = Najmniej tur na czas, w procentach
manage-lowest = Najniższy ranking, orientacyjnie
manage-highest = Najwyższy ranking, orientacyjnie
manage-nothing = Puste: żaden
manage-elsewhere = Otwarty dla innych serwerów
