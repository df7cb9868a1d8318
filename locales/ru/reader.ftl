# Что говорит только программа экранного доступа или голос: названия частей сцены и то, что иначе только видно.

reader-table = { $game }. За столом: { $name }
reader-zone-note = Что делать
reader-zone-others = Другие игроки
reader-zone-table = Стол
reader-zone-buttons = Кнопки
reader-zone-house = Меню и справка
reader-held = Вы держите: { $thing }. Выберите, куда положить. Клавиша Escape вернёт на место.
reader-possible = Сейчас можно.
reader-chapter = Раздел
reader-leaf = Страница подсчёта очков
reader-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reader-no-points = без очков
reader-reached = достигнуто { $value }
reader-holds = выполнено
reader-fails = не выполнено
reader-place = { $place }. { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
reader-whose = Чья сторона стола
reader-choose = Выберите одно
reader-computer = компьютер
reader-who-plays = { $name }: кто играет
reader-won = победа
reader-lost = поражение
reader-lesson = Урок, шаг { $number } из { $of }: { $title }
reader-lesson-watch = Урок: идёт показ на столе, подождите
reader-replay = Запись, шаг { $at } из { $of }
reader-name = Имя
reader-way-out = Вместо этого можно выбрать: { $places }.
reader-put-back = Вернуть на место
reader-rests = Сейчас нельзя
