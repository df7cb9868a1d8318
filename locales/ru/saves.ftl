# Сохранённые партии, статистика, сад дня и страница на непредвиденный случай.

file-newer = «{ $file }»: сохранено более новой версией игры (формат { $version }; эта читает до { $known }).
file-not-settings = В файле «{ $file }» нет настроек.
save-cut = С какого-то шага «{ $name }» расходится с правилами. Партия откроется с начала хода { $turn }, последнего верного.
save-differs = Позиция «{ $name }» не та, что была при сохранении. Играть дальше можно.
save-fails = Сейчас партию не удаётся сохранить. { $why } Играйте дальше: попытка повторится после каждого шага.
save-works-again = Партия снова сохраняется.
settings-fell-back = { $name }: значение из файла настроек не подошло, вернулось обычное.

month = { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
  }
saves-weekday = { $weekday ->
    [1] понедельник
    [2] вторник
    [3] среда
    [4] четверг
    [5] пятница
    [6] суббота
   *[7] воскресенье
  }, { $time }
saves-today = сегодня, { $time }
saves-yesterday = вчера, { $time }
saves-date = { $day } { month }
saves-date-year = { $day } { month } { $year }
saves-no-date = { "" }

daily-points = Момиджи { $day } { month } { $year } { $title } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }
daily-won = Момиджи { $day } { month } { $year } { $title } победа за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }
daily-lost = Момиджи { $day } { month } { $year } { $title } { $met } из { $wanted } за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }

saves-title = Сохранённые партии
saves-title-finished = Повторы
saves-table-of = Стол: { $name }
saves-back = Назад
saves-continue = Продолжить
saves-watch = Смотреть
saves-import = Импорт
saves-import-tip = Добавить партию из файла, например от друга.
saves-rename = Назвать
saves-rename-tip = Дать другое имя (F2).
saves-rename-not = Автосохранение называет себя само. Сохраните партию, чтобы дать ей имя.
saves-export = Экспорт
saves-export-tip = Записать копию, которую можно послать другу.
saves-delete = Удалить
saves-delete-tip = Убрать в корзину (Del). Это можно отменить.
saves-none-chosen = Партия не выбрана.
saves-deleted = «{ $name }» — в корзине.
saves-undo = Вернуть
saves-exported = Копия лежит здесь: { $file }
saves-empty = Сохранённых партий пока нет. Начатая партия хранится здесь сама, шаг за шагом.
saves-trouble = Этот файл не открывается.
saves-on-turn = ходит
saves-computer = компьютер
saves-chip-autosave = автосохранение
saves-chip-solo = одиночная
saves-chip-finished = окончена
saves-state-over = Окончена
saves-state-winner = { $points ->
    [one] Победа: { $name }, { $points } очко
    [few] Победа: { $name }, { $points } очка
   *[many] Победа: { $name }, { $points } очков
  }
saves-state-shared = { $points ->
    [one] Общая победа, по { $points } очку
   *[many] Общая победа, по { $points } очков
  }
saves-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }
saves-won = победа
saves-state-yours = Ходите вы, ход { $turn }
saves-state-theirs = Ходит { $name }, ход { $turn }
saves-state-turn = Ход { $turn }
saves-state-steps = { $steps ->
    [0] Только начата
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }
saves-about-steps = { $steps ->
    [0] Только начата
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
  }
saves-import-title = Импорт партии
saves-import-path = Напишите или вставьте путь к файлу
saves-import-found = Найдено в ваших папках:
saves-import-none = В документах, загрузках и на рабочем столе нет файлов .momiji.json.
saves-import-take = Импорт
saves-import-why = Напишите путь к файлу или выберите файл из списка.

saves-trouble-about = { $why } Файл остаётся как есть.

statistics-title = Статистика
statistics-versus = С соперниками
statistics-solo = В одиночку
statistics-versus-empty = С соперниками ещё не сыграно ни одной партии. Здесь появятся очки и победы.
statistics-nothing = Пока здесь пусто.
statistics-skipped = { $lines ->
    [one] { $lines } строка файла статистики не прочиталась; остальные учтены.
    [few] { $lines } строки файла статистики не прочитались; остальные учтены.
   *[many] { $lines } строк файла статистики не прочитались; остальные учтены.
  }
statistics-export = Экспорт в CSV
statistics-reset = Начать заново
statistics-was-reset = Статистика начинается заново.
statistics-games = { $games ->
    [one] партия
    [few] партии
   *[many] партий
  }
statistics-won = { $contests ->
    [0] побед
   *[other] побед из { $contests }
  }
statistics-best = лучший счёт
statistics-average = в среднем
statistics-streak-now = побед подряд сейчас
statistics-streak-longest = лучшая серия
statistics-points = Очки, партия за партией
statistics-leaf = лист за каждую победу
statistics-by-players = По числу игроков
statistics-by-level = Против компьютера
statistics-of-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  }
statistics-bar = побед { $wins } из { $games } · лучший счёт { $best } · в среднем { $average }
statistics-bar-people = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  } · лучший счёт { $best } · в среднем { $average }
statistics-streak = подряд сейчас { $now } · лучшая серия { $longest }

crash-title = Что-то пошло не так
crash-said = В игре случилась ошибка, которой никто не ждал. Все ваши шаги сохранены; можно продолжить с того же места.
crash-nothing-kept = В игре случилась ошибка, которой никто не ждал. Можно начать снова с главной страницы.
crash-log = Что случилось, записано в { $file }
crash-no-log = Записать, что случилось, не удалось.
crash-continue = Продолжить партию
crash-title-page = На главную
crash-folder = Открыть папку
crash-folder-failed = Отсюда папка не открывается. Вот она: { $folder }
crash-quit = Выйти

settings-window = Размер окна
settings-language = Язык
statistics-me = Мои партии
statistics-me-called = Мои партии ({ $name })
statistics-all = Партии всех
statistics-whose = Чьи партии считают эти числа
