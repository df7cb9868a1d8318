# Rozbor dohrané hry.

review-title = Rozbor
review-points = Body, kdyby hra tehdy skončila
review-odds = Šance na výhru (podle toho, co se tehdy vědělo)
review-percent = { $share } %
review-turnings = Zlomové tahy
review-hint = Kliknutím na tah ho zobrazíte
review-watch = Přehrát hru
review-calm = Tato hra neměla zlomové tahy.
review-lead = { $name } se ujímá vedení.
review-gain = { $points ->
    [one] { $name } získává jediným tahem 1 bod.
    [few] { $name } získává jediným tahem { $points } body.
    [many] { $name } získává jediným tahem { $points } bodu.
   *[other] { $name } získává jediným tahem { $points } bodů.
  }
review-end = Začínají poslední tahy.
review-decisive = { $name }: šance na výhru před tahem { $before } %, po něm { $after } %.
review-turning = Tah { $turn }. { $what }
