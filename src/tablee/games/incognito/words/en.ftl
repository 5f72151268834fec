### “Incognito”

game-title = Incognito
game-tagline =
    Hide your word in the drawing of a place: so that some find it,
    and not everybody.

## Slates, piles, words

motif-word = your word
motif-doodle-1 = the 1st doodle of the place
motif-doodle-2 = the 2nd doodle of the place
motif-doodle-3 = the 3rd doodle of the place
motif-doodle-4 = the 4th doodle of the place
motif-doodle-5 = the 5th doodle of the place
motif-doodle-6 = the 6th doodle of the place
motif-line = a line
motif-circle = a circle
motif-square = a square
motif-triangle = a triangle
motif-arc = an arc
motif-wave = a wave
motif-star = a star

found-nobody = nobody
found-some = some
found-everybody = everybody

pile-name-words = the words
pile-name-places = the places

seat-place = { $seat }: { $place }
numbered-word = { $number } { $word }
turned-vote = { $seat } { $number }
seat-points = { $seat } { $points } (in all { $total })
described = { $seat }: { $text ->
    [none] no description
   *[other] { $text }
}
laid-vote = { $seat }: { $number }
score = { $seat }: { $points }

## What happens

fact-reshuffled = { $pile-key ->
    [words] Too few words are left: the used ones are shuffled again.
   *[places] Too few places are left: the used ones are shuffled again.
}
fact-dealt =
    { $word ->
        [none] Everybody hides a word. The places: { $places }.
       *[other] Your word is “{ $word }”. The places: { $places }.
    }
    Round { $round }: chalk in hand!
    .heading = Round { $round }
    .showing = Round { $round }: chalk in hand!
fact-put-down = { $seat-who ->
    [me] Your slate is down.
   *[one] { $seat } has put the slate down.
}
    .aside = yes
fact-drawing-time-up = { $seat-who ->
    [me] Time is up: your drawing stands as it is.
   *[one] Time is up: { $seat }’s drawing stands as it is.
}
fact-laid =
    Six words: { $words }.
    All slates are shown!
    .showing = The slates are turned over…
fact-blanked = { $seat-who ->
    [me] The host has wiped your drawing. The votes go on.
   *[one] The host has wiped { $seat }’s drawing. The votes go on.
}
fact-taken-down = { $seat-who ->
    [me] The host has wiped your drawing of round { $round }. The points stay.
   *[one] The host has wiped { $seat }’s drawing of round { $round }. The points stay.
}
    .aside = yes
fact-voted = { $seat-who ->
    [me] Your votes are in.
   *[one] { $seat } is done voting.
}
    .aside = yes
fact-voting-time-up = { $missing ->
    [0] { $seat-who ->
        [me] Time is up: your votes stand as they are.
       *[one] Time is up: { $seat }’s votes stand as they are.
    }
   *[other] { $seat-who ->
        [me] Time is up: the lot lays the cards that you have not.
       *[one] Time is up: the lot lays the cards that { $seat } has not.
    }
}
fact-revealed =
    { $seat-who ->
        [me] Your drawing, { $place }
       *[one] { $seat }’s drawing, { $place }
    }. Votes: { $votes }.
    It was “{ $word }”, number { $number }. { $found-key ->
        [nobody] Nobody found it: nothing for { $seat }.
        [everybody] Everybody found it: 1 point each, nothing for { $seat }.
       *[some] { $finders-who ->
            [me] You found it, and nobody else
            [one] { $finders } found it, and nobody else
            [us] It was found by { $finders }, but not by everybody
           *[many] { $finders } found it, but not everybody
        }: { $points } points for { $seat }, and 1 for each who found it.
    }
    .brief = It was “{ $word }”, number { $number }. { $found-key ->
        [nobody] Nobody found it.
        [everybody] Everybody found it.
       *[some] { $points } points for { $seat }, and 1 for each who found it.
    }
    .showing = { $seat-who ->
        [me] Your drawing, { $place }
       *[one] { $seat }’s drawing, { $place }
    }: which word hides in it?
fact-scored =
    Points of the round: { $points }.
    The round is over: here are the points.
    .showing = The round is over: here are the points.
fact-won = { $seats-who ->
    [me] You win!
    [one] { $seats } wins!
    [us] { $seats }, you win together!
   *[many] { $seats } win together!
}

## What one can do

offer-draw = draw: { $stroke }
offer-erase = rub out: { $path }
offer-stamp = stamp { $motif }
offer-undo = undo
offer-redo = redo
offer-clear = clear everything
offer-loop = go round what you have hidden (seen only at the end): { $around }
offer-describe = describe your drawing, without the word: { $text }
offer-put-down = put your slate down
    .sure = Put your slate down? You cannot touch it any more.
offer-vote = vote on { $target }’s drawing: { $number }
offer-take-back = take back your card before { $target }’s drawing
offer-finish = be done voting
    .sure = Done voting? Your votes will not change any more.
offer-blank = wipe { $seat }’s drawing
    .sure = Wipe this drawing for everybody? Votes and points go on.
offer-take-down = wipe { $seat }’s drawing of round { $round }
    .sure = Wipe this drawing for everybody? The points stay.

field-stroke = stroke
field-path = way of the eraser
field-gesture = gesture
field-motif = stamp
field-x = to the right
field-y = down
field-size = size
field-turn = notches
field-around = loop
field-text = description
field-round = round
field-target = drawing of
field-number = number
field-seat = drawing of

awaited-drawing = { $seats-who ->
    [me] It is for you to draw.
    [one] { $seats } is drawing…
    [us] You are drawing, { $seats }.
   *[many] { $seats } are drawing…
}
awaited-voting = { $seats-who ->
    [me] It is for you to vote.
    [one] { $seats } is voting…
    [us] You are voting, { $seats }.
   *[many] { $seats } are voting…
}
turn-drawing = Draw: your word, hidden in your place.
turn-voting = { $can-finish ->
    [yes] Your cards are laid: change them still, or say that you are done.
   *[no] Which word hides where? Lay a card before each drawing.
}

## Why it cannot be

refusal-not-your-turn = It is not your turn.
refusal-not-now = Now is not the time for this.
refusal-put-down = Your slate is down: it is not touched any more.
refusal-off-the-slate = That leaves the slate, or is too long in one go.
refusal-slate-full = The slate is full: rub something out first.
refusal-nothing-there = There is nothing to take away.
refusal-no-such-stamp = There is no such stamp, or no room left for it.
refusal-too-long = A description has 1 to 200 letters.
refusal-holds-the-word = The description must not hold the word.
refusal-voted = You are done voting: nothing changes any more.
refusal-own-slate = Nobody votes for their own drawing.
refusal-no-such-slate = There is no drawing at that seat.
refusal-no-such-card = Vote cards go from 1 to 6.
refusal-card-used = That card lies already: each is used only once.
refusal-votes-missing = A card is still missing before some drawing.
refusal-blank-already = That drawing is wiped already.

## How it ended

ending-three-rounds = Three rounds are played: the most points win.

## How things stand, in short

glance-word = { $word } — { $joke }
    .label = Your word
glance-slate = { $strokes ->
    [0] empty
    [one] one stroke
   *[other] { $strokes } strokes
}{ $description ->
    [none] { "" }
   *[other] ; { $description }
}
    .label = Your slate
glance-places = { $places }
    .label = The places
glance-waited = { $others-count ->
    [0] nobody
   *[other] { $others }
}
    .label = Waiting for
glance-words = { $words }
    .label = The words
glance-drawings = { $drawings }
    .label = The drawings
glance-votes = { $votes-count ->
    [0] none; your word is number { $own }
   *[other] { $votes }; your word is number { $own }
}
    .label = Your votes
glance-scores = { $scores }; round { $round } of { $rounds }
    .label = Points

## Settings

option-countdown = Countdown for the last one
option-countdown-5 = 5 seconds
option-countdown-10 = 10 seconds
option-countdown-20 = 20 seconds

## The first time that a decision comes up

hint-drawing =
    Draw your word first, then the place around it.
    You score if some find it, and not everybody. No letters!
hint-voting =
    Look closely at each drawing, and lay before it the number of the word that you believe you see there.
    One word a drawing; some of the six are nobody’s.

## In the page

page-seat-thinking = is not done
board-skip = Go on
board-tray = Your choices
board-seats = The players
board-shuffling = The cards are shuffled…
board-round = Round { $round } of { $rounds }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-draws = draws
board-down = is done
board-votes = votes
board-voted = has voted
board-place = Your place, seen by all
board-places = The places, and who still draws
board-word = your word
board-word-show = Your word is covered: press to see it
board-word-hide = Your word: { $word }. Press to cover it
board-own-slate = Your drawing
board-put-down = I put my slate down
board-put-down-now = Put it down
board-draw-on = Draw on
board-looped = What you have hidden is looped: it will be seen at the end.
board-loop = Loop it
board-loop-how = If you like, loop what you have hidden: it is only seen at the end.
board-describe = Describe your drawing for who does not see, without the word (if you like)
board-describe-example = A boat, waves, a big sun…
board-gallery = The slates
board-picture = { $seat-who ->
    [me] Your drawing, { $place }
   *[one] { $seat }’s drawing, { $place }
}{ $blank ->
    [yes] , wiped by the host.
   *[no] { $description ->
        [none] . No description.
       *[other] . { $description }
    }
}
board-slate = { $picture } { $card ->
    [none] No card yet.
   *[other] Your card: { $card }.
}
board-description = Description
board-described = “{ $description }”
board-blank = wiped by the host
board-zoom = See it large. { $picture }
board-magnify = See it closer
board-cards = { $seat-who ->
    [me] Your cards: choose another’s drawing first
   *[one] Your card before { $seat }’s drawing
}
board-laid = { $instead ->
    [none] { $card }, before the drawing of { $seat }.
   *[other] Before the drawing of { $seat }, { $card } takes the place of { $instead }.
}
board-own-word = your word
board-own-word-laid = This is your own word: it hides nowhere else.
board-votes-missing = { $missing ->
    [one] One more card
   *[other] { $missing } more cards
}
board-votes-finish = I am done voting
board-votes-done = I am done
board-not-yet = Not yet
board-turned = The votes
board-which-word = Which word hides here?
board-found = found it
board-missed = missed it
board-drawing-of = Drawing { $number } of { $all }
board-verdict = { $found ->
    [nobody] { $seat-who ->
        [me] Nobody saw a thing: hidden too well!
       *[one] Nobody saw a thing: nothing for { $seat }.
    }
    [everybody] { $seat-who ->
        [me] Everybody saw it: too easy!
       *[one] Everybody saw it: nothing for { $seat }.
    }
   *[some] { $seat-who ->
        [me] For you: some found it, not everybody!
       *[one] For { $seat }: some found it, not everybody!
    }
}
board-scored = Points of the round
board-running = Points
board-screen-drawing = Everybody hides a word in a place.
board-screen-done = { $done ->
    [0] No slate is down yet.
   *[other] { $done } of { $all } slates down
}

## The wall, at the end

end-wall = The wall of drawings
end-wall-how = All drawings of the game, and what was hidden in them.
end-caption = { $seat }, { $place }
end-keep-ask = Keep the drawings of this game? Only if everybody agrees. Otherwise they will be erased.
end-keep-agree = I agree
end-keep-waits = To keep the drawings, the word of these is missing: { $names }.
end-keep-never = Somebody who drew has left: the drawings cannot be kept, and will be erased.
end-keep-all = Everybody agrees: press a drawing to keep it.
end-keep-as = Keep as { $kind }
end-keep-failed = This drawing cannot be kept as { $kind } on this device.
