# Ce qui ne va pas dans des mots et des lieux écrits par quelqu’un.

fault-neither = la ligne n’a ni mot ni lieu
fault-few-words = trop peu de mots : { $count }, et il en faut au moins { $least }
fault-few-places = trop peu de lieux : { $count }, et il en faut au moins { $least }
fault-drawing-missing = aucun dessin « { $name } » dans le dossier « drawings », ou un dessin vide
fault-same-word = c’est aussi le mot de la carte { $other }
fault-same-place = c’est aussi le lieu de la carte { $other }
fault-place-holds = le lieu contient le mot « { $word } »
fault-doodle-is = le croquis « { $doodle } » est le mot « { $word } »
fault-no-joke = pas de blague
fault-joke-holds = la blague contient le mot
fault-same-joke = c’est aussi la blague de la carte { $other }
fault-few-doodles = trop peu de croquis : { $count }, et il en faut au moins { $least }
fault-doodle-twice = un croquis est là deux fois
fault-undrawn = pas de dessin : un robot qui reçoit ce mot ne dessine que le lieu
fault-two-drawings = il faut deux dessins, « drawn » et « outline »
fault-same-drawing = « drawn » et « outline » sont le même dessin
fault-telling-name = le nom « { $name } » trahit le mot
fault-twin = ressemble trop à « { $word } »
fault-doodle-twin = le croquis « { $doodle } » ressemble trop au mot « { $word } »
fault-no-shape = aucune forme ne s’appelle « { $name } » ; il y a { $shapes }
fault-many-alike = { $count } mots sur { $all } ont la forme { $shape } : trop de sosies se rencontreront
fault-level = { $share } % des mots sont { $level } ; il en faudrait environ { $wanted } %
