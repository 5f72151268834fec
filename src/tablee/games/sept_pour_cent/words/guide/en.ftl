# What the guide of a first round says, and the rules in six pictures.
guide-hand = Here are your three cards: sharks worth 4 and 3, that makes 7, and a comet worth 2. { $first } and { $second } hold three cards each, which you cannot see.
guide-announce = You open: announce a number and a family. You claim that all hands together hold at least that many. Try 7 sharks: you have them.
guide-doubt = { $second } announces comets, and all you see is 2. Go higher if you dare, or say “That’s false!”: the hands are shown, and whoever was wrong is out of the round.
guide-won = You are the last one in play: the round is yours, with three rewards.
guide-reward = A card gives you one more winning number for the whole game. A roll wins everything if each of the two dice shows 0 or one of your numbers. Choose the first.
guide-again = Two more. Each new number makes the dice better: the button tells your chance.
guide-last = The last one: a card for later, or the dice right now?
guide-end = That was a whole round. Your cards stay before you, everybody is back in play with three new ones, and so on until a roll wins.
guide-caught = Too high! Your announcement was false: you are out until the end of the round, and { $first } chooses the rewards. Start again, and let { $second } be the one who is caught.

picture-1 = Everybody has three cards that the others cannot see. Whoever opens announces a number and a family: “there are at least that many in all our hands”.
    .seen = Three cards in hand, and nothing announced yet.
picture-2 = Each in turn goes higher, in any family, or says “That’s false!”. Bluffing is allowed, and advised.
    .seen = A ladder of announcements; below it, the means to go higher or to contest.
picture-3 = The announcement is contested: the others say in turn whether they believe it.
    .seen = The contested announcement, and what others said of it.
picture-4 = Hands are shown and counted. Whoever was wrong is out of the round; the others get three new cards, until one player is left.
    .seen = All hands shown, and the total of the family.
picture-5 = The last one in play chooses three rewards: cards, which add a winning number or a bonus, or rolls of the dice.
    .seen = Three reward cards to take, and the button of the dice with its chance.
picture-6 = A roll wins the game when each die shows 0 or one of the roller’s numbers. Else a new round begins.
    .seen = The two dice of the winning roll.
