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
rules-not-found = Nothing found. Try a shorter word, or the number of a rule.
rules-back = Back
rules-forward = Forward
rules-next-page = Next page
rules-previous-page = Previous page
rules-close = Close the rule book
rules-written-by = Rules of { $game }, as this program plays them. Numbers such as 4.2 are the numbers of the rules.

## The game
rules-contents-title = Contents
