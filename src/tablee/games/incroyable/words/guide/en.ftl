# What the guide of a first round says, and the rules in six pictures.
guide-question = The card asks, in French: twenty guests clink glasses, each of them once with everybody else; how many clinks is that? Nobody knows off the top of their head, so everybody makes an estimate.
guide-estimate = Hand in your estimate, in secret. A little too low still scores; too high never does.
guide-doubt = All the estimates are out, and it’s your turn: pass, or cry “Incroyable!” at somebody you think is too high.
guide-lowest = Yours is the lowest estimate, and the lowest can’t pass: go above { $first }, or cry “Incroyable!” at somebody you think is too high.
guide-well-seen = Well spotted: that was too high, and you move 7 squares, or more if it wasn’t the highest estimate.
guide-missed = Bad luck: that estimate wasn’t too high. Doubting wrongly earns you nothing.
guide-others = Somebody else cried “Incroyable!”, and the answer is read out. Everybody who isn’t above it moves, and the closest moves furthest; too high, and you stay where you are.
guide-end = Each point is a square on the track. Here’s the next question already; in the end, the pawn that gets furthest wins.

picture-1 = A question is read out. In secret, everybody hands in a number from 1 to 9999.
    .seen = A question, and a number pad.
picture-2 = All the estimates are shown at once, from highest to lowest.
    .seen = All the estimates, from highest to lowest.
picture-3 = From the second highest down, you pass, or you cry “Incroyable!” at somebody. The lowest can’t pass: raise or doubt.
    .seen = A choice: pass, or cry “Incroyable!” at somebody.
picture-4 = The answer is read out. If the estimate was too high, whoever doubted it moves 7 squares or more. If not, they get nothing.
    .seen = The answer, next to the estimate in doubt.
picture-5 = Land on a spiral, and there’s a risk turn: more or less than this number? Get it wrong, and you fall in the water.
    .seen = A number, and two large cards: more, less.
picture-6 = Points are squares. Once a pawn reaches the finish, whoever is furthest ahead wins.
    .seen = A pawn moving along the track.
