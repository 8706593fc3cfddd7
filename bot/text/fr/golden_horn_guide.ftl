### Golden Horn for newcomers: why each question is asked, what the symbols mean, the guided first match.

## Why a question is asked: the rule in a sentence

gh-why-ports = Avant le début, chacun choisit en secret Venise ou Constantinople pour chaque navire ; tous les choix sont dévoilés ensemble.
gh-why-turn = À ton tour, tu déplaces exactement un navire ; depuis un port principal, il charge d’abord, et son premier pas est gratuit.
gh-why-raid = Avant ton déplacement, deux cartes aux couleurs de ses voiles envoient des pirates contre un navire adverse chargé, en mer, et te rapportent un cube ; ensuite, un navire se déplace dans tous les cas.
gh-why-pass = Aucun de tes navires ne peut bouger maintenant ; tu peux tout de même envoyer des pirates.
gh-why-ship = Chaque tour déplace exactement un de tes navires.
gh-why-load = Un navire charge tous les cubes d’une couleur, et jamais une couleur de ses propres voiles.
gh-why-bow = Un navire sans cargaison peut virer de bord une fois pendant son voyage ; il repart alors d’où il vient.
gh-why-sail = Le premier pas est gratuit ; d’une case à la couleur de tes voiles, tu continues gratuitement, de toute autre contre une carte Vent de cette couleur.
gh-why-call = Qui possède les six couleurs peut annoncer la fin ; chacun joue alors le même nombre de tours.

## What the symbols mean

gh-see-ship = **Navire.** Les couleurs de ses voiles sont celles qu’il ne peut pas charger, sur lesquelles il continue gratuitement, et par lesquelles on l’attaque ; sa cargaison est à la ligne de flottaison.
gh-see-quay = **Quai.** Les cubes qui attendent dans ce port : un navire prend tous ceux d’une couleur.
gh-see-square = **Case de mer.** Un navire au plus ; sa couleur et son signe disent quelles voiles, ou quelle carte Vent, permettent d’en repartir.
gh-see-bow = **Flèche.** Le cap d’un navire sur la route.
gh-see-modone = **Modon.** Un port à peu de mouillages : le déplacement s’y arrête, la cargaison reste à bord.
gh-see-stock = **Réserve.** Les cubes restant dans le sac, les cartes de la pioche et celles de la défausse.
gh-see-hand = **Main.** Les cartes Vent, pour continuer et pour les pirates ; les autres n’en voient que le nombre.
gh-see-warehouse = **Entrepôt.** Les cubes livrés : chacun rapporte, et les séries de couleurs différentes rapportent plus.

## The guided first match: the second line of each question

gh-learn-turn = Choisis un navire dans un port qui a beaucoup de cubes d’une couleur qu’il peut charger.
gh-learn-raid = Les pirates prennent un cube contre deux de tes cartes ; garde-les si tu veux t’en servir pour naviguer.
gh-learn-load = Prends le plus gros tas : chaque cube compte dès qu’il est dans ton entrepôt.
gh-learn-sail = Arrête-toi sur une case à la couleur de tes voiles : tu en repartiras gratuitement.
gh-learn-bow = Un navire vide ne rapporte rien : rebrousse chemin si son port d’attache a plus de cubes.
