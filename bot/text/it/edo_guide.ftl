### Edo for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

edo-why-draft = Prendi entrambi, in qualsiasi ordine; la città di partenza ha una casa e un samurai.
edo-why-ronin = Prima della pianificazione il primo giocatore muove un ronin; una tessera dice poi verso quale tipo di spazio.
edo-why-land = La tessera dice il tipo di spazio; se più d’uno va bene, sceglie chi muove il ronin.
edo-why-plan = Pianifichi tre delle tue carte in ordine, un’azione su ognuna; nessuno vede una fase del tuo piano prima che sia svelata.
edo-why-crew = Ogni funzionario in una fase ne esegue l’azione una volta; il numero sulla carta è il massimo, e una fase può restare vuota.
edo-why-walk = Prima che una fase sia eseguita puoi muovere samurai e mercante, { $step } ryo a passo; dopo li muove solo Viaggio.
edo-why-execute = Ogni funzionario della fase ne esegue l’azione una volta, uno dopo l’altro.
edo-why-produce = Ogni funzionario mette al lavoro un samurai sul giusto tipo di spazio; ogni altro samurai lì riduce il prodotto di uno.
edo-why-build = Un edificio per funzionario, in una città dove hai un samurai; legno, pietre e ryo si pagano subito.
edo-why-travel = Un funzionario diventa un samurai su una porta, o muove gratis fino a { $travellers } tuoi samurai, a qualsiasi distanza.
edo-why-trade = Dove il mercante e un tuo samurai sono nella stessa città, un funzionario usa un’offerta della carta del mercante.
edo-why-card = Compri una delle carte speciali scoperte; dal prossimo round puoi pianificarla.
edo-why-levy = Il funzionario prende 1 legno o 1 pietra dalla riserva.
edo-why-rally = Porta gratis fino a { $travellers } samurai contro i ronin; con più samurai che ronin lì, li cacci.
edo-why-trade-on = Nella città del tuo emporio uno scambio può usare entrambe le offerte.
edo-why-last = Un privilegio di risorse o di rendita si può usare in ogni momento del tuo turno, e questo è l’ultimo.
edo-why-wages = Ogni samurai che resta sul tabellone costa { $wage } riso; gli altri tornano a casa e sono di nuovo funzionari.
edo-why-discard = Alla fine di un round nessuno tiene più di { $limit } pezzi fra riso, legno e pietra.

## What the symbols mean

edo-see-edo = **Edo.** Può vincere solo chi ha una casa qui, a meno che non l’abbia nessuno.
edo-see-city = **Città.** Siti per case ed empori, in ordine; sotto stanno i pezzi.
edo-see-income = **Rendita.** Ciò che la città paga in questo round, per rango.
edo-see-keep = **Fortezza.** L’unico sito per una fortezza in una città.
edo-see-land = **Spazio di risorse.** Il numero è ciò che vi produce il prossimo samurai.
edo-see-gate = **Porta.** Viaggio vi trasforma un funzionario in samurai.
edo-see-samurai = **Samurai.** Un pezzo sul tabellone: produce e costruisce, e costa la paga.
edo-see-merchant = **Mercante.** Si commercia dove sta insieme a un proprio samurai.
edo-see-ronin = **Ronin.** Un samurai solitario: riduce la produzione, e più d’uno blocca una città.
edo-see-market = **Carta del mercante.** Due offerte: merci per ryo, e merci per un punto; sotto la prossima carta.
edo-see-supplies = **Riserva.** Funzionari neutrali, fortezze e carte speciali rimasti.
edo-see-demands = **Richieste dello shogun.** Ognuna dà un punto e il privilegio sotto di essa.
edo-see-specials = **Carte speciali.** In vendita con Licenza, a questi prezzi.
edo-see-goal = **Fine.** La partita finisce con il round in cui qualcuno ha tanti punti.
edo-see-slots = **Piano.** Tre fasi; una coperta si svela quando viene il suo turno.
edo-see-goods = **Scorta.** Ryo, riso, legno e pietre di questo giocatore.
edo-see-officials = **I tuoi funzionari.** Quelli non ancora nel piano.
edo-see-card = **Carta.** In un round si può pianificare una delle sue azioni.
edo-see-action = **Azione.** Che cosa dà per ogni funzionario, e quanti ne accetta.

## The main parts of the table, each at its letter

edo-part-plan = il tuo piano: tre fasi, svelate una a una
edo-part-stock = i tuoi ryo e le risorse; sotto, i funzionari e gli edifici rimasti
edo-part-gate = porta: qui i funzionari diventano samurai
edo-part-land = risorse: il numero è ciò che produce il prossimo samurai
edo-part-city = città: qui gli edifici danno punti e rendita
edo-part-market = che cosa offre il mercante, dove sta con un tuo samurai
edo-part-specials = carte speciali in vendita
edo-part-goal = con tanti punti finisce la partita

## The guided first match: the second line of each question

edo-learn-act = Scegli un’azione per cui hai ciò che serve: le merci subito, o un samurai al posto giusto.
edo-learn-crew = Ogni funzionario fa l’azione una volta; tienine qualcuno per le prossime fasi.
edo-learn-walk = Porta un samurai dove l’azione ne richiede uno; poi prosegui.
edo-learn-execute = Scegli che cosa fa questo funzionario; gli altri della fase vengono dopo.
edo-learn-wages = Tieni i samurai ben piazzati, finché basta il riso.

## The story of the first match: the reason before a move, and what it has brought

edo-story-about = In ogni round pianifichi in segreto tre delle tue carte e vi metti dei funzionari; poi i piani si svelano e si eseguono, fase per fase. I samurai sul tabellone producono e costruiscono. Gli edifici danno punti e rendita; vince chi ha più punti.
edo-story-plan = Pianifica prima Costruzione, con un funzionario: hai il legno, la pietra e i ryo per una casa. Poi Denaro con due funzionari, 5 ryo ciascuno. Infine Reclutamento con uno: porta un nuovo funzionario per 1 riso.
edo-story-build = Un edificio richiede un samurai nella sua città. Muovi il tuo da Odawara a Edo per 2 ryo, scegli «{ edo-offer-go }» e costruisci lì una casa: paghi 4 ryo, 2 legni e 1 pietra.
edo-story-built = 1 punto subito, e d’ora in poi la casa rende alla fine di ogni round.
edo-story-money = Denaro non richiede nessuno sul tabellone: scegli «{ edo-offer-stay }». Ogni strada costa ryo.
edo-story-paid = 10 ryo: un solo funzionario ne avrebbe portati 5. Il tuo turno è fatto di funzionari.
edo-story-recruit = Recluta il nuovo funzionario; non serve muovere. Chi comincia perde perché ne ha troppo pochi.
edo-story-wages = Il round è finito. Un samurai che resta sul tabellone costa 1 riso; non ne avevi più, quindi il tuo è tornato a casa come funzionario. Le tue case hanno reso 5 ryo a Edo e 2 a Odawara.
edo-story-own = Il secondo round è solo tuo: pianificalo. Prima di ogni carta chiediti che cosa servirà ai suoi funzionari: un samurai al posto giusto, legno, pietre, riso o ryo. Senza, un funzionario non fa niente.
edo-story-review = Edifici: { $buildings }. Funzionari e samurai: { $crew }. { $idle ->
    [0] Nessun funzionario dei tuoi piani è rimasto senza far niente: ben pianificato.
    [one] 1 funzionario dei tuoi piani non ha fatto niente: prima di ogni carta guarda se i suoi funzionari avranno ciò che serve.
   *[other] { $idle } funzionari dei tuoi piani non hanno fatto niente: prima di ogni carta guarda se i suoi funzionari avranno ciò che serve.
}
