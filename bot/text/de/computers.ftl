### Computer players: at the table, in a running match, and hints.

table-too-many-computers = An diesem Tisch ist Platz für { $most ->
    [one] einen Computer
   *[other] { $most } Computer
}, nicht für { $computers }.
table-unknown-level = Eine Spielstärke „{ $level }“ gibt es nicht. Möglich: { LIST($levels, style: "comma") }.
table-computer-there = Dort spielt schon ein Computer.
table-no-computer = Dort sitzt kein Computer.
table-private = In Direktnachrichten spielst du allein gegen Computer: Sonst kann niemand an diesem Tisch sitzen. Um mit Freunden zu spielen, eröffne einen mit „{ cmd-table-new-private }“.
table-deserted = Niemand ist mehr hier. Die Partie ist angehalten, bis jemand zurückkommt; Computer spielen nicht allein weiter.
table-computer-offered = Wer möchte den Platz des Computers { $who } übernehmen, mit allem, was dazugehört?
table-computer-asked = { $by } fragt, ob du den Platz des Computers { $who } übernimmst, mit allem, was dazugehört.
table-computer-taken = Ein Computer übernimmt den Platz von { $old }: { $who }.
table-computer-taken-empty = Ein Computer übernimmt den leeren Platz: { $who }.

level-easy = leicht
level-normal = normal
level-hard = schwer

level-easy-about = Macht Fehler; für die ersten Partien
level-normal-about = Spielt vernünftig
level-hard-about = Denkt voraus

button-remove-computer = Computer entfernen
menu-add-computer = Computer dazusetzen
menu-computer-level = Computer dazusetzen: { $level }
menu-hints = Tipps unter Menschen
hints-off = Tipps unter Menschen: nein
hints-on = Tipps unter Menschen: ja, für alle
menu-withouthints = Tipps gegen Computer
without-hints-off = Tipps allein gegen Computer: ja
without-hints-on = Gar keine Tipps, auch nicht allein gegen Computer

lobby-computer = { $name }: Computer, { $level }
lobby-hints = Tipps sind für alle erlaubt.
lobby-without-hints = An diesem Tisch gibt es für niemanden Tipps.
computer-badge = (Computer)

page-computer-added = Der Computer hat sich gesetzt.
page-computer-removed = Der Computer ist vom Tisch aufgestanden.
page-computer-seated = Ein Computer hat den Platz genommen.
error-person-or-computer = Nenne eine Person oder einen Computer, nicht beides.

final-with-computers = Mit Computern: Diese Partie zählt für keine Wertung.
final-hints = { $who } hat sich { $hints ->
    [one] einmal
   *[other] { $hints }-mal
} vom Computer helfen lassen.
results-with-computers = Partien mit Computern stehen für sich: Sie zählen für keine Wertung und keine andere Statistik.
results-figure-computers = mit Computern

button-hint = Tipp
button-finish-turn = Zug vom Computer beenden lassen
page-hint = Tipp: { $label }.
page-hint-effects = Tipp: { $label } — { $effects }.
page-hint-rule = Die Regel: { $says }
page-hint-turn = Der ganze Zug: { $said }
page-hint-points = Punkte, wäre die Partie dann zu Ende: { $before } → { $after }.
table-no-hints = An diesem Tisch wird ohne Tipps gespielt: So war es vor dem Start festgelegt.
