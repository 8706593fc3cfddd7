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
manage-empty = 36g albo 3d; puste: bez zmian
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

help-way-clock = {""}**{ button-clock }**, **{ button-away }**, **{ button-ask-pause }**, **{ button-more-time }**: /{ cmd-table } { cmd-table-time }
help-words-clock = zegar ile czasu jest turę trakcie partii muszą się zgodzić inni przerwa prosisz przerwę albo nią zgadzasz przedłuż pozostałych więcej swoją stan czyja tura kiedy wolno czekać znajomy gracz nie odpowiada pauza pauzować wstrzymać spóźnienie
help-way-seat = {""}**{ button-substitute }**, **{ button-autopilot }**, **{ button-come-back }**: /{ cmd-table } { cmd-table-manage }
help-words-seat = zastępstwo oddajesz swoje miejsce albo nieobecnej osoby autopilot bot gra kogoś kogo długo czekacie wracam grasz dalej zastępstwie zatrzymujesz znajomy gracz nie odpowiada nieobecny brak wolno zastąpić wyrzucić
help-way-finish = {""}**{ button-resign }**, **{ button-vote }**, **{ button-move-here }**: /{ cmd-table } { cmd-table-manage }
help-words-finish = poddaj poddajesz partię inni wygrywają albo grają dalej bez ciebie zakończ głosujesz zakończeniem partii wyniku przenieś partia toczy się tym kanale zakończyć przerwać skończyć opuścić wyjść grę gra gry poddać rezygnacja rezygnuję
help-way-record = {""}**{ button-export }**, **{ button-verify }**, **{ button-step }**: /{ cmd-table } { cmd-table-manage }
help-words-record = eksport pobierasz zapis partii pliku dowód sprawdza każde losowanie skończonej historia każdy wcześniejszy moment krok kroku oszustwo oszukuje uczciwie los kości szczęście zapisać
help-way-lobby = {""}**{ button-start }**, **{ button-leave }**, **{ button-invite }**, **{ button-access }**: /{ cmd-table } { cmd-table-manage }
help-words-lobby = odejdź zwalniasz miejsce przed rozpoczęciem start rozpoczyna partię osobami przy stole zaproś zapraszasz kogoś stołu dostęp dla osoby która otworzyła stół kto może usiąść znajomego znajomy zaprosić przyjaciel
