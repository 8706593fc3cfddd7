### Pyramids for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

py-why-keep = Tu gardes deux des quatre cartes reçues ; ce sont les pyramides avec lesquelles tu commences.
py-why-mark = Coche toute la forme sur une carte, tournée et retournée à ta guise, ou une seule case ; les coches contiennent l’entrée ou touchent des cases cochées.
py-why-extra = Un X rouge te fait cocher aussitôt une case accessible de plus, sur n’importe laquelle de tes cartes ; un autre X rouge prolonge la série.
py-why-take = Une carte terminée est remplacée par une nouvelle : une carte visible, ou la première de la pioche, face cachée.

## What the symbols mean

py-see-shape = **Carte Expédition.** La forme que tous cochent maintenant, tournée et retournée comme chacun veut.
py-see-entrance = **Entrée.** Les premières coches d’une carte doivent la contenir.
py-see-tomb = **Tombeau.** Quand il est coché, la carte est terminée.
py-see-x = **X rouge.** Coche aussitôt une case accessible de plus.
py-see-gem = **Gemme.** Rouges et vertes forment des paires, qui valent le plus.
py-see-torch = **Torche.** Compte une fois par manche.
py-see-skull = **Crâne.** Des points négatifs, de plus en plus à chaque crâne.
py-see-potion = **Potion.** Efface des crânes.
py-see-torches = **Manches.** La torche allumée est celle de cette manche.
py-see-display = **Étalage.** Les nouvelles cartes au choix, à côté de la pioche.
py-see-bonus = **Points de pyramides.** Pour plusieurs cartes terminées d’une couleur, le plus pour le premier.
py-see-score = **Feuille de score.** Gemmes, crânes et torches de ce joueur, et les cases de points gagnées.

## The main parts of the table, each at its letter

py-part-shape = la forme que tout le monde coche, et celles à venir
py-part-rounds = les manches : une torche pour chacune
py-part-cards = tes deux pyramides : coche de l’entrée au tombeau
py-part-display = de nouvelles pyramides au choix quand tu en termines une
py-part-bonus = des points pour plusieurs pyramides d’une couleur
py-part-score = tes trouvailles : gemmes et torches rapportent, les crânes coûtent

## The guided first match: the second line of each question

py-learn-mark = Commence à l’entrée et vise le tombeau ; prends des gemmes au passage et évite les crânes.
py-learn-extra = Une case gratuite : sers-t’en pour atteindre le tombeau, ou un autre X rouge.
py-learn-take = Un chemin court jusqu’au tombeau vaut beaucoup, de même qu’une couleur dont tu as déjà des cartes.

## The story of the first match: the reason before a move, and what it has brought

py-story-about = Tout le monde coche les mêmes formes, chacun sur deux pyramides à soi, de l’entrée au tombeau. Un tombeau coché vaut 10 points ; les paires de gemmes, les torches et plusieurs pyramides d’une couleur rapportent aussi, les crânes coûtent. Qui a le plus de points gagne.
py-story-keep = Garde 25 et 46. Sur 46, un X rouge est à côté de l’entrée et un autre à côté du tombeau ; sur 25, une torche est à portée.
py-story-torch = Sur 25, le L couvre l’entrée et la torche : coche A1 B1 C1 C2.
py-story-torched = La torche de cette manche est à toi : 5 points.
py-story-x = Sur 46, coche B1 C1 B2 : dessous se trouve un X rouge, qui t’offre aussitôt une case de plus, sur la carte de ton choix. Prends D2 sur 25, un autre X ; puis D1 sur 46, une gemme rouge.
py-story-chain = Cinq cases en un tour, et une gemme : cherche d’abord les X rouges.
py-story-way = Va droit au tombeau : coche A2 A3 A4 sur 46. Il n’y a rien là, mais le tour suivant rapportera beaucoup.
py-story-tomb = Coche A5 B5 C5 sur 46 : une gemme verte, et le X rouge à côté du tombeau. La case offerte est D5, le tombeau lui-même.
py-story-done = Une pyramide terminée : 10 points. Une gemme rouge et une verte font une paire : 5 points ; seule, une gemme en vaut 1.
py-story-take = Une nouvelle carte remplace la carte terminée. Prends la 1 : elle est verte comme 46, et qui termine en premier deux cartes d’une couleur reçoit 10 points de plus.
py-story-skull = Quatre cases en ligne tiennent sur 25 : coche E2 E3 E4 E5. Une gemme rouge, mais aussi un crâne ; le X rouge te donne D5.
py-story-skulls = Un crâne coûte 1 point, deux en coûtent 2, trois 4 : chacun plus que le précédent. Les débutants en prennent trop.
py-story-single = Le carré ne va bien nulle part. Au lieu d’une forme, tu peux toujours cocher une seule case : C5 sur 25, une gemme verte.
py-story-pairs = Deux paires de gemmes : 10 points. Une pyramide dont le tombeau n’est pas coché ne rapporte rien, mais ce que tu y as trouvé reste.
py-story-own = Le dernier tour de cette leçon n’est qu’à toi : que coches-tu ? Une partie entière a quatre manches, chacune avec sa torche.
py-story-review = Tu as terminé { $completed ->
    [one] { $completed } pyramide
   *[other] { $completed } pyramides
} et formé { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
} de gemmes ; { $skulls ->
    [0] aucun crâne ne te coûte rien.
    [one] 1 crâne te coûte des points.
   *[other] { $skulls } crânes te coûtent des points.
} { $completed ->
    [0] La prochaine fois, reste sur une seule pyramide jusqu’au bout : une pyramide terminée vaut plus que deux à moitié cochées.
   *[other] Une pyramide terminée dès la première manche : bien joué.
}
