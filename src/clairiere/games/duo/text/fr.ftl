### Duo en français.

duo-title = Le Renard des Bois : Duo
duo-about = Un jeu de plis coopératif à deux : suivez ensemble le sentier et ramassez toutes les gemmes en trois manches.

## Cartes

duo-suit = { $suit ->
    [D] colombes
    [R] roses
   *[S] étoiles
 }
# Les lettres des couleurs, lues et tapées ; D, R et S, celles de la notation, restent comprises.
notation-D = C
notation-R = R
notation-S = E
duo-ability-1 = qui gagne le pli choisit le sens où va l’équipe.
duo-ability-3 = en les jouant, désignez une personne, qui peut échanger le décret contre une carte de sa main.
duo-ability-5 = qui gagne le pli peut ignorer le mouvement d’une de ses cartes.
duo-ability-7 = quand il est joué, chacun donne à l’autre une carte de son choix, sans savoir laquelle il va recevoir.
duo-ability-9 = en ouverture, votre coéquipier n’a pas à fournir.
duo-name-1 = Musicien
duo-name-3 = Renards
duo-name-5 = Gazelle
duo-name-7 = Présent
duo-name-9 = Prince/Princesse
duo-name-plain = Carte paire
duo-does-plain = pas de capacité : seuls comptent sa couleur, son rang et ses empreintes.
duo-name-paws = { $steps ->
    [0] Aucune empreinte
    [one] { $steps } empreinte
   *[other] { $steps } empreintes
 }
duo-does-paws = { $steps ->
    [0] n’ajoute aucun pas : seules comptent les empreintes de l’autre carte.
   *[other] à additionner avec l’autre carte : l’équipe avance du total vers qui gagne le pli.
 }
duo-name-team = Équipe
duo-does-team = après chaque pli, elle avance du total des empreintes vers qui l’a gagné.
duo-name-space = Case
duo-does-space = seule compte celle où l’équipe s’arrête, pas celles qu’elle traverse.
duo-name-start = Départ
duo-does-start = l’équipe y revient quand elle sort du sentier.
duo-name-gem = Gemme
duo-does-gem = l’équipe en ramasse une là où elle s’arrête ; les ramasser toutes, c’est gagner.
duo-name-plus = Signe +
duo-does-plus = une gemme s’y ajoute à la fin des manches 1 et 2.
duo-name-forest = Jeton forêt
duo-does-forest = posé à l’extrémité par où l’équipe sort du sentier, ou à celle que vous choisissez à la fin des manches 1 et 2, il raccourcit le sentier jusqu’à la fin de la partie.
duo-name-follow = Fournir
duo-does-follow = qui suit joue la couleur demandée, s’il en a.
duo-name-suit = Sans atout
duo-does-suit = la plus haute carte de la couleur demandée gagne le pli.
duo-name-trump = Avec atout
duo-does-trump = le plus haut atout du pli gagne.
duo-name-decree = Décret
duo-does-decree = sa couleur est l’atout ; seuls des Renards (3) l’échangent.
duo-name-pile = Pioche
duo-does-pile = { $count } cartes cachées, que personne ne prend pendant la manche.
duo-name-hand = Main de l’autre
duo-does-hand = elle est cachée ; on n’en voit que le nombre de cartes, et celles qu’un échange a montrées.
duo-name-victory = Victoire
duo-does-victory = il n’y a plus de gemme sur le sentier.
duo-name-lost = Défaite
duo-does-lost = l’équipe sort du sentier et il n’y a plus de jeton forêt.
duo-name-time = Défaite
duo-does-time = il reste des gemmes après la manche 3.
duo-name-given-up = Défaite
duo-does-given-up = vous abandonnez ensemble (« stop ») : la victoire est impossible, ou la table le permet plus tôt.
duo-does-score-base = pour une victoire à ce niveau.
duo-does-score-cards = par carte encore en main.
duo-does-score-early = si la victoire vient dès la manche 2.
duo-does-score-tokens = par jeton forêt en réserve.

## Options

duo-option-level = Niveau 1, 2 ou 3 (les niveaux 2 et 3 se jouent sur la face B du plateau, qui est une reconstitution)
duo-field-level = À quel niveau jouez-vous ?
duo-option-dealer = Qui donne en premier
duo-field-dealer = Qui donne en premier ?
duo-option-open_tricks = On peut revoir les plis passés pendant la manche
duo-field-open_tricks = On peut revoir les plis passés pendant la manche.
duo-option-refusals = Nombre de refus, au sujet de la forêt, après lequel la règle des joueurs inactifs décide (notre ajout ; 0 : jamais)
duo-field-refusals = Après combien de refus la règle des joueurs inactifs décide-t-elle de la forêt ? (notre ajout ; 0 : jamais)
duo-option-pause = Un moment pour parler avant la première donne, et entre les manches quand l’extrémité du jeton forêt ne se choisit pas à deux : on donne quand tous deux sont prêts
duo-field-pause = On se donne un moment pour parler avant chaque donne, et l’on donne quand tous deux sont prêts.
duo-option-ready = Qui doit être prêt quand le jeton forêt n’a qu’une extrémité possible
duo-field-ready = Qui doit être prêt quand le jeton forêt n’a qu’une extrémité possible ?
duo-option-talk = La parole libre pendant une manche
duo-field-talk = Comment la parole est-elle tenue pendant une manche ?
duo-option-stop = Quand l’équipe peut abandonner : d’un commun accord, même si la victoire reste possible (agreed), notre ajout, ou seulement quand elle est impossible (lost), comme dans la règle
duo-field-stop = Quand l’équipe peut-elle abandonner ?
duo-option-position = Une position pour commencer, au lieu de la mise en place
duo-option-lesson = Une leçon pour commencer, au lieu de la mise en place

## Questions

duo-planned-follow = Quand mon partenaire entame : ma carte
duo-planned-confirm = Si mon partenaire propose une case pour la forêt
duo-planned-agree = Si mon partenaire propose d’abandonner
duo-ask-lead = À vous d’ouvrir : jouez la carte de votre choix
duo-ask-follow = { $bound ->
    [suit] À vous : fournissez en { duo-suit }
    [heir] Un 9 ouvre : jouez la carte de votre choix
   *[other] Vous n’avez pas de { duo-suit } : jouez la carte de votre choix
 }
duo-ask-name = Vos Renards : désignez la personne qui peut échanger le décret
duo-ask-exchange = Les Renards : donnez une carte contre le décret { NOTATION($decree) }, ou gardez-le
duo-ask-give = Le Présent : choisissez une carte à donner
duo-ask-move = Vous gagnez le pli. { $by ->
    [musician] Le Musicien : choisissez le sens où va l’équipe (le signe moins l’éloigne de vous)
    [gazelle] La Gazelle : choisissez de combien de cases l’équipe avance
   *[other] Musicien et Gazelle : choisissez de combien de cases l’équipe avance, et dans quel sens (le signe moins l’éloigne de vous)
 }
duo-ask-propose = { $ends ->
    [1] La forêt avance, au seul bout où l’équipe ne se trouve pas
   *[other] La forêt avance : proposez la case qu’elle recouvre
 }
duo-ask-confirm = Votre coéquipier propose que la forêt recouvre la case { $space } : êtes-vous d’accord
duo-ask-agree = Votre coéquipier propose d’abandonner : êtes-vous d’accord
duo-ask-unasked = La victoire est hors d’atteinte : vous pouvez proposer d’abandonner
duo-ask-ready = La parole est libre : dites « prêt » quand on peut donner les cartes
duo-out-of-reach = La victoire est hors d’atteinte : il y a plus de gemmes que de plis à venir. Qui doit répondre peut proposer d’abandonner ({ $clause }).
duo-talk-reminder = Pendant la manche : rien sur les cartes de personne, pas de question qui trahit, pas de plan ({ $clause }).

## Choix

duo-choice-card = { $rank } { $suit ->
    [S] d’
   *[other] de{" "}
 }{ duo-suit }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 }
duo-choice-keep = garder le décret
duo-choice-stop = proposer d’abandonner
duo-choice-yes = oui
duo-choice-no = non
duo-choice-ready = prêt
duo-choice-seat = { $you ->
    [yes] moi
   *[other] { $seat }
 }
duo-choice-end = case { $space }, { $you ->
    [yes] de mon côté
   *[other] du côté de { $seat }
 }{ $gems ->
    [0] {""}
    [one] {" "}({ $gems } gemme glisse)
   *[other] {" "}({ $gems } gemmes glissent)
 }
duo-choice-move = { $where ->
    [here] rester
   *[other] { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
     } vers { $you ->
        [yes] moi
       *[other] { $seat }
     }
 }, { $where ->
    [off] hors du sentier
    [lost] hors du sentier : défaite
   *[other] case { $space }
 }{ $gem ->
    [yes] {" "}avec une gemme
   *[no] {""}
 }
duo-agreed-level = On joue ensemble, au niveau { $value }.
duo-agreed-dealer = { $value ->
    [random] {""}
    [0] Le siège 1 donne en premier.
   *[other] Le siège 2 donne en premier.
 }
duo-agreed-open_tricks = { $value ->
    [yes] Les plis passés peuvent se revoir pendant la manche.
   *[no] {""}
 }
duo-agreed-talk = { $value ->
    [reminder] On peut s’écrire pendant la manche, avec un rappel de ce que la règle permet.
   *[other] Pendant la manche, on ne parle que par phrases convenues.
 }
duo-value-dealer-random = au hasard
duo-value-dealer-0 = siège 1
duo-value-dealer-1 = siège 2
duo-value-level-1 = niveau 1
duo-value-level-2 = niveau 2
duo-value-level-3 = niveau 3
duo-value-ready-both = les deux joueurs
duo-value-ready-one = celui qui pose le jeton (parties des premières versions)
duo-agreed-stop = { $value ->
    [lost] On n’abandonne que si la victoire est impossible.
   *[other] {""}
 }
duo-value-stop-agreed = d’un commun accord, même si la victoire reste possible (notre ajout)
duo-value-stop-lost = seulement quand la victoire est impossible, comme dans la règle
duo-value-stop-asked = d’un commun accord, sur proposition de qui est interrogé (parties des premières versions)
duo-value-talk-closed = fermée
duo-value-talk-reminder = ouverte, avec un rappel

## Ce qui s’est passé

duo-event-board = Niveau { $level } : face { $side } du plateau, { $gems } gemmes, { $tokens } jetons forêt.{ $reconstruction ->
    [yes] {" "}Cette face est une reconstitution.
   *[no] {""}
 }
duo-event-dealer = { $you ->
    [yes] Vous donnez.
   *[other] { $seat } donne.
 }
duo-event-shuffled = Manche { $round } : les 30 cartes sont mélangées.
duo-event-dealt = { $you ->
    [yes] Vous recevez
   *[other] { $seat } reçoit
 } { $cards ->
    [none] 11 cartes
   *[other] { NOTATION($cards) }
 }.
duo-event-decree = Le décret est { NOTATION($card) }.
duo-event-played = { $you ->
    [yes] Vous jouez
   *[other] { $seat } joue
 } { NOTATION($card) }.
duo-event-named = Pour l’échange, { $you ->
    [yes] vous { $whom ->
        [self] vous désignez
       *[other] désignez { $other }
     }
   *[other] { $seat } { $whom ->
        [self] se désigne
        [you] vous désigne
       *[other] désigne { $other }
     }
 }.
duo-event-exchanged = { $you ->
    [yes] Vous donnez { NOTATION($given) } et prenez { NOTATION($taken) } au décret.
   *[other] { $seat } donne { NOTATION($given) } et prend { NOTATION($taken) } au décret.
 }
duo-event-kept = { $you ->
    [yes] Vous laissez
   *[other] { $seat } laisse
 } le décret { NOTATION($decree) }.
duo-event-swapped = { $you ->
    [none] { $first } et { $second } s’échangent une carte.
    [yes] Vous donnez { NOTATION($card) } et recevez { NOTATION($other) }.
   *[no] { $first } donne { NOTATION($card) }, { $second } donne { NOTATION($other) }.
 }
duo-event-judged = { $how ->
    [higher] { NOTATION($card) } bat { NOTATION($other) } : la plus forte de la couleur d’entame l’emporte.
    [suit] { NOTATION($card) } l’emporte : { NOTATION($other) } n’est ni de la couleur d’entame, ni d’atout.
    [heir] { NOTATION($card) } l’emporte : sa couleur reste celle d’entame, et { NOTATION($other) } n’est pas un atout.
    [trump] { NOTATION($card) } l’emporte : c’est le seul atout ({ duo-suit }).
   *[trumps] { NOTATION($card) } bat { NOTATION($other) } : deux atouts ({ duo-suit }), le plus fort l’emporte.
 }
duo-event-won-trick = { $you ->
    [yes] Vous remportez
   *[other] { $seat } remporte
 } le pli.
duo-event-moved = { $steps ->
    [0] L’équipe reste sur la case { $space }.
   *[other] L’équipe va de la case { $origin } à la case { $space }.
 }
duo-event-left-path = L’équipe sort du sentier au-delà de la case { $space }.
duo-event-covered = La forêt recouvre la case { $space } ; { $left ->
    [one] il reste { $left } jeton forêt
   *[other] il reste { $left } jetons forêt
 }.
duo-event-slid = { $gems ->
    [one] { $gems } gemme glisse
   *[other] { $gems } gemmes glissent
 } de { $origin } à { $space }.
duo-event-returned = L’équipe revient au départ, case { $space }.
duo-event-collected = Une gemme est ramassée sur la case { $space } ; { $left ->
    [one] il en reste { $left }
   *[other] il en reste { $left }
 }.
duo-event-put-away = Le pli { $tricks } sur { $most } est rangé.
duo-event-leads = { $you ->
    [yes] Vous ouvrez
   *[other] { $seat } ouvre
 } le pli suivant.
duo-event-added = Une gemme est ajoutée à la case { $space }{ $slid ->
    [yes] {", "}pour le + de la case { $plus }, sous la forêt
   *[no] {""}
 }.
duo-event-spared = Il ne reste pas de jeton forêt : la forêt n’avance pas.
duo-event-proposed = { $you ->
    [yes] Vous proposez
   *[other] { $seat } propose
 } la case { $space } à la forêt.
duo-event-declined = { $you ->
    [yes] Vous n’êtes pas d’accord.
   *[other] { $seat } n’est pas d’accord.
 }
duo-event-would-stop = { $you ->
    [yes] Vous proposez d’abandonner.
   *[other] { $seat } propose d’abandonner.
 }
duo-event-plays-on = { $you ->
    [yes] Vous voulez continuer.
   *[other] { $seat } veut continuer.
 }
duo-event-victory = Victoire ! Toutes les gemmes sont ramassées : { $score } points.
duo-event-defeat = Défaite : { $how ->
    [lost] l’équipe est perdue dans la forêt.
    [time] le temps est écoulé.
   *[other] l’équipe abandonne.
 }

## Pourquoi (les raisons d’un indice)

why-duo-now = { $best ->
    [0] Ce pli ne rapporte alors pas de gemme.
    [100] Ce pli rapporte alors une gemme.
   *[other] Ce pli rapporte alors une gemme { $best } fois sur cent.
 }
why-duo-off = Avec « { $instead } », ce pli ferait plus souvent sortir l’équipe du sentier : { $other } fois sur cent, au lieu de { $best }.
why-duo-gem = Ce pli rapporte plus souvent une gemme : { $best } fois sur cent, au lieu de { $other } avec « { $instead } ».
why-duo-gems = D’ici la fin de la manche, l’équipe ramasse { $best } { $best ->
    [one] gemme
   *[other] gemmes
 } en moyenne, au lieu de { $other } avec « { $instead } ».
why-duo-forest = D’ici la fin de la manche, la forêt avance moins : { $best } { $best ->
    [one] case
   *[other] cases
 } en moyenne, au lieu de { $other } avec « { $instead } ».

## Ce que donnent une manche et une partie

duo-round-label-gathered = Gemmes ramassées dans la manche
duo-round-label-added = Gemmes ajoutées sur les cases +
duo-round-label-left = Gemmes encore à ramasser
duo-round-label-team = L’équipe est
duo-round-label-tokens = Jetons forêt en réserve
duo-round-gathered = { $gems }
duo-round-added = +{ $gems }
duo-round-left = { $gems }
duo-round-team = case { $space }
duo-round-team-lost = hors du sentier
duo-round-tokens = { $tokens }
duo-round-forest = À suivre : choisissez ensemble quel bout du sentier la forêt recouvre.
duo-round-no-forest = Il ne reste pas de jeton forêt : la forêt n’avance pas.
duo-round-talk = Jusqu’à la prochaine donne, vous pouvez vous parler librement.
duo-round-next = Puis vient la manche { $round } sur { $rounds }.
duo-round-time = C’était la dernière manche, et il reste des gemmes : le temps est écoulé.
duo-end-level = Victoire au niveau { $level } : { $points } points.
duo-end-cards = Cartes encore dans les deux mains : { $cards }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
duo-end-early = Gagné dès la deuxième manche : { $points } points.
duo-end-tokens = Jetons forêt en réserve : { $tokens }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.

## Refus

duo-over = La partie est finie ({ $clause }).
duo-no-seat = Il n’y a pas de siège { $seat } : on joue à deux ({ $clause }).
duo-not-dealt = La donne n’est pas terminée ({ $clause }).
duo-not-possible = { NOTATION($card) } n’est pas un tirage possible ici ({ $clause }).
duo-not-leader = C’est à { $seat } d’ouvrir ce pli ({ $clause }).
duo-one-card = Votre carte de ce pli est posée ; c’est à { $seat } de suivre ({ $clause }).
duo-not-naming = D’abord, { $seat }, qui a joué le 3, désigne une personne ({ $clause }).
duo-not-named = { $seat } est la personne désignée et décide du décret ({ $clause }).
duo-gift-chosen = Votre carte est choisie ; l’échange attend { $seat } ({ $clause }).
duo-not-winner = D’abord, { $seat }, qui a gagné le pli, choisit le déplacement ({ $clause }).
duo-own-proposal = La proposition est faite ; c’est à { $seat } d’accepter ou non ({ $clause }).
duo-own-vote = Vous avez voté ; c’est à { $seat } d’accepter ou non ({ $clause }).
duo-is-ready = Vous avez dit que vous êtes prêt ; la donne attend { $seat } ({ $clause }).
duo-ready-first = D’abord, chacun dit « prêt », puis on donne les cartes ({ $clause }).
duo-not-in-hand = { NOTATION($card) } n’est pas dans votre main ({ $clause }). { $about ->
    [lead] Jouables
    [follow] Jouables
   *[other] Possibles
 } : { NOTATION($legal) }.
duo-must-play = Vous devez jouer une carte ({ $clause }). Jouables : { NOTATION($legal) }.
duo-must-follow = Vous avez de la couleur demandée, { duo-suit } : il faut fournir ({ $clause }). Jouables : { NOTATION($legal) }.
duo-too-late = Il n’y a rien à échanger maintenant ({ $clause }). Jouables : { NOTATION($legal) }.
duo-not-lost = La victoire est encore possible : à cette table, on n’abandonne pas avant ({ $clause }).
duo-stop-when-asked = Ce n’est pas à vous de répondre : l’abandon se propose à son tour, ou à toute la table en la quittant ({ $clause }).
duo-must-name = Il faut désigner une personne ({ $clause }). Possibles : { NOTATION($legal) }.
duo-on-the-table = { NOTATION($card) } est sur la table ({ $clause }). Vous pouvez donner { NOTATION($legal) }.
duo-must-give = Vous devez donner une carte ({ $clause }). Possibles : { NOTATION($legal) }.
duo-move-first = D’abord, l’équipe se déplace ({ $clause }). Possibles : { NOTATION($legal) }.
duo-no-musician = Sans Musicien, l’équipe va vers qui gagne le pli ({ $clause }). Possibles : { NOTATION($legal) }.
duo-no-gazelle = Sans Gazelle, aucun mouvement n’est ignoré ({ $clause }). Possibles : { NOTATION($legal) }.
duo-not-so-far = Les deux cartes ne font pas { NOTATION($card) } ({ $clause }). Possibles : { NOTATION($legal) }.
duo-no-end = { NOTATION($card) } n’est pas un bout que la forêt peut prendre ({ $clause }). Possibles : { NOTATION($legal) }.
duo-yes-or-no = Répondez par oui ou par non ({ $clause }).
duo-no-dealer = « { $text } » ne désigne pas qui donne : 0 ou 1 ({ $clause }).
duo-no-card = « { $text } » n’est pas une carte : une valeur de 1 à 10 et une couleur, C colombes, R roses, E étoiles, comme 7R ({ $clause }).
duo-no-number = « { $text } » n’est pas une réponse ici ({ $clause }).
duo-dealt-twice = { NOTATION($card) } ne peut pas être distribuée ici : elle l’est déjà ({ $clause }).
duo-hand-size = Une main compte 11 cartes et non { $count } ({ $clause }).

## Positions

duo-card-unknown = { $where } : « { $text } » n’est pas une carte ({ $clause }).
duo-card-doubled = { $where } : la carte { $card } se trouve déjà dans { $first } ({ $clause }).
duo-no-decree = { $where } : la carte décret est donnée dès qu’elle a été retournée, et pas avant ({ $clause }).
duo-not-dealt-yet = { $where } : pour la question « { $asked } », seules les mains peuvent avoir des cartes ({ $clause }).
duo-no-hands = { $where } : les deux mains manquent ({ $clause }).
duo-pile-size = { $where } : on attend ici { $wanted } cartes et il y en a { $found } ({ $clause }).
duo-hand-count = { $where } : on attend ici { $wanted } cartes et il y en a { $found } ({ $clause }).
duo-trick-size = { $where } : { $found } cartes ne vont pas avec la question « { $asked } » ({ $clause }).
duo-no-such-ability = { $where } : { $card } ne mène pas à la question « { $asked } » ({ $clause }).
duo-trick-illegal = { $where } : { $card } ne pouvait pas être jouée sur cette entame ({ $clause }).
duo-first-leader = { $where } : le premier pli d’une manche est ouvert par qui n’a pas donné ({ $clause }).
duo-nothing-to-ask = { $where } : dans cette position, personne ne peut répondre à la question « { $asked } » ({ $clause }).
duo-too-many-tokens = { $where } : ce niveau a { $most } jetons forêt, et le départ reste libre ({ $clause }).
duo-gems-under-forest = { $where } : aucune gemme ne se trouve à une case recouverte ({ $clause }).
duo-named = { $where } : une personne est désignée quand on demande l’échange, et seulement alors ({ $clause }).
duo-proposed = { $where } : une proposition qui attend l’accord a un siège et un bout ; bouts : { $ends } ({ $clause }).
duo-only-asked = { $where } : cela ne se dit qu’avec la question « { $asked } » ({ $clause }).
duo-voted = { $where } : une personne à qui l’on demande quelque chose a proposé d’abandonner ({ $clause }).
duo-ready = { $where } : une des deux personnes peut être prête là où on le demande, et seulement là ({ $clause }).
duo-gift = { $where } : « { $text } » : une seule des deux personnes peut avoir choisi une carte de sa main pour un Présent ({ $clause }).
duo-result = { $where } : « { $found } » ne va pas avec les gemmes, les jetons, les plis ou la question ({ $clause }).
duo-trail-disagrees = { $where } : la trace ne s’accorde pas avec les cartes : cartes jouées, décret ou présents diffèrent.
duo-walk-disagrees = { $where } : le chemin de l’équipe ne s’accorde pas avec le plateau : il faut une entrée par pli, en remontant à un plateau possible.
duo-walk-mark = { $where } : « { $text } » n’est pas compris ; il faut « 5 », « 7 gem », « 2 low 1 » ou « 8 high ».
duo-trail-mark = { $where } : « { $text } » n’est pas compris ; il faut « 0 7R », « decree 6S », « 1 exchanges 4D » ou « gift 2R 4S ».

## Au terminal

duo-ui-card-1 = Musicien
duo-ui-card-3 = Renards
duo-ui-card-5 = Gazelle
duo-ui-card-7 = Présent
duo-ui-card-9 = Prince
duo-ui-suits = { notation-D } colombes, { notation-R } roses, { notation-S } étoiles, • un pas
duo-ui-playable = Jouables : { $answers }
duo-ui-any-card = { $about ->
    [lead] Jouables
    [follow] Jouables
   *[other] Possibles
 } : toutes vos cartes{ $also ->
    [keep] {", "}ou « garder »
    [stop] {", "}ou « stop » pour proposer d’abandonner
   *[none] {""}
 }.
duo-ui-myself = vous
duo-ui-end-of = { $you ->
    [yes] votre bout
   *[other] le bout de { $seat }
 }{ $gems ->
    [0] {""}
    [one] {", "}{ $gems } gemme glisse
   *[other] {", "}{ $gems } gemmes glissent
 }
duo-ui-move = { $where ->
    [here] sur place
   *[other] vers { $you ->
        [yes] vous
       *[other] { $seat }
     }
 }, { $where ->
    [off] hors du sentier
    [lost] hors du sentier : défaite
   *[other] case { $space }
 }{ $gem ->
    [yes] {" "}◆
   *[no] {""}
 }
duo-ui-before = Avant la première donne.
duo-ui-level = Niveau { $level }
duo-ui-round = Manche { $number } sur { $most }
duo-ui-trick = Pli { $number } sur { $most }
duo-ui-trump = Atout : { $suit }
duo-ui-dealing = la donne n’est pas terminée
duo-ui-between = la forêt avance
duo-ui-over = partie finie
duo-ui-gems = Gemmes : { $count }
duo-ui-coming = Fin de manche
duo-ui-coming-then = en fin de manche
duo-ui-team = [{ $space }] équipe{ $home ->
    [yes] {", "}au départ
   *[no] {""}
 }
duo-ui-start = ({ $space }) départ
duo-ui-forest = forêt
duo-ui-tokens = Jetons forêt : { $count }
duo-ui-reconstruction = Face { $side } : reconstitution
duo-ui-known = Cartes connues : { $cards }
duo-ui-decree = Décret
duo-ui-your-hand = Votre main
duo-ui-hand-of = Main · { $seat }
duo-ui-gift = Votre présent attend l’échange : { NOTATION($card) }
duo-ui-round-over = Manche { $number } sur { $most } terminée
duo-ui-collected = Gemmes ramassées
duo-ui-added = Gemmes ajoutées
duo-ui-on-spaces = cases { $spaces }
duo-ui-left = Gemmes à ramasser
duo-ui-tokens-left = Jetons forêt
duo-ui-game-over = Fin de la partie, manche { $number } sur { $most }
duo-ui-score-level = Victoire au niveau { $level }
duo-ui-score-cards = Cartes encore en main
duo-ui-score-early = Dès la manche 2
duo-ui-score-tokens = Jetons forêt en réserve
duo-ui-score-total = Total
duo-ui-abilities = Les cinq capacités
duo-ui-paws = Les empreintes, par rang
duo-ui-path = Le sentier
duo-ui-trick-rules = Le pli
duo-ui-ends = La fin de la partie
duo-ui-scoring = Le score d’une victoire
duo-ui-tricks-closed = Pendant la manche, on ne revoit pas les plis passés (9.2).
duo-ui-tricks-none = Aucun pli n’est encore joué dans cette manche.
duo-ui-past-trick = { $number }. { $you ->
    [leader] Vous ouvrez
   *[other] { $leader } ouvre
 } de { NOTATION($lead) }, { $you ->
    [follower] vous jouez
   *[other] { $follower } joue
 } { NOTATION($follow) }.
