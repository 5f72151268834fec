# What is wrong with cards of « Indix » that somebody wrote.

fault-no-first-name = the first line of a card gives its name
fault-clue-or-mark = a clue or a question mark is needed, and not both
fault-marks = { $count } question marks; { $least } to { $most } are needed, and clues for the rest
fault-no-trait = “{ $name }” is not on the menu of the category { $category }
fault-right-and-refused = “{ $name }” is both right and refused
fault-same-name = “{ $name }” is also an answer on card { $other }
fault-clue-holds = the clue contains “{ $name }”
fault-family = “{ $word }” is related to the name
fault-not-alone = the clue can’t stand alone: it points to another
fault-weights = { $count } clues of weight { $weight }; { $wanted } are needed
fault-many-of-kind = { $count } clues of the kind { $kind }; { $most } at most
fault-how-many = { $count } forms; { $least } to { $most } are needed
fault-telling-id = the id gives the name away
fault-trait-missing = the answer to “{ $name }” is missing
fault-no-source = the clue has no source, or one that the card does not have
fault-few-sources = two sources are needed, from different sites
fault-nearly-same = nearly the same as “{ $other }”
fault-uneven = { $person } people, { $place } places, { $thing } things: there should be as many of each
fault-women = { $share }% of the people are women; { $least }% at least
fault-fiction = { $share }% of the people never lived; it should be { $least } to { $most }%
fault-children = { $share }% of the cards are known at ten; { $least }% at least
fault-mark-counts = { $share }% of the cards have { $count } question marks; it should be { $least } to { $most }%
fault-mark-at = at number { $number }, { $share }% of the cards have a question mark; it should be { $least } to { $most }%
fault-not-flat = at number { $number }, clues weigh { $mean } on average, and { $middle } overall
