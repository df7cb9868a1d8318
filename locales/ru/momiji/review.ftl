# Обзор доигранной партии.

review-conditions = Выполненные условия
review-condition = { $count ->
    [one] Выполнено { $count } условие.
    [few] Выполнено { $count } условия.
    [many] Выполнено { $count } условий.
   *[other] Выполнено { $count } условия.
  }
