### Context menus: what a right click (on a phone: a long press) on a message or a person offers.

context-turn = { button-turn }
context-since = ¿Qué ha pasado?
context-words = { button-in-words }
context-invite = Invitar
context-versus = Nuestros resultados
context-no-match = Este mensaje no es de ninguna partida. Elige un tablero, una tarjeta u otro mensaje mío.
context-yourself = Es tu propia cuenta. Elige a otra persona.
context-which = ¿A qué mesa invitas a **{ $name }**?
context-form = Una mesa con { $name }
help-apps = {""}**Sin escribir:** haz clic derecho en un mensaje de una partida o en una persona (en el móvil: mantén pulsado) y elige **Aplicaciones**.
help-way-apps = Clic derecho (en el móvil: mantén pulsado) en un mensaje de una partida y luego **Aplicaciones**: **{ context-turn }**, **{ context-since }**, **{ context-words }**. En una persona: **{ context-invite }**, **{ context-versus }**
help-words-apps = menú contextual clic derecho ratón mantén pulsado aplicaciones mensaje persona invitar alguien resultados contra
