# Setting the table: seats and what every game asks.

new-game-title = Новая партия
new-game-seats = Места
new-game-table = Стол
new-game-back = Назад
new-game-deal = Раздать карты
new-game-rule-book = Правила

## Места
new-game-name-1 = Хана
new-game-name-2 = Кэндзи
new-game-name-3 = Юки
new-game-name-4 = Сора
new-game-name-5 = Айко
new-game-person = Человек
new-game-first = первый
new-game-first-player = Первый игрок
new-game-first-random = случайно
new-game-first-chosen = по выбору
new-game-add = { $seat ->
    [2] Добавить второе место
    [3] Добавить третье место
    [4] Добавить четвёртое место
   *[5] Добавить пятое место
  }
new-game-add-about = с собственным гербом
new-game-grip-title = Порядок мест
new-game-grip = Перетащите место вверх или вниз. На клавиатуре нажмите Enter и двигайте стрелками.
new-game-crest = Выберите герб
new-game-crest-free = свободен
new-game-crest-taken = Этот герб у игрока { $name }. Вы обменяетесь гербами.
new-game-crest-own = Это ваш герб.
new-game-crown-give = Первый ход делает { $name }
new-game-crown-take = Выбрать первого игрока случайно
new-game-remove = Убрать это место
new-game-known-names = Кто уже играл здесь
new-game-kind = Человек или компьютер

new-game-crest-flower = Цветок
new-game-crest-fan = Веер
new-game-crest-lantern = Фонарь
new-game-crest-crane = Журавль
new-game-crest-wave = Волна

## Стол
new-game-speed = Скорость
new-game-speed-about = ходов и анимации
new-game-seed = Сид
new-game-seed-about = тот же сид — та же партия
new-game-seed-roll = Новый сид

new-game-result-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }

## Чего выбрать нельзя и как быть
new-game-why-full = Все места за этим столом заняты.
new-game-why-few = { $fewest ->
    [one] Нужен хотя бы один игрок.
    [few] Нужно хотя бы { $fewest } игрока.
   *[other] Нужно хотя бы { $fewest } игроков.
  }
new-game-impossible = { CAP($reason) }
new-game-why-computer = Компьютерные игроки пока недоступны. Все места — для людей.
new-game-why-level = Этот уровень пока недоступен.
