# What the guide of a first round says, and the rules in six pictures.
guide-card = { $first } holds a card that you cannot see: a person. Behind twenty numbers there are clues, in French.
guide-pick = Ask for a number, any number: they are in no order.
guide-think = There is your clue. An idea? Say that you answer. Else pass: it costs your turn and no more.
guide-answer = Type a name: accents and small slips do not count.
guide-mark = A question mark! Roll the die: if it shows one, you may ask { $first } a question; if it shows nothing, your turn is over.
guide-token = { $second } thinks about another clue. Did you get it first? Spend your purple token and interrupt. Else go on.
guide-pick-again = { $second } did not find it. Your turn: ask for another number.
guide-found = Found! The fewer numbers it took, the farther you go; the rest of the 20 squares is for { $first }, who read.
guide-called = Well interrupted: a free answer that is right is worth 10 squares.
guide-beaten = { $second } found it before you: it was Mozart. The moment to interrupt was just before.
guide-end = Then somebody else takes a card and reads. The first pawn at the finish wins.

picture-1 = One player reads a card that the others cannot see, and says its category: a person, a place or a thing.
    .seen = The category of the card, and twenty numbers.
picture-2 = Each in turn asks for a number, and hears the clue.
    .seen = A clue, and the numbers asked for so far.
picture-3 = An idea? One answers. If it is wrong, only the turn is lost.
    .seen = A clue, and the choice between answering and passing.
picture-4 = The purple token lets you interrupt somebody who thinks: right, 10 squares; wrong, the token is lost.
    .seen = The purple token, while somebody else thinks.
picture-5 = A question mark in place of a clue: the die says whether one may ask the reader a question.
    .seen = The die, showing a question mark.
picture-6 = Found after k numbers: 20 − k squares for the finder, k for the reader. On a sun, the token comes back. The first at the finish wins.
    .seen = A pawn that walks along the track.
