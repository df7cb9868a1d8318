# Что не так с раскладкой; фраза начинается с имени файла.

chocolatier-setup-players = в «Мастеров шоколада» играют от { $fewest } до { $most } человек, а не { $players }.
chocolatier-setup-first-player = первого игрока нет за столом (игроков: { $players }).
chocolatier-setup-bag = в мешочке должно быть { $pralines } конфет, каждого цвета по { $copies }.
chocolatier-setup-shuffle = «shuffle» должно быть целым числом от 0 до { $largest }.
chocolatier-setup-offers-not-special = блюда перечислены, но нет параметра «special».
chocolatier-setup-offer-unknown = раунд { $round }: блюда «{ $offer }» нет.
chocolatier-setup-offers = раунд { $round }: разных блюд должно быть { $places }.
chocolatier-setup-gold = раунд { $round }: золотых блюд должно быть столько, сколько игроков ({ $players }).
chocolatier-setup-shape = «{ $where }» отсутствует или содержит ошибку.
