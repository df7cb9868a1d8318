# Урок: записанная партия, рассказанная шаг за шагом.

## Чего ждёт урок, если нажать не туда
chocolatier-lesson-meant-pralines = { $where ->
    [middle] Сейчас возьмите { WORD($praline, form: "pl") } конфеты с середины стола.
   *[plate] Сейчас возьмите { WORD($praline, form: "pl") } конфеты с обведённого блюда.
  }
chocolatier-lesson-meant-line = Сейчас выберите { $line }-й лоток рядом с коробкой.
chocolatier-lesson-meant-floor = Сейчас выберите пол под лотками.

chocolatier-lesson-any-pralines = Возьмите обведённые конфеты.
chocolatier-lesson-any-line = Положите их в обведённый лоток.
chocolatier-lesson-any-floor = Положите их на пол.
chocolatier-lesson-any-end = Закончите ход. Следующим ходит { $other }.

chocolatier-lesson-welcome = В чём суть
chocolatier-lesson-welcome-slab = На каждом блюде по четыре конфеты. Вы и { $other } берёте их по очереди, пока не опустеют блюда и середина стола. Это один раунд.
chocolatier-lesson-welcome-box = Это ваша коробка. Конфета в ней приносит очки, а рядом с другими — больше. Побеждает тот, у кого больше очков.

chocolatier-lesson-take = Как брать
chocolatier-lesson-take-pralines = С блюда берут сразу все конфеты одного цвета. Щёлкните по двум синим.
chocolatier-lesson-take-line = Их кладут в один из ваших пяти лотков. Две конфеты как раз заполнят 2-й лоток: щёлкните по нему или перетащите их туда. Остальное с блюда сдвинется на середину.
chocolatier-lesson-take-end = Коричневая и белая теперь лежат в середине стола, их может взять любой. Закончите ход, следующим ходит { $other }.

chocolatier-lesson-middle = Середина стола
chocolatier-lesson-middle-pralines = Брать можно и с середины стола, тоже сразу весь цвет. Там три белые: щёлкните по ним.
chocolatier-lesson-middle-line = В 4-й лоток войдут все три. Кто первым берёт с середины, получает и жетон первого игрока: он ложится на пол и стоит 1 очко.
chocolatier-lesson-middle-end = Зато следующий раунд начнёте вы. В 4-м лотке не хватает ещё одной белой. Закончите ход.

chocolatier-lesson-more = Один цвет в лотке
chocolatier-lesson-more-pralines = В лотке может быть только один цвет. В 4-м лотке не хватает белой, и вот она.
chocolatier-lesson-more-line = Положите её в 4-й лоток, и он полон.

chocolatier-lesson-overflow = Слишком много
chocolatier-lesson-overflow-pralines = В середине стола четыре чёрные. Взять придётся все.
chocolatier-lesson-overflow-line = В 3-й лоток войдут три. Четвёртая упадёт на пол и будет стоить 1 очко; числа покажут это заранее. Полный лоток того стоит.

chocolatier-lesson-filling = Заполнение коробок
chocolatier-lesson-filling-pralines = Последняя конфета этого раунда — ваша.
chocolatier-lesson-filling-line = Она заполнит 1-й лоток. Неполные лотки останутся до следующего раунда как есть.
chocolatier-lesson-filling-end = Когда вы закончите ход, заполнятся коробки: из каждого полного лотка одна конфета идёт в свой ряд, на место своего цвета. Потом платят за пол.

chocolatier-lesson-points = Очки
chocolatier-lesson-points-well = Красная, синяя и чёрная легли без соседей: по 1 очку. Эта белая легла под чёрную: столбец из двух, 2 очка. Всего 5, минус 2 за пол: у вас 3 очка.
chocolatier-lesson-points-pralines = Жетон был у вас, поэтому вы начинаете. Три красные как раз заполнят 3-й лоток. Возьмите их.
chocolatier-lesson-points-line = Красная ляжет рядом с чёрной (ряд из двух) и под синей (столбец из двух): 2 + 2, то есть 4 очка. В 1-й лоток красные больше класть нельзя: в его ряду красная уже есть.

chocolatier-lesson-closed = Каждый цвет один раз
chocolatier-lesson-closed-pralines = В каждом ряду коробки каждый цвет бывает один раз. Теперь возьмите две синие.
chocolatier-lesson-closed-line = Во 2-й лоток синие класть нельзя: в его ряду синяя уже есть. 5-й свободен, заполнять его можно хоть несколько раундов.
chocolatier-lesson-closed-end = Пока вы не нажали эту кнопку, всё можно отменить. Закончите ход.

chocolatier-lesson-ending = Последний раунд
chocolatier-lesson-ending-hint = Прошло несколько раундов. Если в настоящей партии вы засомневаетесь, попросите совета здесь или нажмите { $pressed }: увидите лучший ход и его причину.
chocolatier-lesson-ending-pralines = В вашем первом ряду не хватает только коричневой. Партия кончается после раунда, в котором кто-то собрал целый ряд. Возьмите её.
chocolatier-lesson-ending-line = Коричневая завершит 1-й ряд, а вместе с белой внизу — и 2-й столбец.
chocolatier-lesson-ending-end = Этот раунд будет последним. Закончите ход.

chocolatier-lesson-floor = На пол
chocolatier-lesson-floor-pralines = Остались две белые, а пропускать ход нельзя. Возьмите их.
chocolatier-lesson-floor-floor = Белые сейчас нельзя положить ни в один ваш лоток, поэтому они идут на пол. Чем больше там лежит, тем дороже.
chocolatier-lesson-floor-end = Одно место на полу стоит 1 очко, два — 2, три — уже 4. Закончите ход, и коробки заполнятся в последний раз.

chocolatier-lesson-score = Подсчёт
chocolatier-lesson-score-page = В конце целый ряд приносит 2 очка, целый столбец — 7, все пять конфет одного цвета — 10. У вас есть всё по одному. А теперь — настоящая партия.
