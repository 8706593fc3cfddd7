### Punkty partii jako krzywe. Teksty `pic-` są rysowane, więc krótkie.

pic-curves = Punkty, gdyby partia skończyła się wtedy
pic-leads = prowadzi z wynikiem { $points }
pic-level = Prowadzą
pic-round = Runda
pic-moves = Przebieg partii
curves-lead = { COUNT($who) ->
    [one] Prowadzi { $who }
   *[other] Prowadzą wspólnie { $who }
}: { $total ->
    [1] jeden punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}.
curves-round = Po rundzie { $round }: { $list }

button-curves = Krzywe
page-curves = Punkty w trakcie partii
error-curves-hidden = Dopóki ta partia trwa, nikt nie może znać punktów wszystkich. Krzywe pojawią się, gdy się skończy.
error-curves-early = Partia dopiero się zaczęła: nie ma jeszcze krzywych.
