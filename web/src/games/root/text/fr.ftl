### Les mots de l’écran de Root. Les noms des pièces, des cartes et des factions viennent du jeu.

root-map = { $board ->
    [winter] Le plateau Hiver
   *[other] Le plateau Automne
 }
root-map-tools = Voir de plus près
root-zoom-in = Agrandir
root-zoom-out = Réduire
root-zoom-all = Toute la carte
root-recap = Depuis votre dernier tour
root-follow = Ce que font les autres
root-follow-repeat = Reprendre au début
root-follow-back = L’acte précédent
root-follow-next = L’acte suivant
root-follow-pause = Pause
root-follow-on = Continuer
root-follow-again = Revoir
root-follow-skip = Passer
root-follow-speed = Vitesse : { root-speed-quick }, { root-speed-normal } ou { root-speed-patient }
root-missed-title = Ce que vous n’avez pas vu
root-missed = { $count ->
    [one] Une action des autres n’a pas été montrée.
   *[other] { $count } actions des autres n’ont pas été montrées.
}
root-missed-show = Revoir
root-shows-past = Le plateau montre le passé.
root-to-present = Revenir au présent
root-speed-quick = vive
root-speed-normal = normale
root-speed-patient = patiente
root-map-keys = Sur la carte
root-key-arrows = la clairière suivante dans cette direction
root-key-enter = la choisir, ou voir tout ce qu’elle contient
root-key-detail = tout ce que contient la clairière
root-key-zoom = agrandir, réduire
root-key-pan = déplacer la carte
root-key-all = toute la carte
root-glass = Regarder au lieu de jouer
root-only-looking = Vous regardez : rien ne se joue.
root-back-to-play = Revenir au jeu
root-clearing = Clairière { $clearing }, { $suit }
root-ruled-by = contrôlée par : { $name }
root-unruled = personne ne la contrôle
root-reserved-for = pose réservée à : { $name }
root-closed-clearing = fermée à tous
root-a-ruin = une ruine
root-open-slots = { $count ->
    [0] aucun emplacement libre
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
 }
root-paths-to = chemins vers { $list }
root-on-river = sur la rivière
root-nobody = Personne ici.
root-warriors = { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
 }
root-pawn = pion
root-choose-it = à choisir
root-in-forest = { $name } : dans la forêt { $forest }
root-move-from = Partir d’ici
root-battle-here = Combattre ici
root-score = Piste de score
root-score-of = { $name } : { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
root-score-arrived = { $name } : { $count } points, { $goal } déjà atteints
root-off-track = { $name } : hors de la piste, joue la Domination
root-left-actions = { $count ->
    [0] plus d’action
    [one] encore { $count } action
   *[other] encore { $count } actions
 }
root-left-decree = { $count ->
    [0] Décret accompli
    [one] encore { $count } carte du Décret
   *[other] encore { $count } cartes du Décret
 }
root-turmoil = Crise
root-left-operations = { $count ->
    [0] plus d’opération
    [one] encore { $count } opération
   *[other] encore { $count } opérations
 }
root-left-items = { $count ->
    [0] plus d’objet prêt
    [one] encore { $count } objet prêt
   *[other] encore { $count } objets prêts
 }
root-deck = Pioche : { $count }
root-discard = Défausse : { $count }
root-discard-empty = La défausse est vide.
root-unseen = Non vues : { $count }
root-unseen-means = Les cartes dont vous ne savez pas où elles sont : { $deck } dans la pioche, { $others } chez les autres.
root-unseen-known = Vous les savez chez les autres
root-shared-items = Objets à fabriquer
root-no-items = plus d’objet à fabriquer
root-available = À prendre :
root-boards = Plateaux des factions
root-board-own = Sur votre plateau
root-hand-cards = En main
root-known = connues :
root-supply = Guerriers en réserve
root-in-play = En jeu
root-crafted-items = Objets fabriqués
root-dominance = Domination
root-track = { $name } : { $built } sur { $of } posés
root-sign-card = 🂠
root-next = { $points ->
    [one] {"+"}{ $points } point
   *[other] {"+"}{ $points } points
 }{ $draw ->
    [0] {""}
   *[other] {", "}+{ $draw } carte
 }{ $cost ->
    [-1] {""}
   *[other] {", "}coût { $cost }
 }
root-wood-left = { $count } bois en réserve sur { $of }
root-column-recruit = Recruter
root-column-move = Déplacer
root-column-battle = Combattre
root-column-build = Bâtir
root-decree = Le Décret
root-resolved = exécutée
root-set-aside = Face cachée : { $names }
root-leader-builder = objets fabriqués à plein
root-leader-charismatic = recrute deux guerriers
root-leader-commander = inflige une perte de plus en attaque
root-leader-despot = un point de plus par combat qui détruit
root-base = Base { $suit } : { $built ->
    [yes] sur le plateau
   *[no] en réserve
 }
root-officers = { $count ->
    [one] { $count } officier
   *[other] { $count } officiers
 }
root-operations = ({ $done } opérations faites sur { $of })
root-supporters = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
 }
root-items-track = Pistes
root-items-satchel = Sacoche
root-items-exhausted = Épuisés
root-items-damaged = Endommagés
root-items-broken = Endommagés et épuisés
root-relations = Relations
root-relation-indifferent = indifférent
root-relation-amiable-1 = amical
root-relation-amiable-2 = très amical
root-relation-allied = allié
root-relation-hostile = hostile
root-relation-no-marker = sans marqueur
root-quests = Quêtes ({ $left } en pile)
root-completed = { $count ->
    [one] { $count } quête accomplie
   *[other] { $count } quêtes accomplies
 }
root-battle = Combat
root-battle-in = Combat, clairière { $clearing } ({ $suit })
root-attacks = attaque
root-defends = défend
root-die = dé : { $count }
root-deals = { $count ->
    [0] n’inflige rien
    [one] inflige { $count } perte
   *[other] inflige { $count } pertes
 }
root-stage-ambush = peut tendre une embuscade : avant les dés, deux pertes
root-stage-foil = peut déjouer l’embuscade avec une des siennes
root-stage-enlist = peut faire appel à un protecteur
root-stage-effects = peut utiliser une carte en jeu
root-stage-hit = choisit ce qu’il perd
root-stage-damage = choisit les objets endommagés
root-stage-hospitals = peut soigner ses guerriers
root-stage-order = règle l’ordre des effets
root-stage-dice = Les dés vont rouler.
root-hit-parts = Le détail de ces pertes
root-dice-rule = Le plus grand dé est à l’attaquant, sauf contre l’Alliance ; nul n’inflige par les dés plus que ses guerriers.
root-cost = coûte { $cost }
root-any = au choix
root-makes = donne { $item }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
root-no-hand = Votre main est vide.
root-how-many = Combien
root-take-along = Emmener
root-less = Un de moins
root-more = Un de plus
root-so-many = Choisir { $count }
root-many = ({ $count })
root-more-acts = { $count ->
    [one] Encore { $count } choix
   *[other] Encore { $count } choix
 }
root-idle-card = Rien à faire avec cette carte maintenant.
root-explained = Ce que fait chaque choix
root-item-card = Prenez cet objet dans la réserve : { $item }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. La carte est défaussée ; sans objet en réserve, elle ne se fabrique pas.
root-left-funds = { $count } en caisse
root-outcast = Paria : { $suit }{ $hated ->
    [yes] , haï
   *[no] {""}
 }
root-acolytes = { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
 }
root-revealed = Cartes révélées ce tour
root-lost-souls = Âmes perdues : { $count }
root-prices = Prix des services
root-box-payments = Paiements
root-box-funds = Fonds
root-box-commitments = Engagements
root-box-invested = Investis ce tour
root-orders = Programme d’ordres
root-face-down = face cachée
root-priorities = Ses priorités
root-priority-defender = Attaque : le plus de pièces, puis de points
root-priority-sends = Départs : par numéro de clairière croissant
root-priority-goal = Arrivée : là où l’adversaire a le plus de pièces
root-no-orders = Aucun ordre.
root-never-ambush = Pas d’embuscade ce tour-ci
root-skip-empty = Passer pour moi si je n’ai pas de réponse
root-for-sale = À vendre
root-guide = { $name } : sur un écran
root-guide-scores = D’où viennent ses points
root-guide-special = Ses règles propres
root-points = { $name } : d’où viennent les points
root-over-time = Les points, tour après tour.
root-over-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }
root-points-turn = { $points } (tour { $turn })
root-points-none = Aucun point encore.
root-points-before = avant ce que cet écran a vu
root-lesson-first = D’abord les règles communes
root-lesson = Essayer un premier tour
