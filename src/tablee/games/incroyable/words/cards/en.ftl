# What is wrong with question cards that somebody wrote.

fault-few-cards = too few questions: { $count }, and a pack needs at least { $least }, five to a card
fault-uneven = { $count } questions of { $symbol }, { $most } of another symbol: a card has one of each
fault-no-symbol = no symbol is called “{ $name }”; choose from { $symbols }
fault-outside = the answer { $answer } is not between { $least } and { $most }
fault-future = the year { $year } is still to come
fault-over-hundred = { $answer } per cent
fault-leak = the answer { $answer } is in its own question
fault-leak-beside = the answer { $answer } is in question { $other } of the same card
fault-unit = the unit “{ $unit }” does not suit the kind { $kind }
fault-no-question-mark = it does not end in a question mark
fault-few-sources = two sources from different sites are needed
fault-farms = no source other than sites where anybody answers anything
fault-old = true in { $year }: to be checked again
fault-no-comment = no little story: why, or a comparison
fault-not-named = “{ $name }” is named neither in the question nor in its story
fault-second-year = a second year on one card
fault-nearly-same = nearly the same as “{ $other }”
fault-same-subject = “{ $word }” is already the subject of another question: “{ $other }”
fault-band = { $share }% of the answers are { $band }; it should be about { $most }%
fault-size = { $symbol }: { $share }% of the answers are { $size }; it should be at least { $least }%
fault-digit = { $share }% of the answers begin with { $digit }; it should be { $least } to { $most }%
fault-round = { $share }% of the answers end in 0; it should be under { $most }%
fault-percents = { $share }% of the answers are percentages; it should be at most { $most }%
fault-french = { $share }% of the questions are about France; it should be at most { $most }%
fault-women = { $share }% of the people named are women; it should be at least { $least }%
