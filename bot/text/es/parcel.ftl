### The parcel at the end of a match. May hold markdown; never drawn.

parcel-title = Para guardar
parcel-about = { LIST($parts) }.
parcel-has-score = hoja de puntuación
parcel-has-curves = curvas
parcel-has-film = cámara rápida
parcel-has-log = crónica
parcel-has-proof = prueba de los sorteos
parcel-has-record = la partida entera como archivo
parcel-packing = Estoy preparando el paquete de esta partida…
parcel-drawing = Estoy preparando el paquete de esta partida: la cámara rápida tiene { $done } de { $total } imágenes…
parcel-undone = deshecho
parcel-secret = Secreto
parcel-check = Quien tenga este programa comprueba el registro de la partida con:
parcel-film-alt = Cámara rápida de { $game }: { $count } tableros del primero al último.
button-leads = Momentos clave
parcel-leads = {""}**{ button-leads }**, según la estimación de las IA:
parcel-lead = Posición { $n } de { $count }: { $who } adelanta a { $before } (ventaja: { $by }). { $said }
parcel-no-leads = En esta partida nadie perdió la ventaja.
parcel-lead-step = Ir a la posición { $n }
