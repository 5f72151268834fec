### “Incognito”

game-title = Incognito
game-tagline = Hide a word in your drawing: for some to find, but not for all.

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
seat-points = { $seat } { $points } ({ $total } in all)
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
    Round { $round }: chalks at the ready!
    .heading = Round { $round }
    .showing = Round { $round }: chalks at the ready!
fact-put-down = { $seat-who ->
    [me] Your slate is down.
   *[one] { $seat }’s slate is down.
}
    .aside = yes
fact-drawing-time-up = { $seat-who ->
    [me] Time’s up: your drawing stays as it is.
   *[one] Time’s up: { $seat }’s drawing stays as it is.
}
fact-laid =
    Six words: { $words }.
    All the slates are shown!
    .showing = The slates are turned over…
fact-blanked = { $seat-who ->
    [me] The host has wiped your drawing. Voting goes on.
   *[one] The host has wiped { $seat }’s drawing. Voting goes on.
}
fact-taken-down = { $seat-who ->
    [me] The host has wiped your drawing from round { $round }. The points stay.
   *[one] The host has wiped { $seat }’s drawing from round { $round }. The points stay.
}
    .aside = yes
fact-voted = { $seat-who ->
    [me] Your votes are in.
   *[one] { $seat } has finished voting.
}
    .aside = yes
fact-voting-time-up = { $missing ->
    [0] { $seat-who ->
        [me] Time’s up: your votes stay as they are.
       *[one] Time’s up: { $seat }’s votes stay as they are.
    }
   *[other] { $seat-who ->
        [me] Time’s up: your missing cards are drawn at random.
       *[one] Time’s up: { $seat }’s missing cards are drawn at random.
    }
}
fact-revealed =
    { $seat-who ->
        [me] Your drawing, { $place }
       *[one] { $seat }’s drawing, { $place }
    }. Votes: { $votes }.
    It was “{ $word }”, number { $number }. { $found-key ->
        [nobody] Nobody found it: nothing for { $seat }.
        [everybody] Everybody found it: 1 point each, but nothing for { $seat }.
       *[some] { $finders-who ->
            [me] You found it, and nobody else
            [one] { $finders } found it, and nobody else
            [us] It was found by { $finders }, but not by everybody
           *[many] { $finders } found it, but not everybody
        }: { $points } points for { $seat }, and 1 for everyone who found it.
    }
    .brief = It was “{ $word }”, number { $number }. { $found-key ->
        [nobody] Nobody found it.
        [everybody] Everybody found it.
       *[some] { $points } points for { $seat }, and 1 for everyone who found it.
    }
    .showing = { $seat-who ->
        [me] Your drawing, { $place }
       *[one] { $seat }’s drawing, { $place }
    }: which word is hiding in it?
fact-scored =
    Points this round: { $points }.
    The round is over: here are the points.
    .showing = The round is over: here are the points.
fact-won = { $seats-who ->
    [me] You win!
    [one] { $seats } wins!
    [us] { $seats } win together!
   *[many] { $seats } win together!
}

## What one can do

offer-draw = draw: { $stroke }
offer-erase = rub out: { $path }
offer-stamp = add a picture: { $motif }
offer-undo = undo
offer-redo = redo
offer-clear = clear everything
offer-loop = circle what you’ve hidden (only shown at the end): { $around }
offer-describe = describe your drawing, without the word: { $text }
offer-put-down = put your slate down
    .sure = Put your slate down? You won’t be able to change it.
offer-vote = vote on { $target }’s drawing: { $number }
offer-take-back = take back your card from { $target }’s drawing
offer-finish = finish voting
    .sure = Done voting? You won’t be able to change your votes.
offer-blank = wipe { $seat }’s drawing
    .sure = Wipe this drawing for everybody? Votes and points still count.
offer-take-down = wipe { $seat }’s drawing from round { $round }
    .sure = Wipe this drawing for everybody? The points stay.

field-stroke = stroke
field-path = path of the eraser
field-gesture = gesture
field-motif = picture
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
    [me] Your turn to draw.
    [one] { $seats } is drawing…
    [us] { $seats } are drawing…
   *[many] { $seats } are drawing…
}
awaited-voting = { $seats-who ->
    [me] Your turn to vote.
    [one] { $seats } is voting…
    [us] { $seats } are voting…
   *[many] { $seats } are voting…
}
turn-drawing = Your turn: draw your word, hidden in your place.
turn-voting = { $can-finish ->
    [yes] Your cards are down: change your mind, or say you’re done.
   *[no] Which word is where? Put a card by each drawing.
}
soon-drawing = { $others-who ->
    [one] Keep drawing: once { $others } is done, you’ll have { $seconds } seconds left.
   *[many] Keep drawing: once the others are done, you’ll have { $seconds } seconds left.
}
soon-voting = { $others-who ->
    [one] Vote: once { $others } is done, you’ll have { $seconds } seconds left.
   *[many] Vote: once the others are done, you’ll have { $seconds } seconds left.
}

## Why it cannot be

refusal-not-your-turn = It’s not your turn.
refusal-not-now = You can’t do that right now.
refusal-put-down = Your slate is down: no more changes.
refusal-off-the-slate = That goes off the slate, or is too long for one go.
refusal-slate-full = The slate is full: rub something out first.
refusal-nothing-there = There’s nothing to take away.
refusal-no-such-stamp = There’s no such picture, or no room left for it.
refusal-too-long = A description is 1 to 200 characters long.
refusal-holds-the-word = The description mustn’t contain the word.
refusal-voted = You’ve finished voting: no more changes.
refusal-own-slate = You can’t vote on your own drawing.
refusal-no-such-slate = There’s no drawing at that seat.
refusal-no-such-card = Vote cards go from 1 to 6.
refusal-card-used = That card is already down: each one can be used only once.
refusal-votes-missing = There’s still a drawing without a card.
refusal-blank-already = That drawing has already been wiped.

## How it ended

ending-three-rounds = Three rounds played: whoever has the most points wins.

## What will be remembered

award-best-hidden = Best-hidden word
    .line = { $seat }: “{ $word }” ({ $place }), seen by { $finders }
award-best-eye = Sharpest eye
    .line = { $seat }: { $words ->
        [one] one word unmasked
       *[other] { $words } words unmasked
    }
award-best-kept = Best-kept secret
    .line = { $seat }: “{ $word }” ({ $place }), and nobody saw it
award-open-book = Plain as day
    .line = { $seat }: “{ $word }” ({ $place }), and everybody saw it
award-best-round = Best round
    .line = { $seat }: { $points ->
        [one] one point
       *[other] { $points } points
    } in round { $round }
award-craftiest-chalk = Craftiest chalk
    .line = { $seat }: { $words ->
        [one] one word well hidden
       *[other] { $words } words well hidden
    }
award-well-hidden = A well-hidden word
    .line = { $seat }: “{ $word }” ({ $place }), seen by { $finders }
award-found-words = A good eye
    .line = { $seat }: { $words ->
        [one] one word unmasked
       *[other] { $words } words unmasked
    }
award-drew = A fine hand with chalk
    .line = { $seat }, for the drawing “{ $place }”

## How things stand, in short

glance-word = { $word } – { $joke }
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

option-countdown = Countdown for the last player
    .brief = countdown
option-countdown-5 = 5 seconds
option-countdown-10 = 10 seconds
option-countdown-20 = 20 seconds

## The first time that a decision comes up

hint-drawing =
    Draw your word first, then the place around it.
    You score if some find it, but not everybody. No letters!
hint-voting =
    Look closely at each drawing, and put in front of it the number of the word you think you see.
    One word per drawing; some of the six may be nobody’s.

## In the page

page-seat-thinking = not done yet
board-skip = Skip for me
board-tray = Your choices
board-seats = The players
board-shuffling = Shuffling the cards…
board-round = Round { $round } of { $rounds }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-draws = drawing
board-down = slate down
board-votes = voting
board-voted = has voted
board-place = Your place, for all to see
board-places = The places, and who is still drawing
board-word = your word
board-word-show = Your word is hidden: tap to see it
board-word-hide = Your word: { $word }. Tap to hide it
board-own-slate = Your drawing
board-put-down = Put my slate down
board-put-down-now = Put it down
board-draw-on = Keep drawing
board-looped = What you’ve hidden is circled: it will be shown at the end.
board-loop = Circle it
board-loop-how = If you like, circle what you’ve hidden: it’s only shown at the end.
board-describe = Describe your drawing for those who can’t see it, without the word (optional)
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
board-zoom = Enlarge. { $picture }
board-magnify = Look closer
board-cards = { $seat-who ->
    [me] Your cards: choose somebody else’s drawing first
   *[one] Your card for { $seat }’s drawing
}
board-laid = { $instead ->
    [none] { $card }, for { $seat }’s drawing.
   *[other] For { $seat }’s drawing, { $card } replaces { $instead }.
}
board-own-word = your word
board-own-word-laid = Your own word: it’s hidden nowhere else.
board-votes-missing = { $missing ->
    [one] One more card
   *[other] { $missing } more cards
}
board-votes-finish = I’m done voting
board-votes-done = I’m done
board-not-yet = Not yet
board-turned = The votes
board-which-word = Which word is hiding here?
board-found = found it
board-missed = missed it
board-drawing-of = Drawing { $number } of { $all }
board-verdict = { $found ->
    [nobody] Nobody saw a thing{ $bots ->
        [yes] , bots included
       *[no] { "" }
    }: { $seat-who ->
        [me] hidden too well!
       *[one] nothing for { $seat }.
    }
    [everybody] Everybody saw it{ $bots ->
        [yes] , bots included
       *[no] { "" }
    }: { $seat-who ->
        [me] too easy!
       *[one] nothing for { $seat }.
    }
   *[some] { $seat-who ->
        [me] Well hidden
       *[one] Well hidden, { $seat }
    }: some found it, but not everybody{ $bots ->
        [yes] { " " }(bots count)!
       *[no] !
    }
}
board-scored = Points this round
board-running = Points
board-screen-drawing = Everybody is hiding a word in a place.
board-screen-done = { $done ->
    [0] No slates are down yet.
   *[other] { $done } of { $all } slates down
}

## The wall, at the end

end-details = Drawings and details
end-wall = The wall of drawings
end-wall-how = Every drawing of the game, and what was hidden in it.
end-caption = { $seat }, { $place }
end-keep-ask = Keep the drawings of this game? Only if everybody agrees. Otherwise they will be erased.
end-keep-agree = I agree
end-keep-waits = To keep the drawings, we still need a yes from: { $names }.
end-keep-never = Somebody who drew has left: the drawings can’t be kept, and will be erased.
end-keep-all = Everybody agrees: tap a drawing to keep it.
end-keep-as = Keep as { $kind }
end-keep-failed = This drawing can’t be kept as { $kind } on this device. Try the other format.
