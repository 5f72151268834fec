### What all games have in common.

## Lists, values and domains

you = you
list-none = nothing
list-more = { $rest }, { $next }
list-and = { $rest } and { $next }
list-or = { $rest } or { $next }

domain-span = a number from { $low } to { $high }
domain-span-but = a number from { $low } to { $high }, but not { $holes }
domain-words = a text of { $most } characters at most
domain-seat = a player, the number of a chair from 1 to { $most }, or “by lot”
domain-words-but = a text of { $most } characters at most, without { $forms }
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
    [one] Facing you: { $rivals }, a bot, level { $levels }.
   *[other] Facing you: { $rivals }, all bots, level { $levels }.
}
greet-sealed = The chance of this game is sealed: { $commitment }
greet-head = First head, to compare if you verify it: { $head }
keys = ? help · r repeat · s situation · rules · q quit

## The turn

turn = It is your turn.
turn-may = You may step in, or let it pass.
awaited = { $seats-who ->
    [me] It is your turn.
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
hint-unclear = I do not understand “{ $line }”. Type the number of a choice, or “?” for help.
hint-several = “{ $line }” could mean { $meanings }. Say which, or type its number.
hint-which = “{ $line }” could mean { $meanings }. Type the one you mean.
hint-meaning = “{ $meaning }”
hint-in-full = If that is what you want, type “{ $meaning }”.
hint-no-choice = There is no choice { $number }.
hint-field = { $field }: { $domain }.
hint-back = Enter alone goes back to the choices.

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
    You can also say it all at once: the beginning of a choice and its values, or the values alone, in full or cut short.
help-try = For instance, now: { $example }
help-commands =
    ?         this help
    r         repeat what happened since your last choice
    s         the situation: what you have, what lies on the table
    rules     the rules of the game
    q         leave the game
repeat-heading = What happened
situation-heading = The situation

## The end

quit-sure = Leave the game that is under way?
left = The game stops here. See you soon!
end-heading = End of the game
end-winners = { $winners-who ->
    [none] Nobody wins.
    [me] You win the game!
    [one] { $winners } wins the game.
    [us] { $winners } win together!
   *[many] { $winners } win together.
}
end-score = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
end-head = Last head: { $head }
end-recorded = The game is recorded in { $file }. To read it again: tablee replay { $file }
rematch = Another game?
answer-unclear = Answer y for yes, n for no.
bye = Thank you for playing. See you soon!

## Reading a game again

replay-title = { $title }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
replay-name = Player { $letter }
replay-seat = seat { $number }: { $name }
replay-spectator = As a spectator sees it: without the hidden hands.
replay-from = As seat { $number } ({ $name }) sees it.
replay-all = As all seats see it at once: nothing is hidden.
replay-private = for { $name } alone: { $text }
replay-erased = A line was taken out of the record; what follows cannot be replayed.
replay-ink = What was drawn has been erased: all slates are empty.
replay-given-up = The table stopped before the end.

## Who plays a seat

seat-person = { $seat-who ->
    [me] You play again.
   *[one] { $seat } plays again.
}
seat-bot = From here a bot plays for { $seat }.
seat-another = From here somebody else plays for { $seat }.

## Verifying a record

verify-whole = { $file }: all of it holds.
verify-partly = { $file }: what can still be checked holds.
verify-whole-to = { $file }: all of it holds up to line { $line }, but not what follows.
verify-partly-to = { $file }: what can still be checked holds up to line { $line }, but not what follows.
verify-counted = { $games ->
    [one] One game
   *[other] { $games } games
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $answers ->
    [one] { $answers } answer of chance checked.
   *[other] { $answers } answers of chance checked.
}
verify-first-head = first head
verify-last-head = last head
verify-many-heads = The heads of each game are in its first and its last line.
verify-proves = What this proves
verify-fixed = Every shuffle, roll and lot was fixed when the game began, before the first move.
verify-fixed-partly = The answers of chance that could be checked were fixed when the game began, before the first move.
verify-together = Nobody chose them alone: players put in seeds of their own, which the table did not know when it committed to its secret.
verify-legal = The rules allow every move, and lead to the result that is written down.
verify-cards = What is shown of cards stands like that in the pack that was fixed when the game began.
verify-pack = It was played with the cards in { $file }, and no others.
verify-kept = The head that you noted, { $head }, is in line { $line }: all up to there is what it was shown for, and was not rewritten since.
verify-limits = What it does not prove
verify-alone = { $games ->
    [one] That nobody chose the chance: no player put in a seed, so the machine that ran the table could have tried several secrets beforehand.
   *[other] That nobody chose the chance: in { $games } games no player put in a seed, so the machine that ran the table could have tried several secrets beforehand.
}
verify-absent = { $count ->
    [one] In the game of line { $line } seat { $seats } was asked for a seed and showed none. In league with the table it could choose between two outcomes.
   *[other] In the game of line { $line } seats { $seats } were asked for a seed and showed none. In league with the table each of them could double the outcomes to choose from.
}
verify-erased = Line { $line } was taken out of the record. From there to line { $end } only the chain was checked: not the moves, not chance, not the result.
verify-ink = What was drawn. Of the game of line { $line }, { $count ->
    [one] one line was
   *[other] { $count } lines were
} taken out; the rest was replayed without, and leads to the same result.
verify-changed = Who really played. In the game of line { $line } a seat changed hands { $count ->
    [one] once
   *[other] { $count } times
} (by seat number: { $seats }). A person or a bot: that is the table’s word alone.
verify-measured = That typed answers were judged rightly. { $count ->
    [one] One verdict is
   *[other] { $count } verdicts are
} written down, and that is the table’s word alone.
verify-peeking = That nobody looked at hidden cards on the machine that ran the table.
verify-rewritten = That this is the game you played. Whoever knows the secret, as everybody does after the end, can write another record with other legal moves, and it holds too; but its heads are others. Note the last head at the end of a game, and give it here with “--head”.

## At a table far away: before one is there

table-which = To join a table, type its code. To lay a new one, press Enter.
table-which-code = Code of the table ›
table-which-game = Which game ›
table-which-unclear = A code has six letters or a few more, such as ABCDEF.
table-name = Your name ›
table-kept = Seats are kept for you here: { $names }. Type one of these names, or another one to sit down besides.
table-back-as = Welcome back, { $name }: your seat was kept for you.
table-watch-instead = Would you like to look on without playing?
table-unreachable = No server answers at { $url } ({ $reason }).
table-unknown-game = They play “{ $game }” at this table, and this program does not know that game. Please update it.

## The table before a game

table-heading = Table { $code } · { $game }
table-invite = To come here, the others type: tablee join { $link }
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
option-lot = by lot
option-chair = chair { $number }
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
    Type “option”, its name and its value. At the moment:
    { $options }
table-free-chairs = { $count ->
    [0] All chairs are taken.
    [one] There is one chair left.
   *[other] There are { $count } chairs left.
}
table-bot-how = Type “bot”, then a level ({ $levels }), then how many: “bot medium 2”.
table-who = Whom do you mean? Type { $names }, or the number of a chair.
table-limit-how = Type “limit” and a number of seconds from { $low } to { $high }, or “limit none”.
table-pace-how = Type “pace”, then { $paces }.
table-pace-slow = slow
table-pace-normal = normal
table-pace-instant = instant
table-say-what = Type “say”, then what you want to tell the others.
table-game-how = Type “game”, then { $games }.
table-no-cards = This game is played without cards.
table-pack-how = Type “pack”, then a number, a title or a .json file of your own.
table-pack-unreadable = “{ $file }” cannot be read: { $reason }.
table-pack-too-large = “{ $file }” is too large: at most { $megabytes } MB.
table-pack-refused = “{ $file }” is refused. The server says: { $reason }
table-overrule-nothing = There is nothing for the host to overrule now.
table-overrule-how =
    Type “overrule”, then what is to be done, and to whom:
    { $acts }
table-unclear = I do not understand “{ $line }”. Type “?” for help.
table-not-yet = It is not your turn now. Type “?” for help.
table-watching-only = You are only looking on, so you cannot do that.

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
    remove Turbo        free a chair, by its name or its number
    option              the options of the game
    game Code 777       play another game, with the same people
    limit 60            seconds for each choice, or “limit none”
    pace slow           the pace of the bots: slow, normal or instant
    host Ben            make somebody else the host
    start               start the game
table-help-pack =
    pack                the cards to choose from, by number or title
    pack words.json     give the table cards of your own
table-help-others =
    ready               say that you are ready, or not yet
    say hello           talk to the others
    table               who is here
    rules               the rules of the game
    seal                how the chance of the game is sealed, digit by digit
    leave               give your seat up for good
    q                   leave the terminal: your seat stays yours
table-help-game =
    /say hello          talk to the others
    /table              who is here
    /seal               how the chance of the game is sealed, digit by digit
    /bot Ben            let a bot play for Ben, who is away
    /back               play yourself again, if a bot plays for you
    /hurry              hurry the bots
    /pause /resume      for the host
    /leave              give your seat up for good
table-help-overrule =
    /overrule           for the host: what this game lets them do

## What happens at the table

table-sat-down = { $name } sits down.
table-bot-sat = { $name }, a bot of level { $level }, sits down.
table-left = { $name } is no longer at the table.
table-renamed = { $old } is called { $name } now.
table-away = { $name } is no longer connected.
table-awaiting-away = Waiting for { $names }, who is not connected. To let a bot play meanwhile: “/bot { $first }”.
table-here-again = { $name } is here again.
table-bot-for-you = Type “/back” to play yourself again; making a move does it too.
table-wished = { $count ->
    [one] Somebody would have a bot play for { $name }.
   *[other] { $count } people would have a bot play for { $name }.
}
table-ready = { $name } is ready to start.
table-unready = { $name } is not ready after all.
table-ready-you = You are ready to start. Type “ready” again to take it back.
table-unready-you = You are not ready any more.
table-host-you = You are the host now.
table-host-other = { $name } is the host now.
table-limit = Time for each choice: { $seconds } seconds.
table-limit-none = There is no time limit any more.
table-pace = Pace of the bots: { $pace }.
table-talk-on = People can talk again.
table-talk-off = The host has switched talking off.
table-paused = The game is paused.
table-resumed = The game goes on.
table-sealing = The game is about to start: its chance is drawn by all together.
table-game-chosen = The game is { $game } now.
table-gathering = Something is changed before the next game.
table-closed = The host has closed the table.
table-sealed = The chance of this game is sealed: { $commitment }… (“/seal” shows all of it)
table-unsealed = The chance of a game is sealed when it starts.
table-absent = { $count ->
    [one] { $names } took no part in drawing the chance.
   *[other] { $names } took no part in drawing the chance.
}
table-said = { $name }: { $text }
table-reaction-clap = Bravo!
table-reaction-laugh = Ha ha!
table-reaction-wow = Oh!
table-reaction-think = Hmm…
table-reaction-sad = Oh no…
table-reaction-heart = Love it
table-reacted-clap = { $name }: “{ table-reaction-clap }”
table-reacted-laugh = { $name }: “{ table-reaction-laugh }”
table-reacted-wow = { $name }: “{ table-reaction-wow }”
table-reacted-think = { $name }: “{ table-reaction-think }”
table-reacted-sad = { $name }: “{ table-reaction-sad }”
table-reacted-heart = { $name }: “{ table-reaction-heart }”

## The end, and ways to come back

table-given-up = The game stopped before its end.
table-cut-short = The game went on beyond all bounds: the table ends it here, without a winner.
table-record = The record of the game, to be checked with “tablee verify”: { $url }
table-again-host = Another game? y yes · game (a different one) · change (bots, options) · n quit
table-again-others = The host can start another game; q to quit.
table-leave-sure = Give your seat up for good?
table-bye = See you soon! Your seat stays yours. To come back: tablee join { $link } --name "{ $name }"
table-lost = The connection is lost. Trying again by itself…
table-found-again = The connection is back: nothing is lost.
table-taken-opened-elsewhere = Your seat is open in another terminal or on another page now.
table-taken-moved = Your seat was moved to another device.
table-taken-left = You no longer have a seat at this table.

table-farewell-unknown-table = No table has this code. Ask for it again.
table-farewell-malformed = The server did not understand this program. Please update it.
table-farewell-too-fast = Too much was asked from here. Try again a little later.
table-farewell-too-slow = The connection does not keep up. Try again.
table-farewell-restarting = The server starts anew. Try again in a moment.
table-farewell-other-protocol = The server and this program are of different versions. Please update the older one.
table-farewell-enter-first = The server did not understand this program. Please update it.
table-farewell-trouble = This table has stopped; what was played there is kept.

## What the table refuses

table-refusal-too-late = Too late: the game went on meanwhile.
table-refusal-not-yours = That seat is not yours.
table-refusal-host-only = Only the host can do that.
table-refusal-not-now = This is not the moment for it.
table-refusal-no-seat = There is no free seat.
table-refusal-seat-taken = That seat is taken.
table-refusal-already-playing = This device plays in this game already: a second hand has no place here.
table-refusal-name-unfit = That name will not do: 1 to 20 characters, with a letter or a digit at least.
table-refusal-face-taken = That face is not free: choose another.
table-refusal-no-such-person = That person is not at the table.
table-refusal-no-such-option = This game has no such option, or not with that value.
table-refusal-no-pack = There are no cards for this game: the host can give the table a pack.
table-refusal-no-such-pack = This pack of cards is not at this table.
table-refusal-no-such-game = The server does not have that game.
table-refusal-no-such-level = There is no bot of that level.
table-refusal-too-few = There are too few players. Add bots, or wait for the others.
table-refusal-too-many = There are too many players for this game.
table-refusal-table-full = So much has happened at this table that its log is full: to play on, lay a new table.
table-refusal-server-full = This server has no room for another game: tell whoever runs it.
table-refusal-too-soon = Many games have begun here within minutes: wait a little before the next one.
table-refusal-seed-unfit = The chance was drawn without this seed.
table-refusal-still-there = A bot plays only for somebody who is away.
table-refusal-people-awaited = A person is awaited, not a bot.
table-refusal-quiet-table = The host has switched talking off.
table-refusal-cannot-measure = The table could not judge what was typed, and nothing has happened. Try again.
table-refusal-not-an-action = There is no such move in this game.
table-refusal-unknown-code = That code is no longer good.
table-refusal-no-aid = This game has no such help.
table-refusal-note-too-long = That note is too long.
table-refusal-too-fast = Slow down: too much was asked at once.
table-refusal-too-long = That is too long to be sent at once.
table-refusal-malformed = The server did not understand that.
