# The sheet of a lesson, whatever it teaches.
title-lesson = Научиться играть
title-lesson-note = шаг { $number } из { $of }
settings-lessons = Шаг урока
lesson-step = { $number } из { $of }
lesson-leave = Выйти из урока
lesson-back = Назад
lesson-skip = Пропустить
lesson-next = Дальше
lesson-first-game = Первая партия против Садовника
lesson-other = В этом уроке можно сделать только то, что сказано на листке.

## Что имеется в виду, когда щёлкнули по другому
lesson-meant-next = Пока делать нечего. Прочтите листок и нажмите «Дальше».
lesson-meant-button = Сейчас нажмите «{ $words }» внизу справа.
