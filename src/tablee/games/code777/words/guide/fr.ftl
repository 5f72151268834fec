# Ce que dit le guide d’une première manche, et la règle en six images.
guide-racks = Tu vois les tuiles de { $first }, de { $second } et du chevalet neutre. Les tiennes te tournent le dos : ce sont leurs trois chiffres que tu cherches.
guide-draw = À toi : tire une question. La table répond pour toi, d’après les chevalets que tu vois.
guide-mine = Ta réponse parle de ce que tu vois : elle renseigne les autres, pas toi. Au tour de { $first }, maintenant : cette réponse-là comptera tes tuiles.
guide-theirs = { $first } voit ces trois tuiles : 1 vert, 5 noir, 7 rose. Cherche-les chez { $second } et sur le chevalet neutre : il n’y en a aucune.
guide-declare = Elles sont donc devant toi ! Déclare 1, 5 et 7. On peut déclarer à tout moment, sans attendre son tour.
guide-still = Rien ne presse : chaque réponse des autres t’en dit un peu plus. Déclare quand tu crois savoir.
guide-right = Juste : un point ! Le premier à trois points gagne.
guide-wrong = Ce n’était pas cela. Se tromper ne coûte rien : tu vois maintenant quelles tuiles tu avais.
guide-end = Juste ou faux, trois nouvelles tuiles arrivent devant toi, et l’on cherche encore.

picture-1 = Tu vois les tuiles de tout le monde, sauf les tiennes. Tes trois chiffres : voilà ce que tu cherches.
    .seen = Les chevalets des autres, vus de face ; le tien, vu de dos.
picture-2 = À son tour, on tire une question. La réponse, toujours vraie, parle de tous les chevalets sauf le sien, donc du tien aussi.
    .seen = Une question et la réponse de qui l’a tirée.
picture-3 = On prend le temps de noter : le carnet barre ce que tu vois, et tu marques ce que tu déduis.
    .seen = La table après une réponse, avec le bouton « C’est noté ».
picture-4 = Quand tu crois savoir, déclare tes trois chiffres, à ton tour ou non.
    .seen = Trois chiffres déclarés, et le tampon « Juste ».
picture-5 = Juste, c’est un point. Juste ou faux, les tuiles sont montrées et trois autres arrivent.
    .seen = Une déclaration, et les tuiles qu’il y avait.
picture-6 = Trois points, et la partie est gagnée.
    .seen = Les chevalets retournés à la fin.
