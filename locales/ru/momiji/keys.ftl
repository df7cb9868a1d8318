# Keys that only this game has.

keys-trade = обменять две карты или подложить
keys-reveal = открыть новые карты
