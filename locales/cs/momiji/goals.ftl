# Žetony cílů a sólové scénáře v nápovědě a při výběru.

## Cíle: co se počítá na konci hry
goal-title-red = Nejvíc červených listů
goal-text-red = Počítá se každá červená karta v osobním prostoru, ať leží v hromádce kdekoli.
goal-title-orange = Nejvíc oranžových listů
goal-text-orange = Počítá se každá oranžová karta v osobním prostoru, ať leží v hromádce kdekoli.
goal-title-yellow = Nejvíc žlutých listů
goal-text-yellow = Počítá se každá žlutá karta v osobním prostoru, ať leží v hromádce kdekoli.
goal-title-green = Nejvíc zelených listů
goal-text-green = Počítá se každá zelená karta v osobním prostoru, ať leží v hromádce kdekoli.
goal-title-purple = Nejvíc fialových listů
goal-text-purple = Počítá se každá fialová karta v osobním prostoru, ať leží v hromádce kdekoli.
goal-title-brown = Nejvíc hnědých listů
goal-text-brown = Počítá se každá hnědá karta v osobním prostoru, ať leží v hromádce kdekoli.
goal-title-biggest-pile = Největší hromádka
goal-text-biggest-pile = Počítají se karty největší hromádky každého hráče.
goal-title-top-sum = Nejvyšší součet vrchních karet
goal-text-top-sum = Sčítají se hodnoty vrchních karet všech hromádek.
goal-title-gates = Nejvíc uzavřených hromádek
goal-text-gates = Počítají se uzavřené hromádky, s bránou i bez ní.
goal-title-acorns = Nejvíc žaludů
goal-text-acorns = Počítají se žaludy podle hodnoty; ty na krajinách se nepočítají.
goal-title-piles-and-landscapes = Nejvíc hromádek a krajin
goal-text-piles-and-landscapes = Počítají se hromádky a nepoužité krajiny dohromady.
goal-title-zeros = Nejvíc nul
goal-text-zeros = Počítá se každá 0 v osobním prostoru, viditelná i zakrytá.
goal-title-warm = Nejvíc teplých listů
goal-text-warm = Počítají se červené, oranžové a žluté karty v osobním prostoru, každá podle vlastního typu.
goal-title-cool = Nejvíc chladných listů
goal-text-cool = Počítají se zelené, fialové a hnědé karty v osobním prostoru, každá podle vlastního typu.
goal-title-fewest-cards = Nejméně karet
goal-text-fewest-cards = Počítají se všechny karty v osobním prostoru; cíl plní, kdo jich má nejméně.
goal-title-hand = Nejvíc karet v ruce
goal-text-hand = Počítají se karty v ruce na konci hry.

## Sólová hra: co cíl žádá a kolik stojí
solo-goal-title-red = Červená hromádka
solo-goal-text-red = Vyžaduje červenou hromádku. Stojí tolik žaludů, jakou hodnotu má její vrchní karta; 0 je zdarma.
solo-goal-title-orange = Oranžová hromádka
solo-goal-text-orange = Vyžaduje oranžovou hromádku. Stojí tolik žaludů, jakou hodnotu má její vrchní karta; 0 je zdarma.
solo-goal-title-yellow = Žlutá hromádka
solo-goal-text-yellow = Vyžaduje žlutou hromádku. Stojí tolik žaludů, jakou hodnotu má její vrchní karta; 0 je zdarma.
solo-goal-title-green = Zelená hromádka
solo-goal-text-green = Vyžaduje zelenou hromádku. Stojí tolik žaludů, jakou hodnotu má její vrchní karta; 0 je zdarma.
solo-goal-title-purple = Fialová hromádka
solo-goal-text-purple = Vyžaduje fialovou hromádku. Stojí tolik žaludů, jakou hodnotu má její vrchní karta; 0 je zdarma.
solo-goal-title-brown = Hnědá hromádka
solo-goal-text-brown = Vyžaduje hnědou hromádku. Stojí tolik žaludů, jakou hodnotu má její vrchní karta; 0 je zdarma.
solo-goal-title-biggest-pile = Největší je prostřední
solo-goal-text-biggest-pile = Vyžaduje všechny tři hromádky, z nichž žádná nemá víc karet než prostřední. Stojí 3 žaludy.
solo-goal-title-zeros = Čtyři nuly
solo-goal-text-zeros = Vyžaduje čtyři 0 v ruce a navrchu hromádek dohromady. Stojí 3 žaludy.
solo-goal-title-gates = Všechny hromádky uzavřené
solo-goal-text-gates = Vyžaduje aspoň jednu hromádku a všechny uzavřené. Stojí polovinu vašich žaludů, zaokrouhleno dolů.
solo-goal-title-acorns = Pět žaludů
solo-goal-text-acorns = Vyžaduje aspoň 5 žaludů. Stojí jejich polovinu, zaokrouhleno dolů.

## Scénáře
scenario-cold-breeze-title = Studený vánek
scenario-cold-breeze-level = střední
scenario-cold-breeze-text = Z kopců vane vítr. Tři typy listů, a prostřední hromádka má být nejvyšší.
scenario-cold-breeze-condition-1 = Každá ze tří hromádek má aspoň 10 bodů
scenario-cold-breeze-condition-2 = Žádná hromádka nemá víc karet než prostřední
scenario-cold-breeze-condition-3 = Vlastníte aspoň 3 cíle

scenario-meditation-title = Meditace
scenario-meditation-level = střední
scenario-meditation-text = Čtyři typy listů a málo karet v ruce. Nechte hromádky zvolna růst a žaludy si šetřete.
scenario-meditation-condition-1 = Máte čtyři hromádky, navrchu každé aspoň 1
scenario-meditation-condition-2 = Tři hromádky mají aspoň 10 bodů a vlastníte jejich cíle
scenario-meditation-condition-3 = Máte aspoň 10 žaludů

scenario-equinox-title = Rovnodennost
scenario-equinox-level = těžký
scenario-equinox-text = Den je stejně dlouhý jako noc. Tři typy teplých listů, a každá hromádka čeká na svou bránu.
scenario-equinox-condition-1 = Máte všechny tři hromádky a všechny jsou uzavřené
scenario-equinox-condition-2 = Máte aspoň 4 žaludy
scenario-equinox-condition-3 = Vlastníte aspoň 3 cíle
