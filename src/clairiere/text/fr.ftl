### Les phrases communes à tous les jeux.

## Refus

# -- problèmes
puzzle-unknown = Il n’y a pas de problème « { $found } ».
puzzle-unreadable = Ceci n’est pas un problème : { $found } ({ $reason }).
puzzle-wrong = Le problème { $id } ne tient pas ensemble : { $what }.
puzzle-too-open = Trop de choses sont cachées pour une preuve : plus de { $most } façons de placer les cartes.
puzzle-over = Ce problème est terminé.
puzzle-no-quits = On n’abandonne pas un problème comme une partie : quittez la page.
puzzle-which-game = Nommez un jeu : { $known }.
puzzle-checked = { $count } problèmes prouvés à nouveau, dont { $wrong } faux.
puzzle-fails = { $id } ne tient pas.
puzzle-made-again = { $count } problèmes créés à nouveau depuis leur position, dont { $other } différents.
puzzle-differs = { $id } n’est plus le même.
puzzle-nobody-asked = Personne n’a de question ici : choisissez un coup après lequel quelqu’un répond.
puzzle-goal-replay = À vous : que joueriez-vous ici ? Vous apprendrez ensuite ce qui a été joué.
puzzle-as-played = { $tried } : c’est ce qui a été joué dans la partie.
puzzle-other-played = Vous : { $tried }. Dans la partie : { $played }.
puzzle-you = Vous
puzzle-other = Joueur { $number }
puzzle-own-cards = Votre main : { $hand }. Votre paquet : { $pack }.
puzzle-owns = { $name }, main et paquet ensemble : { $cards } ({ $hand } en main, { $pack } dans le paquet).
puzzle-may-hold = { $kind ->
    [none] { $name } n’a plus de carte en main.
    [sure] { $name } a en main, c’est sûr : { NOTATION($sure) }.
    [both] { $name } a en main { NOTATION($sure) }, c’est sûr, et { $free } de ces cartes : { NOTATION($cards) } ({ $hands } mains possibles, d’après ce qui a été joué).
   *[any] { $name } a en main { $free } de ces cartes : { NOTATION($cards) } ({ $hands } mains possibles, d’après ce qui a été joué).
 }
puzzle-in-pile = Dans la pioche, c’est sûr : { NOTATION($cards) }.
puzzle-refuted = Cela ne suffit pas. La suite peut être :
puzzle-goal-points = { $count ->
    [one] Marquez au moins 1 point dans cette manche, quoi que l’autre ait en main et joue.
   *[other] Marquez au moins { $count } points dans cette manche, quoi que l’autre ait en main et joue.
  }
puzzle-goal-gems = { $count ->
    [one] Récupérez au moins une gemme avant la fin de la manche, quoi que votre partenaire ait en main et joue.
   *[other] Récupérez au moins { $count } gemmes avant la fin de la manche, quoi que votre partenaire ait en main et joue.
  }
puzzle-goal-victory = Récupérez la dernière gemme avant la fin de la manche, quoi que votre partenaire ait en main et joue.
puzzle-goal-tokens = { $count ->
    [one] Gagnez cette manche à coup sûr, quoi que les autres aient en main et posent.
   *[other] Gagnez cette manche et au moins { $count } jetons bleus à coup sûr, quoi que les autres aient en main et posent.
  }
puzzle-goal-last = Partagez de façon à gagner la partie avant qu’une autre manche ne commence et avant que les mains ne retournent dans les paquets, quoi que les autres aient en main et quoi que l’on pioche.
puzzle-goal-next = { $count ->
    [one] Partagez de façon à gagner la manche suivante à coup sûr, ou la partie avant elle, quoi que l’on ait en main, pioche et pose.
   *[other] Partagez de façon à gagner la manche suivante et au moins { $count } jetons bleus à coup sûr, ou la partie avant elle, quoi que l’on ait en main, pioche et pose.
  }
puzzle-goal-thirty = Atteignez { $count } points dans ce tour, quoi que donnent les dés et la pioche. Personne d’autre n’a de carte en main.
puzzle-theme-lead = entamer
puzzle-theme-follow = suivre
puzzle-theme-ability = une carte à pouvoir
puzzle-theme-trump = un atout
puzzle-theme-open = l’ouverture
puzzle-theme-bid = l’enchère
puzzle-theme-share = le partage
cli-puzzles = créer des problèmes, prouver à nouveau ceux qui sont fournis ou les créer à nouveau
cli-puzzles-act = make (créer), check (prouver ceux qui sont fournis) ou again (les créer à nouveau et comparer)
cli-puzzles-count = combien de problèmes il doit y avoir (100), ou combien en créer à nouveau par jeu (tous)
cli-puzzles-seconds = pendant combien de secondes au plus
cli-puzzles-out = le fichier où écrire, ou à prouver

lesson-unknown = Il n’y a pas de leçon « { $found } ». Leçons : { $known }.
game-unknown = Il n’y a pas de jeu « { $found } ». Jeux : { $known }.
seat-unknown = Il n’y a pas de place { $found } : les places vont de 0 à { $last }, et { $spectator } (SPECTATOR) ne fait que regarder.
seats-refused = On ne joue pas à { $found } à ce jeu, prévu pour { $wanted } ({ $clause }).
option-unknown = Il n’y a pas d’option « { $option } ». Options : { $known }.
option-refused = « { $found } » ne convient pas à l’option { $option }, qui admet : { $known } ({ $clause }).
position-no-json = Ce n’est pas du JSON : une erreur à la ligne { $line }, colonne { $column }.
position-link-cut = Le lien n’est pas entier : il manque une partie de la position.
position-too-long = La position est trop longue.
position-no-game = Une position est un objet JSON avec la clé "game". Jeux : { $known }.
chance-not-asked = Le hasard ne décide de rien ici : c’est à un joueur de répondre ({ $clause }).
form-not-a-mapping = { $where } doit être un objet JSON avec des clés.
form-unknown-key = La position a une clé inconnue « { $where } ». Clés : { $known }.
form-wrong-length = { $where } doit avoir { $wanted } éléments et en a { $found }.
form-key-not-text = { $where } : la clé { $key } doit être un texte, entre guillemets.
form-unknown-word = { $where } vaut « { $found } » ; il faut l’un de : { $known }.
form-unknown-word-or-none = { $where } vaut « { $found } » ; il faut l’un de : { $known } ; ou un texte vide pour rien.
form-twice = { $where } : « { $found } » y figure deux fois.
form-not-whole = { $where } doit être un nombre entier et vaut { $found }.
form-out-of-range = { $where } vaut { $found } ; il faut un nombre de { $low } à { $high }.
form-not-text = { $where } doit être un texte et vaut { $found }.
form-not-a-list = { $where } doit être une liste et vaut { $found }.
# -- à une vraie table
companion-no-automaton = Personne ne joue ici sans joueur : il faut la Marquise Mécanique ({ $clause }).
companion-not-an-order = { $card } ne peut pas être un de ses ordres ici ({ $clause }).
companion-too-many = Comptez au plus { $warriors } guerriers et { $pieces } autres pièces ou objets par camp ({ $clause }).
companion-no-spy = { $card } n’est pas un espion en jeu ({ $clause }).
companion-which-seen = Regardez cet ordre : quelle carte est-ce ?
companion-spy-of = { $name } : { $card }
companion-which-order = Révélez son ordre de gauche : quelle carte est-ce ?
companion-rivals = Qui a le plus de pièces là, puis le plus de points : { $rivals }.
companion-rival = { $name } ({ $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  })
companion-dice = Lancez les deux dés.
companion-effect-ambush = Embuscade
companion-effect-armorers = Armuriers
companion-effect-sappers = Sapeurs
companion-effect-tactics = Tactiques Brutales
companion-effect-scouts = Éclaireurs
companion-effect-hostile = Hostile au Vagabond
companion-clock-draw-idle = Piocher
companion-clock-open-idle = Ouvrir
companion-clock-propose-idle = Proposer la fin
companion-clock-agree-idle = Se taire vaut accord
companion-clock-assign-idle = Redistribuer
companion-clock-all-six-grace = Toutes les mains à six

# -- positions que l’on change pièce par pièce
edit-no-such-place = Il n’y a rien à changer à l’endroit { $where }.
edit-wrong-kind = { $where } : c’est autre chose qui va là.
edit-too-many = { $where } : le jeu ne compte que { $most } pièces de cette sorte.
edit-one-piece = { $where } : il n’y a de place que pour une pièce.
edit-word = { $word }
edit-cards = Cartes
edit-round = Manche et points
edit-points = Points
edit-suits = Couleurs des clairières
edit-suit-of = Clairière { $number }
edit-turn = Tour
edit-path = Sentier et forêt
edit-tokens = Jetons
edit-piles = Piles et réserve
edit-hand = Main, { $who }
edit-decree = Décret
edit-trick = Pli, dans l’ordre
edit-pile = Pioche
edit-rest = Cartes non distribuées
edit-won = Plis remportés, { $who }
edit-buried = Mises sous la pioche, { $who }
edit-past = Plis rangés
edit-score = Points, { $who }
edit-leader = Qui entame ce pli
edit-dealer = Qui donne
edit-round-number = Manche
edit-asked = Ce qui est demandé
edit-asked-lead = entamer
edit-asked-follow = suivre
edit-asked-exchange = le Renard : échanger
edit-asked-draw = le Bûcheron : piocher
edit-asked-bury = le Bûcheron : remettre une carte
edit-asked-name = les Renards : dire qui échange
edit-asked-give = le Cadeau : donner une carte
edit-asked-move = où avancer
edit-gems = Gemmes, case { $space }
edit-team = Case de l’équipe
edit-forest = Jetons forêt, bout de { $who }
edit-stack = Pile, { $who }
edit-pack = Paquet, { $who }
edit-blue = Jetons bleus, { $who }
edit-red = Qui a le jeton rouge
edit-draw-seat = À qui de piocher
edit-phase = Phase
edit-phase-draw = la pioche
edit-phase-open = l’ouverture
edit-phase-bid = l’enchère
edit-phase-share = le partage
edit-jeton-card = { $card ->
    [p] +1
   *[other] { $card }
 }
edit-turn-of = À qui le tour
edit-clearing = Clairière { $number }{ $suit ->
    [fox] , renard
    [rabbit] , lapin
    [mouse] , souris
   *[none] { "" }
 }
edit-piece = { $who } : { $piece }
edit-ruin = Une ruine
edit-faction = { $who }
edit-supporters = Partisans
edit-crafted = Effets en jeu, { $who }
edit-items-of = Objets fabriqués, { $who }
edit-items = Objets à fabriquer
edit-pawn = Où est le pion
edit-deck = Pioche
edit-discard = Défausse
edit-available = Cartes de domination à prendre
edit-removed = Hors du jeu
edit-board-decree = Décret : { $column ->
    [0] recruter
    [1] se déplacer
    [2] combattre
   *[3] construire
 }
edit-board-lost-souls = Âmes Perdues
edit-board-revealed = Cartes révélées
edit-board-orders = Ordres, de gauche à droite
edit-board-quests = Quêtes proposées
edit-board-quest-deck = Pioche de quêtes
edit-board-completed = Quêtes accomplies
edit-board-track = Objets sur leurs pistes
edit-board-satchel = Besace, face visible
edit-board-exhausted = Besace, épuisés
edit-board-damaged = Endommagés, face visible
edit-board-broken = Endommagés, épuisés
edit-board-actions = Actions restantes
edit-board-officers = Officiers
edit-board-operations = Opérations faites
edit-board-acolytes = Acolytes
edit-board-payments = Paiements : guerriers, { $who }
edit-board-funds = Fonds : guerriers, { $who }
edit-board-acted = A agi ce tour-ci
edit-board-recruited = A recruté ce tour-ci
edit-board-hated = Les Parias sont Haïs
edit-board-leader = Chef
edit-board-character = Personnage
edit-board-outcast = Parias
edit-board-relations = Relation avec { $who }

# -- enregistrements
record-not-one = Ligne 1 : ce n’est pas une partie enregistrée ; elle commence par « { $wanted } ».
record-header = Ligne { $line } : l’en-tête ne connaît pas « { $text } ».
record-no-game = Ligne { $line } : l’en-tête ne nomme aucun jeu.
record-number = Ligne { $line } : on attendait la réponse { $wanted } et il y a « { $found } ».
record-line = Ligne { $line } : « { $text } » n’est pas une réponse ; il faut un numéro, un siège et un choix.
record-refused = Ligne { $line } : { $refused }
record-cut = L’enregistrement est tronqué : sa dernière ligne, « end … », manque.
record-count = Ligne { $line } : la dernière ligne compte { $found } réponses et il y en a { $count }.
record-changed = Ligne { $line } : l’enregistrement a été modifié après coup : sa somme de contrôle ne va pas.
record-after-end = Ligne { $line } : « { $text } » se trouve après la fin de l’enregistrement.
clause-unknown = La loi de { $game } n’a pas d’article « { $found } ». Tout près : { $known }.
bot-unknown = Il n’y a pas de robot « { $found } » pour { $game }. Robots : { $known }.
message-late = Trop tard : la question à laquelle vous répondiez n’est plus ouverte.
live-suspended = La partie est suspendue : elle attend que les autres reviennent ({ $clause }).
plain = { $text }

## Notation

answer-unknown = « { $text } » n’est pas une réponse ici. Répondez par exemple : { $example }.
answer-quits = « { $text } » : pour abandonner, tapez « { $answer } » ou touchez le bouton qui le dit.
notation-keep = garder
notation-stop = stop
notation-yes = oui
notation-no = non
notation-ready = prêt

## Au terminal

ui-you = Vous
ui-player = Nom
ui-score = Total
ui-answers = Possibles : { $answers }
ui-only-answer = Une seule réponse possible : { $answer } (Entrée suffit)
ui-no-answer = « { $text } » n’est ni une réponse ni une commande. Répondez par exemple { $example }, ou tapez « aide ».
ui-go-on = Entrée pour continuer ›
ui-score-first = C’est votre premier score dans ce niveau : il est noté.
ui-score-best = Votre meilleur score dans ce niveau : { $points } ({ $day }).
ui-score-beaten = Record battu : votre meilleur score était { $points } ({ $day }).
ui-score-lost = Le score n’a pas pu être noté : { $why }.
ui-hand-over = C’est à { $seat }. Les autres regardent ailleurs.
ui-yes-or-no = oui ou non ›
ui-reference-line = { $name } : { $text }
ui-no-aid = Ce jeu n’a pas de fiche d’aide.
ui-no-tricks = Ce jeu n’a pas de plis.
ui-help-clause = l’article de la question posée ; « ? 4.11.1 » : cet article
ui-help-aid = la fiche d’aide du jeu
ui-help-board = la table, encore une fois
ui-help-log = ce qui s’est passé ; « journal 50 » ou « journal tout » pour en voir plus
ui-help-tricks = les plis passés, quand on peut les revoir
ui-help-hint = ce que ferait le meilleur robot, et pourquoi (contre des robots seulement)
ui-hint-wait = Un instant de réflexion…
ui-help-standing = passer tout le reste de la pioche ou de l’enchère ; « passetout 7 » : tant que votre main ne vaut pas 7
ui-standing-none = Un seul joueur, à une question où l’on passe souvent, peut tout passer : pas ici.
ui-standing-number = Après « passetout » vient un nombre : la mise à partir de laquelle on vous demande de nouveau. « { $text } » n’en est pas un.
ui-help-undo = reprendre votre dernière décision
ui-help-save = enregistrer la partie ; « enregistrer fichier » pour choisir où
ui-help-help = cette liste
ui-help-quit = partir ; la partie est enregistrée
ui-log-number = « { $text } » n’est pas un nombre de lignes. Tapez par exemple « journal 50 », ou « journal tout ».
ui-log-cut = … { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
 } (« journal tout »)
ui-left = À bientôt.
ui-input-ended = Plus rien à lire : la table se ferme.
ui-nothing-to-save = Rien n’a été joué : il n’y a rien à enregistrer.
ui-saved = Partie enregistrée dans { $file }.
ui-resume = Pour la reprendre :
ui-replay = Pour la revoir :
ui-save-folder = { $file } est un dossier : donnez aussi un nom de fichier.
ui-save-exists = Le fichier { $file } existe déjà et reste tel quel : choisissez un autre nom.
ui-save-failed = La partie n’a pas pu être enregistrée dans { $file } : { $why }.
ui-undo-nothing = Vous n’avez encore rien décidé que l’on puisse reprendre.
ui-undo-asked = { $asker } demande à reprendre sa dernière décision. { $seat }, êtes-vous d’accord ?
ui-undo-refused = La demande est refusée : la décision reste prise.
ui-undone = Coup repris : choisissez de nouveau.
ui-undone-by-bots = Les robots acceptent toujours ({ $names }). Coup repris : choisissez de nouveau.
ui-replay-range = Cette partie compte { $most } réponses : on ne peut pas s’arrêter après { $found }.
ui-replay-seat = Il n’y a pas de siège { $found } : les sièges vont de 0 à { $most }.
ui-replay-after = { $count ->
    [0] Avant la première réponse
    [one] Après { $count } réponse sur { $most }
   *[other] Après { $count } réponses sur { $most }
 }
ui-replay-unfinished = Partie en cours, montrée comme à une personne qui regarde : mains, pioche et plis passés restent cachés. « --open » montre tout.
ui-replay-closed = Cette position de la manche en cours ne se revoit pas avant la fin de la manche.
ui-replay-as = Montrée comme { $seat } l’a vue : « vous », c’est { $seat }.
ui-replay-as-unfinished = Partie en cours, montrée comme { $seat } l’a vue : « vous », c’est { $seat }. Les plis passés de la manche restent fermés. « --open » montre tout.
ui-replay-open = Montrée entièrement, mains ouvertes.
ui-nature = Hasard
ui-law-see = Voir aussi : { $clauses }
ui-law-question = Question :
ui-law-readings = Lectures possibles :
ui-law-settled = Décision :
ui-law-reason = Raison :
ui-law-examples = Exemples
ui-law-given = Situation :
ui-law-when = Action :
ui-law-then = Effet :
ui-law-checks = Vérifications
record-players = Ligne { $line } : { $found } joueurs pour { $wanted } sièges.
record-chance = Ligne { $line } : l’en-tête ne dit le hasard qu’à moitié : il faut l’empreinte (commitment), le secret et le nonce de chaque siège.

## Le hasard, vérifié

chance-none = Rien à vérifier : cette partie ne dit pas d’où venait son hasard (elle est d’avant les empreintes, d’une leçon ou du terminal).
chance-fits = Le secret va avec l’empreinte promise.
chance-other-secret = LE SECRET NE VA PAS avec l’empreinte promise : ce n’est pas celui qui avait été choisi avant la donne.
chance-follows = { $count ->
    [0] Le hasard n’a pas été sollicité.
    [one] Le seul tirage découle du secret et des nonces.
   *[other] Les { $count } tirages découlent tous du secret et des nonces.
 }
chance-wrong = LA RÉPONSE { $number } DU HASARD NE DÉCOULE PAS du secret et des nonces : on y lit « { $found } », il faudrait « { $wanted } ».
chance-line = C’est la ligne { $line } du fichier.
chance-nonces = { $count ->
    [0] Personne n’a apporté de nonce.
    [one] Nonce apporté par { $names }.
   *[other] Nonces apportés par { $names }.
 }
chance-no-nonce = Sans nonce : { $names }.

## La ligne de commande

cli-about = Une table de jeu dans les bois : jouer, arbitrer, étudier.
cli-lang = langue de tout ce qui est dit : fr ou en (sinon celle du système)
cli-play = jouer une partie dans le terminal
cli-replay = montrer pas à pas une partie enregistrée
cli-picture = dessiner un coup d’une partie enregistrée, ou une position (JSON), en image (SVG ou PNG)
cli-picture-out = le fichier à écrire, dont le nom finit par .svg ou .png ; sinon un SVG est affiché
cli-research-exported = { $games } parties et { $decisions } décisions sont dans { $file }.
research-other-players = Avec ces options, on jouerait à { $found } ; cet environnement a { $wanted } joueurs.
research-no-game = Aucune partie n’est en cours : appelez d’abord reset().
cli-no-research = Il faut l’extra « research » : pip install clairiere[research].
cli-solve = résoudre la fin d’une manche de Renard depuis une position (JSON) : ce que vaut chaque choix
cli-solve-hidden = comme le sait qui doit jouer : sur toutes les mains que l’autre peut tenir
solve-game = Seules les positions de renard se résolvent, pas celles de { $found }.
solve-nobody = Dans cette position, personne n’a de choix à faire.
solve-too-many = La main compte { $found } cartes ; on sait en résoudre { $most } au plus.
solve-too-long = Trop de choses peuvent encore arriver pour résoudre cette position.
solve-open = Au joueur { $seat } de jouer. Chances de gagner la partie à cartes ouvertes, si personne ne se trompe :
solve-hidden = Au joueur { $seat } de jouer. Chances de gagner la partie, sur toutes les mains compatibles avec ce qui a été vu :
solve-value = {"  "}{ $choice } : { $chance } %
cli-verify = vérifier que le hasard d’une partie enregistrée est celui qui était promis
cli-law = lire la loi d’un jeu, ou un de ses articles ; --check compte ce que citent le code et les tests
cli-sim = faire jouer beaucoup de parties à des robots
cli-bench = mesurer le moteur, à côté d’OpenSpiel et de Catanatron s’ils sont installés
cli-games = les jeux, leurs options et leurs robots
cli-completion = écrire ce qu’il faut à un shell pour compléter cette ligne de commande : eval "$(clairiere completion bash)"
cli-completion-shell = bash, zsh ou fish
cli-game = quel jeu
cli-bot = le robot à affronter, par niveau ou par nom
cli-seats = qui s’assoit où, par exemple human,search, human,2 (robots par niveau, 0 à 3, ou par nom) ou human,human
cli-names = les noms, séparés par des virgules
cli-option = une option du jeu ; `clairiere games` en donne la liste ; `--NOM VALEUR` fait de même
cli-match = un match en deux parties : les rôles s’échangent, les points des deux s’ajoutent
cli-after = la deuxième partie d’un match, après celle-ci, terminée
cli-option-twice = L’option { $option } est donnée deux fois.
cli-option-game = Dites à quel jeu l’option { $option } est destinée.
cli-flag-elsewhere = --{ $flag } n’est pas pour { $game } : c’est une option de { $games }.
cli-seats-options = Ces options sont pour { $wanted ->
    [one] une personne
   *[other] { $wanted } personnes
 }, et il y en a { $found } ({ $clause }).
cli-sim-role = {"  "}{ $role } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
 } sur { $games }, { $mean } points en moyenne
match-none = { $game } n’a pas de match en deux parties à { $seats } joueurs.
match-unfinished = La partie de { $found } n’est pas terminée : la deuxième vient après elle.
match-other = Ce n’est pas la deuxième partie après celle de { $found } : joueurs et rôles ne correspondent pas.
match-second = Première partie : { $points }. Les rôles s’échangent.
match-won = Match : { $points }. Victoire de { $winners }.
match-tied = Match : { $points }. Égalité.
cli-seed = un nombre entier qui rend tout reproductible
cli-save = écrire la partie dans ce fichier après chaque coup
cli-resume = reprendre une partie enregistrée
cli-to = s’arrêter après tant de réponses
cli-seat = comme ce siège l’a vue
cli-open = tout montrer, même dans une partie inachevée
cli-hint = avec ce que ferait là le meilleur robot
cli-draws = lister chaque tirage avec son genre et ses options, pour un autre vérificateur (docs/chance.md)
cli-unsealed = accepter un enregistrement écrit à la main, sans sa dernière ligne
cli-cite = un jeu, ou un article comme renard:4.11.1
cli-check = comparer la loi, le code et les tests
cli-tests = où sont les tests (sinon ./tests)
cli-json = écrire du JSON
cli-games-count = combien de parties
cli-bots = les robots, par niveau ou par nom, séparés par des virgules
cli-seconds = combien de temps dure chaque mesure
cli-compiled = compilé
cli-interpreted = interprété
cli-you = Joueur
cli-player = Joueur { $number }
cli-no-seat = Il n’y a pas de siège { $found } : ils vont de 0 à { $most }.
cli-which-law = Quelle loi ? Jeux : { $known }.
cli-no-tests = Il n’y a pas de dossier « { $found } » avec des tests : lancez ceci dans le dossier du projet, ou nommez-le avec --tests.
cli-law-count = { $game } : { $clauses } articles, { $coded } codés, { $tested } testés.
cli-law-code = {"  "}sans code : { $gap }
cli-law-tests = {"  "}sans test : { $gap }
cli-law-unknown = {"  "}cités mais absents de la loi : { $gap }
cli-too-few = On ne peut pas jouer { $found } parties : il en faut au moins 1.
cli-sim-bot = { $bot } : { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
 }, { $mean } points en moyenne
cli-sim-all = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
 }, { $decisions } décisions, { $rate } par seconde
cli-seconds-range = On ne mesure pas { $found } secondes : de 0,01 à 3600.
cli-no-peer = Pas installé, donc rien à comparer : { $peers }. ./dev bench s’en charge.
cli-one-game = { $id } : { $title }, { $players } personnes. { $about }
cli-one-option = {"  "}{ $name } ({ $values } ; { $default }) : { $help }
cli-its-bots = {"  "}robots : { $bots }
cli-option-form = « { $found } » n’est pas une option : il faut NOM=VALEUR.
cli-names-count = { $found } noms pour { $wanted } sièges.
cli-no-file = « { $found } » ne peut pas être lu : { $reason }.
cli-option-fixed = Une partie commencée garde son option { $option } ({ $clause }).
cli-resume-fixed = Une partie commencée garde ses sièges, ses noms et sa graine.
cli-misunderstood = { $command } : { $message } (voir --help).
cli-missing = { $command } : il manque quelque chose : { $what } (voir --help).
cli-unknown-command = { $command } n’a pas de commande « { $found } » : --help les donne toutes.
cli-did-you-mean = Vouliez-vous dire « { $near } » ?
cli-moved = « { $found } » est désormais un outil pour qui développe le projet : dans une copie des sources, lancez { $tools }.
cli-group-play = jouer
cli-group-study = étudier
cli-group-serve = servir
cli-group-research = chercher
cli-options = options
cli-help = montrer cette aide
cli-more-help = `clairiere COMMANDE --help` montre ce que prend une commande, `clairiere play JEU --help` aussi les options d’un jeu. Sans commande, la table s’ouvre dans le navigateur.
cli-options-of = options de { $game }
cli-option-help = { $help } ({ $values }{ $usual ->
    [none] {""}
   *[other] {" "}; par défaut : { $usual }
})
cli-unrecognized = { $command } : incompris : { $what } (voir --help).
cli-bad-choice = { $command } : { $found } ne convient pas à { $what }, qui admet : { $known }.
cli-out-of-range = { $command } : { $found } ne convient pas à { $what } : il faut un nombre de { $low } à { $high }.
cli-bad-value = { $command } : { $found } ne convient pas à { $what } : il faut un nombre.
cli-no-value = { $command } : { $what } demande une valeur.
cli-no-save = « { $found } » ne peut pas être écrit : { $reason }.
cli-two-names = Deux sièges portent le nom « { $found } » : les noms doivent différer.
cli-bot-or-seats = Choisissez soit --bot, soit --seats.
cli-not-live = { $game } en temps réel se joue dans le navigateur ; ici, choisissez la forme à tours.
cli-scores = les scores des parties d’équipe qui ont été notés
cli-score = { $day }  { $result }  { $options }  { $names }
cli-score-won = { $points } points
cli-score-lost = défaite
cli-no-scores = Aucun score n’est encore noté pour { $game }.
cli-resume-game = Ce fichier contient une partie de { $found } ; pour la reprendre, ne nommez pas d’autre jeu.
cli-system = Le système répond : { $reason }.
cli-error-missing = ce fichier n’existe pas
cli-error-folder = c’est un dossier
cli-error-denied = l’accès est refusé
cli-error-exists = il existe déjà
cli-error-text = ce n’est pas un texte
cli-error-full = le disque est plein
bot-expert = Redoutable (robot)
bot-greedy = Tranquille (robot)
bot-random = Hasard (robot)
bot-search = Aguerri (robot)
record-game = Ligne { $line } : il n’y a pas de jeu « { $found } ». Jeux : { $known }.
cli-seed-range = Une graine est un nombre entier de 30 chiffres au plus.
cli-conform = vérifier par des parties au hasard qu’un jeu tient toutes les promesses du contrat
cli-conform-game = quel jeu (sinon tous)
cli-conform-seconds = pendant combien de temps
cli-conform-seed = la première graine ; les suivantes se suivent
cli-conform-range = { $found } secondes ne conviennent pas : plus de 0, au plus 86400.
cli-conform-broken = { $game }, graine { $seed } : la promesse { $promise } n’est pas tenue : { $why }
cli-conform-kept = { $walks ->
    [one] { $walks } partie
   *[other] { $walks } parties
 }, { $promises } promesses tenues ; dernière graine : { $seed }
cli-campaign = jouer des parties coopératives de Root à la suite : new, next, show
cli-campaign-act = commencer une campagne, la poursuivre, ou voir où elle en est
cli-campaign-keep = après une victoire, la carte que chacun conserve, par place, comme 0:claim-b,1:tax-f ; un tiret pour aucune
campaign-wins = { $wins ->
    [0] Aucune victoire
    [one] Une victoire
   *[other] { $wins } victoires
 } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } ; la Marquise Mécanique commence la suivante avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
campaign-player = { $seat }  { $name } : { $cards ->
    [none] aucune carte conservée
   *[other] { $cards }
 }
campaign-may-keep = { $name } peut conserver l’une de ces cartes : { $cards }.
campaign-complete = La campagne est gagnée : elle commencerait la partie suivante avec 30 points.
campaign-unfinished = Une partie n’est pas finie : { $file }.
campaign-pick = La dernière partie est gagnée : dites par --keep quelle carte chacun conserve (ou - pour aucune), parmi : { $cards } ({ $clause }).
campaign-no-pick = On conserve des cartes après une victoire, avant que la partie suivante ne commence ({ $clause }).
campaign-over = Après { $wins } victoires elle commencerait avec 30 points : la campagne est gagnée ({ $clause }).
campaign-own-option = La campagne fixe elle-même l’option { $option } ({ $clause }).
campaign-other-game = « { $found } » n’est pas une partie de cette campagne.
campaign-no-campaign = « { $found } » ne contient pas de campagne.

## L’arène

cli-arena = mesurer des robots : les mêmes donnes pour tous, sièges et factions à tour de rôle
cli-arena-bots = les robots, par niveau (0, 1) ou par nom, séparés par des virgules ; le dernier prend les sièges qui restent
cli-arena-out = garder résultats et enregistrements dans ce dossier, et y reprendre après une interruption (sinon dans un dossier à part)
cli-arena-plot = dessiner aussi le résultat dans ce fichier : .png ou .svg
cli-site = écrire la table dans un dossier de fichiers que tout hébergement peut servir : elle se passe de serveur
cli-site-site = l’adresse où elle sera, pour que les aperçus de liens aient une image
site-no-wheel = { $name } manque et n’a pas pu être téléchargé de PyPI : le site en a besoin.
site-no-client = Le client ou son moteur n’est pas construit : ./dev setup.
site-not-empty = { $folder } contient autre chose : le site veut un dossier vide, ou l’un des siens.
site-written = La table est dans { $folder } ({ $size } Mo). Tout serveur de fichiers convient, à n’importe quelle adresse.
cli-keys = garde les clés du serveur dans ce fichier et non dans la base, et y déplace celles de la base (sinon CLAIRIERE_KEYS)
cli-serve-workers = dans combien de processus peuvent réfléchir les robots qui cherchent (sinon un par cœur, moins un)
cli-workers = combien de processus jouent à la fois (sinon un par cœur)
cli-ray = jouer sur une grappe Ray : à cette adresse, sinon celle que nomme RAY_ADDRESS, sinon sur cette machine (extra « ray »)
picture-no-png = Un PNG demande resvg : pip install clairiere[pictures]. Un SVG ne demande rien.
arena-no-png = Un PNG demande matplotlib : pip install clairiere[plots]. Un SVG ne demande rien.
arena-plot = Le fichier d’une image finit par .png ou .svg, pas comme { $found }.
arena-no-ray = Ray n’est pas installé : pip install clairiere[ray].
arena-ray-lost = Aucune grappe Ray ne répond à { $found }.
arena-ray-code = Une machine de la grappe a une autre version de Clairière que celle-ci : ses parties ne seraient pas comparables.
arena-workers = { $found } processus ne peuvent pas jouer : il en faut au moins 1.
arena-worker = Un processus qui jouait a été tué ; la même commande reprend là où elle s’est arrêtée.
arena-not-folder = « { $found } » n’est pas un dossier : nommez-en un pour garder les résultats.
arena-held = Une autre arène joue dans « { $found } » : attendez-la, ou nommez un autre dossier.
arena-foreign = « { $found } » contient autre chose : nommez un nouveau dossier.
arena-other = « { $found } » contient une autre série, qui diffère ({ $what }) : nommez un nouveau dossier.
arena-interrupted = Interrompu ; la même commande reprend là où elle s’est arrêtée ({ $folder }).
arena-kept = Résultats, enregistrements et image ({ $picture }) sont gardés dans { $folder } ; « clairiere replay » ouvre les enregistrements.
arena-by-bot = Part de victoires par robot
arena-by-seat = Par siège
arena-by-faction = Par faction
arena-by-round = Victoires par manche
arena-round = Manche { $round }
arena-seat = Siège { $seat }
arena-won = { $wins } sur { $games }
arena-counts = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
 }, graine { $seed }.
arena-draws = { $draws ->
    [one] { $draws } nulle ne compte pas comme victoire.
   *[other] { $draws } nulles ne comptent pas comme victoires.
 }
arena-stopped = { $stopped ->
    [one] { $stopped } partie a été arrêtée
   *[other] { $stopped } parties ont été arrêtées
 } sans avoir de fin.
arena-fault = { $bot } a perdu { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } par une réponse illégale ou une erreur ; à la partie { $first } : { $why }
arena-uneven = La dernière donne est incomplète : un multiple de { $rounds } parties donne à chaque robot chaque siège aussi souvent.
arena-elo = Elo : { $first } est à { $elo } contre { $second } [{ $low } à { $high }], une nulle comptant pour une demi-victoire.
arena-milliseconds = Millisecondes par décision : { $times }.
arena-method = Intervalles à 95 %, groupés par donne : la dispersion entre les donnes dit combien de parties indépendantes valent celles qui ont été jouées, et avec ce nombre l’intervalle est celui de Wilson.
arena-method-short = Intervalles à 95 % (Wilson), groupés par donne.
arena-method-equal = Intervalles à 95 % (Wilson), groupés par donne ; le trait pointillé est la part égale.
arena-points = Points par partie : { $points }.

## Ce que vaut un niveau

strength-level = { $level ->
    [0] le pur hasard
    [1] « Tranquille »
    [2] « Aguerri »
   *[other] le niveau { $level }
 }
strength-rival = Gagne { $share } % des parties contre { $below } (de { $low } à { $high } % ; { $games } parties).
strength-rivals = Gagne { $times } fois une part égale contre { $below } à toutes les autres places (de { $low } à { $high } ; { $games } parties).
strength-team = Une équipe de ce niveau gagne { $share } % des parties (de { $low } à { $high } % ; { $games } parties), avec { $points } points en moyenne.
strength-unproved = Rien ne prouve qu’il soit plus fort que { $below }.
strength-at-once = Répond aussitôt.
strength-seconds = Réfléchit { $seconds } s par décision.

## Indices

hint-adviser = La chouette
hint-best = { $adviser } choisirait : { $choice }.
hint-value = Elle compte alors gagner { $percent } fois sur cent.
hint-wait = { $adviser } attendrait, et laisserait faire les autres.
hint-only = C’est le seul choix permis.
hint-pass = attendre et laisser faire les autres
hint-alone = Elle ne pèse pas les autres choix.
hint-rest = { $count ->
    [one] Un autre choix a été à peine regardé : il semble moins bon.
   *[other] { $count } autres choix ont été à peine regardés : ils semblent moins bons.
 }
hint-cost-none = aussi bon, à une victoire sur cent près
hint-cost-little = à peine moins bon : { $percent } % de chances de gagner en moins
hint-cost-some = moins bon : { $percent } % de chances de gagner en moins
hint-cost-much = bien moins bon : { $percent } % de chances de gagner en moins
hint-value-team = Victoire et score réunis, elle attend alors { $percent } % d’un très bon résultat.
hint-cost-none-team = aussi bon, à un centième du résultat près
hint-cost-little-team = à peine moins bon : { $percent } % du résultat en moins
hint-cost-some-team = moins bon : { $percent } % du résultat en moins
hint-cost-much-team = bien moins bon : { $percent } % du résultat en moins
hint-card = { $card } : { $percent } %
hint-card-never = { $card } : jamais
hint-card-sure = { $card } : à coup sûr
hint-card-many = { $mean ->
    [one] { $mean } carte « { $card } » en moyenne
   *[other] { $mean } cartes « { $card } » en moyenne
 }
hint-instead = Au lieu de cela
hint-beliefs = Ce que les autres peuvent avoir en main
hint-hand = { $name } : { $cards }
hint-guessed = Ce que les autres peuvent deviner de cette main
hint-clauses = Les articles en jeu
why-alike = Les autres choix qu’elle a regardés se valent, à une victoire sur cent près.
why-close = Les essais penchent pour ce choix plutôt que pour « { $instead } », sans qu’une raison ressorte.
hint-none-asked = Personne n’est interrogé ici : il n’y a rien à conseiller.
hint-not-alone = Les indices sont pour qui joue seul contre des robots : d’autres personnes jouent ici.

