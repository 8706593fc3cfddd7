### Words that every game shares: tables, turns, buttons, results, refusals.

## Seats and people

seat-name = Miejsce { $seat }
seat-free = wolne miejsce
seat-you = ty
seat-starts = zaczyna
seat-computer = komputer

## Games

game-version = { $game }, zasady { $version }
match-name = { $game }, stół { $match }
match-place = { $game } na { $channel }

## Buttons

button-turn = Moja tura
button-hand = Moja ręka
button-log = Co się działo
button-rules = Zasady
button-board = Plansza
button-text = Słowami
button-join = Dołącz
button-leave = Odejdź
button-start = Start
button-confirm = Zatwierdź
button-back = Wstecz
button-refresh = Odśwież
button-undo = Cofnij
button-more = Więcej…
button-earlier = Wcześniej
button-later = Później
button-next = Dalej
button-previous = Poprzednia
button-cancel = Anuluj
button-agree = Zgadzam się
button-against = Nie zgadzam się
button-open = Do stołu

## Lobby

lobby-title = { $game }: nowy stół
lobby-opened = { $who } otwiera stół do gry { $game }. Kto dołącza?
lobby-seats = Zajęte miejsca: { $taken } z { $seats }
lobby-players = Przy stole
lobby-options = Opcje
lobby-option = { $option }: { $value }
lobby-missing = { $missing ->
    [one] Potrzeba jeszcze jednej osoby.
   *[other] Potrzeba jeszcze { $missing } osób.
}
lobby-ready = Komplet przy stole: naciśnij Start.
lobby-can-start = Można zacząć teraz albo poczekać na więcej osób.
lobby-joined = { $who } dołącza.
lobby-left = { $who } odchodzi od stołu.
lobby-invited = { $who }, czeka na ciebie miejsce: { $game }.
lobby-you-joined = Masz miejsce. Gdy partia się zacznie, karty dostaniesz w wiadomości prywatnej.
lobby-you-left = Twoje miejsce jest znów wolne.
lobby-closed = Ten stół zamknięto przed rozpoczęciem.
lobby-started = { $game }: zaczynamy. Pierwsza tura: { $who }.
lobby-started-together = { $game }: zaczynamy. Wszyscy wybierają jednocześnie.

## Turns

turn-round = Runda { $round }
turn-last-round = Ostatnia runda
turn-of = Tura: { $who }
turn-yours = Twoja tura
turn-not-yours = To nie twoja tura
turn-ping = { $who }, twoja tura: { $prompt }
turn-ping-several = { $who }: { $prompt }
turn-prompt = { $who }: { $prompt }
turn-waiting = Czekamy na: { $who }
turn-draft = Twoja tura do tej pory
turn-draft-nothing = Nic jeszcze nie wybrano.
turn-question = { $question }
turn-confirm = To cała twoja tura. Nikt nic nie zobaczy, dopóki nie zatwierdzisz.
turn-confirm-part = Tyle jest gotowe. Zatwierdź albo wybieraj dalej.
turn-chance-next = Zatwierdź, żeby zobaczyć, co wylosowano, i graj dalej.
turn-done = Gotowe. Stół widzi twoją turę.
turn-sealed = Zapieczętowane. Inni zobaczą to, gdy wszyscy wybiorą.
turn-change = Możesz jeszcze zmienić wybór, dopóki wszyscy nie wybiorą.
turn-nothing = Nie masz teraz nic do zrobienia przy tym stole.
turn-choose = Wybierz
turn-choose-number = Wybierz odpowiedź, od 1 do { $last }
turn-page = Strona { $page } z { $pages }
turn-last = Ostatnia tura
turn-undone = { $who } cofa { $count ->
    [one] ostatni krok.
    [few] ostatnie { $count } kroki.
   *[other] ostatnie { $count } kroków.
}
turn-deadline = Termin: { $when }
turn-reminder = { $who }, stół czeka na ciebie.

## Hands and direct messages

hand-title = Twoja ręka
hand-empty = Nie masz kart na ręce.
hand-at = Twoja ręka: { $game }
hand-private = Widzisz to tylko ty.
dm-dealt = { $game }: oto twoja ręka.
dm-changed = { $game }: twoja ręka się zmieniła.
dm-turn = { $game }: twoja tura.
dm-over = { $game }: koniec partii.
dm-lost = { $game }: kanał tej partii jest już niedostępny. Partia trwa: użyj /table move na innym kanale.
dm-closed = Nie mogę wysyłać ci wiadomości prywatnych. Ręka jest zawsze pod /hand. Żeby przychodziła w wiadomości, zezwól na wiadomości prywatne z tego serwera.

## The board message

board-alt = Plansza: { $game }
board-hand-alt = Twoja ręka: { $game }
board-sheet-alt = Wynik końcowy: { $game }
board-lobby-alt = Stół przed rozpoczęciem: { $game }
board-happened = Co się działo
board-happened-empty = Nic się jeszcze nie wydarzyło.
board-log-title = Co się działo: { $game }
board-status-title = { $game }: jak stoi gra

## My tables

mine-title = Twoje stoły
mine-none = Nie siedzisz przy żadnym stole. Otwórz stół przez /table new.
mine-which = Który stół?
mine-count = { $count ->
    [one] Jeden stół
    [few] { $count } stoły
   *[other] { $count } stołów
}
mine-waiting = { $count ->
    [0] Nikt na ciebie nie czeka.
    [one] Jeden stół czeka na ciebie.
    [few] { $count } stoły czekają na ciebie.
   *[other] { $count } stołów czeka na ciebie.
}
mine-yours = twoja tura
mine-others = czekamy na: { $who }
mine-lobby = jeszcze nie zaczęto
mine-over = koniec

## The end of a match

final-title = Wynik końcowy
final-rounds = { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
final-winner = Wygrywa { $who }, wynik: { $points }
final-shared = Wygrywają razem: { $who }, wynik: { $points }
final-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
final-place = { $rank }. { $who }: { $points }
final-total = razem
final-ended = Za zgodą stołu partia kończy się bez wyniku.
final-thanks = Dziękujemy za grę.

end-asked = { $who } proponuje zakończyć tę partię bez wyniku. Potrzebna jest zgoda wszystkich pozostałych.
end-agreed = { $who } zgadza się zakończyć partię.
end-declined = { $who } chce grać dalej. Partia trwa.
end-votes = Za: { $votes } z { $seats }.
end-own = Twój głos jest zapisany.

## Fair shuffles, the parcel at the end

fair-commitment = O każdym losowaniu w tej partii decyduje tajny klucz. Jego odcisk: { $digest }
fair-secret = Tajny klucz: { $secret }
fair-verify = Każdy może sprawdzić losowania: python -m bot verify { $file }
parcel-title = Cała partia na pamiątkę
parcel-about = Zapis każdego kroku, film z plansz i dowód uczciwości losowań.
parcel-log = Zapis
parcel-lapse = Film z plansz
parcel-proof = Dowód losowań
export-done = Oto partia w pliku. Dopóki trwa, tajemnice zostają poza plikiem.

## Refusals

error-title = Nie udało się
error-not-seated = Nie siedzisz przy tym stole.
error-stranger = Te przyciski są dla osób grających przy tym stole. Grę możesz śledzić przez Plansza i Co się działo.
error-not-your-turn = To nie twoja tura. Czekamy na: { $who }.
error-no-match = Na tym kanale nie ma stołu. Otwórz stół przez /table new.
error-unknown-match = Nie znam takiego stołu.
error-several = Siedzisz tu przy kilku stołach. Powiedz, przy którym grasz.
error-only-server = To działa na serwerze, nie w wiadomości prywatnej.
error-unreadable = Nie rozumiem „{ $text }”. { $legal }
error-illegal = „{ $text }” nie jest teraz możliwe. { $legal }
error-legal = Teraz można: { LIST($moves, style: "comma") }.
error-legal-more = Teraz można między innymi: { LIST($moves, style: "comma") }.
error-legal-none = Teraz nic nie można zrobić.
error-needs = Powiedz więcej: { $question }
error-extra = „{ $text }” to więcej, niż mieści się w tej turze.
error-late = Od powstania tego przycisku gra poszła dalej. Oto obecna pozycja.
error-old-button = Ten przycisk już nie działa. Użyj najnowszej planszy.
error-permission = Na tym kanale brakuje mi uprawnienia: { $permissions }. Może je nadać administracja serwera.
error-channel-gone = Kanału tej partii już nie ma. Partia trwa: użyj /table move na innym kanale.
error-thread-locked = Wątek tej partii jest zablokowany. Poproś o odblokowanie albo użyj /table move na innym kanale.
error-thread-archived = Wątek tej partii jest zarchiwizowany i nie mogę go otworzyć. Napisz w nim coś albo użyj /table move na innym kanale.
error-busy = Za dużo dzieje się w tej sekundzie. Nic się nie zmieniło: spróbuj ponownie.
error-inside = Coś poszło nie tak po mojej stronie. Nic się nie zmieniło, a błąd jest zapisany.
error-stale-commands = Polecenia właśnie się odświeżyły. Spróbuj ponownie za minutę.
error-too-late = Trwało to za długo i Discord odrzucił odpowiedź. Spróbuj ponownie.
error-slow-picture = Obraz powstaje dłużej niż zwykle. Oto pozycja słowami.
error-file-damaged = Ten plik jest uszkodzony albo nie pochodzi ode mnie.
error-file-foreign = Ten plik należy do innej gry albo nowszej wersji.
error-text-too-long = Za długie: najwyżej { $limit } znaków.

## Permissions of Discord

permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie wątków publicznych
permission-manage-threads = Zarządzanie wątkami
permission-manage-messages = Zarządzanie wiadomościami
permission-embed-links = Osadzanie linków
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości

## Small words

word-yes = tak
word-no = nie
word-and-more = i jeszcze { $count }
word-none = brak
word-nobody = nikt
word-points = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
word-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kart
}
word-seconds = { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
word-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
word-hours = { $count ->
    [one] jedna godzina
    [few] { $count } godziny
   *[other] { $count } godzin
}
word-days = { $count ->
    [one] jeden dzień
   *[other] { $count } dni
}

## Options that every game has

option-board = Wiadomości z planszą
option-board-all = zostają wszystkie
option-board-newest = zostaje tylko najnowsza
option-undo = Cofanie
option-language = Język stołu

## Languages

language-en = English
language-el = Ελληνικά
language-pl = Polski
