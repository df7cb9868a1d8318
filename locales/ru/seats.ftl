menu-seats = Места
seats-title = Кто где сидит
seats-close = Готово
