### Edo for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

edo-why-draft = Tu prends les deux, dans n’importe quel ordre ; ta ville contient une maison et un samouraï.
edo-why-ronin = Avant la planification, le premier joueur déplace un ronin ; une tuile dit ensuite vers quelle sorte de case.
edo-why-land = La tuile donne la sorte de case ; si plusieurs conviennent, qui déplace le ronin choisit.
edo-why-plan = Tu planifies trois de tes cartes dans l’ordre, une action sur chacune ; personne ne voit une étape de ton plan avant qu’elle soit dévoilée.
edo-why-crew = Chaque officiel d’une étape exécute l’action une fois ; le chiffre sur la carte est leur maximum, et une étape peut rester vide.
edo-why-walk = Avant d’exécuter une étape, tu peux déplacer samouraïs et marchand, { $step } ryo par route ; ensuite, seul Voyage les déplace.
edo-why-execute = Chaque officiel de l’étape exécute l’action une fois, l’un après l’autre.
edo-why-produce = Chaque officiel met au travail un samouraï sur la bonne sorte de case ; chaque autre samouraï sur place réduit la production de 1.
edo-why-build = Un bâtiment par officiel, dans une ville où tu as un samouraï ; bois, pierres et ryo se paient aussitôt.
edo-why-travel = Un officiel devient samouraï sur une porte, ou déplace gratuitement jusqu’à { $travellers } de tes samouraïs, à n’importe quelle distance.
edo-why-trade = Là où le marchand et un de tes samouraïs sont dans la même ville, un officiel utilise une offre de la carte du marchand.
edo-why-card = Tu achètes une des cartes spéciales visibles ; dès la manche suivante, tu peux la planifier.
edo-why-levy = L’officiel prend 1 bois ou 1 pierre dans la réserve.
edo-why-rally = Amène gratuitement jusqu’à { $travellers } samouraïs contre les ronins ; avec plus de samouraïs que de ronins sur place, tu les chasses.
edo-why-trade-on = Dans la ville de ton comptoir, un échange peut utiliser les deux offres.
edo-why-last = Un privilège de ressources ou de revenu peut servir à tout moment de ton tour, et voici le dernier.
edo-why-wages = Chaque samouraï qui reste sur le plateau coûte { $wage } riz ; les autres rentrent et redeviennent officiels.
edo-why-discard = À la fin d’une manche, personne ne garde plus de { $limit } unités de riz, de bois et de pierre.

## What the symbols mean

edo-see-edo = **Edo.** Seul un joueur qui possède une maison ici peut gagner, sauf si personne n’en a.
edo-see-city = **Ville.** Des emplacements pour maisons et comptoirs, dans l’ordre ; les pions sont dessous.
edo-see-income = **Revenu.** Ce que la ville paie à cette manche, par rang.
edo-see-keep = **Forteresse.** Son unique emplacement dans une ville.
edo-see-land = **Case de ressources.** Le chiffre est ce que le prochain samouraï y produit.
edo-see-gate = **Porte.** Voyage y change un officiel en samouraï.
edo-see-samurai = **Samouraï.** Un pion sur le plateau : il produit et construit, et coûte une solde.
edo-see-merchant = **Marchand.** Tu commerces là où il se trouve avec un de tes samouraïs.
edo-see-ronin = **Ronin.** Un samouraï solitaire : il réduit la production, et à plusieurs ils bloquent une ville.
edo-see-market = **Carte du marchand.** Deux offres : des marchandises contre des ryo, et des marchandises contre un point ; dessous, la prochaine carte.
edo-see-supplies = **Réserve.** Les officiels neutres, forteresses et cartes spéciales qui restent.
edo-see-demands = **Exigences du shogun.** Chacune rapporte un point et le privilège placé dessous.
edo-see-specials = **Cartes spéciales.** À vendre avec Autorisation, à ces prix.
edo-see-goal = **Fin.** La partie se termine avec la manche où quelqu’un a autant de points.
edo-see-slots = **Plan.** Trois étapes ; une étape cachée est dévoilée quand vient son tour.
edo-see-goods = **Biens.** Ryo, riz, bois et pierres de ce joueur.
edo-see-officials = **Tes officiels.** Ceux qui ne sont pas encore dans le plan.
edo-see-card = **Carte.** Une de ses actions peut être planifiée par manche.
edo-see-action = **Action.** Ce qu’elle rapporte par officiel, et combien elle en prend.

## The main parts of the table, each at its letter

edo-part-plan = ton plan : trois étapes, dévoilées une à une
edo-part-stock = tes ryo et tes ressources ; dessous, officiels et bâtiments restants
edo-part-gate = porte : les officiels y deviennent samouraïs
edo-part-land = ressources : le chiffre est ce que produit le prochain samouraï
edo-part-city = ville : les bâtiments y rapportent points et revenu
edo-part-market = ce que le marchand offre, là où il est avec ton samouraï
edo-part-specials = cartes spéciales à vendre
edo-part-goal = ce nombre de points met fin à la partie

## The guided first match: the second line of each question

edo-learn-act = Choisis une action pour laquelle tu as ce qu’il faut : des marchandises, ou un samouraï au bon endroit.
edo-learn-crew = Chaque officiel fait l’action une fois ; gardes-en pour les étapes suivantes.
edo-learn-walk = Amène un samouraï là où l’action en demande un ; puis continue.
edo-learn-execute = Choisis ce que fait cet officiel ; les autres de l’étape viennent ensuite.
edo-learn-wages = Garde les samouraïs bien placés, tant qu’il y a du riz.

## The story of the first match: the reason before a move, and what it has brought

edo-story-about = À chaque manche, tu planifies en secret trois de tes cartes et y places des officiels ; puis les plans sont dévoilés et exécutés, étape par étape. Les samouraïs sur le plateau produisent et construisent. Les bâtiments rapportent des points et un revenu ; le plus de points gagne.
edo-story-plan = Planifie d’abord Construction, avec un officiel : tu as le bois, la pierre et les ryo d’une maison. Puis Argent avec deux officiels, 5 ryo pour chacun. Enfin Recrutement avec un : il amène un nouvel officiel pour 1 riz.
edo-story-build = Un bâtiment demande un samouraï dans sa ville. Déplace le tien d’Odawara à Edo pour 2 ryo, choisis « { edo-offer-go } », et construis-y une maison : tu paies 4 ryo, 2 bois et 1 pierre.
edo-story-built = 1 point tout de suite, et désormais la maison rapporte à la fin de chaque manche.
edo-story-money = Argent ne demande personne sur le plateau : choisis « { edo-offer-stay } ». Chaque route coûte des ryo.
edo-story-paid = 10 ryo : un seul officiel en aurait rapporté 5. Tout ton tour repose sur tes officiels.
edo-story-recruit = Recrute le nouvel officiel ; inutile de bouger. Les débutants perdent parce qu’ils en ont trop peu.
edo-story-wages = La manche est finie. Un samouraï qui reste sur le plateau coûte 1 riz ; tu n’en avais plus, donc le tien est rentré comme officiel. Tes maisons ont rapporté 5 ryo à Edo et 2 à Odawara.
edo-story-own = La deuxième manche n’est qu’à toi : planifie-la. Avant chaque carte, demande-toi ce qu’il faudra à ses officiels : un samouraï au bon endroit, du bois, des pierres, du riz ou des ryo. Sans cela, un officiel ne fait rien.
edo-story-review = Bâtiments : { $buildings }. Officiels et samouraïs : { $crew }. { $idle ->
    [0] Aucun officiel de tes plans n’est resté sans rien faire : bien prévu.
    [one] 1 officiel de tes plans n’a rien fait : avant chaque carte, regarde si ses officiels auront ce qu’il leur faut.
   *[other] { $idle } officiels de tes plans n’ont rien fait : avant chaque carte, regarde si ses officiels auront ce qu’il leur faut.
}
