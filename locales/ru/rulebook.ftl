# The rule book of any game.

## Сама книга
rules-title = Правила
rules-example = Пример
rules-before = до
rules-after = после
rules-animate = Показать
rules-search = Искать в правилах
rules-found = { $count ->
    [one] { $count } абзац
    [few] { $count } абзаца
   *[many] { $count } абзацев
  }
rules-not-found = В этой книге ничего такого нет. Попробуйте слово покороче или номер правила.
rules-back = Назад
rules-forward = Вперёд
rules-next-page = Следующая страница
rules-previous-page = Предыдущая страница
rules-close = Закрыть правила
rules-written-by = Правила игры «{ $game }», как их излагает эта программа. Числа на полях — номера правил.

## Об игре
rules-contents-title = Оглавление
