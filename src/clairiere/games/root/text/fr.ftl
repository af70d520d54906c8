### Root en français.

root-title = Root
root-about = Une guerre pour la forêt : chats, oiseaux, rebelles et un vagabond, chacun avec ses règles ; 30 points donnent la victoire.

## Options

root-option-factions = Les factions en jeu, par leurs noms ou leurs lettres, séparées par des virgules ; vide pour les factions habituelles
root-option-board = Automne ou Hiver
root-option-seating = Les places sont-elles tirées au sort
root-option-first = Qui commence

## Au terminal

root-ui-letter-fox-garden = J
root-ui-letter-rabbit-garden = J
root-ui-letter-mouse-garden = J
root-ui-letter-fox-post = C
root-ui-letter-rabbit-post = C
root-ui-letter-mouse-post = C
root-ui-outcast = Parias { $suit }
root-ui-hated = Parias { $suit }, Haïs
root-ui-acolytes = { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
 }
root-ui-gardens = jardins
root-ui-souls = Âmes Perdues
root-ui-revealed = révélées
root-ui-prices = prix : carte { $cards }, bateaux { $boats }, mercenaires { $mercenaries }
root-ui-payments = paiements { $warriors }
root-ui-funds = fonds { $warriors }
root-ui-commitments = engagés { $warriors }
root-ui-invested = sur les comptoirs { $warriors }
root-ui-posts = comptoirs
root-ui-hirer = mercenaires de { $letter }
root-ui-boats = les rivières sont des chemins pour { $letters }
root-ui-orders = ordres
root-ui-colon = {" : "}
root-ui-letter-sawmill = S
root-ui-letter-workshop = A
root-ui-letter-recruiter = R
root-ui-letter-wood = B
root-ui-letter-keep = D
root-ui-letter-roost = P
root-ui-letter-fox-base = B
root-ui-letter-rabbit-base = B
root-ui-letter-mouse-base = B
root-ui-letter-sympathy = S
root-ui-before = La mise en place commence.
root-ui-turn = { $you ->
    [yes] Tour { $number }, le vôtre
   *[no] Tour { $number }, { $whose }
 }
root-ui-news-turn = Tour { $number }, { $whose } :
root-ui-placed = { $seat } : { $count } guerriers de plus dans les clairières { $clearings }.
root-ui-in-short = { $points } pts { $cards } c.
root-ui-battle = Combat en clairière { $clearing } : { $attacker } contre { $defender }
root-ui-hits = pertes { $dealt } à { $returned }
root-ui-hit-parts = attaque : { $dealt_parts } ; défense : { $returned_parts }
root-ui-piles = pioche { $deck }, défausse { $discard }
root-ui-items = Objets à fabriquer : { $items }.
root-ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
root-ui-arrived = { $points } (30 atteints)
root-ui-no-points = sans points
root-ui-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
root-ui-hand = Main ({ $count })
root-ui-hand-of = Main ({ $whose }) :
root-ui-stack-of = Partisans ({ $whose }) :
root-ui-supply = { $count ->
    [one] { $count } guerrier en réserve
   *[other] { $count } guerriers en réserve
 }
root-ui-in-play = en jeu { $cards }
root-ui-box = fabriqué { $items }
root-ui-dominance = vise { $card }
root-ui-coalition = en coalition avec { $other }
root-ui-known = vu en main { $cards }
root-ui-wood-cost = { $count } bois
root-ui-gain = +{ $count }
root-ui-wood = { $count } bois en réserve
root-ui-actions = { $count ->
    [one] { $count } action restante
   *[other] { $count } actions restantes
 }
root-ui-recruited = recrutement fait
root-ui-leader = chef { $leader }
root-ui-decree = Décret
root-ui-resolved = { $count ->
    [one] { $count } carte exécutée
   *[other] { $count } cartes exécutées
 }
root-ui-each-evening = +{ $count } chaque Crépuscule
root-ui-set-aside = face cachée { $leaders }
root-ui-supporters = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
 }
root-ui-officers = { $count ->
    [one] { $count } officier
   *[other] { $count } officiers
 }
root-ui-supporter-cost = { $count ->
    [one] { $count } partisan
   *[other] { $count } partisans
 }
root-ui-bases-left = bases à bâtir { $suits }
root-ui-operations = { $count } opérations faites sur { $most }
root-ui-items-satchel = prêts { $items }
root-ui-items-track = sur les pistes { $items }
root-ui-items-exhausted = épuisés { $items }
root-ui-items-damaged = abîmés { $items }
root-ui-items-broken = abîmés et épuisés { $items }
root-ui-relations = relations { $list }
root-ui-relation-indifferent = indifférente
root-ui-relation-amiable_1 = aimable
root-ui-relation-amiable_2 = amicale
root-ui-relation-allied = alliée
root-ui-relation-hostile = hostile
root-ui-completed = { $count ->
    [one] { $count } quête accomplie
   *[other] { $count } quêtes accomplies
 }
root-ui-quests = quêtes { $quests } (et { $count } cachées)
root-ui-looked = sous la ruine de { $clearing } { $items }
root-ui-discard = Défausse : { $cards }.
root-ui-available = À côté de la carte : { $cards }.
root-ui-signs = ▸ peut être choisi · ■ emplacement pris □ libre ▒ ruine × fermée · couleurs ▲ renard ● lapin ◆ souris ✦ oiseau ○ toutes · « · » chemin ≈ rivière ♣ forêt · [M3SR] la Marquise contrôle, avec 3 guerriers, une scierie et un recruteur ; en capitales les bâtiments, en minuscules les jetons
root-ui-typing = touche, mot ou notation
root-ui-which = « { $text } » peut vouloir dire plusieurs choses : { $labels }.

## Mots

root-you = Vous
root-to-you = vous
root-suit-fox = renard
root-suit-rabbit = lapin
root-suit-mouse = souris
root-suit-bird = oiseau
root-suit-any = au choix
root-guide-line = { $fr }
root-reference-goal = Son but
root-reference-scores = D’où viennent ses points
root-reference-special = Ses règles propres
root-reference-common = Pour toutes les factions
root-name-turn = Tour
root-does-turn = Aurore, Jour, Crépuscule ; puis c’est à la personne suivante, dans le sens horaire.
root-name-rule = Contrôle
root-does-rule = qui a le plus de guerriers et de bâtiments dans une clairière la contrôle.
root-name-move = Déplacement
root-does-move = des guerriers vont dans une clairière voisine ; il faut contrôler celle qu’ils quittent ou celle où ils vont.
root-name-battle = Combat
root-does-battle = deux dés : l’attaquant inflige le plus grand, le défenseur le plus petit.
root-name-ambush = Embuscade
root-does-ambush = jouée en défense avant les dés, dans une clairière de sa couleur : 2 pertes pour l’attaquant.
root-name-craft = Fabrication
root-does-craft = on active des pièces de fabrication dans des clairières des couleurs du coût.
root-name-birds = Oiseaux
root-does-birds = une carte Oiseau peut compter pour une autre couleur.
root-name-removed = Points
root-does-removed = 1 par bâtiment ou jeton adverse retiré.
root-name-victory = Victoire
root-does-victory = la première personne à 30 points gagne aussitôt.
root-does-victory-coop = vous gagnez ensemble si chacun de vous atteint 30 points avant la Marquise Mécanique.
root-name-dominance = Domination
root-does-dominance = dès 10 points, l’activer change la façon de gagner : des clairières au lieu de points.
root-phase-setup = mise en place
root-phase-birdsong = Aurore
root-phase-daylight = Jour
root-phase-evening = Crépuscule
root-short-marquise = Marquise
root-short-eyrie = Canopée
root-short-alliance = Alliance
root-short-vagabond = Vagabond
root-short-cult = Culte
root-short-riverfolk = Compagnie
root-short-mechanical = Marquise Mécanique
root-faction-marquise = Marquise de Chat
root-faction-eyrie = Dynasties de la Canopée
root-word-pass = passe
root-word-end = fin
root-word-craft = fabrication
root-word-move = déplacement
root-word-battle = combat
root-word-recruit = recrutement
root-word-build = construction
root-word-warrior = guerrier
root-word-nobody = un joueur absent
root-word-march = marche
root-word-overwork = surmenage
root-word-extra = action additionnelle
root-word-sawmill = scierie
root-word-workshop = atelier
root-word-recruiter = recruteur
root-word-wood = bois
root-word-keep = donjon
root-word-hospitals = hôpitaux de campagne
root-word-roost = perchoir
root-word-vizier = Vizir Fidèle
root-word-builder = Bâtisseur
root-word-charismatic = Charismatique
root-word-commander = Commandant
root-word-despot = Despote
root-word-boots = botte
root-word-bag = sac
root-word-crossbow = arbalète
root-word-hammer = marteau
root-word-sword = épée
root-word-tea = café
root-word-coins = pièces
root-word-torch = torche

## Cartes

root-card-ambush-bird = Embuscade ! (oiseau)
root-card-ambush-fox = Embuscade ! (renard)
root-card-ambush-rabbit = Embuscade ! (lapin)
root-card-ambush-mouse = Embuscade ! (souris)
root-card-dominance-bird = Domination (oiseau)
root-card-dominance-fox = Domination (renard)
root-card-dominance-rabbit = Domination (lapin)
root-card-dominance-mouse = Domination (souris)
root-card-birdy-bindle = Baluchon d’Oiseau (oiseau)
root-card-woodland-runners = Coureurs des Bois (oiseau)
root-card-arms-trader = Marchand d’Armes (oiseau)
root-card-crossbow-bird = Arbalète (oiseau)
root-card-armorers = Armuriers (oiseau)
root-card-sappers = Sapeurs (oiseau)
root-card-brutal-tactics = Tactiques Brutales (oiseau)
root-card-royal-claim = Prétention Royale (oiseau)
root-card-gently-used-knapsack = Sac en Bon État (renard)
root-card-root-tea-fox = Café de Racines (renard)
root-card-travel-gear-fox = Attirail de Voyage (renard)
root-card-protection-racket = Racket (renard)
root-card-foxfolk-steel = Acier des Renards (renard)
root-card-anvil = Enclume (renard)
root-card-stand-and-deliver = La Bourse ou la Vie ! (renard)
root-card-tax-collector = Collecteur d’Impôts (renard)
root-card-favor-of-the-foxes = Faveur des Renards (renard)
root-card-smugglers-trail = Piste des Contrebandiers (lapin)
root-card-root-tea-rabbit = Café de Racines (lapin)
root-card-a-visit-to-friends = Visite à des Amis (lapin)
root-card-bake-sale = Vente de Gâteaux (lapin)
root-card-command-warren = Chef de Garenne (lapin)
root-card-better-burrow-bank = Banque des Terriers (lapin)
root-card-cobbler = Cordonnier (lapin)
root-card-favor-of-the-rabbits = Faveur des Lapins (lapin)
root-card-mouse-in-a-sack = Souris dans un Sac (souris)
root-card-root-tea-mouse = Café de Racines (souris)
root-card-travel-gear-mouse = Attirail de Voyage (souris)
root-card-investments = Investissements (souris)
root-card-sword-mouse = Épée (souris)
root-card-crossbow-mouse = Arbalète (souris)
root-card-scouting-party = Éclaireurs (souris)
root-card-codebreakers = Décodeurs (souris)
root-card-favor-of-the-mice = Faveur des Souris (souris)
root-card-spy-bird = Espion (oiseau)
root-card-spy-fox = Espion (renard)
root-card-spy-rabbit = Espion (lapin)
root-card-spy-mouse = Espion (souris)

## Questions

root-planned-ambush = Si l’on m’attaque : une embuscade
root-planned-foil = Si mon attaque tombe dans une embuscade : une des miennes
root-planned-effects = Dans une bataille, après les dés : une carte en jeu
root-planned-hospitals = Si je perds des guerriers : hôpitaux de campagne
root-ask-from = { $march ->
    [first] Marche, premier déplacement sur deux : de quelle clairière
    [second] Marche, second déplacement : de quelle clairière, ou finissez la marche
   *[none] Déplacement : de quelle clairière
 }
root-ask-to = { $march ->
    [first] Marche, premier déplacement
    [second] Marche, second déplacement
   *[none] Déplacement
 } depuis la clairière { $origin } : vers quelle clairière
root-ask-count = { $march ->
    [first] Marche, premier déplacement
    [second] Marche, second déplacement
   *[none] Déplacement
 } de la clairière { $origin } à la clairière { $clearing } : combien de guerriers
root-ask-battlefield = Combat : dans quelle clairière
root-ask-defender = Combat dans la clairière { $clearing } : contre qui
root-ask-ambush = On vous attaque dans la clairière { $clearing } ({ $suit }) : jouez une embuscade ou passez
root-ask-foil = Une embuscade dans la clairière { $clearing } ({ $suit }) : contrez-la avec une des vôtres ou passez
root-ask-enlist = Avant les dés : faites appel à un protecteur ou passez
root-ask-effects = Après les dés : utilisez une carte en jeu ou passez
root-ask-hit = Choisissez la pièce perdue dans la clairière { $clearing } ({ $other }, pertes restantes : { $count })
root-ask-order = Plusieurs effets tombent ensemble : lequel d’abord
root-ask-activate = { $card } : activez une pièce de fabrication, de quelle couleur (encore { $count })
root-ask-effect = Utilisez un effet ou terminez
root-ask-player = { $card } : désignez un joueur
root-ask-tax = Collecteur d’Impôts : retirez un guerrier de quelle clairière
root-ask-discard = Trop de cartes : défaussez-en une
root-ask-keep = Mise en place : le coin de votre donjon
root-ask-first-sawmill = Mise en place : la clairière de votre scierie
root-ask-first-workshop = Mise en place : la clairière de votre atelier
root-ask-first-recruiter = Mise en place : la clairière de votre recruteur
root-ask-wood = Il y a trop peu de bois (reste { $count }) : quelle scierie en reçoit un
root-ask-muster = Il y a trop peu de guerriers (reste { $count }) : quel recruteur en reçoit un
root-ask-daylight = Jour : fabriquez, agissez ou terminez ({ $left -> 
    [one] { $left } action restante
   *[other] { $left } actions restantes
 })
root-ask-building = Construction : quel bâtiment
root-ask-site = Construction, { $piece } pour { $count } bois : dans quelle clairière
root-ask-pay-wood = Construction, { $piece } dans la clairière { $clearing } : prenez le bois de quelle clairière (encore { $count })
root-ask-sawmill = Surmenage avec { $card } : quelle scierie reçoit le bois
root-ask-hospitals = Hôpitaux de campagne, clairière { $clearing } ({ $suit }) : dépensez une carte assortie pour sauver { $count ->
    [one] un guerrier
   *[other] { $count } guerriers
 } ou passez
root-ask-corner = Mise en place : le coin de votre premier perchoir
root-ask-leader = { $turmoil ->
    [yes] Crise, { $card } était impossible : choisissez un nouveau dirigeant
    [some] Crise : choisissez un nouveau dirigeant
   *[no] Choisissez un dirigeant
 }
root-ask-decree = Le Décret : ajoutez une carte, une ou deux en tout
root-ask-column = Le Décret, { $card } : dans quelle colonne
root-ask-new-roost = Un nouveau perchoir : dans quelle clairière
root-ask-craft = Jour : fabriquez une carte ou terminez pour commencer le Décret
root-ask-resolve = Le Décret, { $word } : quelle carte maintenant
root-ask-recruit = Le Décret, { $card } : recrutez dans quelle clairière
root-ask-build = Le Décret, { $card } : construisez dans quelle clairière

## Ce que termine ou laisse une réponse

root-end-agitation = Terminer le Jour
root-end-conspire = Plus de conspiration, passer au Jour
root-end-craft = Finir de fabriquer, commencer le Décret
root-end-daylight = Terminer le Jour
root-end-decree = Ne plus ajouter de carte au Décret
root-end-effect = Ne plus utiliser d’effet
root-end-garden-craft = Finir de fabriquer
root-end-market = Ne plus rien acheter
root-end-operation = Terminer les opérations du Crépuscule
root-end-revolt = Plus de révolte
root-end-ritual = Terminer le Jour
root-end-sympathy = Plus de Sympathie, passer au Jour
root-end-trade = Terminer le Jour
root-end-stow = Piocher
root-end-wander = Terminer le Jour
root-pass-aid-take = Ne prendre aucun objet
root-pass-ally = Combattre sans allié
root-pass-ambush = Pas d’embuscade
root-pass-battlefield = Ne pas combattre
root-pass-bring = N’emmener personne
root-pass-effects = N’utiliser aucune carte
root-pass-enlist = Se passer de protecteur
root-pass-foil = Ne pas contrer l’embuscade
root-pass-from = { $march ->
    [second] Finir la marche sans second déplacement
   *[other] Ne pas se déplacer
 }
root-pass-hospitals = Ne sauver personne
root-pass-outrage = Montrer sa main
root-pass-price-boats = Garder ce prix
root-pass-price-cards = Garder ce prix
root-pass-price-mercenaries = Garder ce prix
root-pass-relic = Ne prendre aucun objet
root-pass-reward = Ni points ni cartes
root-pass-slip = Rester sur place
root-pass-swap = Ne rien échanger

## Ce que coûte et rapporte un choix

root-cost-building = Coûte { $wood } bois, rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
root-cost-sympathy = Coûte { $supporters ->
    [one] { $supporters } partisan
   *[other] { $supporters } partisans
 } de sa couleur, rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
root-cost-revolt = Coûte { $supporters } partisans de sa couleur.
root-cost-items = Épuise { $items }.
root-cost-acolytes = Coûte { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
 }.
root-cost-in-warriors = Prix : { $count ->
    [one] { $count } guerrier
   *[other] { $count } guerriers
 } de votre réserve.
root-cost-in-items = Prix : { $count ->
    [one] { $count } objet épuisé
   *[other] { $count } objets épuisés
 }.

## Ce qui s’est passé

root-event-ordered = { $seat } : d’abord { $word }, clairière { $clearing } ({ $other }).
root-event-saved = { $seat } : { $count ->
    [one] un guerrier perdu dans la clairière { $clearing } est sauvé
   *[other] { $count } guerriers perdus dans la clairière { $clearing } sont sauvés
 }.
root-event-not-saved = { $seat } : { $count ->
    [one] un guerrier perdu dans la clairière { $clearing } n’est pas sauvé
   *[other] { $count } guerriers perdus dans la clairière { $clearing } ne sont pas sauvés
 }.
root-event-placed = { $seat } : { $count -> 
    [one] un guerrier
   *[other] { $count } guerriers
 } de plus dans la clairière { $clearing }.
root-event-removed = { $seat } : { $count -> 
    [one] un guerrier
   *[other] { $count } guerriers
 } de moins dans la clairière { $clearing }.
root-event-moved = { $seat } : { $count -> 
    [one] un guerrier
   *[other] { $count } guerriers
 } de { $origin } vers { $clearing }.
root-event-built = { $seat } : un bâtiment dans la clairière { $clearing } ({ $piece }).
root-event-razed = { $seat } : un bâtiment perdu dans la clairière { $clearing } ({ $piece }).
root-event-token = { $seat } : { $piece } dans la clairière { $clearing } ({ $count }).
root-event-token-gone = { $seat } : { $piece } en moins dans la clairière { $clearing }.
root-event-drew = { $seat } : { $pile ->
    [stack] { $count ->
        [one] une carte de la pioche rejoint
       *[other] { $count } cartes de la pioche rejoignent
     } les partisans
   *[other] { $count ->
        [one] une carte
       *[other] { $count } cartes
     } de la pioche
 }{ $cards ->
    [none] {""}
   *[other] {", "}{ $cards }
 }.
root-event-pawn = { $seat } : le pion va { $forest ->
    [yes] dans le bois { $place }
   *[no] dans la clairière { $place }
 }.
root-event-ruin-gone = La ruine de la clairière { $clearing } disparaît.
root-event-recovered = { $seat } : { $card } revient de la défausse.
root-event-reshuffled = La défausse redevient la pioche : { $count } cartes.
root-event-spent = { $seat } : dépense de { $card }.
root-event-discarded = { $seat } : défausse de { $card }.
root-event-available = { $card } est disponible à côté du plateau.
root-event-gave = { $seat } : { $pile ->
    [stack] une carte rejoint les partisans{ $own ->
        [yes] {""}
       *[no] {" "}({ $other })
     }
   *[other] une carte passe à { $other }
 }{ $cards ->
    [none] {""}
   *[other] {", "}{ $cards }
 }.
root-event-showed = { $seat } : la main est montrée à { $other }{ $cards ->
    [none] {""}
   *[other] {", "}{ $cards }
 }.
root-event-item = { $seat } : un objet fabriqué ({ $item }).
root-event-scored = { $seat } : +{ $count }, { $total -> 
    [one] { $total } point
   *[other] { $total } points
 }.
root-event-lost = { $seat } : −{ $count }, { $total -> 
    [one] { $total } point
   *[other] { $total } points
 }.
root-event-won = Victoire : { $seats }.
root-event-battle = { $seat } : combat contre { $other } dans la clairière { $clearing }.
root-event-ambushed = { $seat } : embuscade dans la clairière { $clearing }, { $card }.
root-event-foiled = { $seat } : l’embuscade est contrée avec { $card }.
root-event-rolled = Les dés : { $high } et { $low }.
root-event-used = { $seat } : effet de { $card }.
root-event-used-up = { $seat } : effet de { $card }, défaussée.
root-event-hits = { $seat } : { $count ->
    [0] aucune perte infligée
    [one] { $count } perte infligée
   *[other] { $count } pertes infligées
} ({ $dealt_parts }) ; { $other } : { $returned ->
    [0] aucune
   *[other] { $returned }
} ({ $returned_parts }).
root-hit-higher-die = dé le plus fort { $count }
root-hit-lower-die = dé le plus faible { $count }
root-hit-guerrilla-higher = dé le plus fort { $count } par la guérilla
root-hit-guerrilla-lower = dé le plus faible { $count } par la guérilla
root-hit-warriors = { $count } faute de guerriers
root-hit-swords = { $count } faute d’épées
root-hit-defenseless = +{ $count } contre un défenseur sans défense
root-hit-tactics = +{ $count } Tactiques Brutales
root-hit-sappers = +{ $count } Sapeurs
root-hit-armorers = { $count } Armuriers
root-hit-commander = +{ $count } Commandant
root-hit-extra = +{ $count } par la faction
root-event-crafted = { $seat } : fabrication de { $card }.
root-event-dominance = { $seat } : { $card } activée. Les points ne comptent plus : la victoire dépend des clairières contrôlées.
root-event-took = { $seat } : prise de { $card } à côté du plateau.
root-event-turn = Tour { $count } : { $seat }.
root-event-phase = { $seat } : { $phase }.
root-event-suits = Les couleurs des clairières : { $suits }.
root-event-faction = { $seat } : { $faction }.
root-event-first = Premier joueur : { $seat }.
root-event-deck = La pioche a { $count } cartes.
root-event-ruins = Ruines dans les clairières { $clearings }.
root-event-supply = { $count } objets sont dans la réserve.
root-event-set-up = { $seat } : mise en place ({ $faction }).
root-event-action = { $seat } : { $word }.
root-event-leader = { $seat } : nouveau dirigeant, { $word }.
root-event-decree-card = { $seat } : { $card } pour le Décret.
root-event-decreed = { $seat } : { $card } dans la colonne { $word }.
root-event-resolves = { $seat } : résolution de { $card }, { $word }.
root-event-turmoil = { $seat } : crise ! { $card } ({ $word }) ne peut être exécutée : { $reason ->
    [0] il n’y a plus assez de guerriers en réserve
    [1] aucun perchoir ne se trouve dans une clairière de sa couleur
    [2] aucun guerrier ne peut partir d’une clairière de sa couleur
    [3] aucun adversaire n’est à combattre dans une clairière de sa couleur
    [4] tous les perchoirs sont déjà sur la carte
   *[5] aucune clairière contrôlée de sa couleur n’a de place pour un nouveau perchoir
 }.
root-event-purged = { $seat } : le Décret est purgé de { $cards }.

## Pourquoi (les raisons d’un indice)

why-root-points = Vous marquez plus d’ici votre prochain tour : { $best } { $best ->
    [one] point
   *[other] points
 } en moyenne, au lieu de { $other } avec « { $instead } ».
why-root-others = Celui des autres qui marque le plus marque moins d’ici votre prochain tour : { $best } { $best ->
    [one] point
   *[other] points
 } en moyenne, au lieu de { $other } avec « { $instead } ».
why-root-cards = Il vous reste plus de cartes en main à votre prochain tour : { $best } en moyenne, au lieu de { $other } avec « { $instead } ».
why-root-warriors = Vous avez plus de guerriers sur la carte à votre prochain tour : { $best } en moyenne, au lieu de { $other } avec « { $instead } ».
why-root-ruled = Vous contrôlez plus de clairières à votre prochain tour : { $best } en moyenne, au lieu de { $other } avec « { $instead } ».

## Refus

root-over = La partie est finie ({ $clause }).
root-not-seated = Personne n’est assis là ({ $clause }).
root-not-asked = Ce n’est pas à vous de répondre : { $whom ->
    [nature] le hasard décide
   *[other] on attend { $whom }
 } ({ $clause }).
root-not-possible = « { $answer } » n’est pas possible maintenant ({ $clause }).
root-must = On ne peut pas y renoncer ({ $clause }).
root-say-end = Vous pouvez en rester là : répondez « { root-word-end } » ({ $clause }).
root-say-pass = Vous pouvez décliner : répondez « { root-word-pass } » ({ $clause }).
root-no-answer = « { $text } » n’est pas une réponse de ce jeu ({ $clause }).
root-not-in-deck = « { $text } » : ce ne sont pas des cartes différentes du paquet ({ $clause }).
root-draw-count = On pioche { $wanted } cartes, pas { $found } ({ $clause }).
root-forest = Les guerriers n’entrent pas dans les bois ({ $clause }).
root-count = Un guerrier au moins, { $most } au plus ({ $clause }).
root-effect-not-now = { $answer } ne peut pas servir maintenant ({ $clause }).
root-effect-used = { $answer } a déjà servi ({ $clause }).
root-effect-idle = Il n’y a personne ni rien sur quoi utiliser { $answer } à présent ({ $clause }).
root-not-in-play = { $answer } n’est pas en jeu devant vous ({ $clause }).
root-no-rolled-hits = Il n’y a pas de perte aux dés à ignorer ({ $clause }).
root-no-such-piece = Il n’y a pas là de telle pièce à choisir ({ $clause }).
root-no-such-order = Cet ordre ne peut pas être choisi ici ({ $clause }).
root-take-dominance = Pour prendre { $answer }, dépensez une carte { $suit ->
    [bird] oiseau
    [fox] renard ou oiseau
    [rabbit] lapin ou oiseau
   *[mouse] souris ou oiseau
 } ({ $clause }).
root-not-in-hand = { $answer } n’est pas dans votre main ({ $clause }).
root-wrong-suit = { $answer } n’est pas de la couleur qui convient ({ $clause }).
root-no-ambush = { $answer } n’est pas une embuscade ({ $clause }).
root-ambush-suit = { $answer } ne convient pas à cette clairière ({ $suit ->
    [fox] renard
    [rabbit] lapin
   *[mouse] souris
 }) ({ $clause }).
root-one-dominance = Une carte Domination activée ne se remplace pas ({ $clause }).
root-too-few-points = Activer une carte Domination demande 10 points ; vous en avez { $points } ({ $clause }).
root-never-crafted = { $answer } ne se fabrique jamais ({ $clause }).
root-no-item = Cet objet n’est plus dans la réserve ({ $clause }).
root-in-play-already = Vous avez déjà cet effet en jeu ({ $clause }).
root-cost = { $answer } coûte { $cost } : vos pièces de fabrication inutilisées ne suffisent pas ({ $clause }).
root-no-fighters = Vous n’avez personne pour combattre dans cette clairière ({ $clause }).
root-no-enemy = Aucun autre joueur n’a de pièce dans cette clairière ({ $clause }).
root-no-warriors = Vous n’avez pas de guerrier dans cette clairière ({ $clause }).
root-rule-neither = Il faut contrôler la clairière de départ ou d’arrivée ({ $clause }).
root-not-adjacent = Aucun chemin n’y mène ({ $clause }).
root-closed = Plus rien ne peut entrer dans cette clairière ({ $clause }).
root-not-that-player = Vous ne pouvez pas désigner ce joueur ({ $clause }).
root-no-cards-there = Ce joueur n’a pas de cartes ({ $clause }).
root-not-there = Ce joueur n’a pas de pièce dans la clairière ({ $clause }).
root-faction-twice = { $faction } est nommé trop souvent : une faction joue une fois, le Vagabond deux fois au plus ({ $clause }).
root-factions-text = L’option factions est un texte, noms ou lettres séparés par des virgules, comme « marquise,eyrie » ; ici { $found } ({ $clause }).
root-faction-count = { $found ->
    [one] Une seule faction
   *[other] { $found } factions
 } : il peut en jouer de { $least } à { $most } ({ $clause }).
root-faction-seats = { $found ->
    [one] Une faction est nommée
   *[other] { $found } factions sont nommées
 }, et il y a { $seats } joueurs : il en faut une pour chacun ({ $clause }).
root-first-not-there = La place { $seat } n’existe pas : elles vont jusqu’à { $most } ({ $clause }).
root-card-unknown = { $where } : « { $text } » n’est pas une carte ({ $clause }).
root-card-doubled = { $where } : la carte { $card } est déjà dans { $first } ({ $clause }).
root-card-missing = { $where } : ces cartes ne sont nulle part : { $cards } ({ $clause }).
root-seats = { $where } : les factions sont { $known } ({ $clause }).
root-suits = { $where } : ce ne sont pas les couleurs de ce plateau ({ $clause }).
root-no-ruin = { $where } : la clairière { $clearing } n’a pas cette ruine ({ $clause }).
root-no-slot = { $where } : la clairière a { $open } emplacements libres ({ $clause }).
root-too-many = { $where } : la faction en a { $limit } ({ $clause }).
root-no-stack = { $where } : cette faction n’a pas de pile de partisans ({ $clause }).
root-supporters = { $where } : sans base, la pile compte au plus { $most } partisans ({ $clause }).
root-no-partner = { $where } : seul un Vagabond se joint à quelqu’un, et seulement à quatre joueurs ou plus ({ $clause }).
root-always-rivers = { $where } : pour cette faction, les rivières sont toujours des chemins ({ $clause }).
root-no-boats = { $where } : les rivières sont des chemins pour le joueur dont c’est le tour, s’il a acheté des bateaux ({ $clause }).
root-available = { $where } : { $card } ne peut pas être à côté du plateau : c’est la place des dominations et des espions ({ $clause }).
root-activated = { $where } : on n’a pas pu activer plus de pièces d’artisanat qu’il n’y en a : renard, lapin, souris { $there } ({ $clause }).
root-keep-corner = { $where } : le donjon est dans un coin : { $corners } ({ $clause }).
root-revealed-now = { $where } : des cartes ne sont révélées que pendant le Jour de leur propriétaire, jusqu’au début du Crépuscule ({ $clause }).
root-crusade-now = { $where } : une Croisade n’a lieu que pendant l’Aurore de son propriétaire ({ $clause }).
root-no-hand = { $where } : cette faction n’a pas de main ({ $clause }).
root-acted = { $where } : elle a fait une action, s’il lui en reste moins de trois ({ $clause }).
root-one-roost = { $where } : une clairière compte au plus un perchoir ({ $clause }).
root-added-bird = { $where } : un oiseau a été ajouté, mais aucune carte ({ $clause }).
root-plundered = { $where } : c’est l’affaire d’un combat, et personne ne combat ({ $clause }).
root-no-vizier = { $where } : le dirigeant n’a pas ce vizir : { $entry } ({ $clause }).
root-not-decreed = { $where } : { $entry } n’est pas dans le Décret ({ $clause }).
root-resolved-order = { $where } : { $entry } ne peut pas venir ici : chaque carte une fois, colonne par colonne depuis la gauche ({ $clause }).
root-no-box = { $where } : il range ses objets sur son propre plateau ({ $clause }).
root-aids = { $where } : { $count } auraient déplacé le marqueur, ou il ne va pas plus loin ({ $clause }).
root-same-relic = { $where } : personne n’a deux objets des ruines identiques ({ $clause }).
root-no-looker = { $where } : seuls les Vagabonds regardent sous les ruines ({ $clause }).
root-top = { $where } : la carte { $card } n’est pas dans la pioche ({ $clause }).
root-asked = { $where } : « { $found } » n’est posée à aucun moment de cette phase dans cette position. Questions possibles ici : { $known } ({ $clause }). Ce qui suit une réponse s’atteint en répondant.
root-no-dominance = { $where } : { $card } n’est pas une carte Domination ({ $clause }).
root-no-place = { $where } : « { $text } » n’est pas un lieu de ce plateau ({ $clause }).
root-won-already = { $where } : avec { $points } points la partie serait finie ({ $clause }).
root-not-held = { $where } : une carte est connue qui n’est pas là ({ $clause }).
root-no-battle = { $where } : un combat demande un attaquant, un autre défenseur et une clairière où il se trouve ({ $clause }).
root-no-steps = { $where } : une mise en place inachevée demande ses étapes ({ $clause }).
root-no-question = { $where } : rien n’est demandé dans cette position ({ $clause }).
root-step-number = { $where } : { $found } ne convient pas ici, il faut { $kind } ({ $clause }).
root-step-rung = { $where } : { $step } ne peut pas reprendre à son échelon { $found } ({ $clause }).
root-step-place = { $where } : { $below ->
    [first] { $step } ne peut pas venir en premier
   *[other] { $step } ne peut pas suivre { $below }
 } ({ $clause }).
root-step-astray = { $where } : { $step } ne peut pas être en cours dans cette position ({ $clause }).
root-no-reaction = { $where } : { $text } ne désigne rien qui puisse attendre ({ $clause }).
root-closed-true = { $where } : écrire true pour une clairière fermée, ou rien ; pas { $found } ({ $clause }).
root-not-chosen = { $where } : il manque ce qu’une faction choisit à sa mise en place ({ $clause }).
root-rest-twice = { $where } : le reste des cartes est déjà dans { $other } ({ $clause }).
root-nobody = { $where } : il faut dire à qui ({ $clause }).
root-own-partner = { $where } : nul n’est en coalition avec lui-même ({ $clause }).
root-no-pawn = { $where } : cette faction n’a pas de pion ({ $clause }).
root-not-persistent = { $where } : { $card } n’a pas d’effet persistant ({ $clause }).
root-effect-doubled = { $where } : l’effet de { $card } est déjà en jeu ({ $clause }).
root-not-available = Cette carte n’est pas à côté du plateau ({ $clause }).
root-crafting-over = La fabrication vient avant la première action ({ $clause }).
root-no-actions = Il ne reste pas d’action ({ $clause }).
root-recruited-already = On recrute une fois par tour ({ $clause }).
root-no-recruiter = Vous n’avez pas de recruteur sur le plateau ({ $clause }).
root-action-impossible = « { $answer } » n’est possible nulle part maintenant ({ $clause }).
root-no-slot-supplied = Aucune clairière que vous contrôlez et que rejoint assez de bois n’a d’emplacement libre ({ $clause }).
root-nothing-ruled = Vous ne contrôlez aucune clairière ({ $clause }).
root-march-instead = On se déplace par une marche de deux déplacements : répondez « { root-word-march } » ({ $clause }).
root-card-with-it = Nommez aussi la carte, après « { $answer } » ({ $clause }).
root-actions-first = Les oiseaux achètent des actions après la troisième ; il en reste { $left } ({ $clause }).
root-bird-needed = Seule une carte oiseau convient ({ $clause }).
root-no-sawmill = Vous n’avez pas de scierie dans une clairière de cette couleur ({ $clause }).
root-no-wood = Il ne reste pas de bois dans votre réserve ({ $clause }).
root-wood-short = Il y a trop peu de bois dans les clairières contrôlées et reliées ({ $clause }).
root-no-building-left = Il ne reste pas de tel bâtiment sur sa piste ({ $clause }).
root-not-a-corner = Il faut un des coins proposés ({ $clause }).
root-wrong-corner = Si un autre coin est pris, le vôtre est en face ; si deux le sont, c’est l’un des autres ({ $clause }).
root-no-open-slot = Cette clairière n’a pas d’emplacement libre ({ $clause }).
root-not-near-keep = Les bâtiments de départ vont dans la clairière du donjon ou à côté ({ $clause }).
root-not-ruled = Vous ne contrôlez pas cette clairière ({ $clause }).
root-no-wood-there = Il n’y a pas de bois à prendre dans cette clairière ({ $clause }).
root-wood-not-linked = Ce bois n’est pas relié au site par des clairières que vous contrôlez ({ $clause }).
root-no-building-there = Aucun de vos bâtiments n’y attend de pièce ({ $clause }).
root-must-add = Il faut ajouter au moins une carte au Décret ({ $clause }).
root-one-bird = On n’ajoute qu’une carte oiseau par Aurore ({ $clause }).
root-decree-unresolved = Il faut résoudre tout le Décret ({ $clause }).
root-resolved-already = { $answer } est déjà résolue ce tour-ci ({ $clause }).
root-craft-first = La fabrication vient avant le Décret ({ $clause }).
root-not-this-column = Les colonnes se résolvent de gauche à droite ({ $clause }).
root-leader-set-aside = Ce dirigeant est face cachée ({ $clause }).
root-leader-in-office = { $where } : { $leader } dirige et n’est pas face cachée ({ $clause }).
root-reserved = Seul un autre joueur peut y poser des pièces ({ $clause }).
root-no-roost = Il n’y a pas de perchoir dans cette clairière ({ $clause }).
root-roost-there = Il y a déjà un perchoir dans cette clairière ({ $clause }).
root-wrong-clearing = Cette clairière ne convient pas ({ $clause }).
root-not-fewest = D’autres clairières ont moins de guerriers ({ $clause }).
root-wrong-phase = « { $answer } » appartient à une autre phase ({ $clause }).

## Le Vagabond

root-faction-vagabond = Vagabond
root-word-explore = exploration
root-word-strike = frappe
root-word-repair = réparation
root-word-steal = Larcin
root-word-day-labor = Travailleur
root-word-hideout = Refuge
root-word-instigate = Provocation
root-word-scorched-earth = Terre brûlée
root-word-points = points
root-word-cards = cartes
root-word-aid-m = aide à la Marquise
root-word-aid-e = aide à la Canopée
root-word-aid-a = aide à l’Alliance
root-word-aid-v = aide au Vagabond
root-word-aid-w = aide au second Vagabond
root-word-aid-c = aide au Culte
root-word-aid-r = aide à la Compagnie
root-word-aid-x = aide à la Marquise mécanique
root-word-thief = Voleur
root-word-tinker = Bricoleur
root-word-ranger = Rôdeur
root-word-vagrant = Miséreux
root-word-arbiter = Médiateur
root-word-scoundrel = Brigand
root-word-second-bag = sac (second)
root-word-second-boots = botte (seconde)
root-word-second-hammer = marteau (second)
root-word-second-sword = épée (seconde)
root-word-errand-fox = Faire une Course (renard)
root-word-fundraising-fox = Collecte de Fonds (renard)
root-word-give-a-speech-fox = Faire un Discours (renard)
root-word-logistics-help-fox = Aide Logistique (renard)
root-word-repair-a-shed-fox = Réparer une Cabane (renard)
root-word-errand-rabbit = Faire une Course (lapin)
root-word-give-a-speech-rabbit = Faire un Discours (lapin)
root-word-guard-duty-rabbit = Monter la Garde (lapin)
root-word-fend-off-a-bear-rabbit = Repousser un Ours (lapin)
root-word-expel-bandits-rabbit = Chasser les Bandits (lapin)
root-word-expel-bandits-mouse = Chasser les Bandits (souris)
root-word-guard-duty-mouse = Monter la Garde (souris)
root-word-fend-off-a-bear-mouse = Repousser un Ours (souris)
root-word-escort-mouse = Escorte (souris)
root-word-logistics-help-mouse = Aide Logistique (souris)
root-word-exhausted-boots = botte épuisée
root-word-exhausted-bag = sac épuisé
root-word-exhausted-crossbow = arbalète épuisée
root-word-exhausted-hammer = marteau épuisé
root-word-exhausted-sword = épée épuisée
root-word-exhausted-tea = café épuisé
root-word-exhausted-coins = pièces épuisées
root-word-exhausted-torch = torche épuisée
root-word-track-tea = café sur sa piste
root-word-track-coins = pièces sur leur piste
root-word-track-bag = sac sur sa piste
root-word-satchel-tea = café dans la sacoche
root-word-satchel-coins = pièces dans la sacoche
root-word-satchel-bag = sac dans la sacoche
root-ask-character = Mise en place : choisissez un personnage
root-ask-first-forest = Mise en place : le bois de votre pion
root-ask-refresh = Aurore : retournez face visible un objet épuisé (encore { $count })
root-ask-slip = Aurore : faufilez-vous vers une clairière ou un bois voisin ou passez
root-ask-wander = Jour : épuisez des objets pour agir ou terminez
root-ask-walk = Déplacement{ $free ->
    [1] {" "}sans bottes
   *[other] {""}
 } : vers quelle clairière
root-ask-bring = Déplacement de la clairière { $origin } à la clairière { $clearing } : emmenez des guerriers d’un allié ou passez
root-ask-ally = Combat : combattez avec les guerriers d’un allié ou passez
root-ask-damage = Combat : qu’est-ce qui subit la perte (pertes restantes : { $count })
root-ask-relic = Exploration : prenez un objet ou passez
root-ask-aid-item = Aide ({ $other }) : épuisez quel objet
root-ask-aid-take = Aide ({ $other }) : prenez un objet fabriqué ou passez
root-ask-reward = Quête accomplie, { $word } : points, cartes, ou ni l’un ni l’autre
root-ask-thirty = Plusieurs joueurs atteignent 30 points en même temps : choisissez lequel y arrive le premier et gagne
root-ask-strike = Frappe : contre qui
root-ask-strike-piece = Frappe ({ $other }) : retirez quelle pièce
root-ask-repair = Réparation : quel objet (encore { $count })
root-ask-victim = Larcin : à qui
root-ask-day-labor = Travailleur : quelle carte de la défausse
root-ask-instigate = Provocation : qui attaque
root-ask-instigated = Provocation ({ $other } attaque) : qui est attaqué
root-ask-partner = Coalition : avec qui
root-ask-stow = Crépuscule : déplacez des objets, puis piochez (1 carte de plus par pièce de monnaie sur sa piste)
root-ask-drop = Trop d’objets ({ $count } de trop) : retirez-en un de la sacoche{ $tracks ->
    [yes] {" "}ou placez-en un sur sa piste
   *[other] {""}
 }
root-event-character = { $seat } : { $word }.
root-event-got = { $seat } : un objet gagné ({ $item }).
root-event-exhausted = { $seat } : objet épuisé, { $item }.
root-event-refreshed = { $seat } : objet rafraîchi, { $item }.
root-event-damaged = { $seat } : objet endommagé, { $item }.
root-event-repaired = { $seat } : objet réparé, { $item }.
root-event-dropped = { $seat } : objet retiré de la partie, { $item }.
root-event-to-track = { $seat } : objet posé sur sa piste, { $item }.
root-event-to-satchel = { $seat } : objet rangé dans la sacoche, { $item }.
root-event-stocked = { $count } objets sont cachés sous les ruines.
root-event-explores = { $seat } : exploration de la ruine de la clairière { $clearing }.
root-event-looked = { $seat } : un regard sous la ruine de la clairière { $clearing }{ $cards ->
    [none] {""}
   *[other] {", "}{ $cards }
 }.
root-event-quest-open = Une nouvelle quête : { $word }.
root-event-quest = { $seat } : une quête accomplie, { $word }.
root-event-improved = { $seat } : meilleure relation avec { $other }, case { $count } sur 3.
root-event-ally = { $seat } : alliance avec { $other }.
root-event-hostile = { $seat } : relation désormais hostile avec { $other }.
root-event-appeased = { $seat } : relation qui n’est plus hostile avec { $other }.
root-event-special = { $seat } : { $word }.
root-event-allied-battle = { $seat } : combat aux côtés des guerriers de { $other }.
root-event-enlisted = { $seat } : protection pour { $other }.
root-event-burnt = { $seat } : la clairière { $clearing } est brûlée.
root-event-coalition = { $seat } : coalition avec { $other }.
root-character-taken = Ce personnage est pris ({ $clause }).
root-forest-needed = Votre pion commence dans un bois ({ $clause }).
root-other-face = Pas de ce côté-là : répondez « { $say } » ({ $clause }).
root-not-exhausted = Vous n’avez pas d’objet de ce genre épuisé et intact ({ $clause }).
root-not-undamaged = Vous n’avez pas cet objet intact ({ $clause }).
root-not-damaged = Vous n’avez pas cet objet endommagé ({ $clause }).
root-not-in-satchel = Seuls des objets de la sacoche peuvent être retirés ({ $clause }).
root-not-face-up = Vous n’avez pas cet objet intact et face visible ({ $clause }).
root-not-in-box = Ce joueur n’a pas fabriqué cet objet ({ $clause }).
root-not-this-relic = Vous ne pouvez pas prendre cet objet sous cette ruine ({ $clause }).
root-ally-stays = Les guerriers de ce joueur ne peuvent pas venir ({ $clause }).
root-no-such-ally = Les guerriers de ce joueur ne combattent pas pour vous ici ({ $clause }).
root-no-victim = Ce joueur n’a pas de pièce ici ou pas de carte ({ $clause }).
root-no-instigation = Ce joueur ne peut pas combattre ici ({ $clause }).
root-not-last = On rejoint le joueur qui a le moins de points ({ $clause }).
root-item-needed = Vous n’avez pas cet objet intact et face visible : { $item } ({ $clause }).
root-boots-short = Vos bottes face visible ne suffisent pas : les guerriers hostiles en coûtent une de plus ({ $clause }).
root-no-ruin-here = Il n’y a pas de ruine dans votre clairière ({ $clause }).
root-none-to-strike = Il n’y a rien à frapper dans votre clairière ({ $clause }).
root-none-damaged = Vous n’avez pas d’objet endommagé ({ $clause }).
root-in-forest = Cela ne se fait pas dans un bois ({ $clause }).
root-no-forest = On n’entre dans un bois qu’en se faufilant ({ $clause }).
root-place-not-adjacent = Ce lieu n’est pas voisin ({ $clause }).
root-not-in-discard = { $answer } n’est pas dans la défausse ({ $clause }).
root-no-item-up = Vous n’avez pas d’objet face visible ({ $clause }).
root-quest-not-open = Cette quête n’est pas face visible ({ $clause }).
root-quest-suit = Cette quête ne convient pas à votre clairière ({ $clause }).
root-quest-items = Vous n’avez pas les deux objets de cette quête face visible ({ $clause }).
root-not-movable = Cet objet n’est pas là face visible, ou il n’y a pas de place ({ $clause }).
root-not-your-special = Ce n’est pas l’Action Spéciale de votre personnage ({ $clause }).
root-slip-over = On se faufile durant l’Aurore ; le Jour, répondez « { root-word-move } » avant le lieu ({ $clause }).
root-no-steal = Personne ici n’a de carte à prendre ({ $clause }).
root-no-day-labor = La défausse n’a pas de carte de la couleur de votre clairière ({ $clause }).
root-no-instigate = Il faut ici deux autres joueurs, dont un qui puisse attaquer ({ $clause }).
root-no-coalition = Une coalition demande quatre joueurs et un partenaire sans Domination activée ({ $clause }).
root-hammers = { $answer } demande un marteau face visible par symbole, dans une clairière de la couleur ({ $clause }).
root-hammers-one-suit = { $answer } demande plusieurs couleurs, et tous vos marteaux ont celle de votre clairière ({ $clause }).
root-quest-doubled = { $where } : une quête est à deux endroits ({ $clause }).
root-not-arrived = { $where } : seul un joueur d’une équipe peut avoir atteint { $points } points et en avoir perdu ensuite ({ $clause }).
root-track-full = { $where } : une piste porte trois objets de son genre ({ $clause }).
root-ruins-hold = { $where } : { $wanted } objets sont cachés sous les ruines ({ $clause }).

## Alliance de la Forêt

root-faction-alliance = Alliance de la Forêt
root-word-fox-base = base renard
root-word-rabbit-base = base lapin
root-word-mouse-base = base souris
root-word-sympathy = Sympathie
root-word-mobilize = mobilisation
root-word-train = entraînement
root-word-organize = organisation
root-word-outrage = Indignation
root-ask-revolt = Révolte dans quelle clairière, ou fin ({ $supporters ->
    [one] { $supporters } partisan
   *[other] { $supporters } partisans
 })
root-ask-sympathy = Gagner la Sympathie de quelle clairière, ou fin ({ $supporters ->
    [one] { $supporters } partisan
   *[other] { $supporters } partisans
 })
root-ask-supporter = Quel partisan dépensez-vous pour la clairière { $clearing }, { $suit } (encore { $count })
root-ask-agitation = Jour : fabriquez, mobilisez, entraînez ou terminez
root-ask-operation = Crépuscule : une opération militaire, ou fin ({ $left ->
    [one] { $left } restante
   *[other] { $left } restantes
 })
root-ask-base = Recrutement : à quelle base
root-ask-organize = Organisation : dans quelle clairière
root-ask-outrage = Indignation, clairière { $clearing } ({ $suit }) : cédez une carte assortie à l’Alliance ; à défaut, montrez votre main
root-ask-dismiss = Plus de base : défaussez des partisans jusqu’à cinq
root-event-revolts = { $seat } : une révolte dans la clairière { $clearing }.
root-event-spreads = { $seat } : la Sympathie gagne la clairière { $clearing }.
root-event-supporter-spent = { $seat } : dépense d’un partisan, { $card }.
root-event-supporter-gone = { $seat } : défausse d’un partisan, { $card }.
root-event-supporters-lost = { $seat } : des partisans perdus avec une base, { $cards }.
root-event-officer = { $seat } : un guerrier devient officier ({ $count } en tout).
root-event-officers-lost = { $seat } : { $count ->
    [one] un officier
   *[other] { $count } officiers
 } de moins.
root-event-operation = { $seat } : { $word }.
root-one-sympathy = { $where } : une clairière porte au plus un jeton de Sympathie ({ $clause }).
root-base-suit = { $where } : une base est dans une clairière de sa couleur ({ $clause }).
root-clearing-first = Nommez la clairière : les partisans qui paient sont choisis ensuite ({ $clause }).
root-not-supporter = { $answer } n’est pas un de vos partisans ({ $clause }).
root-only-supporter = { $answer } est un partisan : il ne sert que par sa couleur, pour les révoltes et la Sympathie ({ $clause }).
root-no-base = Vous n’avez pas sur le plateau de base qui convienne ({ $clause }).
root-no-recruits = Il ne reste pas de guerrier dans votre réserve ({ $clause }).
root-operations-over = Les opérations militaires viennent avant la pioche ({ $clause }).
root-no-base-there = Vous n’avez pas de base dans cette clairière ({ $clause }).
root-not-sympathetic = Cette clairière n’est pas sympathisante ({ $clause }).
root-base-built = La base { $suit ->
    [fox] renard
    [rabbit] lapin
   *[mouse] souris
 } est déjà sur le plateau ({ $clause }).
root-supporters-short = Il faut { $wanted ->
    [one] { $wanted } partisan
   *[other] { $wanted } partisans
 } de la couleur de la clairière ({ $suit ->
    [fox] renard
    [rabbit] lapin
   *[mouse] souris
 }) ou oiseaux ({ $clause }).
root-sympathetic-already = Cette clairière est déjà sympathisante ({ $clause }).
root-not-near-sympathy = La Sympathie gagne les clairières voisines d’une sympathisante ({ $clause }).

## Culte des Lézards

root-faction-cult = Culte des Lézards
root-word-fox-garden = jardin renard
root-word-rabbit-garden = jardin lapin
root-word-mouse-garden = jardin souris
root-word-crusade = Croisade
root-word-convert = Conversion
root-word-sanctify = Sanctuaire
root-word-score = score
root-word-sacrifice = sacrifice
root-word-fear = Peur des fidèles
root-ask-first-garden = Mise en place : le coin de votre premier jardin
root-ask-outcast = Mise en place : quelle couleur est Paria
root-ask-conspire = Aurore : une conspiration, ou fin ({ $acolytes ->
    [one] { $acolytes } acolyte
   *[other] { $acolytes } acolytes
 })
root-ask-crusade = Croisade : déplacement ou combat
root-ask-convert = Conversion : dans quelle clairière
root-ask-converted = Conversion dans la clairière { $clearing } : le guerrier de qui
root-ask-sanctify = Sanctuaire : dans quelle clairière
root-ask-sanctified = Sanctuaire dans la clairière { $clearing } : quel bâtiment
root-ask-ritual = Jour : révélez une carte pour un rituel, ou terminez
root-ask-garden = Construction : un jardin dans quelle clairière
root-ask-flock = Recrutement : un guerrier dans quelle clairière
root-ask-garden-craft = Crépuscule : fabriquez avec vos jardins parias, ou terminez
root-event-outcast = { $seat } : les Parias sont de couleur { $suit }.
root-event-hated = { $seat } : les Parias, de couleur { $suit }, sont Haïs.
root-event-souls-gone = { $seat } : les Âmes Perdues vont à la défausse, { $cards }.
root-event-avenged = { $seat } : { $count ->
    [one] un défenseur tombé devient acolyte
   *[other] { $count } défenseurs tombés deviennent acolytes
 }.
root-event-conspiracy = { $seat } : { $word }, pour { $count ->
    [one] { $count } acolyte
   *[other] { $count } acolytes
 }.
root-event-revealed = { $seat } : { $card } révélée, { $word }.
root-event-acolyte = { $seat } : un guerrier devient acolyte ({ $count }).
root-event-taken-back = { $seat } : les cartes révélées reviennent en main, { $cards }.
root-garden-suit = { $where } : un jardin est dans une clairière de sa couleur ({ $clause }).
root-bird-outcast = Les oiseaux ne sont jamais Parias ({ $clause }).
root-bird-ritual = Dans un rituel, un oiseau ne remplace aucune couleur ({ $clause }).
root-scored-already = Chaque couleur ne marque qu’une fois par tour ({ $clause }).
root-revealed-already = { $answer } : cette carte est déjà révélée et ne sert à rien d’autre ce Jour ({ $clause }).
root-outcast-gardens = Seuls les jardins de la couleur des Parias fabriquent ({ $suit ->
    [fox] renard
    [rabbit] lapin
   *[mouse] souris
 }) ({ $clause }).
root-only-crusade = Vos guerriers ne se déplacent et ne combattent que par une Croisade de vos acolytes ({ $clause }).
root-acolytes-short = Il faut { $wanted ->
    [one] { $wanted } acolyte
   *[other] { $wanted } acolytes
 } ; vous en avez { $found } ({ $clause }).
root-no-enemy-warrior = Aucun guerrier adverse dans cette clairière ({ $clause }).
root-no-enemy-building = Aucun bâtiment adverse dans cette clairière ({ $clause }).

## Compagnie de la Rivière

root-faction-riverfolk = Compagnie de la Rivière
root-word-fox-post = comptoir renard
root-word-rabbit-post = comptoir lapin
root-word-mouse-post = comptoir souris
root-word-hand-card = carte
root-word-riverboats = bateaux
root-word-mercenaries = mercenaires
root-word-draw = pioche
root-word-export = export
root-word-establish = comptoir et garnison
root-word-disruption = Commerce perturbé
root-ask-market = Début de l’Aurore : achetez un service, utilisez un effet ou terminez (une carte { $cards }, bateaux { $boats }, mercenaires { $mercenaries })
root-ask-pay-item = Services : épuisez quel objet pour payer (encore { $count })
root-ask-first-river = Mise en place : un guerrier dans quelle clairière de rivière (encore { $count })
root-ask-price-cards = Le prix d’une carte
root-ask-price-boats = Le prix des bateaux
root-ask-price-mercenaries = Le prix des mercenaires
root-ask-trade = Jour : investissez et dépensez des fonds ou terminez ({ $funds } en caisse)
root-ask-fund-move = Déplacement : investissez le guerrier de qui
root-ask-fund-battle = Combat : investissez le guerrier de qui
root-ask-fund-draw = Pioche : investissez le guerrier de qui
root-ask-fund-craft = Fabrication : le guerrier de qui va sur une case de comptoir (encore { $count })
root-ask-fund-recruit = Recrutement : dépensez le guerrier de qui
root-ask-lose-fund = Commerce perturbé : le guerrier de qui quitte vos fonds (encore { $count })
root-ask-river = Recrutement : dans quelle clairière de rivière
root-ask-establish = Un comptoir : dans quelle clairière
root-event-bought = { $seat } : achat d’un service, { $word } pour { $count }.
root-event-paid = { $seat } : { $count ->
    [one] un guerrier
   *[other] { $count } guerriers
 } en Paiements.
root-event-gathered = { $seat } : tous les guerriers du plateau en Fonds, { $count } en tout.
root-event-committed = { $seat } : un fonds investi ({ $other }).
root-event-invested = { $seat } : un fonds sur une case de comptoir ({ $other }).
root-event-fund-spent = { $seat } : un fonds dépensé ({ $other }).
root-event-fund-lost = { $seat } : un fonds perdu ({ $other }).
root-event-exported = { $seat } : export de { $card }.
root-event-price = { $seat } : un prix fixé, { $word } pour { $count }.
root-hired-stay = Les mercenaires ne se déplacent pas ({ $clause }).
root-hired-not-against = Les mercenaires ne combattent pas les leurs ({ $clause }).
root-own-services = Les services sont pour les autres joueurs ({ $clause }).
root-services-at-dawn = On achète des services au début de sa propre Aurore ({ $clause }).
root-services-sold = { $most ->
    [one] Un seul service ce tour-ci
   *[other] { $most } services ce tour-ci
 } : vous n’avez plus rien à acheter ({ $clause }).
root-no-mercenaries = Les mercenaires ne servent pas le Vagabond ({ $clause }).
root-not-their-card = Cette carte n’est pas dans la main des marchands ({ $clause }).
root-served-already = Vous avez déjà acheté cela pour ce tour ({ $clause }).
root-price-short = Cela coûte { $price }, et vous pouvez payer { $found } ({ $clause }).
root-price-same = C’est déjà le prix : passez pour le garder ({ $clause }).
root-price-track = Les prix vont de 1 à { $most } ({ $clause }).
root-no-such-fund = Aucun guerrier de ce joueur n’est sur votre case Fonds ({ $clause }).
root-no-river = Aucune rivière ne traverse cette clairière ({ $clause }).
root-post-there = Il y a déjà un comptoir dans cette clairière ({ $clause }).
root-no-post-left = Il ne reste pas de comptoir { $suit ->
    [fox] renard
    [rabbit] lapin
   *[mouse] souris
 } sur votre plateau de faction ({ $clause }).
root-nobody-rules = Personne ne contrôle cette clairière ({ $clause }).
root-ruler-funds = Il faut { $wanted } fonds du joueur qui contrôle la clairière ({ $clause }).
root-prices-in-evening = Les prix se fixent pendant votre Crépuscule ({ $clause }).
root-no-funds = Votre case Fonds est vide ({ $clause }).
root-no-space = Il ne reste pas de case de comptoir vide de la couleur voulue ({ $clause }).
root-funds-short = Il faut { $wanted } fonds ({ $clause }).
root-one-post = { $where } : une clairière porte au plus un comptoir, de sa couleur ({ $clause }).
root-no-hirer = { $where } : les mercenaires servent le joueur dont c’est le tour, s’il a des guerriers ({ $clause }).

## Choix

root-choice-card = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-craft = Fabriquer { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-use = Utiliser { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-ambush = Jouer { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-day-labor = Prendre { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-decree = Mettre au Décret : { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-discard = Défausser { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-dismiss = Défausser { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-foil = Contrer avec { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-hospitals = Dépenser { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-outrage = Céder { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-resolve = Exécuter { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-supporter = Dépenser { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-dominance = Activer { $card }
root-choice-with-card = { $word } : { $card }{ $copy ->
    [1] {""}
   *[other] {" "}({ $copy })
 }
root-choice-clearing = Clairière { $clearing } ({ $suit })
root-choice-forest = Bois { $forest }
root-choice-player = { $name } ({ $faction })
root-choice-number = { $number }
root-choice-word = { $word }
root-choice-reaction = { $name } : { $word }, clairière { $clearing } ({ $count }, par { $by })
root-word-fox = renard
root-word-rabbit = lapin
root-word-mouse = souris
root-word-bird = oiseau
root-word-take-dom-b = prendre Domination (oiseau)
root-word-take-dom-f = prendre Domination (renard)
root-word-take-dom-r = prendre Domination (lapin)
root-word-take-dom-m = prendre Domination (souris)
root-word-take-spy-b = prendre l’Espion (oiseau)
root-word-take-spy-f = prendre l’Espion (renard)
root-word-take-spy-r = prendre l’Espion (lapin)
root-word-take-spy-m = prendre l’Espion (souris)
root-word-verb-quest = accomplir une quête
root-word-verb-arrange = ranger des objets

## Valeurs des options

root-value-factions- = l’assortiment habituel
root-agreed-board = { $value ->
    [winter] On joue sur le plateau d’hiver.
   *[other] On joue sur le plateau d’automne.
 }
root-agreed-seating = { $value ->
    [random] Le sort décide qui joue quelle faction.
   *[other] Chaque siège a sa faction.
 }
root-agreed-mode = { $value ->
    [coop] Tous les joueurs sont ensemble contre la Marquise Mécanique.
   *[other] {""}
 }
root-value-board-autumn = Automne
root-value-board-winter = Hiver
root-value-seating-random = au sort
root-value-seating-given = comme choisi ici
root-value-first-random = au hasard
root-value-first-0 = place 1
root-value-first-1 = place 2
root-value-first-2 = place 3
root-value-first-3 = place 4
root-value-first-4 = place 5
root-value-first-5 = place 6

## La Marquise Mécanique, la coopération, la campagne

root-faction-mechanical = Marquise Mécanique
root-automaton = Marquise Mécanique
root-option-mode = Chaque faction pour soi, ou tous les joueurs ensemble contre la Marquise Mécanique
root-option-head_start = Points de départ de la Marquise Mécanique, en campagne
root-option-kept = Cartes fabriquées que les joueurs ont d’emblée en campagne, par place : 0:claim-b+codes-m,1:tax-f
root-option-evening_items = Le Vagabond peut déplacer ses objets au Crépuscule aussi, et pas seulement pendant le Jour
root-option-infamy = Infamie du Vagabond
root-option-once_at_30 = En équipe, un joueur qui a atteint 30 points compte comme arrivé, même s’il en perd ensuite
root-option-position = Une position pour commencer, au lieu de la mise en place
root-option-lesson = Une leçon pour commencer, au lieu de la mise en place
root-value-infamy-always = dans tout combat
root-value-infamy-own-turn = pendant son tour seulement
root-value-mode-competitive = chacun pour soi
root-value-mode-coop = ensemble
root-ask-her-keep = Mise en place de la Marquise Mécanique : le coin de son donjon
root-ask-spy = { $card } : révéler quel ordre, compté depuis la gauche
root-ask-swap = Espion : échanger deux ordres, le premier des deux, ou passer
root-ask-swap-with = Espion : échanger l’ordre { $order } avec lequel
root-choice-spy = Jouer { $card }
root-event-spy = { $seat } : { $card } en jeu.
root-event-kept = { $seat } : en jeu dès le départ, { $cards }.
root-event-for-sale = { $seat } : un objet à vendre ({ $item }).
root-event-order-added = { $seat } : une carte cachée devient l’ordre { $number }.
root-event-order = { $seat } : l’ordre est { $card }.
root-event-holds = { $seat } : clairières contrôlées avec trois guerriers ou plus : { $how_many ->
    [0] aucune, aucun point
   *[other] { $clearings }, deux points chacune
 }.
root-event-battles = { $seat } : ordre { $suit }. Combats dans les clairières correspondantes : { $how_many ->
    [0] aucun
   *[other] { $clearings }
 }.
root-event-moves = { $seat } : départs des clairières correspondantes contrôlées avec quatre guerriers ou plus : { $how_many ->
    [0] aucun
   *[other] { $clearings }
 }.
root-event-sent = { $seat } : de la clairière { $origin }, tous sauf trois partent vers la clairière { $clearing }, voisine où l’ennemi a le plus de pièces ({ $number }).
root-event-recruits = { $seat } : coût { $number } × { $suit }. { $number ->
    [one] Un guerrier
   *[other] { $number } guerriers
 } dans chacune de : { $how_many ->
    [0] aucune
   *[other] { $clearings }
 }.
root-event-recruits-everywhere = { $seat } : coût une de chaque couleur. Un guerrier dans chacune de : { $how_many ->
    [0] aucune
   *[other] { $clearings }
 }.
root-event-recruits-at-keep = { $seat } : coût { $number } × couleur au choix. { $number ->
    [one] Un guerrier
   *[other] { $number } guerriers
 } au donjon : { $how_many ->
    [0] nulle part
   *[other] clairière { $clearings }
 }.
root-event-recruits-none = { $seat } : pas de coût, aucune recrue ; l’ordre suivant vient.
root-event-order-seen = { $seat } : l’ordre { $number } est { $card }.
root-event-order-done = { $seat } : l’ordre est exécuté, { $card }.
root-event-orders-swapped = { $seat } : les ordres { $number } et { $count } changent de place.
root-event-exposed = { $seat } : { $card } est démasqué et s’en va.
root-same-pieces = { $faction } et { $other } emploient les mêmes pièces : jamais les deux ensemble ({ $clause }).
root-coop-enemy = Les joueurs font équipe contre la Marquise Mécanique : nommez-la parmi les factions ({ $clause }).
root-coop-most = Une équipe a { $most } joueurs au plus, et non { $found } ({ $clause }).
root-alone = Seul contre la Marquise Mécanique, on joue en coopération : choisissez le mode coopératif ({ $clause }).
root-coop-only = Points de départ et cartes conservées appartiennent au mode coopératif ({ $clause }).
root-kept-form = « { $text } » ne dit pas qui conserve quelles cartes, comme dans 0:claim-b+codes-m,1:tax-f ({ $clause }).
root-kept-card = « { $card } » n’est pas une carte qui reste en jeu une fois fabriquée ({ $clause }).
root-kept-twice = { $card } n’existe qu’une fois ({ $clause }).
root-kept-same = Ce joueur a déjà en jeu une carte du même nom que { $card } ({ $clause }).
root-kept-seat = Les cartes conservées sont à des joueurs : leurs places vont jusqu’à { $most } ({ $clause }).
root-card-not-here = { $where } : { $card } n’est pas de cette partie ({ $clause }).
root-sequel = { $wins ->
    [one] Campagne : une victoire.
   *[other] Campagne : { $wins } victoires.
 } La Marquise Mécanique commencera la partie suivante avec { $points } points.
root-campaign-none = Aucune campagne ne continue après cette partie ({ $clause }).
root-campaign-form = « { $text } » ne dit pas quelle place conserve quelle carte, comme 0:claim-b ({ $clause }).
root-campaign-once = La place { $seat } conserve une carte au plus ({ $clause }).
root-campaign-not-had = La place { $seat } n’avait pas « { $card } » en jeu dans la dernière partie ({ $clause }).
root-campaign-kept = { $card } est déjà conservée, ou une carte du même nom ({ $clause }).

## Préparer une partie

root-field-factions = Quelles factions jouent ?
root-field-board = Sur quel plateau ?
root-field-seating = Qui joue quoi ?
root-field-first = Qui commence ?
root-field-mode = Chacun pour soi, ou ensemble contre la Marquise Mécanique ?
root-field-head_start = Campagne : points de départ de la Marquise Mécanique
root-field-kept = Campagne : cartes gardées des parties gagnées
root-value-kept-armorers-b = { root-card-armorers }
root-value-kept-armorers-b2 = { root-card-armorers }
root-value-kept-sappers-b = { root-card-sappers }
root-value-kept-sappers-b2 = { root-card-sappers }
root-value-kept-tactics-b = { root-card-brutal-tactics }
root-value-kept-tactics-b2 = { root-card-brutal-tactics }
root-value-kept-claim-b = { root-card-royal-claim }
root-value-kept-stand-f = { root-card-stand-and-deliver }
root-value-kept-stand-f2 = { root-card-stand-and-deliver }
root-value-kept-tax-f = { root-card-tax-collector }
root-value-kept-tax-f2 = { root-card-tax-collector }
root-value-kept-tax-f3 = { root-card-tax-collector }
root-value-kept-warren-r = { root-card-command-warren }
root-value-kept-warren-r2 = { root-card-command-warren }
root-value-kept-bank-r = { root-card-better-burrow-bank }
root-value-kept-bank-r2 = { root-card-better-burrow-bank }
root-value-kept-cobbler-r = { root-card-cobbler }
root-value-kept-cobbler-r2 = { root-card-cobbler }
root-value-kept-scouts-m = { root-card-scouting-party }
root-value-kept-scouts-m2 = { root-card-scouting-party }
root-value-kept-codes-m = { root-card-codebreakers }
root-value-kept-codes-m2 = { root-card-codebreakers }
root-value-factions-marquise = { root-faction-marquise }
root-value-factions-eyrie = { root-faction-eyrie }
root-value-factions-alliance = { root-faction-alliance }
root-value-factions-vagabond = { root-faction-vagabond }
root-value-factions-cult = { root-faction-cult }
root-value-factions-riverfolk = { root-faction-riverfolk }
root-value-factions-mechanical = { root-faction-mechanical }
root-about-factions-marquise = Elle occupe presque toute la forêt : bâtir, recruter, tenir. Simple pour débuter.
root-about-factions-eyrie = Un Décret qui grandit à chaque tour et qu’il faut accomplir, sous peine de Crise.
root-about-factions-alliance = La sympathie se répand, puis éclatent les révoltes. Patiente et discrète.
root-about-factions-vagabond = Seul, sans territoire : quêtes, objets, aide aux uns et coups aux autres.
root-about-factions-cult = Jardins et conversions ; ce que les autres défaussent décide de ses Rituels.
root-about-factions-riverfolk = Elle vend cartes, passages et mercenaires, et place ce qu’elle a gagné.
root-about-factions-mechanical = Les règles la jouent, à la place de la Marquise de Chat : un adversaire de plus, ou l’ennemie de tous.
root-about-board-autumn = Couleurs imprimées, toujours les mêmes : le plateau des premières parties.
root-about-board-winter = Couleurs tirées au sort, forêts coupées par la rivière : plutôt pour joueurs aguerris.
root-about-seating-random = Factions et places sont distribuées au début de la partie.
root-about-seating-given = Vous décidez, place par place ; on joue dans l’ordre des places.
root-about-mode-competitive = Le premier à 30 points gagne, elle aussi.
root-about-mode-coop = Tous à 30 points avant elle, ou tous perdent.
root-preset-four = À quatre
root-preset-four-about = La partie habituelle
root-preset-three = À trois
root-preset-three-about = Sans le Vagabond
root-preset-two = Duel
root-preset-two-about = Pour apprendre, ou en match de deux parties
root-preset-automaton = À trois et l’automate
root-preset-automaton-about = Les règles jouent la Marquise
root-preset-coop = Coopération
root-preset-coop-about = À deux contre la Marquise Mécanique
root-preset-solo = Solo
root-preset-solo-about = Seul contre la Marquise Mécanique
