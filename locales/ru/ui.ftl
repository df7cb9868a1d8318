# Окно вокруг игры: главная страница, настройки, меню, занавес.

language-en = English
language-cs = Čeština
language-ru = Русский

key-return = Enter
key-escape = Esc
key-space = Пробел

title-continue = Продолжить
title-continue-note = { $name }, ход { $turn }
title-new-game = Новая партия
title-replays = Повторы
title-rule-book = Правила
title-settings = Настройки
title-quit = Выйти

settings-title = Настройки
settings-at-once = всё меняется сразу
settings-preview = Образец
settings-defaults = По умолчанию
settings-defaults-why = На этой странице всё и так по умолчанию.
settings-done = Готово
settings-on = вкл.
settings-off = выкл.
settings-percent = { $value } %
settings-seconds = { NUMBER($value, maximumFractionDigits: 2) } с

settings-name = Ваше имя
settings-name-about = в партиях и статистике
settings-name-none = нет
settings-former-names = Прежние имена
settings-known-names = Знакомые имена
settings-tab-language = Язык
settings-tab-picture = Экран
settings-tab-sound = Звук
settings-tab-play = Игра
settings-tab-ease = Удобство

settings-language-about = слова, логотип и буквы на картах

settings-fullscreen = Во весь экран
settings-fullscreen-about = то же делает F11
settings-drifting-leaves = Летящая листва
settings-drifting-leaves-about = на главной странице
settings-table-gusts = Порывы ветра
settings-table-gusts-about = листья порой пролетают над столом

settings-effects-volume = Звуки
settings-effects-volume-about = карты, жёлуди, ворота
settings-music-volume = Музыка
settings-music-volume-about = тихие струны за игрой
settings-bell-on-turn = Колокольчик на ваш ход
settings-bell-on-turn-about = когда закончил другой игрок
settings-muted = Без звука
settings-muted-about = совсем тихо; то же делает M
settings-listen = Послушать

settings-animation-speed = Скорость
settings-animation-speed-about = карт и компьютера
settings-speed-half = ½×
settings-speed-normal = 1×
settings-speed-double = 2×
settings-speed-instant = сразу
settings-show-legal = Золотые рамки
settings-show-legal-about = отмечают, куда можно положить выбранное
settings-action-hints = Подсказки
settings-action-hints-about = следующий шаг одной фразой
settings-confirm-turn = Подтверждать ход
settings-confirm-turn-about = до этого его можно отменить
settings-curtain-between-seats = Занавес между игроками
settings-curtain-between-seats-about = прячет карты, пока вы меняетесь местами

settings-text-scale = Размер текста
settings-text-scale-about = слова растут, рисунки нет
settings-letters-on-cards = Буквы на картах
settings-letters-on-cards-about = своя буква у каждого типа листвы
settings-strong-outlines = Чёткие контуры
settings-strong-outlines-about = рамки толще, линии темнее
settings-reduced-motion = Меньше движения
settings-reduced-motion-about = всё проявляется на месте
settings-tooltip-delay = Подсказки появляются через
settings-refusal-time = Пояснения видны
settings-keyboard-hints = Подсказки клавиш
settings-keyboard-hints-about = клавиша рядом с кнопкой

preview-letter-yellow = Ж
preview-letter-purple = Ф
preview-tip-title = Фиолетовая стопка
preview-tip-text = Верхняя карта — 2. Дальше можно класть 2 или 3.
preview-tip-note = 3 завершает стопку
preview-button = Выложить 2 карты
preview-title-page = главная страница
preview-late = под конец партии
preview-sound = Дерево, бумага и один колокол.

menu-title = Пауза
menu-resume = Вернуться к игре
menu-settings = Настройки
menu-rule-book = Правила
menu-save = Сохранить
menu-to-title = На главную
menu-quit = Выйти

curtain-turn = { $name }, ваш ход
curtain-pass = { $other } уступает место, карты закрыты.
curtain-ready = Я — { $name }
curtain-enter = или нажмите Enter

message-ok = Хорошо
message-cancel = Назад
curtain-begin = Садитесь. Ваши карты закрыты.

menu-shortcuts = Клавиши

title-saves = Сохранённые партии
title-statistics = Статистика
game-saved = Партия сохранена как «{ $name }».

list-separator = {", "}
list-and = { $first } и { $last }
list-or = { $first } или { $last }
list-plain = { $first }, { $last }
title-tagline = листва императорского сада
games-title = Какая игра?
