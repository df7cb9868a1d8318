# Разбор доигранной партии.

review-title = Разбор
review-points = Очки, если бы партия закончилась тогда же
review-odds = Шанс на победу (по тому, что было известно)
review-percent = { $share } %
review-turnings = Переломные ходы
review-hint = Щёлкните по ходу, чтобы увидеть его
review-watch = Смотреть партию
review-calm = Переломов в этой партии не было.
review-lead = { $name } выходит вперёд.
review-gain = { $points ->
    [one] { $name } получает за один ход { $points } очко.
    [few] { $name } получает за один ход { $points } очка.
    [many] { $name } получает за один ход { $points } очков.
   *[other] { $name } получает за один ход { $points } очка.
  }
review-end = Начинаются последние ходы.
review-decisive = { $name }: шанс на победу растёт с { $before } до { $after } %.
review-turning = Ход { $turn }. { $what }
