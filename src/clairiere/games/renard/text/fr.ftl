### Le Renard des Bois en français.

renard-title = Le Renard des Bois
renard-about = Un jeu de plis à deux : gagnez plus de plis que l’autre, mais pas trop.

## Cartes

renard-suit = { $suit ->
    [B] cloches
    [K] clefs
   *[M] lunes
 }
# Les lettres des couleurs, lues et tapées ; B, K et M, celles de la notation, restent comprises.
notation-B = C
notation-K = F
notation-M = L
renard-ability-1 = jouez-le et perdez le pli, vous ouvrez le suivant.
renard-ability-3 = en le jouant, vous pouvez échanger le décret contre une carte de votre main.
renard-ability-5 = en le jouant, piochez une carte, puis mettez-en une sous la pioche.
renard-ability-7 = le gagnant du pli marque 1 point par 7 qu’il contient.
renard-ability-9 = seule dans son pli, elle vaut atout.
renard-ability-11 = s’il ouvre, l’autre doit jouer le 1 ou sa plus haute carte de la couleur.
renard-name-1 = Cygne
renard-name-3 = Renard
renard-name-5 = Bûcheron
renard-name-7 = Trésor
renard-name-9 = Sorcière
renard-name-11 = Monarque
renard-name-plain = Carte paire
renard-does-plain = pas de capacité : seuls comptent sa couleur et son rang.
renard-name-follow = Fournir
renard-does-follow = qui suit joue la couleur demandée, s’il en a.
renard-name-suit = Sans atout
renard-does-suit = la plus haute carte de la couleur demandée gagne le pli.
renard-name-trump = Avec atout
renard-does-trump = un atout bat les autres couleurs ; de deux atouts, le plus haut gagne.
renard-name-decree = Décret
renard-does-decree = sa couleur est l’atout ; seul un Renard (3) l’échange.
renard-name-pile = Pioche
renard-does-pile = { $count } cartes cachées ; seul un Bûcheron (5) en prend une.
renard-name-hand = Main de l’autre
renard-does-hand = elle est cachée ; on n’en voit que le nombre de cartes, et celles qu’un échange a montrées.
renard-name-tricks = Plis gagnés
renard-does-tricks = leur nombre, à la fin de la manche, donne les points du barème.

# Au milieu d’une carte, où il y a place pour huit lettres.
renard-card-1 = { renard-name-1 }
renard-card-3 = { renard-name-3 }
renard-card-5 = { renard-name-5 }
renard-card-7 = { renard-name-7 }
renard-card-9 = { renard-name-9 }
renard-card-11 = { renard-name-11 }

## Résultats (les noms de la première édition, puis de la seconde)

renard-result-1-humble = Humble
renard-result-1-defeated = Vaincu
renard-result-1-victorious = Victorieux
renard-result-1-greedy = Cupide
renard-result-2-humble = Modestie
renard-result-2-defeated = Défaite
renard-result-2-victorious = Triomphe
renard-result-2-greedy = Cupidité

## Options

renard-option-target = Points à atteindre : 16 partie courte, 21 partie normale, 35 partie longue, ou un nombre jusqu’à 200
renard-field-target = À combien de points la partie s’arrête-t-elle ?
renard-option-edition = L’édition française qui nomme les résultats : 1 ou 2
renard-field-edition = Selon quelle édition nomme-t-on les résultats ?
renard-option-dealer = Qui donne en premier
renard-field-dealer = Qui donne en premier ?
renard-option-open_tricks = On peut revoir les plis passés pendant la manche
renard-field-open_tricks = On peut revoir les plis passés pendant la manche.
renard-option-extra_round = Une égalité parfaite se rejoue
renard-field-extra_round = Une égalité parfaite se rejoue en une manche de plus.
renard-option-position = Une position pour commencer, au lieu de la mise en place
renard-option-lesson = Une leçon pour commencer, au lieu de la mise en place

## Questions

renard-planned-follow = Quand l’autre entame : ma carte
renard-ask-lead = À vous d’ouvrir : jouez la carte de votre choix
renard-ask-follow = { $bound ->
    [suit] À vous : fournissez en { renard-suit }
    [highest] Un Monarque ouvre : jouez votre plus haute carte en { renard-suit }
    [either] Un Monarque ouvre : jouez le 1 ou votre plus haute carte en { renard-suit }
   *[other] Vous n’avez pas de { renard-suit } : jouez la carte de votre choix
 }
renard-ask-exchange = Votre Renard : donnez une carte contre le décret { NOTATION($decree) }, ou gardez-le
renard-ask-bury = Votre Bûcheron a pioché { NOTATION($drawn) } : mettez une carte sous la pioche
renard-keep = garder le décret

## Choix

renard-choice-card = { $rank } de { renard-suit }{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 }
renard-agreed-target = La partie se joue en { $value } points.
renard-agreed-dealer = { $value ->
    [random] {""}
    [0] Le siège 1 donne en premier.
   *[other] Le siège 2 donne en premier.
 }
renard-agreed-open_tricks = { $value ->
    [yes] Les plis passés peuvent se revoir pendant la manche.
   *[no] {""}
 }
renard-agreed-extra_round = { $value ->
    [yes] Une égalité parfaite se rejoue.
   *[no] {""}
 }
renard-value-dealer-random = au hasard
renard-value-dealer-0 = siège 1
renard-value-dealer-1 = siège 2
renard-value-target-16 = 16, partie courte
renard-value-target-21 = 21, partie normale
renard-value-target-35 = 35, partie longue
renard-value-edition-1 = première édition
renard-value-edition-2 = seconde édition

## Ce qui s’est passé

renard-event-dealer = { $you ->
    [yes] Vous donnez.
   *[other] { $seat } donne.
 }
renard-event-shuffled = Manche { $round } : les 33 cartes sont mélangées.
renard-event-dealt = { $you ->
    [yes] Vous recevez
   *[other] { $seat } reçoit
 } { $cards ->
    [none] 13 cartes
   *[other] { NOTATION($cards) }
 }.
renard-event-decree = Le décret est { NOTATION($card) }.
renard-event-played = { $you ->
    [yes] Vous jouez
   *[other] { $seat } joue
 } { NOTATION($card) }.
renard-event-exchanged = { $you ->
    [yes] Vous donnez { NOTATION($given) } et prenez { NOTATION($taken) } au décret.
   *[other] { $seat } donne { NOTATION($given) } et prend { NOTATION($taken) } au décret.
 }
renard-event-kept = { $you ->
    [yes] Vous laissez
   *[other] { $seat } laisse
 } le décret { NOTATION($decree) }.
renard-event-drew = { $you ->
    [yes] Vous piochez
   *[other] { $seat } pioche
 } { $card ->
    [none] une carte
   *[other] { NOTATION($card) }
 }.
renard-event-buried = { $you ->
    [yes] Vous mettez
   *[other] { $seat } met
 } { $card ->
    [none] une carte
   *[other] { NOTATION($card) }
 } sous la pioche.
renard-event-judged = { $how ->
    [higher] { NOTATION($card) } bat { NOTATION($other) } : la plus forte de la couleur d’entame l’emporte.
    [suit] { NOTATION($card) } l’emporte : { NOTATION($other) } n’est ni de la couleur d’entame, ni d’atout.
    [trump] { NOTATION($card) } l’emporte : c’est le seul atout ({ renard-suit }).
    [trumps] { NOTATION($card) } bat { NOTATION($other) } : deux atouts ({ renard-suit }), le plus fort l’emporte.
    [witch] { NOTATION($card) } l’emporte : seule dans le pli, une Sorcière compte comme atout ({ renard-suit }).
    [nine] { NOTATION($card) } bat { NOTATION($other) } : face à un atout ({ renard-suit }), une Sorcière en vaut le 9.
    [real-witch] { NOTATION($card) } l’emporte : deux Sorcières s’annulent, et celle-ci seule est vraiment d’atout ({ renard-suit }).
   *[led-witch] { NOTATION($card) } l’emporte : deux Sorcières s’annulent, aucune n’est d’atout, celle qui a ouvert gagne.
 }
renard-event-took-trick = { $you ->
    [yes] Vous remportez
   *[other] { $seat } remporte
 } le pli ({ $tricks }).
renard-event-treasure = { $you ->
    [yes] Vous marquez
   *[other] { $seat } marque
 } { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de trésor.
renard-event-leads = { $you ->
    [yes] { $how ->
        [swan] Vous avez perdu avec un { renard-name-1 } : vous ouvrez
       *[other] Vous ouvrez
     }
   *[other] { $seat } { $how ->
        [swan] a perdu avec un { renard-name-1 } et ouvre
       *[other] ouvre
     }
 } le pli suivant.
renard-event-scored = { $you ->
    [yes] Vous
   *[other] { $seat }
 } : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
 }, { $result }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }{ $treasures ->
    [0] {""}
   *[other] {" "}et { $treasures } de trésor
 } ; { $total } en tout.
renard-event-won = { $you ->
    [yes] Vous gagnez
   *[other] { $seat } gagne
 } la partie, { $high } à { $low }{ $by ->
    [last] {", "}grâce à la dernière manche
   *[total] {""}
 }.
renard-event-draw = La partie est nulle, { $high } à { $low }.

## Pourquoi (les raisons d’un indice)

why-renard-now = { $best ->
    [0] Ce choix ne prend pas ce pli.
    [100] Ce choix prend ce pli.
   *[other] Ce choix prend ce pli { $best } fois sur cent.
 }
why-renard-void = { $name } n’a probablement plus de { renard-suit } ({ $best } %) et ne pourra pas fournir.
why-renard-trick = { $more ->
    [more] Ce choix prend ce pli { $best } fois sur cent ; « { $instead } », { $other } fois.
   *[less] Ce choix laisse plus souvent ce pli : vous ne le prenez que { $best } fois sur cent, au lieu de { $other } avec « { $instead } ».
 }
why-renard-lead = { $more ->
    [more] Vous ouvrez plus souvent le pli suivant : { $best } fois sur cent, au lieu de { $other } avec « { $instead } ».
   *[less] { $name } ouvre plus souvent le pli suivant, et vous répondez : vous n’ouvrez que { $best } fois sur cent, au lieu de { $other } avec « { $instead } ».
 }
why-renard-treasures = Vous ramassez plus de trésors dans la manche : { $best } en moyenne, au lieu de { $other } avec « { $instead } ».
why-renard-greedy = Avec « { $instead } », vous dépasseriez plus souvent neuf plis, et vos plis ne rapporteraient plus rien : { $other } fois sur cent, au lieu de { $best }.
why-renard-defeated = Avec « { $instead } », vous resteriez plus souvent entre quatre et six plis, où l’on marque peu : { $other } fois sur cent, au lieu de { $best }.
why-renard-victorious = Vous finissez plus souvent la manche avec sept à neuf plis, qui valent 6 points : { $best } fois sur cent, au lieu de { $other } avec « { $instead } ».
why-renard-humble = Vous finissez plus souvent la manche avec trois plis au plus, qui valent 6 points : { $best } fois sur cent, au lieu de { $other } avec « { $instead } ».
why-renard-points = L’écart de points de la manche, en votre faveur, est de { $best } en moyenne, au lieu de { $other } avec « { $instead } ».

## Ce que donnent une manche et une partie

renard-round-head-tricks = Plis
renard-round-head-row = Ligne du barème
renard-round-head-points = Points
renard-round-head-treasures = Trésors (7)
renard-round-head-total = Total
renard-round-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
 }
renard-round-row = { $span } : { $result }
renard-round-points = { $points ->
    [0] 0
   *[other] +{ $points }
 }
renard-round-total = { $total }
renard-round-goes-on = La partie va jusqu’à { $target } : il manque { $missing ->
    [one] { $missing } point
   *[other] { $missing } points
 } au premier.
renard-round-mark = { $target ->
    [one] { $target } point est atteint
   *[other] { $target } points sont atteints
 } à la fin d’une manche : la partie s’achève.
renard-round-tie = Égalité parfaite : une manche de plus en décide.
renard-end-total = Le total le plus élevé l’emporte.
renard-end-last = Totaux égaux : la meilleure dernière manche l’emporte, { $high } à { $low }, trésors compris.
renard-end-tie = Totaux et dernière manche à égalité : personne ne gagne.

## Refus

renard-over = La partie est finie ({ $clause }).
renard-no-seat = Il n’y a pas de siège { $seat } : on joue à deux ({ $clause }).
renard-not-leader = C’est à { $seat } d’ouvrir ce pli ({ $clause }).
renard-one-card = Votre carte de ce pli est posée ; c’est à { $seat } de suivre ({ $clause }).
renard-ability-first = D’abord, qui vient de jouer applique la capacité de sa carte ({ $clause }).
renard-not-dealt = La donne n’est pas terminée ({ $clause }).
renard-not-possible = { NOTATION($card) } n’est pas un tirage possible ici ({ $clause }).
renard-already-laid = { NOTATION($card) } est déjà posée et ne peut pas servir à l’échange ({ $clause }). Vous pouvez donner { NOTATION($legal) }.
renard-not-in-hand = { NOTATION($card) } n’est pas dans votre main ({ $clause }). { $about ->
    [lead] Jouables
    [follow] Jouables
   *[other] Possibles
 } : { NOTATION($legal) }.
renard-must-bury = Vous devez mettre une carte sous la pioche ({ $clause }). Possibles : { NOTATION($legal) }.
renard-must-play = Vous devez jouer une carte ({ $clause }). Jouables : { NOTATION($legal) }.
renard-must-follow = Vous avez de la couleur demandée, { renard-suit } : il faut fournir ({ $clause }). Jouables : { NOTATION($legal) }.
renard-no-cutting = Vous avez de la couleur demandée, { renard-suit } : on ne peut pas couper ({ $clause }). Jouables : { NOTATION($legal) }.
renard-fox-must-follow = Vous avez de la couleur demandée, { renard-suit } : le Renard doit fournir avant d’agir ({ $clause }). Jouables : { NOTATION($legal) }.
renard-witch-is-no-trump = La Sorcière n’est pas atout avant qu’on juge le pli, et vous avez de la couleur demandée, { renard-suit } ({ $clause }). Jouables : { NOTATION($legal) }.
renard-follow-the-witch = On suit une Sorcière dans sa couleur imprimée, et vous avez des { renard-suit } ({ $clause }). Jouables : { NOTATION($legal) }.
renard-monarch = Un Monarque ouvre : il faut votre plus haute carte en { renard-suit } ({ $clause }). Jouables : { NOTATION($legal) }.
renard-monarch-or-swan = Un Monarque ouvre : il faut le 1 ou votre plus haute carte en { renard-suit } ({ $clause }). Jouables : { NOTATION($legal) }.
renard-no-dealer = « { $text } » ne désigne pas qui donne : 0 ou 1 ({ $clause }).
renard-no-card = « { $text } » n’est pas une carte : une valeur de 1 à 11 et une couleur, C cloches, F clefs, L lunes, comme 7L ({ $clause }).
renard-dealt-twice = { NOTATION($card) } ne peut pas être distribuée ici : elle l’est déjà ({ $clause }).
renard-hand-size = Une main compte 13 cartes et non { $count } ({ $clause }).

## Positions

renard-card-unknown = { $where } : « { $text } » n’est pas une carte ({ $clause }).
renard-card-doubled = { $where } : la carte { $card } se trouve déjà dans { $first } ({ $clause }).
renard-cards-missing = Ces cartes ne sont nulle part : { $cards } ({ $clause }).
renard-no-decree = { $where } : la carte décret est donnée dès qu’elle a été retournée, et pas avant ({ $clause }).
renard-not-dealt-yet = { $where } : pour la question « { $asked } », seules les mains peuvent avoir des cartes ({ $clause }).
renard-no-hands = { $where } : les deux mains manquent ({ $clause }).
renard-pile-size = { $where } : pioche et cartes rendues doivent faire { $wanted } cartes en tout et en font { $found } ({ $clause }).
renard-too-many-tricks = { $where } : { $found } plis ; une manche en compte 13 ({ $clause }).
renard-won-size = { $where } : les plis gagnés font { $wanted } cartes et il y en a { $found } ({ $clause }).
renard-too-many-buried = { $where } : { $found } cartes rendues, mais moins de Bûcherons joués ({ $clause }).
renard-hand-count = { $where } : on attend ici { $wanted } cartes et il y en a { $found } ({ $clause }).
renard-top-not-in-pile = { $where } : { $card } doit être dans la pioche, et une seule fois ({ $clause }).
renard-trick-size = { $where } : { $found } cartes ne vont pas avec la question « { $asked } » ({ $clause }).
renard-no-such-ability = { $where } : { $card } ne mène pas à la question « { $asked } » ({ $clause }).
renard-nothing-to-exchange = { $where } : un Renard joué en dernière carte ne demande rien ({ $clause }).
renard-drawn = { $where } : la carte piochée est donnée quand une carte doit être rendue, et seulement alors, et se trouve dans cette main ({ $clause }).
renard-trick-illegal = { $where } : { $card } ne pouvait pas être jouée sur cette entame ({ $clause }).
renard-treasures = { $where } : { $found } points de trésor, mais { $wanted } sept parmi les plis gagnés ({ $clause }).
renard-first-leader = { $where } : le premier pli d’une manche est ouvert par qui n’a pas donné ({ $clause }).
renard-nothing-to-ask = { $where } : dans cette position, personne ne peut répondre à la question « { $asked } » ({ $clause }).
renard-treasures-not-scored = { $where } : les scores comprennent les trésors de la manche ({ $clause }).
renard-not-over = { $where } : la partie n’est pas finie : { $target } points, treize plis joués, pas d’égalité à départager ({ $clause }).
renard-already-over = { $where } : { $target } points étaient atteints avant cette manche, qui ne se joue donc pas ({ $clause }).
renard-trail-disagrees = { $where } : la trace ne s’accorde pas avec les cartes : cartes jouées, décret ou cartes rendues diffèrent.
renard-trail-mark = { $where } : « { $text } » n’est pas compris ; il faut « 0 7M », « decree 6K » ou « 1 buries ».

## Au terminal

renard-ui-suits = { notation-B } cloches, { notation-K } clefs, { notation-M } lunes
renard-ui-playable = Jouables : { $answers }
renard-ui-any-card = { $about ->
    [bury] Possibles : toutes vos cartes.
   *[other] Jouables : toutes vos cartes.
 }
renard-ui-any-card-or-keep = Possibles : toutes vos cartes, ou « garder ».
renard-ui-before = Avant la première donne.
renard-ui-dealing = la donne n’est pas terminée
renard-ui-round = Manche { $number }
renard-ui-trick = Pli { $number } sur { $most }
renard-ui-trump = Atout : { $suit }
renard-ui-pile = Pioche : { $count }
renard-ui-target = Partie en { $target }
renard-ui-hand = Main
renard-ui-tricks = Plis
renard-ui-worth = Vaut
renard-ui-result = Résultat
renard-ui-points = Pts
renard-ui-treasures = Trésors
renard-ui-treasures-short = 7
renard-ui-table = Barème : { $table }
renard-ui-known = { $seat } a pris au décret et tient encore : { NOTATION($cards) } (7.5)
renard-ui-decree = Décret
renard-ui-your-hand = Votre main
renard-ui-hand-of = Main · { $seat }
renard-ui-buried = Mises par vous sous la pioche : { NOTATION($cards) }
renard-ui-round-over = Manche { $number } terminée
renard-ui-abilities = Les six capacités
renard-ui-trick-rules = Qui gagne le pli
renard-ui-on-table = Sur la table
renard-ui-score-table = Le barème : plis gagnés dans la manche
renard-ui-gives = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
renard-ui-tricks-closed = Pendant la manche, on ne revoit pas les plis passés (7.3).
renard-ui-tricks-none = Aucun pli n’est encore joué dans cette manche.
renard-ui-past-trick = { $number }. { $you ->
    [leader] Vous ouvrez
   *[other] { $leader } ouvre
 } de { NOTATION($lead) }, { $you ->
    [follower] vous jouez
   *[other] { $follower } joue
 } { NOTATION($follow) }.
