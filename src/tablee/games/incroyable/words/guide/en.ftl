# What the guide of a first round says, and the rules in six pictures.
guide-question = The card asks, in French: twenty guests clink glasses, each once with each of the others; how many clinks in all? Nobody knows by heart, everybody estimates.
guide-estimate = Set your estimate, in secret. A little too low scores; too high never does.
guide-doubt = All are shown. You speak: pass, or cry “Incroyable!” at somebody whom you think too high.
guide-lowest = The lowest estimate is yours, and the lowest cannot pass: go above { $first }, or cry “Incroyable!” at somebody whom you think too high.
guide-well-seen = Well seen: it was too high, and you go 7 squares, or more if it was not the highest estimate.
guide-missed = Missed: that estimate was not too high. A wrong doubt brings nothing.
guide-others = Somebody else doubted, and the answer is read. Those who are not above it go ahead, the nearest most; too high, one stays put.
guide-end = A point is a square. Then somebody else reads a question, and the pawn that goes farthest wins.

picture-1 = A question is read. Everybody sets a number from 1 to 9999, in secret.
    .seen = A question, and a pad of numbers.
picture-2 = They are shown together, from the highest to the lowest.
    .seen = All estimates, from the highest to the lowest.
picture-3 = From the second highest down, one passes, or cries “Incroyable!” at somebody. The lowest cannot pass: it goes higher or doubts.
    .seen = The choice between passing and crying “Incroyable!” at somebody.
picture-4 = The answer is read. Too high: the doubter wins 7 squares or more. Else the doubter gets nothing.
    .seen = The answer, beside the doubted estimate.
picture-5 = On a spiral, a risk turn: more or less than this number? Whoever is wrong is out of it.
    .seen = A number, and two large cards: more, less.
picture-6 = Points are squares. Once a pawn reaches the finish, the farthest one wins.
    .seen = A pawn that walks along the track.
