cli-motion = движения «{ $motion }» нет; есть такие: { $known }.
