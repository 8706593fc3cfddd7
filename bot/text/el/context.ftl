### Context menus: what a right click (on a phone: a long press) on a message or a person offers.

context-turn = { button-turn }
context-since = Τι συνέβη;
context-words = { button-in-words }
context-invite = Πρόσκληση
context-versus = Τα αποτελέσματά μας
context-no-match = Αυτό το μήνυμα δεν ανήκει σε καμία παρτίδα. Διαλέξτε ένα ταμπλό, μια κάρτα τραπεζιού ή άλλο δικό μου μήνυμα.
context-yourself = Είστε εσείς. Διαλέξτε κάποιον άλλο.
context-which = Σε ποιο τραπέζι προσκαλείτε: **{ $name }**;
context-form = Τραπέζι με: { $name }
help-apps = {""}**Χωρίς πληκτρολόγηση:** κάντε δεξί κλικ σε μήνυμα παρτίδας ή σε άτομο (στο κινητό: κρατήστε το πατημένο) και μετά **Εφαρμογές**.
help-way-apps = Δεξί κλικ (στο κινητό: παρατεταμένο πάτημα) σε μήνυμα παρτίδας, μετά **Εφαρμογές**: **{ context-turn }**, **{ context-since }**, **{ context-words }**. Σε άτομο: **{ context-invite }**, **{ context-versus }**
help-words-apps = μενού περιβάλλοντος δεξί κλικ ποντίκι παρατεταμένο πάτημα εφαρμογές μήνυμα άτομο πρόσκληση κάποιου αποτελέσματα εναντίον
