# Что говорит только программа экранного доступа или голос: названия частей сцены и то, что иначе только видно.

reader-table = { $game }. За столом: { $name }
reader-zone-note = Что делать
reader-zone-others = Другие игроки
reader-zone-table = Стол
reader-zone-buttons = Кнопки
reader-zone-house = Меню и справка
reader-held = Вы держите: { $thing }. Выберите, куда положить. Escape вернёт на место.
reader-possible = Сейчас можно.
reader-chapter = Раздел
reader-leaf = Страница подсчёта
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
reader-choose = Выберите одно
reader-computer = компьютер
reader-who-plays = Кто играет: { $name }
reader-won = победа
reader-lost = поражение
reader-lesson = Урок, шаг { $number } из { $of }: { $title }
reader-lesson-watch = Урок: на столе что-то происходит
reader-replay = Запись, шаг { $at } из { $of }
reader-name = Имя
reader-way-out = Вместо этого можно: { $places }.
reader-put-back = Вернуть на место
reader-rests = Сейчас нельзя
