# Задачи: их страница, стол с заданием и итог ответа.

title-puzzles = Соло и задачи
title-puzzles-only = Задачи
puzzles-title = Соло и задачи
puzzles-tab = Задачи
puzzles-alone = Соло
puzzles-of-the-day = Задача дня
puzzles-day-line = { $date } · { $game }
puzzles-day-about = Каждый день одна задача, игры чередуются.
puzzles-try = Решить
puzzles-look-again = Посмотреть ещё раз
puzzles-next = Следующая нерешённая
puzzles-theme = Тема
puzzles-solved-of = { $solved ->
    [0] решено 0 из { $count }
   *[other] решено { $solved } из { $count }
  }
puzzles-first-try = { $solved ->
    [0] { "" }
   *[other] с первой попытки { $count } из { $solved }
  }
puzzles-mark-title = { $theme }, { $difficulty }, { $number }
puzzles-streak = { $days ->
    [1] 1 день
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[many] { $days } дней подряд
  }
puzzles-longest = рекорд: { $days }
puzzles-today-waits = Задача дня ждёт
puzzles-today-done = Сегодня решено
puzzles-left-out = { $count ->
    [one] В файле «{ $file }» повреждена { $count } задача, она пропущена.
    [few] В файле «{ $file }» повреждены { $count } задачи, они пропущены.
   *[many] В файле «{ $file }» повреждено { $count } задач, они пропущены.
  }
file-not-puzzles = «{ $file }» — это не файл с задачами.

puzzle-easy = лёгкая
puzzle-medium = средняя
puzzle-hard = трудная
puzzle-mark-open = не решена
puzzle-mark-begun = начата
puzzle-mark-shown = решение показано
puzzle-mark-solved = решена

weekday-1 = пн
weekday-2 = вт
weekday-3 = ср
weekday-4 = чт
weekday-5 = пт
weekday-6 = сб
weekday-7 = вс

puzzle-name = Задача { $number }
puzzle-answered = Ответ дан.
puzzle-answer = Ответить
puzzle-show = Показать решение
puzzle-show-tip = Покажет лучший ход на столе. Решённой задача считаться не будет.
puzzle-again = Ещё раз
puzzle-retry = Ещё попытка
puzzle-next = Следующая задача
puzzle-leave = Все задачи

puzzle-task-best = Найдите лучший ход. В среднем он приносит хотя бы на три очка больше любого другого.

puzzle-title-solved = Решено
puzzle-title-shown = Лучший ход
puzzle-title-wrong = Есть ход лучше
puzzle-result-ahead = { $points ->
    [one] перевес в { $points } очко
    [few] перевес в { $points } очка
   *[many] перевес в { $points } очков
  }
puzzle-result-at-most = перевес не больше { $points }
puzzle-result-level = равный счёт
puzzle-result-behind = { $far ->
    [yes] отставание не меньше { $points }
   *[no] { $points ->
        [one] отставание в { $points } очко
        [few] отставание в { $points } очка
       *[many] отставание в { $points } очков
      }
  }
puzzle-result-best = лучший
puzzle-result-more = { $points ->
    [one] на { $points } очко лучше
    [few] на { $points } очка лучше
   *[many] на { $points } очков лучше
  }
puzzle-result-less = { $points ->
    [one] примерно на { $points } очко хуже
    [few] примерно на { $points } очка хуже
   *[many] примерно на { $points } очков хуже
  }
puzzle-result-alone = { $won ->
    [yes] победа
   *[no] без победы
  }
puzzle-said = { $turn }.
puzzle-said-steps = { $turn } ({ $steps })
puzzle-why = { $turn }. Итог: { $result }. Следующий по силе ход: { $next }.
puzzle-why-best = { $points ->
    [one] { $turn }. В среднем это на { $points } очко лучше следующего по силе хода.
    [few] { $turn }. В среднем это на { $points } очка лучше следующего по силе хода.
   *[many] { $turn }. В среднем это на { $points } очков лучше следующего по силе хода.
  }
puzzle-why-alone = { $turn }. После любого другого хода хотя бы одно условие останется невыполненным.
puzzle-wrong-result = Итог этого хода: { $result }. Лучший ход: { $best }.
puzzle-wrong-less = { $points ->
    [one] В среднем этот ход примерно на { $points } очко хуже лучшего.
    [few] В среднем этот ход примерно на { $points } очка хуже лучшего.
   *[many] В среднем этот ход примерно на { $points } очков хуже лучшего.
  }
puzzle-wrong-better = Другой ход приносит в среднем больше очков.
puzzle-wrong-reply = Лучший ответ соперника: { $reply }
puzzle-wrong-begun = { $count ->
    [one] Первый шаг был верным.
    [few] Первые { $count } шага были верными.
   *[many] Первые { $count } шагов были верными.
  }
puzzle-proof = { $turns ->
    [one] Доказано: проверен { $turns } возможный ход
    [few] Доказано: проверены все { $turns } возможных хода
   *[many] Доказано: проверены все { $turns } возможных ходов
  }
puzzle-proof-best = { $turns ->
    [one] Сравнён { $turns } ход, на каждый из сильнейших приходится { $games } пробных партий
    [few] Сравнены { $turns } хода, на каждый из сильнейших приходится { $games } пробных партий
   *[many] Сравнено { $turns } ходов, на каждый из сильнейших приходится { $games } пробных партий
  }
puzzle-lines = Лучший ход и другие
puzzle-fold = Посмотреть на стол
puzzle-unfold = Вернуться к результату

text-puzzle = Задача { $number }: { $theme }, { $difficulty }.
text-puzzle-how = Шаги можно пробовать и отменять, ответом считается законченный ход. Слово «совет» покажет решение, «выход» закроет задачу.
text-puzzle-on = Что дальше? { WORD($known, form: "plain") }.
text-puzzle-next = следующая задача
text-puzzle-again = ещё раз эта же задача
text-puzzle-quit = выйти
text-puzzle-word-next = следующая, дальше, следующая задача
text-puzzle-word-again = ещё, снова, ещё раз эта же задача
text-puzzle-word-quit = выход, выйти
text-puzzle-none = Задачи «{ $words }» нет. В игре { $game } есть задачи с 1 по { $count }; можно написать и «day» (задача дня) или «next» (следующая).
help-text-puzzle = решать задачи, начиная с этой: номер, «day» (задача дня) или «next» (следующая)

statistics-puzzles-solved = { $solved ->
    [one] задача решена
    [few] задачи решены
   *[many] задач решено
  }
statistics-puzzles-first = с первой попытки
statistics-puzzles-shown = показано решений
statistics-puzzles-open = не решено
statistics-puzzles-themes = Решено по темам
statistics-puzzles-difficulties = Решено по сложности
statistics-puzzles-empty = Вы ещё не решали задачи этой игры.
