### “7%”

game-title = 7%
game-tagline = Announce, bluff, doubt, then try your luck with the dice.

## The cards

family-requin = shark
family-comete = comet
family-etoile = star
family-eclair = bolt
family-trefle = clover

bonus-vol = steal
    .does = steal: take a rival’s card
bonus-pioche-2 = draw 2
    .does = draw 2: two from the deck
bonus-relance = reroll
    .does = reroll: roll the other die again

claim = { $number } { $family }{ $number ->
    [one] { "" }
   *[other] s
}
card = a { $value } of { $family }s

## What happens

fact-shuffled = { $cards ->
    [one] { $cards } announcement card is shuffled.
   *[other] { $cards } announcement cards are shuffled.
}
fact-turned-up = { $cards-count ->
    [one] A new reward up for grabs: { $cards }.
   *[other] Rewards up for grabs: { $cards }.
}
fact-dealt = { $own-count ->
    [0] { $to-who ->
        [one] { $to } is dealt three cards.
       *[many] { $to } are dealt three cards.
    }
   *[other] You are dealt { $own }.
}
fact-start-rolled = { $seat-who ->
    [me] You roll { $dice }, { $dice-sum } in all.
   *[one] { $seat } rolls { $dice }, { $dice-sum } in all.
}
    .showing = { board-rolls }…
fact-tied = { $seats-who ->
    [us] A tie for the lowest: { $seats } roll again.
   *[many] A tie for the lowest: { $seats } roll again.
}
fact-starts = { $seat-who ->
    [me] You announce first.
   *[one] { $seat } announces first.
}
fact-announced = { $seat-who ->
    [me] You announce { claim }.
   *[one] { $seat } announces { claim }.
}
fact-contested = { $seat-who ->
    [me] You say “That’s false!” to { $announcer }, who announced { claim }.
   *[one] { $announcer-who ->
        [me] { $seat } says “That’s false!” to you: you announced { claim }.
       *[one] { $seat } says “That’s false!” to { $announcer }, who announced { claim }.
    }
}
    .showing = { $seat-who ->
        [me] You say “That’s false!”
       *[one] { $seat } says “That’s false!”
    }
fact-opined = { $agrees ->
    [yes] { $seat-who ->
        [me] You agree with the announcement.
       *[one] { $seat } agrees with the announcement.
    }
   *[no] { $seat-who ->
        [me] You disagree with the announcement.
       *[one] { $seat } disagrees with the announcement.
    }
}
shown-hand = { $seat }: { $cards }.
fact-shown =
    The hands are shown:{ $hands }
    There { $total ->
        [one] is { $total } { $family }
       *[other] are { $total } { $family }s
    }, and { $number } { $number ->
        [one] was
       *[other] were
    } announced: the announcement is { $holds ->
        [yes] true.
       *[no] false.
    }
    .showing = The hands are shown: { $number ->
        [one] is
       *[other] are
    } there { claim }?
fact-out = { $seats-who ->
    [me] You’re out until the end of the round.
    [one] { $seats } is out until the end of the round.
    [us] { $seats } are out until the end of the round.
   *[many] { $seats } are out until the end of the round.
}
fact-round-won = { $seat-who ->
    [me] You’re the last one in play: three rewards for you, cards or rolls.
   *[one] { $seat } is the last one in play: three rewards, cards or rolls.
}
    .heading = Rewards
fact-rolled = { $seat-who ->
    [me] Your reward is a roll
   *[one] { $seat } chooses a roll
}: { $dice }. { $winning ->
    [0] No winning number.
    [1] Only one winning number.
   *[other] Two winning numbers!
}
    .showing = { $seat-who ->
        [me] Your reward is a roll…
       *[one] { $seat } chooses to roll…
    }
fact-rerolled = { $seat-who ->
    [me] You keep the { $kept } and roll the other die again: { $die }.
   *[one] { $seat } keeps the { $kept } and rolls the other die again: { $die }.
}
    .showing = { $seat-who ->
        [me] You keep the { $kept } and roll the other die again…
       *[one] { $seat } keeps the { $kept } and rolls the other die again…
    }
fact-taken = { $seat-who ->
    [me] Your reward is a card: { $card }.
   *[one] { $seat } chooses a card: { $card }.
}
fact-stolen = { $seat-who ->
    [me] You steal a card from { $victim }: { $card }.
   *[one] { $seat } steals a card from { $victim }: { $card }.
}
fact-drawn = { $seat-who ->
    [me] You draw a card: { $card }.
   *[one] { $seat } draws a card: { $card }.
}
fact-used = { $seat-who ->
    [me] You use a bonus: { $bonus }.
   *[one] { $seat } uses a bonus: { $bonus }.
}
fact-discarded = { $seat-who ->
    [me] You discard a card: { $card }.
   *[one] { $seat } discards a card: { $card }.
}
fact-round-ended = Three rewards and no winning roll: everybody is back in play.
    .heading = New round
fact-won = { $seat-who ->
    [me] That wins it!
   *[one] That wins it for { $seat }!
}
    .showing = { $seat-who ->
        [me] You have two winning numbers!
       *[one] { $seat } has two winning numbers!
    }

## What can be done

offer-announce = announce { $number } and a family
offer-contest = “That’s false!”
offer-agree = agree with the announcement
offer-disagree = disagree with the announcement
offer-roll = roll both dice
offer-take = take a card: { $card }
offer-vol = steal a card from { $victim }: { $card }
offer-pioche = draw two reward cards
offer-relance = roll the other die again
offer-discard = discard a card: { $card }
    .sure = Discard this card for good: { $card }?
offer-end = end the round

field-number = how many
field-family = family
field-card = card
field-victim = opponent

turn-announcing = { $can-contest ->
    [no] You open: announce a number and a family.
   *[yes] { $can-announce ->
        [yes] Your turn: go higher, or say “That’s false!”
       *[no] Your turn: that’s as high as it goes, so all that’s left is “That’s false!”
    }
}
turn-contesting = Your turn: do you believe the announcement?
turn-rewarding = { $can-relance ->
    [yes] Only one winning number: it’s now or never to reroll the other die.
   *[no] { $left ->
        [0] No rewards left: use a bonus, or end the round.
        [1] Your turn: one last reward, a roll or a card.
       *[other] Your turn: { $left } rewards to go, rolls or cards.
    }
}
turn-discarding = Eight cards is the limit: discard one, and the next one comes.

## Why it cannot be done

refusal-not-your-turn = It’s not your turn.
refusal-not-now = You can’t do that right now.
refusal-not-higher = You have to go higher than the last number.
refusal-out-of-range = Numbers go from 1 to 30.
refusal-nothing-to-contest = There’s nothing to contest yet: you announce first.
refusal-no-reward-left = You’ve already chosen your three rewards.
refusal-rewards-left = You still have rewards to choose.
refusal-not-face-up = That card isn’t one of those turned up.
refusal-too-many-cards = You already have eight cards: use or discard one first.
refusal-not-your-card = You don’t have that card.
refusal-no-such-opponent = There’s no opponent at that seat.
refusal-not-their-card = That opponent doesn’t have that card.
refusal-deck-empty = There are no reward cards left to draw.
refusal-no-lone-hit = A reroll comes right after a roll with exactly one winning number.
refusal-must-discard = You have eight cards: discard one first.

## How the game ended

ending-double-zero = A double 0 on the opening roll: won before it had begun.
ending-winning-roll = Both dice show winning numbers.
ending-relance = The rerolled die gave the second winning number.

## What will be remembered

award-boldest-bluff = Boldest bluff
    .line = { $seat }: { claim }, with { $total } on the table
award-longest-odds = Luckiest dice
    .line = { $seat }: { $dice }, a chance of { $chance } in 100
award-finest-ear = Keenest ear
    .line = { $seat }: right { $right } out of { $times }
award-light-fingers = Lightest fingers
    .line = { $seat }: { $cards ->
        [one] one card stolen
       *[other] { $cards } cards stolen
    }
award-costliest-doubt = Costliest doubt
    .line = { $seat }: “That’s false!” to { claim }, with { $total } on the table
award-tallest-claim = Tallest claim
    .line = { $seat }: { claim }
award-most-stubborn-dice = Most stubborn dice
    .line = { $seat }: { $rolls ->
        [one] one roll, no luck
       *[other] { $rolls } rolls, no luck
    }
award-good-ear = A good ear
    .line = { $seat }: right { $right ->
        [one] once
       *[other] { $right } times
    } out of { $times }
award-highest-claim = Nerves of steel
    .line = { $seat }: { claim }
award-rolled-in-vain = Stubborn dice
    .line = { $seat }: { $rolls ->
        [one] one roll, no luck
       *[other] { $rolls } rolls, no luck
    }

## How things stand, in short

glance-hand = { $cards }
    .label = Your hand
glance-sums = { $sums }
    .label = Totals
announced = { claim } ({ $seat })
glance-standing = { claim }, by { $seat }{ $earlier-count ->
    [0] { "" }
   *[other] ; before: { $earlier }
}{ $more ->
    [0] { "" }
    [one] { " " }(and another one earlier)
   *[other] { " " }(and { $more } earlier ones)
}
    .label = Announced
glance-contest = { claim }, by { $announcer }
    .label = Contested
glance-opinions = { $agreeing } for; { $against } against
    .label = Opinions
glance-in-play = { $seats }{ $out-count ->
    [0] { "" }
   *[other] ; out: { $out }
}
    .label = In play
glance-face-up = { $cards }
    .label = Up for grabs
glance-numbers = { $numbers } ({ $chance }% chance on each roll){ $bonuses-count ->
    [0] { "" }
   *[other] ; bonuses: { $bonuses }
}
    .label = You win with
glance-full = { $cards } cards is the limit: discard one or use a bonus to take another
    .label = Limit
holding = { $seat }: { $cards } ({ $chance }%)
glance-rivals = { $holdings }
    .label = The others
glance-roll = { $dice }
    .label = Your roll

## The board in the page

board-seats = Around the table
board-round = round { $round }
board-out = out
board-chance = { $chance }%
board-wins-with = { $seat-who ->
    [me] You win
   *[one] { $seat } wins
} with { $numbers }: { $chance }%{ $bonuses-count ->
    [0] { "" }
   *[other] ; bonuses: { $bonuses }
}
board-ladder = The announcements, from first to last
board-family = { $family }{ $number ->
    [one] { "" }
   *[other] s
}
board-card = { $value } of { $family }s
board-tray = Your hand and your choices
board-hand = Your cards
board-sums = Your hand:
board-number = How many
board-less = Fewer
board-more = More
board-families = Family
board-announce = Announce { claim }
board-contest = That’s false!
board-opinions = Who believes it, in order
board-for = for
board-against = against
board-unsaid = …
    .next = { $seat-who ->
        [me] your turn
       *[one] choosing
    }
    .later = { $seat-who ->
        [me] soon
       *[one] waiting
    }
board-agree = I believe it
board-disagree = I don’t believe it
board-reveal = The hands are shown
board-of-announced = with { $number } announced
board-true = True!
board-false = False!
board-was-right = { $holds ->
    [yes] { $seat-who ->
        [me] You were right!
       *[one] { $seat } was right!
    }
   *[no] { $seat-who ->
        [me] You went too high.
       *[one] { $seat } went too high.
    }
}
board-round-won = { $seat-who ->
    [me] The round is yours!
   *[one] The round goes to { $seat }!
}
board-rolls = { $seat-who ->
    [me] You roll the dice
   *[one] { $seat } rolls the dice
}
board-skip = Skip for me
board-start = The lowest total starts
board-dice = The dice show { $first } and { $second }.
board-total = total { $total }
board-opens = { $seat-who ->
    [me] You announce first
   *[one] { $seat } announces first
}
board-shuffling = Shuffling and dealing…
board-stakes = Up for grabs:
board-number-card = number { $number }
board-winning = number
board-take-one = Take a card…
board-face-up = Cards to take
board-chooses = { $seat } chooses from
board-then = → { $chance }%
board-take = Take this card: { $card }
board-none-left = No cards left to take.
board-deck = { $cards } in the deck
board-left = { $left ->
    [0] no rewards left
    [one] { $left } reward to go
   *[other] { $left } rewards to go
}
board-my-cards = Your reward cards
board-discard = Discard this card: { $card }
board-discard-it = Discard
board-keep = Keep
board-cancel = Cancel
board-asked = Are you sure?
board-roll = Roll the dice ({ $chance }%)
board-relance = Reroll the other die
board-steal = Steal a card
board-steal-which = Which card will you steal?
board-steal-this = Steal this card from { $seat }: { $card }
board-draw = Draw 2 cards
board-end = End the round
board-hundred = { $chance ->
    [one] { $chance } roll in 100 wins
   *[other] { $chance } rolls in 100 win
}
board-new-deal = New deal
board-key = 0: the winning number everybody starts with; 1%: each player’s chance on every roll.
board-zero = 0 wins for everybody: for now, one roll in a hundred.
board-count = { $cards } / { $most }
board-gone = card taken
board-luck = { $luck ->
    [won] Won!
    [half] One out of two…
   *[missed] Missed
}
board-my-cards-play = Tap a bonus to play it
board-discard-one = Discard…
board-discard-which = Which card will you discard?
board-discard-why = Eight cards is the limit: discard one or play a bonus before you take another. Discarding is free, but the card never comes back.
board-won = { $seat-who ->
    [me] You win!
   *[one] { $seat } wins!
}
board-last-hands = The hands that were shown
board-guess = Who will win the round?
board-guess-private = A guess of your own: it never leaves this device.
board-guess-was = Your guess was { $seat }: { $right ->
    [yes] right!
   *[no] not this time.
}

## After the game

end-guesses = Your guesses: { $right } of { $all } right.
end-chances = Everybody’s chances
end-how = Round by round, the chance of a winning roll: each step up is one more winning number. Hollow mark: a roll that missed. Large gold mark: the roll that won.
end-none = Nobody had a number besides 0 yet: a roll won one time in a hundred.
end-round = round
end-seat = { $seat }: { $first ->
    [same] { $last }%
   *[other] { $first }% → { $last }%
}, { $rolls ->
    [0] no rolls
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}{ $won ->
    [yes] , won!
   *[no] { "" }
}

## The first time that a decision comes up

hint-start-rolls = Everybody rolls the dice; the lowest total announces first. A double 0 would win the game right here!
hint-announcing =
    Announce what a family is worth in all hands together: the values add up.
    Bluffing is allowed. Too high? Say “That’s false!”
hint-contesting = Take sides: whoever is wrong is out until the end of the round.
hint-rewarding =
    Take cards to get more winning numbers, or roll the dice:
    two winning numbers in one roll, and the game is yours.
hint-relancing = One die shows a winning number and stays; the other is rolled again. If it wins too, the game is yours.
hint-discarding = Nobody keeps more than eight cards: choose one to let go. It won’t come back.
