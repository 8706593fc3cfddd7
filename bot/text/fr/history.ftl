### Looking back and taking back; the proof of a finished match. May hold markdown; never drawn.

button-since = Depuis mon dernier tour
button-moving = Animation
button-step = Pas à pas
button-luck = Chance
button-verify = Vérifier les tirages
button-agree = D’accord
button-agree-knowing = D’accord quand même
button-no = Non
button-ask = Demander aux autres
button-withdraw = Ne plus demander

page-then-title = Position { $n } sur { $count } · { $when }
page-then-jump = Aller à…
page-then-n = { $n } sur { $count }

page-since-title = Depuis ton dernier tour ({ $when })
page-since-start = Depuis le début de la partie ({ $when })
page-since-stranger = Le dernier coup ({ $when })
page-since-nothing = Il ne s’est rien passé depuis.
page-since-more = …
page-moving = Ce qui s’est passé, en animation
page-moving-alt = Animation de { NUMBER($count) } plateaux, de la fin de ton dernier tour à maintenant.
error-moving = L’animation n’a pas pu être dessinée cette fois. Réessaie dans un instant.
page-since-pictures = La première image est d’avant, la seconde montre où en est la partie.

page-back-at-once = Tu peux annuler ceci tout de suite : { $moves }
page-back-nothing = { $alone ->
    [1] Rien ne peut être annulé tout de suite : un tirage a eu lieu, ou un ordinateur a déjà répondu.
   *[0] Tu ne peux rien annuler de ton propre chef : un tirage a eu lieu, ou quelqu’un d’autre a déjà répondu.
}
page-back-ask = { $alone ->
    [1] Tu peux revenir à un tour antérieur sans demander à personne.
   *[0] Pour annuler ce qui est plus ancien, il faut l’accord de tous les autres.
}
page-back-asked = Tu as demandé aux autres d’annuler un tour. Tous n’ont pas encore répondu.
page-back-menu = { $alone ->
    [1] Annuler un tour antérieur…
   *[0] Demander à annuler un tour antérieur…
}
page-back-turn = Ton tour numéro { $n }
page-back-revealed = depuis, quelque chose a été tiré ou dévoilé
page-back-sure = { $alone ->
    [1] J’annule ceci ?
   *[0] Je demande aux autres d’annuler ceci ?
} { $moves } Tout ce qui suit est annulé aussi.
page-back-sure-revealed = { $alone ->
    [1] Depuis, quelque chose a été tiré ou dévoilé ; ce qui a été tiré sera tiré à nouveau.
   *[0] Depuis, quelque chose a été tiré ou dévoilé. Tout le monde doit l’accepter aussi ; ce qui a été tiré sera tiré à nouveau.
}

page-votes-asked = C’est demandé. Manquent encore : { $missing }.
page-votes-warned = { $who } le demande, mais depuis, quelque chose a été tiré ou dévoilé, et on le connaît maintenant. Ce qui a été tiré sera tiré à nouveau. Es-tu d’accord quand même ?
page-votes-open = Tu es d’accord. Manquent encore : { $missing }.
page-votes-approved = { $alone ->
    [1] C’est annulé.
   *[0] Tout le monde est d’accord : c’est annulé.
}
page-votes-refused = Tu n’es pas d’accord : rien n’est annulé.
page-votes-withdrawn = Tu ne le demandes plus.

page-verify-title = La preuve
page-verify-promise = Promis avec le premier plateau : `{ $hash }`. Le secret : `{ $secret }`.
page-verify-self = Compare cette promesse avec celle que montre **Tirages équitables** sous le premier plateau de la partie.
page-verify-unproven = Non prouvé : les noms, les heures, et quelles étapes ont été jouées ensemble. Ils sont tels que le bot les a notés.

table-verify-sound = Tout est en ordre : le secret est celui qui était promis, { $draws ->
    [one] l’unique tirage en découle
   *[other] les { $draws } tirages en découlent
}, et chaque coup était permis ({ $steps } étapes).
table-verify-damaged = L’enregistrement ne tient pas debout. Préviens la personne qui s’occupe de ce bot.
table-verify-step = L’étape { $n } ne découle pas du secret et des règles. Préviens la personne qui s’occupe de ce bot.
table-verify-rules = Les règles ou leurs données ont changé depuis cette partie. Son enregistrement peut être vérifié avec la version d’alors.
table-unfinished = Tu ne peux le demander qu’une fois la partie finie : avant, cela trahirait ce qui est caché.

luck-label = { $label }
