# The garden of the day.

daily-against = { $others ->
    [1] Против одного садовника
    [3] Против трёх садовников
    [one] Против { $others } садовника
    [few] Против { $others } садовников
    [many] Против { $others } садовников
   *[other] Против { $others } садовника
  }
