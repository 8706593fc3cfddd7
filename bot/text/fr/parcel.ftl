### The parcel at the end of a match. May hold markdown; never drawn.

parcel-title = À garder
parcel-about = { LIST($parts) }.
parcel-has-score = feuille de score
parcel-has-curves = courbes
parcel-has-film = film
parcel-has-log = journal
parcel-has-proof = preuve des tirages
parcel-has-record = toute la partie en un fichier
parcel-packing = Je prépare le colis souvenir de cette partie…
parcel-drawing = Je prépare le colis souvenir de cette partie : le film a { $done } images sur { $total }…
parcel-undone = annulé
parcel-secret = Secret
parcel-check = Avec ce programme, chacun vérifie l’enregistrement de la partie :
parcel-film-alt = Film accéléré, { $game } : { $count } plateaux, du premier au dernier.
button-leads = Tournants de la partie
parcel-leads = {""}**{ button-leads }**, selon l’estimation des ordinateurs :
parcel-lead = Position { $n } sur { $count } : { $who } passe devant { $before } (avance : { $by }). { $said }
parcel-no-leads = La tête n’a jamais changé dans cette partie.
parcel-lead-step = Vers la position { $n }
