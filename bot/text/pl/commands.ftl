### Slash commands: `cmd-<group>-<command>-<parameter>` is a name, the same with `-about` its description.
### Names: lower case, no spaces, at most 32 characters, different among siblings. Descriptions: at most 100.

## Tables

cmd-table = stół
cmd-table-about = Otwieranie, śledzenie i kończenie partii
cmd-table-new = nowy
cmd-table-new-about = Otwiera stół, do którego można dołączyć
cmd-table-new-game = gra
cmd-table-new-game-about = Która gra
cmd-table-new-seats = miejsca
cmd-table-new-seats-about = Ile osób, razem z tobą
cmd-table-new-options = opcje
cmd-table-new-options-about = Warianty gry, w postaci klucz=wartość
cmd-table-new-where = gdzie
cmd-table-new-where-about = Na tym kanale albo w osobnym wątku
cmd-table-new-board = plansza
cmd-table-new-board-about = Czy zostają wszystkie wiadomości z planszą, czy tylko najnowsza
cmd-table-join = dołącz
cmd-table-join-about = Zajmujesz wolne miejsce
cmd-table-leave = odejdź
cmd-table-leave-about = Zwalniasz miejsce przed rozpoczęciem
cmd-table-start = start
cmd-table-start-about = Rozpoczyna partię z osobami przy stole
cmd-table-invite = zaproś
cmd-table-invite-about = Zapraszasz kogoś do stołu
cmd-table-invite-person = osoba
cmd-table-invite-person-about = Kogo zapraszasz
cmd-table-board = plansza
cmd-table-board-about = Pokazuje planszę, tylko tobie
cmd-table-status = stan
cmd-table-status-about = Czyja tura i od kiedy
cmd-table-mine = moje
cmd-table-mine-about = Twoje partie, najpierw te, które czekają na ciebie
cmd-table-log = zapis
cmd-table-log-about = Co się działo do tej pory
cmd-table-undo = cofnij
cmd-table-undo-about = Cofa twój ostatni krok, dopóki nikt nie odpowiedział
cmd-table-end = zakończ
cmd-table-end-about = Głosujesz za zakończeniem partii bez wyniku
cmd-table-export = eksport
cmd-table-export-about = Pobierasz zapis partii w pliku
cmd-table-move = przenieś
cmd-table-move-about = Partia toczy się dalej na tym kanale

## Commands for every game

cmd-turn = tura
cmd-turn-about = Grasz swoją turę, pytanie po pytaniu
cmd-hand = ręka
cmd-hand-about = Pokazuje twoją rękę, prywatnie
cmd-move = ruch
cmd-move-about = Wykonujesz dowolny ruch według zapisu
cmd-move-move = ruch
cmd-move-move-about = Ruch albo kilka ruchów oddzielonych spacjami
cmd-rules = zasady
cmd-rules-about = Zasady gry w skrócie
cmd-rules-game = gra
cmd-rules-game-about = Która gra

## Parameters that many commands share

cmd-param-match = partia
cmd-param-match-about = Która partia, jeśli jest ich więcej

## Golden Horn

cmd-golden-horn = złoty-róg
cmd-golden-horn-about = Ruchy w grze Złoty Róg
cmd-golden-horn-raid = napad
cmd-golden-horn-raid-about = Wysyłasz piratów na statek, zanim wypłyniesz
cmd-golden-horn-raid-attack = atak
cmd-golden-horn-raid-attack-about = Który statek i jakie dwie karty
cmd-golden-horn-sail = płyń
cmd-golden-horn-sail-about = Ruch statkiem: ładunek, kurs, cel
cmd-golden-horn-sail-ship = statek
cmd-golden-horn-sail-ship-about = Który z twoich statków
cmd-golden-horn-sail-load = ładunek
cmd-golden-horn-sail-load-about = Kolor ładunku, jeśli rusza z portu głównego
cmd-golden-horn-sail-turn = zwrot
cmd-golden-horn-sail-turn-about = Ten sam kierunek czy zwrot, dla pustego statku
cmd-golden-horn-sail-to = dokąd
cmd-golden-horn-sail-to-about = Gdzie staje i jakie karty wiatru to kosztuje
cmd-golden-horn-sail-call = koniec
cmd-golden-horn-sail-call-about = Ogłoszenie końca, gdy masz wszystkie sześć kolorów
cmd-golden-horn-turn-round = zawróć
cmd-golden-horn-turn-round-about = Zawraca pusty statek i płynie z powrotem
cmd-golden-horn-turn-round-ship = statek
cmd-golden-horn-turn-round-ship-about = Który z twoich statków
cmd-golden-horn-turn-round-to = dokąd
cmd-golden-horn-turn-round-to-about = Gdzie staje i jakie karty wiatru to kosztuje
cmd-golden-horn-turn-round-call = koniec
cmd-golden-horn-turn-round-call-about = Ogłoszenie końca, gdy masz wszystkie sześć kolorów
cmd-golden-horn-call-end = koniec
cmd-golden-horn-call-end-about = Ogłaszasz koniec po ruchu statkiem

## Silver & Gold: Pyramids

cmd-pyramids = piramidy
cmd-pyramids-about = Ruchy w grze Silver & Gold: Piramidy
cmd-pyramids-keep = zachowaj
cmd-pyramids-keep-about = Zachowujesz dwie z czterech pierwszych kart
cmd-pyramids-keep-cards = karty
cmd-pyramids-keep-cards-about = Które dwie karty
cmd-pyramids-mark = zaznacz
cmd-pyramids-mark-about = Zaznaczasz kształt albo jedno pole, ze wszystkim, co z tego wynika
cmd-pyramids-mark-place = miejsce
cmd-pyramids-mark-place-about = Która karta i które pola
cmd-pyramids-mark-extra-1 = dodatek-1
cmd-pyramids-mark-extra-1-about = Pole za pierwszy czerwony X
cmd-pyramids-mark-extra-2 = dodatek-2
cmd-pyramids-mark-extra-2-about = Pole za drugi czerwony X
cmd-pyramids-mark-extra-3 = dodatek-3
cmd-pyramids-mark-extra-3-about = Pole za trzeci czerwony X
cmd-pyramids-mark-extra-4 = dodatek-4
cmd-pyramids-mark-extra-4-about = Pole za czwarty czerwony X
cmd-pyramids-pick = weź
cmd-pyramids-pick-about = Bierzesz nową kartę, odkrytą albo zakrytą
cmd-pyramids-pick-card = karta
cmd-pyramids-pick-card-about = Która karta
cmd-pyramids-change = zmień
cmd-pyramids-change-about = Cofasz zapieczętowany wybór i wybierasz od nowa
