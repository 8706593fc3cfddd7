### Night Market. Prompts are written small, to follow a name; what was told is a whole sentence.

nm-title = Marché de nuit
nm-about = Un petit jeu de cartes pour 2 à 4. Mise en secret pour des lanternes, des épices et des soies ; la plus forte mise choisit d’abord, mais une bonne carte misée est perdue.
nm-rules-1 =
    ### Le marché de nuit
    Il y a des lanternes, des épices et des soies, chacune avec les valeurs de 1 à { $highest }. Chacun reçoit { $hand } cartes.

    La partie compte { $rounds } manches. À chaque manche, on expose autant de cartes qu’il y a de joueurs. Tous misent une carte de leur main, en secret et en même temps. La plus forte mise prend une carte d’abord, puis la suivante ; à égalité, le plus proche du plateau à cartes passe devant. Le dernier joueur reçoit la carte qui reste. Les mises quittent la partie.
nm-rules-2 =
    ### Le score
    À la fin, les cartes prises comptent leur valeur. Qui a le plus de cartes d’une sorte gagne { $most } points de plus ; à égalité, tous les gagnent.{ $option_last_card ->
    [on] {" "}La carte restée en main compte aussi.
    [off] {""}
   *[any] {" "}Avec « dernière carte », la carte restée en main compte aussi.
    }
nm-option-last-card = Dernière carte
nm-option-last-card-off = ne compte pas
nm-option-last-card-on = compte

## Goods

nm-goods-lantern = lanterne
nm-goods-spice = épice
nm-goods-silk = soie

## Kinds of answers, as headings of menus

nm-kind-bid = Miser une carte…
nm-kind-back = Changer ta mise…
nm-kind-take = Prendre une carte…

## Prompts

nm-ask-make-bids = mise une carte
nm-ask-take-card = prends une carte du lot

## Answers

nm-do-bid = Miser { $kind } { $value }
nm-do-take-back = Changer ma mise
nm-do-take = Prendre { $kind } { $value }

## Told

nm-told-card-dealt = Tu reçois { $kind } { $value }.
nm-told-card-dealt-hidden = { $who } reçoit une carte.
nm-told-card-laid = Dans le lot : { $kind } { $value }.
nm-told-bid-made = { $who } mise { $kind } { $value }. Scellé jusqu’à ce que tous aient misé.
nm-told-bid-made-hidden = { $who } a misé.
nm-told-taken-back = { $who } change de mise.
nm-told-opened = Manche { $round } : { LIST($bids, style: "comma") }.
nm-told-one = { $who } mise { $kind } { $value }
nm-told-card-taken = { $who } prend { $kind } { $value }.
nm-told-card-left = { $who } reçoit ce qui reste : { $kind } { $value }.

## Refusals

nm-no-sealed = Ta mise est scellée. Reprends-la d’abord pour la changer.
nm-no-hand = { $kind } { $value } n’est pas dans ta main.
nm-no-lot = { $kind } { $value } n’est pas dans le lot.

## Score

nm-score-cards = Cartes prises
nm-score-most = Le plus d’une sorte (+{ $most })
nm-score-last = Dernière carte

## Commands

cmd-night-market = marché-de-nuit
cmd-night-market-about = Coups de Marché de nuit
cmd-night-market-bid = miser
cmd-night-market-bid-about = Miser une carte de ta main, en secret
cmd-night-market-bid-card = carte
cmd-night-market-bid-card-about = Quelle carte
cmd-night-market-back = changer
cmd-night-market-back-about = Reprendre ta mise scellée
cmd-night-market-take = prendre
cmd-night-market-take-about = Prendre une carte du lot
cmd-night-market-take-card = carte
cmd-night-market-take-card-about = Quelle carte

## Why a question is asked

nm-why-bid = Tous misent une carte en secret ; la plus forte mise prend d’abord, mais la carte que tu mises est perdue.
nm-why-take = On prend dans l’ordre des mises ; une carte compte sa valeur, et le plus d’une sorte rapporte { $most } points de plus.
nm-see-lot = **Lot.** Les cartes de cette manche ; la plus forte mise en prend une d’abord.
nm-see-stalls = **Étal.** Les cartes que quelqu’un a prises, et sa mise.
nm-see-hands = **Main.** L’une d’elles est misée, puis perdue.
nm-learn-bid = Une forte mise choisit d’abord, mais tu la perds : ne mise haut que pour un bon lot.
nm-learn-take = Les valeurs élevées rapportent, et avoir le plus d’une sorte aussi.

## The table

nm-area-hands = Main
nm-area-sealed = Mise secrète
nm-area-stalls = Prises
nm-area-opened = Mise ouverte
nm-area-deck = Pioche
nm-area-lot = Le lot
nm-area-spent = Mises des manches passées
nm-area-tray = Le plateau à cartes
nm-tray = Le plateau à cartes
nm-card = { $kind } { $value }
