# The computer players.

level-sprout = Sprout
level-sprout-about = plays what comes to hand
level-gardener = Gardener
level-gardener-about = plays a steady, friendly game
level-master = Master
level-master-about = plans ahead, remembers piles
level-sage = Sage
level-sage-about = thinks long and forgives little
