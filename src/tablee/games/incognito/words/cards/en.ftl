# What is wrong with words and places that somebody wrote.

fault-neither = the row has neither a word nor a place
fault-few-words = too few words: { $count }, and at least { $least } are needed
fault-few-places = too few places: { $count }, and at least { $least } are needed
fault-drawing-missing = no drawing “{ $name }” in the folder “drawings”, or an empty one
fault-same-word = card { $other } has the same word
fault-same-place = card { $other } has the same place
fault-place-holds = the place contains the word “{ $word }”
fault-doodle-is = the doodle “{ $doodle }” is the word “{ $word }”
fault-no-joke = no joke
fault-joke-holds = the joke contains the word itself
fault-same-joke = card { $other } has the same joke
fault-few-doodles = too few doodles: { $count }, and at least { $least } are needed
fault-doodle-twice = the same doodle twice
fault-undrawn = no drawing: a bot that gets this word only draws the place
fault-two-drawings = two drawings are needed, “drawn” and “outline”
fault-same-drawing = “drawn” and “outline” are the same drawing
fault-telling-name = the name “{ $name }” gives the word away
fault-twin = looks too much like “{ $word }”
fault-doodle-twin = the doodle “{ $doodle }” looks too much like the word “{ $word }”
fault-no-shape = no shape is called “{ $name }”; choose from { $shapes }
fault-many-alike = { $count } of { $all } words have the shape { $shape }: there will be too many look-alikes
fault-level = { $share }% of the words are { $level }; it should be about { $wanted }%
