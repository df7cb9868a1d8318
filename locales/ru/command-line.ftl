# Командная строка.

cli-refused = { $file }: шаг { $step }, «{ $action }», не по правилам. { $message } (правило { $rule })
cli-solo-scenario = для одиночного режима нужен --scenario, один из этих: { WORD($known, form: "plain") }.
cli-versus-scenario = --scenario работает только с --mode solo.
cli-solo-players = в одиночном режиме один игрок; уберите --players.
cli-solo-options = --morning-dew и --landscapes draft работают только с --mode versus.
cli-impossible = такую партию начать нельзя: { $reason }
cli-number = { $option } должно быть целым числом от { $low } до { $high }, а не «{ $given }».
cli-output = не удаётся вывести результат: { $reason }.
no-display = нет экрана, на котором можно открыть окно. Чтобы играть без окна, запустите «momiji text».
cli-no-terminal = нет терминала. В Windows запустите «momiji-console text».
cli-size = --size должен иметь вид ШИРИНАxВЫСОТА, от 1024x640 до 3840x2160 (например, 1920x1080), а не «{ $given }».
cli-command = команды «{ $given }» нет. Команды: { WORD($known, form: "plain") }.
cli-scene = сцены «{ $scene }» нет. Сцены: { WORD($known, form: "plain") }.
cli-arena-levels = для --levels нужен хотя бы один уровень: { WORD($known, form: "plain") }.
cli-level-unknown = уровня «{ $level }» нет. Уровни: { WORD($known, form: "plain") }.
cli-arena-seats = уровней ({ $levels }) больше, чем мест ({ $players }).
cli-arena-level = { $level }: побед { $rate } % (от { $low } до { $high }), партий { $games }, очков в среднем { $score }, секунд на ход { $seconds }
cli-arena-open-deck = поиск, знающий колоду: побед { $rate } % (от { $low } до { $high }), раздач { $games }
cli-arena-open-deck-solo = --open-deck работает только с --mode solo.
