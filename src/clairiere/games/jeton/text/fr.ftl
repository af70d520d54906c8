### Jeton Rouge en français.

jeton-title = Jeton Rouge
jeton-about = Un jeu d’enchères de trois à six : piochez, annoncez « Rouge ! », posez pour vous ou pour d’autres, gagnez des jetons bleus.
jeton-shout = Rouge !
jeton-server = le serveur

## Options

jeton-option-form = À tours, dans le sens horaire (turns), ou en temps réel (live)
jeton-option-first = Qui reçoit d’abord le jeton rouge
jeton-option-title = Le nom que vous donnez au jeu (le nom imprimé est perdu)
jeton-option-shout = Le mot d’annonce (le mot imprimé est perdu)
jeton-option-target = Jetons bleus qui gagnent la partie
jeton-option-min_per_bidder = Cartes que chaque enchérisseur reçoit au moins lors du partage
jeton-option-auto_agree = Le silence vaut accord à la fin du délai (timer), ou aussitôt si la main est vide (emptyHand)
jeton-option-withdraw_limit = Retraits d’accord par joueur pour un même état de la table, 0 = sans limite
jeton-option-draw_idle_s = Secondes pour piocher, 0 = sans délai
jeton-option-open_idle_s = Secondes pour ouvrir, 0 = sans délai
jeton-option-propose_idle_s = Secondes sans pose avant que le serveur propose la fin, 0 = sans délai
jeton-option-agree_idle_s = Secondes avant que le silence vaille accord, 0 = sans délai
jeton-option-assign_idle_s = Secondes pour redistribuer, 0 = sans délai
jeton-option-all_six_grace_s = Secondes laissées pour annoncer quand tout le monde a six cartes
jeton-option-shout_window_ms = Millisecondes pendant lesquelles on compare les annonces, 0 = la première arrivée compte
jeton-option-absent_after = Actes du serveur à la suite avant qu’une place puisse être désertée
jeton-option-absent_s = Secondes sans signe de vie avant qu’une place puisse être désertée
jeton-option-away_idle_s = Secondes des délais d’une place désertée
jeton-option-suspend_max_s = Secondes à moins de deux joueurs avant que les places désertées quittent la partie
jeton-option-sim_max_rounds = Manches après lesquelles une partie à tours s’arrête
jeton-option-sim_max_reshuffles = Remélanges généraux après lesquels une partie à tours s’arrête

## Questions

jeton-ask-draw = { $draw ->
    [yes] { $can ->
        [yes] À vous de piocher, ou annoncez « { $shout } »
       *[no] À vous de piocher
     }
   *[no] { $can ->
        [yes] Vous pouvez annoncer « { $shout } »
       *[no] D’autres piochent
     }
 }
jeton-ask-open = Ouvrez l’enchère : des cartes d’une seule valeur, avec des +1 si vous voulez
jeton-ask-bid = { $lays ->
    [0] Vous ne pouvez rien poser
   *[other] Vous pouvez poser sur un tas pour qu’il vaille au moins { $top }
 }{ $pass ->
    [yes] {", "}ou passer
   *[no] { $end ->
        [propose] {" ; "}vous pouvez proposer la fin de la manche
        [agree] {" ; "}la fin de la manche est proposée : vous pouvez donner votre accord
        [withdraw] {" ; "}la fin de la manche est proposée et vous êtes d’accord : vous pouvez vous raviser
       *[none] {""}
     }
 }
jeton-ask-share = Vous avez gagné la manche : répartissez les cartes de la table entre les enchérisseurs

## Ce qui s’est passé

jeton-event-red = { $you ->
    [yes] Vous avez le jeton rouge.
   *[other] { $seat } a le jeton rouge.
 }
jeton-event-drew = { $you ->
    [yes] Vous piochez
   *[other] { $seat } pioche
 } { $card ->
    [none] une carte
   *[other] { $card }
 }.
jeton-event-unlocked = On peut désormais annoncer.
jeton-event-skipped = { $you ->
    [yes] Vous avez six cartes et passez.
   *[other] { $seat } a six cartes et passe.
 }
jeton-event-eliminated = { $you ->
    [yes] Vous ne pouvez plus piocher : vous êtes hors jeu
   *[other] { $seat } ne peut plus piocher et sort du jeu
 } ; { $count ->
    [one] { $count } carte quitte la partie
   *[other] { $count } cartes quittent la partie
 }.
jeton-event-reshuffled = Tout le monde a six cartes et personne n’annonce : les mains retournent dans les paquets.
jeton-event-shouted = { $you ->
    [yes] Vous annoncez
   *[other] { $seat } annonce
 } « { $shout } » et { $you ->
    [yes] prenez
   *[other] prend
 } le jeton rouge.
jeton-event-laid = { $you ->
    [yes] { $where ->
        [begins] Vous enchérissez avec { $cards }
        [own] Vous ajoutez { $cards } à votre tas
       *[other] Vous ajoutez { $cards } au tas de { $owner }
     }
   *[other] { $where ->
        [begins] { $seat } enchérit avec { $cards }
        [own] { $seat } ajoute { $cards } à son tas
        [yours] { $seat } ajoute { $cards } à votre tas
       *[other] { $seat } ajoute { $cards } au tas de { $owner }
     }
 } : { $total } points.
jeton-event-proposed = { $by ->
    [server] Le serveur propose
   *[other] { $you ->
        [yes] Vous proposez
       *[other] { $seat } propose
     }
 } la fin de la manche.
jeton-event-agreed = { $you ->
    [yes] Vous donnez votre accord.
   *[other] { $seat } donne son accord.
 }
jeton-event-withdrew = { $you ->
    [yes] Vous retirez votre accord.
   *[other] { $seat } retire son accord.
 }
jeton-event-fell = La proposition tombe{ $how ->
    [card] {" "}: une carte a été jouée
   *[withdrawn] {""}
 }.
jeton-event-won-round = { $you ->
    [yes] Vous gagnez la manche et prenez
   *[other] { $seat } gagne la manche et prend
 } { $tokens ->
    [one] { $tokens } jeton bleu
   *[other] { $tokens } jetons bleus
 } ({ $blue } en tout).
jeton-event-tied = Égalité entre { $seats } : pas de jeton, et chaque enchérisseur reprend son tas.
jeton-event-received = { $you ->
    [yes] Vous recevez
   *[other] { $seat } reçoit
 } { $cards }, mélangé au paquet.
jeton-event-timed-out = { $whose ->
    [table] Le délai est écoulé.
   *[seat] { $you ->
        [yes] Votre délai est écoulé.
       *[other] Le délai de { $seat } est écoulé.
     }
 }
jeton-event-leaving = { $you ->
    [yes] Vous quittez la partie.
   *[other] { $seat } quitte la partie.
 }
jeton-event-left = { $you ->
    [yes] Vous êtes hors jeu
   *[other] { $seat } est hors jeu
 } ; { $count ->
    [one] { $count } carte est écartée
   *[other] { $count } cartes sont écartées
 }.
jeton-event-won = { $you ->
    [yes] Vous gagnez la partie
   *[other] { $seat } gagne la partie
 }{ $how ->
    [last] {", "}dernier en jeu
    [nobody] {" "}: plus personne ne pouvait lancer de manche
    [limit] {" "}: la limite est atteinte
    [left] {", "}les autres étant partis
   *[tokens] {""}
 }.
jeton-event-drawn = La partie est nulle entre { $seats }.
jeton-event-stopped = La partie s’arrête sans gagnant.

## Refus

jeton-wrong-phase = { $phase ->
    [draw] Cela ne se fait pas pendant la pioche
    [open] Cela ne se fait pas avant l’ouverture de la manche
    [bid] Cela ne se fait pas pendant les enchères
    [share] Cela ne se fait plus : la manche est réglée
   *[over] La partie est finie
 } ({ $clause }).
jeton-not-active = Cette place n’est pas, ou plus, dans la partie ({ $clause }).
jeton-not-your-turn = C’est à la place { $seat } de le faire ({ $clause }).
jeton-hand-full = Vous avez six cartes en main et ne piochez pas ({ $clause }).
jeton-red-holder = Vous avez le jeton rouge : un autre doit lancer la prochaine manche ({ $clause }).
jeton-locked = Personne ne peut annoncer avant que le porteur du rouge, place { $seat }, ait pioché sa deuxième carte ({ $clause }).
jeton-no-value-card = Sans 2, 3 ou 4 en main, vous ne pourriez pas ouvrir ({ $clause }).
jeton-bad-cards = { $why ->
    [none] Une pose contient au moins une carte
    [hand] Vous n’avez pas { $cards } en main
    [plus] Des +1 seuls ne font pas une enchère
    [mixed] Une enchère a des cartes d’une seule valeur, et des +1
   *[value] Ce tas ne prend que des { $value } et des +1
 } ({ $clause }).
jeton-already-bid = Vous avez déjà un tas : vous pouvez y ajouter ({ $clause }).
jeton-no-stack = La place { $seat } n’a pas de tas à augmenter ({ $clause }).
jeton-below-top = Cela fait { $total }, et le plus haut total est { $top } : il faut au moins l’égaler ({ $clause }).
jeton-not-leader = Seul le meneur, place { $seat }, peut proposer la fin ({ $clause }).
jeton-proposal-open = La fin est déjà proposée ({ $clause }).
jeton-no-proposal = Vous n’avez ici aucun accord à donner ni à retirer ({ $clause }).
jeton-stale = Cela visait un moment qui est passé ({ $clause }).
jeton-withdraw-limit = Vous vous êtes déjà ravisé { $limit } fois sur cette table ({ $clause }).
jeton-bad-share = { $why ->
    [short] Chaque enchérisseur doit recevoir au moins { $least ->
        [one] { $least } carte
       *[other] { $least } cartes
     }
   *[other] Chaque carte de la table doit être donnée une fois, ni plus ni moins
 } ({ $clause }).
jeton-not-bidder = Seuls ceux qui ont un tas reçoivent des cartes : { $bidders } ({ $clause }).
jeton-unknown-action = Aucun joueur ne peut faire cela ({ $clause }).
jeton-by-turns = Dans une partie à tours, on attend d’être interrogé, et seul le fait de passer met fin à une manche ({ $clause }).
jeton-not-possible = { $answer } ne fait pas partie des issues possibles ici ({ $clause }).
jeton-first-not-there = La place { $seat } ne peut pas commencer : les places vont de 0 à { $most } ({ $clause }).
jeton-no-answer = « { $text } » n’est pas une réponse : draw, shout, pass, bid 33p, raise 2 p, propose, agree, withdraw, share 1:22 3:3, leave ({ $clause }).
jeton-no-seat = « { $text } » : une place est un numéro de 0 à { $most } ({ $clause }).
jeton-no-card = « { $text } » n’est pas dans le paquet, qui contient { $pack } ({ $clause }).
jeton-no-cards = « { $text } » : les cartes s’écrivent 2, 3, 4 et p pour +1, comme 33p ({ $clause }).

## Positions

jeton-no-hands = { $where } : les mains manquent ({ $clause }).
jeton-cards-unknown = { $where } : « { $text } » : les cartes s’écrivent 2, 3, 4 et p, comme 33p ({ $clause }).
jeton-hand-size = { $where } : une main a au plus 6 cartes, pas { $found } ({ $clause }).
jeton-card-count = { $where } : il faut { $wanted } cartes « { $card } » en tout et il y en a { $found } ({ $clause }).
jeton-out-has-cards = { $where } : un joueur hors jeu n’a pas de cartes ({ $clause }).
jeton-nothing-removed = { $where } : des cartes sont écartées avec un joueur hors jeu, et personne ne l’est ({ $clause }).
jeton-stack-mixed = { $where } : « { $text } » : un tas a des cartes d’une seule valeur, au moins une, et des +1 ({ $clause }).
jeton-stacks = { $where } : il y a des tas une fois la manche ouverte, dont celui du lanceur, avec autant de cartes que les mains en tiennent ({ $clause }).
jeton-seat-out = { $where } : la place { $seat } est hors jeu ({ $clause }).
jeton-seat-twice = { $where } : une place figure deux fois ici ({ $clause }).
jeton-too-few = { $where } : deux joueurs au moins sont encore en jeu ({ $clause }).
jeton-leaving = { $where } : on n’attend pour partir qu’en temps réel, et pas pendant la pioche ({ $clause }).
jeton-tokens = { $where } : { $target } jetons bleus gagnent la partie ({ $clause }).
jeton-lock = { $where } : le verrou tombe à la deuxième carte du porteur du rouge ({ $clause }).
jeton-no-draw = { $where } : cette place ne peut pas piocher ({ $clause }).
jeton-launcher = { $where } : dans une manche, le lanceur est le porteur du rouge ; hors manche, il n’y en a pas ({ $clause }).
jeton-cannot-open = { $where } : le lanceur a besoin d’un 2, d’un 3 ou d’un 4 pour ouvrir ({ $clause }).
jeton-round-winner = { $where } : c’est celui dont le tas a seul le plus haut total qui répartit ({ $clause }).
jeton-lay = { $where } : « { $text } » n’est pas compris, ou n’est pas sur ce tas ; on écrit « 2 0 33p » : place, propriétaire, cartes ({ $clause }).
jeton-proposer = { $where } : dans une enchère en temps réel, c’est le meneur qui propose, ou à égalité n’importe qui, ou le serveur ({ $clause }).
jeton-consents = { $where } : celui qui propose est d’accord, et tous ne le sont pas encore ({ $clause }).
jeton-winners = { $where } : qui a assez de jetons a gagné, et personne tant que la partie dure ({ $clause }).
jeton-asking = { $where } : cette place ne peut pas être interrogée maintenant ({ $clause }).
jeton-trail-mark = { $where } : « { $text } » n’est pas compris ; on écrit « drew », « laid 33p », « received 2 » ou « opened 3 » ({ $clause }).
jeton-trail-disagrees = { $where } : ces marques ne mènent pas à cette main et à ce paquet ({ $clause }).
