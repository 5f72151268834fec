# Ce qui ne va pas dans des questions écrites par quelqu’un.

fault-few-cards = trop peu de questions : { $count }, et il en faut au moins { $least }, cinq par carte
fault-uneven = { $count } questions pour { $symbol }, { $most } pour un autre symbole : une carte en a une de chaque
fault-no-symbol = aucun symbole ne s’appelle « { $name } » ; il y a { $symbols }
fault-outside = la réponse { $answer } n’est pas entre { $least } et { $most }
fault-future = l’année { $year } est encore à venir
fault-over-hundred = { $answer } pour cent
fault-leak = la réponse { $answer } est dans sa propre question
fault-leak-beside = la réponse { $answer } est dans la question { $other } de la même carte
fault-unit = l’unité « { $unit } » ne va pas avec le genre { $kind }
fault-no-question-mark = elle ne finit pas par un point d’interrogation
fault-few-sources = il faut deux sources, de sites différents
fault-farms = aucune source, sauf des sites où n’importe qui répond n’importe quoi
fault-old = vrai en { $year } : à vérifier de nouveau
fault-no-comment = pas de petite histoire : pourquoi, ou une comparaison
fault-not-named = « { $name } » n’est nommé ni dans la question ni dans son histoire
fault-second-year = une deuxième année sur une même carte
fault-nearly-same = presque la même que « { $other } »
fault-same-subject = « { $word } » est déjà le sujet d’une autre question : « { $other } »
fault-band = { $share } % des réponses vont de { $band } ; il en faudrait environ { $most } %
fault-size = { $symbol } : { $share } % des réponses vont de { $size } ; il en faudrait au moins { $least } %
fault-digit = { $share } % des réponses commencent par { $digit } ; il en faudrait de { $least } à { $most } %
fault-round = { $share } % des réponses finissent par 0 ; il en faudrait moins de { $most } %
fault-percents = { $share } % des réponses sont des pourcentages ; { $most } % au plus
fault-french = { $share } % des questions parlent de la France ; { $most } % au plus
fault-women = { $share } % des personnes nommées sont des femmes ; { $least } % au moins
