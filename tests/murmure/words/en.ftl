game-title = Murmure
game-tagline = Guess the sum.
fact-dealt = Your tile: { $own }.
fact-ready = { $seat-who ->
    [me] You have handed in.
   *[one] { $seat } has handed in.
}
fact-shouted = { $seat-who ->
    [me] You shout “{ $word }”.
   *[one] { $seat } shouts “{ $word }”.
}
fact-heard = Verdict: { $verdict }.
fact-revealed = Tiles: { $tiles }; answers: { $guesses }.
offer-guess = guess { $number }
offer-shout = shout { $word }
offer-yawn = yawn
offer-blank = wipe the slate of { $seat }
offer-scribble = scribble { $stroke }
field-number = sum
field-seat = player
field-word = word
field-stroke = stroke
refusal-not-now = Not now.
refusal-out-of-range = Not that one.
ending-nearest = The nearest answer wins.
award-nearest = The nearest
    .line = { $seat }: { $guess }, and it was { $total }
option-step = step
option-mood = mood
option-first = beginning
fact-blanked = the slate of { $seat } is wiped
option-mood-calm = calm
option-mood-loud = loud
