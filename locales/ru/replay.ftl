# Просмотр партий.

replay-begins = Партия начинается
replay-first-player = Первый ход: { $name }.
replay-turn = Ход { $turn }
replay-turn-ends = { $name } заканчивает ход.
replay-leaf = ход { $turn }, { $name }
replay-leave = Закрыть запись
replay-log = Ход партии
replay-hands = Карты всех игроков
replay-review = Обзор партии: очки и шансы на победу ход за ходом
replay-close = Закрыть
replay-eyes = Стол, каким его видит { $name }
replay-eyes-closed = До конца партии карты закрыты: { $name }
replay-first-turn = В начало
replay-turn-back = На ход назад
replay-back = На шаг назад
replay-play = Смотреть
replay-pause = Остановить
replay-step = На шаг вперёд
replay-turn-on = На ход вперёд
replay-last-turn = В конец
replay-speed = { $speed ->
    [half] ½×
    [two] 2×
    [four] 4×
   *[one] 1×
  }
replay-speed-tip = Скорость просмотра
replay-play-on = Играть отсюда
replay-play-on-tip = С этой позиции начнётся новая партия. В статистику она не войдёт, а старая не изменится.
replay-play-on-over = Здесь партия окончена. Чтобы играть дальше, вернитесь к более раннему ходу.
menu-replay = Просмотреть ходы
replay-scrubber = Ходы партии
