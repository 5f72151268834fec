# Ce que dit le guide d’une première manche, et la règle en six images.
guide-question = La question : vingt convives trinquent, chacun une fois avec chacun des autres ; combien de « tchin » en tout ? Personne ne le sait par cœur, tout le monde estime.
guide-estimate = Pose ton estimation, en secret. Un peu trop bas, on marque ; trop haut, jamais.
guide-doubt = On montre tout. C’est à toi de parler : passe, ou crie « Incroyable ! » à quelqu’un que tu crois trop haut.
guide-lowest = Ton estimation est la plus basse, et celle-là ne peut pas passer : dépasse { $first }, ou crie « Incroyable ! » à quelqu’un que tu crois trop haut.
guide-well-seen = Bien vu : c’était trop haut, et tu avances de 7 cases, ou plus si ce n’était pas la plus haute estimation.
guide-missed = Raté : cette estimation n’était pas trop haute. Douter à tort ne rapporte rien.
guide-others = Quelqu’un d’autre a douté, et la réponse est lue. Qui n’est pas au-dessus avance, et le plus proche va le plus loin ; trop haut, on reste sur place.
guide-end = Un point, une case. Voilà déjà la question suivante : à la fin, le pion qui va le plus loin gagne.

picture-1 = Une question est lue. Chacun pose en secret un nombre de 1 à 9999.
    .seen = Une question, et un clavier de nombres.
picture-2 = On montre toutes les estimations à la fois, de la plus haute à la plus basse.
    .seen = Toutes les estimations, de la plus haute à la plus basse.
picture-3 = De la deuxième plus haute à la plus basse, on passe, ou l’on crie « Incroyable ! » à quelqu’un. La plus basse ne peut pas passer : elle monte ou elle doute.
    .seen = Le choix entre passer et crier « Incroyable ! » à quelqu’un.
picture-4 = La réponse est lue. Trop haut : qui doutait avance de 7 cases ou plus. Sinon, ce doute ne rapporte rien.
    .seen = La réponse, à côté de l’estimation contestée.
picture-5 = Sur une spirale, tour à risques : plus ou moins que ce nombre ? Qui se trompe tombe à l’eau.
    .seen = Un nombre, et deux grandes cartes : plus, moins.
picture-6 = Les points sont des cases. Dès qu’un pion atteint l’arrivée, le plus loin gagne.
    .seen = Un pion qui avance sur le parcours.
