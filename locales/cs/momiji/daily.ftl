# The garden of the day.

daily-against = { $others ->
    [one] Proti jednomu zahradníkovi
    [3] Proti třem zahradníkům
    [few] Proti { $others } zahradníkům
    [many] Proti { $others } zahradníka
   *[other] Proti { $others } zahradníkům
  }
