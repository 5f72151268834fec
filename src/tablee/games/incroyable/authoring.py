"""What those who write question cards get: the form of a card, its lints, a table's columns, a first card."""

from tablee.games.incroyable import GAME, lints
from tablee.games.incroyable.pack_figures import figures
from tablee.games.incroyable.spread import well_spread
from tablee.games.incroyable.tabled import COLUMNS, tabled
from tablee.games.incroyable.written import WrittenCard, played, rewritten
from tablee.packs.authoring.authoring import Authoring

EXAMPLE = """\
- id: carte-1
  questions:
    livres:
      q: "Combien de lettres compte l’alphabet français\u202f?"
      a: 26
      unit: "lettres"
      comment: "Et 42 avec les accents, la cédille et les deux ligatures."
    globe:
      q: "Combien d’étoiles compte le drapeau européen\u202f?"
      a: 12
      unit: "étoiles"
    coeur:
      q: "Combien de cases compte un échiquier\u202f?"
      a: 64
      unit: "cases"
    arbre:
      q: "Combien de pattes a une araignée\u202f?"
      a: 8
      unit: "pattes"
    professeur:
      q: "Combien de minutes compte une journée entière\u202f?"
      a: 1440
      unit: "minutes"
      kind: duration
"""

SAMPLE = """\
question;réponse;symbole;unité;genre;commentaire;langue
"Combien de lettres compte l’alphabet français\u202f?";26;livres;lettres;nombre;"Et 42 avec les accents.";fr
"Combien de pays ont une frontière avec la France métropolitaine\u202f?";8;globe;pays;nombre;;
"Combien de cases compte un échiquier\u202f?";64;cœur;cases;nombre;;
"Combien de pattes a une araignée\u202f?";8;arbre;pattes;nombre;;
"Combien de minutes compte une journée entière\u202f?";1440;professeur;minutes;durée;;
"""

AUTHORING = Authoring(
    game=GAME,
    written=WrittenCard,
    built=played,
    musts={"range": lints.in_range, "leak": lints.no_leak},
    advice={
        "form": lints.one_question,
        "sources": lints.two_sources,
        "age": lints.age,
        "comment": lints.commented,
        "years": lints.one_year_a_card,
        "people": lints.people_stand_there,
        "unit": lints.units_fit,
        "duplicates": lints.no_twice,
        "spread": well_spread,
    },
    ours=("sources", "age", "people", "spread"),
    texts=lints.texts,
    columns=COLUMNS,
    tabled=tabled,
    rewritten=rewritten,
    figures=figures,
    example=EXAMPLE,
    sample=SAMPLE,
)
