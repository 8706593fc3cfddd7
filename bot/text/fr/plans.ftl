### What a player tries out and plans: seen by that player alone.

button-try = Essayer
button-try-again = Recommencer
button-order = Jouer cela à mon tour
button-keep-plan = Garder pour mon tour
button-use-plan = Reprendre pour mon tour
button-unorder = { $kind ->
    [ahead] Retirer les réponses
   *[other] Retirer la consigne
}
button-repeat = Passer tant que je ne peux rien d’autre
button-note-delete = Supprimer la note
button-ahead = Répondre d’avance
button-stop = { $moment } : me demander
button-stop-none = { $moment } : sans demander
button-ask-all = Tout me demander
button-ask-choices = Ne demander que s’il y a un choix

page-try-title = Et si…
page-try-then = Et si…, à partir de la position { $n }
page-try-note = Toi seul vois cela, et rien n’est joué.
page-try-chance = La suite est tirée au sort ou encore cachée. Elle reste ouverte.
page-try-done = Ce serait là tout ton tour.
page-try-late = Tu as essayé autre chose entre-temps. Voici où tu en es.
page-try-lost = { $count ->
    [one] La partie a avancé : un coup n’est plus possible et a été laissé de côté.
   *[other] La partie a avancé : { $count } coups ne sont plus possibles et ont été laissés de côté.
}
page-plan-kept = C’est gardé. Tu le retrouveras sur ta page au début de ton tour.
page-plan-ordered = Au début de ton tour, je joue cela, si c’est encore permis. Personne n’en saura rien avant.
page-plan-withdrawn = { $kind ->
    [ahead] Les réponses sont retirées.
   *[other] La consigne est retirée.
}
page-plan-order = Ta consigne : { $moves }
page-plan-not-now = Pour l’instant, ce n’est plus possible. Si rien ne change, je te consulte à ton tour.
page-plan-pass = Ta consigne, tant que tu ne peux rien faire d’autre : { $moves }
page-ahead = Ton tour est complet : Valider le joue. Tu peux déjà répondre à la suite ; je le jouerai quand ce sera à toi, sans t’appeler, si c’est encore possible.
page-ahead-title = Répondu d’avance
page-wishes = Plusieurs souhaits ? Touche d’autres réponses dans l’ordre : si la première n’est plus possible, c’est la suivante qui compte.
page-wishes-unsure = { $answer } : avec { $enough } souhaits différents, un au moins sera encore possible à ton tour. Pour l’instant, tu en as { $count }.
page-wishes-sure = { $count ->
    [one] { $answer } : ce sera forcément encore possible à ton tour, je ne t’appellerai pas pour cela.
   *[other] { $answer } : l’un de tes souhaits sera forcément encore possible à ton tour, je ne t’appellerai pas pour cela.
}
page-plan-ahead = Répondu d’avance : { $moves }
page-plan-dropped = { $kind ->
    [ahead] Ce que tu avais répondu d’avance n’a plus pu être joué. Voici ce qu’il en reste ; à toi de décider.
   *[other] Ta consigne n’a plus pu être jouée. Voici ce qu’il en reste ; à toi de décider.
}
page-plan-dropped-all = { $kind ->
    [ahead] Ce que tu avais répondu d’avance n’a plus pu être joué. À toi de décider.
   *[other] Ta consigne n’a plus pu être jouée. À toi de décider.
}
table-plan-undone = Des coups ont été repris : ce que tu avais décidé d’avance ne vaut donc plus. Je t’appelle quand ce sera à toi.
stop-title = Où je te consulte pendant cette manche. Un appui suffit pour changer, jusqu’au moment venu.
stop-none = { $moment } : sans demander, sauf si ma réponse peut te coûter quelque chose
stop-stop = { $moment } : je te consulte
stop-fixed = { $moment } : toi seul peux décider ; je te consulte si tu n’as pas répondu d’avance
stop-late = Trop tard : la manche a déjà dépassé ce moment, et ton ordre y a été exécuté. Ce bouton n’a rien changé.
page-plan-choice = Tu peux maintenant faire autre chose, donc je n’ai pas passé pour toi. À toi de décider.
page-plan-loaded = Voici ce que tu gardais pour ton tour.
page-plan-part = De ce que tu gardais pour ton tour, voici ce qui est encore possible.
page-plan-gone = Ce que tu gardais pour ton tour n’est plus possible.
page-note = Ta note : { $text }
page-note-none = Tu n’as pas de note sur cette partie. Écris-en une avec /{ cmd-me } { cmd-me-note }.
log-ordered = (par consigne)
log-by-itself = (automatiquement : il n’y avait pas de choix)

plan-nothing-to-try = Il n’y a rien à essayer dans cette position : aucune question ne pourrait t’y être posée.
plan-none = Cela ne peut plus être prévu. Regarde à nouveau ta page.

cmd-me-note = note
cmd-me-note-about = Une note privée sur une partie ; sans texte : la montre
cmd-me-note-text = texte
cmd-me-note-text-about = Ce que tu veux retenir ; toi seul le vois
