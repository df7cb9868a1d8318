# The rule book of Miyabi. <page|words> is a link, **words** are bold.

miyabi-rules-chapter-game = The game
miyabi-rules-chapter-setup = Set-up
miyabi-rules-chapter-turn = A turn
miyabi-rules-chapter-laying = Laying tiles
miyabi-rules-chapter-end = The end
miyabi-rules-chapter-extensions = Expansions
miyabi-rules-chapter-rulings = Rulings
miyabi-rules-chapter-keys = Keys

## Pictures in words
miyabi-rules-thing-garden = { $count ->
    [0] bare ground
   *[other] a garden: { $squares }
  }
miyabi-rules-thing-square = { $square } ({ $what ->
    [zen] a zen tile with { WORD($object, form: "one") }
    [objects] level { $level }, { WORD($object) } × { $count }
    [green] level { $level }, green
   *[bare] bare
  }{ $frog ->
    [yes] { ", frog" }
   *[no] { "" }
  })
miyabi-rules-thing-laid = { $tile } on { $squares }
miyabi-rules-thing-moved = to { $square }
miyabi-rules-thing-zen-tile = a zen tile with { WORD($object, form: "one") }
miyabi-rules-thing-bonus = the fifth-level bonus for { WORD($object, form: "many") }
miyabi-rules-thing-lantern = a lantern
miyabi-rules-thing-frog = a silver frog
miyabi-rules-thing-gold-frog = a golden frog
miyabi-rules-way-display = from the display
miyabi-rules-way-frog = the frog

## The game
miyabi-rules-about-title = The idea of the game
miyabi-rules-about-lead = Everyone builds a garden, tile upon tile.
miyabi-rules-about-1 = A garden has six rows, one for each kind of object. A tile has objects of one kind, and they go into the row of that kind.
miyabi-rules-about-2 = The higher a tile lies and the more objects it has, the more points it scores, and it scores them at once (<5.1|points for laying>).
miyabi-rules-about-3 = In a round each column takes the objects of only one tile. A <lanterns|lantern> above the column shows that it has been used.
miyabi-rules-about-4 = At the end the rows are compared: whoever shows the most maples, the most pagodas and so on scores for them (<6.1|rows>).
miyabi-rules-about-5 = You can add five <extensions|expansions>, in any combination.
miyabi-rules-about-look = On the table
miyabi-rules-about-garden = Part of a garden. The number is the level of a square; the letter and × show its objects.
miyabi-rules-about-tiles = Tiles: all objects are on one square, the others are green.

miyabi-rules-garden-title = The garden
miyabi-rules-garden-1 = From top to bottom the rows belong to maple, pagoda, fish, azalea, boxwood and stone.
miyabi-rules-garden-2 = A garden is six squares by six. Columns are called a to f from the left, rows 1 to 6 from the top; c4 is in the row of azaleas. Bare ground is level 0.
miyabi-rules-garden-3 = Above each column there is space for one lantern. Everyone has six lanterns.

miyabi-rules-tiles-title = The tiles
miyabi-rules-tiles-1 = There are 96 tiles: 32 single, 32 double, 16 straight and 16 corner ones. Straights and corners have three squares.
miyabi-rules-tiles-2 = A tile has as many objects as squares: one, two or three. They are all of one kind and stand on **one** of its squares. The other squares are green.
miyabi-rules-tiles-3 = You may turn a tile any way you like, but never flip it.
miyabi-rules-tiles-4 = So a straight has its objects at an end or in the middle. A corner has them at the bend or at an end, and then it turns either right or left.
miyabi-rules-tiles-look = All shapes
miyabi-rules-tiles-small = A single and a double.
miyabi-rules-tiles-straight = Straights: objects at an end, objects in the middle.
miyabi-rules-tiles-corner = Corners: objects at the bend, at an end turning right, at an end turning left.

miyabi-rules-values-title = What things are worth
miyabi-rules-values-1 = Rows are worth less from top to bottom, and so are the <5.2|fifth-level bonuses>.
miyabi-rules-values-2 = There are sixteen tiles of each kind, with 32 objects in all.
miyabi-rules-values-table = Points
miyabi-rules-values-most = most
miyabi-rules-values-second = second
miyabi-rules-values-fifth = fifth level
miyabi-rules-values-caption = For the most and the second most objects in a row at the end, and for being first to level 5.

## Set-up
miyabi-rules-setup-title = Set-up and rounds
miyabi-rules-setup-1 = For two to four players. Two play six rounds, three play five, four play four.
miyabi-rules-setup-2 = Choose who gets the bonsai, or leave it to chance. Whoever has it starts the round; after the round it goes to the next player clockwise.
miyabi-rules-setup-3 = At the start of a round everyone takes back all their lanterns, and tiles are drawn into the display: for each player two singles, two doubles, a straight and a corner.
miyabi-rules-setup-4 = Tiles left in the display when the round ends leave the game.
miyabi-rules-setup-5 = Before the game, agree which <extensions|expansions> you play with, and whether you may <passing|pass freely>.
miyabi-rules-setup-6 = With three players the third one starts only one of the five rounds, which costs about two points. That is why the first player is chosen at random unless you choose.
miyabi-rules-setup-figures = Each round
miyabi-rules-setup-players-2 = 2 players
miyabi-rules-setup-players-3 = 3
miyabi-rules-setup-players-4 = 4
miyabi-rules-setup-rounds = Rounds
miyabi-rules-setup-bag-1 = Singles
miyabi-rules-setup-bag-2 = Doubles
miyabi-rules-setup-bag-3 = Straights
miyabi-rules-setup-bag-l = Corners
miyabi-rules-setup-caption = Tiles drawn into the display at the start of a round.

## A turn
miyabi-rules-turn-title = Your turn
miyabi-rules-turn-lead = Lay one tile, or pass.
miyabi-rules-turn-1 = Play goes clockwise. On your turn you take one tile from the display and lay it in your garden.
miyabi-rules-turn-2 = If you cannot lay anything, no tile and no <zen|zen tile>, not even after moving your <frog|frog>, you pass and are out for the rest of the round.
miyabi-rules-turn-3 = Many groups allow passing even if a tile fits. You choose this option before the game.
miyabi-rules-turn-4 = After placing your sixth lantern, you finish your turn and are also out for the rest of the round. Players who are out are skipped.
miyabi-rules-turn-5 = The round is over when everyone is out.
miyabi-rules-turn-6 = Nothing is secret except the order in which tiles will be drawn.

## Laying tiles
miyabi-rules-laying-title = Laying a tile
miyabi-rules-laying-lead = In its row, in a column without a lantern, on level ground.
miyabi-rules-laying-1 = The whole tile must be inside the garden, and the square with the objects in the row of its kind. The green squares may be in any row.
miyabi-rules-laying-2 = There must be no lantern above the column of the object square. The columns of the green squares do not matter.
miyabi-rules-laying-3 = All squares under the tile must have the **same level**: all bare, or all tiles of one level. The new tile is one level higher.
miyabi-rules-laying-4 = What it covers no longer counts, objects included. It may cover any number of tiles, even one of the same shape, and there is no highest level.
miyabi-rules-laying-5 = Then place a lantern above the column of the object square.
miyabi-rules-laying-example = The straight with pagodas lies on three squares of level 1. Three objects on level 2 score 6 points; the two pagodas below no longer count.

miyabi-rules-levels-title = Level ground
miyabi-rules-levels-1 = A tile of two or three squares needs that many squares of one level side by side. Large flat areas are worth keeping.
miyabi-rules-levels-2 = A tile may reach into a column with a lantern, as long as its objects are not there.
miyabi-rules-levels-look = A double with maples
miyabi-rules-levels-uneven = It does not fit on a1 and b1: their levels are 1 and 2. On c1 and d1 it lies on bare ground.
miyabi-rules-levels-even = Here it fits on a1 and b1 and lies on level 2.

miyabi-rules-points-title = Points for laying
miyabi-rules-points-1 = A tile scores its **objects times its level**, at once. Two fish on level 3 are 6 points.
miyabi-rules-points-2 = There is one bonus for each kind: the first player to lay a tile of that kind on level 5 takes it.
miyabi-rules-points-3 = Only level 5 counts for it, not a higher one. A bonus that has been taken is gone.
miyabi-rules-points-example = Two fish on level 5 score 10 points. It is the first tile with fish on that level, so the bonus of 8 points is added.

## The end
miyabi-rules-end-title = Final scoring
miyabi-rules-end-1 = After the last round each row is scored separately. Count the objects you can see: three fish on one square are three. Whoever has the most gets the higher value of the row.
miyabi-rules-end-2 = If one player alone has the most, whoever has the second most gets the lower value, and so does everyone tied with them. If several players tie for the most, there is no second place.
miyabi-rules-end-3 = If you have no objects in a row, you get nothing for it.
miyabi-rules-end-4 = Then score the expansions. The most points win; tied players share the victory.
miyabi-rules-end-figures = Three rows, three players
miyabi-rules-end-caption = Objects, and the points for them. Two players tie for second place with maples; two tie for the most fish, so there is no second place.

## Extensions
miyabi-rules-extensions-title = Five expansions
miyabi-rules-extensions-1 = You can play with any of them, in any combination. Everything else stays the same.
miyabi-rules-extensions-colour = The <colour|Colour Garden> rewards objects that are together.
miyabi-rules-extensions-meadow = The <meadow|Great Meadow> rewards green squares that are together.
miyabi-rules-extensions-zen = The <zen|Zen Garden> has tiles that score when enclosed.
miyabi-rules-extensions-seven = <seven|Seven> rewards rows and columns with exactly seven objects.
miyabi-rules-extensions-frog = The <frog|Frog> climbs through the garden.

miyabi-rules-colour-title = Colour Garden
miyabi-rules-colour-1 = At the end you score 1 point for each object in your largest group.
miyabi-rules-colour-2 = A group is made of squares with objects that touch along their sides, whatever their levels and kinds. The largest is the one with the most objects, not the most squares.
miyabi-rules-group-look = What counts as a group
miyabi-rules-colour-example = The group on the left, from a1 through a2 and b2 to b3, has seven objects. It scores 7 points.

miyabi-rules-meadow-title = Great Meadow
miyabi-rules-meadow-1 = At the end you score 2 points for each square of your largest meadow.
miyabi-rules-meadow-2 = A meadow is made of green squares that touch along their sides, whatever their levels. Bare ground and zen tiles are not meadow.
miyabi-rules-meadow-example = b1, c1, c2, d2 and d3 are connected: five squares, 10 points.

miyabi-rules-zen-title = Zen Garden
miyabi-rules-zen-1 = There are sixteen zen tiles, each one square with one object. They are shuffled, and five of them are face up.
miyabi-rules-zen-2 = Instead of a tile from the display you may lay a zen tile: in the row of its object, on bare ground, in a column without a lantern. You place a lantern and score 1 point, and the next zen tile is revealed.
miyabi-rules-zen-3 = A zen tile is enclosed as soon as all its neighbours show objects; the edge of the garden counts as enclosed. It then scores once: 1 point for each object on its neighbours and 1 for its own.
miyabi-rules-zen-4 = You may take another one only after your last one has scored this way. Laying something on its neighbours later changes nothing.
miyabi-rules-zen-5 = Nothing can be laid on a zen tile.
miyabi-rules-zen-6 = It counts as one object of its kind for the rows and the other expansions, and never as meadow.
miyabi-rules-zen-example = In the corner it has two neighbours. The maple on b1 encloses it: two pagodas, the maple and its own object score 4 points.

miyabi-rules-seven-title = Seven
miyabi-rules-seven-1 = At the end you score 7 points for each row and each column of your garden with **exactly seven** visible objects.
miyabi-rules-seven-2 = Six is too few, eight is too many.
miyabi-rules-seven-look = Two rows
miyabi-rules-seven-yes = 3 + 2 + 2 maples: 7 points.
miyabi-rules-seven-no = 3 + 3 + 2 pagodas: nothing.

miyabi-rules-frog-title = Frog
miyabi-rules-frog-1 = Before the first round everyone places a frog, silver side up, on any square of their own garden, starting with the first player and going clockwise.
miyabi-rules-frog-2 = On a turn in which you lay a tile you may move your frog once, before or after laying, one square up, down, left or right. If you pass, you cannot move it.
miyabi-rules-frog-3 = It goes to a square of the same level or one level higher, never lower and never onto a zen tile. A silver frog goes only to squares without objects.
miyabi-rules-frog-4 = When it climbs, it scores the level it reaches. On level 4 it turns gold for good, and a golden frog may stand on objects too.
miyabi-rules-frog-5 = No tile can be laid over the square your frog is on.
miyabi-rules-frog-6 = Whatever the frog sits on counts as if the frog were not there.
miyabi-rules-frog-example = It climbs from level 2 to level 3 and scores 3 points.

## Rulings
miyabi-rules-rulings-title = What the printed rules leave open
miyabi-rules-rulings-lead = How this program decides.
miyabi-rules-rulings-1 = The printed rules do not list the tiles. This program uses a list with sixteen tiles and 32 objects of each kind.
miyabi-rules-rulings-2 = Most values of the rows and bonuses are also this program’s own; only the 10 points for maples on level 5 are printed.
miyabi-rules-rulings-3 = “Level ground” means that all squares under a tile have the same level, even if they belong to different tiles.
miyabi-rules-rulings-4 = Only a tile on exactly level 5 takes a bonus. One on level 6 does not, even if the bonus is still there.
miyabi-rules-rulings-5 = No object, no points, even if nobody else has one either.
miyabi-rules-rulings-6 = Bare ground belongs to no meadow.
miyabi-rules-rulings-7 = A zen tile lies in the row of its object, like any other.
miyabi-rules-rulings-8 = A zen tile that has scored keeps its points, whatever happens around it later.
miyabi-rules-rulings-9 = Frogs are placed clockwise, starting with the first player.
miyabi-rules-rulings-10 = A frog protects its square from your own tiles, zen tiles included.
miyabi-rules-rulings-11 = Tiles and values are kept in one file, so that owners of the printed game can correct them.

## Keys
miyabi-rules-keys-title = Mouse and keys
miyabi-rules-keys-mouse = Click a tile to select it, then click a square in your garden; or drag it there. Turn it with the wheel or a right click. You can undo a turn until you end it.
miyabi-rules-keys-1 = You can do everything with the keyboard alone. A ring shows where you are; arrows move the tile you hold from one possible place to the next.
miyabi-rules-keys-2 = The rule book key, usually F1, opens the page about the item you point at or have selected, or the rule while a refusal is shown.
miyabi-rules-keys-3 = In the book, Left and Right or Page up and Page down turn pages, Alt with Left and Right goes back and forward, Ctrl+F searches, Esc closes it.
