# What is wrong with words and places that somebody wrote.

fault-neither = the row has neither a word nor a place
fault-few-words = too few words: { $count }, and at least { $least } are wanted
fault-few-places = too few places: { $count }, and at least { $least } are wanted
fault-drawing-missing = no drawing “{ $name }” in the folder “drawings”, or an empty one
fault-same-word = it is the word of card { $other } too
fault-same-place = it is the place of card { $other } too
fault-place-holds = the place holds the word “{ $word }”
fault-doodle-is = the doodle “{ $doodle }” is the word “{ $word }”
fault-no-joke = no joke
fault-joke-holds = the joke holds the word itself
fault-same-joke = it is the joke of card { $other } too
fault-few-doodles = too few doodles: { $count }, and at least { $least } are wanted
fault-doodle-twice = a doodle twice
fault-undrawn = no drawing: a bot that gets this word draws the place only
fault-two-drawings = two drawings are wanted, “drawn” and “outline”
fault-same-drawing = “drawn” and “outline” are the same drawing
fault-telling-name = the name “{ $name }” tells the word
fault-twin = looks too much like “{ $word }”
fault-doodle-twin = the doodle “{ $doodle }” looks too much like the word “{ $word }”
fault-no-shape = no shape is called “{ $name }”; there is { $shapes }
fault-many-alike = { $count } of { $all } words have the shape { $shape }: look-alikes will meet
fault-level = { $share } % of the words are { $level }; about { $wanted } % are wanted
