# The rule book of any game.

## The book itself
rules-title = Rule book
rules-example = Example
rules-before = before
rules-after = after
rules-animate = Play
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } paragraph
   *[other] { $count } paragraphs
  }
rules-not-found = Nothing in this book matches. Try a shorter word, or the number of a rule.
rules-back = Back
rules-forward = Forward
rules-next-page = Next page
rules-previous-page = Previous page
rules-close = Close the rule book
rules-written-by = Rules of { $game }, told by the program. The numbers in the margin are the numbers of the rules.

## The game
rules-contents-title = Contents
