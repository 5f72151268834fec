# Ce que dit le guide d’une première manche, et la règle en six images.
guide-hand = Voici tes trois cartes : 4 et 3 requins, cela fait 7 ; et 2 comètes. { $first } et { $second } ont aussi trois cartes, que tu ne vois pas.
guide-announce = À toi d’ouvrir : annonce un nombre et une famille. Tu affirmes ainsi que, toutes mains réunies, il y en a au moins autant. Essaie 7 requins : tu les as.
guide-doubt = { $second } annonce des comètes, et toi, tu n’en vois que 2. Monte encore si tu oses, ou dis « C’est faux ! » : les mains se dévoilent, et qui avait tort sort de la manche.
guide-won = Il ne reste que toi en jeu : la manche est pour toi, avec trois récompenses.
guide-reward = Une carte te donne un numéro gagnant pour toute la partie. Un lancer gagne tout si chacun des deux dés montre 0 ou l’un de tes numéros. Choisis ta première récompense.
guide-again = Encore deux. Chaque nouveau numéro augmente tes chances : elles sont sur le bouton des dés.
guide-last = La dernière : une carte pour plus tard, ou les dés tout de suite ?
guide-end = Voilà une manche entière. Tes récompenses restent devant toi, tout le monde revient en jeu avec trois cartes neuves, et l’on joue jusqu’à ce qu’un lancer gagne.
guide-caught = Trop haut ! Ton annonce était fausse : tu es hors jeu jusqu’à la fin de la manche, et { $first } choisit les récompenses. Recommence, et laisse plutôt { $second } se faire prendre.

picture-1 = Chacun a trois cartes, que les autres ne voient pas. Qui ouvre annonce un nombre et une famille : « il y en a au moins autant, toutes mains réunies ».
    .seen = Trois cartes en main, et rien d’annoncé encore.
picture-2 = Chacun à son tour monte plus haut, dans n’importe quelle famille, ou dit « C’est faux ! ». Bluffer est permis, et conseillé.
    .seen = Une échelle d’annonces ; en dessous, de quoi monter ou contester.
picture-3 = L’annonce est contestée : les autres disent l’un après l’autre s’ils y croient.
    .seen = L’annonce contestée, et ce que d’autres en ont dit.
picture-4 = Les mains se dévoilent et l’on compte. Qui avait tort sort de la manche ; les autres reçoivent trois cartes neuves, jusqu’à ce qu’il ne reste qu’une personne.
    .seen = Toutes les mains dévoilées, et le total de la famille.
picture-5 = Qui reste choisit trois récompenses : des cartes, qui ajoutent un numéro gagnant ou un bonus, ou des lancers de dés.
    .seen = Trois cartes Récompense à prendre, et le bouton des dés avec ses chances.
picture-6 = Un lancer gagne la partie quand chaque dé montre 0 ou l’un de ses numéros. Sinon, une nouvelle manche commence.
    .seen = Les deux dés du lancer gagnant.
