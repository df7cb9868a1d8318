# The table of any game: notes, buttons, what rests.

desk-not-your-turn = Сейчас не ваш ход.
desk-nothing-here = Здесь сейчас делать нечего.
desk-no-undo = Этого не отменить.

## Подсказки
desk-turn-title = Ваш ход
desk-after-title = Закончите ход
desk-waiting-title = Ходит { $name }
desk-waiting-body = Следующий шаг обдумывается.
desk-over-title = Партия окончена
desk-over-body = Кто победил, видно в блокноте для подсчёта очков.

## Кнопки
button-hurry = Поторопить
button-end = Закончить ход
button-undo = Отмена
button-redo = Повторить шаг
button-close = Закрыть

## Чего не хватает кнопке, которая ждёт
why-undo = Отменять нечего: открыта новая карта или ход только начался.
