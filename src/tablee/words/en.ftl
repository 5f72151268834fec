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
domain-strokes = a stroke of { $most } points at most

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
keys = ? help · r repeat · s situation · rules · q quit

## The turn

turn = It is your turn.
turn-may = You may step in, or let it pass.
awaited = { $seats-who ->
    [one] { $seats } is thinking…
   *[many] { $seats } are thinking…
}
choice-pass = Let it pass
glance-label = { $label }:
ask-choice = Your choice
ask-field = { $field } ({ $domain })

## What the table says to what was typed

hint-empty = Type the number of a choice, or “?” for help.
hint-unclear = I do not understand “{ $line }”. Type the number of a choice, or “?” for help.
hint-several = “{ $line }” could mean { $meanings }. Say which, or type its number.
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
    You can also say it all at once: the beginning of a choice and its values,
    or the values alone, in full or cut short.
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

quit-sure = Leave the game that is under way? (y/n)
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
end-recorded = The game is recorded in { $file }. To read it again: tablee replay { $file }
rematch = Another game? (y/n)
answer-unclear = Answer y for yes, n for no.
bye = Thank you for playing. See you soon!

## Reading a game again

replay-title = { $title }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
replay-seat = seat { $number }: { $name }
replay-spectator = As a spectator sees it: without the hidden hands.
replay-from = As seat { $number } ({ $name }) sees it.
replay-all = As all seats see it at once: nothing is hidden.
replay-private = for { $name } alone: { $text }
replay-erased = A line was taken out of the record; what follows cannot be replayed.
replay-given-up = The table stopped before the end.
