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
settings-at-once = изменения действуют сразу
settings-preview = Образец
settings-defaults = По умолчанию
settings-defaults-why = На этой странице всё уже по умолчанию.
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
settings-tab-ease = Доступность

settings-language-about = тексты, логотип и буквы на картах

settings-fullscreen = Во весь экран
settings-fullscreen-about = то же делает F11
settings-drifting-leaves = Летящая листва
settings-drifting-leaves-about = на главной странице
settings-table-gusts = Ветер и туман
settings-table-gusts-about = над столом порой летят листья или тянется туман

settings-effects-volume = Звуки
settings-effects-volume-about = карты, плитки, звонки
settings-music-volume = Музыка
settings-music-volume-about = тихие струнные на фоне игры
settings-bell-on-turn = Звонок к вашему ходу
settings-bell-on-turn-about = когда сходил другой игрок
settings-muted = Без звука
settings-muted-about = полностью; то же делает M
settings-listen = Послушать

settings-animation-speed = Скорость
settings-animation-speed-about = анимации и компьютера
settings-speed-half = ½×
settings-speed-normal = 1×
settings-speed-double = 2×
settings-speed-instant = сразу
settings-show-legal = Золотые рамки
settings-show-legal-about = отмечают, куда можно положить выбранное
settings-action-hints = Подсказки
settings-action-hints-about = следующий шаг одной фразой
settings-confirm-turn = Подтверждать ход
settings-confirm-turn-about = до подтверждения шаги можно отменять
settings-curtain-between-seats = Занавес между игроками
settings-curtain-between-seats-about = прячет карты, пока вы меняетесь местами

settings-text-scale = Размер текста
settings-text-scale-about = тексты растут, рисунки нет
settings-letters-on-cards = Буквы на картах
settings-letters-on-cards-about = своя буква у каждого типа листвы
settings-strong-outlines = Чёткие контуры
settings-strong-outlines-about = рамки толще, линии темнее
settings-reduced-motion = Меньше движения
settings-reduced-motion-about = ничто не летает, всё проявляется
settings-tooltip-delay = Задержка подсказок
settings-refusal-time = Время показа пояснений
settings-screen-reader = Программы экранного доступа
settings-screen-reader-about = пока не проверено; со следующего запуска
settings-screen-reader-absent = Библиотека AccessKit не установлена.
settings-keyboard-hints = Клавиши у кнопок
settings-keyboard-hints-about = показывать клавишу рядом с кнопкой

preview-letter-yellow = Ж
preview-letter-purple = Ф
preview-tip-title = Фиолетовая стопка
preview-tip-text = Сверху 2. Дальше можно положить 2 или 3.
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
menu-to-title = В главное меню
menu-quit = Выйти

curtain-turn = { $name }, ваш ход
curtain-pass = Поменяйтесь местами. { $other }: карты закрыты.
curtain-ready = Я — { $name }
curtain-enter = или нажмите { $press }

message-ok = OK
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
