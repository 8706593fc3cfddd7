### What the bot stores about a person: a copy of it, and deleting it.

cmd-me-export = mis-datos
cmd-me-export-about = Obtener un archivo con todo lo que guardo sobre ti
cmd-me-delete = borrar
cmd-me-delete-about = Borrar todo lo que guardo sobre ti

table-person-gone = { $who } se ha ido para siempre. La partida sigue cuando alguien ocupe la plaza, con todo lo que tiene.
table-person-gone-autopilot = { $who } se ha ido para siempre. Juego yo ahí, hasta que alguien ocupe la plaza.

button-me-delete = Borrar todo sobre mí

page-me-export = Este archivo contiene todo lo que guardo sobre ti: tus ajustes, tus plazas con todo lo que jugaste en ellas, tus resultados. Un archivo JSON se lee con cualquier editor de texto.
page-me-delete =
    Borro tu nombre, tus ajustes y tus valoraciones, y pierdes tus plazas:
    { $running ->
    [0] Ahora no juegas ninguna partida.
    [one] Juegas una partida. Sigue sin ti.
   *[other] Juegas { $running } partidas. Siguen sin ti.
    }
    Las partidas terminadas quedan como estaban, pero tu plaza en ellas no es de nadie. Lo publicado en canales se queda ahí; no puedo quitarlo. Esto no se puede deshacer. Una copia de tus datos: /{ cmd-me } { cmd-me-export }.
page-me-deleted = Hecho. Ya no sé nada de ti. Lo próximo que hagas aquí empieza de cero.
