### « Indix »

game-title = Indix
game-tagline =
    Who am I? Twenty clues, and as few as you can to find out.
    Whoever reads the card gains what the others are slow to guess.

## The cards

category-person = a person
category-place = a place
category-thing = a thing

face-blank = nothing
face-mark = a question mark

truth-yes = yes
truth-no = no
truth-depends = it depends
truth-unsure = I do not know

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
trait-athlete = is sport your trade?
trait-fighter = do you fight?
trait-believer = are you known for your faith?
trait-of-a-book = do you come from a book or a tale?
trait-of-comics = do you come from a comic strip?
trait-on-screen = do you come from a film or from television?
trait-magic = do you have magic powers?
trait-child = are you under fifteen?
trait-group = are you several?
trait-hat = do you wear something on your head?
trait-traveller = do you travel a lot?
trait-violent-death = is your death a violent one?
trait-animal-companion = does an animal go with you?

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
trait-can-be-climbed = can one climb it?
trait-can-be-entered = can one go inside?
trait-cold = is it cold there?
trait-hot = is it hot there?
trait-volcano = is there a volcano?
trait-imaginary = are you imaginary?
trait-in-space = are you found in space?
trait-on-postcards = are you seen on postcards?

## To a thing

trait-object = are you an object?
trait-animal = are you an animal?
trait-event = are you an event?
trait-idea = are you an idea, which nobody can touch?
trait-at-home = are you found at home?
trait-larger-than-a-person = are you larger than a person?
trait-edible = can one eat you?
trait-alive = are you alive?
trait-before-1900 = did you exist before 1900?
trait-electric = do you need electricity?
trait-metal = is there metal in you?
trait-wood-or-plant = are you a plant, or is there wood or a plant in you?
trait-noisy = do you make noise?
trait-moves-by-itself = do you move without help?
trait-dangerous = can you do harm?
trait-for-children = are you mostly for children?
trait-worn = are you worn?
trait-used-daily = are you used every day?
trait-in-the-sky = are you seen in the sky?
trait-in-the-sea = are you found in the sea?
trait-wheels = do you have wheels?
trait-can-be-bought = can one buy you?
trait-sport = have you to do with sport?
trait-fits-in-a-pocket = do you fit in a pocket?
trait-older-than-people = did you exist before people did?

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
   *[other] { " " }You alone know the name: { $name }.
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
    [me] You ask for { $number }.
   *[one] { $seat } asks for { $number }.
}
fact-clue-read = Clue { $number }: { $text }
    .brief = Here is clue { $number }.
    .showing = And clue { $number } is…
fact-mark-read = { $number } is a question mark: the die will roll.
    .showing = And { $number } is…
fact-die-rolled = { $face-key ->
    [mark] { $seat-who ->
        [me] The die shows a question mark!
       *[one] The die shows a question mark: { $seat } asks a question.
    }
   *[blank] { $seat-who ->
        [me] The die shows nothing: your turn is over.
       *[one] The die shows nothing: the turn passes on.
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
    [me] “I answer!” Nobody can break in any more.
   *[one] “I answer!” says { $seat }.
}
fact-called = { $seat-who ->
    [me] “Answer!” Your purple token falls.
   *[one] “Answer!” { $seat } interrupts, and a purple token falls.
}
    .showing = A purple token falls…
fact-answered = { $seat-who ->
    [me] You say: “{ $words }”
   *[one] { $seat } says: “{ $words }”
}
fact-answered-nothing = { $late ->
    [yes] { $seat-who ->
        [me] Time is up: you said nothing.
       *[one] Time is up: { $seat } said nothing.
    }
   *[no] { $seat-who ->
        [me] After all, you say nothing.
       *[one] After all, { $seat } says nothing.
    }
}
fact-weighed = { $seat-who ->
    [me] It is not the name to the letter.{ $verdict ->
        [slip] { " " }But for a slip of the keys it is right.
        [almost] { " " }It is almost right.
        [wrong] { " " }The card says that it is wrong.
       *[none] { "" }
    }
   *[one] { $seat } judges the answer.
}
    .aloud = { $seat-who ->
        [me] It is not the name to the letter.
       *[one] { $seat } judges the answer.
    }
    .follows = yes
fact-judged = { $right ->
    [yes] { $seat-who ->
        [me] Right, you found it!
       *[one] Right, { $seat } found it!
    }
   *[no] { $seat-who ->
        [me] No, your answer is wrong.
       *[one] No, the answer of { $seat } is wrong.
    }
}
    .showing = Is it right?
fact-found = It was { $name }. { $called ->
    [yes] { $seat-who ->
        [me] Your free answer was right
       *[one] The free answer of { $seat } was right
    }: 10 squares, and none for who read.
   *[no] { $seat-who ->
        [me] You needed
       *[one] { $seat } needed
    } { $clues ->
        [one] { $clues } clue
       *[other] { $clues } clues
    }: a square for each clue for who read, and the rest of the 20 for who found it.
}
    .brief = It was { $name }. { $called ->
        [yes] { $seat-who ->
            [me] Your free answer was right.
           *[one] The free answer of { $seat } was right.
        }
       *[no] { $seat-who ->
            [me] You needed
           *[one] { $seat } needed
        } { $clues ->
            [one] { $clues } clue.
           *[other] { $clues } clues.
        }
    }
    .showing = The card turns…
fact-unfound = It was { $name }, and nobody found it: 20 squares for who read.
    .brief = It was { $name }, and nobody found it.
    .showing = The card turns…
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
    } “{ $words }”, said by { $seat }, and the card said: right but for a slip of the keys.
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
   *[one] A sun: { $seat } gets the purple token back.
}
fact-won = { $seats-who ->
    [me] You win the race!
    [one] { $seats } wins the race!
    [us] { $seats } win the race together!
   *[many] { $seats } win the race together!
}

## What one can do

offer-pick = ask for a number: { $number }
offer-speak = I answer
offer-call = “Answer!” — spend the purple token
offer-say = say who I am: { $words }
offer-pass = pass
offer-roll = roll the die
offer-ask = ask a question of the menu: { $trait }
offer-ask-freely = ask a question of one’s own: { $words }
offer-reply = reply in one’s own words: { $words }
offer-nod = reply in a word: { $truth }
offer-accept = accept the answer
offer-refuse = refuse the answer

field-number = number
field-words = text
field-trait = question
field-truth = reply

awaited-picking = { $seats-who ->
    [me] It is for you to ask for a number.
    [one] { $seats } is choosing a number…
    [us] You are choosing a number, { $seats }.
   *[many] { $seats } are choosing a number…
}
awaited-rolling = { $seats-who ->
    [me] It is for you to roll the die.
    [one] { $seats } is about to roll the die…
    [us] You are about to roll the die, { $seats }.
   *[many] { $seats } are about to roll the die…
}
awaited-asking = { $seats-who ->
    [me] It is for you to ask a question.
    [one] { $seats } is looking for a question…
    [us] You are looking for a question, { $seats }.
   *[many] { $seats } are looking for a question…
}
awaited-replying = { $seats-who ->
    [me] It is for you to reply.
    [one] { $seats } is about to reply…
    [us] You are about to reply, { $seats }.
   *[many] { $seats } are about to reply…
}
awaited-thinking = { $seats-who ->
    [me] Your turn to answer, or to pass.
    [one] { $seats } thinks…
    [us] You are thinking, { $seats }.
   *[many] { $seats } think…
}
awaited-answering = { $seats-who ->
    [me] It is for you to say who I am.
    [one] { $seats } is about to say who I am…
    [us] You are about to say who I am, { $seats }.
   *[many] { $seats } are about to say who I am…
}
awaited-judging = { $seats-who ->
    [me] It is for you to judge the answer.
    [one] { $seats } is judging the answer…
    [us] You are judging the answer, { $seats }.
   *[many] { $seats } are judging the answer…
}
turn-picking = Your turn: ask for a number from 1 to 20.
turn-rolling = Your turn to roll the die.
turn-asking = Ask whoever reads the card a question.
turn-replying = Reply truly, without saying the name.
turn-thinking = { $can-call ->
    [yes] If you know it, say “Answer!”: it costs your purple token.
   *[no] Do you know it? Say “I answer”. If not, pass.
}
turn-answering = Say who I am.
turn-may = If you know, say “Answer!”: it costs you your purple token.
turn-judging = You decide: is it the right answer?

## Aloud, and in the reader's ear

aloud-category = I am { $category }.
aloud-number = { $number }.
aloud-mark = { $number }: a question mark.
aloud-die = { $face ->
    [mark] Question mark!
   *[blank] Nothing.
}
aloud-called = Answer! { $seat }.
aloud-judged = { $right ->
    [yes] It is right!
   *[no] It is wrong.
}
aloud-name = It was:
ear-name = The name
ear-aliases = Right, too
ear-refused = Never right
ear-question = The question
ear-advice = The answer, and the advice
ear-numbers = The clues
ear-clue = { $heard ->
    [yes] Clue { $number }, already read
   *[no] Clue { $number }
}

## Why it cannot be done

refusal-not-your-turn = It is not your turn.
refusal-not-now = Now is not the time for that.
refusal-out-of-range = Numbers are 1 to 20.
refusal-taken = That number has its red token already.
refusal-no-token = You have no purple token left.
refusal-reader-cannot = You read the card: you know the answer.
refusal-somebody-answers = Somebody answers already: nobody interrupts.
refusal-empty = Write something.
refusal-too-long = That is too long: 60 letters to say who I am, 140 for a question or a reply to one.
refusal-holds-the-name = Your reply says the name.
refusal-off-the-menu = That question is not on the menu of this card.

## How the game ended

ending-finish = The race is over: the farthest pawn wins.

## How things stand, in short

glance-looked = { $category }; { $reader-who ->
    [me] you read
   *[one] { $reader } reads
}; { $investigator-who ->
    [me] it is your turn
   *[one] { $investigator } looks for it
}; { $left ->
    [one] { $left } number left
   *[other] { $left } numbers left
}
    .label = We look for
glance-card = { $name }
    .label = The name, for you alone
glance-clue = { $text ->
    [none] { $number }: a question mark
   *[other] { $number }: { $text }
}
    .label = Clue
glance-misses = { $misses }
    .label = It is not
glance-tokens = { $seats }
    .label = Purple tokens
glance-pawns = { $pawns }; finish: { $finish }
    .label = The race

## The board in the page

board-skip = Go on
board-tray = Your choices
board-shuffling = The cards are being shuffled…
board-first = { $seat-who ->
    [me] You read the first card!
   *[one] { $seat } reads the first card.
}
board-name = You alone know the name:
board-stamp-person = person
board-stamp-place = place
board-stamp-thing = thing
board-stamp-said = “I am { $category }.”
board-stamp-what = { $name }: what does that cover?
board-covers-person = Somebody who lives, who lived or who was made up: a person, the hero of a book or a film, be it an animal, or a group.
board-covers-place = Somewhere: a town, a country, a region, a mountain, a sea, a monument, a planet… It may be imaginary.
board-covers-thing = All the rest: an object, an animal, a plant, an event, an idea…
board-placed = { $count ->
    [0] The numbers from 1 to { $all }: none is taken.
    [one] The numbers from 1 to { $all }: { $numbers } is taken.
   *[other] The numbers from 1 to { $all }: { $numbers } are taken.
}
board-pick = Ask for a number
board-pick-number = { $number }
board-pick-taken = { $number }, taken already
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
board-heard = What is known so far
board-not = it is not “{ $words }”
board-last = The card before:
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
   *[one] the answer of { $seat }
}. The card said: { $verdict ->
    [slip] right but for a slip of the keys.
    [almost] almost.
   *[wrong] wrong.
}
board-found = { $called ->
    [yes] { $seat-who ->
        [me] Found by you, by a free answer.
       *[one] Found by { $seat }, by a free answer.
    }
   *[no] { $seat-who ->
        [me] Found by you after
       *[one] Found by { $seat } after
    } { $clues ->
        [one] { $clues } clue.
       *[other] { $clues } clues.
    }
}
board-unfound = Nobody has found it.

board-roll = Roll the die
board-die = { $face ->
    [mark] { $seat-who ->
        [me] A question mark: ask a question!
       *[one] A question mark: { $seat } asks a question!
    }
    [blank] Nothing: the turn is over.
    [air] The die rolls…
   *[none] { $seat-who ->
        [me] It is for you to roll the die.
       *[one] { $seat } will roll the die.
    }
}
board-talk-asks = { $seat-who ->
    [me] You ask a question.
   *[one] { $seat } is looking for a question…
}
board-talk-passed = { $seat-who ->
    [me] You give no answer.
   *[one] { $seat } gives no answer.
}
board-speaks = { $called ->
    [yes] “Answer!”
   *[no] “I answer!”
}
board-answer = “{ $words }”
board-silence = { $late ->
    [yes] Time is up…
   *[no] Nothing after all.
}
board-right = right
board-wrong = wrong

board-pass = I pass
board-speak = I answer
board-may-call = { $count ->
    [one] { $seats } can cut in until you have said “I answer”.
   *[other] { $seats } can cut in until you have said “I answer”.
}
board-call = Answer!
board-free = You know it? Your free answer
board-free-how = Right: you move { $prize }. Wrong: your token is gone, until a sun.
board-who = Who am I?
board-say = Answer
board-say-nothing = I give none

board-ask = Your question, or one of the menu
board-ask-bot = Choose from the menu: a bot understands nothing else
board-ask-it = Ask
board-menu = The menu of questions
board-menu-none = Nothing like it on the menu: your question will be asked as it stands.
board-menu-none-bot = Nothing like it on the menu: clear it, and choose a question.
board-menu-origin = Where from and when
board-menu-deeds = What you do
board-menu-traits = What you are like
board-menu-sort = What sort
board-menu-where = Where and when
board-menu-others = Other questions
board-nods = Reply in a word
board-nod-yes = Yes
board-nod-no = No
board-nod-depends = It depends
board-nod-unsure = I do not know
board-card-says = The card says: { $truth }
board-own-reply = Or in your own words, without the name
board-reply = Reply

board-desk = Your card, for you alone
board-read = { $clues } read of { $all }
board-aliases = Right too:
board-refused = Never:
board-slots = The twenty clues of your card
board-slot-mark = a question, by the die
board-slot-read = (read)
board-accept = Accept
board-refuse = Refuse
board-advice-exact = It is the name.
board-advice-slip = Right but for a slip of the keys
board-advice-almost = Almost: the card says no
board-advice-wrong = The card says: wrong
board-if-accepted = If you accept, { $seat } moves { $finds }{ $called ->
    [yes] .
   *[no] { " " }and you { $reads }.
}

## The track, in the page

board-seats = The players
board-square = square { $square }
board-at-start = start
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
board-has-token = with a purple token
board-no-token = without a purple token
board-walks = { $seat-who ->
    [me] You move
   *[one] { $seat } moves
} { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}
board-token-back = { $seat-who ->
    [me] A sun: your purple token is back!
   *[one] A sun: { $seat } has the purple token back!
}

board-card-number = card { $card }
board-more = and { $count } more
end-race = The race
end-how = Everybody's squares, card after card.
end-seat = { $seat }: { $place }; { $found ->
    [0] no card found
    [one] one card found
   *[other] { $found } cards found
}, { $best } at best with one card.
end-cards = What was found
end-best = The finest find
end-found = { $called ->
    [yes] { $seat-who ->
        [me] your free answer
       *[one] { $seat }'s free answer
    }
   *[no] { $seat }, { $clues ->
        [one] { $clues } clue
       *[other] { $clues } clues
    }
}
end-unfound = nobody
end-disputes = Against the card's advice

last-one = { $seconds ->
    [one] Say who I am: one more second
   *[other] Say who I am: { $seconds } more seconds
}

## Settings

option-first = Who reads the first card
option-board = Track
option-board-long = long, 80 squares
option-board-short = short, 48 squares
option-limit = Time to answer
option-limit-30 = 30 seconds
option-limit-60 = one minute
option-limit-120 = two minutes
option-limit-none = no limit

## The first time a decision comes

hint-picking = Take any number: easy and hard clues are mixed. Each number costs you a square.
hint-rolling = One roll in two shows a question mark: then you may ask a question.
hint-asking = Choose a question of the menu; of a person you may also ask your own. Everybody hears the reply.
hint-replying = The card replies to questions of the menu. To others, say what you know.
hint-thinking =
    To be wrong costs no more than the turn. Others can interrupt you with their purple token,
    as long as you have not said “I answer”.
hint-answering = A slip of the keys does no harm: whoever reads the card can accept it.
hint-judging = The card advises, you decide. If you decide against it, everybody sees it when it is turned.
