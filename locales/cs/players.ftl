# Stůl jednoho hráče zblízka a co o sobě řekne každá drobnost na panelu.

players-close = Zpět ke stolu
players-next = { $name }
players-last-turn = Poslední tah
players-no-turn = Zatím žádný tah.

## Části panelu
part-who-person = Tady hraje člověk.
part-who-computer = Počítač: { WORD($level) }.
part-who-open = Klikněte nebo stiskněte { $press } a uvidíte celou stranu tohoto hráče.
part-first-title = První hráč
part-first = Hru začíná { $name }.
