### Les phrases communes à tous les jeux.

## Refus

game-unknown = Il n’y a pas de jeu « { $found } ». Jeux : { $known }.
seats-refused = On ne joue pas à { $found } à ce jeu : il faut de { $fewest } à { $most } personnes ({ $clause }).
option-unknown = Il n’y a pas d’option « { $option } ». Options : { $known }.
option-refused = « { $found } » ne convient pas à l’option { $option }, qui admet : { $known } ({ $clause }).
position-no-game = Une position est un objet JSON avec la clé "game". Jeux : { $known }.
form-not-a-mapping = { $where } doit être un objet JSON avec des clés.
form-unknown-key = La position a une clé inconnue « { $where } ». Clés : { $known }.
form-wrong-length = { $where } doit avoir { $wanted } éléments et en a { $found }.
form-unknown-word = { $where } vaut « { $found } » ; il faut l’un de : { $known }.
form-not-whole = { $where } doit être un nombre entier et vaut { $found }.
form-out-of-range = { $where } vaut { $found } ; il faut un nombre de { $low } à { $high }.
form-not-text = { $where } doit être un texte et vaut { $found }.
form-not-a-list = { $where } doit être une liste et vaut { $found }.
record-not-one = Ligne 1 : ce n’est pas une partie enregistrée ; elle commence par « { $wanted } ».
record-header = Ligne { $line } : l’en-tête ne connaît pas « { $text } ».
record-no-game = Ligne { $line } : l’en-tête ne nomme aucun jeu.
record-number = Ligne { $line } : on attendait la réponse { $wanted } et il y a « { $found } ».
record-line = Ligne { $line } : « { $text } » n’est pas une réponse ; il faut un numéro, un siège et un choix.
record-refused = Ligne { $line } : { $refused }
record-cut = L’enregistrement est tronqué : après { $count } { $count ->
    [one] réponse
   *[other] réponses
 }, sa dernière ligne manque.
record-count = Ligne { $line } : la dernière ligne compte { $found } réponses et il y en a { $count }.
record-changed = Ligne { $line } : l’enregistrement a été modifié après coup : sa somme de contrôle ne va pas.
record-after-end = Ligne { $line } : « { $text } » se trouve après la fin de l’enregistrement.
