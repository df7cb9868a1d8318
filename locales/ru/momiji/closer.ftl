# Цель вблизи: один пример того, как она считается.
closer-example-leaf = Стопка из четырёх таких карт даёт 4, хотя видна только верхняя карта.
closer-example-biggest-pile = Стопки из 5, 3 и 2 карт дают 5: важна только самая большая.
closer-example-top-sum = Верхние карты 3, 2 и 0 дают 5.
closer-example-gates = Две стопки с воротами и одна завершённая без ворот дают 3.
closer-example-acorns = Один большой жёлудь и три маленьких дают 8.
closer-example-piles-and-landscapes = Четыре стопки и одна неиспользованная местность дают 5.
closer-example-zeros = Два 0 сверху и один под другими картами дают 3.
closer-example-warm = Три красные карты и две жёлтые дают 5.
closer-example-cool = Две зелёные карты и четыре коричневые дают 6.
closer-example-fewest-cards = С 9 картами вы выполняете цель, если у других 11 и 12.
closer-example-hand = С 7 картами в руке вы выполняете цель, если у других 6 и 4.

## Одиночный режим
closer-example-solo-leaf = Если сверху 1, цена 1 жёлудь, если 3, цена 3 жёлудя.
closer-example-solo-biggest-pile = Подойдут стопки из 3, 4 и 4 карт в таком порядке.
closer-example-solo-zeros = Подойдут два 0 в руке и два на верхних картах.
closer-example-solo-gates = Две стопки, обе завершены, и 7 желудей: цена 3.
closer-example-solo-acorns = С 9 желудями цена 4.
