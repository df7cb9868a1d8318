# The computer players.

level-random = Wind
level-random-about = Takes any leaf, as the wind does.
level-sprout = Sprout
level-sprout-about = Learns with you: plays sensibly, sees what is near, and sometimes overlooks something.
level-gardener = Gardener
level-gardener-about = Weighs every turn with care, but looks no further than this one.
level-master = Master
level-master-about = Imagines how the game may go on, and remembers every card that was shown.
level-sage = Sage
level-sage-about = Thinks longest, sees farthest, and never forgets a leaf.
