# What the guide of a first round says, and the rules in six pictures.
guide-hand = Here are your three cards: sharks worth 4 and 3, which makes 7, and a comet worth 2. { $first } and { $second } have three cards each as well, but you can’t see those.
guide-announce = You go first: name a number and a family. You’re claiming that everybody’s cards together add up to at least that much. Try 7 sharks: you have them all yourself.
guide-doubt = { $second } goes for comets, and you can only see 2. Raise if you dare, or say “That’s false!”: everybody shows their cards, and whoever was wrong is out for the rest of the round.
guide-won = You’re the only one left: the round is yours, and so are three rewards.
guide-reward = A card gives you a winning number for the whole game. Roll the dice, and you win outright if each of them shows 0 or one of your numbers. Choose your first reward.
guide-again = Two to go. Every new number improves your odds: they’re on the dice button.
guide-last = The last one: a card for later, or the dice right now?
guide-end = That’s a whole round. You keep your reward cards, everybody comes back in with three new ones to bluff with, and so it goes on until a roll wins.
guide-caught = Too high! What you announced wasn’t there: you’re out for the rest of the round, and { $first } gets the rewards. Start again, and let { $second } be the one who gets caught.

picture-1 = Everybody has three cards that nobody else can see. The first player names a number and a family: “between us, we have at least that many”.
    .seen = Three cards in hand, and nothing announced yet.
picture-2 = In turn, you go higher, in any family, or you say “That’s false!” Bluffing is allowed, and wise.
    .seen = A ladder of announcements; below it, the controls to go higher or to say it’s false.
picture-3 = Somebody has said “That’s false!”: one by one, the others say whether they believe the announcement.
    .seen = The announcement in doubt, and what others think of it.
picture-4 = The cards are shown and counted. Whoever was wrong is out of the round; the others get three new cards, until only one player is left.
    .seen = Everybody’s cards, and the family’s total.
picture-5 = The last one left chooses three rewards: cards, which add a winning number or a bonus, or rolls of the dice.
    .seen = Three reward cards to take, and the dice button with its odds.
picture-6 = If each die shows 0 or one of your numbers, you win the game. If nobody’s roll wins, a new round begins.
    .seen = The two dice of the winning roll.
