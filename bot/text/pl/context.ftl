### Context menus: what a right click (on a phone: a long press) on a message or a person offers.

context-turn = { button-turn }
context-since = Co się stało?
context-words = { button-in-words }
context-invite = Zaproś
context-versus = Nasze wyniki
context-no-match = Ta wiadomość nie należy do żadnej partii. Wybierz planszę, kartę stołu albo inną moją wiadomość.
context-yourself = To twoje konto. Wybierz inną osobę.
context-which = Do którego stołu ma trafić zaproszenie? Zapraszasz: **{ $name }**.
context-form = Wspólny stół: { $name }
help-apps = {""}**Bez pisania:** kliknij prawym przyciskiem wiadomość partii albo osobę (na telefonie: przytrzymaj), a potem **Aplikacje**.
help-way-apps = Kliknij prawym przyciskiem (na telefonie: przytrzymaj) wiadomość partii, potem **Aplikacje**: **{ context-turn }**, **{ context-since }**, **{ context-words }**. Na osobie: **{ context-invite }**, **{ context-versus }**
help-words-apps = menu kontekstowe prawy przycisk myszy kliknij przytrzymaj aplikacje wiadomość osoba zaproś kogoś wyniki przeciw
