# What is wrong with cards of « Indix » that somebody wrote.

fault-no-first-name = the first line of a card says its name
fault-clue-or-mark = a clue or a question mark is wanted, and not both
fault-marks = { $count } question marks; { $least } to { $most } are wanted, and clues besides
fault-no-trait = “{ $name }” is not on the menu of the category { $category }
fault-right-and-refused = “{ $name }” is both right and refused
fault-same-name = “{ $name }” is also an answer of the card { $other }
fault-clue-holds = the clue holds “{ $name }”
fault-family = “{ $word }” is of the name’s family
fault-not-alone = the clue is not understood alone: it points to another
fault-weights = { $count } clues of weight { $weight }; { $wanted } are wanted
fault-many-of-kind = { $count } clues of the kind { $kind }; { $most } at most
fault-how-many = { $count } forms; { $least } to { $most } are wanted
fault-telling-id = the id tells the name
fault-trait-missing = the answer to “{ $name }” is missing
fault-no-source = the clue has no source, or one that the card does not have
fault-few-sources = two sources are wanted, from different sites
fault-nearly-same = nearly the same as “{ $other }”
fault-uneven = { $person } persons, { $place } places, { $thing } things: as many of each are wanted
fault-women = { $share } % of the persons are women; { $least } % at least
fault-fiction = { $share } % of the persons never lived; { $least } to { $most } % are wanted
fault-children = { $share } % of the cards are known at ten; { $least } % at least
fault-mark-counts = { $share } % of the cards have { $count } question marks; { $least } to { $most } % are wanted
fault-mark-at = at number { $number }, { $share } % of the cards have a question mark; { $least } to { $most } % are wanted
fault-not-flat = at number { $number }, clues weigh { $mean } on average, and { $middle } in all
