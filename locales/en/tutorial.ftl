# The sheet of a lesson, whatever it teaches.
title-lesson = Learn to play
title-lesson-note = step { $number } of { $of }
settings-lessons = Step of the lesson
lesson-step = { $number } of { $of }
lesson-leave = Leave lesson
lesson-back = Back
lesson-skip = Skip
lesson-next = Continue
lesson-first-game = First game against a Gardener
lesson-other = In this lesson you can only do what the sheet asks for.

## What is meant, when something else was clicked
lesson-meant-next = There is nothing to do yet. Read the sheet, then press “Continue”.
lesson-meant-button = Now press “{ $words }” at the bottom right.
