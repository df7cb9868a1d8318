# Что говорят об этой игре общие страницы: новая партия, лист подсчёта, сохранения.

chocolatier-name = Мастера шоколада
chocolatier-tagline = Пять сортов, одна коробка
chocolatier-statistics-won = сердечко за каждую победу
chocolatier-about = Берите конфеты одного цвета, заполняйте лотки и свою коробку.
chocolatier-option-brown = Коричневая сторона
chocolatier-option-brown-about = коробка без цветов: места выбираете вы сами
chocolatier-option-special = Особые блюда
chocolatier-option-special-about = в каждом раунде у некоторых блюд есть свойство

chocolatier-score-about-points = Очки за заполнение коробки за вычетом штрафа за пол
chocolatier-score-about-rows = { $points ->
    [one] { $points } очко за каждый целый ряд
    [few] { $points } очка за каждый целый ряд
   *[many] { $points } очков за каждый целый ряд
  }
chocolatier-score-about-columns = { $points ->
    [one] { $points } очко за каждый целый столбец
    [few] { $points } очка за каждый целый столбец
   *[many] { $points } очков за каждый целый столбец
  }
chocolatier-score-about-colours = { $points ->
    [one] { $points } очко за каждый цвет, все пять конфет которого лежат в коробке
    [few] { $points } очка за каждый цвет, все пять конфет которого лежат в коробке
   *[many] { $points } очков за каждый цвет, все пять конфет которого лежат в коробке
  }
chocolatier-score-more-rows = { $points ->
    [one] { $points } очко, как и { $others }, но целых рядов больше
    [few] { $points } очка, как и { $others }, но целых рядов больше
   *[many] { $points } очков, как и { $others }, но целых рядов больше
  }

chocolatier-chip-brown = Коричневая сторона
chocolatier-chip-special = Особые блюда
chocolatier-save-about = { $count ->
    [one] Ход { $turn } · в мешочке { $count } конфета
    [few] Ход { $turn } · в мешочке { $count } конфеты
   *[many] Ход { $turn } · в мешочке { $count } конфет
  }

chocolatier-score-boxes = Коробки
chocolatier-score-each = по { $points }

## Лист новой партии
chocolatier-side = Коробка
chocolatier-side-about = у каждого цвета своё место; у всех одна и та же сторона
chocolatier-side-coloured = цветная
chocolatier-side-plain = коричневая
chocolatier-result-plates = блюд: { $count }
chocolatier-result-special = особых: { $count }
chocolatier-deal = Открыть лавку
