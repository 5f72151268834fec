# What the guide of a first round says, and the rules in six pictures.
guide-racks = You can see { $first }’s tiles, { $second }’s, and those on the neutral rack. Yours have their backs to you: your job is to work out their three numbers.
guide-draw = Your turn: draw a question. The table answers it for you, from the racks you can see.
guide-mine = Your answer is about what you can see, so it helps the others, not you. Next it’s { $first }’s turn, and that answer will count your tiles.
guide-theirs = { $first } can see these three tiles: green 1, black 5, pink 7. Look for them on { $second }’s rack and on the neutral one: not one of them is there.
guide-declare = So they must be yours! Declare 1, 5 and 7. You can declare at any time, even out of turn.
guide-still = There’s no hurry: each answer from the others tells you a little more. Declare when you think you know.
guide-right = That’s right: one point! The first to three points wins.
guide-wrong = That wasn’t it. A mistake costs you nothing: now you can see which tiles you had.
guide-end = Right or wrong, you get three new tiles, and the search goes on.

picture-1 = You see everybody’s tiles except your own. Your three numbers are what you’re trying to find.
    .seen = The others’ racks from the front, and your own from behind.
picture-2 = In turn, everybody draws a question. The answer is always true, and it covers every rack but the answerer’s own: so it covers yours too.
    .seen = A question, and the answer from whoever drew it.
picture-3 = There’s time for notes: the pad crosses out what you can see, and you mark what you work out.
    .seen = The table after an answer, with the “Noted” button.
picture-4 = When you think you know, declare your three numbers, whether or not it’s your turn.
    .seen = Three numbers declared, and a stamp that says “Right”.
picture-5 = Get it right and you score a point. Right or wrong, you see the tiles you had, and get three new ones.
    .seen = A declaration, and the tiles that were really there.
picture-6 = Three points win the game.
    .seen = The racks turned round at the end.
