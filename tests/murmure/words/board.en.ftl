board-tray = Your tile and your choices
board-clue = Clue: { $clue }
board-tile = Your tile: { $own }
board-guessed = Your answer: { $guess }
board-guess = Hand in my answer
board-shout = Shout
board-yawn = Yawn
board-strokes = { $strokes ->
    [0] Your slate is blank.
    [one] One stroke on your slate.
   *[other] { $strokes } strokes on your slate.
}
board-stamp = Draw a cross
board-magic = The word was “{ $magic }”.
board-tiles = The tiles
board-waiting = The tiles are being dealt…
board-skip = Go on
