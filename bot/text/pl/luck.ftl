### The luck report: names of draws (`<prefix>-luck-...`) and what is said about them.

gh-luck-drew = Dobrane karty wiatru
gh-luck-dealt = Rozdane karty wiatru
gh-luck-refilled = Kostki wylosowane do głównych portów
py-luck-log-reveal = Odkryte kształty
py-luck-log-display = Karty wyłożone na stół
py-luck-log-unseen = Karty wzięte w ciemno
bb-luck-rolled = Kości
bb-luck-drew = Dobrane karty bogów
bb-luck-laid-card = Wyłożone karty bogów
edo-luck-log-tile = Płytki dla roninów
edo-luck-none = Los decyduje tu tylko o rozłożeniu gry przed pierwszą rundą, jednakowym dla wszystkich: nie ma więc szczęścia poszczególnych graczy, które dałoby się porównać.

luck-title = Szczęście · { $game }, stół { NUMBER($match, useGrouping: 0) }
luck-average = średnia { $came } z { $draws } wartości, oczekiwana { $expected }
luck-tally = { $label }: **{ $seen }** ({ $expected })
luck-note = W nawiasie: ile razy należało się spodziewać. ▲ i ▼ oznaczają wyraźnie więcej lub mniej.
luck-none = Los nie przyniósł niczego, co dałoby się porównać: wszystko trafiło się najwyżej raz.
luck-ordinary = W sumie nic niezwykłego.
luck-odd = Najbardziej niezwykłe: { $who }, { $what }.
luck-odd-table = Najbardziej niezwykłe: { $what }.
