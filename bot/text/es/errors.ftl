### What the bot could not do, told privately to the one who asked. Nothing has changed then.

error-discord = Discord no ha aceptado la respuesta. Inténtalo de nuevo en un minuto.
error-no-player = Esa persona no está en esta mesa.
error-no-match-here = En este canal no hay ninguna partida. Indica cuál quieres.
error-permission = En este canal me falta un permiso: { $permissions }. Quien administra el servidor puede dármelo.
error-private-thread = Aquí no llegaría nada de lo que publico: no estoy en este hilo privado. Mencióname aquí ({ $bot }) para que Discord me deje entrar e inténtalo de nuevo; o hazlo en el canal.
error-inside = Algo ha fallado por mi parte. No ha cambiado nada, y el error ha quedado anotado.
error-stale-commands = Los comandos se acaban de renovar. Inténtalo de nuevo en un minuto.
error-extra = En este turno sobra «{ $text }».
error-other-game = Este comando es de otro juego: en esta mesa se juega a { $game }.
error-unknown-asker = Discord no ha dicho quién eres. No ha cambiado nada; inténtalo de nuevo.
error-stale-control = Este botón ya no sirve. Abre la página otra vez.
error-not-in-dm = Esto solo funciona en un canal de un servidor.
error-illegal = { $why } Ahora se puede: { LIST($legal, style: "semicolon") }.
error-illegal-many = { $why } Ahora se puede: { LIST($legal, style: "semicolon") } y { $more } más.
error-illegal-none = { $why } Ahora no puedes hacer nada.
error-number = «{ $text }» no es un número entero de { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
error-unreadable-option = No puedo leer «{ $text }» como opciones: escribe clave=valor.
error-blocked-person = No puedes usar este bot: quien lo administra te ha bloqueado.
error-blocked-server = Este bot no responde en este servidor: quien lo administra ha bloqueado el servidor.
error-maintenance = Por ahora no se puede abrir ni empezar ninguna mesa: pronto empieza el mantenimiento del bot. Las partidas en curso siguen.
error-bot-person = Un bot no puede ocupar una plaza.

permission-view-channel = Ver canales
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-manage-threads = Gestionar hilos
permission-manage-messages = Gestionar mensajes
permission-embed-links = Insertar enlaces
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
error-name-match = Juegas varias partidas. Di cuál con «{ cmd-param-match }».
error-form-late = Ha tardado demasiado. Pulsa otra vez, por favor.
error-no-number = «{ $text }» no es un número entero de 0 en adelante.
