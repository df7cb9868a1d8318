# One-switch play, and other ways to play with less of a hand
scan-back = Назад
scan-turn = Повернуть
scan-read-on = Читать дальше
scan-span = { $first } — { $last }
scan-zone = { $zone }: { $things }

settings-tab-hands = Управление
settings-time = { NUMBER($value, maximumFractionDigits: 2) }
settings-press-pause = Пауза между нажатиями
settings-press-pause-about = второе нажатие за это время не считается
settings-scan-pace = Игра одной кнопкой
settings-scan-pace-about = выделение идёт само, пробел или A — выбор
