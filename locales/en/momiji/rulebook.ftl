# The rule book. **bold**, [acorn] is a small drawing, <page|words> a link to a page, paragraph or rule.

## The book itself
rules-from-hand = from your hand
rules-to-hand = into your hand
rules-way-deck = from the deck
rules-way-discard = to the discard pile
rules-way-discard-pile = from the discard pile
rules-way-yours = now yours

## Chapters
rules-chapter-game = The game
rules-chapter-setup = Set-up
rules-chapter-turn = The turn
rules-chapter-collect = Collect
rules-chapter-play = Play
rules-chapter-goals = Goals
rules-chapter-landscapes = Landscapes
rules-chapter-end = The end
rules-chapter-dew = Morning Dew
rules-chapter-solo = Solo
rules-chapter-rulings = Rulings
rules-chapter-keys = Keys

## The game
rules-about-title = What it is about
rules-about-lead = Autumn has come to the emperor’s garden.
rules-about-1 = You collect fallen leaves in the garden and keep them in your **herbarium**, where they grow into piles. The more cards a pile has and the higher its top card, the more it is worth.
rules-about-2 = Three things help you: <acorns|acorns>, which you pay with; <goals|goals>, which reward what you do better than the others; and three <landscapes|landscapes>, each with an ability that works once.
rules-about-3 = Players take turns. Each turn has one main action: <collect|collect> a column, <play|play> cards or <goals|activate a goal>.
rules-about-4 = When the deck or the gates run out, everyone has one more turn. Then the points are <scoring|counted>, and the most points win.
rules-about-5 = The small numbers beside the text are the numbers of the rules. When a move is not allowed, the little book beside the answer opens the paragraph that says why.
rules-about-table = On the table
rules-about-garden = The garden is shared: a column for every leaf type, and the deck.
rules-about-herbarium = The herbarium is your own row of piles.
rules-about-things = Goals, acorns and landscapes.

rules-cards-title = Leaf cards
rules-cards-lead = Six leaf types, four numbers.
rules-cards-1 = There are six leaf types: red, orange, yellow, green, purple and brown. Colour and leaf shape both tell them apart.
rules-cards-2 = Each type has 14 cards: five 0s, four 1s, three 2s and two 3s. All six types together make 84 cards.
rules-cards-3 = Some 0s and 1s have half an acorn on the left edge, on the right edge or on both. Where two halves of neighbouring piles meet, they can earn the <bonus|acorn pair bonus>.
rules-cards-4 = The edges are the same in every type. Of the five 0s one has both halves, two have the left one and two the right one; of the four 1s one has both, one the left, one the right and one none.
rules-cards-5 = <dew|Morning Dew> adds blue leaves, which go up to 4.
rules-cards-look = The cards
rules-cards-numbers = The number, the picture and the count of leaves all say the same.
rules-cards-edges = Acorn on the left, on the right, on both edges, on none.
rules-cards-types = Red, orange, yellow, green, purple, brown.

rules-tokens-title = Tokens and landscapes
rules-tokens-1-title = Acorns
rules-tokens-1 = You pay with acorns. A small one is worth 1, a large one 5. Only the value counts, and there are always enough of them.
rules-tokens-2-title = Goals
rules-tokens-2 = A goal says what scores at the end of the game. There are 16; see <leaf-goals|what each one counts>.
rules-tokens-3-title = Torii gates
rules-tokens-3 = A gate marks a <gate|closed pile>. In the box, gates are the backs of goals.
rules-tokens-4-title = Landscapes
rules-tokens-4 = A landscape is a card with a letter from A to N and one ability. 28 landscapes, two of each letter, can be drafted; six more are used only in the <setup-landscapes|starter sets>.
rules-tokens-look = What they look like
rules-tokens-acorns = A large acorn is worth 5, a small one 1: here 8 in all.
rules-tokens-goals = The picture of a goal shows what it counts.
rules-tokens-gates = A gate on a closed pile, and one in the supply.
rules-tokens-landscapes = Landscapes side by side always make one view.

## Set-up
rules-setup-title = Set-up
rules-setup-1 = The game is for two to four players, with <dew|Morning Dew> for up to five. Alone you play the <solo|solo game>.
rules-setup-2 = More players use more leaf types; the table shows how many. Choose the types or pick them at random. Put all cards of the other types back in the box.
rules-setup-3 = Shuffle the cards and deal 6 to each player. The rest is the face-down deck. Then <reveal|reveal> 4 cards into the garden.
rules-setup-4 = Remove goals of a single leaf type that is not in play. Goals of three types stay if at least one of their types is in play. Reveal two more goals than there are players, at random.
rules-setup-5 = Use two more gates than there are players.
rules-setup-6 = Choose the first player, or pick one at random. The first player takes 4 acorns, everyone else 5.
rules-setup-figures = How many of each
rules-setup-players-2 = 2 players
rules-setup-players-3 = 3 players
rules-setup-players-4 = 4 players
rules-setup-players-5 = 5 players
rules-setup-types = Leaf types
rules-setup-cards = Leaf cards
rules-setup-goals = Goals
rules-setup-gates = Gates
rules-setup-hand = Cards in hand
rules-setup-acorns = Acorns, first player / others
rules-setup-caption = Five players need Morning Dew. With Morning Dew, blue is always one of the leaf types.

rules-setup-landscapes-title = Three landscapes each
rules-setup-landscapes-1-title = Starter sets
rules-setup-landscapes-1 = In a first game each player gets one of four sets of three landscapes, at random.
rules-setup-landscapes-2 = There are only four sets, so five players draft.
rules-setup-landscapes-3-title = Draft
rules-setup-landscapes-3 = Shuffle the 28 landscapes and turn three face up. The first player takes one and a new one is turned up; continue clockwise until everyone has three.
rules-setup-landscapes-4 = Two cards with the same letter are two abilities. Landscapes nobody takes are not used.
rules-setup-sets = The starter sets
rules-setup-set-flower = Flower: B, A and F
rules-setup-set-fan = Fan: D, J and C
rules-setup-set-lantern = Lantern: E, H and G
rules-setup-set-crane = Crane: K, I and L

## The turn
rules-turn-title = A turn
rules-turn-lead = One main action, plus any extras you like.
rules-turn-1 = The first player begins, then play passes clockwise. On your turn you do exactly one of three things: <collect|collect>, <play|play> or <goals|activate a goal>. That is your main action.
rules-turn-2 = Before or after it you may use one <landscapes|landscape> and make one <trade|trade>, in any order, but never in the middle of something else.
rules-turn-3 = You must take a main action. You may pass only if no main action is possible, even with landscape A, B, D, J, K or M. What a trade or another landscape might make possible does not count.
rules-turn-4 = Passing replaces the main action. The rest of the turn goes on as usual.
rules-turn-5 = Then the <turn-end|turn ends>.
rules-turn-actions = Main actions
rules-turn-collect = Collect: take a whole column into your hand.
rules-turn-play = Play: put cards from your hand on your piles.
rules-turn-goal = Activate a goal: pay 3 acorns to take it.

rules-trade-title = Trade
rules-trade-1 = Once per turn you may discard any two cards from your hand to take 1 acorn.
rules-trade-2 = Any two cards will do. You can trade before or after your main action.
rules-trade-example = A red 2 and a brown 3 go to the discard pile; you have 3 acorns now.

rules-turn-end-title = How a turn ends
rules-turn-end-1 = First you get the <bonus|acorn pair bonus>, if you have earned it.
rules-turn-end-2 = Then, if you have more than 8 cards in hand, discard down to 8. During your turn you may have any number.
rules-turn-end-3 = In this program you can undo a step until it reveals a new card or the turn ends.
rules-secrets-title = Open and secret
rules-secrets-1 = Everyone may look through the discard pile at any time. Hands and the order of the deck are secret.
rules-secrets-2 = Nobody may count the cards of a pile, not even of their own: only top cards show, and memory is part of the game. If you prefer to see the numbers, turn on “Show pile sizes” before the game.
rules-turn-end-example = Ten cards are two too many: a green 0 and a brown 3 have to go.

## Collect
rules-collect-title = Collect
rules-collect-lead = The whole column, or none of it.
rules-collect-1 = Choose a column of the garden and take all its cards into your hand.
rules-collect-2 = A column has the cards of one leaf type, in the order in which they were revealed. The top card is the newest.
rules-collect-3 = If the garden is then empty, 4 cards are revealed at once, for free. The same happens when a landscape empties the garden.
rules-collect-example = You take the three green cards. Red and brown stay for the next player.

rules-reveal-title = New cards
rules-reveal-1 = Before you collect you may pay 1 acorn to <4.4|reveal> 4 cards from the deck, once per action. Then you must collect. If the deck is empty, you cannot reveal.
rules-reveal-2 = Cards are revealed one at a time, each into the column of its type. A column has at most 6 cards; a seventh is discarded at once.
rules-reveal-3 = If the deck has too few cards, reveal what is left.
rules-reveal-example = You pay 1 acorn. Two green cards and a red one join their columns, and a brown 0 starts a new one. Now you collect.

## Play
rules-play-title = Playing cards
rules-play-lead = A pile grows from zero.
rules-play-1 = Play cards from your hand to your herbarium. Each leaf type has one pile there, and only the top card of a pile is visible.
rules-play-2 = A pile starts with a 0. Each next card has the same number as the top card or exactly one more.
rules-play-3 = Piles form a row. A new pile goes at the left or right end, never between two others, and the order then stays. Only landscape <landscape-c|C> changes it.
rules-play-example = A 1 goes on the red 0, and another 1 on top of it. Both are red, so this is a play of one type.

rules-play-kinds-title = Two ways to play
rules-play-mixed-title = Mixed
rules-play-mixed = Two or more cards, each of a different leaf type. Only a mixed play can earn the <bonus|acorn pair bonus>.
rules-play-same-title = One type
rules-play-same = One or two cards of the same leaf type.
rules-play-order = You play the cards one after another, and each must fit at that moment. So a 0 and a 1 of one type can start a pile together; and in a mixed play the order decides where new piles go.
rules-play-same-bonus = A play of one type earns no bonus, even if acorns form a pair.
rules-play-kinds-example = The green 1 goes on the green 0, and the brown 0 starts a pile on the right. Their acorns form a pair: 2 acorns.

rules-gate-title = Closed piles
rules-gate-1 = A 3 closes its pile: no more cards can be played on it. Put a gate from the supply on it.
rules-gate-2 = If no gates are left, a 3 still closes the pile. Taking the last gate triggers the <end|end of the game>.
rules-gate-3 = Close late for a bigger pile, close early to be safe. When the gates are gone, the game is nearly over.
rules-gate-example = The red 3 closes the red pile, which gets a gate.

rules-bonus-title = The acorn pair bonus
rules-bonus-lead = Two halves make a pair.
rules-bonus-1 = At the end of a turn in which you played at least two leaf types, check your row: a top card with an acorn on its right edge, next to a top card with an acorn on its left edge, is a pair. Each pair earns 2 acorns.
rules-bonus-2 = The cards of a pair need not be new. What counts is what is visible when the turn ends, and it counts once.
rules-bonus-3 = A play of <play-kinds|one type> earns nothing.
rules-bonus-example = A yellow 1 on a yellow 1 and a brown 0 on the right: there are now three pairs, and each earns 2 acorns.

## Goals
rules-goals-title = Activate a goal
rules-goals-lead = A promise about the end of the game.
rules-goals-1 = Pay 3 acorns and take one of the revealed goals. You now own it; keep it face up in front of you.
rules-goals-2 = A goal nobody activates scores nothing. A goal that somebody owns can be fulfilled by everyone.
rules-goals-3 = At the end the player with the most of what it counts fulfils the goal (for one goal, the fewest). Ties count for everyone tied. It scores 3 points, and 10 for its owner: see <scoring|scoring>.
rules-goals-4 = With none of what a goal counts you cannot fulfil it. The only exception is “Fewest cards”, which you can fulfil with 0.
rules-goals-example = You pay 3 acorns and take the goal “Most cards in hand”.
rules-leaf-goals-title = Goals of one leaf type
rules-other-goals-title = The other ten goals
rules-leaf-goals-sheet = Who gets what
rules-leaf-goals-cards = Red cards
rules-leaf-goals-points = Points
rules-leaf-goals-example = { $owner } owns the goal “Most red leaves”. Two players have five red cards each: both fulfil it, and the owner gets 10 instead of 3.

## Landscapes
rules-landscapes-title = Landscapes
rules-landscapes-lead = One acorn, one ability, once.
rules-landscapes-1 = To use a landscape, put one of your acorns on it. The acorn is spent and scores nothing. Each card works once per game, and you can use only one per turn.
rules-landscapes-2 = Some abilities belong to a main action and are used with it. You can use the others at any time on your turn, except in the middle of another action or ability.
rules-landscapes-3 = You can use an ability only if you can carry it out: there must be a card to draw, a column to take, or a card that fits.
rules-landscapes-4 = With <landscape-b|B>, <landscape-d|D> and <landscape-k|K> you may pay for <reveal|new cards> first. With <landscape-h|H> and <landscape-i|I> you may not.
rules-landscapes-when = When they work
rules-landscapes-collect = when you collect
rules-landscapes-play = when you play
rules-landscapes-goal = when you activate a goal
rules-landscapes-any = at any time on your turn
rules-landscape-title = { $letter } · { WORD($landscape) }

rules-landscape-a = Exactly one card of the play skips a number; if no card can, you cannot use this landscape. It also works for a blue card <dew-joker|on another type>, and for another type on a blue card.
rules-landscape-b = The two columns must be different, and they must have 4 cards or fewer in total.
rules-landscape-c = The new order stays. New neighbours can earn the <bonus|acorn pair bonus> at the end of this turn if you play two leaf types.
rules-landscape-d = The deck must have at least one card. You discard one of the cards you have just drawn.
rules-landscape-e = These cards follow the <play-kinds|usual rules> for playing. Only the leaf types of this play count for the bonus.
rules-landscape-f = There must be a column. If you take the last card of the garden, 4 new ones are revealed.
rules-landscape-g = The discard pile must have a card. It does not matter who discarded it.
rules-landscape-h = In both cases you pay the acorn for this landscape first. If you can then neither pay for a goal nor swap one, you cannot use it.
rules-landscape-i = You need 3 acorns for the goal and 1 for this landscape, and there must be a column in the garden.
rules-landscape-j = You must play at least one card. Cards of one pile go on it in order, each fitting the one before; a new pile counts as one of the two. With blue cards a pile may change its type and still counts as one pile.
rules-landscape-k = You may take from one, two or three columns.
rules-landscape-l = You pay the acorn for this landscape first.
rules-landscape-m = Tucked cards do not change the top card and do not count as played types for the <bonus|acorn pair bonus>. You may tuck under a pile started in this same play.
rules-landscape-n = If a card can start a pile, it does, and you choose the end. A 3 gets its gate as usual. The pairs of this ability are paid in addition to those at the end of the turn, and its cards do not count as played types for them.

## The end
rules-end-title = The end of the game
rules-end-lead = The last leaves are falling.
rules-end-1 = The end is triggered when the deck is empty or the last gate is taken. Finish the current turn. Then everyone has one more turn; the player who triggered the end goes last.
rules-end-2 = If the other one runs out as well, nothing changes.
rules-end-3 = After that the points are <scoring|counted>.
rules-end-signs = Two signs
rules-end-deck = The last card of the deck …
rules-end-gates = … or the last gate.

rules-scoring-title = Scoring
rules-scoring-1-title = Piles
rules-scoring-1 = The number of cards in a pile times the number on its top card. A pile with a 0 on top scores nothing.
rules-scoring-2-title = Acorns
rules-scoring-2 = 1 point per acorn, by value. Acorns on landscapes do not count.
rules-scoring-3-title = Goals
rules-scoring-3 = Each activated goal scores 3 points for everyone who fulfils it, including ties. If its owner fulfils it, the owner gets 10 instead.
rules-scoring-4-title = Blue-leaf token
rules-scoring-4 = Whoever has it loses 3 points.
rules-scoring-5-title = Winner
rules-scoring-5 = The most points win. In a tie, more cards in hand win; if those are equal too, the players share the victory.
rules-scoring-sheet = A scoring sheet
rules-scoring-hana = Hana
rules-scoring-kenji = Kenji
rules-scoring-red = Red pile
rules-scoring-green = Green pile
rules-scoring-brown = Brown pile
rules-scoring-acorns = Acorns
rules-scoring-total = Total
rules-scoring-example = Hana owns both goals. They tie for zeros, so she gets 10 and Kenji 3. Kenji has more acorns: 3 points for him, none for her. He wins by one point.

## Morning Dew
rules-dew-title = Morning Dew
rules-dew-lead = Blue leaves fit almost anywhere.
rules-dew-1 = Morning Dew adds a seventh leaf type with 14 cards: four 0s, three 1s, three 2s, two 3s and two 4s; and the blue-leaf token.
rules-dew-2 = Two of the blue 0s have acorns on both edges, one on the left and one on the right. One of the 1s has one on the left, one on the right, and one has none.
rules-dew-3 = Blue is always in play and counts as one of the leaf types. Five players use all seven.
rules-dew-4 = A blue pile grows like any other, but up to 4. A blue 3 does not close it; a blue 4 does and gets the gate.
rules-dew-5 = A blue pile starts with a 0 like the others, or with a 1 using landscape <landscape-a|A>.
rules-dew-6 = A blue card counts as blue in every play, for the bonus and for all goals. A pile with a blue 3 on top scores three times its number of cards and is still open; with a 4, four times.
rules-dew-look = Blue leaves
rules-dew-cards = Blue goes from 0 to 4.
rules-dew-piles = A 3 does not close the pile, a 4 does.
rules-dew-token = The blue-leaf token costs 3 points.

rules-dew-joker-title = Blue on other leaves
rules-joker-1 = You may play a blue card on a pile of another type if its number fits and the pile is not closed. You then take the blue-leaf token, from the supply or from whoever has it.
rules-joker-2 = You may play any type on a blue top card if the number fits. The pile then <dew-change|becomes> that type.
rules-joker-3 = No two of your piles may be of the same type. So you may play a blue card on another type only if none of your other piles is blue.
rules-joker-4 = A 3 of another type fits on a blue 2 or a blue 3, and closes the pile.
rules-joker-5 = The <landscape-n|Waterfall> never forces you: a blue card that fits only on another type may go to the garden.
rules-joker-6 = Tucking a blue card under a pile with <landscape-m|Mossy Roots> is not playing it: the token does not move.
rules-joker-example = A blue 2 goes on the red 1. The pile is now blue, and you take the blue-leaf token.

rules-dew-change-title = A pile changes its type
rules-change-1 = A pile has the type of its top card. A card of another type on a blue one changes the pile to that type; the cards below keep their own.
rules-change-2 = This must not make two piles of the same type either: if you have a red pile, you cannot play red cards on any other pile.
rules-change-example = The purple 3 goes on the blue 2. The pile is now purple, and closed.

## Solo
rules-solo-title = Playing alone
rules-solo-1 = Choose a scenario. It sets the leaf types, your landscapes and your hand size. You start with 4 acorns and 4 cards in the garden. The rules are the same, except for the following.
rules-solo-2 = You cannot pay for new cards.
rules-solo-3 = After you take a column, or two with <landscape-b|B>, discard the rest of the garden and reveal 4 new cards.
rules-solo-4 = <landscape-f|F> and <landscape-d|D> leave the garden as it is. If F takes the last card of the garden, 4 cards are revealed.
rules-solo-5 = After playing as your main action, discard a card from your hand if you have one. A play with the <landscape-e|Tea House> does not require this.
rules-solo-6 = After activating a goal, discard the whole garden and reveal 4 new cards.
rules-solo-example = You take the red column. Yellow and green are discarded, and four new cards are revealed.
rules-solo-end-title = Goals and the end of a solo game
rules-solo-goals-title = Goals
rules-solo-7 = Only the goals of the scenario are used. Each has its own requirement, which must be met when you take it, and its own price.
rules-solo-ends-title = The end
rules-solo-8 = There are always enough gates; they never end the game.
rules-solo-9 = When 4 new cards are due and the deck has fewer, reveal those that are left. Finish this turn, then take one last full turn.
rules-solo-10 = You win if every condition of the scenario is met at the end; otherwise you lose. As soon as all are met, you may finish.
rules-solo-goal-example = The red pile shows 2, so its goal costs 2 acorns.
rules-scenario-cold-breeze = Green, purple and brown leaves, 42 cards. You have 6 cards in hand and the landscapes A, E and C.
rules-scenario-meditation = Red, yellow, green and brown leaves, 56 cards. You have 4 cards in hand and the landscapes F, F and B.
rules-scenario-equinox = Red, orange and yellow leaves, 42 cards. You have 6 cards in hand and the landscapes D, B and G.
rules-scenario-win = To win
rules-scenario-goals = Goals and their prices

## Rulings
rules-rulings-title = Rulings
rules-rulings-about = Where the printed rules are silent, or two editions differ, this program had to decide. These are its decisions, with reasons where there are any.
rules-ruling-edges-title = Acorns on the cards
rules-ruling-edges = The printed rules do not list which cards have acorns on which edge. Here every type has as many on the left as on the right. They are listed in one place in the program, so that an owner of the box can correct them.
rules-ruling-supply-title = Enough acorns
rules-ruling-supply = The rules do not say what happens when the acorns run out. Here the supply never runs out: large and small acorns can be exchanged at any time, and only the value counts.
rules-ruling-types-title = Leaf types left out
rules-ruling-types = The players may choose which types stay out, or pick them at random. Here they are picked at random unless the players choose.
rules-ruling-two-goals-title = Goals of three types
rules-ruling-two-goals = The printed rules do not say whether the goals of warm and cool leaves stay when not all of their types are in play. Here they stay if at least one is: they can still be fulfilled.
rules-ruling-sets-title = Starter sets
rules-ruling-sets = The printed rules do not say which landscapes make a set. These four are the program’s own: each has one landscape for collecting, one for playing or goals and one for any time, and no letter is used twice.
rules-ruling-pass-title = Passing
rules-ruling-pass = The printed rules do not say what happens when no main action is possible. Here you may pass then, and only then.
rules-ruling-empty-title = Empty garden
rules-ruling-empty = The printed rules mention only a garden emptied by collecting. This program does the same when a landscape empties the garden: four cards are revealed.
rules-ruling-nothing-title = None is not the most
rules-ruling-nothing = The printed rules do not say whether 0 can be the most. Here it cannot: you need at least one to fulfil a goal that asks for the most.
rules-ruling-warm-title = Warm and cool leaves
rules-ruling-warm = Some editions count the cards in piles of those types, some the cards of those types. Here each card counts by its own type, as with the goals of one leaf type.
rules-ruling-roots-title = Mossy Roots
rules-ruling-roots = The printed rules do not say whether a tucked card counts as played. Here it does not, so it does not help to reach the two types for the acorn pair bonus.
rules-ruling-waterfall-title = Waterfall
rules-ruling-waterfall = The printed rules do not say whether it may start a pile, or what happens to the usual bonus. Here it may; its own bonus neither replaces the one at the end of the turn nor helps to earn it.
rules-ruling-twice-title = One pile for each type
rules-ruling-twice = The printed rule applies at the end of the turn. This program checks after every card that no two piles are of the same type, so a card that would break the rule is refused at once.
rules-ruling-solo-gates-title = Gates in a solo game
rules-ruling-solo-gates = The printed rules do not say how gates work in a solo game. Here there are as many as you need, and they do not end the game.
rules-ruling-solo-end-title = The last turn of a solo game
rules-ruling-solo-end = The printed rules do not say what happens when the deck has fewer than four cards left. Here those are revealed, the turn is finished and one full turn follows.
rules-ruling-finish-title = Finishing early
rules-ruling-finish = Collecting can never break a condition of a scenario. So once all are met you may finish at once, instead of emptying the deck.
rules-ruling-scenarios-title = Conditions of the scenarios
rules-ruling-scenarios = In Cold Breeze a pile may have as many cards as the middle one, because ties count for goals too. There and in Equinox the conditions apply to all three piles.

## Keys
rules-keys-title = Mouse and keys
shortcut-rules = rules for the selected item
rules-keys-mouse = With the mouse, a click selects and the red button confirms; dragging something to its place does it at once. Cards you play wait until you press the button: click one, or drag it to your hand, to take it back. Anything that reveals hidden cards always waits for the button, because it cannot be undone.
rules-keys-1 = You can do everything with the keyboard alone. A ring shows where you are.
rules-keys-2 = The rule book key, usually F1, opens the page about the item you point at or have selected, or the rule while a refusal is shown.
rules-keys-3 = In the book, Left and Right or Page up and Page down turn pages, Alt with Left and Right goes back and forward, Ctrl+F searches, Esc closes it.

## Pictures in words, for the booklet and for those who cannot see them
rules-thing-card = { $edges ->
    [left] { $card } (acorn left)
    [right] { $card } (acorn right)
   *[both] { $card } (acorns left and right)
  }
rules-thing-column = column: { $cards }
rules-thing-hand = hand: { $cards }
rules-thing-discard = discard pile: { $cards }
rules-thing-deck = deck
rules-thing-back = card face down
rules-thing-acorns = { $count ->
    [one] { $count } acorn
   *[other] { $count } acorns
  }
rules-thing-gate = gate
rules-thing-closed = { $card } with a gate
rules-thing-pile = { $count ->
    [one] { $card } (a pile of { $count } card)
   *[other] { $card } (a pile of { $count } cards)
  }
rules-thing-goal = goal “{ $goal }”
rules-thing-land = landscape { $letter }
rules-thing-token = blue-leaf token
rules-gain = { $count ->
    [one] +{ $count } acorn
   *[other] +{ $count } acorns
  }
