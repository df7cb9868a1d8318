# What is wrong with a set-up; the sentence begins with the name of the file.

chocolatier-setup-players = Master Chocolatier is for { $fewest } to { $most } players, not { $players }.
chocolatier-setup-first-player = the first player is not one of the { $players } players.
chocolatier-setup-bag = the bag must have { $pralines } pralines, { $copies } of each colour.
chocolatier-setup-shuffle = “shuffle” must be a whole number from 0 to { $largest }.
chocolatier-setup-offers-not-special = plates are listed, but the option “special” is missing.
chocolatier-setup-offer-unknown = round { $round }: there is no plate “{ $offer }”.
chocolatier-setup-offers = round { $round }: there must be { $places } different plates.
chocolatier-setup-gold = round { $round }: the number of golden plates must be { $players }, one for each player.
chocolatier-setup-shape = “{ $where }” is missing or wrong.
