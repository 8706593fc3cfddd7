### The parcel at the end of a match. May hold markdown; never drawn.

parcel-title = To keep
parcel-about = { LIST($parts) }.
parcel-has-score = score sheet
parcel-has-curves = curves
parcel-has-film = time-lapse
parcel-has-log = log
parcel-has-proof = proof of the draws
parcel-has-record = the whole match as a file
parcel-packing = I am packing the parcel of this match…
parcel-drawing = I am packing the parcel of this match: the time-lapse has { $done } of { $total } pictures…
parcel-undone = taken back
parcel-secret = Secret
parcel-check = With this program, anybody can check the record of the match:
parcel-film-alt = Time-lapse of { $game }: { $count } boards from the first to the last.
button-leads = Turning points
parcel-leads = {""}**{ button-leads }**, as the computer players estimate them:
parcel-lead = Position { $n } of { $count }: { $who } leads instead of { $before } (ahead by { $by }). { $said }
parcel-no-leads = Nobody lost the lead in this match.
parcel-lead-step = To position { $n }
