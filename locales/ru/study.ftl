# Разбор: стол для размышлений со всеми испробованными вариантами.

help-replay-tree = напечатать всё дерево разбора: все варианты и заметки
study-sign-good = хороший ход
study-sign-again = подумать ещё
study-sign-doubtful = сомнительный ход
study-mark-good = хороший
study-mark-again = подумать
study-mark-doubtful = сомнительный
study-title = Разбор
study-beginning = Начало партии.
study-said = Ваша заметка: { $words }
study-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-ahead = Отрыв: { $points }.
study-chance = { $percent } %
study-alike = почти так же
study-here = Вы здесь.
study-branch = Испробованный вариант.
study-played = сыграно
study-leave = Закрыть разбор
study-drawer = Варианты, ходы и заметка
study-look = Показать лучшие варианты (H)
study-rest = Скрыть лучшие варианты (H)
study-comment = Ваша заметка
study-comment-hint = Напишите, что вы думаете об этом шаге.
study-first-coin = В начало (Home)
study-back-coin = На шаг назад (стрелка влево)
study-on-coin = На шаг вперёд (стрелка вправо)
study-end-coin = В конец варианта (End)
study-branch-coin = Другой вариант отсюда (B)
study-deal-anew = Раздать заново
study-deal-anew-tip = Много раз раздаёт заново всё неизвестное и доигрывает каждую партию. Видно, чем обычно кончается эта позиция.
study-save = Сохранить в файл
study-save-tip = Сохраняет партию со всеми вариантами и заметками в файл, который можно оставить себе или отправить. Сам разбор и так хранится в программе.
study-cut = Удалить ветку
study-cut-tip = Удаляет этот шаг и всё после него. Сыгранная партия останется.
study-play-on = Играть отсюда
study-play-on-tip = Начинает новую партию с этой позиции. Старая партия останется как есть.
study-lines = Лучшие варианты: { $name }
study-lines-over = Лучшие варианты
study-moves = Ходы
study-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
  }
study-over = Здесь партия уже окончена. Вернитесь и попробуйте что-нибудь другое.
study-ask = Лучшие варианты для этой позиции покажет клавиша H или фонарь. До тех пор ничего не подсказывается.
study-silent = Наставник сейчас не может ответить. Чтобы спросить снова, нажмите H дважды.
study-thinking = Наставник думает…
study-figures = Отрыв в очках к концу и шанс на победу
study-dealing = Раздаём заново…
study-fared = { $ahead ->
    [yes] Новых раздач: { $deals }. { $name } в среднем впереди на { $points } оч., побед: { $won }.
   *[no] Новых раздач: { $deals }. { $name } в среднем отстаёт на { $points } оч., побед: { $won }.
  }
study-at-table = За столом. К ходам возвращает F6 или Esc.
study-at-moves = Среди ходов. К столу ведёт F6.
study-of-game = { $names }
study-of-puzzle = Задача { $number }
study-puzzle-solution = Решение: { $result }
study-puzzle-answer = Ваш ответ: { $result }
study-puzzle-turn = Для сравнения: { $result }
study-saved = Разбор сохранён: { $file }
study-open = Разбор
study-open-tip = Открывает эту позицию на столе, где можно пробовать что угодно и писать заметки.
study-staged = Стоит ещё подумать: сейчас теряется очко, зато лучшая половина остаётся на следующий ход.
