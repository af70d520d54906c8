### Les mots de l’écran. Ceux des jeux viennent du serveur.

## Partout

home = Accueil
nowhere = Cette page n’existe pas
nowhere-why = Il n’y a rien à cette adresse : il y manque peut-être une lettre, ou la page a changé de place.
settings = Réglages
settings-of = Réglages de { $name }
close = Fermer
cancel = Annuler
keep = Garder
yes = Oui
no = Non
you = vous
copied = Copié
copy-link = Copier le lien
rules = Règles
joining = On s’installe…
go-there = Y aller

## Accueil

home-title = Clairière, une table de jeu dans les bois
about-us = Une table de jeu gratuite et sans compte : { $count ->
    [4] quatre
   *[other] { $count }
 } jeux, contre des robots ou { $others ->
    [here] à plusieurs devant le même écran
   *[anywhere] avec des amis
 }.
play = Jouer
play-game = Jouer à { $title } contre des robots
invite = Inviter
invite-game = Inviter à { $title }
set-up = Préparer
set-up-game = Préparer une table de { $title }
opening = La table s’ouvre…
opening-means = Tout se passe dans ce navigateur. La première visite prend quelques secondes ; les suivantes se passent de réseau.
kept-here = Vos parties restent dans ce navigateur, sur cet appareil. Une partie finie s’enregistre comme fichier.
away = La table ne répond pas : le réseau est peut-être coupé. Vos parties vous attendent, et cette page revient d’elle-même.
version-new = Une nouvelle version est prête. Vos parties restent où elles en sont.
version-take = La prendre
rules-of = Règles de { $title }
players-count = { $range ->
    [yes] { $fewest } à { $most } joueurs
   *[no] { $most } joueurs
 }
minutes = { $count } min
team = ensemble
real-time = en temps réel
real-time-or-calm = en temps réel, ou calme contre les robots
my-games = Mes parties
open-tables = Tables ouvertes
past-games = Parties finies
your-turn = À vous de jouer
waiting-room = On attend des joueurs
running = En cours
over = Partie finie
load-past = Revoir une partie enregistrée
load-record = Revoir une partie, poser une position
about = À propos

## Mes parties

games-and-figures = Toutes mes parties, avec les chiffres
games-none = Vous n’avez pas encore joué ici.
games-begin = Choisir un jeu
games-filter = Ce qui est montré
games-game = Jeu
games-every = Tous
games-state = État
games-state-every = Toutes
games-state-running = En cours
games-state-over = Finies
games-company = Avec
games-company-every = Tout le monde
games-company-people = Des personnes
games-company-bots = Des robots seuls
games-records = Télécharger ces parties
games-count = { $count ->
    [0] Aucune partie.
    [one] Une partie.
   *[other] { $count } parties.
 }
games-all = Montrer les { $count }
games-with = Avec { $names }
games-mine-since = À vous, depuis { $time }
games-waits-since = On attend { $names }, depuis { $time }
games-won = Gagnée
games-lost = Perdue
games-lesson = Leçon, hors des chiffres
games-branch = Et si… ?, hors des chiffres
games-position = Position choisie, hors des chiffres
games-shared = À plusieurs sur un écran, hors des chiffres
figures = Chiffres
figures-rating = Classement : { $value } ± { $off }, après { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
 }. 1500 est celui d’un nouveau venu.
figures-means = Part des parties finies que vous avez gagnées. La barre montre entre quelles parts se trouve sans doute la vraie (95 %, Wilson) : peu de parties en disent peu.
figures-what = Parties
figures-games = Parties
figures-won = Gagnées
figures-interval = Intervalle
figures-all = Toutes
figures-roles = Par rôle
figures-against = Par adversaire
figures-with = Par partenaire
figures-bots = Par niveau de robot
figures-between = { $low } à { $high } %
percent = { $share } %
scores-title = Scores, de la première partie à la dernière
scores-says = { $count } parties : { $first } points d’abord, { $last } à la dernière ; de { $least } à { $most }.

## Jouer : comment

play-title = Jouer : { $title }
play-level = Contre qui ?
play-partner = Avec quel partenaire ?
play-bots = Combien de robots ?
play-start = Commencer
play-set-up = Choisir factions, niveaux et plateau
play-options = Autres réglages
level-1 = Tranquille
level-1-means = { $company ->
    [team] Un partenaire simple. Bien pour une première partie.
   *[rival] Joue simplement et fait des erreurs. Bien pour une première partie.
 }
level-2 = Aguerri
level-2-means = { $company ->
    [team] Un partenaire attentif. Pour qui connaît les règles.
   *[rival] Réfléchit avant de jouer. Pour qui connaît les règles.
 }
level-3 = Redoutable
level-3-means = { $company ->
    [team] Réfléchit le plus longtemps. Pour viser les plus hauts scores.
   *[rival] Réfléchit le plus longtemps. Pour qui a déjà gagné souvent.
 }
goal-renard = remporter plus de plis que votre adversaire, mais pas trop : à partir de dix, vos plis ne rapportent plus rien.
goal-duo = ramasser ensemble toutes les gemmes du sentier avant la fin de la troisième manche.
goal-jeton = gagner des manches d’enchères. Le plus haut tas, s’il est seul, rapporte des jetons bleus ; à égalité, personne n’en reçoit. { $target ->
    [0] Le premier qui en a assez
    [one] Le premier qui en a un
   *[other] Le premier qui en a { $target }
 } gagne la partie.
goal-first-jeton = chacun pioche, une carte à la fois. Votre main vous semble la plus forte ? Annoncez « Rouge ! » et l’enchère commence.
goal-root = atteindre 30 points avant les autres. Chaque faction marque les siens à sa façon.
goal-coop-root = contre la Marquise Mécanique, chacun de vous doit atteindre 30 points avant elle.
goal-of-game = Le but :
goal-of-team = En coopération :
goal-of-phase = Pour commencer :
ready-title = Prêt ?
ready-means = Rien ne bouge avant que vous ne le disiez.
ready = Je suis prêt

## Nouvelle table

new-title = Nouvelle table : { $title }
seats = Places
how-many = Combien de places
seat-number = Place { $number }
give-more = Ajouter…
take-away = Enlever { $name }
seat-me = Moi
seat-open = Libre, pour qui a le lien
seat-bot = Niveau { $level } : { $bot }
bot-levels = Les robots par niveau
hotseat = Plusieurs joueurs sur cet écran, chacun son tour
options = La partie
more-options = { $count ->
    [one] Encore une option
   *[other] Encore { $count } options
 }
around-the-table = Autour de la table
who-watches = Qui peut regarder
watch-open = Tout le monde, cartes cachées
watch-seat = Tout le monde, en voyant mes cartes
watch-seat-means = Les spectateurs verront vos cartes, et celles de personne d’autre. Chacun en est averti avant de s’asseoir.
seat-shown = { $you ->
    [yes] Les spectateurs voient vos cartes.
   *[no] Les spectateurs voient les cartes de { $name }.
 }
watch-nobody = Personne
clock = Rythme
clock-of = { $count ->
    [0] Sans limite
    [30] En direct : 30 secondes
    [60] En direct : 1 minute
    [120] En direct : 2 minutes
    [300] En direct : 5 minutes
    [86400] Lent : un jour
   *[other] Lent : trois jours
 }
clock-means = Par question. Le temps écoulé, l’arbitre passe, ou joue le premier coup permis.
rated-wanted = Partie classée
rated-means = Elle compte pour le classement de chacun : on ne reprend rien, personne ne reçoit d’indice. Les robots sont des repères fixes.
undo-allowed = On peut reprendre un coup
make-table = Ouvrir la table
start-now = Commencer
ways-to-play = Manières de jouer
draw-lots = Tirer au sort
lots-how-many = Combien en tirer au sort
two = Deux à la table
two-of = Deux à la table : { $name }
law-says = Ce que dit la loi
plays-what = Ce que joue la place { $number }
by-the-rules = que les règles jouent
the-others = Les autres places
all-bots = Robots
all-open = Libres

## Avant la partie

room-title = { $count ->
    [0] Tout le monde est là
    [one] Il manque un joueur
   *[other] Il manque { $count } joueurs
 }
room-private = Cette table est privée : seules viennent les personnes qui ont son adresse.
room-listed = Cette table est annoncée à l’accueil : tout le monde peut venir.
list-table = Annoncer cette table à l’accueil
invite-friends = Inviter
invited-by = { $known ->
    [yes] { $name } vous invite à une partie : { $title }
   *[no] On vous invite à une partie : { $title }
 }
agreed = Ce qui est convenu
your-name = Votre nom
name-means = Les autres joueurs liront ce nom.
name-means-host = Vos amis liront ce nom dans l’invitation.
name-first = Dites d’abord comment vous vous appelez.
share = Partager…
qr-code = Code QR
qr-alt = Code QR de l’adresse { $address }
qr-means = À viser avec l’appareil photo d’un téléphone.
only-here = Cette adresse ne vaut que sur cet ordinateur. Pour jouer avec d’autres appareils, lancez le serveur pour tout le réseau :
only-here-but = L’adresse de votre navigateur ne vaut que sur cet ordinateur. Celle-ci vaut sur le réseau local.
invitation = Adresse de la table
free-seat = Place libre
sit = S’asseoir
sit-here = S’asseoir ici
stand = Se lever
add-bot = { $level } · { $bot }
start = Commencer
read-rules = Lire les règles en attendant
start-unheard = Commencer maintenant, c’est commencer sans le nonce de { $names }.
sealed = Hasard scellé
sealed-means = Le serveur a déjà choisi son secret : voici son empreinte. À la fin, il le montre, et chacun vérifie.
sealed-commitment = Empreinte (SHA-256) du secret :
sealed-nonce = Nonce de { $name } :
sealed-no-nonce = { $name } n’a pas apporté de nonce.
chance-page = Ce que cela prouve
check-chance = Vérifier le hasard
own-check = Vérifié par ce navigateur :
own-hash-same = Le secret est celui dont j’ai gardé l’empreinte avant la première donne.
own-hash-fits = Le secret va avec l’empreinte affichée ; ce navigateur ne l’avait pas gardée avant la donne.
own-hash-other = Le secret n’est pas celui dont l’empreinte était affichée avant la première donne.
own-hash-cannot = Ce navigateur ne calcule pas d’empreinte sur une page sans https : vérifiez avec l’enregistrement.
own-nonce-in = Le nonce que j’ai apporté fait partie du mélange.
own-nonce-none = Ce navigateur n’a pas apporté de nonce à cette table.
own-nonce-missing = Le nonce que j’ai apporté manque au mélange.
server-check = Vérifié par le serveur, tirage par tirage :

## Le hasard

status-title = Comment va le serveur
status-looking = On demande au serveur…
status-well = Le serveur répond.
status-playing = Tables en jeu
status-players = Joueurs à une table
status-viewers = Spectateurs
status-thinking = Robots qui réfléchissent
status-p50 = Une réponse sur deux vient en
status-p99 = 99 réponses sur 100 viennent en
status-since = Démarré
status-engine = Moteur et base
status-means = Ces chiffres sont ceux d’un processus du serveur, et se renouvellent toutes les cinq secondes.
chance-title = D’où vient le hasard
chance-short = Aux tables en ligne, le serveur bat les cartes et jette les dés. Voici comment il se lie les mains, et jusqu’où cela va.
chance-how = Comment
chance-how-1 = Quand une table est créée, le serveur tire un secret de 256 bits et en montre aussitôt l’empreinte (SHA-256). Il ne peut plus en changer sans que l’empreinte le trahisse.
chance-how-2 = Ensuite seulement, le navigateur de chaque joueur tire son propre nombre de 256 bits, le nonce, et l’envoie. Le serveur ne le connaissait pas en choisissant son secret.
chance-how-3 = Chaque tirage sort d’un hachage à clé (BLAKE2b) du secret, de tous les nonces, de la sorte de tirage et de son numéro. Reprendre un coup n’y change rien.
chance-how-4 = À la fin, le serveur montre le secret. L’enregistrement contient l’empreinte, le secret et les nonces : tout se recalcule.
chance-proves = Ce que cela prouve
chance-proves-1 = Si votre nonce fait partie du mélange, le serveur n’a pas pu choisir la donne : il ignorait votre nonce en choisissant son secret, et ne pouvait plus changer de secret en le recevant.
chance-proves-2 = Aucun tirage n’a été changé en cours de partie, ni selon la façon dont vous jouez.
chance-proves-3 = Voir des cartes, même beaucoup, ne permet pas de calculer les suivantes.
chance-proves-4 = Un enregistrement retouché se reconnaît au premier tirage faux.
chance-not = Ce que cela ne prouve pas
chance-not-1 = Que le serveur garde ses secrets. Il les connaît : un hébergeur malhonnête peut lire les mains et la suite de la pioche, pour lui ou pour un ami.
chance-not-2 = Qu’aucune partie n’a été écartée. Une fois les nonces connus, un serveur malhonnête peut refuser de commencer ; une table qui ne démarre jamais se remarque, elle ne se prouve pas.
chance-not-3 = Que le serveur n’est pas de mèche avec un autre joueur. Qui connaît le secret et apporte son nonce après le vôtre peut en essayer beaucoup et garder celui qui lui plaît. Contre des robots, ou si vous êtes le dernier à vous asseoir, personne ne le peut.
chance-not-4 = Ce qui n’est pas du hasard : l’ordre des sièges avant la partie, les pendules, les coups des robots.
chance-not-5 = Rien pour un siège sans nonce : robots, joueurs venus par un autre programme, joueurs que l’hôte n’a pas attendus. La partie le dit.
chance-not-6 = La page que vous lisez vient du même serveur : pour ne pas devoir la croire, notez l’empreinte avant la donne et vérifiez l’enregistrement chez vous.
chance-not-7 = Les leçons et les « et si » n’ont rien à prouver : les leçons sont écrites d’avance, les « et si » reprennent le hasard d’une partie finie. Les parties d’avant les empreintes ne se vérifient pas.
chance-yourself = Vérifier soi-même
chance-yourself-1 = Sur la page de la partie finie ou de sa relecture : « Vérifier le hasard ».
chance-yourself-2 = Chez vous : téléchargez l’enregistrement, puis « clairiere verify FICHIER ».
chance-yourself-3 = Sans nous croire : docs/chance.md donne le calcul en dix lignes, dans n’importe quel langage.

## À la table

title-turn = ● À vous : { $title }
title-turns = ● { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
 }
title-waits = { $name } joue : { $title }
title-room = On attend des joueurs : { $title }
title-over = Partie finie : { $title }
board = La table
mine = Mes cartes et mes choix
players = Joueurs
waits-for = On attend { $names }.
setting-up = On prépare la partie…
choices = Vos choix
all-choices = Choix
typed = Répondre par écrit
typed-example = ex. { $example }
answer = Jouer
ask = Demander
confirm = Confirmer
confirm-it = Confirmer ce choix
playable = jouable
leave = Partir
undo = Reprendre
undo-ask = Reprendre ?
plan = { $count ->
    [0] Prévoir
   *[other] Prévu ({ $count })
 }
plan-title = Prévoir une réponse
plan-means = Le serveur la donnera pour vous, si la question vient. Personne d’autre ne le saura.
plan-means-bots = Le serveur la donnera pour vous, chaque fois que la question vient.
plan-this = Prévoir…
plan-change = Changer
plan-forget = Oublier
plan-keep = Prévoir cela
plan-answer = Ma réponse
plan-only = Seulement si…
plan-only-options = rien d’imprévu n’est possible
plan-only-situation = et si je vois la même table
plan-only-asked = dans tous les cas
plan-when-options = si rien d’imprévu n’est possible
plan-when-situation = si je vois la même table
plan-when-asked = dans tous les cas
plan-unless = Sauf si je peux…
plan-unless-these = sauf si possible : { $these }
plan-standing = Chaque fois, pas seulement la prochaine
plan-standing-short = chaque fois
plan-now = On vous le demande maintenant : répondez, ou prévoyez-le pour chaque fois.
plan-past = Ce qu’il en est advenu
plan-was-given = donnée
plan-given = Votre réponse prévue est donnée. { $question } · { $answer }
plan-dropped = Votre réponse prévue ne sert plus. { $question } · { $answer }. { $why }
hint = Indice
hint-for = Indice pour { $name }
hint-waiting = La chouette réfléchit…
hint-figures = Les chiffres
hint-instead = Au lieu de cela
hint-beliefs = Ce que les autres peuvent avoir en main
hint-guessed = Ce que les autres peuvent deviner de cette main
hint-clauses = Les articles en jeu
log = Journal
tools = Outils
beside = À côté de la table
dock-fold = Replier la main
dock-unfold = Déplier la main
beside-open = Plus…
tab-board = Plateau
tab-log = Journal
tab-chat = Discussion
tab-reference = Fiche
tab-rules = Règles
log-empty = Rien ne s’est encore passé.
log-beginning = Avant le premier tour
log-nothing-new = Rien de nouveau.
since-visit = Depuis votre dernière visite
only-new = Depuis ma visite ({ $count })
new-lines = { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
 }
open-position = Voir la table après le coup { $n }
fold-all = Tout replier
unfold-all = Tout déplier
to-table = À la table
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-write = Votre message
chat-send = Dire
phrases = Phrases toutes faites
told-lately = Messages récents
vote = Vote
vote-waits = On attend les autres.
may-i = Puis-je… ?
may-help = Touchez une carte ou écrivez un coup : l’arbitre répond, la partie ne change pas.
may-yes = Oui, c’est permis.
may-no = Non.
refused = Refusé.
behind = { $name } a été plus rapide de { $ms } ms.
line-lost = Connexion perdue, nouvelle tentative…
line-lost-kept = Connexion perdue. Votre choix est gardé : il partira dès qu’elle sera rétablie.
watching = Vous regardez cette partie.
waits-line = La table ne donne plus de nouvelles.
waits-missing = { $count ->
    [one] { $names } est hors ligne : on attend son retour.
   *[other] { $names } sont hors ligne : on attend leur retour.
 }
suspended = La partie est suspendue : il manque des joueurs.
state-here = à table
state-away = regarde ailleurs
state-lost = hors ligne
state-later = ailleurs
state-bot = robot
state-left = robot, à la place d’un absent
state-free = libre
state-deserted = absent
is-thinking = réfléchit…
is-asked = à jouer
seconds = { $count } s
hours = { $count } h
days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }{ $hours ->
    [0] {""}
   *[other] {" "}{ $hours } h
 }
time-left = encore { $time }
seat-clock = { $name } : { $time }
table-clock = Encore { $time } pour tous
spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
 }
points = { $count ->
    [one] point
   *[other] points
 }
points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
tricks = { $count ->
    [one] pli
   *[other] plis
 }
cards = { $count ->
    [one] carte
   *[other] cartes
 }
leave-title = Quitter la table
leave-wait = Revenir plus tard
leave-wait-means = Votre place vous attend.
kept-seat = Votre place
kept-seat-by = { $bot } joue à votre place.
kept-seat-open = Un robot joue à votre place : vous pouvez la reprendre
take-seat-back = Reprendre ma place
leave-bot = Laisser un robot jouer
leave-bot-means = { $bot } prend votre place ; vous pourrez la reprendre.
leave-stop = Arrêter la partie
leave-stop-means = Si tous sont d’accord, elle s’arrête ici.
leave-stop-means-duo = Si votre coéquipier est d’accord, vous abandonnez ensemble : c’est une défaite (7.5).
sequel = Partie suivante de la campagne
sequel-take = La carte que vous gardez
sequel-take-of = La carte que garde { $name }
sequel-nothing = Aucune
rematch = Revanche
match-wanted = Match en deux parties : les rôles changent de mains, les points s’additionnent
match-of-two = Le match, deux parties additionnées
rematch-swap = Deuxième partie, rôles échangés
to-rematch = À la revanche
replay = Revoir la partie
curtain = C’est à { $name }
curtain-away = Les autres regardent ailleurs.
curtain-ready = Je suis { $name }, montrez ma main

## Cartes

round-over = Fin de la manche { $round }
round-number = Manche
round-of = Manche { $round }
round-unfinished = Manche { $round } (interrompue)
round-counted = Ce qui est compté
player = Joueur
rounds-played = Manche par manche
end-details = Détails du résultat
go-on = Continuer
you-win-trick = Vous remportez le pli
table-speed = Vitesse de la table
table-speed-now = Vitesse : { $speed }
table-speed-quick = vive
table-speed-normal = normale
table-speed-patient = patiente
table-speed-means = Combien de temps un pli fini reste sur la table. Patiente : jusqu’à ce que vous continuiez.
my-hand = Ma main
hand-of = { $count ->
    [one] Main de { $name } : { $count } carte
   *[other] Main de { $name } : { $count } cartes
 }
known = carte connue
trick = Le pli
played-by = jouée par { $name }
wins-trick = { $name } remporte le pli
decree = Décret
trump = atout { $suit }
pile-of = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
 }
card-name = { $rank } { $of }{ $ability ->
    [none] {""}
   *[other] {" "}({ $ability })
 }

## Le Renard des Bois

renard-of-B = de cloches
renard-of-K = de clefs
renard-of-M = de lunes
renard-letter-B = C
renard-letter-K = F
renard-letter-M = L
renard-suit-B = cloches
renard-suit-K = clefs
renard-suit-M = lunes
renard-name-1 = Cygne
renard-name-3 = Renard
renard-name-5 = Bûcheron
renard-name-7 = Trésor
renard-name-9 = Sorcière
renard-name-11 = Monarque
renard-result-1-humble = Humble
renard-result-1-defeated = Vaincu
renard-result-1-victorious = Victorieux
renard-result-1-greedy = Cupide
renard-result-2-humble = Modestie
renard-result-2-defeated = Défaite
renard-result-2-victorious = Triomphe
renard-result-2-greedy = Cupidité
renard-head = Manche { $round } · pli { $trick }/13 · en { $target ->
    [one] { $target } point
   *[other] { $target } points
 }
renard-track-legend = Fin de manche : vos points, selon vos plis
renard-track = { $name } : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
 }, { $result }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
renard-round = Manche
renard-no-round = Aucune manche n’est finie.
renard-buried = Mis sous la pioche : { $cards }
renard-drawn = vient d’être piochée

## Duo

duo-of-D = de colombes
duo-of-R = de roses
duo-of-S = d’étoiles
duo-letter-D = C
duo-letter-R = R
duo-letter-S = E
duo-suit-D = colombes
duo-suit-R = roses
duo-suit-S = étoiles
duo-name-1 = Musicien
duo-name-3 = Renards
duo-name-5 = Gazelle
duo-name-7 = Présent
duo-name-9 = Prince
duo-head = Manche { $round }/3 · pli { $trick }/11 · { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
 } · { $tokens ->
    [one] { $tokens } jeton Forêt
   *[other] { $tokens } jetons Forêt
 }
duo-out-of-reach = La victoire est hors d’atteinte : il y a plus de gemmes que de plis à venir. Vous pouvez abandonner ensemble.
duo-before = Avant la première donne · { $gems } gemmes · { $tokens } jetons Forêt
duo-path = Le sentier
duo-space = Case { $space }{ $state ->
    [forest] , sous la forêt
    [team] , l’équipe est là
    [start] , départ
   *[none] {""}
 } : { $gems ->
    [0] pas de gemme
    [one] { $gems } gemme
   *[other] { $gems } gemmes
 }
duo-gift = Votre présent : { $card }

## Jeton Rouge

jeton-shout = Rouge !
jeton-red = jeton rouge
jeton-blue = { $count ->
    [one] jeton bleu
   *[other] jetons bleus
 }
jeton-no-stack = pas de tas
jeton-server = Le serveur
jeton-out = hors jeu
jeton-agreed = d’accord
jeton-locked = on ne peut pas encore annoncer
jeton-phase = { $phase ->
    [draw] La pioche
    [open] L’ouverture
    [bid] Les enchères
    [share] Le partage
   *[over] La fin
 } · en { $target ->
    [one] { $target } jeton bleu
   *[other] { $target } jetons bleus
 }
jeton-goal = { $phase ->
    [draw] Chacun pioche. Votre main vous semble la plus forte ? Annoncez « { $shout } »
    [open] Qui a annoncé ouvre : des cartes d’une seule valeur devant soi
    [bid] Le tas qui vaut le plus gagne ; on peut aussi poser sur celui d’un autre
   *[share] Qui a gagné partage les cartes posées entre ceux qui ont enchéri
 }
jeton-holds = { $hand } en main · paquet { $pack }
jeton-place = { $name } : { $blue ->
    [one] { $blue } jeton bleu
   *[other] { $blue } jetons bleus
 }{ $red ->
    [yes] {", "}jeton rouge
   *[no] {""}
 }, { $hand } en main, paquet de { $pack }, { $cards ->
    [none] pas de tas
   *[other] tas { $cards } qui vaut { $total }
 }
jeton-stack-of = Tas de { $name } : { $total }
jeton-lay-on = Poser devant { $name }
jeton-proposed = { $name } propose la fin de la manche
jeton-keys = À la pioche
jeton-key-shout = annoncer, aussitôt
jeton-card = { $card ->
    [p] carte +1
   *[other] carte { $card }
 }
jeton-no-hand = Votre main est vide.
jeton-taken = { $cards } : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
 }
jeton-take-up = Touchez des cartes, puis un tas.
jeton-bid = Enchérir
jeton-raise = { $own ->
    [yes] Ajouter à mon tas
   *[no] Ajouter au tas de { $name }
 }
jeton-share-help = Choisissez un enchérisseur, puis touchez ses cartes.
jeton-pool = Cartes à partager
jeton-give = Donner { $card ->
    [p] un +1
   *[other] un { $card }
 } à { $name }
jeton-take-from = Reprendre { $card ->
    [p] un +1
   *[other] un { $card }
 } à { $name }
jeton-all-given = Tout est partagé.
jeton-share = Partager
jeton-give-back = À chacun son tas

## Règles

clause-number = Article { $id }
read-in-law = Lire dans les règles
no-law = Cet article n’a pas pu être lu.
law-now = À lire maintenant : { $id }
no-reference = Ce jeu n’a pas encore de fiche.
law-title = Règles : { $title }
learn = Apprendre
learn-title = { $title } : apprendre
learn-rules = Lire les règles
lessons = Leçons
lessons-about = Chaque jeu à partir de rien, à la vraie table, pas à pas. Ce que les règles interdisent, l’arbitre l’explique. Sans compte, et rien ne presse.
lesson-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
 }
lesson-done = terminée
lesson-resume = Reprendre la leçon
lesson-sitting = On prépare la table…
lesson-play = Jouer une partie
lesson-step = Étape { $step } sur { $of }
lesson-progress = Avancement de la leçon
lesson-try = Demander à l’arbitre :
lesson-hint = Montrer
lesson-more = Suite ▾
lesson-again = Recommencer
lesson-leave = Quitter la leçon
lesson-play-on = Continuer la partie
lesson-next = Leçon suivante
law-own-words = Règles racontées avec nos mots, article par article. L’arbitre cite ces numéros.
chapters = Chapitres
search-law = Chercher dans les règles
found = { $count ->
    [0] Aucun article
    [one] { $count } article
   *[other] { $count } articles
 }
see = Voir aussi
law-rulings = Décisions
law-examples = Exemples
law-question = Question
law-readings = Lectures possibles
law-settled = Décision
law-reason = Raison
law-given = Situation
law-when = Action
law-then = Effet
law-checks = Vérifications
law-notation = Lettres et mots des exemples

## Bilan d’une partie finie

review = Bilan
review-seat = Les décisions de
review-means = Le meilleur robot regarde chaque décision de { $name }, selon ce qu’on pouvait alors savoir. Cela prend { $game ->
    [root] trois minutes au plus
   *[other] une minute au plus
 }, et continue en arrière-plan.
review-start = Commencer le bilan
review-on = Continuer le bilan
review-stop = Arrêter
review-going = Jugement : { $percent } %
review-progress = Ce qui est jugé
review-chart-says = { $title } : de { $first } % au début à { $last } % à la fin, entre { $least } % et { $most } %.
review-mistakes = Ce qui a le plus coûté
review-bounds = { $exact ->
    [yes] (exact)
    [close] (à un centième près)
   *[no] (entre { $low } % et { $high } %)
 }
review-find = Trouver mieux
review-again = Revoir
review-back = Toutes les erreurs
review-played = Joué : { $choice }.
review-better = Mieux : { $choice }.
review-find-now = Trouvez mieux, sur la table ou ici.
review-show = Montrer
review-found = C’est bien cela !
review-same = C’est ce qui a été joué.
review-other = Ce n’est pas le meilleur non plus.
review-shown = Le voici.
review-shares = Chance ou choix

# -- problèmes
puzzles = Problèmes
puzzles-about = Un choix atteint le but, les autres le manquent : c’est prouvé, et s’il y en a plusieurs, c’est dit. Ce que vous essayez d’autre est réfuté, article par article. La difficulté, de 800 à { NUMBER(2200) }, dit combien de fois les robots s’y trompent.
puzzles-games = Les problèmes par jeu
puzzles-theme = Thème
puzzles-every-theme = Tous les thèmes
puzzle-title = Un problème : { $title }
puzzle-named = { $title }, problème { $number }
puzzle-goal = Le but
puzzle-known = Ce que vous savez des cartes
puzzle-all = Tous les problèmes
puzzle-number = N° { $number }
puzzle-rating = Difficulté { $rating }
puzzle-done = résolu
puzzle-solved = Résolu !
puzzle-proved = Rien de caché, ni rien de ce que font les autres, n’y change quoi que ce soit.
puzzle-compared = Rien ne prouve lequel vaut mieux : l’analyse de la partie s’en occupe.
puzzle-in-replay = Le voir dans la partie
puzzle-wrong = Pas encore.
puzzle-again = Depuis le début
puzzle-ways = Ici, { $count } premiers choix y mènent.
puzzle-next = Problème suivant
puzzle-of-day = Le problème du jour
puzzle-solve = Le résoudre
puzzle-look-again = Le revoir
puzzle-streak = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
  }

## À une vraie table
companion = À une vraie table
companion-all = Tous les jeux
companion-with-box = J’ai la boîte : aide pour une vraie table
companion-about = Vous avez la boîte devant vous ? Comptez vos points ici, préparez la partie, et laissez les règles jouer la Marquise Mécanique. Tout reste sur cet appareil.
companion-offline = Une fois cette page ouverte, tout marche aussi sans réseau, sauf ce que le serveur doit calculer : { $tools }.
companion-offline-alone = Tout marche aussi sans réseau.
companion-away = Le serveur ne répond pas : ceci n’est pas encore là, ou doit être calculé par lui. Le reste marche sans réseau.
companion-kept = Ce que vous notez ici reste sur cet appareil, et nulle part ailleurs.
companion-for-renard = Plis, trésors, totaux jusqu’à 16, 21 ou 35
companion-for-duo = Gemmes, forêt, manches, score officiel
companion-for-jeton = Jetons, délais, qui vient ensuite
companion-for-root = Mise en place, points, tours, combats, Marquise Mécanique
companion-tool-setup = Mise en place
companion-tool-track = Points
companion-tool-turns = Tours
companion-tool-battle = Combat
companion-tool-marquise = Marquise Mécanique
companion-undo = Annuler
companion-begin = Nouvelle partie
companion-player = Joueur { $number }
companion-players = Joueurs
companion-name-of = Nom du joueur { $number }
companion-totals = Totaux
companion-total-of = Points de { $name }
companion-target = La partie se joue en
companion-won = { $name } gagne avec { $points } points.
companion-round = Manche { $number }
companion-rounds = Manches jouées
companion-tricks = Plis
companion-tricks-of = Plis de { $name }
companion-treasures = Trésors
companion-treasures-of = Trésors de { $name }
companion-points = Points
companion-points-now = Points de { $name } dans cette manche
companion-note-round = Noter cette manche
companion-of-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
  }
companion-renard-draw = Égalité parfaite : la partie est nulle, ou une manche de plus si vous en étiez convenus.
companion-duo-which = Niveau
companion-duo-guessed = Cette face du plateau est une reconstitution : fiez-vous à la vôtre, et corrigez en annulant.
companion-duo-round = Manche { $number } sur { $of }
companion-duo-gems = { $count ->
    [one] { $count } gemme reste
   *[other] { $count } gemmes restent
  }
companion-duo-left = { $count ->
    [one] { $count } jeton forêt
   *[other] { $count } jetons forêt
  }
companion-duo-path = Le chemin
companion-duo-how = Touchez une case pour en récupérer une gemme.
companion-duo-collect = Case { $number } : { $count ->
    [0] sans gemme
    [one] récupérer sa gemme
   *[other] récupérer une de ses { $count } gemmes
  }
companion-duo-token = Sortis du chemin, ou entre deux manches : posez un jeton forêt à une extrémité.
companion-duo-forest = Case { $number } : couverte par la forêt
companion-duo-cover-low = La forêt couvre la case { $number }, à gauche
companion-duo-cover-high = La forêt couvre la case { $number }, à droite
companion-duo-closing = Les gemmes sont ajoutées. Choisissez ensemble l’extrémité que la forêt couvre.
companion-duo-next = Fin de la manche
companion-duo-lost = Perdus en forêt
companion-duo-won = Toutes les gemmes sont récupérées : victoire !
companion-duo-over-lost = Perdus dans la forêt : défaite.
companion-duo-over-time = La dernière manche est finie et des gemmes restent : défaite.
companion-duo-hands = Cartes encore en main, à deux
companion-duo-level = Niveau
companion-duo-cards = Cartes en main
companion-duo-early = Victoire avant la dernière manche
companion-duo-tokens = Jetons forêt restants
companion-duo-score = Score officiel
companion-jeton-target = Jetons bleus pour gagner
companion-jeton-turn = Qui pioche
companion-jeton-draws = { $name } pioche.
companion-jeton-then = Ensuite : { $name }.
companion-jeton-drew = A pioché, ou passe avec six cartes
companion-jeton-out = Ne peut plus piocher : éliminé
companion-jeton-is-out = éliminé
companion-jeton-red = jeton rouge
companion-jeton-shouts = crie
companion-jeton-blue = Jetons bleus
companion-jeton-won = { $name } gagne la partie.
companion-jeton-alone = { $name } reste seul et gagne.
companion-timers = Délais
companion-timers-about = Seulement si vous en êtes convenus.
companion-timer-start = { $what } : { $seconds }
companion-timer-stop = Arrêter
companion-timer-over = Temps écoulé : { $what }.
companion-seconds = { $count } s
companion-who-plays = Qui joue ?
companion-scenarios = Parties habituelles
companion-draw = Tirer au sort
companion-recommended = seulement un ensemble recommandé
companion-with-her = avec la Marquise Mécanique
companion-no-set = Aucun ensemble de cette taille ne convient.
companion-not-together = Ces factions ne jouent pas ensemble.
companion-setup-all = Pour tous
companion-setup-order = Factions en jeu : { $names }.
companion-choose-first = Choisissez d’abord qui joue :
companion-root-won = { $count ->
    [one] { $names } atteint { $points } points et gagne.
   *[other] { $names } gagnent ensemble, avec { $points } points.
  }
companion-dominance = Domination
companion-dominance-from = Une carte Domination s’active à partir de { $count } points ; le marqueur quitte alors la piste.
companion-dominance-wins = Gagne au début de son Aurore : trois clairières de la couleur de la carte, ou deux coins opposés.
companion-coalition = Coalition
companion-joined = avec { $name }
companion-join-whom = Avec qui ? Le moins de points, à égalité :
companion-more-for = { $name } +{ $count }
companion-of = { $name } :
companion-attacker = Attaquant
companion-defender = Défenseur
companion-warriors = Guerriers
companion-pieces = Bâtiments et jetons
companion-swords = Épées intactes
companion-items = Autres objets intacts
companion-lent = Épées du Médiateur appelé à l’aide
companion-hired = Mercenaires de la Compagnie (11.2.7.III)
companion-allied = Guerriers d’un allié (9.2.9.II.c)
companion-instigated = Provoqué par un Miséreux
companion-odds = Ce qui peut arriver
companion-mean = pertes en moyenne { $count }, points marqués { $points }
companion-odds-vagabond = Le Vagabond qui l’a provoqué ou qu’on a appelé marque { $points } en moyenne.
companion-loses = perd { $count }
companion-percent = { $count } %
companion-odds-about = Les seize lancers sont comptés un à un par les règles mêmes. Qui a une carte s’en sert. Les pertes sont des guerriers d’abord, puis des bâtiments et jetons ; pour le Vagabond, des objets.
companion-marquise-about = Entrez le plateau une fois, révélez ses ordres : elle dit pas à pas où elle combat, se déplace et recrute, avec les clauses. Vous lancez les dés.
companion-marquise-begin = Entrer le plateau
companion-marquise-cards = Les cartes en main, les partisans et les âmes perdues restent votre affaire : personne ne les entre ici (8.2.4, 10.2.5). Un espion s’entre parmi les cartes fabriquées de son joueur (Mécanique 24). Un plateau corrigé fait recommencer son tour.
companion-solo = Seul contre elle, on joue comme une équipe.
companion-team = Tous ensemble contre elle
companion-head-start = Campagne : points d’avance
companion-map = Plateau
companion-map-autumn = Automne
companion-map-winter = Hiver
companion-asked = À vous de dire
companion-die-one = Premier dé :
companion-die-two = Premier dé : { $first }. Second dé :
companion-suit-fox = Renard
companion-suit-rabbit = Lapin
companion-suit-mouse = Souris
companion-suit-bird = Oiseau
companion-programme = Ses ordres, tels que les Espions les ont révélés
companion-unseen = non vu
companion-spies = Avant son tour, un Espion en jeu peut révéler un ordre à tous :
companion-spy-done = Terminé : continuer ainsi
companion-her-turn = Son tour { $number }
companion-fill = Complétez ses ordres à cinq, à droite, sans les regarder.
companion-turn-done = Tour fini : reprendre ce plateau
companion-change-board = Changer le plateau
companion-game-over = La partie est finie.

## Une position, changée pièce par pièce

edit-begin = Commencez par une donne et changez-la pièce par pièce
edit-begin-seats = Joueurs
edit-begin-now = Donner
edit-change = La changer pièce par pièce
edit-done = Terminé
edit-back = Défaire
edit-groups = Que changer
edit-lift = peut être prise
edit-picked = Où va { $piece } ?
edit-put = La mettre là
edit-put-here = Mettre ici : { $piece }
edit-put-it = Mettre ici
edit-swap = Échanger avec { $piece }
edit-add = Ajouter de la pile…
edit-add-to = Ajouter : { $label }
edit-less = Un de moins : { $label }
edit-more = Un de plus : { $label }
edit-can-be = Cette position est possible.
edit-stays = Le plateau montre la dernière position possible.
edit-forgot = Ce qui y avait mené ne convenait plus et n’est plus indiqué.
edit-how = Prenez une pièce, puis dites où elle va : à un endroit, ou à la place d’une autre, qui prend la sienne. L’arbitre juge chaque changement.
edit-how-board = Les clairières se choisissent sur la carte.

## Positions

position = Une position
position-title = Une position de { $title }
position-paste = Ou collez une position
position-means = Reçue de quelqu’un, ou la vôtre. L’arbitre dit ce qui est impossible.
position-text = La position, en JSON
position-open = La poser sur le plateau
position-change = Changer la position
position-play = Jouer à partir d’ici, contre des robots
position-over = La partie est finie ici.
position-open-means = Le lien contient toutes les cartes, même cachées.
position-load = Poser une position sur le plateau

## Revoir

replay-title = Revoir : { $title }
replay-at = Coup { $n } sur { $of }
replay-jump = Aller au coup
first = Au début
back = Coup précédent
next = Coup suivant
last = À la fin
run = Dérouler
pause = Arrêter
moves = Les coups
replay-speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
replay-keys = Clavier : ← → un coup, Page ↑ ↓ dix coups, Début et Fin, Espace dérouler ou arrêter, + et − la vitesse.
seen-by = Vu par
open-hands = À découvert
spectator = Un spectateur
download = Télécharger
share-here = Partager ce coup
copy-link-here = Copier le lien vers ce coup
as-position = Comme position
as-puzzle = Comme problème
as-picture = Comme image
notes = Notes
note-here = Votre note sur ce coup
note-means = Les notes voyagent dans le lien et ne sont gardées nulle part ailleurs.
notes-elsewhere = Autres notes, au coup :
note-at = La note du coup { $n }
what-if = Et si… ?
what-if-means = À une autre table, la partie reprend au coup { $n }. Les robots restent à leur niveau ; des robots remplacent les autres joueurs.
play-as = À la place de { $name }
play-as-me = À ma place
branch-of = Et si… ? Une autre suite de la partie{ $known ->
    [yes] {" "}({ $names })
   *[no] {""}
 } à partir du coup { $n }.
branch-short = Et si… ? Coup { $n }
branch-back = Revenir à la partie
load-file = Choisir un fichier
load-text = Ou coller la partie ici
load-which = Il s’y trouve { $count } parties : laquelle ?
load-answers = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
  }
load = Revoir

## Réglages

my-name = Mon nom
theme = Couleurs
theme-auto = Comme le système
theme-dark = Nuit
theme-light = Jour
confirm-when = Confirmer un coup
confirm-touch = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais
motion = Animations
sound = Un son quand c’est à moi
single = Jouer d’office quand un seul coup est possible
my-data = Ce que ce serveur garde de vous : votre nom, vos parties, ce que vous avez dit.
my-data-file = Le recevoir
forget-me = M’oublier
forget-me-means = Tout s’efface : votre nom, vos messages, vos parties sans autre personne. Vos parties avec d’autres restent, sans votre nom ; un robot finit celles en cours. On ne revient pas là-dessus.
forget-me-yes = Oui, tout oublier
cookies-blocked = Ce navigateur refuse les cookies de ce site : sans eux, la table ne peut pas savoir qui vous êtes. Autorisez-les, puis réessayez.
former-lost = Ce navigateur ne vous reconnaît plus : son cookie a été effacé. Vous êtes maintenant { $name }.
former-link = { $known ->
    [yes] Votre lien secret ramène { $former } et ses parties.
   *[no] Votre lien secret ramène votre nom et vos parties.
 }
former-kept-link = { $known ->
    [yes] Pour redevenir { $former } et retrouver ses parties, ouvrez ici votre lien secret. Si vous ne l’avez pas noté, créez-en un dans les réglages d’un appareil où vous êtes encore { $former }.
   *[no] Pour retrouver votre nom et vos parties, ouvrez ici votre lien secret. Si vous ne l’avez pas noté, créez-en un dans les réglages d’un appareil où vous les avez encore.
 }
former-again = Redevenir { $former }
former-stay = Rester { $name }
link-arrived = Vous êtes maintenant { $name } sur cet appareil.
my-link = Un lien secret ouvre vos parties sur un autre appareil, ou ici si ce navigateur vous oublie. Gardez-le pour vous. Il n’est montré qu’une fois ; un nouveau lien remplace l’ancien.
my-link-name = Votre lien secret
my-link-make = Créer un lien secret
my-link-closes = Fermer aussi mes parties sur les autres appareils
my-link-once = Notez-le maintenant : le serveur ne pourra plus le montrer. L’ancien lien ne marche plus.
tell = Me prévenir quand c’est à moi
tell-by-none = Non
tell-by-browser = Par ce navigateur, page ouverte
tell-by-push = Par ce navigateur, même fermé
tell-by-mail = Par courriel
tell-by-webhook = Dans Discord, Slack…
tell-means-none = Le titre et l’icône de la page le montrent toujours.
tell-means-browser = Une notification, quand la table est ouverte dans un onglet que vous ne regardez pas. Le navigateur demandera votre accord.
tell-means-push = Une notification de cet appareil, une par tour et par table au plus, aucune quand vous êtes à la table. Le navigateur demandera votre accord.
tell-means-mail = Un message par tour et par table au plus, aucun quand vous êtes à la table. L’adresse doit d’abord confirmer.
tell-means-webhook = L’adresse secrète d’un webhook de : { $hosts }. Un message par tour et par table au plus, aucun quand vous êtes à la table.
tell-waits = Un message est parti vers cette adresse : ouvrez le lien qu’il contient pour confirmer.
tell-on-browser = Une notification vient quand la table est ouverte dans un onglet que vous ne regardez pas.
tell-on-push = Les notifications viennent sur l’appareil où vous l’avez choisi.
tell-on-mail = Les messages arrivent à cette adresse.
tell-on-webhook = Les messages arrivent par { $host }. Une autre adresse la remplace.
tell-address = Adresse de courriel
tell-hook = Adresse du webhook
tell-keep = Choisir
tell-denied = Le navigateur refuse les notifications : permettez-les pour ce site dans ses réglages.
tell-turn = C’est à vous de jouer.
tell-stop = Ne plus me prévenir

## Touches

keys = Touches du clavier
keyboard-Enter = Entrée
keyboard-Escape = Échap
keyboard-Tab = Tabulation
key-tab = aller d’un groupe à l’autre
key-arrows = d’une carte à l’autre
key-enter = jouer ce qui est choisi
key-digits = aller au choix de ce numéro
key-last = aller au dernier choix : finir, passer
key-slash = écrire un coup
key-undo = reprendre mon coup
key-hint = un indice, contre des robots
key-may = « Puis-je… ? »
key-list = tous les choix en boutons
key-board = plateau, à côté de la table
key-log = journal
key-chat = discussion
key-reference = fiche : ce que font les cartes et les pièces
key-rules = règles, à l’article de la question
key-go-on = continuer après un pli ou une manche
key-escape = renoncer
key-help = cette liste

## À propos

about-what = Clairière est une table de jeu : quatre jeux, un arbitre qui cite ses règles, des robots, des parties que l’on peut revoir.
about-unofficial = C’est l’œuvre libre de joueurs, sans lien avec les auteurs ni les éditeurs de ces jeux. S’ils vous plaisent, achetez-les : avec de vraies cartes, c’est encore mieux.
credits = Remerciements
credits-icons = Symboles : Lorc, Delapouite et les contributeurs de game-icons.net, licence CC BY 3.0, recolorés.
credits-fonts = Caractères : Fraunces (The Fraunces Project Authors) et Atkinson Hyperlegible (Braille Institute), licence SIL OFL 1.1.
credits-own = Les images des jeux et des cartes sont les nôtres.
credits-engine = Moteur de cette page : CPython (licence PSF) par Pyodide (licence MPL 2.0), avec msgspec, fluent.runtime, Babel, attrs et pytz ; leurs sources sont sur pypi.org et npmjs.com.
