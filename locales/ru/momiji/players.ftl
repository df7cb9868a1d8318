# Стол одного игрока крупно и что говорит о себе каждая мелочь на панели.

players-landscapes = Местности
players-goals = Цели
players-no-piles = Стопок пока нет.
players-no-goals = Целей пока нет.
players-no-landscapes = Местностей пока нет.
players-follows = дальше { $number } или { $next }
players-closed = завершена
players-used = использована
players-unused = не использована
players-acorns = { $count ->
    [0] Желудей нет
    [one] { $count } жёлудь
    [few] { $count } жёлудя
   *[many] { $count } желудей
  }
players-hand = { $count ->
    [0] На руке нет карт
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
  }

## Части панели
part-badge = { $badge ->
    [your-turn] Ваш ход.
    [playing] Сейчас ходит { $name }.
    [next] Следующий ход: { $name }.
    [last-turn] У игрока { $name } остался последний ход.
   *[other] { $name } ждёт.
  }
part-acorns = Ими платят за цели, новые карты и местности. Каждый оставшийся в конце приносит 1 очко.
part-hand = Их видит только этот игрок. В конце хода можно оставить не больше { $limit }.
part-goal = Владелец: { $name }. За выполнение — 10 очков, любому другому — 3.
part-blue-title = Жетон синей листвы
part-blue = В конце отнимает 3 очка. Его забирает тот, кто следующим выложит синюю карту как джокера.
part-gate-title = Жетон ворот
part-gate = На стопке лежит жетон ворот. Когда жетоны кончатся, начнутся последние ходы.
part-landscape-used = Уже использована. Каждая местность работает один раз за партию.
part-landscape-free = Ещё не использована. Стоит 1 жёлудь.
