menu-seats = Места
seats-title = Кто где играет
seats-close = Готово
