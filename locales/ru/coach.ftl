# The coach of any game.

coach-button = Совет
coach-about = Лучший ход и почему
coach-thinking = Наставник думает…
coach-again = Нажмите { $pressed }: следующий по силе ход.
coach-around = Нажмите { $pressed }: снова лучший ход.
coach-silent = Наставник сейчас не может ответить. Нажмите { $pressed } ещё раз.

coach-next-best = { $points ->
    [one] Это примерно на { $points } очко лучше следующего по силе хода.
    [few] Это примерно на { $points } очка лучше следующего по силе хода.
   *[many] Это примерно на { $points } очков лучше следующего по силе хода.
  }
coach-about-equal = Другой ход почти не хуже: разница меньше очка.
coach-best-found = Лучшего хода наставник не нашёл.
coach-only = Ничего другого сделать нельзя.
coach-worse = { $points ->
    [one] Хуже лучшего хода примерно на { $points } очко.
    [few] Хуже лучшего хода примерно на { $points } очка.
   *[many] Хуже лучшего хода примерно на { $points } очков.
  }
coach-hardly-worse = Почти не хуже лучшего хода.
coach-tried = { $count ->
    [one] По итогам { $count } пробной партии.
   *[many] По итогам { $count } пробных партий.
  }

coach-missed-other = { $points ->
    [one] Другой ход был бы примерно на { $points } очко выгоднее.
    [few] Другой ход был бы примерно на { $points } очка выгоднее.
   *[many] Другой ход был бы примерно на { $points } очков выгоднее.
  }

shortcut-hint = совет: лучший ход, затем следующий
settings-coach-notes = Замечания наставника
settings-coach-notes-about = когда был возможен ход заметно лучше
log-new-thinker = Компьютерным игрокам пришлось начать думать заново. Ничего не потеряно.
