### What tablee verify says of a record.

verify-whole = { $file }: all of it holds.
verify-partly = { $file }: what can still be checked holds.
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
verify-fixed = The order of the cards and every roll were fixed when the game began, before the first move.
verify-fixed-partly = The answers of chance that could be checked were fixed when the game began, before the first move.
verify-together = Nobody chose them alone: players put in seeds of their own, which the table did not know when it committed to its secret.
verify-legal = The rules allow every move, and lead to the result that is written down.
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
verify-peeking = That nobody looked at hidden cards on the machine that ran the table.
verify-rewritten = That this is the game you played. A record rewritten from end to end holds too, but its heads are others: compare them with those shown during the game.
