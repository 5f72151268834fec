# What is wrong with question cards that somebody wrote.

fault-few-cards = too few questions: { $count }, and a pack has at least { $least }, five on a card
fault-uneven = { $count } questions of { $symbol }, { $most } of another symbol: a card has one of each
fault-no-symbol = no symbol is called “{ $name }”; there is { $symbols }
fault-outside = the answer { $answer } is not from { $least } to { $most }
fault-future = the year { $year } is still to come
fault-over-hundred = { $answer } per cent
fault-leak = the answer { $answer } stands in its own question
fault-leak-beside = the answer { $answer } stands in the question { $other } of the same card
fault-unit = the unit “{ $unit }” does not suit the kind { $kind }
fault-no-question-mark = it does not end in a question mark
fault-few-sources = two sources from different sites are wanted
fault-farms = no source but sites where anybody answers anything
fault-old = true in { $year }: look it up again
fault-no-comment = no little story: why, or a comparison
fault-not-named = “{ $name }” is named neither in the question nor in its story
fault-second-year = a second year on one card
fault-nearly-same = nearly the same as “{ $other }”
fault-same-subject = “{ $word }” is the subject of another question too: “{ $other }”
fault-band = { $share } % of the answers are { $band }; about { $most } % are wanted
fault-size = { $symbol }: { $share } % of the answers are { $size }; at least { $least } % are wanted
fault-digit = { $share } % of the answers begin with { $digit }; { $least } to { $most } % are wanted
fault-round = { $share } % of the answers end in 0; under { $most } % are wanted
fault-percents = { $share } % of the answers are percentages; at most { $most } % are wanted
fault-french = { $share } % of the questions are about France; at most { $most } % are wanted
fault-women = { $share } % of the people named are women; at least { $least } % are wanted
