## Ce que disent les outils du laboratoire, et les phrases du rapport de l’arène

lab-unknown-tool = Il n’y a pas d’outil « { $found } » : ./dev lab les donne tous.
cli-research-learned = Le réseau est dans { $file }.
cli-trained = Tour { $round } : { $games } parties. Surprise devant les vainqueurs de parties mises de côté : { $surprise } (poids linéaires : { $surprise_linear }).
cli-not-trained = Seul { $known } s’entraîne, pas { $found }.
arena-report-nothing = Aucun des matchs permanents n’est { $what }.
arena-reported = Le rapport est dans { $file }.
arena-report-head = # Arène : la force des robots

    Écrit par `./dev lab arena` ; rien ici n’est tapé à la main. Moteur { $engine }, { $built }. Chaque niveau joue un siège contre le niveau inférieur sur tous les autres,
    chaque donne une fois depuis chaque siège ; tous les matchs d’un jeu prennent sa graine scellée, sur laquelle rien n’est réglé ({ $seeds }). Les intervalles à 95 % sont ceux de Wilson, groupés par donne : la dispersion
    entre les donnes dit combien de parties indépendantes valent celles qui ont été jouées. Une nulle ne compte pas comme victoire, et compte pour moitié en Elo. Les temps sont ceux du processeur, sur un cœur.
arena-report-code = Le code qui a joué, par une empreinte du moteur, des règles et des robots : { $codes }.
arena-report-columns = | { $title } | victoires | part | intervalle à 95 % |
arena-ceiling-head = ## Ce qu’il reste à gagner

    Mesuré par `./dev lab ceiling`, sur ses propres graines : ce que gagnerait un niveau qui voit toutes les cartes (il triche, ce n’est pas un robot) ou qui a plusieurs fois ses itérations, sur un siège, contre un niveau tel quel sur tous les autres. Là où les deux n’ont que peu d’itérations, ce sont leurs façons de juger que l’on compare, à un prix qui permet davantage de parties.
arena-ceiling-columns = | jeu | qui | contre | victoires | part, intervalle à 95 % | graine |
arena-ceiling-open = niveau { $level } à cartes ouvertes, itérations × { $times }
arena-ceiling-beside = à côté du niveau { $level }{ $noisy ->
    [yes] , un choix sur cinq au hasard
   *[no] {""}
}
arena-ceiling-more = niveau { $level }, itérations × { $times }
arena-ceiling-so-many = niveau { $level } avec { $count } itérations
arena-report-summary = | jeu | robot | contre | part de victoires, intervalle à 95 % | ms par décision |
arena-partners = à côté d’un partenaire plus faible
arena-partners-how = Ce que le niveau le plus fort atteint à côté d’un partenaire qui ne regarde qu’un pli devant lui, en regard d’une paire des plus forts : parties gagnées avec leur intervalle, points par partie, et les points que coûte le partenaire.
arena-partners-columns = | difficulté | paire | gagnées, points | paire des plus forts | points perdus |
arena-leagues = les factions à côté des ligues
arena-leagues-how = Ce que chaque faction a gagné à toutes les tables de quatre ci-dessus, quel que soit le robot capable qui la jouait, à côté des parts des joueurs dans { $games } parties de ligues. Quand la part des joueurs sort de l’intervalle, nos robots jugent mal une faction, la leur ou celle des autres.
arena-leagues-columns = | faction | parties | part de nos robots, intervalle à 95 % | joueurs |
arena-leagues-weak = Nos robots en tirent moins que les joueurs : { $factions }.
arena-leagues-strong = Nos robots en tirent plus que les joueurs, ou s’en défendent trop peu : { $factions }.
arena-leagues-alike = Aucune n’est mal jugée, pour autant que si peu de parties le disent.
fuzz-held = Une autre série s’écrit dans « { $found } » : attendez-la, ou nommez un autre fichier.
fuzz-other = « { $found } » contient autre chose, ou une série d’autres jeux ou d’un autre code : nommez un nouveau fichier.
fuzz-played = { $games } parties, { $answers } réponses, { $longest } dans la plus longue ; sans fin possible : { $still } ; échecs : { $failed }. Gardé dans { $file }.
fuzz-still = { $game }, graine { $seed }, { $check } : échoue toujours : { $why }
fuzz-mended = { $game }, graine { $seed }, { $check } : n’échoue plus.
fuzz-replayed = { $count } rejouées ; échecs : { $still }.
cli-too-few-tables = On ne mesure pas { $found } tables : il en faut au moins 1.
cli-load = { $tables } tables dans { $processes } processus, { $moves } coups, { $errors } erreurs. Du clic à la nouvelle : { $p50_ms } ms pour la moitié, { $p99_ms } ms pour 99 %. { $cpu_ms_per_move } ms de processeur par coup ({ $client_ms_per_move } ici), { $kb_per_table } ko par table ; charge de la machine : { $load }.
cli-load-game = { $game } : { $moves } coups, { $p50_ms } ms pour la moitié, { $p99_ms } ms pour 99 %.
cli-load-shared = On ne mesure pas { $found } processus ainsi : il en faut au moins 1, et plusieurs partagent une base PostgreSQL (--db).
kills-too-few = On ne tue pas { $found } fois : il faut au moins 1.
kills-found = { $store } : tué { $kills } fois, { $plays } coups confirmés ; perdus : { $lost }, écrits deux fois : { $twice }, tables bloquées : { $stuck }.
kills-no-postgres = PostgreSQL n’est pas installé ici.
robustness-minutes = { $found } minutes ne conviennent pas : plus de 0, au plus 1440.
robustness-failed = « ./dev lab { $command } » n’a rien trouvé : lancez-la seule pour voir pourquoi.
