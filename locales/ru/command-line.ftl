# Командная строка.

cli-refused = { $file }: шаг { $step }, «{ $action }», не по правилам. { $message } (правило { $rule })
cli-solo-scenario = для одиночного режима нужен --scenario: { $known }.
cli-versus-scenario = --scenario бывает только с --mode solo.
cli-solo-players = в одиночном режиме один игрок; уберите --players.
cli-solo-options = --morning-dew и --landscapes draft бывают только с --mode versus.
cli-impossible = такую партию не разложить: { $reason }
cli-number = { $option }: нужно целое число от { $low } до { $high }, а не «{ $given }».
cli-output = Вывод не удаётся записать: { $reason }.
no-display = нет экрана, на котором открыть окно; без него играют командой «momiji text».
cli-no-terminal = нет терминала, в котором играть; в Windows запустите «momiji-console text».
cli-size = --size пишется как ширина x высота, например 1920x1080, от 1024x640 до 3840x2160, а не «{ $given }».
cli-command = команды «{ $given }» нет; есть команды { $known }.
cli-scene = сцены «{ $scene }» нет; есть такие: { $known }.
cli-arena-levels = --levels: нужен хотя бы один уровень из этих: { $known }.
cli-level-unknown = уровня «{ $level }» нет; есть такие: { $known }.
cli-arena-seats = уровней — { $levels }, мест за столом — { $players }: всем не хватит.
cli-arena-level = { $level }: побед { $rate } % (от { $low } до { $high }), партий { $games }, очков в среднем { $score }, секунд на ход { $seconds }
cli-arena-open-deck = поиск, знающий колоду: побед { $rate } % (от { $low } до { $high }), раздач { $games }
cli-arena-open-deck-solo = --open-deck бывает только с --mode solo.
