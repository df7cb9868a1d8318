cli-motion = движения «{ $motion }» нет. Движения: { WORD($known, form: "plain") }.
