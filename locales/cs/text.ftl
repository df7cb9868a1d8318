# Textová hra: `momiji text`.

## Věci svými jmény
text-opponents-none = Hrajete sólovou hru.

## Na co se ptáme
text-which = Která možnost?
text-question = Jste na tahu.
text-choice = { $number }. { $what }
text-as-written = { $words }

## Co se říká
text-begin = Hra začíná. Semínko: { $seed }. Seznam příkazů ukáže „pomoc“.
text-opened = Pokračuje hra „{ $name }“.
text-hand-over = Předejte klávesnici. Hraje { $name }: stiskněte Enter.
text-thinking = { $name } přemýšlí.
text-meanwhile = Od vašeho posledního tahu:
text-undone = Vráceno:
text-no-redo = Není co provést znovu.
text-refused = { $reason } (Pravidlo { $rule }.)
text-hint = { $what }. Napište „{ $first }“{ $count ->
    [0] { "" }
   *[other] , potom { $then }
  }.
text-quoted = „{ $words }“
text-hint-none = Rádce teď nemá odpověď. Zeptejte se znovu.
text-why-allowed = Tento tah je možný.
text-why-nothing = Napište „proč“ a tah.
text-unknown = Příkazu „{ $words }“ nerozumím. Seznam příkazů: „pomoc“.
text-no-number = Možnost { $number } tu není. Poslední je { $most }.
text-look-at = „{ $words }“ zobrazit neumím. Zobrazit lze: { WORD($known, form: "plain") }.
text-language-unknown = Jazyk „{ $words }“ není k dispozici. Jazyky: { WORD($known, form: "plain") }.
text-kept = Hra je uložená. Pokračujte příkazem „momiji text --continue“.
text-goodbye = Na shledanou.
text-nothing-kept = není rozehraná žádná hra.

## Před hrou
text-welcome = Momidži, textová hra. Enter znamená výchozí odpověď.
text-ask-start = Co chcete dělat? { WORD($known, form: "plain") }.
text-ask-game = Kterou hru? { WORD($known, form: "plain") }.
text-start = { $number } { $what }
text-start-new = nová hra
text-start-load = uložená hra
text-start-continue = pokračovat v poslední hře
text-start-word-new = nová
text-start-word-load = uložená, načíst
text-start-word-continue = pokračovat
text-ask-again = Taková odpověď mezi možnostmi není. Zkuste to prosím znovu.
text-ask-number = Napište prosím číslo od { $low } do { $high }.
text-ask-yes-no = Napište prosím ano, nebo ne.
text-ask-players = Kolik hráčů, { $low } až { $most }? Enter znamená { $usual }.
text-ask-option = Hrát s volbou „{ $option }“? Ano, nebo ne. Enter znamená ne.
text-ask-values = Volba „{ $option }“: { WORD($values, form: "or") }? Enter znamená bez ní.
text-ask-letters = Volba „{ $option }“: která písmena ({ WORD($values, form: "plain") })? Napište je dohromady. Enter znamená bez ní.
text-ask-name = Jméno hráče { $seat }? Enter znamená { $name }.
text-ask-level = Kdo hraje jako { $name }? { WORD($known, form: "plain") }. Enter znamená { $usual }.
text-save = { $turn ->
    [0] { $number }. { $name }
   *[other] { $number }. { $name }, tah { $turn }
  }
text-save-of = { $save } ({ $game })
text-ask-save = Která? Napište její číslo. Enter vede zpět.
text-no-save = Uložená hra „{ $words }“ neexistuje.

## Nápověda
text-help-steps = Tah zadáte číslem možnosti, jejím zněním nebo zápisem ze záznamů.
text-help-help = pomoc: tento seznam.
text-help-look = ukaž: celý stůl; ukaž a název: jen to.
text-help-choices = možnosti nebo jen Enter: co teď můžete udělat.
text-help-why = proč a tah: proč není možný.
text-help-hint = rada: nejlepší tah a proč; rada ještě jednou: další v pořadí.
text-help-undo = zpět: vrátit poslední krok.
text-help-redo = znovu: provést vrácený krok znovu.
text-help-log = zápis: co se stalo naposled; zápis 50: posledních 50 řádků.
text-help-save = ulož: uložit hru pod jmény hráčů; ulož a jméno: pod tím jménem.
text-help-load = načti: otevřít uloženou hru; tato se také uloží.
text-help-back = nahoru: zpět k prvnímu seznamu možností.
text-help-language = jazyk a en, cs nebo ru: jiný jazyk.
text-help-quit = odejít: ukončit; hra se uloží.

## Slova, kterým se rozumí, to obvyklé první
text-command-help = pomoc, nápověda, ?
text-command-look = ukaž, ukázat, prohlédnout, podívej
text-command-choices = možnosti, volby, seznam
text-command-why = proč
text-command-hint = rada, poraď, poradit
text-command-undo = zpět, vrať, vrátit
text-command-redo = znovu, zopakuj, zopakovat
text-command-log = zápis, průběh
text-command-save = ulož, uložit
text-command-load = načti, načíst, otevři, otevřít
text-command-back = nahoru, zruš, zrušit
text-command-language = jazyk
text-command-quit = odejít, odejdi
text-topic-table = stůl, vše, všechno
text-answer-yes = ano, a
text-answer-no = ne, n
text-small-words = na, pod, do, z, za, ze, se, a, od, k
