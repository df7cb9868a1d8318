# Rozbor dohrané hry.

review-title = Rozbor
review-points = Body, kdyby hra tehdy skončila
review-odds = Naděje na výhru podle toho, co šlo vědět
review-percent = { $share } %
review-turnings = Zlomové tahy
review-hint = Kliknutím na tah ho uvidíte
review-watch = Přehrát hru
review-calm = V této hře se nic nezvrátilo.
review-lead = { $name } se ujímá vedení.
review-gain = { $points ->
    [one] { $name } získává jediným tahem 1 bod.
    [few] { $name } získává jediným tahem { $points } body.
    [many] { $name } získává jediným tahem { $points } bodu.
   *[other] { $name } získává jediným tahem { $points } bodů.
  }
review-end = { $name } zahajuje poslední tahy.
review-decisive = { $name }: naděje na výhru před tahem { $before } %, po něm { $after } %.
review-turning = Tah { $turn }. { $what }
