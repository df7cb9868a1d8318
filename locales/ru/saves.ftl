# Сохранённые партии, статистика, сад дня и страница на непредвиденный случай.

file-newer = «{ $file }» сохранён более новой версией игры (формат { $version }; эта версия читает до { $known }).
file-not-settings = В файле «{ $file }» нет настроек.
save-cut = Один из последующих шагов партии «{ $name }» не соответствует правилам. Поэтому она откроется с начала хода { $turn }, последнего верного.
save-differs = Позиция партии «{ $name }» не та, что была при сохранении. Играть дальше можно.
save-fails = Не удалось сохранить партию. { $why } Можно играть дальше: попытка повторится после каждого шага.
save-works-again = Партия снова сохраняется.
settings-fell-back = { $name }: значение из файла настроек не подошло, восстановлено значение по умолчанию.

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

daily-points = { $game } { $day } { month } { $year } { $title } { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }
daily-won = { $game } { $day } { month } { $year } { $title } победа за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }
daily-lost = { $game } { $day } { month } { $year } { $title } { $met } из { $wanted } за { $turns ->
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
saves-rename = Переименовать
saves-rename-tip = Изменить название (F2).
saves-rename-not = Автосохранения называются автоматически. Чтобы дать название, сохраните партию.
saves-export = Экспорт
saves-export-tip = Сохранить копию, которую можно отправить другу.
saves-delete = Удалить
saves-delete-tip = Переместить в корзину (Del). Это можно отменить.
saves-none-chosen = Партия не выбрана.
saves-deleted = Партия «{ $name }» перемещена в корзину.
saves-undo = Восстановить
saves-exported = Копия сохранена: { $file }
saves-empty = Сохранённых партий пока нет. Начатая партия сохраняется здесь автоматически.
saves-trouble = Этот файл не удаётся открыть.
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
saves-import-path = Введите или вставьте путь к файлу
saves-import-found = Найдено в ваших папках:
saves-import-none = В документах, загрузках и на рабочем столе нет файлов .momiji.json.
saves-import-take = Импорт
saves-import-why = Введите путь к файлу или выберите файл из списка.

saves-trouble-about = { $why } Файл не изменён.

statistics-title = Статистика
statistics-versus = Против других
statistics-solo = Одиночный режим
statistics-versus-empty = Партий против других пока нет. Здесь появятся очки и победы.
statistics-nothing = Пока здесь пусто.
statistics-skipped = { $lines ->
    [one] Не удалось прочитать { $lines } строку файла статистики. Остальные учтены.
    [few] Не удалось прочитать { $lines } строки файла статистики. Остальные учтены.
   *[many] Не удалось прочитать { $lines } строк файла статистики. Остальные учтены.
  }
statistics-export = Экспорт в CSV
statistics-reset = Сбросить статистику
statistics-was-reset = Статистика сброшена.
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
statistics-streak-now = серия побед сейчас
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
statistics-streak = серия побед: сейчас { $now } · лучшая { $longest }

crash-title = Что-то пошло не так
crash-said = Произошла непредвиденная ошибка. Ваши ходы сохранены: можно продолжить с того же места.
crash-nothing-kept = Произошла непредвиденная ошибка. Можно начать снова из главного меню.
crash-log = Подробности: { $file }
crash-no-log = Сохранить подробности не удалось.
crash-continue = Продолжить партию
crash-title-page = В главное меню
crash-folder = Открыть папку
crash-folder-failed = Не удалось открыть папку. Она здесь: { $folder }
crash-quit = Выйти

settings-window = Размер окна
settings-language = Язык
statistics-me = Мои партии
statistics-me-called = Мои партии ({ $name })
statistics-all = Партии всех
statistics-whose = Чьи партии учтены
