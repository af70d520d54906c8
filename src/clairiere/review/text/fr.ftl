## Bilans de parties finies

cli-review = juger les décisions d’un siège dans une partie finie
cli-review-seat = les décisions de qui (sinon de la personne, ou du premier siège)
cli-review-again = depuis le début, non là où le dernier bilan s’est arrêté
review-progress = Jugement
review-stopped = Arrêté. La même commande reprendra ici.
review-running = Cette partie n’est pas finie : son bilan attend la fin.
review-no-bot = Aucun robot de ce jeu ne cherche : personne ne peut la juger.
review-title = Bilan : { $name }
review-judged = { $judged ->
    [0] Aucune décision de { $name } n’a été jugée.
    [one] Une décision de { $name } a été jugée, selon ce qu’on pouvait alors savoir.
   *[other] { $judged } décisions de { $name } ont été jugées, selon ce qu’on pouvait alors savoir.
 }
review-found = { $count ->
    [0] Aucune n’est une erreur certaine.
    [one] Une est une erreur certaine.
   *[other] { $count } sont des erreurs certaines.
 }
review-found-turns = { $count ->
    [0] Aucun tour ne contient d’erreur certaine.
    [one] Un tour contient une erreur certaine.
   *[other] { $count } tours contiennent une erreur certaine.
 }
review-step = Coup { $step }
review-turn = Tour { $turn }
review-played = Joué : { $choice }.
review-better = Mieux : { $choice }.
review-line = Le meilleur tour trouvé :
review-cost = Cela a coûté { $percent } % de chances de gagner.
review-cost-team = Cela a coûté à l’équipe environ { $points ->
    [one] un point de score
   *[other] { $points } points de score
 } ({ $percent } % d’un très bon résultat).
review-sure = { $close ->
    [yes] À moins d’un centième près
   *[no] Entre { $low } % et { $high } %
 }, à 95 % de certitude pour toute la partie, après { $count } examens indépendants.
review-exact = Exact : { $hands ->
    [one] une seule main convient à ce qui a été vu ; elle a été jouée
   *[other] les { $hands } mains qui conviennent à ce qui a été vu ont toutes été jouées
 } sans faute, cartes ouvertes.
review-open = Cartes ouvertes, calcul exact : le mieux était { $choices }, et le choix a coûté { $percent } %.
review-open-right = Cartes ouvertes, calcul exact : le choix était parmi les meilleurs, mais nul ne pouvait le savoir.
review-shares = Chance ou choix
review-luck = La chance (donnes, pioches, dés) : { $sum } %. Tournants heureux : { $better }, malheureux : { $worse }.
review-others = Ce que les autres avaient et ont fait : { $sum } %. Tournants heureux : { $better }, malheureux : { $worse }.
review-choices = Choix personnels, pour autant qu’ils soient des erreurs : { $sum } %, en { $worse ->
    [0] aucun tournant
    [one] un tournant
   *[other] { $worse } tournants
 }.
review-line-of-chances = Les chances au fil de la partie
review-line-of-chances-team = Le résultat attendu au fil de la partie
review-kept = Gardé dans { $file }.
