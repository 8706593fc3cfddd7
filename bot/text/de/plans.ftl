### What a player tries out and plans: seen by that player alone.

button-try = Ausprobieren
button-try-again = Von vorn
button-order = Spielen, wenn ich am Zug bin
button-keep-plan = Für meinen Zug merken
button-use-plan = Für meinen Zug nehmen
button-unorder = { $kind ->
    [ahead] Antworten zurückziehen
   *[other] Vorgemerkten Zug zurückziehen
}
button-repeat = Passen, bis ich etwas anderes tun kann
button-note-delete = Notiz löschen
button-ahead = Im Voraus antworten
button-stop = { $moment }: fragen
button-stop-none = { $moment }: nicht fragen
button-ask-all = Alles fragen
button-ask-choices = Nur fragen, wenn ich die Wahl habe

page-try-title = Was wäre wenn
page-try-then = Was wäre wenn, ab Stellung { $n }
page-try-note = Nur du siehst das, und nichts wird gespielt.
page-try-chance = Was dann kommt, wird gezogen oder ist noch verborgen. Es bleibt offen.
page-try-done = Das wäre dein ganzer Zug.
page-try-late = Du hast inzwischen etwas anderes ausprobiert. So steht es jetzt.
page-try-lost = { $count ->
    [one] Die Partie ist weitergegangen: Ein Zug ist nicht mehr möglich und fällt weg.
   *[other] Die Partie ist weitergegangen: { $count } Züge sind nicht mehr möglich und fallen weg.
}
page-plan-kept = Gemerkt. Es steht auf deiner Seite, wenn dein Zug beginnt.
page-plan-ordered = Wenn dein Zug beginnt, spiele ich das, sofern es noch erlaubt ist. Vorher erfährt es niemand.
page-plan-withdrawn = { $kind ->
    [ahead] Die Antworten sind zurückgezogen.
   *[other] Der vorgemerkte Zug ist zurückgezogen.
}
page-plan-order = Vorgemerkt: { $moves }
page-plan-not-now = So wie es jetzt steht, geht das nicht mehr. Bleibt es so, frage ich dich, wenn du am Zug bist.
page-plan-pass = Vorgemerkt, bis du etwas anderes tun kannst: { $moves }
page-ahead = Dein Zug ist vollständig: „Bestätigen“ spielt ihn. Was danach kommt, kannst du schon jetzt beantworten; ich spiele es, wenn du am Zug bist, ohne dich zu rufen, sofern es noch möglich ist.
page-ahead-title = Im Voraus geantwortet
page-wishes = Mehr als ein Wunsch? Tippe weitere Antworten der Reihe nach an: Ist die erste dann nicht mehr möglich, zählt die nächste.
page-wishes-unsure = { $answer }: Bei { $enough } verschiedenen Wünschen ist einer sicher noch möglich, wenn du am Zug bist. Bisher hast du { $count }.
page-wishes-sure = { $count ->
    [one] { $answer }: Das ist sicher noch möglich, wenn du am Zug bist; dafür rufe ich dich nicht.
   *[other] { $answer }: Einer deiner Wünsche ist sicher noch möglich, wenn du am Zug bist; dafür rufe ich dich nicht.
}
page-plan-ahead = Im Voraus geantwortet: { $moves }
page-plan-dropped = { $kind ->
    [ahead] Was du im Voraus geantwortet hast, ließ sich nicht mehr spielen. Was davon übrig ist, steht hier; du entscheidest.
   *[other] Dein vorgemerkter Zug ließ sich nicht mehr spielen. Was davon übrig ist, steht hier; du entscheidest.
}
page-plan-dropped-all = { $kind ->
    [ahead] Was du im Voraus geantwortet hast, ließ sich nicht mehr spielen. Du entscheidest.
   *[other] Dein vorgemerkter Zug ließ sich nicht mehr spielen. Du entscheidest.
}
table-plan-undone = Züge wurden zurückgenommen. Was du im Voraus festgelegt hattest, gilt deshalb nicht mehr: Ich rufe dich, wenn du am Zug bist.
stop-title = Wo ich dich in dieser Runde frage. Antippen ändert es, bis es so weit ist.
stop-none = { $moment }: ohne Rückfrage, außer meine Antwort könnte dich etwas kosten
stop-stop = { $moment }: ich frage dich
stop-fixed = { $moment }: das kannst nur du entscheiden; ich frage, falls du nicht im Voraus geantwortet hast
stop-late = Zu spät: Dieser Moment der Runde ist schon vorbei, und dein Auftrag wurde dort ausgeführt. Es hat sich nichts geändert.
page-plan-choice = Du kannst jetzt etwas anderes tun, deshalb habe ich nicht für dich gepasst. Du entscheidest.
page-plan-loaded = Das hast du dir für deinen Zug gemerkt.
page-plan-part = Von dem, was du dir für deinen Zug gemerkt hast, ist noch so viel möglich.
page-plan-gone = Was du dir für deinen Zug gemerkt hast, ist nicht mehr möglich.
page-note = Deine Notiz: { $text }
page-note-none = Zu dieser Partie hast du keine Notiz. Schreibe eine mit /{ cmd-me } { cmd-me-note }.
log-ordered = (vorgemerkt)
log-by-itself = (von selbst: es gab keine Wahl)

plan-nothing-to-try = Von dieser Stellung aus gibt es nichts auszuprobieren: Hier könntest du nichts gefragt werden.
plan-none = Das lässt sich nicht mehr planen. Sieh noch einmal auf deine Seite.

cmd-me-note = notiz
cmd-me-note-about = Eine private Notiz zu einer Partie; ohne Text: zeigt sie
cmd-me-note-text = text
cmd-me-note-text-about = Was du dir merken willst; nur du siehst es
