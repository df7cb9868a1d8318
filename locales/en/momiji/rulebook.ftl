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
rules-about-1 = You gather fallen leaves in the garden and keep them in your **herbarium**, where they grow into piles. The more cards a pile has and the higher its top card, the more it is worth.
rules-about-2 = Three things help you: <acorns|acorns>, with which you pay; <goals|goals>, which reward what you do better than the others; and three <landscapes|landscapes>, each with an ability that works once.
rules-about-3 = You play in turns, and every turn has one main action: you <collect|collect> a column, <play|play> cards or <goals|activate a goal>.
rules-about-4 = Once the deck or the gates run out, everyone has one more turn. Then the points are <scoring|counted>; whoever has the most wins.
rules-about-5 = The small numbers in the margin are the numbers of the rules. When a step is refused, the little book beside the answer opens the paragraph that says why.
rules-about-table = On the table
rules-about-garden = The garden belongs to all: a column for every leaf type, and the deck.
rules-about-herbarium = The herbarium is your own row of piles.
rules-about-things = Goals, acorns and landscapes.

rules-cards-title = Leaf cards
rules-cards-lead = Six leaf types, four numbers.
rules-cards-1 = There are six leaf types: red, orange, yellow, green, purple and brown. Colour and leaf shape both tell them apart.
rules-cards-2 = Each type has 14 cards: five 0s, four 1s, three 2s and two 3s. All six types together make 84 cards.
rules-cards-3 = Some 0s and 1s carry half an acorn on the left edge, on the right edge or on both. Where two halves meet between neighbouring piles, they can pay the <bonus|acorn pair bonus>.
rules-cards-4 = The edges are the same in every type. Of the five 0s one has both halves, two have the left one and two the right one; of the four 1s one has both, one the left, one the right and one none.
rules-cards-5 = <dew|Morning Dew> adds blue leaves, which go up to 4.
rules-cards-look = The cards
rules-cards-numbers = The number, the picture and the count of leaves all say the same thing.
rules-cards-edges = Acorn on the left, on the right, on both edges, on none.
rules-cards-types = Red, orange, yellow, green, purple, brown.

rules-tokens-title = Tokens and landscapes
rules-tokens-1-title = Acorns
rules-tokens-1 = You pay with acorns. A small one is worth 1, a large one 5; only the value counts, and there are always enough of them.
rules-tokens-2-title = Goals
rules-tokens-2 = A goal says what is rewarded at the end of the game. There are 16; <leaf-goals|what each one counts> has its own page.
rules-tokens-3-title = Torii gates
rules-tokens-3 = A gate marks a <gate|closed pile>. In the box, gates are the backs of goals.
rules-tokens-4-title = Landscapes
rules-tokens-4 = A landscape is a card with a letter from A to N and one ability. Two of every letter, 28 in all, are there to be chosen; six more belong to the <setup-landscapes|starter sets> only.
rules-tokens-look = What they look like
rules-tokens-acorns = A large acorn is worth 5, a small one 1: here 8 in all.
rules-tokens-goals = The picture of a goal shows what it counts.
rules-tokens-gates = A gate on a closed pile, and one in the supply.
rules-tokens-landscapes = Whichever landscapes stand side by side, they make one view.

## Set-up
rules-setup-title = Set-up
rules-setup-1 = Two to four people play, with <dew|Morning Dew> up to five. Alone you play the <solo|solo game>.
rules-setup-2 = The more players, the more leaf types take part; the table shows how many. Choose the types or leave them to chance. All cards of the other types stay out.
rules-setup-3 = The cards are shuffled and everyone is dealt 6. The rest is the deck, face down. Then 4 cards are <reveal|revealed> into the garden.
rules-setup-4 = Goals of a single leaf type that is not in play stay out. The goals of three types stay in while at least one of their types is in play. Two goals more than there are players are revealed at random.
rules-setup-5 = There are two gates more than there are players.
rules-setup-6 = The players choose who begins, or chance does. The first player takes 4 acorns, everyone else 5.
rules-setup-figures = How much of what
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
rules-setup-caption = Five players need Morning Dew. Whenever it is used, blue is one of the leaf types.

rules-setup-landscapes-title = Three landscapes each
rules-setup-landscapes-1-title = Starter sets
rules-setup-landscapes-1 = In a first game everyone gets one of four sets of three landscapes, at random.
rules-setup-landscapes-2 = There are only four sets, so five players draft.
rules-setup-landscapes-3-title = Draft
rules-setup-landscapes-3 = The 28 landscapes are shuffled and three are turned face up. The first player takes one of them, a new one is turned up, and so it goes round clockwise until everyone has three.
rules-setup-landscapes-4 = Two cards with the same letter are two abilities. What nobody takes leaves the game.
rules-setup-sets = The starter sets
rules-setup-set-flower = Flower: B, A and F
rules-setup-set-fan = Fan: D, J and C
rules-setup-set-lantern = Lantern: E, H and G
rules-setup-set-crane = Crane: K, I and L

## The turn
rules-turn-title = A turn
rules-turn-lead = One main action, and whatever you like to add.
rules-turn-1 = The first player begins, and the turn passes clockwise. In your turn you do exactly one of three things: <collect|collect>, <play|play> or <goals|activate a goal>. That is your main action.
rules-turn-2 = Before or after it you may use one <landscapes|landscape> and make one <trade|trade>, in any order, but never in the middle of something you have begun.
rules-turn-3 = The main action is compulsory. You may pass it only if none at all is possible. A landscape that would open one (A, B, D, J, K or M) counts as possible; what a trade or another landscape might bring does not.
rules-turn-4 = Passing takes the place of the main action. The rest of the turn goes on as usual.
rules-turn-5 = Then the <turn-end|turn ends>.
rules-turn-actions = Main actions
rules-turn-collect = Collect: a whole column comes into your hand.
rules-turn-play = Play: cards go from your hand to your piles.
rules-turn-goal = Activate a goal: 3 acorns make it yours.

rules-trade-title = Trade
rules-trade-1 = Once in your turn you may discard any two cards from your hand and take 1 acorn.
rules-trade-2 = Which cards they are does not matter. You trade before your main action or after it.
rules-trade-example = A red 2 and a brown 3 go to the discard pile; you have 3 acorns now.

rules-turn-end-title = How a turn ends
rules-turn-end-1 = First the <bonus|acorn pair bonus> is paid, if it is due.
rules-turn-end-2 = Then, with more than 8 cards in your hand, you discard until 8 are left. You choose which. During the turn you may hold as many as you like.
rules-turn-end-3 = In this program you can take back a step until it has shown a new card or the turn has ended.
rules-secrets-title = Open and secret
rules-secrets-1 = Everyone may look through the discard pile at any time. Hands and the order of the deck are secret.
rules-secrets-2 = Nobody counts the cards of a pile, not even of their own: only top cards show, and remembering is part of the game. If you prefer to see the numbers, choose open counts before the game.
rules-turn-end-example = Ten cards are two too many: a green 0 and a brown 3 have to go.

## Collect
rules-collect-title = Collect
rules-collect-lead = The whole column, or none of it.
rules-collect-1 = Choose a column of the garden and take all of its cards into your hand.
rules-collect-2 = A column holds the cards of one leaf type in the order in which they came. Its top card is the one that came last.
rules-collect-3 = If nothing is left in the garden afterwards, 4 cards are revealed at once, free of charge. The same happens when a landscape empties the garden.
rules-collect-example = You take the three green cards. Red and brown stay for the next player.

rules-reveal-title = New cards
rules-reveal-1 = Before you collect you may pay 1 acorn and <4.4|reveal> 4 cards from the deck, once in the action. After that you must collect. With an empty deck there is nothing to reveal.
rules-reveal-2 = Cards are turned one at a time, each into the column of its type. A column holds 6 cards; a seventh goes straight to the discard pile.
rules-reveal-3 = If the deck is shorter than needed, as many cards as it has are revealed.
rules-reveal-example = You pay 1 acorn. Two green cards and a red one join their columns, a brown 0 begins a new one. Now you collect.

## Play
rules-play-title = Playing cards
rules-play-lead = A pile grows from zero.
rules-play-1 = Cards go from your hand to your herbarium. Every leaf type has one pile there, and only the top card of a pile shows.
rules-play-2 = A pile starts with a 0. Each further card has the same number as the top card or exactly one more.
rules-play-3 = Piles stand in a row. A new one goes to the left or the right end, never between two others, and the order then stays. Only landscape <landscape-c|C> changes it.
rules-play-example = On the red 0 goes a 1, and on it another 1. Both are red, so this is a play of one type.

rules-play-kinds-title = Two ways to play
rules-play-mixed-title = Mixed
rules-play-mixed = Two or more cards, all of different leaf types, one of each. Of the two ways, only this one can pay the <bonus|acorn pair bonus>.
rules-play-same-title = One type
rules-play-same = One or two cards of the same leaf type.
rules-play-order = The cards are played one after another, and each must fit what lies there at that moment. So a 0 and a 1 of one type can start a pile together; and in a mixed play the order decides which new pile stands where.
rules-play-same-bonus = A play of one type pays no bonus, whatever acorns meet.
rules-play-kinds-example = The green 1 goes on the green 0, the brown 0 starts a pile on the right. Their acorns meet: 2 acorns.

rules-gate-title = Closed piles
rules-gate-1 = A 3 closes its pile: nothing is played on it any more. It gets a gate from the supply.
rules-gate-2 = When no gate is left, a 3 closes the pile all the same. The last gate announces the <end|end of the game>.
rules-gate-3 = Close late, and the pile is bigger; close early, and its 3 is sure. When the gates are gone, the game is nearly over.
rules-gate-example = The red 3 closes the red pile, and a gate is put on it.

rules-bonus-title = The acorn pair bonus
rules-bonus-lead = Halves that meet make a pair.
rules-bonus-1 = At the end of a turn in which you played at least two leaf types, look along your row: if a top card has an acorn on its right edge and the next one has an acorn on its left edge, that is a pair. Every pair pays 2 acorns.
rules-bonus-2 = The cards of a pair need not be new. What counts is what shows when the turn ends, and it counts once.
rules-bonus-3 = After a play of <play-kinds|one type> nothing is paid.
rules-bonus-example = A yellow 1 on a yellow 1 and a brown 0 on the right: now three pairs meet, and each pays 2 acorns.

## Goals
rules-goals-title = Activate a goal
rules-goals-lead = A promise about the end of the game.
rules-goals-1 = Pay 3 acorns and take one of the revealed goals. You own it now; it lies face up before you.
rules-goals-2 = A goal that nobody activates is worth nothing. One that somebody owns can be fulfilled by everybody.
rules-goals-3 = At the end a goal is fulfilled by the player with the most of what it counts (for one goal, the fewest), or by several who are equal. It gives 3 points, and 10 to its owner: see <scoring|scoring>.
rules-goals-4 = Whoever has none at all of what a goal counts does not fulfil it. Only the goal of the fewest cards can be fulfilled with 0.
rules-goals-example = You pay 3 acorns and take the goal of most cards in hand.
rules-leaf-goals-title = Goals of one leaf type
rules-other-goals-title = The other ten goals
rules-leaf-goals-sheet = Who gets what
rules-leaf-goals-cards = Red cards
rules-leaf-goals-points = Points
rules-leaf-goals-example = { $owner } owns the goal of red leaves. Two have five red cards each: both fulfil it, and the owner gets 10 instead of 3.

## Landscapes
rules-landscapes-title = Landscapes
rules-landscapes-lead = One acorn, one ability, once.
rules-landscapes-1 = To use a landscape you put one of your acorns on it. The acorn is spent: it scores nothing. Each card works once in the game, and you use only one in a turn.
rules-landscapes-2 = Some abilities belong to a main action and are used with it. The others work at any moment of your turn, only not in the middle of another action or ability.
rules-landscapes-3 = What could not be carried out cannot be used. A landscape that draws needs a card to draw, one that takes from the garden needs a column, one that plays needs a card that fits.
rules-landscapes-4 = With <landscape-b|B>, <landscape-d|D> and <landscape-k|K> you may still pay for <reveal|new cards> first. <landscape-h|H> and <landscape-i|I> do not allow it.
rules-landscapes-when = When they work
rules-landscapes-collect = when you collect
rules-landscapes-play = when you play
rules-landscapes-goal = when you activate a goal
rules-landscapes-any = at any time in your turn
rules-landscape-title = { $letter } · { WORD($landscape) }

rules-landscape-a = Exactly one card of the play skips a number; without a card that can, this landscape cannot be used. It also works for a blue card <dew-joker|on another type>, and for another type on a blue card.
rules-landscape-b = The two columns have to be different ones, and there must be two that together hold 4 cards or fewer.
rules-landscape-c = The new order stays. Neighbours that meet now can pay the <bonus|acorn pair bonus> at the end of this turn, if you play two leaf types.
rules-landscape-d = It needs at least one card in the deck. The card you discard is one of those just drawn.
rules-landscape-e = These cards follow the <play-kinds|usual rules> of a play. Whether the bonus is due depends on the leaf types of this play alone.
rules-landscape-f = It needs a column. If you take the last card of the garden, 4 new ones are revealed.
rules-landscape-g = It needs a card in the discard pile, and it does not matter who discarded it.
rules-landscape-h = Either way you first pay the acorn for this landscape. If you can then neither pay for a goal nor exchange one, it cannot be used.
rules-landscape-i = You need 3 acorns for the goal and 1 for this landscape, and a column in the garden.
rules-landscape-j = At least one card has to be played. The cards of one pile go on it in order, each fitting the one before; a new pile counts as one of the two. With blue cards a pile may change its type and is still one pile.
rules-landscape-k = One column is enough, three are the most.
rules-landscape-l = The acorn for this landscape is paid first.
rules-landscape-m = Tucked cards do not change the top card and are not played types for the <bonus|acorn pair bonus>. The pile may be one you have started in this very play.
rules-landscape-n = A card that can start a pile starts one, and you choose the end. A 3 gets its gate as usual. The pairs of this ability are paid in addition to those at the end of the turn, and its cards are not played types for them.

## The end
rules-end-title = The end of the game
rules-end-lead = The last leaves are falling.
rules-end-1 = The end is announced as soon as the deck is empty or the last gate is taken. The turn in progress is finished. Then everyone has one more turn; the player who brought about the end comes last.
rules-end-2 = If the other runs out as well, nothing changes.
rules-end-3 = After that the points are <scoring|counted>.
rules-end-signs = Two signs
rules-end-deck = The last card of the deck …
rules-end-gates = … or the last gate.

rules-scoring-title = Scoring
rules-scoring-1-title = Piles
rules-scoring-1 = The number of cards in a pile times the number on its top card. With a 0 on top it is worth nothing.
rules-scoring-2-title = Acorns
rules-scoring-2 = One point for each, by value. Acorns on landscapes do not count.
rules-scoring-3-title = Goals
rules-scoring-3 = Each activated goal gives 3 points to everyone who fulfils it, ties included; its owner, if among them, gets 10 instead.
rules-scoring-4-title = Blue-leaf token
rules-scoring-4 = Its holder loses 3 points.
rules-scoring-5-title = Winner
rules-scoring-5 = Whoever has the most points wins. If points are equal, more cards in hand decide; if these are equal too, the victory is shared.
rules-scoring-sheet = A scoring sheet
rules-scoring-hana = Hana
rules-scoring-kenji = Kenji
rules-scoring-red = Red pile
rules-scoring-green = Green pile
rules-scoring-brown = Brown pile
rules-scoring-acorns = Acorns
rules-scoring-total = Total
rules-scoring-example = Hana owns both goals. In zeros the two are equal, so she gets 10 and Kenji 3. Kenji has more acorns: 3 points for him, none for her. He wins by a point.

## Morning Dew
rules-dew-title = Morning Dew
rules-dew-lead = Blue leaves fit almost anywhere.
rules-dew-1 = Morning Dew adds a seventh leaf type with 14 cards: four 0s, three 1s, three 2s, two 3s and two 4s; and the blue-leaf token.
rules-dew-2 = Of the blue 0s two have acorns on both edges, one on the left and one on the right; of the 1s one has it on the left, one on the right and one has none.
rules-dew-3 = Blue is always in play and counts as one of the leaf types. With five players all seven take part.
rules-dew-4 = A blue pile grows like any other, but up to 4. A blue 3 leaves it open; a blue 4 closes it and gets the gate.
rules-dew-5 = A blue pile starts with a 0 like the others, or with a 1 by landscape <landscape-a|A>.
rules-dew-6 = A blue card is of type blue in every play, for the bonus and for all goals. A pile with a blue 3 on top scores three times the number of its cards and is still open; with a 4, four times.
rules-dew-look = Blue leaves
rules-dew-cards = Blue goes from 0 to 4.
rules-dew-piles = A 3 is open, a 4 closes.
rules-dew-token = The blue-leaf token costs its holder 3 points.

rules-dew-joker-title = Blue on other leaves
rules-joker-1 = A blue card may go on a pile that shows another type, if its number fits and the pile is not closed. You then take the blue-leaf token, from the supply or from whoever has it.
rules-joker-2 = On a blue top card any type may be played, if the number fits. The pile <dew-change|then shows> the new type.
rules-joker-3 = No two of your piles may show the same type. So a blue card goes on another pile only while none of your other piles shows blue.
rules-joker-4 = A 3 of another type fits on a blue 2 or a blue 3, and it closes the pile.
rules-joker-5 = The <landscape-n|Waterfall> never forces you: a blue card that fits only on another type may go to the garden.
rules-joker-6 = Tucking a blue card under a pile with <landscape-m|Mossy Roots> is not playing it; the token stays where it is.
rules-joker-example = A blue 2 goes on the red 1. The pile shows blue now, and you take the blue-leaf token.

rules-dew-change-title = A pile changes its type
rules-change-1 = A pile is of the type of its top card. A card of another type on a blue one makes the pile that type; the cards below keep their own.
rules-change-2 = This must not make two piles of one type either: with a red pile standing, no red card goes on any other.
rules-change-example = The purple 3 goes on the blue 2. The pile is purple now, and closed.

## Solo
rules-solo-title = Playing alone
rules-solo-1 = You choose a scenario. It sets the leaf types, your landscapes and how many cards you hold. You begin with 4 acorns and 4 cards in the garden. The rules are the same but for what follows.
rules-solo-2 = You cannot pay for new cards.
rules-solo-3 = After you have taken a column, or two with <landscape-b|B>, the rest of the garden is discarded and 4 new cards are revealed.
rules-solo-4 = <landscape-f|F> and <landscape-d|D> leave the garden as it is. If F takes the last card of the garden, 4 cards are revealed.
rules-solo-5 = After a play as your main action you discard a card from your hand, if one is left. A play with the <landscape-e|Tea House> asks for none.
rules-solo-6 = After activating a goal the whole garden is discarded and 4 new cards are revealed.
rules-solo-example = You take the red column. Yellow and green are discarded, and four new cards come.
rules-solo-end-title = Goals and the end, alone
rules-solo-goals-title = Goals
rules-solo-7 = Only the goals of the scenario are there. Each has its own requirement, which must hold when you take it, and its own price.
rules-solo-ends-title = The end
rules-solo-8 = There are always enough gates; they never end the game.
rules-solo-9 = When 4 new cards are due and the deck has fewer, those left are revealed. You finish this turn and have one last full turn.
rules-solo-10 = You win if every condition of the scenario holds at the end; otherwise the game is lost. As soon as all of them hold, you may finish.
rules-solo-goal-example = The red pile shows 2, so its goal costs 2 acorns.
rules-scenario-cold-breeze = Green, purple and brown leaves, 42 cards. You hold 6 cards and have the landscapes A, E and C.
rules-scenario-meditation = Red, yellow, green and brown leaves, 56 cards. You hold 4 cards and have the landscapes F, F and B.
rules-scenario-equinox = Red, orange and yellow leaves, 42 cards. You hold 6 cards and have the landscapes D, B and G.
rules-scenario-win = To win
rules-scenario-goals = Goals and their prices

## Rulings
rules-rulings-title = Rulings
rules-rulings-about = Where the printed rules are silent, or two editions differ, this program had to decide. Here is what it decided, with a reason where there is one.
rules-ruling-edges-title = Acorns on the cards
rules-ruling-edges = The printed rules do not list which cards carry acorns on which edge. Here every type has as many on the left as on the right. They are written down in one place of the program, so that an owner of the box can correct them.
rules-ruling-supply-title = Enough acorns
rules-ruling-supply = What happens when the acorns of the box are used up is left open. Here the supply never runs out: large and small acorns can be changed at any time, and only the value counts.
rules-ruling-types-title = Leaf types left out
rules-ruling-types = The players may choose which types stay out, or leave it to chance. Here chance decides unless the players choose.
rules-ruling-two-goals-title = Goals of three types
rules-ruling-two-goals = The printed rules leave open whether the goals of warm and of cool leaves stay when not all of their types are in play. Here they stay while one type is: they can still be fulfilled.
rules-ruling-sets-title = Starter sets
rules-ruling-sets = The printed rules do not say which landscapes make a set. These four are the program’s own: each has one landscape for collecting, one for playing or goals and one for any time, and no letter comes twice.
rules-ruling-pass-title = Passing
rules-ruling-pass = The printed rules leave open what happens when no main action is possible. Here, and only then, it may be passed.
rules-ruling-empty-title = Empty garden
rules-ruling-empty = The printed rules speak of a garden emptied by collecting. This program plays it the same way when a landscape empties the garden: four cards are revealed.
rules-ruling-nothing-title = None is not the most
rules-ruling-nothing = The printed rules leave open whether 0 can be the most. Here it cannot: a goal that asks for the most is not fulfilled with none.
rules-ruling-warm-title = Warm and cool leaves
rules-ruling-warm = Some editions count the cards in piles of those types, some the cards of those types. Here each card counts by its own type, as with the goals of one leaf type.
rules-ruling-roots-title = Mossy Roots
rules-ruling-roots = The printed rules leave open whether a tucked card counts as played. Here it does not, so it does not help to reach the two types of the acorn pair bonus.
rules-ruling-waterfall-title = Waterfall
rules-ruling-waterfall = The printed rules leave open whether it may start a pile and what becomes of the usual bonus. Here it may; its own bonus neither replaces the one at the end of the turn nor helps to earn it.
rules-ruling-twice-title = One pile for each type
rules-ruling-twice = The printed rule looks at the end of the turn. This program checks after every card that no two piles show the same type, so a card that would break the rule is refused at once.
rules-ruling-solo-gates-title = Gates, alone
rules-ruling-solo-gates = The printed rules leave open how gates work alone. Here there are as many as you need, and they do not end the game.
rules-ruling-solo-end-title = The last turn, alone
rules-ruling-solo-end = The printed rules leave open what happens when the deck cannot give four cards any more. Here those left are revealed, the turn is finished and one full turn follows.
rules-ruling-finish-title = Finishing early
rules-ruling-finish = Collecting can never break a condition of a scenario. So once all of them hold you may finish at once, instead of drawing the deck empty.
rules-ruling-scenarios-title = Conditions of the scenarios
rules-ruling-scenarios = In Cold Breeze a pile may have as many cards as the middle one, because ties count for goals as well. There and in Equinox the conditions are read as meant for all three piles.

## Keys
rules-keys-title = Mouse and keys
shortcut-rules = the rule book, at the thing in question
rules-keys-mouse = With the mouse, a click chooses and the red button does it; what you drag to its place is done at once. The cards of a play lie ready until you press the button: a click takes one back, and so does dragging it to your hand. What turns hidden cards always waits for the button, because it cannot be undone.
rules-keys-1 = Everything can be done with the keyboard alone. A ring shows where you are.
rules-keys-2 = The key of the rule book, usually F1, opens it at the page of the thing you point at or have chosen, and at the rule while a refusal is shown.
rules-keys-3 = In the book, Left and Right or Page up and Page down turn pages, Alt with Left and Right goes back and forward, Ctrl with F searches, Esc closes it.

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
