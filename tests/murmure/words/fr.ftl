game-title = Murmure
game-tagline = Devine la somme.
fact-dealt = Ta tuile : { $own }.
fact-ready = { $seat-who ->
    [me] Tu as rendu ta réponse.
   *[one] { $seat } a rendu sa réponse.
}
fact-shouted = { $seat-who ->
    [me] Tu cries « { $word } ».
   *[one] { $seat } crie « { $word } ».
}
fact-heard = Verdict : { $verdict }.
fact-revealed = Tuiles : { $tiles } ; réponses : { $guesses }.
offer-guess = deviner { $number }
offer-shout = crier { $word }
offer-yawn = bâiller
offer-blank = effacer l’ardoise de { $seat }
offer-scribble = griffonner { $stroke }
field-number = somme
field-seat = joueur
field-word = mot
field-stroke = trait
refusal-not-now = Ce n’est pas le moment.
refusal-out-of-range = Pas ce nombre-là.
ending-nearest = La réponse la plus proche gagne.
award-nearest = Au plus près
    .line = { $seat }, { $guess } pour { $total }
option-step = pas
option-mood = humeur
option-first = début
fact-blanked = l’ardoise de { $seat } est effacée
option-mood-calm = calme
option-mood-loud = bruyante
