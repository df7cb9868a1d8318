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
rules-not-found = Ничего не найдено. Попробуйте слово покороче или номер правила.
rules-back = Назад
rules-forward = Вперёд
rules-next-page = Следующая страница
rules-previous-page = Предыдущая страница
rules-close = Закрыть правила
rules-written-by = Правила игры «{ $game }», как в неё играют в этой программе. Числа вида 4.2 — номера правил.

## Об игре
rules-contents-title = Оглавление
