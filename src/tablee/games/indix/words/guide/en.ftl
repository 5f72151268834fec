# What the guide of a first round says, and the rules in six pictures.
guide-card = { $first } has a card you can’t see: a person. There are clues behind twenty numbers, in French.
guide-pick = Ask for a number, any number: they’re in no particular order.
guide-think = There’s your clue, in French: think of a famous composer. Any idea? Say “I’ll answer”. If not, pass: all it costs you is your turn.
guide-answer = Type a name: accents and little slips don’t matter.
guide-mark = A question mark! Roll the die: if it shows one too, you get to ask { $first } a question; if it comes up blank, your turn is over.
guide-token = { $second } is thinking about another clue. Did you get there first? Spend your purple token and interrupt. If not, carry on.
guide-pick-again = { $second } didn’t get it. Your turn: ask for another number.
guide-found = You found it! The fewer numbers it took, the further you move; the rest of the 20 squares go to { $first }, who was reading.
guide-called = Nicely interrupted: a free answer is worth 10 squares when it’s right.
guide-beaten = { $second } got there before you: it was Mozart. The moment to interrupt was just before.
guide-end = Now it’s your turn to read: here’s your card, which nobody else can see. The first pawn to finish wins.

picture-1 = One player reads a card that nobody else can see, and says whether it’s a person, a place or a thing.
    .seen = The category of the card, and twenty numbers.
picture-2 = In turn, everybody asks for a number and hears the clue.
    .seen = A clue, and the numbers asked for so far.
picture-3 = Any idea? Answer. If you’re wrong, you only lose your turn.
    .seen = A clue, and a choice: answer, or pass.
picture-4 = Your purple token lets you interrupt somebody who is thinking. Right: 10 squares. Wrong: the token is gone.
    .seen = The purple token, while somebody else is thinking.
picture-5 = Instead of a clue, it may be a question mark: the die decides whether you can ask the reader a question.
    .seen = The die, showing a question mark.
picture-6 = Found after 3 numbers: 17 squares for the finder, 3 for the reader. Land on a sun, and your token comes back. The first to finish wins.
    .seen = A pawn moving along the track.
