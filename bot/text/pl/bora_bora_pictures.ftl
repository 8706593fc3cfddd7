### Słowa na obrazkach Bora Bora: krótkie, bo miejsca jest mało.

bb-pic-title = Bora Bora
bb-pic-round = Runda { $round } z { $rounds }
bb-pic-phase-setup = Przygotowanie
bb-pic-phase-A = Kość { $lap } z { $laps }
bb-pic-phase-B = Mężczyźni i kobiety
bb-pic-phase-jewelry = Biżuteria
bb-pic-phase-tasks = Wypełnianie zadań
bb-pic-phase-take = Wybór zadań
bb-pic-phase-final = Ostatnie zadania
bb-pic-phase-over = Koniec
bb-pic-over = Partia skończona
bb-pic-temple = Świątynia
bb-pic-tasks = Zadania do wzięcia
bb-pic-jewelry = Biżuteria
bb-pic-gods = Karty bogów

## Emblems of the seats: so is called who has a name that no picture can show

bb-emblem-hook = Haczyk
bb-emblem-flower = Kwiat
bb-emblem-teeth = Zęby
bb-emblem-waves = Fale

## Action tiles: at most twelve letters

bb-pic-action-H = Pomocnik
bb-pic-action-T = Świątynia
bb-pic-action-B = Budowa
bb-pic-action-M = Mężczyzna
bb-pic-action-W = Kobieta
bb-pic-action-L = Ląd
bb-pic-action-S = Woda
bb-pic-action-F = Połów

## Player boards

bb-pic-own-tasks = Zadania ({ $done ->
    [one] { $done } wypełnione
    [few] { $done } wypełnione
   *[other] { $done } wypełnionych
})
bb-pic-bonus = Bonus

## Hand and private pages

bb-pic-only-you = Widzisz to tylko ty
bb-pic-no-cards = Brak kart bogów
bb-pic-god-costs = Jeden bóg kosztuje
bb-pic-you-have = Masz
bb-pic-unpaid = nie do opłacenia
bb-pic-red = Zagraj Czerwonego
bb-pic-confirm = zatwierdzić turę?
bb-pic-confirm-note = Nikt nic nie widzi, póki nie zatwierdzisz.
bb-pic-does-B = Przy kości: nie musi być niższa od tych na płytce
bb-pic-does-W = Przy kości: w swojej akcji liczy się jak 6
bb-pic-does-R = Przy nowym szałasie: od razu punkty za rybę
bb-pic-does-G = Przy osobach: jeden rodzaj podwójnie albo jeden więcej
bb-pic-does-Y = Przy zadaniu: o jedną rzecz mniej, za { $helped_task ->
    [one] 1 punkt
    [few] { $helped_task } punkty
   *[many] { $helped_task } punktów
}

## A position in words

bb-pic-tell-nothing = brak
bb-pic-tell-nobody = brak
bb-pic-tell-seat = { $who }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-scores = Punkty: { $list }.
bb-pic-tell-score = { $who } { $points }
bb-pic-tell-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
bb-pic-tell-offerings = dary: { $count }
bb-pic-tell-shells = muszle: { $count }
bb-pic-tell-cards = karty bogów: { $count }
bb-pic-tell-tiles = płytki bogów: { $count }
bb-pic-tell-priests = kapłani w zasobach: { $count }
bb-pic-tell-dice = kości { $list }
bb-pic-tell-tile = Kości na płytce „{ $tile }”: { $list }.
bb-pic-tell-region = { $region }: { LIST($parts, style: "semicolon") }.
bb-pic-tell-free = bez szałasu
bb-pic-tell-host = szałas: { $who }
bb-pic-tell-aside = obok { $list }
bb-pic-tell-path = { $one } – { $other } { $value }
bb-pic-tell-paths-land = Ścieżki lądowe: { $list }.
bb-pic-tell-paths-water = Ścieżki wodne: { $list }.
bb-pic-tell-slot = { $slot } { $person }
bb-pic-tell-men = Mężczyźni do wzięcia, według pól: { $list }.
bb-pic-tell-women = Kobiety do wzięcia, według pól: { $list }.
bb-pic-tell-priest = { $slot } { $who }
bb-pic-tell-temple = Świątynia według pól: { $list }. Kapłan daje w tej rundzie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}; pozostałe płytki bogów: { $tiles }.
bb-pic-tell-space = { $who } { $points }
bb-pic-tell-status = Tor pozycji od pierwszego do ostatniego, z punktami: { $list }.
bb-pic-tell-jewelry = Biżuteria rundy { $round }: { $list }.
bb-pic-tell-tasks = Zadania do wzięcia: { LIST($list, style: "semicolon") }.
bb-pic-tell-open = Odkryte karty bogów: { $list }. Kart w talii: { $deck }.
bb-pic-tell-card = { $god } ×{ $count }
bb-pic-tell-hand = Twoje karty bogów: { $list }.
bb-pic-tell-payable = Bogowie, za których możesz teraz zapłacić: { $list }.
bb-pic-tell-god = { $god }: { $does }.
bb-pic-tell-person = pole { $space } { $person }
bb-pic-tell-shifted = pole { $space } { $person }, przesunięta
bb-pic-tell-persons = Osoby: { $list }.
bb-pic-tell-huts = { $space } (×{ $count })
bb-pic-tell-huts-list = Szałasy na polach: { $list }.
bb-pic-tell-on = { $space } { $material }
bb-pic-tell-beside = { $material } ×{ $count } obok planszy
bb-pic-tell-materials = Materiały: { $list }.
bb-pic-tell-building = { $number } na polach { LIST($spaces) }
bb-pic-tell-built = Postawione budynki: { $list }.
bb-pic-tell-regions = Szałasy w regionach: { $list }.
bb-pic-tell-jewels = Kupiona biżuteria: { $list }.
bb-pic-tell-task = { $task } ({ $have } z { $need })
bb-pic-tell-task-hidden = { $task }
bb-pic-tell-own-tasks = Otwarte zadania: { LIST($list, style: "semicolon") }. Wypełnione: { $done }.
bb-pic-tell-draft = Wybrane, jeszcze niewidoczne dla innych: { $list }.

## The second picture: what comes

bb-pic-tell-rounds-priest = Punkty za kapłana w świątyni, rundami: { LIST($list, style: "comma") }.
bb-pic-tell-rounds-building = Punkty za budynek, rundami: { LIST($list, style: "comma") }.
bb-pic-tell-discard = Zużyte karty bogów: { $list }. Kart w talii: { $deck }.
bb-pic-tell-bonus = { $what } { $have } z { $need }
bb-pic-bonus-task = zadania
bb-pic-bonus-jewel = biżuteria
bb-pic-bonus-ceremony = pola obrządku
bb-pic-bonus-building = budynki
bb-pic-bonus-islands = regiony
bb-pic-bonus-people = mężczyźni i kobiety
