# Textová hra: `momiji text`.

## Věci svými jmény
text-opponents-none = Hrajete sólovou hru.

## Na co se ptáme
text-which = Která možnost?
text-question = Rozhodujete vy.
text-choice = { $number }. { $what }
text-as-written = { $words }

## Co se říká
text-begin = Hra začíná. Semínko je { $seed }. Nápovědu dostanete slovem „pomoc“.
text-opened = „{ $name }“ pokračuje.
text-hand-over = Předejte klávesnici. Hraje { $name }; pokračujte klávesou Enter.
text-thinking = { $name } přemýšlí.
text-meanwhile = Od vašeho posledního tahu:
text-undone = Vzato zpět:
text-no-redo = Není co zopakovat.
text-refused = { $reason } (Pravidlo { $rule }.)
text-hint = { $what }. Zápis: { $steps }.
text-hint-none = Rádce teď neodpovídá. Zeptejte se znovu.
text-why-allowed = Nic tomu nebrání.
text-why-nothing = Napište „proč“ a krok.
text-unknown = „{ $words }“ tu nic neznamená. Slova vypíše „pomoc“.
text-no-number = Možnost { $number } tu není; poslední je { $most }.
text-look-at = „{ $words }“ tu k vidění není. Prohlédnout si lze: { $known }.
text-language-unknown = Jazyk „{ $words }“ tu není; na výběr jsou { $known }.
text-kept = Hra je uložená. Pokračovat v ní lze příkazem „momiji text --continue“.
text-goodbye = Na shledanou.
text-nothing-kept = není rozehraná žádná hra, ve které by šlo pokračovat.

## Před hrou
text-welcome = Momidži, textová hra. Prázdný řádek znamená obvyklou odpověď.
text-ask-start = Co si přejete? { $known }.
text-ask-game = Kterou hru? { $known }.
text-start = { $number } { $what }
text-start-new = nová hra
text-start-load = uložená hra
text-start-continue = pokračovat v poslední hře
text-start-word-new = nová
text-start-word-load = uložená, načíst
text-start-word-continue = pokračovat
text-ask-again = Taková odpověď tu není. Zkuste to prosím znovu.
text-ask-number = Napište prosím číslo od { $low } do { $high }.
text-ask-yes-no = Napište prosím ano, nebo ne.
text-ask-players = Kolik hráčů, { $low } až { $most }? Prázdný řádek znamená { $usual }.
text-ask-option = Hrát s volbou „{ $option }“? Ano, nebo ne; prázdný řádek znamená ne.
text-ask-values = Volba „{ $option }“: jedna z možností { $values }? Prázdný řádek znamená bez ní.
text-ask-letters = Volba „{ $option }“: která písmena z { $values }, napsaná dohromady? Prázdný řádek znamená bez ní.
text-ask-name = Jméno hráče { $seat }? Prázdný řádek znamená { $name }.
text-ask-level = Kdo hraje jako { $name }? { $known }. Prázdný řádek znamená { $usual }.
text-save = { $turn ->
    [0] { $number }. { $name }
   *[other] { $number }. { $name }, tah { $turn }
  }
text-save-of = { $save } ({ $game })
text-ask-save = Která? Napište její číslo; prázdný řádek vede zpět.
text-no-save = Uložená hra „{ $words }“ neexistuje.

## Nápověda
text-help-steps = Krok zadáte číslem možnosti, jejími slovy nebo zápisem ze záznamů.
text-help-help = pomoc: tento seznam.
text-help-look = ukaž: celý stůl; ukaž a název věci: jen to.
text-help-choices = možnosti nebo prázdný řádek: co teď můžete udělat.
text-help-why = proč a krok: proč není podle pravidel.
text-help-hint = rada: nejlepší tah, který rádce našel, a proč; rada ještě jednou: další v pořadí.
text-help-undo = zpět: vzít poslední krok zpět.
text-help-redo = znovu: zopakovat vrácený krok.
text-help-log = zápis: co se stalo naposled; zápis 50: posledních 50 řádků.
text-help-save = ulož: uložit hru pod jmény hráčů; ulož a jméno: pod tím jménem.
text-help-load = načti: otevřít uloženou hru; tato zůstane uložená.
text-help-back = nahoru: zpět k prvnímu seznamu možností.
text-help-language = jazyk a en, cs nebo ru: jiný jazyk.
text-help-quit = odejít: skončit; hra se uloží.

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
