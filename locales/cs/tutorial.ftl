# The sheet of a lesson, whatever it teaches.
title-lesson = Naučit se hrát
title-lesson-note = krok { $number } / { $of }
settings-lessons = Krok lekce
lesson-step = { $number } / { $of }
lesson-leave = Opustit lekci
lesson-back = Zpět
lesson-skip = Přeskočit
lesson-next = Dál
lesson-first-game = První hra proti Zahradníkovi
lesson-other = V této lekci můžete udělat jen to, co říká lístek.

## Co se myslí, když hráč klikne jinam
lesson-meant-next = Zatím není co dělat. Přečtěte si lístek a stiskněte „Dál“.
lesson-meant-button = Teď stiskněte tlačítko „{ $words }“ vpravo dole.
