### « Indix »

game-title = Indix
game-tagline = Twenty clues, one secret: find it with as few as you can.

## The cards

category-person = a person
category-place = a place
category-thing = a thing

face-blank = nothing
face-mark = a question mark

truth-yes = yes
truth-no = no
truth-depends = it depends
truth-unsure = I don’t know

rung = { $seat }: { $number }

## The questions of the menu: to a person

trait-woman = are you a woman?
trait-real = did you really exist?
trait-french = are you from France?
trait-european = are you from Europe?
trait-before-1500 = did you live before 1500?
trait-before-1800 = did you live before 1800?
trait-ruler = did you rule?
trait-writer = did you write books?
trait-artist = do you paint, sculpt or draw?
trait-musician = do you make music?
trait-scientist = are you a scientist?
trait-explorer = did you explore unknown lands?
trait-athlete = is sport your job?
trait-fighter = do you fight?
trait-believer = are you known for your faith?
trait-of-a-book = do you come from a book or a tale?
trait-of-comics = do you come from a comic?
trait-on-screen = do you come from a film or from TV?
trait-magic = do you have magical powers?
trait-child = are you under fifteen?
trait-group = are there several of you?
trait-hat = do you wear something on your head?
trait-traveller = do you travel a lot?
trait-violent-death = do you die a violent death?
trait-animal-companion = do you have an animal companion?

## To a place

trait-town = are you a town?
trait-country = are you a country?
trait-island = are you an island?
trait-mountain = are you a mountain?
trait-water = are you a sea, a lake or a river?
trait-building = are you a building?
trait-in-france = are you found in France?
trait-in-europe = are you found in Europe?
trait-in-asia = are you found in Asia?
trait-in-africa = are you found in Africa?
trait-in-americas = are you found in the Americas?
trait-north-of-equator = are you north of the equator?
trait-seaside = are you by the sea?
trait-capital = are you a capital?
trait-million-people = do more than a million people live there?
trait-made-by-people = did people build you?
trait-thousand-years-old = are you more than a thousand years old?
trait-can-be-climbed = can people climb you?
trait-can-be-entered = can people go inside you?
trait-cold = is it cold there?
trait-hot = is it hot there?
trait-volcano = is there a volcano there?
trait-imaginary = are you imaginary?
trait-in-space = are you found in space?
trait-on-postcards = do you appear on postcards?

## To a thing

trait-object = are you an object?
trait-animal = are you an animal?
trait-event = are you an event?
trait-idea = are you an idea, something nobody can touch?
trait-at-home = are you found at home?
trait-larger-than-a-person = are you larger than a person?
trait-edible = can you be eaten?
trait-alive = are you alive?
trait-before-1900 = did you exist before 1900?
trait-electric = do you need electricity?
trait-metal = is there metal in you?
trait-wood-or-plant = are you a plant, or is there wood or a plant in you?
trait-noisy = do you make a noise?
trait-moves-by-itself = do you move by yourself?
trait-dangerous = can you cause harm?
trait-for-children = are you mostly for children?
trait-worn = are you worn?
trait-used-daily = are you used every day?
trait-in-the-sky = are you seen in the sky?
trait-in-the-sea = are you found in the sea?
trait-wheels = do you have wheels?
trait-can-be-bought = can you be bought?
trait-sport = do you have something to do with sport?
trait-fits-in-a-pocket = do you fit in a pocket?
trait-older-than-people = did you exist before humans?

## What happens

fact-begins = { $seat-who ->
    [me] You read the first card.
   *[one] { $seat } reads the first card.
}
fact-card-drawn = { $seat-who ->
    [me] You read: “I am { $category }.”
   *[one] { $seat } reads: “I am { $category }.”
}{ $name ->
    [none] { "" }
   *[other] { " " }Only you know the name: { $name }.
}
    .aloud = { $seat-who ->
        [me] You read: “I am { $category }.” The name is on your card.
       *[one] { $seat } reads: “I am { $category }.”
    }
    .heading = Card
    .showing = { $seat-who ->
        [me] You take a card…
       *[one] { $seat } takes a card…
    }
fact-number-picked = { $seat-who ->
    [me] You ask for number { $number }.
   *[one] { $seat } asks for number { $number }.
}
fact-clue-read = Clue { $number }: { $text }
    .brief = Here is clue { $number }.
    .showing = And clue { $number } is…
fact-mark-read = Number { $number } is a question mark: the die decides.
    .showing = And number { $number } is…
fact-die-rolled = { $face-key ->
    [mark] { $seat-who ->
        [me] The die shows a question mark!
       *[one] The die shows a question mark: { $seat } asks a question.
    }
   *[blank] { $seat-who ->
        [me] The die comes up blank: your turn is over.
       *[one] The die comes up blank: on to the next player.
    }
}
    .showing = The die rolls…
fact-asked = { $seat-who ->
    [me] You ask: { $trait }
   *[one] { $seat } asks: { $trait }
}
    .brief = { $seat-who ->
        [me] You ask a question.
       *[one] { $seat } asks a question.
    }
fact-asked-freely = { $seat-who ->
    [me] You ask: { $words }
   *[one] { $seat } asks: { $words }
}
    .brief = { $seat-who ->
        [me] You ask a question.
       *[one] { $seat } asks a question.
    }
fact-nodded = { $seat-who ->
    [me] You reply: { $truth }.
   *[one] { $seat } replies: { $truth }.
}
fact-replied = { $seat-who ->
    [me] You reply: { $words }
   *[one] { $seat } replies: { $words }
}
fact-passed = { $seat-who ->
    [me] You give no answer.
   *[one] { $seat } gives no answer.
}
fact-spoke = { $seat-who ->
    [me] “I’ll answer!” Nobody can interrupt you now.
   *[one] “I’ll answer!” says { $seat }.
}
fact-called = { $seat-who ->
    [me] “I know!” You spend your purple token.
   *[one] “I know!” { $seat } interrupts and spends a purple token.
}
    .showing = A purple token drops…
fact-answered = { $seat-who ->
    [me] You say: “{ $words }”
   *[one] { $seat } says: “{ $words }”
}
fact-answered-nothing = { $late ->
    [yes] { $seat-who ->
        [me] Time’s up: you said nothing.
       *[one] Time’s up: { $seat } said nothing.
    }
   *[no] { $seat-who ->
        [me] In the end, you say nothing.
       *[one] In the end, { $seat } says nothing.
    }
}
fact-weighed = { $seat-who ->
    [me] That’s not exactly the name.{ $verdict ->
        [slip] { " " }Apart from a typo, it’s right.
        [almost] { " " }It’s almost right.
        [wrong] { " " }The card says it’s wrong.
       *[none] { "" }
    }
   *[one] { $seat } judges the answer.
}
    .aloud = { $seat-who ->
        [me] That’s not exactly the name.
       *[one] { $seat } judges the answer.
    }
    .follows = yes
fact-judged = { $right ->
    [yes] { $seat-who ->
        [me] That’s right, you got it!
       *[one] That’s right, { $seat } got it!
    }
   *[no] { $seat-who ->
        [me] No, your answer is wrong.
       *[one] No, { $seat } is wrong.
    }
}
    .showing = Is it right?
fact-found = It was { $name }. { $called ->
    [yes] { $seat-who ->
        [me] Your free answer was right
       *[one] { $seat }’s free answer was right
    }: 10 squares, and none for the reader.
   *[no] { $seat-who ->
        [me] You got it after
       *[one] { $seat } got it after
    } { $clues ->
        [one] { $clues } clue
       *[other] { $clues } clues
    }: one square per clue for the reader, and the rest of the 20 for whoever got it.
}
    .brief = It was { $name }. { $called ->
        [yes] { $seat-who ->
            [me] Your free answer was right.
           *[one] { $seat }’s free answer was right.
        }
       *[no] { $seat-who ->
            [me] You got it after
           *[one] { $seat } got it after
        } { $clues ->
            [one] { $clues } clue.
           *[other] { $clues } clues.
        }
    }
    .showing = The card is turned over…
fact-unfound = It was { $name }, and nobody got it: 20 squares for the reader.
    .brief = It was { $name }, and nobody got it.
    .showing = The card is turned over…
fact-disputed = { $accepted ->
    [yes] { $reader-who ->
        [me] You accepted
       *[one] { $reader } accepted
    } “{ $words }”, said by { $seat }, and the card said: { $verdict ->
        [almost] almost.
       *[wrong] wrong.
    }
   *[no] { $reader-who ->
        [me] You refused
       *[one] { $reader } refused
    } “{ $words }”, said by { $seat }, and the card said: right, apart from a typo.
}
fact-walked = { $seat-who ->
    [me] You move
   *[one] { $seat } moves
} { $steps ->
    [one] { $steps } square.
   *[other] { $steps } squares.
}
    .showing = { $seat-who ->
        [me] You move…
       *[one] { $seat } moves…
    }
fact-token-back = { $seat-who ->
    [me] A sun: you get your purple token back.
   *[one] A sun: { $seat } gets a purple token back.
}
fact-won = { $seats-who ->
    [me] You win the race!
    [one] { $seats } wins the race!
    [us] { $seats } win the race together!
   *[many] { $seats } win the race together!
}

## What one can do

offer-pick = ask for a number: { $number }
offer-speak = I’ll answer
offer-call = “I know!” – spend the purple token
offer-say = say who I am: { $words }
offer-pass = pass
offer-roll = roll the die
offer-ask = ask a question from the menu: { $trait }
offer-ask-freely = ask a question of your own: { $words }
offer-reply = reply in your own words: { $words }
offer-nod = reply in a word: { $truth }
offer-accept = accept the answer
offer-refuse = refuse the answer

field-number = number
field-words = text
field-trait = question
field-truth = reply

awaited-picking = { $seats-who ->
    [me] Your turn to ask for a number.
    [one] { $seats } is choosing a number…
    [us] { $seats } are choosing a number…
   *[many] { $seats } are choosing a number…
}
awaited-rolling = { $seats-who ->
    [me] Your turn to roll the die.
    [one] { $seats } is about to roll the die…
    [us] { $seats } are about to roll the die…
   *[many] { $seats } are about to roll the die…
}
awaited-asking = { $seats-who ->
    [me] Your turn to ask a question.
    [one] { $seats } is thinking of a question…
    [us] { $seats } are thinking of a question…
   *[many] { $seats } are thinking of a question…
}
awaited-replying = { $seats-who ->
    [me] Your turn to reply.
    [one] { $seats } is about to reply…
    [us] { $seats } are about to reply…
   *[many] { $seats } are about to reply…
}
awaited-thinking = { $seats-who ->
    [me] Your turn to answer, or to pass.
    [one] { $seats } is thinking…
    [us] { $seats } are thinking…
   *[many] { $seats } are thinking…
}
awaited-answering = { $seats-who ->
    [me] Your turn to say who I am.
    [one] { $seats } is about to say who I am…
    [us] { $seats } are about to say who I am…
   *[many] { $seats } are about to say who I am…
}
awaited-judging = { $seats-who ->
    [me] Your turn to judge the answer.
    [one] { $seats } is judging the answer…
    [us] { $seats } are judging the answer…
   *[many] { $seats } are judging the answer…
}
turn-picking = Your turn: ask for a number from 1 to 20.
turn-rolling = Your turn to roll the die.
turn-asking = Ask the reader a question.
turn-replying = Reply truthfully, without saying the name.
turn-thinking = { $can-call ->
    [yes] If you know, shout “I know!”: it costs you your purple token.
   *[no] Do you know? Say “I’ll answer”. If not, pass.
}
turn-answering = Say who I am.
turn-may = If you know, shout “I know!”: it costs you your purple token.
turn-judging = Your turn to judge: is it the right answer?

## Aloud, and in the reader’s ear

aloud-category = I am { $category }.
aloud-number = { $number }.
aloud-mark = { $number }: a question mark.
aloud-die = { $face ->
    [mark] Question mark!
   *[blank] Nothing.
}
aloud-called = I know! { $seat }.
aloud-judged = { $right ->
    [yes] That’s right!
   *[no] That’s wrong.
}
aloud-name = It was:
ear-name = The name
ear-aliases = Also right
ear-refused = Never right
ear-question = The question
ear-advice = The answer, and the card’s advice
ear-numbers = The clues
ear-clue = { $heard ->
    [yes] Clue { $number }, already read
   *[no] Clue { $number }
}

## Why it cannot be done

refusal-not-your-turn = It’s not your turn.
refusal-not-now = You can’t do that right now.
refusal-out-of-range = Numbers go from 1 to 20.
refusal-taken = That number already has its red token.
refusal-no-token = You have no purple token left.
refusal-reader-cannot = You’re reading: you know the answer.
refusal-somebody-answers = Somebody is already answering: no interrupting.
refusal-empty = You have to write something.
refusal-too-long = That’s too long: 60 characters to say who I am, 140 for a question or a reply.
refusal-holds-the-name = Your reply says the name.
refusal-off-the-menu = That question isn’t on this card’s menu.

## How the game ended

ending-finish = The race is over: the pawn furthest ahead wins.

## What will be remembered

award-earliest-answer = Quickest answer
    .line = { $seat }: “{ $name }” after { $clues ->
        [one] one clue
       *[other] { $clues } clues
    }
award-boldest-call = Best use of a purple token
    .line = { $seat }: “{ $name }” after { $clues ->
        [one] one clue
       *[other] { $clues } clues
    }
award-toughest-card = Toughest card
    .line = { $seat }: “{ $name }” took { $clues ->
        [one] one clue
       *[other] { $clues } clues
    }
award-most-trails = Boldest guesser
    .line = { $seat }: { $wrong ->
        [one] one false trail
       *[other] { $wrong } false trails
    }
award-best-memory = Best memory
    .line = { $seat }: { $cards ->
        [one] one card guessed
       *[other] { $cards } cards guessed
    }
award-cards-read = A fine voice
    .line = { $seat }: { $cards ->
        [one] one card read
       *[other] { $cards } cards read
    }
award-found-cards = A good memory
    .line = { $seat }: { $cards ->
        [one] one card guessed
       *[other] { $cards } cards guessed
    }
award-squares-walked = On the move
    .line = { $seat }: { $squares ->
        [one] one square covered
       *[other] { $squares } squares covered
    }

## How things stand, in short

glance-looked = { $category }; { $reader-who ->
    [me] you’re reading
   *[one] { $reader } is reading
}; { $investigator-who ->
    [me] it’s your turn
   *[one] it’s { $investigator }’s turn
}; { $left ->
    [one] { $left } number left
   *[other] { $left } numbers left
}
    .label = Looking for
glance-card = { $name }
    .label = The name, just for you
glance-clue = { $text ->
    [none] { $number }: a question mark
   *[other] { $number }: { $text }
}
    .label = Clue
glance-misses = { $misses }
    .label = It’s not
glance-tokens = { $seats }
    .label = Purple tokens
glance-pawns = { $pawns }; finish: { $finish }
    .label = The race

## The board in the page

board-skip = Skip for me
board-tray = Your choices
board-shuffling = Shuffling the cards…
board-first = { $seat-who ->
    [me] You read the first card!
   *[one] { $seat } reads the first card.
}
board-name = The name, which you keep to yourself:
board-stamp-person = person
board-stamp-place = place
board-stamp-thing = thing
board-stamp-said = “I am { $category }.”
board-stamp-what = { $name }: what does that cover?
board-covers-person = Somebody living, dead or made up: a person, the hero of a book or a film, even an animal, or a group.
board-covers-place = Somewhere: a town, a country, a region, a mountain, a sea, a monument, a planet… It may be imaginary.
board-covers-thing = Everything else: an object, an animal, a plant, an event, an idea…
board-placed = { $count ->
    [0] The numbers from 1 to { $all }: none are taken.
    [one] The numbers from 1 to { $all }: { $numbers } is taken.
   *[other] The numbers from 1 to { $all }: { $numbers } are taken.
}
board-pick = Ask for a number
board-pick-number = { $number }
board-pick-taken = { $number }, already taken
board-clue-number = Clue { $number }:
board-mark = Question mark
board-worth = { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
}: finding it is worth { $finds ->
    [one] { $finds } square
   *[other] { $finds } squares
} { $seat-who ->
    [me] for you
   *[one] for { $seat }
}, { $reads } { $reader-who ->
    [me] for you
   *[one] for { $reader }
}
board-heard = What we know so far
board-not = it’s not “{ $words }”
board-last = The previous card:
board-against = Against the card’s advice:
board-dispute = { $reader ->
    [none] { $accepted ->
        [yes] the reader accepted
       *[no] the reader refused
    }
   *[other] { $reader-who ->
        [me] { $accepted ->
            [yes] you accepted
           *[no] you refused
        }
       *[one] { $accepted ->
            [yes] { $reader } accepted
           *[no] { $reader } refused
        }
    }
} “{ $words }”, { $seat-who ->
    [me] your answer
   *[one] { $seat }’s answer
}. The card said: { $verdict ->
    [slip] right, apart from a typo.
    [almost] almost.
   *[wrong] wrong.
}
board-found = { $called ->
    [yes] { $seat-who ->
        [me] You got it, with a free answer.
       *[one] { $seat } got it, with a free answer.
    }
   *[no] { $seat-who ->
        [me] You got it after
       *[one] { $seat } got it after
    } { $clues ->
        [one] { $clues } clue.
       *[other] { $clues } clues.
    }
}
board-unfound = Nobody got it.

board-roll = Roll the die
board-die = { $face ->
    [mark] { $seat-who ->
        [me] A question mark: ask a question!
       *[one] A question mark: { $seat } asks a question!
    }
    [blank] Blank: the turn is over.
    [air] The die rolls…
   *[none] { $seat-who ->
        [me] Your turn to roll the die.
       *[one] { $seat } is about to roll the die.
    }
}
board-talk-asks = { $seat-who ->
    [me] You ask a question.
   *[one] { $seat } is thinking of a question…
}
board-talk-passed = { $seat-who ->
    [me] You give no answer.
   *[one] { $seat } gives no answer.
}
board-speaks = { $called ->
    [yes] “I know!”
   *[no] “I’ll answer!”
}
board-answer = “{ $words }”
board-silence = { $late ->
    [yes] Time’s up…
   *[no] Nothing after all.
}
board-right = right
board-wrong = wrong

board-pass = Pass
board-speak = I’ll answer
board-may-call = { $count ->
    [one] { $seats } can interrupt until you’ve said “I’ll answer”.
   *[other] { $seats } can interrupt until you’ve said “I’ll answer”.
}
board-call = I know!
board-free = Do you know? Your free answer
board-free-how = Right: you move { $prize }. Wrong: your token is gone until you land on a sun.
board-who = Who am I?
board-say = Answer
board-say-nothing = No answer

board-ask = Your question, or one from the menu
board-ask-bot = Choose from the menu: a bot understands nothing else
board-ask-it = Ask
board-menu = The question menu
board-menu-none = Nothing like that on the menu: your question will be asked as it stands.
board-menu-none-bot = Nothing like that on the menu: clear it, and choose a question.
board-menu-origin = Where from and when
board-menu-deeds = What you do
board-menu-traits = What you are like
board-menu-sort = What kind
board-menu-where = Where and when
board-menu-others = Other questions
board-nods = Reply in a word
board-nod-yes = Yes
board-nod-no = No
board-nod-depends = It depends
board-nod-unsure = I don’t know
board-card-says = The card says: { $truth }
board-own-reply = Or in your own words, without the name
board-reply = Reply

board-desk = Your card, just for you
board-read = { $clues } of { $all } read
board-aliases = Also right:
board-refused = Never:
board-slots = The twenty clues on your card
board-slot-mark = a question, by the die
board-slot-read = (read)
board-accept = Accept
board-refuse = Refuse
board-advice-exact = That’s the name.
board-advice-slip = Right, apart from a typo
board-advice-almost = Almost: the card says no
board-advice-wrong = The card says: wrong
board-if-accepted = If you accept, { $seat } moves { $finds }{ $called ->
    [yes] .
   *[no] { " " }and you { $reads }.
}

## The track, in the page

board-seats = The players
board-square = square { $square }
board-at-start = at start
board-at-finish = { $beyond ->
    [0] finish
   *[other] finish + { $beyond }
}
board-reads = { $seat-who ->
    [me] read
   *[one] reads
}
board-picks = { $seat-who ->
    [me] choose
   *[one] chooses
}
board-rolls = { $seat-who ->
    [me] roll
   *[one] rolls
}
board-asks = { $seat-who ->
    [me] ask
   *[one] asks
}
board-thinks = { $seat-who ->
    [me] think
   *[one] thinks
}
board-answers = { $seat-who ->
    [me] answer
   *[one] answers
}
board-has-token = has a purple token
board-no-token = no purple token
board-walks = { $seat-who ->
    [me] You move
   *[one] { $seat } moves
} { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}
board-token-back = { $seat-who ->
    [me] A sun: your purple token is back!
   *[one] A sun: { $seat } gets a purple token back!
}

board-card-number = card { $card }
board-more = and { $count } more
end-race = The race
end-how = Everybody’s progress, card by card.
end-seat = { $seat }: { $place }; { $found ->
    [0] no cards found
    [one] one card found
   *[other] { $found } cards found
}{ $best ->
    [0] .
    [one] , at best one square from one card.
   *[other] , at best { $best } squares from one card.
}
end-cards = What was found
end-best = The finest guess
end-found = { $called ->
    [yes] { $seat-who ->
        [me] your free answer
       *[one] { $seat }’s free answer
    }
   *[no] { $seat }, { $clues ->
        [one] { $clues } clue
       *[other] { $clues } clues
    }
}
end-unfound = nobody
end-disputes = Against the card’s advice

last-one = { $seconds ->
    [one] Say who I am: one second left
   *[other] Say who I am: { $seconds } seconds left
}

## Settings

option-first = Who reads the first card
    .brief = reads first
option-board = Track
option-board-long = long, 80 squares
    .brief = long
option-board-short = short, 48 squares
    .brief = short
option-limit = Time to answer
    .brief = answer
option-limit-30 = 30 seconds
option-limit-60 = one minute
option-limit-120 = two minutes
option-limit-none = no limit

## The first time a decision comes

hint-picking = Pick any number: easy and hard clues are mixed. Each number costs you a square.
hint-rolling = Half the time, the die shows a question mark: then you can ask a question.
hint-asking = Choose a question from the menu; if a person is reading, you can also ask your own. Everybody hears the reply.
hint-replying = The card answers the questions on the menu. For any other, say what you know.
hint-thinking =
    A wrong answer only costs you the turn. The others can interrupt you with their purple token
    until you’ve said “I’ll answer”.
hint-answering = Don’t worry about typos: whoever reads the card can accept them.
hint-judging = The card advises, you decide. If you go against it, everybody sees it when the card is turned over.
