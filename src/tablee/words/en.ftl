### What all games have in common.

## Lists, values and domains

you = you
list-none = nothing
list-more = { $rest }, { $next }
list-and = { $rest } and { $next }
list-or = { $rest } or { $next }

domain-span = a number from { $low } to { $high }
domain-span-but = a number from { $low } to { $high }, except { $holes }
domain-words = text of { $most } characters at most
domain-seat = a player, a seat number from 1 to { $most }, or “at random”
domain-words-but = text of { $most } characters at most, without { $forms }
domain-form = “{ $form }”
domain-strokes = a stroke of { $most } points at most, such as 100,200 300,400
stroke = { $points ->
    [one] a stroke of one point
   *[other] a stroke of { $points } points
}

level-random = random
level-easy = easy
level-medium = medium
level-hard = hard

## The welcome

greet = { $count ->
    [one] Against you: { $rivals }, a bot ({ $levels }).
   *[other] Against you: { $rivals }, all bots ({ $levels }).
}
greet-sealed = This game’s luck is sealed: { $commitment }
greet-head = First fingerprint, to compare if you verify the game: { $head }
keys = ? help · r repeat · s situation · rules · q quit

## The turn

turn = It’s your turn.
turn-may = You can step in, or let it pass.
awaited = { $seats-who ->
    [me] It’s your turn.
    [one] { $seats } is thinking…
    [us] Waiting for { $seats }.
   *[many] { $seats } are thinking…
}
choice-pass = Let it pass
glance-label = { $label }:
ask-choice = Your choice
ask-field = { $field } ({ $domain })
ask-yes = { $question } (y/n)

## What the table says to what was typed

hint-empty = Type the number of a choice, or “?” for help.
hint-unclear = I don’t understand “{ $line }”. Type the number of a choice, or “?” for help.
hint-several = “{ $line }” could mean { $meanings }. Say which, or type its number.
hint-which = “{ $line }” could mean { $meanings }. Type the one you mean.
hint-meaning = “{ $meaning }”
hint-in-full = If that is what you want, type “{ $meaning }”.
hint-no-choice = There’s no choice { $number }.
hint-field = { $field }: { $domain }.
hint-back = Enter on its own goes back to the choices.

## Help and commands; these words are typed, with or without accents, and may be cut short

command-help = ? help
command-repeat = r repeat
command-situation = s situation scores
command-rules = rules
command-quit = q quit
answer-yes = y yes
answer-no = n no

help-heading = Help
help =
    Type the number of a choice, then answer what is asked.
    You can also say it all at once: the start of a choice and its values, or just the values, in full or cut short.
help-try = For example, right now: { $example }
help-commands =
    ?         this help
    r         repeat what has happened since your last choice
    s         the situation: what you have, what is on the table
    rules     the rules of the game
    q         leave the game
repeat-heading = What happened
situation-heading = The situation

## The end

quit-sure = Leave the game in progress?
left = The game stops here. See you soon!
end-heading = End of the game
award-good-company = Good company
    .line = with { $seat }, the table was complete
end-winners = { $winners-who ->
    [none] Nobody wins.
    [me] You win the game!
    [one] { $winners } wins the game!
    [us] { $winners } win together!
   *[many] { $winners } win together!
}
end-award = { $title }: { $line }
end-score = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
end-head = Last fingerprint: { $head }
end-recorded = The game is recorded in { $file }. To replay it: tablee replay { $file }
rematch = Rematch?
answer-unclear = Answer y for yes, n for no.
bye = Thanks for playing. See you soon!

## Reading a game again

replay-title = { $title }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
replay-name = Player { $letter }
replay-seat = seat { $number }: { $name }
replay-spectator = A spectator’s view: hidden hands stay hidden.
replay-from = The view from seat { $number } ({ $name }).
replay-all = Every seat’s view at once: nothing is hidden.
replay-private = for { $name } only: { $text }
replay-erased = A line has been taken out of the record; what follows can’t be replayed.
replay-ink = What was drawn has been erased: all slates are blank.
replay-given-up = The table stopped before the end.

## Who plays a seat

seat-person = { $seat-who ->
    [me] You’re playing again.
   *[one] { $seat } is playing again.
}
seat-bot = From here on, a bot plays for { $seat }.
seat-another = From here on, somebody else plays for { $seat }.

## Verifying a record

verify-whole = { $file }: everything checks out.
verify-partly = { $file }: as far as it can still be checked, it checks out.
verify-whole-to = { $file }: everything checks out up to line { $line }, but not what follows.
verify-partly-to = { $file }: as far as it can still be checked, it checks out up to line { $line }, but not what follows.
verify-counted = { $games ->
    [one] One game
   *[other] { $games } games
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $answers ->
    [one] { $answers } chance event checked.
   *[other] { $answers } chance events checked.
}
verify-first-head = first fingerprint
verify-last-head = last fingerprint
verify-many-heads = The fingerprints of each game are in its first and last lines.
verify-proves = What this proves
verify-fixed = Every shuffle, roll and draw was fixed when the game began, before the first move.
verify-fixed-partly = The chance events that could be checked were fixed when the game began, before the first move.
verify-together = Nobody chose them alone: players added seeds of their own, which the table didn’t know when it committed to its secret.
verify-legal = The rules allow every move, and lead to the result on record.
verify-cards = Everything the cards showed is in the pack, exactly as it was fixed when the game began.
verify-pack = The game was played with the cards in { $file }, and no others.
verify-kept = The fingerprint you noted, { $head }, is in line { $line }: everything up to there is what it stood for, and hasn’t been rewritten since.
verify-limits = What this does not prove
verify-alone = { $games ->
    [one] That nobody steered chance: no player added a seed, so the machine that ran the table could have tried several secrets beforehand.
   *[other] That nobody steered chance: in { $games } games no player added a seed, so the machine that ran the table could have tried several secrets beforehand.
}
verify-absent = { $count ->
    [one] In the game at line { $line }, seat { $seats } was asked for a seed and showed none. In league with the table, it could choose between two outcomes.
   *[other] In the game at line { $line }, seats { $seats } were asked for a seed and showed none. In league with the table, each of them doubled the outcomes to choose from.
}
verify-erased = Line { $line } has been taken out of the record. From there to line { $end }, only the chain was checked: not the moves, the chance or the result.
verify-ink = What was drawn. From the game at line { $line }, { $count ->
    [one] one line has been taken out; the rest was replayed without it
   *[other] { $count } lines have been taken out; the rest was replayed without them
}, and leads to the same result.
verify-changed = Who really played. In the game at line { $line }, a seat changed hands { $count ->
    [one] once
   *[other] { $count } times
} (by seat number: { $seats }). Person or bot: we only have the table’s word for it.
verify-measured = That typed answers were judged fairly. { $count ->
    [one] One verdict is
   *[other] { $count } verdicts are
} on record, and we only have the table’s word for it.
verify-peeking = That nobody looked at the hidden cards on the machine that ran the table.
verify-rewritten = That this is the game you played. Anyone who knows the secret, which is everybody once the game is over, can write another record with other legal moves, and it checks out too; but its fingerprints are different. Note the last fingerprint at the end of a game, and give it here with “--head”.

## At a table far away: before one is there

table-which = To join a table, type its code. To open a new one, press Enter.
table-which-code = Table code ›
table-which-game = Which game ›
table-which-unclear = A code is six letters, sometimes a few more, like ABCDEF.
table-name = Your name ›
table-kept = Seats are being kept for you here: { $names }. Type one of these names, or another one to take a further seat.
table-back-as = Welcome back, { $name }: your seat was kept for you.
table-watch-instead = Would you like to watch without playing?
table-unreachable = No server answers at { $url } ({ $reason }).
table-unknown-game = This table is playing “{ $game }”, a game that this program doesn’t know. Please update it.

## The table before a game

table-heading = Table { $code } · { $game }
table-invite = To join you, the others type: tablee join { $link }
table-keys-host = bot · remove · game · start · say · ? help · q quit
table-keys-others = The host starts the game. ready · say · table · ? help · q quit
table-mark-free = free
table-mark-bot = { $level } bot
table-mark-you = you
table-mark-host = host
table-mark-away = away
table-mark-ready = ready
table-somebody = somebody
table-none = none
table-no-options = This game has no options.
option-lot = at random
option-chair = seat { $number }
table-option = { $option }: { $value }
table-pack-label = Cards
table-pack-text = { $title }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $language ->
    [fr] {" "}in French
    [en] {" "}in English
   *[other] {" "}({ $language })
}{ $played ->
    [0] {""}
    [one] , one of them played before
   *[other] , { $played } of them played before
}
table-option-choices = { $line } (choose from: { $choices })
table-option-how =
    Type “option”, its name and its value. Right now:
    { $options }
table-free-chairs = { $count ->
    [0] All seats are taken.
    [one] There is one seat left.
   *[other] There are { $count } seats left.
}
table-bot-how = Type “bot”, then a level ({ $levels }), then how many: “bot medium 2”.
table-who = Who do you mean? Type { $names }, or a seat number.
table-limit-how = Type “limit” and a number of seconds from { $low } to { $high }, or “limit none”.
table-pace-how = Type “pace”, then { $paces }.
table-pace-slow = slow
table-pace-normal = normal
table-pace-instant = instant
table-say-what = Type “say”, then what you want to tell the others.
table-game-how = Type “game”, then { $games }.
table-no-cards = This game is played without cards.
table-pack-how = Type “pack”, then a number, a title or a .json file of your own.
table-pack-unreadable = “{ $file }” can’t be read: { $reason }.
table-pack-too-large = “{ $file }” is too large: at most { $megabytes } MB.
table-pack-refused = “{ $file }” was refused. The server says: { $reason }
table-overrule-nothing = There is nothing for the host to overrule right now.
table-overrule-how =
    Type “overrule”, then what to do, and to whom:
    { $acts }
table-unclear = I don’t understand “{ $line }”. Type “?” for help.
table-not-yet = It’s not your turn yet. Type “?” for help.
table-watching-only = You’re only watching, so you can’t do that.

## What is typed at the table

table-command-say = say
table-command-table = table
table-command-seal = seal fingerprint
table-command-host = host
table-command-limit = limit
table-command-pace = pace
table-command-leave = leave
table-command-ready = ready
table-command-start = start begin
table-command-bot = bot
table-command-remove = remove
table-command-option = option options
table-command-game = game
table-command-pack = pack
table-command-overrule = overrule
table-command-pause = pause
table-command-resume = resume
table-command-hurry = hurry
table-command-back = back
table-command-again = y yes again rematch
table-command-change = change
table-command-keep = keep
table-command-no = n no

table-help-host =
    bot medium 2        two bots ({ $levels })
    remove Turbo        free a seat, by name or number
    option              the options of the game
    game Code 777       play another game, with the same people
    limit 60            seconds for each choice, or “limit none”
    pace slow           the pace of the bots: slow, normal or instant
    host Ben            make somebody else the host
    start               start the game
table-help-pack =
    pack                choose the cards, by number or title
    pack words.json     give the table cards of your own
table-help-others =
    ready               say that you’re ready, or not any more
    say hello           talk to the others
    table               who is here
    rules               the rules of the game
    seal                the seal on the game’s luck, digit by digit
    leave               give up your seat for good
    q                   leave the terminal: your seat stays yours
table-help-game =
    /say hello          talk to the others
    /table              who is here
    /seal               the seal on the game’s luck, digit by digit
    /bot Ben            let a bot play for Ben, if he is offline
    /back               take over again, if a bot is playing for you
    /hurry              hurry the bots
    /pause /resume      for the host
    /leave              give up your seat for good
table-help-overrule =
    /overrule           for the host: what this game lets them do

## What happens at the table

table-sat-down = { $name } sits down.
table-bot-sat = { $name }, { $level } bot, sits down.
table-took-chair = { $name } takes { $bot }’s seat.
table-left = { $name } is no longer at the table.
table-renamed = { $old } is now called { $name }.
table-away = { $name } is offline.
table-awaiting-away = Waiting for { $names }, offline. To let a bot play in the meantime: “/bot { $first }”.
table-here-again = { $name } is back.
table-bot-for-you = Type “/back” to take over again; simply making a move works too.
table-wished = { $count ->
    [one] Somebody would like a bot to play for { $name }.
   *[other] { $count } people would like a bot to play for { $name }.
}
table-ready = { $name } is ready to start.
table-unready = { $name } is not ready after all.
table-ready-you = You’re ready to start. Type “ready” again to change your mind.
table-unready-you = You’re no longer ready.
table-host-you = You’re the host now.
table-host-other = { $name } is the host now.
table-limit = Time per choice: { $seconds } seconds.
table-limit-none = The time limit is off.
table-last-one = { $seconds ->
    [one] Everybody else is done: one second left
   *[other] Everybody else is done: { $seconds } seconds left
}
table-pace = Bots’ pace: { $pace }.
table-talk-on = You can all talk again.
table-talk-off = The host has switched chat off.
table-late-on = Latecomers can sit down again.
table-late-off = Latecomers will have to wait until the game is over.
table-paused = The game is paused.
table-resumed = The game goes on.
table-sealing = The game is about to start: everybody adds a little luck.
table-game-chosen = The game is now { $game }.
table-gathering = A few changes before the next game.
table-closed = The host has closed the table.
table-sealed = This game’s luck is sealed: { $commitment }… (“/seal” shows all of it)
table-unsealed = A game’s luck is sealed when it starts.
table-absent = { $count ->
    [one] { $names } added no luck of their own.
   *[other] { $names } added no luck of their own.
}
table-said = { $name }: { $text }
table-reaction-clap = Bravo!
table-reaction-laugh = Ha ha!
table-reaction-wow = Oh!
table-reaction-think = Hmm…
table-reaction-sad = Oh no…
table-reaction-heart = Love it!
table-reacted-clap = { $name }: “{ table-reaction-clap }”
table-reacted-laugh = { $name }: “{ table-reaction-laugh }”
table-reacted-wow = { $name }: “{ table-reaction-wow }”
table-reacted-think = { $name }: “{ table-reaction-think }”
table-reacted-sad = { $name }: “{ table-reaction-sad }”
table-reacted-heart = { $name }: “{ table-reaction-heart }”

## The end, and ways to come back

table-given-up = The game stopped before its end.
table-cut-short = The game ran past every limit: the table ends it here, with no winner.
table-record = The record of the game, to check with “tablee verify”: { $url }
table-again-host = Rematch? y yes · game (a different one) · change (bots, options) · n quit
table-again-others = The host can start a rematch; q to quit.
table-leave-sure = Give up your seat for good?
table-bye = See you soon! Your seat stays yours. To come back: tablee join { $link } --name "{ $name }"
table-lost = The connection is lost. Reconnecting…
table-found-again = The connection is back: nothing is lost.
table-taken-opened-elsewhere = Your seat is now open in another terminal or on another page.
table-taken-moved = Your seat has moved to another device.
table-taken-left = You no longer have a seat at this table.

table-farewell-unknown-table = No table has this code. Ask for it again.
table-farewell-malformed = The server didn’t understand this program. Please update it.
table-farewell-too-fast = Too many requests from here. Try again a little later.
table-farewell-too-slow = The connection can’t keep up. Try again.
table-farewell-crowded = This table already has as many devices as it can take. Try again in a minute.
table-farewell-restarting = The server is restarting. Try again in a moment.
table-farewell-other-protocol = The server and this program aren’t running the same version. Please update the older one.
table-farewell-enter-first = The server didn’t understand this program. Please update it.
table-farewell-trouble = This table has stopped; everything played there is kept. Let whoever runs the server know.

## What the table refuses

table-refusal-too-late = Too late: the game has moved on.
table-refusal-not-yours = That seat isn’t yours.
table-refusal-host-only = Only the host can do that.
table-refusal-not-now = You can’t do that right now.
table-refusal-no-seat = There’s no free seat: watch, or wait for one.
table-refusal-seat-taken = That seat is taken: choose another.
table-refusal-already-playing = This device is already playing in this game, so it can’t take a second seat.
table-refusal-name-unfit = That name won’t do: 1 to 20 characters, with at least one letter or digit.
table-refusal-face-taken = That character is taken: choose another.
table-refusal-no-such-person = That person isn’t at the table.
table-refusal-no-such-option = This game has no such option, or not with that value.
table-refusal-no-pack = There are no cards for this game: the host can give the table a pack.
table-refusal-no-such-pack = That pack of cards isn’t at this table.
table-refusal-no-such-game = The server doesn’t have that game.
table-refusal-no-such-level = There’s no bot of that level.
table-refusal-too-few = There are too few players. Add bots, or wait for the others.
table-refusal-too-many = There are too many players for this game: remove somebody.
table-refusal-table-full = This table has seen so much play that its log is full: to play on, open a new one.
table-refusal-server-full = This server has no room for another game: let whoever runs it know.
table-refusal-too-soon = A lot of games have started here in the last few minutes: wait a little before the next one.
table-refusal-seed-unfit = The game’s luck was drawn without this seed.
table-refusal-still-there = A bot only plays for somebody who is offline.
table-refusal-people-awaited = The table is waiting for a person, not a bot.
table-refusal-quiet-table = The host has switched chat off.
table-refusal-cannot-measure = The table couldn’t judge what was typed, so nothing has happened. Try again.
table-refusal-not-an-action = There’s no such move in this game.
table-refusal-unknown-code = That code doesn’t work: check it, or have the other device show a new one.
table-refusal-no-aid = This game has no such help.
table-refusal-note-too-long = That note is too long: shorten it.
table-refusal-too-fast = Slow down: too many requests at once.
table-refusal-too-long = That’s too long to send at once: shorten it.
table-refusal-malformed = The server didn’t understand that.
