# Ce que dit le guide d’une première manche, et la règle en six images.
guide-card = { $first } a pris une carte que tu ne vois pas : un personnage. Derrière vingt numéros se cachent des indices.
guide-pick = Demande un numéro, n’importe lequel : ils n’ont pas d’ordre.
guide-think = Voilà ton indice. Une idée ? Dis « Je réponds ». Sinon, passe : cela ne coûte que le tour.
guide-answer = Tape un nom : accents et petites fautes ne comptent pas.
guide-mark = Un point d’interrogation ! Lance le dé : s’il en montre un, tu poses une question à { $first } ; s’il ne montre rien, ton tour est fini.
guide-token = { $second } réfléchit à un autre indice. Tu as compris avant ? Dépense ton jeton violet et interromps. Sinon, continue.
guide-pick-again = { $second } n’a pas trouvé. À toi : demande un autre numéro.
guide-found = Trouvé ! Moins il a fallu de numéros, plus tu avances ; le reste des 20 cases est pour { $first }, qui lisait.
guide-called = Bien interrompu : une réponse libre, si elle est juste, vaut 10 cases.
guide-beaten = { $second } a trouvé avant toi : c’était Mozart. Le moment d’interrompre était juste avant.
guide-end = À toi de lire, maintenant : voilà ta carte, que personne d’autre ne voit. Le premier pion à l’arrivée gagne.

picture-1 = Une personne lit une carte que les autres ne voient pas, et en dit la catégorie : un personnage, un lieu ou une chose.
    .seen = La catégorie de la carte, et vingt numéros.
picture-2 = Chacun à son tour demande un numéro, et entend l’indice.
    .seen = Un indice, et les numéros déjà demandés.
picture-3 = Une idée ? On répond. Faux, ce n’est qu’un tour de perdu.
    .seen = Un indice, et le choix entre répondre et passer.
picture-4 = Le jeton violet permet d’interrompre quelqu’un qui réfléchit : juste, 10 cases ; faux, le jeton est perdu.
    .seen = Le jeton violet, pendant que quelqu’un d’autre réfléchit.
picture-5 = Un point d’interrogation à la place d’un indice : le dé dit si l’on peut poser une question à qui lit.
    .seen = Le dé qui montre un point d’interrogation.
picture-6 = Trouvé après 3 numéros : 17 cases pour qui trouve, 3 pour qui lit. Sur un soleil, le jeton revient. Le premier à l’arrivée gagne.
    .seen = Un pion qui avance sur la piste.
