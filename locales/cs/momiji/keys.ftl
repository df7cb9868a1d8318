# Keys that only this game has.

keys-trade = vyměnit dvě karty nebo zasunout
keys-reveal = odkrýt nové karty
