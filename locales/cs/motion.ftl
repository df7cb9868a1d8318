cli-motion = pohyb „{ $motion }“ neexistuje. Pohyby: { WORD($known, form: "plain") }.
