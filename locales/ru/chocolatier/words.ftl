# Слова игры «Мастера шоколада». Без формы — именительный, женский род (конфета); acc «чёрную»; gen «чёрной»;
# pl «чёрные» (две, три, четыре); many «чёрных».

chocolatier-colour-blue = синяя
    .acc = синюю
    .gen = синей
    .pl = синие
    .many = синих
chocolatier-colour-brown = коричневая
    .acc = коричневую
    .gen = коричневой
    .pl = коричневые
    .many = коричневых
chocolatier-colour-white = белая
    .acc = белую
    .gen = белой
    .pl = белые
    .many = белых
chocolatier-colour-black = чёрная
    .acc = чёрную
    .gen = чёрной
    .pl = чёрные
    .many = чёрных
chocolatier-colour-red = красная
    .acc = красную
    .gen = красной
    .pl = красные
    .many = красных

# В перечне: 2 синие, 1 белая.
chocolatier-some = { $count ->
    [one] { $count } { WORD($praline) }
    [few] { $count } { WORD($praline, form: "pl") }
   *[many] { $count } { WORD($praline, form: "many") }
  }
