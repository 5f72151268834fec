"""What those who write question cards get: the form of a card, its lints, a table's columns, a first card."""

from tablee.games.incroyable import GAME
from tablee.games.incroyable.authoring import lints
from tablee.games.incroyable.authoring.pack_figures import figures
from tablee.games.incroyable.authoring.spread import well_spread
from tablee.games.incroyable.tabled import COLUMNS, tabled
from tablee.games.incroyable.vocabulary import SYMBOLS
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
"Combien de nains vivent avec Blanche-Neige\u202f?";7;livres;nains;nombre;;
"Combien d’étoiles compte le drapeau européen\u202f?";12;globe;étoiles;nombre;;
"Combien de joueurs une équipe de football a-t-elle sur le terrain\u202f?";11;cœur;joueurs;nombre;;
"Combien de pattes a une fourmi\u202f?";6;arbre;pattes;nombre;;
"Combien de secondes compte une heure\u202f?";3600;professeur;secondes;durée;;
"En combien de jours Phileas Fogg fait-il le tour du monde\u202f?";80;livres;jours;durée;;
"Combien d’États forment les États-Unis\u202f?";50;globe;États;nombre;;
"Combien d’anneaux ont les Jeux olympiques\u202f?";5;cœur;anneaux;nombre;;
"Combien de bosses a un chameau\u202f?";2;arbre;bosses;nombre;"Le dromadaire n’en a qu’une.";
"Combien de degrés fait un tour entier\u202f?";360;professeur;degrés;mesure;;
"En quelle année la Bastille est-elle prise\u202f?";1789;livres;;année;;
"Combien de cantons compte la Suisse\u202f?";26;globe;cantons;nombre;;
"Combien de dents a un adulte, dents de sagesse comprises\u202f?";32;cœur;dents;nombre;;
"Combien de vertèbres a le cou d’une girafe\u202f?";7;arbre;vertèbres;nombre;"Autant que dans le nôtre.";
"Combien de planètes tournent autour du Soleil\u202f?";8;professeur;planètes;nombre;;
"Combien de cordes a un violon\u202f?";4;livres;cordes;nombre;;
"Combien de départements compte la France, outre-mer compris\u202f?";101;globe;départements;nombre;;
"Combien de minutes dure un match de football, sans les arrêts de jeu\u202f?";90;cœur;minutes;durée;;
"Combien de bras a une pieuvre\u202f?";8;arbre;bras;nombre;;
"Combien de faces a un dé ordinaire\u202f?";6;professeur;faces;nombre;;
"Combien de touches a un piano ordinaire\u202f?";88;livres;touches;nombre;"52 blanches et 36 noires.";
"Combien de couleurs a le drapeau italien\u202f?";3;globe;couleurs;nombre;;
"Combien de cartes compte un jeu ordinaire, sans les jokers\u202f?";52;cœur;cartes;nombre;;
"Combien de jours une poule couve-t-elle ses œufs\u202f?";21;arbre;jours;durée;;
"Combien de grammes font un kilo\u202f?";1000;professeur;grammes;mesure;;
"""

AUTHORING = Authoring(
    game=GAME,
    written=WrittenCard,
    built=played,
    musts={"range": lints.in_range, "size": lints.not_heavy, "leak": lints.no_leak},
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
    on_a_card=len(SYMBOLS),
)
