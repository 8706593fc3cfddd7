### Bora Bora for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

bb-why-start = La première hutte apporte aussitôt le produit de sa région.
bb-why-hut = Une hutte posée sur la carte vient de ton plateau ; la case qu’elle quitte accueille plus tard un homme ou une femme.
bb-why-space = Un nouveau matériau va aussitôt sur une case de cérémonie libre de sa sorte ; deux voisins permettent de construire.
bb-why-place = Un dé ne va sur une action que s’il est plus petit que tous ceux qui s’y trouvent, et son chiffre dit ce que tu peux faire de l’action.
bb-why-pay = Un dieu coûte une carte de sa couleur et une offrande, ou deux cartes pareilles d’une autre couleur et une offrande, ou une tuile Dieu.
bb-why-region = La hutte va dans une région voisine d’une des tiennes, par un chemin qui ne dépasse pas le chiffre du dé, et rapporte le produit de cette région.
bb-why-red = Le Rouge rapporte les points du poisson de la région où tu viens d’entrer, une fois par région et par joueur.
bb-why-person = Tu prends une tuile des cases jusqu’au chiffre du dé ; sa capacité peut servir à la phase B de chaque manche.
bb-why-home = Une personne s’installe sur une case sans hutte de ton plateau, et n’en bouge plus.
bb-why-trade = Chaque point du dé achète quelque chose ; tu t’arrêtes quand tu veux, et les points restants sont perdus.
bb-why-priest = Le prêtre va sur une case jusqu’au chiffre du dé ; les autres sont poussés vers la droite et peuvent sortir.
bb-why-building = Une tuile Bâtiment jusqu’au chiffre du dé couvre deux matériaux voisins ; les premières manches rapportent plus.
bb-why-pair = Le bâtiment couvre deux cases de cérémonie voisines qui portent chacune un matériau ; les matériaux retournent à la réserve.
bb-why-fire = Le bonus du feu a deux moitiés : une carte Dieu ou une offrande, puis un pas de statut ou un coquillage.
bb-why-use = Une fois par manche, tu utilises une sorte d’hommes et une sorte de femmes ; toutes les tuiles d’une sorte agissent ensemble.
bb-why-material = Les Ramasseurs prennent des matériaux un par un ; tu peux t’arrêter après n’importe lequel.
bb-why-carry = Une hutte qui va sur la case 12 libère une case pour une personne.
bb-why-card = Tu prends une des cartes Dieu visibles, ou la première de la pioche sans la voir.
bb-why-jewel = À chaque manche, tu peux acheter un bijou avec des coquillages ; il compte à la fin.
bb-why-task = À chaque manche, on règle une de tes { $tasks } tâches : { $task } points si elle est remplie ; si aucune ne l’est, tu en abandonnes une.
bb-why-final-task = Après la dernière manche, on règle toutes tes tâches, dans la mesure où elles sont remplies.
bb-why-take = Une tâche réglée est remplacée par l’une de celles du plateau.

## What the symbols mean

bb-see-hut = **Hutte.** Une région de son joueur ; on peut de là entrer dans les régions voisines.
bb-see-place = **Emplacement libre.** La prochaine hutte posée ici rapporte le produit de la région.
bb-see-fish = **Poisson.** Des points à la fin pour la hutte sur l’emplacement de la région, et tout de suite avec le Rouge.
bb-see-path = **Chemin.** Son chiffre est le plus petit dé qui l’emprunte ; des planches mènent par la terre, des vagues par l’eau.
bb-see-action = **Tuile Action.** Le signe dit le plus grand dé qui y va encore ; les dés de la manche sont dessous.
bb-see-persons = **Hommes et femmes.** Le chiffre d’une case est le plus petit dé qui prend la tuile.
bb-see-temple = **Temple.** Chaque prêtre rapporte à chaque manche ; qui a le plus de prêtres gagne une tuile Dieu.
bb-see-tasks = **Tâches disponibles.** Tu en prends une après avoir réglé une des tiennes.
bb-see-gods = **Cartes Dieu.** Celles qui sont visibles, et la pioche.
bb-see-jewelry = **Bijoux.** Leur prix en coquillages, et leurs points à la fin.
bb-see-status = **Échelle de statut.** Des points à la fin de la manche, et le prochain ordre du tour.
bb-see-seat = **Joueur.** Place dans l’ordre du tour, dés restants, possessions, points.
bb-see-spots = **Cases des huttes.** Une case vide a de la place pour un homme ou une femme.
bb-see-ceremony = **Place de cérémonie.** Des matériaux sur des cases de leur sorte ; sur deux voisins, on peut construire.
bb-see-own-tasks = **Tes tâches.** On en règle une à la fin de chaque manche.

## The main parts of the table, each at its letter

bb-part-seat = toi : points, dés, possessions ; tes gens et tes tâches sont sur ton plateau
bb-part-actions = actions : un dé doit être inférieur à tous ceux déjà posés
bb-part-islands = les îles : chaque hutte rapporte quelque chose, et son poisson des points
bb-part-temple = le temple : tes prêtres rapportent à chaque manche
bb-part-jewelry = bijoux : payés en coquillages, ils comptent à la fin
bb-part-status = l’échelle de statut : des points et le prochain ordre du tour

## The guided first match: the second line of each question

bb-learn-place = Un dé élevé rapporte davantage, mais va sur moins de tuiles ; un dé faible va presque partout.
bb-learn-region = Cherche un produit dont tu as besoin et un poisson de grande valeur.
bb-learn-person = Deux de la même sorte rapportent plus qu’une seule : collectionne une sorte.
bb-learn-hut = Une case sans hutte a de la place pour un homme ou une femme.
bb-learn-trade = Achète ce qui manque encore à une de tes tâches.
bb-learn-priest = Sur une case élevée, un prêtre reste plus longtemps ; à chaque manche, qui a le plus de prêtres gagne une tuile Dieu.
bb-learn-building = Construis tôt : les premières manches rapportent le plus de points.
bb-learn-use = Utilise à chaque manche une sorte d’hommes et une de femmes ; cela ne coûte rien.
bb-learn-jewel = Les coquillages qui restent ne valent rien à la fin : achète ce que tu peux.
bb-learn-task = Une tâche remplie est ce qui rapporte le plus de points dans une manche.

## The story of the first match: the reason before a move, and what it has brought

bb-story-about = À chaque manche, tu poses trois dés sur des actions : des huttes sur les îles, des hommes et des femmes sur ton plateau, des prêtres, des bâtiments. Puis tes gens travaillent, tu achètes un bijou et tu règles une tâche. Poissons, bâtiments, tâches et bijoux rapportent ; après six manches, le plus de points gagne.
bb-story-woman = Un 1 est un dé faible, mais avec le Blanc il peut autant qu’un 6. Pose-le sur Femme avec le Blanc, paie avec ta tuile Dieu, et prends la Bâtisseuse de la case 5. Elle s’installe sur la case 1 de ton plateau.
bb-story-blue = Regarde Femme : deux dés de 1. Un dé doit être plus petit que tous ceux qui s’y trouvent, donc un 1 ferme l’action à tous ; seul le Bleu passe outre, comme à l’instant.
bb-story-water = Le 6 va loin, mais seulement là où il n’y a pas de dé. Pose-le sur Chemin d’eau et étends-toi à la plage est, avec la hutte de la case 3. Mets le sable sur a1, et marque le poisson avec le Rouge.
bb-story-fish = 6 points pour le poisson. Et du sable est maintenant à côté de ta pierre : sur deux voisins, on peut construire.
bb-story-temple = Un 1 va encore presque partout. Pose-le sur Temple et envoie le prêtre sur la case 1 ; prends une offrande, et un pas de statut.
bb-story-use = Tous les dés sont posés ; tes gens travaillent maintenant, une sorte d’hommes et une de femmes. La Bâtisseuse couvre sable et pierre de la tuile Bâtiment 1. Pour le feu, prends la carte Dieu bleue et un coquillage.
bb-story-built = 10 points : plus tu construis tôt, plus cela rapporte.
bb-story-jewel = Les coquillages ne valent rien à la fin. Achète le peigne avec le tien : 1 point, et une première sorte pour ta tâche.
bb-story-task = À chaque manche, une tâche est réglée. « Une femme et un prêtre dans le temple » est remplie : règle-la. Si aucune ne l’était, tu devrais en abandonner une.
bb-story-tasked = 6 points pour la tâche.
bb-story-own = Le dernier choix de cette leçon n’est qu’à toi : une nouvelle tâche. Laquelle va avec ce que tu as ? Une partie entière a six manches.
bb-story-review = Tâches remplies : { $tasks }. Huttes sur les îles : { $huts }. Hommes et femmes au travail : { $people }. { $tasks ->
    [0] La prochaine fois, cherche d’abord une tâche qui va avec ce que tu as : une tâche remplie rapporte le plus.
   *[other] Une tâche remplie dès la première manche : bien prévu.
}
