# Обзор доигранной партии.

review-title = Обзор партии
review-points = Очки, если бы партия закончилась тогда же
review-odds = Шанс на победу (по тому, что было известно)
review-percent = { $share } %
review-turnings = Переломные ходы
review-hint = Щёлкните по ходу, чтобы увидеть его
review-watch = Смотреть партию
review-watch-turn = Смотреть ход { $turn }
review-study = Разбор
review-study-turn = Разбор хода { $turn }
review-calm = Переломов в этой партии не было.
review-not-over = Партия ещё не закончена, искать переломные ходы рано.
review-silent = Переломные ходы найти не удалось.
review-weighing = Идёт поиск переломных ходов: { $done } из { $turns }.
review-whose = Ход { $turn } · { $name }
review-turning = Ход { $turn }, { $name }. { $what }
review-worth = { $points ->
    [one] { CAP(WORD($deed, form: "done")) } было примерно на { $points } очко выгоднее следующего по силе хода.
    [few] { CAP(WORD($deed, form: "done")) } было примерно на { $points } очка выгоднее следующего по силе хода.
   *[many] { CAP(WORD($deed, form: "done")) } было примерно на { $points } очков выгоднее следующего по силе хода.
  }
review-worth-first = { $points ->
    [one] { CAP(WORD($deed, form: "done")) } раньше игрока { $name } было выгодно: это дало примерно { $points } очко.
    [few] { CAP(WORD($deed, form: "done")) } раньше игрока { $name } было выгодно: это дало примерно { $points } очка.
   *[many] { CAP(WORD($deed, form: "done")) } раньше игрока { $name } было выгодно: это дало примерно { $points } очков.
  }
review-missed = { $points ->
    [one] { CAP(WORD($deed, form: "done")) } было бы примерно на { $points } очко выгоднее.
    [few] { CAP(WORD($deed, form: "done")) } было бы примерно на { $points } очка выгоднее.
   *[many] { CAP(WORD($deed, form: "done")) } было бы примерно на { $points } очков выгоднее.
  }
review-taken = Следом это забирает { $name }.
