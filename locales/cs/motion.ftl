cli-motion = pohyb „{ $motion }“ neexistuje; na výběr jsou { $known }.
