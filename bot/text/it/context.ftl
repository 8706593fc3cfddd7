### Context menus: what a right click (on a phone: a long press) on a message or a person offers.

context-turn = { button-turn }
context-since = Che cosa è successo?
context-words = { button-in-words }
context-invite = Invita
context-versus = I nostri risultati
context-no-match = Questo messaggio non appartiene a nessuna partita. Scegli un tabellone, una scheda o un altro mio messaggio.
context-yourself = Sei tu. Scegli un’altra persona.
context-which = A quale tavolo inviti **{ $name }**?
context-form = Un tavolo con { $name }
help-apps = {""}**Senza scrivere:** fai clic destro su un messaggio di una partita o su una persona (sul telefono: tieni premuto), poi **App**.
help-way-apps = Clic destro (sul telefono: tieni premuto) su un messaggio di una partita, poi **App**: **{ context-turn }**, **{ context-since }**, **{ context-words }**. Su una persona: **{ context-invite }**, **{ context-versus }**
help-words-apps = menu contestuale clic destro mouse tieni premuto app messaggio persona invita qualcuno risultati contro
