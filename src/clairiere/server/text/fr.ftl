### La table sur le web.

## Qui tient le serveur

server-table-removed = Cette table a été retirée par qui tient le serveur.
server-banned = Qui tient ce serveur ne vous y laisse plus entrer.
server-forgotten = Ce serveur vous a oublié, comme demandé.
server-closing = Le serveur redémarre. Rien n’est perdu : vous revenez à la table dans un instant.
operator-only = Seul qui tient le serveur peut faire cela : il faut sa clé.
operator-no-guest = Il n’y a pas d’invité « { $found } » ici.

## Réponses prévues

planned-not-here = Rien de tel ne se prévoit à cette table en ce moment.
planned-asked-now = On vous le demande maintenant : répondez.
planned-not-possible = « { $found } » n’est pas une réponse que l’on peut prévoir ici.
planned-impossible = Ce que vous aviez prévu n’était pas possible.
planned-unless = Vous pouviez faire ce que vous vouliez garder possible.
planned-options = Une réponse imprévue était possible.
planned-situation = La table avait changé.
planned-answered = Vous avez répondu vous-même.
planned-undone = On est revenu en arrière.
planned-over = La partie est finie.

## À la table

server-open-seat = Siège { $number } libre
server-waiting-for = { $count ->
    [one] { $names } réfléchit…
   *[other] On attend { $names }…
 }
server-turn-of = À { $names } de jouer.
server-waiting-for-players = On attend que les sièges libres soient pris.
server-starting = La partie va commencer.
server-agreed = { $label } : { $value }.
server-agreed-share = place { $seat }, { $things }
server-agreed-rated = Partie classée : on ne reprend rien, personne ne reçoit d’indice.
server-agreed-match = Un match en deux parties : les rôles changent de mains, les points s’additionnent.
server-agreed-clock = Chacun a { $unit ->
    [day] { $count ->
        [one] un jour
       *[other] { $count } jours
     }
    [minute] { $count ->
        [one] une minute
       *[other] { $count } minutes
     }
   *[second] { $count } secondes
 } pour chaque décision.
server-agreed-no-undo = Une décision ne se reprend pas.
server-agreed-watch-open = Tout le monde peut regarder, sans voir les mains.
server-agreed-watch-seat = Tout le monde peut regarder, et voit la main de la personne qui invite.
server-agreed-watch-nobody = Personne d’autre ne regarde.
server-withheld = Pendant la manche, les plis passés ne se relisent pas. Tout se lira ensuite.
server-no-talk = Pendant la manche, on ne parle que par phrases convenues ({ $clause }).
server-watching-closed = Cette table ne se regarde pas : elle est réservée à qui y joue.
server-abandoned = La table a été close avant la fin.
server-read-only = Cette partie se revoit, elle ne se joue plus.
server-defeat = Défaite
server-result = { $count ->
    [0] Personne ne gagne : { $points }
    [one] { $names } gagne : { $points }
   *[other] { $names } gagnent : { $points }
 }
server-left-to-bot = { $you ->
    [yes] Un robot joue à votre place ; vous pouvez la reprendre.
   *[other] { $seat } laisse un robot jouer, et peut revenir.
 }
server-came-back = { $you ->
    [yes] Vous avez repris votre place.
   *[other] { $seat } a repris sa place.
 }
server-undone = { $you ->
    [yes] Vous avez repris votre décision.
   *[other] { $seat } a repris sa décision.
 }
server-undone-agreed = { $you ->
    [yes] Vous avez repris votre décision, avec l’accord de tous.
   *[other] { $seat } a repris sa décision, avec l’accord de tous.
 }
server-vote-undo = { $you ->
    [yes] Vous demandez à reprendre votre dernière décision.
   *[other] { $seat } demande à reprendre sa dernière décision.
 }
server-vote-stop = { $you ->
    [yes] Vous proposez d’arrêter la partie.
   *[other] { $seat } propose d’arrêter la partie.
 }
server-vote-give-up = { $you ->
    [yes] Vous proposez d’abandonner : la partie serait perdue.
   *[other] { $seat } propose d’abandonner : la partie serait perdue.
 }
server-vote-refused = La demande est refusée : rien ne change.
server-vote-void = La demande tombe : la partie a continué.
server-vote-agreed = Tout le monde est d’accord.
server-vote-none = Il n’y a rien à voter.
server-vote-not-you = Ce n’est pas à vous de répondre à cette demande.
server-vote-open = Une demande attend déjà une réponse.
server-undo-off = À cette table on ne reprend pas ses décisions.
server-sequel = La partie suivante est prête : elle vous attend.
server-no-sequel = Cette partie n’a pas de suite.
server-rematch = { $seat } propose une revanche : elle vous attend.
server-taken-over = { $seat } est parti : { $bot } joue à sa place.
server-stand-in = { $name } (robot)
server-wire-bot = Robot

phrase-hello = Bonjour !
phrase-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-bye = Au revoir, et merci pour la partie.

phrase-hint = (a demandé un indice)

## Pages

page-home = Clairière, une table de jeu dans les bois
page-about-us = Jouez gratuitement et sans compte à { $count ->
    [4] quatre
   *[other] { $count }
 } jeux de société, contre des robots ou avec des amis.
page-status = Comment va le serveur
page-about = À propos
page-position = Une position de { $title }
page-positions = Poser une position
page-position-about = À regarder sur le plateau, à jouer à partir de là, ou avec un conseil.
page-games = Mes parties
page-puzzles = Problèmes
page-puzzles-about = Des positions où peu de choix atteignent le but, souvent un seul : c’est prouvé.
page-puzzle = Un problème de { $title }
page-chance = Un hasard que l’on peut vérifier
page-replay = Revoir une partie, poser une position
page-new = Inviter : { $title }
page-law = Règles : { $title }
page-lessons = Leçons
page-companion = À une vraie table
page-companion-of = { $title }, à une vraie table
page-companion-setup = Mise en place de { $title }
page-companion-track = Points de { $title }
page-companion-turns = Tours de { $title }
page-companion-battle = Combats de { $title }
page-companion-marquise = La Marquise Mécanique à une vraie table
page-companion-about = Pour qui a la boîte devant soi : points, mise en place, aide de tour, et la Marquise Mécanique pas à pas.
page-learn = Apprendre : { $title }
page-replayed = À revoir : { $title }
page-replayed-at = Revoir : { $title }, coup { $n }
page-invites = { $known ->
    [yes] { $name } vous invite : { $title }
   *[no] Une table vous attend : { $title }
 }
page-free = { $count ->
    [0] La table est complète.
    [one] Une place est libre. Ni compte ni installation : le lien suffit.
   *[other] { $count } places sont libres. Ni compte ni installation : le lien suffit.
 }
page-running = La partie est en cours.
page-over = La partie est finie : on peut la revoir.
page-nowhere = Cette page n’existe pas
page-scripts = Pour jouer ici, votre navigateur doit exécuter JavaScript.

## Robots

bot-about-random = Joue n’importe quelle réponse permise.
bot-about-greedy = Regarde un coup devant lui.
bot-about-search = Imagine ce que les autres peuvent tenir et essaie ses coups, des centaines de fois.
bot-about-expert = Réfléchit plusieurs fois plus longtemps.
bot-budget = Ici, au plus { $seconds } s par décision.
bot-about-renard-greedy = Sait ce que valent les plis et regarde un pli devant lui ; ne retient rien.
bot-about-renard-search = Imagine votre main de bien des façons et joue chacune jusqu’au bout pour voir ce qu’il y gagne.
bot-about-renard-expert = Prévoit ce que vous jouerez d’après chaque carte déjà vue, et compte les derniers plis jusqu’à la fin.
bot-about-duo-greedy = Regarde un pli devant lui pour la gemme qu’il peut rapporter ; ne retient rien.
bot-about-duo-search = Imagine votre main de bien des façons et suit le chemin avec chacune.
bot-about-duo-expert = Lit dans vos cartes comment vous jouez, et pense au score autant qu’à la victoire.
bot-about-jeton-greedy = Enchérit quand personne ne semble pouvoir faire mieux, et gâche la manche de qui allait gagner.
bot-about-jeton-search = Compte ce que chacun peut tenir, et pèse chaque enchère et chaque annonce.
bot-about-jeton-expert = Pèse la même chose sur bien plus d’avenirs possibles, parmi des rivaux qui réfléchissent comme lui.
bot-about-root-greedy = Marque quand il peut et protège ce qui rapporte, chaque faction à sa façon.
bot-about-root-search = Essaie chaque choix dans des mondes qu’il imagine et regarde un tour de table plus loin.
bot-about-root-expert = Cherche des tours entiers dans les mondes qu’il imagine, et juge ce qui en vient d’après des milliers de parties.

## Refus

server-commitment = Ce nonce répond à une autre empreinte que celle de cette table.
server-nonce = Un nonce s’écrit avec 64 chiffres hexadécimaux (0-9, a-f).
server-nonce-given = Votre nonce est déjà mêlé au hasard de cette table.
server-review-busy = Un bilan à la fois : un autre que vous avez demandé est en cours.
server-review-other = Quelqu’un d’autre a demandé ce bilan : il continue.
server-hint-busy = Un indice à la fois : le dernier n’est pas encore là.
server-hint-late = La partie a continué : cet indice ne sert plus.
server-no-table = Il n’y a pas de table « { $found } ».
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cette adresse ne se demande pas ainsi.
server-no-guest = On ne sait pas qui vous êtes : demandez d’abord /api/me, et acceptez le cookie.
server-no-link = Ce lien personnel n’existe pas, ou plus.
server-bad-token = Ce jeton n’ouvre rien.
server-malformed = Le message n’a pas la forme attendue : { $why }.
server-too-heavy = Ce calcul serait trop long : demandez quelque chose de plus simple.
server-too-big = C’est trop long : { $most } octets au plus.
server-too-many = Trop de messages : attendez un instant.
server-too-slow = Le message a mis trop longtemps à arriver : { $most } secondes au plus.
server-lines-most = Trop de pages sont ouvertes à la fois : fermez-en une d’abord.
server-origin = Cette page vient d’un autre site ({ $found }) : elle n’a pas accès à la table.
server-hello-first = Le premier message doit être « hello ».
server-language = On parle ici { $known }, pas « { $found } ».
server-name = Un nom compte de 1 à { $most } caractères, dont au moins une lettre ou un chiffre visible, sans accents empilés, sans les signes < > & ni retour à la ligne.
server-not-host = Seule la personne qui a ouvert la table peut faire cela.
server-not-seated = Vous n’avez pas ce siège.
server-not-started = La partie n’a pas commencé.
server-started = La partie a déjà commencé.
server-running = La partie n’est pas finie.
server-over = La partie est finie.
server-full = Il n’y a pas de siège libre.
server-seat-taken = Ce siège est pris.
server-seated-already = Vous avez déjà un siège à cette table.
server-online-only = Ici, ce jeu se joue seulement avec { $option } = { $wanted }.
server-alone-only = Seulement pour une personne seule avec des robots : entre personnes, ce jeu se joue avec { $option } = { $wanted }.
server-no-seat = Il n’y a pas de siège { $found } à cette table.
server-seat-word = « { $found } » ne désigne pas qui s’assoit : « me », « open » ou « bot:NOM ».
server-one-seat = Pour tenir plusieurs sièges, choisissez une partie sur un seul écran (hotseat).
server-no-rating = Ce serveur ne tient pas de classement.
server-no-hotseat = Ce jeu se joue en temps réel : chacun devant son écran.
server-then = « { $found } » ne dit pas ce qui suit un départ : « wait », « bot:NOM » ou « stop ».
server-move-s = Le temps par question va de 0 (sans limite) à { $most } secondes.
server-step = Cette partie compte { $most } réponses : il n’y a pas de position { $found }.
server-view = « { $found } » ne désigne personne : un siège, « spectator », ou « all » quand la partie est finie.
server-view-closed = Pendant une partie, on ne revoit que ce que l’on a vu soi-même.
server-branch-bots = Il faut un robot pour chaque autre siège : { $wanted }, et non { $found }.
server-branch-over = Cette position est celle de la fin : il n’y a plus rien à jouer.
server-chat-empty = Il n’y a rien à dire.
server-chat-long = Une phrase compte { $most } lettres au plus.
server-no-phrase = Il n’y a pas de phrase « { $found } ».
server-seat-shared = À plusieurs devant un même écran, il n’y a pas de place à soi à montrer aux spectateurs.
server-slept = Le serveur a dormi { $seconds } s. Aucune horloge n’a tourné : personne n’a perdu de temps.
server-damaged = La table « { $found } » ne peut plus être lue. Rien n’y a été changé ; la personne qui tient ce serveur peut l’exporter telle quelle.
server-store-failed = Cela n’a pas pu être écrit pour l’instant : rien n’a été fait. Réessayez dans un moment.
server-no-url = « { $found } » n’est pas une base de données : un fichier SQLite, ou postgresql://….
server-no-smtp = Le serveur de courrier s’écrit smtp://nom:motdepasse@hôte:587/?from=table@exemple.org, ou smtps://….
server-no-way = Ce serveur ne prévient pas de cette façon.
server-webhook = Ce n’est pas l’adresse d’un webhook de { $known } : elle commence par https:// et contient son secret.
server-no-hooks = Pour --hook, un nom d’hôte tel que discord.com, sans adresse ni port ; pas « { $found } ».
server-push = Ce navigateur n’a pas donné d’abonnement que l’on puisse utiliser.
server-address = Cela ne ressemble pas à une adresse électronique.
server-no-postgres = Il manque asyncpg : pip install clairiere[postgres].
server-failed = Le serveur a trébuché ; la partie n’en est pas changée.
server-tables-most = Vous avez déjà { $most } tables en cours : finissez-en une d’abord.
server-records-most = Vous avez déjà envoyé beaucoup de parties aujourd’hui.
server-pictures-most = Vous avez demandé beaucoup d’images : réessayez dans une minute.

## La ligne de commande

cli-operator = pour qui tient le serveur : écarter ou effacer un invité, nettoyer un nom, retirer une table
cli-operator-act = key : la clé ; guests : chercher un nom ; ban, unban, clean, export, delete : un invité ; remove : une table
cli-operator-what = l’invité ou la table, par son identifiant ; pour guests, une partie du nom
operator-what = « { $act } » demande qui ou quoi : un identifiant.
operator-unreachable = Le serveur ne répond pas à { $address }.
operator-guest = { $id }  { $name }{ $banned ->
    [0] {""}
   *[other] {" "}(écarté)
 }
operator-done-ban = L’invité { $what } est écarté : ses lignes sont coupées, des robots jouent à ses places.
operator-done-unban = L’invité { $what } peut revenir.
operator-done-clean = L’invité { $what } s’appelle désormais { $name }.
operator-done-delete = Il ne reste rien de l’invité { $what } ; ses parties avec d’autres restent, sans son nom.
operator-done-remove = La table { $what } est retirée.
cli-metrics = dire des chiffres à Prometheus sur ce port, pour cette machine seulement si aucune adresse ne le précède
cli-log = le journal en lignes de texte, ou d’objets JSON
server-no-metrics = Pour Prometheus il faut un paquet de plus : pip install prometheus-client.
server-metrics-place = « { $found } » n’est pas un port, ni une adresse et un port : 9470, ou 10.0.0.5:9470.
cli-serve = servir la table sur le web
cli-backup = copier tout ce que la table a gardé (SQLite) dans un fichier
cli-export = écrire chaque partie finie de la table web dans un dossier, un fichier par partie ; ou, avec --out, des parties de robots en tableaux
cli-export-what = le dossier, ou avec --out le jeu
cli-export-out = le fichier (npz) pour des parties de robots : observations, options, choix, résultats (extra « research »)
cli-import = ajouter des parties enregistrées, que l’on peut alors revoir
cli-host = l’adresse où servir
cli-port = le port (sinon un port libre)
cli-browser = ouvrir le navigateur
cli-origin = un autre site dont les pages peuvent utiliser ce serveur
cli-proxy = l’adresse d’un mandataire (proxy) placé devant ce serveur, que l’on croit sur les adresses (docs/limits.md)
cli-shared = combien de personnes peuvent venir d’une même adresse (sinon 10) : ses limites suivent (docs/limits.md)
cli-smtp = le serveur de courrier, pour prévenir ceux qui le souhaitent que c’est à eux : smtp://nom:motdepasse@hôte:587/?from=adresse (ou CLAIRIERE_SMTP)
cli-hook = un hôte vers lequel les webhooks de chacun peuvent mener, par exemple discord.com ou hooks.slack.com ; répétable (ou CLAIRIERE_HOOKS, séparés par des espaces)
cli-serve-site = l’adresse de ce serveur, telle qu’elle figure dans les messages : https://… (ou CLAIRIERE_SITE)
cli-db = la base de données : un fichier SQLite ou postgresql://… (sinon le dossier de données de l’utilisateur)
cli-backed-up = Tout est copié dans { $file }.
cli-exported-damaged = { $count ->
    [one] Une table ne peut pas être lue : elle a été écrite telle quelle (.damaged.json). Tant que sa partie est en cours, ce fichier contient des cartes cachées.
   *[other] { $count } tables ne peuvent pas être lues : elles ont été écrites telles quelles (.damaged.json). Tant que leurs parties sont en cours, ces fichiers contiennent des cartes cachées.
 }
cli-exported = { $count ->
    [0] Aucune partie finie
    [one] { $count } partie écrite
   *[other] { $count } parties écrites
 } dans { $folder }.
cli-imported = { $count ->
    [one] { $count } partie ajoutée :
   *[other] { $count } parties ajoutées :
 }
server-held = Une Clairière sert déjà ces tables : { $address }
server-held-by-other-name = Une Clairière sert déjà ces tables sous un autre nom de ce fichier : { $found } est un lien physique. Servez-vous du nom donné au démarrage du serveur.
server-key-file = Le fichier de clés { $found } est inutilisable : { $why }
server-no-database = La base { $found } ne s’ouvre pas : { $why }
server-backup-postgres = Pour PostgreSQL, la sauvegarde se fait avec pg_dump.
server-no-store = Il n’y a pas encore de table gardée dans { $found }.
server-not-text = « { $found } » n’est pas un texte.
server-import = { $found } : { $refused }
server-lesson-wait = Laissez d’abord faire les autres : la leçon les attend ({ $clause }).
server-lesson-other = Les règles le permettent ; la leçon essaie d’abord autre chose ({ $clause }).

## Prévenir

mail-confirm-subject = Clairière : est-ce votre adresse ?
mail-confirm =
    Quelqu’un, sans doute vous, souhaite être prévenu à cette adresse quand c’est à lui de jouer sur { $site }.

    Pour accepter, ouvrez cette page dans les trois jours et confirmez :
    { $link }

    Si ce n’est pas vous, ne faites rien : rien d’autre ne sera envoyé.
notice-confirm-ask = Voulez-vous recevoir un message à cette adresse quand c’est à vous de jouer ?
notice-confirm-button = Confirmer
notice-confirm-done = C’est confirmé. Un message par tour et par table au plus, et aucun quand vous êtes à la table.
mail-turn-subject = À vous de jouer : { $title }
mail-turn =
    C’est à vous de jouer à une table de { $title }.{ $hours ->
        [0] {""}
        [one] {" "}Il reste une heure.
       *[other] {" "}Il reste { $hours } heures.
    }

    { $link }

    Pour ne plus recevoir ces messages :
    { $stop }
webhook-first =
    Clairière préviendra ici quand c’est à vous de jouer sur { $site }.
    Ne plus recevoir ces messages : { $stop }
webhook-turn =
    À vous de jouer : { $title }.{ $hours ->
        [0] {""}
        [one] {" "}Il reste une heure.
       *[other] {" "}Il reste { $hours } heures.
    }
    { $link }
    Ne plus recevoir ces messages : { $stop }
push-turn = C’est à vous de jouer.{ $hours ->
        [0] {""}
        [one] {" "}Il reste une heure.
       *[other] {" "}Il reste { $hours } heures.
    }
push-stop = Ne plus me prévenir
notice-stop-ask = Voulez-vous ne plus être prévenu quand c’est à vous ?
notice-stop-button = Ne plus en recevoir
notice-stop-done = Où vous prévenir est oublié : il n’y aura plus de messages.
link-ask = Sur cet appareil, vous êtes { $now }. Ce lien vous y ferait devenir { $name } : vous y auriez ses parties, et non plus celles de { $now }. Pour pouvoir revenir à celles-ci, créez d’abord votre propre lien secret dans les réglages.
link-button = Devenir { $name } sur cet appareil
link-stay = Rester { $now }
mail-home = Vers la table

