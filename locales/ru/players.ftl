# Стол одного игрока крупно и что говорит о себе каждая мелочь на панели.

players-close = Назад к столу
players-next = { $name }
players-last-turn = Последний ход
players-no-turn = Ходов ещё не было.

## Части панели
part-who-person = Здесь играет человек.
part-who-computer = Играет компьютер: { WORD($level) }.
part-who-open = Щёлкните или нажмите { $press }, чтобы увидеть всю сторону этого игрока.
part-first-title = Первый игрок
part-first = Партию начинает { $name }.
