# Co je špatně na přípravě hry: konec věty, která začíná jménem souboru.

miyabi-setup-game = není to záznam hry Miyabi.
miyabi-setup-bags = musí tu být čtyři sáčky, { $bags }.
miyabi-setup-players = Miyabi hrají { $least } až { $most } hráči; zadaný počet: { $players }.
miyabi-setup-tile-unknown = dílek „{ $tile }“ neexistuje.
miyabi-setup-tiles = počet dílků { $tile } v sáčku { $bag } je { $have }, má být { $want }.
miyabi-setup-zen-unknown = zenový dílek „{ $tile }“ neexistuje.
miyabi-setup-zen-tiles = počet zenových dílků { $tile } je { $have }, má být { $want }.
miyabi-setup-zen-missing = hraje se se Zenovou zahradou, ale její dílky chybějí.
miyabi-setup-zen-not-in-play = jsou tu zenové dílky, ale Zenová zahrada se nehraje.
