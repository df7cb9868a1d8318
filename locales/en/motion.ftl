cli-motion = there is no motion “{ $motion }”; the motions are { $known }.
