# Ce qui ne va pas dans des cartes d’« Indix » écrites par quelqu’un.

fault-no-first-name = la première ligne d’une carte dit son nom
fault-clue-or-mark = il faut un indice ou un point d’interrogation, et pas les deux
fault-marks = { $count } points d’interrogation ; il en faut de { $least } à { $most }, et le reste d’indices
fault-no-trait = « { $name } » n’est pas au menu de la catégorie { $category }
fault-right-and-refused = « { $name } » est à la fois juste et refusé
fault-same-name = « { $name } » est aussi une réponse de la carte { $other }
fault-clue-holds = l’indice contient « { $name } »
fault-family = « { $word } » est de la famille du nom
fault-not-alone = l’indice ne se comprend pas seul : il renvoie à un autre
fault-weights = { $count } indices de poids { $weight } ; il en faudrait { $wanted }
fault-many-of-kind = { $count } indices du genre { $kind } ; { $most } au plus
fault-how-many = { $count } formes ; il en faudrait de { $least } à { $most }
fault-telling-id = l’identifiant trahit le nom
fault-trait-missing = il manque la réponse à « { $name } »
fault-no-source = l’indice n’a pas de source, ou une source que la carte n’a pas
fault-few-sources = il faut deux sources, de sites différents
fault-nearly-same = presque le même que « { $other } »
fault-uneven = { $person } personnages, { $place } lieux, { $thing } choses : il en faut autant de chaque
fault-women = { $share } % des personnages sont des femmes ; { $least } % au moins
fault-fiction = { $share } % des personnages n’ont pas existé ; il en faudrait de { $least } à { $most } %
fault-children = { $share } % des cartes sont connues à dix ans ; { $least } % au moins
fault-mark-counts = { $share } % des cartes ont { $count } points d’interrogation ; il en faudrait de { $least } à { $most } %
fault-mark-at = au numéro { $number }, { $share } % des cartes ont un point d’interrogation ; il en faudrait de { $least } à { $most } %
fault-not-flat = au numéro { $number }, les indices pèsent { $mean } en moyenne, et { $middle } sur l’ensemble
