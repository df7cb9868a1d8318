# The table of any game: notes, buttons, what rests.

desk-not-your-turn = Сейчас не ваш ход.
desk-nothing-here = Здесь сейчас ничего сделать нельзя.
desk-no-undo = Отменить это нельзя.

## Подсказки
desk-turn-title = Ваш ход
desk-after-title = Конец хода
desk-waiting-title = Ходит { $name }
desk-waiting-body = Обдумывает следующий шаг…
desk-over-title = Партия окончена
desk-over-body = Победителя покажет блокнот для подсчёта очков.

## Кнопки
button-hurry = Не ждать компьютер
button-end = Закончить ход
button-undo = Отменить
button-redo = Вернуть шаг
button-close = Закрыть

## Чего не хватает кнопке, которая ждёт
why-undo = Отменять нечего: открылось что-то новое, или ход только начался.
