### « Incroyable ! »

game-title = Incroyable!
game-tagline = Guess close, never too high, and catch whoever goes too far.

## The questions

symbol-livres = books
symbol-globe = globe
symbol-coeur = heart
symbol-arbre = tree
symbol-professeur = professor

kind-count = count
kind-measure = measure
kind-year = year
kind-age = age
kind-duration = duration
kind-percent = percentage
kind-money = price
kind-rank = rank

sign-plus = more
sign-minus = less

shown-estimate = { $seat }: { NUMBER($number, useGrouping: 0) }
seat-points = { $seat } { $points }
shown-sign = { $seat }: { $sign }
rung = { $seat }: { NUMBER($number, useGrouping: 0) }

## What happens

fact-begins = { $seat-who ->
    [me] You ask the first question.
   *[one] { $seat } asks the first question.
}
    .brief = The game begins.
fact-asked = { $seat-who ->
    [me] You read the question ({ $symbol }): { $text }
   *[one] { $seat } reads the question ({ $symbol }): { $text }
}
    .heading = Question
    .brief = { $seat-who ->
        [me] You read the question.
       *[one] { $seat } reads the question.
    }
fact-risk-began = { $seat-who ->
    [me] Your pawn is on a spiral: risk turn!
   *[one] { $seat } is on a spiral: risk turn!
}
    .heading = Risk turn
    .showing = A spiral…
fact-risk-asked = For { $stake } squares ({ $symbol }): { $text }{ $answer ->
    [none] { "" }
   *[other] { " " }Only you know the answer: { NUMBER($answer, useGrouping: 0) }.
}
    .aloud = For { $stake } squares ({ $symbol }): { $text }{ $answer ->
        [none] { "" }
       *[other] { " " }The answer is on your card.
    }
    .brief = { $answer ->
        [none] For { $stake } squares: { $seat } will say a number, the others “more” or “less”.
       *[other] A question for { $stake } squares.
    }
fact-ready = { $seat-who ->
    [me] Your answer is in.
   *[one] { $seat }’s answer is in.
}
    .aside = yes
fact-shown = The estimates: { $estimates }.
    .showing = The estimates are turned over…
    .brief = The estimates are out: who’s too high?
fact-shifted = { $seat-who ->
    [me] A tie: you move to { NUMBER($number, useGrouping: 0) }.
   *[one] A tie: { $seat } moves to { NUMBER($number, useGrouping: 0) }.
}
fact-passed = { $seat-who ->
    [me] You pass.
   *[one] { $seat } passes.
}
fact-raised = { $seat-who ->
    [me] You raise to { NUMBER($number, useGrouping: 0) }.
   *[one] { $seat } raises to { NUMBER($number, useGrouping: 0) }.
}
fact-challenged = { $seat-who ->
    [me] “Incroyable!” You don’t believe { $target }’s { NUMBER($number, useGrouping: 0) }.
   *[one] { $target-who ->
        [me] “Incroyable!” { $seat } doesn’t believe your { NUMBER($number, useGrouping: 0) }.
       *[one] “Incroyable!” { $seat } doesn’t believe { $target }’s { NUMBER($number, useGrouping: 0) }.
    }
}
    .showing = “Incroyable!”
fact-answer-read = The answer: { NUMBER($answer, useGrouping: 0) }{ $unit ->
    [none] .
   *[other] { " " }{ $unit }.
}{ $comment ->
    [none] { "" }
   *[other] { " " }{ $comment }
}
    .brief = The answer: { NUMBER($answer, useGrouping: 0) }{ $unit ->
        [none] .
       *[other] { " " }{ $unit }.
    }
    .showing = And the answer is…
fact-judged = { $success ->
    [yes] { $seat-who ->
        [me] Well spotted: { NUMBER($number, useGrouping: 0) } was too high!
       *[one] Well spotted, { $seat }: { NUMBER($number, useGrouping: 0) } was too high!
    }
   *[no] { $seat-who ->
        [me] Bad luck: { NUMBER($number, useGrouping: 0) } wasn’t too high.
       *[one] { $seat } is wrong: { NUMBER($number, useGrouping: 0) } wasn’t too high.
    }
}
    .showing = Was it too high?
fact-scored = { $points-count ->
    [0] Nobody scores.
   *[other] Points for doubting rightly, and for the closest without going over: { $points }.
}
    .brief = { $points-count ->
        [0] Nobody scores.
       *[other] Points: { $points }.
    }
fact-walked = { $seat-who ->
    [me] You move
   *[one] { $seat } moves
} { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}{ $bonus ->
    [0] { "" }
   *[other] , plus { $bonus } from the bonus square
}{ $back ->
    [0] .
   *[other] , then a black square means { $back } back.
}
    .showing = { $seat-who ->
        [me] You move on…
       *[one] { $seat } moves on…
    }
fact-named = { $seat-who ->
    [me] You say { NUMBER($number, useGrouping: 0) }: more or less?
   *[one] { $seat } says { NUMBER($number, useGrouping: 0) }: more or less?
}
fact-signs-shown = The cards: { $signs }.
    .showing = More or less? The cards are turned over…
fact-fell = { $seats-who ->
    [me] You fall in the water: this risk turn is over for you.
    [one] { $seats } falls in the water.
    [us] { $seats } fall in the water.
   *[many] { $seats } fall in the water.
}
    .showing = Who falls in the water?
fact-risk-ended = { $over ->
    [yes] The finish has been crossed: the risk turn is over.
   *[no] { $standing-count ->
        [0] Everybody is in the water: the risk turn is over.
       *[other] That was the fifth question: the risk turn is over.
    }
}
fact-won = { $seats-who ->
    [me] You win the race!
    [one] { $seats } wins the race!
    [us] { $seats } win the race together!
   *[many] { $seats } win the race together!
}

## What can be done

offer-estimate = estimate: { $number }
offer-shift = give way, as close as possible: { $number }
offer-pass = pass
offer-raise = raise: { $number }
offer-challenge = “Incroyable!” – challenge { $target }
offer-name = say a number: { $number }
offer-choose = { $sign }

field-number = number
field-target = who
field-sign = more or less

turn-estimating = Your estimate, in secret: a number from 1 to 9999.
turn-settling = { $keeper } has the same estimate as you, and keeps it: take the next free number below or above.
turn-challenging = { $can-pass ->
    [yes] Your turn: “Incroyable!” if somebody is too high, otherwise pass.
   *[no] { $can-raise ->
        [yes] You’re the lowest: raise, or say “Incroyable!”
       *[no] You can’t raise any more: you must challenge somebody.
    }
}
turn-naming = Your turn: say a number to fool them.
turn-choosing = Your turn: more, or less?

## Why it cannot be done

refusal-not-your-turn = It’s not your turn.
refusal-not-now = You can’t do that right now.
refusal-handed-in = Your answer is in: it can’t be changed.
refusal-out-of-range = Choose a number from 1 to 9999.
refusal-not-nearest-free = Take the nearest free number, below or above.
refusal-cannot-pass = Yours is the lowest estimate: raise, or challenge somebody.
refusal-not-lowest = Only the lowest estimate can be raised.
refusal-too-low = You have to go above the next estimate up.
refusal-taken = Somebody already has that number.
refusal-not-another = Choose somebody else’s estimate.
refusal-the-answer = That’s the answer: say another number.

## How the game ended

ending-finish = The race is over: the pawn furthest ahead wins.

## What will be remembered

award-sharpest-eye = Closest estimate
    .line = { $seat }: { NUMBER($number, useGrouping: 0) }, and it was { NUMBER($answer, useGrouping: 0) }
award-wildest-guess = Wildest estimate
    .line = { $seat }: { NUMBER($number, useGrouping: 0) }, and it was { NUMBER($answer, useGrouping: 0) }
award-best-nose = A nose for nonsense
    .line = { $seat }: “Incroyable!” right { $right } out of { $times }
award-by-eye = By guesswork
    .line = { $seat }: { NUMBER($number, useGrouping: 0) }, and it was { NUMBER($answer, useGrouping: 0) }
award-wet-feet = Wet feet
    .line = { $seat }: { $falls ->
        [one] one fall in the water
       *[other] { $falls } falls in the water
    }
award-own-leap = A fine leap
    .line = { $seat }: { $squares ->
        [one] one square in one go
       *[other] { $squares } squares in one go
    }
award-greatest-leap = Greatest leap
    .line = { $seat }: { $squares ->
        [one] one square in one go
       *[other] { $squares } squares in one go
    }

## How things stand, in brief

glance-question = { $text }
    .label = Question
glance-estimate = { NUMBER($number, useGrouping: 0) }
    .label = Your estimate
glance-sign = { $sign }
    .label = Your card
glance-waited = { $others-count ->
    [0] everybody
   *[other] { $others }
}
    .label = Waiting for
glance-ladder = { $rungs }
    .label = High to low
glance-answer = { NUMBER($number, useGrouping: 0) }
    .label = The answer, just for you
glance-named = { NUMBER($number, useGrouping: 0) }
    .label = More or less than
glance-risk = { $stake } squares; still in: { $still-in }
    .label = At stake
glance-pawns = { $pawns }; finish: { $finish }
    .label = The race

## The board in the page

board-skip = Skip for me
board-tray = Your choices
board-shuffling = Shuffling the cards…
board-first = { $seat-who ->
    [me] You ask the first question!
   *[one] { $seat } asks the first question.
}
board-slips = Estimates in: { $count } of { $all }
board-card-language = { $language ->
    [fr] The cards are in French.
    [en] The cards are in English.
   *[other] Language of the cards: { $language }.
}
board-last = The previous answer: { $answer }{ $unit ->
    [none] { "" }
   *[other] { " " }{ $unit }
}
board-own = Your estimate:
board-pad-number = Your number
board-pad-keys = Digits
board-pad-back = Delete the last digit
board-pad-anew = Clear
board-pad-none = { $from-key ->
    [some] more than { $from }
   *[first] from 1 to { $to }
}
board-pad-low = must be more than { $from }
board-pad-high = { $to } at most
board-pad-taken = { $target } already has { $number }
board-estimate = Hand in { $number }
board-raise = Raise to { $number }
board-pass = Pass
board-shift-down = down to
board-shift-up = up to
board-doubt = “Incroyable!” at { $target }’s { $number }
board-cry = Incroyable!
board-cried = { $target-who ->
    [me] Your { $number }?
   *[one] { $target }’s { $number }?
}
board-lane = The estimates, from highest to lowest
board-rung = { $seat-who ->
    [me] You
   *[one] { $seat }
}: { NUMBER($number, useGrouping: 0) }{ $word ->
    [none] { "" }
   *[other] , { $word }
}{ $points ->
    [0] .
   *[other] , plus { $points }.
}
board-rung-word = { $word ->
    [highest] the highest
    [passed] passes
    [raised] raises
    [shifted] gives way
    [speaks] { $seat-who ->
        [me] your turn
       *[one] is thinking
    }
    [lowest] { $seat-who ->
        [me] you can’t pass
       *[one] can’t pass
    }
    [settles] { $seat-who ->
        [me] your turn
       *[one] must give way
    }
    [soon] { $seat-who ->
        [me] your turn soon
       *[one] { "" }
    }
    [over] too high
    [misjudged] bad call
   *[none] { "" }
}
board-bonus = { $prize } + bonus { $bonus }
board-worth = { $bonus ->
    [0] If it’s too high, you move { $worth } squares.
   *[other] If it’s too high, you move { $worth } squares: { $prize }, plus { $bonus } as it isn’t the highest.
}
board-verdict = { $right ->
    [yes] Good call!
   *[no] Bad call!
}

## The track, on the page

board-seats = The players
board-square = square { $square }
board-at-start = at start
board-at-finish = { $beyond ->
    [0] finish
   *[other] finish + { $beyond }
}
board-ready = has answered
board-asks = asks
board-in-water = in the water
board-has-chosen = has chosen
board-chooses = choosing
board-walks = { $seat-who ->
    [me] You move
   *[one] { $seat } moves
} { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}
board-walk-bonus = Bonus square: { $bonus } extra!
board-walk-danger = Black square: { $back } back!
board-turn = question { $turn }
end-race = The race
end-how = Everybody’s progress, question by question.
end-seat = { $seat }: { $place }{ $best ->
    [0] .
    [one] ; at best one square in one turn.
   *[other] ; at best { $best } squares in one turn.
}

## The risk turn, on the page

board-risk = Risk turn!
board-risk-how = { $seat-who ->
    [me] Only you will see the answers: fool the others.
   *[one] { $seat } sees the answer and says a number: more or less? Get it wrong, and you fall in the water.
}
board-stake = Stake: { $stake } squares
board-stones = Stake: { $stake } squares. { $standing-count ->
    [0] Nobody is left on the stone.
   *[other] On the stone: { $standing }.
}{ $fallen-count ->
    [0] { "" }
   *[other] { " " }In the water: { $fallen }.
}
board-says = { $seat-who ->
    [me] You say
   *[one] { $seat } says
}
board-side = { $sign ->
    [plus] { $kind ->
        [year] later than { $number }
       *[other] more than { $number }
    }
   *[minus] { $kind ->
        [year] earlier than { $number }
       *[other] less than { $number }
    }
}
board-pick-card = Choose a card
board-lay-card = Play “{ $sign ->
    [plus] { $kind ->
        [year] later
       *[other] more than { $number }
    }
   *[minus] { $kind ->
        [year] earlier
       *[other] less than { $number }
    }
}”
board-own-card = Your card: { $side }
board-true-side = { $sign ->
    [plus] { $kind ->
        [year] it was later:
       *[other] it is more:
    }
   *[minus] { $kind ->
        [year] it was earlier:
       *[other] it is less:
    }
}
board-secret = The answer, just for you:
board-name = Say { $number }: more or less?
board-name-answer = that’s the answer

## Options

option-first = Who starts
option-board = Track
option-board-long = long, 80 squares
    .brief = long
option-board-short = short, 48 squares
    .brief = short

## The first time that a decision comes up

hint-estimating =
    Too high scores nothing: aim a little below what you think.
    All the estimates are shown at once.
hint-settling = No two estimates can be the same: the first in turn order stays put, the others give way.
hint-challenging =
    From high to low, each player can cry “Incroyable!” at whoever is too high: that’s what scores most.
    The lowest can’t pass: raise or challenge.
hint-naming = Say a number close to the answer, on the side nobody expects. You move if somebody gets it wrong.
hint-choosing = More or less? Get it right, and you move at once; get it wrong, and you’re out of the risk turn.
