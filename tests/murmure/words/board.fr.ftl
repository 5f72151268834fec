board-tray = Ta tuile et tes choix
board-clue = Indice : { $clue }
board-tile = Ta tuile : { $own }
board-guessed = Ta réponse : { $guess }
board-guess = Rendre ma réponse
board-shout = Crier
board-yawn = Bâiller
board-strokes = { $strokes ->
    [0] Ton ardoise est vide.
    [one] Un trait sur ton ardoise.
   *[other] { $strokes } traits sur ton ardoise.
}
board-stamp = Tracer une croix
board-magic = Le mot était « { $magic } ».
board-tiles = Les tuiles
board-waiting = On distribue les tuiles…
board-skip = Voir la suite
