## Настройки: свет и вид карт

settings-evening-light = Вечерний свет
settings-evening-light-about = к концу партии свет теплее и ниже
settings-high-contrast = Контрастные карты
settings-high-contrast-about = ровный фон, жирные линии, крупные числа
settings-colours = Цвета
settings-colours-about = бумаги и кнопок
settings-colours-paper = бумага
settings-colours-white = белый
settings-colours-yellow = жёлтый
settings-colours-blue = синий
settings-colours-dark = тёмный
