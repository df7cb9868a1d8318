cli-motion = there is no motion “{ $motion }”. Motions: { WORD($known, form: "plain") }.
