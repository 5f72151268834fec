### Ce que tablee verify dit d’un enregistrement.

verify-whole = { $file } : tout concorde.
verify-partly = { $file } : ce qui peut encore se vérifier concorde.
verify-counted = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}, { $answers ->
    [one] { $answers } réponse du hasard vérifiée.
   *[other] { $answers } réponses du hasard vérifiées.
}
verify-first-head = première empreinte
verify-last-head = dernière empreinte
verify-many-heads = Les empreintes de chaque partie sont dans sa première et sa dernière ligne.
verify-proves = Ce que cela prouve
verify-fixed = L’ordre des cartes et chaque jet de dés étaient fixés au début de la partie, avant le premier coup.
verify-fixed-partly = Les réponses du hasard qui ont pu être vérifiées étaient fixées au début de la partie, avant le premier coup.
verify-together = Personne n’en a décidé seul : des joueurs ont ajouté leur propre graine, que la table ne connaissait pas quand elle s’est engagée sur son secret.
verify-legal = Les règles permettent chaque coup, et mènent au résultat qui est écrit.
verify-limits = Ce que cela ne prouve pas
verify-alone = { $games ->
    [one] Que personne n’a choisi le hasard : aucun joueur n’a ajouté de graine, et la machine qui tenait la table a pu essayer plusieurs secrets d’avance.
   *[other] Que personne n’a choisi le hasard : dans { $games } parties aucun joueur n’a ajouté de graine, et la machine qui tenait la table a pu essayer plusieurs secrets d’avance.
}
verify-absent = { $count ->
    [one] Dans la partie de la ligne { $line }, le siège { $seats } devait montrer une graine et ne l’a pas fait. De mèche avec la table, il avait le choix entre deux issues.
   *[other] Dans la partie de la ligne { $line }, les sièges { $seats } devaient montrer une graine et ne l’ont pas fait. De mèche avec la table, chacun doublait le nombre d’issues à choisir.
}
verify-erased = La ligne { $line } a été retirée de l’enregistrement. De là jusqu’à la ligne { $end }, seule la chaîne a été vérifiée : ni les coups, ni le hasard, ni le résultat.
verify-peeking = Que personne n’a regardé les cartes cachées sur la machine qui tenait la table.
verify-rewritten = Que c’est bien la partie que tu as jouée. Un enregistrement récrit d’un bout à l’autre concorde aussi, mais avec d’autres empreintes : compare-les avec celles montrées pendant la partie.
