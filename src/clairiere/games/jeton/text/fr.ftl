### Jeton Rouge en français.

jeton-title = Jeton Rouge
jeton-about = Un jeu d’enchères de trois à six : piochez, annoncez « Rouge ! », posez pour vous ou pour d’autres, gagnez des jetons bleus.
jeton-shout = Rouge !
jeton-server = le serveur

## Options

jeton-option-form = À tours, dans le sens horaire (turns), ou en temps réel (live)
jeton-field-form = Comment joue-t-on ?
jeton-option-first = Qui reçoit d’abord le jeton rouge
jeton-field-first = Qui reçoit d’abord le jeton rouge ?
jeton-option-title = Le nom que vous donnez au jeu (le nom imprimé est perdu)
jeton-field-title = Quel nom donnez-vous au jeu ? (le nom imprimé est perdu)
jeton-option-shout = Le mot d’annonce (le mot imprimé est perdu)
jeton-field-shout = Quel mot annonce une manche ? (le mot imprimé est perdu)
jeton-option-shout_cards = Ce qu’il faut en main pour annoncer : rien de particulier (any), comme dans la règle, ou un 2, un 3 ou un 4 (value), notre ajout
jeton-field-shout_cards = Que faut-il en main pour annoncer ?
jeton-option-target = Jetons bleus qui gagnent la partie
jeton-field-target = Combien de jetons bleus gagnent la partie ?
jeton-option-min_per_bidder = Cartes que chaque enchérisseur reçoit au moins lors du partage
jeton-field-min_per_bidder = Combien de cartes chaque enchérisseur reçoit-il au moins au partage ?
jeton-option-first_plus = Des +1 sont permis dès la première enchère (autre lecture de la règle)
jeton-field-first_plus = Des +1 sont permis dès la première enchère (autre lecture de la règle).
jeton-option-auto_agree = Accord sans parole : à la fin du délai, s’il y en a un (timer), ou déjà quand la main est vide (emptyHand)
jeton-field-auto_agree = Quand le silence vaut-il accord ?
jeton-option-withdraw_limit = Retraits d’accord par joueur pour un même état de la table, 0 = sans limite, comme dans la règle
jeton-field-withdraw_limit = Combien de fois chacun peut-il retirer son accord, pour un même état de la table ? (0 : sans limite, comme dans la règle)
jeton-option-withdrawal = Si l’auteur d’une proposition se retire : son seul accord est repris (own), ou la proposition tombe avec tous les accords (all), autre lecture de la règle
jeton-field-withdrawal = Que se passe-t-il quand l’auteur d’une proposition se retire ?
jeton-option-draw_idle_s = Secondes pour piocher, 0 = sans délai, comme dans la règle
jeton-field-draw_idle_s = Combien de secondes a-t-on pour piocher ? (0 : sans délai, comme dans la règle)
jeton-option-open_idle_s = Secondes pour ouvrir, 0 = sans délai, comme dans la règle
jeton-field-open_idle_s = Combien de secondes a-t-on pour ouvrir ? (0 : sans délai, comme dans la règle)
jeton-option-propose_idle_s = Secondes sans pose avant que le serveur propose la fin, 0 = jamais, comme dans la règle
jeton-field-propose_idle_s = Après combien de secondes sans pose le serveur propose-t-il la fin ? (0 : jamais, comme dans la règle)
jeton-option-agree_idle_s = Secondes avant que le silence vaille accord, 0 = jamais, comme dans la règle
jeton-field-agree_idle_s = Après combien de secondes le silence vaut-il accord ? (0 : jamais, comme dans la règle)
jeton-option-assign_idle_s = Secondes pour redistribuer, 0 = sans délai, comme dans la règle
jeton-field-assign_idle_s = Combien de secondes a-t-on pour redistribuer ? (0 : sans délai, comme dans la règle)
jeton-option-all_six_grace_s = Secondes laissées pour annoncer quand tout le monde a six cartes
jeton-option-shout_window_ms = Millisecondes pendant lesquelles on compare les annonces, 0 = la première arrivée compte
jeton-option-absent_after = Actes du serveur à la suite avant qu’une place puisse être désertée
jeton-option-absent_s = Secondes sans signe de vie avant qu’une place puisse être désertée
jeton-option-away_idle_s = Secondes des délais d’une place désertée
jeton-option-suspend_max_s = Secondes à moins de deux joueurs avant que les places désertées quittent la partie
jeton-option-sim_max_rounds = Manches après lesquelles une partie entre robots s’arrête, 0 = sans limite ; pour les simulations seulement
jeton-option-sim_max_reshuffles = Remélanges généraux après lesquels une partie entre robots s’arrête, 0 = sans limite ; pour les simulations seulement
jeton-option-position = Une position pour commencer, au lieu de la mise en place
jeton-option-lesson = Une leçon pour commencer, au lieu de la mise en place

## Manières de jouer

jeton-preset-friends = Entre amis
jeton-preset-friends-about = Le jeu de la feuille de règles : on attend chacun, et l’on se ravise autant qu’on veut
jeton-preset-strangers = Entre inconnus
jeton-preset-strangers-about = Nos ajouts : un délai pour chaque acte, le silence vaut accord, trois retraits

## Questions

jeton-planned-draw = Pendant la pioche : annoncer ou non
jeton-planned-bid = Dans l’enchère, à mon tour
jeton-ask-draw = { $draw ->
    [yes] { $can ->
        [yes] À vous de piocher, ou annoncez « { $shout } »
       *[no] À vous de piocher
     }
   *[no] { $can ->
        [yes] Vous pouvez annoncer « { $shout } »{ $pass ->
            [yes] {", "}ou laisser la pioche continuer
           *[no] {""}
         }
       *[no] D’autres piochent
     }
 }
jeton-ask-wait = À quelqu’un d’autre d’agir
jeton-ask-open = Ouvrez l’enchère : des cartes d’une seule valeur{ $plus ->
    [yes] {", "}avec des +1 si vous voulez
   *[no] {""}
 }
jeton-ask-bid = { $lays ->
    [0] Vous ne pouvez rien poser
   *[other] { $top ->
        [0] Personne n’a encore enchéri : vous pouvez faire votre enchère
       *[other] Vous pouvez poser sur un tas pour qu’il vaille au moins { $top }
     }
 }{ $pass ->
    [yes] { $lays ->
        [0] {" "}: passez
       *[other] {", "}ou passer
     }
   *[no] { $end ->
        [propose] {" ; "}vous pouvez proposer la fin de la manche
        [agree] {" ; "}la fin de la manche est proposée : vous pouvez donner votre accord
        [withdraw] {" ; "}la fin de la manche est proposée et vous êtes d’accord : vous pouvez vous raviser
       *[none] {""}
     }
 }
jeton-ask-share = Vous avez gagné la manche : répartissez les cartes de la table entre les enchérisseurs

## Choix

jeton-choice-draw = piocher une carte
jeton-choice-shout = annoncer { $shout }
jeton-choice-pass-draw = laisser la pioche continuer
jeton-choice-pass-bid = passer
jeton-choice-propose = proposer la fin de la manche
jeton-choice-agree = accepter la fin de la manche
jeton-choice-withdraw = retirer votre accord
jeton-choice-leave = quitter la partie pour de bon
jeton-choice-bid = votre enchère : { $cards } (total { $total })
jeton-choice-raise = { $cards } sur { $you ->
    [yes] votre tas
   *[other] le tas de { $seat }
 } (total { $total })
jeton-choice-share = partager : { $gets }
jeton-agreed-form = { $value ->
    [live] On joue en temps réel, tous à la fois.
   *[other] On joue à tours, sans hâte.
 }
jeton-agreed-target = Il faut { $value } jetons bleus pour gagner.
jeton-value-form-turns = à tours, dans le sens horaire
jeton-value-form-live = en temps réel
jeton-about-form-turns = Calme : chacun répond à son tour, et l’on vous attend toujours. Le mieux pour apprendre.
jeton-about-form-live = Comme autour d’une vraie table : tout le monde agit à la fois, le plus rapide l’emporte.
jeton-value-first-random = au hasard
jeton-value-first-0 = siège 1
jeton-value-first-1 = siège 2
jeton-value-first-2 = siège 3
jeton-value-first-3 = siège 4
jeton-value-first-4 = siège 5
jeton-value-first-5 = siège 6
jeton-agreed-first_plus = { $value ->
    [yes] Des +1 sont permis dès la première enchère.
   *[no] {""}
 }
jeton-agreed-shout_cards = { $value ->
    [any] {""}
   *[other] Il faut un 2, un 3 ou un 4 en main pour annoncer (notre ajout).
 }
jeton-agreed-withdrawal = { $value ->
    [all] Si l’auteur d’une proposition se retire, elle tombe avec tous les accords.
   *[other] {""}
 }
jeton-value-shout_cards-any = rien de particulier, comme dans la règle
jeton-value-shout_cards-value = un 2, un 3 ou un 4 (notre ajout)
jeton-value-shout_cards-passed = un 2, un 3 ou un 4, et l’on n’interroge pas les autres (parties des premières versions)
jeton-value-withdrawal-own = son seul accord est repris
jeton-value-withdrawal-all = la proposition tombe, avec tous les accords
jeton-value-auto_agree-timer = à la fin du délai, s’il y en a un
jeton-value-auto_agree-emptyHand = aussitôt avec une main vide

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
jeton-event-opened-nothing = { $you ->
    [yes] Vous n’avez
   *[other] { $seat } n’a
 } ni 2, ni 3, ni 4 à poser : tout le monde peut enchérir.
jeton-event-tied = { $bids ->
    [no] Personne n’a enchéri : personne ne gagne la manche.
   *[yes] Égalité entre { $seats } : pas de jeton, et chaque enchérisseur reprend son tas.
 }
jeton-event-received = { $you ->
    [yes] Vous recevez
   *[other] { $seat } reçoit
 } { $cards }, à mélanger dans { $you ->
    [yes] votre paquet
   *[other] son paquet
 }.
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

## Pourquoi (les raisons d’un indice)

why-jeton-now = { $best ->
    [0] Vous ne gagnez alors pas la manche.
    [100] Vous gagnez alors la manche.
   *[other] Vous gagnez alors la manche { $best } fois sur cent.
 }
why-jeton-won = Vous gagnez plus souvent la manche : { $best } fois sur cent, au lieu de { $other } avec « { $instead } ».
why-jeton-tokens = La manche vous rapporte { $best } { $best ->
    [one] jeton bleu
   *[other] jetons bleus
 } en moyenne, au lieu de { $other } avec « { $instead } ».
why-jeton-others = Les autres y gagnent moins : le mieux servi prend { $best } { $best ->
    [one] jeton bleu
   *[other] jetons bleus
 } en moyenne, au lieu de { $other } avec « { $instead } ».
why-jeton-cards = Il vous reste de meilleures cartes après la manche : { $best } points en tout en moyenne, au lieu de { $other } avec « { $instead } ».

## Ce que donne une manche

jeton-round-head-total = Tas
jeton-round-head-gain = Jetons gagnés
jeton-round-head-cards = Cartes reçues
jeton-round-head-blue = Jetons bleus
jeton-round-total = { $total }
jeton-round-gain = { $tokens ->
    [0] –
   *[other] +{ $tokens }
 }
jeton-round-cards = { $cards ->
    [none] aucune
   *[other] { $cards }
 }
jeton-round-blue = { $blue }
jeton-round-won = { $you ->
    [yes] Vous gagnez la manche : votre tas
   *[other] { $seat } gagne la manche : son tas
 } a seul le plus haut total, { $total }. Un jeton bleu par tas : { $tokens }.
jeton-round-none = Personne n’a enchéri : personne ne gagne la manche.
jeton-round-tied = Plusieurs tas ont le plus haut total, { $total } : pas de jeton, chacun reprend son tas.
jeton-round-goal = { $target } jetons bleus donnent la victoire.

## Refus

jeton-wrong-phase = { $phase ->
    [draw] Cela ne se fait pas pendant la pioche
    [open] Cela ne se fait pas avant l’ouverture de la manche
    [bid] Cela ne se fait pas pendant les enchères
    [share] Cela ne se fait plus : la manche est réglée
   *[over] La partie est finie
 } ({ $clause }).
jeton-not-active = Cette place n’est pas, ou plus, dans la partie ({ $clause }).
jeton-not-your-turn = C’est à { $seat } de le faire ({ $clause }).
jeton-hand-full = Vous avez six cartes en main et ne piochez pas ({ $clause }).
jeton-red-holder = Vous avez le jeton rouge : un autre doit lancer la prochaine manche ({ $clause }).
jeton-locked = Personne ne peut annoncer avant que { $seat }, qui a le jeton rouge, ait pioché sa deuxième carte ({ $clause }).
jeton-no-value-card = À cette table, il faut un 2, un 3 ou un 4 en main pour annoncer ({ $clause }).
jeton-bad-cards = { $why ->
    [none] Une pose contient au moins une carte
    [hand] Vous n’avez pas { $cards } en main
    [plus] Des +1 seuls ne font pas une enchère
    [first] Une première enchère n’a que des cartes de sa valeur : ajoutez vos +1 ensuite
    [mixed] Une enchère a des cartes d’une seule valeur
   *[value] Ce tas ne prend que des { $value } et des +1
 } ({ $clause }).
jeton-already-bid = Vous avez déjà un tas : vous pouvez y ajouter ({ $clause }).
jeton-no-stack = { $seat } n’a pas de tas à augmenter ({ $clause }).
jeton-below-top = Cela fait { $total }, et le plus haut total est { $top } : il faut au moins l’égaler ({ $clause }).
jeton-not-leader = Seul le meneur, { $seat }, peut proposer la fin ({ $clause }).
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
jeton-stacks = { $where } : il y a des tas une fois la manche ouverte, dont celui du lanceur s’il avait un 2, un 3 ou un 4, avec autant de cartes que les mains en tiennent ({ $clause }).
jeton-seat-out = { $where } : la place { $seat } est hors jeu ({ $clause }).
jeton-seat-twice = { $where } : une place figure deux fois ici ({ $clause }).
jeton-too-few = { $where } : deux joueurs au moins sont encore en jeu ({ $clause }).
jeton-leaving = { $where } : on n’attend pour partir qu’en temps réel, et pas pendant la pioche ({ $clause }).
jeton-tokens = { $where } : { $target } jetons bleus gagnent la partie ({ $clause }).
jeton-lock = { $where } : le verrou tombe à la deuxième carte du porteur du rouge ({ $clause }).
jeton-not-begun = { $where } : avant le début, personne n’a de cartes ni de jetons, et personne n’est hors jeu ({ $clause }).
jeton-no-draw = { $where } : cette place ne peut pas piocher ({ $clause }).
jeton-launcher = { $where } : dans une manche, le lanceur est le porteur du rouge ; hors manche, il n’y en a pas ({ $clause }).
jeton-cannot-open = { $where } : le lanceur a besoin d’un 2, d’un 3 ou d’un 4 pour ouvrir ({ $clause }).
jeton-round-winner = { $where } : c’est celui dont le tas a seul le plus haut total qui répartit ({ $clause }).
jeton-lay = { $where } : « { $text } » n’est pas compris, ou n’est pas sur ce tas ; on écrit « 2 0 33p » : place, propriétaire, cartes ({ $clause }).
jeton-proposer = { $where } : dans une enchère en temps réel, c’est le meneur qui propose, ou à égalité n’importe qui, ou le serveur ({ $clause }).
jeton-consents = { $where } : celui qui propose est d’accord, ou s’est retiré, et tous ne le sont pas encore ({ $clause }).
jeton-winners = { $where } : qui a assez de jetons a gagné, et personne tant que la partie dure ({ $clause }).
jeton-asking = { $where } : cette place ne peut pas être interrogée maintenant ({ $clause }).
jeton-trail-mark = { $where } : « { $text } » n’est pas compris ; on écrit « drew », « laid 33p », « received 2 », « opened 3 » ou « bare » ({ $clause }).
jeton-trail-disagrees = { $where } : ces marques ne mènent pas à cette main et à ce paquet ({ $clause }).

## Au terminal

jeton-ui-about = Un jeu d’enchères de trois à six : on pioche, quelqu’un annonce « { $shout } », on pose pour soi ou pour d’autres, on gagne des jetons bleus.
jeton-ui-before = Avant la première pioche.
jeton-ui-you = vous
jeton-ui-round = Manche { $number }
jeton-ui-phase = { $phase ->
    [draw] Pioche
    [open] Ouverture
    [bid] Enchères
    [share] Partage
   *[over] Partie finie
 }
jeton-ui-top = { $top } à atteindre
jeton-ui-locked = Annonce encore fermée
jeton-ui-target = { $target ->
    [one] { $target } jeton bleu gagne
   *[other] { $target } jetons bleus gagnent
 }
jeton-ui-head = { $of ->
    [hand] Main
    [pack] { $wide ->
        [yes] Paquet
       *[no] Paq.
     }
   *[blue] { $wide ->
        [yes] Jetons
       *[no] Bleu
     }
 }
jeton-ui-seat-note = { $how ->
    [out] hors jeu
    [draw] { $you ->
        [yes] allez piocher
       *[no] va piocher
     }
    [open] { $you ->
        [yes] ouvrez
       *[no] ouvre
     }
   *[share] { $you ->
        [yes] partagez
       *[no] partage
     }
 }
jeton-ui-lead = { $how ->
    [leads] en tête
   *[tied] à égalité
 }
jeton-ui-launched = manche lancée
jeton-ui-your-hand = Votre main
jeton-ui-no-cards = Votre main est vide.
jeton-ui-makes = au plus { $bids }
jeton-ui-no-value = ni 2, ni 3, ni 4 : pas d’enchère à vous seul
jeton-ui-hand-of = Main · { $seat }
jeton-ui-keep-all = tout
jeton-ui-each-his-own = chacun
jeton-ui-answer = { $answer ->
    [shout] « { $shout } »
    [pass] passer
    [draw] piocher
    [propose] proposer
    [agree] accepter
    [withdraw] retirer
    [leave] quitter la partie
   *[other] { $answer }
 }
jeton-ui-how-draw = r, ou « { $shout } » : annoncer. Entrée : laisser piocher.
jeton-ui-how-bid = Entrée : passer.{ $example ->
    [none] {""}
   *[other] {" "}« { $example } » : poser sur le tas { $letter }.
 }
jeton-ui-lays = { $whose ->
    [open] Possibles
    [bid] Votre enchère
    [own] Votre tas
   *[other] Tas { $letter } ({ $owner })
 } :
jeton-ui-on-table = Sur la table :
jeton-ui-between = pour { $who }.
jeton-ui-how-share = « tout » : tout garder. « chacun » : à chacun son tas. « { $example } » : donner ces cartes, le reste est pour vous.
jeton-ui-least = Chaque enchérisseur reçoit au moins une carte.
jeton-ui-which = « { $text } » : de qui s’agit-il ? Tapez la lettre de la place : { $letters }.
jeton-ui-cannot-shout = Sans 2, 3 ou 4 en main, vous ne pouvez pas annoncer « { $shout } » (4.8) : il n’y a rien à décider, et les autres n’en savent rien (10.5).
jeton-ui-all-pass = Tout le monde passe.
jeton-ui-drew-own = Vous piochez { $cards }.
jeton-ui-drew-others = { $count ->
    [one] { $names } pioche.
   *[other] { $names } piochent.
 }
jeton-ui-skipped-others = { $count ->
    [one] { $names } a six cartes et passe.
   *[other] { $names } ont six cartes et passent.
 }
jeton-ui-round-over = Manche { $number } : { $how ->
    [tie] égalité à { $total }, personne ne gagne
    [you] vous gagnez avec { $total }
   *[other] { $seat } gagne avec { $total }
 }
jeton-ui-stack = Tas
jeton-ui-tokens = Jetons
jeton-ui-gained = +{ $tokens } → { $blue }
jeton-ui-receives = Reçoit
jeton-ui-place = Place
jeton-ui-places = Classement
jeton-ui-rules = Le jeu
jeton-ui-cards = Les cartes
jeton-ui-pieces = Sur la table
jeton-name-value = Carte { $worth }
jeton-does-value = vaut { $worth } ; un tas ne prend qu’une valeur, et des +1.
jeton-name-plus = Carte +1
jeton-does-plus = vaut 1 et va sur n’importe quel tas, mais n’en commence aucun.
jeton-name-red = Jeton rouge
jeton-does-red = qui le porte pioche en premier et ne peut pas annoncer.
jeton-name-blue = Jetons bleus
jeton-does-blue = gagner une manche en donne un par tas posé ; à { $target }, la partie est gagnée.
jeton-name-pack = Paquet
jeton-does-pack = chacun pioche dans le sien ; devoir piocher d’un paquet vide élimine.
jeton-name-hand = Main
jeton-does-hand = { $most } cartes au plus : qui en a { $most } ne pioche plus.
jeton-name-stack = Tas
jeton-does-stack = une enchère : elle vaut la somme de ses cartes, et toute pose doit au moins égaler le plus haut tas.
jeton-name-leader = En tête
jeton-does-leader = le tas qui a seul le plus haut total ; à égalité, personne ne mène.
jeton-ui-aid-goal-title = But
jeton-ui-aid-goal = { $target ->
    [one] le premier qui a { $target } jeton bleu gagne.
   *[other] le premier qui a { $target } jetons bleus gagne.
 } Chacun a son paquet : neuf 2, six 3, trois 4, trois +1.
jeton-ui-aid-draw-title = Pioche
jeton-ui-aid-draw = une carte chacun, dans le sens horaire, à partir du jeton rouge. À six cartes, on passe. Piocher d’un paquet vide élimine. Tout le monde à six et personne n’annonce : les mains retournent dans les paquets.
jeton-ui-aid-shout-title = Annonce
jeton-ui-aid-shout = « { $shout } » arrête la pioche, donne le jeton rouge et lance une manche. { $value ->
    [yes] Il faut un 2, 3 ou 4 en main, ne pas avoir le jeton rouge,
   *[no] Il ne faut pas avoir le jeton rouge
 } et, au début, que son porteur ait deux cartes.
jeton-ui-aid-open-title = Ouverture
jeton-ui-aid-open = qui a annoncé pose devant soi une ou plusieurs cartes d’une seule valeur{ $plus ->
    [yes] , avec des +1 s’il veut.
   *[no] . Les +1 viennent ensuite, sur une enchère déjà posée.
 }
jeton-ui-aid-lay-title = Enchères
jeton-ui-aid-lay = on pose son propre tas, un seul, ou l’on ajoute au tas de n’importe qui. Le tas visé doit atteindre le plus haut total, égalité permise, et ne prend que sa valeur et des +1. { $form ->
    [live] Chacun pose quand il veut.
   *[turns] Chacun à son tour pose une fois ou passe.
 }
jeton-ui-aid-end-title = Fin
jeton-ui-aid-end = { $form ->
    [live] quand tous sont d’accord pour finir
   *[turns] quand tous passent
 }, le plus haut tas, s’il est seul, gagne un jeton bleu par tas posé. À égalité, rien, et chacun reprend son tas.
jeton-ui-aid-share-title = Partage
jeton-ui-aid-share = qui gagne répartit toutes les cartes de la table entre ceux qui ont un tas{ $least ->
    [0] , et peut tout garder
   *[other] , une carte au moins à chacun
 } ; elles vont dans les paquets. Qui a seulement aidé ne reçoit rien.
jeton-ui-aid-over-title = Fin de partie
jeton-ui-aid-over = aussitôt le but atteint, ou quand il ne reste qu’une personne en jeu.
jeton-ui-aid-typing-title = Taper
jeton-ui-aid-typing = 3 3 +1 (ou 33p) : pour vous · B 4 ou +B 4 ou un nom et 4 : sur ce tas · r : annoncer · Entrée ou p : passer · B 4 4, C 2 : partager.
