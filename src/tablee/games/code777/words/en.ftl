### Code 777

game-title = Code 777
game-tagline = You see everybody’s numbers but your own: find yours.

## The tiles

colour-green = green
colour-yellow = yellow
colour-black = black
colour-brown = brown
colour-red = red
colour-pink = pink
colour-blue = blue

tile-1-green = green 1
tile-2-yellow = yellow 2
tile-3-black = black 3
tile-4-brown = brown 4
tile-5-black = black 5
tile-5-red = red 5
tile-6-green = green 6
tile-6-pink = pink 6
tile-7-blue = blue 7
tile-7-pink = pink 7
tile-7-yellow = yellow 7

# A rack that is nobody’s, by its place among the four, from 0: the same name with two players and with three.
dummy-rack = { $rack ->
    [2] third rack
   *[other] fourth rack
}
dummy = { dummy-rack }: { $tiles }.
held = { $seat }: { $tiles }.

## The questions; the card speaks to whoever draws it

question-1 = How many racks add up to 18 or more?
question-2 = How many racks add up to 12 or less?
question-3 = How many racks have one number in more than one colour, such as a red 5 and a black 5?
question-4 = How many racks have three different colours?
question-5 = How many racks have only even numbers, or only odd ones?
question-6 = How many racks have at least two tiles alike, in number and colour?
question-7 = How many racks have three consecutive numbers, such as 4, 5 and 6?
question-8 = How many different colours do you see?
question-9 = How many colours do you see three times or more?
question-10 = How many of the numbers from 1 to 7 do you not see anywhere?
question-11 = How many of these tiles do you see in all: green 1, black 5, pink 7?
question-12 = Which do you see more of: 3s or pink 6s?
question-13 = Which do you see more of: green 6s or yellow 7s?
question-14 = Which do you see more of: yellow 2s or yellow 7s?
question-15 = Which do you see more of: pink 6s or green 6s?
question-16 = Which do you see more of: blue 7s or 7s of other colours?
question-17 = Which colour do you see more of: brown or blue?
question-18 = Which colour do you see more of: red or pink?
question-19 = Which colour do you see more of: green or blue?
question-20 = Which colour do you see more of: yellow or pink?
question-21 = Which colour do you see more of: black or brown?
question-22 = Which colour do you see more of: black or red?
question-23 = Which colour do you see more of: green or yellow?

question-12-first = 3s
question-12-second = pink 6s
question-13-first = green 6s
question-13-second = yellow 7s
question-14-first = yellow 2s
question-14-second = yellow 7s
question-15-first = pink 6s
question-15-second = green 6s
question-16-first = blue 7s
question-16-second = 7s of other colours
question-17-first = brown
question-17-second = blue
question-18-first = red
question-18-second = pink
question-19-first = green
question-19-second = blue
question-20-first = yellow
question-20-second = pink
question-21-first = black
question-21-second = brown
question-22-first = black
question-22-second = red
question-23-first = green
question-23-second = yellow

# The whole question, by its number.
question = { $question ->
    [1] { question-1 }
    [2] { question-2 }
    [3] { question-3 }
    [4] { question-4 }
    [5] { question-5 }
    [6] { question-6 }
    [7] { question-7 }
    [8] { question-8 }
    [9] { question-9 }
    [10] { question-10 }
    [11] { question-11 }
    [12] { question-12 }
    [13] { question-13 }
    [14] { question-14 }
    [15] { question-15 }
    [16] { question-16 }
    [17] { question-17 }
    [18] { question-18 }
    [19] { question-19 }
    [20] { question-20 }
    [21] { question-21 }
    [22] { question-22 }
   *[23] { question-23 }
}

# These three choose a sentence of `reply` and are never shown.
more-first = first
more-second = second
more-same = same

reply-same = the same number of each
reply-same-colour = as much of one as of the other
reply-racks = { $reply ->
    [0] no racks
    [one] { $reply } rack
   *[other] { $reply } racks
}
reply-colours = { $reply ->
    [0] no colours
    [one] { $reply } colour
   *[other] { $reply } colours
}
reply-numbers = { $reply ->
    [0] no numbers
    [one] { $reply } number
   *[other] { $reply } numbers
}
reply-tiles = { $reply ->
    [0] no tiles
    [one] { $reply } tile
   *[other] { $reply } tiles
}
reply-12 = { $reply ->
    [first] { question-12-first }
    [second] { question-12-second }
   *[same] { reply-same }
}
reply-13 = { $reply ->
    [first] { question-13-first }
    [second] { question-13-second }
   *[same] { reply-same }
}
reply-14 = { $reply ->
    [first] { question-14-first }
    [second] { question-14-second }
   *[same] { reply-same }
}
reply-15 = { $reply ->
    [first] { question-15-first }
    [second] { question-15-second }
   *[same] { reply-same }
}
reply-16 = { $reply ->
    [first] { question-16-first }
    [second] { question-16-second }
   *[same] { reply-same }
}
reply-17 = { $reply ->
    [first] { question-17-first }
    [second] { question-17-second }
   *[same] { reply-same-colour }
}
reply-18 = { $reply ->
    [first] { question-18-first }
    [second] { question-18-second }
   *[same] { reply-same-colour }
}
reply-19 = { $reply ->
    [first] { question-19-first }
    [second] { question-19-second }
   *[same] { reply-same-colour }
}
reply-20 = { $reply ->
    [first] { question-20-first }
    [second] { question-20-second }
   *[same] { reply-same-colour }
}
reply-21 = { $reply ->
    [first] { question-21-first }
    [second] { question-21-second }
   *[same] { reply-same-colour }
}
reply-22 = { $reply ->
    [first] { question-22-first }
    [second] { question-22-second }
   *[same] { reply-same-colour }
}
reply-23 = { $reply ->
    [first] { question-23-first }
    [second] { question-23-second }
   *[same] { reply-same-colour }
}

# The answer, by the number of the question.
reply = { $question ->
    [8] { reply-colours }
    [9] { reply-colours }
    [10] { reply-numbers }
    [11] { reply-tiles }
    [12] { reply-12 }
    [13] { reply-13 }
    [14] { reply-14 }
    [15] { reply-15 }
    [16] { reply-16 }
    [17] { reply-17 }
    [18] { reply-18 }
    [19] { reply-19 }
    [20] { reply-20 }
    [21] { reply-21 }
    [22] { reply-22 }
    [23] { reply-23 }
   *[other] { reply-racks }
}

## What happens

fact-dealt = Every rack gets three tiles. { $held-count ->
    [0] { $dummies-count ->
        [0] Everybody sees the others’ racks, never their own.
       *[other] Everybody sees the others’ racks, never their own; and all see:{ $dummies }
    }
   *[other] You see:{ $held }{ $dummies-count ->
        [0] { "" }
       *[other] { $dummies }
    }
}
fact-starts = { $seat-who ->
    [me] You’re picked at random to draw the first question.
   *[one] { $seat } is picked at random to draw the first question.
}
fact-replied =
    { $seat-who ->
        [me] You draw
       *[one] { $seat } draws
    } question { $question }: “{ question }”
    { $seat-who ->
        [me] You answer
       *[one] { $seat } answers
    }: { reply }.
    .showing = { $seat-who ->
        [me] You draw question { $question }…
       *[one] { $seat } draws question { $question }…
    }
fact-declared = { $seat-who ->
    [me] You declare
   *[one] { $seat } declares
} { $numbers }: { $right ->
    [yes] right! { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] wrong.
}
    .showing = { $seat-who ->
        [me] You declare { $numbers }…
       *[one] { $seat } declares { $numbers }…
    }
fact-replaced =
    { $seat-who ->
        [me] You had { $removed }.
       *[one] { $seat } had { $removed }.
    }
    { $seat-who ->
        [me] You get three new tiles.
       *[one] { $seat } gets { $drawn ->
            [none] three new tiles.
           *[other] { $drawn }.
        }
    }
    .showing = { $seat-who ->
        [me] You had { $removed }.
       *[one] { $seat } had { $removed }.
    }
    .follows = yes
fact-dummy-replaced =
    The { dummy-rack } had { $removed }.
    The { dummy-rack } gets { $drawn }.
    .follows = yes
fact-reshuffled = The discards are shuffled back in: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in the stock.
    .follows = yes
fact-won =
    All the racks are turned round:{ $held }
    { $seat-who ->
        [me] Three points: you win!
       *[one] Three points: { $seat } wins.
    }
    .showing = { $seat-who ->
        [me] You have three points: all the racks are turned round…
       *[one] { $seat } has three points: all the racks are turned round…
    }
fact-course = Combinations still possible for { $seat }, at the deal and then after each question: { $left }.
    .aside = yes
fact-found = { $seat }: { $numbers }, { $dealt ->
    [0] from the deal
    [one] received after { $dealt } question
   *[other] received after { $dealt } questions
}, { $certain ->
    [none] never certain
    [0] certain without a question
    [one] certain after { $certain } question
   *[other] certain after { $certain } questions
}, { $declared ->
    [none] still there at the end.
   *[other] { $right ->
        [yes] found
       *[no] missed
    } { $declared ->
        [0] before the first.
       *[other] after { $declared }.
    }
}
    .aside = yes

## What can be done

offer-draw = draw the top question
offer-go-on = noted, carry on
offer-declare = declare your three numbers
    .sure = Declare { $first }, { $second } and { $third }? Right or wrong, you get three new tiles.

field-first = first number
field-second = second number
field-third = third number

turn-asking = { $can-declare ->
    [yes] Your turn: draw a question, or declare your numbers.
   *[no] Your turn: draw a question.
}
turn-noting = { $can-declare ->
    [yes] Time to take notes. You can also declare your numbers.
   *[no] Time to take notes before we go on.
}
turn-may = You can declare your three numbers, or wait and see.

option-pause = Time for notes
    .brief = notes
option-pause-0 = none: the next question can come straight away
    .brief = no waiting
option-pause-5 = 5 seconds
option-pause-8 = 8 seconds
option-pause-12 = 12 seconds
option-pause-20 = 20 seconds
option-pause-30 = 30 seconds
option-pause-99 = until everybody is done
    .brief = in your own time

option-aid = Help from the pad
    .brief = help
option-aid-off = { dial-off }
option-aid-marks = { dial-marks }
option-aid-seen = { dial-seen }
    .brief = what I see
option-aid-possible = { dial-possible }
option-aid-odds = { dial-odds }

dial-off = none
dial-marks = my own marks only
dial-seen = cross out what I see
dial-possible = cross out everything impossible
dial-odds = show the odds

## Why it cannot be done

refusal-not-your-turn = It’s not your turn to draw.
refusal-not-now = You can’t do that right now.
refusal-pause = Notes are still being taken: the next question comes after the pause.
refusal-pause-over = The pause is over.
refusal-out-of-range = Three numbers from 1 to 7, nothing else.
refusal-already-declared = Only one declaration between questions: you’ve made yours, so wait for the next one.

## How the game ended

ending-three-points = The right numbers three times over: the game is won.

## What will be remembered

award-sharpest-deduction = Sharpest deduction
    .line = { $seat }: { $numbers } { $questions ->
        [0] without a single question
        [one] after one question
       *[other] after { $questions } questions
    }
award-luckiest-guess = Luckiest hunch
    .line = { $seat }: { $numbers }, with a chance of { $chance }%
award-near-miss = One number off
    .line = { $seat }: said { $said }, had { $stood }
award-longest-patience = Patience of a saint
    .line = { $seat }: { $numbers } could have been certain { $questions ->
        [one] one question earlier
       *[other] { $questions } questions earlier
    }
award-greatest-click = Biggest breakthrough
    .line = { $seat }: from { $before } possible sets of numbers to { $after } in one go
award-toughest-rack = Toughest rack
    .line = { $seat }: { $numbers } held out for { $questions ->
        [one] one question
       *[other] { $questions } questions
    }
award-right-times = Nothing ventured
    .line = { $seat }: { $declared ->
        [one] one declaration
       *[other] { $declared } declarations
    }, { $right ->
        [0] none right
       *[other] { $right } right
    }
award-replies-given = Voice of truth
    .line = { $seat }: { $replies ->
        [one] one answer given
       *[other] { $replies } answers given
    }

## How things stand, in short

glance-last-question = no. { $question }, by { $seat }: “{ question }” Answer: { reply }.
    .label = Question
glance-racks = { $held-count ->
    [0] { "" }
   *[other] { $held }
}{ $dummies-count ->
    [0] { "" }
   *[other] { $dummies }
}
    .label = You see
glance-discards = { $tiles }
    .label = Discards
glance-stock = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
    .label = Stock
score = { $seat } { $points }
glance-scores = { $scores }
    .label = Points
glance-next = { $seat-who ->
    [me] you draw
   *[one] { $seat } draws
}{ $noting-who ->
    [none] { "" }
    [me] , once you’ve made your notes
    [one] , once { $noting } is done with notes
    [us] , once { $noting } are done with notes
   *[many] , once { $noting } are done with notes
}
    .label = Next
glance-declared-since = { $seats } (only once between questions)
    .label = Declared

## The board in the page

board-racks = The racks
board-neutral = neutral, nobody’s
board-dummy = { $rack ->
    [2] third rack
   *[other] fourth rack
}
board-rack-back = { $seat-who ->
    [me] Your rack, from behind: you can’t see your tiles
   *[one] { $seat }: rack seen from behind
}
board-spoken-of = covered by the answer
board-colours = Each colour has its own shape
board-points = { $points ->
    [one] { $points } point out of 3
   *[other] { $points } points out of 3
}
board-away = away
board-draws = to draw
board-draws-next = draws next
board-has-declared = has declared
board-has-noted = done
board-questions = question { $questions }
board-question = Question { $question }
board-corner = No. { $question }
board-sees = { $seat-who ->
    [me] You see
   *[one] { $seat } sees
}
board-first = { $seat-who ->
    [me] You draw the first question.
   *[one] { $seat } draws the first question.
}
board-aim = Everybody sees your numbers but you. The others’ answers give them away.
board-aim-watched = Everybody sees the others’ numbers, never their own. The answers give them away.
board-shuffling = Shuffling and dealing…
board-stock = { $tiles ->
    [one] tile left to draw
   *[other] tiles left to draw
}
board-discards = Discards
board-discarded = Discards: { $tiles }
board-no-discards = No discards
board-says = { $seat-who ->
    [me] You declare
   *[one] { $seat } declares
}
board-right = Right!
board-wrong = Wrong!
board-judged = { $right ->
    [yes] { $seat-who ->
        [me] You got it!
       *[one] { $seat } got it!
    }
   *[no] { $seat-who ->
        [me] Not this time!
       *[one] Not this time, { $seat }!
    }
}
board-stood = { $seat-who ->
    [me] You had
   *[one] It was
}
board-skip = Skip for me
board-then = Before the new tiles:
board-declarations = Declarations since the last question
board-won = { $seat-who ->
    [me] You win!
   *[one] { $seat } wins!
}
board-tray = Your rack and your choices
board-draw = Draw the question
board-noted = Noted
board-i-noted = Noted
board-noting = Waiting for { $seats }.
board-will-draw = { $seat-who ->
    [me] You draw the question.
   *[one] { $seat } draws the question.
}
board-next = { $seat-who ->
    [me] You draw the next question.
   *[one] { $seat } draws the next question.
}
board-declare = Declare
board-already-declared = You’ve already declared: only once between questions. You can again after the next one.
board-declare-which = Your three numbers?
board-declare-rest = Order and colours don’t matter.
board-declare-all = Choose all three
board-declare-this = Declare { $first }, { $second } and { $third }
board-cancel = Cancel
board-up = { $label }: up
board-down = { $label }: down
board-not-chosen = not chosen yet
board-pick = Choose: { $label }
board-percent = { $percent }%
board-percent-less = < 1%

pad = Your pad
pad-dial = Help: { $dial }. Nobody else sees your notes.
pad-page-tiles = Tiles
pad-page-log = Questions
pad-diagram = Diagram { $number }
pad-pencils = Pencils
pad-pencil-0 = black pencil, solid line
    .short = black
pad-pencil-1 = red pencil, dashes
    .short = red
pad-pencil-2 = blue pencil, dots
    .short = blue
pad-undo = Undo the last mark
pad-redo = Redo
pad-clear = Clear diagram { $number }
pad-how = Tap a tile: crossed out, possible, sure, then blank again.
pad-key = { $crossed ->
    [seen] Hatched: a tile you can see.
    [both] Hatched: a tile you can see; cross-hatched: a tile the answers rule out.
   *[none] { "" }
} The three pencils mean whatever you like.
pad-new-rack = Your rack has been replaced: these marks belong to the old one.
pad-wipe = Clear all
pad-carry-over = Keep
pad-tile = { $tile }{ $copies ->
    [one] { "" }
   *[other] , { $nth } of { $copies }
}: { $mark }{ $pencil ->
    [1] {" "}in red
    [2] {" "}in blue
   *[other] { "" }
}{ $stamp ->
    [seen] ; you can see it
    [impossible] ; impossible
    [sure] ; it must be yours
   *[none] { "" }
}{ $odds ->
    [none] { "" }
   *[other] ; { $odds }
}
pad-mark-none = no mark
pad-mark-crossed = crossed out
pad-mark-possible = possible
pad-mark-sure = sure
pad-why = Why?
pad-why-list = { $count ->
    [one] Why this tile is ruled out
   *[other] Why these { $count } tiles are ruled out
}
pad-why-seen = The tiles you’ve seen are proof enough.
pad-why-what = { $copies ->
    [one] You have no { $tile }.
    [2] You don’t have two { $tile }s.
   *[other] You don’t have three { $tile }s.
}
pad-why-answers = { $count ->
    [one] With what you can see, this answer proves it:
   *[other] With what you can see, these answers together prove it:
}
pad-back = Back to the tiles
pad-left = { $triples ->
    [one] Only one set of numbers is possible.
   *[other] { $triples } sets of numbers are still possible ({ $racks } with their colours).
}
pad-likely = Most likely
pad-likely-one = { $numbers }: { $odds }
pad-log-empty = No question has been drawn yet.
pad-order = Order of the questions
pad-order-played = Latest
pad-order-number = 1 to 23
pad-only = Only question
pad-all = All
pad-current = My current rack
pad-current-none = No answer covers your current rack yet.
pad-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
    [41] 41st
    [42] 42nd
    [43] 43rd
    [51] 51st
    [52] 52nd
    [53] 53rd
   *[other] { $place }th
}
pad-place = { pad-nth } drawn
pad-now = Where the game stands
pad-now-reply = { $seat-who ->
    [me] You answer
   *[one] { $seat } answers
}:
pad-saw = Racks this answer covers
pad-rack = { $name }: { $tiles }{ $gone ->
    [yes] , replaced since
   *[no] { "" }
}
pad-unseen = tiles you can’t see
pad-gone = replaced
pad-jotting = Jottings

end-known = What everybody could have known
end-how = The line: how likely the best guess was, from the deal to the last question drawn. Dot: certainty was possible. Tick or cross: a right or wrong declaration.
end-question = { pad-nth } question
end-none = Not worked out yet.
end-line = Chance of the likeliest numbers, at the deal and after each question, in per cent: { $odds }
# The number is that of the draw, never that of the card.
end-when = { $place ->
    [0] before the first question
    [one] after { $place } question
   *[other] after { $place } questions
}
end-certain = { $certain ->
    [none] Never certain;
    [0] Certain from the deal;
   *[other] Certain { end-when };
}
end-fate = { $fate ->
    [found] found { end-when }{ $idle ->
        [0] , straight away.
        [one] , one question later.
       *[other] , { $idle } questions later.
    }
    [early] guessed { end-when }!
    [missed] missed { end-when }.
   *[stood] still there at the end.
}

## The first time that a decision comes up

hint-asking =
    Draw the top question: it is answered from what you can see, and always truthfully.
    That helps the others, not you. You learn when they answer.
hint-noting =
    Whoever answers can see your rack: compare with what you see, and note what is ruled out.
    As soon as you know your three numbers, declare, even out of turn.
