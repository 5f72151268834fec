# What the guide of a first round says, and the rules in six pictures.
guide-racks = You see the tiles of { $first }, of { $second } and of the neutral rack. Yours have their backs to you: their three numbers are what you look for.
guide-draw = Your turn: draw a question. The table answers for you, from the racks that you see.
guide-mine = Your answer is about what you see: it tells the others something, and you nothing. Now it is { $first }’s turn, whose answer counts your tiles.
guide-theirs = { $first } sees these three tiles: green 1, black 5, pink 7. Look for them on { $second }’s rack and on the neutral one: there are none.
guide-declare = So they stand before you! Declare 1, 5 and 7. You can declare at any moment, without waiting for your turn.
guide-still = There is no hurry: every answer of the others tells you a little more. Declare when you think you know.
guide-right = Right: one point! The first to three points wins.
guide-wrong = That was not it. Being wrong costs nothing: now you see which tiles you had.
guide-end = Right or wrong, three new tiles come before you, and the search goes on.

picture-1 = You see everybody’s tiles but your own. Your three numbers are what you look for.
    .seen = The others’ racks from the front; one’s own from behind.
picture-2 = In turn, each draws a question. The answer, always true, is about all racks but the answerer’s own: about yours too.
    .seen = A question, and the answer of whoever drew it.
picture-3 = There is time to take notes: the pad crosses out what you see, and you mark what you deduce.
    .seen = The table after an answer, with the button “Noted”.
picture-4 = When you think you know, declare your three numbers, whether it is your turn or not.
    .seen = Three declared numbers, and the stamp “Right”.
picture-5 = Right, it is a point. Right or wrong, the tiles are shown and three others come.
    .seen = A declaration, and the tiles that were there.
picture-6 = Three points, and the game is won.
    .seen = The racks turned round at the end.
