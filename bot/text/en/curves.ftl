### The points of a match as curves. `pic-` is drawn, so it is short.

pic-curves = Points if the match had ended then
pic-leads = leads with { $points }
pic-level = In the lead
pic-round = Round
pic-moves = Course of the match
curves-lead = { COUNT($who) ->
    [one] { $who } leads
   *[other] { $who } share the lead
} with { $total ->
    [1] one point
   *[other] { $total } points
}.
curves-round = After round { $round }: { $list }

button-curves = Curves
page-curves = The points in the course of the match
error-curves-hidden = While this match runs, nobody may know everybody’s points. The curves appear when it is over.
error-curves-early = The match has only just begun: there are no curves yet.
