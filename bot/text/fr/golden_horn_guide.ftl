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

## The main parts of the table, each at its letter

gh-part-port = port principal : on y charge et livre des cubes
gh-part-ship = ton navire : il ne charge jamais les couleurs de ses voiles
gh-part-square = case de mer : départ gratuit avec une voile de sa couleur, sinon avec une carte
gh-part-modone = Modon : une escale sûre pour peu de navires
gh-part-hand = tes cartes Vent : pour continuer et pour les pirates
gh-part-warehouse = ton entrepôt : les cubes sont des points, des couleurs différentes rapportent plus
gh-part-stock = cubes du sac, cartes de la pioche

## The guided first match: the second line of each question

gh-learn-turn = Choisis un navire dans un port qui a beaucoup de cubes d’une couleur qu’il peut charger.
gh-learn-raid = Les pirates prennent un cube contre deux de tes cartes ; garde-les si tu veux t’en servir pour naviguer.
gh-learn-load = Prends le plus gros tas : chaque cube compte dès qu’il est dans ton entrepôt.
gh-learn-sail = Arrête-toi sur une case à la couleur de tes voiles : tu en repartiras gratuitement.
gh-learn-bow = Un navire vide ne rapporte rien : rebrousse chemin si son port d’attache a plus de cubes.

## The story of the first match: the reason before a move, and what it has brought

gh-story-about = Deux flottes naviguent entre Venise et Constantinople. Chaque cube qu’un navire apporte dans un port principal vaut un point ; quatre couleurs différentes ou plus en rapportent davantage. Qui a le plus de points gagne.
gh-story-load = Prends la plus grosse cargaison : à Constantinople, L2 peut charger quatre cubes rouges. Un navire ne charge jamais les couleurs de ses voiles ; le rouge n’en est pas. Charge le rouge et va à Modon.
gh-story-loaded = Le premier pas était gratuit, ta carte verte a payé le deuxième, et les cases aux couleurs de ses voiles ont laissé L2 continuer gratuitement. Dans un port, personne ne peut le piller.
gh-story-risk = Vois maintenant ce qui coûte des cubes aux débutants. Charge le rose sur L3 et arrête-toi en S2, en mer : ses trois couleurs de voiles le mènent loin, mais des cartes de trois couleurs peuvent le piller.
gh-story-raided = Des pirates ! Deux cartes rouges, une couleur des voiles de L3, et un de tes cubes roses a disparu. Arrête-toi dans un port avec ce qui t’est cher, ou prends un navire qui a peu de couleurs de voiles.
gh-story-wait = Quitte Modon avec L2 : le premier pas est gratuit. Il s’arrête en S3, car le jaune n’est pas sur ses voiles et tu n’as pas de carte jaune. Là, peu de cartes peuvent le piller.
gh-story-home = Ramène L2 à Venise. On passe les cases occupées sans rien payer, donc aussi S2 ; une carte rouge permet de repartir de S1.
gh-story-arrived = Quatre cubes rouges sont dans ton entrepôt : 4 points. L2 a deux couleurs de voiles et t’apporte donc aussi deux cartes : bleue et rose.
gh-story-raid = À toi d’être pirate. E2 est en mer avec des cubes orange, et le bleu est sur ses voiles : deux cartes bleues en prennent un. Charge ensuite les quatre cubes verts sur L2 et va en S3.
gh-story-booty = Le cube orange est allé droit dans ton entrepôt : un point sans voyage, pour deux cartes.
gh-story-full = Modon a deux mouillages, et les deux sont pris.
gh-story-past = Mène L3 à Constantinople en passant devant Modon, qui est plein : une carte orange et une rose paient S4 et S5, et son propre vert le fait repartir de S6.
gh-story-third = Le rose est arrivé : ta troisième couleur. Et la carte que tu as piochée est verte.
gh-story-fourth = Il te manque une couleur pour une série, et elle est en mer : avec la carte verte, mène L2 à Constantinople.
gh-story-set = Quatre cubes verts, et avec le rouge, l’orange, le rose et le vert une série de quatre : 1 point de plus. Une cinquième couleur en ferait 2, une sixième 4.
gh-story-own = Le dernier tour de cette leçon n’est qu’à toi : que ferais-tu ? Une partie entière continue jusqu’à ce qu’un port soit vide, ou que quelqu’un qui a les six couleurs annonce la fin.
gh-story-review = Dans ton entrepôt : { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}, { $colours ->
    [one] 1 couleur
   *[other] { $colours } couleurs
}. { $lacking ->
    [0] Cela fait une série : bien joué.
    [one] Une couleur de plus, et tu avais une série.
   *[other] { $lacking } couleurs de plus, et tu avais une série.
} { $afloat ->
    [0] Il ne reste rien sur tes navires.
    [one] 1 cube est encore sur un navire et ne rapporte rien.
   *[other] { $afloat } cubes sont encore sur des navires et ne rapportent rien.
}
