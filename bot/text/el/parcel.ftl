### The parcel at the end of a match. May hold markdown; never drawn.

parcel-title = Για ενθύμιο
parcel-about = { LIST($parts) }.
parcel-has-score = φύλλο βαθμολογίας
parcel-has-curves = καμπύλες
parcel-has-film = η παρτίδα σε γρήγορη κίνηση
parcel-has-log = ιστορικό
parcel-has-proof = απόδειξη των κληρώσεων
parcel-has-record = όλη η παρτίδα σε αρχείο
parcel-packing = Ετοιμάζεται το πακέτο της παρτίδας…
parcel-drawing = Ετοιμάζεται το πακέτο της παρτίδας: έτοιμες { $done } από { $total } εικόνες…
parcel-undone = αναιρέθηκε
parcel-secret = Μυστικό
parcel-check = Όποιος έχει το πρόγραμμα ελέγχει το αρχείο της παρτίδας με:
parcel-film-alt = Η παρτίδα { $game } σε γρήγορη κίνηση: { $count } ταμπλό από το πρώτο ως το τελευταίο.
button-leads = Σημεία καμπής
parcel-leads = {""}**{ button-leads }**, σύμφωνα με την εκτίμηση των παικτών-υπολογιστών:
parcel-lead = Στιγμιότυπο { $n } από { $count }: μπροστά πια { $who }, όχι { $before } (προβάδισμα: { $by }). { $said }
parcel-no-leads = Σε αυτή την παρτίδα κανείς δεν έχασε το προβάδισμα.
parcel-lead-step = Στο στιγμιότυπο { $n }
