### The page: home, the table before, during and after a game. What other programs say too is in en.ftl.

page-name = Tablée
page-title = Tablée · parlour games with friends
page-lead = Parlour games to play together: each on your own screen, around a TV, or solo with bots.
page-home = Home
page-close = Close
page-loading = One moment…
page-coming = Joining the table…
page-try-again = Try again
page-no = No
page-you = You
page-nobody = A bot
page-default-name = Guest

## Home

page-games = The games
page-games-unreachable = The server isn’t answering. Check the connection, then try again.
page-lay-failed = The table couldn’t be set up. Try again in a moment.
page-server-full = This server has no room for another table. Let whoever runs it know.
page-code = Table code
page-code-placeholder = CODE
page-code-unfit = A code is six letters, sometimes a few more, like ABCDEF.
page-join = Join
page-play-now = Play right now
page-create-table = Create a table
page-players = { $least } to { $most } players
page-minutes = { $shortest } to { $longest } min
page-rules = Rules
page-rules-of = Rules: { $game }
page-rules-missing = The rules couldn’t be loaded. Try again in a moment.
page-rules-table = Table
page-rules-pictures = The rules in six pictures
page-rules-whole = Full rules
page-show-me = Show me
    .label = Show me: { $game }
page-guide = The guide
page-guide-next = Next
page-guide-lost = The server isn’t answering. We’ll keep trying.
page-guided-title = First round: { $game }
page-guided-leave = Leave the first round
page-guided-back = Back to your table
page-guided-begun = The game is starting, and they’re waiting for you!
page-guided-again = Start again
page-guided-first = Camille
page-guided-second = Pompon
page-recent-tables = Your seat is waiting
page-resume = Resume
page-recent-tables-over = Finished games
page-look-back = Look back
page-look-back-table = Look back at the finished game at table { $code }
page-resume-table = Resume the game at table { $code }
page-forget-table = Forget table { $code } on this device

## Settings

page-settings = Settings
page-settings-mine = This device
page-settings-table = The table
page-settings-end = Leave, or stop
page-language = Language
page-language-fr = Français
page-language-en = English
page-theme = Appearance
page-theme-auto = Match device
page-theme-light = Light
page-theme-dark = Dark
page-sound = Table sounds: wood, paper, dice, chalk
page-sound-title = Sounds
page-sound-tool = { $on ->
    [yes] Sounds: on
   *[no] Sounds: off
}
page-sounds = Sounds (S)
page-sounds-on = Turn sounds off (S)
page-sounds-blocked = Press a key for sound (S)
page-volume = Volume
page-volume-step = { $step ->
    [1] soft
    [2] medium
   *[3] loud
}
page-volume-now = Volume: { page-volume-step }
page-vibration = Vibrate when it’s my turn
page-keys = Keyboard shortcuts (? r s v o)
page-skip-shows = Skip reveals (dice, hands, answers)
page-reads-aloud = This device reads aloud: questions, clues, answers
page-read = Read aloud
page-read-questions = Voice
page-read-stop = Stop reading
page-read-missing = { $language ->
    [fr] No French voice on this device. Add one in its settings.
    [en] No English voice on this device. Add one in its settings.
   *[other] No voice for the language of the cards on this device. Add one in its settings.
}
page-read-blocked = Tap the page once: the browser won’t speak until you do.
page-voice = Voice
page-voice-tool = { $on ->
    [yes] Voice: on
   *[no] Voice: off
}
page-voice-now = { $on ->
    [yes] The voice is on.
   *[no] The voice is off.
}
page-voice-speed = Reading speed
page-voice-slow = slow
page-voice-calm = steady
page-voice-usual = normal
page-voice-quick = brisk
page-voice-speed-now = Voice: { $speed ->
    [slow] slow
    [calm] steady
    [quick] brisk
   *[usual] normal
}
page-voice-rate = × { $rate }
page-voice-trial = This is how fast I read.
page-voice-how =
    Each device keeps its own setting. Turn the voice on at the shared screen for the whole room, or just on your own device.
    A slow voice finishes its sentence while the game goes on. Nothing it reads ever leaves the device.
page-ear = In my ear
page-ear-plug = Put your earphones in
page-ear-warning =
    Your card is about to be read out, and it is secret. Put your earphones in and make sure they work:
    the page can’t tell. Nothing is read until you ask for it.
page-ear-plugged = They’re in
page-ear-on = For your ears only
page-ear-how = The arrow keys move from clue to clue and read each one; or type its number.

## The table before the game

page-sit-heading = Take a seat
page-take-over = Take a seat
page-instead-of = In place of
page-instead-of-any = anyone
page-your-name = Your name
page-their-name = Their name
page-sit = Sit down
page-full = All seats are taken, but you can watch.
page-sit-here = Sit here
page-take-chair = take its seat
page-choose-chair = Type your name, then tap a seat.
page-chairs-left = { $free ->
    [0] The table is full.
    [1] One seat is left.
    [2] Two seats are left.
    [3] Three seats are left.
    [4] Four seats are left.
   *[other] { $free } seats are left.
}
page-chairs = Around the table
page-chair-free = Free seat
page-chair-number = Seat { $number }
    .before = Seat { $number }:
page-bot-add = + a bot
    .aloud = add a bot
    .how = tap the seat
page-bot-level = Bot level
page-swap = Swap seats
page-swap-with = with…
page-ready = ready
page-make-host = Make { $name } the host
page-free-chair = Remove { $name } from the table
page-another-here = Add somebody on this device
page-invite = Invitation
page-invite-how = Scan it, or type the code at { $host }
page-qr = QR code of table { $code }
page-only-here = This link only opens on this computer. To let phones in, start the server again like this:
page-no-network = This link only opens on this computer, which isn’t on a network. Connect it to Wi-Fi (or to a phone’s hotspot), then start again:
page-code-spelt = Table code: { $code }
page-copy = Copy the link
page-copied = Link copied.
page-copy-by-hand = This browser won’t copy. The address:
page-share = Share
page-around-screen = Around a TV
page-screen-why = A TV, a tablet or a computer shows the table to everybody, and each phone becomes a controller.
page-only-screen = Make this device the screen
page-screen-address = Or, in the TV’s browser:
page-options = Game settings
    .before = Game settings:
page-agreed-option = { $option }: { $value }
page-agreed-pace = { $pace } pace
page-agreed-limit = { $seconds } seconds per choice
page-game = Game
page-pack-none = none yet
page-pack-own = Use your own cards
page-pack-own-what = A .json file of up to { $megabytes } MB, which stays at this table.
page-pack-own-table = A spreadsheet saved as .csv, or a built pack (.json), of up to { $megabytes } MB. It stays at this table.
page-pack-sample = A spreadsheet ready to fill in
page-pack-advice = { $count ->
    [one] One tip for these cards (nothing is refused)
   *[other] { $count } tips for these cards (nothing is refused)
}
page-pack-faults = “{ $file }” can’t be played as it is. To fix:
page-pack-where = { $kind ->
    [cards] { $count ->
        [one] Card
       *[other] Cards
    }
   *[lines] { $count ->
        [one] Line
       *[other] Lines
    }
} { $places }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}:
page-pack-sending = “{ $file }” is on its way…
page-pack-given = “{ $title }” is on the table: { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $language ->
    [fr] {" "}in French
    [en] {" "}in English
   *[other] {" "}({ $language })
}.
page-pack-refused = “{ $file }” was refused. Reload the page, then try again.
page-pack-later = The server can’t take “{ $file }” right now. Try again in a minute.
page-pack-unreachable = The file didn’t arrive. Check the connection, then try again.
page-limit = Time per choice
page-limit-none = no limit
page-seconds = { $seconds } seconds
page-pace = Bots’ pace
page-talk-allowed = Messages and reactions
page-late-allowed = Latecomers can sit down during a game
page-agreed-late-off = no latecomers
page-host-sets = The host decides all of this.
page-to-table = Take your seats!
page-start = start the game{ $players ->
    [0] {""}
    [2] {" "}with two players
    [3] {" "}with three players
    [4] {" "}with four players
    [5] {" "}with five players
    [6] {" "}with six players
   *[other] {" "}with { $players } players
}
page-missing = { $missing ->
    [one] One more player needed: invite somebody, or add a bot.
   *[other] { $missing } more players needed: invite people, or add bots.
}
page-room = { $room ->
    [none] This table has seen so much play that its log is full: to play on, open a new one.
   *[little] This table has seen a lot of play: soon you’ll need to open a new one.
}
page-unready = { $count ->
    [one] { $names } isn’t ready yet.
   *[other] { $names } aren’t ready yet.
}
page-unready-many = { $count } people aren’t ready yet.
page-get-ready = I’m ready to start
page-i-am-ready = You’re ready
page-host-starts = { $ready ->
    [yes] { $host } will start the game.
   *[no] Say you’re ready, and { $host } will start the game.
}
page-unnamed-host-starts = { $ready ->
    [yes] The host will start the game.
   *[no] Say you’re ready, and the host will start the game.
}
page-setting-up = The bots are taking their seats…

## Characters

page-face-choose = Choose your character
page-face-fox = Ficelle the fox
page-face-teapot = Camille the teapot
page-face-owl = Maître Hulotte the owl
page-face-octopus = Ondine the octopus
page-face-lady = Madame Odette and her bun
page-face-cactus = Pique-Assiette the cactus
page-face-frog = Rainette the frog
page-face-colonel = Colonel Brosse and his moustache
page-face-moon = Séléné the moon
page-face-rabbit = Pompon the rabbit
page-face-whale = Bouillabaisse the whale
page-face-mushroom = Girolle the mushroom
page-face-cat = Réglisse the cat
page-face-punk = Zazie and her mohawk
page-face-pear = Conférence the pear
page-face-rooster = Chantecler the cockerel
page-face-hedgehog = Oursin the hedgehog
page-face-candle = Chandelle the candle
page-face-bear = Marcel the bear
page-face-snail = Turbo the snail
page-face-braids = Capucine and her plaits
page-face-napkin = Serviette the folded napkin
page-face-elephant = Berlingot the elephant
page-face-sailor = Capitaine Iode the old salt
page-temper-easy = likes to daydream
page-temper-medium = plays it safe
page-temper-hard = takes no prisoners
page-bot-line-easy-1 = Oh, already?
page-bot-line-easy-2 = It’s cosy here.
page-bot-line-easy-3 = I was miles away.
page-bot-line-easy-4 = Lovely tablecloth.
page-bot-line-easy-5 = Isn’t this nice?
page-bot-line-medium-1 = Let it brew.
page-bot-line-medium-2 = One thing at a time.
page-bot-line-medium-3 = No rush.
page-bot-line-medium-4 = Let’s see now.
page-bot-line-medium-5 = Just a moment…
page-bot-line-hard-1 = Tick, tock, tick, tock.
page-bot-line-hard-2 = Fully wound up.
page-bot-line-hard-3 = Not a speck of rust.
page-bot-line-hard-4 = No quarter!
page-bot-line-hard-5 = I’ve got all night.

## The game

page-table-of = { $game }, table { $code }
page-leave-for-home = { $game }: back to the home page
page-tools = Tools
page-seats = The players
page-seat-you = your turn
page-seat-to-play = to play
page-seat-thinking = thinking
page-seat-may = can step in
page-seat-standing-in = bot playing
page-seat-away = away
page-seat-bot = bot
page-seat-here = waiting
page-seat-winner = wins
page-seat-line = { $name }: { $state }.
page-your-turn = Your turn!
page-sent = Sent, waiting for the table…
page-paused = The game is paused.
page-pause = Pause
page-resume-game = Resume the game
page-hurry = Hurry the bots
page-time-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
page-time-soon = Only a few seconds left.
page-bot-for-you = A bot is playing for you.
page-i-am-back = I’m back
page-bot-plays = { $me ->
    [yes] A bot is playing for you.
   *[no] A bot is playing for { $seat }.
}
page-plays-again = { $me ->
    [yes] You’re playing again.
   *[no] { $seat } is playing again.
}
page-away = Waiting for { $name }, who is offline.
page-let-bot-play = Let a bot play
page-wish-bot = Vote to let a bot play
page-watching = You’re watching the game.
page-watching-late-off = At this table, people sit down between games.
page-part-missing = This part of the page couldn’t be loaded.
page-reload = Reload the page
page-hint = A tip
page-understood = Got it
page-missed = Meanwhile
    .line = Meanwhile: { $text }
page-who-looks = Who is looking at the screen?
page-pass-to = Pass the device to { $name }
page-pass-why = What comes next is for their eyes only.
page-view-of = { $name }’s view.
page-hide = Hide
page-pass-on = Pass the device on
page-it-is-me = It’s me, { $name }
page-taken-opened-elsewhere = Your seat is open in another tab or on another device.
page-taken-moved = Your seat is now on another device.
page-taken-left = You no longer have a seat at this table.
page-open-here = Open here

## A slate

page-slate-yours = { $strokes ->
    [0] Your slate, blank
    [one] Your slate: one stroke
   *[other] Your slate: { $strokes } strokes
}
page-slate-tools = Slate tools
page-slate-tool-pen = Chalk
page-slate-tool-eraser = Eraser
page-slate-tool-loop = Circle
page-slate-secret = Circle what you’ve hidden: it stays secret until the reveal.
page-slate-tool-stamps = Pictures
page-slate-undo = Undo
page-slate-redo = Redo
page-slate-clear = Wipe
page-slate-whole = Whole slate
page-slate-full = { $full ->
    [100] The slate is full: rub something out, or undo.
   *[other] The slate is almost full ({ $full }%).
}
page-slate-motifs = Pictures to add
page-slate-place = Place the picture
page-slate-left = Left
page-slate-up = Up
page-slate-down = Down
page-slate-right = Right
page-slate-smaller = Smaller
page-slate-larger = Larger
page-slate-turn = Turn
page-slate-put = Add
page-slate-added = { $motif }: added.
page-slate-ghost = { $motif }, to place: arrow keys, plus and minus, R to turn, Enter to add
page-slate-placed = { $motif }: { $down ->
    [top] at the top { $across ->
        [left] on the left
        [right] on the right
       *[middle] in the centre
    }
    [bottom] at the bottom { $across ->
        [left] on the left
        [right] on the right
       *[middle] in the centre
    }
   *[middle] { $across ->
        [left] on the left, halfway down
        [right] on the right, halfway down
       *[middle] in the middle
    }
}, { $x }% from the left edge and { $y }% from the top, { $size }% as wide as the slate{ $degrees ->
    [0] {""}
   *[other] , turned by { $degrees }°
}.

## Beside the board

page-beside = Beside the table
page-panel = Log, messages and notes
page-panel-unread = { $unread ->
    [one] Log, messages and notes: one unread message
   *[other] Log, messages and notes: { $unread } unread messages
}
page-panel-history = Log
page-panel-talk = Messages
page-panel-note = Notes
page-history-order = What happened, newest first
page-history-empty = Nothing yet.
page-talk = Messages
page-talk-unread = { $unread ->
    [one] Messages: one unread
   *[other] Messages: { $unread } unread
}
page-talk-empty = Nobody has said anything yet.
page-say-label = Tell the others
page-say = Send
page-reactions = Reactions
page-note-label = Just for you: nobody else can read your notes.
page-table-menu = Settings and table
page-shared-screen = Shared screen
page-give-up = Stop the game
page-give-up-sure = Stop the game for everybody, without a result?
page-overrule = Overrule
page-leave = Leave the table
page-other-device = Continue on another device
page-lend-how = On the other device, open table { $code }, then its settings, and type the code shown here.
page-lend = Show the code
page-lend-minutes = { $minutes ->
    [one] It works once, within one minute.
   *[other] It works once, within { $minutes } minutes.
}
page-claim-label = Code shown by the other device
page-claim = Take my seat

## Help

page-help = Help
page-help-how = Everything works by touch, mouse or keyboard: Tab moves between choices, Enter picks one.
page-key-help = this help
page-key-repeat = repeat the last event
page-key-situation = say where everybody stands
page-key-voice = turn the voice on or off, in games that have one
page-key-choices = go to my choices
page-key-close = close whatever is open

## The end

page-scores = Final standings
page-scores-over-time = Scores through the game
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-moment = The deciding moment
page-chapters = What led up to it
page-rematch = Rematch
page-awards = Awards
page-remembered = And for everybody else
page-evening = { $games ->
    [one] Tonight: one game
   *[other] Tonight: { $games } games
}
page-evening-won = { $count ->
    [0] no wins
    [one] one win
   *[other] { $count } wins
}
page-keep-picture = Save the picture
page-share-picture = Share the picture
page-picture-failed = This device couldn’t make the picture. Take a screenshot instead.
page-details = Details
page-how-it-went = How it went
page-back-to-podium = The podium
page-regather = Change the table
page-another-game = Another game
page-rematch-ask = Rematch?
page-host-rematch = { $host } can start it, or choose another game.
page-unnamed-host-rematch = The host can start it, or choose another game.
page-see-table = Back to the table
page-see-result = See the result
page-proof = Luck you can check
page-proof-how = Everything luck decides was fixed before the first move. The record proves it: check it with “tablee verify”.
page-verify = Download the record
page-fingerprints = The fingerprints
page-commitment = The table’s commitment
page-first-head = First fingerprint
page-last-head = Last fingerprint
page-keep-head = Note the last one if you want to compare later: a record that has been rewritten has a different one. “tablee verify --head” compares them.

## The shared screen

page-screen-join = Scan and pick a name: the table is waiting for you.
page-screen-join-here = Pick a name: the table is waiting for you.
page-screen-full = The table is full: the game can start.
page-full-screen = Full screen
page-leave-full-screen = Exit full screen

## When the line breaks

page-lost = Connection lost. Trying again…
page-no-table = No table has the code { $code }
page-table-over = This table is closed
page-farewell-unknown-table = Ask for the code again. The table may have been closed.
page-farewell-malformed = This page and the server no longer understand each other. Reload the page.
page-farewell-enter-first = This page and the server no longer understand each other. Reload the page.
page-farewell-other-protocol = This page and the server aren’t running the same version. Reload the page.
page-farewell-too-fast = Too many requests from here. Try again a little later.
page-farewell-too-slow = The connection can’t keep up. Trying again…
page-farewell-crowded = This table already has as many devices as it can take. Trying again…
page-farewell-restarting = The server is restarting. One moment…
page-farewell-trouble = This table has stopped; everything played there is kept. Let whoever runs the server know.
