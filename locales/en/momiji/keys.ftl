# Keys that only this game has.

keys-trade = trade two cards, or tuck
keys-reveal = reveal new cards
