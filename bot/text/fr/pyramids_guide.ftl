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

## The guided first match: the second line of each question

py-learn-mark = Commence à l’entrée et vise le tombeau ; prends des gemmes au passage et évite les crânes.
py-learn-extra = Une case gratuite : sers-t’en pour atteindre le tombeau, ou un autre X rouge.
py-learn-take = Un chemin court jusqu’au tombeau vaut beaucoup, de même qu’une couleur dont tu as déjà des cartes.
