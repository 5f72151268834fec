# Ce que dit le guide d’une première manche, et la règle en six images.
guide-word = Ton mot secret est « clé ». Ton lieu, que tout le monde connaît : à la plage. Il faut cacher l’un dans l’autre.
guide-draw = Dessine une plage où la clé ne saute pas aux yeux : quelques traits suffisent, ou des images toutes prêtes si tu préfères. Puis pose ton ardoise.
guide-vote = Voici toutes les ardoises, et six mots numérotés. Devant le dessin de { $first } et devant celui de { $second }, pose le numéro du mot que tu crois y voir ; puis dis que tu as fini.
guide-scored = { $first } a trouvé ton mot, et { $second } non : 2 points pour toi. Si tout le monde l’avait trouvé, ou personne, tu n’aurais rien marqué. Et chaque mot que tu as trouvé vaut 1 point.
guide-end = Voilà déjà le mot de la manche suivante. Après trois manches, qui a le plus de points gagne.

picture-1 = Chacun reçoit un mot, qu’il est seul à voir, et un lieu, que tout le monde voit.
    .seen = Le mot secret et le lieu de la manche.
picture-2 = Tout le monde dessine en même temps : le mot, caché dans le lieu.
    .seen = Une ardoise, un dessin commencé, les outils.
picture-3 = On montre les ardoises et six mots. Devant chaque dessin des autres, chacun pose le numéro du mot qu’il croit y voir. Un numéro ne sert qu’une fois.
    .seen = Les dessins des autres, et six mots numérotés.
picture-4 = On retourne les votes, dessin par dessin. Qui a trouvé marque 1 point.
    .seen = Un dessin, les votes retournés, le mot nommé.
picture-5 = L’artiste marque 2 points si certains trouvent et d’autres non. Trop bien caché, ou pas assez : rien.
    .seen = Un dessin dont un vote sur deux a trouvé le mot : 2 points.
picture-6 = Après trois manches, qui a le plus de points gagne.
    .seen = Les points de la manche et les totaux.
