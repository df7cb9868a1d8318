# Zhodnocení dohrané hry.

review-title = Zhodnocení hry
review-points = Body, kdyby hra tehdy skončila
review-odds = Šance na výhru (podle toho, co se tehdy vědělo)
review-percent = { $share } %
review-turnings = Zlomové tahy
review-hint = Kliknutím na tah ho zobrazíte
review-watch = Přehrát hru
review-watch-turn = Přehrát tah { $turn }
review-study = Rozbor
review-study-turn = Rozbor tahu { $turn }
review-calm = Tato hra neměla zlomové tahy.
review-not-over = Hra ještě neskončila, zlomové tahy zatím hledat nejde.
review-silent = Zlomové tahy se nepodařilo najít.
review-weighing = Hledají se zlomové tahy: { $done }/{ $turns }.
review-whose = Tah { $turn } · { $name }
review-turning = Tah { $turn }, { $name }. { $what }
review-worth = { $points ->
    [one] { CAP(WORD($deed, form: "done")) } bylo asi o 1 bod lepší než druhý nejlepší tah.
    [few] { CAP(WORD($deed, form: "done")) } bylo asi o { $points } body lepší než druhý nejlepší tah.
   *[other] { CAP(WORD($deed, form: "done")) } bylo asi o { $points } bodů lepší než druhý nejlepší tah.
  }
review-worth-first = { $points ->
    [one] { CAP(WORD($deed, form: "done")) } dřív než { $name } přineslo asi 1 bod.
    [few] { CAP(WORD($deed, form: "done")) } dřív než { $name } přineslo asi { $points } body.
   *[other] { CAP(WORD($deed, form: "done")) } dřív než { $name } přineslo asi { $points } bodů.
  }
review-missed = { $points ->
    [one] { CAP(WORD($deed, form: "done")) } by bylo asi o 1 bod lepší.
    [few] { CAP(WORD($deed, form: "done")) } by bylo asi o { $points } body lepší.
   *[other] { CAP(WORD($deed, form: "done")) } by bylo asi o { $points } bodů lepší.
  }
review-taken = Vzápětí si to bere { $name }.
